"""What a player should know before an answer: that it would do nothing now, what it costs, what it ends.

Everything is judged by the rules' own functions from what the player's view shows: the board, all mats, the own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zeitalter.engine.values import NUMBER, Action, Kind
from zeitalter.games.historia.data.components import (
    ADVISOR,
    ART,
    BY_DESTROYING,
    EXPANSION,
    EXPLOITATION,
    MILITARY,
    RAID,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    TECHNOLOGY,
    TOURISM,
    WAR,
)
from zeitalter.games.historia.rules import dominion, happenings
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions import ADVANCED, BASIC, RULES
from zeitalter.games.historia.rules.choices import PlaceCube
from zeitalter.games.historia.rules.execution import Execute, execution
from zeitalter.games.historia.rules.kinds import CIV, EVENT, HINDRANCE, WONDER
from zeitalter.games.historia.rules.matrix import can_rise
from zeitalter.games.historia.rules.state import HINDRANCES, State, advisor_deck
from zeitalter.games.historia.rules.turns import is_revolution
from zeitalter.games.historia.rules.wonders import refreshable, usable
from zeitalter.kit.game_parts import Caution

IDLE, COST, GRAVE = "idle", "cost", "grave"
SPENDING = (MILITARY, TECHNOLOGY, ART, EXPANSION)
"""Actions that need a cube of the personal supply."""
GIVING = (EXPLOITATION, RAID)
"""Actions that bring cubes back, so that those after them can be paid."""


def caution(s: State, seat: int, action: Action) -> Caution | None:
    """What the player should know before giving this answer; None: nothing."""
    found = _CAUTIONS.get(action[0])
    return found(s, seat, action) if found else None


def _idle(why: str, *more: tuple[Kind, Any]) -> Caution:
    return Caution(IDLE, "idle", ((HINDRANCE, HINDRANCES.index(why)), *more))


# -- cards ------------------------------------------------------------------------------------------------------------


def _select(s: State, seat: int, action: Action) -> Caution | None:
    """A card alone is judged as it would be executed now; of several one may make another possible."""
    cards = action[1]
    why = card_idle(s, seat, cards[0]) if len(cards) == 1 else ""
    if why:
        return _idle(why)
    price, gives, revolts = 0, False, False
    for card in cards:
        if card in SPENDING:
            price += RULES[card].price(s, BASIC, False) if card != EXPANSION else 1
        gives = gives or card >= ADVISOR or card in GIVING
        revolts = revolts or is_revolution(s, card)
    if price > s.personal[seat] and not gives:
        return Caution(IDLE, "cubes-short", ((NUMBER, price), (NUMBER, s.personal[seat])))
    if WAR in cards and len(cards) == 1 and _all_wars_lost(s, seat):
        return Caution(COST, "wars-lost")
    return Caution(COST, "ends-round") if revolts else None


def _all_wars_lost(s: State, seat: int) -> bool:
    """Whether everybody who could be attacked is at least as strong."""
    rivals = [civ for civ in range(len(s.land)) if civ != seat and s.land[civ] & s.land[seat]]
    return all(s.military[civ] >= s.military[seat] for civ in rivals)


def card_idle(s: State, seat: int, card: int) -> str:
    """Why a card would do nothing if it was executed now, as one of `HINDRANCES`; empty if it does something."""
    if card < ADVISOR:
        return _action_idle(s, Execute(seat, card, True, False, False))
    whys = [_effect_idle(s, seat, "advisor", *found) for found in s.components.advisor_effects[card - ADVISOR]]
    return whys[0] if whys and all(whys) else ""


def _action_idle(s: State, execute: Execute) -> str:
    """Why an action would change nothing now; the event of the round comes first (H115)."""
    seat = execute.seat
    why = execute.why_idle(s)
    if why or s.event < 0 or not happenings.triggered(s, execute.action):
        return why or _only_by_giving_up(s, execute)
    met = happenings.can_meet(s, seat, s.event)
    return "" if met and execute.changes(happenings.afterwards(s, seat)) else "event"


def _only_by_giving_up(s: State, execute: Execute) -> str:
    """Exploitation without used cubes could only take cubes off the map, for points (H38)."""
    return "used" if execute.action == EXPLOITATION and not s.used[execute.seat] else ""


def _effect_idle(s: State, seat: int, origin: str, name: str, *values: Any) -> str:
    """Why an effect would do nothing now; empty if it does something (H74)."""
    if name == "do_action":
        return _action_idle(s, execution(seat, *values))
    if name in ("recover_oldest_cards", "recover_chosen_cards"):
        return "" if s.row[seat] else "discards"
    if name == "refresh_wonders":
        return "" if refreshable(s, seat, origin == "wonder") else "upright"
    if name == "recover_cubes":
        return "" if s.used[seat] else "used"
    if name == "receive_cubes":
        return "" if s.general[seat] else "general"
    if name == "build_wonders":
        return "" if s.wonder_row else "row"
    if name == "gain_levels":
        return "" if can_rise(s, seat, values[0]) else "cell"
    if name == "draw_advisors":
        return "" if s.zones[advisor_deck(seat)].cards else "advisors"
    if name == "place_cube":
        return _place_idle(s, seat, *values)
    return ""


def _place_idle(s: State, seat: int, place: str, how_far: str) -> str:
    if not (s.used if place == "used" else s.personal)[seat]:
        return "used" if place == "used" else "cubes"
    return "" if PlaceCube(seat, place, how_far).targets(s) else "reach"


def _start(s: State, seat: int, action: Action) -> Caution | None:
    """Starting a card whose event cannot be met, or that would do nothing now."""
    why = card_idle(s, seat, action[1])
    if why == "event":
        return Caution(IDLE, "event", ((EVENT, s.event),))
    return _idle(why) if why else None


def _end_turn(s: State, seat: int, action: Action) -> Caution | None:
    """Wonders that could still be used and would bring something."""
    open = [w for w in range(len(s.components.wonder_effects)) if usable(s, seat) >> w & 1]
    worth = [w for w in open if s.components.wonder_kind[w] != BY_DESTROYING and not _wonder_idle(s, seat, w)]
    return Caution(COST, "wonders-unused", ((NUMBER, len(worth)),)) if worth else None


def _no_effect(s: State, seat: int, action: Action) -> Caution | None:
    top = s.stack[-1]
    return _idle(top.why_idle(s)) if isinstance(top, Execute) else None


# -- actions ----------------------------------------------------------------------------------------------------------


def _levels(s: State, seat: int, action: Action) -> Caution | None:
    """The advanced version where only one of two levels can be gained (H28)."""
    stat = STAT_MILITARY if action[0] == "military" else STAT_TECHNOLOGY
    levels = s.military[seat] if stat == STAT_MILITARY else s.technology[seat]
    if action[1] != ADVANCED or levels >= len(s.components.cells) - 2:
        return None
    return Caution(COST, "one-level") if dominion.boost_room(s, seat, stat) < 2 else None


def _art(s: State, seat: int, action: Action) -> Caution | None:
    """The advanced version for the last wonder of the row (A12)."""
    return Caution(COST, "one-wonder") if action[1] == ADVANCED and len(action[2]) < 2 else None


def _exploitation(s: State, seat: int, action: Action) -> Caution | None:
    given = action[3]
    if not RULES[EXPLOITATION].changes(s, seat, action, _free(s)):
        return Caution(IDLE, "takes-nothing")
    points = sum(s.components.tile_vp[s.tiles[t]] for t in given)
    return Caution(COST, "gives-up", ((NUMBER, points), (NUMBER, len(given)))) if given else None


def _free(s: State) -> bool:
    top = s.stack[-1]
    return isinstance(top, Execute) and top.free


def _war(s: State, seat: int, action: Action) -> Caution | None:
    """A war that cannot be won (H52-H55); alone the last cube is the end (H112)."""
    rival = action[3]
    own, other = s.military[seat], s.military[rival]
    if own == other:
        return Caution(IDLE, "war-even", ((CIV, rival), (NUMBER, own)))
    if own > other:
        return None
    if s.players == 1 and not s.is_player(rival) and world.territories(s, seat) == 1:
        return Caution(GRAVE, "war-lost-game", ((CIV, rival),))
    points = RULES[WAR].version(s, action[1]).data.winner_vp
    return Caution(GRAVE, "war-lost", ((CIV, rival), (NUMBER, points)))


def _tourism(s: State, seat: int, action: Action) -> Caution | None:
    return None if RULES[TOURISM].changes(s, seat, action, _free(s)) else _idle("wonders")


# -- wonders, dominion, what effects ask ------------------------------------------------------------------------------


def _wonder_idle(s: State, seat: int, wonder: int) -> str:
    whys = [_effect_idle(s, seat, "wonder", *found) for found in s.components.wonder_effects[wonder]]
    return whys[0] if whys and all(whys) else ""


def _wonder(s: State, seat: int, action: Action) -> Caution | None:
    _, wonder, destroyed = action
    why = _wonder_idle(s, seat, wonder)
    if why:
        return Caution(GRAVE if destroyed else IDLE, "idle", ((HINDRANCE, HINDRANCES.index(why)),))
    return Caution(COST, "destroys", ((WONDER, destroyed[0]),)) if len(destroyed) == 1 else None


def _dominion(s: State, seat: int, action: Action) -> Caution | None:
    """The tile works once, until the end of the epoch (H122, H125a)."""
    ability = action[1]
    if ability in (dominion.TECHNOLOGY_BOOST, dominion.MILITARY_BOOST):
        stat = STAT_TECHNOLOGY if ability == dominion.TECHNOLOGY_BOOST else STAT_MILITARY
        if not dominion.boost_room(s, seat, stat):
            return _idle("cell")
    if ability == dominion.EXTRA_CUBES and not action[3]:
        return Caution(IDLE, "no-extra-cubes")
    return Caution(COST, "dominion-once", ((NUMBER, 5 - s.round_of_epoch),))


def _declines(s: State, seat: int, action: Action) -> Caution | None:
    """Taking nothing of what is offered."""
    return Caution(COST, "declines") if len(action) == 1 or not action[1] else None


_CAUTIONS: dict[str, Callable[[State, int, Action], Caution | None]] = {
    "select": _select,
    "start": _start,
    "end_turn": _end_turn,
    "no_effect": _no_effect,
    "military": _levels,
    "technology": _levels,
    "art": _art,
    "exploitation": _exploitation,
    "war": _war,
    "tourism": _tourism,
    "wonder": _wonder,
    "dominion": _dominion,
    "build": _declines,
    "refresh": _declines,
    "take_back": _declines,
    "no_cube": _declines,
}

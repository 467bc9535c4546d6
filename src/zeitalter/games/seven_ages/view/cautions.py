"""What a player should know before an answer: that it would do nothing now, what is lost by it, and what it ends.

Sentences are `caution-<id>`. Read are only the board, the own hand and the own markers, so a caution is the same in all
positions that a player cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from zeitalter.engine.masks import bits
from zeitalter.engine.values import NUMBER, SEAT, Action
from zeitalter.games.seven_ages.data.components import (
    CONCENTRATED_OWNERSHIP,
    DISCARD_EMPIRE,
    HERESY,
    INTERNET,
    JIHAD,
    MANOEUVRE,
    PEACE_TREATY,
    POPULIST,
    PRODUCTION,
    RELIGIOUS_STRIFE,
    REVOLUTION,
    START_EMPIRE,
    UNITED_NATIONS,
    WILD,
    WORLD_WAR,
)
from zeitalter.games.seven_ages.rules.cities import city_sites
from zeitalter.games.seven_ages.rules.civil_leaders import leader_actions
from zeitalter.games.seven_ages.rules.civilise import CITY, LEADER, Civilising
from zeitalter.games.seven_ages.rules.course import TurnMarkers
from zeitalter.games.seven_ages.rules.destiny import hand_size
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.event_targets import Play, target_empire, victim
from zeitalter.games.seven_ages.rules.first_units import first_units, start_areas
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.kinds import ACTION, AREA, EMPIRE
from zeitalter.games.seven_ages.rules.kinds import LEADER as LEADER_KIND
from zeitalter.games.seven_ages.rules.markers import marker_on, slots_of
from zeitalter.games.seven_ages.rules.movement import FIRST, can_move
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.production import upkeep_due
from zeitalter.games.seven_ages.rules.state import HANDS, NOBODY, State
from zeitalter.games.seven_ages.rules.units import has_moved
from zeitalter.kit.game_parts import Caution

HARMFUL = (CONCENTRATED_OWNERSHIP, HERESY, RELIGIOUS_STRIFE, REVOLUTION)
"""Artefacts that nobody wants for an own empire."""
FOR_ALL = (JIHAD, PEACE_TREATY, UNITED_NATIONS, WORLD_WAR)
"""Artefacts that are neither good nor bad for the empire that gets them."""
POOR = 200
HOPELESS = 60
"""An attack that wins with so many thousandths is a poor one, or one without a chance."""
PERCENT = 10


def caution(s: State, seat: int, action: Action) -> Caution | None:
    """What a seat should know before this answer to the present question, if anything."""
    if not s.stack:
        return None
    step = type(s.stack[-1]).__name__
    told = _CAUTIONS.get((step, action[0])) or _CAUTIONS.get(("", action[0]))
    return told(s, seat, action) if told is not None else None


def _acting(s: State) -> int:
    """The empire that is asked about, or NOBODY."""
    return s.empire(getattr(s.stack[-1], "card", NOBODY))


# -- markers -----------------------------------------------------------------------------------------------------------


def _place(s: State, seat: int, action: Action) -> Caution | None:
    """A marker Discard empire is laid to give an empire up."""
    for slot, marker in zip(slots_of(s, seat), action[1], strict=False):
        if marker == DISCARD_EMPIRE:
            return Caution("cost", "lays-discard", ((EMPIRE, s.card[slot]),))
        if slot < 0 and marker == START_EMPIRE and not _can_start(s, seat):
            return Caution("idle", "no-card-to-start")
    return None


def _can_start(s: State, seat: int) -> bool:
    """Whether a player could start an empire now: a card that fits, a colour, or an event that helps."""
    helped = bool(s.components.moments["start_empire"].cards & s.hand_mask(seat))
    return bool(s.colours_for(seat)) and (helped or any(ages_for(s, card) for card in s.zones[HANDS + seat].cards))


def _turn_over(s: State, seat: int, action: Action) -> Caution | None:
    """An action that ends an empire, or that would do nothing now."""
    round_ = s.stack[-1]
    assert isinstance(round_, TurnMarkers)
    if action[0] == "turn_over_slot":
        idle = round_.action == START_EMPIRE and not _can_start(s, seat)
        return Caution("idle", "no-card-to-start") if idle else None
    e = s.empire(action[1])
    if round_.action == DISCARD_EMPIRE:
        return Caution("grave", "gives-up", ((EMPIRE, action[1]),))
    if round_.action == PRODUCTION and not s.money[e] and not income(s, e).total:
        return Caution("idle", "no-income", ((EMPIRE, action[1]),))
    if round_.action == MANOEUVRE and not _may_move(s, e):
        return Caution("idle", "nobody-can-move", ((EMPIRE, action[1]),))
    return None


def _may_move(s: State, e: int) -> bool:
    """Whether a Manoeuvre of an empire does anything: units move, or a Populist brings order."""
    return bool(s.codes(e) >> POPULIST & 1 and s.held[e] & s.disorder) or can_move(s, e, FIRST)


def _leave_markers(s: State, seat: int, action: Action) -> Caution | None:
    """Markers of this action that are not turned over, and a Wild in the last one, are forfeited."""
    round_ = s.stack[-1]
    assert isinstance(round_, TurnMarkers)
    lying = [marker_on(s, seat, slot) for slot in s.slots[seat]]
    if round_.action == DISCARD_EMPIRE:
        return Caution("cost", "forfeits-wild") if WILD in lying else None
    if round_.action not in lying or (round_.action == START_EMPIRE and not _can_start(s, seat)):
        return None
    return Caution("cost", "forfeits", ((ACTION, round_.action),))


# -- starting an empire ------------------------------------------------------------------------------------------------


def _found(s: State, seat: int, action: Action) -> Caution | None:
    """Where others stand in all start areas there is a conflict at once."""
    areas = s.components.start_areas[action[1]]
    taken = [area for area in areas if s.holder[area] >= 0]
    return Caution("cost", "starts-in-conflict", ((AREA, taken[0]),)) if len(taken) == len(areas) else None


def _start_nothing(s: State, seat: int, action: Action) -> Caution | None:
    able = any(ages_for(s, card) for card in s.zones[HANDS + seat].cards)
    return Caution("cost", "starts-nothing") if able else None


def _first_units(s: State, seat: int, action: Action) -> Caution | None:
    """A start area without a unit stays with whoever comes."""
    e = _acting(s)
    offered = {area for area, _ in first_units(s, e)}
    bare = [area for area in start_areas(s, e) if area in offered and s.holder[area] < 0]
    return Caution("cost", "start-area-left", ((AREA, bare[0]),)) if bare else None


# -- trade, manoeuvre, production --------------------------------------------------------------------------------------


def _no_trade(s: State, seat: int, action: Action) -> Caution | None:
    return None if getattr(s.stack[-1], "tried", ()) else Caution("cost", "no-trade")


def _move(s: State, seat: int, action: Action) -> Caution | None:
    """An attack that is not likely to succeed with these units and those that are there already."""
    _, _, goal, units, _ = action
    if s.active < 0 or s.holder[goal] in (NOBODY, s.active):
        return None
    wins = odds(s, s.active, goal, (*s.raid[goal], *units)).wins
    return Caution("cost", "poor-attack", ((AREA, goal), (NUMBER, wins // PERCENT))) if wins < POOR else None


def _stop_moving(s: State, seat: int, action: Action) -> Caution | None:
    """Attacks without a chance are asked about; an action in which nobody has moved is lost."""
    if s.active < 0:
        return None
    raided = [area for area, units in enumerate(s.raid) if units and s.units[area]]
    chances = [(odds(s, s.active, area, s.raid[area]).wins, area) for area in raided]
    if chances and min(chances)[0] < HOPELESS:
        wins, area = min(chances)
        return Caution("grave", "hopeless-attack", ((AREA, area), (NUMBER, wins // PERCENT)))
    if raided or any(has_moved(unit) for area in bits(s.held[s.active]) for unit in s.units[area]):
        return None
    return Caution("cost", "nobody-moved") if can_move(s, s.active, FIRST) else None


def _dismiss(s: State, seat: int, action: Action) -> Caution | None:
    e = _acting(s)
    return Caution("cost", "dismisses-paid") if upkeep_due(s, e) <= s.money[e] else None


def _throw_away(s: State, seat: int, action: Action) -> Caution | None:
    """Whoever holds a full hand and keeps it draws nothing."""
    size, held = hand_size(s, _acting(s)), len(s.zones[HANDS + seat])
    return Caution("idle", "draws-nothing", ((NUMBER, size),)) if held - len(action[1]) >= size else None


# -- civilise and events -----------------------------------------------------------------------------------------------


def _artefact(s: State, seat: int, action: Action) -> Caution | None:
    """Good ones for others, bad ones for oneself, and the one that ends the game."""
    _, _, artefact, card = action
    e = s.empire(card)
    if artefact == INTERNET:
        return Caution("grave", "ends-game")
    if artefact in FOR_ALL or e < 0:
        return None
    if s.owner[e] == seat:
        return Caution("cost", "harms-own", ((EMPIRE, card),)) if artefact in HARMFUL else None
    return None if artefact in HARMFUL else _helps(s, e)


def _event(s: State, seat: int, action: Action) -> Caution | None:
    """An event that hurts an own empire, or helps one of somebody else."""
    _, card, event, *target = action
    play = Play(seat, card, event, tuple(target), getattr(s.stack[-1], "context", ()))
    if s.components.event_hostile[event]:
        e = victim(s, play)
        return Caution("cost", "harms-own", ((EMPIRE, s.card[e]),)) if e >= 0 and s.owner[e] == seat else None
    e = target_empire(s, play) if play.target[0] else NOBODY
    return _helps(s, e) if e >= 0 and s.owner[e] != seat else None


def _helps(s: State, e: int) -> Caution:
    return Caution("cost", "helps-other", ((EMPIRE, s.card[e]), (SEAT, s.owner[e])))


def _stop_civilising(s: State, seat: int, action: Action) -> Caution | None:
    """A city or a leader that cost nothing but the action is left."""
    step, e = s.stack[-1], _acting(s)
    if not isinstance(step, Civilising) or e < 0:
        return None
    if not s.civil_done & CITY and city_sites(s, e, False):
        return Caution("cost", "city-left")
    drawn = not s.civil_done & LEADER and ("draw_leader",) in leader_actions(s, e, False)
    return Caution("cost", "leader-left") if drawn else None


def _demote(s: State, seat: int, action: Action) -> Caution | None:
    return Caution("cost", "demotes", ((LEADER_KIND, action[1]),))


# -- the end -----------------------------------------------------------------------------------------------------------


def _keep_money(s: State, seat: int, action: Action) -> Caution | None:
    """After the last turn money is worth nothing."""
    last = s.finished_by or s.turn >= turn_limit(s)
    return Caution("cost", "money-worthless", ((NUMBER, s.money[_acting(s)]),)) if last else None


def _give_up_faith(s: State, seat: int, action: Action) -> Caution | None:
    return Caution("grave", "gives-up-faith", ((EMPIRE, s.card[_acting(s)]),))


Tell = Callable[[State, int, Action], Caution | None]
_CAUTIONS: Mapping[tuple[str, str], Tell] = {
    ("", "place"): _place,
    ("", "turn_over"): _turn_over,
    ("", "turn_over_slot"): _turn_over,
    ("TurnMarkers", "done"): _leave_markers,
    ("", "found"): _found,
    ("ChooseEmpire", "pass"): _start_nothing,
    ("BuyFirstUnits", "done"): _first_units,
    ("ChooseTrade", "done"): _no_trade,
    ("", "move"): _move,
    ("Movement", "done"): _stop_moving,
    ("", "dismiss"): _dismiss,
    ("", "throw_away"): _throw_away,
    ("", "artefact"): _artefact,
    ("", "event"): _event,
    ("Civilising", "done"): _stop_civilising,
    ("", "demote"): _demote,
    ("BuyGlory", "pass"): _keep_money,
    ("", "give_up_faith"): _give_up_faith,
}
"""By question and verb; an empty question is any."""

"""Why an answer is good: the part of the evaluation that gains most, as a message of `hints.*.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.values import NUMBER, Action, Kind
from zeitalter.games.historia.bot.judge import PARTS, PlayOn, lay, parts
from zeitalter.games.historia.data.components import (
    EXPLOITATION,
    RAID,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    TRADE,
    WAR,
)
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions import ADVANCED, RULES
from zeitalter.games.historia.rules.kinds import CARD, CIV, CIVILIZATION, GOVERNMENT, LEADER, STAT, WONDER
from zeitalter.games.historia.rules.leaders import terms_met
from zeitalter.games.historia.rules.matrix import gain_levels, government
from zeitalter.games.historia.rules.state import State
from zeitalter.games.historia.rules.turns import is_revolution
from zeitalter.games.historia.rules.wonders import stat

Reason = tuple[str, tuple[tuple[Kind, Any], ...]]
SMALL = 0.05
"""Gains below this are no reason."""


def explain(before: State, after: State, seat: int, action: Action, play_on: PlayOn) -> Reason:
    """The reason for an answer: message id and its variables as pairs of kind and value."""
    if action[0] in _CHOICES:
        id, kind = _CHOICES[action[0]]
        return id, ((kind, action[1]),)
    direct = _DIRECT[action[0]](before, seat, action) if action[0] in _DIRECT else None
    if direct is not None:
        return direct
    if action[0] == "select":
        if all(is_revolution(before, card) for card in action[1]):
            return "hint-revolution", ()
        after = _played(before, seat, action[1], play_on)
    old, new = parts(before, seat), parts(after, seat)
    gains = {name: b - a for name, a, b in zip(PARTS, old, new, strict=True)}
    best = max(gains, key=lambda name: gains[name])
    if gains[best] < SMALL:
        return ("hint-done", ()) if action[0] == "end_turn" else ("hint-least", ())
    if action[0] in ("expansion", "cube") and best in ("wonders", "cubes", "cards"):  # what comes later in the turn
        return _cube_there(before, seat, action[-1])
    return _REASONS[best](before, after, seat)


def _played(s: State, seat: int, cards: tuple[int, ...], play_on: PlayOn) -> State:
    """The position after these cards, Revolution last."""
    for card in sorted(cards, key=lambda card: is_revolution(s, card)):
        s = play_on(lay(s, seat, card))
    return s


def _points(before: State, after: State, seat: int) -> Reason:
    return "hint-points", ((NUMBER, after.vp[seat] - before.vp[seat]),)


def _government(before: State, after: State, seat: int) -> Reason:
    c = after.components
    new = government(after, seat)
    points = _points_of(after, new)
    if points > _points_of(before, government(before, seat)):
        return "hint-government", ((GOVERNMENT, new), (NUMBER, points))
    limit = c.card_limit[after.technology[seat]]
    if limit > c.card_limit[before.technology[seat]]:
        return "hint-card-limit", ((NUMBER, limit),)
    if after.technology[seat] > before.technology[seat]:
        return "hint-level", ((STAT, STAT_TECHNOLOGY), (NUMBER, after.technology[seat]))
    if after.military[seat] > before.military[seat]:
        return "hint-level", ((STAT, STAT_MILITARY), (NUMBER, after.military[seat]))
    return "hint-dominion", ()


def _points_of(s: State, which: int) -> int:
    return sum(n for name, n in s.components.government_effects[which] if name == "gain_vp")


def _leader(before: State, after: State, seat: int) -> Reason:
    leader = after.leader[seat]
    terms = after.components.leader_terms[leader]
    met = zip(terms_met(before, seat, leader), terms_met(after, seat, leader), terms, strict=True)
    won = sum(vp for old, new, (_, _, vp) in met if new and not old)
    if won:
        return "hint-leader-met", ((LEADER, leader), (NUMBER, won))
    which, value, _ = max(terms, key=lambda term: _stat_gain(before, after, seat, term[0]))
    return "hint-leader", ((LEADER, leader), (STAT, which), (NUMBER, value))


def _stat_gain(before: State, after: State, seat: int, which: int) -> int:
    return stat(after, seat, which) - stat(before, seat, which)


def _territories(before: State, after: State, seat: int) -> Reason:
    points = [sum(s.components.tile_vp[s.tiles[t]] for t in world.alone(s, seat)) for s in (before, after)]
    if points[1] > points[0]:
        return "hint-territories", ((NUMBER, points[1] - points[0]),)
    if world.territories(after, seat) > world.territories(before, seat):
        return "hint-presence", ()
    return "hint-safety", ()


def _wonders(before: State, after: State, seat: int) -> Reason:
    new = bits(after.built[seat] & ~before.built[seat])
    return ("hint-wonder", ((WONDER, new[0]),)) if new else ("hint-wonders-ready", ())


def _cubes(before: State, after: State, seat: int) -> Reason:
    return "hint-cubes", ((NUMBER, max(after.personal[seat] - before.personal[seat], 1)),)


def _cards(before: State, after: State, seat: int) -> Reason:
    back = bits(after.hand[seat] & ~before.hand[seat])
    return ("hint-card", ((CARD, back[0]),)) if len(back) == 1 else ("hint-cards", ())


def _contacts(before: State, after: State, seat: int) -> Reason:
    return "hint-contacts", ()


def _goals(before: State, after: State, seat: int) -> Reason:
    return "hint-goals", ()


def _rivals(before: State, after: State, seat: int) -> Reason:
    return "hint-rivals", ()


# -- what an answer does by itself, whatever else the turn brings ------------------------------------------------------


def _cubes_back(s: State, seat: int, action: Action) -> Reason | None:
    n = action[2] + len(action[3]) - RULES[EXPLOITATION].price(s, action[1], False)
    return ("hint-cubes", ((NUMBER, n),)) if n > 0 else None


def _cube_there(s: State, seat: int, territory: int) -> Reason:
    points = s.components.tile_vp[s.tiles[territory]]
    if points and not world.others_in(s, territory, seat):
        return "hint-territories", ((NUMBER, points),)
    return "hint-presence", ()


def _cards_back(s: State, seat: int, action: Action) -> Reason | None:
    return ("hint-card", ((CARD, action[-1][0]),)) if len(action[-1]) == 1 else None


def _new_wonder(s: State, seat: int, action: Action) -> Reason | None:
    return ("hint-wonder", ((WONDER, action[-1][0]),)) if action[-1] else None


def _next_level(s: State, seat: int, action: Action) -> Reason | None:
    stat_number = STAT_MILITARY if action[0] == "military" else STAT_TECHNOLOGY
    trial = s.copy()
    if not gain_levels(trial, seat, stat_number, 2 if action[1] == ADVANCED else 1):
        return None
    return _government(s, trial, seat)


def _war(s: State, seat: int, action: Action) -> Reason | None:
    if s.military[seat] <= s.military[action[3]]:
        return None
    points = RULES[WAR].version(s, action[1]).data.winner_vp
    return "hint-war", ((CIV, action[3]), (NUMBER, points))


def _trade(s: State, seat: int, action: Action) -> Reason | None:
    points = RULES[TRADE].version(s, action[1]).data.partner_vp
    return "hint-trade", ((CIV, action[2]), (NUMBER, points))


def _raid(s: State, seat: int, action: Action) -> Reason | None:
    points = sum(n for name, n in RULES[RAID].version(s, action[1]).effects if name == "gain_vp")
    return "hint-points", ((NUMBER, points),)


def _use(s: State, seat: int, action: Action) -> Reason | None:
    effects = s.components.wonder_effects[action[1]]
    points = sum(values[0] for name, *values in effects if name == "gain_vp")
    if points:
        return "hint-points", ((NUMBER, points),)
    cubes = sum(values[0] for name, *values in effects if name == "recover_cubes")
    return ("hint-cubes", ((NUMBER, min(cubes, s.used[seat])),)) if min(cubes, s.used[seat]) else None


def _start(s: State, seat: int, action: Action) -> Reason | None:
    return ("hint-order", ((CARD, action[1]),)) if len(s.played[seat]) > 1 else ("hint-card-now", ())


_DIRECT: dict[str, Callable[[State, int, Action], Reason | None]] = {
    "exploitation": _cubes_back,
    "revolution": _cards_back,
    "take_back": _cards_back,
    "art": _new_wonder,
    "build": _new_wonder,
    "military": _next_level,
    "technology": _next_level,
    "war": _war,
    "trade": _trade,
    "raid": _raid,
    "wonder": _use,
    "start": _start,
    "no_effect": lambda s, seat, action: ("hint-no-effect", ()),
    "end_turn": lambda s, seat, action: ("hint-done", ()),
}
_CHOICES = {
    "keep": ("hint-keep", LEADER),
    "exclude": ("hint-exclude", CARD),
    "choose_advisor": ("hint-advisor", CARD),
    "civilization": ("hint-civilization", CIVILIZATION),
}
_REASONS = dict(
    zip(
        PARTS,
        (_points, _government, _leader, _territories, _wonders, _cubes, _cards, _contacts, _goals, _rivals),
        strict=True,
    )
)

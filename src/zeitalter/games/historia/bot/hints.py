"""Why an answer is good: the part of the evaluation that gains most, as a message of `hints.*.ftl`."""

from __future__ import annotations

from typing import Any

from zeitalter.engine.values import NUMBER, Action, Kind
from zeitalter.games.historia.bot.judge import PARTS, PlayOn, lay, parts
from zeitalter.games.historia.data.components import STAT_MILITARY, STAT_TECHNOLOGY
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.kinds import CARD, CIVILIZATION, GOVERNMENT, LEADER, STAT, WONDER
from zeitalter.games.historia.rules.leaders import terms_met
from zeitalter.games.historia.rules.matrix import government
from zeitalter.games.historia.rules.state import State, bits
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
    if action[0] == "select":
        after = _played(before, seat, action[1], play_on)
    old, new = parts(before, seat), parts(after, seat)
    gains = {name: b - a for name, a, b in zip(PARTS, old, new, strict=True)}
    best = max(gains, key=lambda name: gains[name])
    if gains[best] < SMALL:
        if action[0] == "select" and any(is_revolution(before, card) for card in action[1]):
            return "hint-revolution", ()
        return ("hint-done", ()) if action[0] == "end_turn" else ("hint-least", ())
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

"""Conflicts: which first, how much to commit, when to leave. The other side is thought to commit everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.land import strength
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.rules.fight import (
    ATTACKER,
    DEFENDER,
    available,
    card_value,
    force,
    is_tactician,
    sides_of,
)
from zeitalter.games.seven_ages.rules.odds import HIGHEST, odds
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.totals import stand

LOW_CARD = 3
"""A first card up to this value is given back."""
DECISIVE = 0.4
"""How much of the area counts in a round that could end the conflict."""
CAUTION = 0.02


def next_conflict(o: Outlook, options: Sequence[Action]) -> Action:
    """The surest one first."""
    s = o.s
    return max(options, key=lambda option: odds(s, s.active, option[1], s.raid[option[1]]).wins)


def redraw(o: Outlook, options: Sequence[Action]) -> Action:
    """Give a low card back."""
    s = o.s
    side = s.fight_sides.index(s.empire(s.stack[-1].card))  # type: ignore[attr-defined]
    return ("redraw",) if card_value(s, side) <= LOW_CARD else ("keep_card",)


def commit(o: Outlook, options: Sequence[Any]) -> Action:
    """What promises the most: units of theirs against units of ours, and the area."""
    s = o.s
    step = s.stack[-1]
    side = s.fight_sides.index(s.empire(step.card)) if hasattr(step, "card") else sides_of(s, o.seat)[0]
    listed = [option for option in options if isinstance(option, tuple)]
    return max(listed, key=lambda option: _hope(o, side, option))


def _plain_total(s: State, side: int, front: Sequence[int], support: Sequence[int]) -> int:
    """A total without the card."""
    mine = stand(s, side)
    in_front, behind = mine.sum_of(front, support)
    best = max((mine.values(unit)[0] for unit in front), default=0)
    best += max((mine.values(unit)[1] for unit in support), default=0)
    beside = sum(amount for _, amount in mine.beside_units(s.fight_crossing))
    return in_front + behind + beside + s.fight_marks[1 - side] * best + s.fight_bonus[side]


def _hope(o: Outlook, side: int, action: Action) -> float:
    s, other = o.s, 1 - side
    _, front, support, leaders = action
    units = (*front, *support)
    lead = _plain_total(s, side, front, support) + card_value(s, side)
    theirs = available(s, other)
    lead -= _plain_total(s, other, *stand(s, other).divided(theirs))
    wins = max(0, min(HIGHEST + 1, lead)) / (HIGHEST + 1)
    mine = sum(1 + strength(s, unit) for unit in units)
    saved = any(is_tactician(s, leader) for leader in leaders)
    spoils = float(sum(1 + strength(s, unit) for unit in theirs))
    if len(theirs) == len(force(s, other)):
        spoils += DECISIVE * 10
    loss = mine * (0.2 if saved else 1.0)
    if len(units) == len(force(s, side)):
        loss += DECISIVE * 10
    return wins * spoils - (1 - wins) * loss - CAUTION * mine - 0.5 * (saved and wins > 0.8)


def retreat(o: Outlook, options: Sequence[Action]) -> Action:
    """Leave a conflict that will be lost, to where most own units stand."""
    s = o.s
    side = s.fight_sides.index(s.empire(s.stack[-1].card))  # type: ignore[attr-defined]
    attacker = s.fight_sides[ATTACKER]
    found = odds(s, attacker, s.fight_area, force(s, ATTACKER), force(s, DEFENDER))
    chance = found.wins if side == ATTACKER else found.loses
    ways = [option for option in options if option[0] != "fight_on"]
    if chance >= (400 if side == ATTACKER else 300) or not ways:
        return ("fight_on",)
    return max(ways, key=lambda option: sum(len(s.units[area]) for area in option[1]))

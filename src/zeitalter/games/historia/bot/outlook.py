"""What the bot expects of a game of Historia: the worth of cells, wonders, advisors and cards, in points at the end.

All figures are estimates of ours, no rules; they were set by letting variants of the bot play one another and the
civbots. What follows from the components alone is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from zeitalter.engine.masks import bits
from zeitalter.games.historia.data.components import BY_ACTION, LEVELS, Components, Effects
from zeitalter.games.historia.rules.round_end import LAST_ROUND

LEVELS_PER_ROUND = 2
"""How fast a civilization is expected to rise."""
LIMIT_WORTH = (0.0, 0.0, 3.0, 6.0)
"""By card limit: what more cards in an action round bring in a round."""
PER_EFFECT = {
    "gain_vp": 1.0,
    "lose_vp": -1.0,
    "recover_cubes": 0.5,
    "receive_cubes": 0.6,
    "pay_cubes": -0.5,
    "destroy_cubes": -0.8,
    "recover_oldest_cards": 0.5,
    "recover_chosen_cards": 0.6,
    "refresh_wonders": 0.5,
    "gain_levels": 2.5,
    "lose_levels": -2.5,
    "build_wonders": 2.0,
    "lose_wonders": -2.0,
    "draw_advisors": 1.0,
    "place_cube": 1.2,
    "do_action": 1.0,
}
USES_PER_ROUND = (0.6, 0.7, 0.4, 0.5, 0.4, 0.4, 0.4, 0.25, 0.3, 0.9)
"""By action: how often its wonders can be used."""
CARD_WORTH = (3.3, 3.9, 2.6, 2.6, 2.3, 2.9, 2.3, 1.6, 1.5, 3.3)
"""By action: its card in hand."""
ROW_WORTH = (1.0, 1.0, 0.7, 0.7, 0.4, 0.4, 0.25, 0.25, 0.15, 0.15)
"""By place in the row: what is left of that; the two oldest cards come back at the end of the round."""


class Outlook:
    """What can be worked out once for all positions with the same components."""

    __slots__ = ("advisor", "cells", "hands", "majority", "recoveries", "regions", "rows", "scorings", "uses", "wonder")

    def __init__(self, c: Components) -> None:
        self.cells = _cells(c)
        self.wonder = [worth_of(e) for e in c.wonder_effects]
        self.advisor = [worth_of(e) for e in c.advisor_effects]
        rounds = range(1, LAST_ROUND + 2)
        self.scorings = [0] + [_left(c, r, "territory_bonus", LAST_ROUND) for r in rounds]
        self.recoveries = [0] + [_left(c, r, "recover_cubes", LAST_ROUND - 1) for r in rounds]
        self.uses = _Sums([self._uses(c, w) for w in range(len(self.wonder))])
        self.majority = _Sums(self.wonder)
        self.hands = _Sums(CARD_WORTH)
        self.rows: dict[tuple[int, ...], float] = {}
        self.regions = _regions(c.adjacent)

    def _uses(self, c: Components, wonder: int) -> float:
        if c.wonder_kind[wonder] != BY_ACTION:
            return 0.0
        return USES_PER_ROUND[c.wonder_trigger[wonder]] * self.wonder[wonder]

    def row(self, cards: tuple[int, ...]) -> float:
        """The worth of a row: its oldest cards come back first."""
        found = self.rows.get(cards)
        if found is None:
            found = self.rows[cards] = sum(CARD_WORTH[card] * ROW_WORTH[i] for i, card in enumerate(cards))
        return found


class _Sums(dict[int, float]):
    """By mask: the sum of the worths of its bits."""

    def __init__(self, worth: Sequence[float]) -> None:
        self.worth = worth

    def __missing__(self, mask: int) -> float:
        self[mask] = found = sum(self.worth[i] for i in bits(mask))
        return found


def _regions(adjacent: Sequence[int]) -> set[int]:
    """The parts of the map that hang together by land, as masks."""
    masks = [1 << t | near for t, near in enumerate(adjacent)]
    for _ in masks:
        for t, mask in enumerate(masks):
            for other in bits(mask):
                masks[t] |= masks[other]
    return set(masks)


def _left(c: Components, since: int, measure: str, last: int) -> int:
    return sum(measure in c.measures[(r - 1) % 4 + 1] for r in range(since, last + 1))


def worth_of(effects: Effects) -> float:
    """The worth of a list of effects, in points."""
    return sum(PER_EFFECT.get(name, 0.0) * _number(values) for name, *values in effects)


def _number(values: Sequence[object]) -> int:
    """How often an effect counts: its number, at most 3 ("all" wonders)."""
    return min(values[-1], 3) if values and type(values[-1]) is int else 1


def _cells(c: Components) -> list[list[list[float]]]:
    """By rounds left, military and technology: points of governments and levels still to come on the best way up."""
    after = [[0.0] * (LEVELS + 2) for _ in range(LEVELS + 2)]
    found = [after]
    for _ in range(LAST_ROUND):
        now = [[0.0] * (LEVELS + 2) for _ in range(LEVELS + 2)]
        for m in range(1, LEVELS + 1):
            for t in range(1, LEVELS + 1):
                if c.cells[m][t] >= 0:
                    here = worth_of(c.government_effects[c.cells[m][t]]) + LIMIT_WORTH[min(c.card_limit[t], 3)]
                    now[m][t] = here + _best_way(c, after, m, t, LEVELS_PER_ROUND)
        found.append(now)
        after = now
    return found


def _best_way(c: Components, after: list[list[float]], m: int, t: int, steps: int) -> float:
    if not steps:
        return after[m][t]
    ways = [after[m][t]]
    if t < LEVELS and c.cells[m][t + 1] >= 0:
        ways.append(worth_of(c.level_effects[0][t + 1]) + _best_way(c, after, m, t + 1, steps - 1))
    if m < LEVELS and c.cells[m + 1][t] >= 0:
        ways.append(worth_of(c.level_effects[1][m + 1]) + _best_way(c, after, m + 1, t, steps - 1))
    if LEVELS in (m, t):
        ways.append(c.overflow_vp + _best_way(c, after, m, t, steps - 1))
    return max(ways)


@lru_cache(maxsize=16)
def outlook(c: Components) -> Outlook:
    """The outlook of a table's components, made once."""
    return Outlook(c)

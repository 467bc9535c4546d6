"""A cheap forecast of a conflict from what everybody knows, for tables and bots.

It supposes that both sides commit everything at once; then one round decides, and only the two cards are unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from zeitalter.games.seven_ages.rules.fight import ATTACKER, DEFENDER, crossing
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.totals import Stand

HIGHEST = 7
"""The highest value of a card."""
ALL = 1000


class Odds(NamedTuple):
    """Chances of the attacker in thousandths: that it wins, that both are wiped out, that it loses."""

    wins: int
    both_fall: int
    loses: int


def odds(s: State, e: int, area: int, attackers: Sequence[int], defenders: Sequence[int] | None = None) -> Odds:
    """How a conflict of units of an empire against the holder of an area would end; `defenders` are usually all."""
    holder = s.holder[area]
    units = s.units[area] if defenders is None else defenders
    if holder < 0 or not units:
        return Odds(ALL, 0, 0)
    if not attackers:
        return Odds(0, 0, ALL)
    lead = strength(Stand(s, ATTACKER, e, holder, area), attackers, 0)
    lead -= strength(Stand(s, DEFENDER, holder, e, area), units, crossing(s, attackers))
    return chances(_counts(s.components.value), max(-HIGHEST - 1, min(HIGHEST + 1, lead)))


def strength(stand: Stand, units: Sequence[int], crossing: int) -> int:
    """The total of an empire that commits these units, without its card."""
    front, support = stand.sum_of(*stand.divided(units))
    return front + support + sum(amount for _, amount in stand.beside_units(crossing))


@lru_cache(maxsize=4)
def _counts(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(values.count(n) for n in range(HIGHEST + 1))


@lru_cache(maxsize=256)
def chances(counts: tuple[int, ...], lead: int) -> Odds:
    """The chances of a side that is ahead by so much before both draw a card."""
    wins = both = pairs = 0
    for mine, n in enumerate(counts):
        for other, m in enumerate(counts):
            pairs += n * m
            if mine + lead > other:
                wins += n * m
            elif mine + lead == other:
                both += n * m
    wins, both = ALL * wins // pairs, ALL * both // pairs
    return Odds(wins, both, ALL - wins - both)

"""How sure a number is: intervals of shares and of differences, and what is left of a find among many comparisons.

Seats of one game are not independent of one another (only one of them wins), and a seat may have had many of the things
that are compared. So shares are counted by game, and an interval is as wide as that many independent cases make it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

Z = 1.96
"""Standard errors on each side of a 95 % interval."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share, after Wilson; of 95 % unless another number of standard errors is given."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = z * sqrt(max(0.0, share * (1 - share)) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Share:
    """A share of wins, counted by game: of so many cases, with the squares that its interval needs."""

    games: int = 0
    cases: float = 0.0
    wins: float = 0.0
    _wins2: float = 0.0
    _both: float = 0.0
    _cases2: float = 0.0

    def add(self, cases: float, wins: float) -> None:
        """One game: how many cases it had, and what they won together."""
        self.games += 1
        self.cases += cases
        self.wins += wins
        self._wins2 += wins * wins
        self._both += wins * cases
        self._cases2 += cases * cases

    @property
    def share(self) -> float:
        """The share itself."""
        return self.wins / self.cases if self.cases else 0.0

    @property
    def independent(self) -> float:
        """As how many independent cases these count: never more than there are."""
        p = self.share
        if self.games < 2 or not 0 < p < 1:
            return float(min(self.games, self.cases))
        spread = max(0.0, self._wins2 - 2 * p * self._both + p * p * self._cases2)
        variance = spread / self.cases**2 * self.games / (self.games - 1)
        return min(self.cases, p * (1 - p) / variance) if variance else self.cases

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval, after Wilson."""
        n = self.independent
        return wilson(self.share * n, n)

    def doubt(self, expected: float) -> float:
        """How likely a share at least so far from what was expected is by chance alone (two-sided)."""
        n, e = self.independent, min(max(expected, 1e-9), 1 - 1e-9)
        return erfc(abs(self.share - e) / sqrt(2 * e * (1 - e) / n)) if n else 1.0


def holm(doubts: Sequence[float]) -> list[float]:
    """What many doubts are worth together, after Holm: below 0.05, at most one find in twenty studies is false."""
    order = sorted(range(len(doubts)), key=lambda i: doubts[i])
    found = [1.0] * len(doubts)
    worst = 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, doubts[i] * (len(doubts) - rank)))
        found[i] = worst
    return found


@dataclass(slots=True)
class Mean:
    """The mean of numbers that come one by one, and how sure it is."""

    count: int = 0
    mean: float = 0.0
    _squares: float = 0.0

    def add(self, value: float) -> None:
        """One more number."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def half(self) -> float:
        """Half of the 95 % interval of the mean; of few numbers it is wider, as Student's distribution has it."""
        return _student(self.count - 1) * self.deviation / sqrt(self.count) if self.count > 1 else 0.0


def _student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by its series in the normal one's; exact enough from 3 on."""
    if freedom < 3:
        return {1: 12.706, 2: 4.303}.get(freedom, 0.0)
    z, n = 1.959964, float(freedom)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)

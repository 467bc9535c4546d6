"""The course of a match that is over: everybody's chances after every moment, and luck, from the true positions."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from zeitalter.bots.luck import luck_of
from zeitalter.bots.moments import Moment, first_entry
from zeitalter.bots.review_work import Effort, Look, rounded
from zeitalter.bots.search import Search
from zeitalter.engine.match import Match

LEAST_PLAYOUTS = 12
"""A look has at least so many playouts, however long they take."""


class Course:
    """Looks at the positions of one match; after the end all is open."""

    def __init__(self, match: Match, search: Search, moments: list[Moment], effort: Effort) -> None:
        self.match, self.effort, self._search = match, effort, search
        self.entries = [first_entry(match), *(moment.last for moment in moments)]
        """The entries that are looked at: the first, and the last of every moment."""
        self.stages = [search.parts.stage(match.state_at(n)) for n in self.entries]

    def look(self, i: int, playouts: int) -> Look:
        s = self.match.state_at(self.entries[i])
        if s.result is not None:
            return [self._search.chances(s)]
        stages = sorted({self.stages[max(i - 1, 0)], self.stages[i]})
        ends = [stage + self._search.horizon(s) for stage in stages]
        return [self._outlook(s, end, playouts, self._numbers("look", i, end)) for end in ends]

    def _outlook(self, s: Any, end: int, playouts: int, r: Random) -> list[float]:
        if self._search.parts.stage(s) >= end:
            return self._search.chances(s)
        begun = process_time()
        found: list[list[float]] = []
        while len(found) < playouts:
            found.append(self._search.outlook(s, end, r))
            late = self.effort.at_once and process_time() - begun > self.effort.at_once / 4
            if late and len(found) >= LEAST_PLAYOUTS:
                break
        return [rounded(sum(each) / len(found)) for each in zip(*found, strict=True)]

    def chances(self, looks: list[Look]) -> list[list[float]]:
        """The chances after each moment. Where a stage begins, the horizon moves on; what that changes was nobody's
        deed and is spread over the stage."""
        found: list[list[float]] = []
        begin, shift = 0, [0.0] * len(looks[0][0])
        for i, look in enumerate(looks):
            if i == 0 or self.stages[i] != self.stages[i - 1]:
                begin, shift = i, [old - new for old, new in zip(look[0], look[-1], strict=True)]
            end = next((j for j in range(i, len(looks)) if self.stages[j] != self.stages[begin]), len(looks) - 1)
            left = 1 - (i - begin) / max(1, end - begin)
            chances = [max(0.0, chance + left * more) for chance, more in zip(look[-1], shift, strict=True)]
            found.append([rounded(chance / sum(chances)) for chance in chances])
        return found

    def luck(self, entry: int) -> list[float]:
        answer, before = self.match.log[entry - 1], self.match.state_at(entry - 1)
        r = self._numbers("luck", entry)
        found = luck_of(self._search, self.match.game, before, answer.seat, answer.value, r)
        return [rounded(each) for each in found]

    def _numbers(self, what: str, *about: int) -> Random:
        return Random(f"{self.match.commitment} {what} {about}")

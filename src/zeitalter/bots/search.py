"""The searching bots: compare a few lines of play in worlds that their seat cannot tell apart, and take the best.

A line is an answer, or a plan of several own answers. Every line is played in the same worlds with the same luck: first
the line, then everybody by the same policy up to the horizon, where the learnt chances of winning are looked at. Worlds
come one after the other; the worse half of the lines is dropped as the budget goes (sequential halving), and when one
line is clearly the best the search stops early. Sealed answers of others are not taken as dealt: they choose again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from zeitalter.bots.bot import MOST_HINTS, Advice, Bot, Hint
from zeitalter.bots.chances import Chances, chances_of
from zeitalter.bots.habits import Habits, habits_of, play_on
from zeitalter.bots.strategist import Strategist
from zeitalter.engine import kernel
from zeitalter.engine.forms import Form, matches
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal, reopen
from zeitalter.engine.values import Action

Line = Sequence[Action]

MOST_LINES = 8
"""Lines that are compared."""
BY_HABIT = 3
"""At most so many of them because they are usual."""
LONGEST = 600
"""Answers after which a playout is looked at, wherever it is."""
ENOUGH = 6
"""Worlds before anything is called clear."""
CLEAR = 3.0
"""Standard errors by which a line is clearly better than another."""
EVEN = 0.003
"""Lines whose chances differ by less are not worth any more time: the game is decided, or it makes no difference."""
SMALL = 4
"""Fewer lines than these get a part of the budget only."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may take: seconds of the processor, or a number of playouts; 0: without limit."""

    seconds: float = 0.0
    playouts: int = 0

    def part(self, share: float) -> Budget:
        """A part of this budget."""
        return Budget(self.seconds * share, ceil(self.playouts * share))


class Judged(NamedTuple):
    """A line and what the search found out: the own chance to win after it, how unsure that is, in how many worlds."""

    line: Line
    chance: float
    error: float
    worlds: int
    behind: float = 0.0
    """How much the first line is better in the same worlds, and how unsure that is; of the first line 0."""
    doubt: float = 0.0


class Search(Bot):
    """Expert and master: the same search with different budgets."""

    looks = True

    def __init__(self, game: Game, name: str, budget: Budget) -> None:
        self.game = game
        self.name = name
        self.budget = budget
        self.seconds = budget.seconds
        self._strategist = Strategist(game)
        parts = self._strategist.parts.foresight
        assert parts is not None
        self.parts = parts
        self._habits: Habits = habits_of(parts)
        self._chances: Chances = chances_of(parts)

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        return self.plan(game, world, seat, r)[0]

    def plan(self, game: Game, world: Any, seat: int, r: Random) -> Line:
        return self.judge(game, world, seat, r)[0].line

    def hint(self, game: Game, world: Any, seat: int) -> Hint:
        return self.hints(game, world, seat)[0].hint

    def hints(self, game: Game, world: Any, seat: int) -> list[Advice]:
        judged = self.judge(game, world, seat, Random(0))
        found: dict[Action, Advice] = {}
        for line, chance, _, _, behind, _ in judged:
            if line[0] not in found and len(found) < MOST_HINTS:
                reason = self._strategist.reason(world, seat, line[0])
                found[line[0]] = Advice(reason, chance, max(behind, 0.0)) if len(judged) > 1 else Advice(reason)
        best, *others = found.values()
        return [best, *sorted(others, key=lambda advice: advice.behind)]

    def chances(self, s: Any) -> list[float]:
        """Everybody's chance to win as a position lies there, without playing on."""
        return self._chances(s)

    def reason(self, world: Any, seat: int, action: Action) -> Hint:
        """Why an answer is good, in one sentence."""
        return self._strategist.reason(world, seat, action)

    def judge(self, game: Game, world: Any, seat: int, r: Random, lines: Sequence[Line] | None = None) -> list[Judged]:
        """All lines that are worth comparing, the best first."""
        if lines is None:
            lines = self.lines(world, seat, r)
        if len(lines) == 1:
            return [Judged(lines[0], self._chances(world)[seat], 0.0, 0)]
        return _Comparison(self, game, world, seat, lines, r).run(self.budget.part(min(1.0, len(lines) / SMALL)))

    def lines(self, world: Any, seat: int, r: Random) -> list[Line]:
        """What is worth comparing, the usual line first."""
        if self.parts.lines is not None:
            found = self.parts.lines(world, seat, r)
            if found is not None:
                return list(found)
        options = kernel.options(world, seat)
        if len(options) == 1 and not isinstance(options[0], Form):
            return [(options[0],)]
        answers = dict.fromkeys(self._strategist.best(world, seat, MOST_LINES, r))
        listed = [o for o in options if not isinstance(o, Form)]
        weights = self._habits.weights(world, seat, listed)
        usual = sorted(range(len(listed)), key=lambda i: -weights[i])
        most = min(MOST_LINES, max(len(answers), 1 + BY_HABIT))
        for i in usual:
            if len(answers) >= most:
                break
            answers[listed[i]] = None
        return [(answer,) for answer in answers]

    # -- one playout --------------------------------------------------------------------------------------------------

    def prepare(self, game: Game, world: Any, seat: int, r: Random) -> Any:
        """Another world that the seat cannot tell apart, in which everybody else has chosen what is sealed."""
        dealt = redeal(game, world, seat, r)
        if dealt.stack[-1].sealed:
            reopen(dealt, seat)
            for other in [who for who in dealt.asked if who != seat]:
                kernel.answer(dealt, other, self.answer(dealt, other, r))
        return dealt

    def horizon(self, s: Any) -> int:
        """How many stages a playout goes on at this table."""
        return self.parts.horizon_alone if s.table.seats == 1 else self.parts.horizon

    def value(self, world: Any, seat: int, line: Line, r: Random) -> float:
        """The own chance to win after a line in a world, everybody playing on by the policy."""
        s = world.copy()
        end = self.parts.stage(s) + self.horizon(s)
        for action in line:
            if seat not in s.asked or s.result is not None or not matches(kernel.options(s, seat), action):
                break
            kernel.answer(s, seat, action)
        stage = self.parts.stage
        for _ in range(LONGEST):
            if s.result is not None or stage(s) >= end:
                break
            who = s.asked[0]
            kernel.answer(s, who, self.answer(s, who, r))
        return self._chances.hopes(s)[seat]

    def outlook(self, world: Any, end: int, r: Random) -> list[float]:
        """Everybody's chance to win when all play on by habit up to a stage: cheap, and not as sure of one way to go on
        as a policy that always finds the same."""
        s = world.copy()
        play_on(s, self._habits, r, lambda s: self.parts.stage(s) >= end, LONGEST)
        return self._chances(s)

    def answer(self, s: Any, seat: int, r: Random) -> Action:
        """What a seat answers in a playout."""
        if self.parts.outcomes is not None:
            best: Action | None = None
            most = -1.0
            for action, then in self.parts.outcomes(s, seat, r):
                chance = self._chances(then)[seat]
                if chance > most:
                    best, most = action, chance
            if best is not None:
                return best
        if self.parts.policy is not None:
            found: Action = self.parts.policy(s, seat, r)
            return found
        return self._strategist.choose(self.game, s, seat, r)


class _Comparison:
    """Lines played in one world after the other until the budget is used up or the best is clear."""

    def __init__(self, search: Search, game: Game, world: Any, seat: int, lines: Sequence[Line], r: Random) -> None:
        self.search, self.game, self.world, self.seat, self.r = search, game, world, seat, r
        self.lines = lines
        self.found: list[list[float]] = [[] for _ in lines]
        self.left = list(range(len(lines)))

    def run(self, budget: Budget) -> list[Judged]:
        """Compare within a budget; the best line first."""
        cuts = max(1, ceil(log2(len(self.lines))))
        start, played = time.process_time(), 0
        for cut in range(1, cuts + 1):
            share = cut / cuts
            while True:
                self._one_more_world()
                played += len(self.left)
                used = time.process_time() - start
                if budget.playouts and played + len(self.left) > budget.playouts * share:
                    break
                if budget.seconds and used >= budget.seconds * share:
                    break
                if self._is_clear():
                    return self._judged()
            if len(self.left) == 1:
                break
            if cut < cuts:
                self.left = self._ranked()[: max(2, (len(self.left) + 1) // 2)]
        return self._judged()

    def _one_more_world(self) -> None:
        r = self.r
        world = self.search.prepare(self.game, self.world, self.seat, r)
        luck = r.getrandbits(64)
        for i in self.left:
            self.found[i].append(self.search.value(world, self.seat, self.lines[i], Random(luck)))

    def _mean(self, i: int) -> float:
        return sum(self.found[i]) / len(self.found[i])

    def _ranked(self) -> list[int]:
        return sorted(self.left, key=lambda i: (-self._mean(i), i))

    def _difference(self, i: int, j: int) -> tuple[float, float]:
        """By how much line i is better than line j in the same worlds, and the standard error of that."""
        pairs = [a - b for a, b in zip(self.found[i], self.found[j], strict=False)]
        mean = sum(pairs) / len(pairs)
        if len(pairs) < 2:
            return mean, 1.0
        spread = sum((d - mean) ** 2 for d in pairs) / (len(pairs) - 1)
        return mean, sqrt(spread / len(pairs)) + 1e-9

    def _is_clear(self) -> bool:
        if len(self.left) == 1:
            return True
        if len(self.found[self.left[0]]) < ENOUGH:
            return False
        best, *others = self._ranked()
        if self._mean(best) - self._mean(others[-1]) < EVEN:
            return True
        for other in others:
            mean, error = self._difference(best, other)
            if mean < CLEAR * error:
                return False
        return True

    def _judged(self) -> list[Judged]:
        """What remained, the best first; the usual line stays first unless another is better beyond doubt of chance."""
        ranked = self._ranked()
        if 0 in ranked and ranked[0] != 0:
            mean, error = self._difference(ranked[0], 0)
            if mean < self.search.parts.trust * error:
                ranked.remove(0)
                ranked.insert(0, 0)
        dropped = sorted((i for i in range(len(self.lines)) if i not in ranked), key=lambda i: -self._mean(i))
        found = []
        for i in (*ranked, *dropped):
            values = self.found[i]
            mean = self._mean(i)
            spread = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
            behind = self._difference(ranked[0], i) if i != ranked[0] else (0.0, 0.0)
            found.append(Judged(self.lines[i], mean, sqrt(spread / len(values)), len(values), *behind))
        return found

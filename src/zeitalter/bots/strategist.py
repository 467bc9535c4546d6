"""The strategist bot: plays the option that leaves its own seat in the best position at the end of its own decisions.

What a good position is, a game says in the part `Bot` of its declaration. Looking ahead plays each option on a copy and
goes on for the same seat, always taking what looks best at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.bots.bot import Bot, Hint
from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.game import Game
from zeitalter.engine.values import Action
from zeitalter.kit.declaration import Declaration

MAX_FOLLOWING = 20
"""Own decisions played on after an option; more than any turn needs."""
PROMISING = 5
"""Options that are played on; the others look too bad at once."""
NEVER = float("-inf")
FORM_SAMPLES = 12
"""Ways to fill in a form that are compared."""


class Strategist(Bot):
    """Looks one own turn ahead with the game's evaluation; ties go to the first option."""

    name = "strategist"
    varies = False

    def __init__(self, game: Game) -> None:
        found = game.bot if isinstance(game, Declaration) else None
        if found is None:
            raise BadInput("unknown-bot", bot=self.name, bots="random")
        self.parts = found
        self.looks = found.reads_hidden

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        if self.parts.choose is not None:
            found: Action | None = self.parts.choose(world, seat, kernel.options(world, seat), r)
            if found is not None:
                return found
        options = self._answers(world, seat, r)
        if len(options) == 1:
            return options[0]
        values = self._worth(world, seat, options)
        return options[values.index(max(values))]

    def best(self, world: Any, seat: int, most: int, r: Random) -> list[Action]:
        """The best answers, the one it would give first; what looks too bad at once is left out."""
        if self.parts.choose is not None:
            found: Action | None = self.parts.choose(world, seat, kernel.options(world, seat), r)
            if found is not None:
                return [found]
        options = self._answers(world, seat, r)
        if len(options) == 1:
            return list(options)
        values = self._worth(world, seat, options)
        ranked = sorted((i for i, value in enumerate(values) if value > NEVER), key=lambda i: -values[i])
        return [options[i] for i in ranked[:most]]

    def hint(self, game: Game, world: Any, seat: int) -> Hint:
        return self.reason(world, seat, self.choose(game, world, seat, Random(0)))

    def reason(self, world: Any, seat: int, action: Action) -> Hint:
        """Why an answer is good, in one sentence."""
        if list(kernel.options(world, seat)) == [action]:
            return Hint(action, "hint-only")
        if self.parts.explain is None:
            return Hint(action, "hint-guess")
        before = self._own(world, seat)
        after = before.copy()
        if not world.stack[-1].sealed and self.parts.choose is None:
            kernel.answer(after, seat, action)
            after = self._play_on(after, seat)
        id, args = self.parts.explain(before, after, seat, action, lambda s: self._play_on(s, seat))
        return Hint(action, id, args)

    def _worth(self, world: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        if self.parts.values is not None:
            found: Sequence[float] | None = self.parts.values(world, seat, options, lambda s: self._play_on(s, seat))
            if found is not None:
                return found
        own = self._own(world, seat)
        after = []
        for option in options:
            c = own.copy()
            kernel.answer(c, seat, option)
            after.append(c)
        worth = [self.parts.evaluate(c, seat) for c in after]
        best = sorted(range(len(options)), key=lambda i: -worth[i])[:PROMISING]
        for i in range(len(options)):
            worth[i] = self.parts.evaluate(self._play_on(after[i], seat), seat) if i in best else NEVER
        return worth

    def _own(self, world: Any, seat: int) -> Any:
        return world.copy() if self.parts.focus is None else self.parts.focus(world, seat)

    def _play_on(self, s: Any, seat: int) -> Any:
        """The position after the seat's next questions, each answered with what looks best at once."""
        for _ in range(MAX_FOLLOWING):
            if len(s.asked) != 1 or s.asked[0] != seat or s.stack[-1].sealed:
                break
            best, most = None, 0.0
            for option in self._answers(s, seat, Random(0)):
                after = s.copy()
                kernel.answer(after, seat, option)
                value = self.parts.evaluate(after, seat)
                if best is None or value > most:
                    best, most = after, value
            s = best
        return s

    def _answers(self, s: Any, seat: int, r: Random) -> Sequence[Action]:
        """The options worth comparing, with forms filled in."""
        offered: Sequence[Any] = kernel.options(s, seat)
        options: Sequence[Action] = offered
        if any(type(o) is Form for o in offered):
            found: dict[Action, None] = {}
            for option in offered:
                for _ in range(FORM_SAMPLES if isinstance(option, Form) else 1):
                    found[sample(s, seat, option, r)] = None
            options = list(found)
        return options if self.parts.shortlist is None else self.parts.shortlist(s, seat, options)

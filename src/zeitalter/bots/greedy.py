"""The greedy bot: plays the option that leaves its own seat in the best position at the end of its own decisions.

What a good position is, a game says in its module `bot.py`; only the first is needed:

    evaluate(s, seat) -> float                          the worth of a position for a seat
    focus(s, seat) -> State                             a copy that asks nobody else once the seat has finished
    values(s, seat, options, play_on) -> list | None    worth of options that looking ahead cannot judge (None: look)
    shortlist(s, seat, options) -> list                 the options without those that are never better than another
    choose(s, seat, options, r) -> Action | None        the answer itself, by rules of thumb (None: compare options);
                                                        forms among the options are not filled in

and in its module `hints.py`, if it has reasons to give:

    explain(before, after, seat, action, play_on) -> (message id, pairs of kind and value)

Looking ahead plays each option on a copy and goes on for the same seat, always taking what looks best at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from zeitalter.bots import Bot, Hint
from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.game import Game
from zeitalter.engine.values import Action

MAX_FOLLOWING = 20
"""Own decisions played on after an option; more than any turn needs."""
PROMISING = 5
"""Options that are played on; the others look too bad at once."""
NEVER = float("-inf")
FORM_SAMPLES = 12
"""Ways to fill in a form that are compared."""


class Greedy(Bot):
    """Looks one own turn ahead with the game's evaluation; ties go to the first option."""

    name = "greedy"
    at_once: Any = None
    """The game's own rules of thumb, if it has any."""

    def __init__(self, game: Game) -> None:
        judge = _module(game, "bot.judge")
        if judge is None:
            raise BadInput("unknown-bot", bot=self.name, bots="random")
        self.evaluate = judge.evaluate
        self.focus = getattr(judge, "focus", None)
        self.values = getattr(judge, "values", None)
        self.shortlist = getattr(judge, "shortlist", None)
        self.at_once = getattr(judge, "choose", None)
        self.explain = getattr(_module(game, "bot.hints"), "explain", None)

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        if self.at_once is not None:
            found: Action | None = self.at_once(world, seat, kernel.options(world, seat), r)
            if found is not None:
                return found
        options = self._answers(world, seat, r)
        if len(options) == 1:
            return options[0]
        values = self._worth(world, seat, options)
        return options[values.index(max(values))]

    def hint(self, game: Game, world: Any, seat: int) -> Hint:
        action = self.choose(game, world, seat, Random(0))
        if list(kernel.options(world, seat)) == [action]:
            return Hint(action, "hint-only")
        if self.explain is None:
            return Hint(action, "hint-guess")
        before = self._own(world, seat)
        after = before.copy()
        if not world.stack[-1].sealed and self.at_once is None:
            kernel.answer(after, seat, action)
            after = self._play_on(after, seat)
        id, args = self.explain(before, after, seat, action, lambda s: self._play_on(s, seat))
        return Hint(action, id, args)

    def _worth(self, world: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        if self.values is not None:
            found: Sequence[float] | None = self.values(world, seat, options, lambda s: self._play_on(s, seat))
            if found is not None:
                return found
        own = self._own(world, seat)
        after = []
        for option in options:
            c = own.copy()
            kernel.answer(c, seat, option)
            after.append(c)
        worth = [self.evaluate(c, seat) for c in after]
        best = sorted(range(len(options)), key=lambda i: -worth[i])[:PROMISING]
        for i in range(len(options)):
            worth[i] = self.evaluate(self._play_on(after[i], seat), seat) if i in best else NEVER
        return worth

    def _own(self, world: Any, seat: int) -> Any:
        return world.copy() if self.focus is None else self.focus(world, seat)

    def _play_on(self, s: Any, seat: int) -> Any:
        """The position after the seat's next questions, each answered with what looks best at once."""
        for _ in range(MAX_FOLLOWING):
            if len(s.asked) != 1 or s.asked[0] != seat or s.stack[-1].sealed:
                break
            best, most = None, 0.0
            for option in self._answers(s, seat, Random(0)):
                after = s.copy()
                kernel.answer(after, seat, option)
                value = self.evaluate(after, seat)
                if best is None or value > most:
                    best, most = after, value
            s = best
        return s

    def _answers(self, s: Any, seat: int, r: Random) -> Sequence[Action]:
        """The options worth comparing, with forms filled in."""
        options = kernel.options(s, seat)
        if any(type(o) is Form for o in options):
            found: dict[Action, None] = {}
            for option in options:
                for _ in range(FORM_SAMPLES if isinstance(option, Form) else 1):
                    found[sample(s, seat, option, r)] = None
            options = list(found)
        return options if self.shortlist is None else self.shortlist(s, seat, options)


def _module(game: Game, name: str) -> Any:
    """A module of a game's folder, or None."""
    path = f"{game.package}.{name}"
    try:
        found = find_spec(path)
    except ModuleNotFoundError:  # the game is a single module
        found = None
    return import_module(path) if found else None

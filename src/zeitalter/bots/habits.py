"""Habits: how often the strategist takes an answer when it is offered, learnt from self-play.

Playing by habit costs little more than playing at random and is far better: searches use it to play on, easier bots
because somebody who does not look ahead plays like that. Habits read what is offered and public things only.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.forms import Form, Option
from zeitalter.engine.values import Action
from zeitalter.kit.game_parts import Foresight

FILE = "habits.json"
UNKNOWN = 0.05
"""The weight of an answer that was never seen."""
LEAST = 0.004
"""The least weight of an answer: everything may happen."""
Key = tuple[Any, ...]
Weights = Mapping[Key, float]


def key_of(option: Option) -> Key:
    """What habits remember of an option: the answer, or the verb of a form."""
    return (option.verb,) if isinstance(option, Form) else option


class Habits:
    """What is usual at every question of a game."""

    def __init__(self, parts: Foresight[Any], weights: Mapping[tuple[str, int], Weights]) -> None:
        self._context = parts.context
        self._quick = parts.quick
        self._weights = weights

    def answer(self, s: Any, seat: int, r: Random) -> Action:
        """An answer by habit: the more usual it is, the more likely."""
        question = s.question()
        options = question.bot_options(s, seat, s.choices.get(seat) or kernel.options(s, seat))
        if self._quick is not None:
            found = self._quick(s, seat, options, r)
            if found is not None:
                return found
        if len(options) == 1:
            option = options[0]
        else:
            weights = self.weights(s, seat, options)
            rest = r.random() * sum(weights)
            option = options[-1]
            for i, weight in enumerate(weights):
                rest -= weight
                if rest < 0:
                    option = options[i]
                    break
        return option if type(option) is tuple else question.sample(s, seat, option, r)

    def weights(self, s: Any, seat: int, options: Sequence[Option]) -> list[float]:
        """How usual each of these options is."""
        context = 0 if self._context is None else self._context(s, seat)
        known = self._weights.get((type(s.stack[-1]).__name__, context))
        if known is None:
            return [UNKNOWN] * len(options)
        get = known.get
        return [get(o if type(o) is tuple else key_of(o), UNKNOWN) for o in options]


def play_on(s: Any, habits: Habits, r: Random, stop: Callable[[Any], bool], most: int) -> int:
    """Answer by habit until the game is over, a stop is reached or so many answers were given; how many there were."""
    given = 0
    while s.result is None and given < most and not stop(s):
        seat = s.asked[0]
        kernel.answer(s, seat, habits.answer(s, seat, r))
        given += 1
    return given


@lru_cache(maxsize=16)
def _read(file: Path) -> dict[tuple[str, int], dict[Key, float]]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("not-trained", file=file.name, folder=file.parents[2].name) from None
    found: dict[tuple[str, int], dict[Key, float]] = {}
    for name, context, rows in data["questions"]:
        found[name, context] = {_frozen(key): weight for key, weight in rows}
    return found


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


def habits_of(parts: Foresight[Any]) -> Habits:
    """The habits of a game, as they were learnt."""
    return Habits(parts, _read(parts.trained / FILE))

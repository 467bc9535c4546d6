"""A game that is played token by token: whose turn it is, which tokens lead on, and what came of it at the end.

Seats that answer at the same time are asked one after another; nobody sees an answer before all are in. A decision with
a single answer is given without asking. Who is asked next is known to whoever runs the game, not to the seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cached_property
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.engine.values import Action
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration, declared
from zeitalter.lab.environments.alphabet import Alphabet
from zeitalter.lab.environments.choices import Choice


class Setting:
    """A game at a table: what all matches there have in common."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game: Declaration = find_game(game) if isinstance(game, str) else declared(game)
        if self.game.observation is None:
            raise BadInput("no-observation", game=self.game.id)
        self.seats = seats
        self.table = self.game.table(seats, options)
        self.alphabet = Alphabet(self.game, self.table)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process makes its own."""
        return Setting, (self.game.id, self.seats, dict(self.table.options))

    @cached_property
    def observer(self) -> Any:
        """What makes vectors of positions; needs numpy."""
        from zeitalter.lab.environments.observing import Observer

        return Observer(self)

    def start(self, seed: int, log: list[Event] | None = None) -> Play:
        """A new match; the seed is the one of `zeitalter play --seed`."""
        play = Play(self, self.game.start(self.table, SeedSource(seed_from_number(seed)), log))
        play.log = log
        play.ask()
        return play


class Play:
    """A match on its way. `seat` is asked (-1: it is over), and may choose one of the tokens in `legal`."""

    __slots__ = ("choice", "decisions", "log", "s", "seat", "setting", "tokens")

    def __init__(self, setting: Setting, s: Any) -> None:
        self.setting = setting
        self.s = s
        self.seat = -1
        self.choice = Choice(setting.alphabet)
        self.decisions = 0
        """Answers given so far, and tokens chosen for them."""
        self.tokens = 0
        self.log: list[Event] | None = None
        """What has happened, if somebody wants to know."""

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.seat < 0

    @property
    def legal(self) -> Set[int]:
        """The tokens that may be chosen now."""
        return self.choice.tokens

    def ask(self) -> None:
        """Ask the next seat that has something to choose.

        Offered is what bots draw their answers from: everything, but for what would let a match go on for ever.
        """
        s, choice = self.s, self.choice
        while s.result is None:
            seat = s.asked[0]
            question, listed = s.stack[-1], s.choices.get(seat)
            offered = question.bot_options(s, seat, listed) if listed else question.bot_list(s, seat)
            action = choice.open(s, seat, offered)
            if action is None:
                self.seat = seat
                return
            self._answer(seat, action)
        self.seat = -1
        choice.close()

    def choose(self, token: int) -> Action | None:
        """Choose a token that leads on; the answer, if it is complete by that."""
        self.tokens += 1
        action = self.choice.choose(self.s, token)
        if action is not None:
            self._answer(self.seat, action)
            self.ask()
        return action

    def answer(self, action: Action) -> None:
        """Give a whole answer at once, as bots do; also one that no tokens were drawn for."""
        self.tokens += 1
        self._answer(self.seat, action)
        self.ask()

    def _answer(self, seat: int, action: Action) -> None:
        self.decisions += 1
        s = self.s
        if self.log is None:
            kernel.answer(s, seat, action)
            return
        s.out = self.log
        kernel.answer(s, seat, action)
        s.out = None

    def copy(self) -> Play:
        """The same match, to be played on otherwise."""
        found = Play(self.setting, self.s.copy())
        found.seat, found.choice = self.seat, self.choice.copy()
        found.decisions, found.tokens = self.decisions, self.tokens
        found.log = None if self.log is None else self.log[:]
        return found

    def redealt(self, seat: int, r: Random) -> Play:
        """A match that a seat cannot tell apart from this one: everything that it does not know is dealt anew."""
        found = self.copy()
        if self.s.result is not None:
            return found
        found.s = redeal(self.setting.game, self.s, seat, r)
        if self.seat != seat:  # what others may answer belongs to their own hidden things
            found.s.asked = self.s.asked
            found.ask()
        return found

    def rewards(self) -> list[float]:
        """What the match was worth: 1 for a sole winner, altogether -1 for the others; before the end 0 for all."""
        n, result = self.setting.seats, self.s.result
        if result is None:
            return [0.0] * n
        winners = list(result["winners"])
        if n == 1:
            return [1.0 if winners else -1.0]
        share = 1 / len(winners) if winners else 0.0
        return [(n * share - 1) / (n - 1) if seat in winners else -1 / (n - 1) for seat in range(n)]

    def readable(self) -> dict[int, str]:
        """The tokens that may be chosen now, by name."""
        names = self.setting.alphabet.names
        return {token: names[token] for token in sorted(self.legal)}

"""What a bot is: chooses answers and says why; and how one is asked without being shown what its seat may not know."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from zeitalter.engine import kernel
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.engine.values import Action, Kind
from zeitalter.texts import Texts


class Hint(NamedTuple):
    """What a bot would do and why: an answer, the id of a sentence, and its variables as pairs of kind and value."""

    action: Action
    id: str
    args: tuple[tuple[Kind, Any], ...] = ()


class Advice(NamedTuple):
    """A hint, the own chance to win by it (None: nobody has searched), and how much better the first hint is."""

    hint: Hint
    chance: float | None = None
    behind: float = 0.0


MOST_HINTS = 3
"""The best answer and up to two others."""


class Bot:
    """Chooses an answer. `world` is a redealt state, never the true one; it may be copied but must not be changed."""

    name: str = ""
    seconds: float = 0.0
    """How long it means to think about an answer, of the processor; 0: no longer than it takes."""
    varies: bool = True
    """Whether it plays another match otherwise although the position is the same."""
    looks: bool = True
    """Whether the bot reads what its seat may not know; if not, simulations save the redealing."""

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        """One of the advertised options of this seat."""
        raise NotImplementedError

    def plan(self, game: Game, world: Any, seat: int, r: Random) -> Sequence[Action]:
        """The answer, and what the seat means to answer to its next questions, as long as that is offered."""
        return (self.choose(game, world, seat, r),)

    def hint(self, game: Game, world: Any, seat: int) -> Hint:
        """What to do and why, in one sentence."""
        return Hint(self.choose(game, world, seat, Random(0)), "hint-guess")

    def hints(self, game: Game, world: Any, seat: int) -> list[Advice]:
        """What to do, and what else could be done, the best first."""
        return [Advice(self.hint(game, world, seat))]


def knowledge(game: Game, s: Any, seat: int, commitment: str = "") -> Random:
    """Random numbers made from what a seat knows and nothing else: its view, the stack, and the published hash of the
    seed, so that bots do not play every match alike."""
    about_match = [commitment] if commitment else []
    known = json.dumps([game.view(s, seat), [repr(step) for step in s.stack], *about_match], sort_keys=True)
    return Random(blake2b(known.encode(), digest_size=32).digest())


def bot_choice(match: Match, seat: int, bot: Bot) -> Action:
    """What a bot answers in this seat; the match stays as it is."""
    r = knowledge(match.game, match.state, seat, match.commitment if bot.varies else "")
    return bot.choose(match.game, redeal(match.game, match.state, seat, r), seat, r)


def bot_move(match: Match, seat: int, bot: Bot) -> Action:
    """Let a bot answer in this seat; returns what it answered."""
    action = bot_choice(match, seat, bot)
    match.play(seat, action)
    return action


def bot_hint(match: Match, seat: int, bot: Bot) -> Hint:
    """What a bot would answer in this seat, and why."""
    return bot_hints(match, seat, bot)[0].hint


def bot_hints(match: Match, seat: int, bot: Bot) -> list[Advice]:
    """What a bot would answer in this seat, what else could be answered, and why."""
    r = knowledge(match.game, match.state, seat, match.commitment if bot.varies else "")
    world = redeal(match.game, match.state, seat, r)
    return bot.hints(match.game, world, seat)


def hint_text(texts: Texts, match: Match, hint: Hint) -> str:
    """The sentence of a hint."""
    kinds, values = [kind for kind, _ in hint.args], [value for _, value in hint.args]
    return texts.message(hint.id, **texts.args(match, kinds, values))


def is_legal(s: Any, seat: int, action: Action) -> bool:
    """Whether an answer is possible now."""
    return kernel.why_not(s, seat, action) is None


class RestOfPlan:
    """What the bot that answered last means to answer next: a plan is thought out once and played without thinking
    again, until somebody else answers or it is not possible as it was planned."""

    def __init__(self) -> None:
        self._seat = -1
        self._left: Sequence[Action] = ()

    def begin(self, seat: int, plan: Sequence[Action]) -> Action:
        """Keep the rest of a plan; returns its first answer."""
        self._seat, self._left = seat, plan[1:]
        return plan[0]

    def next(self, s: Any, seat: int) -> Action | None:
        """The next answer of the plan; None if a seat must think."""
        left = self._left if seat == self._seat else ()
        if not left or not is_legal(s, seat, left[0]):
            return None
        return self.begin(seat, left)


def play_out(game: Game, s: Any, bots: Sequence[Bot], r: Random, watch: Callable[[Any], None] | None = None) -> int:
    """Play a bare state to its end, for simulations; returns the number of decisions. `watch` sees the position after
    every answer."""
    decisions = 0
    rest = RestOfPlan()
    while s.result is None:
        seat = s.asked[0]
        bot = bots[seat]
        action = rest.next(s, seat)
        if action is None:
            world = redeal(game, s, seat, r) if bot.looks else s
            action = rest.begin(seat, bot.plan(game, world, seat, r))
        kernel.answer(s, seat, action)
        decisions += 1
        if watch is not None:
            watch(s)
    return decisions

"""Bots: players that choose among the advertised options of any game.

A bot never sees the true position: it gets a world that its seat cannot tell apart from it (`redeal`). The world is
dealt with random numbers made from what the seat knows, so hidden things have no influence on a choice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from zeitalter.engine import kernel
from zeitalter.engine.errors import BadInput
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


class Bot:
    """Chooses an answer. `world` is a redealt state, never the true one; it may be copied but must not be changed."""

    name: str = ""
    looks: bool = True
    """Whether the bot reads what its seat may not know; if not, simulations save the redealing."""

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        """One of the advertised options of this seat."""
        raise NotImplementedError

    def hint(self, game: Game, world: Any, seat: int) -> Hint:
        """What to do and why, in one sentence."""
        return Hint(self.choose(game, world, seat, Random(0)), "hint-guess")


def _makers() -> dict[str, Callable[[Game], Bot]]:
    from zeitalter.bots.greedy import Greedy  # the bots import their base class from here
    from zeitalter.bots.random_bot import RandomBot

    return {"greedy": Greedy, "random": RandomBot}


def bot_names() -> list[str]:
    """The names of all bots."""
    return sorted(_makers())


def find_bot(name: str, game: Game) -> Bot:
    """The bot of this name for a game, or a clear refusal."""
    makers = _makers()
    if name not in makers:
        raise BadInput("unknown-bot", bot=name, bots=", ".join(sorted(makers)))
    return makers[name](game)


def knowledge(game: Game, s: Any, seat: int) -> Random:
    """Random numbers made from what a seat knows and nothing else: its view and the stack."""
    known = json.dumps([game.view(s, seat), [repr(step) for step in s.stack]], sort_keys=True)
    return Random(blake2b(known.encode(), digest_size=32).digest())


def bot_choice(match: Match, seat: int, bot: Bot) -> Action:
    """What a bot answers in this seat; the match stays as it is."""
    r = knowledge(match.game, match.state, seat)
    return bot.choose(match.game, redeal(match.game, match.state, seat, r), seat, r)


def bot_move(match: Match, seat: int, bot: Bot) -> Action:
    """Let a bot answer in this seat; returns what it answered."""
    action = bot_choice(match, seat, bot)
    match.play(seat, action)
    return action


def bot_hint(match: Match, seat: int, bot: Bot) -> Hint:
    """What a bot would answer in this seat, and why."""
    world = redeal(match.game, match.state, seat, knowledge(match.game, match.state, seat))
    return bot.hint(match.game, world, seat)


def hint_text(texts: Texts, match: Match, hint: Hint) -> str:
    """The sentence of a hint."""
    kinds, values = [kind for kind, _ in hint.args], [value for _, value in hint.args]
    return texts.message(hint.id, **texts.args(match, kinds, values))


def play_out(game: Game, s: Any, bots: Sequence[Bot], r: Random) -> int:
    """Play a bare state to its end, for simulations; returns the number of decisions."""
    decisions = 0
    while s.result is None:
        seat = s.asked[0]
        bot = bots[seat]
        world = redeal(game, s, seat, r) if bot.looks else s
        kernel.answer(s, seat, bot.choose(game, world, seat, r))
        decisions += 1
    return decisions

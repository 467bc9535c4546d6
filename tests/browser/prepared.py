"""Matches that are already played, to look at: Ada and three bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from windows import Window

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Seat


def _seats(bot: str) -> list[Seat]:
    return [Seat("Ada"), *(Seat(name, f"bot:{bot}") for name in ("Clio", "Dido", "Enki"))]


def _by_chance(until: Callable[[Match], bool]) -> Match:
    match = Match.new(find_game("historia"), _seats("random"), seed=3)
    r = Random(3)
    while not match.over and not until(match):
        seat = match.asked()[-1]
        match.play(seat, r.choice(match.options(seat)))
    return match


@cache
def finished() -> Match:
    """A match that chance has played to its end."""
    return _by_chance(lambda match: False)


@cache
def second_round() -> Match:
    """Ada is asked in the second round."""
    return _by_chance(lambda match: match.asked() == (0,) and match.state.round >= 2)


def in_second_round(window: Window) -> None:
    """A table of Historia in the second round, with a question to Ada."""
    window.now = None
    window.open_match("Ada", second_round())
    window.turn()
    window.page.locator("[data-test=prompt] .option").first.wait_for()


def well_played(
    until: Callable[[Match], bool], seed: int = 7, game_id: str = "historia", options: dict[str, str] | None = None
) -> Match:
    """A match that bots have played with sense until something holds, for pictures."""
    game = find_game(game_id)
    match = Match.new(game, _seats("strategist"), seed=seed, options=options or {})
    bot = find_bot("strategist", game)
    while not match.over and not until(match):
        bot_move(match, match.asked()[0], bot)
    return match

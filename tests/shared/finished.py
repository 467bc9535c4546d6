"""A short match of Historia that is over: its last round, against two bots, by people who do not always play well."""

from __future__ import annotations

from functools import cache

from zeitalter.bots import bot_choice, find_bot
from zeitalter.engine import files
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.rng import seed_from_number
from zeitalter.games import find_game

LAST_ROUND = 12


@cache
def short_historia() -> Match:
    """The match; the first seat is a person's."""
    game = find_game("historia")
    strategist, random = find_bot("strategist", game), find_bot("random", game)
    whole = Match.new(game, 3, seed=2)
    while whole.state.round < LAST_ROUND:
        seat = whole.asked()[0]
        whole.play(seat, bot_choice(whole, seat, strategist))
    seats = [Seat("Ada"), Seat("Blaise", "bot:strategist"), Seat("Carl", "bot:strategist")]
    match = Match.from_state(game, whole.state, seats, seed_from_number(7))
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, random if seat == 0 else strategist))
    return match


def short_file() -> str:
    """Its file."""
    return files.dumps(short_historia())


def end_of_short() -> list[float]:
    """What every seat's chance is at its end: 1 for the winner."""
    result = short_historia().result
    assert result is not None
    return [float(seat in result["winners"]) for seat in range(3)]

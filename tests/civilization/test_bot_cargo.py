"""Bots load what they carry away: nothing goes aboard and ashore again in the same place."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Seat
from zeitalter.testing import rule, seeds

GAME = find_game("civilization")
LAST_ROUND = 7


@rule("43.5")
@pytest.mark.parametrize("seed", seeds(2, 12))
def test_bots_never_set_ashore_where_they_have_loaded(seed: int) -> None:
    match = Match.new(GAME, [Seat(name, "bot:strategist") for name in "ABCDEFG"], seed=seed)
    bot = find_bot("strategist", GAME)
    loaded: dict[tuple[int, int, int], int] = {}
    voyages = 0
    while not match.over and match.state.round <= LAST_ROUND:
        seat, s = match.asked()[0], match.state
        lying, now = s.ships[seat], s.round
        bot_move(match, seat, bot)
        verb, *values = match.log[-1].value
        if verb == "load":
            loaded[now, seat, values[0]] = lying[values[0]]
        elif verb == "unload":
            voyages += 1
            assert loaded[now, seat, values[0]] != lying[values[0]]
    assert voyages > 0

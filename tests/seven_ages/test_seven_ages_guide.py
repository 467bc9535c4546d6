"""The guided first game: whoever does what the hint says meets every lesson, soon."""

from __future__ import annotations

from guide_checks import GuideTests

from zeitalter.bots import bot_hint, bot_move, find_bot
from zeitalter.games import find_game
from zeitalter.games.seven_ages.words import guide
from zeitalter.games.seven_ages.words.guide import lesson

GAME = find_game("seven_ages")
SOON = 80
"""So many answers, and so many turns, until every action was met."""
TURNS = 5


def test_every_action_is_met_within_five_turns_and_the_newcomer_is_not_left_behind() -> None:
    match = lesson()
    bot = find_bot("strategist", GAME)
    wanted = {entry["question"] for entry in guide.LESSONS if "question" in entry}
    met: set[str] = set()
    answers = 0
    while not wanted <= met:
        others = [seat for seat in match.asked() if seat != 0]
        if others:
            bot_move(match, others[0], bot)
            continue
        met.add(type(match.question()).__name__)
        if wanted <= met:
            break
        match.play(0, bot_hint(match, 0, bot).action)
        answers += 1
        assert answers <= SOON
    assert match.state.turn <= TURNS
    assert match.state.glory[0] * 2 > max(match.state.glory)


def test_newcomer_starts_an_empire_in_the_first_turn() -> None:
    match = lesson()
    bot = find_bot("strategist", GAME)
    while match.state.turn == 1:
        seat = match.asked()[0]
        if seat == 0:
            match.play(0, bot_hint(match, 0, bot).action)
        else:
            bot_move(match, seat, bot)
    assert match.state.empires_of(0)


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    counter = "turn"
    played_to = 4

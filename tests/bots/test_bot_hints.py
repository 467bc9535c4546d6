"""Hints of the expert: the best answer first, up to two others with what they cost, and always the same."""

from __future__ import annotations

from random import Random

import prospectors
import pytest

from zeitalter.bots import bot_hint, bot_hints, find_bot, hint_bot, hinter
from zeitalter.engine import kernel
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.games import find_game, game_ids


def test_the_best_answer_comes_first_and_the_others_cost_what_they_cost() -> None:
    match = Match.new(prospectors.GAME, 2, seed=1)
    best, *others = bot_hints(match, 0, hint_bot("expert", prospectors.GAME))
    assert best.hint.action == ("dig",)
    assert best.chance == pytest.approx(0.5, abs=0.15)
    assert best.behind == 0
    assert len(others) == 2
    assert [other.behind for other in others] == sorted(other.behind for other in others)
    assert all(other.behind >= 0 for other in others)
    assert len({advice.hint.action for advice in (best, *others)}) == 3
    assert bot_hint(match, 0, hint_bot("expert", prospectors.GAME)) == best.hint


def test_hints_are_the_same_twice_and_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    match = Match.new(prospectors.GAME, 2, seed=1)
    hints = bot_hints(match, 0, hint_bot("expert", prospectors.GAME))
    assert bot_hints(match, 0, hint_bot("expert", prospectors.GAME)) == hints
    for seed in range(3):
        match.state = redeal(match.game, match.state, 0, Random(seed))
        assert bot_hints(match, 0, hint_bot("expert", prospectors.GAME)) == hints


def test_a_hint_leaves_the_match_as_it_is() -> None:
    match = Match.new(prospectors.GAME, 2, seed=1)
    before = match.game.state_to_json(match.state)
    bot_hints(match, 0, hint_bot("expert", prospectors.GAME))
    assert match.game.state_to_json(match.state) == before


def test_the_strategist_gives_one_hint_without_a_chance() -> None:
    match = Match.new(prospectors.GAME, 2, seed=1)
    (hint,) = bot_hints(match, 0, find_bot("strategist", prospectors.GAME))
    assert hint.chance is None


def test_every_game_has_a_hinter_that_it_knows() -> None:
    for id in game_ids():
        game = find_game(id)
        assert hinter(game) == ("expert" if game.bot and game.bot.foresight else "strategist")
        assert hint_bot(hinter(game), game).name == hinter(game)


def test_hints_in_historia_are_answers_that_are_offered() -> None:
    game = find_game("historia")
    match = Match.new(game, 2, seed=4)
    seat = match.asked()[0]
    hints = bot_hints(match, seat, hint_bot("expert", game))
    assert 2 <= len(hints) <= 3
    assert all(kernel.why_not(match.state, seat, advice.hint.action) is None for advice in hints)

"""What searches and easier bots know of 7 Ages: features, chances, cheap answers, lines; nothing hidden counts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from zeitalter import find_game
from zeitalter.bots import RestOfPlan, knowledge, read_bot
from zeitalter.bots.bot import is_legal
from zeitalter.bots.chances import chances_of
from zeitalter.bots.habits import habits_of
from zeitalter.bots.strategist import Strategist
from zeitalter.engine import kernel
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.seven_ages.bot.candidates import PLANS, lines
from zeitalter.games.seven_ages.bot.foresight import FORESIGHT

GAME = find_game("seven_ages")
STRATEGIST = Strategist(GAME)
SHORT = {"start_age": "1", "end_age": "1"}
TWO_AGES = {"start_age": "1", "end_age": "2"}


def by_habit(seats: int, options: dict[str, str], seed: int = 1) -> Iterator[tuple[Any, int, Any]]:
    """A game played by habit: every position with who is asked and what he answers."""
    habits, r = habits_of(FORESIGHT), Random(seed)
    s = GAME.start(GAME.table(seats, options), SeedSource(seed_from_number(seed)))
    while s.result is None:
        seat = s.asked[0]
        action = habits.answer(s, seat, r)
        yield s, seat, action
        kernel.answer(s, seat, action)
    yield s, -1, None


def by_thought(options: dict[str, str], seed: int = 2) -> Iterator[tuple[Any, int]]:
    """A game of four strategists: every position with who is asked."""
    r = Random(seed)
    s = GAME.start(GAME.table(4, options), SeedSource(seed_from_number(seed)))
    while s.result is None:
        seat = s.asked[0]
        yield s, seat
        kernel.answer(s, seat, STRATEGIST.choose(GAME, s, seat, r))


@pytest.mark.parametrize("seats", range(2, 8))
def test_habits_answer_whole_games_and_every_position_has_chances(seats: int) -> None:
    chances = chances_of(FORESIGHT)
    options = TWO_AGES if seats % 2 else {"start_age": "6", "end_age": "7"}
    progress = []
    for i, (s, seat, action) in enumerate(by_habit(seats, options)):
        assert action is None or is_legal(s, seat, action)
        if i % 25 == 0 or action is None:
            rows = FORESIGHT.features(s)
            assert [len(row) for row in rows] == [len(FORESIGHT.feature_names)] * seats
            assert sum(chances(s)) == pytest.approx(1)
            progress.append(FORESIGHT.progress(s))
    assert all(0 <= gone < 1 for gone in progress)
    assert progress[0] == 0
    assert progress[-1] > 0.5


def test_features_of_a_game_without_agreed_ages() -> None:
    s = GAME.start(GAME.table(3), SeedSource(seed_from_number(1)))
    assert len(FORESIGHT.features(s)) == 3
    assert FORESIGHT.progress(s) == 0


def test_lines_are_legal_different_and_begin_with_what_the_strategist_does() -> None:
    r, compared = Random(1), 0
    for i, (s, seat) in enumerate(by_thought(SHORT)):
        if i % 3:
            continue
        found = lines(s, seat, r)
        if found is None:
            continue
        assert len(set(map(tuple, found))) == len(found)
        assert all(is_legal(s, seat, line[0]) for line in found)
        assert found[0][0] == STRATEGIST.choose(GAME, s, seat, r)
        compared += len(found) > 1
    assert compared > 20


def test_a_plan_is_thought_out_once_and_then_played() -> None:
    bot, plans, played = read_bot("expert@6p", GAME), RestOfPlan(), 0
    r = Random(3)
    for s, seat in by_thought(SHORT, seed=3):
        if type(s.stack[-1]).__name__ not in PLANS or played > 3:
            continue
        plan = bot.plan(GAME, redeal(GAME, s, seat, r), seat, r)
        if len(plan) > 1:
            s = s.copy()
            kernel.answer(s, seat, plans.begin(seat, plan))
            assert plans.next(s, seat) == plan[1]
            played += 1
    assert played > 3


def test_a_choice_depends_on_seed_and_playouts_and_on_nothing_hidden() -> None:
    bot, r, searched = read_bot("expert@8p", GAME), Random(5), 0
    for i, (s, seat) in enumerate(by_thought(SHORT, seed=5)):
        several = len(lines(s, seat, r) or ()) > 1
        if i % (3 if several else 29):
            continue
        found = []
        for true in (s, redeal(GAME, s, seat, r)):
            known = knowledge(GAME, true, seat)
            found.append(bot.plan(GAME, redeal(GAME, true, seat, known), seat, known))
        assert found[0] == found[1]
        searched += several
    assert searched > 8

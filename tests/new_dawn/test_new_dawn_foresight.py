"""What the searching bots of A New Dawn know: features, chances, quick answers and whole turns as lines."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from zeitalter.bots import read_bot
from zeitalter.bots.bot import RestOfPlan, is_legal, knowledge
from zeitalter.bots.chances import chances_of
from zeitalter.bots.habits import habits_of
from zeitalter.bots.search import Search
from zeitalter.engine import kernel
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource
from zeitalter.games import find_game
from zeitalter.games.new_dawn.bot.foresight import FORESIGHT, ROUND
from zeitalter.games.new_dawn.bot.plans import MOST_PLANS, lines
from zeitalter.games.new_dawn.bot.swift import swift
from zeitalter.games.new_dawn.rules.course import BeginTurn
from zeitalter.games.new_dawn.rules.state import State

GAME = find_game("new_dawn")
OPTIONS: list[dict[str, str]] = [{}, {"map": "advanced"}, {"epic": "on"}]


def start(players: int, seed: int = 0, options: dict[str, str] | None = None) -> State:
    s: State = GAME.start(GAME.table(players, options or {}), SeedSource(bytes([seed]) * 32))
    return s


def positions(s: State, most: int, every: int = 1) -> Iterator[State]:
    """Positions of a game that is played by `swift`, some at a time."""
    r = Random(0)
    for number in range(most):
        if s.result is not None:
            return
        if number % every == 0:
            yield s
        kernel.answer(s, s.asked[0], swift(s, s.asked[0], r))


def at_turn(players: int, turn: int) -> State:
    """The position at the beginning of a turn."""
    s = start(players)
    r = Random(0)
    seen = 0
    while True:
        if isinstance(s.stack[-1], BeginTurn):
            seen += 1
            if seen == turn:
                return s
        kernel.answer(s, s.asked[0], swift(s, s.asked[0], r))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_features_have_their_length_and_chances_sum_to_one(players: int, options: dict[str, str]) -> None:
    chances = chances_of(FORESIGHT)
    for s in positions(start(players, options=options), 150, 10):
        rows = FORESIGHT.features(s)
        assert len(rows) == players
        assert {len(row) for row in rows} == {len(FORESIGHT.feature_names)}
        assert isclose(sum(chances(s)), 1.0)
        assert 0.0 <= FORESIGHT.progress(s) <= 1.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stages_grow_by_a_round_in_every_round(players: int) -> None:
    last = 0
    rounds: dict[int, int] = {}
    for s in positions(start(players), 400):
        now = FORESIGHT.stage(s)
        assert now >= last
        last = now
        rounds.setdefault(s.round, now)
    assert all(now == ROUND * number for number, now in rounds.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_swift_and_habits_play_whole_games_with_legal_answers(players: int) -> None:
    habits, r = habits_of(FORESIGHT), Random(players)
    s = start(players, players)
    while s.result is None:
        seat = s.asked[0]
        action = swift(s, seat, r) if s.round % 2 else habits.answer(s, seat, r)
        assert is_legal(s, seat, action)
        kernel.answer(s, seat, action)


@pytest.mark.parametrize("seed", [1, 2])
def test_lines_are_different_whole_turns_that_can_be_played(seed: int) -> None:
    turns = 0
    for s in positions(start(4, seed), 600):
        if not isinstance(s.stack[-1], BeginTurn):
            continue
        turns += 1
        if turns % 3:
            continue
        seat = s.asked[0]
        found = lines(s, seat, Random(0))
        assert 2 <= len(found) <= MOST_PLANS
        assert len(set(found)) == len(found)
        for line in found:
            c = s.copy()
            for action in line:
                assert c.asked[0] == seat
                assert is_legal(c, seat, action)
                kernel.answer(c, seat, action)


def test_the_position_stays_as_it_was_when_lines_are_looked_for() -> None:
    s = at_turn(3, 20)
    before = GAME.view(s, None), repr(s.stack), s.rng
    lines(s, s.asked[0], Random(0))
    assert (GAME.view(s, None), repr(s.stack), s.rng) == before


def expert(playouts: int) -> Search:
    bot = read_bot(f"expert@{playouts}p", GAME)
    assert isinstance(bot, Search)
    return bot


@pytest.mark.parametrize("turn", [5, 45])
def test_a_plan_depends_on_what_the_seat_knows_and_nothing_else(turn: int) -> None:
    s = at_turn(4, turn)
    seat = s.asked[0]
    plans = []
    for luck in range(3):
        truth = redeal(GAME, s, seat, Random(luck))
        r = knowledge(GAME, truth, seat)
        plans.append(expert(12).plan(GAME, redeal(GAME, truth, seat, r), seat, r))
    assert plans[0] == plans[1] == plans[2]


def test_a_turn_is_thought_about_once() -> None:
    s = at_turn(4, 12)
    seat, bot, plans, r = s.asked[0], expert(12), RestOfPlan(), Random(1)
    searched = 0
    while s.asked[0] == seat:
        action = plans.next(s, seat)
        if action is None:
            searched += len(bot.lines(s, seat, r)) > 1
            action = plans.begin(seat, bot.plan(GAME, redeal(GAME, s, seat, r), seat, r))
        kernel.answer(s, seat, action)
    assert searched == 1

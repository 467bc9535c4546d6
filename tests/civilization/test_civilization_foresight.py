"""What searches know of Civilization: features of every table, legal lines and cheap answers, and blind choices."""

from random import Random

import pytest

from zeitalter.bots import RestOfPlan, find_bot
from zeitalter.bots.chances import chances_of
from zeitalter.bots.habits import habits_of
from zeitalter.bots.search import Budget, Search
from zeitalter.engine import kernel
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.civilization.bot.foresight import FORESIGHT
from zeitalter.games.civilization.bot.judge import answer
from zeitalter.games.civilization.bot.keen import KEEN
from zeitalter.games.civilization.bot.lines import lines
from zeitalter.games.civilization.bot.outlook import FIGURES, figures
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.position import player, position

STRATEGIST = find_bot("strategist", GAME)
TABLES = [
    (2, {}),
    (4, {}),
    (7, {}),
    (3, {"variant": "nomads"}),
    (3, {"variant": "farmers"}),
    (4, {"end_triangle": "2"}),
]


def start(seats, seed, **options):
    return GAME.start(GAME.table(seats, options), SeedSource(seed_from_number(seed)))


def played(seats, seed, rounds, **options):
    """A position some rounds later, at its first question."""
    s, r = start(seats, seed, **options), Random(seed)
    while s.result is None and s.round <= rounds:
        kernel.answer(s, s.asked[0], STRATEGIST.choose(GAME, s, s.asked[0], r))
    return s


def until(s, name, seed=1):
    """Strategists play on to a question of this name; the seat that is asked."""
    r = Random(seed)
    while type(s.stack[-1]).__name__ != name:
        kernel.answer(s, s.asked[0], STRATEGIST.choose(GAME, s, s.asked[0], r))
    return s.asked[0]


def search(playouts):
    return Search(GAME, "expert", Budget(playouts=playouts))


# -- features ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_seat_has_all_features_and_the_chances_sum_up_to_one(seats, options):
    s, r = start(seats, 3, **options), Random(3)
    chances = chances_of(FORESIGHT)
    stages = [FORESIGHT.stage(s)]
    while s.result is None and s.round < 9:
        if FORESIGHT.stage(s) != stages[-1] or len(stages) == 1:
            stages.append(FORESIGHT.stage(s))
            for rows, names in ((figures(s), FIGURES), (FORESIGHT.features(s), FORESIGHT.feature_names)):
                assert len(rows) == seats
                assert all(len(row) == len(names) for row in rows)
            assert sum(chances(s)) == pytest.approx(1)
            assert 0 <= FORESIGHT.progress(s) <= 1
        kernel.answer(s, s.asked[0], STRATEGIST.choose(GAME, s, s.asked[0], r))
    assert stages == sorted(stages)


def test_who_is_ahead_with_more_of_everything_has_the_better_chance():
    ahead = player("Anna", "kreta", {"knossos": 3}, cards=["toepfern", "gesetz"], field=9, treasury=20)
    behind = player("Beate", "thrakien", {"odessus": 3}, field=4)
    first, second = chances_of(FORESIGHT)(position(ahead, behind).state)
    assert first > second


# -- cheap answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_by_habit_are_legal_and_end(seats, options):
    s, r = start(seats, 4, **options), Random(4)
    habits = habits_of(FORESIGHT)
    while s.result is None and s.round < 14:
        seat = s.asked[0]
        action = habits.answer(s, seat, r)
        assert kernel.why_not(s, seat, action) is None, (s.stack[-1], action)
        kernel.answer(s, seat, action)


# -- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_lines_begin_with_the_usual_answer_and_are_legal_to_their_end(seats, options):
    s, r = start(seats, 5, **options), Random(5)
    while s.result is None and s.round < 10:
        seat = s.asked[0]
        luck = r.random()
        usual = answer(s, seat, kernel.options(s, seat), Random(luck), KEEN)
        if type(s.stack[-1]).__name__ != "Bargain" or r.random() < 0.05:
            found = lines(s, seat, Random(luck))
            assert found is None or found[0][0] == usual
            for line in found or ():
                c = s.copy()
                for action in line:
                    assert kernel.why_not(c, seat, action) is None, (c.stack[-1], line, action)
                    kernel.answer(c, seat, action)
        kernel.answer(s, seat, usual or STRATEGIST.choose(GAME, s, seat, r))


def test_a_turn_of_many_moves_is_one_plan():
    s = played(4, 6, 8)
    seat = until(s, "Move")
    plan = search(8).plan(GAME, s, seat, Random(1))
    assert plan[-1] == ("end_moves",)
    rest = RestOfPlan()
    action = rest.begin(seat, plan)
    for planned in plan[1:]:
        kernel.answer(s, seat, action)
        action = rest.next(s, seat)
        assert action == planned


# -- choices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rounds", "question"), [(0, "ChooseNation"), (9, "Move")])
def test_same_seed_and_playouts_give_the_same_choice_whatever_is_hidden(rounds, question):
    s = played(4, 7, rounds)
    seat = until(s, question)
    assert len(lines(s, seat, Random(2))) > 1
    found = {search(8).plan(GAME, redeal(GAME, s, seat, Random(deal)), seat, Random(2)) for deal in range(3)}
    assert len(found) == 1


def test_a_question_with_one_line_is_answered_at_once():
    s = played(4, 8, 9)
    seat = until(s, "Bargain")
    (judged,) = search(1000).judge(GAME, s, seat, Random(3))
    assert judged.worlds == 0

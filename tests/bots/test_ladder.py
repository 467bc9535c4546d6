"""The ladder of opponents: who is on it, easier bots, habits, chances, and the search."""

from __future__ import annotations

import time
from random import Random

import pytest
from auction import AUCTION

from zeitalter import Match, find_game, redeal
from zeitalter.bots import Bot, RestOfPlan, bot_choice, bot_move, bot_names, find_bot, knowledge, play_out, read_bot
from zeitalter.bots.chances import chances_of
from zeitalter.bots.habits import habits_of
from zeitalter.bots.search import Budget, Search
from zeitalter.engine import BadInput, kernel
from zeitalter.engine.rng import SeedSource, seed_from_number

HISTORIA = find_game("historia")
PARTS = HISTORIA.bot.foresight


def later(seed: int, seats: int = 4, answers: int = 40):
    """A match after some answers of strategists."""
    match = Match.new(HISTORIA, seats, seed=seed)
    bot = find_bot("strategist", HISTORIA)
    for _ in range(answers):
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bot))
    return match


def test_levels_are_named_from_the_weakest_to_the_strongest():
    assert bot_names(HISTORIA) == ["random", "beginner", "casual", "strategist", "expert", "master"]
    assert bot_names(AUCTION) == ["random"]


def test_older_name_of_the_strategist_is_understood():
    assert find_bot("greedy", HISTORIA).name == "strategist"


@pytest.mark.parametrize("spec", ["expert@", "expert@much", "expert@0", "expert@-1", "expert@inf", "expert@p"])
def test_budget_that_is_none_is_refused(spec):
    with pytest.raises(BadInput) as refusal:
        read_bot(spec, HISTORIA)
    assert refusal.value.id == "bad-budget"


def test_only_searching_bots_have_a_budget():
    assert read_bot("expert@0.25", HISTORIA).budget == Budget(seconds=0.25)
    assert read_bot("master@30p", HISTORIA).budget == Budget(playouts=30)
    with pytest.raises(BadInput) as refusal:
        read_bot("casual@1", HISTORIA)
    assert refusal.value.id == "no-budget"


def test_budgets_cannot_be_named_where_bots_are_found_for_others():
    with pytest.raises(BadInput):
        find_bot("expert@100", HISTORIA)


@pytest.mark.parametrize("name", ["beginner", "casual"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_easier_levels_play_whole_games(name, seats):
    s = HISTORIA.start(HISTORIA.table(seats), SeedSource(seed_from_number(seats)))
    assert play_out(HISTORIA, s, [find_bot(name, HISTORIA)] * seats, Random(1)) > 20
    assert s.result is not None


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_searching_levels_answer_every_question_of_a_round(seats):
    match = Match.new(HISTORIA, seats, seed=seats)
    bot = read_bot("expert@6p", HISTORIA)
    while match.state.round == 1:
        bot_move(match, match.asked()[0], bot)  # `play` refuses everything that is not advertised
    assert match.state.round == 2


def test_chances_sum_up_to_one_and_end_with_the_winner():
    chances = chances_of(PARTS)
    match = later(3)
    assert sum(chances(match.state)) == pytest.approx(1.0)
    bot = find_bot("strategist", HISTORIA)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bot))
    won = match.result["winners"]
    assert [i for i, share in enumerate(chances(match.state)) if share] == won


def test_habits_prefer_what_the_strategist_takes():
    match = later(5)
    habits, r = habits_of(PARTS), Random(2)
    seat = match.asked()[0]
    options = kernel.options(match.state, seat)
    weights = habits.weights(match.state, seat, options)
    drawn = [habits.answer(match.state, seat, r) for _ in range(600)]
    assert len(set(weights)) > 1
    usual = options[weights.index(max(weights))]
    rare = options[weights.index(min(weights))]
    assert drawn.count(usual) > drawn.count(rare)


@pytest.mark.parametrize("name", ["beginner", "casual", "expert@16p", "master@24p"])
def test_same_seed_and_playouts_give_the_same_choice(name):
    match = later(7)
    seat = match.asked()[0]
    assert bot_choice(match, seat, read_bot(name, HISTORIA)) == bot_choice(match, seat, read_bot(name, HISTORIA))


@pytest.mark.parametrize("name", ["beginner", "casual", "strategist", "expert@8p"])
def test_choice_never_depends_on_what_is_hidden(name):
    bot = read_bot(name, HISTORIA)
    for seed in range(2):
        match = later(20 + seed, answers=20 + 11 * seed)
        seat = match.asked()[0]
        chosen = bot_choice(match, seat, bot)
        for i in range(2):
            other = redeal(HISTORIA, match.state, seat, Random(i))
            r = knowledge(HISTORIA, other, seat, match.commitment)
            assert bot.choose(HISTORIA, redeal(HISTORIA, other, seat, r), seat, r) == chosen


class Counting(Search):
    """Counts its playouts, and can be told what they are worth."""

    def __init__(self, budget: Budget, worth=None) -> None:
        super().__init__(HISTORIA, "counting", budget)
        self.worth = worth
        self.playouts = 0

    def value(self, world, seat, line, r):
        self.playouts += 1
        return super().value(world, seat, line, r) if self.worth is None else self.worth(line, r)


def test_search_keeps_to_its_number_of_playouts():
    match = later(9)
    seat = match.asked()[0]
    bot = Counting(Budget(playouts=40), lambda line, r: r.random())
    bot.judge(HISTORIA, match.state, seat, Random(0))
    assert 20 <= bot.playouts <= 48


def test_clear_choice_is_answered_early():
    match = later(9)
    seat = match.asked()[0]
    lines = Counting(Budget(playouts=1)).lines(match.state, seat, Random(0))
    best = lines[-1]
    bot = Counting(Budget(playouts=100_000), lambda line, r: 0.6 + 0.01 * r.random() if line == best else 0.2)
    judged = bot.judge(HISTORIA, match.state, seat, Random(0))
    assert judged[0].line == best
    assert bot.playouts < 200


def test_usual_line_is_kept_where_the_difference_is_noise():
    match = later(9)
    seat = match.asked()[0]
    bot = Counting(Budget(playouts=24), lambda line, r: 0.5)
    judged = bot.judge(HISTORIA, match.state, seat, Random(0))
    assert judged[0].line == bot.lines(match.state, seat, Random(0))[0]


def test_time_budget_is_kept():
    match = later(11)
    seat = match.asked()[0]
    bot = Counting(Budget(seconds=0.3), lambda line, r: r.random() + 0.001 * (time.sleep(0) is None))
    begun = time.process_time()
    bot.judge(HISTORIA, match.state, seat, Random(0))
    assert time.process_time() - begun < 0.3 * 1.2 + 0.1  # the last world may be begun just before the end


def test_others_choose_their_sealed_cards_again_in_every_world():
    match = Match.new(HISTORIA, 3, seed=8)
    bot = find_bot("strategist", HISTORIA)
    while not (match.question().sealed and len(match.asked()) > 1):
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bot))
    first, last = match.asked()[0], match.asked()[-1]
    match.play(first, bot_choice(match, first, bot))
    world = Counting(Budget(playouts=1)).prepare(HISTORIA, match.state, last, Random(0))
    assert list(world.asked) == [last]
    assert set(world.sealed) >= {first}


class Planner(Bot):
    """Plans two answers at a time."""

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, game, world, seat, r):
        self.asked += 1
        first = kernel.options(world, seat)[0]
        after = world.copy()
        kernel.answer(after, seat, first)
        if seat not in after.asked:
            return (first,)
        return (first, kernel.options(after, seat)[0])


def test_plan_is_played_without_thinking_again():
    s = HISTORIA.start(HISTORIA.table(1), SeedSource(seed_from_number(4)))
    bot = Planner()
    decisions = play_out(HISTORIA, s, [bot], Random(0))
    assert bot.asked < decisions


def test_plan_ends_when_it_is_not_possible_any_more():
    s = HISTORIA.start(HISTORIA.table(2), SeedSource(seed_from_number(4)))
    seat = s.asked[0]
    rest = RestOfPlan()
    assert rest.begin(seat, [("first",), ("impossible",)]) == ("first",)
    assert rest.next(s, seat) is None
    assert rest.next(s, 1 - seat) is None

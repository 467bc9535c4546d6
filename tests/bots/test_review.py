"""Looking back: blunders are found with what they cost, luck is no skill, nobody is judged by what others knew."""

import json

import prospectors
import pytest
from prospectors import played

from zeitalter.bots.judging import parting
from zeitalter.bots.review import Review, can_review
from zeitalter.bots.review_work import Effort, Work
from zeitalter.engine.errors import BadInput
from zeitalter.engine.match import Match
from zeitalter.games import find_game

QUICK = Effort(look=40, second_look=80, screening=40, confirming=160)
DIG, REST, THROW = ("dig",), ("rest",), ("throw",)


def reviewed(match, seats=(0, 1), effort=QUICK):
    review, work = Review(match, seats, effort), Work()
    assert review.run(work)
    return review.result(work)


def decision(found, entry):
    return next(d for d in found["decisions"] if d["entry"] == entry)


def test_a_blunder_is_found_with_what_it_cost_and_what_the_expert_would_have_played():
    found = reviewed(played(DIG, DIG, DIG, DIG, REST))
    blunder = decision(found, 5)
    assert (blunder["seat"], blunder["played"], blunder["best"]) == (0, ["rest"], ["dig"])
    assert 0.05 < blunder["cost"] < 0.4
    assert blunder["cost"] > 2 * blunder["error"]
    assert found["seats"][0]["cost"] >= blunder["cost"]
    assert found["seats"][1] == {"decisions": 6, "cost": 0.0}


def test_a_throw_is_judged_alike_whether_the_die_was_good_or_bad():
    good = next(m for m in (played(THROW, seed=seed) for seed in range(20)) if m.state_at(1).gold[0] > 0)
    bad = next(m for m in (played(THROW, seed=seed) for seed in range(20)) if m.state_at(1).gold[0] < 0)
    same = [good.view(0)["claims"], bad.view(0)["claims"]]
    lucky, unlucky = reviewed(good), reviewed(bad)
    assert abs(decision(lucky, 1)["cost"] - decision(unlucky, 1)["cost"]) < 0.06, same
    assert lucky["luck"][0] > 0.08 > -0.08 > unlucky["luck"][0]
    assert lucky["luck"][0] == pytest.approx(-lucky["luck"][1], abs=0.001)


def test_who_digs_has_neither_luck_nor_bad_luck():
    assert reviewed(played())["luck"] == [0.0, 0.0]


def test_nobody_is_judged_by_what_only_the_other_knew():
    bet = ("bet", 2)
    right, wrong = played(bet, claims=[0, 2]), played(bet, claims=[0, 3])
    assert right.state_at(1).gold[0] > wrong.state_at(1).gold[0]
    hit, miss = decision(reviewed(right), 1), decision(reviewed(wrong), 1)
    assert hit == miss
    assert hit["cost"] > 0.02
    assert hit["best"] == ["dig"]


def test_a_bet_that_hit_was_luck():
    assert reviewed(played(("bet", 2), claims=[0, 2]))["luck"][0] > 0.2
    assert reviewed(played(("bet", 2), claims=[0, 3]))["luck"][0] < -0.02


def test_the_turning_point_names_who_what_and_why():
    found = reviewed(played(DIG, DIG, DIG, DIG, DIG, DIG, DIG, DIG, REST))
    turn = next(t for t in found["turns"] if t["why"] == "mistake")
    assert (turn["entry"], turn["seat"], turn["played"], turn["header"]) == (9, 0, ["rest"], {"round": 5})
    assert turn["to"] < turn["from"] or turn["who"] == 1
    assert len(found["turns"]) <= 8


def test_a_throw_that_decides_is_a_turning_point_by_luck():
    match = next(m for m in (played(THROW, seed=seed) for seed in range(20)) if m.state_at(1).gold[0] > 0)
    assert [t["why"] for t in reviewed(match)["turns"] if t["entry"] == 1] == ["luck"]


def test_chances_go_from_the_beginning_to_the_result():
    match = played(DIG, DIG, REST)
    chances = reviewed(match)["chances"]
    assert chances[0][0] == 0
    assert chances[0][1][0] == pytest.approx(0.5, abs=0.1)
    assert chances[-1] == [len(match.log), [0.0, 1.0]]
    assert all(sum(each) == pytest.approx(1, abs=0.001) for _, each in chances)


def test_the_same_match_is_seen_the_same_twice_and_in_any_portions():
    match = played(DIG, THROW, REST, DIG)
    once = reviewed(match)
    review, work, portions = Review(match, (0, 1), QUICK), Work(), 0
    while not review._next(work):
        portions += 1
        review = Review(match, (0, 1), QUICK)  # as in another process
        work = Work.from_json(json.loads(json.dumps(work.to_json())))
    assert portions > 20
    assert review.result(work) == once


def test_progress_only_grows_and_ends_at_one():
    review, work, seen = Review(played(THROW, REST), (0, 1), QUICK), Work(), [0.0]
    while not review.run(work, 0.0):
        before = work.done
        if review._next(work):
            work.done = 1.0
            break
        work.done = review._progress(work)
        assert work.done >= before
        seen.append(work.done)
    assert work.done == 1.0
    assert 0.1 < seen[len(seen) // 2] < 0.9


def test_when_time_is_up_the_rest_of_the_decisions_is_left_out():
    review, work = Review(played(), (0, 1), Effort(look=1, second_look=1, seconds=1e-9)), Work()
    assert review.run(work)
    found = review.result(work)
    assert found["decisions"] == []
    assert len(found["chances"]) == 13


def test_what_was_taken_back_does_not_count():
    match = Match.new(prospectors.GAME, 2, seed=1)
    match.play(0, REST)
    match.undo(0)
    while not match.over:
        match.play(match.asked()[0], DIG)
    found = reviewed(match)
    assert 1 not in [d["entry"] for d in found["decisions"]]
    assert found["seats"][0]["cost"] == 0.0


def test_nothing_is_said_before_the_match_is_over():
    match = Match.new(prospectors.GAME, 2, seed=1)
    match.play(0, DIG)
    with pytest.raises(BadInput) as refused:
        Review(match, (0, 1), QUICK)
    assert refused.value.id == "review-before-end"


def test_beside_the_turning_points_only_decisions_of_the_seats_asked_for_are_judged():
    match = played(DIG, DIG, DIG, DIG)
    own = reviewed(match, seats=(1,))
    assert [d["entry"] for d in own["decisions"] if d["seat"] == 1] == [2, 4, 6, 8, 10, 12]
    assert own["judged"] == [1]
    nobody = reviewed(match, seats=())
    assert {d["entry"] for d in nobody["decisions"]} <= {t["entry"] for t in nobody["turns"]}


def test_historia_can_be_looked_back_at():
    assert can_review(find_game("historia"))


def test_two_plans_are_told_apart_at_the_first_answer_that_differs():
    begin, left, right = ("begin",), ("left",), ("right",)
    assert parting([left], [right]) == 0
    assert parting([begin, left], [begin, right, left]) == 1
    assert parting([begin], [begin, left]) is None  # nothing else was meant, only less was planned

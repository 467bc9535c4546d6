"""Live decisions: several seats, each answer taken on arrival, nobody disturbs another."""

from random import Random

import pytest
from toys import Choose, Market, play

from zeitalter.engine import Refused, kernel


def test_all_seats_are_asked_and_each_answer_is_taken_on_arrival():
    match = play(Market())
    assert list(match.asked()) == [0, 1, 2]
    match.play(2, ("offer", 1))
    assert match.state.said == ((2, "offer", 1),)
    assert list(match.asked()) == [0, 1, 2]
    match.play(0, ("done",))
    assert list(match.asked()) == [1, 2]


def test_other_traders_answers_make_no_answer_stale():
    match = play(Choose(0, 1), Market())
    mine = match.ask(1)
    match.play(0, ("offer", 1))
    match.play(2, ("offer", 2))
    match.play(0, ("done",))
    assert match.ask(1) == mine
    match.play(1, ("offer", 2), ask=mine)
    assert match.state.said[-1] == (1, "offer", 2)


def test_double_click_is_refused():
    match = play(Market())
    ask = match.ask(1)
    match.play(1, ("offer", 1), ask=ask)
    with pytest.raises(Refused, match="stale-answer"):
        match.play(1, ("offer", 1), ask=ask)
    assert match.state.budget[1] == 2


def test_accepting_names_the_offer_and_an_edited_offer_has_another_number():
    match = play(Market())
    match.play(0, ("offer", 1))
    (seen,) = [a for a in match.options(1) if a[0] == "accept"]
    match.play(0, ("offer", 2))
    assert match.why_not(1, seen).id == "not-offered"
    (now,) = [a for a in match.options(1) if a[0] == "accept"]
    assert now != seen
    match.play(1, now)
    assert match.state.score == [0, 1, 0]
    assert match.state.offers == ()


def test_budget_makes_random_trading_end():
    for seed in range(20):
        r = Random(seed)
        match = play(Market(), seats=4)
        while not match.over:
            seat = r.choice(match.asked())
            match.play(seat, r.choice(match.options(seat)))
        assert len(match.log) <= 12


def test_undo_in_a_live_decision_ends_with_the_next_answer_of_another():
    match = play(Market())
    match.play(0, ("offer", 1))
    match.play(0, ("offer", 2))
    assert match.undo_points(0) == [1, 2]
    match.undo(0)
    assert match.state.said == ((0, "offer", 1),)
    match.play(1, ("done",))
    assert match.undo_points(0) == []
    assert match.undo_points(1) == [4]


def test_options_of_every_asked_seat_are_its_own():
    match = play(Market())
    match.play(0, ("offer", 1))
    assert not [a for a in match.options(0) if a[0] == "accept"]
    assert [a for a in match.options(1) if a[0] == "accept"]
    assert kernel.options(match.state, 2) == match.options(2)

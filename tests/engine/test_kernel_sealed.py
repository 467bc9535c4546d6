"""Sealed decisions: kept by the kernel, replaceable until the last is in, order of arrival never matters."""

from itertools import permutations

import pytest
from toys import Choose, Score, Seal, play

from zeitalter.engine import Refused, Runaway


def test_nothing_happens_until_the_last_answer_is_in():
    match = play(Seal(3))
    assert match.asked() == [0, 1, 2]
    match.play(1, ("pick", 2))
    match.play(0, ("pick", 1))
    assert match.asked() == [2]
    assert match.state.said == ()
    match.play(2, ("pick", 0))
    assert match.state.said[0] == ("reveals", 1, 2, 0)
    assert match.state.sealed == {}
    assert match.over


def test_answer_may_be_replaced_until_the_last_is_in():
    match = play(Seal(3))
    match.play(0, ("pick", 1))
    assert list(match.options(0)) == [("pick", 0), ("pick", 1), ("pick", 2)]
    match.play(0, ("pick", 2))
    match.play(1, ("pick", 0))
    match.play(0, ("pick", 0))
    assert match.asked() == [2]
    match.play(2, ("pick", 2))
    assert match.state.said[0] == ("reveals", 0, 0, 2)
    assert len(match.log) == 5


def test_order_of_arrival_never_matters():
    answers = {0: ("pick", 2), 1: ("pick", 0), 2: ("pick", 1)}
    ends = []
    for order in permutations(answers):
        match = play(Seal(3), Choose(0, 2))
        for seat in order:
            match.play(seat, answers[seat])
        ends.append((match.game.state_to_json(match.state), match.events(None)))
    assert all(end == ends[0] for end in ends)


def test_seat_with_one_option_is_sealed_by_the_kernel():
    match = play(Score(1, 1), Seal(3))
    assert match.asked() == [0, 2]
    assert match.state.sealed == {1: ("pick", 0)}
    match.play(2, ("pick", 2))
    match.play(0, ("pick", 1))
    assert match.state.said[0] == ("reveals", 1, 0, 2)


def test_seal_closes_by_itself_when_nobody_has_a_choice():
    match = play(Seal(1), Choose(0, 2))
    assert match.state.said[0] == ("reveals", 0, 0, 0)
    assert match.log == []


def test_sealed_answers_are_unseen_by_the_others():
    match = play(Seal(3))
    before = [match.view(seat) for seat in (1, 2, None)]
    match.play(0, ("pick", 1))
    assert [match.view(seat) for seat in (1, 2, None)] == before
    assert match.events(None, 1) == []


def test_closing_seal_is_a_barrier_and_sealed_answers_are_not_undone():
    match = play(Choose(0, 2), Seal(2), Choose(2, 2))
    match.play(0, ("pick", 0))
    match.play(0, ("pick", 1))
    assert match.undo_points(0) == []
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)
    match.play(1, ("pick", 1))
    match.play(2, ("pick", 1))
    assert [match.undo_points(seat) for seat in range(3)] == [[], [], []]


def test_illegal_sealed_answer_is_refused():
    match = play(Seal(3))
    with pytest.raises(Refused, match="not-offered"):
        match.play(0, ("pick", 3))
    assert match.state.sealed == {}


def test_sealed_seat_without_any_option_runs_away():
    with pytest.raises(Runaway, match="seat 0 has no option"):
        play(Seal(0))


def test_late_replacement_does_not_answer_the_next_question():
    match = play(Seal(2), Seal(2))
    match.play(0, ("pick", 0))
    late = match.ask(0)
    for seat in (1, 2):
        match.play(seat, ("pick", 0))
    assert match.asked() == [0, 1, 2]
    with pytest.raises(Refused, match="stale-answer"):
        match.play(0, ("pick", 1), ask=late)
    assert match.state.sealed == {}

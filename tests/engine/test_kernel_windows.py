"""Windows: anyone may respond, the first in rule order is taken, answers to answers lie on top."""

import pytest
from toys import Choose, Deal, React, Say, hand, play

from zeitalter.engine import Refused


def test_all_are_asked_at_once_unless_they_have_nothing():
    match = play(Deal(((1,), (7,), (2,))), React())
    assert match.asked() == [0, 2]
    assert match.state.sealed == {1: ("pass",)}
    assert match.state.quiet_answers == 1


def test_window_closes_quietly_when_nobody_has_a_response():
    match = play(Deal(((6,), (7,), (8,))), React(), Choose(0, 2))
    assert match.state.said == (("closes",),)
    assert match.state.quiet_answers == 3
    assert match.log == []


def test_first_in_rule_order_is_taken_whoever_answers_first():
    for order in ((0, 2), (2, 0)):
        match = play(Deal(((1, 3), (7,), (2,))), React())
        answers = {0: ("react", 1), 2: ("react", 2)}
        for seat in order:
            match.play(seat, answers[seat])
        assert match.state.said == ((0, "reacts"),)


def test_other_answers_go_back_unseen_and_the_window_opens_again():
    match = play(Deal(((1, 3), (7,), (2,))), React())
    match.play(2, ("react", 2))
    match.play(0, ("react", 1))
    assert match.asked() == [0, 2]
    assert match.state.zones[hand(2)].cards == (2,)
    assert not any("2" in str(event) for _, event in match.events(0, 1))
    match.play(0, ("pass",))
    match.play(2, ("react", 2))
    match.play(0, ("pass",))
    assert match.state.said == ((0, "reacts"), (2, "reacts"), ("closes",))
    assert match.over


def test_answers_to_answers_are_windows_on_top():
    match = play(Deal(((0,), (7,), (2,))), React(), Say("then"))
    match.play(2, ("pass",))
    match.play(0, ("react", 0))
    assert type(match.question()).__name__ == "Answer"
    assert match.asked() == [1]
    match.play(1, ("react", 7))
    assert match.state.said[:3] == ((0, "reacts"), (1, "answers"), ("answered",))
    assert type(match.question()).__name__ == "React"
    assert match.asked() == [2]
    match.play(2, ("pass",))
    assert match.state.said[3:] == (("closes",), ("then",))


def test_view_does_not_say_whom_a_window_waits_for():
    views = []
    for hands in (((1,), (2,), (7,)), ((1,), (8,), (4,)), ((1,), (2,), (3,))):
        match = play(Deal(hands), React())
        views.append(match.view(0))
        if 1 in match.asked() and 2 in match.asked():
            match.play(1, ("pass",))
            views.append(match.view(0))
    assert all(view == views[0] for view in views)


def test_veiled_table_asks_everybody_unless_his_order_is_never():
    match = play(Deal(((6,), (7,), (8,))), Choose(0, 2), React(), veiled="on")
    match.order(2, "React", "never")
    match.play(0, ("pick", 0))
    assert match.asked() == [0, 1]
    assert match.options(0) == [("pass",)]


def test_open_window_is_a_barrier_whether_or_not_anybody_has_a_response():
    for hands in (((1,), (2,), (3,)), ((1,), (7,), (3,))):
        match = play(Deal(hands), Choose(0, 2), React())
        match.play(0, ("pick", 1))
        assert match.undo_points(0) == []


def test_batch_stops_at_a_window():
    match = play(Deal(((1,), (2,), (7,))), Choose(0, 2), React())
    rest = match.play_all(0, [("pick", 1), ("react", 1)])
    assert rest == [("react", 1)]
    assert match.state.sealed == {2: ("pass",)}


def test_late_answer_is_not_taken_for_the_window_that_opened_again():
    match = play(Deal(((1, 3), (7,), (2,))), React())
    match.play(2, ("pass",))
    late = match.ask(2)
    match.play(0, ("react", 1))
    assert match.asked() == [0, 2]
    with pytest.raises(Refused, match="stale-answer"):
        match.play(2, ("react", 2), ask=late)
    assert match.state.sealed == {1: ("pass",)}


def test_clock_passes_in_a_window():
    match = play(Deal(((1,), (7,), (8,))), React())
    match.play_default(0)
    assert match.log[0].value == ("pass",)
    assert match.log[0].by == "clock"
    assert match.over

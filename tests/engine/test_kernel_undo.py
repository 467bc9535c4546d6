"""Undo: own decisions since the last barrier; the log only grows."""

import pytest
from toys import Choose, Deal, Dice, Draw, Hidden, Say, Shuffle, play

from zeitalter.engine import Refused
from zeitalter.engine.events import Event
from zeitalter.engine.log import EventLog
from zeitalter.engine.values import NUMBER, SEAT
from zeitalter.engine.values import secret as secretly


def state(match):
    return match.game.state_to_json(match.state)


def test_undo_restores_the_exact_state_and_the_log_only_grows():
    match = play(Choose(0, 3), Choose(0, 3), Choose(0, 3))
    states = [state(match)]
    for k in (1, 2):
        match.play(0, ("pick", k))
        states.append(state(match))
    match.undo(0)
    assert state(match) == states[1]
    assert [(e.kind, e.value) for e in match.log] == [("answer", ("pick", 1)), ("answer", ("pick", 2)), ("undo", 2)]
    match.undo(0)
    assert state(match) == states[0]
    assert [e.kind for e in match.log] == ["answer", "answer", "undo", "undo"]


def test_undo_goes_to_any_earlier_own_decision():
    match = play(*(Choose(0, 3) for _ in range(4)))
    first = state(match)
    for _ in range(3):
        match.play(0, ("pick", 1))
    assert match.undo_points(0) == [1, 2, 3]
    match.undo(0, 1)
    assert state(match) == first
    assert match.undo_points(0) == []


def test_undone_game_goes_on_as_if_it_had_not_happened():
    match = play(Shuffle(), Choose(0, 3), Dice(0), Dice(0), Draw(0), Choose(1, 2))
    match.play(0, ("pick", 1))
    match.play(0, ("pick", 2))
    match.undo(0, 1)
    match.play(0, ("pick", 2))
    match.play(0, ("pick", 0))
    match.play(0, ("pick", 0))
    straight = play(Shuffle(), Choose(0, 3), Dice(0), Dice(0), Draw(0), Choose(1, 2))
    for k in (2, 0, 0):
        straight.play(0, ("pick", k))
    assert state(match) == state(straight)


def test_undo_ends_when_another_seat_answers():
    match = play(Choose(0, 2), Choose(1, 2), Choose(0, 2))
    match.play(0, ("pick", 1))
    assert match.undo_points(0) == [1]
    match.play(1, ("pick", 1))
    assert match.undo_points(0) == []
    assert match.undo_points(1) == [2]
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)


def test_forced_moves_of_others_do_not_end_undo():
    match = play(Choose(0, 2), Choose(1, 1), Choose(0, 2))
    first = state(match)
    match.play(0, ("pick", 1))
    match.undo(0)
    assert state(match) == first


@pytest.mark.parametrize("barrier", [1, 3])
def test_undo_never_crosses_a_barrier(barrier):
    match = play(Choose(0, 3), Dice(0), Choose(0, 3), Choose(0, 3))
    match.play(0, ("pick", 1))
    match.play(0, ("pick", barrier))
    assert match.undo_points(0) == []
    match.play(0, ("pick", 2))
    assert match.undo_points(0) == [3]
    for behind in (1, 2, 9):
        with pytest.raises(Refused, match="behind-a-barrier"):
            match.undo(0, behind)
    assert len(match.log) == 3


def test_unseen_shuffle_can_be_undone():
    match = play(Dice(0), Choose(0, 2))
    first = state(match)
    match.play(0, ("pick", 2))
    match.undo(0)
    assert state(match) == first


def test_card_shown_to_anyone_is_a_barrier():
    match = play(Shuffle(), Choose(0, 2), Draw(1), Choose(0, 2))
    match.play(0, ("pick", 1))
    assert match.undo_points(0) == []


def test_undo_of_another_seat_is_refused():
    match = play(Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 1))
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(1)


def test_undo_takes_its_events_back_and_tells_so():
    match = play(Say("a"), Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 1))
    match.undo(0)
    assert [(n, e.id, e.args) for n, e in match.events(None)] == [(0, "says", (-1,)), (2, "undo", (0, 1))]


def test_answer_sent_before_the_undo_is_stale_after_it():
    match = play(Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 1))
    ask = match.ask(0)
    match.undo(0)
    with pytest.raises(Refused, match="stale-answer"):
        match.play(0, ("pick", 1), ask=ask)
    assert match.ask(0) == 2


def test_undo_keeps_the_standing_orders_of_others():
    match = play(Deal(((4,), (4,))), Choose(0, 2), Choose(0, 2), Hidden(1), Choose(0, 2))
    match.play(0, ("pick", 1))
    match.order(1, "Hidden", "never")
    assert match.undo_points(0) == [1]
    match.undo(0)
    assert match.state.orders == {(1, "Hidden"): "never"}
    match.play(0, ("pick", 1))
    match.play(0, ("pick", 1))
    assert match.asked() == (0,)


def test_undo_takes_back_the_own_orders_given_since():
    match = play(Choose(0, 2), Choose(0, 2), Hidden(0))
    match.play(0, ("pick", 1))
    match.order(0, "Hidden", "never")
    match.undo(0)
    assert match.state.orders == {}


def test_order_that_answers_for_its_seat_ends_the_undo_of_others():
    match = play(Deal(((4,), (4,))), Choose(0, 2), Hidden(1), Choose(0, 2))
    match.play(0, ("pick", 1))
    assert match.undo_points(0) == [1]
    match.order(1, "Hidden", "never")
    assert match.state.quiet_answers == 1
    assert match.undo_points(0) == []


def test_order_without_effect_is_not_betrayed_by_undo():
    match = play(Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 1))
    match.order(1, "Hidden", "never")
    assert match.undo_points(0) == [1]


def test_end_is_a_barrier_because_it_shows_all():
    match = play(Shuffle(), Choose(0, 2))
    match.play(0, ("pick", 1))
    assert match.over
    assert match.undo_points(0) == []


def test_what_was_taken_back_is_named_and_stays_as_secret_as_it_was():
    match = play(Choose(0, 3), Choose(0, 3))
    match.play(0, ("pick", 2))
    done = match.events(None)
    match.undo(0)
    undone = match.events(None)[-1][1]
    first = next((event for n, event in done if n == 1), None)
    assert (undone.id, undone.args) == ("undo", (0, 1))
    assert undone.of == first
    hidden = EventLog()
    secret = Event("draws", (1, 7), 0b10)
    hidden.add(2, [Event("undo", (1, 1), secret.mask, secret)])
    kinds = {"undo": (SEAT, NUMBER), "draws": (SEAT, secretly(NUMBER))}
    assert [hidden.seen_by(seat, 0, kinds)[0][1].of.args for seat in (None, 0, 1)] == [(1, None), (1, None), (1, 7)]

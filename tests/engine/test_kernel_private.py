"""Private decisions: no forced moves, quiet answers and their beats, standing orders."""

import pytest
from toys import Choose, Deal, Hidden, HiddenOnly, MustReact, Say, Score, play

from zeitalter.engine import BadInput, Refused


def test_single_option_of_a_private_decision_is_asked():
    match = play(Deal(((4,),)), HiddenOnly(0))
    assert match.asked() == (0,)
    assert match.options(0) == [("take", 4)]
    assert match.state.quiet_answers == 0


def test_seat_with_nothing_else_gets_the_quiet_answer_with_a_beat():
    match = play(Deal(((3,),)), Hidden(0), Choose(1, 2))
    assert match.state.said == ((0, "pass"),)
    assert match.log == []
    assert match.state.quiet_answers == 1


def test_beat_is_a_barrier():
    match = play(Deal(((3,),)), Choose(0, 2), Hidden(0), Choose(0, 2))
    match.play(0, ("pick", 1))
    assert match.state.quiet_answers == 1
    assert match.undo_points(0) == []


def test_seat_with_a_choice_is_asked():
    match = play(Deal(((3, 4),)), Hidden(0))
    assert match.options(0) == [("take", 4), ("pass",)]
    assert match.state.quiet_answers == 0


def test_order_never_gives_the_quiet_answer():
    match = play(Deal(((4,),)), Choose(1, 2), Hidden(0), Say("then"))
    match.order(0, "Hidden", "never")
    assert match.asked() == (1,)
    match.play(1, ("pick", 0))
    assert match.state.said[1:] == ((0, "pass"), ("then",))
    assert match.state.quiet_answers == 1
    assert [entry.kind for entry in match.log] == ["order", "answer"]


def test_order_never_answers_the_question_that_stands():
    match = play(Deal(((4,),)), Hidden(0), Choose(1, 2))
    match.order(0, "Hidden", "never")
    assert match.state.said == ((0, "pass"),)
    assert match.asked() == (1,)


def test_order_always_asks_in_any_case():
    match = play(Deal(((3,),)), Choose(1, 2), Hidden(0))
    match.order(0, "Hidden", "always")
    match.play(1, ("pick", 0))
    assert match.asked() == (0,)
    assert match.options(0) == [("pass",)]
    assert match.state.quiet_answers == 0


def test_order_ask_takes_an_order_back():
    match = play(Deal(((4,),)), Choose(1, 2), Hidden(0))
    match.order(0, "Hidden", "never")
    match.order(0, "Hidden", "ask")
    assert match.state.orders == {}
    match.play(1, ("pick", 0))
    assert match.asked() == (0,)


def test_order_is_for_one_kind_of_question_and_one_seat():
    match = play(Deal(((4,), (4,))), Choose(2, 2), Hidden(1), MustReact(0))
    match.order(0, "Hidden", "never")
    match.order(1, "MustReact", "never")
    match.play(2, ("pick", 0))
    assert match.asked() == (1,)
    match.play(1, ("pass",))
    assert match.asked() == (0,)


def test_order_never_cannot_give_an_answer_that_is_not_possible():
    match = play(Score(0, 1), Choose(1, 2), MustReact(0))
    match.order(0, "MustReact", "never")
    match.play(1, ("pick", 0))
    assert match.asked() == (0,)
    assert match.options(0) == [("react", 1), ("react", 2)]


def test_unknown_order_is_refused():
    match = play(Deal(((4,),)), Hidden(0))
    with pytest.raises(BadInput) as bad:
        match.order(0, "Hidden", "sometimes")
    assert bad.value.id == "bad-order"
    assert bad.value.args_by_name == {"order": "sometimes"}
    assert match.log == []


@pytest.mark.parametrize("question", ["Choose", "HiddenOnly", "Nonsense"])
def test_order_for_a_question_without_quiet_answer_is_refused(question):
    match = play(Choose(0, 2))
    with pytest.raises(Refused, match="not-offered"):
        match.order(0, question, "never")


@pytest.mark.parametrize("seat", [-1, 3])
def test_order_of_a_seat_that_is_not_there_is_refused(seat):
    match = play(Choose(0, 2))
    with pytest.raises(Refused, match="not-your-turn"):
        match.order(seat, "Hidden", "never")


def test_order_does_not_make_the_own_pending_answer_stale():
    match = play(Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 0))
    ask = match.ask(0)
    match.order(0, "Hidden", "never")
    match.play(0, ("pick", 1), ask=ask)
    assert match.over


def test_replay_gives_quiet_answers_and_forced_moves_again():
    match = play(Deal(((4,), (3,))), Choose(1, 2), Hidden(0), Hidden(1), Choose(2, 1), Choose(2, 2))
    match.order(0, "Hidden", "never")
    match.play(1, ("pick", 1))
    again = match.at(2)
    assert again.game.state_to_json(again.state) == match.game.state_to_json(match.state)
    assert again.state.quiet_answers == 2

"""The life of a step: run or answered, pushed in order, upkeep, forced moves, the end, and rules that run away."""

import pytest
from toys import (
    Choose,
    Countdown,
    Dice,
    End,
    Fill,
    Forever,
    Nobody,
    Push,
    Say,
    Score,
    Stop,
    Tower,
    Toy,
    ToyState,
    play,
)

from zeitalter.engine import Refused, Runaway, Step, kernel
from zeitalter.engine.rng import SeedSource


def words(match):
    return [said[0] for said in match.state.said]


def test_first_named_step_comes_first():
    match = play(Push(), Say("last"), Choose(0, 2))
    assert words(match) == ["first", "second", "third", "last"]


def test_steps_run_until_a_question_stands():
    match = play(Say("a"), Choose(1, 2), Say("b"))
    assert words(match) == ["a"]
    assert match.asked() == (1,)
    assert match.question() == Choose(1, 2)
    match.play(1, ("pick", 1))
    assert match.state.said == (("a",), (1, "picks", 1), ("b",))
    assert match.over


def test_single_option_is_played_without_a_log_entry():
    match = play(Choose(0, 1), Choose(1, 1), Choose(2, 2))
    assert match.state.said == ((0, "picks", 0), (1, "picks", 0))
    assert match.asked() == (2,)
    assert match.log == []


def test_single_form_is_not_a_forced_move():
    match = play(Fill(0))
    form = match.options(0)[0]
    Fill.options, listed = (lambda self, s, seat: [form]), Fill.options
    try:
        assert play(Fill(0)).asked() == (0,)
    finally:
        Fill.options = listed


def test_question_without_seats_is_no_question():
    match = play(Nobody(), Say("after"))
    assert words(match) == ["after"]
    assert match.over


def test_options_are_listed_once_per_question():
    Choose.listed.clear()
    match = play(Choose(0, 3), Choose(1, 3))
    for _ in range(3):
        assert len(match.options(0)) == 3
        assert match.why_not(0, ("pick", 1)) is None
    assert Choose.listed == [0]
    match.play(0, ("pick", 2))
    match.options(1)
    assert Choose.listed == [0, 1]


def test_upkeep_follows_every_run_and_every_answer():
    match = play(Say("a"), Choose(0, 2), Choose(0, 1), Say("b"), Choose(1, 2))
    assert match.state.upkept == 1
    match.play(0, ("pick", 0))
    assert match.state.upkept == 4


def test_upkeep_may_push_steps_that_come_next():
    match = play(Score(1, 250), Say("then"), Choose(0, 2))
    assert match.state.score == [0, 50, 0]
    assert words(match) == ["cheer", "cheer", "then"]


def test_only_finish_ends_a_game():
    match = play(Choose(0, 2))
    assert match.result is None
    match.play(0, ("pick", 1))
    assert match.over
    assert match.result == {"winners": [0], "said": 1}
    assert match.question() is None
    assert match.asked() == ()
    assert match.options(0) == ()


def test_finish_empties_the_stack():
    match = play(Say("a"), End(), Choose(0, 2), Say("never"))
    assert match.state.stack == []
    assert words(match) == ["a"]


def test_empty_stack_without_result_runs_away():
    with pytest.raises(Runaway, match="no result"):
        play(Choose(0, 1), Stop())


def test_ten_thousand_runs_without_a_question_run_away_with_the_stack():
    with pytest.raises(Runaway, match=r"10,000 steps.*Forever\(\)"):
        play(Forever(), seats=1)


def test_long_work_below_the_limit_is_fine():
    match = play(Countdown(9_990), Choose(0, 2))
    assert words(match) == ["zero"]


def test_two_hundred_frames_run_away_with_the_stack():
    assert play(Tower(198)).asked() == (0,)  # 198, the question, the end
    with pytest.raises(Runaway, match=r"200 frames.*Say\(word='frame'\)"):
        play(Tower(199))


def test_seat_without_any_option_runs_away():
    with pytest.raises(Runaway, match="seat 2 has no option"):
        play(Choose(2, 0))


def test_equal_fields_are_the_same_step():
    assert Choose(0, 2) == Choose(0, 2)
    assert Choose(0, 2) != Choose(1, 2)
    assert Choose(0, 2) != Dice(0)


def test_step_is_written_with_its_name_and_fields():
    match = play(Choose(0, 2), Say("b"))
    data = match.game.state_to_json(match.state)
    assert data["stack"] == [["End"], ["Say", "b"], ["Choose", 0, 2]]


def test_two_steps_of_one_name_in_a_game_are_refused():
    with pytest.raises(ValueError, match="two steps named Say"):
        type("Say", (Step,), {"__module__": Toy.package})


def test_step_without_a_run_says_so():
    game = Toy()
    with pytest.raises(NotImplementedError):
        Step().run(ToyState(game.table(2), SeedSource(b"x" * 32)))


def test_bare_state_runs_like_a_match():
    game = Toy(Choose(0, 3), Choose(1, 3))
    table = game.table(2)
    s = game.start(table, SeedSource(b"x" * 32))
    assert isinstance(s, ToyState)
    assert kernel.asked(s) == (0,)
    kernel.answer(s, 0, ("pick", 2))
    assert kernel.options(s, 0) == ()
    assert list(kernel.options(s, 1)) == [("pick", 0), ("pick", 1), ("pick", 2)]
    kernel.answer(s, 1, ("pick", 1))
    assert s.score == [2, 1]
    assert s.result is not None


def test_answer_of_a_seat_that_is_not_asked_is_refused():
    match = play(Choose(0, 2))
    for seat in (1, 2, 3, -1):
        assert match.why_not(seat, ("pick", 0)).id == "not-your-turn"
        with pytest.raises(Refused, match="not-your-turn"):
            match.play(seat, ("pick", 0), ask=0)
    assert match.log == []


def test_answer_after_the_end_is_refused():
    match = play(Say("a"))
    assert match.why_not(0, ("pick", 0)).id == "game-over"


def test_answer_outside_the_options_is_refused_with_the_rule():
    match = play(Choose(0, 2))
    objection = match.why_not(0, ("pick", 2))
    assert (objection.id, objection.args, objection.rule) == ("not-offered", (), "T1")
    with pytest.raises(Refused) as refused:
        match.play(0, ("pick", 2))
    assert refused.value.objection == objection

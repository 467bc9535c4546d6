"""The match: one door for all answers, ask numbers, batches, clocks, errors that change nothing."""

import pytest
from toys import Choose, Deal, Dice, Hidden, Paint, Roll, Say, Seal, play

from zeitalter.engine import Match, Refused, Seat


def snapshot(match):
    """Everything a caller can see of a match."""
    return (
        match.game.state_to_json(match.state),
        list(match.log),
        match.events(None),
        [match.ask(seat) for seat in range(match.table.seats)],
        [match.undo_points(seat) for seat in range(match.table.seats)],
        list(match.asked()),
    )


def test_match_has_seats_by_number_or_by_name():
    assert [seat.name for seat in play(Choose(0, 2)).seats] == ["Seat 1", "Seat 2", "Seat 3"]
    game = play(Choose(0, 2)).game
    match = Match.new(game, [Seat("Ada"), Seat("Ben", "bot:random")], seed=1)
    assert match.table.seats == 2
    assert match.seats[1].player == "bot:random"


def test_new_match_without_seed_gets_a_secret_one():
    game = play(Choose(0, 2)).game
    assert Match.new(game, 2).seed != Match.new(game, 2).seed


def test_events_of_the_set_up_belong_to_entry_0():
    match = play(Say("a"), Choose(0, 2))
    assert [(n, e.id) for n, e in match.events(None)] == [(0, "says")]


def test_candidates_with_an_objection_are_not_offered_and_say_why():
    match = play(Paint(0), Paint(1))
    assert match.options(0) == [("paint", 0), ("paint", 1), ("paint", 2)]
    match.play(0, ("paint", 0))
    assert match.options(1) == [("paint", 1), ("paint", 2)]
    objection = match.why_not(1, ("paint", 0))
    assert (objection.id, objection.args, objection.rule) == ("painted", (0,), "T2")
    assert match.why_not(1, ("paint", 9)).id == "not-offered"


def test_answer_quotes_the_entry_that_put_its_question():
    match = play(Choose(0, 2), Choose(1, 2), Choose(1, 2))
    assert match.ask(0) == 0
    match.play(0, ("pick", 1), ask=0)
    assert match.ask(1) == 1
    match.play(1, ("pick", 1), ask=1)
    assert match.ask(1) == 2
    with pytest.raises(Refused, match="stale-answer"):
        match.play(1, ("pick", 1), ask=1)
    assert len(match.log) == 2
    match.play(1, ("pick", 1), ask=2)
    assert match.over


def test_answer_to_an_equal_question_before_is_stale():
    match = play(Choose(0, 2), Choose(0, 2))
    match.play(0, ("pick", 1), ask=0)
    with pytest.raises(Refused, match="stale-answer"):
        match.play(0, ("pick", 1), ask=0)


def test_sealed_answers_of_others_make_no_answer_stale():
    match = play(Choose(0, 2), Seal(2))
    match.play(0, ("pick", 0))
    ask = match.ask(2)
    match.play(0, ("pick", 1))
    match.play(1, ("pick", 1))
    assert match.ask(2) == ask
    match.play(2, ("pick", 1), ask=ask)
    assert match.over


def test_error_in_the_rules_leaves_the_match_as_it_was_and_is_kept():
    match = play(Dice(0))
    before = snapshot(match)
    with pytest.raises(KeyError):
        match.play(0, ("pick", 4))
    assert snapshot(match) == before
    assert (match.crash.seat, match.crash.action, match.crash.error) == (0, ("pick", 4), "KeyError: 'broken'")
    match.play(0, ("pick", 0))
    assert match.over


def test_refused_answer_leaves_the_match_as_it_was():
    match = play(Choose(0, 2), Choose(1, 2))
    match.play(0, ("pick", 1))
    before = snapshot(match)
    for seat, action in ((1, ("pick", 2)), (1, ("nonsense",)), (0, ("pick", 0)), (1, ()), (1, ("pick",))):
        with pytest.raises(Refused):
            match.play(seat, action)
    assert snapshot(match) == before
    assert match.crash is None


def test_batch_is_played_as_if_one_by_one():
    match, single = (play(*(Choose(0, 3) for _ in range(3)), Choose(1, 2)) for _ in range(2))
    plan = [("pick", 1), ("pick", 2), ("pick", 0)]
    assert match.play_all(0, plan) == []
    for action in plan:
        single.play(0, action)
    assert snapshot(match) == snapshot(single)


def test_batch_is_all_or_nothing():
    match = play(*(Choose(0, 3) for _ in range(3)))
    before = snapshot(match)
    with pytest.raises(Refused, match="not-offered"):
        match.play_all(0, [("pick", 1), ("pick", 2), ("pick", 3)])
    assert snapshot(match) == before


def test_batch_with_an_error_in_the_rules_changes_nothing():
    match = play(Choose(0, 2), Dice(0))
    before = snapshot(match)
    with pytest.raises(KeyError):
        match.play_all(0, [("pick", 1), ("pick", 4)])
    assert snapshot(match) == before


def test_batch_stops_at_a_barrier_so_it_cannot_peek():
    match = play(Dice(0), Choose(0, 3), Choose(0, 3))
    assert match.play_all(0, [("pick", 1), ("pick", 7), ("pick", 1)]) == [("pick", 7), ("pick", 1)]
    assert len(match.log) == 1
    assert match.question() == Choose(0, 3)


def test_batch_stops_at_a_beat():
    match = play(Deal(((3,),)), Choose(0, 2), Hidden(0), Choose(0, 2))
    assert match.play_all(0, [("pick", 1), ("pick", 0)]) == [("pick", 0)]


def test_batch_stops_at_the_question_of_another():
    match = play(Choose(0, 2), Choose(1, 2), Choose(0, 2))
    assert match.play_all(0, [("pick", 1), ("pick", 0)]) == [("pick", 0)]
    assert match.asked() == (1,)


def test_batch_stops_at_the_end():
    match = play(Choose(0, 2))
    assert match.play_all(0, [("pick", 1), ("pick", 0)]) == [("pick", 0)]
    assert match.over


def test_clock_plays_the_default_and_marks_it():
    match = play(Choose(0, 2), Choose(1, 2))
    match.play_default(0)
    assert (match.log[0].value, match.log[0].by) == (("pick", 0), "clock")
    with pytest.raises(Refused, match="not-your-turn"):
        match.play_default(0)


def test_default_of_the_decision_comes_before_the_first_option():
    Choose.default, default = (lambda self, s, seat: ("pick", self.n - 1)), Choose.default
    try:
        match = play(Choose(0, 4))
        match.play_default(0)
    finally:
        Choose.default = default
    assert match.log[0].value == ("pick", 3)


def test_state_of_a_match_is_not_touched_by_looking():
    match = play(Roll(), Choose(0, 2), Seal(2))
    before = match.game.state_to_json(match.state)
    match.view(0), match.view(None), match.options(0), match.options(1), match.why_not(0, ("pick", 9)), match.events(0)
    assert match.game.state_to_json(match.state) == before

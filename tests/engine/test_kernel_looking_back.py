"""Looking back: any entry, branches of running and finished matches, matches from a position."""

from random import Random

import pytest
from toys import Choose, Deal, Dice, Draw, Hidden, React, Seal, Shuffle, hand, play

from zeitalter.engine import BadInput, Match, redeal


def state(match):
    return match.game.state_to_json(match.state)


def long_match(n=120):
    match = play(Shuffle(), *(Choose(k % 3, 2) for k in range(n)), Draw(0))
    r = Random(5)
    states = [state(match)]
    for k in range(n):
        match.play(k % 3, ("pick", r.randrange(2)))
        states.append(state(match))
    return match, states


def test_any_entry_can_be_looked_at():
    match, states = long_match()
    assert match.over
    for n in (0, 1, 49, 50, 51, 100, 119, 120):
        assert state(match.at(n)) == states[n]
        assert match.game.state_to_json(match.state_at(n)) == states[n]
        assert len(match.at(n).log) == n
    assert state(match) == states[-1]


def test_entries_with_undo_and_orders_can_be_looked_at():
    match = play(Deal(((4,), (4,))), Choose(0, 3), Choose(0, 3), Hidden(1), Choose(0, 2))
    states = [state(match)]
    match.play(0, ("pick", 1))
    states.append(state(match))
    match.order(1, "Hidden", "never")
    states.append(state(match))
    match.undo(0)
    states.append(state(match))
    match.play(0, ("pick", 2))
    states.append(state(match))
    for n, wanted in enumerate(states):
        assert state(match.at(n)) == wanted
        assert match.game.state_to_json(match.state_at(n)) == wanted


def test_match_looked_back_at_has_the_events_and_asks_of_then():
    match, _ = long_match()
    then = match.at(7)
    assert then.events(None) == [(n, e) for n, e in match.events(None) if n <= 7]
    again = match.at(7)
    again.play(again.asked()[0], ("pick", 0))
    assert again.ask(again.asked()[0]) == 8


@pytest.mark.parametrize("n", [-1, 121])
def test_entry_that_is_not_there_is_refused(n):
    match, _ = long_match()
    for look in (match.at, match.state_at):
        with pytest.raises(BadInput) as bad:
            look(n)
        assert (bad.value.id, bad.value.args_by_name) == ("no-such-entry", {"entry": n, "last": 120})


def test_branch_of_a_finished_match_is_true():
    match, states = long_match()
    branch = match.branch(30)
    assert state(branch) == states[30]
    assert branch.parent == {"entry": 30, "commitment": match.commitment}
    branch.play(branch.asked()[0], ("pick", 1))
    assert len(branch.log) == 31
    assert len(match.log) == 120


def test_branch_of_a_running_match_is_redealt():
    match = play(Shuffle(), Draw(0), Draw(1), Choose(0, 2), Choose(1, 2))
    match.play(0, ("pick", 1))
    hands = set()
    for seed in range(30):
        branch = match.branch(1, seat=0, r=Random(seed))
        assert branch.view(0) == match.view(0)
        assert branch.parent == {"entry": 1, "commitment": match.commitment}
        assert branch.seed != match.seed
        hands.add(branch.state.zones[hand(1)].cards)
    assert len(hands) == 9
    assert match.branch(0, seat=0).state.score == [0, 0, 0]


def test_branch_for_nobody_keeps_only_what_all_know():
    match = play(Shuffle(), Draw(0), Choose(0, 2))
    own = {match.branch(r=Random(seed)).state.zones[hand(0)].cards for seed in range(40)}
    assert len(own) == 10


def test_branch_goes_on_and_its_parent_does_not():
    match = play(Choose(0, 2), Seal(2))
    branch = match.branch(seat=1)
    branch.play(0, ("pick", 1))
    assert match.log == []
    assert state(match)["score"] == [0, 0, 0]
    assert branch.state.score == [1, 0, 0]


def test_branch_gives_the_quiet_answers_of_its_own_world():
    match = play(Shuffle(), Deal(((6,), (1,), (7,))), React(), Choose(0, 2))
    for seed in range(20):
        branch = match.branch(seat=2, r=Random(seed))
        again = branch.game.state_from_json(branch.table, branch.state.source, state(branch))
        assert branch.game.state_to_json(again) == state(branch)
        assert list(again.asked) == list(branch.asked())


def test_match_from_a_position_starts_there_and_replays():
    start = play(Shuffle(), Choose(0, 2), Dice(0)).state
    match = Match.from_state(play(Choose(0, 2)).game, start, seed=b"s" * 32)
    match.play(0, ("pick", 1))
    match.play(0, ("pick", 1))
    assert match.over
    assert state(match.at(2)) == state(match)
    assert start.score == [0, 0, 0]


def test_redeal_does_not_touch_the_state():
    match = play(Shuffle(), Draw(0), Choose(0, 2))
    before = state(match)
    redeal(match.game, match.state, 1, Random(1))
    assert state(match) == before

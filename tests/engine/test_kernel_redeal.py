"""Worlds a seat cannot tell apart: what is dealt anew, what stays, and that the truth has no influence."""

from collections import Counter
from random import Random

import pytest
from toys import Choose, Deal, Hidden, React, Score, Seal, Shuffle, Toy, hand, play

from zeitalter.engine import Match, Zone, redeal, reopen
from zeitalter.engine.zones import ALL


def worlds(match, seat, n=60):
    return [redeal(match.game, match.state, seat, Random(k)) for k in range(n)]


def dealt(hands, *steps, **options):
    return play(Deal(hands), *steps, **options)


def test_own_cards_stay_and_all_others_are_dealt_anew():
    match = dealt(((1, 2), (3,), (4,)), Choose(0, 2))
    found = Counter((w.zones[hand(1)].cards, w.zones[hand(2)].cards) for w in worlds(match, 0))
    assert set(found) == {((3,), (4,)), ((4,), (3,))}
    assert all(w.zones[hand(0)].cards == (1, 2) for w in worlds(match, 0))


def test_spectator_knows_no_hand():
    match = dealt(((1,), (3,), (4,)), Choose(0, 2))
    assert len({w.zones[hand(0)].cards for w in worlds(match, None)}) == 3


def test_cards_all_know_stay():
    match = dealt(((1,), (3,), (4,)), Choose(0, 2))
    match.state.zones[hand(1)] = Zone((3,), (ALL,))
    assert all(w.zones[hand(1)].cards == (3,) for w in worlds(match, None))


def test_cards_keep_their_backs():
    match = dealt(((1,), (3,), (104, 4), (105,)), Choose(0, 2), seats=4)
    for w in worlds(match, 0):
        assert w.zones[hand(3)].cards[0] > 100
        assert w.zones[hand(2)].cards[0] > 100
        assert w.zones[hand(2)].cards[1] < 100
        assert w.zones[hand(1)].cards[0] < 100


def test_masks_and_numbers_of_cards_stay():
    match = dealt(((1, 2), (3,), (4, 5, 6)), Shuffle(), Choose(0, 2))
    for w in worlds(match, 1, 10):
        assert [z.known for z in w.zones] == [z.known for z in match.state.zones]


def test_truth_has_no_influence():
    match = dealt(((1, 2), (3, 9), (4, 5)), Shuffle(), Seal(3))
    match.play(1, ("pick", 2))
    one, two = (redeal(match.game, match.state, 0, Random(k)) for k in (1, 2))
    assert match.game.state_to_json(one) != match.game.state_to_json(two)
    for k in range(10):
        copies = [redeal(match.game, world, 0, Random(k)) for world in (one, two, match.state)]
        assert len({str(match.game.state_to_json(c)) for c in copies}) == 1
        assert len({c.source.key for c in copies}) == 1


def test_random_numbers_to_come_are_new():
    match = dealt(((1,),), Choose(0, 2))
    assert len({w.below(1_000_000) for w in worlds(match, 0, 20)}) > 15
    assert match.state.rng == 0


def test_sealed_answers_of_others_become_any_legal_ones():
    match = play(Score(2, 1), Seal(3))
    match.play(0, ("pick", 1))
    match.play(1, ("pick", 2))
    assert match.over
    match = play(Seal(3))
    match.play(0, ("pick", 1))
    match.play(1, ("pick", 2))
    found = [w.sealed for w in worlds(match, 0)]
    assert {s[0] for s in found} == {("pick", 1)}
    assert {s[1] for s in found} == {("pick", 0), ("pick", 1), ("pick", 2)}
    assert all(list(w.asked) == [2] for w in worlds(match, 0))


def test_orders_of_others_are_not_known():
    match = dealt(((4,), (4,)), Choose(2, 2), Hidden(0), Hidden(1))
    match.order(0, "Hidden", "never")
    match.order(1, "Hidden", "always")
    assert redeal(match.game, match.state, 0, Random(1)).orders == {(0, "Hidden"): "never"}
    assert redeal(match.game, match.state, None, Random(1)).orders == {}


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_knows_who_else_owes_in_a_window(seat):
    match = dealt(((1,), (2,), (7,)), React())
    match.play(1, ("react", 2))
    for w in worlds(match, seat, 10):
        assert w.sealed == {}
        assert list(w.asked) == [0, 1, 2]


def test_own_answer_in_a_window_is_known():
    match = dealt(((1,), (2,), (3,)), React())
    match.play(0, ("react", 1))
    (w,) = worlds(match, 0, 1)
    assert w.sealed == {0: ("react", 1)}
    assert list(w.asked) == [1, 2]


def test_quiet_answers_of_the_past_leave_no_count():
    one = dealt(((6,), (7,), (8,)), React(), Choose(0, 2))
    two = dealt(((6,), (7,), (1,)), React(), Choose(0, 2))
    two.play(2, ("pass",))
    assert one.state.quiet_answers != two.state.quiet_answers
    assert one.view(0)["said"] == two.view(0)["said"]
    assert {redeal(m.game, m.state, 0, Random(1)).quiet_answers for m in (one, two)} == {0}


def test_options_view_and_stack_of_the_seat_stay():
    match = dealt(((1, 4), (3,), (2, 8)), Shuffle(), Hidden(0))
    for w in worlds(match, 0, 20):
        assert w.stack == match.state.stack
        assert match.game.view(w, 0) == match.game.view(match.state, 0)
        assert list(w.stack[-1].options(w, 0)) == list(match.options(0))


def test_true_claims_bind_the_deal():
    class Claimed(Toy):
        def consistent(self, s, seat):
            return s.zones[hand(1)].cards[0] % 2 == 1

    match = Match.new(Claimed(Deal(((1,), (3,), (4, 5, 6))), Choose(0, 2)), 3, seed=1)
    assert {w.zones[hand(1)].cards for w in worlds(match, 0)} == {(3,), (5,)}


def test_no_world_is_a_mistake_of_the_game():
    class Impossible(Toy):
        def consistent(self, s, seat):
            return False

    match = Match.new(Impossible(Choose(0, 2)), 3, seed=1)
    with pytest.raises(ValueError, match="no world"):
        redeal(match.game, match.state, 0, Random(1))


def test_reopen_lets_the_others_owe_again():
    match = play(Seal(3))
    match.play(0, ("pick", 1))
    match.play(1, ("pick", 2))
    s = match.state.copy()
    reopen(s, 0)
    assert s.sealed == {0: ("pick", 1)}
    assert s.asked == [1, 2]
    assert match.state.sealed == {0: ("pick", 1), 1: ("pick", 2)}


def test_game_may_deal_in_its_own_way():
    class Backwards(Toy):
        def redeal_zones(self, s, seat, r):
            cards = sorted(card for other in (1, 2) for card in s.zones[hand(other)].cards)
            for other in (1, 2):
                dealt = tuple(cards.pop() for _ in s.zones[hand(other)].cards)
                s.zones[hand(other)] = Zone(dealt, s.zones[hand(other)].known)

    match = Match.new(Backwards(Deal(((1, 2), (3, 6), (4, 5))), Choose(0, 2)), 3, seed=1)
    for w in worlds(match, 0, 5):
        assert [w.zones[hand(seat)].cards for seat in range(3)] == [(1, 2), (6, 5), (4, 3)]
    assert [match.state.zones[hand(seat)].cards for seat in range(3)] == [(1, 2), (3, 6), (4, 5)]

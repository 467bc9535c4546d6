"""Destiny (S95, S96): discarding, drawing up to a hand, Religious leaders, empty piles."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import C, calm, discarded, doing, hand, question, refused, state
from trade_scene import all_others, greeks, knows, piles, romans, values

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire
from zeitalter.games.seven_ages.rules.destiny import hand_size
from zeitalter.games.seven_ages.rules.state import put
from zeitalter.testing import can, rule, say

SIZES = C.constants


def destiny(*empires: Empire, **board: Any) -> Match:
    """The first empire, or an empty slot, is about to discard cards."""
    return calm(doing("destiny", *(empires or (romans(),)), **board))


def pious(**more: Any) -> Empire:
    return romans(leaders=[("unnamed_re", "rome")], **more)


# -- the size of the hand ----------------------------------------------------------------------------------------------


@rule("S95", "T176")
def test_an_empty_slot_draws_up_to_five() -> None:
    m = destiny(slot=True, hands={0: values(1, 2)})
    say(m, 0, "throw_away", [])
    assert len(hand(m, 0)) == 5 == SIZES.hand_no_empire
    assert {*values(1, 2)} <= {*hand(m, 0)}


@rule("S95")
@pytest.mark.parametrize(("level", "size"), [(14, 6), (15, 7), (16, 7), (22, 7)])
def test_an_empire_draws_up_to_six_and_one_more_if_nobody_is_in_a_higher_age(level: int, size: int) -> None:
    m = destiny(romans(level=level), greeks(level=15), hands={0: values(1, 2)})
    assert m.view(0)["hand_size"] == size
    say(m, 0, "throw_away", [])
    assert len(hand(m, 0)) == size
    assert m.view(0)["hand_size"] is None
    assert discarded(m) == []


@rule("S95")
def test_cards_are_discarded_first_and_everybody_sees_them() -> None:
    one, two, three = values(1, 2, 3)
    m = destiny(hands={0: [one, two, three]})
    say(m, 0, "throw_away", sorted([one, three], key=C.ids["empire"].index))
    assert sorted(discarded(m)) == sorted([one, three])
    assert len(hand(m, 0)) == SIZES.hand_advanced
    assert two in hand(m, 0)
    assert sorted(m.view(1)["discard"]["cards"]) == sorted([one, three])
    assert knows(m, 1, of=0) == []


@rule("S95b")
def test_a_larger_hand_is_kept_and_nothing_is_drawn() -> None:
    many = values(0, 1, 2, 3, 4, 5, 6, 7)
    m = destiny(slot=True, hands={0: many})
    before = piles(m)
    say(m, 0, "throw_away", [])
    assert hand(m, 0) == sorted(many)
    assert piles(m) == before


@rule("S95b")
def test_discarding_from_a_larger_hand_draws_only_what_is_missing() -> None:
    many = values(0, 1, 2, 3, 4, 5, 6)
    m = destiny(slot=True, hands={0: many})
    say(m, 0, "throw_away", sorted(many[:3], key=C.ids["empire"].index))
    assert len(hand(m, 0)) == 5
    assert len(discarded(m)) == 3


@rule("S95")
def test_nobody_discards_a_card_he_does_not_have() -> None:
    m = destiny(hands={0: values(1)})
    assert refused(m, 0, "throw_away", values(2)) == "card-not-in-hand"


@rule("S95")
def test_an_empire_that_is_gone_draws_nothing() -> None:
    m = destiny(hands={0: values(1)})
    s = state(m)
    s.set_card(s.active, -1)
    assert list(s.question().seats(s)) == []


# -- piles -------------------------------------------------------------------------------------------------------------


@rule("S3", "S4b")
def test_the_discard_pile_becomes_the_draw_pile_and_then_there_is_nothing_left() -> None:
    mine = values(1, 2)
    left = values(3, 4, 5)
    rest = all_others("romans", *mine, *left)
    m = destiny(hands={0: mine, 1: rest}, discard=left)
    assert piles(m) == (0, 3)
    say(m, 0, "throw_away", [mine[0]])
    assert hand(m, 0) == sorted([*mine, *left])  # also the one that was discarded
    assert piles(m) == (0, 0)


# -- Religious leaders -------------------------------------------------------------------------------------------------


@rule("S96", "T67")
def test_a_religious_leader_discards_under_the_pile_and_chooses_a_pile_for_each_card() -> None:
    mine, pile, top = values(1, 2, 3), values(6, 5), values(7, 4)
    out = sorted(mine[:2], key=C.ids["empire"].index)
    m = destiny(pious(), hands={0: mine}, discard=pile, deck=top)
    say(m, 0, "throw_away", out)
    assert discarded(m) == [*pile, *out]
    assert question(m) == "DrawFrom"
    say(m, 0, "draw", "discard")
    assert pile[0] in hand(m, 0)
    say(m, 0, "draw", "draw")
    assert top[0] in hand(m, 0)
    say(m, 0, "draw", "discard")
    assert discarded(m) == out
    assert knows(m, 1, of=0) == sorted(pile, key=C.ids["empire"].index)
    for _ in range(SIZES.hand_advanced - 4):
        say(m, 0, "draw", "draw")
    assert len(hand(m, 0)) == SIZES.hand_advanced
    assert question(m) != "DrawFrom"


@rule("S96")
def test_his_own_discards_can_come_back() -> None:
    mine = values(1)
    m = destiny(pious(), hands={0: mine})
    say(m, 0, "throw_away", mine)
    say(m, 0, "draw", "discard")
    assert mine[0] in hand(m, 0)
    assert discarded(m) == []


@rule("S96")
def test_without_discards_there_is_only_the_draw_pile() -> None:
    m = destiny(pious(), hands={0: values(1)})
    say(m, 0, "throw_away", [])
    assert question(m) != "DrawFrom"  # nothing to choose
    assert len(hand(m, 0)) == SIZES.hand_advanced


@rule("S96", "S3")
def test_an_empty_draw_pile_is_filled_before_he_chooses() -> None:
    mine, left = values(1), values(3, 4)
    rest = all_others("romans", *mine, *left)
    m = destiny(pious(), hands={0: mine, 1: rest}, discard=left)
    say(m, 0, "throw_away", [])
    assert hand(m, 0) == sorted([*mine, *left])
    assert piles(m) == (0, 0)


@rule("S96")
def test_an_empty_pile_gives_nothing() -> None:
    mine, left = values(1, 2), values(3)
    m = destiny(pious(), hands={0: mine}, discard=left)
    say(m, 0, "throw_away", [])
    say(m, 0, "draw", "discard")
    assert question(m) != "DrawFrom" or refused(m, 0, "draw", "discard") == "pile-empty"


@rule("S96")
def test_an_empty_slot_has_no_leader() -> None:
    m = destiny(pious(), slot=True, hands={0: values(1)}, discard=values(5))
    say(m, 0, "throw_away", values(1))
    assert question(m) != "DrawFrom"
    assert discarded(m) == [*values(1), *values(5)]


@rule("S95")
def test_the_size_is_asked_of_the_present_ages() -> None:
    m = destiny(romans(level=14), greeks(level=15))
    s = state(m)
    assert hand_size(s, s.active) == SIZES.hand_empire
    s.level = put(s.level, s.active, 15)
    assert hand_size(s, s.active) == SIZES.hand_advanced
    assert hand_size(s, -1) == SIZES.hand_no_empire
    assert can(m, 0, "throw_away", [])

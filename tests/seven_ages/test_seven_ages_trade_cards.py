"""Laying cards in a trade (S60, S60b): how many, from where, who sees them when."""

from __future__ import annotations

from typing import Any

from course_scene import told
from reading_scene import (
    calm,
    hand,
    question,
    refused,
    state,
)
from trade_scene import (
    all_others,
    hittites,
    in_order,
    knows,
    lay,
    laying,
    levels,
    piles,
    romans,
    values,
)

from zeitalter.games.seven_ages.position import Empire
from zeitalter.testing import can, rule, say


def scientist(**more: Any) -> Empire:
    return romans(level=30, leaders=[("unnamed_sc", "rome")], **more)


@rule("S60")
def test_one_card_of_the_hand_and_nothing_else() -> None:
    two = values(4, 5)
    m = laying(romans(), hittites(), hands={0: two, 1: values(3)})
    assert question(m) == "LayTradeCards"
    assert refused(m, 0, "lay", in_order(two), 0) == "too-many-trade-cards"
    assert refused(m, 0, "lay", [], 1) == "no-card-from-pile"
    assert refused(m, 0, "lay", [], 0) == "trade-card-needed"
    assert refused(m, 0, "lay", values(7), 0) == "card-not-in-hand"
    assert can(m, 0, "lay", [two[0]], 0)


@rule("S60")
def test_nobody_sees_a_card_before_both_are_laid() -> None:
    own, other = values(4, 3)
    m = laying(romans(), hittites(), hands={0: [own], 1: [other]})
    lay(m, 0, own)
    assert m.view(1)["aside"] == []
    assert knows(m, 1, of=0) == []
    lay(m, 1, other)
    assert told(m, "shows-trade-cards") == [(0, [own]), (1, [other])]


@rule("S60", "S60b")
def test_a_scientist_chooses_after_all_cards_are_shown() -> None:
    low, high, other = values(1, 6, 3)
    m = laying(scientist(), hittites(level=30), hands={0: [low, high], 1: [other]})
    say(m, 0, "lay", in_order([low, high]), 0)
    lay(m, 1, other)
    assert question(m) == "UseCard"
    assert m.view(2)["aside"] == [*in_order([low, high]), other]
    assert refused(m, 0, "use", other) == "not-offered"
    say(m, 0, "use", high)
    calm(m)
    assert (hand(m, 0), hand(m, 1)) == (sorted([low, other]), [high])
    assert knows(m, 2, of=0) == in_order([low, other])


@rule("S60b")
def test_with_two_scientists_the_active_side_chooses_first() -> None:
    mine, theirs = values(1, 6), values(2, 5)
    them = hittites(level=30, leaders=[("unnamed_sc", "greece")])
    m = laying(scientist(), them, hands={0: mine, 1: theirs})
    say(m, 0, "lay", in_order(mine), 0)
    say(m, 1, "lay", in_order(theirs), 0)
    assert list(m.asked()) == [0]
    say(m, 0, "use", mine[1])
    assert list(m.asked()) == [1]
    say(m, 1, "use", theirs[0])
    calm(m)
    assert levels(m) == (32, 30)
    assert (hand(m, 0), hand(m, 1)) == (sorted([mine[0], theirs[0]]), sorted([mine[1], theirs[1]]))


@rule("S60b")
def test_who_may_lay_two_lays_one_if_there_is_only_one_and_may_lay_one_of_several() -> None:
    m = laying(scientist(), hittites(), hands={0: values(4), 1: values(3)})
    assert list(m.options(0)) == [("lay", tuple(state(m).hand(0)), 0)]
    m = laying(scientist(), hittites(), hands={0: values(4, 5), 1: values(3)})
    assert can(m, 0, "lay", values(4), 0)


@rule("S60", "T52")
def test_a_passive_capitalist_lays_one_card() -> None:
    two = values(4, 5)
    rich = hittites(level=30, government="capitalism")
    m = laying(romans(level=30, government="capitalism"), rich, hands={0: values(1, 2), 1: two})
    assert refused(m, 1, "lay", in_order(two), 0) == "too-many-trade-cards"
    assert can(m, 0, "lay", in_order(values(1, 2)), 0)
    assert refused(m, 0, "lay", [values(1)[0]], 1) == "no-card-from-pile"


@rule("S60", "A5")
def test_a_capitalist_with_a_scientist_takes_the_second_card_from_the_pile_if_it_likes() -> None:
    two, other, top = values(4, 5), values(3), values(7)
    m = laying(scientist(government="capitalism"), hittites(level=30), hands={0: two, 1: other}, deck=top)
    assert refused(m, 0, "lay", in_order(two), 1) == "too-many-trade-cards"
    assert refused(m, 0, "lay", [], 1) == "trade-card-needed"
    assert refused(m, 0, "lay", [], 2) == "no-card-from-pile"
    lay(m, 0, two[0], drawn=1)
    lay(m, 1, other[0])
    say(m, 0, "use", top[0])
    calm(m)
    assert (hand(m, 0), hand(m, 1)) == (sorted([*two, *other]), top)


@rule("S60")
def test_computing_takes_one_card_from_the_pile_instead_of_one_of_the_hand() -> None:
    modern = romans(level=44, artefacts={"rome": ["computing"]})
    m = laying(modern, hittites(level=44), hands={0: values(4), 1: values(3)})
    assert can(m, 0, "lay", [], 1)
    assert can(m, 0, "lay", values(4), 0)
    assert refused(m, 0, "lay", values(4), 1) == "too-many-trade-cards"


@rule("S60", "A75")
def test_a_scientist_with_computing_may_take_one_of_two_from_the_pile() -> None:
    wise = romans(level=44, artefacts={"rome": ["computing"]}, leaders=[("unnamed_sc", "rome")])
    m = laying(wise, hittites(level=44), hands={0: values(4), 1: values(3)})
    assert can(m, 0, "lay", values(4), 1)
    assert can(m, 0, "lay", [], 1)
    assert refused(m, 0, "lay", [], 2) == "no-card-from-pile"


@rule("S60", "T188")
def test_without_cards_both_draw_one() -> None:
    top = values(5, 3)
    m = laying(romans(), hittites(), deck=top)
    lay(m, 0, drawn=1)
    lay(m, 1, drawn=1)
    calm(m)
    assert told(m, "trade-totals") == [("romans", 6, "hittites", 3)]
    assert (hand(m, 0), hand(m, 1)) == ([top[1]], [top[0]])


@rule("S4b", "S60")
def test_with_both_piles_empty_a_card_that_is_not_there_counts_nothing() -> None:
    m = laying(romans(), hittites(), hands={2: all_others("romans", "hittites")})
    assert piles(m) == (0, 0)
    lay(m, 0, drawn=1)
    lay(m, 1, drawn=1)
    calm(m)
    assert told(m, "has-no-trade-card") == [(0,), (1,)]
    assert told(m, "trade-totals") == [("romans", 1, "hittites", 0)]
    assert levels(m) == (11, 10)
    assert hand(m, 0) == hand(m, 1) == []


@rule("S4b", "S60")
def test_with_both_piles_empty_computing_has_nothing_to_draw() -> None:
    modern = romans(level=44, artefacts={"rome": ["computing"]})
    [own] = values(4)
    rest = all_others("romans", "hittites", own)
    m = laying(modern, hittites(level=44), hands={0: [own], 2: rest})
    assert refused(m, 0, "lay", [], 1) == "no-card-from-pile"
    lay(m, 0, own)
    lay(m, 1, drawn=1)
    calm(m)
    assert (hand(m, 0), hand(m, 1)) == ([], [own])


@rule("S4b", "S3")
def test_the_last_card_goes_to_the_active_side() -> None:
    [last] = values(5)
    m = laying(romans(), hittites(), hands={2: all_others("romans", "hittites", last)}, discard=[last])
    lay(m, 0, drawn=1)
    lay(m, 1, drawn=1)
    calm(m)
    assert told(m, "trade-totals") == [("romans", 6, "hittites", 0)]
    assert (hand(m, 0), hand(m, 1)) == ([], [last])

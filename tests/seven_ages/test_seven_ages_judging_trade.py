"""Trade and progress as a strict judge would try it (S59-S67): what a won trade sets off, and what is no trade."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import IDS, C, calm, hand, level, money, owns, refused
from trade_scene import (
    greeks,
    hittites,
    knows,
    lay,
    laying,
    let_know,
    levels,
    romans,
    traded,
    trading,
    values,
)

from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.trade_result import trade_number
from zeitalter.testing import can, rule, say

DUTCH_NUMBER = C.trade_number[IDS["empire"].index("dutch")][5]
"""Their trade number in age 5; that of the Hittites is 0."""


def dutch(seat: int = 0, **more: Any) -> Empire:
    """In Rome; 3 money for every trade they win."""
    return empire("dutch", seat, {"rome": "warriors"}, **{"level": 30, **more})


# -- levels ------------------------------------------------------------------------------------------------------------


@rule("S62b", "S64")
def test_a_victory_without_a_level_is_a_victory_for_the_card_and_the_cards_change_hands() -> None:
    mine, theirs = values(0, DUTCH_NUMBER - 1)  # they win by one point
    m = laying(dutch(government="feudalism"), hittites(level=30), hands={0: [mine], 1: [theirs]})
    lay(m, 0, mine)
    lay(m, 1, theirs)
    calm(m)
    assert (level(m, "dutch"), money(m, "dutch")) == (30, 3)
    assert (hand(m, 0), hand(m, 1)) == ([theirs], [mine])


@rule("S62b", "S63")
@pytest.mark.parametrize("more", [{}, {"government": "feudalism"}, {"artefacts": {"rome": ["printing"]}}])
def test_a_tie_in_a_world_war_is_worth_exactly_one_level(more: dict[str, Any]) -> None:
    m = traded(2, 3, romans(level=38, **more), hittites(level=40), world_war=38)  # 2 + 1 against 3 + 0
    assert levels(m) == (39, 40)


@rule("S62", "S134")
def test_a_trade_that_leads_into_a_new_age_ends_a_world_war_and_pays_everybody_else() -> None:
    third = empire("egyptians", 2, {"lower_egypt": "warriors", "upper_egypt": "warriors"}, level=38)
    # the Romans hold fertile Rome, the Hittites a forest
    m = traded(7, 0, romans(level=42, capital="rome"), hittites(level=38), third, world_war=38)
    assert levels(m) == (43, 38)  # the war still let them advance one level only
    assert (m.state.world_war, m.state.glory) == (0, [0, 0, 2])


@rule("S62", "S134")
def test_the_partner_can_end_the_world_war_by_winning() -> None:
    m = traded(0, 7, romans(level=38), hittites(level=42), world_war=38)
    assert (levels(m), m.state.world_war, m.state.glory[:2]) == ((38, 43), 0, [1, 0])


@rule("S28", "S28b", "S62")
@pytest.mark.parametrize(("artefacts", "glory"), [({}, 7), ({"rome": ["moon_landing"]}, 14)])
def test_a_trade_leads_beyond_the_last_level(artefacts: dict[str, list[str]], glory: int) -> None:
    m = traded(7, 0, romans(level=48, artefacts=artefacts), hittites(level=48))
    assert (level(m, "romans"), m.state.glory[0]) == (50, glory)


@rule("S62")
def test_printing_helps_the_passive_side_against_a_more_advanced_trader() -> None:
    printed = {"artefacts": {"greece": ["printing"]}}
    assert levels(traded(0, 7, romans(level=30), hittites(level=29, **printed))) == (30, 29 + 3)
    assert levels(traded(0, 7, romans(level=30), hittites(level=30, **printed))) == (30, 30 + 2)


@rule("S67", "S67b", "S65")
def test_a_new_age_ends_a_revolution_and_a_treaty_of_a_capitalist_who_is_paid_all_the_same() -> None:
    rich = romans(level=35, government="capitalism", marks=["revolution"])
    m = traded(5, 0, rich, hittites(level=35, money=1), treaty=("romans", "rome", "hittites", "greece"))
    say(m, 0, "from_bank", 6)
    assert (level(m, "romans"), owns(m, "romans", "revolution"), m.state.treaty) == (37, False, ())
    assert (money(m, "romans"), m.state.glory[0]) == (6, 1)


# -- trade numbers -----------------------------------------------------------------------------------------------------


@rule("S61")
def test_a_wonder_in_a_disordered_area_still_counts() -> None:
    m = trading(romans(artefacts={"rome": ["great_library"]}, disorder=["rome"]), hittites())
    assert trade_number(m.state, 0) == 2


@rule("S61")
def test_asian_water_is_no_asian_land_and_oceans_are_water() -> None:
    han = empire("han", 0, {"rome": "warriors"}, level=10)
    at_sea = empire("hittites", 1, {"greece": "warriors", "arabian_sea": "galleys"}, level=10)
    ashore = empire("hittites", 1, {"greece": "warriors", "syria": "warriors"}, level=10)
    numbers = [trade_number(m.state, 0, 2) for m in (trading(han, at_sea), trading(han, ashore))]
    assert numbers[1] == numbers[0] + 1
    kush = [
        empire("kush_axum", 0, {"axum": "warriors", **dict.fromkeys(waters, "galleys")}, level=10)
        for waters in (["red_sea"], ["red_sea", "arabian_sea"])
    ]
    numbers = [trade_number(trading(one, hittites()).state, 0) for one in kush]
    assert numbers[1] == numbers[0] + 1


# -- money -------------------------------------------------------------------------------------------------------------


@rule("S65")
def test_what_the_loser_has_just_earned_by_its_card_can_be_taken_from_it() -> None:
    m = traded(7, 0, romans(level=30, government="capitalism"), empire("ghana", 1, {"greece": "warriors"}, level=30))
    difference = 7 + 1 - trade_number(m.state, m.state.empire(m.table.components.ids["empire"].index("ghana")))
    assert refused(m, 0, "from_loser", difference) == "profit-is"
    say(m, 0, "from_loser", 2)
    assert (money(m, "romans"), money(m, "ghana")) == (2, 0)


@rule("S59", "A55")
def test_an_exchange_of_cards_or_money_is_no_trade_for_powers_of_cards() -> None:
    own, other = values(3, 4)
    gold = {"hands": {0: [own], 1: [other]}}
    m = trading(empire("ghana", 0, {"rome": "warriors"}, level=10, money=3), hittites(), **gold)
    say(m, 0, "swap", "hittites")
    say(m, 1, "accept")
    say(m, 0, "hand_over", own)
    say(m, 1, "hand_over", other)
    assert (money(m, "ghana"), hand(m, 0)) == (3, [other])
    m = trading(empire("ghana", 0, {"rome": "warriors"}, level=10, money=3), hittites(), **gold)
    say(m, 0, "give", "hittites", 3)
    say(m, 1, "accept")
    assert (money(m, "ghana"), money(m, "hittites"), level(m, "ghana")) == (0, 3, 10)


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("S60", "S60b")
def test_everybody_has_seen_the_card_that_was_taken_back_and_only_those_shown() -> None:
    own, second, third, other = values(3, 4, 5, 2)
    m = laying(romans(leaders=[("unnamed_sc", "rome")]), hittites(), hands={0: [own, second, third], 1: [other]})
    lay(m, 0, own, second)
    lay(m, 1, other)
    say(m, 0, "use", second)
    calm(m)
    assert hand(m, 0) == sorted([own, third, other])
    assert set(knows(m, 2, 0)) - {None} == {own, other}
    assert knows(m, 2, 1) == [second]


@rule("S59", "S59b")
def test_a_partner_has_to_trade_but_need_not_agree_to_anything_else() -> None:
    own, other = values(3, 4)
    m = trading(romans(money=5), hittites(money=5), hands={0: [own], 1: [other]})
    for words in (("swap", "hittites"), ("give", "hittites", 2), ("request", "hittites", 5)):
        say(m, 0, *words)
        assert sorted(str(option[0]) for option in m.options(1)) == ["accept", "refuse"]
        say(m, 1, "refuse")
        assert not can(m, 0, *words)
    say(m, 0, "trade", "hittites")
    calm(m)
    assert not can(m, 1, "refuse")
    lay(m, 0, own)
    lay(m, 1, other)
    assert levels(calm(m)) == (11, 10)  # 4 to 4: who chose the trade advances


@rule("S59b", "A21")
def test_two_empires_of_one_partner_are_two_partners_with_one_hand() -> None:
    own, other = values(7, 0)
    two = empire("babylonians", 1, {"carthage": "warriors"}, level=10)
    mine = empire("gauls", 0, {"north_italy": "warriors"}, level=10)
    m = trading(romans(), greeks(), two, mine, hands={0: [own], 1: [other]})
    assert can(m, 0, "trade", "greeks")
    assert refused(m, 0, "trade", "gauls") == "own-empire-no-partner"
    say(m, 0, "trade", "babylonians")
    calm(m)
    lay(m, 0, own)
    lay(m, 1, other)
    assert levels(calm(m), "romans", "babylonians", "greeks") == (12, 10, 10)


@rule("S64", "S4")
def test_a_card_whose_owner_was_known_is_known_where_it_goes_and_the_rest_of_the_hand_is_not() -> None:
    own, rest, other = values(3, 5, 2)
    m = laying(romans(), hittites(), hands={0: [own, rest], 1: [other]})
    let_know(m, 2, 1)
    lay(m, 0, own)
    lay(m, 1, other)
    calm(m)
    assert set(knows(m, 2, 0)) - {None} == {other}
    assert rest not in knows(m, 1, 0)

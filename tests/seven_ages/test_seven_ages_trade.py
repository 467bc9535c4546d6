"""Trade for progress (S61-S65, S67): totals, levels, ties, Capitalism, powers of cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from course_scene import told
from reading_scene import (
    IDS,
    C,
    calm,
    discarded,
    doing,
    hand,
    level,
    money,
    of,
    owns,
    question,
    refused,
    state,
)
from trade_scene import (
    announced,
    hittites,
    knows,
    lay,
    levels,
    romans,
    traded,
    trading,
    values,
)

from zeitalter import Match
from zeitalter.engine.forms import sample
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.trade_result import levels_won, trade_number
from zeitalter.testing import can, rule, say

TRADE = IDS["action"].index("trade")
CAP = C.constants.trade_cap


# -- totals and levels -------------------------------------------------------------------------------------------------


@rule("S61", "S62", "S64", "A4", "T41")
def test_the_winner_advances_by_the_difference_and_the_cards_change_owners() -> None:
    own, other = values(4, 3)
    m = traded(4, 3)
    assert told(m, "trade-totals") == [("romans", 5, "hittites", 3)]
    assert told(m, "wins-trade") == [("romans", 2)]
    assert levels(m) == (12, 10)
    assert (hand(m, 0), hand(m, 1)) == ([other], [own])
    assert state(m).aside == state(m).deal == ()
    assert discarded(m) == []


@rule("S64")
def test_everybody_knows_the_cards_that_changed_owners() -> None:
    own, other = values(4, 3)
    m = traded(4, 3)
    assert knows(m, 2, of=0) == [other]
    assert knows(m, 2, of=1) == [own]


@rule("S62", "A4")
@pytest.mark.parametrize("difference", [1, 2, 3, 8])
def test_nobody_advances_more_than_the_cap(difference: int) -> None:
    m = trading(romans(), hittites())
    assert levels_won(state(m), of(m, "romans"), of(m, "hittites"), difference) == min(difference, CAP)


@rule("S62", "S131", "T43")
@pytest.mark.parametrize(("mine", "gained"), [(3, 0), (4, 1), (7, CAP - 1)])
def test_feudalism_takes_a_level_away(mine: int, gained: int) -> None:
    m = traded(mine, 3, romans(level=16, government="feudalism"), hittites(level=16))
    assert levels(m) == (16 + gained, 16)


@rule("S62", "S62b", "T44")
@pytest.mark.parametrize(("partner", "gained"), [(40, 3), (23, 2), (22, 2)])
def test_printing_helps_against_a_more_advanced_empire(partner: int, gained: int) -> None:
    m = traded(4, 3, romans(level=23, artefacts={"rome": ["printing"]}), hittites(level=partner))
    assert levels(m) == (23 + gained, partner)


@rule("S62b")
def test_printing_and_feudalism_cancel_out() -> None:
    wise = romans(level=23, artefacts={"rome": ["printing"]}, government="feudalism")
    assert level(traded(4, 3, wise, hittites(level=30)), "romans") == 25


@rule("S62", "S62b", "S134", "T46")
def test_in_a_world_war_nobody_advances_more_than_one_level() -> None:
    m = traded(4, 3, romans(level=23, artefacts={"rome": ["printing"]}), hittites(level=40), world_war=40)
    assert levels(m) == (24, 40)
    m = traded(3, 3, romans(level=23, government="feudalism"), hittites(level=23), world_war=40)
    assert levels(m) == (23, 23)


@rule("S61", "T47")
def test_the_trade_number_is_changed_by_wonders_faith_and_renaissance() -> None:
    lying = ["great_library", "pharos_lighthouse", "renaissance"]
    wise = empire("hittites", 0, {"greece": "warriors"}, level=23, religion="confucianism",
                  artefacts={"greece": lying}, leaders=[("unnamed_ar", "greece")])  # fmt: skip
    m = trading(wise)
    assert trade_number(state(m), of(m, "hittites")) == 0 + 1 + 1 + 1 - 1


@rule("S61")
@pytest.mark.parametrize(
    ("more", "number"),
    [
        ({}, 0),
        ({"artefacts": {"greece": ["great_library"]}}, 1),
        ({"artefacts": {"greece": ["pharos_lighthouse"]}}, 1),
        ({"artefacts": {"greece": ["renaissance"]}}, 1),
        ({"religion": "confucianism"}, -1),
        ({"religion": "confucianism", "government": "socialism"}, 0),
        ({"religion": "islam"}, 0),
    ],
)
def test_each_of_them_alone(more: dict[str, Any], number: int) -> None:
    m = trading(hittites(seat=0, level=30, **more))
    assert trade_number(state(m), of(m, "hittites")) == number


@rule("S61")
def test_the_trade_number_is_that_of_the_present_age() -> None:
    for level_now, number in ((22, 1), (29, 0)):  # Ming
        m = trading(empire("ming", 0, {"rome": "warriors"}, level=level_now))
        assert trade_number(state(m), of(m, "ming")) == number


@rule("S62")
def test_the_passive_side_can_win() -> None:
    m = traded(0, 7)
    assert levels(m) == (10, 12)


@rule("S67", "S67b", "A40")
def test_a_dark_level_does_not_stop_progress_by_trade_and_a_new_age_takes_markers() -> None:
    m = traded(7, 0, romans(level=14, marks=["revolution"]), hittites(level=14))
    assert level(m, "romans") == 16
    assert not owns(m, "romans", "revolution")


@rule("S112", "T56")
def test_a_dark_level_is_left_by_trade_but_not_for_nothing() -> None:
    dark = 24
    assert C.dark >> dark & 1
    own, other = values(4, 3)
    m = calm(announced(romans(level=dark), hittites(level=25), hands={0: [own], 1: [other]}, ends=True))
    lay(m, 0, own)
    lay(m, 1, other)
    assert level(calm(m), "romans") == dark + 2 + 1  # and then free progress again
    m = calm(position(romans(level=dark), players=3, stack=["EndTurn"]))
    assert (question(m), level(m, "romans")) == ("PlaceMarkers", dark)


# -- powers of cards ---------------------------------------------------------------------------------------------------


@rule("S61")
@pytest.mark.parametrize(("card", "plain"), [("han", 1), ("tang", 2)])
def test_some_trade_better_with_owners_of_asian_land(card: str, plain: int) -> None:
    own = empire(card, 0, {"rome": "warriors"}, level=10)
    asians = empire("hittites", 1, {"greece": "warriors", "henan": "warriors"}, level=10)
    m = trading(own, asians, empire("gauls", 2, {"france": "warriors"}))
    e = of(m, card)
    assert trade_number(state(m), e, of(m, "hittites")) == plain + 1
    assert trade_number(state(m), e, of(m, "gauls")) == plain
    assert trade_number(state(m), e) == plain


@rule("S61")
def test_two_seas_help_kush() -> None:
    for seas, number in (({"red_sea": "galleys"}, 1), ({"red_sea": "galleys", "mediterranean_sea": "galleys"}, 2)):
        m = trading(empire("kush_axum", 0, {"nubia": "warriors", **seas}, level=10))
        assert trade_number(state(m), of(m, "kush_axum")) == number


@rule("S61")
def test_scribes_work_in_the_own_action() -> None:
    m = trading(empire("babylonians", 0, {"rome": "warriors"}, level=10), hittites())
    e, other = of(m, "babylonians"), of(m, "hittites")
    assert trade_number(state(m), e, other, own_action=True) == 2
    assert trade_number(state(m), e, other, own_action=False) == 1


@rule("S61", "A55")
@pytest.mark.parametrize("card", ["zimbabweans", "ghana", "ashanti"])
@pytest.mark.parametrize("passive", [False, True])
def test_gold_flows_in_every_trade(card: str, passive: bool) -> None:
    gold = empire(card, int(passive), {"greece" if passive else "rome": "warriors"}, level=22)
    both = (romans(level=22), gold) if passive else (gold, hittites(level=22))
    assert money(traded(0, 0, *both), card) == 2


@rule("S61")
def test_the_dutch_earn_by_winning() -> None:
    dutch = empire("dutch", 0, {"rome": "warriors"}, level=30)
    assert money(traded(7, 0, dutch, hittites(level=30)), "dutch") == 3
    assert money(traded(0, 7, dutch, hittites(level=30)), "dutch") == 0
    passive = empire("dutch", 1, {"greece": "warriors"}, level=30)
    assert money(traded(0, 7, romans(level=30), passive), "dutch") == 3


# -- ties --------------------------------------------------------------------------------------------------------------


@rule("S63", "S62b")
def test_a_tie_is_worth_a_level_to_who_chose_the_trade() -> None:
    m = traded(3, 4, romans(government="feudalism", level=16), hittites(level=20))
    assert told(m, "trade-tied") == [("romans", "hittites")]
    assert levels(m) == (17, 20)
    assert told(m, "shows-marker") == []


@rule("S63", "S63b", "T49")
@pytest.mark.parametrize(("mine", "theirs", "after"), [(12, 10, (12, 11)), (10, 12, (11, 12))])
def test_if_both_chose_it_the_less_advanced_one_advances(mine: int, theirs: int, after: tuple[int, int]) -> None:
    m = traded(3, 4, romans(level=mine), hittites(level=theirs), markers={1: {"hittites": "trade"}})
    assert levels(m) == after
    assert told(m, "shows-marker") == [(1, "hittites", "trade")]


@rule("S63", "T50")
def test_if_both_chose_it_and_are_level_nobody_advances() -> None:
    m = traded(3, 4, romans(level=12), hittites(level=12, done=["trade"]))
    assert levels(m) == (12, 12)
    assert told(m, "shows-marker") == []


@rule("S63b")
@pytest.mark.parametrize("marker", ["production", "wild", "destiny"])
def test_other_markers_stay_face_down(marker: str) -> None:
    m = traded(3, 4, romans(level=12), hittites(level=10), markers={1: {"hittites": marker}})
    assert levels(m) == (13, 10)
    assert m.view(0)["players"][1]["markers"] == [["hittites", None]]


def after_conversion(wild: int, **more: Any) -> Match:
    """The Hittites turn Trade over, which becomes something else; then the Romans trade with them, and tie."""
    own, other = values(3, 4)
    them, us = (IDS["empire"].index(id) for id in ("hittites", "romans"))
    stack = [["TurnOver", 1, them, TRADE, wild], ["TurnOver", 0, us, TRADE, 0], HALT]
    pair = romans(level=12), hittites(level=10, **more.pop("hittites", {}))
    m = position(*pair, players=3, stack=stack, hands={0: [own], 1: [other]}, round=TRADE, **more)
    calm(m)
    if question(m) == "UseForum":
        say(m, 1, "save_action")
    while question(m) not in ("ChooseTrade", "Halt"):
        seat = next(iter(m.asked()))
        m.play(seat, sample(state(m), seat, m.options(seat)[0], Random(1)))
    say(m, 0, "trade", "hittites")
    lay(calm(m), 0, own)
    lay(m, 1, other)
    return calm(m)


@rule("S63b", "S35")
@pytest.mark.parametrize("wild", [0, 1])
def test_a_chosen_trade_that_became_a_pass_was_chosen_all_the_same(wild: int) -> None:
    m = after_conversion(wild, hittites={"artefacts": {"greece": ["forum"]}})
    assert state(m).go[of(m, "hittites")] == 1
    assert levels(m) == (12, 11)


@rule("S63b", "S35")
def test_a_chosen_trade_that_became_a_vote_was_chosen_all_the_same() -> None:
    m = after_conversion(0, hittites={"religion": "islam"}, heresy={"islam": "hittites"})
    assert state(m).done[of(m, "hittites")] == 1 << IDS["action"].index("vote")
    assert level(m, "romans") == 12


@rule("S63b", "S33b")
def test_what_was_chosen_is_forgotten_with_the_turn() -> None:
    m = traded(3, 4)
    s = state(m)
    assert s.chosen[of(m, "romans")] == 1 << TRADE
    m = calm(doing("destiny", romans(), hands={0: values(1)}, ends=True))
    say(m, 0, "throw_away", [])
    assert question(calm(m)) == "PlaceMarkers"
    assert not any(state(m).chosen)


# -- Capitalism --------------------------------------------------------------------------------------------------------


def rich(**more: Any) -> Empire:
    return romans(level=30, government="capitalism", **more)


@rule("S65", "T53")
def test_a_capitalist_takes_all_from_the_loser_or_all_from_the_bank() -> None:
    for verb, left in (("from_loser", 6), ("from_bank", 10)):
        m = traded(6, 3, rich(), hittites(level=30, money=10))
        assert question(m) == "TakeProfit"
        assert refused(m, 0, "from_bank", 3) == "profit-is"
        say(m, 0, verb, 4)
        calm(m)
        assert (money(m, "romans"), money(m, "hittites")) == (4, left)
        assert (level(m, "romans"), state(m).glory[0]) == (32, 1)


@rule("S65")
def test_the_loser_pays_at_most_what_it_has_and_double_to_its_like() -> None:
    poor = hittites(level=30, money=3)
    m = traded(6, 3, rich(), poor)
    assert can(m, 0, "from_loser", 3)
    assert refused(m, 0, "from_loser", 4) == "profit-is"
    m = traded(6, 3, rich(), hittites(level=30, money=10, government="capitalism"))
    assert can(m, 0, "from_loser", 8)
    assert can(m, 0, "from_bank", 4)
    m = traded(6, 3, rich(), hittites(level=30, money=5, government="capitalism"))
    assert can(m, 0, "from_loser", 5)


@rule("S65")
def test_with_nothing_to_take_the_bank_pays() -> None:
    m = traded(6, 3, rich(), hittites(level=30))
    assert question(m) != "TakeProfit"
    assert money(m, "romans") == 4


@rule("S65", "T55")
def test_a_passive_capitalist_gets_glory_only() -> None:
    m = traded(0, 7, romans(level=30, money=9), hittites(level=30, government="capitalism"))
    assert state(m).glory[:2] == [0, 1]
    assert (money(m, "romans"), money(m, "hittites")) == (9, 0)


@rule("S65", "S131")
def test_a_capitalist_earns_also_when_nothing_is_gained_in_levels() -> None:
    m = traded(4, 3, romans(level=49, government="capitalism"), hittites(level=30))
    assert money(m, "romans") == 2
    assert state(m).glory[0] == 1 + C.constants.end_bonus

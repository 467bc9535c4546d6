"""Second reading of Trade and progress (S59-S67): totals, levels, ties, Capitalism, the neutral world, events."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    IDS,
    calm,
    discarded,
    doing,
    event,
    event_words,
    hand,
    level,
    money,
    owns,
    question,
    refused,
    state,
    values,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def greeks(seat: int = 1, **more: Any) -> Empire:
    """Trade number 2 in every age; in range of the Romans in age 2."""
    return empire("greeks", seat, {"greece": "warriors"}, **{"level": 10, **more})


def romans(**more: Any) -> Empire:
    """Trade number 1 in every age."""
    return empire("romans", 0, {"rome": "warriors"}, **{"level": 10, **more})


def trade(mine: int, theirs: int, *empires: Empire, partner: str = "greeks", **board: Any) -> Match:
    """The first empire trades with a card of one value against another one, which are all the cards there are."""
    own, other = values(mine, theirs)
    m = doing("trade", *(empires or (romans(), greeks())), hands={0: [own], 1: [other]}, **board)
    calm(m)
    say(m, 0, "trade", partner)
    calm(m)
    say(m, 0, "lay", [own], 0)
    say(m, 1, "lay", [other], 0)
    return calm(m)


# -- levels ------------------------------------------------------------------------------------------------------------


@rule("S61", "S62", "S62b", "S64", "A4")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(4, 2, 1), (5, 2, 2), (7, 0, 2)])
def test_the_winner_advances_by_the_difference_but_at_most_two_and_cards_change_hands(
    mine: int, theirs: int, gained: int
) -> None:
    own, other = values(mine, theirs)
    m = trade(mine, theirs)
    assert (level(m, "romans"), level(m, "greeks")) == (10 + gained, 10)
    assert (hand(m, 0), hand(m, 1)) == ([other], [own])
    assert discarded(m) == []


@rule("S62")
def test_the_passive_side_can_win_and_advances_too() -> None:
    m = trade(2, 6)
    assert (level(m, "romans"), level(m, "greeks")) == (10, 12)


@rule("S62", "S62b", "S131")
@pytest.mark.parametrize(("mine", "gained"), [(4, 0), (5, 1), (7, 1)])
def test_feudalism_takes_one_level_away_but_never_turns_a_victory_into_a_setback(mine: int, gained: int) -> None:
    m = trade(mine, 2, romans(level=16, government="feudalism"), greeks(level=16))
    assert level(m, "romans") == 16 + gained


@rule("S62", "S62b")
def test_printing_helps_against_a_more_advanced_loser_only_and_comes_after_the_cap() -> None:
    printing = {"artefacts": {"rome": ["printing"]}, "level": 23}
    assert level(trade(7, 0, romans(**printing), greeks(level=24)), "romans") == 26
    assert level(trade(7, 0, romans(**printing), greeks(level=23)), "romans") == 25
    assert level(trade(4, 2, romans(**printing), greeks(level=24)), "romans") == 25


@rule("S62b")
def test_feudalism_and_printing_come_after_the_cap_in_this_order() -> None:
    both = romans(level=23, artefacts={"rome": ["printing"]}, government="feudalism")
    assert level(trade(7, 0, both, greeks(level=24)), "romans") == 25
    both = romans(level=23, artefacts={"rome": ["printing"]}, government="feudalism")
    assert level(trade(4, 2, both, greeks(level=24)), "romans") == 24


@rule("S62", "S134")
def test_in_a_world_war_nobody_wins_more_than_one_level_and_printing_is_idle() -> None:
    m = trade(7, 0, romans(level=43, artefacts={"rome": ["printing"]}), greeks(level=45), world_war=43)
    assert level(m, "romans") == 44


@rule("S67b", "A40")
def test_a_dark_level_does_not_stop_progress_made_in_one_step() -> None:
    assert level(trade(7, 0, romans(level=13), greeks(level=13)), "romans") == 15


@rule("S67", "S136")
def test_entering_an_age_by_trade_takes_markers_and_a_treaty_away() -> None:
    marks = ("concentrated_ownership", "religious_strife", "revolution")
    m = trade(
        7,
        0,
        romans(level=14, marks=marks, religion="islam"),
        greeks(level=14),
        treaty=("romans", "rome", "greeks", "greece"),
    )
    assert level(m, "romans") == 16
    assert not any(owns(m, "romans", mark) for mark in marks)
    assert owns(m, "romans", "islam")
    assert state(m).treaty == ()


# -- ties --------------------------------------------------------------------------------------------------------------


@rule("S63", "S62b")
def test_a_tie_brings_the_acting_empire_exactly_one_level_even_under_feudalism() -> None:
    m = trade(3, 2, romans(level=16, government="feudalism"), greeks(level=16))
    assert (level(m, "romans"), level(m, "greeks")) == (17, 16)


@rule("S63", "S63b")
@pytest.mark.parametrize(("romans_level", "after"), [(9, (10, 10)), (11, (11, 11)), (10, (10, 10))])
def test_if_both_chose_trade_the_less_advanced_one_advances(romans_level: int, after: tuple[int, int]) -> None:
    m = trade(3, 2, romans(level=romans_level), greeks(), markers={1: {"greeks": "trade"}})
    assert (level(m, "romans"), level(m, "greeks")) == after


@rule("S63b")
def test_a_wild_that_is_still_face_down_is_no_chosen_trade_and_stays_secret() -> None:
    m = trade(3, 2, markers={1: {"greeks": "wild"}})
    assert (level(m, "romans"), level(m, "greeks")) == (11, 10)
    assert m.view(0)["players"][1]["markers"] == [["greeks", None]]


@rule("S63b")
def test_a_face_down_trade_marker_is_shown_to_decide_a_tie_and_nothing_else_is() -> None:
    both = (romans(), greeks(), empire("french", 1, {"france": "warriors"}, level=10))
    m = trade(3, 2, *both, markers={1: {"greeks": "trade", "french": "production"}})
    assert m.view(0)["players"][1]["markers"] == [["greeks", "trade"], ["french", None]]


@rule("S62b", "S65")
def test_a_tie_is_no_victory_for_a_capitalist() -> None:
    rich = romans(level=30, government="capitalism")
    m = trade(3, 2, rich, greeks(level=30), glory=[5, 5, 5])
    assert (level(m, "romans"), money(m, "romans"), state(m).glory[0]) == (31, 0, 5)


# -- trade numbers -----------------------------------------------------------------------------------------------------


@rule("S61")
def test_wonders_and_faith_change_the_trade_number() -> None:
    helped = romans(artefacts={"rome": ["great_library", "pharos_lighthouse"]}, religion="confucianism")
    m = trade(3, 3, helped, greeks())
    # 3 + 1 + 1 + 1 - 1 = 5 against 3 + 2
    assert (level(m, "romans"), level(m, "greeks")) == (11, 10)
    m = trade(4, 3, romans(artefacts={"rome": ["renaissance"]}, level=23), greeks(level=23))
    assert level(m, "romans") == 24


@rule("S61", "S132")
def test_a_socialist_confucian_has_no_drawback_in_trade_and_strife_does_not_help() -> None:
    m = trade(3, 2, romans(level=30, religion="confucianism", government="socialism"), greeks(level=30))
    assert (level(m, "romans"), level(m, "greeks")) == (31, 30)
    m = trade(3, 2, romans(level=30, religion="confucianism", marks=["religious_strife"]), greeks(level=30))
    assert (level(m, "romans"), level(m, "greeks")) == (30, 31)


@rule("S61")
def test_scribes_count_in_the_own_action_only() -> None:
    # Babylonians: 1, one more in their own action
    babylon = empire("babylonians", 0, {"babylon": "warriors"}, level=3)
    hittites = empire("hittites", 1, {"syria": "warriors"}, level=3)
    assert level(trade(3, 4, babylon, hittites, partner="hittites"), "babylonians") == 4
    babylon = empire("babylonians", 1, {"babylon": "warriors"}, level=3)
    hittites = empire("hittites", 0, {"syria": "warriors"}, level=3)
    m = trade(4, 3, hittites, babylon, partner="babylonians")
    assert (level(m, "hittites"), level(m, "babylonians")) == (4, 3)


@rule("A55", "S66b")
def test_gold_comes_in_from_every_trade_with_an_empire_but_not_from_the_neutral_world() -> None:
    zimbabwe = empire("zimbabweans", 1, {"greece": "warriors"}, level=16)
    assert money(trade(7, 0, romans(level=16), zimbabwe, partner="zimbabweans"), "zimbabweans") == 2
    alone = empire("zimbabweans", 0, {"zimbabwe": "warriors"}, level=16)
    own, drawn = values(5, 1)
    m = calm(doing("trade", alone, hands={0: [own]}, deck=[drawn]))
    say(m, 0, "neutral")
    assert money(calm(m), "zimbabweans") == 0


# -- cards -------------------------------------------------------------------------------------------------------------


def lay(m: Match, seat: int, cards: list[str], drawn: int = 0) -> None:
    say(m, seat, "lay", sorted(cards, key=IDS["empire"].index), drawn)


@rule("S60", "S60b")
def test_a_scientist_lays_two_cards_in_any_trade_and_takes_the_unused_one_back() -> None:
    own, low, high = values(3, 1, 6)
    wise = greeks(leaders=[("unnamed_sc", "greece")])
    m = calm(doing("trade", romans(), wise, hands={0: [own], 1: [low, high]}))
    say(m, 0, "trade", "greeks")
    calm(m)
    lay(m, 0, [own])
    lay(m, 1, [low, high])
    assert (question(m), list(m.asked())) == ("UseCard", [1])
    say(m, 1, "use", low)
    calm(m)
    # 3 + 1 against 1 + 2: the Greeks chose to lose and keep their six
    assert (level(m, "romans"), level(m, "greeks")) == (11, 10)
    assert (hand(m, 0), hand(m, 1)) == ([low], sorted([own, high]))


@rule("S60")
def test_a_capitalist_lays_one_card_when_somebody_else_trades_with_it_and_two_in_its_own_action() -> None:
    own, more, one, two = values(3, 2, 1, 6)
    pair = (romans(level=30, government="capitalism"), greeks(level=30, government="capitalism"))
    m = calm(doing("trade", *pair, hands={0: [own, more], 1: [one, two]}))
    say(m, 0, "trade", "greeks")
    calm(m)
    assert can(m, 0, "lay", sorted([own, more], key=IDS["empire"].index), 0)
    assert not can(m, 1, "lay", sorted([one, two], key=IDS["empire"].index), 0)
    assert not can(m, 0, "lay", [own], 1)


@rule("S60", "S60b", "A5")
def test_a_capitalist_with_a_scientist_may_take_the_second_card_from_the_pile_but_never_lays_three() -> None:
    own, more, other, top = values(3, 2, 1, 7)
    wise = romans(level=30, government="capitalism", leaders=[("unnamed_sc", "rome")])
    m = calm(doing("trade", wise, greeks(level=30), hands={0: [own, more], 1: [other]}, deck=[top]))
    say(m, 0, "trade", "greeks")
    calm(m)
    both = sorted([own, more], key=IDS["empire"].index)
    assert can(m, 0, "lay", both, 0)
    assert not can(m, 0, "lay", both, 1)
    assert not can(m, 0, "lay", [], 1)
    say(m, 0, "lay", [own], 1)
    say(m, 1, "lay", [other], 0)
    say(m, 0, "use", own)
    calm(m)
    assert top in hand(m, 0)
    assert more in hand(m, 0)


@rule("S60")
def test_who_has_no_card_draws_one() -> None:
    own, top = values(3, 5)
    m = calm(doing("trade", romans(), greeks(), hands={0: [own]}, deck=[top]))
    say(m, 0, "trade", "greeks")
    calm(m)
    say(m, 0, "lay", [own], 0)
    say(m, 1, "lay", [], 1)
    calm(m)
    assert (level(m, "romans"), level(m, "greeks")) == (10, 12)
    assert (hand(m, 0), hand(m, 1)) == ([top], [own])


@rule("S60")
def test_computing_lets_a_card_come_from_the_pile_instead_of_the_hand() -> None:
    own, other, top = values(0, 3, 7)
    modern = romans(level=44, artefacts={"rome": ["computing"]})
    m = calm(doing("trade", modern, greeks(level=44), hands={0: [own], 1: [other]}, deck=[top]))
    say(m, 0, "trade", "greeks")
    calm(m)
    assert not can(m, 1, "lay", [], 1)
    say(m, 0, "lay", [], 1)
    say(m, 1, "lay", [other], 0)
    calm(m)
    assert (level(m, "romans"), hand(m, 0), hand(m, 1)) == (46, sorted([own, other]), [top])


# -- Capitalism --------------------------------------------------------------------------------------------------------


@rule("S65")
def test_a_capitalist_takes_the_whole_difference_from_the_bank_or_from_the_loser_who_pays_what_it_has() -> None:
    m = trade(7, 0, romans(level=30, government="capitalism"), greeks(level=30, money=3))
    assert state(m).glory[0] == 1
    assert can(m, 0, "from_bank", 6)
    assert can(m, 0, "from_loser", 3)
    say(m, 0, "from_loser", 3)
    calm(m)
    assert (money(m, "romans"), money(m, "greeks"), level(m, "romans")) == (3, 0, 32)


@rule("S65")
def test_another_capitalist_pays_double_but_the_bank_does_not() -> None:
    m = trade(5, 2, romans(level=30, government="capitalism"), greeks(level=30, government="capitalism", money=9))
    assert can(m, 0, "from_bank", 2)
    say(m, 0, "from_loser", 4)
    calm(m)
    assert (money(m, "romans"), money(m, "greeks")) == (4, 5)


@rule("S65")
def test_a_capitalist_who_wins_passively_gets_glory_but_no_money() -> None:
    m = trade(0, 7, romans(level=30, money=9), greeks(level=30, government="capitalism"))
    assert state(m).glory[:2] == [0, 1]
    assert (money(m, "romans"), money(m, "greeks"), level(m, "greeks")) == (9, 0, 32)


# -- partners ----------------------------------------------------------------------------------------------------------


@rule("S59b", "A21")
def test_an_own_empire_is_no_partner_and_one_out_of_range_neither() -> None:
    own = empire("gauls", 0, {"north_italy": "warriors"}, level=10)
    far = empire("shang", 1, {"henan": "warriors"}, level=10)
    m = calm(doing("trade", romans(), own, far, hands={0: values(3)}))
    assert refused(m, 0, "trade", "gauls") == "own-empire-no-partner"
    assert refused(m, 0, "trade", "shang") == "partner-out-of-range"
    assert can(m, 0, "neutral")


@rule("S59", "S59b")
def test_a_refused_exchange_of_cards_leaves_the_trade_itself() -> None:
    own, other = values(5, 2)
    m = calm(doing("trade", romans(), greeks(), hands={0: [own], 1: [other]}))
    say(m, 0, "swap", "greeks")
    say(m, 1, "refuse")
    assert refused(m, 0, "swap", "greeks") == "already-asked"
    say(m, 0, "trade", "greeks")
    calm(m)
    say(m, 0, "lay", [own], 0)
    say(m, 1, "lay", [other], 0)
    assert level(calm(m), "romans") == 12


@rule("S59")
def test_an_agreed_exchange_of_cards_is_the_whole_action_and_only_the_two_know_the_cards() -> None:
    own, other = values(5, 2)
    m = calm(doing("trade", romans(), greeks(), hands={0: [own], 1: [other]}))
    say(m, 0, "swap", "greeks")
    say(m, 1, "accept")
    if question(m) == "LaySwap":
        say(m, 0, "hand_over", own)
        say(m, 1, "hand_over", other)
    calm(m)
    assert question(m) == "Halt"
    assert (hand(m, 0), hand(m, 1)) == ([other], [own])
    assert m.view(2)["players"][0]["hand"] == {"cards": [], "hidden": 1}
    assert m.view(1)["players"][0]["hand"] == {"cards": [other], "hidden": 0}
    assert (level(m, "romans"), level(m, "greeks")) == (10, 10)


# -- the neutral world -------------------------------------------------------------------------------------------------


def neutral(mine: int, drawn: int, own: Empire) -> Match:
    card, top = values(mine, drawn)
    m = calm(doing("trade", own, hands={0: [card]}, deck=[top]))
    say(m, 0, "neutral")
    if question(m) == "LayNeutralCards":
        say(m, 0, "lay_open", [card], 0)
    return m


@rule("S66", "S66b")
@pytest.mark.parametrize(("mine", "drawn", "gained"), [(3, 3, 1), (2, 3, 0), (7, 0, 1)])
def test_the_neutral_world_yields_one_level_at_most_and_the_drawn_card(mine: int, drawn: int, gained: int) -> None:
    card, top = values(mine, drawn)
    m = neutral(mine, drawn, romans(level=43))
    assert level(m, "romans") == 43 + gained
    assert (hand(m, 0), discarded(m)) == ([top], [card])


@rule("S66b")
def test_feudalism_takes_the_level_of_the_neutral_world_away() -> None:
    m = neutral(7, 0, romans(level=43, government="feudalism"))
    assert level(m, "romans") == 43


@rule("S66b")
def test_a_capitalist_gets_neither_glory_nor_money_from_the_neutral_world() -> None:
    m = neutral(7, 0, romans(level=43, government="capitalism"))
    assert (state(m).glory[0], money(m, "romans"), level(m, "romans")) == (0, 0, 44)


# -- events ------------------------------------------------------------------------------------------------------------


def announced(
    *events: tuple[int, str], mine: int = 3, theirs: int = 2, level_of_greeks: int = 10, **board: Any
) -> tuple[Match, str, str]:
    """A trade is announced; these events are in the hands of these seats."""
    own, other = values(mine, theirs)
    hands = {0: [own], 1: [other], 2: []}
    for seat, id in events:
        hands[seat].append(with_event(id))
    m = doing("trade", romans(), greeks(level=level_of_greeks), hands=hands, **board)
    calm(m)
    say(m, 0, "trade", "greeks")
    return m, own, other


@rule("S5")
def test_an_embargo_leaves_the_neutral_world_or_another_partner() -> None:
    m, _, _ = announced((2, "embargo"))
    event(m, 2, "embargo")
    calm(m)
    assert question(m) == "ChooseTrade"
    assert refused(m, 0, "trade", "greeks") == "already-asked"
    assert can(m, 0, "neutral")


@rule("S5")
def test_a_spy_sees_the_other_card_before_choosing_and_the_third_player_may_not_spy() -> None:
    m, own, other = announced((1, "spy_ring"))
    assert refused(m, 0, *event_words("spy_ring")) != ""
    event(m, 1, "spy_ring")
    calm(m)
    assert list(m.asked()) == [0]
    say(m, 0, "lay", [own], 0)
    assert list(m.asked()) == [1]
    assert m.view(1)["aside"] == [own]
    say(m, 1, "lay", [other], 0)
    calm(m)
    assert hand(m, 0) == [other]


@rule("S5", "S62")
def test_stolen_secrets_need_a_winner_who_was_more_advanced_before_the_trade() -> None:
    for ahead, allowed in ((10, False), (9, False), (11, True)):
        m, own, other = announced((0, "industrial_espionage"), mine=0, theirs=7, level_of_greeks=ahead)
        calm(m)
        say(m, 0, "lay", [own], 0)
        say(m, 1, "lay", [other], 0)
        assert level(m, "greeks") == ahead + 2
        assert can(m, 0, *event_words("industrial_espionage")) is allowed
        if allowed:
            event(m, 0, "industrial_espionage")
            assert level(m, "romans") == 11


@rule("S5")
def test_the_silk_road_helps_the_own_side_and_pays_both() -> None:
    m, own, other = announced((1, "silk_road"), mine=4, theirs=2)
    event(m, 1, "silk_road")
    calm(m)
    say(m, 0, "lay", [own], 0)
    say(m, 1, "lay", [other], 0)
    calm(m)
    # 4 + 1 against 2 + 2 + 2
    assert (level(m, "romans"), level(m, "greeks")) == (10, 11)
    assert (money(m, "romans"), money(m, "greeks")) == (2, 2)


@rule("S5")
def test_brisk_trade_needs_another_partner() -> None:
    m, own, other = announced((0, "brisk_trade"))
    calm(m)
    say(m, 0, "lay", [own], 0)
    say(m, 1, "lay", [other], 0)
    assert question(m) == "Halt"
    assert with_event("brisk_trade") in hand(m, 0)

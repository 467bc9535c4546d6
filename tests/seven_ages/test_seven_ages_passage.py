"""Leave to count through somebody's areas (S20, S20b): asking, the price, payment, and how long it lasts."""

from __future__ import annotations

from typing import Any

from course_scene import told
from reading_scene import calm, doing, hand, money, of, question, refused, state, with_artefact
from trade_scene import in_order, knows, let_know, romans, trading, values

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def wall(seat: int = 1, **more: Any) -> Empire:
    """Babylon, between the Hittites and the Arabs."""
    return empire("babylonians", seat, {"babylon": "warriors", "nejd": "warriors"}, **{"level": 8, **more})


def asking(**board: Any) -> Match:
    """The Hittites of seat 0, who have five money and three cards, want to trade with the Arabs behind Babylon."""
    board.setdefault("hands", {0: values(3, 4, 5), 2: values(2)})
    return trading(
        empire("hittites", 0, {"syria": "warriors"}, level=8, money=5),
        wall(),
        empire("arabs", 2, {"sumer": "warriors"}, level=8, money=3),
        players=4,
        **board,
    )


def bought(m: Match, money: int, cards: int) -> Match:
    """A way at this price is taken."""
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", money, cards)
    if cards:
        say(m, 0, "pay_cards", in_order(values(3, 4, 5)[:cards]))
    else:
        say(m, 0, "accept")
    return m


# -- asking ------------------------------------------------------------------------------------------------------------


@rule("S20")
def test_only_the_one_in_the_way_can_be_asked() -> None:
    m = asking()
    assert can(m, 0, "ask_way", "babylonians")
    assert refused(m, 0, "ask_way", "arabs") == "no-gate"
    assert refused(m, 0, "ask_way", "hittites") == "no-gate"
    assert refused(m, 0, "ask_way", "romans") == "empire-not-in-play"
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"


@rule("S20", "S20b")
def test_each_empire_is_asked_once_in_an_action() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "refuse")
    assert question(m) == "ChooseTrade"
    assert refused(m, 0, "ask_way", "babylonians") == "already-asked"
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"


@rule("S20b")
def test_the_next_action_may_ask_again() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "refuse")
    say(m, 0, "done")
    calm(m)
    assert (state(m).ways, state(m).asked_ways) == (0, 0)


@rule("S20")
def test_nobody_asks_for_a_price_that_cannot_be_paid() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    assert refused(m, 1, "price", 6, 0) == "price-too-high"
    assert refused(m, 1, "price", 0, 4) == "price-too-high"
    assert can(m, 1, "price", 5, 3)
    assert can(m, 1, "price", 0, 0)


# -- paying ------------------------------------------------------------------------------------------------------------


@rule("S20", "T29")
def test_two_money_and_a_card_are_paid_at_once() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 2, 1)
    assert question(m) == "PayForWay"
    three, four, five = values(3, 4, 5)
    assert refused(m, 0, "accept") == "price-in-cards"
    assert refused(m, 0, "pay_cards", [three, four]) == "price-in-cards"
    assert refused(m, 0, "pay_cards", values(7)) == "card-not-in-hand"
    say(m, 0, "pay_cards", [four])
    assert (money(m, "hittites"), money(m, "babylonians")) == (3, 2)
    assert (hand(m, 0), hand(m, 1)) == (sorted([three, five]), [four])
    assert can(m, 0, "trade", "arabs")


@rule("S20")
def test_who_finds_the_price_too_high_does_without() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 5, 0)
    assert refused(m, 0, "pay_cards", values(3)) == "price-in-cards"
    say(m, 0, "refuse")
    assert (money(m, "hittites"), money(m, "babylonians")) == (5, 0)
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"


@rule("S20")
def test_only_the_two_know_which_cards_were_paid() -> None:
    m = bought(asking(), 0, 1)
    [card] = hand(m, 1)
    assert knows(m, 0, of=1) == [card]
    assert knows(m, 3, of=1) == []
    assert [args[3] for args in told(m, "hands-over", 0)] == [[card]]
    assert [args[3] for args in told(m, "hands-over", 1)] == [[card]]
    assert [args[2:] for args in told(m, "hands-over", 3)] == [(1, None)]


@rule("S20")
def test_who_knew_the_hand_cannot_tell_which_card_has_left_it() -> None:
    m = asking()
    let_know(m, 3, of=0)
    assert len(knows(m, 3, of=0)) == 3
    bought(m, 0, 1)
    assert knows(m, 3, of=0) == knows(m, 3, of=1) == []


@rule("S20")
def test_a_whole_hand_that_was_known_stays_known() -> None:
    m = asking()
    let_know(m, 3, of=0)
    bought(m, 0, 3)
    assert knows(m, 3, of=1) == hand(m, 1)
    assert hand(m, 0) == []


# -- how long it lasts -------------------------------------------------------------------------------------------------


@rule("S20b")
def test_a_way_serves_one_measurement() -> None:
    m = bought(asking(), 1, 0)
    say(m, 0, "request", "arabs", 2)
    say(m, 2, "refuse")
    assert question(m) == "ChooseTrade"
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"


@rule("S20b")
def test_a_way_is_not_used_by_a_partner_who_is_in_range_anyhow() -> None:
    m = bought(asking(), 1, 0)
    say(m, 0, "request", "babylonians", 1)
    say(m, 1, "refuse")
    assert can(m, 0, "trade", "arabs")


@rule("S20b")
def test_the_acting_player_pays_for_a_way_of_somebody_else() -> None:
    """Christianity for the Romans of seat 1: the Hittites of seat 0 pay the Greeks, who hold the sea."""
    faith = with_artefact("christianity")
    m = calm(
        doing(
            "civilise",
            empire("hittites", 0, {"anatolia": "warriors"}, level=8, money=4),
            empire("romans", 1, {"rome": "warriors"}, level=8, capital="rome"),
            empire("greeks", 2, {"greece": "warriors", "mediterranean_sea": "galleys"}, level=8),
            hands={0: [faith]},
        )
    )
    assert refused(m, 0, "artefact", faith, "christianity", "romans") == "area-out-of-range"
    say(m, 0, "ask_way", "greeks")
    say(m, 2, "price", 3, 0)
    say(m, 0, "accept")
    assert (money(m, "hittites"), money(m, "greeks"), money(m, "romans")) == (1, 3, 0)
    say(m, 0, "artefact", faith, "christianity", "romans")
    assert state(m).religion[of(m, "romans")] >= 0
    assert state(m).ways == 0


@rule("S20b")
def test_an_empty_slot_has_no_money_to_pay_with() -> None:
    faith, more = with_artefact("christianity"), values(3)[0]
    m = calm(
        doing(
            "civilise",
            romans(level=8, money=9),
            empire("greeks", 2, {"greece": "warriors", "mediterranean_sea": "galleys"}, level=8),
            slot=True,
            hands={0: [faith, more]},
        )
    )
    say(m, 0, "ask_way", "greeks")
    assert refused(m, 2, "price", 1, 0) == "price-too-high"
    say(m, 2, "price", 0, 1)
    say(m, 0, "pay_cards", [more])
    assert can(m, 0, "artefact", faith, "christianity", "romans")
    assert money(m, "romans") == 9


@rule("S20")
def test_an_empire_that_is_gone_grants_nothing() -> None:
    m = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 0, 0)
    s = state(m)
    assert list(s.question().seats(s)) == [0]
    s.set_card(of(m, "babylonians"), -1)
    assert list(s.question().seats(s)) == []

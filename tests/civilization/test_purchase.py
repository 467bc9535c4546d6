"""Phase 10: buying civilization cards, credits and payment (43.10, 53.3 to 53.15, 54, A-17, A-18, A-57)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from build import asked, changed, halted, refusal, run_phase, scene, sound, told

from zeitalter import Match
from zeitalter.games.civilization.position import as_test, player, position
from zeitalter.games.civilization.rules.purchase import price
from zeitalter.testing import can, rule, say

ALL_GOODS = ["salz"] * 9 + ["korn"] * 8
"""Worth 243 + 256 = 499."""
COST = {
    "mystizismus": 30, "weben": 45, "toepfern": 45, "schauspiel": 60, "musik": 60, "architektur": 80, "astronomie": 80,
    "metallverarbeitung": 80, "landwirtschaft": 110, "muenzwesen": 110, "literatur": 110, "ingenieurwesen": 140,
    "medizin": 140, "gesetz": 170, "demokratie": 200, "philosophie": 240,
}  # fmt: skip
CARDS = list(COST)


def shop(cards: list[str] | None = None, hand: list[str] | None = None, treasury: int = 0, **board: Any) -> Match:
    """Ada (Kreta) buys; Ben (Thrakien) has nothing and comes after her."""
    ada = player("Ada", "kreta", {"knossos": 1}, cards=cards or [], hand=hand or [], treasury=treasury)
    return run_phase("Purchases", ada, player("Ben", "thrakien"), **board)


def cost_of(owned: list[str], *bought: str, **board: Any) -> int:
    """What cards cost together, read from what is paid: all in trade cards, told in the event."""
    m = shop(owned, ALL_GOODS, **board)
    say(m, 0, "buy", sorted(bought, key=CARDS.index), sorted(ALL_GOODS, key=["salz", "korn"].index))
    (event,) = told(m, "buys")
    assert event[3] == ALL_GOODS
    assert event[4] == 0
    return event[2]


# -- credits -----------------------------------------------------------------------------------------------------------


@rule("43.10", "53.3", "53.4", "53.5", "53.10", "54", "WE-43.10")
@pytest.mark.parametrize(
    ("owned", "bought", "credit"),
    [
        (["architektur"], "literatur", 15),
        (["mystizismus", "musik", "architektur"], "gesetz", 25),
        (["mystizismus", "musik", "architektur", "gesetz"], "philosophie", 65),
        (["schauspiel"], "literatur", 20),
        (["literatur"], "architektur", 5),
        (["ingenieurwesen", "gesetz"], "demokratie", 10),
        (["ingenieurwesen", "gesetz"], "philosophie", 20),
        (["ingenieurwesen"], "toepfern", 10),
        (["ingenieurwesen"], "medizin", 20),
        (["mystizismus"], "ingenieurwesen", 20),
        (["mystizismus"], "musik", 5),
        (["mystizismus"], "gesetz", 5),
        (["gesetz"], "demokratie", 0),
        (["gesetz"], "philosophie", 0),
        (["gesetz", "demokratie"], "philosophie", 0),
        (["gesetz", "philosophie"], "demokratie", 0),
        (["gesetz"], "architektur", 0),
        (["gesetz"], "literatur", 0),
        (["weben", "toepfern", "metallverarbeitung", "landwirtschaft", "ingenieurwesen", "gesetz"], "demokratie", 50),
        (["astronomie"], "metallverarbeitung", 0),
        (["musik"], "literatur", 5),
        (["musik", "gesetz"], "philosophie", 30),
        (["architektur", "gesetz"], "demokratie", 15),
        (["literatur"], "gesetz", 25),
        (["literatur", "gesetz"], "demokratie", 25),
        (["literatur", "gesetz"], "philosophie", 25),
        (["schauspiel"], "musik", 5),
        (["astronomie", "muenzwesen"], "medizin", 40),
        (["schauspiel", "musik", "architektur", "mystizismus"], "literatur", 45),
        (["medizin"], "gesetz", 0),
        (["weben"], "gesetz", 0),
        (["weben"], "schauspiel", 0),
    ],
)
def test_credit_of_owned_cards(owned: list[str], bought: str, credit: int) -> None:
    """WE-43.10, both tables, and more from the list of groups in 43.10."""
    assert cost_of(owned, bought) == COST[bought] - credit


@rule("54", "35", "21")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("demokratie", "philosophie")])
def test_card_without_credits_costs_its_printed_price(card: str) -> None:
    assert cost_of([], card) == COST[card]


@rule("43.10", "A-18", "WE-43.10")
def test_credit_counts_once_per_round_and_goes_where_it_helps_most() -> None:
    """WE-43.10: with music, law and drama together cost 170 + 60 - 5."""
    assert cost_of(["musik"], "schauspiel", "gesetz") == 225
    assert cost_of(["schauspiel"], "musik", "literatur") == 170 - 20
    assert cost_of(["musik", "schauspiel"], "literatur", "gesetz") == 280 - 20 - 5
    assert cost_of(["architektur"], "literatur", "gesetz") == 280 - 15


@rule("A-18")
def test_table_may_let_a_credit_count_for_every_bought_card() -> None:
    options = {"credit_multi_use": "on"}
    assert cost_of(["musik"], "schauspiel", "gesetz", options=options) == 220
    assert cost_of(["architektur"], "literatur", "gesetz", options=options) == 250


@rule("43.10", "A-18")
def test_card_bought_now_gives_no_credit_in_the_same_round() -> None:
    assert cost_of([], "schauspiel", "musik") == 120
    m = shop([], ALL_GOODS)
    say(m, 0, "buy", ["musik"], ["salz"] * 5)
    assert halted(m)


@rule("A-57")
def test_credit_above_the_price_lapses_and_the_card_is_free() -> None:
    """Mysticism costs 30; astronomy, coinage and engineering would give 60."""
    owned = ["astronomie", "muenzwesen", "ingenieurwesen"]
    m = shop(owned, ["salz"])
    say(m, 0, "buy", ["mystizismus"], [])
    assert changed(m) == {"0.cards": ["mystizismus", *owned], "supply.mystizismus": m.state.supply[0]}
    assert m.state.supply[0] == shop(owned).state.supply[0] - 1


@rule("A-57", "A-18")
def test_lapsing_credit_is_put_to_another_card_where_it_still_counts() -> None:
    """Three sciences give 60: mysticism needs 30 of them (two cards), the third gives 20 for medicine."""
    owned = ["astronomie", "muenzwesen", "ingenieurwesen"]
    assert cost_of(owned, "mystizismus", "medizin") == 30 + 140 - 60
    assert cost_of([*owned, "medizin"], "mystizismus", "weben") == (30 - 30) + (45 - 10)


# -- paying ------------------------------------------------------------------------------------------------------------


@rule("43.10", "WE-43.10")
def test_no_change_is_given_for_trade_cards() -> None:
    """WE-43.10: 48 for a card of 45."""
    m = shop(hand=["salz"] * 4, treasury=9)
    say(m, 0, "buy", ["weben"], ["salz"] * 4)
    assert halted(m)
    assert changed(m) == {"0.hand": [], "0.cards": ["weben"], "supply.weben": 3, "stack 3": 10}
    assert told(m, "buys") == [(0, ["weben"], 45, ["salz"] * 4, 0)]


@rule("43.10", "WE-43.10")
def test_treasury_pays_exactly_what_is_missing() -> None:
    """WE-43.10: cards worth 40, 9 in the treasury: exactly 5 tokens go to stock."""
    hand = ["salz", "salz", "salz", "korn", "gold"]
    m = shop(hand=hand, treasury=9)
    assert refusal(m, 0, "buy", ["weben"], ["salz", "salz", "salz"]) == ("price-not-met", "43.10")
    say(m, 0, "buy", ["weben"], hand)
    assert changed(m) == {
        "0.hand": [], "0.cards": ["weben"], "0.treasury": 4, "0.stock": 51, "supply.weben": 3,
        "stack 3": 10, "stack 4": 9, "stack 9": 4,
    }  # fmt: skip
    assert sound(m)


@rule("43.10", "A-57")
def test_card_may_be_paid_with_tokens_alone() -> None:
    m = shop(treasury=45)
    say(m, 0, "buy", ["weben"], [])
    assert changed(m) == {"0.cards": ["weben"], "0.treasury": 0, "0.stock": 55, "supply.weben": 3}


@rule("43.10", "65.2")
def test_who_cannot_pay_anything_is_not_asked_and_keeps_his_cards() -> None:
    m = shop(hand=["salz", "salz", "salz"], treasury=2)
    assert halted(m)
    assert changed(m) == {}


@rule("43.10")
def test_set_counts_only_as_far_as_it_is_given() -> None:
    """Two salt of four are worth 12, not half of 48."""
    m = shop(hand=["salz"] * 4, treasury=32)
    assert refusal(m, 0, "buy", ["weben"], ["salz", "salz"]) == ("price-not-met", "43.10")
    m = shop(hand=["salz"] * 4, treasury=33)
    say(m, 0, "buy", ["weben"], ["salz", "salz"])
    assert changed(m) == {
        "0.hand": ["salz", "salz"], "0.cards": ["weben"], "0.treasury": 0, "0.stock": 55, "supply.weben": 3,
        "stack 3": 8,
    }  # fmt: skip


@rule("43.10")
def test_several_cards_are_bought_with_one_payment() -> None:
    """Weaving and drama cost 105, five cloth are 125."""
    m = shop(hand=["stoffe"] * 5)
    say(m, 0, "buy", ["weben", "schauspiel"], ["stoffe"] * 5)
    assert changed(m) == {
        "0.hand": [], "0.cards": ["weben", "schauspiel"], "supply.weben": 3, "supply.schauspiel": 3, "stack 5": 8,
    }  # fmt: skip


@rule("43.10")
def test_only_goods_of_the_own_hand_pay_and_calamities_do_not() -> None:
    m = shop(hand=["salz"] * 4 + ["seuche"])
    assert refusal(m, 0, "buy", ["weben"], ["salz"] * 5) == ("not-in-hand", "43.10")
    assert refusal(m, 0, "buy", ["weben"], ["gold"] * 3) == ("not-in-hand", "43.10")
    assert not can(m, 0, "buy", ["weben"], ["salz"] * 4 + ["seuche"])
    assert not can(m, 0, "buy", [], ["salz"])
    assert refusal(m, 0, "buy", [], ["salz"])[0] == "not-offered"
    assert refusal(shop(["weben", "musik"], ["salz"] * 5), 0, "buy", [], [])[0] == "not-offered"
    assert can(m, 0, "pass")


@rule("43.10")
def test_nothing_has_to_be_bought() -> None:
    m = shop(hand=ALL_GOODS)
    say(m, 0, "pass")
    assert halted(m)
    assert changed(m) == {}


# -- order and limits --------------------------------------------------------------------------------------------------


@rule("43.10", "62")
def test_players_buy_in_reverse_order_of_the_succession_table() -> None:
    m = run_phase(
        "Purchases",
        player("Ada", "kreta", {"knossos": 1}, treasury=50),
        player("Ben", "asien", {"hattusa": 1}, treasury=50),
        player("Cleo", "italien", {"tarquini": 1}, treasury=50),
    )
    for seat in (1, 0, 2):
        assert asked(m) == [seat]
        say(m, seat, "pass")
    assert halted(m)


@rule("43.10", "54")
def test_kind_is_sold_only_while_a_copy_is_left() -> None:
    m = run_phase(
        "Purchases",
        player("Ada", "kreta", {"knossos": 1}, treasury=50),
        player("Ben", "asien", {"hattusa": 1}, treasury=50),
        supply={"weben": 1},
    )
    say(m, 1, "buy", ["weben"], [])
    assert refusal(m, 0, "buy", ["weben"], []) == ("card-sold-out", "54")
    assert can(m, 0, "buy", ["toepfern"], [])
    assert not can(m, 0, "buy", ["weben"], [])


@rule("43.10")
def test_no_card_twice() -> None:
    m = shop(["weben"], treasury=55)
    assert refusal(m, 0, "buy", ["weben"], []) == ("card-owned", "43.10")
    assert not can(m, 0, "buy", ["toepfern", "toepfern"], [])


@rule("43.10")
def test_eleven_cards_are_the_most() -> None:
    ten = ["mystizismus", "weben", "toepfern", "schauspiel", "musik", "architektur", "astronomie", "metallverarbeitung",
           "landwirtschaft", "muenzwesen"]  # fmt: skip
    m = shop(ten, ALL_GOODS)
    assert not can(m, 0, "buy", ["literatur", "medizin"], ALL_GOODS)
    assert refusal(m, 0, "buy", ["literatur", "medizin"], ALL_GOODS) == ("too-many-cards", "43.10")
    say(m, 0, "buy", ["medizin"], ["salz"] * 9)
    assert len(m.view(None)["players"][0]["cards"]) == 11
    m = shop([*ten, "medizin"], ALL_GOODS)
    assert halted(m)


@rule("53.13", "53.14", "53.15", "A-17")
@pytest.mark.parametrize("card", ["demokratie", "philosophie"])
def test_democracy_and_philosophy_need_law_from_an_earlier_round(card: str) -> None:
    m = shop([], ALL_GOODS)
    section = {"demokratie": "53.14", "philosophie": "53.15"}[card]
    assert refusal(m, 0, "buy", [card], ALL_GOODS) == ("needs-card", section)
    assert refusal(m, 0, "buy", ["gesetz", card], ALL_GOODS) == ("needs-card", "A-17")
    assert not can(m, 0, "buy", ["gesetz", card], ALL_GOODS)
    m = shop(["gesetz"], ALL_GOODS)
    say(m, 0, "buy", [card], ALL_GOODS)
    assert changed(m) == {
        "0.hand": [], "0.cards": ["gesetz", card], f"supply.{card}": 4, "stack 3": 10, "stack 4": 9,
    }  # fmt: skip


@rule("A-47", "43.10")
def test_bought_cards_and_prices_are_public() -> None:
    m = shop(hand=["salz"] * 4)
    say(m, 0, "buy", ["weben"], ["salz"] * 4)
    assert m.view(1)["players"][0]["cards"] == ["weben"]
    assert told(m, "buys", 1) == [(0, ["weben"], 45, ["salz"] * 4, 0)]


@rule("A-61", "43.10")
def test_player_without_pieces_on_the_board_may_still_buy() -> None:
    m = run_phase("Purchases", player("Ada", "kreta", treasury=45), player("Ben", "thrakien", {"odessus": 1}))
    say(m, 0, "buy", ["weben"], [])
    assert changed(m) == {"0.cards": ["weben"], "0.treasury": 0, "0.stock": 56, "supply.weben": 3}


@rule("43.10", "A-18", "A-57")
def test_price_of_several_cards_is_the_best_of_all_ways_to_share_out_the_credits() -> None:
    """Every way is tried: each owned card helps one of the bought ones, and no price falls below nothing."""
    s = shop().state.copy()
    r = Random(7)
    for _ in range(150):
        owned = r.sample(range(16), r.randint(0, 6))
        bought = sorted(r.sample([card for card in range(16) if card not in owned], r.randint(1, 3)))
        s.cards[0] = sum(1 << card for card in owned)
        ways = []
        for shares in product(range(len(bought)), repeat=len(owned)):
            left = [s.components.cost[card] for card in bought]
            for mine, i in zip(owned, shares, strict=True):
                left[i] -= s.components.credit[mine][bought[i]]
            ways.append(sum(max(0, rest) for rest in left))
        assert price(s, 0, bought) == min(ways)


@rule("42", "54", "73")
def test_position_holds_no_more_mysticism_than_the_number_of_players_allows() -> None:
    nations = ["kreta", "asien", "thrakien"]
    owners = [player(nation, nation, cards=["mystizismus"]) for nation in nations]
    with pytest.raises(ValueError, match="civilization card 0"):
        position(*owners)
    with pytest.raises(ValueError, match="civilization card 0"):
        position(owners[0], player("Ben", "asien"), options={"end_triangle": "3"})
    m = position(owners[0], player("Ben", "asien"))
    assert m.view(None)["supply"]["mystizismus"] == 0
    assert "'mystizismus': 0" in as_test(m)


@rule("43.10")
def test_position_holds_no_more_than_eleven_civilization_cards_of_a_player() -> None:
    ids = position(player("Ada", "kreta"), player("Ben", "asien")).table.components.ids["civilization"]
    assert scene(player("Ada", "kreta", cards=ids[:11]), player("Ben", "asien"), phases=[])
    with pytest.raises(ValueError, match="12 civilization cards"):
        position(player("Ada", "kreta", cards=ids[:12]), player("Ben", "asien"))


@rule("43.10", "43.11", "73")
def test_wrong_purchases_are_refused_with_the_reason_that_holds() -> None:
    rich = player("Ada", "kreta", hand=["salz"] * 9 + ["piraterie"], treasury=40)
    m = run_phase("Purchases", rich, player("Ben", "thrakien"), options={"end_triangle": "2"})
    assert refusal(m, 0, "buy", ["weben"], ["piraterie"]) == ("calamity-pays-nothing", "43.10")
    assert refusal(m, 0, "buy", ["weben", "weben"], ["salz"] * 9) == ("card-owned", "43.10")
    assert refusal(m, 0, "buy", ["mystizismus"], ["salz"] * 9) == ("card-not-in-play", "73")
    assert refusal(m, 0, "buy", ["gesetz", "weben"], ["salz"] * 4) == ("price-not-met", "43.10")

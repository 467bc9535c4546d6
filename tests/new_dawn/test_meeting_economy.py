"""Where rules meet: economy."""

from __future__ import annotations

from dawn import (
    asked,
    barbarian,
    caravan,
    do,
    hexagon,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    resources,
    told,
    trade,
)
from dawn_people import ada, beate, begin, chlodwig

from zeitalter import find_game
from zeitalter.testing import rule

GAME = find_game("new_dawn")
MOST = 31


@rule("A43", "N57", "A29")
def test_currency_may_pass_a_city_state_with_a_barbarian_without_trading() -> None:
    map = line("GGGG") | {"1,0": "G seoul"}
    m = ada("currency", 1, map, caravans=["card", "card"], barbarians={"A": "1,0"})
    assert may(m, 0, "send", 0, "1,0")
    assert may(m, 0, "send", 0, "2,0")
    do(m, 0, "send", 0, "3,0")
    assert caravan(m, 0) == "3,0"
    assert barbarian(m, "A") is None
    assert trade(m, 0) == {}
    do(m, 0, "send", 1, "1,0")
    assert trade(m, 0) == {"astrology": 2}
    m = ada("currency", 1, map, caravans=["card", "card"], barbarians={"A": "1,0"}, options={"currency_stops": "on"})
    assert offered(m, 0, "send") == [(0, "1,0")]


@rule("A43", "N57")
def test_currency_leaves_a_barbarian_alone_whom_another_way_of_the_same_length_avoids() -> None:
    map = {"0,0": "G", "1,0": "G seoul", "0,1": "G", "1,1": "G"}
    m = ada("currency", 1, map, caravans=["card", "unused"], barbarians={"A": "1,0"})
    do(m, 0, "send", 0, "1,1")
    assert barbarian(m, "A") == "1,0"


@rule("N54", "N56")
def test_a_caravan_left_on_the_water_walks_ashore_with_any_card() -> None:
    m = ada("foreign_trade", 1, line("GGWG"), caravans=["2,0"])
    assert sorted(offered(m, 0, "send")) == [(0, "0,0"), (0, "1,0"), (0, "3,0")]
    m = ada("steam_power", 1, line("GWWG"), caravans=["card", "card"])
    assert (0, "2,0") in offered(m, 0, "send")


@rule("A37", "N33", "N59")
def test_a_token_of_trade_on_the_economy_card_helps_the_caravans_still_to_move() -> None:
    m = ada("currency", 1, line("GGGGGGG"), beate(capital="1,0"), caravans=["card", "2,0"])
    assert (1, "6,0") in offered(m, 0, "send")
    m = ada("currency", 1, line("GGGGGGGG"), beate(capital="1,0"), caravans=["card", "2,0"])
    assert (1, "7,0") not in offered(m, 0, "send")
    do(m, 0, "send", 0, "1,0")
    do(m, 0, "put", "currency")
    do(m, 0, "put", "currency")
    do(m, 0, "done")
    do(m, 0, "spend")
    do(m, 0, "send", 1, "7,0")
    assert caravan(m, 0, 1) == "7,0"
    assert trade(m, 0) == {"currency": 1}


@rule("N58", "N61", "N138")
def test_two_caravans_in_two_cities_of_a_rival_bring_four_tokens_and_one_card() -> None:
    rival = beate(capital="2,0", cities=["-2,0"])
    m = ada("currency", 1, {f"{q},0": "G" for q in range(-2, 3)}, rival, caravans=["card", "card"])
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    do(m, 0, "take_pact", 1, "joint_war")
    do(m, 0, "send", 1, "-2,0")
    do(m, 0, "put", "masonry")
    do(m, 0, "put", "masonry")
    assert refusal(m, 0, "take_pact", 1, "embassy") == ("pact-not-there", "N61")
    do(m, 0, "change_pact", 1, "joint_war", "open_borders")
    assert mat(m, 0)["pacts"] == [[1, "open_borders"]]
    assert trade(m, 0) == {"pottery": 2, "masonry": 2}


@rule("N139", "N61")
def test_a_card_held_by_a_third_player_is_not_there_to_take() -> None:
    rivals = (beate(capital="2,0"), chlodwig("9,9", pacts=[(1, "embassy")]))
    m = ada("foreign_trade", 1, line("GGG") | {"9,9": "G"}, *rivals)
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    assert offered(m, 0, "take_pact") == [(1, "joint_war"), (1, "defensive_pact"), (1, "open_borders")]


@rule("N64", "N210", "N98")
def test_a_token_on_a_conquered_city_state_trades_like_a_rival_city_but_is_no_capital() -> None:
    map = line("GG") | {"2,0": "G seoul"}
    rival = beate(strong=["2,0"], states={"seoul": "astrology"})
    m = ada("foreign_trade", 1, map, rival, pacts=[(1, "embassy")])
    do(m, 0, "send", 0, "2,0")
    assert question(m) == "PutTrade"
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "masonry")
    do(m, 0, "done")
    assert mat(m, 0)["envoys"] == []
    assert resources(m, 0) == {}
    assert asked(m) == [1]


@rule("N64", "N56")
def test_an_own_conquered_city_state_is_just_a_place_to_stop() -> None:
    map = line("GG") | {"2,0": "G seoul"}
    m = ada("foreign_trade", 1, map, cities=["2,0"], states={"seoul": "astrology"})
    do(m, 0, "send", 0, "2,0")
    assert caravan(m, 0) == "2,0"
    assert trade(m, 0) == {}


@rule("N115", "N53", "N182")
def test_a_city_that_grew_up_a_moment_ago_sends_caravans_in_the_same_turn() -> None:
    map = line("GG") | {"10,0": "G", "11,0": "G", "12,0": "G"}
    for place in ("11,0", "1,0"):
        m = begin("egypt", map, cities=["10,0"], wonders={"estadio_do_maracana": "0,0"})
        do(m, 0, "focus", "early_empire")
        do(m, 0, "claim", place)
        do(m, 0, "done")
        do(m, 0, "resolve", "foreign_trade")
        assert may(m, 0, "send", 0, "12,0") == (place == "11,0")


@rule("N58", "N62", "N191")
def test_a_city_state_is_visited_once_a_turn_also_with_the_arsenal() -> None:
    m = begin(
        "egypt",
        line("GG") | {"2,0": "G seoul"},
        row=["astrology", "masonry", "early_empire", "pottery", "currency"],
        caravans=["card", "card"],
        wonders={"venetian_arsenal": "0,0"},
    )
    do(m, 0, "focus", "currency")
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "done")
    do(m, 0, "resolve", "currency")
    assert refusal(m, 0, "send", 0, "1,0") == ("caravan-rests", "N62")
    assert refusal(m, 0, "send", 1, "2,0") == ("already-traded", "N58")
    assert sorted(offered(m, 0, "send")) == [(1, "1,0")]


@rule("N53", "N54")
def test_a_capital_in_the_mountains_is_left_freely_but_not_entered_again() -> None:
    m = ada("foreign_trade", 1, line("MGG"))
    assert sorted(offered(m, 0, "send")) == [(0, "1,0"), (0, "2,0")]


@rule("N60", "N17")
def test_the_third_visitor_of_a_city_state_gets_tokens_only() -> None:
    rivals = (beate(envoys=["seoul"]), chlodwig(envoys=["seoul"]))
    m = ada("foreign_trade", 1, line("GG") | {"2,0": "G seoul", "40,40": "G"}, *rivals)
    do(m, 0, "send", 0, "2,0")
    assert trade(m, 0) == {"astrology": 2}
    assert mat(m, 0)["envoys"] == []


@rule("N57", "N58")
def test_the_only_way_may_lead_through_a_market_already_visited() -> None:
    m = ada("currency", 1, line("GGGG") | {"1,0": "G seoul"}, caravans=["card", "card"])
    do(m, 0, "send", 0, "1,0")
    assert (1, "1,0") not in offered(m, 0, "send")
    do(m, 0, "send", 1, "3,0")
    assert caravan(m, 0, 1) == "3,0"


@rule("N193", "N115")
def test_rome_starts_in_a_city_that_is_cut_off_and_not_mature() -> None:
    map = line("GW") | {"10,0": "G", "11,0": "G"}
    m = ada("foreign_trade", 1, map, leader="rome", cities=["10,0"])
    assert sorted(offered(m, 0, "send")) == [(0, "11,0")]
    m = ada("foreign_trade", 1, map, leader="egypt", cities=["10,0"])
    assert offered(m, 0, "send") == []


@rule("N53", "N193")
def test_the_story_tells_in_which_city_a_caravan_began() -> None:
    map = line("GGG") | {"10,0": "G", "11,0": "G", "12,0": "G", "13,0": "G seoul"}
    m = ada("foreign_trade", 1, map, leader="rome", cities=["10,0"])
    do(m, 0, "send", 0, "12,0")
    do(m, 0, "send", 0, "13,0")
    assert told(m, "caravan-moves") == [(0, "10,0", "12,0"), (0, "12,0", "13,0")]


@rule("N199", "N54")
def test_for_japan_caravans_cross_coastal_mountains_in_slot_three() -> None:
    map = hexagon(3, **{"1,0": "M", "-1,0": "M"}) | {"1,1": "W"}
    m = ada("foreign_trade", 3, map, leader="japan")
    assert may(m, 0, "send", 0, "1,0")
    assert refusal(m, 0, "send", 0, "-1,0") == ("too-difficult", "N54")

"""Economy (7): the ways of caravans, trading with city-states and rival cities, and the four economy cards."""

from __future__ import annotations

from typing import Any

from dawn import (
    FAR,
    RING,
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
    row,
    scene,
    there,
    told,
    trade,
)
from dawn_people import ada, beate, begin, chlodwig

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

SEOUL = {"0,0": "G", "1,0": "M", "0,1": "F", "0,2": "G seoul"}


def economy(
    slot: int, map: dict[str, str], card: str = "foreign_trade", rivals: Any = (), leader: str = "egypt", **what: Any
) -> Match:
    """Ada with her capital in 0,0 resolves an economy card."""
    board = {key: what.pop(key) for key in ("barbarians", "options", "stray", "seats") if key in what}
    cards = what.pop("row", ["astrology", card, "masonry", "early_empire", "pottery"])
    ada = player("Ada", leader, capital="0,0", row=cards, **what)
    return scene(ada, *rivals, map=map, resolve=(card, slot), **board)


def goals(m: Match, i: int = 0) -> list[str]:
    """Where caravan i of Ada can be sent."""
    return [place for number, place in offered(m, 0, "send") if number == i]


@rule("N52", "N53", "N54", "N59", "N60", "N62", "W8", "N5", "N65")
def test_a_caravan_reaches_seoul_over_the_forest_in_slot_three() -> None:
    m = economy(3, SEOUL)
    assert sorted(goals(m)) == ["0,1", "0,2"]
    assert refusal(m, 0, "send", 0, "1,0") == ("too-difficult", "N54")
    do(m, 0, "send", 0, "0,2")
    assert caravan(m, 0) == "card"
    assert trade(m, 0) == {"astrology": 2}
    assert mat(m, 0)["envoys"] == ["seoul"]
    assert m.view(None)["states"]["seoul"] == {"conquered": None, "envoys": [0]}
    assert asked(m) == [1]
    m = economy(2, SEOUL | {"-1,0": "G"})
    assert goals(m) == ["-1,0"]
    assert refusal(m, 0, "send", 0, "0,1") == ("too-difficult", "N54")


@rule("N62", "N59")
def test_a_caravan_that_came_back_does_not_move_again() -> None:
    m = economy(3, SEOUL, "currency", caravans=["card", "card"])
    do(m, 0, "send", 0, "0,2")
    assert refusal(m, 0, "send", 0, "0,1") == ("caravan-rests", "N62")
    assert goals(m, 1) == ["0,1"]
    assert refusal(m, 0, "send", 2, "0,1") == ("caravan-not-usable", "N51")


@rule("N52")
def test_every_caravan_moves_up_to_the_printed_steps_in_any_order_and_bit_by_bit() -> None:
    m = economy(1, line("GGGGGGGG"), "currency", caravans=["1,0", "card"])
    assert goals(m, 0)[-1] == "5,0"
    do(m, 0, "send", 1, "2,0")
    do(m, 0, "send", 0, "5,0")
    do(m, 0, "send", 1, "4,0")
    assert (caravan(m, 0, 0), caravan(m, 0, 1)) == ("5,0", "4,0")
    assert asked(m) == [1]


@rule("N63")
def test_a_caravan_that_trades_nowhere_stays_until_the_next_time() -> None:
    m = economy(1, line("GGGGG"))
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "done")
    assert there(m, "2,0") == {"caravans": [0]}
    do(m, 1, "focus", "pottery")
    do(m, 1, "done")
    do(m, 0, "focus", "foreign_trade")
    assert sorted(goals(m)) == ["0,0", "1,0", "3,0", "4,0"]


@rule("N53", "N116", "D16")
def test_a_caravan_starts_in_the_capital_or_a_mature_city() -> None:
    land = line("GGGGGGGGGGM") | {"20,0": "G", "21,0": "G", "-20,0": "M", "-21,0": "G"}
    m = economy(1, land, cities=["20,0", "-20,0", "6,0"], tokens=["-21,0"])
    assert "-21,0" in goals(m)
    assert "21,0" not in goals(m)
    assert "9,0" not in goals(m)


@rule("N53", "N52")
def test_staying_in_the_city_where_a_caravan_starts_is_no_move() -> None:
    m = economy(1, line("GGG") | {"10,0": "G", "11,0": "G"}, cities=["10,0"], tokens=["11,0"])
    assert sorted(goals(m)) == ["1,0", "11,0", "2,0"]
    assert refusal(m, 0, "send", 0, "0,0") == ("caravan-starts-there", "N53")
    assert refusal(m, 0, "send", 0, "10,0") == ("caravan-starts-there", "N53")
    do(m, 0, "done")
    assert caravan(m, 0) == "card"


@rule("N53", "N56")
def test_a_city_where_caravans_do_not_start_is_a_goal_like_others() -> None:
    m = economy(1, line("GGGG"), cities=["3,0"])
    assert goals(m) == ["1,0", "2,0", "3,0"]
    do(m, 0, "send", 0, "3,0")
    assert there(m, "3,0") == {"city": 0, "caravans": [0]}


@rule("N53", "N52", "N56")
def test_a_caravan_that_left_the_capital_may_return_at_the_price_of_its_steps() -> None:
    m = economy(1, line("GGGG"))
    do(m, 0, "send", 0, "1,0")
    assert refusal(m, 0, "send", 0, "1,0") == ("caravan-is-there", "N52")
    do(m, 0, "send", 0, "0,0")
    assert there(m, "0,0") == {"city": 0, "capital": True, "caravans": [0]}
    assert goals(m) == ["1,0"]
    assert told(m, "caravan-moves") == [(0, "0,0", "1,0"), (0, "1,0", "0,0")]


@rule("N54")
def test_water_and_spaces_above_the_slot_are_closed_even_to_pass() -> None:
    m = economy(3, line("GGWG") | {"0,1": "D", "0,2": "G"})
    assert sorted(goals(m)) == ["1,0"]
    assert refusal(m, 0, "send", 0, "2,0") == ("water", "N54")
    assert refusal(m, 0, "send", 0, "0,1") == ("too-difficult", "N54")
    assert refusal(m, 0, "send", 0, "3,0") == ("no-way", "N52")


@rule("N55", "N121")
def test_a_barbarian_closes_a_space_also_that_of_a_city_state() -> None:
    m = economy(1, line("GGG") | {"2,0": "G seoul", "0,1": "G"}, barbarians={"A": "2,0"})
    assert refusal(m, 0, "send", 0, "2,0") == ("barbarian-there", "N55")


@rule("N56", "N7")
def test_caravans_may_stop_on_tokens_caravans_own_cities_resources_and_natural_wonders() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], caravans=["0,1"])
    land = hexagon(1) | {"-1,1": "G oil", "-1,0": "N pantanal"}
    m = economy(5, land, rivals=[bea], cities=["0,-1"], strong=["1,-1"])
    assert set(goals(m)) == set(RING)
    do(m, 0, "send", 0, "1,0")
    assert there(m, "1,0") == {"token": 1, "caravans": [0]}


@rule("N57", "N58", "D3", "A6")
def test_one_caravan_trades_in_a_city_state_the_next_only_passes() -> None:
    m = economy(1, line("GGGGGG") | {"2,0": "G seoul"}, "currency", caravans=["card", "card"])
    do(m, 0, "send", 0, "2,0")
    assert refusal(m, 0, "send", 1, "2,0") == ("already-traded", "N58")
    assert goals(m, 1) == ["1,0", "3,0", "4,0"]
    do(m, 0, "send", 1, "4,0")
    assert trade(m, 0) == {"astrology": 2}


@rule("N57", "A6")
def test_a_caravan_passes_a_rival_city_without_trading_and_may_not_stop_there() -> None:
    bea = player("Bea", "rome", capital="1,0")
    m = economy(1, line("GGGG"), rivals=[bea])
    do(m, 0, "send", 0, "3,0")
    assert caravan(m, 0) == "3,0"
    assert trade(m, 0) == {}
    assert mat(m, 0)["pacts"] == []


@rule("N59", "D2", "N6")
def test_two_tokens_of_a_rival_city_go_on_any_one_or_two_cards() -> None:
    for cards, result in [
        (("pottery", "pottery"), {"pottery": 2}),
        (("pottery", "masonry"), {"pottery": 1, "masonry": 1}),
    ]:
        m = economy(1, line("GG"), rivals=[player("Bea", "rome", capital="1,0")])
        do(m, 0, "send", 0, "1,0")
        assert caravan(m, 0) == "card"
        for card in cards:
            do(m, 0, "put", card)
        assert trade(m, 0) == result
        assert question(m) == "TakePact"


@rule("N59")
def test_tokens_of_a_city_state_go_on_its_type_alone() -> None:
    m = economy(1, line("GG") | {"1,0": "G seoul"}, wonders={"great_zimbabwe": "0,0"})
    do(m, 0, "send", 0, "1,0")
    assert refusal(m, 0, "put", "pottery") == ("wrong-type", "N59")
    assert refusal(m, 0, "put", "flight") == ("not-in-row", "N31")
    do(m, 0, "put", "astrology")
    do(m, 0, "put_store")
    assert trade(m, 0) == {"astrology": 1}


@rule("N60", "D19", "N138")
def test_a_city_state_without_cards_left_gives_tokens_only() -> None:
    land = line("GG") | {"1,0": "G seoul", "50,0": "G", "60,0": "G"}
    others = [
        player("Bea", "rome", capital="50,0", envoys=["seoul"]),
        player("Cem", "japan", capital="60,0", envoys=["seoul"]),
    ]
    m = economy(1, land, rivals=others)
    do(m, 0, "send", 0, "1,0")
    assert trade(m, 0) == {"astrology": 2}
    assert mat(m, 0)["envoys"] == []
    assert m.view(None)["states"]["seoul"]["envoys"] == [1, 2]


@rule("N60", "N138")
def test_nobody_takes_a_second_card_of_a_city_state() -> None:
    m = economy(1, line("GG") | {"1,0": "G seoul"}, envoys=["seoul"])
    do(m, 0, "send", 0, "1,0")
    assert m.view(None)["states"]["seoul"]["envoys"] == [0]
    assert told(m, "takes-envoy") == []


@rule("N64", "N98", "N59")
def test_a_conquered_city_state_is_a_rival_city_even_under_a_token() -> None:
    bea = player("Bea", "rome", capital=FAR, strong=["1,0"], states={"seoul": "astrology"})
    m = economy(1, line("GGG") | {"1,0": "G seoul"}, rivals=[bea])
    do(m, 0, "send", 0, "1,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    assert offered(m, 0, "take_pact") == [(1, p) for p in ("joint_war", "defensive_pact", "embassy", "open_borders")]


@rule("N65")
def test_a_rival_city_needs_the_slot_of_its_space() -> None:
    bea = player("Bea", "rome", capital="1,0")
    land = line("GF") | {"0,1": "G"}
    assert refusal(economy(2, land, rivals=[bea]), 0, "send", 0, "1,0") == ("too-difficult", "N54")
    assert may(economy(3, land, rivals=[bea]), 0, "send", 0, "1,0")


@rule("A53", "N57")
def test_a_caravan_in_a_city_that_was_captured_leaves_without_trading() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["2,0"])
    m = economy(1, line("GGGG"), rivals=[bea], caravans=["2,0"])
    do(m, 0, "send", 0, "3,0")
    assert trade(m, 0) == {}
    assert caravan(m, 0) == "3,0"


# -- the cards --------------------------------------------------------------------------------------------------------


@rule("N55", "A29", "N91")
def test_currency_removes_a_barbarian_without_reward_and_goes_on() -> None:
    m = economy(1, line("GGGGGG"), "currency", caravans=["card"], barbarians={"B": "2,0"}, leader="sumeria")
    assert goals(m) == ["1,0", "2,0"]
    do(m, 0, "send", 0, "2,0")
    assert barbarian(m, "B") is None
    assert trade(m, 0) == resources(m, 0) == {}
    do(m, 0, "send", 0, "4,0")
    assert caravan(m, 0) == "4,0"


@rule("A43", "N55", "N121")
def test_currency_trades_in_a_city_state_freed_from_a_barbarian() -> None:
    m = economy(1, line("GG") | {"1,0": "G seoul"}, "currency", barbarians={"B": "1,0"})
    do(m, 0, "send", 0, "1,0")
    assert barbarian(m, "B") is None
    assert mat(m, 0)["envoys"] == ["seoul"]


@rule("N54", "N127", "A54")
def test_steam_power_goes_six_spaces_over_water_and_exchanges_a_resource() -> None:
    land = line("GWWWWGGG") | {"0,1": "G oil"}
    m = economy(1, land, "steam_power", resources={"marble": 1}, caravans=["card"])
    assert set(goals(m)) == {"0,1", *(f"{i},0" for i in range(1, 7))}
    do(m, 0, "send", 0, "3,0")
    do(m, 0, "done")
    assert there(m, "3,0") == {"caravans": [0]}
    assert set(offered(m, 0, "exchange")) == {("marble", kind) for kind in ("mercury", "oil", "diamonds")}
    do(m, 0, "exchange", "marble", "oil")
    assert resources(m, 0) == {"oil": 1}


@rule("N54", "N55")
def test_steam_power_is_stopped_by_barbarians_and_leaves_the_water_again() -> None:
    m = economy(1, line("GWWGG"), "steam_power", caravans=["2,0"], barbarians={"A": "3,0"})
    assert goals(m) == ["1,0", "0,0"]
    assert refusal(m, 0, "send", 0, "3,0") == ("barbarian-there", "N55")


@rule("N212", "N26")
def test_capitalism_resolves_another_card_as_in_slot_one_after_its_reset() -> None:
    m = economy(3, line("GWWWWWG"), "capitalism", caravans=["card", "card", "card"])
    assert "6,0" in goals(m)
    do(m, 0, "done")
    assert row(m, 0)[0] == "capitalism"
    assert offered(m, 0, "resolve") == ["astrology", "masonry", "early_empire", "pottery"]
    do(m, 0, "resolve", "astrology")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 1
    assert row(m, 0) == ["capitalism", "astrology", "masonry", "early_empire", "pottery"]
    assert asked(m) == [1]


@rule("N212", "A50")
def test_capitalism_names_slot_one_also_with_machu_picchu() -> None:
    m = economy(3, line("GW"), "capitalism", wonders={"machu_picchu": "0,0"})
    do(m, 0, "done")
    do(m, 0, "resolve", "astrology")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 1


@rule("N177", "N52")
def test_colossus_gives_six_steps_in_all_to_split_freely() -> None:
    m = economy(1, line("G" * 13), "currency", caravans=["card", "card"], wonders={"colossus": "0,0"})
    assert goals(m)[-1] == "10,0"
    do(m, 0, "send", 0, "8,0")
    assert max(int(place.split(",")[0]) for place in goals(m, 1)) == 6
    do(m, 0, "send", 1, "6,0")
    assert asked(m) == [1]


# -- where it meets other chapters -------------------------------------------------------------------------------------


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

"""The focus row and its trade tokens, with wonders, city-states and visitors."""

from __future__ import annotations

from dawn import (
    ROW,
    asked,
    do,
    hexagon,
    line,
    mat,
    may,
    question,
    refusal,
    resources,
    row,
    run,
    scene,
    trade,
)
from dawn_people import ada, beate, begin, chlodwig

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N26")
def test_a_card_resolved_in_slot_one_stays_and_nothing_moves() -> None:
    m = begin("egypt", hexagon(1))
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    assert row(m, 0) == ROW


@rule("N183", "N28", "N36")
def test_a_card_swapped_by_the_oracle_takes_everything_along_and_uses_its_new_slot() -> None:
    m = begin(
        "egypt",
        {"0,0": "G", "1,0": "G", "0,3": "G seoul"},
        cities=["0,3"],
        wonders={"oracle": "0,0"},
        states={"seoul": "astrology"},
        trade={"astrology": 2},
    )
    do(m, 0, "swap", "astrology", "foreign_trade")
    assert refusal(m, 0, "swap", "masonry", "early_empire") == ("used-this-turn", "N29")
    do(m, 0, "focus", "astrology")
    assert m.view(None)["resolving"]["slot"] == 2
    do(m, 0, "spend_state", "seoul")
    do(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 4


@rule("N180", "N183")
def test_machu_picchu_looks_at_the_slot_after_the_oracle() -> None:
    m = begin("egypt", hexagon(1), cities=["1,-1"], wonders={"oracle": "0,0", "machu_picchu": "1,-1"})
    do(m, 0, "swap", "foreign_trade", "masonry")
    do(m, 0, "focus", "masonry")
    assert m.view(None)["resolving"]["slot"] == 3


@rule("N31", "N59")
def test_a_city_state_fills_its_card_to_three_and_the_rest_is_lost() -> None:
    m = ada("foreign_trade", 1, line("GG") | {"2,0": "G seoul"}, trade={"astrology": 2})
    do(m, 0, "send", 0, "2,0")
    assert trade(m, 0) == {"astrology": 3}


@rule("N113", "A55", "N1", "N116")
def test_at_the_trade_icon_three_players_choose_from_the_first_player_on() -> None:
    rivals = (beate(capital="5,0"), chlodwig("9,0"))
    map = line("GW") | {"5,0": "G", "6,0": "W"} | {"9,0": "G", "10,0": "G"}
    m = run(("EndRound",), players=[player("Ada", "egypt", capital="0,0"), *rivals], map=map, event=2, first=1)
    assert asked(m) == [1]
    do(m, 1, "put", "pottery")
    assert asked(m) == [0]  # Chlodwig has no mature city
    do(m, 0, "put", "masonry")
    assert (trade(m, 0), trade(m, 1), trade(m, 2)) == ({"masonry": 1}, {"pottery": 1}, {})


@rule("N210", "N179", "N137")
def test_the_giver_of_an_embassy_may_store_his_token_in_the_visitors_turn() -> None:
    m = ada(
        "foreign_trade", 1, line("GGG"), beate(capital="2,0", wonders={"great_zimbabwe": "2,0"}), pacts=[(1, "embassy")]
    )
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    do(m, 0, "done")
    assert asked(m) == [1]
    do(m, 1, "put_store")
    do(m, 0, "gain", "oil")
    assert mat(m, 1)["store"] == 1
    assert resources(m, 0) == {"oil": 1}
    assert trade(m, 0) == {"pottery": 2}


@rule("N31", "N210")
def test_nobody_is_asked_where_to_put_a_token_when_every_card_is_full() -> None:
    full = dict.fromkeys(ROW, 3)
    m = ada("foreign_trade", 1, line("GGG"), beate(capital="2,0", row=ROW, trade=full), pacts=[(1, "embassy")])
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    do(m, 0, "done")
    assert asked(m) == [0]
    do(m, 0, "gain", "oil")
    assert trade(m, 1) == full


@rule("N210", "N61")
def test_an_embassy_given_back_in_the_visit_no_longer_works() -> None:
    m = ada("foreign_trade", 1, line("GGG"), beate(capital="2,0"), pacts=[(1, "embassy")])
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    do(m, 0, "change_pact", 1, "embassy", "joint_war")
    assert question(m) == "BeginTurn"
    assert trade(m, 1) == resources(m, 0) == {}


@rule("N179", "A26", "N59")
def test_great_zimbabwe_takes_tokens_of_a_city_state_whose_card_is_missing() -> None:
    own = ["pottery", "foreign_trade", "masonry", "early_empire", "iron_working"]
    map = line("GG") | {"2,0": "G seoul"}
    m = ada("foreign_trade", 1, map, row=own, wonders={"great_zimbabwe": "0,0"})
    do(m, 0, "send", 0, "2,0")
    assert mat(m, 0)["store"] == 2
    assert trade(m, 0) == {}
    assert mat(m, 0)["envoys"] == ["seoul"]


@rule("N179", "N31", "N29")
def test_stored_tokens_are_moved_only_to_cards_with_room_and_only_at_the_start() -> None:
    m = scene(
        player("Ada", "egypt", capital="0,0", row=ROW, trade={"pottery": 3}, wonders={"great_zimbabwe": "0,0"}),
        map=hexagon(1),
        store=2,
    )
    assert not may(m, 0, "unload", "pottery")
    do(m, 0, "unload", "astrology")
    do(m, 0, "focus", "astrology")
    assert not may(m, 0, "unload", "astrology")
    do(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 2
    assert mat(m, 0)["store"] == 1

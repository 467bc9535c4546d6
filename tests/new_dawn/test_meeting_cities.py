"""Where rules meet: cities and wonders."""

from __future__ import annotations

from dawn import (
    RING,
    asked,
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
    run,
    sound,
    there,
)
from dawn_people import ada, beate, begin, chlodwig

from zeitalter import find_game
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

GAME = find_game("new_dawn")
MOST = 31


# -- cities -----------------------------------------------------------------------------------------------------------


@rule("N69", "A15", "N125")
def test_a_city_on_the_own_token_of_a_natural_wonder_keeps_it() -> None:
    map = line("GGG") | {"3,0": "N pantanal"}
    m = ada("pottery", 5, map, tokens=["3,0"], natures={"pantanal": ""})
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "3,0")
    assert m.view(None)["natures"]["pantanal"] == 0
    assert mat(m, 0)["tokens_left"] == MOST
    assert sound(m)


@rule("N202", "N70", "N68")
def test_with_kumasi_a_city_is_built_over_and_in_forests_in_slot_one() -> None:
    m = ada("pottery", 1, line("GFF"), envoys=["kumasi"])
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["2,0"]
    m = ada("pottery", 1, line("GFF"))
    assert not may(m, 0, "effect", "build_city")


@rule("N69", "N68", "A28")
def test_a_city_keeps_away_from_city_states_and_stands_with_an_own_caravan_on_an_own_token() -> None:
    map = {f"{q},0": "G" for q in range(-3, 5)} | {"4,0": "G seoul"}
    m = ada("pottery", 1, map, beate(caravans=["-2,0"]), tokens=["2,0"], caravans=["2,0"])
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["2,0"]
    assert refusal(m, 0, "city", "3,0") == ("next-to-a-city", "N68")
    assert refusal(m, 0, "city", "-2,0") == ("occupied", "N69")
    do(m, 0, "city", "2,0")
    assert there(m, "2,0") == {"city": 0, "caravans": [0]}
    assert mat(m, 0)["tokens_left"] == MOST


@rule("N178", "N8")
def test_the_great_lighthouse_does_not_help_at_an_edge_where_an_own_caravan_stands() -> None:
    map = {"0,0": "G", "9,0": "G", "12,0": "G"}
    m = ada("pottery", 1, map, caravans=["9,0"], wonders={"great_lighthouse": "0,0"})
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["12,0"]


@rule("N171", "N202", "N43")
def test_the_tokens_of_urbanization_take_resources_and_start_chains() -> None:
    map = line("GGG") | {"3,0": "F oil", "2,1": "H", "1,1": "G", "2,2": "H", "2,-1": "W"}
    m = ada(
        "urbanization",
        2,
        map,
        envoys=["kumasi"],
        wonders={"stonehenge": "0,0"},
    )
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert sorted(offered(m, 0, "claim")) == ["1,0", "1,1", "2,1", "3,0"]
    do(m, 0, "claim", "3,0")
    assert resources(m, 0) == {"oil": 1}
    do(m, 0, "claim", "2,1")
    assert question(m) == "Chain"
    do(m, 0, "claim", "2,2")
    assert asked(m) == [1]


@rule("N71", "N11", "N157")
def test_without_a_city_left_none_is_built() -> None:
    places = [f"{3 * n},0" for n in range(1, 8)]
    map = {f"{q},0": "G" for q in range(30)}
    m = ada("pottery", 1, map, cities=places, tokens=["23,0"])
    assert refusal(m, 0, "effect", "build_city") == ("no-cities-left", "N71")


# -- wonders that change the row and the cards ------------------------------------------------------------------------


@rule("N184", "A5", "N51", "N26")
def test_the_pyramids_upgrade_the_card_that_built_them_and_bring_a_caravan() -> None:
    m = ada("pottery", 5, hexagon(1), leader="rome", open=["pyramids"], resources={"oil": 2})
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "pyramids")
    do(m, 0, "replace", "pottery", "animal_husbandry")
    do(m, 0, "replace", "foreign_trade", "currency")
    assert not may(m, 0, "replace", "currency", "steam_power")
    do(m, 0, "replace", "masonry", "iron_working")
    assert row(m, 0) == ["animal_husbandry", "astrology", "currency", "iron_working", "early_empire"]
    assert mat(m, 0)["caravans"] == ["card", "card", "unused"]
    assert asked(m) == [1]


@rule("N186", "N139")
def test_potala_palace_takes_cards_of_two_players_three_in_all() -> None:
    rivals = (beate(), chlodwig(pacts=[(1, "embassy")]))
    m = ada(
        "pottery",
        5,
        line("GG") | {"40,40": "G"},
        *rivals,
        leader="rome",
        open=["potala_palace"],
        resources={"mercury": 3},
        pacts=[(1, "joint_war")],
    )
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "potala_palace")
    assert not may(m, 0, "take_pact", 1, "embassy")
    do(m, 0, "take_pact", 1, "open_borders")
    do(m, 0, "take_pact", 2, "open_borders")
    do(m, 0, "take_pact", 2, "joint_war")
    assert mat(m, 0)["pacts"] == [[1, "joint_war"], [1, "open_borders"], [2, "joint_war"], [2, "open_borders"]]
    assert asked(m) == [1]


@rule("N74", "N125", "N191")
def test_a_natural_wonder_pays_once_a_turn_also_when_the_arsenal_builds_again() -> None:
    map = {"0,0": "G", "1,0": "N pantanal", "5,0": "G", "8,0": "G"}
    m = begin(
        "rome",
        map,
        cities=["5,0", "8,0"],
        tokens=["1,0"],
        natures={"pantanal": ""},
        resources={"marble": 1},
        trade={"pottery": 3},
        wonders={"venetian_arsenal": "5,0"},
        open=["stonehenge", "oracle"],
    )
    do(m, 0, "focus", "pottery")
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "stonehenge")  # 7: five of the slot and the natural wonder
    do(m, 0, "pay_nature", "pantanal")
    do(m, 0, "under", "0,0")
    do(m, 0, "resolve", "pottery")
    assert not may(m, 0, "effect", "build_wonder")  # 8 for the Oracle: 1, 2 of marble and 3 of trade are too little


@rule("N179", "N113")
def test_the_tokens_of_the_trade_icon_may_be_stored() -> None:
    m = run(
        ("EndRound",),
        players=[player("Ada", "egypt", capital="0,0", wonders={"great_zimbabwe": "0,0"}), beate()],
        map=line("GW"),
        event=2,
    )
    assert asked(m) == [0]
    do(m, 0, "put_store")
    assert mat(m, 0)["store"] == 1


@rule("N35", "A38", "N33")
def test_a_city_state_token_on_the_culture_card_places_one_more_token_and_stays() -> None:
    map = hexagon(1) | {"5,0": "G kumasi"}
    m = ada("early_empire", 1, map, cities=["5,0"], states={"kumasi": "early_empire"})
    do(m, 0, "spend_state", "kumasi")
    for place in RING[:3]:
        do(m, 0, "claim", place)
    assert asked(m) == [1]
    assert mat(m, 0)["row"][0]["states"] == ["kumasi"]


@rule("N173", "N111", "N208", "N172")
def test_a_natural_wonder_freed_by_the_forbidden_city_is_taken_by_the_hanging_gardens() -> None:
    map = {"0,0": "G", "1,0": "N pantanal", "5,0": "G"}
    m = begin(
        "america",
        map,
        beate(strong=["1,0"], natures={"pantanal": ""}),
        cities=["5,0"],
        envoys=["mohenjo_daro"],
        wonders={"forbidden_city": "0,0", "hanging_gardens": "5,0"},
    )
    assert offered(m, 0, "claim") == []
    do(m, 0, "raze", "1,0")
    assert m.view(None)["natures"]["pantanal"] is None
    do(m, 0, "claim", "1,0")
    do(m, 0, "place_nature", "pantanal", "astrology")
    do(m, 0, "focus", "astrology")
    do(m, 0, "spend_nature", "pantanal")
    do(m, 0, "place_nature", "pantanal", "pottery")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 2
    assert sound(m)


@rule("N204", "N172", "N29")
def test_seoul_may_clear_a_space_for_the_hanging_gardens() -> None:
    map = {"0,0": "G", "1,0": "G oil", "2,0": "G"}
    m = begin("egypt", map, envoys=["seoul"], wonders={"hanging_gardens": "0,0"}, barbarians={"A": "1,0"})
    assert offered(m, 0, "claim") == []
    do(m, 0, "drive", "A", "2,0")
    do(m, 0, "claim", "1,0")
    assert resources(m, 0) == {"oil": 1}


@rule("N176", "A49", "N117")
def test_the_eiffel_tower_needs_two_tokens_of_the_same_rival() -> None:
    map = line("GGGGGG") | {"40,40": "G"}
    rivals = (beate(tokens=["2,0"]), chlodwig(tokens=["3,0"], strong=["5,0"]))
    m = begin("egypt", map, *rivals, wonders={"eiffel_tower": "0,0"})
    assert offered(m, 0, "name_tokens") == [("3,0", "5,0")]
    do(m, 0, "name_tokens", "3,0", "5,0")
    assert asked(m) == [2]
    do(m, 2, "yield_token", "5,0")
    assert there(m, "5,0") == {"token": 0}
    assert asked(m) == [0]

"""The world wonders of culture and economy (18); those of science and war have a file of their own."""

from __future__ import annotations

from dawn import (
    FAR,
    asked,
    bea,
    caravan,
    do,
    hexagon,
    line,
    mat,
    may,
    offered,
    owner,
    question,
    refusal,
    resources,
    row,
    run,
    scene,
    sound,
    there,
    told,
    trade,
)
from dawn_people import ada, beate, begin, chlodwig, industry

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

# -- culture ----------------------------------------------------------------------------------------------------------


@rule("N171")
def test_stonehenge_lets_tokens_follow_over_adjacent_hills() -> None:
    land = line("GHHHG") | {"2,1": "H oil", "1,1": "G", "3,-1": "H seoul"}
    m = owner("stonehenge", land, resolve=("early_empire", 2))
    do(m, 0, "claim", "1,0")
    assert (question(m), offered(m, 0, "claim")) == ("Chain", ["2,0"])
    assert refusal(m, 0, "claim", "3,0") == ("not-next-hills", "N171")
    do(m, 0, "claim", "2,0")
    assert set(offered(m, 0, "claim")) == {"3,0", "2,1"}
    do(m, 0, "claim", "2,1")
    assert resources(m, 0) == {"oil": 1}
    do(m, 0, "done")
    assert offered(m, 0, "claim") == ["3,0"]
    do(m, 0, "done")
    assert asked(m) == [1]
    assert mat(m, 0)["spaces"] == 4


@rule("N171")
def test_stonehenge_does_not_work_for_tokens_that_are_moved() -> None:
    cards = ["astrology", "foreign_trade", "masonry", "drama_and_poetry", "pottery"]
    m = owner("stonehenge", line("GGHHH"), tokens=["1,0"], row=cards, resolve=("drama_and_poetry", 1))
    do(m, 0, "shift", "1,0", "2,0")
    assert asked(m) == [1]


@rule("N172", "N38", "N39", "N40")
def test_hanging_gardens_place_a_token_on_difficulty_four_or_less() -> None:
    land = {"0,0": "G", "1,0": "D", "0,1": "M", "-1,1": "W", "-1,0": "F marble", "0,-1": "G seoul", "2,0": "G"}
    m = owner("hanging_gardens", land)
    assert offered(m, 0, "claim") == ["1,0", "-1,0"]
    assert refusal(m, 0, "claim", "0,1") == ("too-difficult", "N172")
    assert refusal(m, 0, "claim", "-1,1") == ("water", "N38")
    assert refusal(m, 0, "claim", "0,-1") == ("occupied", "N39")
    assert refusal(m, 0, "claim", "2,0") == ("no-city-next-to-it", "N172")
    do(m, 0, "claim", "-1,0")
    assert resources(m, 0) == {"marble": 1}
    assert offered(m, 0, "claim") == []


@rule("N173", "N12")
def test_the_forbidden_city_destroys_a_rival_token_of_either_side_next_to_a_friendly_space() -> None:
    bea = player("Bea", "rome", capital=FAR, strong=["2,0"], tokens=["3,0"], cities=["0,1"])
    m = owner("forbidden_city", line("GGGG") | {"0,1": "G"}, bea, tokens=["1,0"])
    assert offered(m, 0, "raze") == ["2,0"]
    assert refusal(m, 0, "raze", "3,0") == ("nothing-friendly-near", "N173")
    assert refusal(m, 0, "raze", "0,1") == ("not-a-rival-token", "N173")
    do(m, 0, "raze", "2,0")
    assert there(m, "2,0") == {}
    assert mat(m, 1)["tokens_left"] == 30


@rule("N174", "D14", "A19")
def test_chichen_itza_opens_empty_forests_everywhere_up_to_the_slot() -> None:
    land = {"0,0": "G", "1,0": "G", "9,0": "F", "9,2": "F oil", "9,4": "F", "9,6": "H"}
    bea = player("Bea", "rome", capital=FAR, caravans=["9,4"])
    m = owner("chichen_itza", land, bea, resolve=("early_empire", 2))
    assert refusal(m, 0, "claim", "9,0") == ("too-difficult", "N38")
    m = owner("chichen_itza", land, bea, resolve=("early_empire", 3))
    assert offered(m, 0, "claim") == ["1,0", "9,0"]
    do(m, 0, "claim", "9,0")
    assert there(m, "9,0") == {"token": 0}


@rule("N174", "N172")
def test_chichen_itza_helps_the_hanging_gardens_too() -> None:
    m = owner("hanging_gardens", line("GGGG") | {"9,0": "F"}, cities=["3,0"], wonders={"chichen_itza": "3,0"})
    assert "9,0" in offered(m, 0, "claim")


@rule("N175", "N114")
def test_the_opera_house_counts_rival_tokens_for_maturity() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    assert len(mat(owner("sydney_opera_house", line("GG"), bea), 0)["mature"]) == 1
    assert len(mat(owner("oracle", line("GG"), bea), 0)["mature"]) == 0


@rule("N176", "A49", "A3")
def test_the_eiffel_tower_names_two_tokens_and_their_owner_gives_up_one() -> None:
    bea = player("Bea", "rome", capital=FAR, strong=["5,0"], tokens=["7,0"], natures={"pantanal": ""})
    m = owner("eiffel_tower", line("GGGGGGGG") | {"5,0": "N pantanal"}, bea)
    assert offered(m, 0, "name_tokens") == [("5,0", "7,0")]
    assert refusal(m, 0, "name_tokens", "5,0", "1,0") == ("not-a-rival-token", "N176")
    do(m, 0, "name_tokens", "5,0", "7,0")
    assert asked(m) == [1]
    do(m, 1, "yield_token", "5,0")
    assert there(m, "5,0") == {"token": 0, "nature": "pantanal", "nature_here": False}
    assert m.view(None)["natures"] == {"pantanal": 0}
    assert asked(m) == [0]
    assert offered(m, 0, "name_tokens") == []


@rule("N176", "A3")
def test_the_eiffel_tower_needs_an_unused_token() -> None:
    places = [f"{i},9" for i in range(31)]
    bea = player("Bea", "rome", capital=FAR, tokens=["5,0", "7,0"])
    m = owner("eiffel_tower", line("GGGGGGGG") | dict.fromkeys(places, "G"), bea, tokens=places)
    assert offered(m, 0, "name_tokens") == []
    assert refusal(m, 0, "name_tokens", "5,0", "7,0") == ("no-tokens-left", "N176")


# -- economy ----------------------------------------------------------------------------------------------------------


@rule("N177")
def test_the_pool_of_the_colossus_is_there_again_at_the_next_resolution() -> None:
    m = owner("colossus", line("G" * 12), resolve=("foreign_trade", 1))
    assert offered(m, 0, "send")[-1] == (0, "9,0")
    do(m, 0, "send", 0, "9,0")
    assert caravan(m, 0) == "9,0"
    do(m, 1, "focus", "pottery")
    do(m, 1, "done")
    do(m, 0, "focus", "foreign_trade")
    assert (0, "0,0") in offered(m, 0, "send")


@rule("N178", "N68")
def test_the_great_lighthouse_opens_empty_edges_within_difficulty() -> None:
    land = hexagon(2) | {"20,0": "G", "20,2": "H", "20,4": "G oil", "20,6": "G", "20,7": "G"}
    bea = player("Bea", "rome", capital=FAR, cities=["20,7"])
    m = owner("great_lighthouse", land, bea, resolve=("pottery", 1))
    do(m, 0, "effect", "build_city")
    found = offered(m, 0, "city")
    assert "20,0" in found
    assert refusal(m, 0, "city", "20,2") == ("too-difficult", "N68")
    assert refusal(m, 0, "city", "20,4") == ("occupied", "N69")
    assert refusal(m, 0, "city", "20,6") == ("next-to-a-city", "N68")


@rule("N178")
def test_without_the_great_lighthouse_far_edges_are_out_of_range() -> None:
    m = owner("oracle", hexagon(2) | {"20,0": "G"}, resolve=("pottery", 1))
    do(m, 0, "effect", "build_city")
    assert refusal(m, 0, "city", "20,0") == ("out-of-range", "N70")


@rule("N179", "N31")
def test_great_zimbabwe_stores_four_tokens_and_unloads_them_at_the_start_of_a_turn() -> None:
    bea = player("Bea", "rome", capital="1,0")
    m = owner("great_zimbabwe", line("GG"), bea, resolve=("foreign_trade", 1), store=3)
    do(m, 0, "send", 0, "1,0")
    do(m, 0, "put_store")
    assert not may(m, 0, "put_store")
    do(m, 0, "put", "pottery")
    assert mat(m, 0)["store"] == 4
    m = owner("great_zimbabwe", line("GG"), store=2, trade={"pottery": 3, "masonry": 2})
    assert "pottery" not in offered(m, 0, "unload")
    do(m, 0, "unload", "masonry")
    do(m, 0, "unload", "astrology")
    assert trade(m, 0) == {"pottery": 3, "masonry": 3, "astrology": 1}
    assert mat(m, 0)["store"] == 0
    assert offered(m, 0, "unload") == []


@rule("N179", "A56")
def test_tokens_on_great_zimbabwe_are_lost_with_it() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["1,0"], wonders={"great_zimbabwe": "1,0"})
    m = scene(player("Ada", "egypt", capital="0,0"), bea, map=line("GG"), resolve=("masonry", 5), dice=[6, 1], store=4)
    assert mat(m, 1)["store"] == 4
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert mat(m, 0)["store"] == 0
    assert mat(m, 1)["store"] is None


@rule("N180", "A20", "N28")
def test_machu_picchu_resolves_slots_one_and_two_as_three() -> None:
    for card, slot in (("astrology", 3), ("foreign_trade", 3), ("masonry", 3), ("early_empire", 4), ("pottery", 5)):
        m = owner("machu_picchu", hexagon(1))
        do(m, 0, "focus", card)
        assert told(m, "resolves") == [(0, card, slot)]


@rule("N181")
def test_big_ben_adds_two_for_every_caravan_next_to_the_defending_space() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    cards = ["astrology", "currency", "masonry", "early_empire", "pottery"]
    land = line("GGGG") | {"1,1": "G"}
    m = owner("big_ben", land, bea, row=cards, caravans=["2,0", "1,1"], resolve=("masonry", 1), dice=[3, 3])
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "roll")[0][3:] == (8, 4)
    ada = player("Ada", "egypt", capital="0,0")
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], caravans=["2,0"], wonders={"big_ben": FAR})
    m = scene(ada, bea, map=land, resolve=("masonry", 1), dice=[3, 3])
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "roll")[0][3:] == (4, 6)


@rule("N182", "A51", "N26")
def test_maracana_resolves_and_resets_the_economy_card_after_another() -> None:
    m = owner("estadio_do_maracana", line("GGG"), resolve=("masonry", 3))
    do(m, 0, "done")
    assert offered(m, 0, "resolve") == ["foreign_trade"]
    do(m, 0, "resolve", "foreign_trade")
    assert m.view(None)["resolving"]["slot"] == 2
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "done")
    assert row(m, 0) == ["masonry", "foreign_trade", "astrology", "early_empire", "pottery"]
    assert asked(m) == [1]


@rule("N182")
def test_maracana_does_not_follow_the_economy_card_and_may_be_declined() -> None:
    m = owner("estadio_do_maracana", line("GGG"), resolve=("foreign_trade", 2))
    do(m, 0, "done")
    assert asked(m) == [1]
    m = owner("estadio_do_maracana", line("GGG"), resolve=("masonry", 3))
    do(m, 0, "done")
    do(m, 0, "done")
    assert row(m, 0) == ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]


@rule("N182", "N212", "N50", "A51")
def test_a_card_replaced_through_maracana_and_capitalism_is_the_one_that_is_reset() -> None:
    cards = ["pottery", "astrology", "masonry", "early_empire", "capitalism"]
    m = owner("estadio_do_maracana", line("GG"), row=cards, dial=0, resolve=("astrology", 2))
    do(m, 0, "advance")
    do(m, 0, "resolve", "capitalism")
    do(m, 0, "done")
    do(m, 0, "resolve", "astrology")
    do(m, 0, "advance")
    do(m, 0, "replace", "astrology", "mathematics")
    assert row(m, 0) == ["mathematics", "capitalism", "pottery", "masonry", "early_empire"]
    assert asked(m) == [1]


# -- where it meets other chapters -------------------------------------------------------------------------------------


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


@rule("N174", "N171", "N67")
def test_urbanization_with_chichen_itza_and_stonehenge() -> None:
    land = line("GGGH") | {"4,0": "H", "9,9": "F"}
    wonders = {"chichen_itza": "0,0", "stonehenge": "5,5"}
    m = industry(3, land | {"5,5": "G"}, card="urbanization", cities=["5,5"], wonders=wonders)
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert sorted(offered(m, 0, "claim")) == ["1,0", "3,0", "9,9"]
    do(m, 0, "claim", "3,0")
    assert question(m) == "Chain"
    do(m, 0, "claim", "4,0")
    do(m, 0, "claim", "9,9")
    assert asked(m) == [1]
    assert there(m, "4,0") == {"token": 0}


@rule("N172", "N208", "N40")
def test_hanging_gardens_reach_a_natural_wonder_with_mohenjo_daro() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "0,1": "M", "9,9": "G mohenjo_daro"}
    ada = player("Ada", capital="0,0", wonders={"hanging_gardens": "0,0"})
    assert offered(scene(ada, map=land), 0, "claim") == []
    ada.envoys = ["mohenjo_daro"]
    m = scene(ada, map=land)
    assert sorted(offered(m, 0, "claim")) == ["0,1", "1,0"]
    do(m, 0, "claim", "1,0")
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N175", "N211", "N114")
def test_the_opera_house_lends_tokens_not_cities_of_rivals() -> None:
    ada = player("Ada", capital="0,0", wonders={"sydney_opera_house": "0,0"})
    m = scene(ada, bea(cities=["1,0"]), map=line("GG"))
    assert mat(m, 0)["mature"] == []
    m = scene(ada, bea(strong=["1,0"]), map=line("GG"))
    assert len(mat(m, 0)["mature"]) == 1

"""Industry (8): sites of cities, the cost of wonders, and the four industry cards."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
    asked,
    do,
    hexagon,
    line,
    mat,
    may,
    military,
    offered,
    question,
    refusal,
    resources,
    row,
    scene,
    sound,
    there,
    told,
    trade,
)
from dawn_people import ada, beate
from dawn_people import industry as resolved

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

W9 = {
    **hexagon(3),
    **dict.fromkeys(("1,-1", "2,0", "1,1", "0,2", "-2,2"), "H"),
    "2,-1": "F",
    "1,2": "D",
    "-1,0": "M",
    "0,-1": "W",
    "-1,-1": "W",
    "-1,2": "G B",
    "-3,2": "G seoul",
    "2,1": "G marble",
}


def industry(
    slot: int, map: dict[str, str], card: str = "pottery", rivals: Any = (), leader: str = "rome", **what: Any
) -> Match:
    """Ada with her capital in 0,0 resolves an industry card."""
    names = ("barbarians", "options", "stray", "open")
    board = {key: what.pop(key) for key in names if key in what}
    cards = ["astrology", "foreign_trade", "masonry", "early_empire", card]
    ada = player("Ada", leader, capital="0,0", row=cards, **what)
    return scene(ada, *rivals, map=map, resolve=(card, slot), **board)


def city(*said: Any, **what: Any) -> Match:
    """Ada is about to build a city."""
    m = industry(*said, **what)
    do(m, 0, "effect", "build_city")
    return m


def wonder(*said: Any, **what: Any) -> Match:
    """Ada is about to build a wonder."""
    m = industry(*said, **{"map": {"0,0": "G"}, **what})
    do(m, 0, "effect", "build_wonder")
    return m


@rule("N66", "N27")
def test_an_industry_card_builds_a_wonder_or_a_city_or_nothing() -> None:
    m = industry(1, line("GGG"), open=["petra"], resources={"oil": 3})
    assert offered(m, 0, "effect") == ["build_wonder", "build_city"]
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert there(m, "2,0") == {"city": 0}
    assert mat(m, 0)["cities_left"] == 6
    assert asked(m) == [1]


@rule("N67", "N68", "N69", "N70", "W9", "N9", "A8")
def test_city_sites_of_pottery_in_slot_two() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["3,-1"])
    m = city(2, W9, rivals=[bea], tokens=["1,0", "-1,1"])
    assert set(offered(m, 0, "city")) == {"-2,0", "-2,3", "0,2", "1,-2", "1,1", "2,-2", "2,0", "3,0"}
    for place in ("1,0", "-1,1", "0,1", "1,-1", "-2,1", "-2,2", "-3,1", "-3,3"):
        assert refusal(m, 0, "city", place) == ("next-to-a-city", "N68")
    for place in ("2,-1", "1,2", "-1,0"):
        assert refusal(m, 0, "city", place) == ("too-difficult", "N68")
    for place in ("2,1", "-1,2", "3,-1", "-3,2"):
        assert refusal(m, 0, "city", place) == ("occupied", "N69")
    assert refusal(m, 0, "city", "-1,3") == ("out-of-range", "N70")
    assert refusal(m, 0, "city", "0,-1") == ("water", "N68")


@rule("N69", "A7")
def test_a_city_takes_the_place_of_an_own_token_and_shares_with_an_own_caravan() -> None:
    m = city(1, line("GGG"), strong=["2,0"], caravans=["2,0"])
    do(m, 0, "city", "2,0")
    assert there(m, "2,0") == {"city": 0, "caravans": [0]}
    assert mat(m, 0)["tokens_left"] == 31


@rule("N69", "A28")
def test_a_rival_caravan_blocks_a_city() -> None:
    bea = player("Bea", "egypt", capital=FAR, caravans=["2,0"])
    m = city(1, line("GGG") | {"0,2": "G", "0,1": "G"}, rivals=[bea])
    assert offered(m, 0, "city") == ["0,2"]
    assert refusal(m, 0, "city", "2,0") == ("occupied", "N69")


@rule("N69", "A15")
def test_a_city_over_an_own_token_keeps_the_natural_wonder() -> None:
    m = city(5, line("GGN") | {"2,0": "N pantanal"}, tokens=["2,0"], natures={"pantanal": ""})
    do(m, 0, "city", "2,0")
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N70")
def test_the_range_is_not_counted_through_rivals_barbarians_water_or_hard_spaces() -> None:
    for middle, more in (
        ("G", {"rivals": [player("Bea", "egypt", capital=FAR, tokens=["1,0"])]}),
        ("G", {"barbarians": {"A": "1,0"}}),
        ("W", {}),
        ("H", {}),
    ):
        m = city(1, line(f"G{middle}G") | {"0,1": "G", "0,2": "G"}, **more)
        assert offered(m, 0, "city") == ["0,2"]
        assert refusal(m, 0, "city", "2,0") == ("out-of-range", "N70")


@rule("N70", "A8")
def test_the_range_may_be_counted_through_a_city_state() -> None:
    m = city(1, line("GGGG") | {"1,0": "G seoul"}, "animal_husbandry")
    assert offered(m, 0, "city") == ["3,0"]


@rule("N71", "N11", "N157")
def test_without_a_city_left_none_is_built() -> None:
    land = {f"{2 * i},0": "G" for i in range(10)} | {"1,0": "G", "17,0": "G"}
    m = industry(1, land, cities=[f"{2 * i},0" for i in range(1, 8)], tokens=["17,0"])
    assert mat(m, 0)["cities_left"] == 0
    assert refusal(m, 0, "effect", "build_city") == ("no-cities-left", "N71")
    m = city(1, land, cities=[f"{2 * i},0" for i in range(1, 7)], tokens=["17,0"])
    assert sorted(offered(m, 0, "city")) == ["16,0", "17,0", "18,0"]


@rule("N72", "N136", "A9")
def test_a_city_on_a_stray_wonder_gains_it() -> None:
    m = city(1, line("GGG"), stray={"petra": "2,0"})
    do(m, 0, "city", "2,0")
    assert mat(m, 0)["wonders"] == ["petra"]
    assert told(m, "gets-wonder") == [(0, "petra", "2,0")]


@rule("N67", "A30")
def test_animal_husbandry_counts_three_also_from_a_caravan() -> None:
    land = line("GGGGG") | {f"{i},0": "G" for i in range(20, 25)}
    m = city(1, land, "animal_husbandry", caravans=["20,0"])
    assert offered(m, 0, "city") == ["2,0", "3,0", "20,0", "21,0", "22,0", "23,0"]


@rule("N70", "N67")
def test_nationalism_and_urbanization_count_across_water() -> None:
    land = line("GWWGGGG")
    assert offered(city(1, land, "nationalism"), 0, "city") == ["3,0", "4,0"]
    assert offered(city(1, land, "urbanization"), 0, "city") == ["3,0", "4,0", "5,0"]


@rule("N37", "N39", "N67")
def test_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    land = hexagon(3) | {"3,0": "H"}
    m = city(1, land, "urbanization")
    do(m, 0, "city", "2,0")
    assert set(offered(m, 0, "claim")) == {"1,0", "1,1", "2,1", "2,-1", "3,-1"}
    do(m, 0, "claim", "1,0")
    do(m, 0, "claim", "1,1")
    assert mat(m, 0)["spaces"] == 4
    assert asked(m) == [1]


@rule("N174", "N67")
def test_urbanization_places_nothing_without_a_city_even_with_chichen_itza() -> None:
    m = city(3, line("GGGF") | {"9,9": "F"}, "urbanization", wonders={"chichen_itza": "0,0"})
    do(m, 0, "done")
    assert asked(m) == [1]


# -- wonders ----------------------------------------------------------------------------------------------------------


@rule("N73", "N74", "N75", "N76", "N77", "W11", "N20")
def test_the_forbidden_city_is_built_for_nine() -> None:
    m = wonder(3, open=["forbidden_city"], resources={"marble": 1, "oil": 2})
    do(m, 0, "build", "forbidden_city")
    for kind in ("marble", "oil", "oil"):
        if question(m) == "Pay":
            do(m, 0, "pay", kind)
    assert resources(m, 0) == {}
    assert m.view(None)["supply"] == {"marble": 8, "mercury": 8, "oil": 8, "diamonds": 8}
    assert there(m, "0,0") == {"city": 0, "capital": True, "wonder": "forbidden_city"}
    assert mat(m, 0)["wonders"] == ["forbidden_city"]
    next_one = m.view(None)["decks"][0]["open"]
    assert next_one not in (None, "forbidden_city")
    assert told(m, "shows-wonder") == [(next_one,)]


@rule("W11", "N73", "N75")
@pytest.mark.parametrize(
    ("what", "built"),
    [
        ({"resources": {"marble": 1, "oil": 1}}, False),
        ({"resources": {"marble": 1, "oil": 1}, "trade": {"pottery": 2}}, True),
        ({"resources": {"marble": 1, "oil": 1, "diamonds": 3}}, False),
        ({"resources": {"marble": 1, "oil": 1}, "envoys": ["buenos_aires"]}, True),
        ({"resources": {"marble": 1, "oil": 2}, "wonders": {"petra": "0,0"}}, False),
    ],
)
def test_variants_of_the_forbidden_city(what: dict[str, Any], built: bool) -> None:
    m = industry(3, {"0,0": "G", "9,9": "G buenos_aires"}, open=["forbidden_city"], **what)
    if may(m, 0, "effect", "build_wonder"):
        do(m, 0, "effect", "build_wonder")
    assert may(m, 0, "build", "forbidden_city") is built


@rule("N75", "N76", "N73", "W11")
def test_refusals_of_wonders_say_what_is_missing() -> None:
    m = wonder(3, open=["forbidden_city", "petra"], resources={"oil": 2})
    assert not may(m, 0, "build", "forbidden_city")
    assert refusal(m, 0, "build", "forbidden_city") == ("too-expensive", "N75")
    assert refusal(m, 0, "build", "eiffel_tower") == ("wonder-not-open", "N73")
    rich = {"marble": 4, "oil": 4, "diamonds": 4, "mercury": 4}
    m = industry(5, {"0,0": "G"}, resources=rich, open=["forbidden_city"], wonders={"petra": "0,0"})
    assert refusal(m, 0, "effect", "build_wonder") == ("no-free-city", "N76")


@rule("N74")
def test_only_the_two_printed_kinds_are_eligible() -> None:
    m = wonder(5, open=["petra"], resources={"marble": 3, "oil": 1, "diamonds": 1})
    do(m, 0, "build", "petra")
    assert sorted(offered(m, 0, "pay")) == ["diamonds", "oil"]
    assert refusal(m, 0, "pay", "marble") == ("not-eligible", "N74")
    do(m, 0, "pay", "diamonds")
    assert resources(m, 0) == {"marble": 3, "oil": 1}
    m = wonder(3, open=["petra"], resources={"oil": 2}, trade={"pottery": 1})
    do(m, 0, "build", "petra")
    assert refusal(m, 0, "pay", "diamonds") == ("none-of-it", "N74")


@rule("N75", "A44")
def test_surplus_production_is_lost() -> None:
    m = wonder(4, open=["petra"], resources={"oil": 2})
    do(m, 0, "build", "petra")
    while question(m) == "Pay":
        do(m, 0, "pay", "oil")
    assert mat(m, 0)["wonders"] == ["petra"]
    assert resources(m, 0) == {}


@rule("N74", "N125")
def test_a_natural_wonder_counts_as_its_resource_once_a_turn_and_is_not_lost() -> None:
    land = {"0,0": "G", "1,0": "N mount_everest", "9,0": "G"}
    m = wonder(5, map=land, open=["petra"], tokens=["1,0"], cities=["9,0"], natures={"mount_everest": ""})
    do(m, 0, "build", "petra")
    assert mat(m, 0)["wonders"] == []
    assert question(m) == "ChooseCity"
    do(m, 0, "under", "9,0")
    assert m.view(None)["natures"] == {"mount_everest": 0}
    assert told(m, "spends-nature") == [(0, "mount_everest")]


@rule("N76", "N128")
def test_a_wonder_goes_under_a_city_without_one() -> None:
    m = wonder(
        5, map=line("GGGGG"), cities=["2,0", "4,0"], open=["petra"], resources={"oil": 1}, wonders={"oracle": "2,0"}
    )
    do(m, 0, "build", "petra")
    assert offered(m, 0, "under") == ["0,0", "4,0"]
    do(m, 0, "under", "4,0")
    assert there(m, "4,0") == {"city": 0, "wonder": "petra"}


@rule("N33", "N73")
def test_nationalism_produces_seven_in_slot_five() -> None:
    m = wonder(5, card="nationalism", open=["petra"])
    do(m, 0, "build", "petra")
    assert mat(m, 0)["wonders"] == ["petra"]
    m = industry(4, {"0,0": "G"}, "nationalism", open=["petra"], resources={"oil": 1})
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")


# -- where it meets other chapters -------------------------------------------------------------------------------------


@rule("N66", "N75", "N27")
def test_a_wonder_nobody_can_pay_is_not_offered_but_explained() -> None:
    m = resolved(1, line("GGG"), open=["petra", "oracle", "stonehenge", "colossus"], resources={"mercury": 2})
    assert offered(m, 0, "effect") == ["build_city"]
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")
    do(m, 0, "done")
    assert row(m, 0)[0] == "pottery"


@rule("N66", "N27", "N78", "N79")
def test_a_card_with_nothing_to_do_asks_all_the_same_and_says_why() -> None:
    m = resolved(1, line("GG"))
    assert offered(m, 0, "effect") == []
    assert refusal(m, 0, "effect", "build_city") == ("not-offered", "N27")
    do(m, 0, "done")
    assert asked(m) == [1]
    m = military(3, line("GG"))
    assert refusal(m, 0, "effect", "reinforce") == ("not-offered", "N27")
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")


@rule("N134", "N66")
def test_without_any_wonder_left_none_can_be_built() -> None:
    m = resolved(5, line("GGG"), decks=[[], [], [], []], resources={"oil": 4})
    assert refusal(m, 0, "effect", "build_wonder") == ("not-offered", "N27")


@rule("A44", "N194", "N203", "N205", "N75")
def test_reductions_add_up_and_a_free_wonder_costs_nothing() -> None:
    land = {"0,0": "G", "1,0": "G", "9,9": "G brussels", "9,5": "G buenos_aires"}
    what = {"leader": "egypt", "envoys": ["brussels", "buenos_aires"], "tokens": ["1,0"]}
    m = resolved(3, land, open=["petra"], resources={"oil": 2}, **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")  # 7 - 1 - 1 - 2
    assert mat(m, 0)["wonders"] == ["petra"]
    assert resources(m, 0) == {"oil": 2}


@rule("N205", "N96")
def test_buenos_aires_does_not_help_for_a_type_won_in_war() -> None:
    land = line("GGG") | {"9,5": "G buenos_aires"}
    what = {"envoys": ["buenos_aires"], "cities": ["2,0"], "open": ["petra"]}
    m = resolved(5, land, wonders={"alhambra": "2,0"}, **what)
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")
    assert may(resolved(5, land, wonders={"oracle": "2,0"}, **what), 0, "effect", "build_wonder")


@rule("N191", "N74", "N125", "N76")
def test_with_the_arsenal_two_wonders_are_built_but_a_natural_wonder_pays_once() -> None:
    land = line("GGGGG") | {"1,0": "N mount_everest"}
    m = resolved(
        5,
        land,
        cities=["2,0", "4,0"],
        tokens=["1,0"],
        natures={"mount_everest": ""},
        resources={"oil": 3},
        wonders={"venetian_arsenal": "0,0"},
        open=["petra", "pyramids"],
    )
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")
    do(m, 0, "pay_nature", "mount_everest")
    do(m, 0, "under", "2,0")
    do(m, 0, "resolve", "pottery")
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")
    assert told(m, "resolves")[-1] == (0, "pottery", 1)


@rule("N191", "N67", "N76")
def test_with_the_arsenal_a_new_city_takes_a_wonder_in_the_same_turn() -> None:
    what = {"wonders": {"venetian_arsenal": "0,0"}, "open": ["petra"], "resources": {"oil": 3}}
    m = resolved(5, line("GGG"), **what)
    assert refusal(m, 0, "effect", "build_wonder") == ("no-free-city", "N76")
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    do(m, 0, "resolve", "pottery")
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")
    while question(m) == "Pay":
        do(m, 0, "pay", "oil")
    assert there(m, "2,0") == {"city": 0, "wonder": "petra"}


@rule("N191", "N131", "N185", "A5")
def test_the_arsenal_resolves_the_card_that_came_in_place_of_the_resolved_one() -> None:
    what = {"wonders": {"venetian_arsenal": "0,0"}, "open": ["porcelain_tower"], "resources": {"mercury": 2}}
    m = resolved(5, line("GGGGG"), cities=["2,0"], **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "porcelain_tower")
    while question(m) == "Pay":
        do(m, 0, "pay", "mercury")
    do(m, 0, "replace", "pottery", "animal_husbandry")
    do(m, 0, "done")
    assert offered(m, 0, "resolve") == ["animal_husbandry"]


@rule("N182", "N131")
def test_maracana_works_in_the_very_turn_it_is_built() -> None:
    m = resolved(5, line("GG"), open=["estadio_do_maracana"], resources={"diamonds": 3})
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "estadio_do_maracana")
    while question(m) == "Pay":
        do(m, 0, "pay", "diamonds")
    assert question(m) == "ResolveMore"


@rule("N35", "N73")
def test_the_token_of_brussels_is_one_production_in_every_turn() -> None:
    land = line("GGG") | {"2,0": "G brussels"}
    m = resolved(5, land, cities=["2,0"], states={"brussels": "pottery"}, trade={"pottery": 1}, open=["petra"])
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")
    do(m, 0, "spend_state", "brussels")
    do(m, 0, "under", "2,0")
    assert trade(m, 0) == {}
    assert m.view(None)["states"]["brussels"]["conquered"] == 0


@rule("N72", "N96a", "N69", "N128")
def test_a_city_over_an_own_token_keeps_the_wonder_under_it_and_has_no_room_for_another() -> None:
    m = resolved(1, line("GGG"), tokens=["2,0"], wonders={"petra": "2,0", "oracle": "0,0"})
    assert refusal(m, 0, "effect", "build_wonder") == ("no-free-city", "N76")
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert there(m, "2,0") == {"city": 0, "wonder": "petra"}
    assert sorted(mat(m, 0)["wonders"]) == ["oracle", "petra"]


@rule("N178", "N68", "N8", "A9")
def test_the_great_lighthouse_needs_an_edge_without_even_a_stray_wonder() -> None:
    land = line("G" * 12)
    m = resolved(1, land, wonders={"great_lighthouse": "0,0"}, stray={"petra": "11,0"})
    do(m, 0, "effect", "build_city")
    assert not may(m, 0, "city", "11,0")
    assert may(m, 0, "city", "10,0")
    assert may(m, 0, "city", "2,0")


@rule("N199", "N68", "N70")
def test_japan_builds_on_an_edge_mountain_from_slot_three_but_never_on_a_natural_wonder_below_five() -> None:
    land = {"0,0": "G", "1,0": "M", "2,0": "D", "0,1": "G", "0,2": "N pantanal"}
    m = resolved(3, land, leader="japan", tokens=["0,2"], natures={"pantanal": ""})
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["2,0"]
    assert refusal(m, 0, "city", "0,2") == ("too-difficult", "N68")


MOST = 31


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

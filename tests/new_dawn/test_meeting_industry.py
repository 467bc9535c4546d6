"""Where rules meet: industry."""

from __future__ import annotations

from dawn import (
    asked,
    do,
    line,
    mat,
    may,
    military,
    offered,
    question,
    refusal,
    resources,
    row,
    there,
    told,
    trade,
)
from dawn_people import industry

from zeitalter.testing import rule


@rule("N66", "N75", "N27")
def test_a_wonder_nobody_can_pay_is_not_offered_but_explained() -> None:
    m = industry(1, line("GGG"), open=["petra", "oracle", "stonehenge", "colossus"], resources={"mercury": 2})
    assert offered(m, 0, "effect") == ["build_city"]
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")
    do(m, 0, "done")
    assert row(m, 0)[0] == "pottery"


@rule("N66", "N27", "N78", "N79")
def test_a_card_with_nothing_to_do_asks_all_the_same_and_says_why() -> None:
    m = industry(1, line("GG"))
    assert offered(m, 0, "effect") == []
    assert refusal(m, 0, "effect", "build_city") == ("not-offered", "N27")
    do(m, 0, "done")
    assert asked(m) == [1]
    m = military(3, line("GG"))
    assert refusal(m, 0, "effect", "reinforce") == ("not-offered", "N27")
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")


@rule("N134", "N66")
def test_without_any_wonder_left_none_can_be_built() -> None:
    m = industry(5, line("GGG"), decks=[[], [], [], []], resources={"oil": 4})
    assert refusal(m, 0, "effect", "build_wonder") == ("not-offered", "N27")


@rule("A44", "N194", "N203", "N205", "N75")
def test_reductions_add_up_and_a_free_wonder_costs_nothing() -> None:
    land = {"0,0": "G", "1,0": "G", "9,9": "G brussels", "9,5": "G buenos_aires"}
    what = {"leader": "egypt", "envoys": ["brussels", "buenos_aires"], "tokens": ["1,0"]}
    m = industry(3, land, open=["petra"], resources={"oil": 2}, **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")  # 7 - 1 - 1 - 2
    assert mat(m, 0)["wonders"] == ["petra"]
    assert resources(m, 0) == {"oil": 2}


@rule("N205", "N96")
def test_buenos_aires_does_not_help_for_a_type_won_in_war() -> None:
    land = line("GGG") | {"9,5": "G buenos_aires"}
    what = {"envoys": ["buenos_aires"], "cities": ["2,0"], "open": ["petra"]}
    m = industry(5, land, wonders={"alhambra": "2,0"}, **what)
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")
    assert may(industry(5, land, wonders={"oracle": "2,0"}, **what), 0, "effect", "build_wonder")


@rule("N191", "N74", "N125", "N76")
def test_with_the_arsenal_two_wonders_are_built_but_a_natural_wonder_pays_once() -> None:
    land = line("GGGGG") | {"1,0": "N mount_everest"}
    m = industry(
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
    m = industry(5, line("GGG"), **what)
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
    m = industry(5, line("GGGGG"), cities=["2,0"], **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "porcelain_tower")
    while question(m) == "Pay":
        do(m, 0, "pay", "mercury")
    do(m, 0, "replace", "pottery", "animal_husbandry")
    do(m, 0, "done")
    assert offered(m, 0, "resolve") == ["animal_husbandry"]


@rule("N182", "N131")
def test_maracana_works_in_the_very_turn_it_is_built() -> None:
    m = industry(5, line("GG"), open=["estadio_do_maracana"], resources={"diamonds": 3})
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "estadio_do_maracana")
    while question(m) == "Pay":
        do(m, 0, "pay", "diamonds")
    assert question(m) == "ResolveMore"


@rule("N35", "N73")
def test_the_token_of_brussels_is_one_production_in_every_turn() -> None:
    land = line("GGG") | {"2,0": "G brussels"}
    m = industry(5, land, cities=["2,0"], states={"brussels": "pottery"}, trade={"pottery": 1}, open=["petra"])
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")
    do(m, 0, "spend_state", "brussels")
    do(m, 0, "under", "2,0")
    assert trade(m, 0) == {}
    assert m.view(None)["states"]["brussels"]["conquered"] == 0


@rule("N72", "N96a", "N69", "N128")
def test_a_city_over_an_own_token_keeps_the_wonder_under_it_and_has_no_room_for_another() -> None:
    m = industry(1, line("GGG"), tokens=["2,0"], wonders={"petra": "2,0", "oracle": "0,0"})
    assert refusal(m, 0, "effect", "build_wonder") == ("no-free-city", "N76")
    do(m, 0, "effect", "build_city")
    do(m, 0, "city", "2,0")
    assert there(m, "2,0") == {"city": 0, "wonder": "petra"}
    assert sorted(mat(m, 0)["wonders"]) == ["oracle", "petra"]


@rule("N178", "N68", "N8", "A9")
def test_the_great_lighthouse_needs_an_edge_without_even_a_stray_wonder() -> None:
    land = line("G" * 12)
    m = industry(1, land, wonders={"great_lighthouse": "0,0"}, stray={"petra": "11,0"})
    do(m, 0, "effect", "build_city")
    assert not may(m, 0, "city", "11,0")
    assert may(m, 0, "city", "10,0")
    assert may(m, 0, "city", "2,0")


@rule("N199", "N68", "N70")
def test_japan_builds_on_an_edge_mountain_from_slot_three_but_never_on_a_natural_wonder_below_five() -> None:
    land = {"0,0": "G", "1,0": "M", "2,0": "D", "0,1": "G", "0,2": "N pantanal"}
    m = industry(3, land, leader="japan", tokens=["0,2"], natures={"pantanal": ""})
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["2,0"]
    assert refusal(m, 0, "city", "0,2") == ("too-difficult", "N68")

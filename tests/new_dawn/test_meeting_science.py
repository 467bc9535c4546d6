"""Where rules meet: science."""

from __future__ import annotations

import pytest
from dawn import (
    asked,
    caravan,
    do,
    hexagon,
    line,
    mat,
    may,
    offered,
    question,
    row,
    sound,
    there,
    trade,
)
from dawn_people import ada, beate, begin

from zeitalter import find_game
from zeitalter.testing import rule

GAME = find_game("new_dawn")
MOST = 31


@rule("N47", "N49", "A4", "N163")
def test_an_advance_over_nineteen_and_past_the_end_brings_two_cards_of_level_four() -> None:
    m = ada("astrology", 5, hexagon(1), dial=18, trade={"astrology": 3}, victory=["v4"])
    for _ in range(3):
        do(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 15
    assert mat(m, 0)["agendas"] == ["technophile"]
    do(m, 0, "replace", "pottery", "urbanization")
    assert not may(m, 0, "replace", "masonry", "iron_working")
    do(m, 0, "replace", "masonry", "flight")
    assert asked(m) == [1]


@rule("N49", "N45")
def test_from_fifteen_the_nineteen_brings_a_card_once_more() -> None:
    m = ada("astrology", 4, hexagon(1), dial=15)
    do(m, 0, "advance")
    assert question(m) == "ReplaceCard"
    assert mat(m, 0)["dial"] == 19


@rule("A4", "N49", "N163", "N156")
@pytest.mark.parametrize("counts", ["on", "off"])
def test_who_stood_on_the_end_and_went_past_it_has_still_reached_it(counts: str) -> None:
    m = ada("astrology", 1, hexagon(1), dial=24, victory=["v4"], options={"overflow_counts_24": counts})
    do(m, 0, "advance")
    assert asked(m) == [1]  # no card: nothing was passed again
    assert mat(m, 0)["dial"] == 15
    assert mat(m, 0)["agendas"] == ["technophile"]
    assert m.view(None)["victory"][0]["agendas"][0]["progress"][0] == [[24, 24]]


@rule("N45", "N48", "N46")
def test_without_a_card_of_the_level_in_the_deck_nothing_is_asked() -> None:
    five = ["mathematics", "currency", "iron_working", "drama_and_poetry", "animal_husbandry"]
    m = begin("egypt", hexagon(1), row=five, dial=2, caravans=["card", "card"])
    do(m, 0, "focus", "mathematics")
    do(m, 0, "put", "currency")
    do(m, 0, "advance")
    assert asked(m) == [1]
    assert mat(m, 0)["dial"] == 3


@rule("N187", "A38", "A26")
def test_oxford_gives_a_second_military_card_and_a_military_city_state_then_asks_which() -> None:
    map = line("GG") | {"2,0": "G kabul"}
    m = ada("astrology", 1, map, dial=2, wonders={"oxford_university": "0,0"}, trade={"early_empire": 2})
    do(m, 0, "advance")
    assert not may(m, 0, "replace", "astrology", "iron_working")
    assert may(m, 0, "replace", "pottery", "mathematics")
    do(m, 0, "replace", "early_empire", "iron_working")
    assert trade(m, 0) == {"iron_working": 2}
    cards_now = ["astrology", "foreign_trade", "masonry", "iron_working", "pottery"]
    assert row(m, 0) == cards_now
    m = ada("foreign_trade", 1, map, row=cards_now)
    do(m, 0, "send", 0, "2,0")
    assert offered(m, 0, "put") == ["masonry", "iron_working"]
    do(m, 0, "put", "masonry")
    do(m, 0, "put", "iron_working")
    assert trade(m, 0) == {"masonry": 1, "iron_working": 1}


@rule("N187", "A42")
def test_without_an_economy_card_the_caravans_of_the_card_are_unused() -> None:
    m = ada(
        "astrology",
        1,
        line("GGG"),
        dial=9,
        wonders={"oxford_university": "0,0"},
        row=["astrology", "currency", "masonry", "early_empire", "pottery"],
        caravans=["2,0", "card"],
    )
    do(m, 0, "advance")
    do(m, 0, "replace", "currency", "civil_service")
    assert [caravan(m, 0, i) for i in range(3)] == ["2,0", "unused", "unused"]
    assert sound(m)


@rule("A54", "N127")
def test_a_natural_wonder_does_not_count_for_replaceable_parts() -> None:
    m = ada(
        "replaceable_parts",
        1,
        {"0,0": "G", "1,0": "N pantanal"},
        tokens=["1,0"],
        natures={"pantanal": ""},
        resources={"oil": 1, "mercury": 2},
    )
    assert offered(m, 0, "gain") == ["marble", "diamonds"]


@rule("N213", "N96a", "A14", "N111")
def test_a_strike_at_the_coast_leaves_everything_that_lay_under_the_tokens() -> None:
    map = {"0,0": "G", "5,0": "W", "6,0": "N pantanal", "5,1": "G kabul", "4,1": "G", "4,0": "G"}
    m = ada(
        "nuclear_power",
        5,
        map,
        beate(tokens=["6,0", "5,1"], cities=["4,0"], natures={"pantanal": ""}, states={"kabul": "masonry"}),
        tokens=["4,1"],
        wonders={"petra": "4,1"},
    )
    do(m, 0, "strike", "5,0")
    assert there(m, "6,0") == {"nature": "pantanal", "nature_here": True}
    assert there(m, "5,1") == {"state": "kabul", "state_here": True}
    assert there(m, "4,1") == {"wonder": "petra"}
    assert there(m, "4,0") == {"city": 1}
    do(m, 0, "advance")
    assert sound(m)


@rule("N35", "N191")
def test_a_city_state_token_is_spent_once_even_if_its_card_is_resolved_twice() -> None:
    m = begin(
        "egypt",
        {"0,0": "G", "0,3": "G seoul"},
        cities=["0,3"],
        states={"seoul": "astrology"},
        row=["pottery", "foreign_trade", "masonry", "early_empire", "astrology"],
        wonders={"venetian_arsenal": "0,0"},
        dial=10,
    )
    do(m, 0, "focus", "astrology")
    do(m, 0, "spend_state", "seoul")
    do(m, 0, "advance")
    do(m, 0, "done")
    do(m, 0, "resolve", "astrology")
    assert not may(m, 0, "spend_state", "seoul")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 17


@rule("A5", "N26", "N36", "N191")
def test_the_arsenal_repeats_the_science_card_that_replaced_the_chosen_one() -> None:
    m = begin(
        "egypt",
        hexagon(1),
        row=["pottery", "foreign_trade", "masonry", "early_empire", "astrology"],
        wonders={"venetian_arsenal": "0,0"},
    )
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    do(m, 0, "replace", "astrology", "mathematics")
    do(m, 0, "resolve", "mathematics")
    assert m.view(None)["resolving"]["slot"] == 1
    do(m, 0, "put", "mathematics")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 6
    do(m, 0, "done")
    assert row(m, 0)[0] == "mathematics"

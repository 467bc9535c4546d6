"""Science and the technology dial (6), and the four science cards."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
    asked,
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
    sound,
    there,
    told,
    trade,
)
from dawn_people import ada, beate, begin

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

LAND = hexagon(1)


def science(
    slot: int, card: str = "astrology", map: dict[str, str] | None = None, rivals: Any = (), **what: Any
) -> Match:
    """Ada resolves a science card."""
    board = {key: what.pop(key) for key in ("options", "victory") if key in what}
    row = what.pop("row", [card, "foreign_trade", "masonry", "early_empire", "pottery"])
    ada = player("Ada", capital="0,0", row=row, **what)
    return scene(ada, *rivals, map=map or LAND, resolve=(card, slot), **board)


@rule("N44", "A35")
def test_the_dial_moves_by_the_slot_or_not_at_all() -> None:
    m = science(4)
    assert m.options(0) == [("advance",), ("done",)]
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 4
    m = science(4)
    do(m, 0, "done")
    assert mat(m, 0)["dial"] == 0
    assert asked(m) == [1]


@rule("N45")
@pytest.mark.parametrize(("space", "level"), [(3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)])
def test_level_spaces_bring_a_card_of_exactly_their_level(space: int, level: int) -> None:
    m = science(1, dial=space - 1)
    do(m, 0, "advance")
    assert question(m) == "ReplaceCard"
    by_level = {2: "iron_working", 3: "mass_production", 4: "flight"}
    assert {new for _, new in offered(m, 0, "replace")} >= {by_level[level]}
    assert len(offered(m, 0, "replace")) == 5
    wrong = by_level[2 if level != 2 else 3]
    assert refusal(m, 0, "replace", "masonry", wrong) == ("wrong-level", "N45")


@rule("N45")
def test_other_spaces_bring_nothing() -> None:
    m = science(2, dial=3)
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 5
    assert asked(m) == [1]


@rule("N46", "N36", "W7", "N44", "N45")
def test_flight_takes_the_place_of_iron_working_with_its_token() -> None:
    cards = ["pottery", "astrology", "foreign_trade", "iron_working", "early_empire"]
    m = science(2, dial=17, row=cards, trade={"iron_working": 1})
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 19
    assert refusal(m, 0, "replace", "iron_working", "mass_production") == ("wrong-level", "N45")
    assert refusal(m, 0, "replace", "pottery", "flight") == ("wrong-type", "N46")
    assert refusal(m, 0, "replace", "masonry", "flight") == ("not-in-row", "N46")
    assert refusal(m, 0, "replace", "iron_working", "iron_working") == ("card-not-in-deck", "N46")
    do(m, 0, "replace", "iron_working", "flight")
    assert row(m, 0) == ["astrology", "pottery", "foreign_trade", "flight", "early_empire"]
    assert trade(m, 0) == {"flight": 1}


@rule("N46", "A33", "N48")
def test_a_replaced_card_may_be_taken_again_even_a_lower_one() -> None:
    cards = ["astrology", "foreign_trade", "flight", "early_empire", "pottery"]
    m = science(1, dial=2, row=cards)
    do(m, 0, "advance")
    do(m, 0, "replace", "flight", "iron_working")
    assert row(m, 0)[2] == "iron_working"


@rule("N47")
def test_several_level_spaces_all_count_in_order() -> None:
    m = science(5, dial=9)
    do(m, 0, "advance")
    do(m, 0, "replace", "pottery", "nationalism")
    assert m.question().level == 3
    do(m, 0, "replace", "masonry", "mass_production")
    assert row(m, 0)[1:] == ["foreign_trade", "mass_production", "early_empire", "nationalism"]


@rule("N47")
def test_two_levels_in_one_advance_come_in_the_order_of_the_dial() -> None:
    m = science(5, dial=5)
    do(m, 0, "advance")
    assert m.question().level == 2
    do(m, 0, "done")
    assert m.question().level == 3


@rule("N48", "D5")
def test_a_level_may_be_skipped_and_a_card_declined() -> None:
    m = science(1, dial=9)
    do(m, 0, "advance")
    do(m, 0, "replace", "pottery", "nationalism")
    assert row(m, 0)[4] == "nationalism"
    m = science(1, dial=9)
    do(m, 0, "advance")
    do(m, 0, "done")
    assert row(m, 0) == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]


@rule("N49", "A4", "N163")
def test_past_the_end_the_dial_goes_to_fifteen_and_the_end_counts_as_passed() -> None:
    m = science(5, dial=22, victory=["v4"])
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 15
    assert m.question().level == 4
    do(m, 0, "done")
    assert asked(m) == [1]
    assert mat(m, 0)["agendas"] == ["technophile"]


@rule("N49", "A4")
def test_from_the_end_itself_nothing_is_passed_again() -> None:
    m = science(2, dial=24)
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 15
    assert asked(m) == [1]
    m = science(4, dial=15)
    do(m, 0, "advance")
    assert m.question().level == 4


@rule("N50", "D7", "A5")
def test_a_science_card_replaced_while_resolved_is_reset_unresolved() -> None:
    cards = ["foreign_trade", "masonry", "early_empire", "astrology", "pottery"]
    m = science(4, row=cards)
    do(m, 0, "advance")
    do(m, 0, "replace", "astrology", "mathematics")
    assert row(m, 0) == ["mathematics", "foreign_trade", "masonry", "early_empire", "pottery"]
    assert trade(m, 0) == {}
    assert asked(m) == [1]


@rule("N51", "N14")
@pytest.mark.parametrize(("dial", "card", "usable"), [(2, "currency", 2), (9, "steam_power", 2), (18, "capitalism", 3)])
def test_a_better_economy_card_brings_more_caravans_to_the_card(dial: int, card: str, usable: int) -> None:
    m = science(1, dial=dial)
    assert mat(m, 0)["caravans"] == ["card", "unused", "unused"]
    do(m, 0, "advance")
    do(m, 0, "replace", "foreign_trade", card)
    assert mat(m, 0)["caravans"] == ["card"] * usable + ["unused"] * (3 - usable)


@rule("A42", "N51")
def test_caravans_too_many_for_a_lower_card_become_unused_but_stay_on_the_map() -> None:
    cards = ["astrology", "capitalism", "masonry", "early_empire", "pottery"]
    m = science(1, dial=2, row=cards, caravans=["1,0", "card", "card"])
    do(m, 0, "advance")
    do(m, 0, "replace", "capitalism", "currency")
    assert sorted(mat(m, 0)["caravans"][1:]) == ["card", "unused"]
    assert there(m, "1,0") == {"caravans": [0]}


# -- the cards --------------------------------------------------------------------------------------------------------


@rule("N32", "N44")
def test_mathematics_first_gives_a_trade_token_that_can_be_spent_at_once() -> None:
    m = science(2, "mathematics")
    do(m, 0, "put", "mathematics")
    do(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 3
    assert question(m) == "ReplaceCard"


@rule("N127", "A54", "N44")
def test_replaceable_parts_gives_a_resource_of_a_kind_not_owned() -> None:
    land = {"0,0": "G", "1,0": "N pantanal"}
    m = science(1, "replaceable_parts", land, resources={"oil": 2}, tokens=["1,0"], natures={"pantanal": ""})
    assert offered(m, 0, "gain") == ["marble", "mercury", "diamonds"]
    assert refusal(m, 0, "gain", "oil") == ("not-offered", "N127")
    do(m, 0, "gain", "marble")
    assert resources(m, 0) == {"oil": 2, "marble": 1}
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 1


@rule("N127", "N11")
def test_nothing_can_be_gained_from_an_empty_pile() -> None:
    bea = player("Bea", "egypt", capital=FAR, resources={"marble": 8})
    m = science(1, "replaceable_parts", rivals=[bea])
    assert offered(m, 0, "gain") == ["mercury", "oil", "diamonds"]
    assert refusal(m, 0, "gain", "marble") == ("none-of-it", "N127")


@rule("N213")
def test_nuclear_power_strikes_only_in_slot_five() -> None:
    m = science(4, "nuclear_power", line("GGG"), tokens=["1,0"])
    assert question(m) == "Advance"


@rule("N213")
def test_nuclear_power_destroys_weak_tokens_and_turns_strong_ones_over_also_own_ones() -> None:
    bea = player("Bea", "egypt", capital="3,0", strong=["1,0"], tokens=["2,0"], caravans=["2,0"])
    m = science(5, "nuclear_power", line("GGGG") | {"1,-1": "G", "4,0": "G"}, tokens=["1,-1", "4,0"], rivals=[bea])
    do(m, 0, "strike", "2,0")
    assert there(m, "1,0") == {"token": 1}
    assert there(m, "2,0") == {"caravans": [1]}
    assert there(m, "3,0") == {"city": 1, "capital": True}
    assert there(m, "1,-1") == {"token": 0}
    assert told(m, "loses-token") == [(1, "2,0")]
    assert question(m) == "Advance"
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 5


@rule("N213", "N111")
def test_a_strike_on_a_natural_wonder_frees_it() -> None:
    land = line("GGG") | {"2,0": "N pantanal"}
    m = science(5, "nuclear_power", land, tokens=["2,0"], natures={"pantanal": ""})
    do(m, 0, "strike", "1,0")
    assert m.view(None)["natures"] == {"pantanal": None}
    assert may(m, 0, "advance")


# -- where it meets other chapters -------------------------------------------------------------------------------------


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

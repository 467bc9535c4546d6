"""Culture (5): where control tokens may be placed, what they take, and the four culture cards."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
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
    scene,
    sound,
    there,
    told,
)
from dawn_people import ada, beate, begin, cards, tokens_away

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

FLOWER = {"0,0": "G", "1,0": "G", "0,1": "H", "-1,1": "F", "-1,0": "D", "0,-1": "M", "1,-1": "W"}
DRAMA = ["astrology", "foreign_trade", "masonry", "drama_and_poetry", "pottery"]
CIVIL = ["astrology", "foreign_trade", "masonry", "civil_service", "pottery"]
MEDIA = ["astrology", "foreign_trade", "masonry", "mass_media", "pottery"]


def culture(slot: int, map: dict[str, str], card: str = "early_empire", rivals: Any = (), **what: Any) -> Match:
    """Ada with her capital in 0,0 resolves a culture card."""
    board = {key: what.pop(key) for key in ("barbarians", "stray", "options") if key in what}
    ada = player("Ada", "rome", capital="0,0", **what)
    return scene(ada, *rivals, map=map, resolve=(card, slot), **board)


@rule("N37", "N38", "N2", "N3", "W6")
@pytest.mark.parametrize("slot", range(1, 6))
def test_tokens_are_placed_next_to_a_city_on_terrain_up_to_the_slot(slot: int) -> None:
    m = culture(slot, FLOWER)
    assert offered(m, 0, "claim") == list(RING[:slot])
    assert refusal(m, 0, "claim", "1,-1") == ("water", "N38")
    for too_hard in RING[slot:5]:
        assert refusal(m, 0, "claim", too_hard) == ("too-difficult", "N38")


@rule("N37", "N11")
def test_two_tokens_are_placed_unreinforced_from_the_unused_ones() -> None:
    m = culture(1, hexagon(1))
    do(m, 0, "claim", "1,0")
    do(m, 0, "claim", "-1,0")
    assert there(m, "1,0") == there(m, "-1,0") == {"token": 0}
    assert mat(m, 0)["tokens_left"] == 29
    assert asked(m) == [1]


@rule("N37")
def test_every_own_city_may_be_used() -> None:
    m = culture(1, line("GGGGGG"), cities=["4,0"], rivals=[player("Bea", "egypt", capital=FAR, cities=[])])
    assert offered(m, 0, "claim") == ["1,0", "3,0", "5,0"]
    assert refusal(m, 0, "claim", "2,0") == ("no-city-next-to-it", "N37")
    do(m, 0, "claim", "1,0")
    do(m, 0, "claim", "5,0")
    assert mat(m, 0)["spaces"] == 4


@rule("N39", "D10", "A34")
def test_only_barbarians_cities_city_states_and_tokens_forbid_a_token() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["1,0"], cities=["0,1"], caravans=["-1,0"])
    m = culture(1, {**hexagon(1), "0,-1": "G seoul", "-1,1": "G oil"}, rivals=[bea], barbarians={"A": "1,-1"})
    assert offered(m, 0, "claim") == ["-1,0", "-1,1"]
    for place in ("1,0", "0,1", "0,-1"):
        assert refusal(m, 0, "claim", place) == ("occupied", "N39")
    assert refusal(m, 0, "claim", "1,-1") == ("barbarian-there", "N39")


@rule("N40", "N123", "D11", "N124")
def test_a_token_takes_the_resource_which_stays_when_the_space_is_lost() -> None:
    bea = player("Bea", "egypt", capital="2,0", wonders={"forbidden_city": "2,0"})
    m = culture(3, {"0,0": "G", "1,0": "F diamonds", "2,0": "G"}, rivals=[bea])
    do(m, 0, "claim", "1,0")
    assert resources(m, 0) == {"diamonds": 1}
    assert there(m, "1,0") == {"token": 0}
    assert m.view(None)["supply"]["diamonds"] == 7
    do(m, 1, "raze", "1,0")
    assert there(m, "1,0") == {}
    assert resources(m, 0) == {"diamonds": 1}


@rule("N40", "N4", "N125")
def test_a_natural_wonder_needs_slot_five_and_its_token_is_taken() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "0,1": "G"}
    assert refusal(culture(4, land), 0, "claim", "1,0") == ("too-difficult", "N38")
    m = culture(5, land)
    do(m, 0, "claim", "1,0")
    assert m.view(None)["natures"] == {"pantanal": 0}
    assert there(m, "1,0") == {"token": 0, "nature": "pantanal", "nature_here": False}


@rule("N4", "A1")
def test_a_natural_wonder_space_stays_difficult_after_its_token_was_taken() -> None:
    bea = player("Bea", "egypt", capital="2,0", tokens=["1,0"], natures={"pantanal": ""})
    land = {"0,0": "G", "1,0": "N pantanal", "2,0": "G"}
    m = scene(player("Ada", capital="0,0"), bea, map=land, resolve=("masonry", 4), dice=[3, 2])
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "roll") == [(0, 3, 2, 7, 7)]


@rule("N41", "N136", "N135")
def test_a_token_on_a_stray_wonder_gains_it() -> None:
    m = culture(1, hexagon(1), stray={"petra": "1,0"})
    assert mat(m, 0)["wonders"] == []
    do(m, 0, "claim", "1,0")
    assert mat(m, 0)["wonders"] == ["petra"]
    assert told(m, "gets-wonder") == [(0, "petra", "1,0")]


def crowded(**what: Any) -> Match:
    """Ada has all 31 tokens on the map, and one free space next to her capital."""
    land = {f"{q},{r}": "G" for q in range(8) for r in range(5)} | {"0,0": "G"}
    taken = [place for place in land if place not in ("0,0", "1,0", "7,4", "7,3", "7,2", "7,1", "7,0", "6,4", "6,3")][
        :31
    ]
    return culture(1, land | what.pop("map", {}), tokens=taken, **what)


@rule("N42", "A31", "A39", "N11")
def test_without_a_token_one_is_taken_back_first() -> None:
    m = crowded()
    assert mat(m, 0)["tokens_left"] == 0
    assert offered(m, 0, "claim") == []
    assert refusal(m, 0, "claim", "1,0") == ("no-tokens-left", "N42")
    assert refusal(m, 0, "take_back", "1,0") == ("not-your-token", "N42")
    do(m, 0, "take_back", "0,1")
    assert offered(m, 0, "claim") == ["0,1", "1,0"]
    do(m, 0, "claim", "1,0")
    assert "1,0" not in offered(m, 0, "take_back")
    assert there(m, "0,1") == {}


@rule("A39", "N42")
def test_a_token_placed_this_turn_is_not_taken_back() -> None:
    m = crowded()
    do(m, 0, "take_back", "0,1")
    do(m, 0, "claim", "1,0")
    assert refusal(m, 0, "take_back", "1,0") == ("placed-this-turn", "A39")
    assert "1,1" in offered(m, 0, "take_back")


@rule("A39", "N42", "A3")
def test_mass_media_takes_back_no_token_that_it_has_just_placed() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["6,4"])
    m = crowded(rivals=[bea], card="mass_media", row=MEDIA)
    do(m, 0, "take_back", "0,1")
    do(m, 0, "claim", "1,0")
    do(m, 0, "done")
    assert question(m) == "ConvertToken"
    assert refusal(m, 0, "take_back", "1,0") == ("placed-this-turn", "A39")
    assert refusal(m, 0, "take_back", "0,1") == ("not-your-token", "N42")
    do(m, 0, "take_back", "1,1")
    do(m, 0, "convert", "6,4")
    assert there(m, "6,4") == {"token": 0}


@rule("N42", "A31")
def test_a_natural_wonder_returns_when_its_token_is_taken_back() -> None:
    m = crowded(map={"0,1": "N pantanal"}, natures={"pantanal": ""})
    do(m, 0, "take_back", "0,1")
    assert m.view(None)["natures"] == {"pantanal": None}
    assert there(m, "0,1")["nature_here"] is True


# -- trade tokens and better cards ------------------------------------------------------------------------------------


@rule("N33", "N32", "A25")
def test_a_trade_token_places_one_more() -> None:
    m = culture(1, hexagon(1), trade={"early_empire": 1})
    for place in ("1,0", "0,1"):
        do(m, 0, "claim", place)
    assert refusal(m, 0, "claim", "-1,0") == ("no-more-tokens", "N37")
    do(m, 0, "spend")
    do(m, 0, "claim", "-1,0")
    assert mat(m, 0)["spaces"] == 4
    assert asked(m) == [1]


@rule("N43", "A41")
def test_drama_and_poetry_moves_a_token_that_keeps_its_side() -> None:
    m = culture(1, line("GGHW") | {"1,1": "M", "0,1": "G oil"}, "drama_and_poetry", row=DRAMA, strong=["1,0"])
    do(m, 0, "done")
    assert question(m) == "MoveToken"
    assert offered(m, 0, "shift") == [("1,0", "2,0"), ("1,0", "1,1")]
    assert refusal(m, 0, "shift", "1,0", "0,1") == ("occupied", "N43")
    assert refusal(m, 0, "shift", "1,0", "3,0") == ("out-of-range", "N43")
    assert refusal(m, 0, "shift", "0,0", "0,1") == ("not-your-token", "N43")
    do(m, 0, "shift", "1,0", "1,1")
    assert there(m, "1,1") == {"token": 0, "strong": True}
    assert there(m, "1,0") == {}


@rule("N43", "N111", "A41")
def test_a_token_moved_from_a_natural_wonder_leaves_it_behind() -> None:
    m = culture(
        1, line("GNG") | {"1,0": "N pantanal"}, "drama_and_poetry", row=DRAMA, tokens=["1,0"], natures={"pantanal": ""}
    )
    do(m, 0, "shift", "1,0", "2,0")
    assert m.view(None)["natures"] == {"pantanal": None}


@rule("N43", "A25")
def test_civil_service_places_one_more_next_to_any_friendly_space() -> None:
    m = culture(1, line("GGGG"), "civil_service", row=CIVIL, trade={"civil_service": 1})
    assert offered(m, 0, "claim") == ["1,0"]
    do(m, 0, "claim", "1,0")
    do(m, 0, "spend")
    assert m.question().beside == 1
    assert offered(m, 0, "claim") == ["2,0"]
    assert refusal(m, 0, "claim", "3,0") == ("nothing-friendly-near", "N37")
    do(m, 0, "claim", "2,0")
    assert asked(m) == [1]


@rule("N43", "A40", "A49", "A3")
def test_mass_media_places_three_and_converts_one_within_two_spaces() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["2,0"], strong=["-2,0"])
    land = line("GWGG") | {"-1,0": "M", "-2,0": "G", "0,1": "G", "0,-1": "G", "1,-1": "G"}
    m = culture(1, land, "mass_media", rivals=[bea], row=MEDIA)
    for place in ("0,1", "0,-1", "1,-1"):
        do(m, 0, "claim", place)
    assert sorted(offered(m, 0, "convert")) == ["-2,0", "2,0"]
    assert refusal(m, 0, "convert", "3,0") == ("not-a-rival-token", "N43")
    do(m, 0, "convert", "2,0")
    assert there(m, "2,0") == {"token": 0}
    assert told(m, "takes-space") == [(0, 1, "2,0")]


@rule("N43")
def test_mass_media_turns_a_reinforced_token_over() -> None:
    bea = player("Bea", "egypt", capital=FAR, strong=["2,0"], tokens=["3,0"])
    m = culture(1, line("GGGG"), "mass_media", rivals=[bea], row=MEDIA)
    assert mat(m, 0)["tokens_left"] == 31
    do(m, 0, "done")
    assert refusal(m, 0, "convert", "3,0") == ("out-of-range", "N43")
    do(m, 0, "convert", "2,0")
    assert there(m, "2,0") == {"token": 1}


@rule("N43", "A49", "N126")
def test_a_converted_token_gives_its_natural_wonder() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["1,0"], natures={"pantanal": ""})
    m = culture(1, {"0,0": "G", "1,0": "N pantanal", "0,1": "G"}, "mass_media", rivals=[bea], row=MEDIA)
    do(m, 0, "done")
    do(m, 0, "convert", "1,0")
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N42", "A3")
def test_mass_media_may_take_a_token_back_first() -> None:
    bea = player("Bea", "egypt", capital=FAR, tokens=["1,0"])
    m = crowded(rivals=[bea], card="mass_media", row=MEDIA)
    assert question(m) == "ConvertToken"
    assert refusal(m, 0, "convert", "1,0") == ("no-tokens-left", "N42")
    do(m, 0, "take_back", "0,1")
    do(m, 0, "convert", "1,0")
    assert there(m, "1,0") == {"token": 0}
    assert may(m, 1, "focus", "astrology")


@rule("N43", "A3")
def test_mass_media_turns_over_reinforced_tokens_without_a_token_of_its_own() -> None:
    bea = player("Bea", "egypt", capital=FAR, strong=["1,0"])
    cem = player("Cem", "japan", capital="40,0")
    m = crowded(rivals=[bea, cem], card="mass_media", row=MEDIA, map={"40,0": "G"})
    assert offered(m, 0, "take_back") == []
    do(m, 0, "convert", "1,0")
    assert there(m, "1,0") == {"token": 1}


# -- where it meets other chapters -------------------------------------------------------------------------------------

MOST = 31


@rule("N208", "N4", "A52", "N40")
@pytest.mark.parametrize("slot", [3, 4])
def test_with_mohenjo_daro_a_natural_wonder_needs_slot_four(slot: int) -> None:
    m = ada("early_empire", slot, {"0,0": "G", "1,0": "N pantanal", "0,1": "W"}, envoys=["mohenjo_daro"])
    assert (question(m) == "PlaceTokens") == (slot == 4)
    if slot == 4:
        assert offered(m, 0, "claim") == ["1,0"]
        assert refusal(m, 0, "claim", "0,1") == ("water", "N38")


@rule("N172", "N208", "N29")
def test_with_mohenjo_daro_the_hanging_gardens_reach_mountains_and_natural_wonders() -> None:
    map = {"0,0": "G", "1,0": "N pantanal", "0,1": "M", "-1,0": "W"}
    m = begin("egypt", map, wonders={"hanging_gardens": "0,0"}, envoys=["mohenjo_daro"])
    assert offered(m, 0, "claim") == ["1,0", "0,1"]
    do(m, 0, "claim", "1,0")
    assert m.view(None)["natures"]["pantanal"] == 0
    assert question(m) == "BeginTurn"
    assert refusal(m, 0, "claim", "0,1") == ("used-this-turn", "N29")


@rule("N171", "N208", "N40")
def test_a_chain_of_stonehenge_begins_in_slot_one_with_mohenjo_daro_and_takes_resources() -> None:
    map = {"0,0": "G", "1,0": "H", "2,0": "H oil", "3,0": "H A", "2,1": "G", "0,1": "F"}
    m = ada("early_empire", 1, map, envoys=["mohenjo_daro"], wonders={"stonehenge": "0,0"})
    assert offered(m, 0, "claim") == ["1,0"]
    do(m, 0, "claim", "1,0")
    assert question(m) == "Chain"
    assert refusal(m, 0, "claim", "3,0") == ("barbarian-there", "N39")
    do(m, 0, "claim", "2,0")
    assert resources(m, 0) == {"oil": 1}
    assert mat(m, 0)["tokens_left"] == MOST - 2
    assert asked(m) == [1]


@rule("N174", "N202", "A19")
@pytest.mark.parametrize("envoys", [[], ["kumasi"]])
def test_chichen_itza_reaches_far_forests_in_slot_one_only_with_kumasi(envoys: list[str]) -> None:
    map = {"0,0": "G", "1,0": "G", "5,0": "F", "7,0": "F", "9,0": "F oil", "11,0": "F"}
    m = ada(
        "early_empire",
        1,
        map,
        beate(caravans=["7,0"]),
        envoys=envoys,
        wonders={"chichen_itza": "0,0"},
        stray={"petra": "11,0"},
    )
    assert offered(m, 0, "claim") == (["1,0", "5,0"] if envoys else ["1,0"])


@rule("N174", "N43")
def test_chichen_itza_works_for_every_clause_of_a_card() -> None:
    m = ada("civil_service", 3, {"0,0": "G", "1,0": "G", "5,0": "F", "6,0": "F"}, wonders={"chichen_itza": "0,0"})
    do(m, 0, "claim", "1,0")
    do(m, 0, "done")
    assert offered(m, 0, "claim") == ["5,0", "6,0"]
    do(m, 0, "claim", "6,0")
    assert asked(m) == [1]


@rule("N199", "N208", "A52", "N10")
def test_for_japan_with_mohenjo_daro_a_mountain_at_the_edge_needs_slot_two() -> None:
    inner = hexagon(2, **{"1,0": "M", "0,1": "M"}) | {"0,2": "W"}
    m = ada("early_empire", 2, inner, leader="japan", envoys=["mohenjo_daro"])
    assert may(m, 0, "claim", "0,1")  # next to water
    assert refusal(m, 0, "claim", "1,0") == ("too-difficult", "N38")  # in the middle of the land


@rule("N42", "A31", "N111", "N40")
def test_the_token_taken_back_from_a_natural_wonder_may_return_to_it() -> None:
    more, places = tokens_away(MOST - 1)
    map = {"0,0": "G", "1,0": "N pantanal", "0,1": "G"} | more
    m = ada("early_empire", 5, map, tokens=[*places, "1,0"], natures={"pantanal": ""})
    assert offered(m, 0, "claim") == []
    assert len(offered(m, 0, "take_back")) == MOST
    do(m, 0, "take_back", "1,0")
    assert m.view(None)["natures"]["pantanal"] is None
    assert sorted(offered(m, 0, "claim")) == ["0,1", "1,0"]
    do(m, 0, "claim", "1,0")
    assert m.view(None)["natures"]["pantanal"] == 0
    assert not may(m, 0, "take_back", "1,0")  # placed in this turn (A39)
    do(m, 0, "take_back", places[0])
    do(m, 0, "claim", "0,1")
    assert asked(m) == [1]
    assert mat(m, 0)["tokens_left"] == 0


@rule("N41", "N136", "N171")
def test_a_token_on_the_hills_of_stonehenge_gains_it_and_starts_its_chain() -> None:
    m = ada("early_empire", 2, {"0,0": "G", "1,0": "H", "2,0": "H"}, stray={"stonehenge": "1,0"})
    do(m, 0, "claim", "1,0")
    assert mat(m, 0)["wonders"] == ["stonehenge"]
    assert question(m) == "Chain"
    do(m, 0, "claim", "2,0")
    assert there(m, "2,0") == {"token": 0}


@rule("N171", "N42", "N96a")
def test_a_chain_ends_when_the_token_on_stonehenge_is_taken_back() -> None:
    more, places = tokens_away(MOST - 1)
    map = {"0,0": "G", "1,0": "H", "2,0": "H", "-3,0": "G"} | more
    m = ada("early_empire", 2, map, tokens=[*places, "-3,0"], wonders={"stonehenge": "-3,0"})
    do(m, 0, "take_back", places[0])
    do(m, 0, "claim", "1,0")
    assert question(m) == "Chain"
    do(m, 0, "take_back", "-3,0")
    assert mat(m, 0)["wonders"] == []
    assert asked(m) == [1]
    assert there(m, "2,0") == {}


@rule("A41", "N96a", "A56", "N110")
def test_drama_moves_a_token_off_a_wonder_which_is_stray_and_loses_what_hangs_on_it() -> None:
    m = scene(
        player(
            "Ada",
            "egypt",
            capital="0,0",
            row=cards("drama_and_poetry"),
            strong=["2,0"],
            wonders={"great_zimbabwe": "2,0"},
        ),
        map=line("GGGG"),
        resolve=("drama_and_poetry", 1),
        store=3,
    )
    do(m, 0, "done")
    do(m, 0, "shift", "2,0", "3,0")
    assert there(m, "2,0") == {"wonder": "great_zimbabwe"}
    assert there(m, "3,0") == {"token": 0, "strong": True}
    assert mat(m, 0)["wonders"] == []
    assert m.state.store == 0


@rule("A41", "A14", "N122", "N60")
def test_drama_moves_a_token_off_a_conquered_city_state_which_is_free_again() -> None:
    m = ada(
        "drama_and_poetry",
        1,
        line("GG") | {"2,0": "G seoul", "3,0": "M"},
        strong=["2,0"],
        states={"seoul": "astrology"},
    )
    do(m, 0, "done")
    assert may(m, 0, "shift", "2,0", "3,0")  # any difficulty
    do(m, 0, "shift", "2,0", "3,0")
    assert m.view(None)["states"]["seoul"] == {"conquered": None, "envoys": []}
    assert there(m, "2,0") == {"state": "seoul", "state_here": True}
    assert sound(m)


@rule("N43", "N8", "A41")
def test_drama_moves_a_token_placed_a_moment_ago_but_onto_nothing_that_lies_or_stands() -> None:
    map = {"0,0": "G", "1,0": "G", "2,0": "G oil", "2,-1": "G", "1,1": "G", "0,1": "G A", "1,-1": "W"}
    m = ada("drama_and_poetry", 1, map, beate(caravans=["1,1"]), stray={"petra": "2,-1"})
    do(m, 0, "claim", "1,0")
    assert asked(m) == [1]  # nothing to move it to
    m = ada("drama_and_poetry", 1, map | {"2,-1": "M"}, beate(caravans=["1,1"]))
    do(m, 0, "claim", "1,0")
    assert offered(m, 0, "shift") == [("1,0", "2,-1")]


@rule("N43", "A40")
def test_mass_media_counts_over_water_from_a_token_placed_a_moment_ago() -> None:
    m = ada("mass_media", 1, line("GGWG"), beate(tokens=["3,0"]))
    do(m, 0, "claim", "1,0")
    do(m, 0, "convert", "3,0")
    assert there(m, "3,0") == {"token": 0}
    m = ada("mass_media", 1, line("GGWG"), beate(tokens=["3,0"]))
    do(m, 0, "done")
    assert asked(m) == [1]  # three spaces away from the capital


@rule("A49", "A57", "N138")
def test_who_loses_potala_palace_to_mass_media_returns_cards_in_the_others_turn() -> None:
    m = ada(
        "mass_media",
        1,
        line("GGG"),
        beate(tokens=["2,0"], wonders={"potala_palace": "2,0"}, pacts=[(0, "embassy"), (0, "joint_war")]),
        pacts=[(1, "embassy")],
    )
    do(m, 0, "done")
    do(m, 0, "convert", "2,0")
    assert asked(m) == [1]
    assert offered(m, 1, "give_back") == [(0, "joint_war"), (0, "embassy")]
    do(m, 1, "give_back", 0, "embassy")
    assert mat(m, 1)["pacts"] == [[0, "joint_war"]]
    assert mat(m, 0)["wonders"] == ["potala_palace"]
    assert mat(m, 0)["pacts"] == [[1, "embassy"]]  # no attack, so nothing goes back (N84)


@rule("N171", "N43")
def test_a_converted_token_on_hills_starts_no_chain() -> None:
    m = ada("mass_media", 1, line("GHH"), beate(tokens=["1,0"]), wonders={"stonehenge": "0,0"})
    do(m, 0, "convert", "1,0")
    assert asked(m) == [1]
    assert there(m, "2,0") == {}


@rule("N198", "A25", "N33")
def test_more_tokens_of_france_and_of_trade_are_for_the_first_clause_alone() -> None:
    m = ada(
        "civil_service",
        1,
        hexagon(2),
        leader="france",
        wonders={"petra": "0,0"},
        trade={"civil_service": 1},
    )
    do(m, 0, "spend")
    for place in RING[:4]:  # two, one for an ancient wonder, one for the trade token
        do(m, 0, "claim", place)
    assert "2,0" in offered(m, 0, "claim")
    do(m, 0, "claim", "2,0")
    assert asked(m) == [1]


@rule("A34", "N39", "N37")
def test_a_token_comes_under_a_rivals_caravan_and_next_to_a_rivals_city() -> None:
    m = ada("early_empire", 1, line("GGG"), beate(capital="2,0", caravans=["1,0"]))
    do(m, 0, "claim", "1,0")
    assert there(m, "1,0") == {"token": 0, "caravans": [1]}


@rule("N42", "N156", "N165")
def test_an_agenda_completed_by_a_placement_takes_the_last_token() -> None:
    """The thirtieth token makes the fifth city mature; the last one marks the agenda."""
    map: dict[str, str] = {}
    tokens: list[str] = []
    cities = []
    for n in range(5):
        q = 10 * n
        map |= {f"{q},0": "G", f"{q + 1},0": "G"}
        cities.append(f"{q},0")
        tokens.append(f"{q + 1},0")
    more, places = tokens_away(MOST - 6)
    m = ada(
        "early_empire", 1, map | {"0,1": "G"} | more, cities=cities[1:], tokens=[*tokens[1:], *places], victory=["v5"]
    )
    do(m, 0, "claim", "1,0")
    assert mat(m, 0)["tokens_left"] == 1
    do(m, 0, "claim", "0,1")
    assert mat(m, 0)["agendas"] == ["populous"]
    assert mat(m, 0)["tokens_left"] == 0

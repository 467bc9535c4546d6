"""Effects that meet: several wonders in one turn, cards of another type, spaces that change hands."""

from __future__ import annotations

from dawn import (
    FAR,
    ROW,
    asked,
    caravan,
    do,
    hexagon,
    lead,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    roll,
    row,
    scene,
    sound,
    there,
    told,
    trade,
)

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N191", "N182", "A51")
def test_the_arsenal_comes_before_maracana_and_both_before_the_reset() -> None:
    wonders = {"venetian_arsenal": "0,0", "estadio_do_maracana": "2,0"}
    cards = [*ROW[1:], "astrology"]
    m = lead("egypt", line("GGGG"), cities=["2,0"], wonders=wonders, row=cards)
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    do(m, 0, "done")
    do(m, 0, "resolve", "astrology")
    do(m, 0, "advance")
    do(m, 0, "done")
    do(m, 0, "resolve", "foreign_trade")
    do(m, 0, "done")
    assert mat(m, 0)["dial"] == 6
    assert row(m, 0) == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
    assert asked(m) == [1]


@rule("N191", "N212", "N26")
def test_the_arsenal_repeats_capitalism_which_is_reset_once() -> None:
    cards = ["astrology", "masonry", "early_empire", "pottery", "capitalism"]
    m = lead("egypt", line("GGGG"), wonders={"venetian_arsenal": "0,0"}, row=cards, caravans=["card"] * 3)
    do(m, 0, "focus", "capitalism")
    do(m, 0, "send", 0, "3,0")
    do(m, 0, "done")
    do(m, 0, "resolve", "capitalism")
    do(m, 0, "done")
    assert row(m, 0) == ["capitalism", *cards[:4]]
    do(m, 0, "resolve", "pottery")
    assert m.view(None)["resolving"]["slot"] == 1
    do(m, 0, "done")
    assert asked(m) == [1]


@rule("N176", "A49", "N119", "N98")
def test_a_token_on_a_conquered_city_state_given_up_to_the_eiffel_tower_takes_the_city_state_along() -> None:
    land = line("GGGGGG") | {"3,0": "G kumasi"}
    bea = player("Bea", "rome", capital=FAR, strong=["3,0"], tokens=["5,0"], states={"kumasi": "early_empire"})
    m = lead("egypt", land, bea, wonders={"eiffel_tower": "0,0"})
    do(m, 0, "name_tokens", "3,0", "5,0")
    do(m, 1, "yield_token", "3,0")
    assert m.view(None)["states"]["kumasi"] == {"conquered": 0, "envoys": []}
    assert next(c for c in mat(m, 0)["row"] if c["states"])["card"] == "early_empire"
    assert there(m, "3,0") == {"token": 0, "state": "kumasi", "state_here": False}
    assert question(m) == "BeginTurn"


@rule("N187", "A42", "N34")
def test_two_military_cards_both_help_the_defence() -> None:
    cards = ["astrology", "iron_working", "masonry", "early_empire", "pottery"]
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], row=cards, trade={"iron_working": 1, "masonry": 1})
    m = lead("egypt", line("GG"), bea, resolve=("masonry", 5), dice=[3, 3])
    assert roll(m) == (8, 4)
    do(m, 1, "spend")
    do(m, 1, "spend")
    assert trade(m, 1) == {}
    assert told(m, "attack-won") == [(0, 8, 6)]


@rule("N187", "A26", "N59")
def test_trade_tokens_of_a_city_state_are_lost_without_a_card_of_its_type() -> None:
    cards = ["foreign_trade", "iron_working", "masonry", "early_empire", "pottery"]
    m = lead("egypt", line("GG") | {"1,0": "G seoul"}, row=cards, resolve=("foreign_trade", 1))
    do(m, 0, "send", 0, "1,0")
    assert trade(m, 0) == {}
    assert mat(m, 0)["envoys"] == ["seoul"]


@rule("N200", "N92", "N126")
def test_america_lays_a_captured_natural_wonder_on_a_card_and_loses_it_with_the_space() -> None:
    land = line("GN") | {"1,0": "N pantanal"}
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], natures={"pantanal": ""})
    m = lead("america", land, bea, resolve=("masonry", 5), dice=[6, 1])
    roll(m)
    do(m, 0, "place_nature", "pantanal", "pottery")
    assert next(c for c in mat(m, 0)["row"] if c["natures"])["card"] == "pottery"
    bea = player("Bea", "america", capital=FAR, tokens=["1,0"], natures={"pantanal": "pottery"})
    m = lead("egypt", land, bea, resolve=("masonry", 5), dice=[6, 1])
    roll(m)
    assert m.view(None)["natures"] == {"pantanal": 0}
    assert all(not c["natures"] for seat in (0, 1) for c in mat(m, seat)["row"])


@rule("N177", "N33")
def test_trade_tokens_and_the_colossus_add_up_and_own_steps_are_used_first() -> None:
    cards = ["astrology", "currency", "masonry", "early_empire", "pottery"]
    m = lead(
        "egypt",
        line("G" * 13),
        row=cards,
        caravans=["card", "card"],
        wonders={"colossus": "0,0"},
        trade={"currency": 1},
        resolve=("currency", 1),
    )
    do(m, 0, "spend")
    do(m, 0, "send", 0, "5,0")
    do(m, 0, "send", 1, "11,0")
    assert (caravan(m, 0, 0), caravan(m, 0, 1)) == ("5,0", "11,0")
    assert asked(m) == [1]


@rule("N42", "A14", "N122")
def test_taking_back_the_token_of_a_conquered_city_state_frees_it() -> None:
    spaces = [f"{i},9" for i in range(30)]
    land = line("GG") | {"5,0": "G kumasi"} | dict.fromkeys(spaces, "G")
    m = lead("egypt", land, tokens=[*spaces, "5,0"], states={"kumasi": "early_empire"}, resolve=("early_empire", 1))
    do(m, 0, "take_back", "5,0")
    assert m.view(None)["states"]["kumasi"] == {"conquered": None, "envoys": []}
    do(m, 0, "claim", "1,0")
    assert sound(m)


@rule("N172", "N42", "N171")
def test_hanging_gardens_may_take_a_token_back_and_start_stonehenge() -> None:
    spaces = [f"{i},9" for i in range(31)]
    land = line("GHH") | {"20,0": "G"} | dict.fromkeys(spaces, "G")
    wonders = {"hanging_gardens": "0,0", "stonehenge": "20,0"}
    m = lead("egypt", land, cities=["20,0"], tokens=spaces, wonders=wonders, victory=["v1"])
    do(m, 0, "take_back", "3,9")
    do(m, 0, "claim", "1,0")
    assert question(m) == "Chain"
    assert "1,0" not in offered(m, 0, "take_back")
    do(m, 0, "take_back", "4,9")
    do(m, 0, "claim", "2,0")
    assert question(m) == "BeginTurn"
    assert offered(m, 0, "claim") == offered(m, 0, "take_back") == []


@rule("A39", "N42", "N171", "N172")
def test_a_token_of_the_hanging_gardens_stays_where_it_is_this_turn() -> None:
    spaces = [f"{i},9" for i in range(30)]
    land = line("GHH") | {"0,1": "G", "20,0": "G"} | dict.fromkeys(spaces, "G")
    wonders = {"hanging_gardens": "0,0", "stonehenge": "20,0"}
    bea = player("Bea", "rome", capital=FAR, tokens=["0,1"])
    m = lead("egypt", land, bea, cities=["20,0"], tokens=spaces, wonders=wonders, victory=["v1"], dice=[6, 1])
    do(m, 0, "claim", "1,0")
    assert question(m) == "Chain"
    assert refusal(m, 0, "take_back", "1,0") == ("placed-this-turn", "A39")
    assert refusal(m, 0, "take_back", "2,0") == ("not-your-token", "N42")
    do(m, 0, "done")
    assert question(m) == "BeginTurn"
    assert refusal(m, 0, "take_back", "1,0") == ("placed-this-turn", "A39")
    do(m, 0, "focus", "masonry")
    roll(m, "0,1")
    assert question(m) == "FreeToken"
    assert refusal(m, 0, "take_back", "1,0") == ("placed-this-turn", "A39")
    do(m, 0, "take_back", "3,9")
    assert there(m, "0,1") == {"token": 0}


@rule("A39", "A41", "N191")
def test_a_token_placed_this_turn_is_not_taken_back_from_where_it_was_moved() -> None:
    spaces = [f"{i},9" for i in range(30)]
    cards = ["astrology", "foreign_trade", "masonry", "pottery", "drama_and_poetry"]
    land = line("GGG") | {"0,1": "G"} | dict.fromkeys(spaces, "G")
    m = lead("egypt", land, row=cards, tokens=spaces, wonders={"venetian_arsenal": "0,0"}, victory=["v1"])
    do(m, 0, "focus", "drama_and_poetry")
    do(m, 0, "claim", "1,0")
    do(m, 0, "done")
    do(m, 0, "shift", "1,0", "2,0")
    do(m, 0, "resolve", "drama_and_poetry")
    assert refusal(m, 0, "take_back", "1,0") == ("not-your-token", "N42")
    assert refusal(m, 0, "take_back", "2,0") == ("placed-this-turn", "A39")
    assert sorted(offered(m, 0, "take_back")) == sorted(spaces)


@rule("N120", "N138", "N60")
def test_the_other_card_of_a_liberated_city_state_lies_beside_the_map() -> None:
    bea = player("Bea", "rome", capital="2,0", cities=["1,1"], states={"kumasi": "early_empire"}, caravans=["card"])
    land = line("GGG") | {"1,1": "G kumasi"}
    m = scene(player("Ada", "egypt", capital="0,0"), bea, map=land, resolve=("masonry", 5), dice=[6, 1])
    roll(m, "1,1")
    do(m, 0, "liberate")
    do(m, 0, "done")
    do(m, 1, "focus", "foreign_trade")
    do(m, 1, "send", 3, "1,1")
    assert m.view(None)["states"]["kumasi"]["envoys"] == [0, 1]


@rule("N70", "A30", "N54")
def test_animal_husbandry_counts_from_a_caravan_on_hard_ground() -> None:
    land = {"0,0": "G", "10,0": "M", "11,0": "G", "12,0": "G", "11,-1": "W"}
    cards = [*ROW[:4], "animal_husbandry"]
    m = lead("egypt", land, row=cards, caravans=["10,0"], resolve=("animal_husbandry", 1))
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "city") == ["11,0", "12,0"]


@rule("N202", "N208", "A52")
def test_difficulties_that_are_set_come_before_those_that_change() -> None:
    land = hexagon(1) | {"1,0": "F", "9,9": "G kumasi", "9,7": "G mohenjo_daro", "0,1": "D"}
    m = lead("egypt", land, envoys=["kumasi", "mohenjo_daro"], resolve=("early_empire", 1))
    assert may(m, 0, "claim", "1,0")
    assert may(m, 0, "claim", "-1,0")
    assert not may(m, 0, "claim", "0,1")


@rule("N187", "A38", "A26")
def test_a_city_state_on_a_card_of_another_type_stays_there_when_other_cards_change() -> None:
    cards = ["astrology", "foreign_trade", "flight", "early_empire", "pottery"]
    land = line("GG") | {"1,0": "G kumasi"}
    m = lead("egypt", land, row=cards, cities=["1,0"], states={"kumasi": "flight"}, dial=2, resolve=("astrology", 1))
    do(m, 0, "advance")
    do(m, 0, "replace", "pottery", "animal_husbandry")
    assert next(c for c in mat(m, 0)["row"] if c["states"])["card"] == "flight"

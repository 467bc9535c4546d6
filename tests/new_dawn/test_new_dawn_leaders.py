"""The eight leaders (18)."""

from __future__ import annotations

import pytest
from dawn import (
    FAR,
    ROW,
    asked,
    bea,
    do,
    hexagon,
    lead,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    resources,
    roll,
    row,
    strike,
    told,
    trade,
    war,
)

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N193", "N53", "D16")
@pytest.mark.parametrize(("leader", "starts"), [("rome", True), ("egypt", False)])
def test_caravans_of_rome_start_in_any_city(leader: str, starts: bool) -> None:
    land = line("GG") | {"10,0": "G", "11,0": "G"}
    m = lead(leader, land, cities=["10,0"], resolve=("foreign_trade", 1))
    assert may(m, 0, "send", 0, "11,0") is starts


@rule("N194", "N75")
def test_wonders_cost_egypt_one_less() -> None:
    m = lead("egypt", {"0,0": "G"}, resolve=("pottery", 4), open=["petra"], resources={"oil": 1})
    do(m, 0, "effect", "build_wonder")
    assert may(m, 0, "build", "petra")
    m = lead("rome", {"0,0": "G"}, resolve=("pottery", 4), open=["petra"], resources={"oil": 1})
    assert refusal(m, 0, "effect", "build_wonder") == ("too-expensive", "N75")


@rule("N195", "N91")
def test_sumeria_gets_a_resource_for_every_barbarian_it_defeats() -> None:
    m = lead("sumeria", line("GG"), barbarians={"A": "1,0"}, resolve=("masonry", 5), dice=[6, 1])
    roll(m)
    do(m, 0, "put", "pottery")
    assert question(m) == "GainResource"
    do(m, 0, "gain", "mercury")
    assert resources(m, 0) == {"mercury": 1}


@rule("N196")
@pytest.mark.parametrize(("terrain", "bonus"), [("G", 3), ("H", 3), ("F", 0), ("M", 0)])
def test_scythia_fights_better_on_grassland_and_hills(terrain: str, bonus: int) -> None:
    hard = {"G": 1, "H": 2, "F": 3, "M": 5}[terrain]
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    assert roll(lead("scythia", line("G" + terrain), bea, resolve=("masonry", 1), dice=[3, 3])) == (4 + bonus, 3 + hard)
    tomyris = player("Bea", "scythia", capital=FAR, tokens=["1,0"])
    assert roll(lead("rome", line("G" + terrain), tomyris, resolve=("masonry", 1), dice=[3, 3])) == (
        4,
        3 + hard + bonus,
    )


@rule("N197")
def test_the_aztecs_swap_two_cards_after_a_won_attack() -> None:
    m = lead("aztec", line("GG"), barbarians={"A": "1,0"}, resolve=("masonry", 3), dice=[6, 1])
    roll(m)
    do(m, 0, "put", "pottery")
    assert question(m) == "SwapCards"
    assert len(offered(m, 0, "swap")) == 10
    do(m, 0, "swap", "masonry", "pottery")
    assert row(m, 0) == ["pottery", "astrology", "foreign_trade", "early_empire", "masonry"]
    assert trade(m, 0) == {"pottery": 1}
    assert asked(m) == [1]


@rule("N197")
def test_without_a_won_attack_the_aztecs_swap_nothing() -> None:
    m = lead("aztec", line("GG"), barbarians={"A": "1,0"}, resolve=("masonry", 1), dice=[1, 6])
    roll(m)
    do(m, 0, "done")
    assert asked(m) == [1]


@rule("N198", "A25")
@pytest.mark.parametrize(
    ("wonders", "n"), [([], 2), (["petra"], 3), (["petra", "alhambra"], 4), (["big_ben", "oracle"], 5)]
)
def test_france_places_more_by_the_latest_era_of_its_wonders(wonders: list[str], n: int) -> None:
    land = hexagon(1) | {"20,0": "G"}
    places = dict(zip(wonders, ["0,0", "20,0"], strict=False))
    m = lead("france", land, cities=["20,0"], wonders=places, resolve=("early_empire", 1))
    assert m.question().n == n
    for place in ("1,0", "0,1", "-1,1", "-1,0", "0,-1")[:n]:
        do(m, 0, "claim", place)
    assert asked(m) == [1]


@rule("N199", "A52")
def test_for_japan_coastal_deserts_and_mountains_are_three_in_its_own_turn() -> None:
    land = hexagon(2) | {"1,0": "M", "0,1": "D", "-1,0": "M", "2,0": "W"}
    m = lead("japan", land, resolve=("early_empire", 3))
    assert may(m, 0, "claim", "1,0")
    assert refusal(m, 0, "claim", "-1,0") == ("too-difficult", "N38")
    assert refusal(m, 0, "claim", "0,1") == ("too-difficult", "N38")
    m = lead(
        "japan", line("GM"), player("Bea", "rome", capital=FAR, cities=["1,0"]), resolve=("masonry", 1), dice=[3, 3]
    )
    assert roll(m) == (4, 3 + 6)
    bea = player("Bea", "japan", capital=FAR, tokens=["1,0"])
    assert roll(lead("rome", line("GM"), bea, resolve=("masonry", 1), dice=[3, 3])) == (4, 8)


@rule("N199", "A52")
def test_a_natural_wonder_at_the_edge_stays_difficult_for_japan() -> None:
    m = lead("japan", line("GN") | {"1,0": "N pantanal", "0,1": "G"}, resolve=("early_empire", 4))
    assert refusal(m, 0, "claim", "1,0") == ("too-difficult", "N38")


PANTANAL = line("GNGG") | {"1,0": "N pantanal"}


@rule("N200", "N40")
def test_america_lays_a_natural_wonder_on_a_card() -> None:
    m = lead("america", PANTANAL, resolve=("early_empire", 5))
    do(m, 0, "claim", "1,0")
    assert offered(m, 0, "place_nature") == [("pantanal", card) for card in ROW]
    do(m, 0, "place_nature", "pantanal", "astrology")
    assert next(c for c in mat(m, 0)["row"] if c["card"] == "astrology")["natures"] == ["pantanal"]


@rule("N200", "N74", "A46")
def test_america_spends_a_natural_wonder_as_a_trade_token_once_a_turn_and_lays_it_again() -> None:
    m = lead("america", PANTANAL, tokens=["1,0"], natures={"pantanal": "astrology"}, resolve=("astrology", 1))
    do(m, 0, "spend_nature", "pantanal")
    do(m, 0, "place_nature", "pantanal", "astrology")
    assert not may(m, 0, "spend_nature", "pantanal")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 2
    assert m.view(None)["natures"] == {"pantanal": 0}


@rule("N200", "N74")
def test_america_spends_it_as_a_resource_from_any_card_or_as_a_trade_token_from_the_industry_card() -> None:
    what = {"tokens": ["1,0"], "resolve": ("pottery", 5)}
    m = lead("america", PANTANAL, natures={"pantanal": "masonry"}, open=["stonehenge"], **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "stonehenge")
    do(m, 0, "place_nature", "pantanal", "pottery")
    assert mat(m, 0)["wonders"] == ["stonehenge"]
    m = lead("america", PANTANAL, natures={"pantanal": "pottery"}, open=["petra"], trade={"pottery": 1}, **what)
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "petra")
    do(m, 0, "spend")
    do(m, 0, "place_nature", "pantanal", "masonry")
    assert mat(m, 0)["wonders"] == ["petra"]


@rule("N200", "A38", "N36")
def test_americas_natural_wonder_moves_to_the_card_that_replaces_its_card() -> None:
    m = lead("america", PANTANAL, tokens=["1,0"], natures={"pantanal": "masonry"}, dial=2, resolve=("astrology", 1))
    do(m, 0, "advance")
    do(m, 0, "replace", "masonry", "iron_working")
    assert next(c for c in mat(m, 0)["row"] if c["card"] == "iron_working")["natures"] == ["pantanal"]


@rule("N200", "N34")
def test_america_defends_with_a_natural_wonder_on_its_military_card() -> None:
    land = line("GGNG") | {"2,0": "N pantanal"}
    bea = player("Bea", "america", capital=FAR, tokens=["1,0", "2,0"], row=ROW, natures={"pantanal": "masonry"})
    m = lead("egypt", land, bea, resolve=("masonry", 1), dice=[3, 2])
    assert roll(m) == (4, 3)
    do(m, 1, "spend_nature", "pantanal")
    do(m, 1, "place_nature", "pantanal", "pottery")
    assert told(m, "attack-lost") == [(0, 4, 4)]


@rule("N195", "N127", "N11")
def test_from_an_empty_supply_sumeria_gets_nothing() -> None:
    rich = {"marble": 4, "mercury": 4, "oil": 4, "diamonds": 4}
    m = war(5, line("GG"), bea(resources=rich), leader="sumeria", resources=rich, barbarians={"A": "1,0"}, dice=[6, 1])
    strike(m, "1,0")
    do(m, 0, "put", "pottery")
    assert asked(m) == [1]
    assert resources(m, 0) == rich

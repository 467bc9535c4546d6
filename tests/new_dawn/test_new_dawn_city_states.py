"""What the cards of the eight city-states do (18)."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import FAR, RING, asked, do, hexagon, lead, line, mat, may, offered, refusal, roll, scene, there
from dawn_people import ada

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


def price(m: Match, wonder: str) -> int:
    """What a wonder costs the player who is about to build one."""
    from zeitalter.games.new_dawn.rules.industry import cost

    return cost(m.state, 0, m.table.components.ids["wonder"].index(wonder))


@rule("N201", "A40")
def test_carthage_counts_city_states_and_own_cities_within_two_spaces() -> None:
    land = line("GGGG") | {"2,0": "G kabul", "9,9": "G carthage", "0,1": "W"}
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    m = lead("egypt", land, bea, envoys=["carthage"], resolve=("masonry", 1), dice=[3, 3])
    assert roll(m) == (4 + 2, 4)
    holder = player("Bea", "rome", capital="3,0", tokens=["1,0"], envoys=["carthage"])
    m = lead("egypt", land, holder, resolve=("masonry", 1), dice=[3, 3])
    assert roll(m) == (4, 4 + 2)


@rule("N201", "N84")
def test_carthage_does_not_help_against_itself() -> None:
    m = lead("egypt", line("GG") | {"1,0": "G carthage"}, envoys=["carthage"], resolve=("masonry", 1), dice=[3, 3])
    assert roll(m) == (4, 11)


@rule("N202")
def test_kumasi_makes_forests_easy_for_culture_and_industry_not_for_caravans() -> None:
    land = line("GFGG") | {"9,9": "G kumasi", "0,1": "G"}
    m = lead("egypt", land, envoys=["kumasi"], resolve=("early_empire", 1))
    assert may(m, 0, "claim", "1,0")
    m = lead("egypt", land, envoys=["kumasi"], resolve=("pottery", 1))
    do(m, 0, "effect", "build_city")
    assert may(m, 0, "city", "2,0")
    m = lead("egypt", land, envoys=["kumasi"], resolve=("foreign_trade", 1))
    assert refusal(m, 0, "send", 0, "1,0") == ("too-difficult", "N54")


@rule("N203", "A44")
def test_brussels_lowers_costs_by_the_number_of_mature_cities() -> None:
    land = line("GG") | {"9,9": "G brussels", "20,0": "G", "22,0": "G"}
    m = lead("rome", land, cities=["20,0", "22,0"], envoys=["brussels"], open=["petra"])
    assert price(m, "petra") == 7 - 2
    m = lead("egypt", land, cities=["20,0", "22,0"], envoys=["brussels"], open=["petra"])
    assert price(m, "petra") == 7 - 3


@rule("N204", "N8")
def test_seoul_moves_a_barbarian_to_an_empty_space_of_land() -> None:
    land = hexagon(1) | {"1,0": "W", "0,1": "G oil", "9,9": "G seoul", "9,8": "G"}
    m = scene(player("Ada", capital="9,8", envoys=["seoul"], tokens=["-1,1"]), map=land, barbarians={"A": "0,0"})
    assert set(offered(m, 0, "drive")) == {("A", place) for place in ("0,-1", "-1,0", "1,-1")}
    assert refusal(m, 0, "drive", "A", "1,0") == ("water", "N204")
    assert refusal(m, 0, "drive", "A", "0,1") == ("occupied", "N204")
    assert refusal(m, 0, "drive", "A", "9,8") == ("out-of-range", "N204")
    do(m, 0, "drive", "A", "-1,0")
    assert there(m, "-1,0") == {"barbarian": "A"}
    assert offered(m, 0, "drive") == []


@rule("N205", "N75")
def test_buenos_aires_lowers_costs_by_two_for_a_new_type() -> None:
    land = line("GGG") | {"9,9": "G buenos_aires"}
    m = lead("rome", land, envoys=["buenos_aires"], wonders={"oracle": "0,0"}, open=["petra"])
    assert price(m, "petra") == 5
    assert price(m, "kremlin") == 11


@rule("N206")
@pytest.mark.parametrize(
    ("what", "bonus"), [("city", 3), ("capital", 3), ("seoul", 3), ("kabul", 0), ("token", 0), ("barbarian", 0)]
)
def test_kabul_adds_three_against_cities_and_city_states_but_itself(what: str, bonus: int) -> None:
    state = what if what in ("seoul", "kabul") else ""
    land = line("GG") | {"1,0": f"G {state}".strip(), **({} if what == "kabul" else {"9,9": "G kabul"})}
    pieces: dict[str, Any] = {"city": {"cities": ["1,0"]}, "token": {"tokens": ["1,0"]}}.get(what, {})
    bea = player("Bea", "rome", capital="1,0" if what == "capital" else FAR, **pieces)
    wild = {"A": "1,0"} if what == "barbarian" else {}
    m = lead("egypt", land, bea, envoys=["kabul"], resolve=("masonry", 1), dice=[3, 3], barbarians=wild)
    assert roll(m)[0] == 4 + bonus


@rule("N207")
def test_geneva_needs_a_card_to_exchange() -> None:
    m = lead("egypt", line("GG") | {"1,0": "G geneva"}, envoys=["geneva"])
    assert offered(m, 0, "change_pact") == []


@rule("N208", "D15", "A52")
def test_mohenjo_daro_lowers_every_difficulty_for_tokens() -> None:
    land = line("GFN") | {"9,9": "G mohenjo_daro", "0,1": "N pantanal", "2,0": "G", "-1,0": "G"}
    m = lead("egypt", land, envoys=["mohenjo_daro"], resolve=("early_empire", 2))
    assert may(m, 0, "claim", "1,0")
    assert refusal(m, 0, "claim", "0,1") == ("too-difficult", "N38")
    m = lead("egypt", land, envoys=["mohenjo_daro"], resolve=("early_empire", 4))
    assert may(m, 0, "claim", "0,1")


@rule("N35", "A38", "N33")
def test_a_city_state_token_on_the_culture_card_places_one_more_token_and_stays() -> None:
    map = hexagon(1) | {"5,0": "G kumasi"}
    m = ada("early_empire", 1, map, cities=["5,0"], states={"kumasi": "early_empire"})
    do(m, 0, "spend_state", "kumasi")
    for place in RING[:3]:
        do(m, 0, "claim", place)
    assert asked(m) == [1]
    assert mat(m, 0)["row"][0]["states"] == ["kumasi"]

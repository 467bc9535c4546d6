"""Where rules meet: diplomacy, city-states and leaders."""

from __future__ import annotations

from dawn import (
    RING,
    asked,
    barbarian,
    do,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
)
from dawn_people import ada, beate, begin, chlodwig, tokens_away

from zeitalter import find_game
from zeitalter.testing import rule

GAME = find_game("new_dawn")
MOST = 31


# -- diplomacy and city-states ----------------------------------------------------------------------------------------


@rule("N207", "N139")
def test_geneva_offers_only_what_lies_in_the_stack_of_the_same_player() -> None:
    rivals = (
        beate(pacts=[(2, "embassy")]),
        chlodwig(pacts=[(1, "embassy")], wonders={"potala_palace": "40,40"}),
    )
    m = begin("egypt", line("GG") | {"40,40": "G"}, *rivals, envoys=["geneva"], pacts=[(1, "joint_war")])
    assert offered(m, 0, "change_pact") == [(1, "joint_war", "defensive_pact"), (1, "joint_war", "open_borders")]
    do(m, 0, "change_pact", 1, "joint_war", "open_borders")
    assert mat(m, 0)["pacts"] == [[1, "open_borders"]]
    assert refusal(m, 0, "change_pact", 1, "open_borders", "joint_war") == ("used-this-turn", "N29")


@rule("N186", "N138", "N61")
def test_with_potala_palace_a_visit_adds_a_card_or_exchanges_one() -> None:
    m = ada(
        "foreign_trade",
        1,
        line("GGG"),
        beate(capital="2,0"),
        wonders={"potala_palace": "0,0"},
        pacts=[(1, "joint_war")],
    )
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    assert may(m, 0, "change_pact", 1, "joint_war", "embassy")
    do(m, 0, "take_pact", 1, "embassy")
    assert mat(m, 0)["pacts"] == [[1, "joint_war"], [1, "embassy"]]
    assert asked(m) == [1]
    assert offered(m, 1, "put")  # the embassy works at once


@rule("N194", "N203", "N205", "A44", "N75")
def test_costs_are_lowered_by_leader_and_two_city_states_together() -> None:
    m = ada(
        "pottery",
        3,
        line("GW"),
        envoys=["brussels", "buenos_aires"],
        open=["petra"],
    )
    do(m, 0, "effect", "build_wonder")
    assert may(m, 0, "build", "petra")  # 7 less 1, less 1 for a mature city, less 2 is 3
    do(m, 0, "build", "petra")
    assert mat(m, 0)["wonders"] == ["petra"]


@rule("N211", "N175", "N114")
def test_open_borders_lend_the_givers_tokens_only_and_the_opera_house_everybodys() -> None:
    map = {"0,0": "G", "1,0": "G", "0,1": "G", "-1,0": "G", "40,40": "G"}
    rivals = (beate(tokens=["1,0"]), chlodwig(tokens=["0,1"]))
    own = {"tokens": ["-1,0"], "pacts": [(1, "open_borders")]}
    m = begin("egypt", map, *rivals, **own)
    assert mat(m, 0)["mature"] == []
    m = begin("egypt", map, *rivals, **own, wonders={"sydney_opera_house": "0,0"})
    assert len(mat(m, 0)["mature"]) == 1


@rule("N204", "N8", "N121")
def test_seoul_frees_another_city_state_of_its_barbarian() -> None:
    map = {"0,0": "G", "5,0": "G kabul", "6,0": "G oil", "5,1": "W", "4,0": "G", "4,1": "G"}
    m = begin("egypt", map, beate(caravans=["4,1"]), envoys=["seoul"], barbarians={"A": "5,0"})
    assert offered(m, 0, "drive") == [("A", "4,0")]
    assert refusal(m, 0, "drive", "A", "6,0") == ("occupied", "N204")
    assert refusal(m, 0, "drive", "A", "5,1") == ("water", "N204")
    do(m, 0, "drive", "A", "4,0")
    assert barbarian(m, "A") == "4,0"
    assert refusal(m, 0, "drive", "A", "5,0") == ("used-this-turn", "N29")


@rule("N117", "N114", "A24")
def test_a_city_next_to_a_city_state_is_never_mature() -> None:
    m = begin("egypt", {"0,0": "G", "1,0": "G seoul", "0,1": "W"})
    assert mat(m, 0)["mature"] == []
    m = begin("egypt", {"0,0": "G", "1,0": "G", "0,1": "W"}, strong=["1,0"])
    assert len(mat(m, 0)["mature"]) == 1


# -- leaders ----------------------------------------------------------------------------------------------------------


@rule("N200", "N208", "N32")
def test_americas_natural_wonder_laid_on_its_card_again_is_not_spent_twice() -> None:
    map = {"0,0": "G", "1,0": "N pantanal"} | dict.fromkeys(RING[1:], "G")
    m = ada("early_empire", 4, map, leader="america", envoys=["mohenjo_daro"])
    do(m, 0, "claim", "1,0")
    assert question(m) == "PlaceNature"
    do(m, 0, "place_nature", "pantanal", "early_empire")
    do(m, 0, "claim", RING[1])
    do(m, 0, "spend_nature", "pantanal")  # it came to the card while it is resolved (A37)
    do(m, 0, "place_nature", "pantanal", "early_empire")
    assert not may(m, 0, "spend_nature", "pantanal")
    do(m, 0, "claim", RING[2])
    assert asked(m) == [1]
    assert mat(m, 0)["tokens_left"] == MOST - 3


@rule("N200", "A46", "A31")
def test_america_loses_a_natural_wonder_from_its_card_with_the_token_taken_back() -> None:
    more, places = tokens_away(MOST - 1)
    map = {"0,0": "G", "1,0": "N pantanal", "0,1": "G"} | more
    m = ada(
        "early_empire",
        1,
        map,
        leader="america",
        tokens=[*places, "1,0"],
        natures={"pantanal": "early_empire"},
    )
    assert may(m, 0, "spend_nature", "pantanal")
    do(m, 0, "take_back", "1,0")
    assert not may(m, 0, "spend_nature", "pantanal")
    assert mat(m, 0)["row"][3]["natures"] == []

"""Diplomacy cards (14): taking, keeping, returning them, and the four cards of the players."""

from __future__ import annotations

from typing import Any

from dawn import (
    FAR,
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
    resources,
    scene,
    told,
    trade,
)
from dawn_people import ada, beate, begin, chlodwig, tokens_away

from zeitalter import Match
from zeitalter.games.new_dawn.position import Player, player
from zeitalter.testing import rule

ALL = ["joint_war", "defensive_pact", "embassy", "open_borders"]


def visit(*others: Player, city: str = "1,0", **what: Any) -> Match:
    """Ada's caravan has traded in Bea's capital 1,0 (or another city), and both tokens lie on her pottery."""
    bea = player("Bea", "rome", **{"capital": "1,0", **(what.pop("bea", {}))})
    land = line("GGG") | {"40,0": "G", "0,1": "G"}
    m = scene(player("Ada", "egypt", capital="0,0", **what), bea, *others, map=land, resolve=("foreign_trade", 1))
    do(m, 0, "send", 0, city)
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "pottery")
    return m


def fight(attacker: Player, defender: Player, *others: Player, die: int = 3) -> tuple[int, int]:
    """The values when the first attacks the token of the second on 1,0 in slot 1."""
    land = line("GG") | {"40,0": "G"}
    m = scene(attacker, defender, *others, map=land, resolve=("masonry", 1), dice=[die, die])
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    mine, theirs = told(m, "roll")[0][3:]
    return mine, theirs


@rule("N61", "N139")
def test_a_visitor_takes_a_card_of_the_rivals_own_stack() -> None:
    cem = player("Cem", "japan", capital="40,0", pacts=[(1, "embassy")])
    m = visit(cem)
    assert offered(m, 0, "take_pact") == [(1, "joint_war"), (1, "defensive_pact"), (1, "open_borders")]
    assert refusal(m, 0, "take_pact", 1, "embassy") == ("pact-not-there", "N61")
    assert refusal(m, 0, "take_pact", 2, "embassy") == ("pact-not-there", "N61")
    do(m, 0, "take_pact", 1, "open_borders")
    assert mat(m, 0)["pacts"] == [[1, "open_borders"]]
    assert mat(m, 2)["pacts"] == [[1, "embassy"]]


@rule("N61", "D18", "N138", "N141")
def test_a_card_already_held_is_kept_or_exchanged_never_doubled() -> None:
    m = visit(pacts=[(1, "joint_war")])
    assert offered(m, 0, "take_pact") == []
    assert offered(m, 0, "change_pact") == [(1, "joint_war", other) for other in ALL[1:]]
    do(m, 0, "change_pact", 1, "joint_war", "defensive_pact")
    assert mat(m, 0)["pacts"] == [[1, "defensive_pact"]]
    m = visit(pacts=[(1, "joint_war")])
    do(m, 0, "done")
    assert mat(m, 0)["pacts"] == [[1, "joint_war"]]


@rule("N137", "N209")
def test_own_cards_are_no_use_to_their_owner() -> None:
    ada, bea = player("Ada", "egypt", capital="0,0"), player("Bea", "rome", capital=FAR, tokens=["1,0"])
    assert fight(ada, bea) == (4, 4)


@rule("N138")
def test_one_card_of_each_player_may_be_held() -> None:
    cem = player("Cem", "japan", capital="40,0")
    m = visit(cem, pacts=[(2, "joint_war")])
    do(m, 0, "take_pact", 1, "joint_war")
    assert mat(m, 0)["pacts"] == [[1, "joint_war"], [2, "joint_war"]]


@rule("N140", "N84", "N139")
def test_a_returned_card_lies_in_its_owners_stack_again() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    m = scene(
        player("Ada", "egypt", capital="0,0", pacts=[(1, "embassy")]), bea, map=line("GG"), resolve=("masonry", 1)
    )
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert told(m, "returns-pact") == [(0, 1, "embassy")]
    assert mat(m, 0)["pacts"] == []


@rule("N209")
def test_a_joint_war_helps_attacks_but_not_on_its_giver() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    cem = player("Cem", "japan", capital="40,0")
    assert fight(player("Ada", "egypt", capital="0,0", pacts=[(2, "joint_war")]), bea, cem) == (6, 4)
    assert fight(player("Ada", "egypt", capital="0,0", pacts=[(1, "joint_war")]), bea, cem) == (4, 4)


@rule("N209")
def test_a_defensive_pact_helps_the_defender_but_not_against_its_giver() -> None:
    ada, cem = player("Ada", "egypt", capital="0,0"), player("Cem", "japan", capital="40,0")
    for giver, value in ((2, 6), (0, 4)):
        bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], pacts=[(giver, "defensive_pact")])
        assert fight(ada, bea, cem) == (4, value)


@rule("N210", "D21")
def test_an_embassy_works_for_the_visit_that_took_it() -> None:
    m = visit()
    do(m, 0, "take_pact", 1, "embassy")
    assert asked(m) == [1]
    do(m, 1, "put", "masonry")
    assert trade(m, 1) == {"masonry": 1}
    assert question(m) == "GainResource"
    do(m, 0, "gain", "oil")
    assert resources(m, 0) == {"oil": 1}


@rule("N210")
def test_an_embassy_works_in_the_givers_capital_alone() -> None:
    m = visit(city="2,0", pacts=[(1, "embassy")], bea={"capital": FAR, "cities": ["2,0"]})
    do(m, 0, "done")
    assert trade(m, 1) == {}
    assert resources(m, 0) == {}


@rule("N211", "N114")
def test_open_borders_lend_tokens_for_maturity() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    cem = player("Cem", "japan", capital="40,0")
    land = line("GG") | {"40,0": "G"}
    for giver, mature in ((1, 1), (2, 0)):
        m = scene(player("Ada", "egypt", capital="0,0", pacts=[(giver, "open_borders")]), bea, cem, map=land)
        assert len(mat(m, 0)["mature"]) == mature


@rule("N211", "N138")
def test_open_borders_of_two_players_lend_the_tokens_of_both() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"])
    cem = player("Cem", "japan", capital="40,0", tokens=["0,1"])
    ada = player("Ada", "egypt", capital="0,0", pacts=[(1, "open_borders"), (2, "open_borders")])
    m = scene(ada, bea, cem, map=line("GG") | {"40,0": "G", "0,1": "G"})
    assert len(mat(m, 0)["mature"]) == 1


@rule("N186", "N138", "N131")
def test_potala_palace_takes_three_cards_when_built_and_holds_four_of_each() -> None:
    ada = player("Ada", "rome", capital="0,0", resources={"mercury": 3}, pacts=[(1, "embassy")])
    m = scene(ada, map=line("GG"), resolve=("pottery", 5), open=["potala_palace"])
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", "potala_palace")
    while question(m) == "Pay":
        do(m, 0, "pay", "mercury")
    for pact in ("joint_war", "defensive_pact", "open_borders"):
        do(m, 0, "take_pact", 1, pact)
    assert sorted(mat(m, 0)["pacts"]) == sorted([1, pact] for pact in ALL)
    assert asked(m) == [1]


@rule("N186", "A57", "N138")
def test_who_loses_potala_palace_keeps_one_card_of_each_player() -> None:
    bea = player(
        "Bea", "egypt", capital=FAR, cities=["1,0"], wonders={"potala_palace": "1,0"}, pacts=[(0, p) for p in ALL]
    )
    m = scene(player("Ada", capital="0,0"), bea, map=line("GG"), resolve=("masonry", 5), dice=[6, 1])
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert asked(m) == [1]
    for pact in ("joint_war", "embassy", "open_borders"):
        do(m, 1, "give_back", 0, pact)
    assert mat(m, 1)["pacts"] == [[0, "defensive_pact"]]
    assert question(m) == "BeginTurn"
    assert mat(m, 0)["wonders"] == ["potala_palace"]
    assert mat(m, 0)["pacts"] == []


@rule("N207", "N139")
def test_geneva_exchanges_a_card_at_the_start_of_the_turn() -> None:
    ada = player("Ada", capital="0,0", envoys=["geneva"], pacts=[(1, "joint_war")])
    m = scene(ada, map=line("GG") | {"1,0": "G geneva"})
    assert offered(m, 0, "change_pact") == [(1, "joint_war", other) for other in ALL[1:]]
    assert refusal(m, 0, "change_pact", 1, "embassy", "joint_war") == ("pact-not-there", "N207")
    do(m, 0, "change_pact", 1, "joint_war", "embassy")
    assert mat(m, 0)["pacts"] == [[1, "embassy"]]
    assert refusal(m, 0, "change_pact", 1, "embassy", "joint_war") == ("used-this-turn", "N29")


# -- where it meets other chapters -------------------------------------------------------------------------------------

MOST = 31


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

"""Where rules meet: attacks."""

from __future__ import annotations

import pytest
from dawn import (
    FAR,
    asked,
    barbarian,
    bea,
    caravan,
    cleo,
    do,
    hexagon,
    line,
    mat,
    offered,
    question,
    rolled,
    sound,
    strike,
    there,
    told,
    trade,
    war,
)

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N80", "N7")
def test_the_range_is_counted_through_caravans_resources_natural_and_stray_wonders() -> None:
    b = bea(tokens=["2,0", "-2,0", "0,2", "0,-2"], caravans=["1,0"])
    land = hexagon(0) | {"0,0": "G", "1,0": "M", "2,0": "G", "-1,0": "D oil", "-2,0": "G"}
    land |= {"0,1": "N pantanal", "0,2": "G", "0,-1": "F", "0,-2": "G"}
    m = war(1, land, b, stray={"petra": "0,-1"})
    assert sorted(offered(m, 0, "attack")) == ["-2,0", "0,-2", "0,2", "2,0"]


@rule("N80", "N64", "N99")
def test_flight_does_not_pass_a_rival_token_even_on_a_conquered_city_state() -> None:
    b = bea(strong=["1,0"], tokens=["2,0"], states={"kabul": "masonry"})
    m = war(1, line("GGG") | {"1,0": "G kabul"}, b, card="flight")
    assert offered(m, 0, "attack") == ["1,0"]


@rule("N83", "N80", "N91")
def test_a_city_state_may_be_attacked_once_its_barbarian_is_beaten() -> None:
    m = war(5, line("GG") | {"1,0": "G kabul"}, barbarians={"A": "1,0"}, envoys=["kabul"], dice=[6, 1, 6, 1])
    strike(m, "1,0")
    assert mat(m, 0)["envoys"] == ["kabul"]
    do(m, 0, "put", "masonry")
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (11, 9)  # the card of Kabul has gone back and would not help against Kabul
    assert mat(m, 0)["envoys"] == []
    do(m, 0, "done")
    assert there(m, "1,0")["city"] == 0
    assert mat(m, 0)["envoys"] == []


@rule("A37", "N91", "N89")
def test_the_token_for_a_barbarian_may_be_spent_in_the_next_attack() -> None:
    m = war(2, line("GG") | {"0,1": "G"}, barbarians={"A": "1,0", "B": "0,1"}, dice=[6, 1, 3, 4])
    strike(m, "1,0")
    do(m, 0, "put", "masonry")
    do(m, 0, "attack", "0,1")
    assert rolled(m) == (5, 5)
    do(m, 0, "spend")
    assert barbarian(m, "B") is None


@rule("N86", "N108")
@pytest.mark.parametrize(("ground", "value"), [("G seoul", 1), ("N pantanal", 5), ("D", 4), ("M oil", 5)])
def test_a_barbarian_defends_with_the_difficulty_of_its_space_whatever_lies_there(ground: str, value: int) -> None:
    m = war(1, {"0,0": "G", "1,0": ground}, barbarians={"A": "1,0"}, dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 3 + value)


@rule("N199", "A52", "N88")
def test_japan_sees_an_edge_mountain_as_three_in_its_own_turn_only() -> None:
    b = player("Bea", "japan", capital=FAR, cities=["1,0"])
    m = war(1, line("GM"), b, dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 13)
    m = war(1, line("GM"), bea(cities=["1,0"]), leader="japan", dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 3 + 2 * 3)


@rule("N196", "N5")
def test_scythia_fights_better_for_a_city_state_but_not_for_a_natural_wonder() -> None:
    m = war(1, {"0,0": "G", "1,0": "G seoul"}, leader="scythia", dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (7, 11)
    b = bea(tokens=["1,0"], natures={"pantanal": ""})
    m = war(1, {"0,0": "G", "1,0": "N pantanal"}, b, leader="scythia", dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 8)


@rule("N209", "N84", "N186")
def test_cards_of_the_attacked_do_not_help_but_those_of_others_do() -> None:
    land = line("GG") | {"40,40": "G"}
    a = {"wonders": {"potala_palace": "0,0"}, "pacts": [(1, "joint_war"), (1, "embassy"), (2, "joint_war")]}
    b = bea(tokens=["1,0"], pacts=[(0, "defensive_pact"), (2, "defensive_pact")])
    m = war(1, land, b, cleo(), dice=[3, 3], **a)
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (3 + 1 + 2, 3 + 1 + 2)
    assert mat(m, 0)["pacts"] == [[2, "joint_war"]]
    assert sorted(mat(m, 1)["pacts"]) == [[0, "defensive_pact"], [2, "defensive_pact"]]


@rule("N209", "N132")
def test_two_joint_wars_help_against_a_barbarian() -> None:
    land = line("GG") | {"40,40": "G"}
    pacts = [(1, "joint_war"), (2, "joint_war")]
    m = war(1, land, bea(), cleo(), pacts=pacts, barbarians={"A": "1,0"}, dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (3 + 1 + 4, 4)
    assert len(mat(m, 0)["pacts"]) == 2


@rule("N206", "N93", "N118")
def test_kabul_helps_against_a_city_on_a_conquered_city_state_but_not_against_a_token() -> None:
    land = line("GG") | {"1,0": "G seoul", "9,9": "G kabul"}
    m = war(1, land, bea(cities=["1,0"], states={"seoul": "astrology"}), envoys=["kabul"], dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (7, 5)
    m = war(1, land, bea(strong=["1,0"], states={"seoul": "astrology"}), envoys=["kabul"], dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 5)


@rule("N181", "N80")
def test_big_ben_counts_caravans_beside_the_defending_space_not_in_it() -> None:
    what = {"wonders": {"big_ben": "0,0"}, "row": ["astrology", "capitalism", "masonry", "early_empire", "pottery"]}
    m = war(1, line("GGG"), bea(tokens=["1,0"]), caravans=["1,0", "2,0", "0,0"], dice=[3, 3], **what)
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4 + 4, 4)


@rule("N87", "N88")
def test_reinforced_tokens_of_a_third_player_do_not_help_the_defender() -> None:
    land = line("GGGG") | {"1,1": "G", "40,40": "G"}
    b = bea(cities=["1,0"], strong=["2,0"])
    m = war(1, land, b, cleo(strong=["1,1"]), dice=[3, 3])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 3 + 2 + 1)


@rule("N90", "N82", "N92", "N87")
def test_a_token_won_from_the_middle_of_a_wall_loses_its_neighbours_help_for_the_next_attack() -> None:
    b = bea(strong=["1,0", "2,0"])
    m = war(5, line("GGG"), b, dice=[6, 1, 6, 1])
    strike(m, "1,0")
    strike(m, "2,0")
    assert rolled(m) == (11, 1 + 1 + 1)
    assert there(m, "1,0") == {"token": 0}
    assert there(m, "2,0") == {"token": 0}
    assert mat(m, 1)["tokens_left"] == 31


@rule("N197", "N182", "A51")
def test_a_won_attack_with_nothing_taken_still_lets_the_aztecs_swap() -> None:
    spots = [f"{i},9" for i in range(31)]
    land = line("GG") | dict.fromkeys(spots, "G")
    m = war(5, land, bea(tokens=["1,0"]), leader="aztec", tokens=spots, dice=[6, 1])
    strike(m, "1,0")
    assert question(m) == "FreeToken"
    do(m, 0, "done")
    assert there(m, "1,0") == {"token": 1}
    do(m, 0, "done")
    assert question(m) == "SwapCards"


@rule("A3", "N98", "N93")
def test_without_city_and_token_a_taken_back_one_holds_the_city_reinforced() -> None:
    cities = [f"{2 * i},5" for i in range(7)]
    spots = [f"{i},9" for i in range(31)]
    land = line("GG") | dict.fromkeys([*cities, *spots], "G")
    m = war(5, land, bea(cities=["1,0"], wonders={"petra": "1,0"}), cities=cities, tokens=spots, dice=[6, 1])
    strike(m, "1,0")
    do(m, 0, "take_back", "0,9")
    assert there(m, "1,0") == {"token": 0, "strong": True, "wonder": "petra"}
    assert there(m, "0,9") == {}
    assert mat(m, 0)["wonders"] == ["petra"]
    assert sound(m)


@rule("A53", "N93")
def test_caravans_in_a_won_city_stay_where_they_are() -> None:
    b = bea(cities=["1,0"], caravans=["1,0"])
    m = war(5, line("GG"), b, caravans=["1,0"], dice=[6, 1])
    strike(m, "1,0")
    assert there(m, "1,0")["city"] == 0
    assert (caravan(m, 0), caravan(m, 1)) == ("1,0", "1,0")


@rule("N94", "A11", "N31", "A46")
def test_loot_comes_from_focus_cards_alone_and_a_full_card_takes_nothing() -> None:
    b = bea(capital="1,0", cities=["5,0"], states={"kabul": "masonry"}, trade={"pottery": 1})
    land = line("GGGGGG") | {"5,0": "G kabul"}
    m = war(5, land, b, trade={"pottery": 3}, dice=[6, 1])
    strike(m, "1,0")
    do(m, 0, "steal", "pottery")
    do(m, 0, "put", "pottery")
    assert trade(m, 0) == {"pottery": 3}
    assert trade(m, 1) == {}
    assert m.view(None)["states"]["kabul"]["conquered"] == 1


@rule("N97", "A32")
def test_a_second_defeat_of_the_same_capital_finds_no_second_wonder() -> None:
    b = bea(capital="1,0", wonders={"oracle": "1,0"})
    m = war(5, line("GGG") | {"0,5": "G"}, b, cities=["0,5"], dice=[6, 1, 6, 1])
    strike(m, "1,0")
    assert sorted(offered(m, 0, "under")) == ["0,0", "0,5"]
    do(m, 0, "under", "0,5")
    strike(m, "1,0")
    assert asked(m) == [1]
    assert mat(m, 0)["wonders"] == ["oracle"]
    assert there(m, "1,0") == {"city": 1, "capital": True}


@rule("N97", "N128")
def test_the_city_won_before_takes_the_wonder_of_the_capital() -> None:
    b = bea(capital="1,0", cities=["0,1"], wonders={"oracle": "1,0"})
    m = war(5, line("GG") | {"0,1": "G"}, b, wonders={"petra": "0,0"}, dice=[6, 1, 6, 1])
    strike(m, "0,1")
    strike(m, "1,0")
    assert there(m, "0,1") == {"city": 0, "wonder": "oracle"}


@rule("N35", "N191", "A2")
def test_a_city_state_token_is_spent_once_a_turn_even_if_the_card_is_resolved_twice() -> None:
    land = line("GG") | {"5,0": "G kabul"}
    what = {"cities": ["5,0"], "states": {"kabul": "masonry"}, "wonders": {"venetian_arsenal": "0,0"}}
    m = war(5, land, barbarians={"A": "1,0"}, dice=[1, 6], **what)
    do(m, 0, "attack", "1,0")
    do(m, 0, "spend_state", "kabul")
    do(m, 0, "done")
    do(m, 0, "resolve", "masonry")
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert offered(m, 0, "spend_state") == []
    assert told(m, "resolves")[-1] == (0, "masonry", 1)


@rule("A49", "A46", "N200", "N126")
def test_a_natural_wonder_spent_in_defence_is_spent_for_its_captor_this_turn() -> None:
    b = player(
        "Bea", "america", capital=FAR, tokens=["1,0"], natures={"mount_everest": "masonry"}, trade={"masonry": 0}
    )
    land = {"0,0": "G", "1,0": "N mount_everest", "0,1": "G"}
    m = war(5, land, b, leader="america", barbarians={"A": "0,1"}, dice=[6, 1, 3, 3])
    do(m, 0, "attack", "1,0")
    do(m, 1, "spend_nature", "mount_everest")
    do(m, 1, "place_nature", "mount_everest", "masonry")
    assert offered(m, 1, "spend_nature") == []
    do(m, 0, "place_nature", "mount_everest", "masonry")
    do(m, 0, "attack", "0,1")
    assert offered(m, 0, "spend_nature") == []
    assert m.view(None)["natures"] == {"mount_everest": 0}

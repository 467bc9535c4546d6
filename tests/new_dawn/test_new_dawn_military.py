"""Military (9): reinforcing, declaring attacks, combat values, spending tokens, and the four military cards."""

from __future__ import annotations

from typing import Any

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
    may,
    military,
    offered,
    question,
    refusal,
    rolled,
    row,
    scene,
    sound,
    strike,
    there,
    told,
    trade,
    war,
)

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N78", "W10", "A35")
def test_reinforcing_turns_at_most_as_many_tokens_as_the_slot() -> None:
    m = military(2, hexagon(1), tokens=["1,0", "0,1", "-1,1"], strong=["-1,0"], trade={"masonry": 3})
    do(m, 0, "effect", "reinforce")
    assert sorted(offered(m, 0, "reinforce")) == ["-1,1", "0,1", "1,0"]
    assert refusal(m, 0, "reinforce", "-1,0") == ("already-strong", "N78")
    assert refusal(m, 0, "reinforce", "0,-1") == ("not-your-token", "N78")
    do(m, 0, "reinforce", "1,0")
    do(m, 0, "reinforce", "0,1")
    assert there(m, "1,0") == there(m, "0,1") == {"token": 0, "strong": True}
    assert there(m, "-1,1") == {"token": 0}
    assert asked(m) == [1]
    m = military(2, hexagon(1), tokens=["1,0", "0,1"])
    do(m, 0, "effect", "reinforce")
    do(m, 0, "done")
    assert there(m, "1,0") == {"token": 0}


@rule("N79")
def test_targets_are_barbarians_city_states_rival_cities_and_tokens_never_caravans() -> None:
    bea = player("Bea", "rome", capital="0,1", tokens=["-1,1"], caravans=["-1,0"])
    m = war(1, hexagon(1) | {"1,0": "G seoul"}, bea, barbarians={"A": "1,-1"}, tokens=["0,-1"])
    assert sorted(offered(m, 0, "attack")) == ["-1,1", "0,1", "1,-1", "1,0"]
    assert refusal(m, 0, "attack", "-1,0") == ("nothing-to-attack", "N79")
    assert refusal(m, 0, "attack", "0,-1") == ("nothing-to-attack", "N79")


@rule("N79", "A35")
def test_two_attacks_may_be_made_one_after_the_other() -> None:
    m = war(5, hexagon(1), barbarians={"A": "1,0", "B": "0,1", "C": "-1,0"}, dice=[6, 1, 6, 1])
    for n, place in enumerate(("1,0", "0,1"), 1):
        do(m, 0, "attack", place)
        do(m, 0, "put", "pottery")
        assert trade(m, 0) == {"pottery": n}
    assert asked(m) == [1]
    assert barbarian(m, "C") == "-1,0"


@rule("N80", "D22")
@pytest.mark.parametrize("what", ["token", "water", "barbarian", "state", "mountain"])
def test_the_range_is_counted_only_through_free_land_of_any_difficulty(what: str) -> None:
    middle = {"water": "W", "state": "G seoul", "mountain": "M"}.get(what, "G")
    bea = player("Bea", "rome", capital=FAR, tokens=["2,0", *(["1,0"] if what == "token" else [])])
    wild = {"A": "1,0"} if what == "barbarian" else {}
    m = war(1, line("GGG") | {"1,0": middle, "0,1": "G B"}, bea, barbarians={"B": "0,1", **wild})
    if what == "mountain":
        assert may(m, 0, "attack", "2,0")
    else:
        assert refusal(m, 0, "attack", "2,0") == ("out-of-range", "N80")


@rule("N80")
@pytest.mark.parametrize(
    ("card", "reach"), [("masonry", 2), ("iron_working", 3), ("mass_production", 3), ("flight", 5)]
)
def test_the_range_of_the_card_counts(card: str, reach: int) -> None:
    for distance in (reach, reach + 1):
        bea = player("Bea", "rome", capital=FAR, tokens=[f"{distance},0"])
        m = war(1, line("GGGGGGG") | {"0,1": "G"}, bea, card=card, barbarians={"A": "0,1"})
        assert may(m, 0, "attack", f"{distance},0") is (distance == reach)


@rule("N81", "A45")
def test_no_attack_starts_from_a_space_won_this_turn_but_may_pass_it() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0", "2,0", "3,0"])
    m = war(5, line("GGGG"), bea, dice=[6, 1])
    do(m, 0, "attack", "1,0")
    assert there(m, "1,0") == {"token": 0}
    assert offered(m, 0, "attack") == ["2,0"]
    assert refusal(m, 0, "attack", "3,0") == ("out-of-range", "N80")


@rule("N82", "N90", "W12")
def test_a_target_attacked_without_success_may_be_attacked_again() -> None:
    m = war(1, line("GH"), barbarians={"A": "1,0"}, dice=[1, 6])
    do(m, 0, "attack", "1,0")
    assert told(m, "attack-lost") == [(0, 2, 8)]
    assert barbarian(m, "A") == "1,0"
    assert offered(m, 0, "attack") == ["1,0"]


@rule("N83", "N121")
def test_a_barbarian_on_a_city_state_is_attacked_before_it() -> None:
    m = war(5, line("GG") | {"1,0": "G seoul"}, barbarians={"A": "1,0"}, dice=[6, 1], envoys=["seoul"])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (11, 2)
    do(m, 0, "put", "pottery")
    assert there(m, "1,0") == {"state": "seoul", "state_here": True}
    assert mat(m, 0)["envoys"] == ["seoul"]


@rule("N84", "N140", "A10")
def test_an_attack_returns_the_cards_of_the_attacked_at_once_whatever_the_result() -> None:
    bea = player("Bea", "rome", capital="1,0", pacts=[(0, "joint_war")])
    m = war(1, line("GG") | {"0,1": "G seoul"}, bea, dice=[1, 6], pacts=[(1, "joint_war")], envoys=["seoul"])
    do(m, 0, "attack", "1,0")
    assert mat(m, 0)["pacts"] == []
    assert mat(m, 1)["pacts"] == [[0, "joint_war"]]
    assert mat(m, 0)["envoys"] == ["seoul"]
    assert rolled(m) == (2, 8)
    do(m, 0, "attack", "0,1")
    assert mat(m, 0)["envoys"] == []
    assert m.view(None)["states"]["seoul"]["envoys"] == []


@rule("N85", "N86", "N117")
def test_a_city_state_defends_with_its_die_and_eight() -> None:
    m = war(3, line("GG") | {"1,0": "G seoul"}, dice=[6, 1])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (9, 9)
    assert told(m, "attack-lost") == [(0, 9, 9)]


@rule("N85", "N86", "W15", "N90")
def test_iron_working_adds_three_against_barbarians_and_a_tie_is_lost() -> None:
    m = war(4, line("GH"), card="iron_working", barbarians={"A": "1,0"}, dice=[1, 6])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (8, 8)
    assert barbarian(m, "A") == "1,0"


def figure(**more: Any) -> Match:
    """Red (seat 0) attacks the blue token in the forest 0,0 from -1,0."""
    land = {"0,0": "F", "1,0": "G", "0,1": "G", "-1,1": "G", "-1,0": "G", "-1,5": "G"}
    blue = player("Blue", "rome", capital=FAR, strong=["0,0", "1,0", "0,1"], tokens=["-1,1"])
    what = {"capital": "-1,5", "tokens": ["-1,0"], "trade": {"iron_working": 2}, "dice": [5, 3], **more}
    return war(2, land, blue, card="iron_working", **what)


@rule("N85", "N87", "N89", "N90", "N92", "W12")
def test_red_wins_ten_to_nine_by_spending_two_tokens() -> None:
    m = figure()
    do(m, 0, "attack", "0,0")
    assert rolled(m) == (8, 9)
    do(m, 0, "spend")
    do(m, 0, "spend")
    assert told(m, "attack-won") == [(0, 10, 9)]
    assert there(m, "0,0") == {"token": 0}
    assert trade(m, 0) == {}
    assert mat(m, 1)["tokens_left"] == 31 - 3
    assert (question(m), m.question().n) == ("Attack", 1)


@rule("N90", "N82", "W12")
def test_red_loses_nine_to_nine_and_may_try_again() -> None:
    m = figure()
    do(m, 0, "attack", "0,0")
    do(m, 0, "spend")
    do(m, 0, "done")
    assert told(m, "attack-lost") == [(0, 9, 9)]
    assert there(m, "0,0") == {"token": 1, "strong": True}
    assert may(m, 0, "attack", "0,0")


@rule("N88", "W14")
@pytest.mark.parametrize(("piece", "value"), [("cities", 12), ("tokens", 7)])
def test_a_city_defends_with_twice_the_difficulty(piece: str, value: int) -> None:
    bea = player("Bea", "rome", capital=FAR, **{piece: ["1,0"]})
    m = war(1, line("GM"), bea, dice=[1, 2])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (2, value)


@rule("N88", "N87")
def test_a_city_is_helped_by_reinforced_tokens_around_it() -> None:
    bea = player("Bea", "rome", capital="1,0", strong=["2,0", "1,1"], tokens=["2,-1"])
    m = war(1, line("GHG") | {"1,1": "G", "2,-1": "G"}, bea, dice=[1, 2])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (2, 2 + 4 + 2)


@rule("N89", "N34", "N33")
def test_the_attacker_spends_first_then_the_defender_and_once_only() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["1,0"], trade={"masonry": 2, "pottery": 1})
    m = war(3, line("GG"), bea, dice=[3, 3], trade={"masonry": 2})
    do(m, 0, "attack", "1,0")
    assert asked(m) == [0]
    do(m, 0, "done")
    assert asked(m) == [1]
    do(m, 1, "spend")
    do(m, 1, "spend")
    assert told(m, "attack-lost") == [(0, 6, 6)]
    assert trade(m, 1) == {"pottery": 1}
    assert trade(m, 0) == {"masonry": 2}
    assert question(m) == "Attack"


@rule("N35", "A2", "N34")
def test_a_city_state_token_helps_once_in_every_turn_also_in_defence() -> None:
    bea = player("Bea", "rome", capital=FAR, cities=["5,0"], tokens=["1,0"], states={"kabul": "masonry"})
    m = war(3, line("GGGGGG") | {"5,0": "G kabul"}, bea, dice=[3, 3])
    do(m, 0, "attack", "1,0")
    do(m, 1, "spend_state", "kabul")
    assert told(m, "attack-won") == [(0, 6, 5)]
    assert mat(m, 1)["row"][2]["states"] == ["kabul"]


# -- where it meets other chapters -------------------------------------------------------------------------------------


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


@rule("N212", "A50", "N32", "N197")
def test_capitalism_attacks_as_in_slot_one_with_the_tokens_of_the_military_card_and_without_the_aztec_swap() -> None:
    cards = ["astrology", "capitalism", "early_empire", "pottery", "masonry"]
    ada = player("Ada", "aztec", capital="0,0", row=cards, trade={"masonry": 2}, wonders={"machu_picchu": "0,0"})
    m = scene(ada, map=line("GG"), barbarians={"A": "1,0"}, resolve=("capitalism", 2), dice=[3, 4])
    do(m, 0, "resolve", "masonry")  # the caravan has no way
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (4, 5)
    do(m, 0, "spend")
    do(m, 0, "spend")
    do(m, 0, "put", "pottery")
    assert asked(m) == [1]
    assert row(m, 0) == ["capitalism", "astrology", "early_empire", "pottery", "masonry"]


@rule("N27", "N81", "N212", "N45")
def test_spaces_won_with_the_first_card_are_no_start_for_the_second_military_card_of_the_turn() -> None:
    cards = ["astrology", "capitalism", "masonry", "iron_working", "pottery"]
    b = bea(cities=["1,0"], tokens=["4,0"], wonders={"estadio_do_maracana": "1,0"})
    ada = player("Ada", "egypt", capital="0,0", row=cards)
    m = scene(ada, b, map=line("GGGGG"), resolve=("masonry", 5), dice=[6, 1])
    do(m, 0, "effect", "attack")
    strike(m, "1,0")
    do(m, 0, "resolve", "capitalism")
    do(m, 0, "done")
    do(m, 0, "resolve", "iron_working")
    assert refusal(m, 0, "effect", "attack") == ("not-offered", "N27")

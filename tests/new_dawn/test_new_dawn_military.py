"""Military (9): reinforcing, declaring attacks, combat values, spending tokens, and the four military cards."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
    asked,
    barbarian,
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

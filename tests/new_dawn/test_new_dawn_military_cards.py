"""The four military cards (9)."""

from __future__ import annotations

from dawn import FAR, asked, do, line, military, offered, question, rolled, war

from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


@rule("N80", "W16", "N85")
def test_flight_counts_through_water_cities_barbarians_and_city_states() -> None:
    land = line("GWGGGG") | {"4,0": "G seoul", "0,5": "G", "0,6": "G"}
    bea = player("Bea", "rome", capital=FAR, cities=["2,0"], tokens=["5,0"])
    what = {"capital": "0,5", "tokens": ["0,0"], "barbarians": {"A": "3,0", "B": "0,6"}, "dice": [1, 6]}
    m = war(1, land, bea, card="flight", **what)
    assert set(offered(m, 0, "attack")) == {"2,0", "3,0", "4,0", "5,0", "0,6"}
    assert m.question().n == 3
    do(m, 0, "attack", "5,0")
    assert rolled(m) == (1 + 1 + 3, 6 + 1)
    m = war(1, land, bea, **what)
    assert offered(m, 0, "attack") == ["0,6"]
    bea = player("Bea", "rome", capital=FAR, tokens=["2,0", "5,0"])
    m = war(1, land, bea, card="flight", **what)
    assert set(offered(m, 0, "attack")) == {"2,0", "0,6"}


@rule("N214", "N78", "N80")
def test_mass_production_attacks_across_water_and_reinforces_less_for_every_attack() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["3,0"])
    m = military(
        3,
        line("GWWG") | {"0,1": "G", "-1,0": "G", "-1,1": "G"},
        bea,
        card="mass_production",
        tokens=["0,1", "-1,0", "-1,1"],
        dice=[1, 6],
    )
    do(m, 0, "attack", "3,0")
    assert rolled(m) == (6, 7)
    do(m, 0, "done")
    assert (question(m), m.question().n) == ("Reinforce", 2)
    do(m, 0, "reinforce", "0,1")
    do(m, 0, "reinforce", "-1,0")
    assert asked(m) == [1]


@rule("N214")
def test_mass_production_without_an_attack_reinforces_as_many_as_the_slot() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["2,0"])
    m = military(3, line("GGG"), bea, card="mass_production", tokens=["1,0"])
    assert m.question().n == 2
    do(m, 0, "done")
    assert (question(m), m.question().n) == ("Reinforce", 3)


@rule("N78", "N85")
def test_masonry_attacks_with_die_and_slot_alone() -> None:
    m = war(4, line("GF"), barbarians={"A": "1,0"}, dice=[2, 2])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (6, 5)


@rule("D32", "N196", "N88", "N132")
def test_scythia_defends_a_city_on_hills_with_three_more() -> None:
    bea = player("Bea", "scythia", capital="1,0")
    m = war(1, line("GH"), bea, dice=[1, 2])
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (2, 2 + 4 + 3)


@rule("N214")
def test_mass_production_in_slot_one_does_not_reinforce_after_an_attack() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["2,0"])
    m = military(1, line("GGG"), bea, card="mass_production", tokens=["1,0"], dice=[1, 6])
    do(m, 0, "attack", "2,0")
    do(m, 0, "done")
    assert asked(m) == [1]

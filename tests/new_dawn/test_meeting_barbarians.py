"""Where rules meet: barbarians."""

from __future__ import annotations

from typing import Any

from dawn import (
    ROW,
    barbarian,
    bea,
    caravan,
    do,
    line,
    mat,
    question,
    run,
    sound,
    there,
    told,
    trade,
)

from zeitalter import Match
from zeitalter.games.new_dawn.position import Player, player
from zeitalter.testing import rule


def roam(land: dict[str, str], *players: Player, barbarians: dict[str, str], dice: list[int], **board: Any) -> Match:
    """The barbarians move."""
    return run("MoveBarbarians", players=players, map=land, barbarians=barbarians, dice=dice, **board)


@rule("A23", "N104", "N106")
def test_a_reinforced_token_does_not_save_the_caravans_beside_it() -> None:
    ada = player("Ada", capital="0,5", strong=["1,0"], caravans=["1,0"])
    m = roam(line("GG") | {"0,5": "G"}, ada, bea(caravans=["1,0"]), barbarians={"A": "0,0"}, dice=[1])
    assert (caravan(m, 0), caravan(m, 1)) == ("card", "card")
    assert there(m, "1,0") == {"token": 0}
    assert barbarian(m, "A") == "0,0"


@rule("A13", "N103", "N106")
def test_turned_back_at_the_edge_and_repelled_a_barbarian_stays_and_the_token_is_turned() -> None:
    ada = player("Ada", capital="0,5", strong=["1,0"])
    m = roam(line("GG") | {"0,5": "G"}, ada, barbarians={"A": "0,0"}, dice=[4])
    assert barbarian(m, "A") == "0,0"
    assert there(m, "1,0") == {"token": 0}


@rule("A13", "N106", "N105")
def test_the_second_of_two_barbarians_destroys_the_token_the_first_has_turned() -> None:
    land = {"0,0": "G", "1,0": "G", "2,0": "G", "0,5": "G"}
    ada = player("Ada", capital="0,5", strong=["1,0"])
    m = roam(land, ada, barbarians={"A": "0,0", "B": "2,0"}, dice=[1])
    assert barbarian(m, "A") == "0,0"
    assert barbarian(m, "B") == "1,0"  # it turned back at the edge


@rule("N109", "A13", "N106")
def test_a_repelled_barbarian_collides_with_the_one_that_has_followed_it() -> None:
    ada = player("Ada", capital="0,5", strong=["2,0"])
    m = roam(line("GGG") | {"0,5": "G"}, ada, barbarians={"A": "0,0", "B": "1,0"}, dice=[1])
    assert len(told(m, "direction")) > 1
    assert barbarian(m, "A") != barbarian(m, "B")
    assert sound(m)


@rule("N107", "N179", "N101")
def test_two_barbarians_cost_a_capital_four_tokens_but_none_of_great_zimbabwe() -> None:
    ada = player("Ada", capital="1,0", trade={"pottery": 3, "masonry": 3}, wonders={"great_zimbabwe": "1,0"})
    land = {"0,0": "G", "1,0": "G", "2,0": "G"}
    m = roam(land, ada, barbarians={"A": "0,0", "B": "2,0"}, dice=[1], store=4)
    for _ in range(3):  # the fourth can only come from the other card
        do(m, 0, "discard", "pottery")
    assert question(m) == "Halt"
    assert trade(m, 0) == {"masonry": 2}
    assert m.state.store == 4


@rule("N112", "N8", "N55")
def test_a_barbarian_does_not_return_to_a_stray_wonder_or_another_barbarian() -> None:
    land = {"0,0": "G A", "1,0": "G B", "2,0": "G C", "3,0": "G"}
    ada = player("Ada", capital="3,0", caravans=["2,0"])
    m = run("SpawnBarbarians", players=[ada], map=land, barbarians={"D": "1,0"}, stray={"petra": "0,0"})
    assert (barbarian(m, "A"), barbarian(m, "B"), barbarian(m, "C")) == (None, None, "2,0")
    assert caravan(m, 0) == "card"


@rule("N111", "N39", "N105")
def test_a_natural_wonder_freed_by_a_barbarian_cannot_be_taken_while_it_stands_there() -> None:
    land = {"0,0": "G", "1,0": "N pantanal", "2,0": "G"}
    ada = player("Ada", capital="0,0", tokens=["1,0"], natures={"pantanal": ""}, row=[*ROW[:3], "pottery", ROW[3]])
    m = run("MoveBarbarians", ["Turn", 0], players=[ada], map=land, barbarians={"A": "2,0"}, dice=[4])
    assert m.view(None)["natures"] == {"pantanal": None}
    do(m, 0, "focus", "early_empire")
    assert question(m) == "Halt"


@rule("A57", "N110", "N138")
def test_potala_palace_lost_to_a_barbarian_costs_cards_before_the_next_turn() -> None:
    ada = player("Ada", capital="0,5", cities=["1,0"], wonders={"potala_palace": "1,0"}, row=ROW)
    ada.pacts = [(1, "joint_war"), (1, "embassy")]
    m = roam(line("GG") | {"0,5": "G"}, ada, bea(), barbarians={"A": "0,0"}, dice=[1])
    assert question(m) == "GiveBackPacts"
    do(m, 0, "give_back", 1, "joint_war")
    assert mat(m, 0)["pacts"] == [[1, "embassy"]]
    assert question(m) == "Halt"


@rule("N189", "N103")
def test_petra_lost_to_the_first_barbarian_does_not_stop_the_second() -> None:
    land = {"0,0": "G", "1,0": "G", "0,2": "G", "1,2": "G", "0,5": "G"}
    ada = player("Ada", capital="0,5", tokens=["1,0"], cities=["1,2"], wonders={"petra": "1,0"})
    m = roam(land, ada, barbarians={"A": "0,0", "B": "0,2"}, dice=[1])
    assert barbarian(m, "A") == "1,0"
    assert barbarian(m, "B") == "1,2"
    assert mat(m, 0)["cities_left"] == 7

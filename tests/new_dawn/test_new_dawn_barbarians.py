"""The event dial (10): barbarians move, bounce, collide and return; trade for mature cities."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
    RING,
    ROW,
    asked,
    barbarian,
    bea,
    caravan,
    do,
    hexagon,
    line,
    mat,
    offered,
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

AWAY = {"0,40": "G"}


def move(die: int, map: dict[str, str], *players: Any, more: list[int] | None = None, **board: Any) -> Match:
    """All barbarians move; Ada's capital is far away unless she is given."""
    seats = players or (player("Ada", capital="0,40"),)
    return run("MoveBarbarians", players=seats, map={**map, **AWAY}, dice=[die, *(more or [])], **board)


@rule("N101")
@pytest.mark.parametrize("die", range(1, 7))
def test_every_barbarian_moves_one_space_in_the_direction_of_the_die(die: int) -> None:
    m = move(
        die,
        hexagon(2) | {f"{10 + q},{r}": "G" for q in (-1, 0, 1) for r in (-1, 0, 1)},
        barbarians={"A": "0,0", "C": "10,0"},
    )
    q, r = RING[die - 1].split(",")
    assert barbarian(m, "A") == RING[die - 1]
    assert barbarian(m, "C") == f"{10 + int(q)},{r}"
    assert told(m, "direction") == [(die,)]


@rule("N101", "N102", "N105", "W13", "N12")
def test_barbarians_of_the_figure_destroy_a_city_and_pass_water() -> None:
    ada = player("Ada", capital="0,40", cities=["0,1"])
    land = {"0,0": "G", "0,1": "G", "2,-1": "G", "2,0": "W", "2,1": "G"}
    m = move(2, land, ada, barbarians={"D": "0,0", "F": "2,-1"})
    assert there(m, "0,1") == {"barbarian": "D"}
    assert mat(m, 0)["cities_left"] == 7
    assert barbarian(m, "F") == "2,1"
    assert told(m, "loses-city") == [(0, "0,1")]


@rule("N103", "D33")
def test_at_the_edge_a_barbarian_goes_the_opposite_way() -> None:
    m = move(4, line("GGG"), barbarians={"A": "0,0"})
    assert barbarian(m, "A") == "1,0"


@rule("N103", "N102", "A12")
def test_the_opposite_way_leads_over_water_too() -> None:
    assert barbarian(move(4, line("GWWG"), barbarians={"A": "0,0"}), "A") == "3,0"
    m = move(1, line("GGWW"), barbarians={"A": "1,0"})
    assert barbarian(m, "A") == "1,0"
    assert told(m, "barbarian-stays") == [("A", "1,0")]


@rule("N103", "A13")
def test_without_any_way_a_barbarian_stays() -> None:
    m = move(2, line("GG"), barbarians={"A": "0,0"})
    assert told(m, "barbarian-stays") == [("A", "0,0")]


@rule("N104", "N12", "A23")
def test_caravans_are_destroyed_and_come_back_to_their_cards() -> None:
    ada = player("Ada", capital="0,40", caravans=["1,0"])
    bea = player("Bea", "egypt", capital=FAR, caravans=["1,0"])
    m = move(1, line("GGG"), ada, bea, barbarians={"A": "0,0"})
    assert (caravan(m, 0), caravan(m, 1)) == ("card", "card")
    assert there(m, "1,0") == {"barbarian": "A"}


@rule("N104", "N102")
def test_a_caravan_on_the_water_a_barbarian_crosses_is_destroyed() -> None:
    cards = ["astrology", "steam_power", "masonry", "early_empire", "pottery"]
    m = move(
        1, line("GWG"), player("Ada", capital="0,40", row=cards, caravans=["1,0", "card"]), barbarians={"A": "0,0"}
    )
    assert caravan(m, 0) == "card"
    assert barbarian(m, "A") == "2,0"


@rule("N105", "N12")
def test_an_unreinforced_token_is_destroyed() -> None:
    m = move(1, line("GG"), player("Ada", capital="0,40", tokens=["1,0"]), barbarians={"A": "0,0"})
    assert there(m, "1,0") == {"barbarian": "A"}
    assert mat(m, 0)["tokens_left"] == 31


@rule("N106", "A23")
def test_a_reinforced_token_repels_a_barbarian_and_is_turned_over() -> None:
    m = move(1, line("GG"), player("Ada", capital="0,40", strong=["1,0"], caravans=["1,0"]), barbarians={"A": "0,0"})
    assert there(m, "1,0") == {"token": 0}
    assert barbarian(m, "A") == "0,0"
    assert caravan(m, 0) == "card"


@rule("N106")
def test_repelled_over_water_a_barbarian_is_back_on_land() -> None:
    m = move(1, line("GWWG"), player("Ada", capital="0,40", strong=["3,0"]), barbarians={"A": "0,0"})
    assert barbarian(m, "A") == "0,0"
    assert there(m, "3,0") == {"token": 0}


@rule("N107", "D36", "A46")
def test_a_capital_costs_two_trade_tokens_or_what_there_is() -> None:
    ada = player("Ada", capital="1,0", trade={"pottery": 1})
    m = move(1, line("GG"), ada, barbarians={"A": "0,0"})
    assert trade(m, 0) == {}
    assert barbarian(m, "A") == "0,0"
    ada = player("Ada", capital="1,0", trade={"pottery": 2, "masonry": 2})
    m = move(1, line("GG"), ada, barbarians={"A": "0,0"})
    assert offered(m, 0, "discard") == ["masonry", "pottery"]
    do(m, 0, "discard", "masonry")
    do(m, 0, "discard", "pottery")
    assert trade(m, 0) == {"masonry": 1, "pottery": 1}
    assert there(m, "1,0") == {"city": 0, "capital": True}
    assert question(m) == "Halt"


@rule("N108")
@pytest.mark.parametrize("what", ["G seoul", "G oil", "N pantanal", "stray"])
def test_a_barbarian_shares_a_space_with_what_belongs_to_nobody(what: str) -> None:
    stray = {"petra": "1,0"} if what == "stray" else {}
    m = move(1, line("GG") | {"1,0": "G" if stray else what}, barbarians={"A": "0,0"}, stray=stray)
    assert barbarian(m, "A") == "1,0"
    here = there(m, "1,0")
    assert here.pop("barbarian") == "A"
    assert here in (
        {"state": "seoul", "state_here": True},
        {"resource": "oil"},
        {"nature": "pantanal", "nature_here": True},
        {"wonder": "petra"},
    )


@rule("N109", "D37", "A13", "N103")
def test_of_two_barbarians_on_a_space_a_random_one_moves_on_with_a_new_roll() -> None:
    ada = player("Ada", capital="0,40", tokens=["1,-1"])
    m = move(1, line("GGG") | {"1,-1": "G"}, ada, barbarians={"A": "0,0", "B": "2,0"}, more=[2, 5])
    assert told(m, "direction") == [(1,), (5,)]
    assert told(m, "barbarian-moves") == [("A", "0,0", "1,0"), ("B", "2,0", "1,0"), ("B", "1,0", "1,-1")]
    assert there(m, "1,-1") == {"barbarian": "B"}


@rule("N110", "N135")
def test_a_destroyed_city_leaves_its_wonder_to_nobody() -> None:
    ada = player("Ada", capital="0,40", cities=["1,0"], wonders={"oracle": "1,0"})
    m = move(1, line("GG"), ada, barbarians={"A": "0,0"})
    assert there(m, "1,0") == {"barbarian": "A", "wonder": "oracle"}
    assert mat(m, 0)["wonders"] == []
    assert told(m, "stray-wonder") == [("oracle", "1,0")]


@rule("N111", "D40", "N125")
def test_the_natural_wonder_of_a_destroyed_token_returns() -> None:
    ada = player("Ada", capital="0,40", tokens=["1,0"], natures={"crater_lake": ""})
    m = move(1, line("GN") | {"1,0": "N crater_lake"}, ada, barbarians={"A": "0,0"})
    assert there(m, "1,0") == {"barbarian": "A", "nature": "crater_lake", "nature_here": True}
    assert m.view(None)["natures"] == {"crater_lake": None}


@rule("N111", "A15")
def test_the_natural_wonder_of_a_destroyed_city_returns_too() -> None:
    ada = player("Ada", capital="0,40", cities=["1,0"], natures={"crater_lake": ""})
    m = move(1, line("GN") | {"1,0": "N crater_lake"}, ada, barbarians={"A": "0,0"})
    assert m.view(None)["natures"] == {"crater_lake": None}
    assert mat(m, 0)["cities_left"] == 7


@rule("N96a", "N110")
def test_a_destroyed_token_leaves_its_wonder_to_nobody() -> None:
    ada = player("Ada", capital="0,40", tokens=["1,0"], wonders={"oracle": "1,0"})
    m = move(1, line("GG"), ada, barbarians={"A": "0,0"})
    assert there(m, "1,0") == {"barbarian": "A", "wonder": "oracle"}
    assert mat(m, 0)["wonders"] == []


# -- spawn ------------------------------------------------------------------------------------------------------------


def spawn(map: dict[str, str], *players: Any, **board: Any) -> Match:
    seats = players or (player("Ada", capital="0,40"),)
    return run("SpawnBarbarians", players=seats, map={**map, **AWAY}, **{"barbarians": {}, **board})


@rule("N112", "N16")
def test_barbarians_return_to_their_letter_and_destroy_caravans_there() -> None:
    ada = player("Ada", capital="0,40", caravans=["1,0"])
    m = spawn(line("GGG") | {"0,0": "G A", "1,0": "G D", "2,0": "G"}, ada)
    assert told(m, "barbarian-spawns") == [("A", "0,0"), ("D", "1,0")]
    assert caravan(m, 0) == "card"
    assert barbarian(m, "B") is None


@rule("N112", "N8")
def test_a_barbarian_waits_while_its_space_is_not_empty() -> None:
    land = line("GGG") | {"0,0": "G A", "1,0": "G B", "2,0": "G C"}
    ada = player("Ada", capital="0,40", tokens=["0,0"], cities=["1,0"])
    m = spawn(land, ada, barbarians={"D": "2,0"})
    assert told(m, "barbarian-spawns") == []
    m = spawn(land, player("Ada", capital="0,40"), stray={"petra": "0,0"}, barbarians={"B": "2,0"})
    assert told(m, "barbarian-spawns") == []


@rule("N112")
def test_a_barbarian_on_the_map_does_not_return() -> None:
    m = spawn(line("GG") | {"0,0": "G A"}, barbarians={"A": "1,0"})
    assert barbarian(m, "A") == "1,0"
    assert told(m, "barbarian-spawns") == []


# -- trade ------------------------------------------------------------------------------------------------------------


@rule("N113", "N116", "A55", "N31", "N100")
def test_mature_cities_bring_trade_tokens_in_turn_order() -> None:
    ada = player("Ada", capital="0,0", tokens=["1,0"], cities=["20,0"], trade={"pottery": 3})
    bea = player("Bea", "egypt", capital=FAR, cities=["21,5"])
    land = {**line("GG"), "20,0": "G", "21,5": "G", "21,6": "G"}
    m = run("EndRound", players=[ada, bea], map=land, event=2, first=1)
    assert told(m, "event-dial") == [("trade",)]
    assert asked(m) == [1]
    do(m, 1, "put", "masonry")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "masonry")
    assert trade(m, 0) == {"pottery": 3, "masonry": 1}
    assert trade(m, 1) == {"masonry": 1}
    assert question(m) == "BeginTurn"


@rule("N100", "N30", "N18")
@pytest.mark.parametrize(
    ("event", "icon"), [(0, "none"), (1, "barbarian_move"), (2, "trade"), (3, "barbarian_move"), (4, "barbarian_spawn")]
)
def test_the_sections_of_the_dial_follow_clockwise(event: int, icon: str) -> None:
    m = run("EndRound", players=[player("Ada", capital="0,0")], map={**hexagon(3), "2,0": "G A"}, event=event)
    assert told(m, "event-dial") == [(icon,)]
    assert bool(told(m, "direction")) is (icon == "barbarian_move")
    assert m.view(None)["event"]["section"] == (event + 1) % 5


# -- where it meets other chapters -------------------------------------------------------------------------------------


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

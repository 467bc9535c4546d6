"""Phases 2 and 3: growth of the population and the census (40, 43.2, 43.3, A-44, A-53)."""

from __future__ import annotations

import pytest
from build import asked, changed, halted, refusal, run_phase, short, sound, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say

BEN = player("Ben", "asien")


@rule("43.2", "40", "WE-40")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (3, 5), (7, 9)])
def test_one_token_becomes_two_and_more_tokens_get_two_more(before: int, after: int) -> None:
    """WE-40, the table."""
    m = run_phase("Growth", player("Ada", "kreta", {"knossos": before}), BEN)
    assert halted(m)
    assert changed(m) == {"knossos.0": after, "0.stock": 56 - after}
    assert told(m, "grows") == [(0, after - before)]


@rule("43.2")
def test_all_areas_of_all_players_grow_whatever_the_limit_and_whoever_else_lives_there() -> None:
    """Knossos feeds 3 and holds two players: each counts for itself."""
    m = run_phase(
        "Growth",
        player("Ada", "kreta", {"knossos": 1, "lemnos": 1, "sparta": 2}),
        player("Ben", "asien", {"knossos": 2, "hattusa": 3}),
    )
    assert tokens(m, 0) == {"knossos": 2, "lemnos": 2, "sparta": 4}
    assert tokens(m, 1) == {"knossos": 4, "hattusa": 5}
    assert [m.state.stock[seat] for seat in (0, 1)] == [48, 47]
    assert sound(m)


@rule("43.2", "A-44")
def test_cities_treasury_and_ships_do_not_grow() -> None:
    m = run_phase("Growth", player("Ada", "kreta", cities=["knossos"], ships=["knossos"], treasury=7), BEN)
    assert halted(m)
    assert changed(m) == {}


@rule("43.2", "65.1", "A-53", "WE-40")
def test_short_stock_is_used_up_and_the_owner_chooses_where() -> None:
    """WE-40: areas with 2, 2 and 1 tokens, stock 3."""
    m = run_phase("Growth", short("Ada", "kreta", {"knossos": 2, "phaistos": 2, "lemnos": 1}, stock=3), BEN)
    assert asked(m) == [0]
    assert can(m, 0, "grow", ["knossos", "knossos", "lemnos"])
    assert can(m, 0, "grow", ["knossos", "lemnos", "phaistos"])
    assert not can(m, 0, "grow", ["knossos", "knossos"])
    assert not can(m, 0, "grow", ["knossos", "knossos", "phaistos", "phaistos"])
    assert not can(m, 0, "grow", ["knossos", "knossos", "knossos"])
    assert not can(m, 0, "grow", ["lemnos", "lemnos", "phaistos"])
    assert not can(m, 0, "grow", ["sparta", "sparta", "sparta"])
    assert not can(m, 0, "grow", [])
    say(m, 0, "grow", ["knossos", "lemnos", "phaistos"])
    assert halted(m)
    assert changed(m) == {"knossos.0": 3, "lemnos.0": 2, "phaistos.0": 3, "0.stock": 0}


@rule("43.2", "65.1")
def test_empty_stock_lets_nothing_grow_and_asks_nothing() -> None:
    m = run_phase("Growth", short("Ada", "kreta", {"knossos": 5}, stock=0), player("Ben", "asien", {"hattusa": 1}))
    assert halted(m)
    assert changed(m) == {"hattusa.1": 2, "1.stock": 54}


@rule("43.2")
def test_stock_that_is_just_enough_leaves_no_choice() -> None:
    m = run_phase("Growth", short("Ada", "kreta", {"knossos": 5, "lemnos": 1}, stock=3), BEN)
    assert halted(m)
    assert changed(m) == {"knossos.0": 7, "lemnos.0": 2, "0.stock": 0}


@rule("43.2", "43")
def test_two_players_with_short_stocks_choose_at_the_same_time() -> None:
    m = run_phase(
        "Growth",
        short("Ada", "kreta", {"knossos": 2, "phaistos": 2}, stock=1),
        short("Ben", "asien", {"hattusa": 2, "gordion": 1}, stock=2),
    )
    assert sorted(asked(m)) == [0, 1]
    say(m, 1, "grow", ["gordion", "hattusa"])
    assert refusal(m, 1, "grow", ["gordion", "hattusa"])[0] == "not-your-turn"
    say(m, 0, "grow", ["phaistos"])
    assert halted(m)
    assert changed(m) == {"phaistos.0": 3, "hattusa.1": 3, "gordion.1": 2, "0.stock": 0, "1.stock": 0}


@rule("43.3", "62", "WE-43.3")
def test_census_puts_most_tokens_first_and_ties_in_order_of_the_succession_table() -> None:
    """WE-43.3: 12, 12 and 20 tokens; Italien comes before Asien."""
    m = run_phase(
        "TakeCensus",
        player("Ada", "asien", {"hattusa": 12}, cities=["sinope"], ships=["sinope"], treasury=20),
        player("Ben", "italien", {"tarquini": 4, "kyme": 8}),
        player("Cleo", "kreta", {"knossos": 20}),
    )
    assert m.view(None)["census"] == [2, 1, 0]
    assert told(m, "census") == [((2, 1, 0), (20, 12, 12))]
    assert changed(m) == {"census": [2, 1, 0]}


@rule("43.3")
def test_cities_ships_and_treasury_do_not_count_in_the_census() -> None:
    m = run_phase(
        "TakeCensus",
        player("Ada", "kreta", {"knossos": 2}, cities=["athen", "sparta", "thera"], ships=["athen"], treasury=30),
        player("Ben", "asien", {"hattusa": 3}),
    )
    assert m.view(None)["census"] == [1, 0]


BEN_IN_HATTUSA = player("Ben", "asien", {"hattusa": 2})


@rule("43.2", "A-53")
def test_wrong_growth_is_told_how_many_are_due_where_and_in_all() -> None:
    ada = short("Ada", "kreta", {"knossos": 2, "phaistos": 1, "rhodos": 3}, stock=3)
    m = run_phase("Growth", ada, BEN_IN_HATTUSA)
    assert refusal(m, 0, "grow", ["knossos", "knossos", "knossos"]) == ("growth-too-much", "43.2")
    assert refusal(m, 0, "grow", ["knossos", "rhodos", "thera"]) == ("growth-too-much", "43.2")
    assert refusal(m, 0, "grow", ["knossos", "rhodos"]) == ("growth-total", "A-53")
    assert refusal(m, 0, "grow", ["knossos", "phaistos", "rhodos", "rhodos"]) == ("growth-total", "A-53")
    assert can(m, 0, "grow", ["knossos", "phaistos", "rhodos"])

"""Which pieces may be chosen for a loss, and when nobody is asked (52.1, A-22, A-22b)."""

from __future__ import annotations

from random import Random

import pytest
from test_calamities_phase import cities, over, question, struck, tokens, told

from zeitalter.engine.forms import sample
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.rules.losses import Risk, forced, splits
from zeitalter.games.civilization.rules.shares import amounts, shares, totals
from zeitalter.testing import can, rule, say, why


def famine(**ada):
    """Ada loses nine units and spares Beate."""
    what = {"tokens": {"knossos": 3, "ionien": 8}, "cities": ["rhodos", "milet", "sardes"], **ada}
    m = struck(player("Ada", "kreta", **what), player("Beate", "asien", {"hattusa": 2}),
               calamities=[("hungersnot", 0, -1)])  # fmt: skip
    say(m, 0, "assign", [0, 0])
    return m


@rule("52.1", "A-22")
@pytest.mark.parametrize(
    ("lost", "with_cities"),
    [
        (["ionien"] * 6 + ["knossos"] * 3, []),
        (["ionien"] * 8 + ["knossos"], []),
        (["ionien"] * 4, ["milet"]),
        (["ionien"] + ["knossos"] * 3, ["sardes"]),
    ],
)
def test_tokens_count_one_and_cities_five(lost, with_cities):
    m = famine()
    say(m, 0, "lose", lost, with_cities)
    assert 11 - m.state.on_board(0) == len(lost)
    assert cities(m, 0) == {"rhodos", "milet", "sardes"} - set(with_cities)


@rule("52.1", "A-22")
def test_two_cities_pay_nine_units_and_a_token_besides_would_be_superfluous():
    m = famine()
    assert why(m, 0, "lose", ["ionien"], ["milet", "rhodos"]).id == "too-many-units"
    assert why(m, 0, "lose", ["ionien"] * 5, ["milet"]).id == "too-many-units"
    assert why(m, 0, "lose", [], ["milet", "rhodos", "sardes"]).id == "too-many-units"
    assert why(m, 0, "lose", ["ionien"] * 3, ["milet"]).args == (8, 9)
    say(m, 0, "lose", [], ["milet", "rhodos"])
    assert cities(m, 0) == {"sardes"}
    assert tokens(m, 0) == {"ionien": 8, "knossos": 3}


@rule("52.1")
def test_only_own_pieces_can_be_lost():
    m = famine()
    assert why(m, 0, "lose", ["hattusa"] * 9, []).id == "no-token-at-risk"
    assert why(m, 0, "lose", ["knossos"] * 9, []).args[1] == 3
    assert why(m, 0, "lose", ["ionien"] * 4, ["hattusa"]).id == "no-city-at-risk"
    assert why(m, 0, "lose", ["mittelmeer_ost"] * 9, []).id == "no-token-at-risk"
    assert why(m, 1, "lose", ["hattusa"] * 2, []).id == "not-your-turn"


@rule("52.1")
def test_lost_cities_are_removed_entirely_and_ships_and_treasury_are_safe():
    m = famine(tokens={"ionien": 8}, ships=["ionien"], treasury=7)
    assert can(m, 0, "lose", [], ["milet", "rhodos"])
    say(m, 0, "lose", ["ionien"] * 4, ["milet"])
    assert told(m, "loses", "city-removed") == [["loses", 0, 4, "ionien"], ["city-removed", 0, "milet"]]
    assert tokens(m, 0) == {"ionien": 4}
    assert m.state.treasury[0] == 7
    assert len(m.state.ships[0]) == 1
    assert m.state.stock[0] == 56 - 7 - 4


@rule("A-22b")
def test_who_has_fewer_units_loses_all_without_a_question():
    m = famine(tokens={"knossos": 3}, cities=["rhodos"])
    assert over(m)
    assert (tokens(m, 0), cities(m, 0)) == ({}, set())
    assert m.state.stock[0] == 56


@rule("A-22b")
def test_who_has_no_units_is_not_told_to_lose_any():
    m = famine(tokens={}, cities=[])
    assert over(m)
    assert told(m, "must-lose") == []


def test_tokens_of_a_single_area_are_no_question():
    m = famine(tokens={"knossos": 12}, cities=[])
    assert over(m)
    assert told(m, "loses") == [["loses", 0, 9, "knossos"]]


def test_losers_choose_at_the_same_time_and_in_any_order():
    m = struck(
        player("Ada", "kreta", {"knossos": 6, "ionien": 6}),
        player("Beate", "asien", {"hattusa": 6, "sinope": 6}),
        player("Cem", "italien", {"tarent": 6, "samnium": 6}),
        calamities=[("hungersnot", 0, -1)],
    )
    say(m, 0, "assign", [0, 9, 11])
    assert question(m) == "Lose"
    assert set(m.asked()) == {0, 1, 2}
    say(m, 1, "lose", ["hattusa"] * 6 + ["sinope"] * 3, [])
    assert set(m.asked()) == {0, 2}
    assert why(m, 1, "lose", ["sinope"] * 3, []).id == "not-your-turn"
    say(m, 0, "lose", ["ionien"] * 4 + ["knossos"] * 5, [])
    say(m, 2, "lose", ["samnium"] * 6 + ["tarent"] * 5, [])
    assert over(m)
    assert [m.state.on_board(seat) for seat in range(3)] == [3, 3, 1]
    assert told(m, "must-lose") == [
        ["must-lose", 2, 11, "hungersnot"], ["must-lose", 0, 9, "hungersnot"], ["must-lose", 1, 9, "hungersnot"],
    ]  # fmt: skip


def test_default_spares_cities_and_thins_the_fullest_areas():
    m = famine()
    m.play_default(0)
    assert cities(m, 0) == {"rhodos", "milet", "sardes"}
    assert tokens(m, 0) == {"ionien": 1, "knossos": 1}


@rule("A-22")
@pytest.mark.parametrize("demand", range(1, 30))
@pytest.mark.parametrize("worth", [4, 5])
@pytest.mark.parametrize(("held", "towns"), [(0, 5), (1, 3), (3, 2), (12, 0), (7, 4)])
def test_every_split_meets_the_demand_without_superfluous_piece(demand, worth, held, towns):
    risk = Risk((3,), (held,), tuple(range(10, 10 + towns)), worth)
    wanted = min(demand, risk.units())
    everyone = [(t, c) for t in range(held + 1) for c in range(towns + 1)]
    legal = [
        (t, c)
        for t, c in everyone
        if t + worth * c >= wanted and (not t or t - 1 + worth * c < wanted) and (not c or t + worth * (c - 1) < wanted)
    ]
    assert sorted(splits(risk, demand)) == sorted(legal)
    assert legal


@rule("52.3", "52.6")
def test_where_a_limit_is_printed_cities_never_push_the_loss_beyond_it():
    assert splits(Risk((), (), (4, 5)), 7, 7) == [(0, 1)]
    assert splits(Risk((3,), (1,), (4, 5)), 7, 7) == [(1, 1)]
    assert splits(Risk((3,), (3,), (4, 5)), 7, 7) == [(2, 1)]
    assert splits(Risk((), (), (4, 5, 6), 4), 9, 10) == [(0, 2)]
    assert splits(Risk((), (), (4, 5), 4), 3, 5) == [(0, 1)]
    assert splits(Risk((), (), (4,)), 3, 3) == [(0, 0)]


def test_nothing_to_choose_is_found():
    assert forced(Risk((3, 4), (2, 2), (), 5), [(4, 0)]) == ((3, 3, 4, 4), ())
    assert forced(Risk((3, 4), (2, 2), (), 5), [(3, 0)]) is None
    assert forced(Risk((3,), (9,), (7,), 5), [(5, 0), (0, 1)]) is None
    assert forced(Risk((), (), (7, 8), 5), [(0, 1)]) is None
    assert forced(Risk((), (), (7, 8), 5), [(0, 2)]) == ((), (7, 8))


@rule("A-22")
def test_samples_find_every_way_to_lose():
    m = famine(tokens={"knossos": 2, "ionien": 3}, cities=["rhodos", "milet"])
    (form,) = m.options(0)
    r = Random(1)
    found = {sample(m.state, 0, form, r) for _ in range(500)}
    # one city and four of five tokens (two ways to leave one), or both cities alone
    assert len(found) == 2 * 2 + 1
    assert all(m.why_not(0, action) is None for action in found)


@rule("A-22", "A-46", "52.3")
def test_samples_find_every_way_to_share():
    rows = [(0,), (0, 5), (0, 5), (0, 1, 2, 3)]
    assert sorted(totals(rows, 10)[0]) == [0, 1, 2, 3, 5, 6, 7, 8, 10]
    r = Random(1)
    found = {shares(rows, 10, 10, r.choice) for _ in range(50)}
    assert found == {(0, 5, 5, 0)}
    found = {shares(rows, 6, 8, r.choice) for _ in range(300)}
    assert found == {(0, *cities, n) for cities in ((0, 5), (5, 0)) for n in (1, 2, 3)}


@rule("A-22", "A-22b")
def test_amounts_are_what_can_be_lost_exactly_or_all():
    assert amounts(Risk((1, 2), (1, 1), (3,)), 9) == (0, 1, 2, 5, 6, 7, 8, 9)
    assert amounts(Risk((), (), (3, 4)), 11) == (0, 5, 10, 11)
    assert amounts(Risk((), (), (3, 4, 5), 4), 10) == (0, 4, 8)
    assert amounts(Risk((), (), ()), 0) == (0,)

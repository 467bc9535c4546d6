"""Range (S18-S23b): steps over land and sea, later oceans, through whom, doubled by Explorers."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import IDS, area, of, state
from trade_scene import greeks, romans

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.reach import (
    closed,
    empires_in_range,
    gatekeepers,
    in_range,
    range_of,
    reach,
    region_in_range,
    spread,
)
from zeitalter.games.seven_ages.rules.receiving import may_receive
from zeitalter.testing import rule


def table(*empires: Empire, **board: Any) -> Match:
    """Empires on the map; nobody acts."""
    return position(*empires, players=3, **board)


def one(card: str, seat: int, where: str, **more: Any) -> Empire:
    return empire(card, seat, {where: "warriors"}, **more)


def covers(m: Match, card: str, id: str, **how: Any) -> bool:
    """Whether an area is in range of an empire."""
    return bool(reach(state(m), of(m, card), **how) >> area(id) & 1)


def sees(m: Match, card: str, other: str) -> bool:
    return in_range(state(m), of(m, card), of(m, other))


# -- counting ----------------------------------------------------------------------------------------------------------


@rule("S18", "S23", "T25")
def test_medina_is_three_steps_from_rome() -> None:
    assert not covers(table(romans(level=8)), "romans", "medina")
    assert covers(table(romans(level=15)), "romans", "medina")


@rule("S23", "S23b", "T26")
@pytest.mark.parametrize(("level", "allowed"), [(14, False), (15, True)])
def test_islam_can_be_played_on_rome_in_age_three(level: int, allowed: bool) -> None:
    m = table(romans(level=level))
    assert (may_receive(state(m), of(m, "romans"), IDS["artefact"].index("islam")) is None) is allowed


@rule("S18")
def test_neighbours_are_one_step_away_whatever_the_terrain() -> None:
    m = table(one("romans", 0, "north_italy", level=1))
    s, e = state(m), of(m, "romans")
    near = s.components.near[s.held[e].bit_length() - 1]
    assert reach(s, e) == (near & ~s.components.ocean) | s.held[e]


@rule("S23")
def test_own_areas_are_always_in_range() -> None:
    far = empire("romans", 0, {"rome": "warriors", "henan": "warriors"}, level=1)
    assert covers(table(far), "romans", "henan")


@rule("S23", "S11")
def test_a_region_is_in_range_if_one_of_its_areas_is() -> None:
    m = table(romans(level=8))
    s, e = state(m), of(m, "romans")
    regions = s.components.region_mask
    africa, india = (regions[IDS["region"].index(id)] for id in ("africa", "india"))
    assert region_in_range(s, e, africa)
    assert not region_in_range(s, e, india)


@rule("S21", "T31")
def test_range_is_one_sided() -> None:
    m = table(romans(level=15), one("arabs", 1, "medina", level=8))
    assert sees(m, "romans", "arabs")
    assert not sees(m, "arabs", "romans")


@rule("S19", "T32")
@pytest.mark.parametrize(("level", "seen"), [(15, False), (21, False), (22, True)])
def test_oceans_count_from_age_four(level: int, seen: bool) -> None:
    m = table(one("romans", 0, "england", level=level), one("arabs", 1, "virginia", level=level))
    assert sees(m, "romans", "arabs") is seen


@rule("S19")
def test_ships_on_an_ocean_are_out_of_range_before_age_four() -> None:
    ships = empire("arabs", 1, {"north_atlantic": "caravels", "medina": "warriors"}, level=22)
    for level, seen in ((15, False), (22, True)):
        m = table(one("romans", 0, "england", level=level), ships)
        assert covers(m, "romans", "north_atlantic") is seen


@rule("S18", "A21")
def test_empires_of_the_same_player_are_in_range_of_each_other_too() -> None:
    m = table(romans(), greeks(seat=0))
    assert empires_in_range(state(m), of(m, "romans")) == [of(m, "greeks")]


# -- how far -----------------------------------------------------------------------------------------------------------


@rule("S22", "S13", "T34")
def test_an_explorer_doubles_what_the_colossus_has_lengthened() -> None:
    wise = romans(leaders=[("unnamed_ex", "rome")], artefacts={"rome": ["colossus"]}, level=8)
    m = table(wise)
    s, e = state(m), of(m, "romans")
    assert range_of(s, e) == 3
    assert reach(s, e) == spread(s, e, s.held[e], 6, 0)
    assert reach(s, e) != spread(s, e, s.held[e], 5, 0)


@rule("S22", "T35")
def test_railways_and_colossus_add_up() -> None:
    m = table(romans(level=29, artefacts={"rome": ["railways", "colossus"]}, leaders=[("unnamed_ar", "rome")]))
    assert range_of(state(m), of(m, "romans")) == 7


@rule("S22")
@pytest.mark.parametrize("card", ["phoenicians", "ming"])
def test_some_cards_lengthen_the_range(card: str) -> None:
    m = table(one(card, 0, "rome", level=22))
    assert range_of(state(m), of(m, card)) == 5


@rule("S22")
def test_an_explorer_helps_only_from_his_area() -> None:
    two = empire("romans", 0, {"rome": "warriors", "henan": "warriors"}, leaders=[("unnamed_ex", "henan")], level=1)
    m = table(two)
    s, e = state(m), of(m, "romans")
    assert reach(s, e) == spread(s, e, s.held[e], 1, 0) | spread(s, e, 1 << area("henan"), 2, 0)
    assert reach(s, e, start=1 << area("rome")) == spread(s, e, 1 << area("rome"), 1, 0) | s.held[e]


@rule("S22")
def test_doublings_cumulate() -> None:
    m = table(romans(leaders=[("unnamed_ex", "rome")], level=1))
    s, e = state(m), of(m, "romans")
    assert reach(s, e, times=2) == spread(s, e, s.held[e], 4, 0)


@rule("S22", "A63")
def test_satellites_reach_all_empires_but_count_areas() -> None:
    m = table(romans(level=43, artefacts={"rome": ["satellites"]}), one("shang", 1, "henan", level=43))
    assert sees(m, "romans", "shang")
    assert empires_in_range(state(m), of(m, "romans")) == [of(m, "shang")]
    assert range_of(state(m), of(m, "romans")) == 7
    near = romans(level=1, artefacts={"rome": ["satellites"]})
    m = table(near, one("shang", 1, "henan"))
    assert sees(m, "romans", "shang")
    assert not covers(m, "romans", "henan")


# -- through whom ------------------------------------------------------------------------------------------------------


def sea_power(seat: int = 1, **more: Any) -> Empire:
    """Greeks who hold the Mediterranean between Rome and Palestine."""
    return empire("greeks", seat, {"greece": "warriors", "mediterranean_sea": "galleys"}, **{"level": 8, **more})


@rule("S20", "T28")
def test_the_path_ends_in_a_foreign_area_but_does_not_run_through_it() -> None:
    m = table(romans(level=8), sea_power())
    assert covers(m, "romans", "mediterranean_sea")
    assert not covers(m, "romans", "palestine")
    assert covers(table(romans(level=29), sea_power()), "romans", "palestine")  # five steps round the sea


@rule("S20", "T29")
def test_leave_opens_the_path() -> None:
    m = table(romans(level=8), sea_power())
    assert covers(m, "romans", "palestine", ways=1 << of(m, "greeks"))


@rule("S20", "A1")
def test_radio_helps_the_empire_that_counts() -> None:
    m = table(romans(level=8, artefacts={"rome": ["radio"]}), sea_power())
    assert closed(state(m), of(m, "romans"), 0) == 0
    assert covers(m, "romans", "palestine")
    assert not covers(table(romans(level=8), sea_power(artefacts={"greece": ["radio"]})), "romans", "palestine")


@rule("S20b")
def test_own_other_empires_are_no_obstacle() -> None:
    assert covers(table(romans(level=8), sea_power(seat=0)), "romans", "palestine")


@rule("S20b")
def test_who_plays_an_artefact_on_somebody_else_needs_no_leave_of_his_own() -> None:
    m = table(romans(level=8), sea_power(seat=2))
    s = state(m)
    s.acting, s.action = 2, IDS["action"].index("civilise")
    assert covers(m, "romans", "palestine")
    s.acting = 1
    assert not covers(m, "romans", "palestine")


@rule("S20")
def test_only_who_is_in_the_way_is_worth_asking() -> None:
    m = table(romans(level=8), sea_power(), one("hittites", 2, "north_italy", level=8))
    s, e = state(m), of(m, "romans")
    wanted = 1 << area("palestine")
    assert gatekeepers(s, e, wanted) == [of(m, "greeks")]
    assert gatekeepers(s, e, 1 << area("carthage")) == []  # in range anyhow
    assert gatekeepers(s, e, 1 << area("henan")) == []  # too far with any leave
    s.asked_ways = 1 << of(m, "greeks")
    assert gatekeepers(s, e, wanted) == []

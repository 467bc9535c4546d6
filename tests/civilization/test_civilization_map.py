"""The board: areas, borders, sites, waters and what the rule text says of them (31, 42, A-08, A-36, A-52, A-60)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zeitalter.games.civilization.data.components import load_components, our_data
from zeitalter.testing import rule

C = load_components(None)
MAP: Any = our_data()["map"]
AREAS: dict[str, Any] = {area["id"]: area for area in MAP["areas"]}
LAND = {id: area for id, area in AREAS.items() if area["kind"] != "open_sea"}
SEAS = {id: area for id, area in AREAS.items() if area["kind"] == "open_sea"}


def area(id: str) -> int:
    return C.ids["area"].index(id)


def names(kind: str, numbers: Any) -> set[str]:
    return {C.ids[kind][n] for n in numbers}


@rule("31")
def test_land_borders_are_mutual_and_no_area_borders_itself() -> None:
    for a, links in enumerate(C.land_links):
        assert a not in links
        assert all(a in C.land_links[b] for b in links)
    assert C.areas == 123
    assert sum(len(links) for links in C.land_links) == 2 * 231


@rule("31", "43.5")
def test_water_links_are_mutual_and_stay_in_one_water() -> None:
    for a, links in enumerate(C.coast_links):
        assert a not in links
        for b in links:
            assert a in C.coast_links[b]
            if not C.open_sea[a] and not C.open_sea[b]:
                assert C.coast_water[a] == C.coast_water[b]


@rule("31")
def test_every_area_has_a_limit_and_sites_are_black_or_white_squares() -> None:
    assert all(limit >= 1 for limit in C.limit)
    assert Counter(area["city_site"] for area in LAND.values()) == Counter(none=68, black=47, white=8)
    assert sum(C.limit) == 250


@rule("31", "A-52")
def test_there_are_four_flood_plains_and_white_squares_lie_inside_them() -> None:
    plains = {plain: names("area", C.flood_areas[i]) for i, plain in enumerate(C.ids["plain"])}
    assert set(plains) == {"nil", "mesopotamien", "donau", "po"}
    white = {id for id, a in LAND.items() if a["city_site"] == "white"}
    assert white == {"alexandria", "fayum", "memphis", "tanis", "babylon", "charax", "ur", "tyras"}
    assert white <= set().union(*plains.values())
    assert not white & plains["po"]
    assert all(LAND[id]["city_site"] == "none" for id in plains["po"])


@rule("31", "52.2")
def test_there_are_three_volcanoes_and_those_of_syracuse_and_kyme_touch_two_areas() -> None:
    volcanoes = {id: names("area", C.volcano_areas[i]) for i, id in enumerate(C.ids["volcano"])}
    assert len(volcanoes) == 3
    assert sorted(len(areas) for areas in volcanoes.values()) == [1, 2, 2]
    assert {len(areas) for areas in volcanoes.values() if areas & {"syrakus", "kyme"}} == {2}


@rule("31", "42", "A-36")
def test_every_area_belongs_to_one_of_four_regions_and_open_sea_to_none() -> None:
    assert Counter(a["region"] for a in LAND.values()).keys() == {"beige", "pink", "green", "yellow"}
    assert {a["region"] for a in SEAS.values()} == {None}
    assert len(SEAS) == 8


@rule("42", "WE-42")
def test_start_areas_are_what_the_table_says_of_them() -> None:
    """WE-42: the "5" and "3" areas on the north edge, the "2" areas in north and north-east."""
    assert C.limit[area("germanien")] == 5
    assert C.limit[area("skythien")] == 3
    assert C.limit[area("maikop")] == 2
    assert C.limit[area("medien")] == 2
    for players, row in MAP["start_areas"].items():
        for start in row["nations"].values():
            assert LAND[start]["region"] in row["regions"], (players, start)


@rule("43.7", "43.5", "WE-F", "WE-D", "WE-A")
def test_areas_of_the_figures_are_as_drawn() -> None:
    """WE-F: sparta 1, mykene 1, korinth 2, black sites; WE-D: korkyra is an island; WE-A: four neighbours."""
    assert [C.limit[area(id)] for id in ("sparta", "mykene", "korinth")] == [1, 1, 2]
    assert {LAND[id]["city_site"] for id in ("sparta", "mykene", "korinth", "korkyra")} == {"black"}
    for one in ("sparta", "mykene", "korinth"):
        for two in {"sparta", "mykene", "korinth"} - {one}:
            assert area(two) in C.land_links[area(one)]
    assert C.land_links[area("korkyra")] == ()
    assert names("area", C.land_links[area("germanien")]) == {"dakien", "pannonien", "sudeten", "illyricum"}


@rule("52.2", "A-60")
def test_rhodes_and_miletus_are_near_across_water() -> None:
    assert area("milet") in C.near[area("rhodos")]
    assert area("milet") not in C.land_links[area("rhodos")]
    assert all(b != a and a in C.near[b] for a, near in enumerate(C.near) for b in near)
    assert area("alexandria") not in C.near[area("knossos")]


@rule("A-08")
def test_areas_with_two_coasts() -> None:
    several = {C.ids["area"][a] for a, coasts in enumerate(C.coasts_of) if len(coasts) > 1}
    assert several == {"delphi", "skythien", "galatien", "ninive", "kleinarmenien"}


@rule("43.5", "31")
def test_open_seas_hold_no_land_and_lakes_are_not_sea() -> None:
    waters = MAP["waters"]
    assert {id for id, water in waters.items() if not water["is_sea"]} == {"vansee", "urmiasee", "tuzsee"}
    assert names("water", C.closed_waters) == {"rotes_meer", "persischer_golf", "kaspisches_meer"}
    assert {C.ids["coast"][i] for i, open_sea in enumerate(C.open_sea) if open_sea} == set(SEAS)


@rule("43.5", "53.6", "WE-43.5")
def test_distances_of_the_examples() -> None:
    """WE-43.5: knossos to alexandria is 11 coastal steps, 2 across open sea."""

    def steps(start: str, goal: str, at_sea: bool) -> int:
        ids = C.ids["coast"]
        far, edge = {ids.index(start): 0}, [ids.index(start)]
        while edge:
            at = edge.pop(0)
            for to in C.coast_links[at]:
                if to not in far and (at_sea or not C.open_sea[to]):
                    far[to] = far[at] + 1
                    edge.append(to)
        return far.get(ids.index(goal), -1)

    assert steps("knossos", "alexandria", at_sea=False) == 11
    assert steps("knossos", "alexandria", at_sea=True) == 2
    assert steps("gordion", "kanesch", at_sea=True) == 1
    assert steps("gordion", "sardes", at_sea=True) == -1
    assert steps("delphi.west", "delphi.ost", at_sea=False) == 5

"""Volcano and earthquake (52.2)."""

from __future__ import annotations

from test_calamities_phase import cities, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say, why

VOLCANO = [("vulkan_erdbeben", 0, -1)]


@rule("52.2", "A-59")
def test_victim_chooses_the_volcano_and_all_units_of_both_areas_are_destroyed():
    m = struck(
        player("Ada", "kreta", {"mylai": 2, "knossos": 3}, cities=["kyme"], ships=["mylai"]),
        player("Beate", "italien", {"kampanien": 2, "samnium": 2}, cities=["syrakus"]),
        player("Cem", "asien", {"mylai": 1}),
        calamities=VOLCANO,
    )
    assert question(m) == "ChooseVolcano"
    assert m.asked() == (0,)
    assert why(m, 0, "erupt", "thera").id == "no-units-at-volcano"
    assert can(m, 0, "erupt", "vesuv")
    say(m, 0, "erupt", "aetna")
    assert over(m)
    assert tokens(m, 0) == {"knossos": 3}
    assert cities(m, 0) == {"kyme"}
    assert cities(m, 1) == set()
    assert tokens(m, 1) == {"kampanien": 2, "samnium": 2}
    assert tokens(m, 2) == {}
    assert m.state.stock == [53, 52, 56]
    assert len(m.state.ships[0]) == 1
    assert told(m, "erupts", "loses", "city-removed") == [
        ["erupts", "aetna", ["mylai", "syrakus"]],
        ["loses", 0, 2, "mylai"],
        ["loses", 2, 1, "mylai"],
        ["city-removed", 1, "syrakus"],
    ]


@rule("52.2", "A-59")
def test_city_of_the_victim_at_the_volcano_vanishes_without_replacement():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}, cities=["kyme"]),
        player("Beate", "italien", {"kampanien": 2}),
        player("Cem", "asien", {"hattusa": 1}),
        calamities=VOLCANO,
    )
    assert over(m)
    assert cities(m, 0) == set()
    assert tokens(m, 0) == {"knossos": 3}
    assert tokens(m, 1) == {}


@rule("52.2", "A-42")
def test_a_single_shared_token_makes_the_volcano_erupt_instead_of_an_earthquake():
    m = struck(
        player("Ada", "kreta", {"thera": 1, "knossos": 3}, cities=["rhodos"]),
        player("Beate", "asien", {"thera": 1}),
        calamities=VOLCANO,
    )
    assert over(m)
    assert tokens(m, 0) == {"knossos": 3}
    assert tokens(m, 1) == {}
    assert cities(m, 0) == {"rhodos"}
    assert told(m, "quakes") == []


@rule("52.2", "A-60", "WE-52.2")
def test_earthquake_dissolves_a_city_and_a_foreign_one_across_the_water():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}, cities=["rhodos"]),
        player("Beate", "asien", {"hattusa": 4}, cities=["milet", "sinope"]),
        calamities=VOLCANO,
    )
    assert question(m) == "ChooseAftershock"
    assert why(m, 0, "shake", "sinope").id == "not-adjacent"
    assert why(m, 0, "shake", "knossos").id == "no-foreign-city"
    assert why(m, 0, "shake", "mittelmeer_ost").id == "no-foreign-city"
    say(m, 0, "shake", "milet")
    assert over(m)
    assert tokens(m, 0) == {"knossos": 3, "rhodos": 2}
    assert tokens(m, 1) == {"hattusa": 4, "milet": 1}
    assert cities(m, 1) == {"sinope"}
    assert told(m, "quakes", "shakes", "dissolves") == [
        ["quakes", 0, "rhodos"],
        ["dissolves", 0, "rhodos", 2],
        ["shakes", 0, 1, "milet"],
        ["dissolves", 1, "milet", 1],
    ]


@rule("52.2")
def test_foreign_city_may_be_spared():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}, cities=["rhodos"]),
        player("Beate", "asien", {"hattusa": 4}, cities=["milet"]),
        calamities=VOLCANO,
    )
    say(m, 0, "spare")
    assert over(m)
    assert cities(m, 1) == {"milet"}


@rule("52.2")
def test_own_city_cannot_be_the_extra_one():
    m = struck(
        player("Ada", "kreta", {"ionien": 4}, cities=["rhodos", "milet"]),
        player("Beate", "asien", {"hattusa": 4}, cities=["sinope"]),
        calamities=VOLCANO,
    )
    assert question(m) == "ChooseQuake"
    assert why(m, 0, "quake", "sinope").id == "no-own-city"
    say(m, 0, "quake", "rhodos")
    assert over(m)
    assert cities(m, 0) == {"milet"}
    assert cities(m, 1) == {"sinope"}


@rule("52.1", "52.2")
def test_agriculture_counts_when_a_city_is_dissolved():
    m = struck(
        player("Ada", "kreta", {"knossos": 3}, cities=["rhodos"], cards=["landwirtschaft"]),
        player("Beate", "asien", {"hattusa": 4}),
        calamities=VOLCANO,
    )
    assert tokens(m, 0) == {"knossos": 3, "rhodos": 3}


@rule("52.2", "65.1")
def test_city_is_removed_where_the_stock_is_too_small_and_the_earth_still_shakes_the_other():
    m = struck(
        player("Ada", "kreta", {"ionien": 4}, cities=["rhodos"], treasury=51),
        player("Beate", "asien", {"hattusa": 4}, cities=["milet"]),
        calamities=VOLCANO,
    )
    assert m.state.stock[0] == 1
    assert told(m, "city-removed") == [["city-removed", 0, "rhodos"]]
    say(m, 0, "shake", "milet")
    assert cities(m, 1) == set()
    assert m.state.stock[0] == 1


@rule("52.2")
def test_without_city_and_volcano_nothing_happens():
    m = struck(player("Ada", "kreta", {"knossos": 3}), player("Beate", "asien", {"hattusa": 2}, cities=["thera"]),
               calamities=VOLCANO)  # fmt: skip
    assert over(m)
    assert tokens(m, 0) == {"knossos": 3}
    assert told(m, "calamity-harmless") == [["calamity-harmless", "vulkan_erdbeben", 0]]

"""Support and dissolving of cities, phase 7 with building and surplus (43.65, 43.7, 53.8, 65.1, 65.3, A-13, A-27)."""

from __future__ import annotations

from typing import Any

import pytest
from build import (
    asked,
    changed,
    cities,
    end,
    halted,
    offered,
    refusal,
    run_phase,
    short,
    sound,
    tokens,
    told,
    with_idle,
)

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say

FOUR = ["athen", "knossos", "mykene", "sparta"]
NINE = ["athen", "byzanz", "chalkis", "eretria", "gordion", "hattusa", "kanesch", "knossos", "korinth"]


# -- support -----------------------------------------------------------------------------------------------------------


@rule("43.65", "65.3")
def test_two_tokens_on_the_board_support_a_city() -> None:
    m = run_phase("Conflicts", player("Ada", "kreta", {"hattusa": 8}, cities=FOUR), player("Ben", "asien"))
    assert halted(m)
    assert changed(m) == {}


@rule("43.65", "A-56", "WE-43.65")
def test_owner_dissolves_cities_until_the_rest_is_supported() -> None:
    """WE-43.65: 5 cities and 8 tokens; athen feeds 2, then 4 cities have 10 tokens."""
    ada = player("Ada", "kreta", {"hattusa": 8}, cities=[*FOUR, "korinth"])
    m = run_phase("Conflicts", ada, player("Ben", "asien"))
    assert asked(m) == [0]
    assert offered(m, 0, "dissolve") == [(area,) for area in ("athen", "knossos", "korinth", "mykene", "sparta")]
    assert refusal(m, 0, "dissolve", "troja") == ("no-city-of-yours", "43.65")
    say(m, 0, "dissolve", "athen")
    assert halted(m)
    assert changed(m) == {"athen.city": None, "athen.0": 2, "0.stock": 46}
    assert told(m, "dissolves") == [(0, "athen", 2)]


@rule("43.65", "A-56")
def test_tokens_of_a_dissolved_city_count_at_once_and_one_city_goes_after_the_other() -> None:
    """Four cities, three tokens: sparta gives 1 (4 for 3 cities), mykene 1 more (5 for 2 cities)."""
    m = run_phase("Conflicts", player("Ada", "kreta", {"hattusa": 3}, cities=FOUR), player("Ben", "asien"))
    say(m, 0, "dissolve", "sparta")
    assert asked(m) == [0]
    assert offered(m, 0, "dissolve") == [("athen",), ("knossos",), ("mykene",)]
    say(m, 0, "dissolve", "mykene")
    assert halted(m)
    assert tokens(m, 0) == {"hattusa": 3, "sparta": 1, "mykene": 1}
    assert cities(m, 0) == ["athen", "knossos"]


@rule("43.65", "53.8")
def test_agriculture_gives_a_dissolved_city_one_token_more() -> None:
    ada = player("Ada", "kreta", {"hattusa": 1}, cities=["athen"], cards=["landwirtschaft"])
    m = run_phase("Conflicts", ada, player("Ben", "asien"))
    assert changed(m) == {"athen.city": None, "athen.0": 3, "0.stock": 52}


@rule("65.1", "A-27", "43.65", "WE-43.65")
def test_city_is_removed_when_stock_does_not_suffice() -> None:
    """WE-43.65: 3 cities, 2 tokens, stock 0: cities go until one is left."""
    ada = short("Ada", "kreta", {"hattusa": 2}, stock=0, cities=["athen", "sparta", "knossos"])
    m = run_phase("Conflicts", ada, player("Ben", "asien"))
    say(m, 0, "dissolve", "knossos")
    say(m, 0, "dissolve", "athen")
    assert halted(m)
    assert changed(m) == {"knossos.city": None, "athen.city": None}
    assert told(m, "city-removed") == [(0, "knossos"), (0, "athen")]


@rule("A-27", "65.1")
def test_partly_enough_stock_gives_nothing_to_a_dissolved_city() -> None:
    """Knossos feeds 3, two are in stock: all or nothing."""
    ada = short("Ada", "kreta", {"hattusa": 1}, stock=2, cities=["knossos"])
    m = run_phase("Conflicts", ada, player("Ben", "asien"))
    assert halted(m)
    assert changed(m) == {"knossos.city": None}


@rule("43.65", "62")
def test_support_is_tested_after_all_fights() -> None:
    """Ben's tokens fall in lemnos: only then his city is short of support."""
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"lemnos": 5}),
        player("Ben", "asien", {"lemnos": 2}, cities=["hattusa"]),
    )
    assert halted(m)
    assert changed(m) == {
        "0.stock": 52, "lemnos.0": 4, "lemnos.1": None, "hattusa.city": None, "hattusa.1": 2,
    }  # fmt: skip


@rule("43.65", "43.7")
def test_support_counts_tokens_on_the_board_not_treasury_or_ships() -> None:
    ada = player("Ada", "kreta", {"hattusa": 1}, cities=["athen"], treasury=30, ships=["athen"] * 4)
    m = run_phase("Conflicts", ada, player("Ben", "asien"))
    assert cities(m, 0) == []


@rule("A-45", "43.1")
def test_exempt_city_is_neither_counted_nor_dissolved() -> None:
    m = run_phase(
        "CheckSupport",
        player("Ada", "kreta", {"hattusa": 3}, cities=["athen", "sparta", "mykene"]),
        player("Ben", "asien"),
        exempt=["athen"],
    )
    assert offered(m, 0, "dissolve") == [("mykene",), ("sparta",)]
    say(m, 0, "dissolve", "mykene")
    assert halted(m)
    assert cities(m, 0) == ["athen", "sparta"]


# -- building ----------------------------------------------------------------------------------------------------------


def building(land: dict[str, int], seats: int = 2, **what: Any) -> Match:
    return run_phase("CityBuilding", *with_idle(player("Ada", "kreta", land, **what), seats=seats))


@rule("43.7", "40")
def test_six_tokens_on_a_site_become_a_city_and_go_to_stock() -> None:
    m = building({"athen": 6, "hattusa": 2})
    assert asked(m) == [0]
    assert offered(m, 0, "build") == [("athen",)]
    say(m, 0, "build", "athen")
    end(m, 0, "end_building")
    assert halted(m)
    assert changed(m) == {"athen.city": 0, "athen.0": None, "0.stock": 54}
    assert told(m, "builds-city") == [(0, "athen")]


@rule("43.7", "31")
def test_white_site_is_as_good_as_a_black_one() -> None:
    m = building({"tyras": 6, "hattusa": 2}, seats=3)
    say(m, 0, "build", "tyras")
    assert cities(m, 0) == ["tyras"]


@rule("43.7")
@pytest.mark.parametrize(("n", "possible"), [(6, False), (11, False), (12, True), (15, True)])
def test_area_without_a_site_needs_twelve(n: int, possible: bool) -> None:
    m = building({"delphi": n, "hattusa": 2, "athen": 6})
    assert can(m, 0, "build", "delphi") == possible
    if possible:
        say(m, 0, "build", "delphi")
        say(m, 0, "end_building")
        assert changed(m) == {"delphi.city": 0, "delphi.0": None, "athen.0": 2, "0.stock": 52}
    else:
        assert refusal(m, 0, "build", "delphi") == ("too-few-to-build", "43.7")


@rule("43.7")
def test_five_tokens_are_too_few_and_building_is_voluntary() -> None:
    m = building({"athen": 5, "hattusa": 2})
    assert halted(m)
    assert changed(m) == {"athen.0": 2, "0.stock": 52}
    m = building({"athen": 6, "hattusa": 2})
    end(m, 0, "end_building")
    assert changed(m) == {"athen.0": 2, "0.stock": 52}


@rule("43.7", "A-13", "WE-43.7")
def test_new_city_must_be_supported_by_what_is_left_after_the_surplus() -> None:
    """WE-43.7: nothing else on the board, or tokens that the surplus takes away, feed nobody."""
    m = building({"athen": 6})
    assert halted(m)
    assert changed(m) == {"athen.0": 2, "0.stock": 54}
    m = building({"athen": 6, "sparta": 6})
    assert offered(m, 0, "build") == [("sparta",)]
    assert refusal(m, 0, "build", "athen") == ("no-support", "A-13")
    m = building({"athen": 6, "lemnos": 5})
    assert halted(m)
    m = building({"athen": 6, "lemnos": 5, "lesbos": 1})
    assert can(m, 0, "build", "athen")


@rule("A-13")
def test_second_city_counts_the_first_as_built() -> None:
    """After athen, knossos would leave 3 tokens for 2 cities."""
    m = building({"athen": 6, "knossos": 6, "hattusa": 2, "lemnos": 1})
    say(m, 0, "build", "athen")
    assert refusal(m, 0, "build", "knossos") == ("no-support", "A-13")
    say(m, 0, "end_building")
    assert cities(m, 0) == ["athen"]
    m = building({"athen": 6, "lemnos": 6, "gordion": 6, "hattusa": 2}, cities=["sparta", "mykene"])
    assert halted(m)
    assert cities(m, 0) == ["mykene", "sparta"]
    m = building({"athen": 6, "knossos": 6, "hattusa": 2, "lemnos": 1, "lesbos": 1})
    say(m, 0, "build", "athen")
    say(m, 0, "build", "knossos")
    end(m, 0, "end_building")
    assert cities(m, 0) == ["athen", "knossos"]
    assert tokens(m, 0) == {"hattusa": 2, "lemnos": 1, "lesbos": 1}


@rule("A-13")
def test_old_cities_need_support_too_before_a_new_one_is_built() -> None:
    m = building({"athen": 6, "hattusa": 2, "gordion": 1}, cities=["sparta"])
    assert halted(m)
    m = building({"athen": 6, "hattusa": 2, "gordion": 2}, cities=["sparta"])
    assert can(m, 0, "build", "athen")


@rule("43.7")
def test_one_city_per_area() -> None:
    """Twelve tokens in the area of an own city build nothing and go."""
    m = building({"athen": 12, "hattusa": 2, "gordion": 2}, cities=["athen"])
    assert halted(m)
    assert changed(m) == {"athen.0": None, "0.stock": 52}
    m = building({"athen": 12, "korinth": 6, "hattusa": 2, "gordion": 2}, cities=["athen"])
    assert refusal(m, 0, "build", "athen") == ("city-there", "43.7")


@rule("43.7", "64", "32")
def test_tenth_city_is_impossible() -> None:
    support = {"thrakien": 2, "bithynien": 2, "phrygien": 1, "ionien": 3, "lykien": 1, "lemnos": 1, "zypern": 2}
    m = building({"sparta": 6, "galatien": 2, "kilikien": 2, "delphi": 2, "thessalien": 2, **support}, cities=NINE)
    assert halted(m)
    assert len(cities(m, 0)) == 9
    m = building({"sparta": 6, "galatien": 2, "kilikien": 2, "delphi": 2, "thessalien": 2, **support}, cities=NINE[:8])
    say(m, 0, "build", "sparta")
    assert len(cities(m, 0)) == 9


@rule("43.7", "43")
def test_all_build_at_the_same_time() -> None:
    m = run_phase(
        "CityBuilding",
        player("Ada", "kreta", {"athen": 6, "knossos": 2}),
        player("Ben", "asien", {"gordion": 7, "hattusa": 2}),
    )
    assert sorted(asked(m)) == [0, 1]
    say(m, 1, "build", "gordion")
    say(m, 0, "build", "athen")
    say(m, 0, "end_building")
    assert asked(m) == [1]
    say(m, 1, "end_building")
    assert halted(m)
    assert changed(m) == {
        "athen.city": 0, "athen.0": None, "gordion.city": 1, "gordion.1": None, "0.stock": 54, "1.stock": 54,
    }  # fmt: skip


# -- figure F ----------------------------------------------------------------------------------------------------------


def figure_f(land: dict[str, int], moves: list[tuple[str, int]], **what: Any) -> Match:
    """Growth, movement and building around sparta; support stands in asia."""
    asia = {"hattusa": 2, "gordion": 2, "ionien": 3, "bithynien": 2}
    m = run_phase(
        ["Growth", "Movement", "CityBuilding"], player("Ada", "kreta", {**land, **asia}, **what), player("Ben", "asien")
    )
    for area, n in moves:
        say(m, 0, "move", area, "sparta", n)
    return m


@rule("43.7", "43.2", "43.5", "53.8", "WE-F")
@pytest.mark.parametrize(
    ("land", "moves", "what", "built"),
    [
        ({"sparta": 1, "mykene": 1, "korinth": 1}, [("mykene", 2), ("korinth", 2)], {}, True),
        ({"sparta": 1, "korinth": 2}, [("korinth", 4)], {"cities": ["mykene"]}, True),
        ({"sparta": 1, "mykene": 1}, [("mykene", 2)], {"cities": ["korinth"]}, False),
        ({"sparta": 2, "mykene": 2}, [("mykene", 4)], {"cities": ["korinth"], "cards": ["landwirtschaft"]}, True),
    ],
)
def test_figure_f_sparta(land: dict[str, int], moves: list[tuple[str, int]], what: Any, built: bool) -> None:
    """WE-F, cases F1, F2, F3 and F5."""
    m = figure_f(land, moves, **what)
    end(m, 0, "end_moves")
    assert (("sparta",) in offered(m, 0, "build")) == built
    if built:
        say(m, 0, "build", "sparta")
        assert "sparta" in cities(m, 0)
        assert "sparta" not in tokens(m, 0)
    else:
        assert tokens(m, 0)["sparta"] == 1
    assert sound(m)


@rule("43.7", "43.5", "WE-F")
def test_figure_f_sparta_with_help_by_sea() -> None:
    """WE-F, case F4: a ship brings the two missing tokens."""
    m = figure_f({"sparta": 1, "mykene": 1, "phaistos": 1}, [("mykene", 2)], cities=["korinth"], ships=["phaistos"])
    say(m, 0, "load", 0, 2)
    say(m, 0, "sail", 0, "sparta")
    say(m, 0, "unload", 0, 2)
    end(m, 0, "end_moves")
    say(m, 0, "build", "sparta")
    say(m, 0, "end_building")
    assert halted(m)
    assert cities(m, 0) == ["korinth", "sparta"]


# -- surplus -----------------------------------------------------------------------------------------------------------


@rule("43.7", "53.8", "WE-43.7")
@pytest.mark.parametrize(("cards", "stay"), [([], 2), (["landwirtschaft"], 3)])
def test_surplus_over_the_limit_goes_to_stock(cards: list[str], stay: int) -> None:
    """WE-43.7: limit 2, five own tokens alone."""
    m = building({"delphi": 5}, cards=cards)
    assert changed(m) == {"delphi.0": stay, "0.stock": 56 - stay}
    assert told(m, "surplus") == [(0, 5 - stay, "delphi")]


@rule("53.8", "43.7", "43.6", "WE-43.7")
def test_agriculture_works_where_only_own_tokens_live() -> None:
    """WE-43.7: 5 own and 1 foreign, limit 2: the foreign token falls first, then 3 stay; 1 and 1 both stay."""
    ada = player("Ada", "kreta", {"delphi": 5, "athen": 1}, cards=["landwirtschaft"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, player("Ben", "asien", {"delphi": 1, "athen": 1}))
    assert changed(m) == {"delphi.0": 3, "delphi.1": None, "0.stock": 52, "1.stock": 55}
    ada = player("Ada", "kreta", {"athen": 2}, cards=["landwirtschaft"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, player("Ben", "asien", {"athen": 1}))
    assert changed(m) == {"athen.1": None, "1.stock": 56}


@rule("43.7", "53.8", "A-13")
def test_agriculture_supports_a_new_city() -> None:
    """Lemnos feeds one token, two with agriculture."""
    m = building({"athen": 6, "lemnos": 4}, cards=["landwirtschaft"])
    say(m, 0, "build", "athen")
    say(m, 0, "end_building")
    assert changed(m) == {"athen.city": 0, "athen.0": None, "lemnos.0": 2, "0.stock": 54}
    m = building({"athen": 6, "lemnos": 4})
    assert halted(m)
    assert cities(m, 0) == []


@rule("43.7", "53.8")
def test_shared_area_has_no_bonus_when_a_city_needs_support() -> None:
    """Ada shares delphi (limit 2) with Ben: her one token and no bonus support nothing."""
    ada = player("Ada", "kreta", {"athen": 6, "delphi": 1}, cards=["landwirtschaft"])
    m = run_phase("CityBuilding", ada, player("Ben", "asien", {"delphi": 1}))
    assert halted(m)
    assert changed(m) == {"athen.0": 3, "0.stock": 52}


@rule("43.7")
def test_no_tokens_stay_beside_a_city() -> None:
    m = building({"athen": 3, "hattusa": 2}, cities=["athen"])
    assert changed(m) == {"athen.0": None, "0.stock": 54}


NINE_AROUND_CRETE = ["knossos", "phaistos", "thera", "rhodos", "milet", "troja", "sardes", "gordion", "kanesch"]

BEN = player("Ben", "asien", {"hattusa": 2})


@rule("43.7", "66")
def test_last_possible_city_can_be_taken_back_before_the_cards_are_drawn() -> None:
    m = run_phase(["CityBuilding", "TradeCards"], player("Ada", "kreta", {"athen": 6, "hattusa": 2}), BEN)
    say(m, 0, "build", "athen")
    assert offered(m, 0, "build") == []
    assert not told(m, "draws")
    m.undo(0)
    assert cities(m, 0) == []
    say(m, 0, "build", "athen")
    say(m, 0, "end_building")
    assert len(told(m, "draws")) == 1


@rule("43.7")
def test_who_cannot_build_is_told_instead_of_asked_and_surplus_waits_for_the_builders() -> None:
    ada = player("Ada", "kreta", {"athen": 6, "lesbos": 2, "lemnos": 2})
    m = run_phase("CityBuilding", ada, player("Ben", "asien", {"troja": 6, "hattusa": 1}))
    assert asked(m) == [0]
    assert told(m, "cannot-support") == [(1, "troja")]
    say(m, 0, "build", "athen")
    assert tokens(m, 0) == {"lesbos": 2, "lemnos": 2}
    say(m, 0, "end_building")
    assert tokens(m, 0) == {"lesbos": 1, "lemnos": 1}


@rule("43.7")
def test_own_and_foreign_cities_are_the_reason_before_the_number_of_tokens() -> None:
    ada = player("Ada", "kreta", {"athen": 6, "hattusa": 2, "gordion": 2, "lemnos": 1}, cities=["sparta"])
    m = run_phase("CityBuilding", ada, player("Ben", "asien", cities=["troja"]))
    assert refusal(m, 0, "build", "sparta") == ("city-there", "43.7")
    assert refusal(m, 0, "build", "troja") == ("city-there", "43.7")
    assert refusal(m, 0, "build", "hattusa") == ("too-few-to-build", "43.7")


@rule("43.65", "A-45", "A-04")
def test_cities_that_may_not_go_are_told_why() -> None:
    ada = player("Ada", "kreta", {"knossos": 2}, cities=["athen", "sparta", "korinth"])
    m = run_phase("CheckSupport", ada, player("Ben", "asien", {"gordion": 2}, cities=["troja"]), exempt=["athen"])
    assert refusal(m, 0, "dissolve", "troja") == ("no-city-of-yours", "43.65")
    assert refusal(m, 0, "dissolve", "athen") == ("city-exempt", "A-45")
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", {"hattusa": 2}, stock=2, cities=["athen", "sparta"]),
        short("Ben", "asien", {"bithynien": 2}, stock=20, cities=NINE_AROUND_CRETE),
    )
    assert refusal(m, 0, "dissolve", "troja") == ("no-revolt-there", "43.1")
    assert can(m, 0, "dissolve", "sparta")


@rule("43.65", "43.7")
def test_tokens_in_a_city_support_it_in_phase_six_and_leave_in_phase_seven() -> None:
    ada = player("Ada", "kreta", {"athen": 4}, cities=["athen", "sparta"])
    m = run_phase(["Conflicts", "CityBuilding"], ada, BEN)
    assert (cities(m, 0), tokens(m, 0)) == (["athen", "sparta"], {})

"""Piracy (52.9)."""

from __future__ import annotations

from test_calamities_phase import cities, farmers, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say, why

SUPPORT = {"mesopotamien": 8, "sumer": 8}


def pirates(ships, towns, tokens=None):
    """Beate has sold piracy to Ada; five players, so that all closed seas are in play."""
    return struck(
        player("Ada", "aegypten", tokens or SUPPORT, cities=towns),
        player("Beate", "asien", {"hattusa": 4}, ships=ships, cities=["sinope"]),
        player("Cem", "afrika"),
        player("Dora", "assyrien"),
        player("Emil", "babylon"),
        calamities=[("piraterie", 0, 1)],
    )


@rule("52.9", "A-26", "A-26b")
def test_seller_picks_a_coastal_city_for_each_ship():
    m = pirates(["sinope", "byzanz"], ["alexandria", "kyrene", "tanis", "theben"])
    assert (question(m), m.asked()) == ("RaidCity", (1,))
    assert why(m, 1, "raid", "theben").id == "no-coastal-city"
    assert why(m, 1, "raid", "sinope").id == "no-coastal-city"
    say(m, 1, "raid", "kyrene")
    assert question(m) == "RaidCity"
    say(m, 1, "raid", "tanis")
    assert over(m)
    assert cities(m, 0) == {"alexandria", "theben"}
    assert tokens(m, 0) == SUPPORT  # no replacement
    assert told(m, "raids", "city-removed", "dissolves") == [
        ["raids", 1, 0, "kyrene"],
        ["city-removed", 0, "kyrene"],
        ["raids", 1, 0, "tanis"],
        ["city-removed", 0, "tanis"],
    ]
    assert cities(m, 1) == {"sinope"}


@rule("52.9")
def test_no_question_where_ships_reach_all_coastal_cities():
    m = pirates(["sinope", "byzanz", "byzanz"], ["alexandria", "kyrene", "theben"])
    assert over(m)
    assert cities(m, 0) == {"theben"}


@rule("52.9")
def test_without_ships_of_the_seller_nothing_happens():
    m = pirates([], ["alexandria"])
    assert over(m)
    assert cities(m, 0) == {"alexandria"}
    assert told(m, "calamity-harmless") == [["calamity-harmless", "piraterie", 0]]


@rule("52.9", "A-26")
def test_inland_and_lake_cities_are_safe():
    m = pirates(["sinope", "gordion"], ["theben", "ninive", "kanesch"])
    assert over(m)
    assert cities(m, 0) == {"theben", "ninive", "kanesch"}


@rule("52.9", "A-26")
def test_a_city_at_the_red_sea_needs_a_ship_there():
    m = pirates(["sinope"], ["petra", "theben"])
    assert over(m)
    assert cities(m, 0) == {"petra", "theben"}
    m = pirates(["nubien"], ["petra", "theben"])
    assert over(m)
    assert cities(m, 0) == {"theben"}


@rule("A-26")
def test_caspian_sea_and_persian_gulf_are_closed_too():
    m = pirates(["nubien", "sinope"], ["susa", "medien"])
    assert cities(m, 0) == {"susa", "medien"}
    m = pirates(["chaldaea", "kaukasus"], ["susa", "medien"])
    assert cities(m, 0) == set()


@rule("A-26")
def test_ships_count_wherever_they_lie_for_cities_at_the_open_sea():
    m = pirates(["nubien", "gordion"], ["alexandria", "kyrene"])
    assert over(m)
    assert cities(m, 0) == set()


@rule("A-26")
def test_each_ship_is_charged_with_one_city_only():
    m = pirates(["nubien", "sinope"], ["petra", "ptolemais", "alexandria"])
    assert question(m) == "RaidCity"
    say(m, 1, "raid", "petra")
    # the ship in the Red Sea is used up: only the other one is left, for the open sea
    assert over(m)
    assert cities(m, 0) == {"ptolemais"}


@rule("A-26")
def test_a_ship_of_the_red_sea_is_not_wasted_while_another_reaches_the_city():
    m = pirates(["nubien", "sinope"], ["petra", "kyrene", "alexandria"])
    say(m, 1, "raid", "kyrene")
    assert can(m, 1, "raid", "petra")
    assert can(m, 1, "raid", "alexandria")
    say(m, 1, "raid", "alexandria")
    assert over(m)
    assert cities(m, 0) == {"petra"}


@rule("A-26")
def test_a_second_red_sea_city_is_refused_with_the_reason():
    m = pirates(["nubien", "sinope", "sinope"], ["petra", "ptolemais", "alexandria", "kyrene", "tanis"])
    say(m, 1, "raid", "petra")
    assert why(m, 1, "raid", "ptolemais").id == "no-ship-for-city"


def test_default_of_the_seller_is_the_first_city():
    m = pirates(["sinope"], ["kyrene", "alexandria"], farmers(12))
    m.play_default(1)
    assert over(m)
    assert len(cities(m, 0)) == 1

"""Civil disorder, iconoclasm and heresy (52.7, 52.8)."""

from __future__ import annotations

import pytest
from test_calamities_phase import cities, farmers, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say, why

NINE = ["athen", "korinth", "sparta", "mykene", "chalkis", "eretria", "korkyra", "apollonia", "byzanz"]


def disorder(n, *cards, **ada):
    """Ada has n cities."""
    return struck(
        player("Ada", "kreta", farmers(18), cities=NINE[:n], cards=cards, **ada),
        player("Beate", "asien", {"hattusa": 4}, cities=["sinope"]),
        calamities=[("aufruhr", 0, 1)],
    )


@rule("52.7", "53.13", "53.14")
@pytest.mark.parametrize(
    ("cards", "kept"), [((), 4), (("gesetz",), 5), (("demokratie",), 6), (("gesetz", "demokratie"), 6)]
)
def test_cities_beyond_four_are_dissolved(cards, kept):
    m = disorder(9, *cards)
    assert told(m, "must-dissolve") == [["must-dissolve", 0, 9 - kept, "aufruhr"]]
    for area in NINE[: 9 - kept]:
        assert question(m) == "DissolveCities"
        say(m, 0, "dissolve", area)
    assert over(m)
    assert cities(m, 0) == set(NINE[9 - kept :])
    assert len(told(m, "dissolves")) == 9 - kept
    assert cities(m, 1) == {"sinope"}


@rule("52.7")
def test_four_cities_are_safe():
    m = disorder(4)
    assert over(m)
    assert told(m, "calamity-harmless") == [["calamity-harmless", "aufruhr", 0]]
    assert len(cities(m, 0)) == 4


@rule("52.7", "A-56", "43.65")
def test_owner_picks_one_city_after_the_other():
    m = disorder(6)
    assert why(m, 0, "dissolve", "sinope").id == "no-own-city"
    say(m, 0, "dissolve", "korinth")
    assert why(m, 0, "dissolve", "korinth").id == "no-own-city"
    assert m.state.components.limit[m.state.components.ids["area"].index("korinth")] == 2
    assert tokens(m, 0)["korinth"] == 2
    say(m, 0, "dissolve", "athen")
    assert over(m)
    assert len(cities(m, 0)) == 4


@rule("52.7", "65.1")
def test_cities_are_removed_where_the_stock_is_too_small():
    m = disorder(5, treasury=37)
    assert m.state.stock[0] == 1
    say(m, 0, "dissolve", "korinth")
    assert told(m, "city-removed") == [["city-removed", 0, "korinth"]]
    assert "korinth" not in tokens(m, 0)


def heresy(ada=None, beate=None, cem=None):
    """Ada has six cities, Beate and Cem three each; Beate sold the card."""
    first = {"tokens": farmers(12), "cities": NINE[:6], **(ada or {})}
    second = {"tokens": {"hattusa": 6}, "cities": ["sinope", "gordion", "kanesch"], **(beate or {})}
    third = {"tokens": {"rubikon": 6}, "cities": ["tarent", "kyme", "syrakus"], **(cem or {})}
    return struck(
        player("Ada", "kreta", **first),
        player("Beate", "asien", **second),
        player("Cem", "italien", **third),
        calamities=[("bildersturm", 0, 1)],
    )


def give(m, seat, areas):
    """A seat dissolves these cities one after the other."""
    for area in areas:
        say(m, seat, "dissolve", area)


@rule("52.8", "53.13", "53.15")
@pytest.mark.parametrize(
    ("cards", "lost"), [((), 4), (("gesetz",), 3), (("philosophie",), 2), (("gesetz", "philosophie"), 2)]
)
def test_victim_dissolves_four_cities(cards, lost):
    m = heresy(ada={"cards": cards})
    assert told(m, "must-dissolve") == [["must-dissolve", 0, lost, "bildersturm"]]
    give(m, 0, NINE[:lost])
    assert question(m) == "DemandCities"
    assert cities(m, 0) == set(NINE[lost:6])


@rule("52.8", "A-46")
def test_victim_may_demand_nothing():
    m = heresy()
    give(m, 0, NINE[:4])
    say(m, 0, "demand", [0, 0, 0])
    assert over(m)
    assert (len(cities(m, 1)), len(cities(m, 2))) == (3, 3)


@rule("52.8", "A-56")
def test_both_further_cities_may_hit_one_player_who_picks_them():
    m = heresy()
    give(m, 0, NINE[:4])
    assert why(m, 0, "demand", [0, 1, 2]).args == (3, 0, 2)
    assert why(m, 0, "demand", [0, 0, 3]).args == (2, 2)
    assert why(m, 0, "demand", [1, 0, 0]).args == (0, 0)
    say(m, 0, "demand", [0, 0, 2])
    assert (question(m), m.asked()) == ("DissolveCities", (2,))
    give(m, 2, ["kyme", "tarent"])
    assert over(m)
    assert cities(m, 2) == {"syrakus"}
    assert tokens(m, 2) == {"rubikon": 6, "kyme": 1, "tarent": 1}
    assert told(m, "demands") == [["demands", 0, [2], [2]]]


@rule("52.8", "A-43")
def test_seller_is_not_spared_and_both_losers_choose_at_the_same_time():
    m = heresy()
    give(m, 0, NINE[:4])
    say(m, 0, "demand", [0, 1, 1])
    assert set(m.asked()) == {1, 2}
    assert why(m, 2, "dissolve", "sinope").id == "no-own-city"
    say(m, 2, "dissolve", "kyme")
    assert m.asked() == (1,)
    say(m, 1, "dissolve", "gordion")
    assert over(m)
    assert cities(m, 1) == {"sinope", "kanesch"}
    assert cities(m, 2) == {"tarent", "syrakus"}


@rule("52.8", "53.13", "53.15")
def test_law_gives_at_most_one_and_philosophy_none():
    m = heresy(beate={"cards": ["gesetz"]}, cem={"cards": ["gesetz", "philosophie"]})
    give(m, 0, NINE[:4])
    assert why(m, 0, "demand", [0, 2, 0]).args == (1, 1)
    assert why(m, 0, "demand", [0, 1, 1]).args == (2, 0)
    say(m, 0, "demand", [0, 1, 0])
    assert m.asked() == (1,)


@rule("52.8")
def test_nothing_is_demanded_where_everybody_is_safe():
    m = heresy(beate={"cards": ["philosophie"]}, cem={"cities": []})
    give(m, 0, NINE[:4])
    assert over(m)


@rule("52.8", "A-22b")
def test_victim_with_fewer_cities_dissolves_them_all_without_a_question():
    m = heresy(ada={"cities": NINE[:3]})
    assert question(m) == "DemandCities"
    assert cities(m, 0) == set()
    assert len(told(m, "dissolves")) == 3


@rule("52.8", "65.1")
def test_with_a_small_stock_the_owner_orders_his_losses():
    m = heresy(ada={"tokens": farmers(6), "cities": ["korinth", "athen", "sparta"], "treasury": 48})
    assert m.state.stock[0] == 2
    assert question(m) == "DissolveCities"
    give(m, 0, ["sparta"])
    give(m, 0, ["korinth"])
    assert told(m, "dissolves", "city-removed") == [
        ["dissolves", 0, "sparta", 1],
        ["city-removed", 0, "korinth"],
        ["city-removed", 0, "athen"],
    ]


@rule("52.8")
def test_victim_without_cities_may_still_demand():
    m = heresy(ada={"cities": []})
    say(m, 0, "demand", [0, 2, 0])
    give(m, 1, ["gordion", "sinope"])
    assert over(m)
    assert cities(m, 1) == {"kanesch"}


@rule("52.8")
def test_without_any_city_nothing_happens():
    m = heresy(ada={"cities": []}, beate={"cities": []}, cem={"cities": []})
    assert over(m)
    assert told(m, "calamity-harmless") == [["calamity-harmless", "bildersturm", 0]]

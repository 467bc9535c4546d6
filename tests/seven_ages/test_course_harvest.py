"""The harvest of glory (S113-S119)."""

from __future__ import annotations

from typing import Any

import pytest
from course_scene import asked, colour, harvest, refusal

from zeitalter.games.seven_ages.data.components import HINDUISM
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.glory_counts import artefact_count, city_value, counting_areas
from zeitalter.games.seven_ages.rules.harvest import by_faith, settled_prizes
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.testing import rule, say


def gains(*empires: Empire, **board: Any) -> dict[str, dict[str, int]]:
    """What each empire gains by category or artefact; categories without points are left out."""
    players = board.pop("players", 4)
    s = position(*empires, players=players, **board).state
    ids = s.components.ids
    names = ("domination", "city_value", "money", "most_advanced", "artefacts", "most_units", "fertile_areas",
             "water_areas", "leaders", "own_religion", "hold_area")  # fmt: skip
    found: dict[str, dict[str, int]] = {ids["empire"][s.card[e]]: {} for e in s.in_play()}
    for prize in settled_prizes(s):
        if prize.gain():
            name = names[prize.category.category] if prize.artefact < 0 else ids["artefact"][prize.artefact]
            if name == "domination":
                name = ids["region"][prize.category.scope]
            found[ids["empire"][s.card[prize.empire]]][name] = prize.gain()
    return found


def still(*empires: Empire, **board: Any) -> State:
    s: State = position(*empires, players=4, **board).state
    return s


# -- categories and places ---------------------------------------------------------------------------------------------


@rule("S113")
def test_first_place_brings_the_printed_points_and_every_further_place_one_less() -> None:
    """City value: three points for Sumerians and Babylonians, two for Egyptians."""
    found = gains(
        empire("sumerians", 0, {"sumer": "warriors"}, cities={"sumer": 5}),
        empire("babylonians", 1, {"babylon": "warriors"}, cities={"babylon": 3}),
        empire("egyptians", 2, {"lower_egypt": "warriors"}, cities={"lower_egypt": 1}),
    )
    assert found["sumerians"]["city_value"] == 3
    assert found["babylonians"]["city_value"] == 2
    assert "city_value" not in found["egyptians"]


@rule("S113", "S113b", "T173")
def test_empires_are_ranked_even_if_their_card_lacks_the_category() -> None:
    """T173: the Israelites have no points for cities but the highest city."""
    found = gains(
        empire("israelites", 0, {"palestine": "warriors"}, cities={"palestine": 5}),
        empire("babylonians", 1, {"babylon": "warriors"}, cities={"babylon": 3}),
    )
    assert found["babylonians"]["city_value"] == 2


@rule("S113", "T172")
def test_who_has_nothing_of_it_gets_nothing() -> None:
    """T172: nobody has money."""
    assert "money" not in gains(empire("siamese", 0, {"siam": "warriors"}))["siamese"]
    assert gains(empire("siamese", 0, {"siam": "warriors"}, money=1))["siamese"]["money"] == 2


@rule("S113")
def test_money_leaders_progress_and_units_are_counted() -> None:
    found = gains(
        empire("siamese", 0, {"siam": "warriors"}, money=5, leaders=[("unnamed_ad", "siam")], level=22),
        empire("greeks", 1, {"greece": "warriors galleys", "aegean_sea": "galleys"}, level=9),
        empire("assyrians", 2, {"babylon": "warriors warriors archers"}),
    )
    assert found["siamese"] == {"money": 2, "south_east_asia": 3, "leaders": 1}
    assert found["greeks"] == {"most_advanced": 2, "water_areas": 2}
    assert found["assyrians"] == {"most_units": 3, "asia": 1, "hold_area": 1}


@rule("S113")
def test_ships_are_no_land_units() -> None:
    found = gains(
        empire("assyrians", 0, {"babylon": "warriors"}),
        empire("phoenicians", 1, {"phoenicia": "warriors galleys galleys"}),
        start_player=1,
    )
    assert found["assyrians"]["most_units"] == 2  # one land unit each; the other player comes first


@rule("S113")
def test_fertile_areas_and_regions_are_counted() -> None:
    found = gains(
        empire("sumerians", 0, {"sumer": "warriors", "babylon": "warriors"}),
        empire("hittites", 1, {"assyria": "warriors", "media": "warriors", "armenia": "warriors"}),
    )
    assert found["sumerians"]["fertile_areas"] == 2
    assert "asia" not in found["sumerians"]  # second place of one point


@rule("S113")
def test_holding_an_area_is_not_ranked() -> None:
    assert gains(empire("israelites", 0, {"palestine": "warriors"}))["israelites"]["hold_area"] == 3
    disordered = empire("israelites", 0, {"palestine": "warriors"}, disorder=["palestine"])
    assert "hold_area" not in gains(disordered)["israelites"]
    assert "hold_area" not in gains(empire("israelites", 0, {"syria": "warriors"}))["israelites"]


@rule("S113")
def test_other_empires_of_the_own_religion_are_counted() -> None:
    papal = empire("papal_states", 0, {"sicily": "warriors"}, level=22, religion="christianity")
    assert "own_religion" not in gains(papal)["papal_states"]
    franks = empire("franks", 1, {"france": "warriors"}, level=22, religion="christianity")
    assert gains(papal, franks, start_player=0)["papal_states"]["own_religion"] == 3
    assert gains(papal, franks, start_player=1)["papal_states"]["own_religion"] == 2


@rule("S113b")
def test_points_go_to_the_player_at_once() -> None:
    m = harvest(empire("israelites", 2, {"palestine": "warriors"}))
    assert m.state.glory == [0, 0, 3, 0]


# -- ties --------------------------------------------------------------------------------------------------------------

A = empire("sumerians", 0, {"sumer": "warriors"}, cities={"sumer": 3})
B = empire("babylonians", 1, {"babylon": "warriors"}, cities={"babylon": 3})


@rule("S114", "T134")
def test_a_philosopher_wins_ties() -> None:
    """T134."""
    wise = empire("babylonians", 1, {"babylon": "warriors"}, cities={"babylon": 3}, leaders=[("unnamed_ph", "babylon")])
    found = gains(A, wise, start_player=0)
    assert (found["sumerians"]["city_value"], found["babylonians"]["city_value"]) == (2, 3)


@rule("S114", "A32")
def test_otherwise_turn_order_decides() -> None:
    found = gains(A, B, start_player=0)
    assert (found["sumerians"]["city_value"], found["babylonians"]["city_value"]) == (3, 2)
    found = gains(A, B, start_player=1)
    assert (found["sumerians"]["city_value"], found["babylonians"]["city_value"]) == (2, 3)


@rule("S114b", "A74")
def test_tied_empires_of_one_player_stand_as_is_best_for_him() -> None:
    """The Israelites have no points for cities, so they stand behind."""
    found = gains(
        empire("israelites", 0, {"palestine": "warriors"}, cities={"palestine": 3}, colour="pink"),
        empire("sumerians", 0, {"sumer": "warriors"}, cities={"sumer": 3}, colour="red"),
    )
    assert found["sumerians"]["city_value"] == 3


@rule("S114b", "S118")
def test_own_ties_mind_what_a_hindu_harvest_loses() -> None:
    """With the first place in cities the Sumerians would reach five points and lose one."""
    hindu = empire("sumerians", 0, {"sumer": "warriors"}, cities={"sumer": 3}, religion="hinduism", colour="pink")
    other = empire("babylonians", 0, {"babylon": "warriors"}, cities={"babylon": 3}, colour="red")
    s = still(hindu, other)
    totals = {s.card[e]: 0 for e in s.in_play()}
    for prize in settled_prizes(s):
        totals[s.card[prize.empire]] += prize.gain()
    e = colour(s, "sumerians")
    assert sum(totals.values()) + by_faith(s, e, totals[s.card[e]]) == best_by_hand(s)


def best_by_hand(s: State) -> int:
    """All orders of the ties of these two empires, tried one after the other: cities, progress, fertile areas, Asia."""
    best = 0
    for order in range(16):
        first = [order >> i & 1 for i in range(4)]
        sumerians = sum(max(0, points - lost) for points, lost in zip((3, 2, 2, 1), first, strict=True))
        babylonians = sum(max(0, points - (1 - lost)) for points, lost in zip((3, 2, 0, 1), first, strict=True))
        hindu = 1 if sumerians <= 1 else -1 if sumerians >= 5 else 0
        best = max(best, sumerians + babylonians + hindu)
    return best


# -- artefacts ---------------------------------------------------------------------------------------------------------


def artist(card: str, seat: int, where: str, **more: Any) -> Empire:
    return empire(card, seat, {where: "warriors"}, leaders=[("unnamed_ar", where)], **more)


@rule("S115", "A25", "A26", "T187")
def test_only_green_artefacts_count() -> None:
    """T187."""
    own = empire(
        "papal_states", 0, {"rome": "warriors"}, level=22, religion="christianity", artefacts={"rome": ["renaissance"]}
    )
    s = still(own, heresy={"christianity": "papal_states"})
    assert artefact_count(s, colour(s, "papal_states")) == 2
    s = still(
        empire("romans", 0, {"rome": "warriors"}, marks=["revolution", "just_rule"], leaders=[("unnamed_ad", "rome")])
    )
    assert artefact_count(s, colour(s, "romans")) == 1


@rule("S115", "T131")
def test_artefacts_in_the_area_of_an_artist_count_double() -> None:
    """T131."""
    own = empire(
        "greeks", 0, {"greece": "warriors", "macedonia": "warriors"}, leaders=[("unnamed_ar", "greece")],
        artefacts={"greece": ["colossus", "oracle"], "macedonia": ["forum"]},
    )  # fmt: skip
    s = still(own)
    assert artefact_count(s, colour(s, "greeks")) == 5


@rule("S115", "T130")
def test_an_artist_adds_one_to_what_artefacts_bring() -> None:
    """T130: Manchus with the most artefacts."""
    own = artist("manchus", 0, "manchuria", level=29, artefacts={"manchuria": ["renaissance"]})
    assert gains(own)["manchus"]["artefacts"] == 3
    plain = empire("manchus", 0, {"manchuria": "warriors"}, level=29, artefacts={"manchuria": ["renaissance"]})
    assert gains(plain)["manchus"]["artefacts"] == 2


@rule("S115", "A15")
def test_an_artist_brings_one_point_for_the_most_artefacts_without_the_category() -> None:
    own = artist("zimbabweans", 0, "zimbabwe", artefacts={"zimbabwe": ["colossus"]})
    assert gains(own)["zimbabweans"]["artefacts"] == 1
    second = empire("greeks", 1, {"greece": "warriors", "macedonia": "warriors", "crete": "warriors"},
                    artefacts={"greece": ["oracle"], "macedonia": ["forum"], "crete": ["great_library"]})  # fmt: skip
    assert "artefacts" not in gains(own, second)["zimbabweans"]
    assert "artefacts" not in gains(artist("zimbabweans", 0, "zimbabwe"))["zimbabweans"]


@rule("S115", "A16")
def test_an_artist_in_second_place_adds_one_only_to_points() -> None:
    leader = empire("greeks", 1, {"greece": "warriors", "macedonia": "warriors", "crete": "warriors"},
                    artefacts={"greece": ["oracle"], "macedonia": ["forum"], "crete": ["great_library"]})  # fmt: skip
    own = artist("egyptians", 0, "lower_egypt", artefacts={"lower_egypt": ["colossus"]})
    assert gains(own, leader)["egyptians"]["artefacts"] == 3  # two for the second place, and one


# -- disorder, gardens, Hinduism ---------------------------------------------------------------------------------------


@rule("S116", "S17", "T23")
def test_disordered_areas_and_their_cities_do_not_count() -> None:
    """T23."""
    s = still(
        empire("sumerians", 0, {"sumer": "warriors", "babylon": "warriors"}, cities={"sumer": 3}, disorder=["sumer"])
    )
    e = colour(s, "sumerians")
    assert city_value(s, e) == 0
    assert counting_areas(s, e).bit_count() == 1


@rule("S116")
def test_temple_of_diana_lets_disordered_areas_in_range_count() -> None:
    s = still(
        empire(
            "sumerians", 0, {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"},
            artefacts={"sumer": ["temple_of_diana"]}, disorder=["babylon", "assyria"],
            cities={"babylon": 3, "assyria": 5},
        )
    )  # fmt: skip
    e = colour(s, "sumerians")
    assert counting_areas(s, e).bit_count() == 2
    assert city_value(s, e) == 3


@rule("S117", "T103", "T104")
@pytest.mark.parametrize(("own", "points"), [(9, 2), (7, 1), (3, 0), (0, 0)])
def test_hanging_gardens_reward_the_highest_and_second_highest_city_value(own: int, points: int) -> None:
    """T103, T104: others have 8 and 5."""
    cities = {9: {"sumer": 5, "nejd": 3, "persia": 1}, 7: {"sumer": 7}, 3: {"sumer": 3}, 0: {}}[own]
    areas = dict.fromkeys(["sumer", *cities], "warriors")
    found = gains(
        empire("israelites", 0, areas, cities=cities, artefacts={"sumer": ["hanging_gardens"]}),
        empire("greeks", 1, {"greece": "warriors", "macedonia": "warriors"}, cities={"greece": 5, "macedonia": 3}),
        empire("romans", 2, {"rome": "warriors"}, cities={"rome": 5}),
    )
    assert found["israelites"].get("hanging_gardens", 0) == points


@rule("S118", "T82", "T83")
@pytest.mark.parametrize(("points", "change"), [(0, 1), (1, 1), (2, 0), (3, 0), (4, 0), (5, -1), (8, -1)])
def test_hinduism_helps_the_poor_and_costs_the_rich(points: int, change: int) -> None:
    """T82, T83."""
    s = still(empire("aryans", 0, {"sind": "warriors"}, religion="hinduism"))
    assert s.religion[0] == HINDUISM
    assert by_faith(s, 0, points) == change


@rule("S118", "S129", "S132")
def test_strife_ends_the_benefit_of_hinduism_and_socialism_neither() -> None:
    s = still(empire("aryans", 0, {"sind": "warriors"}, religion="hinduism", marks=["religious_strife"]))
    assert (by_faith(s, 0, 0), by_faith(s, 0, 5)) == (0, -1)
    s = still(empire("aryans", 0, {"sind": "warriors"}, religion="hinduism", government="socialism"))
    assert (by_faith(s, 0, 0), by_faith(s, 0, 5)) == (1, -1)


@rule("S118")
def test_a_poor_hindu_empire_gains_one_more() -> None:
    """Nothing for the Israelites without Palestine, but one point for their religion and two for that artefact."""
    m = harvest(empire("israelites", 0, {"sind": "warriors"}), empire("greeks", 1, {"greece": "warriors"}))
    assert m.state.glory[0] == 0
    rivals = empire(
        "greeks",
        1,
        {"greece": "warriors"},
        marks=["just_rule"],
        religion="buddhism",
        leaders=[("unnamed_ad", "greece")],
    )
    m = harvest(empire("israelites", 0, {"sind": "warriors"}, religion="hinduism"), rivals)
    assert m.state.glory[0] == 1 + 1


# -- buying ------------------------------------------------------------------------------------------------------------


@rule("S119", "T116")
def test_glory_costs_fifty_or_twenty_with_renaissance() -> None:
    """T116."""
    m = harvest(empire("israelites", 0, {"syria": "warriors"}, money=65, artefacts={"syria": ["renaissance"]}))
    before = m.state.glory[0]
    assert asked(m) == "BuyGlory"
    assert refusal(m, 0, "buy_glory", 4) == "glory-too-dear"
    assert refusal(m, 0, "buy_glory", 0) == "glory-too-dear"
    say(m, 0, "buy_glory", 3)
    assert m.state.glory[0] == before + 3
    assert m.state.money[colour(m.state, "israelites")] == 5
    m = harvest(empire("israelites", 0, {"syria": "warriors"}, money=65))
    assert refusal(m, 0, "buy_glory", 2) == "glory-too-dear"
    say(m, 0, "buy_glory", 1)
    assert m.state.money[colour(m.state, "israelites")] == 15


@rule("S119")
def test_nobody_is_asked_who_cannot_buy() -> None:
    assert asked(harvest(empire("israelites", 0, {"syria": "warriors"}, money=49))) == "PlaceMarkers"


@rule("S113b", "S119")
def test_purchases_come_after_all_categories() -> None:
    """The Siamese score for money they spend afterwards."""
    m = harvest(empire("siamese", 0, {"syria": "warriors"}, money=50))
    assert m.state.glory[0] == 2
    say(m, 0, "buy_glory", 1)
    assert m.state.glory[0] == 3

"""Second reading of the end of turn (S111-S119) and of the game (S28, S29): progress, ranking, the last level."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    area,
    calm,
    doing,
    event,
    event_words,
    level,
    money,
    of,
    question,
    refused,
    result,
    state,
    with_artefact,
    with_event,
)

from zeitalter import Match
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.testing import can, rule, say


def one(card: str, seat: int, lands: dict[str, str] | str, **more: Any) -> Empire:
    where = {lands: "warriors"} if isinstance(lands, str) else lands
    return empire(card, seat, where, **{"level": 16, **more})


def harvest(*empires: Empire, players: int = 4, **board: Any) -> list[int]:
    """The glory of all seats after a harvest; nobody buys any."""
    m = position(*empires, players=players, stack=["Harvest", HALT], **board)
    while question(m) == "BuyGlory":
        say(m, next(iter(m.asked())), "pass")
    return state(m).glory


def ending(*empires: Empire, players: int = 4, **board: Any) -> Match:
    """The end of a turn; events are passed over until markers are placed again or the game is over."""
    m = position(*empires, players=players, stack=["EndTurn"], **board)
    while question(m) in ("BuyGlory", "PlayEvent"):
        say(m, next(iter(m.asked())), "pass")
    return m


# -- ranking -----------------------------------------------------------------------------------------------------------


@rule("S113", "S113b")
def test_places_are_counted_among_all_empires_whatever_their_cards_say() -> None:
    """Song: most advanced 3, money 3, city value 2, China 1; the others count against them in every ranking."""
    rich = one("french", 1, "france", money=9), one("shang", 2, "shandong", money=8, level=17)
    song = one("song", 0, "henan", money=7)
    # money third of three: 1; most advanced: tied with the French behind Shang, start player first: 2; no city;
    # China: one area each, start player first: 1
    assert harvest(song, *rich)[0] == 1 + 2 + 0 + 1


@rule("S113")
def test_nothing_counted_gives_no_place() -> None:
    assert harvest(one("minoans", 0, "crete", level=3))[0] == 0
    # water areas 3, naval 2; two of them
    fleet = one("minoans", 0, {"crete": "warriors", "aegean_sea": "galleys"}, level=3)
    assert harvest(fleet)[0] == 3 + 2


@rule("S114", "S114b")
def test_a_philosopher_wins_ties_and_otherwise_the_start_player_comes_first() -> None:
    def pair(wise: int) -> tuple[Empire, Empire]:
        leaders: list[list[tuple[str, str]]] = [[], []]
        if wise >= 0:
            leaders[wise] = [("unnamed_ph", ("zimbabwe", "congo")[wise])]
        return (
            one("zimbabweans", 0, "zimbabwe", money=5, leaders=leaders[0]),
            one("bantu", 1, "congo", money=5, leaders=leaders[1]),
        )

    # Zimbabweans: Africa 3, money 2, city 2; Bantu: Africa 4, world 1
    assert harvest(*pair(-1), start_player=0)[:2] == [3 + 2, 3 + 0]
    assert harvest(*pair(-1), start_player=1)[:2] == [2 + 1, 4 + 1]
    assert harvest(*pair(1), start_player=0)[:2] == [2 + 1, 4 + 1]
    assert harvest(*pair(0), start_player=1)[:2] == [3 + 2, 3 + 0]


@rule("S116", "S17", "S50")
def test_disorder_takes_areas_cities_and_places_out_of_the_count_unless_the_temple_is_near() -> None:
    # Israelites: Palestine 3, artefacts 2, leaders 2
    assert harvest(one("israelites", 0, "palestine", level=8))[0] == 3
    assert harvest(one("israelites", 0, "palestine", level=8, disorder=["palestine"]))[0] == 0
    temple = one(
        "israelites", 0, "palestine", level=8, disorder=["palestine"], artefacts={"palestine": ["temple_of_diana"]}
    )
    assert harvest(temple)[0] == 3 + 2
    # Zimbabweans: Africa 3, money 2, city 2
    assert harvest(one("zimbabweans", 0, "zimbabwe", cities={"zimbabwe": 3}, disorder=["zimbabwe"]))[0] == 0


@rule("S115", "A15", "A16", "A26", "A25")
def test_artists_and_the_colours_of_artefacts() -> None:
    # Manchus: China 4, artefacts 2, Asia 1 (Manchuria lies in Asia); no artefact without one
    base = 1
    painter = {"leaders": [("unnamed_ar", "manchuria")]}
    green = {"artefacts": {"manchuria": ["renaissance"]}}
    red = {"marks": ["concentrated_ownership", "revolution"]}
    manchus = {"level": 30}
    assert harvest(one("manchus", 0, "manchuria", **manchus, **red))[0] == base
    assert harvest(one("manchus", 0, "manchuria", **manchus, **green))[0] == base + 2
    assert harvest(one("manchus", 0, "manchuria", **manchus, **green, **painter))[0] == base + 3
    rivals = one("french", 1, "france", level=30, artefacts={"france": ["printing", "radio", "railways"]})
    assert harvest(one("manchus", 0, "manchuria", **manchus, **green, **painter), rivals)[0] == base + 2
    assert harvest(one("manchus", 0, "manchuria", **manchus, religion="islam"))[0] == base + 2


@rule("S115", "A15")
def test_the_guides_zimbabweans_get_one_point_for_the_most_artefacts_with_an_artist() -> None:
    art = {"leaders": [("unnamed_ar", "zimbabwe")], "artefacts": {"zimbabwe": ["forum"]}}
    assert harvest(one("zimbabweans", 0, "zimbabwe", **art))[0] == 3 + 1
    rival = one("french", 1, "france", artefacts={"france": ["printing", "radio", "railways"]})
    assert harvest(one("zimbabweans", 0, "zimbabwe", **art), rival)[0] == 3
    plain = {"artefacts": {"zimbabwe": ["forum"]}}
    assert harvest(one("zimbabweans", 0, "zimbabwe", **plain))[0] == 3


@rule("S115")
def test_artefacts_in_the_area_of_an_artist_count_double_in_the_ranking() -> None:
    """One doubled artefact is as much as two plain ones; the start player then comes first."""
    mine = one(
        "israelites",
        0,
        {"palestine": "warriors"},
        level=8,
        artefacts={"palestine": ["oracle"]},
        leaders=[("unnamed_ar", "palestine")],
    )
    rival = one(
        "egyptians",
        1,
        {"lower_egypt": "warriors", "upper_egypt": "warriors"},
        level=8,
        artefacts={"lower_egypt": ["colossus"], "upper_egypt": ["forum"]},
    )
    # Israelites: Palestine 3, artefacts first 2 + 1 for the artist, leaders 2
    assert harvest(mine, rival)[0] == 3 + 3 + 2
    assert harvest(mine, rival, start_player=1)[0] == 3 + 2 + 2


@rule("S117")
def test_the_hanging_gardens_pay_the_first_and_the_second_city_value_only() -> None:
    gardens = one(
        "israelites",
        0,
        {"babylon": "warriors"},
        level=8,
        artefacts={"babylon": ["hanging_gardens"]},
        cities={"babylon": 3},
    )
    rivals = [
        one(card, 1, where, level=8, cities={where: 5})
        for card, where in (("hittites", "syria"), ("phoenicians", "phoenicia"))
    ]
    assert harvest(gardens)[0] == 2 + 2  # the gardens are an artefact themselves
    assert harvest(gardens, rivals[0])[0] == 2 + 1
    assert harvest(gardens, *rivals)[0] == 2


@rule("S118", "S132", "S129")
def test_hinduism_lifts_poor_harvests_and_trims_rich_ones() -> None:
    # Zimbabweans: Africa 3, money 2, city value 2
    def got(points: int, **more: Any) -> int:
        what: dict[str, Any] = {"religion": "hinduism", "level": 30}
        rival = [
            one("bantu", 1, {"congo": "warriors", "benin": "warriors", "guinea": "warriors"}, level=30),
            one("nubians", 2, {"nubia": "warriors", "sahara": "warriors", "ghana": "warriors"}, level=30),
        ]
        if points >= 5:
            what |= {"money": 3}
        return harvest(one("zimbabweans", 0, "zimbabwe", **{**what, **more}), *(rival if points < 2 else []))[0]

    assert got(1) == 1 + 1
    assert got(3) == 3
    assert got(5) == 5 - 1
    assert got(1, government="socialism") == 1 + 1
    assert got(1, marks=["religious_strife"]) == 1
    assert got(5, marks=["religious_strife"]) == 5 - 1


@rule("S113")
def test_fellow_believers_are_counted_among_other_empires() -> None:
    pope = one("papal_states", 0, "rome", religion="christianity")
    others = one("french", 0, "france", religion="christianity"), one("greeks", 1, "greece", religion="christianity")
    # artefacts (the faith) 4 and Rome 1; three Christians tie with two fellows each, own empires go first
    assert harvest(pope, *others)[0] >= 4 + 3 + 1
    assert harvest(one("papal_states", 0, "rome", religion="christianity"))[0] == 4 + 1


@rule("S119", "S113b")
def test_glory_is_bought_after_the_ranking_for_fifty_or_with_renaissance_for_twenty() -> None:
    m = position(one("dutch", 0, "low_countries", level=30, money=60), players=2, stack=["Harvest", HALT])
    assert state(m).glory[0] == 4 + 1  # money first, most advanced first
    assert refused(m, 0, "buy_glory", 2) == "glory-too-dear"
    say(m, 0, "buy_glory", 1)
    assert (state(m).glory[0], money(m, "dutch")) == (6, 10)
    art = {"artefacts": {"low_countries": ["renaissance"]}}
    m = position(one("dutch", 0, "low_countries", level=30, money=60, **art), players=2, stack=["Harvest", HALT])
    say(m, 0, "buy_glory", 3)
    assert money(m, "dutch") == 0


# -- free progress -----------------------------------------------------------------------------------------------------


@rule("S112", "S34", "A40")
@pytest.mark.parametrize(
    ("more", "board", "after"),
    [
        ({"level": 17}, {}, 18),
        ({"level": 15}, {}, 15),
        ({"level": 15, "leaders": [("unnamed_sc", "rome")]}, {}, 16),
        ({"level": 17, "done": ["wild", "destiny"]}, {}, 17),
        ({"level": 17, "done": ["wild", "destiny"], "government": "democracy"}, {}, 18),
        ({"level": 15, "done": ["wild"], "government": "democracy"}, {}, 15),
        ({"level": 17, "leaders": [("unnamed_sc", "rome")]}, {"world_war": 17}, 17),
    ],
)
def test_who_advances_freely(more: dict[str, Any], board: dict[str, Any], after: int) -> None:
    assert level(ending(one("romans", 0, "rome", **more), players=2, **board), "romans") == after


@rule("S111", "S31b")
def test_the_start_player_marker_goes_to_the_left_and_everybody_has_all_markers_again() -> None:
    m = ending(one("romans", 0, "rome"), start_player=3, turn=5)
    assert (state(m).start_player, state(m).turn) == (0, 6)
    assert [len(state(m).slots[seat]) for seat in range(4)] == [0, 0, 0, 0]


@rule("S111b", "S112", "S5")
def test_dark_times_stop_the_free_progress_of_one_empire() -> None:
    m = position(
        one("romans", 0, "rome", level=17),
        one("greeks", 1, "greece", level=17),
        players=2,
        stack=["EndTurn"],
        hands={1: [with_event("dark_times")]},
    )
    while not can(m, 1, *event_words("dark_times", on="romans")):
        say(m, next(iter(m.asked())), "pass")
    event(m, 1, "dark_times", on="romans")
    calm(m)
    assert (level(m, "romans"), level(m, "greeks")) == (17, 18)


@rule("S5")
def test_a_golden_age_needs_a_city_and_no_disorder() -> None:
    def offered(**more: Any) -> bool:
        m = position(
            one("romans", 0, "rome", **more), players=2, stack=["EndTurn"], hands={0: [with_event("golden_age")]}
        )
        while question(m) == "PlayEvent":
            if can(m, 0, *event_words("golden_age", on="romans")):
                return True
            say(m, next(iter(m.asked())), "pass")
        return False

    assert offered(capital="rome")
    assert not offered()
    assert not offered(capital="rome", disorder=["rome"])


# -- the last level ----------------------------------------------------------------------------------------------------


@rule("S28", "S28b", "A28", "A44")
def test_passing_the_last_level_pays_seven_and_the_harvest_is_still_held() -> None:
    m = ending(one("israelis", 0, "palestine", level=49), one("germans", 1, "germany", level=45), players=2)
    # Israelis: Palestine 3, most advanced 3, land units first for the start player 2
    assert state(m).glory[0] == 7 + 3 + 3 + 2
    assert result(m)["how"] == "last-level"


@rule("S28b", "A53")
def test_every_empire_that_passes_is_paid_but_the_moon_only_for_the_first() -> None:
    moon = {"level": 49}
    m = position(
        one("israelis", 0, "palestine", **moon, artefacts={"palestine": ["moon_landing"]}),
        one("germans", 1, "germany", **moon, artefacts={"germany": ["moon_landing"]}),
        one("americans", 1, "virginia", **moon),
        players=2,
        start_player=0,
        stack=["FreeProgress", HALT],
    )
    assert state(m).glory == [7 + 7, 7 + 7]


@rule("S28b")
def test_a_shorter_game_ends_after_its_last_age_and_a_dark_last_level_holds_back() -> None:
    m = ending(one("romans", 0, "rome", level=14), players=2, end_age=2)
    assert (state(m).result, level(m, "romans")) == (None, 14)
    wise = one("romans", 0, "rome", level=14, leaders=[("unnamed_sc", "rome")])
    m = ending(wise, players=2, end_age=2)
    assert state(m).result is not None
    assert state(m).age(of(m, "romans")) == 2


@rule("S28", "S100")
def test_the_internet_ends_the_game_at_once_for_the_player_of_the_empire_that_gets_it() -> None:
    net = one("germans", 1, "germany", level=44, artefacts={"germany": ["computing", "moon_landing"]})
    m = doing("civilise", one("romans", 0, "rome", level=44), net, hands={0: [with_artefact("internet")]})
    calm(m)
    say(m, 0, "artefact", with_artefact("internet"), "internet", "germans")
    assert state(m).glory == [0, 14, 0]
    assert (result(m)["how"], result(m)["winners"]) == ("internet", [1])


@rule("S29")
def test_equal_glory_is_decided_by_the_most_advanced_empire_and_then_shared() -> None:
    def winners(first: int, second: int) -> list[int]:
        net = one("brazilians", 2, "brazil", level=44, artefacts={"brazil": ["computing"]})
        m = doing(
            "civilise",
            net,
            one("romans", 0, "rome", level=first),
            one("greeks", 1, "greece", level=second),
            hands={2: [with_artefact("internet")]},
            glory=[9, 9, 0],
        )
        calm(m)
        say(m, 2, "artefact", with_artefact("internet"), "internet", "brazilians")
        found: list[int] = result(m)["winners"]
        return found

    assert winners(44, 45) == [1]
    assert winners(45, 44) == [0]
    assert winners(44, 44) == [0, 1]


@rule("S134", "S28b", "A54")
def test_passing_the_last_level_ends_a_world_war_and_pays_all_others_for_fertile_land() -> None:
    first = one("romans", 0, {"rome": "warriors", "sicily": "warriors"}, level=48)
    other = one("germans", 1, {"denmark": "warriors", "france": "warriors", "norway": "warriors"}, level=44)
    m = calm(doing("civilise", first, other, hands={0: [with_event("enlightenment")]}, world_war=44))
    event(m, 0, "enlightenment", on="romans")
    assert (state(m).world_war, state(m).glory) == (0, [7, 2, 0])


@rule("S134")
def test_a_world_war_ends_when_an_empire_rises_above_its_age_not_when_one_falls_back() -> None:
    """The marker lies in age 5; falling from age 7 to age 6 is no advance."""
    high = one("romans", 0, "rome", level=43)
    low = one("germans", 1, "germany", level=36)
    m = calm(doing("civilise", high, low, hands={0: [with_event("lost_knowledge")]}, world_war=30))
    event(m, 0, "lost_knowledge", on="romans")
    assert (level(m, "romans"), state(m).world_war) == (41, 30)
    rising = one("romans", 0, "rome", level=35)
    m = calm(doing("civilise", rising, low, hands={0: [with_event("enlightenment")]}, world_war=30))
    event(m, 0, "enlightenment", on="romans")
    assert (level(m, "romans"), state(m).world_war) == (37, 0)
    assert state(m).holder[area("rome")] == of(m, "romans")

"""The action Expansion: reach, cubes, Navigation (H40-H44a)."""

from __future__ import annotations

from typing import Any

import pytest
from facts import BORDERS

from zeitalter import Match
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why


def idle(territories: tuple[str, ...] = ("oceania",), **what: Any) -> Civ:
    """A rival without cubes: the Military he plays has no effect."""
    return player("Beate", list(territories), **{"personal": 0, "used": 0, **what})


def expand(*civs: Civ, **board: Any) -> Match:
    m = position(*civs, **board)
    fill(m, {0: ["select", ["expansion"]], 1: ["select", ["military"]]})
    return m


def ada(m: Match) -> tuple[int, int, list[str], int]:
    """Personal, used, territories, points."""
    own = m.view(0)["civs"][0]
    return own["personal"], own["used"], own["territories"], own["vp"]


def targets(m: Match, version: str = "basic", n: int = 0) -> set[str]:
    return {t for t in BORDERS if can(m, 0, "expansion", version, n, t)}


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, "expansion", *words)
    assert found is not None
    return found.id, found.rule


@rule("H40")
def test_one_cube_into_an_adjacent_territory_without_points() -> None:
    m = expand(player("Ada", ["china"], personal=2, used=0), idle(), tiles={"india": 16})
    say(m, 0, "expansion", "basic", 0, "india")
    assert ada(m) == (1, 0, ["india", "china"], 0)
    assert m.view(0)["civs"][0]["row"] == ["expansion"]


@rule("H40", "D6", "A18")
def test_own_territory_is_refused() -> None:
    m = expand(player("Ada", ["china", "india"], personal=2), idle())
    assert refusal(m, "basic", 0, "india") == ("own-cube-there", "H40")
    m = expand(player("Ada", ["china", "india"], technology=8, military=8, personal=2), idle())
    assert refusal(m, "basic", 0, "india") == ("own-cube-there", "H40")


@rule("H40")
def test_other_civilizations_may_be_there_and_stay() -> None:
    m = expand(player("Ada", ["china"], personal=1), idle(("india",), military=2))
    say(m, 0, "expansion", "basic", 0, "india")
    assert ada(m)[2] == ["india", "china"]
    assert m.view(1)["civs"][1]["territories"] == ["india"]


@rule("H40", "H43", "D6")
@pytest.mark.parametrize("start", BORDERS)
def test_white_borders_of_each_territory(start: str) -> None:
    m = position(player("Ada", [start], personal=1, wonders=["angkor_wat"]), idle(("china",)))
    fill(m, {0: ["select", ["expansion"]], 1: ["select", ["military"]]})
    assert targets(m) == BORDERS[start]
    for far in set(BORDERS) - BORDERS[start] - {start}:
        assert refusal(m, "basic", 0, far) == ("out-of-reach", "H43")


@rule("H43", "D6")
def test_named_borders_of_the_rule_book() -> None:
    for near, far in [
        ("north_america", "central_america"),
        ("central_america", "south_america"),
        ("oceania", "southeast_asia"),
        ("middle_east", "china"),
    ]:
        for start, end in ((near, far), (far, near)):
            m = position(player("Ada", [start], personal=1, wonders=["angkor_wat"]), idle(("africa",)))
            fill(m, {0: ["select", ["expansion"]], 1: ["select", ["military"]]})
            assert can(m, 0, "expansion", "basic", 0, end)
    m = expand(player("Ada", ["north_america"], personal=1, wonders=["angkor_wat"]), idle())
    assert refusal(m, "basic", 0, "russia") == ("out-of-reach", "H43")


@rule("H40", "H43")
def test_reach_counts_from_every_own_territory() -> None:
    m = expand(player("Ada", ["oceania", "africa"], personal=1), idle(("china",)))
    assert targets(m) == {"southeast_asia", "north_africa"}


@rule("H42")
def test_navigation_reaches_every_territory() -> None:
    m = expand(player("Ada", ["oceania"], technology=8, military=8, personal=1), idle(("china",)))
    assert targets(m) == set(BORDERS) - {"oceania"}
    m = expand(player("Ada", ["oceania"], technology=7, military=8, wonders=["angkor_wat"]), idle(("china",)))
    assert targets(m) == {"southeast_asia"}


@rule("H42", "A4")
def test_navigation_reached_now_serves_the_expansion_after_it() -> None:
    m = position(player("Ada", ["oceania"], technology=7, military=8, personal=2, used=0), idle(("china",)))
    fill(m, {0: ["select", ["technology", "expansion"]], 1: ["select", ["military"]]})
    say(m, 0, "start", "technology")
    assert targets(m) == set(BORDERS) - {"oceania"}


@rule("H41", "D5", "A11")
def test_advanced_takes_a_cube_first_and_places_it() -> None:
    m = expand(player("Ada", ["china"], technology=5, military=5, personal=0, used=1), idle())
    assert refusal(m, "basic", 0, "india") == ("no-cube", "H44")
    assert refusal(m, "advanced", 0, "india") == ("no-cube", "H44")
    say(m, 0, "expansion", "advanced", 1, "india")
    assert ada(m) == (0, 0, ["india", "china"], 0)


@rule("H41", "A11", "A40")
@pytest.mark.parametrize("n", [0, 1])
def test_advanced_takes_up_to_one_cube(n: int) -> None:
    m = expand(player("Ada", ["china"], technology=5, military=5, personal=1, used=2), idle())
    assert refusal(m, "advanced", 2, "india") == ("too-many-cubes", "H41")
    say(m, 0, "expansion", "advanced", n, "india")
    assert ada(m) == (n, 2 - n, ["india", "china"], 0)


@rule("H41", "A11")
def test_advanced_with_an_empty_pool_places_from_the_personal_supply() -> None:
    m = expand(player("Ada", ["china"], technology=5, military=5, personal=1, used=0), idle())
    assert refusal(m, "advanced", 1, "india") == ("not-in-used-pool", "H41")
    say(m, 0, "expansion", "advanced", 0, "india")
    assert ada(m) == (0, 0, ["india", "china"], 0)


@rule("H41", "H40")
def test_basic_takes_no_cube_from_the_pool() -> None:
    m = expand(player("Ada", ["china"], technology=5, military=5, personal=1, used=2), idle())
    assert refusal(m, "basic", 1, "india") == ("too-many-cubes", "H41")
    say(m, 0, "expansion", "basic", 0, "india")
    assert ada(m)[:2] == (0, 2)


@rule("H44", "D5")
@pytest.mark.parametrize("technology", [1, 5])
def test_without_any_cube_no_effect(technology: int) -> None:
    m = expand(
        player(
            "Ada", ["china"], technology=technology, military=technology, personal=0, used=0, wonders=["angkor_wat"]
        ),
        idle(),
    )
    assert refusal(m, "basic", 0, "india") == ("no-cube", "H44")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert ada(m) == (0, 0, ["china"], 0)
    assert m.view(0)["civs"][0]["row"] == ["expansion"]


@rule("H44")
def test_basic_expansion_does_not_use_the_pool() -> None:
    m = expand(player("Ada", ["china"], personal=0, used=3), idle())
    assert ada(m) == (0, 3, ["china"], 0)


@rule("H44a", "D28")
def test_nowhere_to_go_no_effect_and_no_cube_back() -> None:
    americas = ["north_america", "central_america", "south_america"]
    m = expand(player("Ada", americas, technology=5, military=5, personal=0, used=1), idle())
    assert ada(m) == (0, 1, americas, 0)
    m = expand(player("Ada", americas, technology=8, military=8, personal=0, used=1), idle())
    say(m, 0, "expansion", "advanced", 1, "russia")
    assert ada(m) == (0, 0, [*americas, "russia"], 0)


@rule("H44a", "H19a")
def test_nowhere_to_go_with_a_cube_in_hand() -> None:
    americas = ["north_america", "central_america", "south_america"]
    m = expand(player("Ada", americas, personal=2, used=1, wonders=["angkor_wat"]), idle())
    assert targets(m) == set()
    assert can(m, 0, "no_effect")

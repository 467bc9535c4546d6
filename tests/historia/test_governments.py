"""One test per government, per dominion tile and per ability of the tiles.

The tables are written from the board and the printed tiles: a cell of each government with what it gives, and the two
stats of each colour.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import Civ, bot, player, position
from zeitalter.testing import can, fill, rule, say, why


class Government(NamedTuple):
    """A cell (military, technology) and the bonus at every round end."""

    cell: tuple[int, int]
    vp: int = 0
    cubes: int = 0


GOVERNMENTS = {
    "clan": Government((1, 1), cubes=1),
    "nomads": Government((2, 3), vp=1),
    "city_state": Government((4, 7), vp=2),
    "empire": Government((8, 6), vp=3),
    "mercantilism": Government((9, 9), vp=4),
    "enlightenment": Government((11, 12), vp=5),
    "consumerism": Government((14, 14), vp=5, cubes=1),
    "utopia": Government((10, 15), vp=7),
    "barbarians": Government((16, 11), vp=3, cubes=2),
}
TILES = {
    "rome": ("territories", "military"),
    "egypt": ("wonders", "territories"),
    "france": ("wonders", "technology"),
    "germany": ("technology", "territories"),
    "arabs": ("technology", "territories"),
    "usa": ("technology", "military"),
    "china": ("wonders", "military"),
}
ABILITIES = ["extra_cubes", "shared_territories", "technology_boost", "military_boost"]
SILENT = {"civbots": {"cards": [{"id": f"bot_{n}", "actions": []} for n in range(1, 8)]}}
ROW = ["raid", "trade", "art"]


def own(m: Match, civ: int = 0) -> dict[str, Any]:
    """Everything that lies in front of a civilization, as its player sees it."""
    found: dict[str, Any] = m.view(civ if civ < m.state.players else None)["civs"][civ]
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different now."""
    return {name: value for name, value in after.items() if value != before[name]}


def test_every_government_of_the_file_is_in_the_table() -> None:
    assert [g["id"] for g in our_data()["governments"]] == list(GOVERNMENTS)


@rule("H67", "H81", "E13")
@pytest.mark.parametrize("government", GOVERNMENTS)
@pytest.mark.parametrize("used", [3, 0])
def test_government_gives_its_bonus_at_the_end_of_the_round(government: str, used: int) -> None:
    (military, technology), vp, cubes = GOVERNMENTS[government]
    m = position(
        player("Ada", ["china"], technology=technology, military=military, row=ROW, personal=1, used=used),
        player("Beate", ["africa"], personal=3, used=0),
    )
    before, beate = own(m), own(m, 1)
    assert before["government"] == government
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert m.state.round == 2
    back = min(cubes, used)
    now = {"vp": vp, "personal": 1 + back, "used": used - back}
    wanted = {name: value for name, value in now.items() if value != before[name]}
    wanted |= {"row": [], "hand": own(m)["hand"], "hand_count": before["hand_count"] + 3}
    assert changes(before, own(m)) == wanted
    assert changes(beate, own(m, 1)) == {}


@rule("H100")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_civbot_gets_only_the_points_of_its_government(government: str) -> None:
    (military, technology), vp, _ = GOVERNMENTS[government]
    m = position(
        player("Ada", ["china"], row=ROW),
        player("Beate", ["africa"]),
        bot("king", ["europe"], technology=technology, military=military, used=3),
        overlay=SILENT,
    )
    before = own(m, 2)
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert changes(before, own(m, 2)) == ({"vp": vp} if vp else {})


def civ(name: str, technology: int, military: int, wonders: int, territories: int, **what: Any) -> Civ:
    """A player with these stats."""
    built = {
        "Ada": ["petra", "kremlin", "taj_mahal"],
        "Beate": ["parthenon", "alhambra", "great_wall"],
        "Karl": ["angkor_wat", "suez_canal", "himeji_castle"],
    }[name][:wonders]
    lands = ["china", "india", "russia"][:territories]
    return player(name, lands, technology=technology, military=military, turned=built, personal=3, used=1, **what)


def with_tile(civilization: str, ada: dict[str, int], beate: dict[str, int], karl: dict[str, int]) -> Match:
    """Ada executes Military and might turn her tile; stats are given as 1 (low) to 3 (high)."""

    def levels(stats: dict[str, int]) -> dict[str, int]:
        ranks = {stat: stats.get(stat, 2) for stat in ("technology", "military", "wonders", "territories")}
        return {**ranks, "technology": ranks["technology"] + 4, "military": ranks["military"] + 4}

    others = [c for c in ("rome", "egypt", "france", "usa") if c != civilization][:2]
    m = position(
        civ("Ada", **levels(ada), civilization=civilization),
        civ("Beate", **levels(beate), civilization=others[0]),
        civ("Karl", **levels(karl), civilization=others[1]),
        options={"dominion": "on"},
    )
    fill(m, {0: ["select", ["military"]], 1: ["select", ["exploitation"]], 2: ["select", ["exploitation"]]})
    assert list(m.asked()) == [0]
    return m


def test_every_dominion_tile_of_the_file_is_in_the_table() -> None:
    colors = {c["id"]: c["color"] for c in our_data()["civilizations"]}
    printed = {tile["color"]: tuple(tile["stats"]) for tile in our_data()["dominion"]["tiles"]}
    assert {civilization: printed[colors[civilization]] for civilization in colors} == TILES
    assert set(printed) == set(colors.values())


@rule("H121", "E31")
@pytest.mark.parametrize("civilization", TILES)
@pytest.mark.parametrize("way", [0, 1])
def test_dominion_tile_needs_first_in_one_stat_and_not_alone_last_in_the_other(civilization: str, way: int) -> None:
    first, other = TILES[civilization] if way == 0 else TILES[civilization][::-1]
    rest = {stat: 2 for stat in ("technology", "military", "wonders", "territories") if stat not in (first, other)}
    cases: list[tuple[bool, list[dict[str, int]]]] = [
        (True, [{first: 3, other: 2}, {first: 2, other: 1}, {first: 2, other: 3}]),
        (True, [{first: 3, other: 1}, {first: 2, other: 1}, {first: 1, other: 3}]),
        (False, [{first: 3, other: 2}, {first: 3, other: 1}, {first: 2, other: 3}]),
        (False, [{first: 3, other: 1}, {first: 2, other: 2}, {first: 1, other: 3}]),
        (False, [{first: 2, other: 2}, {first: 3, other: 1}, {first: 1, other: 3}]),
        (False, [{first: 2, other: 2, **dict.fromkeys(rest, 3)}, {first: 2, other: 2}, {first: 2, other: 2}]),
    ]
    for allowed, stats in cases:
        m = with_tile(civilization, *stats)
        for ability in ABILITIES:
            assert can(m, 0, "dominion", ability, "general", 0) is allowed
        if not allowed:
            objection = why(m, 0, "dominion", "technology_boost", "general", 0)
            assert objection is not None
            assert (objection.id, objection.rule) == ("dominion-condition", "H121")


def turned(ability: str, place: str = "general", cubes: int = 0) -> tuple[dict[str, Any], Match]:
    """Ada of Rome turns her tile in the last round of epoch I; what lay before her, and the match."""
    m = position(
        civ("Ada", 8, 8, 0, 2, civilization="rome", row=ROW),
        civ("Beate", 8, 5, 0, 1, civilization="egypt"),
        options={"dominion": "on"},
        round=4,
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["raid"]]})
    before = own(m)
    say(m, 0, "dominion", ability, place, cubes)
    return before, m


def active(ability: str) -> dict[str, Any]:
    return {"stats": ["territories", "military"], "state": "active", "ability": ability}


ACTIVATED: list[tuple[str, int, dict[str, Any]]] = [
    ("extra_cubes", 2, {"personal": 5, "general": 0}),
    ("extra_cubes", 1, {"personal": 4, "general": 1}),
    ("extra_cubes", 0, {"general": 2}),
    ("shared_territories", 0, {"general": 2}),
    ("technology_boost", 0, {"general": 2, "technology": 10, "government": "mercantilism"}),
    ("military_boost", 0, {"general": 2, "military": 10, "personal": 4, "used": 0, "row": ["trade", "art"]}),
]


@rule("H122", "H123", "H125")
@pytest.mark.parametrize(("ability", "cubes", "wanted"), ACTIVATED)
def test_ability_works_at_once_and_only_once(ability: str, cubes: int, wanted: dict[str, Any]) -> None:
    before, m = turned(ability, cubes=cubes)
    if "row" in wanted:  # military 9 gives the oldest card back
        hand = ["military", "technology", "expansion", "raid", "war", "revolution"]
        wanted = {**wanted, "hand": hand, "hand_count": before["hand_count"] + 1}
    assert changes(before, own(m)) == {**wanted, "dominion": active(ability)}
    objection = why(m, 0, "dominion", ability, "general", 0)
    assert objection is not None
    assert (objection.id, objection.rule) == ("dominion-used", "H122")


@rule("H122")
@pytest.mark.parametrize("place", ["general", "used", "personal"])
def test_marker_cube_comes_from_one_of_three_places(place: str) -> None:
    before, m = turned("shared_territories", place)
    assert changes(before, own(m)) == {place: before[place] - 1, "dominion": active("shared_territories")}


def test_every_ability_of_the_file_is_tested() -> None:
    assert [a["id"] for a in our_data()["dominion"]["abilities"]] == ABILITIES
    assert {ability for ability, _, _ in ACTIVATED} == set(ABILITIES)


@rule("H122", "H123", "H125", "H125a", "A32")
@pytest.mark.parametrize("ability", ABILITIES)
def test_ability_ends_with_the_epoch(ability: str) -> None:
    before, m = turned(ability, cubes=1 if ability == "extra_cubes" else 0)
    say(m, 0, "exploitation", "basic", 0, [])
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["trade"]]})
    while m.state.round == 4:
        seat = m.asked()[0]
        m.play(seat, m.options(seat)[0])
    after = own(m)
    assert m.state.round == 5
    assert after["dominion"] == {"stats": ["territories", "military"], "state": "spent", "ability": None}
    assert (after["technology"], after["military"]) == (8, 8)
    new_cube = 1
    assert after["general"] == before["general"] - new_cube
    assert after["personal"] + after["used"] + len(after["territories"]) == 3 + 1 + 2 + new_cube


@rule("H124")
def test_shared_territories_score_for_the_holder_only() -> None:
    tiles = {"china": 16, "india": 15, "russia": 14}
    gained = []
    for shared in (False, True):
        m = position(
            civ("Ada", 8, 8, 0, 3, civilization="rome", row=ROW),
            civ("Beate", 8, 5, 0, 1, civilization="egypt"),
            options={"dominion": "on"},
            round=2,
            tiles=tiles,
        )
        fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
        if shared:
            say(m, 0, "dominion", "shared_territories", "general", 0)
        while m.state.round == 2:
            m.play(0, next(o for o in m.options(0) if o[0] != "dominion"))
        gained.append([own(m)["vp"], own(m, 1)["vp"]])
    assert gained[1][0] - gained[0][0] == 3
    assert gained[1][1] == gained[0][1]

"""The actions Trade and Raid with neighbours (H45-H49)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match
from zeitalter.games.historia.position import Civ, bot, player, position
from zeitalter.testing import can, fill, rule, say, why


def beate(territories: tuple[str, ...] = ("china",), **what: Any) -> Civ:
    """A rival without cubes: the Art she plays has no effect."""
    return player("Beate", list(territories), **{"personal": 0, "used": 0, **what})


def act(card: str, *civs: Civ, **board: Any) -> Match:
    m = position(*civs, **board)
    fill(m, {0: ["select", [card]], **{seat: ["select", ["art"]] for seat in range(1, m.table.seats)}})
    return m


def ada(m: Match) -> tuple[int, int, int, int]:
    """Technology, personal, used, points."""
    own = m.view(0)["civs"][0]
    return own["technology"], own["personal"], own["used"], own["vp"]


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, *words)
    assert found is not None
    return found.id, found.rule


@rule("H45")
def test_trade_gains_a_level_and_two_points_for_the_partner() -> None:
    m = act("trade", player("Ada", ["india"], personal=1, used=1, vp=4), beate(technology=2, vp=3))
    assert ada(m) == (2, 1, 1, 4)
    assert m.state.vp[1] == 5
    assert m.state.technology[1] == 2
    assert "war" in m.view(0)["civs"][0]["hand"]


@rule("H45", "D7")
@pytest.mark.parametrize("technology", [3, 4])
def test_partner_must_be_strictly_higher(technology: int) -> None:
    m = act(
        "trade",
        player("Ada", ["india"], technology=4, military=4, wonders=["taj_mahal"]),
        beate(technology=technology, military=3),
    )
    assert refusal(m, "trade", "basic", 1) == ("partner-not-higher", "H45")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert ada(m) == (4, 2, 1, 0)
    assert m.state.vp[1] == 0


@rule("H45", "D7", "H23")
@pytest.mark.parametrize(("version", "vp"), [("basic", 2), ("advanced", 1)])
def test_advanced_trade_gives_the_partner_one_point(version: str, vp: int) -> None:
    m = act("trade", player("Ada", ["africa"], technology=8, military=8), beate(technology=9, military=9))
    say(m, 0, "trade", version, 1)
    assert ada(m) == (9, 2, 1, 0)
    assert m.state.vp[1] == vp


@rule("H45", "H23")
def test_navigation_of_the_partner_does_not_make_trade_advanced() -> None:
    m = act(
        "trade",
        player("Ada", ["india"], technology=7, military=8, wonders=["taj_mahal"]),
        beate(technology=9, military=9),
    )
    assert refusal(m, "trade", "advanced", 1) == ("advanced-needs-technology", "H23")
    assert can(m, 0, "trade", "basic", 1)


@rule("H46", "A13")
def test_trade_without_a_free_cell_gives_nobody_anything() -> None:
    m = act(
        "trade",
        player("Ada", ["india"], technology=7, military=4, wonders=["taj_mahal"]),
        beate(technology=9, military=9),
    )
    assert refusal(m, "trade", "basic", 1) == ("no-cell", "H46")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert ada(m) == (7, 2, 1, 0)
    assert m.state.vp[1] == 0
    assert m.view(0)["civs"][0]["row"] == ["trade"]


@rule("H46", "H45", "A15")
def test_trade_needs_a_neighbour() -> None:
    m = act("trade", player("Ada", ["north_america"], wonders=["taj_mahal"]), beate(technology=2))
    assert refusal(m, "trade", "basic", 1) == ("not-a-neighbour", "H61")
    assert can(m, 0, "no_effect")
    m = act("trade", player("Ada", ["china"]), beate(technology=2))
    assert ada(m)[0] == 2


@rule("A36", "H46")
def test_nobody_trades_at_technology_sixteen() -> None:
    m = act(
        "trade",
        player("Ada", ["india"], technology=16, military=12, wonders=["taj_mahal"]),
        beate(technology=16, military=16),
    )
    assert refusal(m, "trade", "advanced", 1) == ("partner-not-higher", "H45")
    assert can(m, 0, "no_effect")
    assert m.state.vp == [0, 0]


@rule("H45", "A36", "E20")
def test_trade_into_the_singularity_gives_its_points() -> None:
    m = act("trade", player("Ada", ["india"], technology=15, military=12), beate(technology=16, military=16))
    say(m, 0, "trade", "advanced", 1)
    assert ada(m) == (16, 2, 1, 6)
    assert m.state.vp[1] == 1


@rule("H47")
def test_active_player_chooses_the_partner_who_cannot_refuse() -> None:
    m = act(
        "trade",
        player("Ada", ["india"]),
        beate(technology=2),
        player("Yuri", ["southeast_asia"], technology=3, military=3, personal=0, used=0),
    )
    assert list(m.asked()) == [0]
    assert len(m.options(0)) == 2
    say(m, 0, "trade", "basic", 2)
    assert m.state.vp == [0, 0, 2]
    assert m.view(None)["question"]["step"] == "SelectCards"


@rule("H45", "H99", "H104")
def test_trade_with_a_civbot() -> None:
    m = act("trade", player("Ada", ["india"]), beate(("africa",)), bot("noble", ["china"], technology=2))
    assert ada(m)[0] == 2
    assert m.state.vp == [0, 0, 2]


@rule("A35", "H45", "H74")
def test_trade_of_an_advisor_follows_the_rules_of_trade() -> None:
    advisor = {"civilization": "egypt", "advisors": ["hatshepsut"], "personal": 0, "used": 2}
    m = act("hatshepsut", player("Ada", ["india"], **advisor), beate(technology=2))
    assert ada(m) == (2, 1, 1, 0)
    assert m.state.vp[1] == 2
    m = act("hatshepsut", player("Ada", ["north_america"], **advisor), beate(technology=2))
    assert ada(m) == (1, 1, 1, 0)
    m = act(
        "hatshepsut",
        player("Ada", ["north_america"], technology=8, military=8, **advisor),
        beate(technology=9, military=9),
    )
    say(m, 0, "trade", "advanced", 1)
    assert ada(m) == (9, 1, 1, 0)
    assert m.state.vp[1] == 1


@rule("H48", "A15")
def test_basic_raid_takes_a_cube_and_a_point() -> None:
    m = act("raid", player("Ada", ["india"], military=2, personal=0, used=2), beate(vp=3))
    assert ada(m) == (1, 1, 1, 1)
    victim = m.view(1)["civs"][1]
    assert (victim["vp"], victim["personal"], victim["used"], victim["territories"]) == (3, 0, 0, ["china"])


@rule("H48")
@pytest.mark.parametrize("military", [2, 3])
def test_raided_civilization_must_be_strictly_weaker(military: int) -> None:
    m = act(
        "raid",
        player("Ada", ["india"], military=2, wonders=["colossus_rhodes"]),
        beate(military=military, technology=2),
    )
    assert refusal(m, "raid", "basic", 1) == ("not-weaker", "H48")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert ada(m) == (1, 2, 1, 0)


@rule("E2", "H48", "H23")
def test_advanced_raid_needs_gunpowder() -> None:
    civ = {"military": 10, "personal": 0, "used": 2, "wonders": ["colossus_rhodes"]}
    m = act("raid", player("Ada", ["india"], technology=9, **civ), beate())
    assert refusal(m, "raid", "advanced", 1) == ("advanced-needs-technology", "H23")
    say(m, 0, "raid", "basic", 1)
    assert ada(m) == (9, 1, 1, 1)
    m = act("raid", player("Ada", ["india"], technology=10, **civ), beate())
    say(m, 0, "raid", "advanced", 1)
    assert ada(m) == (10, 2, 0, 2)


@rule("H49", "D8")
def test_points_of_a_raid_come_without_cubes_too() -> None:
    m = act("raid", player("Ada", ["india"], military=2, personal=0, used=0), beate())
    assert ada(m) == (1, 0, 0, 1)
    m = act("raid", player("Ada", ["india"], technology=10, military=10, personal=0, used=1), beate())
    say(m, 0, "raid", "advanced", 1)
    assert ada(m) == (10, 1, 0, 2)


@rule("H49", "A40")
def test_raid_takes_as_many_cubes_as_it_can() -> None:
    m = act("raid", player("Ada", ["india"], technology=10, military=10, personal=0, used=5), beate())
    assert len(m.options(0)) == 2
    say(m, 0, "raid", "advanced", 1)
    assert ada(m) == (10, 2, 3, 2)


@rule("H49")
def test_raid_without_a_weaker_neighbour_has_no_effect() -> None:
    m = act("raid", player("Ada", ["north_america"], military=2, personal=0, used=2), beate())
    assert ada(m) == (1, 0, 2, 0)
    assert m.view(0)["civs"][0]["row"] == ["raid"]


@rule("E5", "H48", "H62")
@pytest.mark.parametrize(("technology", "vp"), [(7, 0), (8, 1), (9, 1)])
def test_raid_over_the_sea_with_navigation(technology: int, vp: int) -> None:
    m = act(
        "raid",
        player("Ada", ["africa"], technology=technology, military=7, personal=0, used=1),
        beate(("south_america",)),
    )
    assert ada(m) == (technology, vp, 1 - vp, vp)
    assert m.state.vp[1] == 0


@rule("E12", "H62")
def test_navigation_is_one_sided() -> None:
    sailor = player("Ada", ["north_america"], technology=8, military=6, personal=0, used=1)
    m = act("raid", sailor, beate(("africa",), technology=3, military=4))
    assert ada(m)[3] == 1
    for card, wonder in (("raid", "colossus_rhodes"), ("trade", "taj_mahal")):
        m = position(
            player("Ada", ["africa"], technology=7, military=8, wonders=[wonder]),
            player("Beate", ["north_america"], technology=8, military=6, personal=0, used=0),
        )
        fill(m, {0: ["select", [card]], 1: ["select", ["art"]]})
        assert refusal(m, card, "basic", 1) == ("not-a-neighbour", "H61")


@rule("H48")
def test_active_player_chooses_whom_to_raid() -> None:
    m = act(
        "raid",
        player("Ada", ["india"], military=2),
        beate(),
        player("Yuri", ["southeast_asia"], personal=0, used=0),
        bot("noble", ["middle_east"]),
    )
    assert [option[2] for option in m.options(0)] == [1, 2, 3]

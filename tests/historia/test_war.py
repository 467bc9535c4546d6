"""The action War in a shared territory (H50-H55)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match, Refused
from zeitalter.engine.errors import BadInput
from zeitalter.games.historia.position import Civ, bot, player, position
from zeitalter.testing import can, fill, rule, say, why


def ada(territories: tuple[str, ...] = ("china", "russia"), **what: Any) -> Civ:
    return player("Ada", list(territories), **{"technology": 4, "military": 4, "personal": 0, "used": 0, **what})


def beate(territories: tuple[str, ...] = ("china", "india"), **what: Any) -> Civ:
    """A rival without cubes: the Art she plays has no effect."""
    return player("Beate", list(territories), **{"technology": 4, "military": 3, "personal": 0, "used": 0, **what})


def war(*civs: Civ, **board: Any) -> Match:
    m = position(*civs, **board)
    fill(m, {0: ["select", ["war"]], **{seat: ["select", ["art"]] for seat in range(1, m.table.seats)}})
    return m


def lands(m: Match, seat: int) -> list[str]:
    return m.view(None)["civs"][seat]["territories"]


def happened(m: Match, id: str) -> int:
    return sum(e.id == id for _, e in m.events(None))


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, *words)
    assert found is not None
    return found.id, found.rule


@rule("H50")
def test_war_card_comes_with_technology_two() -> None:
    m = position(player("Ada", ["china"], personal=1), player("Beate", ["oceania"]))
    assert refusal(m, "select", ["war"]) == ("not-in-hand", "H15")
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
    assert can(m, 0, "select", ["war"])


@rule("H50", "H24", "A29")
def test_war_needs_technology_two_to_have_an_effect() -> None:
    hand = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution", "war"]
    m = war(ada(technology=1, military=2, hand=hand, wonders=["terracotta_army"]), beate(technology=1, military=1))
    assert refusal(m, "war", "basic", "china", 1) == ("card-needs-technology", "H50")
    assert can(m, 0, "no_effect")
    m = war(ada(technology=2, military=2), beate(technology=1, military=1))
    assert m.state.vp == [2, 0]


@rule("H52")
def test_stronger_attacker_wins_points_and_the_territory() -> None:
    m = war(ada(), beate(vp=5), tiles={"china": 16})
    assert m.state.vp == [2, 5]
    assert lands(m, 0) == ["russia", "china"]
    assert lands(m, 1) == ["india"]
    assert (m.state.personal[1], m.state.used[1]) == (0, 1)
    assert m.view(0)["civs"][0]["row"] == ["war"]


@rule("H52", "H51")
def test_weaker_attacker_must_fight_and_loses() -> None:
    m = war(ada(military=3, vp=5), beate(military=4, vp=1), tiles={"china": 16})
    assert m.state.vp == [5, 3]
    assert lands(m, 0) == ["russia"]
    assert lands(m, 1) == ["india", "china"]
    assert (m.state.personal[0], m.state.used[0]) == (0, 1)


@rule("E6", "H20", "H51", "H52", "H26")
def test_defender_arms_before_the_attack() -> None:
    m = position(
        player("Beate", ["china", "india"], technology=6, military=7, personal=3, used=0),
        player("Karl", ["china", "africa"], technology=6, military=8, personal=0, used=0, vp=4),
    )
    fill(m, {0: ["select", ["military"]], 1: ["select", ["war"]]})
    say(m, 0, "military", "advanced")
    assert m.state.military == [9, 8]
    assert m.state.vp == [2, 4]
    assert lands(m, 0) == ["india", "china"]
    assert lands(m, 1) == ["africa"]
    assert m.state.used == [3, 1]


@rule("H51")
def test_only_civilizations_in_the_same_territory() -> None:
    m = war(ada(wonders=["terracotta_army"]), beate(("india",)))
    assert refusal(m, "war", "basic", "china", 1) == ("rival-not-there", "H51")
    assert refusal(m, "war", "basic", "india", 1) == ("no-own-cube-there", "H51")
    assert can(m, 0, "no_effect")


@rule("H51")
@pytest.mark.parametrize("nobody", [0, 2, 9])
def test_war_on_oneself_or_on_nobody_is_refused(nobody: int) -> None:
    m = war(ada(wonders=["terracotta_army"]), beate())
    with pytest.raises((Refused, BadInput)):
        say(m, 0, "war", "basic", "china", nobody)


@rule("H51", "H62")
def test_navigation_does_not_help_in_war() -> None:
    m = war(ada(technology=8, military=8, wonders=["terracotta_army"]), beate(("india",)))
    assert refusal(m, "war", "basic", "china", 1) == ("rival-not-there", "H51")
    assert can(m, 0, "no_effect")


@rule("H51", "H19a")
def test_attacker_chooses_among_territories_and_rivals_but_must_choose() -> None:
    m = war(
        ada(),
        beate(("china", "russia"), military=3),
        player("Yuri", ["china", "africa"], technology=4, military=5, personal=0, used=0),
    )
    assert {option[2:] for option in m.options(0)} == {
        tuple(m.game.action_from_json(m.table, ["war", "basic", t, rival])[2:])
        for t, rival in (("china", 1), ("china", 2), ("russia", 1))
    }
    assert refusal(m, "no_effect") == ("must-execute", "H19a")
    say(m, 0, "war", "basic", "russia", 1)
    assert m.state.vp == [2, 0, 0]
    assert [lands(m, seat) for seat in range(3)] == [["russia", "china"], ["china"], ["africa", "china"]]


@rule("H51", "H52")
def test_third_civilization_in_the_territory_is_not_touched() -> None:
    m = war(
        ada(),
        beate(military=3),
        player("Yuri", ["china", "africa"], technology=4, military=5, personal=0, used=0),
    )
    say(m, 0, "war", "basic", "china", 2)
    assert m.state.vp == [0, 0, 2]
    assert [lands(m, seat) for seat in range(3)] == [["russia"], ["india", "china"], ["africa", "china"]]
    assert m.state.used == [1, 0, 0]


@rule("H53", "A14")
@pytest.mark.parametrize(("version", "vp"), [("basic", 2), ("advanced", 4)])
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_winner_of_an_advanced_war_gains_four(version: str, vp: int, attacker_wins: bool) -> None:
    m = war(ada(technology=14, military=14), beate(technology=12, military=13 if attacker_wins else 15))
    say(m, 0, "war", version, "china", 1)
    assert m.state.vp == ([vp, 0] if attacker_wins else [0, vp])
    assert lands(m, 1 if attacker_wins else 0) in (["india"], ["russia"])


@rule("H53", "H23")
def test_nuclear_power_of_the_defender_does_not_count() -> None:
    m = war(ada(technology=13, military=13, wonders=["terracotta_army"]), beate(technology=14, military=14))
    assert refusal(m, "war", "advanced", "china", 1) == ("advanced-needs-technology", "H23")
    say(m, 0, "war", "basic", "china", 1)
    assert m.state.vp[1] == 2


@rule("H54", "D10")
def test_war_between_equals_has_no_effect() -> None:
    m = war(ada(), beate(military=4))
    assert m.state.vp == [0, 0]
    assert (lands(m, 0), lands(m, 1)) == (["russia", "china"], ["india", "china"])
    assert happened(m, "war-even") == 1
    assert m.view(0)["civs"][0]["row"] == ["war"]


@rule("H54")
def test_war_without_a_rival_has_no_effect() -> None:
    m = war(ada(), beate(("india",)))
    assert m.state.vp == [0, 0]
    assert happened(m, "no-effect") >= 1
    assert m.view(0)["civs"][0]["row"] == ["war"]


@rule("H55", "D10")
def test_loser_keeps_his_last_cube_and_the_winner_scores() -> None:
    m = war(ada(), beate(("china",)))
    assert m.state.vp == [2, 0]
    assert lands(m, 1) == ["china"]
    assert m.state.used[1] == 0


@rule("H55", "H52")
def test_attacker_keeps_his_last_cube_too() -> None:
    m = war(ada(("china",), military=3), beate(military=4))
    assert m.state.vp == [0, 2]
    assert lands(m, 0) == ["china"]
    assert m.state.used[0] == 0


@rule("H55", "H105")
def test_a_civbot_loses_its_last_territory() -> None:
    m = war(ada(), beate(("oceania",)), bot("noble", ["china"]))
    assert m.state.vp[0] == 2
    assert lands(m, 2) == []


@rule("A35", "H50", "H74")
def test_scipio_fights_below_technology_two_but_only_basic() -> None:
    advisor = {"civilization": "rome", "advisors": ["scipio"]}
    for technology, military in ((1, 2), (14, 14)):
        m = position(
            ada(technology=technology, military=military, used=2, wonders=["terracotta_army"], **advisor),
            beate(technology=1, military=1),
        )
        fill(m, {0: ["select", ["scipio"]], 1: ["select", ["art"]]})
        assert refusal(m, "war", "advanced", "china", 1) == ("only-basic", "H23")
        say(m, 0, "war", "basic", "china", 1)
        assert m.state.vp[0] == 2
        assert lands(m, 1) == ["india"]
        assert m.state.personal[0] == 2


@rule("A35", "H51", "H74")
def test_scipio_needs_a_rival_in_the_same_territory() -> None:
    m = position(ada(civilization="rome", advisors=["scipio"], used=2), beate(("india",)))
    fill(m, {0: ["select", ["scipio"]], 1: ["select", ["art"]]})
    assert m.state.vp == [0, 0]
    assert m.state.personal[0] == 2

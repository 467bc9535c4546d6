"""Neighbours on the map: shared and adjacent territories, one-sided Navigation (H61, H62)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

LOSE_NAVIGATION = {"events": [{"id": "great_depression", "effects": [{"lose_levels": {"stat": "technology", "n": 1}}]}]}


def raid(attacker: str, *others: object, **what: object):
    """Ada alone in a territory reveals Raid; the others reveal Art, which they cannot pay."""
    m = position(player("Ada", [attacker], **{"military": 2, **what}), *others)
    fill(m, {0: ["select", ["raid"]], **{seat: ["select", ["art"]] for seat in range(1, m.state.players)}})
    return m


def weak(name: str, territory: str, **what: object):
    return player(name, [territory], personal=0, used=0, **what)


@rule("H61")
def test_civilizations_in_the_same_and_in_adjacent_territories_are_neighbours_others_are_not():
    m = raid("china", weak("Beate", "china"), weak("Karl", "russia"), weak("Dora", "europe"))
    assert can(m, 0, "raid", "basic", 1)
    assert can(m, 0, "raid", "basic", 2)
    refusal = why(m, 0, "raid", "basic", 3)
    assert (refusal.id, refusal.rule) == ("not-a-neighbour", "H61")


@rule("H61", "H45", "A15")
def test_trade_needs_no_shared_territory_an_adjacent_one_is_enough():
    m = position(
        player("Ada", ["china"]),
        weak("Beate", "middle_east", technology=2),
        weak("Karl", "china", technology=2),
        weak("Dora", "oceania", technology=2),
    )
    fill(m, {0: ["select", ["trade"]], 1: ["select", ["art"]], 2: ["select", ["art"]], 3: ["select", ["art"]]})
    assert why(m, 0, "trade", "basic", 3).id == "not-a-neighbour"
    say(m, 0, "trade", "basic", 1)
    assert m.state.technology == [2, 2, 2, 2]
    assert m.state.vp == [0, 2, 0, 0]


@rule("H61", "H43")
@pytest.mark.parametrize(
    ("own", "other", "neighbours"),
    [
        ("north_america", "russia", False),
        ("russia", "north_america", False),
        ("north_america", "central_america", True),
        ("central_america", "south_america", True),
        ("north_america", "south_america", False),
        ("oceania", "southeast_asia", True),
        ("southeast_asia", "oceania", True),
        ("china", "middle_east", True),
        ("africa", "south_america", False),
    ],
)
def test_borders_the_rules_name(own, other, neighbours):
    m = raid(own, weak("Beate", other))
    assert m.state.vp == [1 if neighbours else 0, 0]


@rule("H61")
def test_one_of_several_territories_is_enough_to_be_neighbours():
    m = position(player("Ada", ["oceania", "europe"], military=2), weak("Beate", "russia"))
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["art"]]})
    assert m.state.vp == [1, 0]


@rule("H61", "H104")
def test_a_civbot_is_a_neighbour_like_any_civilization():
    m = position(player("Ada", ["china"], military=2), weak("Beate", "europe"), bot("noble", ["india"]))
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["art"]]})
    assert m.state.vp[0] == 1


@rule("H62", "E12", "E5")
def test_navigation_makes_everybody_a_neighbour_of_its_owner():
    m = raid("africa", weak("Lila", "south_america"), technology=8, military=6, personal=1, used=2)
    assert m.state.vp == [1, 0]
    assert (m.state.personal[0], m.state.used[0]) == (2, 1)
    assert (m.state.personal[1], m.state.used[1], m.state.land[1].bit_count()) == (0, 0, 1)


@rule("H62", "E5")
def test_without_navigation_the_same_raid_has_no_effect():
    m = raid("africa", weak("Lila", "south_america"), technology=7, military=6, personal=1, used=2)
    assert m.state.vp == [0, 0]
    assert (m.state.personal[0], m.state.used[0]) == (1, 2)


@rule("H62", "E12")
def test_navigation_is_one_sided():
    m = position(
        player("A", ["north_america"], technology=8, military=5, personal=0, used=0),
        player("B", ["africa"], technology=7, military=6),
        player("C", ["north_africa"], technology=7, military=5),
        player("D", ["europe"], technology=7, military=5),
    )
    fill(m, {0: ["select", ["art"]], 1: ["select", ["raid"]], 2: ["select", ["art"]], 3: ["select", ["art"]]})
    # B may raid only C beside it, so the raid on C was the only way; A is out of sight although A sees B
    assert m.state.vp == [0, 1, 0, 0]
    raids = [e.args for _, e in m.events(None) if e.id == "raids"]
    assert raids == [(1, 2)]


@rule("H62", "E12")
def test_the_owner_of_navigation_may_trade_with_anybody_but_nobody_without_it_with_the_owner():
    m = position(
        player("A", ["north_america"], technology=8, military=6),
        player("B", ["africa"], technology=9, military=6),
        player("C", ["oceania"], technology=7, military=6),
    )
    fill(m, {0: ["select", ["trade"]], 1: ["select", ["art"]], 2: ["select", ["trade"]]})
    say(m, 0, "trade", "basic", 1)
    say(m, 1, "art", "basic", [m.view(None)["wonder_row"][0]])
    # C (technology 7) would find A and B more advanced, but neither lies beside Oceania
    assert m.state.technology == [9, 9, 7]
    assert m.state.vp == [0, 2, 0]


@rule("H62")
def test_navigation_counts_from_the_moment_it_is_reached():
    m = raid_after_technology("technology", "raid")
    assert m.state.technology[0] == 8
    assert m.state.vp[0] == 1


@rule("H62")
def test_a_raid_before_navigation_is_reached_finds_nobody():
    m = raid_after_technology("raid", "technology")
    assert m.state.technology[0] == 8
    assert m.state.vp[0] == 0


def raid_after_technology(first: str, second: str):
    m = position(player("Ada", ["africa"], technology=7, military=6, personal=2), weak("Lila", "south_america"))
    fill(m, {0: ["select", ["technology", "raid"]], 1: ["select", ["art"]]})
    say(m, 0, "start", first)
    assert {second} == {"technology", "raid"} - {first}
    return m


@rule("H62", "H66")
def test_who_loses_navigation_loses_the_far_neighbours():
    m = position(
        player("Ada", ["africa"], technology=8, military=6),
        weak("Lila", "south_america"),
        options={"events": "on"},
        event="great_depression",
        overlay=LOSE_NAVIGATION,
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["trade"]]})
    say(m, 0, "exploitation", "basic", 1, [])
    assert m.state.technology[0] == 7
    fill(m, {0: ["select", ["raid"]], 1: ["select", ["art"]]})
    assert m.state.vp == [0, 0]


@rule("H62", "H42")
def test_with_navigation_every_territory_can_be_entered_without_only_adjacent_ones():
    for technology, anywhere in ((8, True), (7, False)):
        m = position(player("Ada", ["north_america"], technology=technology, military=6), weak("Beate", "china"))
        fill(m, {0: ["select", ["expansion"]], 1: ["select", ["art"]]})
        assert can(m, 0, "expansion", "basic", 0, "russia") is anywhere
        assert can(m, 0, "expansion", "basic", 0, "central_america")
        if not anywhere:
            refusal = why(m, 0, "expansion", "basic", 0, "russia")
            assert (refusal.id, refusal.rule) == ("out-of-reach", "H43")

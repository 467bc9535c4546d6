"""One test per leader: both conditions, each scored for itself, at the end of its epoch.

The table is written from the printed cards: stat, value and points of the minor and the major condition.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import Civ, bot, player, position
from zeitalter.games.historia.rules.state import REMOVED_LEADERS, SOURCES
from zeitalter.testing import fill, rule, say


class Card(NamedTuple):
    """Epoch, minor condition and its points, major condition and its points."""

    epoch: int
    minor: tuple[str, int]
    minor_vp: int
    major: tuple[str, int]
    major_vp: int


LEADERS = {
    "caesar": Card(1, ("wonders", 3), 3, ("military", 7), 6),
    "qin_shi_huangdi": Card(1, ("technology", 6), 3, ("military", 7), 6),
    "alexander": Card(1, ("military", 6), 3, ("territories", 4), 6),
    "ramses_ii": Card(1, ("territories", 3), 3, ("wonders", 4), 6),
    "hammurabi": Card(1, ("territories", 3), 3, ("technology", 7), 6),
    "pericles": Card(1, ("wonders", 3), 3, ("technology", 7), 6),
    "lorenzo": Card(2, ("technology", 11), 4, ("wonders", 7), 7),
    "louis_xiv": Card(2, ("territories", 4), 4, ("wonders", 7), 7),
    "genghis_khan": Card(2, ("military", 11), 4, ("territories", 5), 7),
    "isabella": Card(2, ("technology", 11), 4, ("territories", 5), 7),
    "suleiman": Card(2, ("wonders", 6), 4, ("military", 12), 7),
    "frederick_ii": Card(2, ("military", 11), 4, ("technology", 12), 7),
    "napoleon": Card(3, ("territories", 5), 5, ("military", 16), 8),
    "theodore_roosevelt": Card(3, ("wonders", 9), 5, ("military", 16), 8),
    "queen_victoria": Card(3, ("technology", 15), 5, ("territories", 6), 8),
    "gandhi": Card(3, ("territories", 5), 5, ("wonders", 10), 8),
    "emperor_meiji": Card(3, ("military", 15), 5, ("technology", 16), 8),
    "kennedy": Card(3, ("wonders", 9), 5, ("technology", 16), 8),
}
LANDS = ["china", "india", "russia", "middle_east", "central_asia", "southeast_asia"]
BUILT = [
    "petra",
    "taj_mahal",
    "kremlin",
    "parthenon",
    "great_wall",
    "himeji_castle",
    "chichen_itza",
    "pentagon",
    "suez_canal",
    "angkor_wat",
]


def with_stats(leader: str, **stats: int) -> Civ:
    """A player who leads with these stats; the levels not named stand beside the named one, where cells exist."""
    level = stats.get("technology") or stats.get("military") or 1
    lands = stats.get("territories", 1)
    return player(
        "Ada",
        LANDS[:lands],
        technology=stats.get("technology", level),
        military=stats.get("military", level),
        turned=BUILT[: stats.get("wonders", 0)],
        leader=leader,
        personal=1,
        used=1,
        row=["expansion", "trade", "art"],
    )


def end_of_round(ada: Civ, number: int, *bots: Civ, beate: str | None = None) -> Match:
    """Ada's Revolution ends a round; Beate, in one of Ada's territories, and the civbots do nothing."""
    silent = {"civbots": {"cards": [{"id": f"bot_{n}", "actions": []} for n in range(1, 8)]}}
    others = player("Beate", ["china"], leader=beate), *bots
    m = position(ada, *others, round=number, overlay=silent if bots else None)
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["trade"])
    return m


def leader_points(m: Match) -> list[int]:
    """The points each civilization gained for leaders: players by their card, civbots by what was missed."""
    found = [0] * len(m.state.vp)
    for _, event in m.events(None):
        if event.id == "gains-vp" and SOURCES[event.args[2]] in ("leader", "civbot"):
            found[event.args[0]] += event.args[1]
    return found


def test_every_leader_of_the_file_is_in_the_table() -> None:
    assert {leader["id"]: leader["epoch"] for leader in our_data()["leaders"]} == {
        leader: card.epoch for leader, card in LEADERS.items()
    }


@rule("H75", "H84", "E11", "E23")
@pytest.mark.parametrize("leader", LEADERS)
@pytest.mark.parametrize("met", ["none", "minor", "major", "both"])
def test_leader_scores_each_condition_for_itself(leader: str, met: str) -> None:
    card = LEADERS[leader]
    minor, major = met in ("minor", "both"), met in ("major", "both")
    stats = {card.minor[0]: card.minor[1] - (not minor), card.major[0]: card.major[1] - (not major)}
    m = end_of_round(with_stats(leader, **stats), 4 * card.epoch)
    points = card.minor_vp * minor + card.major_vp * major
    number = m.state.components.ids["leader"].index(leader)
    assert [e.args for _, e in m.events(None) if e.id == "leader-scores"] == [(0, number, points)]
    assert leader_points(m) == [points, 0]
    assert m.state.leader[0] == -1
    assert number in m.state.zones[REMOVED_LEADERS].cards
    assert m.over == (card.epoch == 3)


@rule("H75")
@pytest.mark.parametrize("leader", LEADERS)
def test_leader_gives_no_more_for_more_than_its_values(leader: str) -> None:
    card = LEADERS[leader]
    spare = {"technology": 16, "military": 16, "wonders": 10, "territories": 6}
    m = end_of_round(with_stats(leader, **spare), 4 * card.epoch)
    assert leader_points(m) == [card.minor_vp + card.major_vp, 0]


@rule("H84")
@pytest.mark.parametrize("leader", LEADERS)
def test_leader_scores_nothing_before_the_end_of_its_epoch(leader: str) -> None:
    card = LEADERS[leader]
    stats = dict([card.minor, card.major])
    m = end_of_round(with_stats(leader, **stats), 4 * card.epoch - 1)
    assert m.state.round == 4 * card.epoch
    assert leader_points(m) == [0, 0]
    assert m.state.components.ids["leader"][m.state.leader[0]] == leader


@rule("H101")
@pytest.mark.parametrize("leader", LEADERS)
def test_civbots_share_what_a_leader_missed(leader: str) -> None:
    card = LEADERS[leader]
    stats = {card.minor[0]: card.minor[1], card.major[0]: card.major[1] - 1}
    bots = bot("noble", ["africa"]), bot("noble", ["oceania"])
    m = end_of_round(with_stats(leader, **stats), 4 * card.epoch, *bots)
    assert leader_points(m) == [card.minor_vp, 0, card.major_vp // 2, card.major_vp // 2]


@rule("H101")
@pytest.mark.parametrize(
    ("epoch", "leaders", "cap"),
    [
        (1, ("caesar", "pericles"), 9),
        (2, ("lorenzo", "suleiman"), 11),
        (3, ("napoleon", "kennedy"), 13),
    ],
)
def test_civbot_gets_at_most_one_leader_of_points(epoch: int, leaders: tuple[str, str], cap: int) -> None:
    m = end_of_round(with_stats(leaders[0]), 4 * epoch, bot("noble", ["africa"]), beate=leaders[1])
    missed = sum(LEADERS[leader].minor_vp + LEADERS[leader].major_vp for leader in leaders)
    assert missed > cap
    assert leader_points(m) == [0, 0, cap]

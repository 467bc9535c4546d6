"""The worked first round of the rule book with three players, checkpoint by checkpoint (E8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.testing import can, fill, rule, say

ADA, BEATE, YURI = 0, 1, 2
CHOICES = [
    ("technology", "military", "expansion"),
    ("expansion", "raid", "technology"),
    ("exploitation", "trade", "exploitation"),
    ("art", "technology", "revolution"),
]
WAYS: dict[tuple[int, int], tuple[Any, ...]] = {
    (2, ADA): ("expansion", "basic", 0, "china"),
    (3, ADA): ("exploitation", "basic", 2, []),
    (3, YURI): ("exploitation", "basic", 2, []),
    (4, YURI): ("revolution", "basic", ["expansion"]),
}
"""What the players say when they have a choice: action round and seat."""


def civ(m: Match, seat: int) -> dict[str, Any]:
    return m.view(seat)["civs"][seat]


def cubes(m: Match, seat: int) -> tuple[int, int, int, int]:
    own = civ(m, seat)
    return own["personal"], own["used"], len(own["territories"]), own["general"]


def start() -> Match:
    options = {"civbots": "0", "start_order": "seated"}
    m = Match.new(find_game("historia"), 3, options=options, seed=8)
    for seat in (YURI, BEATE, ADA):
        m.play(seat, m.options(seat)[0])
    for seat, territory in ((ADA, "middle_east"), (BEATE, "china"), (YURI, "north_america")):
        say(m, seat, "settle", territory)
    return m


def play_round() -> Iterator[Match]:
    """The match at the start, after each action round, and before the Revolution of the fourth."""
    m = start()
    yield m
    for action_round, cards in enumerate(CHOICES, 1):
        fill(m, {seat: ["select", [card]] for seat, card in enumerate(cards)})
        while m.view(None)["question"]["step"] == "Execute":
            seat = m.asked()[0]
            if (action_round, seat) == (4, ADA):
                say(m, ADA, "art", "basic", [m.view(None)["wonder_row"][0]])
            elif (action_round, seat) == (4, YURI):
                yield m  # before Yuri's Revolution, with all rows still lying
                say(m, YURI, *WAYS[4, YURI])
            else:
                say(m, seat, *WAYS[action_round, seat])
        yield m


@pytest.fixture(scope="module")
def stages() -> list[Match]:
    return [m.at(len(m.log)) for m in play_round()]


@rule("E8", "H11")
def test_all_start_alike(stages: list[Match]) -> None:
    m = stages[0]
    assert m.view(None)["order"] == [ADA, BEATE, YURI]
    for seat in range(3):
        own = civ(m, seat)
        assert cubes(m, seat) == (2, 1, 1, 5)
        assert (own["military"], own["technology"], own["vp"], own["row"]) == (1, 1, 0, [])


@rule("E8", "E8.1", "H26", "H30", "H40")
def test_first_action_round(stages: list[Match]) -> None:
    m = stages[1]
    assert (civ(m, ADA)["technology"], cubes(m, ADA)) == (2, (1, 2, 1, 5))
    assert "war" in civ(m, ADA)["hand"]
    assert (civ(m, BEATE)["military"], cubes(m, BEATE)) == (2, (1, 2, 1, 5))
    assert civ(m, YURI)["territories"] == ["north_america", "central_america"]
    assert cubes(m, YURI) == (1, 1, 2, 5)


@rule("E8", "E8.2", "H43", "H48")
def test_second_action_round(stages: list[Match]) -> None:
    before, m = stages[1].at(len(stages[1].log)), stages[2]
    fill(before, {ADA: ["select", ["expansion"]], BEATE: ["select", ["raid"]], YURI: ["select", ["technology"]]})
    assert can(before, ADA, "expansion", "basic", 0, "china")
    assert civ(m, ADA)["territories"] == ["middle_east", "china"]
    assert cubes(m, ADA) == (0, 2, 2, 5)
    assert (civ(m, BEATE)["vp"], cubes(m, BEATE)) == (1, (2, 1, 1, 5))
    assert (civ(m, YURI)["technology"], cubes(m, YURI)) == (2, (0, 2, 2, 5))
    assert "war" in civ(m, YURI)["hand"]


@rule("E8", "E8.3")
def test_printed_check_of_the_cubes(stages: list[Match]) -> None:
    assert [cubes(stages[2], seat)[:2] for seat in range(3)] == [(0, 2), (2, 1), (0, 2)]


@rule("E8", "E8.4", "H36", "H45")
def test_third_action_round(stages: list[Match]) -> None:
    m = stages[3]
    assert cubes(m, ADA) == (2, 0, 2, 5)
    assert cubes(m, YURI) == (2, 0, 2, 5)
    assert (civ(m, BEATE)["technology"], cubes(m, BEATE)) == (2, (2, 1, 1, 5))
    assert "war" in civ(m, BEATE)["hand"]
    assert [civ(m, seat)["vp"] for seat in range(3)] == [2, 1, 0]


@rule("E8", "E8.5", "H18", "H33", "H35", "A3")
def test_fourth_action_round_before_the_revolution(stages: list[Match]) -> None:
    m = stages[4]
    assert cubes(m, ADA) == (1, 1, 2, 5)
    assert len(civ(m, ADA)["wonders"]) == 1
    assert len(stages[3].view(None)["wonder_row"]) == 5
    assert m.view(None)["wonder_row"] == stages[3].view(None)["wonder_row"][1:]
    assert (civ(m, BEATE)["technology"], cubes(m, BEATE)) == (3, (2, 1, 1, 5))
    assert can(stages[3], YURI, "select", ["revolution"])
    assert [option[2] for option in m.options(YURI)] == [
        m.game.action_from_json(m.table, ["revolution", "basic", [card]])[2]
        for card in ("expansion", "technology", "exploitation")
    ]


@rule("E8", "E8.6", "H21")
def test_rows_before_the_round_end(stages: list[Match]) -> None:
    m = stages[4]
    assert civ(m, ADA)["row"] == ["technology", "expansion", "exploitation", "art"]
    assert civ(m, BEATE)["row"] == ["military", "raid", "trade", "technology"]
    assert civ(m, YURI)["row"] == ["expansion", "technology", "exploitation"]


def last_events(m: Match) -> list[str]:
    events = [e.id for _, e in m.events(None)]
    return events[events.index("round-ends") :]


@rule("E8", "E8.7", "H14")
def test_measures_of_the_first_round_end(stages: list[Match]) -> None:
    m = stages[5]
    ends = last_events(m)
    assert not {"receives-cubes", "new-wonders", "leader-scores", "reveals-leader"} & set(ends)
    assert ends.index("takes-oldest") < ends.index("government") < ends.index("new-order") < ends.index("round")
    assert ends.count("government") == 3
    assert ends.count("gains-vp") == 1  # Beate's Nomads; no territory bonus
    assert m.view(None)["wonder_row"] == stages[4].view(None)["wonder_row"]
    assert all(c["general"] == 5 for c in m.view(None)["civs"])


@rule("E8", "E8.8", "A3")
def test_printed_check_of_the_rows(stages: list[Match]) -> None:
    m = stages[5]
    assert civ(m, ADA)["row"] == ["exploitation", "art"]
    assert civ(m, BEATE)["row"] == ["trade", "technology"]
    assert civ(m, YURI)["row"] == []
    assert {"revolution", "expansion", "technology", "exploitation"} <= set(civ(m, YURI)["hand"])


@rule("E8", "E8.9", "A27", "H67", "H82")
def test_start_of_the_second_round(stages: list[Match]) -> None:
    m = stages[5]
    assert [civ(m, seat)["government"] for seat in range(3)] == ["clan", "nomads", "clan"]
    assert [cubes(m, seat) for seat in range(3)] == [(2, 0, 2, 5), (2, 1, 1, 5), (2, 0, 2, 5)]
    assert [civ(m, seat)["vp"] for seat in range(3)] == [2, 2, 0]
    assert m.view(None)["order"] == [YURI, BEATE, ADA]
    assert m.view(None)["round"] == 2
    assert m.view(None)["question"]["step"] == "SelectCards"

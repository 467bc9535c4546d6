"""Recorded games: one for every way to end and every length of a game, with two to seven players.

`record_seven_ages.py` beside this file finds and writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from zeitalter import find_game
from zeitalter.engine.match import Match
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.progress import is_beyond
from zeitalter.testing import rule
from zeitalter.testing.recorded import check_recorded

FOLDER = Path(__file__).with_name("recorded")
RECORDED = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def recorded(name: str) -> Match:
    """A recorded game, replayed once and compared with its file."""
    return check_recorded(FOLDER / f"{name}.json")


def test_every_way_to_end_every_length_and_number_of_players_is_recorded() -> None:
    matches = [recorded(name) for name in RECORDED]
    assert {(match.result or {})["how"] for match in matches} == {"last-level", "internet", "turn-limit"}
    lengths = next(switch for switch in find_game("seven_ages").switches if switch.id == "scenario")
    assert {match.table.options["scenario"] for match in matches} == set(lengths.values)
    assert {match.table.seats for match in matches} == set(range(2, 8))


@rule("S28", "S28b", "S28c", "S29")
@pytest.mark.parametrize("name", RECORDED)
def test_the_recorded_end_has_its_reason_and_the_most_glory_wins(name: str) -> None:
    match = recorded(name)
    s, result = match.state, match.result or {}
    passed = [e for e in s.in_play() if is_beyond(s, e)]
    assert bool(s.finished_by) == (result["how"] == "last-level") or result["how"] == "internet"
    assert len(passed) <= len(s.finished_by)
    assert (result["how"] != "turn-limit") or s.turn == turn_limit(s)
    assert all(s.glory[seat] == max(s.glory) for seat in result["winners"])

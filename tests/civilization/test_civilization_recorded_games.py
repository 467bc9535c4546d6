"""Recorded games: one for every variant and way to end, replayed and compared with their stored position.

`record_civilization.py` beside this file finds and writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from zeitalter.engine.match import Match
from zeitalter.testing import rule
from zeitalter.testing.recorded import check_recorded

FOLDER = Path(__file__).with_name("recorded")
RECORDED = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def recorded(name: str) -> Match:
    """A recorded game, replayed once and compared with its file."""
    return check_recorded(FOLDER / f"{name}.json")


def test_every_variant_and_every_way_to_end_is_recorded() -> None:
    found = {(str((recorded(name).result or {})["how"]), recorded(name).table.options["variant"]) for name in RECORDED}
    assert found == {
        ("finish", "full"),
        ("finish", "farmers"),
        ("tie-break", "full"),
        ("tie-break", "farmers"),
        ("areas", "nomads"),
        ("limit", "full"),
    }
    assert {recorded(name).table.options["end_triangle"] for name in RECORDED} == {"none", "2", "3", "4"}


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_game_of_civilization_replays_to_its_stored_end(name: str) -> None:
    assert recorded(name).over


@rule("44", "71", "72", "73", "A-21", "A-29", "A-30")
@pytest.mark.parametrize("name", RECORDED)
def test_recorded_winner_follows_from_the_last_position(name: str) -> None:
    match = recorded(name)
    s, result, options = match.state, match.result or {}, match.table.options
    (winner,) = result["winners"]
    before = match.at(len(match.log) - 1).state.field
    if result["how"] in ("finish", "tie-break"):
        moved = [seat for seat in range(s.players) if s.field[seat] > before[seat]]
        assert winner in moved
        assert s.field[winner] == max(s.field) or options["triangle_mode"] == "epoch_border"
    if result["how"] == "tie-break" and options["variant"] == "farmers":
        assert s.city_count(winner) == max(s.city_count(seat) for seat in moved if s.field[seat] >= s.field[winner])
    if result["how"] == "tie-break" and options["variant"] == "full":
        goal = s.components.end_fields[int(options["end_triangle"])]
        together = [seat for seat in moved if s.field[seat] == goal]
        assert len(together) > 1
        assert result["points"][winner] == max(result["points"][seat] for seat in together)
    if result["how"] == "areas":
        assert s.round == 16
        assert result["points"] == [len(s.areas_of(seat)) for seat in range(s.players)]
        assert result["points"][winner] == max(result["points"])
    if result["how"] == "limit":
        assert s.field[winner] == max(s.field)

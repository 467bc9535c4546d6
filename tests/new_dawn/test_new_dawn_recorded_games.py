"""Recorded games: one for every agenda that helped somebody to win, an epic one, one on a built map, and the limit.

`record_new_dawn.py` beside this file finds and writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from zeitalter.engine.match import Match
from zeitalter.games.new_dawn.rules.agendas import fulfilled
from zeitalter.testing import rule
from zeitalter.testing.recorded import check_recorded

FOLDER = Path(__file__).with_name("recorded")
RECORDED = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def recorded(name: str) -> Match:
    """A recorded game, replayed once and compared with its file."""
    return check_recorded(FOLDER / f"{name}.json")


def test_every_agenda_has_helped_to_win_a_recorded_game() -> None:
    agendas = recorded("limit").table.components.ids["agenda"]
    for i, agenda in enumerate(agendas):
        match = recorded(f"victory_{agenda}")
        assert any(match.state.agendas[seat] >> i & 1 for seat in (match.result or {})["winners"])


@rule("N168", "N169", "N170")
@pytest.mark.parametrize("name", RECORDED)
def test_the_recorded_winner_has_an_agenda_on_every_victory_card(name: str) -> None:
    match = recorded(name)
    s, result = match.state, match.result or {}
    cards = 4 if match.table.options["epic"] == "on" else 3
    assert len(s.victory) == cards
    best = max(fulfilled(s, seat) for seat in range(s.players))
    assert all(fulfilled(s, seat) == best for seat in result["winners"])
    assert (best == cards) == (result["how"] != "limit")

"""Sweeps: pairs of games are compared; a component value is found by its path."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import find_game
from zeitalter.engine import BadInput
from zeitalter.lab.changes import overlay_of
from zeitalter.lab.experiment import Cell
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.store import Game
from zeitalter.lab.sweep import Variation, measures_of, sweep_of

BASE = Cell("historia", ("random", "random"), 1)
VARIATIONS = [
    Variation("base", "", "", BASE),
    Variation("option", "events", "on", BASE._replace(options={"events": "on"})),
]


def record(points: list[int], decisions: int) -> dict[str, Any]:
    winner = max(range(len(points)), key=lambda seat: points[seat])
    return {
        "bots": ["random"] * len(points),
        "points": points,
        "winners": [winner],
        "ranking": [],
        "how": "points",
        "decisions": decisions,
        "growth": [[1, 0], [0, 1], points],
    }


def test_differences_are_taken_game_by_game() -> None:
    """Lengths vary by hundreds, but the variation is always ten longer: that is seen at once."""
    games = []
    for number in range(12):
        long = 100 + 173 * number % 700
        games += [Game(1, number, record([5, 3], long)), Game(2, number, record([5, 3], long + 10 + number % 3))]
    found = sweep_of(VARIATIONS, [1, 2], games)
    measure = found["variations"][1]["measures"]["decisions"]
    assert measure["difference"] == 11
    assert 10 < measure["low"] < 11 < measure["high"] < 12
    assert measure["stands_out"]
    assert not found["variations"][1]["measures"]["points"]["stands_out"]
    assert "difference" not in found["variations"][0]["measures"]["decisions"]


def test_games_without_their_pair_are_not_compared() -> None:
    games = [Game(1, 0, record([5, 3], 10)), Game(2, 1, record([5, 3], 99)), Game(2, 2, record([5, 3], 99))]
    found = sweep_of(VARIATIONS, [1, 2], games)
    assert "difference" not in found["variations"][1]["measures"]["decisions"]


def test_what_is_measured_of_a_game() -> None:
    found = measures_of(record([4, 9], 50), "random")
    assert found == {
        "decisions": 50,
        "stages": 3,
        "points": 6.5,
        "winning": 9,
        "margin": 5,
        "lead_changes": 1,
        "first_seat": 0,
        "first_bot": 1,
    }


def test_a_table_that_is_the_same_plays_the_same_games() -> None:
    same = BASE._replace(changes=overlay_of(find_game("historia"), "wonders.sphinx.effects.0.gain_vp", "1"))
    richer = BASE._replace(changes=overlay_of(find_game("historia"), "governments.nomads.effects.0.gain_vp", "9"))
    first, second, third = (play_recorded(cell.as_json(), range(3)) for cell in (BASE, same, richer))
    assert first == second
    assert sum(sum(r["points"]) for r in third) > sum(sum(r["points"]) for r in first)


@pytest.mark.parametrize(
    ("game", "path", "value", "overlay"),
    [
        ("historia", "wonders.sphinx.epoch", "2", {"wonders": [{"id": "sphinx", "epoch": 2}]}),
        (
            "historia",
            "wonders.colosseum.effects.1.recover_oldest_cards",
            "3",
            {"wonders": [{"id": "colosseum", "effects": [{"recover_cubes": 2}, {"recover_oldest_cards": 3}]}]},
        ),
        ("new_dawn", "tech_dial.overflow_to", "14", {"tech_dial": {"overflow_to": 14}}),
    ],
)
def test_a_path_becomes_what_an_owner_would_write(game: str, path: str, value: str, overlay: dict[str, Any]) -> None:
    assert overlay_of(find_game(game), path, value) == overlay


def test_a_value_that_no_rule_reads_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        overlay_of(find_game("new_dawn"), "limits.wonders_per_city", "2")
    assert refusal.value.id == "components-no-effect"


@pytest.mark.parametrize(
    "path",
    ["wonders", "wonders.sphinx", "wonders.sfinx.epoch", "wunders.sphinx.epoch", "wonders.sphinx.effects.7.gain_vp"],
)
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(BadInput) as refusal:
        overlay_of(find_game("historia"), path, "1")
    assert refusal.value.id == "lab-unknown-component"

"""`docs/game.md` is current, and the game it shows plays, speaks and obeys every law."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import zeitalter.games
from zeitalter import Match, Objection, find_game, game_ids
from zeitalter.lab import simulate
from zeitalter.server.wire import game_data
from zeitalter.testing import check_game, check_texts, rule, say, why

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of examples is searched for games, too."""
    monkeypatch.setattr(zeitalter.games, "__path__", [*zeitalter.games.__path__, str(ROOT / "examples")])


def test_page_is_current() -> None:
    """In a process of its own: the page is made from sources, also where the rules that run are compiled."""
    command = [sys.executable, str(ROOT / "tools" / "game_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_game_is_found_by_its_folder() -> None:
    assert "pebbles" in game_ids()
    assert find_game("pebbles").facts.seats == (2, 5)


@pytest.mark.parametrize("seed", range(4))
def test_all_laws_hold(seed: int) -> None:
    check_game(find_game("pebbles"), seed)


def test_everything_is_said_in_both_languages() -> None:
    check_texts(find_game("pebbles"), Random(1))


@rule("P2")
def test_nobody_takes_more_than_there_are() -> None:
    match = Match.new(find_game("pebbles"), 2, seed=1)
    say(match, 0, "take", 3)
    assert why(match, 0, "take", 1) == Objection("not-your-turn")
    for seat, n in ((1, 3), (0, 3), (1, 3), (0, 1)):
        say(match, seat, "take", n)
    assert match.state.heap == 2
    assert why(match, 1, "take", 3) == Objection("too-few", (2,), "P2")


def test_its_bot_wins() -> None:
    report = simulate(find_game("pebbles"), ["strategist", "random"], 20)
    assert report["bots"]["strategist"]["share"] == 1.0


def test_a_browser_can_speak_of_it() -> None:
    data = game_data.data(find_game("pebbles"))
    assert data["shell"]["rule_numbers"] == r"P\d+"
    assert data["shell"]["chapters"] == ("game-over",)
    assert game_data.rules(find_game("pebbles"), "de")["chapters"][0]["rules"][1]["number"] == "P2"

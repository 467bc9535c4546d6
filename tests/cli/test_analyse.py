"""`zeitalter analyse`, and the hint in the terminal: what the expert thinks, in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import Run
from finished import end_of_short, short_file, short_historia

from zeitalter.bots.review import VERSION
from zeitalter.engine import files

NAMES = ("Ada", "Blaise", "Carl")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    path.write_text(short_file(), encoding="utf-8")
    return path


def test_analyse_shows_chances_turning_points_decisions_and_luck(run: Run, short: Path) -> None:
    ran = run("analyse", str(short), "--playouts", "3")
    assert ran.code == 0
    assert ran.err == ""
    for title in ("Chances to win over time", "Turning points", "Decisions of Ada", "Good and bad luck"):
        assert title in ran.out
    assert "Decisions of Blaise" not in ran.out  # a bot
    ends = [next(line for line in ran.out.splitlines() if line.startswith(f"  {name} ")) for name in NAMES]
    assert [end.endswith("→ 100 %") for end in ends] == [chance == 1 for chance in end_of_short()]
    assert "Round 12, move " in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_analyse_gives_the_same_as_json_twice(run: Run, short: Path) -> None:
    first, second = (run("analyse", str(short), "--playouts", "2", "--json", "--seat", "Carl") for _ in range(2))
    found = json.loads(first.out)
    assert found == json.loads(second.out)
    assert (found["version"], found["judged"]) == (VERSION, [2])
    assert found["chances"][-1][1] == end_of_short()


def test_analyse_refuses_a_match_that_runs_and_a_number_that_is_none(run: Run, short: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.json"
    files.save(short_historia().at(10), running)
    ran = run("analyse", str(running))
    assert ran.code != 0
    assert ran.sentence() == "This match is not over yet; it can be analysed when it is."
    assert run("analyse", str(short), "--playouts", "many").code != 0


def test_hint_in_the_terminal_names_up_to_two_others_with_what_they_cost(run: Run) -> None:
    ran = run("play", "historia", "--seats", "me:Ada,bot:random", "--seed", "3", typed="hint\nhint\nquit\n")
    said = [line for line in ran.out.splitlines() if "Chance to win" in line]
    assert len(said) == 2
    assert said[0] == said[1]
    others = [line for line in ran.out.splitlines() if re.match(r"Or: .* \((\u2212\d+ %|as good)\)", line)]
    assert 2 <= len(others) <= 4
    assert others[: len(others) // 2] == others[len(others) // 2 :]

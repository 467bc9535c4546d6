"""The study of balance in `examples/` runs, goes on with more games, and writes its pages."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

STUDY = Path(__file__).parents[2] / "examples" / "balance_study" / "study.py"


def test_the_study_runs_and_goes_on(tmp_path: Path) -> None:
    for games in (4, 8):
        command = [sys.executable, str(STUDY), "--games", str(games), "--out", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "Nomads without points: -" in done.stdout
    assert "city_state" in done.stdout
    assert (tmp_path / "balance.html").read_text().startswith("<!doctype html>")
    assert "Nomads, effects.0.gain_vp = 0" in (tmp_path / "sweep.html").read_text()
    base = sqlite3.connect(tmp_path / "sweep.sqlite")
    assert base.execute("select count(*) from games").fetchone() == (16,)
    base.close()

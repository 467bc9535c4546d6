"""Running the command line inside the test: words and typed lines in; exit code, stdout and stderr out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zeitalter.cli import main
from zeitalter.engine import files
from zeitalter.games.historia.position import player, position


@dataclass
class Ran:
    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """The one sentence on stderr of a command that failed."""
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def go(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(words))
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return go


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def random_numbers(seed: int, count: int, most: int = 6) -> str:
    r = Random(seed)
    return lines(*(str(r.randint(1, most)) for _ in range(count)))


@pytest.fixture
def ada_first(tmp_path: Path) -> Path:
    """A match in which Ada plays before a bot and may lay two cards; Beate's bot comes after her."""
    match = position(
        player(
            "Ada",
            ["china"],
            technology=5,
            military=3,
            personal=5,
            row=["art"],
            civilization="egypt",
            advisors=["cleopatra"],
            wonders=["parthenon"],
        ),
        player("Beate", ["india"], technology=3, military=2, civilization="rome", advisors=["cicero"]),
        order=(0, 1),
        wonder_row=["petra", "sphinx"],
    )
    match.seats[0].player = "me"
    match.seats[1].player = "bot:random"
    path = tmp_path / "ada.json"
    files.save(match, path)
    return path


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """The file of a whole game of bots."""
    path = tmp_path / "finished.json"
    assert run("play", "--seats", "bot:random,bot:random,bot:random", "--seed", "5", "--save", str(path)).code == 0
    return path


def edit(path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A copy of a match file with something changed."""
    import json

    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    copy = path.with_name("edited.json")
    copy.write_text(json.dumps(data), encoding="utf-8")
    return copy

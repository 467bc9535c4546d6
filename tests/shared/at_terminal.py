"""A person at a terminal: typing answers into a prepared match, and reading what is printed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from zeitalter import Match, find_game
from zeitalter.cli import main
from zeitalter.engine import files
from zeitalter.kit.drawing import Line
from zeitalter.texts import LANGUAGES, texts_for

Run = Callable[..., list[str]]
"""Types lines into a match, and says what was printed after each of them, in one line each."""


def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """A terminal of 80 columns; `seats` says who sits where, else a person is who is asked, among bots."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def go(match: Match, *lines: str, lang: str = "en", seats: Sequence[str] | None = None) -> list[str]:
        asked = match.asked()[0]
        for i, seat in enumerate(match.seats):
            seat.player = seats[i] if seats is not None else "me" if i == asked else "bot:strategist"
        path = tmp_path / "match.json"
        files.save(match, path)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        assert main(["play", "--load", str(path), "--save", str(path), "--lang", lang]) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        assert max(map(len, printed.out.splitlines())) <= 80
        return [" ".join(part.split()) for part in printed.out.split("\n> ")]

    return go


def saved(tmp_path: Path) -> Match:
    """The match as it was when the terminal was left."""
    return files.load(tmp_path / "match.json", find_game)


def text(lines: Iterable[Line]) -> str:
    """A drawing as it is printed, without colours."""
    return "\n".join("".join(piece for piece, _ in line).rstrip() for line in lines)


def check_verbs(game: str) -> None:
    """Every verb has words in both languages, and an announcement for each of its values."""
    for lang in LANGUAGES:
        texts = texts_for(game, lang)
        for verb, kinds in find_game(game).verbs.items():
            assert texts.message(f"typed-{verb}")
            assert texts.message(f"typed-{verb}", "words")
            if kinds:
                assert len(texts.message(f"typed-{verb}", "fields").split("|")) == len(kinds), verb

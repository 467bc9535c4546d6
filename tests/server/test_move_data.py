"""`zeitalter move-data`: a whole house goes from SQLite into PostgreSQL, and is played on there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import houses
import pytest
from postgres import cluster
from visitors import Server, Visitor

from zeitalter.cli import main

pytestmark = pytest.mark.only("postgresql")


def lived_in(folder: Path) -> tuple[Visitor, str, Server]:
    """A house on SQLite with an account, a match, moves and a line of chat; its server has stopped."""
    houses.use(houses.SQLITE)
    server = Server(folder)
    houses.use(houses.POSTGRES)
    ada = Visitor("Ada", server)
    ada.post("/api/account", name="Ada", password="correct horse battery")
    match = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    screen = ada.sit(match, 0)
    screen.play_on(0, Random(1), turns=60)
    screen.send(t="chat", id=1, text="moving soon")
    screen.until(lambda m: m["t"] == "chat")
    assert server.stop() == 0
    return ada, match, server


def test_a_house_moves_and_is_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ada, match, _ = lived_in(tmp_path)
    url = cluster().new_database(empty=True)
    assert main(["move-data", str(tmp_path), url, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "matches: 1 rows" in said
    assert "copied and compared" in said
    there = Server(tmp_path, database=url)
    try:
        moved = Visitor(at=there)
        moved.web.cookies.update(ada.web.cookies)
        screen = moved.sit(match, 0)
        table = next(m for m in screen.heard if m["t"] == "table")
        assert [line["text"] for line in table["chat"]] == ["moving soon"]
        screen.play_on(0, Random(2), turns=3)
    finally:
        assert there.stop() == 0
    assert main(["move-data", str(tmp_path), url, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "not empty" in said


def test_what_cannot_be_moved_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([str(tmp_path), "postgresql://"], ["nowhere", cluster().new_database()], ["x://", "y://"]):
        assert main(["move-data", *words, "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert said.endswith(".\n")

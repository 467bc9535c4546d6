"""`zeitalter backup` and `restore`: a consistent copy while the server goes on, and nothing is ever overwritten."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url, select
from test_doctor import opens, played
from visitors import Server, Visitor

from zeitalter.cli import main
from zeitalter.engine.errors import BadInput
from zeitalter.server.config import DATABASE_FILE
from zeitalter.server.store import backup
from zeitalter.server.store.database import make_engine
from zeitalter.server.store.tables import ENTRIES

pytestmark = pytest.mark.only("sqlite")

BOTH = [{"kind": "me"}, {"kind": "screen"}]


def run(*words: object, lang: str = "en") -> int:
    return main([*map(str, words), "--lang", lang])


def mode(path: Path) -> int:
    return stat.S_IMODE(os.stat(path).st_mode)


def test_a_backup_of_a_running_server_holds_what_was_acknowledged_and_can_be_played_on(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy.sqlite"
    here.mkdir()
    server = Server(here)
    ada = Visitor("Ada", at=server)
    match = str(ada.post("/api/matches", game="historia", seats=BOTH)["id"])
    screen, r = ada.sit(match, 0, 1), Random(3)
    acknowledged = 0
    for _ in range(12):
        seat = next(seat for seat in (0, 1) if seat in screen.now[seat]["asked"])
        acknowledged = screen.play(seat, r.choice(screen.now[seat]["options"]))
        while any(screen.now[seat]["n"] < acknowledged for seat in (0, 1)):
            screen.next()
    assert run("backup", copy, "--data", here) == 0
    server.kill()
    assert mode(copy) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy.sqlite"]
    assert run("restore", copy, "--data", there) == 0
    assert mode(there / DATABASE_FILE) == 0o600
    follower = Server(there)
    try:
        ada.web.base_url = follower.url
        ada.web.headers["Origin"] = follower.url
        ada.server = follower
        again = ada.sit(match, 0, 1)
        assert again.now[0]["n"] == acknowledged
        seat = next(seat for seat in (0, 1) if seat in again.now[seat]["asked"])
        assert again.play(seat, r.choice(again.now[seat]["options"])) == acknowledged + 1
    finally:
        follower.kill()


def test_whoever_writes_during_the_copy_neither_gets_in_nor_begins_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    monkeypatch.setattr(backup, "PAGES", 1)
    said: list[tuple[int, int]] = []
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as writer:

        def write_on(done: int, all: int) -> None:
            said.append((done, all))
            writer.execute("INSERT INTO settings VALUES (?, ?)", (f"late {len(said)}", "x" * 3000))

        engine = make_engine(f"sqlite:///{tmp_path / DATABASE_FILE}")
        assert backup.save_backup(engine, tmp_path / "copy", write_on) == 1
        engine.dispose()
    assert [done for done, _ in said] == list(range(1, len(said) + 1))
    assert len({all for _, all in said}) == 1
    with closing(sqlite3.connect(tmp_path / "copy")) as copied:
        assert copied.execute("SELECT count(*) FROM settings WHERE name LIKE 'late%'").fetchone() == (0,)
        assert copied.execute("SELECT count(*) FROM entries").fetchone() == (8,)


def test_into_a_folder_goes_a_file_with_the_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id = played(tmp_path / "data")
    folder = tmp_path / "backups"
    folder.mkdir()
    assert run("backup", folder, "--data", tmp_path / "data", lang="de") == 0
    (copy,) = folder.iterdir()
    assert copy.match("zeitalter-*.sqlite")
    said = " ".join(capsys.readouterr().out.split())
    assert "Gesichert, mit einer Partie:" in said
    assert run("restore", copy, "--data", tmp_path / "other") == 0
    assert "Restored, with one match:" in " ".join(capsys.readouterr().out.split())
    assert opens(tmp_path / "other", id) == 8


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    played(data)
    assert run("backup", copy, "--data", data) == 0
    before = (copy.read_bytes(), (data / DATABASE_FILE).read_bytes())
    for words, said in (
        (("backup", copy, "--data", data), "which stays as it is"),
        (("restore", copy, "--data", data), "which stays as it is; stop the server"),
    ):
        capsys.readouterr()
        assert run(*words) == 2
        assert said in capsys.readouterr().err
    (data / DATABASE_FILE).rename(data / "aside")
    (data / f"{DATABASE_FILE}-wal").write_bytes(b"the newest moves of the other one")
    assert run("restore", copy, "--data", data) == 2
    (data / "aside").rename(data / DATABASE_FILE)
    assert (copy.read_bytes(), (data / DATABASE_FILE).read_bytes()) == before


def spoil(copy: Path, *statements: str) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as c:
        for statement in statements:
            c.execute(statement)


def test_what_is_no_sound_backup_of_ours_is_refused_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "data")
    good, other = tmp_path / "good", tmp_path / "other"
    assert run("backup", good, "--data", tmp_path / "data") == 0
    (tmp_path / "text").write_text("no database at all, " * 100)
    (tmp_path / "empty").touch()
    for name in ("foreign", "newer", "holes"):
        (tmp_path / name).write_bytes(good.read_bytes())
    spoil(tmp_path / "foreign", "DROP TABLE alembic_version")
    spoil(tmp_path / "newer", "UPDATE alembic_version SET version_num = '9999'")
    with (tmp_path / "holes").open("r+b") as file:
        file.seek(3 * 4096)
        file.write(os.urandom(8 * 4096))
    for name, said in {
        "text": "not a backup of a Zeitalter server",
        "empty": "not a backup of a Zeitalter server",
        "foreign": "not a backup of a Zeitalter server",
        "newer": "newer version of Zeitalter",
        "holes": "(is damaged|not a backup)",
        "nowhere": "no file at",
    }.items():
        capsys.readouterr()
        assert run("restore", tmp_path / name, "--data", other) == 2, name
        heard = capsys.readouterr().err
        assert heard.count("\n") == 1
        assert re.search(said, heard), (name, heard)
        assert not other.exists() or not list(other.iterdir())


def test_a_copy_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    played(tmp_path / "data")
    engine = make_engine(f"sqlite:///{tmp_path / 'data' / DATABASE_FILE}")

    def interrupt(done: int, all: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup.save_backup(engine, tmp_path / "copy", interrupt)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    with engine.connect() as c:
        assert len(c.execute(select(ENTRIES)).all()) == 8
    engine.dispose()


@pytest.mark.parametrize(
    "words",
    [
        ["backup"],
        ["restore"],
        ["backup", "x", "--data", "nowhere"],
        ["backup", "x", "--data", "a", "--database", "sqlite://"],
        ["restore", "nowhere"],
    ],
    ids=" ".join,
)
def test_bad_words_get_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(".\n")
    assert not list(tmp_path.iterdir())


def test_where_the_tools_of_postgresql_are_missing_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="backup-no-tool"):
        backup._call_tool("pg_dump", url=make_url("postgresql+psycopg:///zeitalter"))

"""`zeitalter doctor`: finds damaged logs, says what can be saved, saves it, and mends."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from houses import house_config, house_flags
from room_story import ADA, Window, choice, in_room
from sqlalchemy import delete, update
from visitors import Visitor, free_port

from zeitalter import __version__
from zeitalter.cli import main
from zeitalter.engine import files
from zeitalter.games import find_game
from zeitalter.server.config import DATABASE_FILE
from zeitalter.server.errors import Conflict
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store.database import Database
from zeitalter.server.store.tables import ENTRIES, MATCHES


def played(folder: Path, damage: Any = None) -> str:
    """A match of eight entries in a database, damaged afterwards; its id."""
    config = house_config(folder, moment=0.0)
    services = RoomServices(config, Database(config.url()), BotWorkers(1))
    ids: list[str] = []

    async def story(room: Room) -> None:
        r = Random(2)
        for _ in range(8):
            seat, ask, answer = choice(room, r)
            await room.play(ADA, seat, ask, answer, Receipt(Window(0, 1, 2), 1))
        if damage is not None:
            await services.database.write(lambda c: c.execute(damage))
        ids.append(room.info.id)

    in_room(services, story)
    services.database.close()
    return ids[0]


def opens(folder: Path, id: str) -> int:
    """How many entries a match has when it is opened."""
    config = house_config(folder)
    services = RoomServices(config, Database(config.url()), BotWorkers(1))

    async def open_room() -> int:
        return len((await Rooms(services).room(id)).match.log)

    try:
        return asyncio.run(open_room())
    finally:
        services.database.close()


def test_a_sound_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    assert main(["doctor", *house_flags(tmp_path), "--lang", "en"]) == 0
    assert "One match checked, 0 damaged." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("damage", "said", "good"),
    [
        (delete(ENTRIES).where(ENTRIES.c.number == 5), "entry 5 is missing; the first 4 of 8 entries", 4),
        (
            update(ENTRIES).where(ENTRIES.c.number == 6).values(entry={"seat": 0, "answer": ["nonsense"]}),
            "entry 6 cannot be played; the first 5 of 8 entries",
            5,
        ),
        (update(MATCHES).values(options={"dragons": "on"}), "not even the set-up can be made; only its 8 entries", 0),
    ],
)
def test_what_is_damaged_is_found_saved_and_mended(
    damage: Any, said: str, good: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, rescue = tmp_path / "data", tmp_path / "rescue"
    id = played(data, damage)
    with pytest.raises(Conflict, match="damaged-match"):
        opens(data, id)
    words = ["doctor", *house_flags(data), "--lang", "en"]
    assert main(words) == 1
    assert said in " ".join(capsys.readouterr().out.split())
    with pytest.raises(Conflict):  # nothing was changed
        opens(data, id)
    assert main([*words, "--mend", "--rescue", str(rescue)]) == (0 if good else 1)
    assert len(json.loads((rescue / f"{id}.entries.json").read_text())) in (7, 8)
    for path in rescue.iterdir():
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    if good:
        assert len(files.load(rescue / f"{id}.json", find_game).log) == good
        assert opens(data, id) == good
        assert main(words) == 0


def report(folder: Path, capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> tuple[int, str]:
    """The exit code and what the doctor says, without the breaks of its lines."""
    code = main(["doctor", "--data", str(folder), "--lang", lang, *words])
    return code, " ".join(capsys.readouterr().out.split())


@pytest.mark.only("sqlite")
def test_the_report_names_program_database_room_and_backups(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    code, said = report(tmp_path, capsys)
    assert code == 0
    assert f"[ok] Zeitalter {__version__}" in said
    assert f"[ok] Database: sqlite {sqlite3.sqlite_version}, 1 MB." in said
    assert "MB are free beside the database." in said
    assert "[note] No backup was made" in said
    assert main(["backup", "--data", str(tmp_path), str(tmp_path / "copy")]) == 0
    assert "[ok] The last backup was made today." in report(tmp_path, capsys)[1]
    assert "[gut] Die letzte Sicherung ist von heute." in report(tmp_path, capsys, lang="de")[1]


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE_FILE, isolation_level=None)) as c:
        for statement in statements:
            c.execute(statement)


@pytest.mark.only("sqlite")
@pytest.mark.parametrize(
    ("statement", "code", "said"),
    [
        ("UPDATE settings SET value = '2026-01-01T00:00:00.000+00:00'", 0, "[note] The last backup is"),
        ("UPDATE alembic_version SET version_num = '0004'", 1, "[bad] The database is of an older version"),
        ("UPDATE alembic_version SET version_num = '9999'", 1, "[bad] The database is of a newer version"),
        ("DELETE FROM alembic_version", 1, "[bad] The database is empty"),
        ("UPDATE matches SET owner = 'nobody'", 1, "[bad] One row of the database belongs to something"),
    ],
)
def test_what_is_wrong_with_a_database_is_said_and_left_alone(
    statement: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path)
    assert main(["backup", "--data", str(tmp_path), str(tmp_path / "copy")]) == 0
    change(tmp_path, "PRAGMA foreign_keys=OFF", statement)
    for _ in range(2):
        found, heard = report(tmp_path, capsys)
        assert (found, said in heard) == (code, True), heard


@pytest.mark.only("sqlite")
def test_a_file_with_a_hole_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    change(tmp_path, "PRAGMA wal_checkpoint(TRUNCATE)")
    file = tmp_path / DATABASE_FILE
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 8192 * 4096)
        opened.write(b"\xff" * 8192)
    code, said = report(tmp_path, capsys)
    assert code == 1
    assert "[bad] The database file itself is damaged" in said


@pytest.mark.only("sqlite")
def test_little_room_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=50_000_000))
    code, said = report(tmp_path, capsys)
    assert (code, "[note] Only 50 MB are free" in said) == (0, True)


# -- the site as visitors see it ---------------------------------------------------------------------------------------


@pytest.mark.only("sqlite")
def test_a_site_without_https_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    url = Visitor().server.url
    code, said = report(tmp_path, capsys, "--url", url)
    assert code == 1
    assert said.count("[bad]") == 1
    assert f"[bad] {url} is without https" in said


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("address", ["play.example.org", "ftp://play.example.org", "https://"])
def test_what_is_no_address_is_said_in_a_sentence(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--data", str(tmp_path), "--url", address, "--lang", "en"]) == 2
    assert "is not an address" in capsys.readouterr().err


@pytest.mark.only("sqlite")
def test_a_site_where_nobody_answers_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    code, said = report(tmp_path, capsys, "--url", f"https://127.0.0.1:{free_port()}")
    assert (code, "does not answer" in said) == (1, True)


@pytest.mark.only("sqlite")
@pytest.mark.parametrize(
    "words", [["--mend"], ["--data", "nowhere"], ["--data", "x", "--database", "sqlite://"], ["--database", "nonsense"]]
)
def test_what_the_doctor_cannot_do_is_said_in_a_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["doctor", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.endswith(".\n")
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())

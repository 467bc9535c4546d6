"""`zeitalter doctor`: finds damaged logs, says what can be saved, saves it, and mends."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from houses import house_config, house_flags
from room_story import ADA, Window, choice, in_room
from sqlalchemy import delete, update

from zeitalter.cli import main
from zeitalter.engine import files
from zeitalter.games import find_game
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

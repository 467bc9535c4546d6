"""The store: finished games are never played again, other files are refused, broken ones set aside."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from workers import play

from zeitalter.engine import BadInput
from zeitalter.lab import experiment
from zeitalter.lab.experiment import play_missing
from zeitalter.lab.runner import Where
from zeitalter.lab.store import Game, Store, fingerprint

ABOUT = {"experiment": "test", "game": "none", "seed": 1}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.sqlite"


def cell_of(folder: Path, **more: Any) -> dict[str, Any]:
    return {"marks": str(folder / "marks"), **more}


def marks(folder: Path) -> list[int]:
    return sorted(map(int, (folder / "marks").read_text().split()))


def test_finished_games_are_never_played_again(file: Path, tmp_path: Path) -> None:
    cell = cell_of(tmp_path)
    for games in (3, 3, 8, 5):
        with Store(file, ABOUT) as store:
            ids = play_missing(store, [cell], games, play, Where())
            assert [game.record["n"] for game in store.games(ids, games)] == list(range(games))
    assert marks(tmp_path) == list(range(8))


def test_an_interrupt_loses_nothing_that_is_over(file: Path, tmp_path: Path) -> None:
    def stop(done: int, games: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    with Store(file, ABOUT) as store, pytest.raises(KeyboardInterrupt):
        play_missing(store, [cell_of(tmp_path)], 9, play, Where(), stop)
    with Store(file, ABOUT) as store:
        (over,) = store.finished([1], 9)
        assert sum(over) >= 5
        play_missing(store, [cell_of(tmp_path)], 9, play, Where())
    assert marks(tmp_path) == list(range(9))


def test_games_come_by_number_however_they_arrived(file: Path) -> None:
    with Store(file, ABOUT) as store:
        second, first = store.cell({"cell": 2}), store.cell({"cell": 1})
        rows = [(cell, number) for cell in (first, second) for number in range(6)]
        Random(1).shuffle(rows)
        for cell, number in rows:
            store.add(cell, number, [cell, number])
        found = list(store.games([first, second], 5))
    assert found == [Game(cell, n, [cell, n]) for n in range(5) for cell in (first, second)]


def test_a_game_that_arrives_twice_counts_once(file: Path) -> None:
    with Store(file, ABOUT) as store:
        cell = store.cell({})
        for _ in range(2):
            store.add(cell, 0, {"n": 0})
        assert len(list(store.games([cell], 9))) == 1
        assert store.most([cell]) == 1


def test_long_records_are_compressed_and_read_again(file: Path, tmp_path: Path) -> None:
    with Store(file, ABOUT) as store:
        ids = play_missing(store, [cell_of(tmp_path, long=100_000)], 2, play, Where())
        assert [len(game.record["text"]) for game in store.games(ids, 2)] == [100_000] * 2
    assert file.stat().st_size < 50_000


def test_others_can_read_the_file(file: Path, tmp_path: Path) -> None:
    with Store(file, ABOUT) as store:
        play_missing(store, [cell_of(tmp_path)], 2, play, Where())
        base = sqlite3.connect(file)
        ((description,),) = base.execute("select description from experiment")
        assert json.loads(description) == ABOUT
        rows = "select cells.description, number, json_extract(record, '$.n') from games join cells on cell = cells.id"
        assert [row[1:] for row in base.execute(rows)] == [(0, 0), (1, 1)]
        base.close()


def test_another_experiment_is_refused(file: Path) -> None:
    Store(file, ABOUT).close()
    before = file.read_bytes()
    with pytest.raises(BadInput) as refusal:
        Store(file, {**ABOUT, "seed": 2})
    assert refusal.value.id == "lab-other-experiment"
    assert file.read_bytes() == before


def test_a_database_of_others_is_refused(file: Path) -> None:
    base = sqlite3.connect(file)
    base.execute("create table recipes (name text)")
    base.commit()
    base.close()
    before = file.read_bytes()
    with pytest.raises(BadInput) as refusal:
        Store(file, ABOUT)
    assert refusal.value.id == "lab-foreign-file"
    assert file.read_bytes() == before


@pytest.mark.parametrize("damage", ["text", "page"])
def test_a_broken_file_is_set_aside(file: Path, tmp_path: Path, damage: str) -> None:
    if damage == "text":
        file.write_text("dear diary " * 500)
    else:
        with Store(file, ABOUT) as store:
            play_missing(store, [cell_of(tmp_path, long=3000)], 200, play, Where())
        data = bytearray(file.read_bytes())
        data[4096 * 3 : 4096 * 60] = bytes(4096 * 57)
        file.write_bytes(data)
    broken = file.read_bytes()
    taken = file.with_name(f"{file.name}.broken-1")
    taken.write_text("here first")
    with Store(file, ABOUT) as store:
        assert store.set_aside == file.with_name(f"{file.name}.broken-2")
        assert store.set_aside.read_bytes() == broken
        assert list(store.games([1], 999)) == []
    assert taken.read_text() == "here first"


def test_a_file_in_use_is_said_to_be(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeitalter.lab.store.BUSY", 0.01)
    with Store(file, ABOUT) as store:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin exclusive")
        with pytest.raises(BadInput) as refusal:
            Store(file, ABOUT)
        assert refusal.value.id == "lab-store-busy"
        other.execute("rollback")
        other.close()
        store.add(store.cell({}), 0, {})


def test_the_same_description_has_the_same_name() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1}) != fingerprint({"a": 1, "b": 3})


def test_more_games_are_given_out_at_once_when_they_are_short() -> None:
    pace = experiment.Pace()
    assert pace.chunk() == 1
    pace.add(1, 10.0)
    assert pace.chunk() == 1
    pace.add(99, 0.0)
    assert pace.chunk() == 5
    pace.add(100_000, 0.0)
    assert pace.chunk() == experiment.LARGEST_CHUNK

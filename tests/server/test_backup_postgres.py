"""`zeitalter backup` and `restore` of a house on PostgreSQL: the promises are those of SQLite, the tools its own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import houses
import pytest
from players import elsewhere
from postgres import cluster
from sqlalchemy import create_engine, inspect
from test_backup import mode, run
from test_doctor import opens, played
from test_house import at_two_workers
from visitors import Screen, Server, next_turn

from zeitalter.server.config import driver_url

pytestmark = pytest.mark.only("postgresql")


def play(screens: tuple[Screen, Screen], r: Random, answers: int) -> int:
    """Let both answer by lot; how many entries there are when everybody knows of them."""
    n = screens[0].now[0]["n"]
    for _ in range(answers):
        seat = next_turn(*screens)
        n = screens[seat].play(seat, r.choice(screens[seat].now[seat]["options"]))
    for seat, screen in enumerate(screens):
        while screen.now[seat]["n"] < n:
            screen.next()
    return n


def tables(url: str) -> list[str]:
    engine = create_engine(driver_url(url))
    try:
        return inspect(engine).get_table_names()
    finally:
        engine.dispose()


def test_a_backup_of_two_running_workers_holds_what_was_acknowledged_and_can_be_played_on(tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.dump", cluster().new_database(empty=True)
    house = Server(tmp_path), Server(tmp_path)
    try:
        ada, beate, match = at_two_workers(house)
        screens, r = (ada.sit(match, 0), beate.sit(match, 1)), Random(3)
        n = play(screens, r, 12)
        assert run("backup", copy, *houses.house_flags(tmp_path)) == 0
        play(screens, r, 3)  # what comes later is not in it
    finally:
        for worker in house:
            worker.kill()
    assert mode(copy) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if not path.match("server-*")) == ["copy.dump"]
    assert run("restore", copy, "--database", there) == 0
    follower = Server(tmp_path, database=there)
    try:
        again = elsewhere(ada, follower).sit(match, 0), elsewhere(beate, follower).sit(match, 1)
        assert [screen.now[seat]["n"] for seat, screen in enumerate(again)] == [n, n]
        assert play(again, r, 1) == n + 1
    finally:
        follower.kill()


def test_into_a_folder_goes_a_dump_with_the_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path)
    folder = tmp_path / "backups"
    folder.mkdir()
    assert run("backup", folder, *houses.house_flags(tmp_path), lang="de") == 0
    (copy,) = folder.iterdir()
    assert copy.match("zeitalter-*.dump")
    assert "Gesichert:" in capsys.readouterr().out
    assert run("restore", copy, "--database", cluster().new_database(empty=True)) == 0
    assert "Restored, with one match:" in " ".join(capsys.readouterr().out.split())


def test_no_database_and_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id = played(tmp_path)
    copy = tmp_path / "copy"
    assert run("backup", copy, *houses.house_flags(tmp_path)) == 0
    before = copy.read_bytes()
    for words, said in (("backup", "which stays as it is"), ("restore", "which stays as it is; stop the server")):
        capsys.readouterr()
        assert run(words, copy, *houses.house_flags(tmp_path)) == 2
        assert said in capsys.readouterr().err
    assert copy.read_bytes() == before
    assert opens(tmp_path, id) == 8


def test_what_is_no_sound_dump_of_ours_is_refused_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path)
    good, there = tmp_path / "good", cluster().new_database(empty=True)
    assert run("backup", good, *houses.house_flags(tmp_path)) == 0
    (tmp_path / "text").write_text("no dump at all, " * 100)
    (tmp_path / "empty").touch()
    (tmp_path / "half").write_bytes(good.read_bytes()[: good.stat().st_size * 2 // 3])
    foreign = cluster().new_database(empty=True)
    subprocess.run(["pg_dump", "--format=custom", f"--dbname={foreign}", f"--file={tmp_path / 'foreign'}"], check=True)
    houses.query(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    command = ["pg_dump", "--format=custom", f"--dbname={houses.house_url(tmp_path)}", f"--file={tmp_path / 'newer'}"]
    subprocess.run(command, check=True)
    for name, said in {
        "text": "not a backup of a Zeitalter server",
        "empty": "not a backup of a Zeitalter server",
        "half": "(not a backup of a Zeitalter server|could not finish)",
        "foreign": "not a backup of a Zeitalter server",
        "newer": "newer version of Zeitalter",
        "nowhere": "no file at",
    }.items():
        capsys.readouterr()
        assert run("restore", tmp_path / name, "--database", there) == 2, name
        heard = capsys.readouterr().err
        assert heard.count("\n") == 1
        assert any(part in heard for part in said.strip("()").split("|")), (name, heard)
        assert tables(there) == []
    assert run("restore", good, "--database", there) == 0


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    copy.touch()
    for words in (["backup", str(tmp_path / "new")], ["restore", str(copy)]):
        assert run(*words, "--database", f"postgresql:///x?host={tmp_path}") == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert said.endswith(".\n")
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]

"""The disk is full: whoever wants something stored hears that in one sentence, nothing is half-written, and it goes on
by itself when there is room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import houses
import pytest
from full_disks import LIMITED, POSTGRES, SMALL, Disk, can_mount, disk_of
from players import Match, check_log
from receivers import wait_until
from test_nothing_lost import BOTH, caught_up, someone_asked
from visitors import Server, Visitor

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
DISKS = [LIMITED, *([SMALL] if can_mount() else [])]


@pytest.fixture(params=DISKS)
def disk(request: pytest.FixtureRequest, house: str, tmp_path: Path) -> Iterator[Disk]:
    """A small disk where it can be had; PostgreSQL has its own and says itself that it is full."""
    with disk_of(POSTGRES if house == houses.POSTGRES else request.param, tmp_path) as found:
        yield found


def rows(folder: Path) -> dict[str, int]:
    tables = ("matches", "seats", "entries", "chat", "snapshots", "people", "sessions")
    return {table: houses.query(folder, f"SELECT count(*) FROM {table}")[0][0] for table in tables}


def test_a_full_disk_is_said_and_survived(disk: Disk) -> None:
    server = Server(disk.folder)
    try:
        ada, r = Visitor("Ada", server), Random(3)
        match = Match(ada.post("/api/matches", game="historia", seats=BOTH)["id"])
        bots = ada.post("/api/matches", game="historia", seats=BOTS)["id"]
        ada.post(f"/api/matches/{bots}/pace", pace="at_once")
        screen = ada.sit(match.id, 0, 1)

        def play() -> str:
            seat, answer = someone_asked(screen, r)
            reply = screen.answer(seat, answer)
            if reply["t"] == "done":
                match.answers[reply["n"]] = {"seat": seat, "answer": answer}
                caught_up(screen, reply["n"])
            return str(reply.get("error", "done"))

        def talk(text: str) -> str:
            screen.send(t="chat", id=77, text=text)
            return str(screen.until(lambda m: m.get("text") == text or m.get("id") == 77).get("error", "said"))

        assert [play() for _ in range(5)] == ["done"] * 5
        disk.fill(server)
        wait_until(lambda: play() == "disk-full")
        wait_until(lambda: talk("hello") == "disk-full")  # a line may still fit where an answer does not
        before = rows(disk.folder)
        assert [play() for _ in range(3)] == ["disk-full"] * 3
        assert talk("hello") == "disk-full"
        assert ada.refused("/api/matches", game="historia", seats=BOTH) == (503, "disk-full")
        assert ada.refused(f"/api/matches/{bots}/seats/0/bot", bot="random") == (503, "disk-full")
        assert ada.get(f"/api/matches/{match.id}")["entries"] == len(match.answers)  # looking is possible
        assert rows(disk.folder) == before
        assert check_log(houses.house_url(disk.folder), match) == len(match.answers)
        disk.clear(server)
        wait_until(lambda: play() == "done")
        assert [play() for _ in range(5)] == ["done"] * 5
        assert talk("good evening") == "said"
        ada.post("/api/matches", game="historia", seats=BOTH)
        ada.post(f"/api/matches/{bots}/seats/0/bot", bot="random")
        n = len(match.answers)
        wait_until(lambda: ada.get(f"/api/matches/{bots}")["entries"] > 20)
        screen.connection.close()
        server.kill()
        server.start()
        assert ada.get(f"/api/matches/{match.id}")["entries"] == n
        assert check_log(houses.house_url(disk.folder), match) == n
    finally:
        server.kill()

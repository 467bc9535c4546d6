"""Nobody fills the house: what is stored for one person and one address has a cap, and what nobody plays is cleared."""

from __future__ import annotations

import stat
from pathlib import Path
from random import Random

import pytest
from houses import dump
from room_story import ADA, Window, choice, in_room
from siege import House, Stranger
from sqlalchemy import select
from visitors import Server, Visitor

from zeitalter.server.config import Config
from zeitalter.server.errors import Conflict
from zeitalter.server.match import open_match
from zeitalter.server.match.clearing import Clearing
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.match.seating import say
from zeitalter.server.store import clearing
from zeitalter.server.store.tables import CHAT

ALONE = [{"kind": "me"}, {"kind": "screen"}]


def test_a_person_can_store_only_so_many_matches_and_makes_room_by_deleting(tmp_path: Path) -> None:
    house = House.open(tmp_path, matches_per_person=3)
    try:
        ada = Stranger("Ada", house, "192.0.2.1")
        made = [ada.post("/api/matches", game="historia", seats=ALONE)["id"] for _ in range(3)]
        assert ada.refused("/api/matches", game="historia", seats=ALONE) == (409, "too-many-matches")
        assert ada.refused("/api/quick", game="historia") == (409, "too-many-matches")
        assert ada.refused("/api/guide", game="historia") == (409, "too-many-matches")
        assert ada.refused(f"/api/matches/{made[0]}/branch", entry=0) == (409, "too-many-matches")
        file = ada.get(f"/api/matches/{made[0]}/file")
        assert ada.refused("/api/matches/upload", **file) == (409, "too-many-matches")
        ada.post(f"/api/matches/{made[0]}/delete")
        ada.post("/api/matches/upload", **file)
        Stranger("Beate", house, "192.0.2.1").post("/api/quick", game="historia")
    finally:
        house.kill()


def test_an_address_can_store_only_so_many_matches_whoever_comes_from_it(tmp_path: Path) -> None:
    house = House.open(tmp_path, matches_per_address=3)
    try:
        for name in ("Ada", "Beate", "Carla"):
            Stranger(name, house, "192.0.2.1").post("/api/matches", game="historia", seats=ALONE)
        dora = Stranger("Dora", house, "192.0.2.1")
        assert dora.refused("/api/matches", game="historia", seats=ALONE) == (409, "address-full")
        Stranger("Emma", house, "192.0.2.2").post("/api/matches", game="historia", seats=ALONE)
        for i in range(3):
            Stranger("Fritz", house, f"2001:db8::{i + 1}").post("/api/matches", game="historia", seats=ALONE)
        greta = Stranger("Greta", house, "2001:db8:0:0:ffff::1")
        assert greta.refused("/api/matches", game="historia", seats=ALONE) == (409, "address-full")
    finally:
        house.kill()
    assert "192.0.2.1" not in dump(tmp_path)
    assert b"192.0.2.1" not in b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite*"))


@pytest.mark.parametrize(
    ("limit", "id"), [("bytes_per_person", "too-much-stored"), ("bytes_per_address", "address-full")]
)
def test_bytes_are_counted_not_only_matches(limit: str, id: str, tmp_path: Path) -> None:
    house = House.open(tmp_path, **{limit: 20_000})
    try:
        ada = Stranger("Ada", house, "192.0.2.1")
        match = ada.post("/api/matches", game="historia", seats=ALONE)["id"]
        file = ada.get(f"/api/matches/{match}/file")
        file["parent"] = None
        tries = 0
        while ada.web.post("/api/matches/upload", json=file).status_code == 200:
            tries += 1
            assert tries < 60
        assert tries > 2
        assert ada.refused("/api/matches", game="historia", seats=ALONE) == (409, id)
    finally:
        house.kill()


def test_a_log_does_not_grow_for_ever(services: RoomServices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_match, "LONGEST_LOG", 3)

    async def story(room: Room) -> None:
        mine, r = Window(0, 1, 2), Random(1)
        for _ in range(3):
            await room.play(ADA, *choice(room, r), Receipt(mine, 1))
        with pytest.raises(Conflict, match="log-too-long"):
            await room.play(ADA, *choice(room, r), Receipt(mine, 1))
        with pytest.raises(Conflict, match="log-too-long"):
            await room.undo(ADA, 0, None, Receipt(mine, 1))
        assert len(room.match.log) == 3

    in_room(services, story)


def test_what_nobody_has_played_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    unplayed = ada.post("/api/matches", game="historia", seats=ALONE)["id"]
    against_bots = ada.post("/api/quick", game="historia")["id"]
    played = ada.post("/api/matches", game="historia", seats=ALONE)["id"]
    screen = ada.sit(played, 0, 1)
    seat = next(s for s in (0, 1) if s in screen.now[s]["asked"])
    screen.play(seat, screen.now[seat]["options"][0])
    copy = ada.post("/api/matches/upload", **ada.get(f"/api/matches/{played}/file"))["id"]
    assert server.stop() == 0
    server.start()
    assert {m["id"] for m in ada.get("/api/matches")} == {unplayed, against_bots, played, copy}
    assert beate.get("/api/me")["person"] is not None
    assert server.stop() == 0
    server.settings["unplayed_days"] = 0.0
    server.start()
    try:
        for _ in range(200):
            if {m["id"] for m in ada.get("/api/matches")} == {played} and beate.get("/api/me")["person"] is None:
                break
        assert [m["id"] for m in ada.get("/api/matches")] == [played]
        assert beate.get("/api/me")["person"] is None
        assert ada.sit(played, 0, 1).now[0]["n"] == 1
    finally:
        server.kill()


def test_only_the_last_lines_of_a_long_chat_are_kept(services: RoomServices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing, "CHAT_KEPT", 3)

    async def story(room: Room) -> None:
        for n in range(5):
            await say(room, ADA, f"line {n}")
        rooms = Rooms(services)
        await Clearing(rooms, services.config).clear()
        kept = await services.database.read(
            lambda c: c.execute(select(CHAT.c.text).order_by(CHAT.c.number)).scalars().all()
        )
        assert kept == ["line 2", "line 3", "line 4"]

    in_room(services, story)


@pytest.mark.only("sqlite")
def test_the_file_of_the_database_is_for_nobody_else(tmp_path: Path) -> None:
    old = tmp_path / "zeitalter.sqlite"
    old.touch(0o644)
    old.chmod(0o644)
    server = Server(tmp_path)
    try:
        Visitor("Ada", server)
        files = list(tmp_path.glob("zeitalter.sqlite*"))
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        server.kill()
    other = tmp_path / "other.sqlite"
    Config(database=f"sqlite:///{other}").url()
    assert stat.S_IMODE(other.stat().st_mode) == 0o600

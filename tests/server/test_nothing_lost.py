"""What was acknowledged is on disk: the server is killed under play again and again, and every entry is found again.

A kill comes after a number of acknowledged answers, never after a time, while several tables go on playing: it falls
anywhere between an answer, its way to the disk, and its acknowledgement. ZEITALTER_KILLS sets another number of kills.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Barrier, Condition, Thread
from typing import Any

import pytest
from visitors import PATIENCE, Message, Screen, Server, Visitor
from websockets.exceptions import WebSocketException

from zeitalter.testing import amount

KILLS = int(os.environ.get("ZEITALTER_KILLS", amount(16, 100)))
TABLES = 3
KILLS_PER_MATCH = 4
BOTH = [{"kind": "me"}, {"kind": "screen"}]
"""Two seats of one person: nobody else answers there."""


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


def someone_asked(screen: Screen, r: Random) -> tuple[int, Any]:
    """A seat of this screen that is asked, and one of its answers."""
    seat = r.choice([seat for seat in (0, 1) if seat in screen.now[seat]["asked"]])
    return seat, r.choice(screen.now[seat]["options"])


def caught_up(screen: Screen, n: int) -> None:
    while any(screen.now[seat]["n"] < n for seat in (0, 1)):
        screen.next()


class Player(Thread):
    """Plays both seats of a match until the server is gone, and writes down what was acknowledged."""

    def __init__(self, ada: Visitor, match: str, kept: dict[int, Message], heard: Condition, r: Random) -> None:
        super().__init__()
        self.ada, self.match, self.kept, self.heard, self.r = ada, match, kept, heard, r
        self.new = 0
        self.broken: Exception | None = None

    def run(self) -> None:
        try:
            with suppress(WebSocketException, OSError):
                self.play(self.ada.sit(self.match, 0, 1))
        except Exception as error:
            self.broken = error
        finally:
            with self.heard:
                self.heard.notify()

    def play(self, screen: Screen) -> None:
        while True:
            seat, answer = someone_asked(screen, self.r)
            reply = screen.answer(seat, answer)
            assert reply["t"] == "done", reply
            with self.heard:
                self.kept[reply["n"]] = {"seat": seat, "answer": answer}
                self.new += 1
                self.heard.notify()
            caught_up(screen, reply["n"])


def kill_under_play(running: Server, players: list[Player], acknowledged: int) -> None:
    """Kill the server as soon as so many answers are acknowledged; all players hear of it."""
    heard = players[0].heard
    for player in players:
        player.start()
    with heard:
        enough = heard.wait_for(lambda: sum(p.new for p in players) >= acknowledged or any_broken(players), PATIENCE)
    running.kill()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
        assert player.broken is None
    assert enough, running.log.read_text()


def any_broken(players: list[Player]) -> bool:
    return any(p.broken is not None for p in players)


def check(ada: Visitor, match: str, kept: dict[int, Message]) -> None:
    """Every acknowledged entry is in the log, at its place."""
    log = ada.get(f"/api/matches/{match}/file")["log"]
    assert {n: log[n - 1] for n in kept if n <= len(log)} == kept


def test_every_acknowledged_answer_survives_the_death_of_the_server(running: Server) -> None:
    r = Random(4)
    ada = Visitor("Ada", running)
    heard = Condition()
    kept: dict[str, dict[int, Message]] = {}
    tables: list[str] = []
    for kill in range(KILLS):
        if kill % KILLS_PER_MATCH == 0:
            tables = [ada.post("/api/matches", game="historia", seats=BOTH)["id"] for _ in range(TABLES)]
            kept.update({match: {} for match in tables})
        players = [Player(ada, match, kept[match], heard, Random(r.random())) for match in tables]
        before = sum(len(entries) for entries in kept.values())
        wanted = r.randint(1, 15)
        kill_under_play(running, players, wanted)
        assert sum(len(entries) for entries in kept.values()) >= before + wanted
        running.start()
        for match in tables:
            check(ada, match, kept[match])
    for match, entries in kept.items():
        check(ada, match, entries)


def test_two_workers_of_one_database_racing_for_a_move_agree(running: Server, tmp_path: Path) -> None:
    second = Server(tmp_path)
    try:
        ada, same_ada = Visitor("Ada", running), Visitor(None, second)
        same_ada.web.cookies = ada.web.cookies
        match = ada.post("/api/matches", game="historia", seats=BOTH)["id"]
        screens = [ada.sit(match, 0, 1), same_ada.sit(match, 0, 1)]
        done: dict[int, Message] = {}
        refused: list[Message] = []
        r = Random(6)
        for _ in range(12):
            newest = max(screen.now[0]["n"] for screen in screens)
            for screen in screens:
                caught_up(screen, newest)
            seat, _ = someone_asked(screens[0], r)
            for answer, reply in race(screens, seat, r):
                if reply["t"] == "done":
                    assert reply["n"] not in done
                    done[reply["n"]] = {"seat": seat, "answer": answer}
                else:
                    refused.append(reply)
        assert refused
        assert all(reply["t"] == "refused" and reply["objection"][0] == "stale-answer" for reply in refused)
        for screen in screens:
            caught_up(screen, max(done))
        logs = [person.get(f"/api/matches/{match}/file")["log"] for person in (ada, same_ada)]
        assert logs[0] == logs[1] == [done[n] for n in sorted(done)]
    finally:
        second.kill()


def race(screens: list[Screen], seat: int, r: Random) -> list[tuple[Any, Message]]:
    """Both screens answer the same question at the same moment; the answers and what they got."""
    start = Barrier(len(screens))
    answers = [r.choice(screen.now[seat]["options"]) for screen in screens]
    replies: dict[int, Message] = {}

    def answer(i: int) -> None:
        start.wait(PATIENCE)
        replies[i] = screens[i].answer(seat, answers[i])

    both = [Thread(target=answer, args=(i,)) for i in range(len(screens))]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join(PATIENCE)
    return [(answers[i], replies[i]) for i in range(len(screens))]


def test_a_clean_restart_loses_neither_seats_nor_chat_nor_the_turn_of_a_bot(running: Server) -> None:
    ada = Visitor("Ada", running)
    match = ada.post("/api/quick", game="historia")["id"]
    screen = ada.sit(match, 0)
    screen.wait_for_turn(0)
    screen.send(t="chat", id=1, text="  good \n evening ")
    assert screen.until(lambda m: m["t"] == "chat")["text"] == "good evening"
    n = screen.play(0, screen.now[0]["options"][0])
    assert running.stop() == 0
    assert screen.closed() in (1001, 1012)
    running.start()
    health = ada.get("/health")
    assert health["status"] == "ok"
    assert set(health) == {"status", "matches"}
    again = ada.sit(match, 0, since=n)
    table = next(m for m in again.heard if m["t"] == "table")
    assert [line["text"] for line in table["chat"]] == ["good evening"]
    assert table["you"] == [0]
    news = next(m for m in again.heard if "events" in m)
    assert news["from"] == n
    assert all(event[0] > n for event in news["events"])
    assert again.wait_for_turn(0)["n"] >= n
    assert running.stop() == 0

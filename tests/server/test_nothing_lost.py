"""What was acknowledged is on disk: the server is killed under play again and again, and every entry is found again."""

from __future__ import annotations

import os
import signal
import threading
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from visitors import Screen, Server, Visitor
from websockets.exceptions import WebSocketException

KILLS = int(os.environ.get("ZEITALTER_KILLS", "10"))


def play_until_dead(screen: Screen, r: Random, running: Server, acknowledged: dict[int, tuple[int, Any]]) -> None:
    """Answer for both seats, after some answers with death behind, until the server is gone."""
    last = r.randint(3, 12)
    for n in count(1):
        if n == last:
            threading.Timer(r.uniform(0, 0.03), os.kill, (running.pid, signal.SIGKILL)).start()
        seat = r.choice([seat for seat in (0, 1) if seat in screen.now[seat]["asked"]])
        answer = r.choice(screen.now[seat]["options"])
        reply = screen.answer(seat, answer)
        if reply["t"] == "done":
            acknowledged[reply["n"]] = (seat, answer)
            while any(screen.now[s]["n"] < reply["n"] for s in (0, 1)):
                screen.next()


def test_every_acknowledged_answer_survives_the_death_of_the_server(tmp_path: Path) -> None:
    running = Server(tmp_path)
    r = Random(4)
    ada = Visitor("Ada", running)
    seats = [{"kind": "me"}, {"kind": "screen"}]
    acknowledged: dict[str, dict[int, tuple[int, Any]]] = {}
    try:
        for round in range(KILLS):
            if round % 3 == 0:
                match = ada.post("/api/matches", game="historia", seats=seats)["id"]
                acknowledged[match] = {}
            screen = ada.sit(match, 0, 1)
            with pytest.raises((WebSocketException, OSError)):
                play_until_dead(screen, r, running, acknowledged[match])
            running.kill()
            running.start()
            log = ada.get(f"/api/matches/{match}/file")["log"]
            for n, (seat, answer) in acknowledged[match].items():
                assert log[n - 1] == {"seat": seat, "answer": answer}
        assert sum(len(found) for found in acknowledged.values()) > KILLS
        for match, found in acknowledged.items():
            log = ada.get(f"/api/matches/{match}/file")["log"]
            assert all(log[n - 1] == {"seat": seat, "answer": answer} for n, (seat, answer) in found.items())
    finally:
        running.kill()


def test_a_clean_restart_loses_neither_seats_nor_chat_nor_the_turn_of_a_bot(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
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
        assert ada.get("/health") == {"status": "ok", "matches": ada.get("/health")["matches"]}
        again = ada.sit(match, 0, since=n)
        table = next(m for m in again.heard if m["t"] == "table")
        assert [line["text"] for line in table["chat"]] == ["good evening"]
        assert table["you"] == [0]
        events = next(m for m in again.heard if m["t"] == "events")
        assert events["from"] == n
        assert all(event[0] > n for event in events["events"])
        assert again.wait_for_turn(0)["n"] >= n
        assert running.stop() == 0
    finally:
        running.kill()

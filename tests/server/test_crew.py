"""`zeitalter serve --workers 2`: one address, two workers, and one that dies is replaced. And what they survive."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import houses
import httpx
import pytest
from postgres import Cluster
from test_house import ME, at_two_workers, progress, until
from test_serve_command import RUN
from visitors import PATIENCE, Screen, Server, Visitor, free_port

from zeitalter.cli import main

pytestmark = pytest.mark.only("postgresql")
LONG = 4 * PATIENCE
"""Seconds for a crew to start: each worker imports everything anew, as do its bots."""


def living(folder: Path) -> set[str]:
    return {row[0] for row in houses.query(folder, "SELECT id FROM workers")}


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def lines(log: Path, what: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["what"] == what]


def test_a_crew_serves_at_one_port_and_replaces_who_dies(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    words = ["serve", "--port", str(port), "--workers", "2", "--bot-delay", "0", *houses.house_flags(tmp_path)]
    with log.open("wb") as out:
        crew = subprocess.Popen([sys.executable, "-c", RUN, *words], stdout=out, stderr=out)
    try:
        wait_for(lambda: len(living(tmp_path)) == 2, log)
        assert answers(port)
        before = living(tmp_path)
        children = Path(f"/proc/{crew.pid}/task/{crew.pid}/children").read_text().split()
        workers = [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        os.kill(workers[0], signal.SIGKILL)
        wait_for(lambda: len(living(tmp_path)) == 2 and living(tmp_path) != before, log)
        assert answers(port)
        assert lines(log, "worker ended")
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(PATIENCE) == 0
        assert not living(tmp_path)
    finally:
        crew.kill()
        crew.wait()


def wait_for(wanted: Any, log: Path) -> None:
    end = time.monotonic() + LONG
    while not wanted():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


@pytest.mark.parametrize("words", [[], ["--database", "sqlite://"]])
def test_several_workers_need_postgresql(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", *words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "PostgreSQL" in said


def test_a_house_goes_on_when_postgresql_was_restarted(tmp_path: Path) -> None:
    own = Cluster()
    url = own.new_database()
    house = Server(tmp_path, database=url), Server(tmp_path, database=url)
    try:
        ada, beate, match = at_two_workers(house)
        screens = ada.sit(match, 0), beate.sit(match, 1)
        own.stop()
        seat = next(seat for seat in (0, 1) if seat in screens[seat].now[seat]["asked"])
        now = screens[seat].now[seat]
        refused = screens[seat].answer(seat, now["options"][0])
        assert refused["t"] == "refused"
        assert refused["error"] in ("not-stored", "match-unread")
        own.start()
        n = until(lambda: answered(screens[seat], seat, now))
        other = 1 - seat
        while screens[other].now[other]["n"] < n:
            screens[other].next()
        screens[other].send(t="chat", id=5, text="one moment")
        assert screens[seat].until(lambda m: m["t"] == "chat")["text"] == "one moment"
    finally:
        for worker in house:
            worker.kill()
        own.remove()


def answered(screen: Screen, seat: int, now: dict[str, Any]) -> int:
    reply = screen.answer(seat, now["options"][0], now["ask"])
    return int(reply["n"]) if reply["t"] == "done" else 0


def test_without_the_broker_everything_comes_about_more_slowly(tmp_path: Path) -> None:
    house = Server(tmp_path), Server(tmp_path)
    try:
        ada, beate, match = at_two_workers(house, bots=1)
        screens = ada.sit(match, 0), beate.sit(match, 1)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
        for _ in range(5):
            houses.query(tmp_path, cut)
            n = progress(tmp_path, match)
            for seat, screen in enumerate(screens):
                screen.drain()
                if seat in screen.now[seat]["asked"]:
                    screen.answer(seat, screen.now[seat]["options"][0])
            until(lambda n=n: progress(tmp_path, match) > n or not anybody_asked(screens))
        newest = progress(tmp_path, match)
        for seat, screen in enumerate(screens):
            while screen.now[seat]["n"] < newest:
                screen.next()
        assert any(lines(worker.log, "broker lost") for worker in house)
    finally:
        for worker in house:
            worker.kill()


def anybody_asked(screens: tuple[Screen, Screen]) -> bool:
    return any(seat in screen.now[seat]["asked"] for seat, screen in enumerate(screens))


def test_answers_at_two_workers_at_once_are_both_taken_where_both_are_asked(tmp_path: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor

    house = Server(tmp_path), Server(tmp_path)
    try:
        ada, beate, match = at_two_workers(house)
        screens = ada.sit(match, 0), beate.sit(match, 1)
        together = 0
        for _ in range(60):
            for screen in screens:
                screen.drain()
            seats = [seat for seat in (0, 1) if seat in screens[seat].now[seat]["asked"]]
            with ThreadPoolExecutor(2) as both:
                replies = list(both.map(lambda s: screens[s].answer(s, screens[s].now[s]["options"][0]), seats))
            if len(seats) == 2:
                together += 1
                assert [reply["t"] for reply in replies] == ["done", "done"], replies
            if together == 3:
                return
        raise AssertionError("nobody was asked together")
    finally:
        for worker in house:
            worker.kill()


def test_nothing_is_left_of_a_guest_who_only_looked(tmp_path: Path) -> None:
    house = Server(tmp_path), Server(tmp_path)
    try:
        ada = Visitor("Ada", house[0])
        match = ada.post("/api/matches", game="historia", seats=[ME], open=True)["id"]
        mine = ada.sit(match, 0)
        Visitor("Carl", house[1]).sit(match)
        mine.until(lambda m: m["t"] == "presence" and m["watching"] == 1)
        house[1].kill()  # without a word
        mine.until(lambda m: m["t"] == "presence" and m["watching"] == 0)
    finally:
        for worker in house:
            worker.kill()

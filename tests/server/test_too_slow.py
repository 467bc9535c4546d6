"""Positions that let the rules run without end: nobody else waits for them, not even where they are stored already."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from houses import query
from visitors import Server, Visitor, table

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.server import loop_watch
from zeitalter.server.loop_watch import LoopWatch, TooSlow


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[LoopWatch]:
    monkeypatch.setattr(loop_watch, "PERIOD", 0.2)
    monkeypatch.setattr(loop_watch, "AGAIN", 0.05)
    found = LoopWatch()
    found.start()
    yield found
    found.stop()


def for_ever() -> None:
    while True:
        pass


def stubborn() -> None:
    for _ in range(3):
        try:
            for_ever()
        except Exception:
            continue
    for_ever()


@pytest.mark.parametrize("work", [for_ever, stubborn])
def test_a_step_without_end_is_broken_off_and_others_go_on(watch: LoopWatch, work: Any) -> None:
    async def slow() -> None:
        work()

    async def story() -> None:
        others = asyncio.create_task(asyncio.sleep(0.01, "went on"))
        with pytest.raises(TooSlow):
            await asyncio.create_task(slow())
        assert await others == "went on"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_much_work_in_many_steps_is_not_broken_off(watch: LoopWatch) -> None:
    async def story() -> None:
        end = time.process_time() + 1.5
        while time.process_time() < end:
            until = time.process_time() + 0.02
            while time.process_time() < until:
                pass
            await asyncio.sleep(0)

    asyncio.run(story())


# -- a whole server ----------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.kill()


def poison(server: Server, match: str, **fields: Any) -> None:
    """Change the stored start of a match, as no upload can."""
    [(found,)] = query(server.folder, "SELECT start FROM matches WHERE id = :match", match=match)
    start = json.dumps({**(json.loads(found) if isinstance(found, str) else found), **fields})
    query(server.folder, "UPDATE matches SET start = :start WHERE id = :match", start=start, match=match)


def test_a_poisoned_match_holds_nobody_up_for_long(server: Server) -> None:
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    game = find_game("historia")
    match = Match.new(game, 2, seed=3)
    while len(match.log) < 12:
        match.play(match.asked()[0], match.options(match.asked()[0])[0])
    branch = files.to_json(Match.from_state(game, match.state, seed=match.seed))
    poisoned = ada.post("/api/matches/upload", **branch)["id"]
    server.kill()
    poison(server, poisoned, built=[-1, -1])
    server.start()
    other = table(beate, bots=1)
    found = ada.web.get(f"/api/matches/{poisoned}/at/0")
    if found.status_code != 200:  # the bits of a mask below 0 are none: such a position may also be shown
        assert found.status_code == 409, found.text
        assert found.json()["error"]["id"] in ("rules-too-slow", "damaged-match", "odd-position")
    begun = time.monotonic()
    for path in ("at/0", "story", "file"):
        assert ada.web.get(f"/api/matches/{poisoned}/{path}").status_code in (409, 200)
    assert time.monotonic() - begun < 2
    screen = beate.sit(other, 0)
    screen.wait_for_turn(0)
    screen.play(0, screen.now[0]["options"][0])
    assert server.stop() == 0

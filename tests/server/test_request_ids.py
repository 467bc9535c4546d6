"""Every request and socket has an id: it comes back with the answer and stands in every line of the log it caused."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from room_story import in_room
from visitors import OPEN, Screen, Server, Visitor, table
from websockets.sync.client import connect

from zeitalter.server import journal
from zeitalter.server.app import create_app
from zeitalter.server.config import Config
from zeitalter.server.match.bot_workers import answers_of_bot
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.request_ids import NOBODY, REQUEST_ID
from zeitalter.server.wire import game_data
from zeitalter.texts import texts_for

OURS = re.compile(r"[0-9a-f]{16}")
GIVEN = "proxy-1.a_B"


@pytest.fixture(scope="module")
def server(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("ids"))
    yield found
    found.kill()


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def test_the_id_of_a_proxy_comes_back_and_is_in_the_log(server: Server) -> None:
    found = Visitor(at=server).web.get("/api/me", headers={"X-Request-Id": GIVEN})
    assert found.headers["x-request-id"] == GIVEN
    (line,) = [line for line in lines(server) if line.get("request") == GIVEN]
    assert (line["what"], line["route"], line["status"]) == ("request", "/api/me", 200)


@pytest.mark.parametrize("path", ["/health", "/", "/nowhere", "/api/nowhere", "/api/matches/none", "/files/x/y.js"])
def test_every_answer_has_one(path: str, server: Server) -> None:
    web = Visitor(at=server).web
    first, second = (web.get(path).headers.get_list("x-request-id") for _ in range(2))
    assert OURS.fullmatch(*first)
    assert OURS.fullmatch(*second)
    assert first != second


def test_files_of_a_page_are_many_and_have_none(server: Server) -> None:
    found = Visitor(at=server).web.get("/files/x/web/app.js")
    assert found.status_code == 200
    assert "x-request-id" not in found.headers


@pytest.mark.parametrize("given", ["", "x" * 65, "a b", 'a"b', "a{b}", "ä", "a\tb", "a/b"])
def test_one_that_is_not_fit_for_a_log_is_not_taken_over(given: str, server: Server) -> None:
    found = Visitor(at=server).web.get("/api/me", headers=[("X-Request-Id", given.encode("latin-1"))])
    assert OURS.fullmatch(found.headers["x-request-id"])


def test_a_refusal_has_one_too(server: Server) -> None:
    web = Visitor(at=server).web
    for answer in (
        web.post("/api/guest", content="no json", headers={"X-Request-Id": GIVEN}),
        web.post("/api/guest", json={}, headers={"X-Request-Id": GIVEN}),
        web.post("/api/guest", json={"name": "Eve"}, headers={"X-Request-Id": GIVEN, "Origin": "http://evil"}),
    ):
        assert answer.status_code >= 400
        assert answer.headers["x-request-id"] == GIVEN


def test_an_address_that_has_too_much_open_still_hears_its_id(tmp_path: Path) -> None:
    full = Server(tmp_path, limits=True, bodies_per_address=0)
    try:
        found = Visitor(at=full).web.post("/api/guest", json={"name": "Ada"}, headers={"X-Request-Id": GIVEN})
        assert found.status_code == 429
        assert found.headers["x-request-id"] == GIVEN
    finally:
        full.kill()


def test_a_socket_has_one_for_its_whole_life(server: Server) -> None:
    ada = Visitor("Ada", at=server)
    match = table(ada, bots=2)
    headers = {"Cookie": ada.cookie, "X-Request-Id": "socket-7"}
    url = f"ws://127.0.0.1:{server.port}/ws/{match}"
    opened = OPEN.enter_context(connect(url, origin=server.url, additional_headers=headers))  # type: ignore[arg-type]
    assert opened.response is not None
    assert opened.response.headers["X-Request-Id"] == "socket-7"
    screen = Screen(opened)
    screen.hello(0)
    screen.wait_for_turn(0)
    ours = [line for line in lines(server) if line.get("request") == "socket-7"]
    assert [line["match"] for line in ours if line["what"] == "socket"] == [match]


def test_a_bot_works_for_nobody_whoever_has_woken_it(services: RoomServices) -> None:
    heard = []

    class Listening:
        async def answer(self, task: Any, *_: Any) -> list[list[Any]]:
            heard.append(REQUEST_ID.get())
            return answers_of_bot(task)

    async def story(room: Room) -> None:
        services.leaving = False
        REQUEST_ID.set(GIVEN)
        room.bots.wake()
        while len(heard) < 5:
            await asyncio.sleep(0.01)

    services.bot_workers = Listening()  # type: ignore[assignment]
    services.leaving = True  # nobody but the story wakes them
    in_room(services, story, bots=(0, 1, 2))
    assert set(heard) == {NOBODY}


def test_a_mistake_of_ours_is_told_with_the_number_that_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ValueError

    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(journal.JsonLines())
    monkeypatch.setattr(journal.LOGGER, "handlers", [handler])
    app = create_app(Config(tmp_path, bot_workers=1))
    monkeypatch.setattr(game_data, "games", fail)

    async def story() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as web:  # type: ignore[arg-type]
            return await web.get("/api/games", headers={"X-Request-Id": GIVEN})

    found = asyncio.run(story())
    app.state.services.database.close()
    assert (found.status_code, found.headers["x-request-id"]) == (500, GIVEN)
    error = found.json()["error"]
    assert error == {"id": "our-mistake", "args": {"request": GIVEN}}
    for lang in ("de", "en"):
        assert GIVEN in texts_for(None, lang).message("error-our-mistake", **error["args"])
    (failed,) = [line for line in map(json.loads, written.getvalue().splitlines()) if line["what"] == "request failed"]
    assert (failed["request"], failed["route"]) == (GIVEN, "/api/games")

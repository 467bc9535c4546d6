"""What is to be sent is sent at least once, whatever happens to the server or to whoever is called."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from houses import house_config
from receivers import WebReceiver, wait_until
from sqlalchemy import Connection, insert, select, update
from test_calls import called, reach_turn_of
from visitors import Server, Visitor, table

from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.outbox import PER_PERSON, add_call, claim_calls, postpone_calls, remove_calls
from zeitalter.server.calls.outgoing import Outgoing
from zeitalter.server.calls.sender import Roads, Sender
from zeitalter.server.calls.ways import Way, add_way
from zeitalter.server.config import Config
from zeitalter.server.protection import Limits
from zeitalter.server.steady_clock import now, timestamp
from zeitalter.server.store.database import Database
from zeitalter.server.store.tables import CALLS, HAPPENINGS, PEOPLE, WAYS

QUICK = {"call_pauses": (0.05, 0.05, 0.05), "call_claim": 1.0}


@pytest.fixture
def hook() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    yield receiver
    receiver.close()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(house_config(tmp_path).url())
    yield found
    found.close()


def stored(folder: Path, what: Any) -> int:
    """How many rows of a table are on disk."""
    found = Database(house_config(folder).url())
    try:
        with found.engine.connect() as c:
            return len(c.execute(select(what)).all())
    finally:
        found.close()


def test_a_call_whose_server_is_killed_before_it_sends_is_sent_after_the_restart(
    tmp_path: Path, hook: WebReceiver
) -> None:
    server = Server(tmp_path, local_calls=True, poll=1000.0)  # it looks for what to send once, at its start
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    match = table(ada, beate)
    called(beate, hook)
    reach_turn_of(match, ada, beate)
    server.kill()
    assert hook.got == []
    assert stored(tmp_path, HAPPENINGS) > 0
    server.start()
    wait_until(lambda: "turn" in hook.events())
    server.kill()


def test_a_server_that_is_killed_while_it_sends_sends_again(tmp_path: Path) -> None:
    server = Server(tmp_path, local_calls=True, **QUICK)
    reached, go_on = threading.Event(), threading.Event()
    hook = SlowReceiver(reached, go_on)
    ada = Visitor("Ada", server)
    called(ada, hook)
    ada.post(f"/api/calls/ways/{ada.get('/api/calls')['ways'][0]['id']}/trial")
    assert reached.wait(30)
    server.kill()
    go_on.set()
    assert stored(tmp_path, CALLS) == 1
    server.start()
    wait_until(lambda: len(hook.got) >= 2)
    ids = {letter["id"] for letter in hook.letters()}
    assert len(ids) == 1
    server.kill()
    hook.close()


class SlowReceiver(WebReceiver):
    """Takes its time with the first answer."""

    def __init__(self, reached: threading.Event, go_on: threading.Event) -> None:
        super().__init__()
        self.got = _Pausing(reached, go_on)


class _Pausing(list[Any]):
    def __init__(self, reached: threading.Event, go_on: threading.Event) -> None:
        super().__init__()
        self._events = reached, go_on

    def append(self, item: Any) -> None:
        super().append(item)
        reached, go_on = self._events
        reached.set()
        go_on.wait(30)


def test_a_move_that_is_killed_again_and_again_loses_no_call(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, local_calls=True, **QUICK)
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    called(beate, hook)
    matches = []
    for _ in range(5):
        match = table(ada, beate)
        reach_turn_of(match, ada, beate)
        matches.append(match)
        server.kill()
        server.start()
    wait_until(lambda: {call["match"] for letter in hook.letters() for call in letter["calls"]} >= set(matches))
    server.kill()


def test_what_did_not_arrive_is_tried_again_and_then_given_up(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, local_calls=True, **QUICK)
    hook.status = 500
    ada = Visitor("Ada", server)
    called(ada, hook)
    way = ada.get("/api/calls")["ways"][0]["id"]
    ada.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: len(hook.got) == 2)
    hook.status = 200
    wait_until(lambda: not stored(tmp_path, CALLS))
    tries = len(hook.got)
    hook.status = 500
    ada.post(f"/api/calls/ways/{way}/trial")
    wait_until(lambda: ada.get("/api/calls")["ways"][0]["stopped"] == "unreachable")
    assert len(hook.got) - tries == len(QUICK["call_pauses"]) + 1  # type: ignore[arg-type]
    assert ada.get("/api/me")["person"]["lost"] is True
    assert ada.refused(f"/api/calls/ways/{way}/trial") == (409, "way-not-open")
    server.kill()


def test_nobody_is_followed_to_another_address(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, local_calls=True, **QUICK)
    sly = WebReceiver(307, Location=hook.url)
    ada = Visitor("Ada", server)
    called(ada, sly)
    ada.post(f"/api/calls/ways/{ada.get('/api/calls')['ways'][0]['id']}/trial")
    wait_until(lambda: ada.get("/api/calls")["ways"][0]["stopped"] == "unreachable")
    assert hook.got == []
    server.kill()
    sly.close()


def test_a_house_sends_nothing_to_its_own_machine(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, **QUICK)
    ada = Visitor("Ada", server)
    for host in ("127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0x7f000001"):
        ada.post("/api/calls/hooks", kind="json", address=hook.url.replace("127.0.0.1", host))
    for way in ada.get("/api/calls")["ways"]:
        ada.post(f"/api/calls/ways/{way['id']}/trial")
    wait_until(lambda: all(way["stopped"] == "unreachable" for way in ada.get("/api/calls")["ways"]))
    assert hook.got == []
    server.kill()


def test_somebody_who_is_called_very_often_hears_the_rest_later(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, local_calls=True, limits=True)
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    called(ada, hook)
    match = table(ada, beate)
    screen = beate.sit(match, 1)
    for n in range(45):
        screen.send(t="chat", id=n, text="Ada")
        screen.until(lambda m: m["t"] in ("chat", "refused"))
        wait_until(lambda: stored(tmp_path, HAPPENINGS) == 0)
    assert 0 < len(hook.got) <= 31
    server.kill()


def test_who_never_answers_holds_nobody_else_up(tmp_path: Path, hook: WebReceiver) -> None:
    server = Server(tmp_path, local_calls=True)
    reached, go_on = threading.Event(), threading.Event()
    silent = SlowReceiver(reached, go_on)
    eve, ada = Visitor("Eve", server), Visitor("Ada", server)
    called(eve, silent)
    called(ada, hook)
    for person in (eve, ada):
        person.post(f"/api/calls/ways/{person.get('/api/calls')['ways'][0]['id']}/trial")
        assert reached.wait(30)
    wait_until(lambda: hook.got, patience=10)  # less than anybody may take to answer
    assert len(silent.got) == 1
    go_on.set()
    server.kill()
    silent.close()


@pytest.mark.parametrize("letter", ["trial", "reset"])
def test_what_we_cannot_write_is_given_up_like_what_does_not_arrive(letter: str, database: Database) -> None:
    """A mistake of ours must not be tried every two minutes for ever."""

    class Broken:
        async def send_letter(self, *_: object) -> None:
            raise ValueError("cannot be written")

        send_link = send_letter

    config = Config(call_pauses=(0.0, 0.0), public_url="https://play.example.org")
    roads = Roads(Outgoing(lambda _: False), None, Broken(), LinkSigner("00" * 32))  # type: ignore[arg-type]
    sender = Sender(database, config, Limits(), roads)

    def prepare(c: Connection) -> None:
        person = {"id": "ada", "name": "Ada", "login": "ada", "password": "x", "created": timestamp()}
        c.execute(insert(PEOPLE).values(**person))
        way = add_way(c, "ada", "mail", "ada@example.org", "", {}, "")
        assert isinstance(way, Way)
        c.execute(update(WAYS).values(confirmed=True))
        if letter == "trial":
            add_call(c, "trial", now(), "ada", way.id)
        else:
            add_call(c, "reset", now(), facts={"asked": "ada"})

    async def story() -> list[int]:
        await database.write(prepare)
        tries = []
        for _ in range(3):
            await sender.send_due()
            while sender._on_way:
                await asyncio.sleep(0.01)
            found = await database.read(lambda c: c.execute(select(CALLS.c.tries)).scalars().all())
            tries += found
        return tries

    assert asyncio.run(story()) == [1, 2]


# -- the outbox --------------------------------------------------------------------------------------------------------


def test_two_workers_never_claim_the_same_call(tmp_path: Path) -> None:
    workers = [Database(house_config(tmp_path).url()) for _ in range(2)]
    with workers[0].engine.begin() as c:
        for _ in range(300):
            add_call(c, "trial", now(), facts={})

    def work(database: Database) -> list[str]:
        found: list[str] = []
        while True:
            with database.engine.execution_options(writes=True).begin() as c:
                calls = claim_calls(c, 60)
            if not calls:
                return found
            found += [call.id for call in calls]

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(work, workers)
    assert len(first) + len(second) == len({*first, *second}) == 300
    for database in workers:
        database.close()


def test_a_claim_ends_by_itself_and_what_is_put_off_waits(database: Database) -> None:
    with database.engine.begin() as c:
        add_call(c, "trial", now(), facts={})
        (call,) = claim_calls(c, 60)
        assert claim_calls(c, 60) == []
        postpone_calls(c, [call], now(), failed=True)
        (again,) = claim_calls(c, -1)
        assert (again.id, again.tries) == (call.id, 1)
        (taken_over,) = claim_calls(c, 60)
        assert taken_over.id == call.id
        remove_calls(c, [call])
        assert c.execute(select(CALLS)).all() == []


def test_one_person_cannot_take_all_the_room(database: Database) -> None:
    """However many hooks somebody has that never answer, there is room for others; nothing goes twice by one way."""
    with database.engine.begin() as c:
        for n in range(9):
            add_call(c, "trial", now(), "eve", f"way{n}")
        add_call(c, "trial", now(), "ada", "other")
        first = claim_calls(c, 60, free=20)
        assert [call.person for call in first] == ["eve"] * PER_PERSON + ["ada"]
        add_call(c, "trial", now(), "ada", "other")
        add_call(c, "trial", now(), "ada", "another")
        assert [call.way for call in claim_calls(c, 60, free=20, busy=first)] == ["another"]
        assert [call.way for call in claim_calls(c, 60, free=1)] == ["way4"]

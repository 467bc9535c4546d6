"""Guessing passwords gets slower and slower; it keeps nobody else from logging in, and the owner hears of it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher
from visitors import Server, Visitor, refusal

from zeitalter.server import login_tries
from zeitalter.server.errors import TooMany
from zeitalter.server.login_tries import CROWD, FREE, LONGEST_HOLD, LONGEST_WAIT, MOST_KEPT, LoginTries
from zeitalter.server.protection import address_of
from zeitalter.server.store.passwords import MOST_WAITING, Passwords
from zeitalter.server.store.people import login_of

PASSWORD = "a long password"


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(login_tries, "time", clock)
    return clock


def guess(tries: LoginTries, times: int, login: str = "ada", address: str = "eve's") -> int:
    """Try so many times; how many of them were let through to the password."""
    checked = 0
    for _ in range(times):
        try:
            tries.begin(login, address)
        except TooMany:
            continue
        checked += 1
    return checked


def wait_of(tries: LoginTries, login: str = "ada", address: str = "eve's") -> int:
    with pytest.raises(TooMany) as refused:
        tries.begin(login, address)
    return int(refused.value.args_by_name["seconds"])


def test_a_stranger_uses_up_no_tries_of_the_owner(clock: Clock) -> None:
    tries = LoginTries()
    assert guess(tries, 1000) == FREE
    assert tries.begin("ada", "ada's") == 0
    assert tries.begin("beate", "eve's") == 0


def test_waits_grow_and_end_and_early_tries_do_not_prolong_them(clock: Clock) -> None:
    tries = LoginTries()
    guess(tries, FREE)
    waits = []
    for _ in range(14):
        waits.append(wait_of(tries))
        clock.now += waits[-1] / 2
        guess(tries, 20)
        clock.now += waits[-1] / 2
        assert tries.begin("ada", "eve's") == 0
    assert waits == sorted(waits)
    assert waits[:4] == [1, 2, 4, 8]
    assert waits[-1] == LONGEST_WAIT


def test_a_right_password_gives_all_tries_back(clock: Clock) -> None:
    tries = LoginTries()
    guess(tries, FREE)
    clock.now += wait_of(tries)
    tries.begin("ada", "eve's")
    tries.succeed("ada", "eve's")
    assert guess(tries, 100) == FREE


def test_many_addresses_are_held_and_never_refused_and_the_owner_not_even_held(clock: Clock) -> None:
    tries = LoginTries()
    tries.begin("ada", "ada's")
    tries.succeed("ada", "ada's")
    holds = [tries.begin("ada", f"address {i}") for i in range(10 * CROWD)]
    assert holds == sorted(holds)
    assert holds[CROWD // 2] == 0
    assert holds[-1] == LONGEST_HOLD
    assert tries.begin("ada", "ada's") == 0
    assert tries.begin("ada", "ada's new") == LONGEST_HOLD
    assert tries.begin("beate", "beate's") == 0


def test_no_more_is_remembered_than_there_is_room_for(clock: Clock) -> None:
    tries = LoginTries()
    for i in range(MOST_KEPT + 50):
        tries.begin(f"name {i}", "eve's")
    assert len(tries._pairs) == len(tries._accounts) == MOST_KEPT


def test_many_names_for_one_account_are_counted_as_one(clock: Clock) -> None:
    tries = LoginTries()
    for name in ("Ada", "ADA", " ada ", "a\u200bda", "\uff21da"):
        tries.begin(login_of(name), "eve's")
    assert wait_of(tries) == 1


def test_whoever_has_an_ipv6_network_counts_as_one() -> None:
    def of(host: str) -> str:
        return address_of(Connected(host))

    assert of("2001:db8::1") == of("2001:db8::ffff:2")
    assert of("2001:db8::1") != of("2001:db8:0:1::1")
    assert of("::ffff:10.0.0.1") == of("10.0.0.1")


class Connected:
    """A connection from an address."""

    def __init__(self, host: str) -> None:
        self.scope = {"client": (host, 1234)}


def test_strangers_passwords_wait_in_a_line_of_their_own_that_is_not_endless() -> None:
    checking = threading.Event()

    class Slow(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            assert password == "known" or checking.wait(30)
            return True

    async def story() -> None:
        passwords = Passwords(Slow())
        waiting = [asyncio.create_task(passwords.fits("stored", "stranger")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await passwords.fits("stored", "stranger")
        assert await passwords.fits("stored", "known", known=True)
        checking.set()
        assert all(await asyncio.gather(*waiting))
        assert await passwords.fits("stored", "stranger")

    asyncio.run(story())


# -- over the wire -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("logins"), limits=True)
    yield server
    server.stop()


def from_address(server: Server, address: str) -> Visitor:
    visitor = Visitor(at=server)
    transport = httpx.HTTPTransport(local_address=address)
    visitor.web = httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60, transport=transport)
    return visitor


def test_guesses_from_elsewhere_do_not_lock_the_owner_out_and_are_told(strict: Server) -> None:
    ada, eve = from_address(strict, "127.0.0.1"), from_address(strict, "127.0.0.2")
    ada.post("/api/account", name="Ada One", password=PASSWORD)
    ada.post("/api/logout")

    def guess(n: int) -> httpx.Response:
        return eve.web.post("/api/login", json={"name": "Ada One", "password": f"guess number {n}"})

    with ThreadPoolExecutor(8) as pool:
        found = [refusal(r)[1] for r in pool.map(guess, range(60))]
    checked = found.count("wrong-password")
    assert checked <= FREE + 3
    assert set(found) == {"wrong-password", "too-many-logins"}
    person = ada.post("/api/login", name="ada one", password=PASSWORD)["person"]
    assert person["refused"] == checked
    assert ada.get("/api/me")["person"]["refused"] == 0
    refusal(guess(61))


def test_a_right_password_is_let_through_after_the_wait(strict: Server) -> None:
    home = from_address(strict, "127.0.0.3")
    home.post("/api/account", name="Ada Two", password=PASSWORD)
    home.post("/api/logout")
    for _ in range(FREE):
        assert home.refused("/api/login", name="Ada Two", password="no no no no") == (403, "wrong-password")
    early = home.web.post("/api/login", json={"name": "Ada Two", "password": PASSWORD})
    assert refusal(early) == (429, "too-many-logins")
    time.sleep(early.json()["error"]["args"]["seconds"])
    assert home.post("/api/login", name="Ada Two", password=PASSWORD)["person"]["refused"] == FREE

"""Guests and accounts: who is who on which device, and whose the seats are."""

from __future__ import annotations

import asyncio
from typing import Literal

from argon2 import PasswordHasher
from houses import dump
from visitors import Visitor, server, table

from zeitalter.server.config import Config
from zeitalter.server.store.passwords import Passwords

PASSWORD = "a long password"


def test_a_guest_is_known_by_the_cookie_and_may_change_the_name() -> None:
    ada = Visitor("  Ada   Lovelace ")
    me = ada.get("/api/me")["person"]
    assert (me["name"], me["account"]) == ("Ada Lovelace", False)
    assert ada.post("/api/guest", name="Ada")["person"] == {"id": me["id"], "name": "Ada", "account": False}
    assert Visitor().get("/api/me") == {"person": None}


def test_names_without_letters_or_too_long_are_refused() -> None:
    for name, id in (
        ("", "name-missing"),
        (" \u200b\n", "name-missing"),
        ("\u3164\u2800", "name-missing"),
        ("\u0301", "name-missing"),
        ("x" * 25, "name-too-long"),
    ):
        assert Visitor().refused("/api/guest", name=name) == (400, id)


def test_the_cookie_is_hidden_from_scripts_and_other_sites() -> None:
    visitor = Visitor()
    found = visitor.web.post("/api/guest", json={"name": "Ada"})
    cookie = found.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_a_guest_becomes_an_account_and_keeps_the_seats() -> None:
    ada = Visitor("Ada")
    match = table(ada, bots=1)
    person = ada.post("/api/account", name="Ada One", password=PASSWORD)["person"]
    assert person["account"]
    assert ada.get(f"/api/matches/{match}")["seats"][0]["yours"]
    phone = Visitor()
    assert phone.post("/api/login", name="ada one", password=PASSWORD)["person"] == person
    assert phone.get(f"/api/matches/{match}")["seats"][0]["yours"]


def test_seats_of_a_guest_move_to_the_account_at_login() -> None:
    Visitor().post("/api/account", name="Beate Two", password=PASSWORD)
    phone = Visitor("Guest")
    match = table(phone, bots=1)
    screen = phone.sit(match, 0)
    before = phone.cookie
    assert phone.post("/api/login", name="Beate Two", password=PASSWORD)["person"]["name"] == "Beate Two"
    assert phone.cookie != before
    assert phone.get(f"/api/matches/{match}")["seats"][0]["yours"]
    assert match in [m["id"] for m in phone.get("/api/matches", list="mine")]
    again = phone.sit(match, 0)
    again.wait_for_turn(0)
    assert again.play(0, again.now[0]["options"][0]) >= 1
    old = Visitor()
    old.web.cookies.set("zeitalter", before.partition("=")[2])
    assert old.get("/api/me") == {"person": None}
    assert screen.closed() == 4403


def test_wrong_passwords_and_taken_names_are_refused() -> None:
    ada = Visitor("Ada")
    ada.post("/api/account", name="Ada Three", password=PASSWORD)
    eve = Visitor("Eve")
    for name, password in (("Ada Three", "wrong password"), ("Nobody", PASSWORD), ("Ada Three", "")):
        assert eve.refused("/api/login", name=name, password=password) == (403, "wrong-password")
    assert eve.refused("/api/account", name="ADA THREE", password=PASSWORD) == (409, "name-taken")
    assert eve.refused("/api/account", name="Eve", password="short") == (400, "bad-password")
    assert ada.refused("/api/account", name="Other", password=PASSWORD) == (409, "already-an-account")
    assert not eve.get("/api/me")["person"]["account"]


def test_who_logs_out_is_nobody() -> None:
    ada = Visitor("Ada")
    cookie = ada.cookie
    ada.post("/api/logout")
    assert ada.get("/api/me") == {"person": None}
    ada.web.cookies.set("zeitalter", cookie.partition("=")[2])
    assert ada.get("/api/me") == {"person": None}


def test_the_database_knows_neither_cookies_nor_passwords() -> None:
    ada = Visitor("Ada")
    ada.post("/api/account", name="Ada Four", password=PASSWORD)
    token = ada.cookie.partition("=")[2]
    stored = dump(server().folder)
    assert "$argon2id$" in stored
    assert PASSWORD not in stored
    assert token not in stored
    assert token not in server().log.read_text()


def test_names_lose_what_cannot_be_seen_and_keep_every_script() -> None:
    for given, kept in (("\u202eAda\u0000", "Ada"), ("Zoë  Müller", "Zoë Müller"), ("李白", "李白"), ("👑", "👑")):
        assert Visitor(given).get("/api/me")["person"]["name"] == kept


def test_an_account_is_renamed_with_the_name_it_logs_in_by() -> None:
    ada = Visitor("Ada")
    ada.post("/api/account", name="Ada Five", password=PASSWORD)
    Visitor().post("/api/account", name="Ada Six", password=PASSWORD)
    assert ada.refused("/api/guest", name="ADA SIX") == (409, "name-taken")
    person = ada.post("/api/guest", name="Ada Seven")["person"]
    assert Visitor().post("/api/login", name="ada seven", password=PASSWORD)["person"] == person
    assert Visitor().refused("/api/login", name="Ada Five", password=PASSWORD) == (403, "wrong-password")


def test_who_logs_out_everywhere_is_nobody_on_all_devices() -> None:
    desk, phone = Visitor("Ada"), Visitor()
    desk.post("/api/account", name="Ada Eight", password=PASSWORD)
    phone.post("/api/login", name="Ada Eight", password=PASSWORD)
    screen = phone.sit(table(phone, bots=1), 0)
    desk.post("/api/logout", everywhere=True)
    assert screen.closed() == 4403
    assert desk.get("/api/me") == phone.get("/api/me") == {"person": None}


def test_every_login_gets_a_cookie_of_its_own_and_ends_the_old_one() -> None:
    ada = Visitor("Ada")
    given = ada.cookie
    ada.post("/api/account", name="Ada Nine", password=PASSWORD)
    first = ada.cookie
    ada.post("/api/login", name="Ada Nine", password=PASSWORD)
    assert len({given, first, ada.cookie}) == 3
    for old in (given, first):
        thief = Visitor()
        thief.web.cookies.set("zeitalter", old.partition("=")[2])
        assert thief.get("/api/me") == {"person": None}


def test_a_planted_cookie_is_never_taken_over() -> None:
    planted = "planted" * 6
    eve = Visitor()
    eve.web.cookies.set("zeitalter", planted)
    given = eve.web.post("/api/guest", json={"name": "Eve"}).headers["set-cookie"]
    assert planted not in given
    thief = Visitor()
    thief.web.cookies.set("zeitalter", planted)
    assert thief.get("/api/me") == {"person": None}


def test_unknown_names_and_wrong_passwords_take_the_same_work() -> None:
    checked = []

    class Hasher(PasswordHasher):
        def hash(self, *_: object, **__: object) -> str:
            return "nobody's"

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append(hash)
            return True

    async def check() -> None:
        passwords = Passwords(Hasher())
        await passwords.fits("stored", "guess")
        await passwords.fits(None, "guess")

    asyncio.run(check())
    assert checked == ["stored", "nobody's"]


def test_passwords_cost_at_least_what_is_recommended_unless_told_otherwise() -> None:
    usual, recommended = Config().hasher, PasswordHasher()
    for effort in ("time_cost", "memory_cost", "parallelism", "hash_len", "salt_len", "type"):
        assert getattr(usual, effort) == getattr(recommended, effort)
    assert usual.memory_cost >= 19 * 1024
    assert usual.time_cost >= 2

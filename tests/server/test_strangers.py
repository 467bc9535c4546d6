"""Who is who at a table: names that cannot be mistaken, chat with its speaker, and nothing for those outside."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from visitors import Screen, Server, Visitor, refusal, table

from zeitalter.server.store.lookalikes import look_alike
from zeitalter.server.store.people import clean_talk

ME = {"kind": "me"}
LINK = {"kind": "link"}


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410da"),  # Cyrillic
        ("Ada", "ADA"),
        ("Ada", "\uff21\uff44\uff41"),  # full width
        ("Adal", "AdaI"),
        ("Otto", "0tt0"),
        ("Marn", "Mam"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("\u0421\u0430\u0448\u0430", "Ca\u0448a"),
        ("Ada", "\U0001d4d0da"),  # letters of mathematics
    ],
)
def test_names_that_can_be_mistaken_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Ada", "Ad\u00e1"),
        ("Ada", "Ada 2"),
        ("Ian", "Lan"),
        ("\u674e\u767d", "\u675c\u752b"),
        ("Jo", "Joe"),
    ],
)
def test_other_names_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_nobody_sits_down_under_a_name_that_looks_like_another() -> None:
    ada, eve, carl = Visitor("Ada"), Visitor("Eve"), Visitor("Carl")
    false = "\u0410da"
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK, LINK], open=True)
    link = f"/api/join/{made['links']['1']}"
    assert eve.refused(link, name=false) == (400, "confusable-name")
    assert eve.refused(f"/api/matches/{made['id']}/seats/1/take", name=false) == (400, "confusable-name")
    assert Visitor(false).refused(link) == (400, "confusable-name")
    assert [seat["taken"] for seat in ada.get(f"/api/matches/{made['id']}")["seats"]] == [True, False, False]
    carl.post(link, name="Ada")
    assert [seat["name"] for seat in ada.get(f"/api/matches/{made['id']}")["seats"]][:2] == ["Ada", "Ada 2"]
    seats = [ME, {"kind": "screen", "name": false}]
    assert ada.refused("/api/matches", game="historia", seats=seats) == (400, "confusable-name")


def test_people_of_one_name_who_sit_down_together_get_different_ones() -> None:
    ada = Visitor("Ada")
    made = ada.post("/api/matches", game="historia", seats=[ME, *[LINK] * 5])
    guests = [Visitor("Carl") for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        list(
            pool.map(
                lambda pair: pair[0].post(f"/api/join/{pair[1]}"), zip(guests, made["links"].values(), strict=True)
            )
        )
    assert len({seat["name"] for seat in ada.get(f"/api/matches/{made['id']}")["seats"]}) == 6


# -- chat --------------------------------------------------------------------------------------------------------------


def said(screen: Screen, text: str) -> dict[str, object]:
    screen.send(t="chat", id=1, text=text)
    return screen.until(lambda m: m["t"] == "refused" or m.get("text") == text)


def test_a_line_says_who_said_it_whatever_the_speaker_is_called(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ada, beate, eve = Visitor("Ada", server), Visitor("Beate", server), Visitor("Eve", server)
        ada.post("/api/account", name="Ada", password="a long password")
        match = table(ada, beate)
        watch = ada.get(f"/api/matches/{match}")["watch"]
        assert eve.post(f"/api/join/{watch}") == {"id": match, "seat": None}
        eve.post("/api/guest", name="Beate")
        beate.post("/api/guest", name="Ada")
        screens = [ada.sit(match, 0), beate.sit(match, 1), eve.sit(match)]
        lines = [said(screen, f"hello {n}") for n, screen in enumerate(screens)]
        assert [(m["name"], m["seat"], m["guest"]) for m in lines] == [
            ("Ada", 0, False),
            ("Beate", 1, True),
            ("Beate", None, True),
        ]
        assert len({m["tag"] for m in lines}) == 3
        assert all(
            m["tag"] and m["tag"] not in str(v.get("/api/me")) for m, v in zip(lines, (ada, beate, eve), strict=True)
        )
        server.kill()
        server.start()
        again = ada.sit(match, 0)
        kept = next(m for m in again.heard if m["t"] == "table")["chat"]
        assert kept == [{k: v for k, v in m.items() if k != "t"} for m in lines]
    finally:
        server.stop()


def test_outsiders_do_not_talk_at_an_open_table() -> None:
    ada, eve = Visitor("Ada"), Visitor("Eve")
    match = table(ada, bots=1, open=True)
    outside = eve.sit(match)
    assert said(outside, "buy here")["error"] == "not-at-the-table"
    assert said(ada.sit(match, 0), "hello")["text"] == "hello"
    assert outside.until(lambda m: m["t"] == "chat")["text"] == "hello"


def test_a_line_holds_nothing_that_turns_it_round() -> None:
    assert clean_talk(" \u202eevil\u0000 \n line\u2069 ") == "evil line"
    assert clean_talk("\U0001f469\u200d\U0001f680 Zoe\u0308 \u05d0") == "\U0001f469\u200d\U0001f680 Zoe\u0308 \u05d0"


# -- seats and invitations ---------------------------------------------------------------------------------------------


def test_whoever_is_at_the_table_keeps_the_seat() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    path = f"/api/matches/{match}/seats/1"
    watching = Screen(beate.open(match))
    watching.send(t="hello", seats=[])
    watching.until(lambda m: m["t"] == "presence")
    assert ada.refused(f"{path}/bot") == (409, "person-is-here")
    assert beate.post(f"{path}/bot")["seat"] == 1
    assert beate.post(f"{path}/return")["seat"] == 1


def test_a_used_invitation_shows_nothing_to_others() -> None:
    ada, beate, eve = Visitor("Ada"), Visitor("Beate"), Visitor("Eve")
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK], name="Secret evening")
    link = f"/api/join/{made['links']['1']}"
    assert eve.get(link)["match"]["name"] == "Secret evening"
    beate.post(link)
    for outsider in (eve, Visitor()):
        assert refusal(outsider.web.get(link)) == (404, "no-such-link")
    assert eve.refused(link) == (409, "seat-taken")
    assert beate.get(link)["seat"] == 1
    assert ada.get(link)["seat"] == 1

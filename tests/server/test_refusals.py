"""What the server refuses: every refusal has a clear id and changes nothing."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from visitors import Screen, Server, Visitor, refusal, server, table
from websockets.sync.client import connect

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.server.http.static_files import version


@pytest.fixture
def ada() -> Visitor:
    return Visitor("Ada")


def state_of(visitor: Visitor, match: str) -> Any:
    found = visitor.get(f"/api/matches/{match}")
    return found["entries"], found["waiting"], found["since"]


def test_requests_of_other_sites_are_refused(ada: Visitor) -> None:
    for origin in ("http://evil.example", "null", "", "http://[", f"http://127.0.0.1:{server().port + 1}"):
        found = ada.web.post("/api/quick", json={"game": "historia"}, headers={"Origin": origin})
        assert refusal(found) == (403, "foreign-origin")
    assert ada.get("/api/matches", list="mine") == []


def test_a_site_with_https_takes_nothing_from_its_own_pages_without(ada: Visitor) -> None:
    behind_proxy = {"X-Forwarded-Proto": "https"}
    found = ada.web.post("/api/quick", json={"game": "historia"}, headers=behind_proxy)
    assert refusal(found) == (403, "foreign-origin")
    secure = {**behind_proxy, "Origin": server().url.replace("http", "https")}
    found = ada.web.post("/api/guest", json={"name": "Ada"}, headers=secure)
    assert found.status_code == 200
    assert "Secure" in Visitor().web.post("/api/guest", json={"name": "Eve"}, headers=secure).headers["set-cookie"]


def test_only_json_is_read(ada: Visitor) -> None:
    body = b'{"game": "historia"}'
    found = ada.web.post("/api/quick", content=body, headers={"Content-Type": "text/plain"})
    assert refusal(found) == (415, "not-json")
    found = ada.web.post("/api/quick", content=b"{", headers={"Content-Type": "application/json"})
    assert refusal(found) == (400, "bad-request")
    assert ada.refused("/api/quick", game="historia", cheat=True) == (400, "bad-request")
    assert ada.refused("/api/quick", game="x" * 100_000) == (413, "message-too-large")
    assert ada.get("/api/matches", list="mine") == []


def test_a_forged_cookie_is_nobody(ada: Visitor) -> None:
    match = table(ada, bots=1)
    eve = Visitor()
    eve.web.cookies.set("zeitalter", "forged" * 7)
    assert eve.get("/api/me") == {"person": None}
    assert eve.refused("/api/quick", game="historia") == (401, "who-are-you")
    assert Screen(eve.open(match)).next()["error"] == "no-such-match"


def test_who_changes_something_says_first_who_it_is(ada: Visitor) -> None:
    hidden = table(ada, bots=1)
    for match in (hidden, "nosuchmatch"):
        for path in ("delete", "branch", "seats/0/take", "seats/0/bot", "seats/0/return"):
            body = {"entry": 0} if path == "branch" else {}
            assert Visitor().refused(f"/api/matches/{match}/{path}", **body) == (401, "who-are-you")
            assert Visitor("Eve").refused(f"/api/matches/{match}/{path}", **body) == (404, "no-such-match")


def test_sockets_of_other_sites_are_refused(ada: Visitor) -> None:
    match = table(ada, bots=1)
    screen = Screen(ada.open(match, origin="http://evil.example"))
    assert screen.next()["error"] == "foreign-origin"
    assert screen.closed() == 4403
    with connect(f"ws://127.0.0.1:{server().port}/ws/{match}", additional_headers={"Cookie": ada.cookie}) as bare:
        assert json.loads(bare.recv())["error"] == "foreign-origin"


def test_bad_messages_are_refused_and_the_socket_goes_on(ada: Visitor) -> None:
    match = table(ada, Visitor("Beate"))
    before = state_of(ada, match)
    screen = Screen(ada.open(match))
    assert screen.ask("play", seat=0, ask=0, answer=["pass"])["error"] == "hello-first"
    screen.hello(0)
    deep = "[" * 5000 + "]" * 5000
    for frame in ("", "null", "[]", "{", '{"t": "dance"}', '{"t": "play"}', '{"t": "hello", "seats": ["0"]}', deep):
        screen.connection.send(frame)
        assert screen.next()["error"] == "bad-message"
    screen.connection.send(b"\xff\x00")
    assert screen.next()["error"] == "bad-message"
    ask = screen.now[0]["ask"]
    for answer in ([], ["fly"], ["settle", "atlantis"], [None], ["settle"], [["settle"]]):
        assert screen.answer(0, answer, ask)["error"] in ("bad-action", "bad-value")
    for answer in (["settle", {}], ["settle", 1.5], ["x" * 1000], [0] * 1000, [[["settle"]]], [2**31]):
        assert screen.answer(0, answer, ask)["error"] == "bad-message"
    screen.send(t="ping")
    assert screen.next()["t"] == "pong"
    assert state_of(ada, match) == before


def test_a_frame_that_is_too_large_closes_the_socket(ada: Visitor) -> None:
    match = table(ada, bots=1)
    screen = ada.sit(match, 0)
    screen.connection.send(json.dumps({"t": "chat", "id": 1, "text": "x" * 20_000}))
    assert screen.closed() == 1009


def test_only_the_owner_of_a_seat_plays_it(ada: Visitor) -> None:
    beate = Visitor("Beate")
    match = table(ada, beate)
    before = state_of(ada, match)
    screens = [ada.sit(match, 0), beate.sit(match, 1)]
    asked = screens[0].now[0]["asked"][0]
    now = screens[asked].now[asked]
    thief = screens[1 - asked]
    for t in ("play", "undo", "why", "hint"):
        extra = {"play": {"ask": now["ask"], "answer": now["options"][0]}, "why": {"answer": now["options"][0]}}
        assert thief.ask(t, seat=asked, **extra.get(t, {}))["error"] == "not-your-seat"
    for seat in (-1, 7):
        assert thief.answer(seat, now["options"][0], 0)["error"] == "not-your-seat"
    assert state_of(ada, match) == before


def test_out_of_turn_and_replayed_answers_are_refused(ada: Visitor) -> None:
    match = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
    screen = ada.sit(match, 0, 1)
    now = screen.now[0]
    asked = now["asked"][0]
    if len(now["asked"]) == 1:
        other = 1 - asked
        assert screen.answer(other, screen.now[asked]["options"][0])["objection"] == ["not-your-turn", []]
    ask, answer = screen.now[asked]["ask"], screen.now[asked]["options"][0]
    n = screen.play(asked, answer)
    assert screen.answer(asked, answer, ask)["objection"] == ["stale-answer", []]
    assert ada.get(f"/api/matches/{match}")["entries"] == n


def test_why_an_answer_is_not_possible_is_said_with_its_rule(ada: Visitor) -> None:
    match = table(ada, bots=1)
    screen = ada.sit(match, 0)
    now = screen.wait_for_turn(0)
    assert screen.ask("why", seat=0, answer=now["options"][0])["objection"] is None
    reason = screen.ask("why", seat=0, answer=["end_turn"])
    assert reason["objection"][0] == "not-offered"
    assert reason["rule"] == now["rule"]
    refused = screen.answer(0, ["end_turn"])
    assert (refused["t"], refused["objection"], refused["rule"]) == ("refused", reason["objection"], reason["rule"])


def test_two_tabs_racing_for_one_answer_get_one_entry(ada: Visitor) -> None:
    match = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
    tabs = [ada.sit(match, 0, 1) for _ in range(4)]
    now = tabs[0].now[0]
    seat = now["asked"][0]
    ask, answer = tabs[0].now[seat]["ask"], tabs[0].now[seat]["options"][0]
    with ThreadPoolExecutor(4) as all:
        replies = list(all.map(lambda tab: tab.answer(seat, answer, ask), tabs))
    assert sorted(reply["t"] for reply in replies) == ["done", "refused", "refused", "refused"]
    assert {reply["objection"][0] for reply in replies if reply["t"] == "refused"} == {"stale-answer"}
    assert ada.get(f"/api/matches/{match}")["entries"] == 1
    for tab in tabs:
        while tab.now[seat]["n"] < 1:
            tab.next()
    assert len({json.dumps(tab.now[seat]) for tab in tabs}) == 1


def test_a_second_worker_racing_for_the_same_answer_is_refused_and_catches_up(ada: Visitor) -> None:
    second = Server(server().folder)
    try:
        match = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
        elsewhere = Visitor(at=second)
        elsewhere.web.cookies.update(ada.web.cookies)
        screens = [ada.sit(match, 0, 1), elsewhere.sit(match, 0, 1)]
        seat = screens[0].now[0]["asked"][0]
        for _ in range(3):
            if seat not in screens[0].now[seat]["asked"]:
                seat = screens[0].now[seat]["asked"][0]
            answer = (seat, screens[0].now[seat]["options"][0], screens[0].now[seat]["ask"])
            with ThreadPoolExecutor(2) as both:
                replies = list(both.map(Screen.answer, screens, *zip(answer, answer, strict=True)))
            assert sorted(reply["t"] for reply in replies) == ["done", "refused"]
            assert next(r["objection"] for r in replies if r["t"] == "refused") == ["stale-answer", []]
            n = next(r["n"] for r in replies if r["t"] == "done")
            for screen in screens:
                while any(screen.now[s]["n"] < n for s in (0, 1)):
                    screen.next()
            assert screens[0].now == screens[1].now
    finally:
        assert second.stop() == 0


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    strict = Server(tmp_path, limits=True)
    try:
        ada = Visitor("Ada", strict)
        refused = [ada.web.post("/api/login", json={"name": "Ada", "password": "guess me"}) for _ in range(14)]
        assert refusal(refused[0]) == (403, "wrong-password")
        assert refusal(refused[-1]) == (429, "too-many-logins")
        match = table(ada, bots=1)
        screen = ada.sit(match, 0)
        replies = []
        for n in range(12):
            screen.send(t="chat", id=n, text=f"line {n}")
            replies.append(screen.until(lambda m: m["t"] in ("chat", "refused")))
        assert replies[-1]["error"] == "too-many-requests"
        assert replies[-1]["args"]["seconds"] >= 1
        for _ in range(200):
            screen.send(t="ping")
        assert screen.until(lambda m: m["t"] == "refused" and m["id"] is None)["error"] == "too-many-requests"
    finally:
        strict.kill()


def test_an_answer_that_comes_twice_is_told_that_it_was_given() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(table(ada, bots=1), 0)
    now = screen.wait_for_turn(0)
    one, other = now["options"][:2]
    n = screen.play(0, one)
    assert screen.answer(0, one, now["ask"])["given"] == n
    assert screen.answer(0, other, now["ask"])["given"] is None
    assert screen.answer(0, ["no such thing"], now["ask"]).get("given") is None


def test_nobody_opens_any_number_of_windows(tmp_path: Path) -> None:
    strict = Server(tmp_path, limits=True)
    try:
        ada = Visitor("Ada", strict)
        match = table(ada, bots=1)
        screens = [Screen(ada.open(match)) for _ in range(51)]
        assert screens[-1].next()["error"] == "too-many-screens"
        assert screens[-1].closed() == 4403
        screens[0].connection.close()
        screens[1].hello(0)
        assert screens[1].ask("why", seat=0, answer=["pass"])["t"] == "why"
    finally:
        strict.kill()


@pytest.mark.parametrize(
    "path",
    [
        "/files/VERSION/web/../server/app.py",
        "/files/VERSION/web/%2e%2e/server/app.py",
        "/files/VERSION/web//etc/passwd",
        "/files/VERSION//etc/passwd",
        "/files/VERSION/web/..%5cserver/app.py",
        "/files/VERSION/web/%00",
        "/files/VERSION/web/app.js%00.css",
        "/files/VERSION/web/" + "a" * 5000,
        "/files/VERSION/web/vendor/",
        "/files/VERSION/web/",
        "/files/VERSION/",
        "/files/",
        "/files/VERSION/server/app.py",
        "/files/VERSION/texts/server.de.ftl",
        "/files/%2e%2e/web/..%2fserver/app.py",
        "/files/VERSION/games/historia/web/%00.js",
        "/files/VERSION/games/historia/web/..js",
        "/files/VERSION/games/__pycache__/web/table.js",
        "/files/VERSION/games/%2e%2e/web/table.js",
        "/files/VERSION/games/historia/data/components.yaml",
        "/files/VERSION/games/historia/web/..%2fdata%2fcomponents.yaml",
        "/files/VERSION/games/historia/..%2f__init__.py",
        "/files/VERSION/games/chess/web/table.js",
        "/files/another/games/historia/data/components.yaml",
        "/static/app.js",
        "/games/historia/table.js",
        "/api/nothing",
        "/api/games/chess/data",
    ],
)
def test_only_files_for_browsers_are_served(path: str) -> None:
    assert Visitor().web.get(path.replace("VERSION", version())).status_code == 404


def test_every_answer_has_the_security_headers(ada: Visitor) -> None:
    for path in ("/health", "/api/me", "/nowhere", "/api/docs", "/api/matches?list=dreams"):
        headers = ada.web.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        for word in ("object-src 'none'", "base-uri 'none'", "form-action 'self'", "script-src 'self'"):
            assert word in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_private_answers_are_kept_by_nobody(ada: Visitor) -> None:
    match = table(ada, bots=1)
    for path in ("/api/me", "/api/matches?list=mine", f"/api/matches/{match}", f"/api/matches/{match}/story?seat=0"):
        assert ada.web.get(path).headers["cache-control"] == "no-store"
    assert ada.web.post("/api/guest", json={"name": "Ada"}).headers["cache-control"] == "no-store"
    assert ada.web.get("/api/texts/historia/de").headers["cache-control"] == "no-cache"


def test_the_page_of_the_api_needs_nothing_its_policy_forbids(ada: Visitor) -> None:
    page = ada.web.get("/api/docs").text
    assert not [word for word in ("<script", "<style", "style=", "onclick", "http://", "https://") if word in page]


DEEP = b"[" * 20_000 + b"]" * 20_000
ODD = (
    b"",
    b"null",
    b"[]",
    b"0",
    b'"x"',
    b"{",
    b"\xff\xfe",
    DEEP,
    b'{"game":' + DEEP + b"}",
    b'{"game": {"a": 1}}',
    b'{"game": "historia\\u0000"}',
    b'{"game": "../historia"}',
    b'{"name": "\\ud800"}',
    b'{"name": "Ada X", "password": "\\ud800\\ud800\\ud800aaaaaaa"}',
    b'{"entry": 1e400}',
    b'{"entry": true}',
    b'{"entry": ' + b"9" * 5000 + b"}",
    b'{"bot": "random\\u0000"}',
    b'{"game": "historia", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": ' + b"9" * 30 + b"}",
    b'{"game": "historia", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"civbots": ["x"]}}',
    b'{"game": "historia", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"civbots": ' + b"9" * 4400 + b"}}",
    b'{"game": "historia", "seats": [' + b",".join([b'{"kind": "bot"}'] * 3000) + b"]}",
)


def test_malformed_bodies_are_refused_everywhere(ada: Visitor) -> None:
    match = ada.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
    before = state_of(ada, match)
    paths = ("guest", "account", "login", "matches", "quick", "guide", "join/nothing", "matches/upload")
    paths += (f"matches/{match}/branch", f"matches/{match}/seats/1/bot", f"matches/{match}/seats/1/take")
    for path in paths:
        for body in ODD:
            found = ada.web.post(f"/api/{path}", content=body, headers={"Content-Type": "application/json"})
            assert 400 <= found.status_code < 500, (path, body[:80], found.text)
            assert found.json()["error"]["id"] != "our-mistake"
    assert state_of(ada, match) == before
    assert [m["id"] for m in ada.get("/api/matches", list="mine")] == [match]


@pytest.mark.parametrize(
    "type",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonx", ""],
)
def test_types_a_foreign_form_can_send_are_refused(ada: Visitor, type: str) -> None:
    found = ada.web.post("/api/quick", content=b'{"game": "historia"}', headers={"Content-Type": type})
    assert refusal(found) == (415, "not-json")
    assert ada.get("/api/matches", list="mine") == []


@pytest.mark.parametrize(
    "change",
    [
        {"parent": "x"},
        {"parent": {"guide": True}},
        {"parent": {"entry": 10**30, "commitment": "x" * 9999}},
        {"seats": [{"name": "x" * 9999, "player": "me"}, {"name": {"a": 1}, "player": []}]},
        {"options": {"civbots": "99"}},
        {"rules": "x"},
        {"log": [{"seat": 10**30, "answer": ["pass"]}]},
        {"log": [None]},
        {"components": [1]},
        {"start": {"vp": [10**30]}},
        {"seed": "zz"},
        {"game": {}},
        {"crash": {"x": 1}},
    ],
    ids=str,
)
def test_forged_match_files_are_read_safely_or_refused(ada: Visitor, change: dict[str, Any]) -> None:
    good = files.to_json(Match.new(find_game("historia"), 2, seed=3))
    found = ada.web.post("/api/matches/upload", json={**good, **change})
    assert found.status_code in (200, 400), found.text
    mine = ada.get("/api/matches", list="mine")
    assert len(mine) == (found.status_code == 200)
    assert not any(m["guide"] for m in mine)
    assert all(len(seat["name"]) <= 24 for m in mine for seat in m["seats"])


def test_files_of_a_page_carry_only_the_headers_that_matter_for_them(ada: Visitor) -> None:
    files = f"/files/{version()}"
    for path in ("web/app.js", "games/historia/web/table.js", "games/historia/web/map.json"):
        headers = ada.web.get(f"{files}/{path}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "permissions-policy" not in headers
    assert "content-security-policy" in ada.web.get(f"{files}/web/nothing.js").headers

"""Attacks with what is said: messages and requests that are malformed in every way, and far too many of them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from siege import House, Stranger, stranger_at_a_table
from visitors import Screen
from websockets.exceptions import WebSocketException

GOOD_MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "seats": [0], "since": 0},
    {"t": "play", "id": 7, "seat": 0, "ask": 0, "answer": ["pass"]},
    {"t": "draft", "id": 8, "seat": 0, "ask": 0, "answers": [["pass"]]},
    {"t": "plan", "id": 9, "seat": 0, "ask": 0, "answers": [["pass"]]},
    {"t": "undo", "id": 10, "seat": 0, "entry": 1},
    {"t": "order", "id": 11, "seat": 0, "question": "UseWonders", "order": "never"},
    {"t": "why", "id": 12, "seat": 0, "answer": ["pass"], "after": [["pass"]]},
    {"t": "hint", "id": 13, "seat": 0, "after": [["pass"]]},
    {"t": "suggest", "id": 14, "seat": 0, "ask": 0, "after": [["pass"]]},
    {"t": "chat", "id": 14, "text": "hello"},
    {"t": "ping"},
]
REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("/api/guest", {"name": "Ada"}),
    ("/api/account", {"name": "Ada", "password": "long enough"}),
    ("/api/login", {"name": "Ada", "password": "long enough"}),
    ("/api/matches", {"game": "historia", "seats": [{"kind": "me"}, {"kind": "screen", "name": "B"}], "options": {}}),
    ("/api/quick", {"game": "historia"}),
    ("/api/guide", {"game": "historia"}),
    ("/api/join/abc", {"name": "Ada"}),
    ("/api/matches/{match}/seats/0/bot", {"bot": "random"}),
    ("/api/matches/{match}/seats/0/return", {}),
    ("/api/matches/{match}/seats/1/take", {"name": "Ada"}),
    ("/api/matches/{match}/branch", {"entry": 0}),
    ("/api/matches/upload", {"format": "zeitalter", "game": "historia", "seats": [], "log": []}),
]
LOOKS = [
    *("/api/matches?list={odd}", "/api/matches?list=mine&before={odd}", "/api/matches/{odd}", "/api/join/{odd}"),
    *("/api/matches/{match}/at/{odd}", "/api/matches/{match}/at/0?seat={odd}", "/api/matches/{match}/story?seat={odd}"),
    *("/api/games/{odd}/data", "/api/texts/historia/{odd}", "/api/rules/{odd}/de", "/files/{odd}/index.html"),
    *("/match/{odd}", "/join/{odd}", "/about/{odd}", "/{odd}", "/files/x/{odd}"),
]
ODD: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 2**64, 10**40, 1.5, -0.0, 1e308, "", "0", "\0", "\ud800"),
    *(
        "a" * 5000,
        "\u0301\u0316" * 2000,
        "\u202e\u2066",
        "../" * 20,
        "'; DROP TABLE people;--",
        "%00%ff",
        "\U0010ffff" * 50,
    ),
    *([], {}, [[]], [None], {"": None}, {"t": "play"}, list(range(500)), ["pass"] * 300, [[["pass"]]] * 40),
]


def deep(n: int) -> str:
    """A value nested so deep that reading it by recursion would fail."""
    return "[" * n + "]" * n


def changed(value: Any, r: Random) -> Any:
    """A value with something odd somewhere in it."""
    value = copy.deepcopy(value)
    places = list(_places(value))
    for _ in range(r.randint(1, 3)):
        holder, key = r.choice(places) if places else (value, "x")
        match r.randrange(4):
            case 0 if isinstance(holder, dict):
                holder.pop(key, None)
            case 1 if isinstance(holder, dict):
                holder[r.choice(["extra", "", "t", "id", "seat"])] = r.choice(ODD)
            case _ if isinstance(holder, dict) or key < len(holder):
                holder[key] = r.choice(ODD)
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield value, key
        yield from _places(below)


def odd_text(good: Any, r: Random) -> bytes:
    """A malformed message as it is sent: changed values, broken JSON, broken letters, too deep or too long."""
    text = json.dumps(changed(good, r)).encode("utf-8", "surrogatepass")
    match r.randrange(8):
        case 0:
            cut = r.randrange(len(text) + 1)
            return text[:cut]
        case 1:
            return bytes(b ^ (r.randrange(256) if r.random() < 0.05 else 0) for b in text)
        case 2:
            return r.choice([deep(3000), deep(300), '{"t":' * 400, "NaN", "1e999", "\ufeff{}", ""]).encode()
        case 3:
            return json.dumps({**changed(good, r), "text": "x" * r.choice([10, 600, 15_000])}).encode()
    return text


def malformed_messages(house: House, n: int) -> list[str]:
    """Malformed messages over sockets, from somebody who sits at a table: each gets a refusal or closes the socket."""
    r, effects, screen = Random(n), list[str](), None
    limit = 40
    for i in range(n):
        if screen is None or i % 500 == 499:
            _, _, screen = stranger_at_a_table(house, f"198.51.100.{i // 500 % 250}")
        data = odd_text(r.choice(GOOD_MESSAGES), r)
        try:
            screen.connection.send(data.decode("utf-8", "replace") if r.random() < 0.9 else data)
            if i % limit == limit - 1:
                effects += _mistakes(screen)
        except (WebSocketException, OSError, TimeoutError, UnicodeError):
            screen = None
    return effects


def _mistakes(screen: Screen) -> list[str]:
    """What the server says was its own mistake, of all it has answered."""
    found = []
    screen.connection.send('{"t": "ping"}')
    while True:
        heard = json.loads(screen.connection.recv(60))
        if heard.get("error") == "our-mistake":
            found.append(str(heard))
        if heard["t"] == "pong" or heard.get("error") == "too-many-requests":
            return found


def malformed_requests(house: House, n: int) -> list[str]:
    """Malformed requests to every endpoint, with and without a cookie: each gets a sentence, never a 500."""
    r, effects = Random(n), list[str]()
    mallory, match, _ = stranger_at_a_table(house)
    for i in range(n):
        if i % 100 == 99:
            mallory = Stranger("Mallory", house, f"198.51.100.{i // 100 % 250}")
        try:
            found = _odd_request(mallory, match, r)
        except (httpx.TransportError, httpx.InvalidURL, UnicodeError):
            continue
        if found.status_code >= 500:
            effects.append(f"{found.request.method} {found.request.url.path[:60]} gave {found.status_code}")
    return effects


def _odd_request(mallory: Stranger, match: str, r: Random) -> httpx.Response:
    if r.random() < 0.4:
        odd = str(r.choice(ODD)).encode("utf-8", "replace").decode()[:2000]
        return mallory.web.get(r.choice(LOOKS).format(odd=odd, match=match))
    path, good = r.choice(REQUESTS)
    headers = {"Content-Type": "application/json"}
    match r.randrange(12):
        case 0:
            headers["Content-Type"] = r.choice(["text/plain", "", "application/json; charset=utf-16", "x" * 500])
        case 1:
            headers["Origin"] = r.choice(["null", "http://evil.example", "http://[", "", "a" * 500])
        case 2:
            headers["Cookie"] = r.choice(["zeitalter=", "zeitalter=" + "a" * 3000, "=;=;=", "zeitalter=\xff"])
    return mallory.web.post(path.format(match=match), content=odd_text(good, r), headers=headers)


def costly_names(house: House, n: int) -> list[str]:
    """Names that are slow to read, and tables with far too many seats."""
    effects = []
    mallory = Stranger("Mallory", house, "198.51.100.7")
    name = "\u0301\u0316" * 6000
    seats = [{"kind": "bot", "name": f"{i} {chr(0x0300 + i % 80)}"} for i in range(1200)]
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/api/guest", {"name": "a" + name}),
        ("/api/matches", {"game": "historia", "seats": seats}),
        ("/api/matches", {"game": "historia", "seats": [{"kind": "me", "name": "b" + name}] * 2, "name": name}),
        ("/api/login", {"name": name, "password": name}),
        ("/api/join/x", {"name": name}),
    ]
    for i in range(n):
        path, body = bodies[i % len(bodies)]
        found = mallory.web.post(path, json=body)
        if found.status_code not in (400, 404, 413, 422, 429):
            effects.append(f"{path} gave {found.status_code}")
    return effects


def flood_of_messages(house: House, n: int) -> list[str]:
    """Good messages, as quickly as a line takes them."""
    _, _, screen = stranger_at_a_table(house)
    flood = [json.dumps(message) for message in GOOD_MESSAGES]
    with suppress(WebSocketException, OSError, TimeoutError):
        screen.connection.socket.settimeout(10)
        for i in range(n):
            screen.connection.send(flood[i % len(flood)])
    return []


MESSAGE_ATTACKS = {
    "malformed messages": (malformed_messages, 600, 10_000),
    "malformed requests": (malformed_requests, 400, 5000),
    "costly names": (costly_names, 20, 400),
    "flood of messages": (flood_of_messages, 400, 5000),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""

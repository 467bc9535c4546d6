"""Attacks by match files: figures beyond all measure, forged positions, work that nobody waits for."""

from __future__ import annotations

import copy
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from siege import House, Stranger
from visitors import Screen
from websockets.exceptions import ConnectionClosed

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.forms import sample
from zeitalter.engine.match import Seat
from zeitalter.games import game_ids

File = dict[str, Any]
ODD_VALUES: tuple[Any, ...] = (
    *(0, -1, 1, 2, 7, 99, 1000, 10**6, 10**9, 2**59, -(10**9), 10**30, 1.5, 1e300, True, None),
    *("", "x", "0x" + "f" * 40, "0x" + "f" * 4000, "\0", "pass", [], {}, [0] * 50, [[1]]),
)
ENDLESS = {
    "civilization": {"trade_goods": {"goods": [{"id": "ochre", "count": 1_000_000_000}]}},
    "historia": {"setup": {"cubes_start": {"total": 3_000_000}}},
    "new_dawn": {"component_counts": {"control_tokens_per_player": 3_000_000}},
    "seven_ages": {"constants": {"opening_hand": {"value": 1_000_000_000}}},
}
"""For each game a figure that would be counted out for ever."""


@cache
def good_files() -> list[File]:
    """For each game a match that was played for a while, and one that begins from its position."""
    found = []
    for id in game_ids():
        game, r = find_game(id), Random(5)
        seats = [Seat("Ada", "me"), *(Seat(f"Bot {n}", "bot:random") for n in range(3))]
        match = Match.new(game, seats, seed=3)
        while len(match.log) < 40:
            seat = match.asked()[0]
            match.play(seat, sample(match.state, seat, r.choice(list(match.options(seat))), r))
        found += [files.to_json(match), files.to_json(Match.from_state(game, match.state, match.seats, match.seed))]
    return [json.loads(json.dumps(file)) for file in found]


def _places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something could be changed in a value."""
    for key, below in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*place, key)
        yield from _places(below, (*place, key))


def forged_file(r: Random) -> File:
    """A match file with a few changed values, most of them in its position."""
    file = copy.deepcopy(r.choice(good_files()))
    part = "start" if "start" in file else "state"
    if part == "state":
        file["rules"] -= 1  # the position counts where rules have changed
    for _ in range(r.choice((1, 1, 2, 3))):
        root = file if r.random() < 0.15 else file[part]
        *way, last = r.choice(list(_places(root)))
        try:
            for key in way:
                root = root[key]
            root[last] = copy.deepcopy(r.choice(ODD_VALUES))
        except (KeyError, IndexError, TypeError):
            continue
    if part == "start":
        file["log"], file["state"] = [], file["start"]
    return file


def upload(mallory: Stranger, file: File) -> Any:
    """What the server says to a match file; numbers may be as long as anybody likes."""
    content = json.dumps(file).encode()
    return mallory.web.post("/api/matches/upload", content=content, headers={"Content-Type": "application/json"})


def huge_figures(house: House, n: int) -> list[str]:
    """Component files whose figures would be counted out for ever."""
    effects, mallory = [], Stranger("Mallory", house, "198.51.100.7")
    for i in range(n):
        game = game_ids()[i % len(game_ids())]
        good = next(file for file in good_files() if file["game"] == game and "start" not in file)
        found = upload(mallory, {**good, "components": ENDLESS[game], "log": []})
        if found.status_code not in (400, 413, 429):
            effects.append(f"huge figures of {game}: {found.status_code} {found.text[:100]}")
    return effects


def forged_positions(house: House, n: int) -> list[str]:
    """Forged positions; those that are taken are looked at and played from all sides."""
    effects, r = [], Random(n)
    mallory, tried = Stranger("Mallory", house, "198.51.100.7"), 0
    for i in range(n):
        if i % 15 == 0:
            mallory = Stranger("Mallory", house, f"198.51.{i // 15 % 250}.7")
        file = forged_file(r)
        found = upload(mallory, file)
        if found.status_code == 200:
            tried += 1
            effects += [f"{file['game']}: {what}" for what in _abuse(mallory, found.json()["id"], r)]
        elif not 400 <= found.status_code < 500:
            effects.append(f"forged {file['game']}: {found.status_code} {found.text[:100]}")
    return effects if tried else [*effects, "no forged file was taken: nothing was tried"]


def forged_cards(house: House, n: int) -> list[str]:
    """Component files that are ours with a few changed values; those that are taken are played with."""
    effects, r = [], Random(n)
    mallory, taken = Stranger("Mallory", house, "198.51.100.7"), 0
    for i in range(n):
        if i % 8 == 0:
            mallory = Stranger("Mallory", house, f"198.52.{i // 8 % 250}.7")
        game = find_game(r.choice(game_ids()))
        part, value = r.choice(list(game.rules.our_components().items()))
        forged = json.loads(json.dumps({part: value}))
        for _ in range(r.choice((1, 1, 2))):
            *way, last = r.choice(list(_places(forged)))
            root: Any = forged
            with suppress(KeyError, IndexError, TypeError):
                for key in way:
                    root = root[key]
                root[last] = copy.deepcopy(r.choice(ODD_VALUES))
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
        wish = {"game": game.id, "seats": seats, "components": [{"name": "forged.json", "text": json.dumps(forged)}]}
        found = mallory.web.post("/api/matches", json=wish)
        if found.status_code == 200:
            taken += 1
            effects += [f"{game.id} {part}: {what}" for what in _abuse(mallory, found.json()["id"], r)]
        elif not 400 <= found.status_code < 500:
            effects.append(f"forged cards of {game.id}: {found.status_code} {found.text[:100]}")
    return effects if taken else [*effects, "no forged cards were taken: nothing was tried"]


def _abuse(mallory: Stranger, match: str, r: Random) -> Iterator[str]:
    """Everything one can do with an own match; what gives a mistake of ours."""
    for path in ("", "/edition", "/at/0", "/at/0?seat=0", "/story?seat=0", "/file"):
        found = mallory.web.get(f"/api/matches/{match}{path}")
        if found.status_code >= 500:
            yield f"GET {path}: {found.status_code}"
    found = mallory.web.post(f"/api/matches/{match}/branch", json={"entry": 0})
    if found.status_code >= 500:
        yield f"branch: {found.status_code}"
    screen = Screen(mallory.open(match))
    try:
        screen.send(t="hello", seats=[0], since=None)
        screen.until(lambda m: m["t"] in ("presence", "refused"))
        for _ in range(4):
            screen.drain()
            now = screen.now.get(0)
            if now is None or now["over"] or not now.get("options"):
                break
            answers = [option for option in now["options"] if isinstance(option, list)]
            screen.ask("hint", seat=0)
            if answers:
                screen.answer(0, r.choice(answers))
    except ConnectionClosed:
        yield "the socket was closed"
    for message in screen.heard:
        if message.get("error") == "our-mistake":
            yield "our mistake"
    screen.connection.close()
    mallory.web.post(f"/api/matches/{match}/delete", json={})


def uploads_nobody_waits_for(house: House, n: int) -> list[str]:
    """Files whose senders are gone before they have been read."""
    effects: list[str] = []
    content = json.dumps(next(file for file in good_files() if file["game"] == "seven_ages")).encode()
    for i in range(n):
        send_upload(Stranger("Mallory", house, f"198.51.100.{i % 250}"), content).close()
    ada = Stranger("Ada", house, "203.0.113.1")
    found = upload(ada, good_files()[0])
    if found.status_code != 200:
        effects.append(f"afterwards nobody can upload: {found.status_code} {found.text[:100]}")
    return effects


def send_upload(mallory: Stranger, content: bytes) -> socket.socket:
    """Send a match file and do not wait for the answer."""
    server = mallory.server
    head = (
        f"POST /api/matches/upload HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Cookie: {mallory.cookie}\r\nX-Forwarded-For: {mallory.address}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\n\r\n"
    )
    line = socket.create_connection(("127.0.0.1", mallory.house.door().port))
    line.sendall(head.encode() + content)
    return line


UPLOAD_ATTACKS = {
    "huge figures": (huge_figures, 8, 200),
    "forged positions": (forged_positions, 40, 3000),
    "forged cards": (forged_cards, 16, 1000),
    "uploads nobody waits for": (uploads_nobody_waits_for, 5, 200),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""

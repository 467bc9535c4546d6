"""Attacks on what is one for all workers of a house: sessions, accounts, limits, and the time of whoever is there."""

from __future__ import annotations

import math
import time
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random

from attack_workers import ME, OTHER, at_once, faults, say, send, two_tabs
from siege import House, Stranger
from visitors import Screen
from websockets.exceptions import WebSocketException

from zeitalter.server.login_tries import FREE

SOON = 3.0
"""Seconds after which what was done at one worker surely holds at the other."""
PASSWORD = "correct horse battery"


def logged_out_elsewhere(house: House, n: int) -> list[str]:
    """Somebody logs out everywhere at one worker and goes on at the other, with an old cookie and an open socket."""
    effects = list[str]()
    for i in range(n):
        _, tabs, match = two_tabs(house, f"198.51.100.{i % 250}", [ME, OTHER])
        screen = tabs[1].sit(match, 0, 1)
        found = at_once(
            send(tabs[0], "/api/logout", everywhere=True),
            say(screen, *[{"t": "chat", "text": "still here"}] * 3),
            send(tabs[1], "/api/matches", game="historia", seats=[ME, OTHER]),
            send(tabs[1], f"/api/matches/{match}/seats/1/bot", bot="random"),
        )
        effects += faults("logged out", *found)
        again = tabs[1].web.post("/api/matches", json={"game": "historia", "seats": [ME, OTHER]}).status_code
        if again != 401:
            effects.append(f"an old cookie gave {again}")
        begun = time.monotonic()
        try:
            while time.monotonic() < begun + SOON:
                screen.ask("order", seat=0, question="ChooseNext", order="never")
            effects.append("an old socket goes on")
        except WebSocketException:
            pass
    return effects


def guests_who_become_somebody(house: House, n: int) -> list[str]:
    """A guest becomes two accounts at once, or moves into one while playing at the other worker."""
    effects = list[str]()
    for i in range(n):
        address = f"198.51.100.{i % 250}"
        guest, tabs, match = two_tabs(house, address, [ME, OTHER])
        screen = tabs[1].sit(match, 0, 1)
        seat = screen.now[0]["asked"][0]
        play = {"t": "play", "seat": seat, "ask": screen.now[seat]["ask"], "answer": screen.now[seat]["options"][0]}
        if i % 2:
            Stranger(None, house, address).post("/api/account", name=f"Grete {i}", password=PASSWORD)
        path, names = ("/api/login", [f"Grete {i}"] * 2) if i % 2 else ("/api/account", [f"Ida {i}", f"Jo {i}"])
        found = at_once(
            *(send(guest.always_at(-n), path, name=name, password=PASSWORD) for n, name in enumerate(names)),
            say(screen, play, {"t": "chat", "text": "who am I?"}),
            send(tabs[1], "/api/quick", game="historia"),
            send(tabs[1], f"/api/matches/{match}/notes", text="x", version=0),
        )
        effects += faults("account", *found)
        able = []
        for name in sorted(set(names)):
            after = Stranger(None, house, address)
            login = after.web.post("/api/login", json={"name": name, "password": PASSWORD})
            mine = [one["id"] for one in after.get("/api/matches")] if login.status_code == 200 else []
            able += [name] if match in mine else []
        if len(able) != 1:
            effects.append(f"the seats of a guest belong to {able} after {[one.status_code for one in found[:2]]}")
    return effects


def flood_of_one_worker(house: House, n: int) -> list[str]:
    """One worker is flooded with requests, sockets and messages; who is at the other one does not wait."""
    mallory = Stranger("Mallory", house, "198.51.100.7").always_at(0)
    match = mallory.post("/api/matches", game="new_dawn", seats=[ME, OTHER, OTHER, OTHER])["id"]
    end = time.monotonic() + n

    def ask() -> None:
        while time.monotonic() < end:
            mallory.web.get(f"/api/matches/{match}/story?seat=0")
            mallory.web.get("/api/games/historia/data")

    def come_and_go() -> None:
        while time.monotonic() < end:
            try:
                screen = Screen(mallory.open(match))
                screen.send(t="hello", seats=[0], since=None)
                for id in range(30):
                    screen.send(t="why", id=id, seat=0, answer=["pass"])
                screen.send(t="chat", id=30, text="a" * 400)
                screen.drain()
                screen.connection.close()
            except (WebSocketException, OSError, TimeoutError):
                continue

    def wait() -> float:
        _, tabs, mine = two_tabs(house, "203.0.113.1", [ME, OTHER])
        screen, slowest, r = tabs[1].sit(mine, 0, 1), 0.0, Random(1)
        while time.monotonic() < end and not screen.now[0]["over"]:
            seat = screen.now[0]["asked"][0]
            begun = time.monotonic()
            n = screen.play(seat, r.choice(screen.now[seat]["options"]))
            while any(screen.now[other]["n"] < n for other in (0, 1)):
                screen.next()
            tabs[1].get("/api/matches")
            slowest = max(slowest, time.monotonic() - begun)
        return slowest

    slowest = at_once(wait, ask, ask, come_and_go, come_and_go)[0]
    return [f"at the other worker somebody waited {slowest:.1f} s"] if slowest > house.slowest_answer else []


def more_than_a_house_allows(house: House, n: int) -> list[str]:
    """Matches, holidays and passwords, always at both workers at the same moment: limits are those of one house."""
    effects, most = list[str](), house.settings["matches_per_person"]
    mallory = Stranger("Mallory", house, "198.51.100.7")
    tabs = [mallory.always_at(n) for n in (0, -1)] * 2
    for _ in range(most):
        found = at_once(*(send(tab, "/api/matches", game="historia", seats=[ME, OTHER]) for tab in tabs))
        effects += faults("matches", *found)
    stored = len(mallory.get("/api/matches", list="mine"))
    if stored > most:
        effects.append(f"{stored} matches are stored of one person, {most} are allowed")
    begin = datetime.now(UTC)
    if begin.month > 10:  # all of it in one year
        begin = datetime(begin.year + 1, 1, 1, tzinfo=UTC)
    for i in range(n):
        ida = Stranger("Ida", house, f"198.51.100.{i % 250}")
        days = [begin + timedelta(days=day) for day in (1, 21, 41)]
        weeks = [{"begins": a.isoformat(), "ends": b.isoformat()} for a, b in pairwise(days)]
        found = at_once(*(send(ida.always_at(-n), "/api/holidays", **week) for n, week in enumerate(weeks)))
        if sorted(one.status_code for one in found) not in ([200, 409], [200, 422]):
            effects.append(f"holidays: {[(one.status_code, one.text[:80]) for one in found]}")
    Stranger(None, house, "203.0.113.4").post("/api/account", name="Hedda", password=PASSWORD)
    guessers = [Stranger(None, house, "198.51.100.9").always_at(n) for n in (0, -1)]
    codes, start = [], time.monotonic()
    for _ in range(n):
        found = at_once(*(send(guesser, "/api/login", name="Hedda", password="guess me") for guesser in guessers))
        codes += [one.status_code for one in found]
    each = FREE + 2 + math.log2(1 + time.monotonic() - start)  # who guesses waits twice as long each time
    if codes.count(403) > each * len(house.workers) or set(codes) - {403, 429}:
        effects.append(f"passwords: {codes}")
    return effects


HOUSE_ATTACKS = {
    "logged out elsewhere": (logged_out_elsewhere, 5, 100),
    "guests who become somebody": (guests_who_become_somebody, 8, 200),
    "flood of one worker": (flood_of_one_worker, 8, 60),
    "more than a house allows": (more_than_a_house_allows, 10, 100),
}
"""By name: the attack, and how often it is tried in the small and in the long form; floods: for how many seconds."""
HOUSE_LIMITS = {"matches_per_person": 24}
"""Few enough to be used up in a test."""

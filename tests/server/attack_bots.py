"""Attacks by bots: tables where only bots play, floods of hints, workers that hang. Somebody else's bots go on."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from random import Random

from siege import House, Stranger
from test_bot_limits import workers_of
from visitors import Screen
from websockets.exceptions import WebSocketException

STARTED = 6.0
"""Seconds after which a worker has surely loaded all games."""
ME, STRATEGIST = {"kind": "me"}, {"kind": "bot", "bot": "strategist"}


def slowest_bot(house: House, turns: int, address: str) -> float:
    """How long somebody waits for the own bots at most."""
    ada, r, slowest = Stranger("Ada", house, address), Random(1), 0.0
    match = ada.post("/api/matches", game="historia", seats=[ME, STRATEGIST])["id"]
    screen = ada.sit(match, 0)
    for _ in range(turns):
        begun = time.monotonic()
        now = screen.wait_for_turn(0)
        slowest = max(slowest, time.monotonic() - begun)
        screen.play(0, r.choice(now["options"]))
    return slowest


def table_of_bots(mallory: Stranger, game: str = "new_dawn") -> str:
    """A table where only bots play."""
    match = str(mallory.post("/api/matches", game=game, seats=[ME, STRATEGIST, STRATEGIST, STRATEGIST])["id"])
    mallory.post(f"/api/matches/{match}/seats/0/bot", bot="strategist")
    return match


def tables_of_bots(house: House, n: int) -> list[str]:
    """Many tables of one person where only bots play, all at once."""
    slowest_bot(house, 2, "203.0.113.2")  # a worker that has to load the games first is slow for everybody
    mallory = Stranger("Mallory", house, "198.51.100.7")
    for _ in range(n):
        table_of_bots(mallory)
    slowest = slowest_bot(house, 10, "203.0.113.1")
    return [f"somebody's bots took {slowest:.1f} s"] if slowest > house.slowest_answer else []


def floods_of_hints(house: House, n: int) -> list[str]:
    """Screens that ask for hints without waiting for them, and leave."""
    slowest_bot(house, 2, "203.0.113.2")
    mallory = Stranger("Mallory", house, "198.51.100.7")
    match = mallory.post("/api/matches", game="new_dawn", seats=[ME, {"kind": "screen"}])["id"]
    for _ in range(n // 10):
        with suppress(WebSocketException):  # too many sockets are refused
            screen = Screen(mallory.open(match))
            screen.send(t="hello", seats=[0])
            screen.until(lambda m: m["t"] in ("presence", "refused"))
            for id in range(10):
                screen.send(t="hint", id=id, seat=0)
            screen.connection.close()
    slowest = slowest_bot(house, 5, "203.0.113.1")
    return [f"somebody's bots took {slowest:.1f} s"] if slowest > house.slowest_answer else []


def hanging_workers(house: House, n: int) -> list[str]:
    """Workers that hang again and again, as if a position had poisoned them."""
    effects, mallory = [], Stranger("Mallory", house, "198.51.100.7")
    match = table_of_bots(mallory, "historia")
    time.sleep(STARTED)
    for _ in range(n):
        slowest_bot(house, 2, "203.0.113.2")
        for pid in (pid for worker in house.workers for pid in workers_of(worker)):
            with suppress(OSError):
                if time.time() - os.stat(f"/proc/{pid}").st_mtime > STARTED:
                    os.kill(pid, signal.SIGSTOP)
    slowest = slowest_bot(house, 4, "203.0.113.1")
    if slowest > 8 * house.slowest_answer:  # until the last has been killed and another one has started
        effects.append(f"somebody's bots took {slowest:.1f} s")
    if mallory.web.get(f"/api/matches/{match}").status_code != 200:
        effects.append("the match cannot be looked at")
    return effects


BOT_ATTACKS = {
    "tables of bots": (tables_of_bots, 8, 50),
    "floods of hints": (floods_of_hints, 100, 5000),
    "hanging workers": (hanging_workers, 1, 30),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""
BOT_LIMITS = {"bot_workers": 2, "bot_seconds": 0.5}

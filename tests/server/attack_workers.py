"""Attacks on a table by being at several workers at once: what is done at one holds at the other, and happens once."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import httpx
from siege import House, Stranger
from visitors import Message, Screen
from websockets.exceptions import ConnectionClosed

from zeitalter.server.store.happenings import KINDS

ME, OTHER, LINK, BOT = {"kind": "me"}, {"kind": "screen"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}
OURS = {"our-mistake", "not-stored", "match-unread", "database-away"}
"""Refusals that say it was our fault."""
Deed = Callable[[], Any]


def at_once(*deeds: Deed) -> list[Any]:
    """What these give, all done at the same moment."""
    with ThreadPoolExecutor(len(deeds)) as all:
        return [done.result() for done in [all.submit(deed) for deed in deeds]]


def send(who: Stranger, path: str, **body: Any) -> Deed:
    """A request that changes something."""
    return partial(who.web.post, path, json=body)


def say(screen: Screen, *messages: Message) -> Deed:
    """Messages on a socket."""
    return partial(said, screen, *messages)


def late(deed: Deed, seconds: float) -> Deed:
    """The same a little later."""

    def wait() -> Any:
        time.sleep(seconds)
        return deed()

    return wait


def two_tabs(house: House, address: str, seats: list[dict[str, str]]) -> tuple[Stranger, list[Stranger], str]:
    """Somebody with a match, and the same browser at the first and at the last worker."""
    mallory = Stranger("Mallory", house, address)
    match = str(mallory.post("/api/matches", game="historia", seats=seats)["id"])
    return mallory, [mallory.always_at(n) for n in (0, -1)], match


def said(screen: Screen, *messages: Message) -> list[str]:
    """What is refused of some messages, by ids; nothing more once the socket is closed."""
    first = len(screen.heard)
    try:
        for id, message in enumerate(messages):
            screen.send(**{"id": id, **message})
        screen.send(t="ping")
        screen.until(lambda m: m["t"] == "pong")
    except ConnectionClosed:
        pass
    refused = [m for m in screen.heard[first:] if m["t"] == "refused"]
    return [m.get("error") or m["objection"][0] for m in refused]


def both_know(screens: list[Screen]) -> Message:
    """The position in which somebody is asked, as soon as both screens have heard of it."""
    newest = [max(screen.now[seat]["n"] for screen in screens) for seat in (0, 1)]
    for screen in screens:
        while any(screen.now[seat]["n"] < newest[seat] for seat in (0, 1)):
            screen.next()
    return screens[0].now[screens[0].now[0]["asked"][0]]


def faults(what: str, *found: Any) -> list[str]:
    """What of some answers, to requests or in ids, says that it was our fault."""
    answers = [one for one in found if isinstance(one, httpx.Response) and one.status_code >= 500]
    ids = [one for many in found if isinstance(many, list) for one in many if one in OURS]
    return [f"{what}: {one.request.url.path} gave {one.status_code}" for one in answers] + [f"{what}: {i}" for i in ids]


def two_answers_to_one_question(house: House, times: int) -> list[str]:
    """One question is answered at both workers at the same moment: one answer counts, the other one is refused."""
    effects, r = list[str](), Random(times)
    for table in range(0, times, 20):
        _, tabs, match = two_tabs(house, f"198.51.100.{table // 20 % 250}", [ME, OTHER])
        screens = [tab.sit(match, 0, 1) for tab in tabs]
        for _ in range(20):
            now = both_know(screens)
            if now["over"]:
                break
            seat, ask = now["seat"], now["ask"]
            answers = [(screen, r.choice(now["options"])) for screen in screens]
            replies = at_once(*(partial(screen.answer, seat, answer, ask) for screen, answer in answers))
            ends = sorted(m["t"] if m["t"] == "done" else str(m.get("error") or m["objection"][0]) for m in replies)
            if ends != ["done", "stale-answer"]:
                effects.append(f"two answers: {ends}")
                break
            n = next(m["n"] for m in replies if m["t"] == "done")
            for screen in screens:
                while screen.now[seat]["n"] < n:
                    screen.next()
    return effects


def changes_of_mind(house: House, n: int) -> list[str]:
    """Answers, orders, prepared answers and undoing at both workers at the same moment."""
    effects, r = list[str](), Random(n)
    _, tabs, match = two_tabs(house, "198.51.100.7", [ME, OTHER])
    screens = [tab.sit(match, 0, 1) for tab in tabs]
    for _ in range(n):
        now = both_know(screens)
        if now["over"]:
            break
        seat, question = now["seat"], r.choice(["ChooseNext", "SelectCards", "UseWonders"])
        deeds: list[Message] = [
            {"t": "play", "seat": seat, "ask": now["ask"], "answer": r.choice(now["options"])},
            {"t": "play", "seat": seat, "ask": now["ask"], "answer": r.choice(now["options"])},
            {"t": "undo", "seat": seat, "entry": None},
            {"t": "order", "seat": seat, "question": question, "order": r.choice(["never", "ask"])},
            {"t": "prepare", "seat": seat, "question": question, "answer": None},
            {"t": "prepare", "seat": 1 - seat, "question": "SelectCards", "answer": ["pass"], "until": "named"},
            {"t": "chat", "text": "now"},
        ]
        found = at_once(*(say(screen, *r.sample(deeds, 3)) for screen in screens))
        effects += faults("changes of mind", *found)
        time.sleep(0.2)
        for screen in screens:
            screen.drain()
    return effects


def come(who: Stranger, match: str) -> list[str]:
    """What is refused to somebody who comes to a table."""
    screen = Screen(who.open(match))
    try:
        screen.send(t="hello", seats=[0], since=None)
    except ConnectionClosed:
        return []
    return said(screen)


def deleted_under_play(house: House, n: int) -> list[str]:
    """A match is deleted at one worker while it is played, talked at, joined, copied and looked at at the other."""
    effects, r = list[str](), Random(n)
    for i in range(n):
        address = f"198.51.100.{i // 10 % 250}"
        mallory = Stranger("Mallory", house, address)
        made = mallory.post("/api/matches", game="historia", seats=[ME, OTHER, BOT, LINK], open=True)
        tabs, path = [mallory.always_at(n) for n in (0, -1)], f"/api/matches/{made['id']}"
        screen = tabs[1].sit(made["id"], 0, 1)
        seat = next((s for s in (0, 1) if s in screen.now[s]["asked"]), 0)
        now, eve = screen.now[seat], Stranger("Eve", house, address).always_at(1)
        play = {"t": "play", "seat": seat, "ask": now["ask"], "answer": r.choice(now.get("options") or [["pass"]])}
        messages: list[Message] = [
            {"t": "chat", "text": "Eve?"},
            play,
            {"t": "prepare", "seat": seat, "question": "SelectCards", "answer": ["pass"], "until": "named"},
            {"t": "order", "seat": seat, "question": "ChooseNext", "order": "never"},
            {"t": "undo", "seat": seat, "entry": None},
            {"t": "hint", "seat": seat},
        ]
        no_calls: dict[str, list[str]] = {kind: [] for kind in KINDS}
        requests = [
            send(eve, f"/api/join/{made['watch']}"),
            send(eve, f"/api/join/{made['links']['3']}"),
            send(tabs[1], f"{path}/branch", entry=0),
            send(tabs[1], f"{path}/seats/1/bot", bot="random"),
            send(tabs[1], f"{path}/pace", pace="at_once"),
            send(tabs[1], f"{path}/notes", text="now", version=0),
            send(tabs[1], f"{path}/calls", wishes=no_calls),
            send(tabs[1], f"{path}/delete"),
        ]
        found = at_once(
            late(send(tabs[0], f"{path}/delete"), r.choice((0, 0.002, 0.005, 0.02))),
            say(screen, *r.sample(messages, 3)),
            *r.sample(requests, 3),
            partial(tabs[1].web.get, f"{path}/story?seat=0"),
            partial(come, tabs[1], made["id"]),
        )
        effects += faults("deleted", *found)
        screen.connection.close()
    return effects


def seats_for_two(house: House, n: int) -> list[str]:
    """One seat is taken, and one place to watch from, through both workers at the same moment."""
    effects = list[str]()
    for i in range(n):
        address = f"198.51.100.{i // 10 % 250}"
        mallory = Stranger("Mallory", house, address)
        made = mallory.post("/api/matches", game="historia", seats=[ME, LINK], open=True)
        guests = [Stranger(name, house, address).always_at(n) for n, name in enumerate(("Beate", "Carl"))]
        path = f"/api/join/{made['links']['1']}" if i % 2 else f"/api/matches/{made['id']}/seats/1/take"
        found = at_once(*(send(guest, path) for guest in guests))
        if sorted(one.status_code for one in found) != [200, 409]:
            effects.append(f"seat: {[(one.status_code, one.text[:80]) for one in found]}")
        tabs = [guests[0].always_at(n) for n in (0, -1)]
        found = at_once(*(send(tab, f"/api/join/{made['watch']}") for tab in tabs))
        if [one.status_code for one in found] != [200, 200]:
            effects.append(f"watching: {[(one.status_code, one.text[:80]) for one in found]}")
    return effects


WORKER_ATTACKS = {
    "two answers to one question": (two_answers_to_one_question, 40, 2000),
    "changes of mind": (changes_of_mind, 30, 500),
    "deleted under play": (deleted_under_play, 25, 500),
    "seats for two": (seats_for_two, 10, 200),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""

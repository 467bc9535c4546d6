"""A house with two workers on one PostgreSQL: whoever is at the one sees, hears and may do the same as at the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from houses import query
from players import elsewhere
from visitors import PATIENCE, Message, Screen, Server, Visitor, next_turn

pytestmark = pytest.mark.only("postgresql")

ME, LINK, BOT = {"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}
PASSWORD = "correct horse battery"
SOON = 20.0
House = tuple[Server, Server]


@pytest.fixture(scope="module")
def house_of_two(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two workers that everything reaches through the broker: what it does not bring, nobody finds for a minute."""
    folder = tmp_path_factory.mktemp("house")
    workers = Server(folder, limits=True, poll=60.0), Server(folder, limits=True, poll=60.0)
    yield workers
    assert [worker.stop() for worker in workers] == [0, 0]


def until(wanted: Callable[[], Any]) -> Any:
    """What is wished for, as soon as it is there."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        if found := wanted():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come about in time")


def at_two_workers(house: House, bots: int = 0, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Ada at the first worker and Beate at the second, at one table."""
    ada, beate = Visitor("Ada", house[0]), Visitor("Beate", house[1])
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK] + [BOT] * bots, **wish)
    beate.post(f"/api/join/{made['links']['1']}")
    return ada, beate, made["id"]


def test_entries_reach_the_other_worker_as_they_were_played(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two)
    screens, r = (ada.sit(match, 0), beate.sit(match, 1)), Random(3)
    for _ in range(60):
        seat = next_turn(*screens)
        n = screens[seat].play(seat, r.choice(screens[seat].now[seat]["options"]))
        other = 1 - seat
        while screens[other].now[other]["n"] < n:
            screens[other].next()
        if screens[0].now[0]["over"]:
            break
    files = [elsewhere(ada, worker).get(f"/api/matches/{match}/story") for worker in house_of_two]
    assert files[0] == files[1]


def test_what_a_seat_may_not_know_does_not_reach_it_through_another_worker(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two)
    mine, theirs = ada.sit(match, 0), beate.sit(match, 1)
    theirs.drain()
    heard = len(theirs.heard)
    assert mine.ask("order", seat=0, question="ChooseNext", order="never")["t"] == "done"
    mine.send(t="chat", id=99, text="now")
    theirs.until(lambda m: m["t"] == "chat")  # so the order has arrived before
    assert [m["t"] for m in theirs.heard[heard:]] == ["chat"]
    assert beate.get(f"/api/matches/{match}")["entries"] == 0


def test_whoever_sits_down_through_one_worker_sits_at_the_other(house_of_two: House) -> None:
    ada = Visitor("Ada", house_of_two[0])
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK])
    first = elsewhere(ada, house_of_two[1]).sit(made["id"], 0)
    beate = Visitor("Beate", house_of_two[0])
    beate.post(f"/api/join/{made['links']['1']}")
    there = elsewhere(beate, house_of_two[1])
    assert there.get(f"/api/matches/{made['id']}")["seats"][1]["yours"]
    assert there.sit(made["id"], 1).now[1]["seat"] == 1
    seated = first.until(lambda m: m["t"] == "table" and m["match"]["seats"][1]["taken"])
    assert seated["match"]["seats"][1]["name"] == "Beate"
    late = Visitor("Carl", house_of_two[1])
    assert late.refused(f"/api/join/{made['links']['1']}") == (409, "seat-taken")


def test_of_two_who_sit_down_at_two_workers_one_sits(house_of_two: House) -> None:
    ada = Visitor("Ada", house_of_two[0])
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK])
    others = [Visitor(name, worker) for name, worker in zip(("Beate", "Carl"), house_of_two, strict=True)]
    for other in others:
        other.get(f"/api/join/{made['links']['1']}")
    with ThreadPoolExecutor(2) as both:
        replies = list(both.map(lambda v: v.web.post(f"/api/join/{made['links']['1']}", json={}), others))
    assert sorted(reply.status_code for reply in replies) == [200, 409]


def test_what_is_said_at_one_worker_is_heard_at_the_other(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two)
    screens = ada.sit(match, 0), beate.sit(match, 1)
    for n in range(3):
        for i, screen in enumerate(screens):
            screen.send(t="chat", id=n, text=f"{i} says {n}")
            for both in screens:
                assert both.until(lambda m: m["t"] == "chat")["text"] == f"{i} says {n}"
    at_once = [f"{i} at once" for i in range(2)]
    for screen, text in zip(screens, at_once, strict=True):
        screen.send(t="chat", id=9, text=text)
    for screen in screens:
        said = [screen.until(lambda m: m["t"] == "chat") for _ in at_once]
        assert sorted(line["text"] for line in said) == at_once
        assert [line["n"] for line in said] == [7, 8]


def test_everybody_who_looks_is_counted_at_both_workers(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two, open=True)
    first = ada.sit(match, 0)
    second = beate.sit(match, 1)
    watching = Visitor("Carl", house_of_two[1]).sit(match)
    for screen in (first, second, watching):
        everybody_known(screen, [0, 1], 1)
    assert ada.refused(f"/api/matches/{match}/seats/1/bot") == (409, "person-is-here")
    second.connection.close()
    everybody_known(first, [0], 1)
    late = Visitor("Dora", house_of_two[0]).sit(match)
    everybody_known(late, [0], 2)


def everybody_known(screen: Screen, here: list[int], watching: int) -> None:
    wanted = {"t": "presence", "here": here, "watching": watching}
    if wanted not in screen.heard:
        screen.until(lambda m: m == wanted)


def test_a_deleted_match_is_gone_at_both_workers(house_of_two: House) -> None:
    ada = Visitor("Ada", house_of_two[0])
    match = ada.post("/api/matches", game="historia", seats=[ME, BOT])["id"]
    there = elsewhere(ada, house_of_two[1])
    screen = there.sit(match, 0)
    ada.post(f"/api/matches/{match}/delete")
    assert screen.closed() == 4403
    assert there.hidden(f"/api/matches/{match}") == (404, "no-such-match")


def test_a_bot_takes_over_a_seat_at_both_workers_and_gives_it_back(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two)
    first = ada.sit(match, 0)
    beate.post(f"/api/matches/{match}/seats/1/bot", bot="random")
    assert first.until(lambda m: m["t"] == "chat")["news"][0] == "bot-for-self"
    first.wait_for_turn(0)
    first.play_on(0, Random(2), turns=5)
    beate.post(f"/api/matches/{match}/seats/1/return")
    assert first.until(lambda m: m["t"] == "chat")["news"][0] == "seat-back"


def test_bots_play_once_wherever_people_are(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two, bots=2)
    screens, r = (ada.sit(match, 0), beate.sit(match, 1)), Random(5)
    for _ in range(30):
        until(lambda: both_know(screens) and asked(screens))
        seat = asked(screens)[0]
        reply = screens[seat].answer(seat, r.choice(screens[seat].now[seat]["options"]))
        assert reply["t"] == "done" or reply["objection"][0] == "stale-answer"
    numbers = [n for (n,) in query(house_of_two[0].folder, f"SELECT number FROM entries WHERE match = '{match}'")]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    for worker in house_of_two:
        assert '"bot failed"' not in worker.log.read_text()


def both_know(screens: tuple[Screen, Screen]) -> bool:
    for screen in screens:
        screen.drain()
    return screens[0].now[0]["n"] == screens[1].now[1]["n"]


def asked(screens: tuple[Screen, Screen]) -> list[int]:
    return [seat for seat in (0, 1) if seat in screens[seat].now[seat]["asked"]]


def test_of_two_answers_to_one_question_one_wins(house_of_two: House) -> None:
    ada = Visitor("Ada", house_of_two[0])
    match = ada.post("/api/matches", game="historia", seats=[ME, {"kind": "screen"}])["id"]
    screens = [ada.sit(match, 0, 1), elsewhere(ada, house_of_two[1]).sit(match, 0, 1)]
    for _ in range(10):
        newest = max(screen.now[0]["n"] for screen in screens)
        for screen in screens:
            while any(screen.now[s]["n"] < newest for s in (0, 1)):
                screen.next()
        seat = screens[0].now[0]["asked"][0]
        now = screens[0].now[seat]
        given = [(screen, now["options"][0], now["ask"]) for screen in screens]
        with ThreadPoolExecutor(2) as both:
            replies: list[Message] = list(both.map(lambda g, seat=seat: g[0].answer(seat, *g[1:]), given))
        assert sorted(reply["t"] for reply in replies) == ["done", "refused"]
        assert next(r["objection"] for r in replies if r["t"] == "refused") == ["stale-answer", []]


def test_who_logs_in_at_one_worker_keeps_the_seats_of_a_guest_at_the_other(house_of_two: House) -> None:
    Visitor(None, house_of_two[0]).post("/api/account", name="Grete", password=PASSWORD)
    ada, guest, match = at_two_workers(house_of_two)
    screen = guest.sit(match, 1)
    moved = elsewhere(guest, house_of_two[0])
    moved.post("/api/login", name="Grete", password=PASSWORD)
    assert screen.closed() == 4403
    there = elsewhere(moved, house_of_two[1])
    assert there.get(f"/api/matches/{match}")["seats"][1]["yours"]
    assert there.sit(match, 1).now[1]["seat"] == 1
    assert ada.get(f"/api/matches/{match}")["seats"][1]["taken"]


def test_who_logs_out_everywhere_is_out_at_both_workers(house_of_two: House) -> None:
    ada, beate, match = at_two_workers(house_of_two)
    screen = elsewhere(beate, house_of_two[0]).sit(match, 1)
    beate.post("/api/logout", everywhere=True)
    assert screen.closed() == 4403
    assert ada.get("/api/me")["person"] is not None


def test_whoever_guesses_passwords_has_the_tries_of_one_worker(house_of_two: House) -> None:
    Visitor(None, house_of_two[0]).post("/api/account", name="Hedda", password=PASSWORD)
    replies = []
    for n in range(12):
        guesser = Visitor(None, house_of_two[n % 2])
        replies.append(guesser.web.post("/api/login", json={"name": "Hedda", "password": "guess me"}).status_code)
        time.sleep(0.05)
    assert replies.count(403) <= 7
    assert 429 in replies


# -- workers that come and go ------------------------------------------------------------------------------------------


def progress(folder: Path, match: str) -> int:
    return int(query(folder, "SELECT entries FROM matches WHERE id = :id", id=match)[0][0])


@pytest.mark.parametrize("end", [Server.kill, Server.stop], ids=["killed", "stopped"])
def test_bots_of_a_worker_that_ends_go_on_at_another(end: Callable[[Server], Any], tmp_path: Path) -> None:
    first, second = (Server(tmp_path, bot_delay=(0.05, 0.1)) for _ in range(2))
    try:
        ada = Visitor("Ada", first)
        made = [ada.post("/api/matches", game="historia", seats=[ME, BOT, BOT])["id"] for _ in range(3)]
        for match in made:  # only bots are left, and nobody looks
            ada.post(f"/api/matches/{match}/pace", pace="at_once")
            ada.post(f"/api/matches/{match}/seats/0/bot", bot="random")
        until(lambda: all(progress(tmp_path, match) > 3 for match in made))
        end(first)
        before = {match: progress(tmp_path, match) for match in made}
        until(lambda: all(progress(tmp_path, match) > before[match] + 3 for match in made))
        keepers = {row[0] for row in query(tmp_path, "SELECT keeper FROM matches")}
        assert keepers == {row[0] for row in query(tmp_path, "SELECT id FROM workers")}
        assert len(keepers) == 1
    finally:
        first.kill()
        assert second.stop() == 0
    assert not query(tmp_path, "SELECT id FROM workers")


def test_a_clock_runs_out_once_in_a_house_of_two(tmp_path: Path) -> None:
    first, second = Server(tmp_path), Server(tmp_path)
    try:
        ada, beate = Visitor("Ada", first), Visitor("Beate", second)
        made = ada.post("/api/matches", game="historia", seats=[ME, LINK], pace="daily", clock=1)
        beate.post(f"/api/join/{made['links']['1']}")
        for worker in (first, second):
            worker.kill()
        query(tmp_path, "UPDATE matches SET due = NULL, since = '2020-01-01T00:00:00.000+00:00'")
        for worker in (first, second):
            worker.start()
        screen = beate.sit(made["id"], 1)
        while screen.now[1]["n"] < 1:
            screen.next(PATIENCE)
        time.sleep(0.5)
        assert progress(tmp_path, made["id"]) == 1
    finally:
        first.kill()
        second.kill()


CARDS = [{"name": "mine.yaml", "text": "wonders: [{id: sphinx, effects: [{gain_vp: 5}]}]"}]


def test_house_cards_are_shown_and_played_by_both_workers(house_of_two: House) -> None:
    ada = Visitor("Ada", house_of_two[0])
    made = ada.post("/api/matches", game="historia", seats=[ME, LINK, BOT], bot_pace="at_once", components=CARDS)
    match, token = made["id"], made["links"]["1"]
    beate = Visitor("Beate", house_of_two[1])
    edition = ada.get(f"/api/matches/{match}/edition")
    assert [found["id"] for found in edition["differences"]] == ["sphinx"]
    assert beate.get(f"/api/join/{token}")["match"]["house_cards"] is True
    assert beate.get(f"/api/join/{token}/edition") == edition
    beate.post(f"/api/join/{token}")
    screens, r = (ada.sit(match, 0), beate.sit(match, 1)), Random(3)
    printed = [next(m["printed"] for m in screen.heard if m["t"] == "table") for screen in screens]
    assert printed[0] == printed[1]
    assert "5 VP" in printed[1]["cards"]["wonder"]["sphinx"]["en"]
    for _ in range(12):
        seat = next_turn(*screens)
        screens[seat].play(seat, r.choice(screens[seat].now[seat]["options"]))
    stories = [elsewhere(ada, worker).get(f"/api/matches/{match}/story") for worker in house_of_two]
    assert stories[0] == stories[1]
    branch = beate.post(f"/api/matches/{match}/branch", entry=2)["id"]
    for worker in house_of_two:
        there = elsewhere(beate, worker)
        assert there.get(f"/api/matches/{branch}/edition") == edition
        assert [m["house_cards"] for m in there.get("/api/matches", list="mine")] == [True, True]

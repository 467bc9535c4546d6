"""Clocks of matches at a move a day, and standing orders, over the wire."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from houses import query
from visitors import Screen, Server, Visitor, next_turn, table

from zeitalter.engine import files
from zeitalter.games.civilization.position import player, position

LONG_AGO = "2020-01-01T00:00:00.000+00:00"


def let_time_pass(server: Server, *matches: str) -> None:
    """Restart the server as if the last answers in these matches had been given long ago."""
    assert server.stop() == 0
    late = "UPDATE matches SET since = :since, due = NULL WHERE id = :match"
    for match in matches:
        query(server.folder, late, since=LONG_AGO, match=match)
    server.start()


def at_trade(clock: int) -> dict[str, Any]:
    """The file of a match at the beginning of a trade: two people, and a third who cannot trade."""
    match = position(
        player("Ada", "kreta", {"knossos": 1}, hand=["salz"] * 3, budget=3),
        player("Beate", "italien", {"etrurien": 1}, hand=["korn"] * 3, budget=3),
        player("Carl", "illyrien", {"illyricum": 1}),
        phase=9,
        options={"trade_clock": str(clock)},
        stack=[["Bargain"], ["EndTrade"], ["Purchases"]],
    )
    return files.to_json(match)


def clocks(screen: Screen) -> list[int]:
    """The seats whose time was up, by entry of the log; a screen with two seats may hear of an entry twice."""
    events = [event for message in screen.heard for event in message.get("events", ())]
    return list({entry: values[0] for entry, id, values, *_ in events if id == "clock"}.values())


def until_all_choose(*screens: Screen) -> None:
    """Play by lot until everybody is asked at once."""
    r = Random(1)
    while len(screens[0].now[0]["asked"]) < len(screens):
        seat = next_turn(*screens)
        screens[seat].play(seat, r.choice(screens[seat].now[seat]["options"]))
        for screen in screens:
            screen.drain()


def test_who_takes_too_long_gets_the_usual_answer(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    match = table(ada, beate, pace="daily", clock=24)
    before = ada.get(f"/api/matches/{match}")
    assert before["clock"] == 24
    let_time_pass(server, match)
    screen = ada.sit(match, 0)
    while screen.now[0]["n"] < 1:
        screen.next()
    assert clocks(screen) == before["waiting"]
    after = ada.get(f"/api/matches/{match}")
    assert after["entries"] == 1
    assert after["since"] > before["since"]
    server.kill()


def test_a_sealed_answer_does_not_turn_the_clock_of_the_others_back(tmp_path: Path) -> None:
    server = Server(tmp_path)
    people = [Visitor(name, server) for name in ("Ada", "Beate", "Carl")]
    match = table(*people, pace="daily", clock=24)
    screens = [person.sit(match, seat) for seat, person in enumerate(people)]
    until_all_choose(*screens)
    put = people[0].get(f"/api/matches/{match}")["since"]
    n = screens[1].play(1, screens[1].now[1]["options"][0])
    assert people[0].get(f"/api/matches/{match}")["since"] == put
    let_time_pass(server, match)
    later = people[0].sit(match, 0)
    while later.now[0]["n"] < n + 2:
        later.next()
    assert sorted(clocks(later)) == [0, 2]
    server.kill()


def test_the_clock_of_the_table_ends_a_trade_whatever_was_said_meanwhile(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada = Visitor("Ada", server)
    match = ada.post("/api/matches/upload", **at_trade(5))["id"]
    screen = ada.sit(match, 0, 1)
    until = screen.now[0]["until"]
    left = datetime.fromisoformat(until) - datetime.now(UTC)
    assert timedelta(minutes=4) < left <= timedelta(minutes=5)
    screen.play(0, ["offer_all", ["salz"] * 3, "salz", [], []])
    assert screen.now[0]["until"] == until
    assert server.stop() == 0
    query(server.folder, "UPDATE matches SET until = :until", until=LONG_AGO)
    server.start()
    later = ada.sit(match, 0, 1)
    while later.now[0]["until"] is not None:
        later.next()
    assert later.now[0]["view"]["phase"] > 9
    assert len(clocks(later)) == 1
    assert sorted(later.now[0]["view"]["players"][0]["hand"]) == ["salz"] * 3
    server.kill()


def test_without_a_clock_a_trade_has_no_end(tmp_path: Path) -> None:
    ada = Visitor("Ada")
    match = ada.post("/api/matches/upload", **at_trade(0))["id"]
    assert ada.sit(match, 0, 1).now[0]["until"] is None


def test_matches_at_a_move_a_day_trade_in_rounds_unless_told_otherwise() -> None:
    ada = Visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "screen"}]
    agreed = []
    for wish in ({"pace": "daily"}, {"pace": "daily", "options": {"trade_rounds": "0"}}, {"pace": "live"}):
        id = ada.post("/api/matches", game="civilization", seats=seats, **wish)["id"]
        options = ada.get(f"/api/matches/{id}/file")["options"]
        agreed.append((options["trade_rounds"], options["trade_offers"]))
    assert agreed == [("4", "free"), ("0", "free"), ("0", "free")]  # between people there is no limit to offers


def test_without_a_clock_and_for_free_seats_nobody_answers(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada, beate = Visitor("Ada", server), Visitor("Beate", server)
    endless = table(ada, beate, pace="daily")
    seats = [{"kind": "me"}, {"kind": "link"}]
    while True:  # a match in which the free seat is asked first
        waiting = ada.post("/api/matches", game="historia", seats=seats, pace="daily", clock=1)["id"]
        if ada.get(f"/api/matches/{waiting}")["waiting"] == [1]:
            break
    late = table(ada, beate, pace="daily", clock=1)
    let_time_pass(server, endless, waiting, late)
    seen = ada.sit(late, 0)
    while seen.now[0]["n"] < 1:
        seen.next()
    assert server.stop() == 0  # a round of the caretaker is over, or not begun
    server.start()
    assert ada.get(f"/api/matches/{endless}")["entries"] == 0
    assert ada.get(f"/api/matches/{waiting}")["entries"] == 0
    server.kill()


def test_a_standing_order_ends_turns_by_itself_and_only_its_owner_hears_of_it() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate)
    mine, theirs = ada.sit(match, 0), beate.sit(match, 1)
    theirs.drain()
    heard = len(theirs.heard)
    assert mine.ask("order", seat=0, question="ChooseNext", order="never")["t"] == "done"
    while not mine.now[0]["orders"]:
        mine.next()
    assert mine.now[0]["orders"] == {"ChooseNext": "never"}
    assert theirs.ask("why", seat=1, answer=["pass"])["t"] == "why"
    assert [m["t"] for m in theirs.heard[heard:]] == ["why"]
    assert theirs.now[1]["orders"] == {}
    r = Random(4)
    for _ in range(400):
        for seat, screen in enumerate((mine, theirs)):
            screen.drain()
            now = screen.now[seat]
            if seat not in now["asked"] or now["over"]:
                continue
            ends = ["end_turn"] in now["options"]
            assert not (seat == 0 and ends)
            screen.play(seat, r.choice(now["options"]))
        if mine.now[0]["over"]:
            break


def test_orders_that_cannot_be_are_refused() -> None:
    ada = Visitor("Ada")
    match = table(ada, bots=1)
    screen = ada.sit(match, 0)
    assert screen.ask("order", seat=0, question="ChooseNext", order="sometimes")["error"] == "bad-order"
    assert screen.ask("order", seat=0, question="PlaceCube", order="never")["objection"][0] == "not-offered"
    assert screen.ask("order", seat=1, question="ChooseNext", order="never")["error"] == "not-your-seat"
    assert screen.now[0]["orders"] == {}

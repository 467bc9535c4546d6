"""Faults that a house of two workers survives while people play: a worker dies, PostgreSQL restarts, the broker is cut.

Every player is at one worker as long as it is there, and then at the other, as behind a load balancer. What was
acknowledged is found in the log; nobody has answered without being asked; everybody is called who was to be.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Condition, Event, Thread

import houses
import pytest
from players import Match, Player, check_log, elsewhere, wait_for_news
from postgres import Cluster
from receivers import WebReceiver, wait_until
from test_calls import called
from visitors import Server, Visitor

from zeitalter.testing import amount

pytestmark = pytest.mark.only("postgresql")

KILLS = int(os.environ.get("ZEITALTER_KILLS", amount(4, 50)))
TABLES = 2
RANDOM = {"kind": "bot", "bot": "random"}
SEATS = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, RANDOM]
"""Two who play, one who is called and for whom a bot plays, and a bot."""
CALLS = {"call_pauses": (0.1,) * 8, "call_claim": 2.0}


class Table:
    """Ada and Beate play at two workers, bots with them; Carl is called whenever somebody names him."""

    def __init__(self, workers: tuple[Server, Server], people: list[Visitor], news: Condition, r: Random) -> None:
        ada, beate, carl = (elsewhere(person, workers[0]) for person in people)
        made = ada.post("/api/matches", game="historia", seats=SEATS)
        for person, seat in ((beate, 1), (carl, 2)):
            person.post(f"/api/join/{made['links'][str(seat)]}")
        carl.post(f"/api/matches/{made['id']}/seats/2/bot", bot="random")
        self.match = Match(made["id"])
        both = [(ada, workers), (beate, workers[::-1])]
        self.players = [
            Player(person, seat, self.match, order, news, Random(r.random()), "Carl")
            for seat, (person, order) in enumerate(both)
        ]
        for player in self.players:
            player.start()

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    def stop(self) -> None:
        for player in self.players:
            player.stop()


class Evening:
    """Several tables under play, and every match that was begun there."""

    def __init__(self, workers: tuple[Server, Server], hook: WebReceiver, r: Random) -> None:
        self.workers, self.r, self.news = workers, r, Condition()
        self.people = [Visitor(name, workers[0]) for name in ("Ada", "Beate", "Carl")]
        called(self.people[2], hook)
        self.hook = hook
        self.matches: list[Match] = []
        self.tables: list[Table] = []
        self.fill()

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    def fill(self) -> None:
        """Begin a new match wherever one is over."""
        for table in [table for table in self.tables if table.match.over]:
            table.stop()
            self.tables.remove(table)
        while len(self.tables) < TABLES:
            self.tables.append(Table(self.workers, self.people, self.news, self.r))
            self.matches.append(self.tables[-1].match)

    def go_on(self, moves: int) -> None:
        """Wait until so many more answers of people are acknowledged at every table, or its match is over."""
        before = {table: table.moves for table in self.tables}
        wait_for_news(
            self.news,
            self.players,
            lambda: all(table.match.over or table.moves >= n + moves for table, n in before.items()),
        )

    def end(self, url: str) -> None:
        """Let nobody play any more, and find everything that was promised."""
        for table in self.tables:
            table.stop()
        assert sum(check_log(url, match) for match in self.matches) > sum(len(m.answers) for m in self.matches) > 0
        promised = {(match.id, at) for match in self.matches for at in match.calls}
        assert promised
        wait_until(lambda: promised <= {*self.heard("mentioned")})
        over = {match.id for match in self.matches if match.over}
        wait_until(lambda: over <= {match for match, _ in self.heard("over")})

    def heard(self, event: str) -> list[tuple[str, str]]:
        calls = [call for letter in self.hook.letters() for call in letter["calls"]]
        return [(call["match"], call["at"]) for call in calls if call["event"] == event]


@pytest.fixture
def hook() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    yield receiver
    receiver.close()


def test_a_worker_is_killed_under_play_again_and_again(tmp_path: Path, hook: WebReceiver) -> None:
    house = Server(tmp_path, local_calls=True, **CALLS), Server(tmp_path, local_calls=True, **CALLS)
    r = Random(int(os.environ.get("ZEITALTER_SEED", "8")))
    try:
        evening = Evening(house, hook, r)
        for kill in range(KILLS):
            evening.go_on(r.randint(1, 6))
            dying = house[kill % 2]
            dying.kill()
            evening.go_on(3)  # with its bots, which the other one plays now
            dying.start()
            evening.fill()
        evening.end(houses.house_url(tmp_path))
        assert {error for table in evening.tables for p in table.players for error in p.refused} <= {"stale-answer"}
        for worker in house:
            assert '"bot failed"' not in worker.log.read_text()
    finally:
        for worker in house:
            worker.kill()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_restarts_while_people_play(mode: str, tmp_path: Path, hook: WebReceiver) -> None:
    own = Cluster(synchronous_commit="on")
    url = own.new_database()
    settings = {"database": url, "local_calls": True, **CALLS}
    house = Server(tmp_path, **settings), Server(tmp_path, **settings)
    try:
        evening = Evening(house, hook, Random(5))
        for _ in range(3):
            evening.go_on(2)
            own.stop(mode)
            asking = evening.people[0].web.get("/api/matches", params={"list": "mine"})
            assert (asking.status_code, asking.json()["error"]["id"]) == (503, "database-away")
            own.start()
            evening.go_on(2)
            evening.fill()
        players = evening.players
        evening.end(url)
        assert {error for p in players for error in p.refused} <= {
            "stale-answer", "not-stored", "match-unread", "database-away",
        }  # fmt: skip
        assert sum(p.breaks for p in players) == 0  # nobody had to come again
    finally:
        for worker in house:
            worker.kill()
        own.remove()


def test_without_the_broker_everything_is_slower_and_nothing_wrong(tmp_path: Path, hook: WebReceiver) -> None:
    house = Server(tmp_path, local_calls=True, **CALLS), Server(tmp_path, local_calls=True, **CALLS)
    healed = Event()

    def cut() -> None:
        """Cut every connection of the broker as soon as there is one."""
        talk = "(query ILIKE 'LISTEN%' OR query LIKE '%pg_notify%') AND pid <> pg_backend_pid()"
        while not healed.wait(0.05):
            houses.query(tmp_path, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {talk}")

    cutting = Thread(target=cut)
    try:
        evening = Evening(house, hook, Random(7))
        idle = elsewhere(evening.people[0], house[1])
        other = evening.people[0].post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "link"}])
        assert not idle.get(f"/api/matches/{other['id']}")["seats"][1]["taken"]  # in memory there, nobody looks
        cutting.start()
        wait_until(lambda: all('"broker lost"' in worker.log.read_text() for worker in house))
        evening.people[1].post(f"/api/join/{other['links']['1']}")
        wait_until(lambda: idle.get(f"/api/matches/{other['id']}")["seats"][1]["taken"])
        evening.go_on(10)
        gone = evening.people[0].post("/api/matches", game="historia", seats=[{"kind": "me"}, RANDOM])["id"]
        idle.get(f"/api/matches/{gone}")
        evening.people[0].post(f"/api/matches/{gone}/delete")
        wait_until(lambda: idle.web.get(f"/api/matches/{gone}").status_code == 404)
        evening.end(houses.house_url(tmp_path))
        assert {error for p in evening.players for error in p.refused} <= {"stale-answer"}
        assert sum(p.breaks for p in evening.players) == 0
    finally:
        healed.set()
        if cutting.ident:
            cutting.join()
        for worker in house:
            worker.kill()

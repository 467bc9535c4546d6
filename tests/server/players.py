"""People who play on whatever happens to their workers, and write down what was promised to them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from threading import Condition, Thread
from typing import Any

import httpx
from visitors import PATIENCE, Message, Screen, Server, Visitor
from websockets.exceptions import WebSocketException

from zeitalter.engine import files
from zeitalter.engine.files import entry_from_json
from zeitalter.games import find_game
from zeitalter.server.config import driver_url
from zeitalter.server.store.database import make_engine
from zeitalter.server.store.matches import load_match

LOST = (WebSocketException, OSError, httpx.TransportError, EOFError)
"""What somebody sees whose worker is gone."""


def elsewhere(person: Visitor, worker: Server) -> Visitor:
    """The same browser, sent to another worker."""
    found = Visitor(at=worker)
    found.web.cookies.update(person.web.cookies)
    return found


class Match:
    """A match under play: what was acknowledged of it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.answers: dict[int, Message] = {}
        """Acknowledged answers by the numbers of their entries."""
        self.calls: set[str] = set()
        """When lines were said in which somebody is named, who is to be called for each."""
        self.over = False


class Player(Thread):
    """Plays one seat by lot, at one worker as long as it is there and then at another, until told to stop."""

    def __init__(
        self,
        person: Visitor,
        seat: int,
        match: Match,
        workers: Sequence[Server],
        news: Condition,
        r: Random,
        name: str = "",
    ) -> None:
        super().__init__(daemon=True)
        self.seat, self.match, self.news, self.r, self.name_to_call = seat, match, news, r, name
        self._at = [elsewhere(person, worker) for worker in workers]
        self.refused: list[str] = []
        self.lines = 0
        self.moves = 0
        self.breaks = 0
        self.stopping = False
        self.broken: BaseException | None = None

    def run(self) -> None:
        try:
            while not (self.stopping or self.match.over):
                with suppress(*LOST):
                    self._play(self._at[0].sit(self.match.id, self.seat))
                    continue
                self.breaks += 1
                self._at.append(self._at.pop(0))
        except BaseException as error:
            self.broken = error
        finally:
            with self.news:
                self.news.notify_all()

    def _play(self, screen: Screen) -> None:
        while not self.stopping:
            now = screen.now[self.seat]
            if now["over"]:
                self.match.over = True
                return
            if self.seat not in now["asked"]:
                with suppress(TimeoutError):
                    screen.next(0.5)
                continue
            self._answer(screen, self.r.choice(now["options"]))
            if self.name_to_call and self.r.random() < 0.3:
                self._call(screen)
        screen.connection.close()

    def _answer(self, screen: Screen, answer: Any) -> None:
        reply = screen.answer(self.seat, answer)
        if reply["t"] == "done":
            with self.news:
                assert reply["n"] not in self.match.answers
                self.match.answers[reply["n"]] = {"seat": self.seat, "answer": answer}
                self.moves += 1
                self.news.notify_all()
            while screen.now[self.seat]["n"] < reply["n"]:
                screen.next()
            return
        self.refused.append(reply.get("error") or reply["objection"][0])
        with self.news:
            self.news.notify_all()
        with suppress(TimeoutError):  # one moment
            screen.next(0.1)

    def _call(self, screen: Screen) -> None:
        self.lines += 1
        text = f"{self.name_to_call}, {self.seat} says {self.lines} after {self.breaks}"
        screen.send(t="chat", id=1_000_000 + self.lines, text=text)
        reply = screen.until(lambda m: m.get("text") == text or m.get("id") == 1_000_000 + self.lines)
        if reply["t"] == "chat":
            self.match.calls.add(reply["at"])
        else:
            self.refused.append(reply["error"])

    def stop(self) -> None:
        self.stopping = True
        self.join(2 * PATIENCE)
        assert not self.is_alive()
        assert self.broken is None, repr(self.broken)


def wait_for_news(news: Condition, players: Sequence[Player], wanted: Any, patience: float = 3 * PATIENCE) -> None:
    """Wait until players have come so far that something is so, or one of them is broken."""
    with news:
        found = news.wait_for(lambda: wanted() or any(p.broken for p in players), patience)
    for player in players:
        assert player.broken is None, repr(player.broken)
    assert found


def check_log(url: str, match: Match) -> int:
    """Every acknowledged answer is stored at its place, and nobody, person or bot, has answered without being asked;
    how many entries there are."""
    engine = make_engine(driver_url(url))
    with engine.connect() as c:
        stored = load_match(c, match.id)  # refuses a log with a gap
    engine.dispose()
    assert stored is not None
    assert {n: stored.entries[n - 1] for n in match.answers} == match.answers
    played = files.begin(find_game(stored.facts.game), stored.as_file(), match.id)
    for entry in stored.entries:
        assert entry["seat"] in played.asked(), (len(played.log), entry)
        played.replay([entry_from_json(played, entry)])
    return len(stored.entries)

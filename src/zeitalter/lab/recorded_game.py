"""One game of an experiment and what is kept of it: who won, how long it took, how points grew, who got what.

The same game as a simulation plays with this seed and number. What is looked at beside the result is what the game
declares (`Study`); names of things are their ids, so records can be read without the program.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from zeitalter.bots import Bot, play_out, read_bot
from zeitalter.engine.events import Event
from zeitalter.engine.rng import SeedSource
from zeitalter.engine.table import Table
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration, declared
from zeitalter.kit.game_parts import Gets, Study
from zeitalter.lab.simulate import seats_of, start_seed

NOTHING = Study(topics={})
"""What is looked at in a game that declares no study."""
ORDER = "order"
"""The topic of who began."""


def play_recorded(cell: Mapping[str, Any], numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Play games of a cell; the record of each."""
    game, table, bots = _set_up(json.dumps(cell, sort_keys=True))
    return [_play(game, table, bots, cell, number) for number in numbers]


@lru_cache(maxsize=32)
def _set_up(cell: str) -> tuple[Declaration[Any], Table, Mapping[str, Bot]]:
    """What all games of a cell share; a worker sets it up once."""
    data = json.loads(cell)
    game = declared(find_game(data["game"]))
    table = game.table(len(data["bots"]), data["options"], data.get("changes"))
    return game, table, {name: read_bot(name, game) for name in data["bots"]}


def _play(
    game: Declaration[Any], table: Table, bots: Mapping[str, Bot], cell: Mapping[str, Any], number: int
) -> dict[str, Any]:
    seed = start_seed(cell["seed"], number)
    seats = seats_of(cell["bots"], number)
    watcher = Watcher(game, table)
    s = game.start(table, SeedSource(seed), watcher.events)
    s.out = watcher.events
    watcher(s)
    decisions = play_out(game, s, [bots[name] for name in seats], Random(seed), watcher)
    watcher.end(s)
    result = s.result
    record = {
        "bots": seats,
        "points": list(result["points"][: table.seats]),
        "winners": list(result["winners"]),
        "ranking": [seat for seat in result["ranking"] if seat < table.seats],
        "how": result["how"],
        "decisions": decisions,
    }
    return {**record, **watcher.found()}


class Watcher:
    """Watches a game: the points after every stage, and what the seats get."""

    def __init__(self, game: Declaration[Any], table: Table) -> None:
        self.events: list[Event] = []
        """Takes the events of the game."""
        self._game, self._table = game, table
        self._study = game.study or NOTHING
        self._stage = -1
        self._growth: list[list[int]] = []
        self._gets: dict[str, list[list[str]]] = {topic: self._empty() for topic in self._study.topics}
        self._opening: list[list[str]] = self._empty()
        self._order: list[int] | None = None

    def _empty(self) -> list[list[str]]:
        return [[] for _ in range(self._table.seats)]

    def __call__(self, s: Any) -> None:
        """Look at the position after an answer."""
        if self.events:
            for event in self.events:
                self._note(event)
            self.events.clear()
        stage = self._game.header(s).get(self._study.stage, 0)
        if stage != self._stage:
            if self._stage >= 0:
                self._growth.append(self._points(s))
            self._stage = stage

    def end(self, s: Any) -> None:
        """The game is over."""
        self._growth.append(list(s.result["points"][: self._table.seats]))

    def found(self) -> dict[str, Any]:
        """What there was to see; points are those after each stage."""
        found: dict[str, Any] = {"growth": self._growth}
        gets: dict[str, Any] = {topic: seats for topic, seats in self._gets.items() if any(seats)}
        if self._order is not None:
            gets[ORDER] = [[str(self._order.index(seat) + 1)] for seat in range(self._table.seats)]
        if gets:
            found["gets"] = gets
        if any(self._opening):
            found["opening"] = self._opening
        return found

    def _points(self, s: Any) -> list[int]:
        return list(self._game.points(s)[: self._table.seats])

    def _note(self, event: Event) -> None:
        study = self._study
        for topic, events in study.topics.items():
            if event.id in events:
                for seat, things in self._who_what(event, events[event.id]):
                    known = self._gets[topic][seat]
                    known += [thing for thing in things if thing not in known]
        if event.id in study.opening:
            for seat, things in self._who_what(event, study.opening[event.id]):
                if len(self._opening[seat]) < study.opening_length:
                    self._opening[seat].append("+".join(sorted(things)))
        if event.id in study.order and self._order is None:
            who: Any = event.args[study.order[event.id]]
            seats = self._table.seats
            self._order = [(who + i) % seats for i in range(seats)] if isinstance(who, int) else list(who)

    def _who_what(self, event: Event, gets: Gets) -> Iterable[tuple[int, list[str]]]:
        """The seat and the ids of what it gets; who the game plays itself does not count."""
        who, what = event.args[gets.who], event.args[gets.what]
        if not isinstance(who, int) or who >= self._table.seats:
            return
        kind = self._game.events[event.id][gets.what]
        assert kind.ids is not None
        ids = kind.ids(self._table)
        numbers: Any = what if kind.many else (what,)
        if numbers:
            yield who, [ids[number] for number in numbers]

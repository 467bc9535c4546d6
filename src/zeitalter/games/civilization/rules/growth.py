"""Phases 2 and 3: growth of the population, and the census (43.2, 43.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form
from zeitalter.engine.steps import Live, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.rules.rounds import begin, unready
from zeitalter.games.civilization.rules.state import State

MOST_GROWTH = 2


class Growth(Step[State]):
    """One more token where one stands, two more where two or more stand (43.2)."""

    rule = "43.2"

    def run(self, s: State) -> None:
        begin(s, 2)
        s.exempt = ()
        for seat in s.order:
            due = growth(s, seat)
            if sum(due.values()) <= s.stock[seat]:
                grow(s, seat, due)
                s.ready |= 1 << seat
            elif not s.stock[seat]:
                s.ready |= 1 << seat
        s.push(Grow())


def growth(s: State, seat: int) -> dict[int, int]:
    """How many tokens are due in each area of a seat."""
    return {area: min(s.in_area(seat, area), MOST_GROWTH) for area in s.areas_of(seat)}


def grow(s: State, seat: int, where: dict[int, int]) -> None:
    """Put new tokens on the board."""
    for area, n in where.items():
        s.place(seat, area, n)
    if where:
        s.emit("grows", seat, sum(where.values()))


class Grow(Live[State]):
    """The stock is too small: choose where the population grows, until it is used up (43.2, A-53)."""

    rule = "43.2"
    answers = ("grow",)

    def seats(self, s: State) -> Sequence[int]:
        return unready(s)

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return [Form("grow", (self._bag(s, seat),))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        due, areas = growth(s, seat), action[1]
        for area in areas:
            if areas.count(area) > due.get(area, 0):
                return Objection("growth-too-much", (area, due.get(area, 0)), "43.2")
        return None if len(areas) == s.stock[seat] else Objection("growth-total", (s.stock[seat],), "A-53")

    def _bag(self, s: State, seat: int) -> Bag:
        due = growth(s, seat)
        return Bag(tuple(due), tuple(due.values()), s.stock[seat], s.stock[seat])

    def take(self, s: State, seat: int, action: Action) -> None:
        areas: tuple[int, ...] = action[1]
        grow(s, seat, {area: areas.count(area) for area in sorted(set(areas))})
        s.ready |= 1 << seat
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        bag = self._bag(s, seat)
        return ("grow", bag.of(bag.limits)[: bag.high])


class TakeCensus(Step[State]):
    """Whoever has the most tokens on the board moves first (43.3); in the nomads' game the order is fixed (71)."""

    rule = "43.3"

    def run(self, s: State) -> None:
        if s.option("variant") == "nomads":
            s.census = s.order
            return
        begin(s, 3)
        s.census = tuple(sorted(s.order, key=lambda seat: -s.on_board(seat)))
        s.emit("census", s.census, tuple(s.on_board(seat) for seat in s.census))

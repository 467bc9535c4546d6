"""What the sides of a conflict commit to a round (S80, S80b): some available units, divided in two halves, and leaders.

Both players decide at the same time and in secret. Who has both sides answers for one after the other: there is nobody
from whom anything could be hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form
from zeitalter.engine.steps import Decision, Sealed
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.fight import (
    ATTACKER,
    DEFENDER,
    SIDES,
    available,
    available_leaders,
    is_fighting,
    is_tactician,
    leaders_there,
    seat_of,
    sides_of,
)
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.totals import stand
from zeitalter.games.seven_ages.rules.units import unit_type


def candidates(s: State, side: int) -> list[Action]:
    """For every number of units the best ones in their best division, with and without a Tactician, all units first."""
    here = stand(s, side)
    order = sorted(available(s, side), key=lambda unit: (-sum(here.values(unit)), unit))
    helpers = [leader for leader in available_leaders(s, side) if is_tactician(s, leader)]
    found: list[Action] = []
    for n in range(len(order), 0, -1):
        front, support = here.divided(order[:n])
        if helpers:
            found.append(("commit", front, support, tuple(helpers[:1])))
        found.append(("commit", front, support, ()))
    return found


def options(s: State, side: int) -> list[Any]:
    """The candidates, and a form for everything else where there is a choice.

    A leader who is no Tactician gains nothing by being committed: he alone makes no choice.
    """
    listed = candidates(s, side)
    if len(listed) == 1:
        return listed
    units, leaders = available(s, side), available_leaders(s, side)
    half = (len(units) + 1) // 2
    form = Form("commit", (_bag(units, 1, half), _bag(units, 0, len(units) // 2), _bag(leaders, 0, len(leaders))))
    return [*listed, form]


def _bag(things: tuple[int, ...], low: int, high: int) -> Bag:
    kinds = tuple(sorted(set(things)))
    return Bag(kinds, tuple(things.count(kind) for kind in kinds), low, high)


def objection(s: State, side: int, action: Action) -> Objection | None:
    """Why a side cannot commit this."""
    if action[0] != "commit":
        return None
    _, front, support, leaders = action
    ready = list(available(s, side))
    for unit in (*front, *support):
        if unit_type(unit) >= len(s.components.unit_class):
            return None  # no unit at all
        if unit not in ready:
            return Objection("unit-not-available", (unit_type(unit),), "S80")
        ready.remove(unit)
    n = len(front) + len(support)
    if not n:
        return Objection("commit-a-unit", (), "S80")
    if len(front) != (n + 1) // 2:
        return Objection("front-line-is-half", ((n + 1) // 2, n), "S80")
    present = list(available_leaders(s, side))
    for leader in leaders:
        if leader not in present:
            used = leader in leaders_there(s, side)
            return Objection("leader-is-used" if used else "leader-not-there", (leader,), "S85" if used else "S80")
        present.remove(leader)
    return None


def sample(s: State, side: int, r: Random) -> Action:
    """Any commitment at random."""
    units, leaders = available(s, side), available_leaders(s, side)
    chosen = r.sample(units, r.randint(1, len(units)))
    half = (len(chosen) + 1) // 2
    led = r.sample(leaders, r.randint(0, len(leaders)))
    return ("commit", tuple(sorted(chosen[:half])), tuple(sorted(chosen[half:])), tuple(sorted(led)))


def set_committed(s: State, side: int, action: Action) -> None:
    """Note what a side has committed."""
    _, front, support, leaders = action
    s.fight_front = put(s.fight_front, side, front)
    s.fight_support = put(s.fight_support, side, support)
    s.fight_leaders = put(s.fight_leaders, side, leaders)


class Commit(Sealed[State]):
    """Both players commit at the same time, in secret."""

    area: int
    rule = "S80"
    answers = ("commit",)

    def seats(self, s: State) -> Sequence[int]:
        return [seat_of(s, side) for side in SIDES] if is_fighting(s, self.area) else ()

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return options(s, _only(sides_of(s, seat)))

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return candidates(s, _only(sides_of(s, seat)))

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return objection(s, _only(sides_of(s, seat)), action)

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        return sample(s, _only(sides_of(s, seat)), r)

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for side in SIDES:
            set_committed(s, side, answers[seat_of(s, side)])


class CommitSide(Decision[State]):
    """Whoever has both sides commits for one of them."""

    seat: int
    card: int
    area: int
    rule = "S80"
    answers = ("commit",)

    def _side(self, s: State) -> int:
        return s.fight_sides.index(s.empire(self.card))

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if is_fighting(s, self.area) else ()

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return options(s, self._side(s))

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return candidates(s, self._side(s))

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return objection(s, self._side(s), action)

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        return sample(s, self._side(s), r)

    def take(self, s: State, seat: int, action: Action) -> None:
        set_committed(s, self._side(s), action)


def _only(sides: Sequence[int]) -> int:
    return sides[0]


def questions(s: State) -> Iterator[Decision[State]]:
    """Who is asked, and how: at the same time, or one side after the other."""
    area, seats = s.fight_area, [seat_of(s, side) for side in SIDES]
    if seats[ATTACKER] != seats[DEFENDER]:
        yield Commit(area)
    else:
        yield from (CommitSide(seats[side], s.card[s.fight_sides[side]], area) for side in SIDES)

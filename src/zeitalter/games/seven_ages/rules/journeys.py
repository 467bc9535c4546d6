"""Leaders without units (S76): each may go alone once through own areas that hang together."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Pick
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.conditions import connected
from zeitalter.games.seven_ages.rules.leaders import move_leader
from zeitalter.games.seven_ages.rules.marching import March

Traveller = tuple[int, int, int]
"""A leader, his area and where he may go, as bits."""


def cannot_travel(march: March, leader: int, start: int, goal: int) -> Objection | None:
    """Why a leader cannot go alone (S76)."""
    s, e = march.s, march.e
    if leader not in march.leaders_at(start) or s.holder[start] != e:
        return Objection("leader-is-elsewhere", (leader, start), "S76")
    if march.led:
        return Objection("strategist-must-lead", (), "S77")
    gone = sum(one == leader and where == start for one, where, _ in s.marched)
    if gone >= march.leaders_at(start).count(leader):
        return Objection("leader-has-moved", (leader,), "S76")
    if start == goal or not connected(s, e, start) >> goal & 1:
        return Objection("leader-cannot-get-there", (leader, goal), "S76")
    return None


def travel(march: March, leader: int, start: int, goal: int) -> None:
    """A leader goes alone through own areas; whatever he leads from there begins there."""
    s, e = march.s, march.e
    s.emit("leader-travels", s.card[e], leader, start, goal)
    move_leader(s, e, leader, start, goal)
    s.marched = tuple(sorted((*s.marched, (leader, goal, goal))))


def travellers(march: March) -> list[Traveller]:
    """Leaders that may go alone: each with his area and where he may go, as bits."""
    if march.led:
        return []
    s, e = march.s, march.e
    found = []
    for leader, start in dict.fromkeys(s.leaders[e]):
        goals = connected(s, e, start) & ~(1 << start) if s.holder[start] == e else 0
        if goals and cannot_travel(march, leader, start, (goals & -goals).bit_length() - 1) is None:
            found.append((leader, start, goals))
    return found


def journeys(going: Sequence[Traveller]) -> list[Action]:
    """All ways these leaders may go alone."""
    return [("travel", leader, start, goal) for leader, start, goals in going for goal in bits(goals)]


def journey_forms(going: Sequence[Traveller]) -> list[Form]:
    """The same as forms."""
    return [Form("travel", (Pick((leader,)), Pick((start,)), Pick(bits(goals)))) for leader, start, goals in going]

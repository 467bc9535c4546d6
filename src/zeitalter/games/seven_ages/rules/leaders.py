"""Leaders (S43, S76b, S104): the cup, coming and going."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import JUST_RULE
from zeitalter.games.seven_ages.rules.faith import drop_mark
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put

UNNAMED = 16
"""Leaders with a lower number have no name: the number is their kind."""


def add_leader(s: State, e: int, leader: int, area: int) -> None:
    """A leader comes into play in an area."""
    s.leaders[e] = tuple(sorted((*s.leaders[e], (leader, area))))
    s.emit("leader-appears", s.card[e], leader, area)


def move_leader(s: State, e: int, leader: int, start: int, goal: int) -> None:
    """A leader goes to another area."""
    found = list(s.leaders[e])
    found.remove((leader, start))
    s.leaders[e] = tuple(sorted((*found, (leader, goal))))


def remove_leader(s: State, e: int, leader: int, area: int) -> bool:
    """A leader leaves play for good or goes back to the cup; whether it was the last one of its empire (A65).

    What the loss brings with it is up to `control.leader_dies`.
    """
    found = list(s.leaders[e])
    found.remove((leader, area))
    s.leaders[e] = tuple(found)
    if leader < UNNAMED:
        s.cup = put(s.cup, leader, s.cup[leader] + 1)
    else:
        s.gone |= 1 << leader
    if not found:
        drop_mark(s, e, JUST_RULE)
    return not found


def draw_from_cup(s: State) -> int:
    """Draw a counter: an unnamed leader, or NOBODY for a "no leader" marker, which goes back, and for an empty cup."""
    total = sum(s.cup)
    if not total:
        return NOBODY
    n, kind = s.below(total), 0
    while n >= s.cup[kind]:
        n -= s.cup[kind]
        kind += 1
    if kind == UNNAMED:
        return NOBODY
    s.cup = put(s.cup, kind, s.cup[kind] - 1)
    return kind


def named_available(s: State, e: int) -> list[int]:
    """The named leaders of an empire that are not in play and not out of the game."""
    gone = s.gone
    for leader, _ in s.leaders[e]:
        gone |= 1 << leader
    return [n for n in s.components.named_leaders[s.card[e]] if not gone >> n & 1]


def has_room(s: State, e: int) -> bool:
    """Whether an empire has fewer leaders than the leader value of its card."""
    return len(s.leaders[e]) < s.components.leader_value[s.card[e]]

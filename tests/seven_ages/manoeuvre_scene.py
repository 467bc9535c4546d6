"""Manoeuvres by name: groups are named by types of units, areas and leaders by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.forms import Form
from zeitalter.games.seven_ages.position import Empire, position
from zeitalter.games.seven_ages.rules.marching import March
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.testing import say, why

RIVAL = 1
"""The seat of the other player."""


def manoeuvre(*empires: Empire, **board: Any) -> Match:
    """The first empire manoeuvres, and its player is asked to move."""
    board.setdefault("players", 2)
    return position(*empires, doing="manoeuvre", by=empires[0].card, **board)


def number(m: Match, kind: str, id: str) -> int:
    return m.table.components.ids[kind].index(id)


def area(m: Match, id: str) -> int:
    return number(m, "area", id)


def colour(m: Match, card: str) -> int:
    return m.state.empire(number(m, "empire", card))


def march(m: Match, card: str) -> March:
    return March(m.state, colour(m, card))


def group(m: Match, stack: Sequence[int], names: str) -> list[int]:
    """Units of a stack by the names of their types; those that have not moved first."""
    rest = sorted(stack)
    found = []
    for name in names.split():
        kind = number(m, "unit", name)
        unit = next((unit for unit in rest if unit_type(unit) == kind), kind)
        if unit in rest:
            rest.remove(unit)
        found.append(unit)
    return sorted(found)


def stack(m: Match, where: str) -> list[str]:
    """The types of the units of the holder of an area."""
    return [m.table.components.ids["unit"][unit_type(unit)] for unit in m.state.units[area(m, where)]]


def raiders(m: Match, where: str) -> list[str]:
    """The types of the units that have entered an area of somebody else."""
    return [m.table.components.ids["unit"][unit_type(unit)] for unit in m.state.raid[area(m, where)]]


def holder(m: Match, where: str) -> str | None:
    """The empire that controls an area."""
    e = m.state.holder[area(m, where)]
    return None if e < 0 else m.table.components.ids["empire"][m.state.card[e]]


def leaders(m: Match, card: str) -> list[tuple[str, str]]:
    """The leaders of an empire and where they are."""
    ids = m.table.components.ids
    return [(ids["leader"][leader], ids["area"][where]) for leader, where in m.state.leaders[colour(m, card)]]


def words(m: Match, verb: str, start: str, goal: str, names: str, led: Sequence[str]) -> list[Any]:
    return [verb, start, goal, group(m, m.state.units[area(m, start)], names), list(led)]


def move(m: Match, start: str, goal: str, names: str, *led: str, verb: str = "move", seat: int = 0) -> None:
    """A group goes from an area to another one."""
    say(m, seat, *words(m, verb, start, goal, names, led))


def refusal(m: Match, start: str, goal: str, names: str, *led: str, verb: str = "move") -> tuple[str, str] | None:
    """Why a group cannot go, and the rule."""
    return said(why(m, 0, *words(m, verb, start, goal, names, led)))


def said(objection: Any) -> tuple[str, str] | None:
    return None if objection is None else (objection.id, objection.rule)


def set_sail(m: Match, where: str, ship: str) -> None:
    say(m, 0, "set_sail", where, *group(m, m.state.units[area(m, where)], ship))


def embark(m: Match, where: str, unit: str) -> None:
    say(m, 0, "embark", where, *group(m, m.state.units[area(m, where)], unit))


def no_embarking(m: Match, where: str, unit: str) -> tuple[str, str] | None:
    return said(why(m, 0, "embark", where, *group(m, m.state.units[area(m, where)], unit)))


def land(m: Match, where: str, names: str, *led: str) -> None:
    say(m, 0, "land", where, group(m, m.state.aboard, names), list(led))


def no_landing(m: Match, where: str, names: str, *led: str) -> tuple[str, str] | None:
    return said(why(m, 0, "land", where, group(m, m.state.aboard, names), list(led)))


def offered(m: Match, verb: str, seat: int = 0) -> list[Any]:
    """Everything that is listed one by one for a verb."""
    return [option for option in m.options(seat) if not isinstance(option, Form) and option[0] == verb]


def asked(m: Match) -> str:
    """The question that stands."""
    return type(m.state.stack[-1]).__name__


def told(m: Match, id: str) -> int:
    """How often something has happened."""
    return sum(event.id == id for _, event in m.events(None))


def done(m: Match) -> None:
    """The player has moved enough."""
    say(m, 0, "done")

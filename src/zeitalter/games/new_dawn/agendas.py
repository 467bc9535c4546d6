"""Agendas (17): each is completed the moment its condition holds, and stays so for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zeitalter.games.new_dawn.maturity import mature

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.state import State


def complete(s: State) -> None:
    """Mark every agenda in play whose condition holds now (N155, N156); nothing new, nothing to look at."""
    old = s.looked_at
    if (
        old
        and s.control == old[0]
        and s.cities == old[1]
        and s.dial == old[2]
        and s.wonders == old[3]
        and s.states == old[4]
        and s.natures == old[5]
        and s.looted == old[6]
        and s.pacts == old[7]
        and s.topped == old[8][0]
    ):
        return
    if s.seat < 0:  # still setting up
        return
    s.looked_at = (
        s.control[:],
        s.cities[:],
        s.dial[:],
        s.wonders[:],
        s.states[:],
        s.natures[:],
        s.looted[:],
        s.pacts[:],
        [s.topped],
    )
    c = s.components
    for card in s.victory:
        for agenda in c.victory[card]:
            if _out_of_reach(s, c.agenda_condition[agenda]):
                continue
            for seat in range(s.players):
                if not s.agendas[seat] >> agenda & 1 and holds(s, seat, c.agenda_condition[agenda]):
                    s.agendas[seat] |= 1 << agenda
                    s.markers[seat] += s.strength(seat) > 0  # without a token left it counts, too (A27)
                    s.emit("completes", seat, agenda)


def _out_of_reach(s: State, condition: Mapping[str, Any]) -> bool:
    """Whether nobody can have completed an agenda yet: no wonder of its type was built."""
    if condition["kind"] != "wonders_of_type":
        return False
    for wonder in s.components.wonders_of_type[condition["type"]]:
        if s.wonders[wonder] >= 0:
            return False
    return True


def holds(s: State, seat: int, condition: Mapping[str, Any]) -> bool:
    """Whether the condition of an agenda holds for a seat."""
    kind = condition["kind"]
    if kind == "any_of":
        for option in condition["options"]:
            if holds(s, seat, option):
                return True
        return False
    if kind == "tech_dial_reached":
        return s.dial_reached(seat) >= int(condition["value"])
    return _COUNTS[kind](s, seat, condition) >= int(condition["count"])


def progress(s: State, seat: int, condition: Mapping[str, Any]) -> tuple[int, int]:
    """How far a seat is with a single condition: what it has and what it needs."""
    kind = condition["kind"]
    if kind == "tech_dial_reached":
        return s.dial_reached(seat), condition["value"]
    return _COUNTS[kind](s, seat, condition), condition["count"]


def _cities(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.cities[seat].bit_count()


def _wonders(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    own, count = s.control[seat] | s.cities[seat], 0
    for wonder in s.components.wonders_of_type[condition["type"]]:
        space = s.wonders[wonder]
        count += space >= 0 and own >> space & 1
    return count


def _capitals(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.looted[seat]


def _states(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return sum(held == seat == s.owner(s.board.city_states[state]) for state, held in enumerate(s.states))


def _spaces(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return (s.friendly(seat) & (s.board.coast | s.board.edge)).bit_count()


def _mature(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return mature(s, seat).bit_count()


def _natures(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.natures.count(seat)


_COUNTS = {
    "own_cities_on_map": _cities,
    "wonders_of_type": _wonders,
    "rival_capitals_defeated": _capitals,
    "conquered_city_states": _states,
    "friendly_spaces": _spaces,
    "mature_cities": _mature,
    "natural_wonders": _natures,
}


def fulfilled(s: State, seat: int) -> int:
    """On how many victory cards a seat has completed an agenda."""
    done = s.agendas[seat]
    return sum(any(done >> agenda & 1 for agenda in s.components.victory[card]) for card in s.victory)

"""Agendas (17): each is completed the moment its condition holds, and stays so for good."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from zeitalter.games.new_dawn.rules.maturity import lends, mature

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.data.components import Components
    from zeitalter.games.new_dawn.rules.state import State

Count = Callable[["State", int, Mapping[str, Any]], int]
"""What an agenda counts for a seat."""


def complete(s: State) -> None:
    """Mark every agenda in play whose condition holds now (N155, N156)."""
    seats = [seat for seat in range(s.players) if s.stale >> seat & 1 or lends(s, seat)]
    s.stale = 0
    for agenda, count, enough, condition in _ways(s.components, s.victory):
        for seat in seats:
            if not s.agendas[seat] >> agenda & 1 and count(s, seat, condition) >= enough:
                s.agendas[seat] |= 1 << agenda
                s.markers[seat] += s.strength(seat) > 0  # without a token left it counts, too (A27)
                s.emit("completes", seat, agenda)


@lru_cache(maxsize=256)
def _ways(c: Components, victory: tuple[int, ...]) -> tuple[tuple[int, Count, int, Mapping[str, Any]], ...]:
    """The ways to complete the agendas of the victory cards in play: what is counted, and how much of it is needed."""
    found = []
    for agenda in [agenda for card in victory for agenda in c.victory[card]]:
        condition = c.agenda_condition[agenda]
        for way in condition["options"] if condition["kind"] == "any_of" else [condition]:
            found.append((agenda, _COUNTS[way["kind"]], need(way), way))
    return tuple(found)


def need(condition: Mapping[str, Any]) -> int:
    """How much a single condition needs."""
    return int(condition["value" if condition["kind"] == "tech_dial_reached" else "count"])


def progress(s: State, seat: int, condition: Mapping[str, Any]) -> tuple[int, int]:
    """How far a seat is with a single condition: what it has and what it needs."""
    return _COUNTS[condition["kind"]](s, seat, condition), need(condition)


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
    if seat not in s.states:
        return 0
    return sum(held == seat == s.owner(s.board.city_states[state]) for state, held in enumerate(s.states))


def _spaces(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return (s.friendly(seat) & (s.board.coast | s.board.edge)).bit_count()


def _dial(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.dial_reached(seat)


def _mature(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return mature(s, seat).bit_count()


def _natures(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.natures.count(seat)


_COUNTS: Mapping[str, Count] = {
    "own_cities_on_map": _cities,
    "wonders_of_type": _wonders,
    "rival_capitals_defeated": _capitals,
    "conquered_city_states": _states,
    "friendly_spaces": _spaces,
    "tech_dial_reached": _dial,
    "mature_cities": _mature,
    "natural_wonders": _natures,
}


def fulfilled(s: State, seat: int) -> int:
    """On how many victory cards a seat has completed an agenda."""
    done, count = s.agendas[seat], 0
    if done:
        for card in s.victory:
            count += s.components.victory_mask[card] & done != 0
    return count

"""Agendas (17): each is completed the moment its condition holds, and stays so for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zeitalter.games.new_dawn.components import WONDER_TYPES
from zeitalter.games.new_dawn.maturity import mature

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.state import State


def complete(s: State) -> None:
    """Mark every agenda in play whose condition holds now (N155, N156); nothing new, nothing to look at."""
    now = (*s.control, *s.cities, *s.dial, *s.wonders, *s.states, *s.natures, *s.looted, *s.pacts, s.topped)
    if now == s.looked_at:
        return
    s.looked_at = now
    c = s.components
    for card in s.victory:
        for agenda in c.victory[card]:
            for seat in range(s.players):
                if not s.agendas[seat] >> agenda & 1 and holds(s, seat, c.agenda_condition[agenda]):
                    s.agendas[seat] |= 1 << agenda
                    s.markers[seat] += s.strength(seat) > 0  # without a token left it counts, too (A27)
                    s.emit("completes", seat, agenda)


def holds(s: State, seat: int, condition: Mapping[str, Any]) -> bool:
    """Whether the condition of an agenda holds for a seat."""
    if condition["kind"] == "any_of":
        return any(holds(s, seat, option) for option in condition["options"])
    have, need = progress(s, seat, condition)
    return have >= need


def progress(s: State, seat: int, condition: Mapping[str, Any]) -> tuple[int, int]:
    """How far a seat is with a single condition: what it has and what it needs."""
    kind = condition["kind"]
    if kind == "tech_dial_reached":
        return s.dial_reached(seat), condition["value"]
    return _COUNTS[kind](s, seat, condition), condition["count"]


def _cities(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    return s.cities[seat].bit_count()


def _wonders(s: State, seat: int, condition: Mapping[str, Any]) -> int:
    wanted = WONDER_TYPES.index(condition["type"])
    return sum(s.components.wonder_type[wonder] == wanted for wonder in s.wonders_of(seat))


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

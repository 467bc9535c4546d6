"""Agendas (17): each is completed the moment its condition holds, and stays so for good."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from zeitalter.games.new_dawn.rules.maturity import lends, mature

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.data.components import Components
    from zeitalter.games.new_dawn.rules.state import State

Condition = Mapping[str, Any]
Count = Callable[["State", int, Condition], int]
"""What an agenda counts for a seat."""


def complete(s: State) -> None:
    """Mark every agenda in play whose condition holds now (N155, N156)."""
    seats = [seat for seat in range(s.players) if s.stale >> seat & 1 or lends(s, seat)]
    s.stale = 0
    for agenda, count, enough, condition in _in_play(s.components, s.victory):
        for seat in seats:
            if not s.agendas[seat] >> agenda & 1 and count(s, seat, condition) >= enough:
                s.agendas[seat] |= 1 << agenda
                s.markers[seat] += s.strength(seat) > 0  # without a token left it counts, too (A27)
                s.emit("completes", seat, agenda)


@lru_cache(maxsize=256)
def _in_play(c: Components, victory: tuple[int, ...]) -> tuple[tuple[int, Count, int, Condition], ...]:
    """The ways to complete the agendas of the victory cards in play."""
    return tuple((agenda, *way) for card in victory for agenda in c.victory[card] for way in ways(c, agenda))


def ways(c: Components, agenda: int) -> list[tuple[Count, int, Condition]]:
    """The ways to complete an agenda: what is counted, how much of it is needed, and the condition itself."""
    condition = c.agenda_condition[agenda]
    options = condition["options"] if condition["kind"] == "any_of" else [condition]
    return [(_COUNTS[option["kind"]], need(option), option) for option in options]


def need(condition: Condition) -> int:
    """How much a single condition needs."""
    return int(condition["value" if condition["kind"] == "tech_dial_reached" else "count"])


def progress(s: State, seat: int, condition: Condition) -> tuple[int, int]:
    """How far a seat is with a single condition: what it has and what it needs."""
    return _COUNTS[condition["kind"]](s, seat, condition), need(condition)


def _cities(s: State, seat: int, condition: Condition) -> int:
    return s.cities[seat].bit_count()


def _wonders(s: State, seat: int, condition: Condition) -> int:
    own, count = s.control[seat] | s.cities[seat], 0
    for wonder in s.components.wonders_of_type[condition["type"]]:
        space = s.wonders[wonder]
        count += space >= 0 and own >> space & 1
    return count


def _capitals(s: State, seat: int, condition: Condition) -> int:
    return s.looted[seat]


def _states(s: State, seat: int, condition: Condition) -> int:
    if seat not in s.states:
        return 0
    return sum(held == seat == s.owner(s.board.city_states[state]) for state, held in enumerate(s.states))


def _spaces(s: State, seat: int, condition: Condition) -> int:
    return (s.friendly(seat) & (s.board.coast | s.board.edge)).bit_count()


def _dial(s: State, seat: int, condition: Condition) -> int:
    return s.dial_reached(seat)


def _mature(s: State, seat: int, condition: Condition) -> int:
    return mature(s, seat).bit_count()


def _natures(s: State, seat: int, condition: Condition) -> int:
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

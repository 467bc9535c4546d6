"""What works for whom (18): the effects of leaders, wonders, and the diplomacy cards of city-states and players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zeitalter.games.new_dawn.data.components import CITY_STATE_CARD, LEADER, PACT, PACTS, WORLD_WONDER, Powers

if TYPE_CHECKING:
    from zeitalter.games.new_dawn.rules.state import State


def powers_of(s: State, seat: int) -> Powers:
    """The effects that work for a seat now, by what they do: of its leader, then wonders, then diplomacy cards."""
    found: Powers = {}
    sources, leader = s.components.sources_of, s.leaders[seat]
    cards = [sources[LEADER][leader]] if leader >= 0 else []
    cards += [sources[WORLD_WONDER][wonder] for wonder in s.wonders_of(seat)]
    cards += [sources[CITY_STATE_CARD][state] for state, holders in enumerate(s.envoys) if holders >> seat & 1]
    cards += [sources[PACT][pact] for pact in range(len(PACTS)) if s.givers(seat, pact)]
    for card in cards:
        for op, source in card:
            found.setdefault(op, []).append(source)
    return found

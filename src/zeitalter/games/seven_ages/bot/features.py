"""What the chances to win 7 Ages depend on: glory and what will be reaped, empires and those to come, land, levels.

Glory counts by how much of it is still to come: ten points ahead decide the last turn and say little in the first one.
"""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.bot.founding import start_worth
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.progress import last_level
from zeitalter.games.seven_ages.rules.state import State

FEATURES = ("glory", "reaped_till_end", "empires", "growth", "lead", "near_end", "to_start", "to_start_next")
"""Few: what more of them seem to say of some hundred games is chance, and a search would believe it."""
SPREAD, PER_HARVEST = 3.0, 0.5
"""How far glory may still drift apart: at least so much, and so much of all harvests to come."""
LEAST_HARVEST = 4.0
"""What everybody will reap in a turn at least, once there are some empires."""
NEAR = 4
"""Levels before the last one from which on an empire may hope for the bonus of ending the game."""


def features(s: State) -> list[list[float]]:
    """For every player what the chance to win depends on."""
    o = Outlook(s, 0)
    reaped = sum([o.harvest(e) for e in s.in_play()]) / s.players
    spread = SPREAD + PER_HARVEST * max(LEAST_HARVEST, reaped) * o.turns_left
    return [_player(s, seat, o, spread) for seat in range(s.players)]


def _player(s: State, seat: int, o: Outlook, spread: float) -> list[float]:
    own = s.empires_of(seat)
    top = max([s.level[e] for e in own], default=0)
    starts = _starts(s, seat)
    return [
        s.glory[seat] / spread,
        sum([o.harvest(e) for e in own]) * o.turns_left / spread,
        len(own) / 2,
        sum([_growth(s, e, o) for e in own]) / 10,
        (top - o.lead) / 4 if own else -2.0,
        max(0.0, 1 - (last_level(s) + 1 - top) / NEAR),
        starts[0] / spread,
        starts[1] / spread,
    ]


def _starts(s: State, seat: int) -> tuple[float, float]:
    """What the best empire is worth that a player can start, and the next best one: as many as there are slots."""
    slots = s.most_slots() - s.owner.count(seat)
    if slots <= 0:
        return 0.0, 0.0
    o = Outlook(s, seat)
    worths = [0.0, 0.0]
    for card in s.hand(seat):
        ages = ages_for(s, card)
        if ages:
            worths.append(start_worth(o, card, ages[-1]))
    worths.sort(reverse=True)
    return worths[0], worths[1] if slots > 1 else 0.0


def _growth(s: State, e: int, o: Outlook) -> float:
    """What the free land next to an empire promises."""
    near = 0
    for area in bits(s.held[e]):
        near |= s.components.near[area]
    free = near & ~s.ruled()
    found = 0.0
    for mask, weight in o.weights(e):
        found += weight * min(2, (free & mask).bit_count())
    return found

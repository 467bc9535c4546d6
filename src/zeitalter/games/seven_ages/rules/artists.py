"""Glory for artefacts that a player places in range of his Artists (S106)."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import ARTIST, EXPLORER
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.on_play import number
from zeitalter.games.seven_ages.rules.reach import range_of, spread
from zeitalter.games.seven_ages.rules.state import State


def score_artists(s: State, seat: int, areas: int) -> None:
    """A player places an artefact in one of some areas, or on a card or the track for all areas of an empire (S97e)."""
    for e in s.empires_of(seat):
        for area in bits(s.areas_with(e, ARTIST)):
            if reach_from(s, e, area) & areas:
                gain_glory(s, seat, points(s), "artist", s.card[e])
                return


def reach_from(s: State, e: int, area: int) -> int:
    """The areas in range of an empire, counted from one of its areas only."""
    times = s.components.explored_range if s.areas_with(e, EXPLORER) >> area & 1 else 1
    return spread(s, e, 1 << area, range_of(s, e) * times, 0)


def points(s: State) -> int:
    """What an artefact is worth to an Artist."""
    return next(number(effect.points) for effect in s.components.leader_effects[ARTIST] if effect.op == "glory")

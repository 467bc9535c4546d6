"""What Jihad and Crusade cost the faithful who do something else (S127)."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import CHRISTIANITY, ISLAM, JIHAD, MANOEUVRE, RENAISSANCE, WILD
from zeitalter.games.seven_ages.data.effects import Effects
from zeitalter.games.seven_ages.rules.faith import suffers_from
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.state import State


def remember_calls(s: State) -> None:
    """A second action begins: what is called only in it does not cost the first one (S127)."""
    s.uncalled = (s.jihad < 0) | (not s.crusade) << 1


def settle_holy_wars(s: State, e: int) -> None:
    """An empire whose faith calls to arms loses glory for every action but Manoeuvre, unless one of two was (S127)."""
    if s.jihad < 0 and not s.crusade:
        return
    c = s.components
    others = s.done[e] & ~(1 << WILD)
    if not others or others >> MANOEUVRE & 1 or s.has(e, RENAISSANCE):
        return
    n = others.bit_count()
    if s.jihad >= 0 and suffers_from(s, e, ISLAM):
        gain_glory(s, s.owner[e], (n - (s.uncalled & 1)) * penalty(c.art_effects[JIHAD]), "jihad", s.card[e])
    if s.crusade and suffers_from(s, e, CHRISTIANITY):
        gain_glory(s, s.owner[e], (n - (s.uncalled >> 1)) * penalty(c.crusade_effects), "crusade", s.card[e])


def penalty(effects: Effects) -> int:
    """What an action other than Manoeuvre costs, as it is written on the marker."""
    found = (effect.points for effect in effects if effect.when == "action_other_than_manoeuvre")
    return sum(points for points in found if isinstance(points, int))

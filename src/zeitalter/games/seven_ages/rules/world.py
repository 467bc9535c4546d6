"""Markers of the world: World war, Jihad, Crusade, the Peace treaty, and the end of barbarism (S127-S136)."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import CHRISTIANITY, ISLAM, WORLD_WAR
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def end_world_war(s: State, ended_by: int = NOBODY) -> None:
    """The marker leaves: glory for every fertile area, not for the empire whose advance ended it (S134)."""
    effects = s.components.art_on_removal[WORLD_WAR]
    each = sum(effect.points for effect in effects if effect.op == "glory" and isinstance(effect.points, int))
    s.world_war = 0
    s.emit("world-war-ends")
    for e in s.in_play():
        fertile = (s.held[e] & s.components.fertile).bit_count()
        if e != ended_by and fertile:
            gain_glory(s, s.owner[e], each * fertile, "world_war", s.card[e])


def end_treaty(s: State) -> None:
    """The Peace treaty is over (S136)."""
    first, _, second, _ = s.treaty
    s.treaty = ()
    s.emit("treaty-ends", s.card[first], s.card[second])


def at_peace(s: State, e: int, other: int) -> bool:
    """Whether a Peace treaty binds two empires (S72)."""
    return bool(s.treaty) and {e, other} == {s.treaty[0], s.treaty[2]}


def end_crusade(s: State) -> None:
    """The Crusade is over (S128)."""
    if s.crusade:
        s.crusade = 0
        s.emit("crusade-ends")


def end_jihad(s: State) -> None:
    """The Jihad is over (S128)."""
    if s.jihad >= 0:
        area, s.jihad = s.jihad, NOBODY
        s.emit("jihad-ends", area)


def check_holy_places(s: State) -> None:
    """Jihad and Crusade end as soon as their area is controlled by an empire of the religion (S128)."""
    if s.jihad >= 0 and s.holder[s.jihad] >= 0 and s.religion[s.holder[s.jihad]] == ISLAM:
        end_jihad(s)
    palestine = s.components.palestine
    if s.crusade and s.holder[palestine] >= 0 and s.religion[s.holder[palestine]] == CHRISTIANITY:
        end_crusade(s)


def settle_down(s: State, e: int) -> None:
    """A barbarian empire whose card says so stops being barbarian for good."""
    if not s.is_barbarian(e):
        return
    for power in s.components.powers[s.card[e]]:
        if power.op == "end_barbarian" and all_hold(s, e, power.condition):
            s.settled |= 1 << e
            s.emit("settles-down", s.card[e])
            return

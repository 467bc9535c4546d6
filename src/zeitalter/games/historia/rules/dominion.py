"""Kinds of dominion: a tile that gives one ability until the end of an epoch (H121-H125a)."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import STAT_MILITARY, STAT_TECHNOLOGY
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.matrix import gain_levels, lose_levels
from zeitalter.games.historia.rules.state import NO_DOMINION, SPENT_DOMINION, State
from zeitalter.games.historia.rules.wonders import stat

GENERAL, USED, PERSONAL = 0, 1, 2
EXTRA_CUBES, SHARED_TERRITORIES, TECHNOLOGY_BOOST, MILITARY_BOOST = range(4)
# An active tile is (ability, place its marker cube came from, cubes or levels to give back).


def in_use(s: State) -> bool:
    """Whether the players have tiles: in solo only if civbots count (A33)."""
    return s.option("dominion") and (s.players > 1 or s.option("dominion_counts_civbots"))


def rivals(s: State, seat: int) -> list[int]:
    """The civilizations a player is compared with (A33)."""
    last = len(s.land) if s.option("dominion_counts_civbots") else s.players
    return [civ for civ in range(last) if civ != seat and (civ < s.players or s.land[civ])]


def condition(s: State, seat: int) -> bool:
    """Strictly first in one stat of the tile, not alone last in the other (H121)."""
    others = rivals(s, seat)
    if not others:
        return False
    a, b = s.components.dominion_stats[s.civs[seat]]
    for first, other in ((a, b), (b, a)):
        own_first, own_other = stat(s, seat, first), stat(s, seat, other)
        if all(stat(s, r, first) < own_first for r in others) and any(stat(s, r, other) <= own_other for r in others):
            return True
    return False


def may_activate(s: State, seat: int) -> bool:
    """Whether the player may turn his tile now."""
    if s.table.options["dominion"] == "off" or s.dominion[seat] != NO_DOMINION or not in_use(s):
        return False
    return bool(s.general[seat] or s.used[seat] or s.personal[seat]) and condition(s, seat)


def options(s: State, seat: int) -> list[Action]:
    """`("dominion", ability, place of the marker cube, extra cubes)` for every way to turn the tile now."""
    if not may_activate(s, seat):
        return []
    pools = (s.general[seat], s.used[seat], s.personal[seat])
    found: list[Action] = []
    for ability in range(len(s.components.ability_ids)):
        for place in (GENERAL, USED, PERSONAL):
            if not pools[place]:
                continue
            if ability == EXTRA_CUBES:
                left = pools[GENERAL] - (place == GENERAL)
                found += [("dominion", ability, place, n) for n in range(min(2, left), -1, -1)]
            else:
                found.append(("dominion", ability, place, 0))
    return found


def objection(s: State, seat: int, action: Action) -> Objection | None:
    """Why the tile cannot be turned now."""
    if not in_use(s):
        return Objection("no-dominion", (), "H121")
    if s.dominion[seat] != NO_DOMINION:
        return Objection("dominion-used", (), "H122")
    if not condition(s, seat):
        return Objection("dominion-condition", s.components.dominion_stats[s.civs[seat]], "H121")
    if action not in options(s, seat):
        return Objection("dominion-no-cube", (), "H122")
    return None


def activate(s: State, seat: int, action: Action) -> None:
    """Turn the tile, mark the ability with a cube, gain it (H122-H125)."""
    _, ability, place, n = action
    pool = (s.general, s.used, s.personal)[place]
    pool[seat] -= 1
    s.emit("activates-dominion", seat, ability)
    if ability == EXTRA_CUBES:
        s.general[seat] -= n
        s.personal[seat] += n
        s.dominion[seat] = (ability, place, n)
    elif ability == SHARED_TERRITORIES:
        s.dominion[seat] = (ability, place, 0)
    else:
        stat_number = STAT_TECHNOLOGY if ability == TECHNOLOGY_BOOST else STAT_MILITARY
        s.dominion[seat] = (ability, place, boost_room(s, seat, stat_number))
        gain_levels(s, seat, stat_number, 2)


def boost_room(s: State, seat: int, which: int) -> int:
    """How many of the two levels of a boost the matrix allows; at the end only so many are lost (A32)."""
    t, m = s.technology[seat], s.military[seat]
    cells = s.components.cells
    room = 0
    for k in (1, 2):
        exists = cells[m][t + k] if which == STAT_TECHNOLOGY and t + k <= 16 else -1
        if which == STAT_MILITARY and m + k <= 16:
            exists = cells[m + k][t]
        if exists < 0:
            break
        room = k
    return room


def end_of_epoch(s: State) -> None:
    """Active tiles leave the game with their effect; the marker cube goes back where it came from (H122-H125a)."""
    for seat in s.order:
        tile = s.dominion[seat]
        if tile in (NO_DOMINION, SPENT_DOMINION):
            continue
        ability, place, n = tile
        (s.general, s.used, s.personal)[place][seat] += 1
        s.dominion[seat] = SPENT_DOMINION
        s.emit("dominion-ends", seat, ability)
        if ability == EXTRA_CUBES:
            return_cubes(s, seat, n)
        elif ability == TECHNOLOGY_BOOST:
            lose_levels(s, seat, STAT_TECHNOLOGY, n)
        elif ability == MILITARY_BOOST:
            lose_levels(s, seat, STAT_MILITARY, n)


def return_cubes(s: State, seat: int, n: int) -> None:
    """Extra cubes go back: from the personal supply, else the used pool, else the map, never the last (H123)."""
    for _ in range(n):
        if s.personal[seat]:
            s.personal[seat] -= 1
        elif s.used[seat]:
            s.used[seat] -= 1
        else:
            s.stack.append(LeaveTerritory(seat))
            continue
        s.general[seat] += 1


class LeaveTerritory(Decision[State]):
    """Which territory an extra cube goes back from; it costs no points (H123)."""

    seat: int
    rule = "H123"

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,) if world.territories(s, self.seat) > 1 else ()

    def options(self, s: State, seat: int) -> list[Action]:
        return [("leave", t) for t in bits(s.land[seat])]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.land[seat] &= ~(1 << action[1])
        s.general[seat] += 1
        s.emit("leaves", seat, action[1])


def holders(s: State) -> list[int]:
    """The players whose ability is to score shared territories."""
    return [p for p in range(s.players) if s.dominion[p][:1] == (SHARED_TERRITORIES,)]


def scored_territories(s: State, civ: int) -> tuple[int, ...]:
    """The territories that give a civilization the territory bonus: alone, or shared with the ability (H77, H124)."""
    if not s.is_player(civ) or s.dominion[civ][:1] != (SHARED_TERRITORIES,):
        return world.alone(s, civ)
    rival_land = 0
    for other in holders(s):
        if other != civ:
            rival_land |= s.land[other]
    alone = set(world.alone(s, civ))
    return tuple([t for t in bits(s.land[civ]) if t in alone or not rival_land >> t & 1])


def counted_territories(s: State, seat: int) -> int:
    """Mask of the territories a player counts for leader bonus and cube recovery (H124)."""
    land = s.land[seat]
    if not any(s.dominion):
        return land
    others = [h for h in holders(s) if h != seat]
    if not others:
        return land
    own_holder = s.dominion[seat][:1] == (SHARED_TERRITORIES,)
    for holder in others:
        cancelled = 0  # two holders cancel each other out where they meet
        for other in others:
            if other != holder:
                cancelled |= s.land[other]
        if own_holder:
            cancelled |= s.land[seat]
        land &= ~(s.land[holder] & ~cancelled)
    return land

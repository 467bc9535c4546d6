"""Manoeuvre on land and water: into free land that gains the most, against neighbours that can be beaten, and forward.

Every answer is found anew from the position, so a row of small moves follows a plan without remembering one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.land import garrison, spare_units, strength
from zeitalter.games.seven_ages.bot.outlook import Outlook, together
from zeitalter.games.seven_ages.bot.sailing import worthwhile_voyage
from zeitalter.games.seven_ages.data.components import ARTILLERY, DEMOCRACY, NAVAL, TACTICIAN
from zeitalter.games.seven_ages.rules.groups import escorts
from zeitalter.games.seven_ages.rules.marching import March
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import is_halted, unit_type
from zeitalter.games.seven_ages.rules.world import at_peace

PER_UNIT = 0.3
"""What a unit is worth that may be lost."""
LEAST_CHANCE, SURE = 550, 850
"""An attack is tried from this chance on; with that one nobody else need come (in thousandths)."""
FORWARD = 0.35
"""How much of an area counts for each step towards it."""
FAR = 6


def attack_worth(o: Outlook, e: int, area: int, chance: int, n: int) -> float:
    """What attacking an area of another player is worth with this chance."""
    s = o.s
    holder = s.holder[area]
    prize = o.plain_area(e, area) + o.danger(s.owner[holder]) * 2 * o.held_area(holder, area)
    for glory in o.c.immediate[s.card[e]]:
        prize += 0.7 * glory.points if glory.trigger != "first_control" or glory.area == area else 0.0
    if s.government[e] == DEMOCRACY:
        prize -= 1.0
    return (chance * prize - (1000 - chance) * PER_UNIT * n) / 1000 - 0.15


def foreign_goals(s: State, e: int) -> list[int]:
    """The land areas of other players next to an empire that a treaty does not close."""
    c = s.components
    near = s.neighbours(e) & c.land
    return [a for a in bits(near) if s.holder[a] >= 0 and s.owner[s.holder[a]] != s.owner[e]
            and not at_peace(s, e, s.holder[a])]  # fmt: skip


def march_appeal(o: Outlook, e: int) -> float:
    """What Manoeuvre is worth to an empire now."""
    s, c = o.s, o.c
    gains: list[float] = []
    taken = idle = 0
    for area in bits(s.held[e]):
        if c.land >> area & 1:
            spare = spare_units(s, e, area)
            goals = [b for b in bits(c.near[area] & c.land & ~taken) if s.neutral(b)]
        else:
            spare, goals = len(s.units[area]) - 1, []
        ships = sum(c.unit_class[unit_type(unit)] == NAVAL for unit in s.units[area])
        if ships and c.land >> area & 1:
            goals_at_sea = [b for b in bits(c.near[area] & c.sea & ~taken) if s.neutral(b)]
            gains += _best(o, e, goals_at_sea, min(ships, max(0, len(s.units[area]) - 1)))
        best = sorted(goals, key=lambda b: -o.area(e, b))[:spare]
        for b in best:
            taken |= 1 << b
        gains += _best(o, e, best, spare)
        if not goals:
            idle += spare
    attacks = [attack for attack in (_attack(o, e, area) for area in foreign_goals(s, e)) if attack > 0]
    return together(gains) + together(attacks) + 0.12 * idle


def _best(o: Outlook, e: int, goals: Sequence[int], n: int) -> list[float]:
    return sorted((o.area(e, b) for b in goals), reverse=True)[: max(0, n)]


def _attack(o: Outlook, e: int, area: int) -> float:
    """What the best attack on an area is worth before anybody has moved."""
    s, c = o.s, o.c
    units: list[int] = []
    for start in bits(c.near[area] & s.held[e] & c.land):
        units += free_land_units(s, e, start)
    if not units:
        return 0.0
    chance = odds(s, e, area, units).wins
    return attack_worth(o, e, area, chance, len(units)) if chance >= LEAST_CHANCE else 0.0


def free_land_units(s: State, e: int, area: int) -> list[int]:
    """The land units of an area that may go, the strongest first; the others stay as its garrison."""
    classes = s.components.unit_class
    able = [u for u in s.units[area] if classes[unit_type(u)] <= ARTILLERY and not is_halted(u)]
    others = len(s.units[area]) - len(able)
    stay = max(0, garrison(s, e, area) - others)
    return sorted(able, key=lambda unit: (-strength(s, unit), unit))[: max(0, len(able) - stay)]


# -- answers -----------------------------------------------------------------------------------------------------------


def move(o: Outlook, options: Sequence[Any]) -> Action:
    """The next move: attack, settle, sail out, carry somebody over the sea, go forward; then it is done."""
    s = o.s
    march: March = s.stack[-1].march(s)  # type: ignore[attr-defined]
    e = march.e
    found = [*_attacks(o, march), *_settlements(o, march), *_departures(o, march)]
    if not found:
        found = [*worthwhile_voyage(o, march, options), *_advances(o, march)]
    found.sort(key=lambda one: -one[0])
    for worth, action in found:
        if worth <= 0:
            break
        if action[0] == "set_sail" or march.refusal(*action[1:]) is None:
            return action
    assert e >= 0
    return ("done",)


def _leaders(march: March, start: int, attack: bool) -> tuple[int, ...]:
    """Who goes along: Tacticians to a fight, otherwise as few as possible."""
    few = escorts(march, start)[-1]
    if not attack:
        return few
    codes = march.c.leader_codes
    fighters = [leader for leader in march.leaders_at(start) if codes[leader] >> TACTICIAN & 1 or leader in few]
    return tuple(fighters)


def _attacks(o: Outlook, march: March) -> list[tuple[float, Action]]:
    s, e, c = march.s, march.e, march.c
    found: list[tuple[float, Action]] = []
    for area in foreign_goals(s, e):
        groups: dict[int, list[int]] = {}
        for start in bits(c.near[area] & s.held[e] & c.land):
            free = [unit for unit in free_land_units(s, e, start) if march.affords(unit, start, area, False)]
            if free:
                groups[start] = free
        there = s.raid[area]
        if not groups or (there and odds(s, e, area, there).wins >= SURE):
            continue
        units = [*there, *(unit for group in groups.values() for unit in group)]
        chance = odds(s, e, area, units).wins
        worth = attack_worth(o, e, area, chance, len(units))
        if there:
            worth = 1.0  # help is worth more than any new adventure
        if worth > 0 and (there or chance >= LEAST_CHANCE):
            start = max(groups, key=lambda one: (len(groups[one]), one))
            group = tuple(sorted(groups[start]))
            found.append((worth + 2.0, ("move", start, area, group, _leaders(march, start, True))))
    return found


def _settlements(o: Outlook, march: March) -> list[tuple[float, Action]]:
    """Single units go into neutral land, where it is worth the most, from where most can go."""
    s, e, c = march.s, march.e, march.c
    found: list[tuple[float, Action]] = []
    for start in bits(s.held[e] & c.land):
        free = free_land_units(s, e, start)
        if not free:
            continue
        goals = [b for b in bits(c.near[start] & c.land) if s.neutral(b)]
        for goal in goals:
            able = [unit for unit in free if march.affords(unit, start, goal, False)]
            if able:
                unit = min(able, key=lambda one: (len(goals) > len(free), strength(s, one), one))
                worth = o.area(e, goal) + 0.02 * len(free) - 0.01 * len(goals)
                found.append((worth, ("move", start, goal, (unit,), _leaders(march, start, False))))
    return found


def _departures(o: Outlook, march: March) -> list[tuple[float, Action]]:
    """Ships that lie in a port with others, or beside others at sea, take neutral water."""
    s, e, c = march.s, march.e, march.c
    found: list[tuple[float, Action]] = []
    for start in bits(s.held[e] & (c.coastal | c.water)):
        ships = [u for u in s.units[start] if c.unit_class[unit_type(u)] == NAVAL and not is_halted(u)]
        if not ships or len(s.units[start]) < 2:
            continue
        for goal in bits(c.near[start] & c.water):
            if s.neutral(goal) and march.affords(ships[0], start, goal, False):
                action = ("move", start, goal, (ships[0],), _leaders(march, start, False))
                found.append((o.area(e, goal), action))
    return found


def _advances(o: Outlook, march: March) -> list[tuple[float, Action]]:
    """Units that are not needed go through own land to where the empire can grow or fight."""
    s, e, c = march.s, march.e, march.c
    ways = _distances(o, e)
    found: list[tuple[float, Action]] = []
    for start in bits(s.held[e] & c.land):
        free = free_land_units(s, e, start)
        if not free:
            continue
        for goal in bits(c.near[start] & s.held[e] & c.land):
            if ways.get(goal, 0.0) > ways.get(start, 0.0) + 0.01:
                able = tuple(sorted(u for u in free if march.affords(u, start, goal, False)))
                if able:
                    worth = ways[goal] - ways.get(start, 0.0)
                    found.append((worth, ("move", start, goal, able, _leaders(march, start, False))))
    return found


def _distances(o: Outlook, e: int) -> dict[int, float]:
    """For the own land areas how good a place is: what can be entered from there, less for every step."""
    s, c = o.s, o.c
    own = s.held[e] & c.land
    found: dict[int, float] = {}
    for area in bits(own):
        goals = [o.area(e, b) for b in bits(c.near[area] & c.land) if s.neutral(b)]
        foreign = [0.6 * o.plain_area(e, b) for b in bits(c.near[area] & c.land)
                   if s.holder[b] >= 0 and s.owner[s.holder[b]] != o.seat]  # fmt: skip
        found[area] = max([*goals, *foreign], default=0.0)
    for _ in range(FAR):
        changed = False
        for area in found:
            best = max((found[b] for b in bits(c.near[area] & own)), default=0.0) * (1 - FORWARD)
            if best > found[area]:
                found[area], changed = best, True
        if not changed:
            break
    return found


def calm_down(o: Outlook, options: Sequence[Action]) -> Action:
    """A Populist always calms his area."""
    return options[0]

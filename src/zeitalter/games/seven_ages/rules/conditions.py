"""Conditions of artefacts, events, leaders and powers of cards: each word of the component files is one function here.

`holds` looks at an empire in a situation; `source` is the artefact, leader type or leader an effect comes from. A word
that is not in the table below cannot stand in the files: they are checked when they are read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import (
    CAPITALISM,
    HERESY,
    JIHAD,
    NAVAL,
    PEACE_TREATY,
    UNITED_NATIONS,
    WORLD_WAR,
)
from zeitalter.games.seven_ages.data.effects import Condition
from zeitalter.games.seven_ages.rules.situation import NOWHERE, Situation
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.units import unit_type

Test = Callable[[State, int, Any, Situation, int], bool]
TESTS: dict[str, Test] = {}
AREA_TOKENS: dict[str, Callable[[State, int, int], int]] = {}
"""Words for places: the areas they mean for an empire and the source of an effect, as a mask."""


def holds(s: State, e: int, condition: Condition, now: Situation = NOWHERE, source: int = NOBODY) -> bool:
    """Whether a condition holds for an empire."""
    return TESTS[condition.word](s, e, condition.value, now, source) != condition.negated


def all_hold(s: State, e: int, conditions: Sequence[Condition], now: Situation = NOWHERE, source: int = NOBODY) -> bool:
    """Whether all conditions hold for an empire."""
    for condition in conditions:
        if TESTS[condition.word](s, e, condition.value, now, source) == condition.negated:
            return False
    return True


def first_failing(
    s: State, e: int, conditions: Sequence[Condition], now: Situation = NOWHERE, source: int = NOBODY
) -> Condition | None:
    """The first condition that does not hold, for a refusal that says why."""
    for condition in conditions:
        if not holds(s, e, condition, now, source):
            return condition
    return None


def in_play(s: State, artefact: int) -> bool:
    """Whether the marker of an artefact is on the map, a card or the track."""
    if artefact == WORLD_WAR:
        return s.world_war > 0
    if artefact == JIHAD:
        return s.jihad >= 0
    if artefact == PEACE_TREATY:
        return bool(s.treaty)
    if artefact == HERESY:
        return any(e >= 0 for e in s.heresy)
    if artefact == UNITED_NATIONS:
        return s.where_is(artefact) >= 0
    for e in s.playing:
        if s.owned[e] >> artefact & 1:
            return True
    return False


def detached(s: State, e: int) -> int:
    """The areas of an empire that are not connected with its core through its own areas; see the event that uses it."""
    core = s.capital[e]
    if core < 0:
        sizes = {area: len(s.units[area]) for area in bits(s.held[e])}
        if not sizes:
            return 0
        groups = connected_groups(s, e)
        return s.held[e] & ~max(groups, key=lambda group: sum(sizes[area] for area in bits(group)))
    return s.held[e] & ~connected(s, e, core)


def connected(s: State, e: int, start: int, within: int = ~0) -> int:
    """The areas of an empire that hang together with one of them."""
    next_to, own = s.components.next_to, s.held[e] & within
    found = frontier = 1 << start
    while frontier:
        frontier = next_to(frontier) & own & ~found
        found |= frontier
    return found


def connected_groups(s: State, e: int) -> list[int]:
    """The areas of an empire in groups that hang together."""
    rest, found = s.held[e], []
    while rest:
        group = connected(s, e, (rest & -rest).bit_length() - 1)
        found.append(group)
        rest &= ~group
    return found


def land_areas(s: State, e: int) -> int:
    """The land areas of an empire, as a mask."""
    return s.held[e] & s.components.land


def is_next_to_own(s: State, e: int, seat: int) -> bool:
    """Whether an empire touches an area of an empire of a player."""
    near = s.neighbours(e)
    return any(s.held[other] & near for other in s.empires_of(seat))


def _naval_next_to_active(s: State, e: int) -> bool:
    near = s.neighbours(s.active) | s.held[s.active]
    classes = s.components.unit_class
    return any(
        classes[unit_type(unit)] == NAVAL
        for area in bits(s.held[e] & s.components.water & near)
        for unit in s.units[area]
    )


def _active_ships_at(s: State, area: int) -> bool:
    classes = s.components.unit_class
    units = s.units[area] if s.holder[area] == s.active else s.raid[area]
    return any(classes[unit_type(unit)] == NAVAL for unit in units)


def _class_in(s: State, value: Any, unit: int) -> bool:
    return unit >= 0 and bool(int(value) >> s.components.unit_class[unit] & 1)


def _governed_by(s: State, e: int, governments: int) -> bool:
    return s.government[e] >= 0 and bool(governments >> s.components.government_of[s.government[e]] & 1)


def _green_area_artefact(s: State, e: int) -> bool:
    return bool(s.area_artefacts(e) & s.components.art_green)


def _area_in(s: State, e: int, token: Any, now: Situation, source: int) -> bool:
    return now.area >= 0 and bool(AREA_TOKENS[token](s, e, source) >> now.area & 1)


def _artefact_area(s: State, e: int, artefact: int) -> int:
    found = 0
    for area in bits(s.held[e] & s.components.land):
        if s.lies[area] >> artefact & 1:
            found |= 1 << area
    return found


def one_leader(area: int) -> int:
    """One leader in an area as the source of an effect, in place of all leaders of a type."""
    return NOBODY - 1 - area


def _leader_areas(s: State, e: int, source: int) -> int:
    return s.areas_with(e, source) if source >= 0 else 1 << NOBODY - 1 - source


def _around(s: State, areas: int) -> int:
    return areas | s.components.next_to(areas)


AREA_TOKENS |= {
    "leader_area": _leader_areas,
    "own_areas_adjacent_to_leader": lambda s, e, source: s.components.next_to(_leader_areas(s, e, source)) & s.held[e],
    "artefact_area_and_all_adjacent": lambda s, e, source: _around(s, _artefact_area(s, e, source)),
    "artefact_area_and_own_adjacent": lambda s, e, source: _around(s, _artefact_area(s, e, source)) & s.held[e],
    "neutral": lambda s, e, source: ~s.ruled(),
    "anywhere": lambda s, e, source: ~0,
}

TESTS |= {
    "no_religion": lambda s, e, v, now, src: (s.religion[e] < 0) == v,
    "has_religion": lambda s, e, v, now, src: (s.religion[e] >= 0) == v,
    "religion": lambda s, e, v, now, src: s.religion[e] == s.components.artefact_of_religion[v],
    "no_government": lambda s, e, v, now, src: (s.government[e] < 0) == v,
    "government_in": lambda s, e, v, now, src: _governed_by(s, e, v),
    "government_not": lambda s, e, v, now, src: not _governed_by(s, e, v),
    "has": lambda s, e, v, now, src: s.has(e, v),
    "has_not": lambda s, e, v, now, src: not s.has(e, v),
    "controls_land_in": lambda s, e, v, now, src: bool(land_areas(s, e) & v),
    "has_leader": lambda s, e, v, now, src: bool(s.leaders[e]) if v < 0 else bool(s.codes(e) >> v & 1),
    "no_leader_type": lambda s, e, v, now, src: not s.codes(e) >> v & 1,
    "no_leader": lambda s, e, v, now, src: (not s.leaders[e]) == v,
    "has_disorder": lambda s, e, v, now, src: bool(s.held[e] & s.disorder) == v,
    "no_disorder": lambda s, e, v, now, src: (not s.held[e] & s.disorder) == v,
    "barbarian": lambda s, e, v, now, src: s.is_barbarian(e) == v,
    "not_barbarian": lambda s, e, v, now, src: s.is_barbarian(e) != v,
    "marker_in_play": lambda s, e, v, now, src: in_play(s, v),
    "marker_not_in_play": lambda s, e, v, now, src: not in_play(s, v),
    "empire_is": lambda s, e, v, now, src: s.card[e] == v,
    "if_in_play_else": lambda s, e, v, now, src: all_hold(s, e, v[1] if s.empire(v[0]) >= 0 else v[2], now, src),
    "any_of": lambda s, e, v, now, src: any(all_hold(s, e, branch, now, src) for branch in v),
    "capital_disordered": lambda s, e, v, now, src: (s.capital[e] >= 0 and s.disordered(s.capital[e])) == v,
    "cities_at_least": lambda s, e, v, now, src: len(s.cities(e)) >= v,
    "land_areas_at_least": lambda s, e, v, now, src: land_areas(s, e).bit_count() >= v,
    "controls_city_level_at_least": lambda s, e, v, now, src: any(s.city[area] >= v for area in s.cities(e)),
    "age_above_start_age": lambda s, e, v, now, src: (s.age(e) > s.born[e]) == v,
    "has_detached_group": lambda s, e, v, now, src: bool(detached(s, e)) == v,
    "has_green_area_artefact": lambda s, e, v, now, src: _green_area_artefact(s, e) == v,
    "some_empire_is_less_advanced": lambda s, e, v, now, src: (
        any(s.level[other] < s.level[e] for other in s.in_play()) == v
    ),
    "adjacent_to_own_empire": lambda s, e, v, now, src: is_next_to_own(s, e, now.seat) == v,
    "naval_unit_in_water_next_to_active_empire": lambda s, e, v, now, src: _naval_next_to_active(s, e) == v,
    "naval_units_of_active_empire": lambda s, e, v, now, src: _active_ships_at(s, now.area) == v,
    "lost_this_trade": lambda s, e, v, now, src: now.lost == v,
    "winner_was_more_advanced": lambda s, e, v, now, src: now.winner_was_ahead == v,
    "attacking": lambda s, e, v, now, src: now.attacking == v,
    "defending": lambda s, e, v, now, src: now.defending == v,
    "terrain": lambda s, e, v, now, src: now.area >= 0 and bool(v >> s.components.terrain[now.area] & 1),
    "kind": lambda s, e, v, now, src: now.area >= 0 and bool(v >> s.components.area_kind[now.area] & 1),
    "island": lambda s, e, v, now, src: now.area >= 0 and bool(s.components.island >> now.area & 1) == v,
    "has_city": lambda s, e, v, now, src: now.area >= 0 and (s.city[now.area] > 0) == v,
    "class": lambda s, e, v, now, src: _class_in(s, v, now.unit),
    "class_not": lambda s, e, v, now, src: now.unit >= 0 and not _class_in(s, v, now.unit),
    "type": lambda s, e, v, now, src: now.unit >= 0 and bool(v >> now.unit & 1),
    "outside_capital": lambda s, e, v, now, src: (now.area != s.capital[e]) == v,
    "own_city_area": lambda s, e, v, now, src: (
        (now.area >= 0 and s.holder[now.area] == e and s.city[now.area] > 0) == v
    ),
    "start_area": lambda s, e, v, now, src: (now.area in s.components.start_areas[s.card[e]]) == v,
    "partner_controls_land_in": lambda s, e, v, now, src: now.partner >= 0 and bool(land_areas(s, now.partner) & v),
    "controls_water_areas": lambda s, e, v, now, src: (s.held[e] & s.components.water).bit_count() >= v,
    "controls_coastal": lambda s, e, v, now, src: (s.held[e] & s.components.coastal).bit_count() >= v,
    "own_action": lambda s, e, v, now, src: now.own_action == v,
    "takes_part": lambda s, e, v, now, src: True,
    "opponent_controls_more_areas": lambda s, e, v, now, src: (
        (now.partner >= 0 and s.held[now.partner].bit_count() > s.held[e].bit_count()) == v
    ),
    "area": _area_in,
    "where": _area_in,
    "measured_from": _area_in,
    "stacked_with_leader": lambda s, e, v, now, src: now.with_leader == v,
    "area_has_city_level": lambda s, e, v, now, src: now.area >= 0 and bool(v >> s.city[now.area] & 1),
    "v_at_least": lambda s, e, v, now, src: now.value >= v,
    "fortification": lambda s, e, v, now, src: now.unit < 0,
    "leader_in_own_capital": lambda s, e, v, now, src: (
        s.capital[e] >= 0 and bool(_leader_areas(s, e, src) >> s.capital[e] & 1)
    ),
    "lost_control_of_an_area_to_an_empire": lambda s, e, v, now, src: s.lost[e] > 0 and s.lost[e] >= s.turn - 1,
    "loser_is_more_advanced": lambda s, e, v, now, src: now.partner >= 0 and s.level[now.partner] > s.level[e],
    "taken_from": lambda s, e, v, now, src: now.partner >= 0 and s.government[now.partner] == CAPITALISM,
    "own": lambda s, e, v, now, src: True,
    "per": lambda s, e, v, now, src: True,
}

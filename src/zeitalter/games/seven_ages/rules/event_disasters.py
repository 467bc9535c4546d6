"""What events do to areas: disorder, cities, fortifications, artefacts, units and leaders."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.effects import Condition, Effect
from zeitalter.games.seven_ages.rules.cards import draw_value
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.control import leader_dies, lose_units
from zeitalter.games.seven_ages.rules.disorder import place_disorder
from zeitalter.games.seven_ages.rules.event_choices import (
    BurnArtefact,
    KeepLeader,
    LoseToPestilence,
    PlaceUnrest,
    SettleColonists,
    SpreadRebellion,
    colony_areas,
    colony_types,
    open_to_disorder,
    rebel_areas,
)
from zeitalter.games.seven_ages.rules.event_core import Ops, area_of, number
from zeitalter.games.seven_ages.rules.event_targets import Play, all_known_hold, is_immune, target_empire
from zeitalter.games.seven_ages.rules.leaders import UNNAMED
from zeitalter.games.seven_ages.rules.passage import use_ways
from zeitalter.games.seven_ages.rules.situation import Situation, at
from zeitalter.games.seven_ages.rules.state import NOBODY, State, put
from zeitalter.games.seven_ages.rules.units import halted, together, unit_type, without

# -- disorder, cities, artefacts ---------------------------------------------------------------------------------------


def disorder_places(s: State, play: Play, effect: Effect) -> list[int]:
    """The areas among which one gets a marker; empty if there is none."""
    land = s.components.land
    if effect.where == "target_area":
        found = [area_of(play)]
    elif effect.where in ("one_area_of_active_empire", "one_area_of_target_empire", "area_with_most_units"):
        e = s.active if effect.where == "one_area_of_active_empire" else target_empire(s, play)
        found = list(bits(s.held[e] & land)) if e >= 0 else []
        if effect.where == "area_with_most_units":
            most = max((len(s.units[area]) for area in found), default=0)
            found = [area for area in found if len(s.units[area]) == most]
    else:
        raise ValueError(f"no place {effect.where}")
    return [area for area in found if open_to_disorder(s, area) and _area_fits(s, play, area, effect)]


def _area_fits(s: State, play: Play, area: int, effect: Effect) -> bool:
    for condition in effect.filter:
        if condition.word == "adjacent_to" and not s.components.near[area_of(play)] >> area & 1:
            return False
    return all_known_hold(s, s.holder[area], effect.filter, at(area))


def split_faith(s: State, play: Play, effect: Effect) -> list[tuple[int, ...]]:
    """For each empire of the named religion that is not protected, the city areas where a schism can break out."""
    religion = play.target[3][0]
    others = tuple(condition for condition in effect.filter if not _is_target_religion(condition))
    found = []
    for e in s.in_play():
        if s.religion[e] == religion and all_hold(s, e, others) and not is_immune(s, e, play.event):
            areas = tuple(area for area in s.cities(e) if open_to_disorder(s, area))
            if areas:
                found.append(areas)
    return found


def _is_target_religion(condition: Condition) -> bool:
    return condition.word == "religion"


def _disorder_matters(s: State, play: Play, effect: Effect) -> bool:
    if effect.where == "chain_of_areas_of_target_empire":
        e = target_empire(s, play)
        return e >= 0 and bool(rebel_areas(s, e, ()))
    if effect.where == "one_city_area_each":
        return bool(split_faith(s, play, effect))
    return bool(disorder_places(s, play, effect))


def _disorder(s: State, play: Play, effect: Effect) -> None:
    if effect.where == "chain_of_areas_of_target_empire":
        e = target_empire(s, play)
        if e >= 0:
            s.push(SpreadRebellion(play.seat, s.card[e], number(effect.count, play.v), ()))
    elif effect.where == "one_city_area_each":
        s.push(*(PlaceUnrest(play.seat, play.event, areas) for areas in split_faith(s, play, effect)))
    elif effect.chooser:
        s.push(PlaceUnrest(play.seat, play.event, tuple(disorder_places(s, play, effect))))
    else:
        for area in disorder_places(s, play, effect):
            place_disorder(s, area)


def keeps_city(s: State, area: int) -> bool:
    """Whether a leader protects the city of an area from events (S99)."""
    e = s.holder[area]
    if e < 0:
        return False
    codes = s.codes_at(e, area)
    leaders = s.components.immune["city_reduction"].leaders
    return any(codes >> kind & 1 and "events" in effect.extra.get("by", ()) for kind, effect in leaders)


def _city_matters(s: State, play: Play, effect: Effect) -> bool:
    area = area_of(play)
    return s.city[area] > 0 and not keeps_city(s, area)


def _city_step(s: State, play: Play, effect: Effect) -> None:
    area = area_of(play)
    if not _city_matters(s, play, effect):
        return
    s.city = put(s.city, area, s.next_city_level(s.city[area], int(effect.extra["steps"])))
    s.emit("city-falls", area, s.city[area])
    e = s.holder[area]
    if not s.city[area] and e >= 0 and s.capital[e] == area:
        s.capital = put(s.capital, e, NOBODY)
        s.emit("capital-lost", s.card[e])


def _fort_matters(s: State, play: Play, effect: Effect) -> bool:
    return bool(s.forts >> area_of(play) & 1)


def _fort_falls(s: State, play: Play, effect: Effect) -> None:
    area = area_of(play)
    if s.forts >> area & 1:
        s.forts &= ~(1 << area)
        s.emit("fort-falls", area)


def _artefact_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and bool(s.area_artefacts(e) & s.components.art_green)


def _burn(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        s.push(BurnArtefact(play.seat, s.card[e]))


# -- units and leaders -------------------------------------------------------------------------------------------------


def _hit_areas(s: State, play: Play, effect: Effect) -> list[int]:
    area = area_of(play)
    if effect.where == "target_area_and_adjacent_city_areas":
        cities = [near for near in bits(s.components.near[area]) if s.city[near]]
        return [one for one in (area, *cities) if s.holder[one] >= 0]
    return [area]


def _hit_units(s: State, play: Play, effect: Effect, area: int) -> tuple[int, tuple[int, ...]]:
    """Whose units are hit in an area, and which."""
    e = s.active if effect.filter else s.holder[area]
    if e < 0:
        return NOBODY, ()
    units = s.units[area] if s.holder[area] == e else s.raid[area]
    return e, tuple(unit for unit in units if all_hold(s, e, effect.filter, Situation(unit=unit_type(unit))))


def _units_matter(s: State, play: Play, effect: Effect) -> bool:
    if "keep" in effect.extra:
        return any(len(s.units[area]) > 1 for area in _hit_areas(s, play, effect))
    return any(_hit_units(s, play, effect, area)[1] for area in _hit_areas(s, play, effect))


def _remove_units(s: State, play: Play, effect: Effect) -> None:
    if "keep" in effect.extra:
        for area in reversed(_hit_areas(s, play, effect)):
            e = s.holder[area]
            s.push(LoseToPestilence(s.owner[e], s.card[e], area, len(s.units[area]) // 2))
        return
    least = next(int(condition.value) for condition in effect.extra["each_if"])
    area = area_of(play)
    e, units = _hit_units(s, play, effect, area)
    lost = tuple(unit for unit in units if draw_value(s) >= least)
    if lost:
        s.emit("units-perish", s.card[e], area, tuple(sorted(unit_type(unit) for unit in lost)))
        lose_units(s, area, lost, e)


def _stop_units(s: State, play: Play, effect: Effect) -> None:
    """Ships in a storm may not move on in this Manoeuvre; what they carry is sent back by the voyage (S74b)."""
    area = area_of(play)
    e, units = _hit_units(s, play, effect, area)
    if not units:
        return
    stopped = tuple(halted(unit, area) for unit in units)
    if s.holder[area] == e:
        s.units[area] = together(without(s.units[area], units), stopped)
    else:
        s.raid = put(s.raid, area, together(without(s.raid[area], units), stopped))
    s.becalmed += tuple((area, unit_type(unit)) for unit in units)
    s.emit("ships-stopped", s.card[e], area)


def _leader_there(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and (play.target[2][0], area_of(play)) in s.leaders[e]


def _remove_leader(s: State, play: Play, effect: Effect) -> None:
    if _leader_there(s, play, effect):
        leader_dies(s, target_empire(s, play), play.target[2][0], area_of(play))


def _leaders_left(s: State, play: Play, effect: Effect) -> bool:
    return any(s.cup[:UNNAMED])


def _draw_leaders(s: State, play: Play, effect: Effect) -> None:
    """Counters are drawn together; those that are not kept go back, so the cup is only changed by the choice."""
    e = target_empire(s, play)
    if e < 0:
        return
    cup, drawn = list(s.cup), []
    for _ in range(min(number(effect.count, play.v), sum(cup))):
        n, kind = s.below(sum(cup)), 0
        while n >= cup[kind]:
            n -= cup[kind]
            kind += 1
        cup[kind] -= 1
        drawn.append(kind)
    found = tuple(sorted(kind for kind in drawn if kind < UNNAMED))
    s.emit("draws-leaders", s.card[e], found)
    s.push(KeepLeader(play.seat, s.card[e], found, int(effect.extra["keep"])))


def _classes(effect: Effect) -> int:
    return next((int(condition.value) for condition in effect.filter if condition.word == "class"), 0)


def _colonists_matter(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and bool(colony_types(s, e, _classes(effect))) and bool(colony_areas(s, e))


def _colonists(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        left, areas = number(effect.count, play.v), colony_areas(s, e)
        if areas != colony_areas(s, e, 0):
            use_ways(s)
        s.push(SettleColonists(play.seat, s.card[e], left, _classes(effect), areas))


OPS: Ops = {
    "remove_leader": (_leader_there, _remove_leader),
    "place_disorder": (_disorder_matters, _disorder),
    "city_step": (_city_matters, _city_step),
    "remove_marker": (_fort_matters, _fort_falls),
    "remove_artefact": (_artefact_matters, _burn),
    "remove_units": (_units_matter, _remove_units),
    "stop_units": (_units_matter, _stop_units),
    "draw_leaders": (_leaders_left, _draw_leaders),
    "place_units": (_colonists_matter, _colonists),
}

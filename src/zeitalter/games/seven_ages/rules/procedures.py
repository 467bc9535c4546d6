"""The long events: Civil war, collapse and fragmentation of an empire, a new dynasty (the data's `procedure`).

The dynastic marriage is in `marriage.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option, Some
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.cards import draw_to_hand, draw_value
from zeitalter.games.seven_ages.rules.conditions import connected_groups
from zeitalter.games.seven_ages.rules.control import lose_units
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered, capital_or_instead, place_disorder
from zeitalter.games.seven_ages.rules.event_core import Ops, always
from zeitalter.games.seven_ages.rules.event_targets import Play, target_empire
from zeitalter.games.seven_ages.rules.fall import lose_marker
from zeitalter.games.seven_ages.rules.marriage import can_marry, propose
from zeitalter.games.seven_ages.rules.state import NOBODY, State

# -- civil war ---------------------------------------------------------------------------------------------------------


def _civil_war(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        s.push(NameRebels(play.seat, s.card[e], most_rebels(s, e, play.v)))


def rebel_land(s: State, e: int) -> tuple[int, ...]:
    """The land areas of an empire that can turn against it: all but the capital."""
    return tuple(area for area in bits(s.held[e] & s.components.land) if area != s.capital[e])


def most_rebels(s: State, e: int, v: int) -> int:
    """How many areas can be named at most: V, never more than stay loyal."""
    land = (s.held[e] & s.components.land).bit_count()
    return min(v, land // s.components.constants.civil_war_share, len(rebel_land(s, e)))


class NameRebels(Decision[State]):
    """The player of a civil war names the areas where rebels rise."""

    seat: int
    empire: int
    most: int
    rule = "S5"
    answers = ("rebels",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.empire) >= 0 and self.most > 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return [Form("rebels", (Some(rebel_land(s, s.empire(self.empire)), 0, self.most),))]

    def default(self, s: State, seat: int) -> Action | None:
        return ("rebels", rebel_land(s, s.empire(self.empire))[: self.most])

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if len(action[1]) > self.most:
            return Objection("too-many-rebels", (self.most,), "S5")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.emit("names-rebels", self.empire, action[1])
        s.push(*(Uprising(self.empire, area) for area in action[1]))


class Uprising(Step[State]):
    """A card decides for an area of a civil war: all its units go, or it is disordered."""

    empire: int
    area: int

    def run(self, s: State) -> None:
        e = s.empire(self.empire)
        if e < 0 or s.holder[self.area] != e:
            return
        if draw_value(s) >= len(s.units[self.area]):
            lose_units(s, self.area, s.units[self.area])
        else:
            place_disorder(s, self.area)


# -- collapse ----------------------------------------------------------------------------------------------------------


def _collapse_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and s.held[e].bit_count() > 1


def _collapse(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        s.push(KeepHeart(s.owner[e], s.card[e], play.v))


def hearts(s: State, e: int) -> list[int]:
    """The capital, or without one the areas with the most units."""
    if s.capital[e] != NOBODY:
        return [s.capital[e]]
    most = max(len(s.units[area]) for area in bits(s.held[e]))
    return [area for area in bits(s.held[e]) if len(s.units[area]) == most]


class KeepHeart(Decision[State]):
    """An empire without a capital collapses: its owner says which of the strongest areas it keeps in any case."""

    seat: int
    empire: int
    v: int
    rule = "A18"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.empire) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("keep_area", area) for area in hearts(s, s.empire(self.empire))]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(KeepAreas(seat, self.empire, self.v, action[1]))


class KeepAreas(Decision[State]):
    """The owner of a collapsing empire keeps V areas beside its heart; everything elsewhere is lost."""

    seat: int
    empire: int
    v: int
    heart: int
    rule = "S5"
    answers = ("keep_areas",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.empire) >= 0 else ()

    def others(self, s: State) -> tuple[int, ...]:
        """The areas among which he chooses."""
        return tuple(area for area in bits(s.held[s.empire(self.empire)]) if area != self.heart)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        others = self.others(s)
        n = min(self.v, len(others))
        if n in (0, len(others)):
            return [("keep_areas", others[:n])]
        return [Form("keep_areas", (Some(others, n, n),))]

    def default(self, s: State, seat: int) -> Action | None:
        others = self.others(s)
        return ("keep_areas", others[: min(self.v, len(others))])

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        n = min(self.v, len(self.others(s)))
        return None if len(action[1]) == n else Objection("keep-so-many", (n,), "S5")

    def take(self, s: State, seat: int, action: Action) -> None:
        kept = (self.heart, *action[1])
        s.emit("collapses", self.empire, tuple(sorted(kept)))
        lose_areas(s, self.empire, tuple(area for area in self.others(s) if area not in kept))


class LoseArea(Step[State]):
    """All units and leaders of an empire in an area are gone."""

    empire: int
    area: int

    def run(self, s: State) -> None:
        e = s.empire(self.empire)
        if e >= 0 and s.holder[self.area] == e:
            lose_units(s, self.area, s.units[self.area])


def lose_areas(s: State, card: int, areas: tuple[int, ...]) -> None:
    """An empire loses everything in some areas, one after the other."""
    s.push(*(LoseArea(card, area) for area in areas))


# -- fragmentation -----------------------------------------------------------------------------------------------------


def lost_parts(s: State, e: int, core: int) -> tuple[int, ...]:
    """The areas of the parts that break away: neither the core nor held together by a leader or a large city."""
    found: list[int] = []
    led, safe = 0, s.components.constants.fragment_city_level
    for _, area in s.leaders[e]:
        led |= 1 << area
    for group in connected_groups(s, e):
        large = any(s.city[area] >= safe for area in bits(group))
        if not (group >> core & 1 or group & led or large):
            found += bits(group)
    return tuple(sorted(found))


def cores(s: State, e: int) -> list[int]:
    """An area of each part that can be the core: that with the capital, or those with the most units."""
    if s.capital[e] != NOBODY:
        return [s.capital[e]]
    groups = connected_groups(s, e)
    sizes = [sum(len(s.units[area]) for area in bits(group)) for group in groups]
    return [(group & -group).bit_length() - 1 for group, n in zip(groups, sizes, strict=True) if n == max(sizes)]


def _fragment_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and any(lost_parts(s, e, core) for core in cores(s, e))


def _fragment(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        s.push(KeepCore(s.owner[e], s.card[e]))


class KeepCore(Decision[State]):
    """An empire breaks apart: without a capital its owner chooses among the parts with the most units."""

    seat: int
    empire: int
    rule = "A18"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.empire) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("keep_area", area) for area in cores(s, s.empire(self.empire))]

    def take(self, s: State, seat: int, action: Action) -> None:
        areas = lost_parts(s, s.empire(self.empire), action[1])
        s.emit("fragments", self.empire, areas)
        lose_areas(s, self.empire, areas)


# -- new dynasty -------------------------------------------------------------------------------------------------------


def _dynasty_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    if e < 0:
        return False
    return s.has_free_slot(play.seat) or any(can_be_disordered(s, area) for area in capital_or_instead(s, e))


def _new_dynasty(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e < 0:
        return
    least = s.components.leader_value[s.card[e]] + s.components.constants.dynasty_above_leaders
    if play.v >= least and s.has_free_slot(play.seat):
        take_over(s, e, play.seat)
    else:
        s.push(DynastyFails(s.owner[e], s.card[e]))


def take_over(s: State, e: int, seat: int) -> None:
    """An empire with everything it has goes to another player; its face-down marker is lost (S33b)."""
    old = s.owner[e]
    lose_marker(s, old, e)
    s.set_owner(e, seat)
    s.emit("new-dynasty", s.card[e], seat)
    draw_to_hand(s, old, s.components.constants.dynasty_cards)


class DynastyFails(Decision[State]):
    """The old dynasty holds out: disorder in the capital, or in one of the areas with the most units."""

    seat: int
    empire: int
    rule = "A18"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and self.places(s, e) else ()

    def places(self, s: State, e: int) -> list[int]:
        """Where the marker can go."""
        return [area for area in capital_or_instead(s, e) if can_be_disordered(s, area)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in self.places(s, s.empire(self.empire))]

    def take(self, s: State, seat: int, action: Action) -> None:
        place_disorder(s, action[1])


def _marriage_matters(s: State, play: Play, effect: Effect) -> bool:
    e = target_empire(s, play)
    return e >= 0 and can_marry(s, play.seat, e)


def _marriage(s: State, play: Play, effect: Effect) -> None:
    e = target_empire(s, play)
    if e >= 0:
        propose(s, play.seat, play.card, e)


OPS: Ops = {
    "civil_war": (always, _civil_war),
    "collapse": (_collapse_matters, _collapse),
    "fragment": (_fragment_matters, _fragment),
    "new_dynasty": (_dynasty_matters, _new_dynasty),
    "area_sale": (_marriage_matters, _marriage),
}

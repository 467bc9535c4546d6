"""Choices that events bring: where disorder breaks out, what is lost, who stays (the data's `chooser`)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import INFANTRY
from zeitalter.games.seven_ages.rules.cards import add_to_hand
from zeitalter.games.seven_ages.rules.control import enter_neutral, lose_units, removed
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered, place_disorder
from zeitalter.games.seven_ages.rules.leaders import add_leader
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.reach import reach
from zeitalter.games.seven_ages.rules.state import DISCARD, NOBODY, State, put


def open_to_disorder(s: State, area: int) -> bool:
    """Whether an empire rules an area and a marker may be put there."""
    return s.holder[area] >= 0 and can_be_disordered(s, area)


class PlaceUnrest(Decision[State]):
    """The player of an event says in which of some areas disorder breaks out."""

    seat: int
    event: int
    areas: tuple[int, ...]
    rule = "S17"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if any(open_to_disorder(s, area) for area in self.areas) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in self.areas if open_to_disorder(s, area)]

    def take(self, s: State, seat: int, action: Action) -> None:
        place_disorder(s, action[1])


def rebel_areas(s: State, e: int, chain: tuple[int, ...]) -> list[int]:
    """Where a rebellion can begin or spread to: each further area touches one that was named or disordered before."""
    near, touched = s.components.near, 0
    for area in (*chain, *bits(s.held[e] & s.disorder)):
        touched |= near[area]
    return [
        area
        for area in bits(s.held[e] & s.components.land)
        if area not in chain and can_be_disordered(s, area) and (not chain or touched >> area & 1)
    ]


class SpreadRebellion(Decision[State]):
    """A rebellion spreads along a chain of areas; the player of the event names the next one."""

    seat: int
    empire: int
    left: int
    chain: tuple[int, ...]
    rule = "S17"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and self.left > 0 and rebel_areas(s, e, self.chain) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("mark", area) for area in rebel_areas(s, s.empire(self.empire), self.chain)]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(SpreadRebellion(seat, self.empire, self.left - 1, (*self.chain, action[1])))
        place_disorder(s, action[1])


class BurnArtefact(Decision[State]):
    """The player of an event names the green artefact in an area of an empire that is destroyed."""

    seat: int
    empire: int
    rule = "S140"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and s.area_artefacts(e) & s.components.art_green else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        e, green = s.empire(self.empire), s.components.art_green
        own = s.held[e] & s.components.land
        return [("burn", artefact, area) for area in bits(own) for artefact in bits(s.lies[area] & green)]

    def take(self, s: State, seat: int, action: Action) -> None:
        _, artefact, area = action
        s.set_lying(area, s.lies[area] & ~(1 << artefact))
        s.emit("artefact-goes", self.empire, artefact)
        removed(s, s.empire(self.empire), artefact)


class LoseToPestilence(Decision[State]):
    """The owner of an area says which units die there."""

    seat: int
    empire: int
    area: int
    left: int
    rule = "S13"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and s.holder[self.area] == e and self.left > 0 and s.units[self.area] else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("lose", unit) for unit in sorted(set(s.units[self.area]))]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(LoseToPestilence(seat, self.empire, self.area, self.left - 1))
        lose_units(s, self.area, (action[1],))


class KeepLeader(Decision[State]):
    """Counters were drawn from the cup: one of the leaders may be kept, in an area with an own unit (S104b)."""

    seat: int
    empire: int
    drawn: tuple[int, ...]
    left: int
    rule = "S104b"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.drawn and self.left > 0 and s.empire(self.empire) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        areas = list(bits(s.held[s.empire(self.empire)]))
        kinds = sorted(set(self.drawn))
        return [("done",), *(("keep_leader", leader, area) for leader in kinds for area in areas)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("done",):
            return
        _, leader, area = action
        rest = list(self.drawn)
        rest.remove(leader)
        s.push(KeepLeader(seat, self.empire, tuple(rest), self.left - 1))
        s.cup = put(s.cup, leader, s.cup[leader] - 1)
        add_leader(s, s.empire(self.empire), leader, area)


class TakeFromDiscard(Decision[State]):
    """A player takes any card of the discard pile."""

    seat: int
    left: int
    rule = "S3"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.left > 0 and s.zones[DISCARD] else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("take_card", card) for card in sorted(s.zones[DISCARD].cards)]

    def take(self, s: State, seat: int, action: Action) -> None:
        card = action[1]
        s.push(TakeFromDiscard(seat, self.left - 1))
        s.zones[DISCARD] = s.zones[DISCARD].without(card)
        add_to_hand(s, seat, card, ALL)
        s.emit("takes-from-discard", seat, card)


def colony_types(s: State, e: int, classes: int = 1 << INFANTRY) -> list[int]:
    """The types an empire can put down as settlers."""
    return [kind for kind in pool(s, e) if classes >> s.components.unit_class[kind] & 1]


def colony_areas(s: State, e: int, ways: int | None = None) -> int:
    """The neutral land areas in range of an empire, as a mask; a way that was granted serves the active one only."""
    granted = s.ways if ways is None else ways
    return reach(s, e, granted if e == s.active else 0) & s.components.land & ~s.ruled()


class SettleColonists(Decision[State]):
    """Settlers go to neutral land in range, free of charge."""

    seat: int
    empire: int
    left: int
    classes: int
    areas: int
    rule = "S23"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and self.left > 0 and self.places(s) and colony_types(s, e, self.classes) else ()

    def places(self, s: State) -> list[int]:
        """The areas that were neutral; two may settle in the same one."""
        return [area for area in bits(self.areas) if s.holder[area] in (NOBODY, s.empire(self.empire))]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        kinds = colony_types(s, s.empire(self.empire), self.classes)
        return [("done",), *(("settle", kind, area) for area in self.places(s) for kind in kinds)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("done",):
            return
        _, kind, area = action
        e = s.empire(self.empire)
        s.push(SettleColonists(seat, self.empire, self.left - 1, self.classes, self.areas))
        s.take_counter(e, kind)
        s.add_units(area, (kind,))
        s.emit("settles", self.empire, kind, area)
        if s.neutral(area):
            enter_neutral(s, e, area)

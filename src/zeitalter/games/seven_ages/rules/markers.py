"""Action markers (S31-S32): placing them face down, turning them over, taking them back.

The face-down markers of a seat lie in its zone in the order of `State.slots`. All others are in its zone of spare ones:
those that were not placed, which nobody else knows, and face up those that were turned over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option, Row
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Sealed
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, EMPTY, Zone, zone_of
from zeitalter.games.seven_ages.data.components import WILD
from zeitalter.games.seven_ages.rules.state import COLOURS, MARKERS, NOBODY, SPARE, State

N_MARKERS = WILD + 1
EVERY_MARKER = tuple(range(N_MARKERS))
ALL_MARKERS = (1 << N_MARKERS) - 1


def slots_of(s: State, seat: int) -> tuple[int, ...]:
    """What a player may put markers on: the empires by colour, then the empty slot if there is one (S31)."""
    return (*s.empires_of(seat), *((NOBODY,) if s.has_free_slot(seat) else ()))


def may_lie(s: State, marker: int, slot: int) -> bool:
    """Whether a marker is allowed on an empire, or on the empty slot (S31b, S32)."""
    c = s.components
    return bool((c.action_slot if slot < 0 else c.action_empire) >> marker & 1)


NONE_ALONE = (0,)


@cache
def place_form(empires: int, slots: int) -> Form:
    """One marker on each empire, and one on the empty slot if there is one."""
    return Form("place", (Row(tuple(range(N_MARKERS)), empires, slots),))


@cache
def marks_alone(fit: int, for_slot: int, empires: int) -> tuple[int, ...]:
    """What can lie on the empty slot, as bits: nothing, or a marker that leaves enough for the empires."""
    return 0, *(1 << marker for marker in bits(for_slot) if (fit & ~(1 << marker)).bit_count() >= empires)


class PlaceMarkers(Sealed[State]):
    """All players place markers at the same time: one on each empire, and one on an empty slot if they like (S31)."""

    rule = "S31"
    answers = ("place",)
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Option]:
        """The markers of the next turn, for the empires and the empty slot of now."""
        empires = s.owner.count(seat)
        slots = empires + s.has_free_slot(seat)
        return [place_form(empires, slots)] if slots else []

    @classmethod
    def objection_ahead(cls, s: State, seat: int, action: Action) -> Objection | None:
        return against_markers(s, seat, action[1])

    @classmethod
    def about(cls, s: State, seat: int) -> tuple[int, ...]:
        """Markers name no empire: they lie in the order of the slots."""
        return tuple([NOBODY if slot < 0 else s.card[slot] for slot in slots_of(s, seat)]) or (NOBODY, NOBODY)

    def seats(self, s: State) -> Sequence[int]:
        return s.in_order()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        empires = s.owner.count(seat)
        return [place_form(empires, empires + s.has_free_slot(seat))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return against_markers(s, seat, action[1])

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """Any legal way: the empty slot first, since fewer markers are allowed there."""
        c, empires = s.components, s.owner.count(seat)
        fit = c.action_empire & ALL_MARKERS if empires else ALL_MARKERS
        alone = marks_alone(fit, c.action_slot & ALL_MARKERS, empires) if s.has_free_slot(seat) else NONE_ALONE
        on_slot = alone[int(r.random() * len(alone))]
        left = list(bits(fit & ~on_slot))
        drawn = [left.pop(int(r.random() * len(left))) for _ in range(empires)]
        return ("place", (*drawn, *bits(on_slot)))

    def default(self, s: State, seat: int) -> Action | None:
        """The first markers that are allowed, the empty slot without one."""
        empires = s.empires_of(seat)
        return ("place", tuple([m for m in range(N_MARKERS) if all_may_lie(s, m, empires)][: len(empires)]))

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat, action in answers.items():
            lay_markers(s, seat, action[1])
        s.emit("markers-placed")


def against_markers(s: State, seat: int, markers: Sequence[int]) -> Objection | None:
    """Why markers may not lie on the slots of a player in this order; None if they may (S31, S31b, S32)."""
    slots = slots_of(s, seat)
    if len(markers) > len(slots):
        return Objection("too-many-markers", (len(slots),), "S31")
    if len(markers) < len(s.empires_of(seat)):
        return Objection("empire-without-marker", (s.card[slots[len(markers)]],), "S31b")
    for marker, slot in zip(markers, slots, strict=False):
        if markers.count(marker) > 1:
            return Objection("marker-twice", (marker,), "S31")
        if not may_lie(s, marker, slot):
            return misplaced(s, marker, slot)
    return None


def all_may_lie(s: State, marker: int, empires: Sequence[int]) -> bool:
    """Whether a marker is allowed on empires: on all of them, or on none."""
    return not empires or may_lie(s, marker, empires[0])


def misplaced(s: State, marker: int, slot: int) -> Objection:
    """Why a marker may not lie there."""
    if slot < 0:
        return Objection("not-for-empty-slot", (marker,), "S32")
    return Objection("not-for-empire", (marker, s.card[slot]), "S31b")


def lay_markers(s: State, seat: int, markers: Sequence[int]) -> None:
    """Put markers face down on the slots of a player, in their order."""
    s.slots[seat] = slots_of(s, seat)[: len(markers)]
    s.zones[MARKERS + seat], s.zones[SPARE + seat] = lying_and_spare(seat, tuple(markers))


@lru_cache(maxsize=1 << 14)
def lying_and_spare(seat: int, markers: tuple[int, ...]) -> tuple[Zone, Zone]:
    """The markers that a player has placed, and those that are left: the same come again and again."""
    return zone_of(markers, 1 << seat), zone_of([m for m in EVERY_MARKER if m not in markers], 1 << seat)


def marker_on(s: State, seat: int, slot: int) -> int:
    """The face-down marker of a player on an empire or the empty slot; NOBODY if there is none."""
    return s.zones[MARKERS + seat].cards[s.slots[seat].index(slot)] if slot in s.slots[seat] else NOBODY


def turn_marker(s: State, seat: int, slot: int) -> int:
    """Turn a marker over: it is known to all and lies face down no longer; which one it was."""
    slots, zones = s.slots[seat], s.zones
    i = slots.index(slot)
    marker = zones[MARKERS + seat].cards[i]
    zones[MARKERS + seat] = zones[MARKERS + seat].without(marker)
    s.slots[seat] = slots[:i] + slots[i + 1 :]
    zones[SPARE + seat] = zones[SPARE + seat].with_bottom(marker, ALL)
    s.barrier()
    return marker


def take_back_markers(s: State) -> None:
    """All markers go back to their players, also those nobody has seen."""
    s.chosen = (0,) * COLOURS
    for seat in range(s.players):
        s.slots[seat] = ()
        s.zones[MARKERS + seat] = EMPTY
        s.zones[SPARE + seat] = lying_and_spare(seat, ())[1]

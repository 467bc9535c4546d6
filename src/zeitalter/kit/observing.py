"""What a learner sees of a position: fields of numbers, each with its name, its meaning and how it is read for a seat.

A field has the same length in every position of a table. Seats are listed from the own one on, clockwise; what a seat
may not know is never read. The lab packs the fields into one vector (`zeitalter.lab.environments.observing`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from zeitalter.engine.step_names import S
from zeitalter.engine.table import Table
from zeitalter.engine.zones import Zone

T = TypeVar("T")
Size = Callable[[Table], int]


Read = Callable[[S, int], Sequence[int]] | Callable[[S], Sequence[int]]
"""How a field is read: for a seat, or in the same way for all."""


class Numbers(NamedTuple, Generic[S]):
    """Whole numbers between -32,768 and 32,767, such as points and pieces."""

    name: str
    about: str
    size: Size
    read: Read[S]
    scale: int = 1
    """What the numbers can be divided by, so that most of them lie between -1 and 1."""
    in_bytes: bool = False
    """Whether they are read as bytes, each from 0 to 255: faster where there are hundreds."""


class Bits(NamedTuple, Generic[S]):
    """Rows of bits, each a mask: the things that are there, or a single one of them."""

    name: str
    about: str
    rows: Size
    width: Size
    read: Read[S]
    """One mask for every row."""


class Group(NamedTuple, Generic[S]):
    """Fields that are read from the same parts of a position."""

    of: tuple[str, ...]
    """The fields of the position that they are read from: as long as these are the same, nothing is read again. Where
    none is named everything is read each time, which is faster where little is read or much changes."""
    fields: tuple[Numbers[S] | Bits[S], ...]


def one(table: Table) -> int:
    """A single number or row."""
    return 1


def seats(table: Table) -> int:
    """One for each seat."""
    return table.seats


def fixed(size: int) -> Size:
    """So many at any table."""
    return lambda table: size


def kinds(kind: str) -> Size:
    """One for each component of this kind."""
    return lambda table: len(table.components.ids[kind])


def from_seat(values: Sequence[T], seat: int, seats: int) -> list[T]:
    """Values of all seats, the own one first; whoever the game plays itself stays behind them."""
    return [*values[seat:seats], *values[:seat], *values[seats:]]


def turned(mask: int, seat: int, seats: int) -> int:
    """A mask of seats, the own one first."""
    return (mask >> seat | mask << (seats - seat)) & ((1 << seats) - 1)


def only(value: int) -> int:
    """The mask of one thing; of none if the value is negative."""
    return 1 << value if value >= 0 else 0


@lru_cache(maxsize=1 << 14)
def those(values: tuple[int, ...]) -> int:
    """The mask of some things; the same few come again and again."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def known(zone: Zone, seat: int) -> tuple[int]:
    """The mask of the cards of a zone that a seat knows."""
    found = 0
    for card, seats in zip(zone.cards, zone.known, strict=True):
        if seats >> seat & 1:
            found |= 1 << card
    return (found,)


class BySeat:
    """Reads a field of the position that lists something for every seat: as it is, or each as a mask."""

    def __init__(self, field: str, mask: Callable[[Any], int] | None, per: int) -> None:
        self.field, self.mask, self.per = field, mask, per

    def __call__(self, s: Any, seat: int) -> list[Any]:
        """The list, the own seat first; whoever the game plays itself stays behind the seats."""
        values, own, seats = getattr(s, self.field), self.per * seat, self.per * s.table.seats
        found = [*values[own:seats], *values[:own], *values[seats:]]
        return found if self.mask is None else [self.mask(value) for value in found]


def by_seat(field: str, mask: Callable[[Any], int] | None = None, per: int = 1) -> BySeat:
    """How a field of the position is read that lists something for every seat, or so many things for each."""
    return BySeat(field, mask, per)


class These:
    """Reads single fields of the position: as they are, or each as a mask."""

    def __init__(self, fields: tuple[str, ...], mask: Callable[[Any], int] | None) -> None:
        self.fields, self.mask = fields, mask

    def __call__(self, s: Any) -> list[Any]:
        """Their values."""
        found = [getattr(s, field) for field in self.fields]
        return found if self.mask is None else [self.mask(value) for value in found]


def these(*fields: str, mask: Callable[[Any], int] | None = None) -> These:
    """How single fields of the position are read."""
    return These(fields, mask)


class Known:
    """Reads what a seat knows of zones: for each of them the same number of masks."""

    def __init__(self, zones: Callable[[int, int], Sequence[int]], masks: Callable[[Zone, int], Sequence[int]]) -> None:
        self.zones, self.masks = zones, masks

    def __call__(self, s: Any, seat: int) -> list[int]:
        """The masks, zone by zone."""
        return [mask for zone in self.zones(seat, s.table.seats) for mask in self.masks(s.zones[zone], seat)]


def known_of_seats(zone: Callable[[int], int], masks: Callable[[Zone, int], Sequence[int]] = known) -> Known:
    """How a zone of every seat is read, the own one first; a function says which zone is whose."""
    return Known(lambda seat, seats: [zone(who) for who in (*range(seat, seats), *range(seat))], masks)


def known_in(*zones: int) -> Known:
    """How zones are read that belong to nobody."""
    return Known(lambda seat, seats: zones, known)

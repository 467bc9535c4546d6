"""The fields of a position as a learner sees them: read for a seat, and only where something has changed.

A group of fields is read by one function that is made from its declaration. What comes out is written into the vector
of the seat (`observing` has that): numbers as they are, masks as rows of bits. A row of bits that was there before is
not worked out again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from inspect import signature
from operator import attrgetter
from struct import Struct
from sys import byteorder
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from zeitalter.engine.zones import Zone
from zeitalter.kit.observing import Bits, BySeat, Group, Known, These

if TYPE_CHECKING:
    from zeitalter.lab.environments.play import Setting

K = TypeVar("K", bound=Hashable)
Written = tuple[bytes, bytes]
"""The numbers and the bits of a group, as they stand in the vector."""
WIDTH = 2
"""Bytes of a number of the vector."""
LOW = 0 if byteorder == "little" else WIDTH - 1
"""Which of them holds the small numbers."""
BITS = [np.array([byte >> bit & 1 for bit in range(8)], np.int16).tobytes() for byte in range(256)]
"""For every byte its bits as numbers of the vector."""
MOST_BYTES = 1 << 22
"""What is remembered of rows of one length, or of questions."""
CHANGING = ("list", "bytearray", "dict")
"""Types of fields of a position whose value can change in place: what is remembered of them is a copy."""


class Remembered(dict[K, bytes]):
    """Parts of vectors that were worked out before; when they get too many all are forgotten."""

    def __init__(self, work_out: Callable[[K], bytes], size: int) -> None:
        super().__init__()
        self._work_out, self._most = work_out, MOST_BYTES // max(1, size)

    def __missing__(self, key: K) -> bytes:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._work_out(key)
        return found


class Rows:
    """Masks as rows of bits, as they stand in the vector; all seats and fields remember them together."""

    def __init__(self) -> None:
        self._remembered: dict[tuple[int, Callable[[Any], int] | None], Remembered[Any]] = {}

    def of(self, size: int, mask: Callable[[Any], int] | None = None) -> Remembered[Any]:
        """The rows of so many bytes, by mask, or by what this function makes a mask of."""
        found = self._remembered.get((size, mask))
        if found is None:
            found = self._remembered[size, mask] = Remembered(self._maker(size, mask), 8 * size * WIDTH)
        return found

    def _maker(self, size: int, mask: Callable[[Any], int] | None) -> Callable[[Any], bytes]:
        if mask is None:
            return lambda value: spread(value.to_bytes(size, "little"))
        rows = self.of(size)
        return lambda value: rows[mask(value)]


def spread(packed: bytes) -> bytes:
    """Bits as numbers of the vector."""
    return b"".join([BITS[byte] for byte in packed])


def bytes_of(bits: int) -> int:
    """The bytes that so many bits need."""
    return (bits + 7) // 8


class KnownRows:
    """What a seat knows of a zone, as rows of bits; zones never change, so the same one is not read again."""

    __slots__ = ("_masks", "_rows", "_seat", "rows", "zone")

    def __init__(self, masks: Callable[[Zone, int], Sequence[int]], seat: int, rows: Remembered[int]) -> None:
        self._masks, self._seat, self._rows = masks, seat, rows
        self.zone: Zone | None = None
        self.rows = b""

    def read(self, zone: Zone) -> bytes:
        """The rows of a zone."""
        rows = self._rows
        self.zone, self.rows = zone, b"".join([rows[mask] for mask in self._masks(zone, self._seat)])
        return self.rows


class Reader:
    """Writes the fields of a group into the vector of a seat if something they are read from has changed."""

    def __init__(self, group: Group[Any], setting: Setting, seat: int, rows: Rows, into: list[memoryview]) -> None:
        types = setting.game.state_type.fields()
        changing = [name for name in group.of if types[name].partition("[")[0] in CHANGING]
        steady = [name for name in group.of if name not in changing]
        self._steady = attrgetter(*steady) if steady else _nothing
        self._changing = attrgetter(*changing) if changing else _nothing
        self._several = len(changing) > 1
        self._read_from: tuple[Any, Any] = None, None
        self._read = compiled(group, setting, seat, rows)
        self._numbers, self._bits = into
        self.write = self._write_changed if group.of else self.write_anew
        """Write what is not yet there."""

    def write_anew(self, s: Any) -> None:
        """Read all fields from the position, and write them."""
        self._numbers[:], self._bits[:] = self._read(s)

    def _write_changed(self, s: Any) -> None:
        steady, changing = self._steady(s), self._changing(s)
        before = self._read_from
        if before[0] != steady or before[1] != changing:
            self._numbers[:], self._bits[:] = self._read(s)
            copied: Any = tuple([value[:] for value in changing]) if self._several else changing[:]
            self._read_from = steady, copied


def compiled(group: Group[Any], setting: Setting, seat: int, rows: Rows) -> Callable[[Any], Written]:
    """A function that reads all fields of a group at once for a seat, as one would write it by hand."""
    names: dict[str, Any] = {"wide": _wide}
    table, lines = setting.table, list[str]()
    numbers, bits, pending, count = list[str](), "", "", 0
    for i, field in enumerate(group.fields):
        if isinstance(field, Bits):
            names[f"rows{i}"] = rows.of(bytes_of(field.width(table)), getattr(field.read, "mask", None))
            bits += _rows_source(field.read, i, field.rows(table), seat, setting.seats, names, lines)
            continue
        size = field.size(table)
        source = _source(field.read, i, size, seat, setting.seats, names, lines)
        if field.in_bytes:
            numbers += [*_packed(pending, count, names), f"wide({source[1:-2]})"]
            pending, count = "", 0
        else:
            pending, count = pending + source, count + size
    numbers += _packed(pending, count, names)
    joined = f"b''.join(({', '.join(numbers)},))" if len(numbers) > 1 else "".join(numbers) or "b''"
    exec(
        "\n ".join(["def read(s):", *lines, f"return {joined}, b''.join(({bits}))"]), names
    )  # our own field names only
    found: Callable[[Any], Written] = names["read"]
    return found


def _packed(values: str, count: int, names: dict[str, Any]) -> list[str]:
    """So many numbers as bytes."""
    if not values:
        return []
    names[f"pack{count}"] = Struct(f"={count}h").pack
    return [f"pack{count}({values})"]


def _source(read: Any, i: int, size: int, seat: int, seats: int, names: dict[str, Any], lines: list[str]) -> str:
    """The values of a field as they would be written in a tuple."""
    if not isinstance(read, BySeat | These):
        names[f"read{i}"] = read
        return f"*read{i}(s), " if len(signature(read).parameters) == 1 else f"*read{i}(s, {seat}), "
    names[f"mask{i}"] = read.mask
    values = _values(read, i, size, seat, seats, lines)
    return "".join(f"{value}, " if read.mask is None else f"mask{i}({value}), " for value in values)


def _rows_source(read: Any, i: int, size: int, seat: int, seats: int, names: dict[str, Any], lines: list[str]) -> str:
    """The rows of a field of bits, written in the same way."""
    if isinstance(read, BySeat | These):
        return "".join(f"rows{i}[{value}], " for value in _values(read, i, size, seat, seats, lines))
    if not isinstance(read, Known):
        return f"*[rows{i}[mask] for mask in ({_source(read, i, size, seat, seats, names, lines)})], "
    source = ""
    for zone in read.zones(seat, seats):
        name = f"known{i}_{zone}"
        names[name] = KnownRows(read.masks, seat, names[f"rows{i}"])
        source += f"{name}.rows if s.zones[{zone}] is {name}.zone else {name}.read(s.zones[{zone}]), "
    return source


def _values(read: BySeat | These, i: int, size: int, seat: int, seats: int, lines: list[str]) -> list[str]:
    """Where a field finds its values in the position."""
    if isinstance(read, These):
        return [f"s.{name}" for name in read.fields]
    lines.append(f"v{i} = s.{read.field}")
    own, end = read.per * seat, read.per * seats
    return [f"v{i}[{n}]" for n in (*range(own, end), *range(own), *range(end, size))]


def _wide(small: bytes | bytearray) -> bytearray:
    """Bytes as the numbers of a vector."""
    found = bytearray(WIDTH * len(small))
    found[LOW::WIDTH] = small
    return found


_nothing: Callable[[Any], tuple[()]] = lambda s: ()  # noqa: E731 (as short as the getters it stands for)

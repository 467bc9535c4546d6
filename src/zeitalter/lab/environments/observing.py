"""Positions as vectors: the fields that a game declares, the question that stands, and the tokens chosen so far.

First all numbers, then all bits, each in the order of the declaration; rows of bits are filled up to whole bytes. What
a seat may not know is in none of them: two positions that it cannot tell apart have the same vector (a test proves it
for every game). What has not changed since the last time is not read again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from itertools import repeat
from operator import attrgetter
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zeitalter.kit.observing import Bits, BySeat, Group, These

if TYPE_CHECKING:
    from zeitalter.lab.environments.play import Play, Setting

Vector = NDArray[np.int16]
Packed = tuple[bytes, bytes]
"""The numbers and the bits of a group."""
MOST_KEPT = 20_000
CHANGING = ("list", "bytearray", "dict")
"""Types of fields of a position whose value can change in place: what is remembered of them is a copy."""


class Described(NamedTuple):
    """Where a field stands in the vector, and what it means."""

    name: str
    first: int
    size: int
    about: str
    scale: int = 1
    rows: int = 1
    """Into how many rows it is divided, each filled up with zeros."""


class Reader:
    """Reads the fields of a group for one seat, and only if something they are read from has changed."""

    def __init__(self, group: Group[Any], setting: Setting, seat: int) -> None:
        types = setting.game.state_type.fields()
        changing = [name for name in group.of if types[name].partition("[")[0] in CHANGING]
        steady = [name for name in group.of if name not in changing]
        self._steady = attrgetter(*steady) if steady else _nothing
        self._changing = attrgetter(*changing) if changing else _nothing
        self._several = len(changing) > 1
        self._read_from: tuple[Any, Any] = None, None
        self._kept: Packed = b"", b""
        self.read_anew = compiled(group, setting, seat)
        """The fields of this group, read from the position in any case."""
        self.read = self._read if group.of else self.read_anew
        """The same, if nothing has changed from memory."""

    def _read(self, s: Any) -> Packed:
        steady, changing = self._steady(s), self._changing(s)
        before = self._read_from
        if before[0] != steady or before[1] != changing:
            self._kept = self.read_anew(s)
            copied: Any = tuple([value[:] for value in changing]) if self._several else changing[:]
            self._read_from = steady, copied
        return self._kept


def compiled(group: Group[Any], setting: Setting, seat: int) -> Callable[[Any], Packed]:
    """A function that reads all fields of a group at once for a seat, as one would write it by hand."""
    names: dict[str, Any] = {"to_bytes": int.to_bytes, "little": repeat("little"), "wide": _wide}
    table, sizes, lines = setting.table, list[int](), list[str]()
    numbers, bits, count = list[str](), "", 0
    pending = ""
    for i, field in enumerate(group.fields):
        size = field.rows(table) if isinstance(field, Bits) else field.size(table)
        source = _source(field.read, i, size, seat, setting.seats, names, lines)
        if isinstance(field, Bits):
            sizes += [bytes_of(field.width(table))] * size
            bits += source
        elif field.in_bytes:
            numbers += [*_packed(pending, count, names), f"wide({source[1:-2]})"]
            pending, count = "", 0
        else:
            pending, count = pending + source, count + size
    numbers += _packed(pending, count, names)
    names["sizes"] = tuple(sizes)
    joined = f"b''.join(({', '.join(numbers)},))" if len(numbers) > 1 else "".join(numbers) or "b''"
    result = f"return {joined}, b''.join(map(to_bytes, ({bits}), sizes, little))"
    exec("\n ".join(["def read(s):", *lines, result]), names)  # our own field names, nothing from outside
    found: Callable[[Any], Packed] = names["read"]
    return found


def _packed(values: str, count: int, names: dict[str, Any]) -> list[str]:
    """So many numbers as bytes."""
    if not values:
        return []
    names[f"pack{count}"] = Struct(f"={count}h").pack
    return [f"pack{count}({values})"]


def _source(read: Any, i: int, size: int, seat: int, seats: int, names: dict[str, Any], lines: list[str]) -> str:
    """The values of a field as they would be written in a tuple."""
    if isinstance(read, BySeat | These):
        names[f"mask{i}"] = read.mask
        masked = "{}, " if read.mask is None else f"mask{i}({{}}), "
        if isinstance(read, These):
            return "".join(masked.format(f"s.{name}") for name in read.fields)
        lines.append(f"v{i} = s.{read.field}")
        own, end = read.per * seat, read.per * seats
        return "".join(masked.format(f"v{i}[{n}]") for n in (*range(own, end), *range(own), *range(end, size)))
    names[f"read{i}"] = read
    return f"*read{i}(s), " if len(signature(read).parameters) == 1 else f"*read{i}(s, {seat}), "


def _wide(small: bytes | bytearray) -> bytes:
    """Bytes as the numbers of a vector."""
    return np.frombuffer(small, np.uint8).astype(np.int16).tobytes()


class Observer:
    """Makes vectors of the positions of a table."""

    def __init__(self, setting: Setting) -> None:
        game, table, self.alphabet = setting.game, setting.table, setting.alphabet
        assert game.observation is not None
        self.questions = {name: 1 << i for i, name in enumerate(sorted(game.prompts))}
        self._prompts = game.prompts
        self._tokens = len(self.alphabet)
        self.described: list[Described] = []
        self.size = 0
        fields = [field for group in game.observation.groups for field in group.fields]
        for field in fields:
            if not isinstance(field, Bits):
                self._describe(field.name, field.size(table), field.about, field.scale)
        self._n_numbers = self.size
        for field in fields:
            if isinstance(field, Bits):
                rows, width = field.rows(table), field.width(table)
                self._describe(field.name, 8 * rows * bytes_of(width), field.about, 1, rows)
        self._in_bytes = [bytes_of(len(self.questions)), bytes_of(self._tokens)]
        self._describe("question", 8 * self._in_bytes[0], "which question stands")
        self._describe("question names", 8 * self._in_bytes[1], "what it names, as tokens")
        self._describe("asked", 8, "whether this seat is asked; whether it has answered")
        self._n_position = self.size
        self._describe("chosen", self._tokens, "tokens chosen so far in the running decision")
        self._last = self.size
        self._describe("last chosen", self._tokens, "the last of them")
        self._asked: dict[Any, bytes] = {}
        """Questions that were packed before."""
        groups = game.observation.groups
        self._readers = [[Reader(group, setting, seat) for group in groups] for seat in range(setting.seats)]

    def _describe(self, name: str, size: int, about: str, scale: int = 1, rows: int = 1) -> None:
        self.described.append(Described(name, self.size, size, about, scale, rows))
        self.size += size

    def position(self, s: Any, seat: int, anew: bool = False) -> Vector:
        """The vector of a position, without any tokens chosen; `anew` if nothing remembered may be used."""
        parts = [reader.read_anew(s) if anew else reader.read(s) for reader in self._readers[seat]]
        numbers, bits = zip(*parts, strict=True)
        found = np.zeros(self.size, np.int16)
        found[: self._n_numbers] = np.frombuffer(b"".join(numbers), np.int16)
        packed = b"".join((*bits, self._question(s, seat)))
        found[self._n_numbers : self._n_position] = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        return found

    def _question(self, s: Any, seat: int) -> bytes:
        """What every game has: the question, what it names, whether the seat is asked."""
        asked = (seat in s.asked) | (seat in s.sealed) << 1
        if not s.stack:
            return bytes(sum(self._in_bytes) + 1)
        top = s.stack[-1]
        told = top.told(s)
        key = (type(top), seat, asked, *told)
        found = self._asked.get(key)
        if found is None:
            name = type(top).__name__
            named = self.alphabet.mentioned(self._prompts[name], told, seat)
            first, second = self._in_bytes
            found = self.questions[name].to_bytes(first, "little") + named.to_bytes(second, "little") + bytes((asked,))
            if len(self._asked) < MOST_KEPT:
                self._asked[key] = found
        return found

    def with_tokens(self, position: Vector, chosen: Sequence[int]) -> Vector:
        """The vector of a position with the tokens chosen so far."""
        found = position.copy()
        if chosen:
            for token in chosen:
                found[self._n_position + token] = 1
            found[self._last + chosen[-1]] = 1
        return found

    def observe(self, play: Play, seat: int) -> Vector:
        """What a seat sees now."""
        return self.with_tokens(self.position(play.s, seat), play.choice.chosen if play.seat == seat else ())

    def mask(self, play: Play, seat: int) -> NDArray[np.int8]:
        """Which tokens a seat may choose now; none if another one is asked."""
        found = bytearray(self._tokens)
        if play.seat == seat:
            for token in play.legal:
                found[token] = 1
        return np.frombuffer(found, np.int8)


def bytes_of(bits: int) -> int:
    """The bytes that so many bits need."""
    return (bits + 7) // 8


_nothing: Callable[[Any], tuple[()]] = lambda s: ()  # noqa: E731 (as short as the getters it stands for)

"""Positions as vectors: the fields that a game declares, the question that stands, and the tokens chosen so far.

First all numbers, then all bits, each in the order of the declaration; rows of bits are filled up to whole bytes. What
a seat may not know is in none of them: two positions that it cannot tell apart have the same vector (a test proves it
for every game). Every seat has a vector of its own, in which only what has changed is written anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zeitalter.kit.observing import Bits, Group
from zeitalter.lab.environments.reading import WIDTH, Reader, Remembered, Rows, bytes_of, spread

if TYPE_CHECKING:
    from zeitalter.lab.environments.play import Play, Setting

Vector = NDArray[np.int16]


class Described(NamedTuple):
    """Where a field stands in the vector, and what it means."""

    name: str
    first: int
    size: int
    about: str
    scale: int = 1
    rows: int = 1
    """Into how many rows it is divided, each filled up with zeros."""


class View:
    """The vector of a seat, without any tokens chosen, as it was last written."""

    def __init__(self, observer: Observer, setting: Setting, seat: int, rows: Rows) -> None:
        assert setting.game.observation is not None
        memory = bytearray(WIDTH * observer.size)
        self.vector: Vector = np.frombuffer(memory, np.int16)
        parts, self.readers = memoryview(memory), list[Reader]()
        number, bit = 0, observer.first_bit
        for group in setting.game.observation.groups:
            numbers, bits = sizes_of(group, setting)
            into = [parts[WIDTH * number : WIDTH * (number + numbers)], parts[WIDTH * bit : WIDTH * (bit + bits)]]
            self.readers.append(Reader(group, setting, seat, rows, into))
            number, bit = number + numbers, bit + bits
        self.question = parts[WIDTH * bit : WIDTH * observer.first_token]
        self.writers = [reader.write for reader in self.readers]
        self.of: tuple[Any, int] = None, 0
        """The position, and after how many decisions."""


def sizes_of(group: Group[Any], setting: Setting) -> tuple[int, int]:
    """How many numbers and bits a group has, those included that fill rows up."""
    table = setting.table
    numbers = sum(field.size(table) for field in group.fields if not isinstance(field, Bits))
    rows = [(field.rows(table), field.width(table)) for field in group.fields if isinstance(field, Bits)]
    return numbers, sum(8 * n * bytes_of(width) for n, width in rows)


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
        self.first_bit = self.size
        for field in fields:
            if isinstance(field, Bits):
                rows, width = field.rows(table), field.width(table)
                self._describe(field.name, 8 * rows * bytes_of(width), field.about, 1, rows)
        self._in_bytes = [bytes_of(len(self.questions)), bytes_of(self._tokens)]
        self._describe("question", 8 * self._in_bytes[0], "which question stands")
        self._describe("question names", 8 * self._in_bytes[1], "what it names, as tokens")
        self._describe("asked", 8, "whether this seat is asked; whether it has answered")
        self.first_token = self.size
        self._describe("chosen", self._tokens, "tokens chosen so far in the running decision")
        self._last = self.size
        self._describe("last chosen", self._tokens, "the last of them")
        self._asked = Remembered(self._spread_question, WIDTH * self.size)
        shared = Rows()
        self._views = [View(self, setting, seat, shared) for seat in range(setting.seats)]

    def _describe(self, name: str, size: int, about: str, scale: int = 1, rows: int = 1) -> None:
        self.described.append(Described(name, self.size, size, about, scale, rows))
        self.size += size

    def position(self, s: Any, seat: int, anew: bool = False) -> Vector:
        """The vector of a position, without any tokens chosen; `anew` if nothing remembered may be used."""
        view = self._views[seat]
        view.of = None, 0
        if anew:
            for reader in view.readers:
                reader.write_anew(s)
        return self._written(view, s, seat).copy()

    def _written(self, view: View, s: Any, seat: int) -> Vector:
        """The vector of a seat after what has changed was written."""
        for write in view.writers:
            write(s)
        top = s.stack[-1] if s.stack else None
        told = top.told(s) if top is not None else ()
        view.question[:] = self._asked[type(top), seat, seat in s.asked, seat in s.sealed, *told]
        return view.vector

    def _spread_question(self, key: tuple[Any, ...]) -> bytes:
        """What every game has: the question, what it names, whether the seat is asked."""
        kind, seat, asked, answered, *told = key
        first, second = self._in_bytes
        if kind is type(None):
            return spread(bytes(first + second + 1))
        question = self.questions[kind.__name__].to_bytes(first, "little")
        named = self.alphabet.mentioned(self._prompts[kind.__name__], told, seat).to_bytes(second, "little")
        return spread(question + named + bytes((asked | answered << 1,)))

    def observe(self, play: Play, seat: int) -> Vector:
        """What a seat sees now."""
        view, s = self._views[seat], play.s
        if view.of[0] is not s or view.of[1] != play.decisions:  # read once for all tokens of a decision
            self._written(view, s, seat)
            view.of = s, play.decisions
        found = view.vector.copy()
        if play.seat == seat and play.choice.chosen:
            chosen = play.choice.chosen
            for token in chosen:
                found[self.first_token + token] = 1
            found[self._last + chosen[-1]] = 1
        return found

    def mask(self, play: Play, seat: int) -> NDArray[np.int8]:
        """Which tokens a seat may choose now; none if another one is asked."""
        found = bytearray(self._tokens)
        if play.seat == seat:
            play.choice.mark(found)
        return np.frombuffer(found, np.int8)

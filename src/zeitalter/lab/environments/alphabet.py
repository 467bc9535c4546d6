"""The alphabet of a game at a table: a fixed list of tokens by which every answer of the game is spelt.

First the token that ends a list, then every verb, then the values of every kind in the order in which the verbs name
them, then numbers. A token means the same in every position. Whoever sits at the table is named from the own seat on
(`seat:+1` is the next one); values of kinds with thousands of values are spelt by several digits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zeitalter.engine.table import Table
from zeitalter.engine.values import SEAT, Action, Kind
from zeitalter.kit.declaration import Declaration

END = 0
"""The token that ends a list."""
NUMBERS = 64
"""Numbers below this have a token each; above it as many tokens "+64" come first as are needed."""
Spelling = tuple[int, ...]
Speller = Callable[[Any, int], Spelling]
"""The tokens of a value, as a seat names it."""


class Alphabet:
    """All tokens of a game at a table, and how values are spelt by them."""

    def __init__(self, game: Declaration, table: Table) -> None:
        self.game, self.table = game, table
        self.names: list[str] = ["end"]
        self.verbs: dict[str, int] = {}
        """The token of each verb."""
        for verb in game.verbs:
            self.verbs[verb] = self._add([f"verb:{verb}"])
        self.verb_of = {token: verb for verb, token in self.verbs.items()}
        self._digits = game.observation.digits if game.observation is not None else {}
        self._people = {SEAT.name, *game.parties}
        self._first: dict[str, list[int]] = {}
        """The first token of each kind; of kinds that are spelt by digits, of each digit."""
        for kind in (kind for kinds in game.verbs.values() for kind in kinds):
            if kind.name not in self._first and (kind.ids is not None or kind.most is not None):
                self._first[kind.name] = self._tokens_of(kind)
        self._number = self._add([f"number:{n}" for n in range(NUMBERS)])
        self._more = self._add([f"number:+{NUMBERS}"])
        self.spelling: dict[str, list[tuple[int, int, Speller]]] = {
            verb: [self._way(kind) for kind in kinds] for verb, kinds in game.verbs.items()
        }
        """For each verb how each of its values is spelt: 0 by one token, which is a first one plus the value; 1 by such
        a token for each value of a list, then the end; 2 otherwise. Then the first token, and what always works."""
        self._mentions: dict[tuple[str, bool], Speller] = {}

    def __len__(self) -> int:
        return len(self.names)

    def _add(self, names: Sequence[str]) -> int:
        first = len(self.names)
        self.names += names
        return first

    def _tokens_of(self, kind: Kind) -> list[int]:
        sizes = self._digits.get(kind.name)
        if sizes is not None:
            return [self._add([f"{kind.name}.{i}:{n}" for n in range(size)]) for i, size in enumerate(sizes)]
        if kind.ids is not None:
            return [self._add([f"{kind.name}:{id}" for id in kind.ids(self.table)])]
        assert kind.most is not None
        sign = "+" if kind.name in self._people else ""
        return [self._add([f"{kind.name}:{sign}{n}" for n in range(kind.most(self.table))])]

    def _way(self, kind: Kind) -> tuple[int, int, Speller]:
        firsts = self._first.get(kind.name, ())
        if len(firsts) != 1 or kind.name in self._people:
            return 2, 0, self._speller(kind)
        return int(kind.many), firsts[0], self._speller(kind)

    def _speller(self, kind: Kind) -> Speller:
        one = self._speller_of_one(kind)
        if not kind.many:
            return one
        return lambda values, seat: (*[token for value in values for token in one(value, seat)], END)

    def _speller_of_one(self, kind: Kind) -> Speller:
        firsts = self._first.get(kind.name)
        if firsts is None:
            return self._spell_number
        first, seats = firsts[0], self.table.seats
        if kind.name in self._people:
            return lambda value, seat: (first + ((value - seat) % seats if value < seats else value),)
        if len(firsts) == 1:
            return lambda value, seat: (first + value,)
        sizes = self._digits[kind.name]

        def spell(value: int, seat: int) -> Spelling:
            found = []
            for base, size in zip(firsts, sizes, strict=True):
                value, digit = divmod(value, size)
                found.append(base + digit)
            return tuple(found)

        return spell

    def _spell_number(self, value: int, seat: int) -> Spelling:
        if value < NUMBERS:
            return (self._number + value,)
        more, rest = divmod(value, NUMBERS)
        return (*[self._more] * more, self._number + rest)

    def spell(self, action: Action, seat: int) -> Spelling:
        """The whole spelling of an answer that a seat gives."""
        ways = self.spelling[action[0]]
        values = [token for way, value in zip(ways, action[1:], strict=True) for token in way[2](value, seat)]
        return (self.verbs[action[0]], *values)

    def mentioned(self, kinds: Sequence[Kind], values: Sequence[Any], seat: int) -> int:
        """The mask of the tokens of some values, as far as the alphabet has their kinds; what a question names."""
        mask = 0
        for kind, value in zip(kinds, values, strict=False):
            if value is None or not (kind.name in self._first or (kind.ids is None and kind.most is None)):
                continue
            speller = self._mentions.get((kind.name, kind.many))
            if speller is None:
                speller = self._mentions[kind.name, kind.many] = self._speller(kind)
            for token in speller(value, seat):
                mask |= 1 << token
        return mask & ~(1 << END)

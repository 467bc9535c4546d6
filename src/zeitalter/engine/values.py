"""Actions and the kinds of values in them.

An action is a hashable tuple `(verb, *values)` of ints and tuples of ints. Each game declares its verbs and events once
with the kinds of their values; the readable JSON form, the texts, glowing targets and secrecy all come from that table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from zeitalter.engine.errors import BadInput

if TYPE_CHECKING:
    from zeitalter.engine.table import Table

Action = tuple[Any, ...]
"""`(verb, *values)`; values are ints or tuples of ints."""


class Kind:
    """A kind of value, e.g. territory: small ints in the rules, readable ids in files."""

    __slots__ = ("ids", "many", "most", "name", "per", "secret")

    def __init__(
        self,
        name: str,
        ids: Callable[[Table], Sequence[str]] | None = None,
        many: bool = False,
        secret: bool = False,
        most: Callable[[Table], int] | None = None,
        per: str = "",
    ) -> None:
        """`ids` names the values, `most` says how many there are without names, `per` what each of many belongs to."""
        self.name = name
        self.ids = ids
        self.many = many
        self.secret = secret
        self.most = most
        self.per = per

    def to_json(self, table: Table, value: Any) -> Any:
        """The readable form of a value."""
        if value is None:
            return None
        if self.many:
            return [self._one(table, v) for v in value]
        return self._one(table, value)

    def _one(self, table: Table, value: int) -> Any:
        return value if self.ids is None else self.ids(table)[value]

    def from_json(self, table: Table, value: Any) -> Any:
        """The value a readable form stands for."""
        if self.many:
            if not isinstance(value, list | tuple):
                raise BadInput("bad-value", kind=self.name, value=str(value))
            return tuple(self._read(table, v) for v in value)
        return self._read(table, value)

    def _read(self, table: Table, value: Any) -> int:
        number = isinstance(value, int) and not isinstance(value, bool) and self.ids is None
        if number and (self.most is None or 0 <= value < self.most(table)):
            return int(value)
        if self.ids is not None and isinstance(value, str):
            ids = self.ids(table)
            if value in ids:
                return list(ids).index(value)
        raise BadInput("bad-value", kind=self.name, value=str(value))


def many(kind: Kind) -> Kind:
    """A tuple of values of this kind."""
    return Kind(kind.name, kind.ids, True, kind.secret, kind.most)


def secret(kind: Kind) -> Kind:
    """A value of this kind that only the seats of the event's or answer's owner may see."""
    return Kind(kind.name, kind.ids, kind.many, True, kind.most, kind.per)


def per_seat(kind: Kind) -> Kind:
    """A tuple with one value of this kind for each seat."""
    return Kind(kind.name, kind.ids, True, kind.secret, kind.most, SEAT.name)


NUMBER = Kind("number")
SEAT = Kind("seat", most=lambda table: table.seats)

Kinds = tuple[Kind, ...]
Verbs = Mapping[str, Kinds]


def action_to_json(verbs: Verbs, table: Table, action: Action) -> list[Any]:
    """The readable form of an action: `["expansion", "basic", "china", 0]`."""
    kinds = verbs[action[0]]
    return [action[0], *(k.to_json(table, v) for k, v in zip(kinds, action[1:], strict=True))]


def is_action(verbs: Verbs, table: Table, action: Any) -> bool:
    """Whether this is an action of the game at all: known verb, right number of values, each of its kind."""
    try:
        return bool(action_from_json(verbs, table, action_to_json(verbs, table, action)) == action)
    except (LookupError, TypeError, ValueError, BadInput):
        return False


def action_from_json(verbs: Verbs, table: Table, data: Any) -> Action:
    """The action a readable form stands for; a clear refusal for anything else."""
    if not isinstance(data, list | tuple) or not data or not isinstance(data[0], str) or data[0] not in verbs:
        raise BadInput("bad-action", value=str(data)[:80])
    kinds = verbs[data[0]]
    if len(data) != len(kinds) + 1:
        raise BadInput("bad-action", value=str(data)[:80])
    return (data[0], *(k.from_json(table, v) for k, v in zip(kinds, data[1:], strict=True)))

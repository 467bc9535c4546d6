"""What somebody may want to be called for, written in the same transaction as what caused it.

At a move nobody is asked what people wish: a row says what has happened to whom, and only for people who can be called
at all. Who hears of it, when and by which way is worked out later, by `calls.expansion`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, text

from zeitalter.server.store.statements import PreparedStatement, Row

TURN, NUDGE, JOINED, OVER, MENTIONED = KINDS = ("turn", "nudge", "joined", "over", "mentioned")
"""It is somebody's turn, still is after half of the time, somebody sat down, the game is over, somebody was named."""
LONGEST_ID = 16

_COLUMNS = ("id", "match", "person", "kind", "seat", "entry", "since", "secret", "here", "by", "at")
_TYPES = ("VARCHAR",) * 4 + ("INTEGER",) * 2 + ("VARCHAR", "BOOLEAN", "BOOLEAN", "VARCHAR", "VARCHAR")
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_INSERT = PreparedStatement(
    text(
        f"INSERT INTO happenings ({_NAMES}) SELECT "
        + ", ".join(f"CAST(:{name} AS {type})" for name, type in zip(_COLUMNS, _TYPES, strict=True))
        + " WHERE EXISTS (SELECT 1 FROM ways WHERE ways.person = :person AND ways.stopped IS NULL)"
    ),
    _COLUMNS,
    f"INSERT INTO happenings ({_NAMES}) SELECT "
    + ", ".join(f"new.column{n}" for n in range(1, len(_COLUMNS) + 1))
    + " FROM (VALUES {rows}) AS new "
    "WHERE EXISTS (SELECT 1 FROM ways WHERE ways.person = new.column3 AND ways.stopped IS NULL)",
)
"""Only for people who can be called: nobody else's moves cost a row."""


@dataclass(slots=True, frozen=True)
class Happening:
    """Something that happened to a person in a match."""

    match: str
    person: str
    kind: str
    at: str
    seat: int = -1
    """The seat that is asked; -1 where it is about no question."""
    entry: int = 0
    """The entry that put the question."""
    since: str = ""
    """From when on the question stands: once that has changed, it is another one."""
    secret: bool = False
    """Whether nobody else may know that this person is asked."""
    here: bool = False
    """Whether the person looked at the table."""
    by: str = ""
    """Who sat down or said the name."""


def happening_rows(found: Iterable[Happening]) -> list[Row]:
    """What is written for happenings, beside the entries that caused them."""
    return [
        (
            _INSERT,
            (
                secrets.token_hex(LONGEST_ID // 2),
                h.match,
                h.person,
                h.kind,
                h.seat,
                h.entry,
                h.since,
                h.secret,
                h.here,
                h.by,
                h.at,
            ),
        )
        for h in found
    ]


def write_happenings(c: Connection, found: Iterable[Happening]) -> None:
    """Write happenings in the transaction of what caused them."""
    rows = [values for _, values in happening_rows(found)]
    if rows:
        _INSERT.run(c.connection.cursor(), c.dialect, rows)

"""Answers that seats have prepared for coming questions, as they are stored; each is a secret of its seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.engine.match import Match
from zeitalter.server.store.tables import PREPARED

Key = tuple[int, str]
"""A seat, and the name of a question."""


@dataclass(slots=True)
class Prepared:
    """An answer in its readable form; `until`: it is given again and again until something happens."""

    answer: list[Any]
    entry: int
    """The newest entry when it was prepared."""
    until: str | None = None
    dropped: list[Any] | None = None
    """Why it was not given: id of the sentence, and the objection if there was one."""


def load_prepared(c: Connection, match: str) -> dict[Key, Prepared]:
    """All prepared answers of a match."""
    rows = c.execute(select(PREPARED).where(PREPARED.c.match == match))
    return {(r.seat, r.question): Prepared(r.answer, r.entry, r.until, r.dropped) for r in rows}


def own_part(prepared: dict[Key, Prepared], seat: int) -> dict[Key, Prepared]:
    """What one seat has prepared."""
    return {key: one for key, one in prepared.items() if key[0] == seat}


def due_answer(prepared: Mapping[Key, Prepared], match: Match, seat: int) -> Key | None:
    """What a seat has prepared for the question that it is asked; None if there is nothing to be given."""
    key = seat, type(match.question()).__name__
    found = prepared.get(key)
    if found is None or found.dropped is not None or seat not in match.asked():
        return None
    return key if found.until or match.question_entry > found.entry else None


def store_prepared(c: Connection, match: str, key: Key, prepared: Prepared | None) -> None:
    """Store a prepared answer instead of the one before; None: none any more."""
    seat, question = key
    mine = (PREPARED.c.match == match) & (PREPARED.c.seat == seat) & (PREPARED.c.question == question)
    if prepared is None:
        c.execute(delete(PREPARED).where(mine))
        return
    values = {name: getattr(prepared, name) for name in ("answer", "entry", "until", "dropped")}
    if not c.execute(update(PREPARED).where(mine).values(**values)).rowcount:
        c.execute(insert(PREPARED).values(match=match, seat=seat, question=question, **values))


def matches_with_prepared(c: Connection) -> set[str]:
    """The matches in which somebody has prepared an answer that waits for its question."""
    return set(c.execute(select(PREPARED.c.match).where(PREPARED.c.dropped.is_(None))).scalars())

"""What somebody writes down at a table for the own eyes only."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from zeitalter.server.store.tables import NOTES


def notes_of(c: Connection, match: str, person: str) -> tuple[str, int]:
    """What a person has written down at a match, and how often it was changed; nothing and 0 at first."""
    where = (NOTES.c.match == match) & (NOTES.c.person == person)
    row = c.execute(select(NOTES.c.text, NOTES.c.version).where(where)).first()
    return ("", 0) if row is None else (row.text, row.version)


def keep_notes(c: Connection, match: str, person: str, text: str, version: int) -> int | None:
    """Replace what a person has written; its new version, or None if it was changed since `version`."""
    stored = notes_of(c, match, person)[1]
    if stored != version:
        return None
    values = {"text": text, "version": version + 1}
    if stored:
        c.execute(update(NOTES).where(NOTES.c.match == match, NOTES.c.person == person).values(**values))
    else:
        c.execute(insert(NOTES).values(match=match, person=person, **values))
    return version + 1

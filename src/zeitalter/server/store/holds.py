"""Holding a row, so that no other worker changes what belongs to it before a transaction ends.

Where there are several, it is always in the same order, and people come before matches: whoever waits for another
worker has nothing that the other waits for. On SQLite, where one transaction writes at a time, nothing has to be held.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Column, Connection, Select, select

from zeitalter.server.store.tables import MATCHES, PEOPLE


def hold_matches(c: Connection, ids: Iterable[str] | Select[tuple[str]], to_remove: bool = False) -> list[str]:
    """Those of some matches that there are; nobody else changes or removes them now.

    `to_remove`: nothing can be added to them either, e.g. an entry, which would wait for the rest of its change.
    """
    return _hold(c, MATCHES.c.id, ids, to_remove)


def hold_people(c: Connection, *ids: str) -> list[str]:
    """Those of some people that there are; what is counted for them is not changed by anybody else now."""
    return _hold(c, PEOPLE.c.id, ids, to_remove=False)


def _hold(c: Connection, id: Column[str], ids: Iterable[str] | Select[tuple[str]], to_remove: bool) -> list[str]:
    query = select(id).where(id.in_(ids if isinstance(ids, Select) else list(ids))).order_by(id)
    return list(c.execute(query.with_for_update(key_share=not to_remove)).scalars())

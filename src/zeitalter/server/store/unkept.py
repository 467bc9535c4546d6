"""Matches that need a worker: a bot is asked there, or somebody has prepared an answer, and nobody keeps them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from zeitalter.server.store.prepared import matches_with_prepared
from zeitalter.server.store.tables import MATCHES, SEATS, WORKERS


def matches_without_worker(c: Connection, alone: bool) -> list[str]:
    """All matches that stand still until a worker takes them; `alone`: there is only one, so nobody keeps any."""
    running: list[Any] = [MATCHES.c.over.is_(False), MATCHES.c.aside.is_not(True)]
    if not alone:
        running.append(MATCHES.c.keeper.is_(None) | MATCHES.c.keeper.not_in(select(WORKERS.c.id)))
    bot = SEATS.c.bot.is_not(None) | SEATS.c.stand_in.is_not(None)
    seats = select(MATCHES.c.id, MATCHES.c.waiting, MATCHES.c.owing, SEATS.c.seat)
    seats = seats.join(SEATS, SEATS.c.match == MATCHES.c.id).where(*running, bot)
    asked = {row.id for row in c.execute(seats) if row.seat in (row.owing or row.waiting)}
    prepared = select(MATCHES.c.id).where(*running, MATCHES.c.id.in_(matches_with_prepared(c)))
    return sorted(asked.union(c.execute(prepared).scalars()))

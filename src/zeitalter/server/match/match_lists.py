"""The lists of matches: mine, open and finished ones, in pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, String, cast, select

from zeitalter.server.errors import Wrong
from zeitalter.server.store.database import Database
from zeitalter.server.store.holidays import absences_of
from zeitalter.server.store.match_info import BOT_PACES, Absence, MatchInfo, Place
from zeitalter.server.store.people import Person
from zeitalter.server.store.standing import Standing
from zeitalter.server.store.tables import MATCHES, SEATS
from zeitalter.server.wire.match_summary import MatchSummary, summarize_match

PAGE = 50
"""Matches on one page."""
_LARGE = ("components", "start", "seed")
"""What of a match no list needs."""
_LISTED = (
    *(column for column in MATCHES.columns if column.name not in _LARGE),
    (cast(MATCHES.c.components, String) != "null").label("house_cards"),
)


async def list_matches(database: Database, which: str, person: Person | None, before: str = "") -> list[MatchSummary]:
    """A page of a list: `mine`, `open` (with a free seat) or `finished` (mine and open ones), newest first.

    `before` is the `since` of the oldest match of the page before. Of my matches those that wait for me come first; for
    `waiting` see `waiting_matches`.
    """
    if which == "waiting":
        return await waiting_matches(database, person)
    if which not in ("mine", "open", "finished"):
        raise Wrong("bad-list", list=which[:20])
    me = person.id if person else ""
    sitting = select(SEATS.c.match).where(SEATS.c.person == me)
    mine = MATCHES.c.id.in_(sitting) | (MATCHES.c.owner == me)
    query = select(*_LISTED).order_by(MATCHES.c.since.desc(), MATCHES.c.id).limit(PAGE)
    if before:
        query = query.where(MATCHES.c.since < before)
    if which == "mine":
        query = query.where(mine, MATCHES.c.over.is_(False))
    elif which == "finished":
        query = query.where(mine | MATCHES.c.open.is_(True), MATCHES.c.over.is_(True))
    else:
        free = select(SEATS.c.match).where(SEATS.c.person.is_(None), SEATS.c.bot.is_(None))
        query = query.where(MATCHES.c.open.is_(True), MATCHES.c.over.is_(False), MATCHES.c.id.in_(free))

    def read(c: Connection) -> list[MatchSummary]:
        rows = c.execute(query).all()
        return _summaries(c, rows, person)

    found = await database.read(read)
    if which == "mine":
        found.sort(key=lambda m: not any(m.seats[seat].yours for seat in m.waiting))
    return found


async def waiting_matches(database: Database, person: Person | None) -> list[MatchSummary]:
    """The matches that wait for a person, also for a reaction; the one that has waited longest first."""
    if person is None:
        return []
    mine = (SEATS.c.person == person.id) & SEATS.c.bot.is_(None) & SEATS.c.stand_in.is_(None)
    columns = (MATCHES.c.id, MATCHES.c.waiting, MATCHES.c.owing, SEATS.c.seat)
    asked = select(*columns).join(SEATS, SEATS.c.match == MATCHES.c.id).where(mine, MATCHES.c.over.is_(False))

    def read(c: Connection) -> list[MatchSummary]:
        ids = {row.id for row in c.execute(asked) if row.seat in (row.owing or row.waiting)}
        query = select(*_LISTED).where(MATCHES.c.id.in_(ids)).order_by(MATCHES.c.since, MATCHES.c.id).limit(PAGE)
        return _summaries(c, c.execute(query).all(), person)

    return await database.read(read)


def _summaries(c: Connection, rows: Sequence[Any], person: Person | None) -> list[MatchSummary]:
    """Matches as their rows show them."""
    places = _places_of(c, [row.id for row in rows])
    timed = [row for row in rows if row.clock is not None]
    people = {place.person for row in timed for place in places.get(row.id, [])}
    away = absences_of(c, people, min((row.since for row in timed), default=""))
    return [_summary(row, places.get(row.id, []), away, person) for row in rows]


def _places_of(c: Connection, ids: Sequence[str]) -> dict[str, list[Place]]:
    """The seats of several matches, read at once."""
    found: dict[str, list[Place]] = {}
    for r in c.execute(select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.match, SEATS.c.seat)):
        found.setdefault(r.match, []).append(Place(r.name, r.person, r.bot, r.stand_in, r.link))
    return found


def _summary(row: Any, places: list[Place], away: dict[str, list[Absence]], person: Person | None) -> MatchSummary:
    """A match as its row shows it."""
    guide = bool(row.parent and row.parent.get("guide"))
    facts = (row.id, row.game, row.name, row.owner, row.open, row.pace, row.watch, row.created, row.since)
    info = MatchInfo(*facts, places, row.clock, guide, aside=bool(row.aside), bot_pace=row.bot_pace or BOT_PACES[0])
    info.bank, info.spent, info.away = row.bank, row.spent or [], away
    info.house_cards = bool(row.house_cards)
    standing = Standing(
        row.entries if row.told is None else row.told, row.waiting, row.owing or row.waiting, row.over, row.result
    )
    return summarize_match(info, standing, person.id if person else None)

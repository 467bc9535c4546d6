"""Of what somebody wants to hear, by which way and when: for all matches, and where it is to be different for one."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Annotated, Any, TypeVar
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.server.errors import Wrong
from zeitalter.server.store.happenings import KINDS
from zeitalter.server.store.tables import MATCH_WISHES, WISHES
from zeitalter.server.wire.bounds import Incoming, Word
from zeitalter.texts import LANGUAGES

PUSH, MAIL, HOOK = GROUPS = ("push", "mail", "hook")
"""Ways as people choose among them: to their browsers, by mail, through a hook of another service."""
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
HOUR = timedelta(hours=1)

Groups = Annotated[list[Word], Meta(max_length=len(GROUPS))]
W = TypeVar("W", bound="TableWishes")


class QuietHours(Incoming):
    """From when to when nobody wants to be called, by the clock of a place."""

    begin: Word
    end: Word
    zone: Word


class TableWishes(Incoming):
    """By which ways somebody wants to hear of what, at once or gathered; `always`: also with the table in sight."""

    turn: Groups
    nudge: Groups
    joined: Groups
    over: Groups
    mentioned: Groups
    gathered: bool = False
    always: bool = False


class Wishes(TableWishes):
    """The same for all matches, with what is one person's own: quiet hours and language."""

    quiet: QuietHours | None = None
    lang: Word = LANGUAGES[-1]


def usual_wishes(lang: str = LANGUAGES[-1]) -> Wishes:
    """What holds for somebody who has said nothing: whoever adds a way wants to be called by it."""
    return msgspec.convert({**dict.fromkeys(KINDS, GROUPS), "lang": lang}, Wishes)


def no_wishes() -> TableWishes:
    """What holds for a match somebody does not want to hear of."""
    return msgspec.convert({kind: [] for kind in KINDS}, TableWishes)


def check_wishes(wishes: TableWishes) -> None:
    """Refuse what nobody can wish for."""
    for kind in KINDS:
        if not set(getattr(wishes, kind)) <= set(GROUPS):
            raise Wrong("bad-request")
    if not isinstance(wishes, Wishes):
        return
    if wishes.lang not in LANGUAGES:
        raise Wrong("bad-request")
    if wishes.quiet is not None:
        if not (_TIME.fullmatch(wishes.quiet.begin) and _TIME.fullmatch(wishes.quiet.end)):
            raise Wrong("bad-time")
        if wishes.quiet.zone not in known_zones():
            raise Wrong("unknown-zone", zone=wishes.quiet.zone)


@cache
def known_zones() -> frozenset[str]:
    """The names of all places with a clock of their own."""
    return frozenset(available_timezones())


# -- when --------------------------------------------------------------------------------------------------------------


def due_time(wishes: Wishes, gathered: bool, now: datetime) -> datetime:
    """When somebody is to be called for what happens now: at once or at the full hour, and never in quiet hours."""
    found = next_hour(now) if gathered else now
    return end_of_quiet(wishes.quiet, found)


def next_hour(now: datetime) -> datetime:
    """The next full hour."""
    return now.replace(minute=0, second=0, microsecond=0) + HOUR


def end_of_quiet(quiet: QuietHours | None, now: datetime) -> datetime:
    """The end of the quiet hours of which a time is one; the time itself, if it is none of them."""
    if quiet is None or quiet.begin == quiet.end or quiet.zone not in known_zones():  # a place may lose its name
        return now
    local = now.astimezone(ZoneInfo(quiet.zone))
    clock = f"{local:%H:%M}"
    if quiet.begin < quiet.end:
        inside = quiet.begin <= clock < quiet.end
    else:
        inside = clock >= quiet.begin or clock < quiet.end
    if not inside:
        return now
    day = local.date() if clock < quiet.end else local.date() + timedelta(days=1)
    hour, minute = map(int, quiet.end.split(":"))
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=local.tzinfo).astimezone(UTC)


# -- storing -----------------------------------------------------------------------------------------------------------


def _read(stored: Any, type: type[W]) -> W | None:
    try:
        return None if stored is None else msgspec.convert(stored, type)
    except msgspec.ValidationError:  # of another version: as if nothing had been said
        return None


def load_wishes(c: Connection, person: str) -> Wishes:
    """What a person wishes for all matches."""
    stored = c.execute(select(WISHES.c.wishes).where(WISHES.c.person == person)).scalar()
    return _read(stored, Wishes) or usual_wishes()


def load_table_wishes(c: Connection, person: str, match: str | None) -> TableWishes | None:
    """What a person wishes for one match, if that is something else."""
    query = select(MATCH_WISHES.c.wishes).where(MATCH_WISHES.c.person == person, MATCH_WISHES.c.match == match)
    return _read(c.execute(query).scalar(), TableWishes)


def store_wishes(c: Connection, person: str, wishes: Wishes) -> None:
    """Write what a person wishes for all matches."""
    stored = msgspec.to_builtins(wishes)
    if not c.execute(update(WISHES).where(WISHES.c.person == person).values(wishes=stored)).rowcount:
        c.execute(insert(WISHES).values(person=person, wishes=stored, feed=0))


def store_table_wishes(c: Connection, person: str, match: str, wishes: TableWishes | None) -> None:
    """Write what a person wishes for one match; None: what holds for all."""
    c.execute(delete(MATCH_WISHES).where(MATCH_WISHES.c.person == person, MATCH_WISHES.c.match == match))
    if wishes is not None:
        c.execute(insert(MATCH_WISHES).values(match=match, person=person, wishes=msgspec.to_builtins(wishes)))

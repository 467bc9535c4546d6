"""The ways by which people are called: their browsers, a mail address that was confirmed, hooks of other services."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.server.calls.outbox import add_call, remove_calls_of_way
from zeitalter.server.calls.wishes import HOOK, MAIL, PUSH
from zeitalter.server.errors import Conflict, Missing
from zeitalter.server.steady_clock import now, timestamp
from zeitalter.server.store.holds import hold_people
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.tables import TOKENS, WAYS

MOST_WAYS = {PUSH: 10, MAIL: 2, HOOK: 5}
"""Browsers, hooks and addresses of one person; of these one is not confirmed yet."""
LOST = "lost"
"""The kind of call that says by another way that one has failed."""

STOPPED_BY_PERSON, UNREACHABLE, GONE = "by-you", "unreachable", "gone"
"""Why a way is stopped: by its link, because nothing arrived for a day, or because the other side has closed it."""


@dataclass(slots=True, frozen=True)
class Way:
    """How somebody is called."""

    id: str
    person: str
    kind: str
    """`push`, `mail`, or the service of a hook."""
    address: str
    name: str
    facts: dict[str, Any]
    site: str
    confirmed: bool
    stopped: str | None

    @property
    def group(self) -> str:
        """What people know it as."""
        return self.kind if self.kind in (PUSH, MAIL) else HOOK


def _ways(rows: Iterable[Any]) -> list[Way]:
    return [Way(r.id, r.person, r.kind, r.address, r.name, r.facts, r.site, bool(r.confirmed), r.stopped) for r in rows]


def load_ways(c: Connection, person: str) -> list[Way]:
    """All ways of a person, the oldest first."""
    return _ways(c.execute(select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.created, WAYS.c.id)))


def open_ways(c: Connection, person: str) -> list[Way]:
    """Those by which a person can be called now."""
    return [way for way in load_ways(c, person) if way.confirmed and way.stopped is None]


def find_way(c: Connection, id: str | None) -> Way | None:
    """A way by its id."""
    return next(iter(_ways(c.execute(select(WAYS).where(WAYS.c.id == id)))), None)


def own_way(c: Connection, person: str, id: str) -> Way:
    """A way of a person; refused if it is not theirs."""
    found = find_way(c, id)
    if found is None or found.person != person:
        raise Missing("no-such-way")
    return found


def add_way(
    c: Connection, person: str, kind: str, address: str, name: str, facts: dict[str, Any], site: str
) -> Way | Conflict:
    """A new way, or the same one again; refused when somebody has too many. Mail has to be confirmed first."""
    hold_people(c, person)
    old = select(WAYS.c.id).where(WAYS.c.kind == kind)
    if kind == PUSH:  # a browser belongs to whoever uses it now
        old = old.where(WAYS.c.address == address)
    elif kind == MAIL:  # the confirmed one stays until the new one is, too
        old = old.where(WAYS.c.person == person, WAYS.c.confirmed.is_(False))
    else:
        old = old.where(WAYS.c.person == person, WAYS.c.address == address)
    for id in c.execute(old).scalars().all():
        remove_way(c, id)
    way = Way(new_id(), person, kind, address, name, facts, site, kind != MAIL, None)
    if sum(other.group == way.group for other in load_ways(c, person)) >= MOST_WAYS[way.group]:
        return Conflict("too-many-ways", most=MOST_WAYS[way.group])
    values = {"person": person, "kind": kind, "address": address, "name": name, "facts": facts, "site": site}
    c.execute(insert(WAYS).values(id=way.id, confirmed=way.confirmed, created=timestamp(), **values))
    return way


def remove_way(c: Connection, id: str) -> None:
    """Forget a way and everything that waits for it."""
    remove_calls_of_way(c, id)
    c.execute(delete(TOKENS).where(TOKENS.c.way == id))
    c.execute(delete(WAYS).where(WAYS.c.id == id))


def remove_browsers(c: Connection, person: str, endpoint: str | None) -> None:
    """Forget the browser of a person that is logged out, or (None) all of them: whoever uses it next is not called."""
    theirs = select(WAYS.c.id).where(WAYS.c.person == person, WAYS.c.kind == PUSH)
    for id in c.execute(theirs if endpoint is None else theirs.where(WAYS.c.address == endpoint)).scalars().all():
        remove_way(c, id)


def stop_way(c: Connection, way: Way, why: str) -> None:
    """Send nothing by a way any more; why is told on the page, and by the other ways."""
    c.execute(update(WAYS).where(WAYS.c.id == way.id).values(stopped=why))
    remove_calls_of_way(c, way.id)
    if why != STOPPED_BY_PERSON:
        for other in open_ways(c, way.person):
            add_call(c, LOST, now(), way.person, other.id, facts={"way": way.kind, "name": way.name})


def has_lost_way(c: Connection, person: str) -> bool:
    """Whether a way of a person has failed: they are told until they remove it or set it up anew."""
    failed = select(WAYS.c.id).where(WAYS.c.person == person, WAYS.c.stopped.in_((UNREACHABLE, GONE)))
    return c.execute(failed.limit(1)).first() is not None

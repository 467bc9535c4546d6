"""What is to be sent: written with what caused it, claimed by one worker, tried until it arrives or is given up.

A row goes only when it has been sent, so a crash at any moment sends it again at worst. A claim ends by itself: what a
worker had that is no more, another one takes up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.server.steady_clock import now
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.tables import CALLS

AT_ONCE = 100
"""Calls that are claimed together."""
PER_PERSON = 4
"""Ways of one person by which something is sent at the same time: who never answers holds nobody else up."""
LONGEST_ID = 16


@dataclass(slots=True, frozen=True)
class Call:
    """Something to be sent by one way."""

    id: str
    person: str | None
    way: str | None
    match: str | None
    kind: str
    facts: dict[str, Any]
    at: str
    tries: int


def stamp(time: datetime) -> str:
    """A time as it is stored."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds")


def add_call(
    c: Connection,
    kind: str,
    due: datetime,
    person: str | None = None,
    way: str | None = None,
    match: str | None = None,
    facts: dict[str, Any] | None = None,
    at: str | None = None,
) -> None:
    """Write a call that is due at a time."""
    values = {"person": person, "way": way, "match": match, "kind": kind, "facts": facts or {}}
    times = {"at": at or stamp(now()), "due": stamp(due), "tries": 0}
    c.execute(insert(CALLS).values(id=new_id(LONGEST_ID), **values, **times))


def something_due(c: Connection) -> bool:
    """Whether there is anything to send: asked every second, and cheaper than to claim nothing."""
    return c.execute(select(CALLS.c.id).where(CALLS.c.due <= stamp(now())).limit(1)).first() is not None


def claim_calls(c: Connection, seconds: float, free: int = AT_ONCE, busy: Collection[Call] = ()) -> list[Call]:
    """Calls that are due and nobody else works on, by so many ways; they are ours for so many seconds.

    `busy` are those on which we work already: nothing more goes by their ways, and nobody has more than a few at once.
    The condition stands twice: where another worker was faster, PostgreSQL looks again at the row it has changed.
    A claim that would last longer than any was made before somebody set the clock back.
    """
    claim, at = new_id(LONGEST_ID), stamp(now())
    until = stamp(now() + timedelta(seconds=seconds))
    claimed_until = CALLS.c.claimed_until
    unclaimed = claimed_until.is_(None) | (claimed_until < at) | (claimed_until > until)
    people = Counter(person for person, _ in {(call.person, call.way or call.id) for call in busy})
    ways = {call.way for call in busy if call.way is not None}
    full = {person for person, n in people.items() if person is not None and n >= PER_PERSON}
    open_way = CALLS.c.way.is_(None) | CALLS.c.way.not_in(ways)
    open_person = CALLS.c.person.is_(None) | CALLS.c.person.not_in(full)
    query = select(CALLS.c.id, CALLS.c.way, CALLS.c.person).where(CALLS.c.due <= at, unclaimed, open_way, open_person)
    chosen: dict[str, list[str]] = {}
    for row in c.execute(query.order_by(CALLS.c.due).limit(AT_ONCE)):
        group = row.way or row.id
        if group not in chosen:
            if len(chosen) >= free or (row.person is not None and people[row.person] >= PER_PERSON):
                continue
            people[row.person] += 1
        chosen.setdefault(group, []).append(row.id)
    ids = [id for group in chosen.values() for id in group]
    ours = update(CALLS).where(CALLS.c.id.in_(ids), unclaimed).values(claim=claim, claimed_until=until)
    if not ids or not c.execute(ours).rowcount:
        return []
    rows = c.execute(select(CALLS).where(CALLS.c.claim == claim).order_by(CALLS.c.at)).all()
    return [Call(r.id, r.person, r.way, r.match, r.kind, r.facts, r.at, r.tries) for r in rows]


def remove_calls(c: Connection, calls: Sequence[Call]) -> None:
    """Calls have been sent, or are no longer worth it."""
    c.execute(delete(CALLS).where(CALLS.c.id.in_([call.id for call in calls])))


def postpone_calls(c: Connection, calls: Sequence[Call], due: datetime, failed: bool) -> None:
    """Calls are to be sent later; `failed`: that counts as a try."""
    for call in calls:
        values = {"due": stamp(due), "tries": call.tries + failed, "claim": None, "claimed_until": None}
        c.execute(update(CALLS).where(CALLS.c.id == call.id).values(**values))


def remove_calls_of_way(c: Connection, way: str) -> None:
    """Nothing is sent by a way any more."""
    c.execute(delete(CALLS).where(CALLS.c.way == way))

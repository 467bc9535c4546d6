"""Holidays: when people are away. The clocks of all their seats stand still then, and the others see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from zeitalter.server.errors import Conflict, Missing, Wrong
from zeitalter.server.store.holds import hold_matches, hold_people
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.match_info import Absence
from zeitalter.server.store.tables import HOLIDAYS, MATCHES, SEATS

MOST_HOLIDAYS = 40
"""Holidays of one person that are stored: those of this year and the next."""
AHEAD = timedelta(days=366)
"""How long before its end a holiday can be announced."""


def absences_of(c: Connection, people: Iterable[str | None], since: str) -> dict[str, list[Absence]]:
    """The holidays of some people that were not over at a moment, in order."""
    ids = {person for person in people if person is not None}
    if not ids:
        return {}
    query = select(HOLIDAYS).where(HOLIDAYS.c.person.in_(ids), HOLIDAYS.c.ends > since).order_by(HOLIDAYS.c.begins)
    found: dict[str, list[Absence]] = {}
    for row in c.execute(query):
        found.setdefault(row.person, []).append(Absence(row.begins, row.ends, row.id))
    return found


def days_in_year(absences: Sequence[Absence], year: int) -> float:
    """How many days of a year lie in these holidays."""
    first, last = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    inside = [min(a.stop, last) - max(a.start, first) for a in absences]
    return sum((max(time, timedelta()) for time in inside), timedelta()) / timedelta(days=1)


def add_holiday(c: Connection, person: str, begins: datetime, ends: datetime, most_days: int, at: datetime) -> Absence:
    """Announce a holiday from now on or later; refused if it is none, overlaps another, or days are used up."""
    hold_people(c, person)
    begins = max(begins, at)
    if ends <= begins or ends > at + AHEAD:
        raise Wrong("bad-holiday")
    this_year = datetime(at.year, 1, 1, tzinfo=UTC).isoformat()
    known = absences_of(c, [person], this_year).get(person, [])
    if any(a.start < ends and a.stop > begins for a in known):
        raise Conflict("holiday-overlaps")
    made = Absence(_written(begins), _written(ends), new_id())
    if len(known) >= MOST_HOLIDAYS:
        raise Conflict("too-many-holidays", most=MOST_HOLIDAYS)
    for year in {begins.year, ends.year}:
        if days_in_year([*known, made], year) > most_days:
            raise Conflict("holidays-used-up", most=most_days, year=str(year))
    c.execute(delete(HOLIDAYS).where(HOLIDAYS.c.person == person, HOLIDAYS.c.ends <= this_year))
    c.execute(insert(HOLIDAYS).values(id=made.id, person=person, begins=made.begins, ends=made.ends))
    _look_at_clocks(c, person)
    return made


def end_holiday(c: Connection, person: str, id: str, at: datetime) -> None:
    """End a holiday now, or give up one that has not begun."""
    mine = (HOLIDAYS.c.id == id) & (HOLIDAYS.c.person == person) & (HOLIDAYS.c.ends > _written(at))
    row = c.execute(select(HOLIDAYS.c.begins).where(mine)).first()
    if row is None:
        raise Missing("no-such-holiday")
    if datetime.fromisoformat(row.begins) >= at:
        c.execute(delete(HOLIDAYS).where(mine))
    else:
        c.execute(update(HOLIDAYS).where(mine).values(ends=_written(at)))
    _look_at_clocks(c, person)


def _look_at_clocks(c: Connection, person: str) -> None:
    """Nobody knows any more when the clocks of a person's matches run out."""
    found = hold_matches(c, select(SEATS.c.match).where(SEATS.c.person == person))
    c.execute(update(MATCHES).where(MATCHES.c.id.in_(found), MATCHES.c.over.is_(False)).values(due=None))


def _written(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds")

"""The HTTP side of `docs/protocol.md`: when I am away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from zeitalter.server.errors import Wrong
from zeitalter.server.http.dependencies import GivenPerson, GivenServices, api_router
from zeitalter.server.http.match_api import NoWish
from zeitalter.server.http.params import PathId
from zeitalter.server.match import clocks
from zeitalter.server.services import Services
from zeitalter.server.store import holidays
from zeitalter.server.store.people import Person
from zeitalter.server.wire.bounds import Incoming, Moment


class HolidayWish(Incoming):
    """From when to when somebody is away."""

    begins: Moment
    ends: Moment


@get("/api/holidays", limit="look")
async def my_holidays(services: GivenServices, person: GivenPerson) -> dict[str, Any]:
    """My holidays that are not over, and how many days are left this year and the next."""
    return await _holidays(services, person)


@post("/api/holidays", status_code=200, limit="holiday")
async def new_holiday(services: GivenServices, person: GivenPerson, data: JSONBody[HolidayWish]) -> dict[str, Any]:
    """Say that I am away: all my clocks stand still meanwhile."""
    begins, ends, most = _read(data.begins), _read(data.ends), services.config.holiday_days
    add = holidays.add_holiday
    await services.database.write(lambda c: add(c, person.id, begins, ends, most, clocks.now()))
    await services.rooms.recall_absences(person.id)
    return await _holidays(services, person)


@post("/api/holidays/{id:str}/end", status_code=200, limit="holiday")
async def end_holiday(
    services: GivenServices, person: GivenPerson, id: PathId, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Come back early, or not go at all."""
    await services.database.write(lambda c: holidays.end_holiday(c, person.id, id, clocks.now()))
    await services.rooms.recall_absences(person.id)
    return await _holidays(services, person)


async def _holidays(services: Services, person: Person) -> dict[str, Any]:
    at, most = clocks.now(), services.config.holiday_days
    begin = datetime(at.year, 1, 1, tzinfo=UTC).isoformat()
    known = (await services.database.read(lambda c: holidays.absences_of(c, [person.id], begin))).get(person.id, [])
    left = {str(y): max(0.0, round(most - holidays.days_in_year(known, y), 1)) for y in (at.year, at.year + 1)}
    coming = [{"id": a.id, "begins": a.begins, "ends": a.ends} for a in known if a.stop > at]
    return {"holidays": coming, "days": most, "left": left}


def _read(text: str) -> datetime:
    """A moment that somebody has sent."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise Wrong("bad-holiday") from None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)


ROUTER = api_router(my_holidays, new_holiday, end_holiday)

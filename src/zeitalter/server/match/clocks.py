"""Clocks: whoever takes longer than agreed gets the game's default answer.

A match at a move a day may have one for every answer. Beside it every seat may have a bank of hours for the whole
match: it is used only when the time of an answer is up, and never filled again. While the person of a seat is on
holiday, its clock stands still. A live table may have one clock for all answers to a question together, e.g. for
trade; its end is stored with the match, so a restart does not turn it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, or_, select

from zeitalter.engine.log import Entry
from zeitalter.engine.match import Match
from zeitalter.server import steady_clock
from zeitalter.server.store.match_info import Absence, MatchInfo
from zeitalter.server.store.tables import MATCHES

NEVER = "9999-12-31T00:00:00.000+00:00"
"""When a clock is to be looked at that does not run."""


def now() -> datetime:
    """The time of the house; tests move it."""
    return steady_clock.now()


def written(at: datetime) -> str:
    """A time as it is stored and sent."""
    return at.isoformat(timespec="milliseconds")


def is_past(at: str | None) -> bool:
    """Whether a stored time has passed."""
    return at is not None and datetime.fromisoformat(at) <= now()


# -- the time of a whole table -----------------------------------------------------------------------------------------


def table_time_end(info: MatchInfo, match: Match) -> str | None:
    """When the time of the table for the present question is up; a question that goes on keeps its time."""
    question = match.question()
    minutes = question.minutes(match.state) if question is not None and info.pace == "live" else 0
    return (info.until or end_after(minutes)) if minutes else None


def end_after(minutes: int) -> str | None:
    """When so many minutes from now are up; None if there are none."""
    return written(now() + timedelta(minutes=minutes)) if minutes else None


def table_is_late(info: MatchInfo, match: Match) -> bool:
    """Whether the time of the whole table is up, bots and all."""
    return is_past(info.until) and not (match.over or match.read_only)


# -- the time of a seat ------------------------------------------------------------------------------------------------


def time_used(since: datetime, at: datetime, absences: Sequence[Absence]) -> timedelta:
    """How long somebody has had time between two moments, without what lies in a holiday."""
    used = at - since
    for absence in absences:
        begins, ends = max(since, absence.start), min(at, absence.stop)
        used -= max(ends - begins, timedelta())
    return max(used, timedelta())


def moment_after(since: datetime, time: timedelta, absences: Sequence[Absence]) -> datetime:
    """When somebody has had so much time; what lies in a holiday does not count. Holidays come in order."""
    end = since + time
    for absence in absences:
        if absence.stop > since and absence.start < end:
            end += absence.stop - max(absence.start, since)
    return end


def bank_left(info: MatchInfo, seat: int) -> timedelta:
    """What a seat had in its bank when the present question was put."""
    if not info.bank:
        return timedelta()
    before = info.spent[seat][0] if info.spent else 0
    return max(timedelta(hours=info.bank, seconds=-before), timedelta())


def seat_deadline(info: MatchInfo, seat: int, since: str) -> datetime | None:
    """When the time of a seat for the question that was put then is up, with all that is left in its bank."""
    if info.clock is None:
        return None
    time = timedelta(hours=info.clock) + bank_left(info, seat)
    return moment_after(datetime.fromisoformat(since), time, info.absences(seat))


def late_seats(info: MatchInfo, match: Match) -> list[int]:
    """The seats of people who have taken too long for their answer."""
    if match.over or match.read_only or info.clock is None:
        return []
    at = now()
    waited_for = [seat for seat in match.asked() if info.places[seat].waited_for]
    return [seat for seat in waited_for if (end := seat_deadline(info, seat, info.since)) is not None and end <= at]


def next_due(info: MatchInfo, match: Match, since: str) -> str | None:
    """When the clock of the first seat runs out; None for a match without one."""
    if info.clock is None:
        return None
    asked = [] if match.over or match.read_only else [seat for seat in match.asked() if info.places[seat].waited_for]
    ends = [end for seat in asked if (end := seat_deadline(info, seat, since)) is not None]
    return written(min(ends)) if ends else NEVER


def spent_after(
    info: MatchInfo, played: Sequence[Entry], asked: Sequence[int], at: datetime, asked_anew: bool
) -> list[list[int]]:
    """What the seats have spent of their banks after some entries: in seconds, before the present question and in it.

    `asked` are the seats that owed an answer before them: who replaces a sealed one pays no more for it.
    """
    if not info.bank or info.clock is None:
        return []
    spent = [list(one) for one in info.spent] or [[0, 0] for _ in info.places]
    since = datetime.fromisoformat(info.since)
    for seat in {entry.seat for entry in played if entry.kind == "answer" and entry.seat in asked}:
        over = time_used(since, at, info.absences(seat)) - timedelta(hours=info.clock)
        most = bank_left(info, seat)
        if info.places[seat].waited_for and over > timedelta():
            spent[seat][1] = max(spent[seat][1], int(min(over, most).total_seconds()))
    return [[sum(one), 0] for one in spent] if asked_anew else spent


def late_matches(c: Connection) -> list[str]:
    """All matches whose clocks have to be looked at: one has run out, or it is not known when one will."""
    at = written(now())
    due = MATCHES.c.clock.is_not(None) & or_(MATCHES.c.due.is_(None), MATCHES.c.due <= at)
    running = select(MATCHES.c.id).where(MATCHES.c.over.is_(False), due | (MATCHES.c.until <= at))
    return list(c.execute(running).scalars())

"""People at the table: they sit down, watch, let a bot play for them, and talk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Update, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zeitalter.engine.steps import is_reaction
from zeitalter.server.errors import Conflict, Forbidden, Wrong
from zeitalter.server.match import happenings
from zeitalter.server.match.room import Room
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.happenings import TURN, Happening, write_happenings
from zeitalter.server.store.lookalikes import lookalike_of
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.store.people import Person, clean_name, clean_talk
from zeitalter.server.store.tables import CHAT, MATCHES, SEATS, WATCHERS
from zeitalter.server.wire.bounds import MOST_SEATS

LONGEST_CHAT = 500
TRIES = 4
"""How often a line of chat gets another number when other workers add lines at the same moment."""


async def sit_down(room: Room, person: Person, seat: int, name: str) -> None:
    """Give a free seat to a person; who already sits here sits down a second time only by an own link."""
    async with room.lock:
        info = room.info
        if not info.places[seat].free:
            raise Conflict("seat-taken")
        name = seat_name(info, seat, name)
        free = (SEATS.c.match == info.id) & (SEATS.c.seat == seat) & SEATS.c.person.is_(None)
        sit = update(SEATS).where(free).values(person=person.id, name=name, stand_in=None)
        found = happenings.after_sitting_down(info, person.id, name, room.people_here(), timestamp())

        def take(c: Connection) -> None:
            if not c.execute(sit).rowcount:
                raise Conflict("seat-taken")
            c.execute(look_at_clocks(info.id))
            write_happenings(c, found)

        try:
            await room.change(take)
        except Conflict:
            await room.catch_up()
            raise


def look_at_clocks(match: str) -> Update:
    """Somebody else plays a seat: nobody knows any more when its clock runs out."""
    return update(MATCHES).where(MATCHES.c.id == match).values(due=None)


def seat_name(info: MatchInfo, seat: int, name: str) -> str:
    """The name of somebody who sits down, made different from the others'; refused if it only looks the same."""
    name = clean_name(name)
    others = [p.name for i, p in enumerate(info.places) if i != seat]
    other = lookalike_of(name, others)
    if other is not None and other.casefold() != name.casefold():
        raise same_look(name, other)
    candidates = [name, *(f"{name[:20]} {n}" for n in range(2, MOST_SEATS + 2))]
    return next(n for n in candidates if lookalike_of(n, others) is None)


def same_look(name: str, other: str) -> Wrong:
    """What is said of a name that is another's at the same table, or can be taken for it."""
    same = name.casefold() == other.casefold()
    return Wrong("same-name", name=name) if same else Wrong("confusable-name", name=name, other=other)


async def watch(room: Room, person: Person) -> None:
    """Let a person watch."""
    async with room.lock:
        id = room.info.id
        here = (WATCHERS.c.match == id) & (WATCHERS.c.person == person.id)

        def add(c: Connection) -> None:
            if c.execute(select(WATCHERS).where(here)).first() is None:
                c.execute(insert(WATCHERS).values(match=id, person=person.id))

        if person.id not in room.info.watchers:
            await room.change(add)


async def stand_in(room: Room, seat: int, bot: str | None, by: Person) -> None:
    """Let a bot play for an absent person or for oneself, or (None) give the seat back."""
    async with room.lock:
        place = room.info.places[seat]
        if place.bot is not None:
            raise Conflict("seat-is-a-bot")
        if bot is not None and place.person not in (None, by.id) and place.person in room.people_here():
            raise Conflict("person-is-here", name=place.name)
        if place.stand_in == bot:
            return
        where = (SEATS.c.match == room.info.id) & (SEATS.c.seat == seat)
        line = {"name": "", "text": "", "at": timestamp(), "news": _seat_news(place, bot, by, room.info)}
        found = _turn_given_back(room, seat, bot, by)

        def change(c: Connection) -> None:
            c.execute(update(SEATS).where(where).values(stand_in=bot))
            c.execute(look_at_clocks(room.info.id))
            _add_line(c, room.info.id, line)
            write_happenings(c, found)

        await room.bots.try_again()
        await _change_with_line(room, change)


def _turn_given_back(room: Room, seat: int, bot: str | None, by: Person) -> list[Happening]:
    """That it is somebody's turn to whom somebody else gives the seat back."""
    place, info = room.info.places[seat], room.info
    if bot is not None or place.person in (None, by.id) or seat not in room.match.awaited():
        return []
    found = Happening(info.id, place.person or "", TURN, timestamp(), seat, len(room.match.log), info.since)
    secret = is_reaction(room.match.question())
    return [replace(found, secret=secret, here=found.person in room.people_here())]


def _seat_news(place: Place, bot: str | None, by: Person, info: MatchInfo) -> list[Any]:
    """What all are told of a seat that a bot takes over or gives back."""
    if bot is None:
        return ["bot-left" if place.free else "seat-back", {"name": place.name}]
    args = {"name": place.name, "bot": bot, "by": info.name_of(by.id) or by.name}
    if place.free:
        return ["bot-in-free-seat", args]
    return ["bot-for-self" if place.person == by.id else "bot-for-absent", args]


def _add_line(c: Connection, match: str, line: dict[str, Any]) -> None:
    """Store a line of the chat; with `news` nobody said it: who was away reads it later."""
    last = c.execute(select(func.max(CHAT.c.number)).where(CHAT.c.match == match)).scalar() or 0
    c.execute(insert(CHAT).values(match=match, number=last + 1, **line))


async def _change_with_line(room: Room, change: Callable[[Connection], None]) -> None:
    """Make a change that adds a line to the chat; again, if another worker has added one at the same moment."""
    for left in reversed(range(TRIES)):
        try:
            await room.change(change)
            return
        except IntegrityError:
            if not left:
                raise Conflict("try-again") from None


async def say(room: Room, person: Person, text: str) -> None:
    """Store a line of chat and send it to everybody; only those talk who sit here or were invited to watch."""
    text = clean_talk(text)
    if not text:
        raise Wrong("empty-chat")
    if len(text) > LONGEST_CHAT:
        raise Wrong("chat-too-long", most=LONGEST_CHAT)
    async with room.lock:
        info = room.info
        if not info.takes_part(person.id):
            raise Forbidden("not-at-the-table")
        name = info.name_of(person.id) or person.name
        line = {"person": person.id, "name": name, "text": text, "at": timestamp()}
        found = happenings.after_talk(info, person.id, name, text, room.people_here(), line["at"])

        def change(c: Connection) -> None:
            _add_line(c, info.id, line)
            write_happenings(c, found)

        await _change_with_line(room, change)

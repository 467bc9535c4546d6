"""People at the table: they sit down, watch, let a bot play for them, and talk."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from zeitalter.engine.steps import is_reaction
from zeitalter.server.errors import Conflict, Forbidden, Wrong
from zeitalter.server.match import happenings
from zeitalter.server.match.room import Room
from zeitalter.server.store.database import timestamp
from zeitalter.server.store.happenings import TURN, Happening, write_happenings
from zeitalter.server.store.lookalikes import lookalike_of
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.store.matches import CHAT_SHOWN
from zeitalter.server.store.people import Person, clean_name, clean_talk
from zeitalter.server.store.tables import CHAT, SEATS, WATCHERS
from zeitalter.server.wire.bounds import MOST_SEATS
from zeitalter.server.wire.server_messages import ChatMessage

LONGEST_CHAT = 500


async def sit_down(room: Room, person: Person, seat: int, name: str) -> None:
    """Give a free seat to a person; who already sits here sits down a second time only by an own link."""
    async with room.lock:
        info = room.info
        place = info.places[seat]
        if not place.free:
            raise Conflict("seat-taken")
        name = seat_name(info, seat, name)
        free = (SEATS.c.match == info.id) & (SEATS.c.seat == seat) & SEATS.c.person.is_(None)
        change = update(SEATS).where(free).values(person=person.id, name=name, stand_in=None)
        found = happenings.after_sitting_down(info, person.id, name, room.people_here(), timestamp())

        def sit(c: Connection) -> bool:
            taken = c.execute(change).rowcount > 0
            if taken:
                write_happenings(c, found)
            return taken

        if not await room.services.database.write(sit):
            await room.reload()
            raise Conflict("seat-taken")
        info.places[seat] = Place(name, person.id, link=place.link)
        room.update_seats()


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
        if person.id in room.info.watchers:
            return
        values = {"match": room.info.id, "person": person.id}
        await room.services.database.write(lambda c: c.execute(insert(WATCHERS).values(**values)))
        room.info.watchers.add(person.id)


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
        change = update(SEATS).where(where).values(stand_in=bot)
        line = _news_line(room.info, _seat_news(place, bot, by, room.info))
        found = _turn_given_back(room, seat, bot, by)

        def store(c: Connection) -> None:
            c.execute(change)
            c.execute(insert(CHAT).values(**line))
            write_happenings(c, found)

        try:
            await room.services.database.write(store)
        except IntegrityError:
            await room.reload()
            raise Conflict("try-again") from None
        place.stand_in = bot
        await room.bots.try_again()
        _add_line(room, line)
        room.update_seats()


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


def _news_line(info: MatchInfo, news: list[Any]) -> dict[str, Any]:
    """A line of the chat that nobody said, as it is stored: who was away reads it later."""
    number = info.chat[-1]["n"] + 1 if info.chat else 1
    return {"match": info.id, "number": number, "name": "", "text": "", "at": timestamp(), "news": news}


def _add_line(room: Room, line: dict[str, Any]) -> None:
    """Show everybody a line of the chat that nobody said."""
    said = {key: line[key] for key in ("name", "text", "at", "news")} | {"seat": None, "guest": False, "tag": ""}
    room.info.chat.append({"n": line["number"], **said})
    del room.info.chat[:-CHAT_SHOWN]
    room.send_to_all(ChatMessage(line["number"], **said))


async def say(room: Room, person: Person, text: str) -> None:
    """Store a line of chat and send it to everybody; only those talk who sit here or were invited to watch."""
    text = clean_talk(text)
    if not text:
        raise Wrong("empty-chat")
    if len(text) > LONGEST_CHAT:
        raise Wrong("chat-too-long", most=LONGEST_CHAT)
    async with room.lock:
        info, chat = room.info, room.info.chat
        if not info.takes_part(person.id):
            raise Forbidden("not-at-the-table")
        number = chat[-1]["n"] + 1 if chat else 1
        line: dict[str, Any] = {"name": info.name_of(person.id) or person.name, "text": text, "at": timestamp()}
        values = {"match": info.id, "number": number, "person": person.id, **line}
        found = happenings.after_talk(info, person.id, line["name"], text, room.people_here(), line["at"])

        def store(c: Connection) -> None:
            c.execute(insert(CHAT).values(**values))
            write_happenings(c, found)

        try:
            await room.services.database.write(store)
        except IntegrityError:
            await room.reload()
            raise Conflict("try-again") from None
        line |= info.speaker(person.id, person.account)
        chat.append({"n": number, **line})
        del chat[:-CHAT_SHOWN]
        room.send_to_all(ChatMessage(number, **line))

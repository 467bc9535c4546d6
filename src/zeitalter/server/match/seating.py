"""People at the table: they sit down, watch, let a bot play for them, and talk."""

from __future__ import annotations

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from zeitalter.server.errors import Conflict, Wrong
from zeitalter.server.match.room import Room
from zeitalter.server.store.database import timestamp
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import CHAT_SHOWN
from zeitalter.server.store.people import Person
from zeitalter.server.store.tables import CHAT, SEATS, WATCHERS
from zeitalter.server.wire.server_messages import ChatMessage

LONGEST_CHAT = 500


async def sit_down(room: Room, person: Person, seat: int, name: str) -> None:
    """Give a free seat to a person; who already sits here sits down a second time only by an own link."""
    async with room.lock:
        info = room.info
        place = info.places[seat]
        if not place.free:
            raise Conflict("seat-taken")
        free = (SEATS.c.match == info.id) & (SEATS.c.seat == seat) & SEATS.c.person.is_(None)
        change = update(SEATS).where(free).values(person=person.id, name=name, stand_in=None)
        if not await room.services.database.write(lambda c: c.execute(change).rowcount):
            await room.reload()
            raise Conflict("seat-taken")
        info.places[seat] = Place(name, person.id, link=place.link)
        room.update_seats()


async def watch(room: Room, person: Person) -> None:
    """Let a person watch."""
    async with room.lock:
        if person.id in room.info.watchers:
            return
        values = {"match": room.info.id, "person": person.id}
        await room.services.database.write(lambda c: c.execute(insert(WATCHERS).values(**values)))
        room.info.watchers.add(person.id)


async def stand_in(room: Room, seat: int, bot: str | None) -> None:
    """Let a bot play for an absent person, or (None) give the seat back."""
    async with room.lock:
        place = room.info.places[seat]
        if place.bot is not None:
            raise Conflict("seat-is-a-bot")
        where = (SEATS.c.match == room.info.id) & (SEATS.c.seat == seat)
        change = update(SEATS).where(where).values(stand_in=bot)
        await room.services.database.write(lambda c: c.execute(change))
        place.stand_in = bot
        await room.bots.try_again()
        room.update_seats()


async def say(room: Room, person: Person, text: str) -> None:
    """Store a line of chat and send it to everybody."""
    text = " ".join(text.split())
    if not text:
        raise Wrong("empty-chat")
    if len(text) > LONGEST_CHAT:
        raise Wrong("chat-too-long", most=LONGEST_CHAT)
    async with room.lock:
        chat = room.info.chat
        number = chat[-1]["n"] + 1 if chat else 1
        line = {"name": person.name, "text": text, "at": timestamp()}
        values = {"match": room.info.id, "number": number, **line}
        try:
            await room.services.database.write(lambda c: c.execute(insert(CHAT).values(**values)))
        except IntegrityError:
            await room.reload()
            raise Conflict("try-again") from None
        chat.append({"n": number, **line})
        del chat[:-CHAT_SHOWN]
        room.send_to_all(ChatMessage(number, **line))

"""The socket of a screen: it says hello, answers questions, asks why, and hears what happens.

A message that is too large, malformed, too early, too often, stale, or for a seat of somebody else is refused with a
clear id and changes nothing. Each screen has a queue of its own, so a slow one holds nobody up: it is not listened to
while it does not take our answers, hears no news, and gets everything anew when it does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket

from zeitalter.bots import hinter
from zeitalter.engine.draft import Draft as Drafted
from zeitalter.engine.draft import draft_in_steps
from zeitalter.engine.errors import Objection, Refused, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.encoding import json_text
from zeitalter.server.errors import Conflict, OurMistake, TooLarge, TooMany, Unknown
from zeitalter.server.journal import log_event
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match.bot_workers import bot_task
from zeitalter.server.match.room import Room
from zeitalter.server.match.screen import NO_RIGHT, Receipt
from zeitalter.server.match.seating import say
from zeitalter.server.metrics import DONE, FAILED, REFUSED
from zeitalter.server.protection import COOKIE, address_of, check_origin
from zeitalter.server.services import GOING_AWAY, Services
from zeitalter.server.socket.messages import (
    Chat,
    ClientMessage,
    Draft,
    Hello,
    Hint,
    Order,
    Ping,
    Plan,
    Play,
    Prepare,
    Suggest,
    Undo,
    Why,
    number_of_message,
    read_message,
)
from zeitalter.server.socket.outbox import Outbox
from zeitalter.server.store.people import Person, token_hash
from zeitalter.server.wire.bots import bots_for
from zeitalter.server.wire.bounds import MOST_ANSWERS
from zeitalter.server.wire.positions import draft_message
from zeitalter.server.wire.readable import action_from_json, plan_from_json
from zeitalter.server.wire.refusals import entry_of_answers, error_message, objection_message, why_message
from zeitalter.server.wire.server_messages import HintMessage, PongMessage, ServerMessage, SuggestMessage

GOODBYE = 5.0
"""Seconds a screen gets to take what is queued before its socket is closed."""
TOO_BIG, STARTS_ANEW, TRY_LATER = 1009, 1012, 1013
MOST_SCREENS = 50
"""Windows one person may have open at once."""
RAW_SOCKET = "zeitalter.socket"
"""Where the scope of a socket has its `receive` and `send`, below the framework that opens and closes it.

Every frame through the framework costs 6-8 % more processor time per move (`python -m benchmarks.server`).
"""
PLANNER = "strategist"
"""Who plans the rest of a question, and gives the hints of a guided first game: a lesson is the same for everybody, and
what it recommends is there at once."""
PLANNING = 0.6
"""The share of a bot's time after which it adds nothing more to a plan, so that what it has found is not lost."""
LONG_AGO = 100
"""Entries that somebody may have missed before it takes long to say what they led to."""


class Connection:
    """The screen at the other end of a socket: one browser window at one match."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        person: Person | None,
        owner: str,
        address: str,
        session: str | None,
    ) -> None:
        self.services = services
        self.socket = socket
        self.room = room
        self.person = person
        self.owner = owner
        self.session = session
        self.address = address
        self.slow = False
        self.seats: list[int] = []
        self.known = 0
        self.greeted = False
        self.ended = asyncio.Event()
        self._receive, send = socket.scope[RAW_SOCKET]  # type: ignore[literal-required]
        self._outbox = Outbox(send, self, services.backlog)
        self._missed = False
        self._refreshing: asyncio.Task[None] | None = None
        self._close_code: int | None = None
        self._close_reason = ""

    def miss(self) -> bool:
        """Remember that there was news for a slow screen; False."""
        self._missed = True
        return False

    def caught_up(self) -> None:
        """This screen has taken everything: send it what it has missed."""
        if self._missed:
            self._missed = False
            self._refreshing = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        try:
            await self.room.refresh(self)
        except ZeitalterError:  # a room that is being read anew shows itself to all then
            return
        except Exception:
            self.room.failure("screen not refreshed")

    def lost(self) -> None:
        """The other side is gone."""
        self.ended.set()

    def overflow(self) -> None:
        """Too much waits: this screen is cut off and will come back."""
        self.end(TRY_LATER)

    def send(self, text: str) -> None:
        """Send a message."""
        if self._close_code is None:
            self._outbox.send(text)

    def reply(self, message: ServerMessage) -> None:
        """Send a message to this screen alone."""
        self.send(json_text(message))

    def end(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self._close_code is None:
            self._close_code = code
            self.ended.set()

    def send_away(self, seconds: float) -> None:
        """Close the socket after what is queued, because the server starts anew: its reason is when to come back."""
        self._close_reason = f"{seconds * 1000:.0f}"
        self.end(STARTS_ANEW)

    async def serve(self) -> None:
        """Take messages until one side closes."""
        reader = asyncio.create_task(self._read_all())
        ended = asyncio.create_task(self.ended.wait())
        try:
            await asyncio.wait({reader, ended}, return_when=asyncio.FIRST_COMPLETED)
            if self._close_code is not None:
                with suppress(Exception):
                    await asyncio.wait_for(self._say_goodbye(), GOODBYE)
        finally:
            self._outbox.stop()
            tasks = [task for task in (reader, ended, self._refreshing) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _say_goodbye(self) -> None:
        await self._outbox.emptied()
        await self.socket.close(code=self._close_code or GOING_AWAY, reason=self._close_reason)

    async def _read_all(self) -> None:
        while self._close_code is None:
            if self.slow:  # who does not take our answers is not listened to
                await self._outbox.emptied()
            event: Any = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            await self._take(event["bytes"].decode(errors="replace") if text is None else text)

    async def _take(self, text: str) -> None:
        """Do what a message says, or say why not."""
        id = message = None
        begun, outcome = time.perf_counter(), DONE
        try:
            if len(text.encode()) > self.services.config.frame_bytes:
                self.end(TOO_BIG)
                raise TooLarge("message-too-large")
            message = read_message(text)
            id = getattr(message, "id", None)
            self.services.limits.count("message", self.owner)
            await self._obey(message)
        except Refused as error:
            outcome = REFUSED
            refused = objection_message(id, self.room.match, error.objection)
            if isinstance(message, Play | Plan) and error.objection.id == "stale-answer":
                answers = [message.answer] if isinstance(message, Play) else message.answers
                refused.given = entry_of_answers(self.room.match, message.seat, message.ask, answers)
            self.reply(refused)
        except ZeitalterError as error:
            outcome = FAILED if isinstance(error, OurMistake) else REFUSED
            if isinstance(error, TooSlow):
                self.room.lock.too_slow = True
            self.reply(error_message(number_of_message(text) if message is None else id, error))
        except Exception:
            outcome = FAILED
            self.reply(error_message(id, self.room.failure("message failed")))
        finally:
            kind = "unreadable" if message is None else type(message).__name__.lower()
            self.room.services.metrics.time_message(kind, outcome, begun)

    async def _obey(self, message: ClientMessage) -> None:
        """Do what a message says."""
        room, person = self.room, self.person
        match message:
            case Ping():
                self.reply(PongMessage())
            case Hello():
                self.services.limits.count("hello", self.owner)
                await self._hello(message)
            case _ if not self.greeted:
                raise Conflict("hello-first")
            case Play(id, seat, ask, answer):
                await room.play(person, seat, ask, answer, Receipt(self, id))
            case Plan(id, seat, ask, answers):
                await room.plan(person, seat, ask, answers, Receipt(self, id))
            case Undo(id, seat, entry):
                await room.undo(person, seat, entry, Receipt(self, id))
            case Order(id, seat, question, order):
                await room.order(person, seat, question, order, Receipt(self, id))
            case Prepare(id, seat, question, answer, until):
                await room.finish(room.prepare(person, seat, question, answer, until))
                self.reply(room.prepared_message(seat, id))
            case Draft():
                await self._draft(message)
            case Why():
                await self._why(message)
            case Hint():
                self.services.limits.count("hint", self.owner)
                await self._hint(message)
            case Suggest():
                self.services.limits.count("hint", self.owner)
                await self._suggest(message)
            case Chat(_, text):
                if person is None:
                    raise Unknown("who-are-you")
                self.services.limits.count("chat", self.owner)
                await room.finish(say(room, person, text))

    async def _hello(self, message: Hello) -> None:
        """Show the seats asked for from now on."""
        since = -1 if message.since is None else max(message.since, -1)
        if since > len(self.room.match.log) or not self._sits(message.seats):
            await self.room.follow()  # another worker may know more
        if since < len(self.room.match.log) - LONG_AGO:
            await self.room.encode_events()
        async with self.room.lock:
            seats = self.room.usual_seats(self.person) if message.seats is None else sorted(set(message.seats))
            for seat in seats:
                self.room.check_seat(self.person, seat)
            self.room.check_look(self.person)
            self.greeted = True
            self.seats = seats
            self.room.welcome(self, since)

    def _sits(self, seats: Sequence[int] | None) -> bool:
        own = self.room.info.seats_of(self.person.id if self.person else None)
        return set(seats or ()) <= set(own)

    async def _draft(self, message: Draft) -> None:
        """Say what the position would be after some answers, to this screen alone."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = self.room.match
            if message.ask != match.ask(message.seat):
                raise Refused(Objection("stale-answer"))
            found = await self._try_answers(message.seat, message.answers)
            reply = draft_message(message.id, message.seat, found)
        self.reply(reply)

    async def _after(self, message: Why | Hint | Suggest) -> Match:
        """The match as it stands after the draft that a message names."""
        match = self.room.match
        if not message.after:
            return match
        return (await self._try_answers(message.seat, message.after)).match

    async def _try_answers(self, seat: int, answers: Sequence[Sequence[Any]]) -> Drafted:
        """Try answers on a copy of the match, in slices: many of them take longer than others should wait."""
        match = self.room.match
        return await self.room.services.slices.run(draft_in_steps(match, seat, plan_from_json(match, answers)))

    async def _why(self, message: Why) -> None:
        """Say why an answer is not possible."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = await self._after(message)
            objection = match.why_not(message.seat, action_from_json(match, message.answer))
            reply = why_message(message.id, match, objection)
        self.reply(reply)

    async def _hint(self, message: Hint) -> None:
        """Say what a bot would do."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = await self._after(message)
            if message.seat not in match.asked():
                raise Conflict("no-hint")
            task = bot_task(match, message.seat, self._planner() if self.room.info.guide else hinter(match.game))
        found = await self.services.bot_workers.hint(task, self.owner, self.room.info.id)
        self.reply(msgspec.convert({"t": "hint", "id": message.id, **found}, HintMessage))

    def _planner(self) -> str:
        bots = bots_for(self.room.match.game)
        return PLANNER if PLANNER in bots else bots[0]

    async def _suggest(self, message: Suggest) -> None:
        """Say what a bot would plan for the rest of a question."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            if message.ask != self.room.match.ask(message.seat):
                raise Refused(Objection("stale-answer"))
            match = await self._after(message)
            question = match.question()
            if message.seat not in match.asked() or question is None or not question.drafts:
                raise Conflict("no-plan")
            task = bot_task(match, message.seat, self._planner())
        task["most"] = MOST_ANSWERS - len(message.after)
        task["seconds"] = self.services.config.bot_seconds * PLANNING
        answers = await self.services.bot_workers.suggest(task, self.owner, self.room.info.id)
        self.reply(SuggestMessage(message.id, answers))


async def serve_socket(services: Services, socket: WebSocket[Any, Any, Any], id: str) -> None:
    """Serve one socket from its first to its last message."""
    try:
        check_origin(socket.headers, services.config.origins)
        cookie = socket.cookies.get(COOKIE)
        person = await services.people.person_of(cookie)
        owner = person.id if person else address_of(socket)
        services.limits.count("socket", owner)
        if services.limits.on and sum(screen.owner == owner for screen in services.screens) >= MOST_SCREENS:
            raise TooMany("too-many-screens", most=MOST_SCREENS)
        room = await services.rooms.room_for(id, person)
    except ZeitalterError as error:
        await socket.accept()
        await socket.send_text(json_text(error_message(None, error)))
        await socket.close(code=NO_RIGHT, reason=error.id)
        return
    await socket.accept()
    session = token_hash(cookie) if person is not None and cookie else None
    connection = Connection(services, socket, room, person, owner, address_of(socket), session)
    services.screens.add(connection)
    log_event("socket", match=id)
    try:
        await connection.serve()
    finally:
        services.screens.discard(connection)
        room.leave(connection)

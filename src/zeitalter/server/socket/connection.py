"""The socket of a screen: it says hello, answers questions, asks why, and hears what happens.

A message that is too large, malformed, too early, too often, stale, or for a seat of somebody else is refused with a
clear id and changes nothing. Each screen has a queue of its own, so a slow one holds nobody up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from litestar import WebSocket

from zeitalter.engine.errors import Objection, Refused, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.errors import Conflict, OurMistake, TooLarge, TooMany, Unknown
from zeitalter.server.http.protection import check_origin
from zeitalter.server.journal import mishap, note
from zeitalter.server.match import drafts
from zeitalter.server.match.bot_workers import bots_for, task
from zeitalter.server.match.room import NO_MORE, Room
from zeitalter.server.socket.messages import Advise, Draft, Hello, Message, Order, Ping, Plan, Play, Undo, Why, read
from zeitalter.server.socket.outbox import Outbox
from zeitalter.server.store.people import Person
from zeitalter.server.wire import positions as wire

if TYPE_CHECKING:
    from zeitalter.server.services import House

GOODBYE = 5.0
"""Seconds a screen gets to take what is queued before its socket is closed."""
TOO_BIG, TRY_LATER, GOING_AWAY = 1009, 1013, 1001
MOST_SCREENS = 50
"""Windows one person may have open at once."""
POSITION = ('{"t":"now",', '{"t":"asked",')
"""How messages begin that can carry a receipt."""
LINE = "zeitalter.line"
"""Where the scope of a socket has the two ends of its line, below the framework that opens and closes it."""
COOKIE = "zeitalter"
HINTER = "greedy"


class SocketScreen:
    """One browser window at one match."""

    def __init__(
        self, house: House, socket: WebSocket[Any, Any, Any], room: Room, person: Person | None, who: str
    ) -> None:
        self.house = house
        self.socket = socket
        self.room = room
        self.person = person
        self.who = who
        self.seats: list[int] = []
        self.known = 0
        self.greeted = False
        self.ended = asyncio.Event()
        self._receive, send = socket.scope[LINE]  # type: ignore[literal-required]
        self._outbox = Outbox(send, self.ended.set)
        self._close_code: int | None = None
        self._done: tuple[int, int] | None = None
        """The answer that is on disk and whose receipt still waits for the position it led to."""

    def send(self, text: str) -> None:
        """Send a message; a screen that is too far behind is cut off and will come back."""
        if self._close_code is not None:
            return
        if self._outbox.full:
            self.end(TRY_LATER)
            return
        if self._done is not None and text.startswith(POSITION):
            text = f'{text[:-1]},"done":{self._done[0]}}}'
            self._done = None
        self._outbox.put({"type": "websocket.send", "text": text, "bytes": None})

    def reply(self, message: dict[str, Any]) -> None:
        """Send a message to this screen alone."""
        self.send(wire.written(message))

    def end(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self._close_code is None:
            self._close_code = code
            self.ended.set()

    async def serve(self) -> None:
        """Take messages until one side closes."""
        reader = asyncio.create_task(self.read_all())
        ended = asyncio.create_task(self.ended.wait())
        try:
            await asyncio.wait({reader, ended}, return_when=asyncio.FIRST_COMPLETED)
            if self._close_code is not None:
                with suppress(Exception):
                    await asyncio.wait_for(self._say_goodbye(), GOODBYE)
        finally:
            self._outbox.stop()
            reader.cancel()
            ended.cancel()
            await asyncio.gather(reader, ended, return_exceptions=True)

    async def _say_goodbye(self) -> None:
        await self._outbox.emptied()
        await self.socket.close(code=self._close_code or GOING_AWAY)

    async def read_all(self) -> None:
        """Take messages until the socket is closed."""
        while self._close_code is None:
            event: Any = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            await self.take(event["bytes"].decode(errors="replace") if text is None else text)

    async def take(self, text: str) -> None:
        """Do what a message says, or say why not."""
        id = message = None
        try:
            if len(text.encode()) > self.house.config.frame_bytes:
                self.end(TOO_BIG)
                raise TooLarge("message-too-large")
            message = read(text)
            id = getattr(message, "id", None)
            self.house.limits.count("message", self.who)
            await self.obey(message, self.who)
        except Refused as error:
            refused = wire.refused(id, self.room.match, error.objection)
            if isinstance(message, Play | Plan) and error.objection.id == "stale-answer":
                answers = [message.answer] if isinstance(message, Play) else message.answers
                refused["given"] = wire.already_given(self.room.match, message.seat, message.ask, answers)
            self.reply(refused)
        except ZeitalterError as error:
            self.reply(wire.wrong(id, error))
        except Exception:
            mishap("message failed", match=self.room.record.id)
            self.reply(wire.wrong(id, OurMistake("our-mistake")))

    async def obey(self, message: Message, who: str) -> None:
        """Do what a message says."""
        if isinstance(message, Ping):
            self.reply({"t": "pong"})
        elif isinstance(message, Hello):
            await self.hello(message)
        elif not self.greeted:
            raise Conflict("hello-first")
        elif isinstance(message, Play):
            await self.act(message, self._answer(message))
        elif isinstance(message, Plan):
            plan = message
            await self.act(plan, lambda match: drafts.send(match, plan.seat, plan.ask, plan.answers))
        elif isinstance(message, Draft):
            await self.draft(message)
        elif isinstance(message, Undo):
            undo = message
            await self.act(undo, lambda match: match.undo(undo.seat, undo.entry))
        elif isinstance(message, Order):
            await self.act(message, lambda match: match.order(message.seat, message.question, message.order))
        elif isinstance(message, Why):
            await self.why(message)
        elif isinstance(message, Advise):
            self.house.limits.count("hint", who)
            await self.hint(message)
        else:
            if self.person is None:
                raise Unknown("who-are-you")
            self.house.limits.count("chat", who)
            await self.room.say(self.person, message.text)

    async def hello(self, message: Hello) -> None:
        """Show the seats asked for from now on."""
        async with self.room.lock:
            for seat in message.seats:
                self.room.check_seat(self.person, seat)
            self.room.check_look(self.person, None)
            self.greeted = True
            self.seats = sorted(set(message.seats))
            self.room.welcome(self, -1 if message.since is None else max(message.since, -1))

    async def act(self, message: Play | Plan | Undo | Order, what: Callable[[Match], None]) -> None:
        """Answer or take back; acknowledged when it is on disk, together with the new position if that is shown now."""

        def done(n: int) -> None:
            self._done = message.id, n

        try:
            await self.room.act(self.person, message.seat, what, done)
        finally:
            if self._done is not None:
                id, n = self._done
                self._done = None
                self.reply({"t": "done", "id": id, "n": n})

    def _answer(self, message: Play) -> Callable[[Match], None]:
        def play(match: Match) -> None:
            action = match.game.action_from_json(match.table, message.answer)
            match.play(message.seat, action, message.ask)

        return play

    async def draft(self, message: Draft) -> None:
        """Say what the position would be after some answers, to this screen alone."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = self.room.match
            if message.ask != match.ask(message.seat):
                raise Refused(Objection("stale-answer"))
            found = drafts.draft(match, message.seat, drafts.read(match, message.answers))
            reply = wire.written(drafts.message(message.id, message.seat, found))
        self.send(reply)

    def _after(self, message: Why | Advise) -> Match:
        """The match as it stands after the draft that a message names."""
        match = self.room.match
        if not message.after:
            return match
        return drafts.draft(match, message.seat, drafts.read(match, message.after)).match

    async def why(self, message: Why) -> None:
        """Say why an answer is not possible."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = self._after(message)
            action = match.game.action_from_json(match.table, message.answer)
            found = match.why_not(message.seat, action)
            reason = None if found is None else wire.objection(match, found)
        self.reply({"t": "why", "id": message.id, "objection": reason, "rule": found.rule if found else ""})

    async def hint(self, message: Advise) -> None:
        """Say what a bot would do."""
        async with self.room.lock:
            self.room.check_seat(self.person, message.seat)
            match = self._after(message)
            if message.seat not in match.asked():
                raise Conflict("no-hint")
            known = bots_for(match.game)
            work = task(match, message.seat, HINTER if HINTER in known else known[0])
        found = await self.house.bots.hint(work)
        self.reply({"t": "hint", "id": message.id, **found})


async def serve_socket(house: House, socket: WebSocket[Any, Any, Any], id: str) -> None:
    """Serve one socket from its first to its last message."""
    try:
        check_origin(socket.headers, house.config.origins)
        person = await house.people.known_by(socket.cookies.get(COOKIE))
        who = person.id if person else house.address(socket)
        house.limits.count("socket", who)
        if house.limits.on and sum(screen.who == who for screen in house.screens) >= MOST_SCREENS:
            raise TooMany("too-many-screens", most=MOST_SCREENS)
        room = await house.rooms.room(id)
        async with room.lock:
            room.check_look(person, None)
    except ZeitalterError as error:
        await socket.accept()
        await socket.send_text(wire.written(wire.wrong(None, error)))
        await socket.close(code=NO_MORE, reason=error.id)
        return
    await socket.accept()
    screen = SocketScreen(house, socket, room, person, who)
    house.screens.add(screen)
    note("socket", match=id)
    try:
        await screen.serve()
    finally:
        house.screens.discard(screen)
        room.leave(screen)

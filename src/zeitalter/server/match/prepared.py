"""Prepared answers: given by the server when their question is put, as if the person had been there.

They are no part of the match until they are given, so nothing of it can betray them. They are given after a while
that a person may take, drawn by lot, and only if they are possible then; otherwise they are dropped, with a notice.
An answer is given once; a quiet one ("pass") may be given again and again until something happens that concerns its
seat: looked for when the question is put, so that nothing is passed that just happened. Nobody is called for a question
that they have prepared for, unless their answer is dropped.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Connection

from zeitalter.engine.ahead import is_unchanged, why_not_ahead
from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.engine.steps import quiet_questions
from zeitalter.kit.declaration import declared
from zeitalter.server.errors import Conflict, Wrong
from zeitalter.server.match.happenings import turns
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.happenings import Happening, write_happenings
from zeitalter.server.store.prepared import Key, Prepared, due_answer, store_prepared
from zeitalter.server.wire.readable import action_from_json
from zeitalter.server.wire.refusals import objection_to_json

NAMED, CHAPTER = "named", "chapter"
UNTIL = (NAMED, CHAPTER)
"""Until when a quiet answer is given: somebody else does something that names the seat, or a new chapter begins."""


class PreparedAnswers:
    """The prepared answers of one match in memory."""

    def __init__(
        self,
        opened: OpenMatch,
        services: RoomServices,
        turn: Callable[[], AbstractAsyncContextManager[Match]],
        change: Callable[[Callable[[Connection], None]], Awaitable[None]],
        may_play: Callable[[], bool],
        people_here: Callable[[], set[str]],
    ) -> None:
        self._opened = opened
        self._services = services
        self._turn = turn
        self._change = change
        """Changes something that is stored of the match beside its log: the room reads it, and so do other workers."""
        self._may_play = may_play
        """Whether this worker plays for seats of this match."""
        self._people_here = people_here
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    async def prepare(self, seat: int, question: str, answer: list[Any] | None, until: str) -> None:
        """Keep an answer for a coming question instead of the one before; None: none any more. The room is locked."""
        key = seat, question
        if answer is not None:
            await self._store(key, self._checked(seat, question, answer, until))
            self.wake()
        elif key in self._opened.info.prepared:
            await self._store(key, None)

    def _checked(self, seat: int, question: str, answer: list[Any], until: str) -> Prepared:
        """An answer as it is kept; refused if it can never be given."""
        match = self._opened.match
        action = action_from_json(match, answer)
        if until:
            quiet = quiet_questions(match.game.package)
            if until not in UNTIL or question not in quiet or action != quiet[question].quiet:
                raise Wrong("not-to-be-prepared")
        else:
            objection = why_not_ahead(match, seat, question, action)
            if objection is not None:
                raise Conflict("not-to-be-prepared") if objection.id == "not-offered" else Refused(objection)
        return Prepared(match.game.action_to_json(match.table, action), len(match.log), until or None)

    async def _store(self, key: Key, prepared: Prepared | None, found: list[Happening] | None = None) -> None:
        """Keep or forget an answer, and note what that means for its owner."""
        id = self._opened.info.id

        def change(c: Connection) -> None:
            store_prepared(c, id, key, prepared)
            write_happenings(c, found or [])

        await self._change(change)

    def wake(self) -> None:
        """Let the server answer for every seat that is asked what it has prepared for, unless it already does."""
        try:
            self._wake()
        except Exception:
            self._opened.failure("prepared answers not woken")

    def _wake(self) -> None:
        match, info = self._opened.match, self._opened.info
        if not info.prepared or match.over or match.read_only or self._services.closing:
            return
        due = [seat for seat in match.asked() if info.places[seat].waited_for and self._due(seat) is not None]
        if not due or not self._may_play():
            return
        for seat in due:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._answer(seat))

    def _due(self, seat: int) -> Key | None:
        """What a seat has prepared for the question that it is asked."""
        return due_answer(self._opened.info.prepared, self._opened.match, seat)

    async def stop(self) -> None:
        """Give nothing any more."""
        running = list(self._tasks.values())
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _answer(self, seat: int) -> None:
        go_on = True
        try:
            config = self._services.config
            low, high = config.prepared_daily if self._opened.info.pace == "daily" else config.prepared_live
            await asyncio.sleep(random.uniform(low, high))
            await self._give(seat)
        except Refused:
            pass  # the question has changed meanwhile
        except asyncio.CancelledError:
            go_on = False
            raise
        except ZeitalterError:
            go_on = False  # the match is being read anew, and this is tried again after it
        except Exception:
            go_on = False
            self._opened.failure("prepared answer failed")
        finally:
            del self._tasks[seat]
            if go_on:
                self.wake()

    async def _give(self, seat: int) -> None:
        """Give what a seat has prepared, or drop it and say why."""
        async with self._opened.lock:
            key = self._due(seat)
            if key is None or self._services.closing:
                return
            prepared = self._opened.info.prepared[key]
            ask = self._opened.match.ask(seat)
            reason = self._reason_to_drop(key, prepared)
            if reason is not None:
                gone = not prepared.until and reason == ["given"]
                kept = None if gone else Prepared(prepared.answer, prepared.entry, prepared.until, reason)
                await self._store(key, kept, self._call(seat))
                return
        async with self._turn() as match:
            if self._opened.info.prepared.get(key) != prepared:
                return  # revoked at the last moment
            match.play(seat, action_from_json(match, prepared.answer), ask, by="prepared")
        if not prepared.until:
            async with self._opened.lock:
                if self._opened.info.prepared.get(key) == prepared:
                    await self._store(key, None)

    def _call(self, seat: int) -> list[Happening]:
        """That it is somebody's turn after all."""
        info, match = self._opened.info, self._opened.match
        found = turns(info, match, self._people_here(), timestamp(), info.since)
        return [one for one in found if one.person == info.places[seat].person]

    def _reason_to_drop(self, key: Key, prepared: Prepared) -> list[Any] | None:
        """Why a prepared answer is not to be given; None if it is."""
        match, (seat, question) = self._opened.match, key
        action = action_from_json(match, prepared.answer)
        since = match.log[prepared.entry :]
        if not prepared.until and any(e.by == "prepared" and e.seat == seat and e.value == action for e in since):
            return ["given"]  # the server stopped before it was forgotten
        if prepared.until and _was_taken_back(match, seat, prepared):
            return ["undone"]
        if prepared.until and _has_happened(match, seat, prepared):
            return [prepared.until]
        if not prepared.until and not is_unchanged(match, seat, question, prepared.entry):
            return ["changed"]
        objection = match.why_not(seat, action)
        return None if objection is None else ["impossible", objection_to_json(match, objection), objection.rule]


def _was_taken_back(match: Match, seat: int, prepared: Prepared) -> bool:
    """Whether a seat has taken back what was given for it: it wants to answer by itself."""
    later = enumerate(match.log[prepared.entry :], prepared.entry)
    undone = [match.log[e.value - 1 : n] for n, e in later if e.kind == "undo" and e.seat == seat]
    return any(entry.by == "prepared" for entries in undone for entry in entries)


def _has_happened(match: Match, seat: int, prepared: Prepared) -> bool:
    """Whether that has happened until when a seat wants to pass, as far as the seat knows."""
    chapters = declared(match.game).vocabulary.chapters
    for n, event in match.events(seat, prepared.entry + 1):
        if prepared.until == CHAPTER and event.id in chapters:
            return True
        if prepared.until == NAMED and n and match.log[n - 1].seat != seat and _names(match, event, seat):
            return True
    return False


def _names(match: Match, event: Any, seat: int) -> bool:
    """Whether an event names a seat among its arguments."""
    for kind, value in zip(match.game.events[event.id], event.args, strict=False):
        if kind.name == "seat" and (value == seat or (isinstance(value, tuple) and kind.per == "" and seat in value)):
            return True
    return False

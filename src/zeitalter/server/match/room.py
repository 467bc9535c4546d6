"""A room: a match in memory with the screens that look at it. One lock per room; everything happens under it.

What people do in a room, and what its screens are told; `turns` has how an answer comes to disk and to the screens.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import update

from zeitalter.engine.ahead import preparable
from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.engine.steps import quiet_questions
from zeitalter.server.encoding import json_bytes, json_text
from zeitalter.server.errors import Wrong
from zeitalter.server.house.messages import Looking
from zeitalter.server.match import clocks
from zeitalter.server.match.following import FollowedMatch
from zeitalter.server.match.match_file import MatchFile
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import NO_RIGHT, Receipt, Screen
from zeitalter.server.match.turns import Overtaken
from zeitalter.server.store.holidays import absences_of
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.people import Person
from zeitalter.server.store.standing import standing_of
from zeitalter.server.store.tables import MATCHES
from zeitalter.server.wire import game_data
from zeitalter.server.wire.edition import edition_of
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.match_summary import MatchSummary, summarize_match
from zeitalter.server.wire.party_names import party_names
from zeitalter.server.wire.readable import action_from_json, option_to_json, plan_from_json
from zeitalter.server.wire.server_messages import (
    ChatMessage,
    PreparedAnswer,
    PreparedMessage,
    PresenceMessage,
    ServerMessage,
    TableMessage,
)

T = TypeVar("T")
TRIES = 8
"""How often an answer is given anew when another worker has stored one at the same moment."""


class Room(FollowedMatch):
    """One match in memory, with its screens and bots."""

    def __init__(self, services: RoomServices, info: MatchInfo, match: Match, points: list[list[int]]) -> None:
        super().__init__(services, info, match, points)
        self._shown_presence: PresenceMessage | None = None
        self._said_presence = Looking(info.id, [], 0, [])
        self._elsewhere: dict[str, Looking] = {}
        """Who looks at the table through other workers."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.file = MatchFile()

    # -- acting -------------------------------------------------------------------------------------------------------

    async def play(self, person: Person | None, seat: int, ask: int, answer: Sequence[Any], receipt: Receipt) -> None:
        """Give the answer of a person to a question."""

        def give(match: Match) -> None:
            self.check_player(person, seat)
            match.play(seat, action_from_json(match, answer), ask)

        await self._try(give, receipt, ask)

    async def plan(
        self, person: Person | None, seat: int, ask: int, answers: Sequence[Sequence[Any]], receipt: Receipt
    ) -> None:
        """Give all answers of a plan, or none."""

        def give(match: Match) -> None:
            self.check_player(person, seat)
            actions = plan_from_json(match, answers)
            if not actions:
                raise Wrong("empty-plan")
            match.play_all(seat, actions, ask, whole=True)

        await self._try(give, receipt, ask)

    async def undo(self, person: Person | None, seat: int, entry: int | None, receipt: Receipt) -> None:
        """Take a person's answer back, and all after it."""
        async with self.turn(receipt) as match:
            self.check_player(person, seat)
            match.undo(seat, entry)
        await self.bots.try_again()

    async def order(self, person: Person | None, seat: int, question: str, order: str, receipt: Receipt) -> None:
        """Change a standing order of a person."""

        def give(match: Match) -> None:
            self.check_player(person, seat)
            match.order(seat, question, order)

        await self._try(give, receipt)

    async def _try(self, give: Callable[[Match], None], receipt: Receipt, ask: int = 0) -> None:
        """Do something in a turn; again if another worker was faster, as long as it is the same question."""
        if ask > len(self.match.log):  # asked through another worker, of which we have not heard yet
            await self.follow()
        for _ in range(TRIES):
            try:
                async with self.turn(receipt) as match:
                    give(match)
                return
            except Overtaken as error:
                overtaken = error
        raise overtaken

    async def prepare(
        self, person: Person | None, seat: int, question: str, answer: list[Any] | None, until: str
    ) -> None:
        """Keep an answer of a person for a coming question, or forget the one that was kept."""
        async with self.lock:
            self.check_seat(person, seat)
            if question:
                await self.prepared.prepare(seat, question, answer, until)

    async def time_out(self) -> None:
        """Give the default answer for everybody whose time is up."""
        while clocks.table_is_late(self.info, self.match):
            async with self.turn() as match:
                if clocks.table_is_late(self.info, match):
                    match.play_default(match.asked()[0])
        if self.info.clock is None:
            return
        await self.recall_absences()
        question = self.match.question_entry
        for seat in clocks.late_seats(self.info, self.match):
            async with self.turn() as match:
                if match.question_entry == question and seat in clocks.late_seats(self.info, match):
                    match.play_default(seat)
        await self._note_due()

    async def _note_due(self) -> None:
        """Store when the clocks have to be looked at again: a holiday has put it off, or nobody is waited for."""
        async with self.lock:
            due = clocks.next_due(self.info, self.match, self.info.since)
            if due is None or not self.is_stored or clocks.is_past(due):
                return
            change = update(MATCHES).where(MATCHES.c.id == self.info.id).values(due=due)
            await self.services.database.write(lambda c: c.execute(change))

    async def recall_absences(self) -> None:
        """Ask the database who is on holiday; whoever notices it first shows it to everybody."""
        people, since = [place.person for place in self.info.places], self.info.since
        away = await self.services.database.read(lambda c: absences_of(c, people, since))
        if away != self.info.away:
            self.info.away = away
            self.tell_table()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, whatever becomes of whoever waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._note_end)
            raise

    def _note_end(self, task: asyncio.Task[Any]) -> None:
        """Something has come to its end for which nobody waits any more: who could be refused it is gone."""
        try:
            task.result()
        except (ZeitalterError, asyncio.CancelledError):
            return
        except Exception:
            self.failure("not finished")

    # -- long work ----------------------------------------------------------------------------------------------------

    async def encode_events(self) -> None:
        """Make the JSON of everything that happened, bit by bit: whoever comes first to a long match waits for it."""
        await self.services.slices.run(MatchEncoder(self.match).encode_in_steps(self.match))

    async def prepare_file(self) -> None:
        """Make the lines of the match file, bit by bit."""
        await self.file.prepare(self.match, self.services.slices)

    # -- screens ------------------------------------------------------------------------------------------------------

    @property
    def screens(self) -> set[Screen]:
        """All screens that look at this room."""
        return self.broadcast.screens

    def usual_seats(self, person: Person | None) -> list[int]:
        """The seats a person sees who has not said which: the only own one; of several none until the match is over."""
        own = self.info.seats_of(person.id if person else None)
        return own[:1] if len(own) == 1 or self.match.over else []

    def welcome(self, screen: Screen, since: int) -> None:
        """Send a screen the table, what happened since, and the position; from now on it hears everything."""
        screen.send(json_text(self.table_message(screen.person)))
        self.broadcast.welcome(screen, since)
        self.used = time.monotonic()
        if not self._show_presence():
            screen.send(json_text(self.presence()))

    async def refresh(self, screen: Screen) -> None:
        """Send a screen that was left out for a while everything anew."""
        async with self.lock:
            if screen in self.screens:
                screen.send(json_text(self.table_message(screen.person)))
                self.broadcast.refresh(screen)
                screen.send(json_text(self.presence()))

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        if screen in self.screens:
            self.screens.discard(screen)
            self._show_presence()

    def say_who_looks(self, anew: bool = False) -> None:
        """Say to other workers who looks at the table here, if that has changed."""
        looking = self._looking()
        if anew or looking != self._said_presence:
            self._said_presence = looking
            self.services.channel.say(looking)

    def hear_who_looks(self, worker: str, looking: Looking | None) -> None:
        """Another worker has said who looks at the table there; None: it says nothing any more."""
        if looking is None or not (looking.here or looking.watching or looking.people):
            self._elsewhere.pop(worker, None)
        else:
            self._elsewhere[worker] = looking
        self._show_presence()

    def forget_elsewhere(self) -> None:
        """Other workers will say anew who looks at the table there."""
        self._elsewhere.clear()

    def people_here(self) -> set[str]:
        """The people who look at the table, here or through another worker."""
        here = {screen.person.id for screen in self.screens if screen.person is not None}
        return here.union(*(looking.people for looking in self._elsewhere.values()))

    def _looking(self) -> Looking:
        """Who looks at the table here."""
        here = sorted({seat for screen in self.screens for seat in screen.seats})
        seated = {place.person for place in self.info.places}
        people = {screen.person.id for screen in self.screens if screen.person is not None}
        return Looking(self.info.id, here, sum(not screen.seats for screen in self.screens), sorted(people & seated))

    def _show_presence(self) -> bool:
        """Send everybody who looks at the table, if that has changed; whether it has."""
        self.say_who_looks()
        presence = self.presence()
        if presence == self._shown_presence:
            return False
        self._shown_presence = presence
        self.send_to_all(presence)
        return True

    def summary(self, person: Person | None) -> MatchSummary:
        """This match as the lists show it to a person."""
        return summarize_match(self.info, standing_of(self.match), person.id if person else None)

    def table_message(self, person: Person | None) -> TableMessage:
        """Who sits where, for a person."""
        summary = self.summary(person)
        return TableMessage(
            match=summary,
            you=self.info.seats_of(person.id if person else None),
            owner=summary.owner,
            parties=party_names(self.match),
            commitment=self.match.commitment,
            chat=self.info.chat,
            printed=self._printed,
        )

    @cached_property
    def _printed(self) -> msgspec.Raw | None:
        printed = game_data.printed(self.match)
        return None if printed is None else msgspec.Raw(json_bytes(printed))

    async def describe_cards(self) -> None:
        """Write down what house cards do before anybody asks: that takes too long for the event loop."""
        if self.info.house_cards:
            await asyncio.to_thread(lambda: self._printed)

    @cached_property
    def edition(self) -> bytes:
        """What differs here from our edition, as JSON; takes too long for the event loop."""
        return json_bytes(edition_of(self.match))

    def presence(self) -> PresenceMessage:
        """Who looks at the table."""
        all = (self._looking(), *self._elsewhere.values())
        return PresenceMessage(sorted({s for one in all for s in one.here}), sum(one.watching for one in all))

    def show_line(self, line: dict[str, Any]) -> None:
        """Show everybody a line of chat."""
        self.send_to_all(ChatMessage(**line))

    def prepared_message(self, seat: int, id: int | None = None) -> PreparedMessage:
        """What a seat has prepared, and what it may prepare."""
        match = self.match
        kept = [
            PreparedAnswer(question, one.answer, one.until or UNSET, one.dropped or UNSET)
            for (whose, question), one in self.info.prepared.items()
            if whose == seat
        ]
        ahead = {name: [option_to_json(match, o) for o in found] for name, found in preparable(match, seat).items()}
        to_json, questions = match.game.action_to_json, quiet_questions(match.game.package)
        found = {name: to_json(match.table, step.quiet) for name, step in questions.items() if step.quiet is not None}
        quiet = {name: answer for name, answer in found.items() if answer in ahead.get(name, [answer])}
        return PreparedMessage(seat, kept, ahead, quiet, UNSET if id is None else id)

    def tell_prepared(self, seat: int) -> None:
        """Send the screens of a seat what it has prepared."""
        for screen in self.screens:
            if seat in screen.seats and not screen.slow:
                screen.send(json_text(self.prepared_message(seat)))

    def send_to_all(self, message: ServerMessage) -> None:
        """Send everybody the same."""
        text = json_text(message)
        for screen in self.screens:
            if not screen.slow or screen.miss():
                screen.send(text)

    def send_table(self) -> None:
        """Send everybody who sits where and how all are called."""
        for screen in self.screens:
            if not screen.slow or screen.miss():
                screen.send(json_text(self.table_message(screen.person)))

    def tell_table(self) -> None:
        """Send everybody how it stands with the match, at once or when it is on disk."""
        if self.unstored:
            self._table_due = True
        else:
            self.send_table()

    def update_seats(self) -> None:
        """Somebody sat down, or a bot took over; a screen whose person has no right to look any more is closed."""
        self.name_seats()
        for screen in list(self.screens):
            id = screen.person.id if screen.person else None
            own = self.info.seats_of(id)
            screen.seats = [seat for seat in screen.seats if seat in own]
            if not self.info.may_see(id):
                self.screens.discard(screen)
                screen.end(NO_RIGHT)
        self.tell_table()
        self.broadcast.send_all(anew=True)
        self.wake_players()

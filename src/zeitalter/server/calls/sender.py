"""Sends what is due. What did not arrive is tried again with growing pauses; after about a day the way is given up.

Whoever takes long to answer holds nobody else up: what is on its way is left to itself, and the next is begun.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from sqlalchemy import Connection, select

from zeitalter.server.calls.expansion import expand_happenings, something_happened
from zeitalter.server.calls.letters import Letter, write_letter
from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.mail import Mailer, NobodyThere
from zeitalter.server.calls.outbox import Call, claim_calls, postpone_calls, remove_calls, something_due
from zeitalter.server.calls.outgoing import NotSent, Outgoing
from zeitalter.server.calls.push import BrowserGone, Pusher
from zeitalter.server.calls.tokens import CONFIRM, RESET, accounts_to_reset, new_token
from zeitalter.server.calls.ways import GONE, LOST, UNREACHABLE, Way, find_way, stop_way
from zeitalter.server.calls.wishes import MAIL, PUSH, end_of_quiet, load_wishes, next_hour
from zeitalter.server.config import Config
from zeitalter.server.errors import TooMany
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.protection import Limits
from zeitalter.server.steady_clock import now
from zeitalter.server.store.database import Database
from zeitalter.server.store.happenings import KINDS
from zeitalter.server.store.people import login_of
from zeitalter.server.store.tables import PEOPLE

TOGETHER = 32
"""Letters that are on their way at the same time."""
LONGEST = 60.0
"""Seconds for one letter, whatever it takes."""
NEWS = (*KINDS, LOST)
"""Calls that nobody has just asked for."""


@dataclass(slots=True)
class Roads:
    """By what letters leave this house."""

    outgoing: Outgoing
    pusher: Pusher
    mailer: Mailer | None
    signer: LinkSigner


class Sender:
    """Takes what is due out of the outbox and sends it."""

    def __init__(self, database: Database, config: Config, limits: Limits, roads: Roads) -> None:
        self._database = database
        self._config = config
        self._limits = limits
        self._roads = roads
        self._on_way: dict[asyncio.Task[None], list[Call]] = {}

    async def send_due(self) -> None:
        """Work out who is to be called, and begin to send what is due, as far as there is room for it."""
        if await self._database.read(something_happened):
            while await self._database.write(expand_happenings):
                pass
        free = TOGETHER - len(self._on_way)
        if free <= 0 or not await self._database.read(something_due):
            return
        busy = [call for calls in self._on_way.values() for call in calls]
        claim = partial(claim_calls, seconds=self._config.call_claim, free=free, busy=busy)
        groups: dict[str, list[Call]] = {}
        for call in await self._database.write(claim):
            alone = call.way is None or call.kind == CONFIRM
            groups.setdefault(call.id if alone else str(call.way), []).append(call)
        for group in groups.values():
            task = asyncio.create_task(self._send_safely(group))
            self._on_way[task] = group
            task.add_done_callback(self._on_way.pop)

    async def stop(self) -> None:
        """Leave what is on its way: who goes on sends it again."""
        running = list(self._on_way)
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _send_safely(self, calls: list[Call]) -> None:
        """Send calls that belong together; whatever happens, the others are sent, too."""
        try:
            if calls[0].kind == RESET:
                await self._send_resets(calls[0])
            else:
                await self._send_by_way(calls)
        except Exception:
            log_failure("call failed", kind=calls[0].kind)

    async def _send_by_way(self, calls: list[Call]) -> None:
        way = await self._database.read(lambda c: find_way(c, calls[0].way))
        if way is None or way.stopped is not None:
            await self._remove(calls)
            return
        calls = await self._without_held_back(way, calls)
        if not calls:
            return
        try:
            async with asyncio.timeout(LONGEST):
                await self._send(way, calls)
        except TooMany:  # somebody is called very often: the rest at the full hour, together
            later = partial(postpone_calls, calls=calls, due=next_hour(now()), failed=False)
            await self._database.write(later)
        except (NotSent, TimeoutError) as error:
            await self._fail(way, calls, error)
        except Exception as error:  # our mistake: it is tried again as if it had not arrived, and not for ever
            log_failure("call failed", kind=calls[0].kind)
            await self._fail(way, calls, error)
        else:
            await self._remove(calls)
            log_event("called", way=way.kind, calls=len(calls))

    async def _without_held_back(self, way: Way, calls: list[Call]) -> list[Call]:
        """What may be sent now: news of tables wait for the end of quiet hours, however long they have been due."""
        wishes = await self._database.read(lambda c: load_wishes(c, way.person))
        at = now()
        end = end_of_quiet(wishes.quiet, at)
        held = [call for call in calls if call.kind in NEWS] if end > at else []
        if held:
            await self._database.write(partial(postpone_calls, calls=held, due=end, failed=False))
        return [call for call in calls if call not in held]

    async def _send(self, way: Way, calls: list[Call]) -> None:
        """Send what some calls say by a way, if anything of it still holds."""
        site = self._config.public_url or way.site
        if calls[0].kind == CONFIRM:
            await self._send_confirmation(way, calls[0], site)
            return
        roads = self._roads
        letter = await self._database.read(lambda c: write_letter(c, roads.signer, site, way, calls))
        if letter is None:
            return
        self._limits.count("call", way.id)
        await self._deliver(way, letter)

    async def _deliver(self, way: Way, letter: Letter) -> None:
        if way.kind == MAIL:
            await self._mailer().send_letter(way.address, letter)
        elif way.kind == PUSH:
            await self._roads.pusher.send_letter(way.address, way.facts, letter)
        else:
            from zeitalter.server.calls.hooks import send_to_hook  # large: loaded by the first hook

            name = await self._database.read(lambda c: _name_of(c, way.person))
            await send_to_hook(self._roads.outgoing, way.kind, way.address, letter, name)

    def _mailer(self) -> Mailer:
        if self._roads.mailer is None:
            raise NotSent("no mail from here")
        return self._roads.mailer

    async def _send_confirmation(self, way: Way, call: Call, site: str) -> None:
        def make(c: Connection) -> tuple[str | None, str, str]:
            token = new_token(c, CONFIRM, way.person, way.id, way.address, again=call.tries > 0)
            return token, load_wishes(c, way.person).lang, _name_of(c, way.person)

        token, lang, name = await self._database.write(make)
        if token is not None:
            await self._mailer().send_link(way.address, CONFIRM, lang, call.id, name, f"{site}/confirm/{token}")

    async def _send_resets(self, call: Call) -> None:
        """Send links for a new password to whoever a name stands for: mostly one account, or none."""
        asked = str(call.facts["asked"])

        def make(c: Connection) -> list[tuple[str, str, str, str]]:
            found = accounts_to_reset(c, login_of(asked), asked.strip())
            again = call.tries > 0
            made = [(new_token(c, RESET, id, None, to, again), to, id, name) for id, name, to in found]
            return [(token, to, load_wishes(c, id).lang, name) for token, to, id, name in made if token is not None]

        try:
            for n, (token, to, lang, name) in enumerate(await self._database.write(make)):
                url = f"{self._config.public_url}/reset/{token}"
                await self._mailer().send_link(to, RESET, lang, f"{call.id}.{n}", name, url)
        except Exception as error:
            if not isinstance(error, NotSent):
                log_failure("call failed", kind=call.kind)
            if await self._retry([call]):
                return
        await self._remove([call])

    async def _fail(self, way: Way, calls: list[Call], error: Exception) -> None:
        """Something did not arrive: try again later, or give the way up."""
        lasting = isinstance(error, BrowserGone | NobodyThere)
        log_event("call not sent", way=way.kind, tries=calls[0].tries + 1, error=type(error).__name__)
        if lasting or not await self._retry(calls):
            why = GONE if lasting else UNREACHABLE
            await self._database.write(lambda c: stop_way(c, way, why))
            log_event("way given up", way=way.kind, why=why)

    async def _retry(self, calls: Sequence[Call]) -> bool:
        """Put calls off to a later time; whether they are not to be given up."""
        pauses = self._config.call_pauses
        tries = max(call.tries for call in calls)
        if tries >= len(pauses):
            return False
        later = partial(postpone_calls, calls=calls, due=now() + timedelta(seconds=pauses[tries]), failed=True)
        await self._database.write(later)
        return True

    async def _remove(self, calls: Sequence[Call]) -> None:
        await self._database.write(lambda c: remove_calls(c, calls))


def _name_of(c: Connection, person: str) -> str:
    return str(c.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar() or "")

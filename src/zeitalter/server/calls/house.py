"""Everything a server process has to call people: its keys, what it sends with, and the loop that sends."""

from __future__ import annotations

import asyncio
import secrets
import time

from sqlalchemy import Connection

from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.mail import Mailer, read_mail_server
from zeitalter.server.calls.nudges import nudge_late
from zeitalter.server.calls.outgoing import Outgoing
from zeitalter.server.calls.push import Pusher, new_key
from zeitalter.server.calls.sender import Roads, Sender
from zeitalter.server.calls.tokens import clear_tokens
from zeitalter.server.config import Config
from zeitalter.server.journal import log_failure
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.protection import Limits
from zeitalter.server.store.settings import own_value

LINK_KEY, PUSH_KEY = "call-key", "vapid-key"
NUDGE_EVERY, CLEAR_EVERY = 30.0, 3600.0
"""Seconds between two looks for people to nudge, and for links to forget."""
NOBODY = "https://localhost"
"""Whom push services can ask about this house, if it has neither an address nor mail."""


class CallHouse:
    """Calls people."""

    def __init__(self, config: Config, rooms: Rooms, limits: Limits) -> None:
        self._config = config
        self._rooms = rooms
        self._limits = limits
        self._mailer = _mailer(config)
        self._roads: Roads | None = None
        self._next_nudge = self._next_clearing = 0.0

    @property
    def sends_mail(self) -> bool:
        """Whether this house sends mail at all."""
        return self._mailer is not None

    @property
    def roads(self) -> Roads:
        """By what letters leave; there from the start on."""
        assert self._roads is not None, "not started"
        return self._roads

    async def start(self) -> None:
        """Read the keys of this house, or make them."""
        link_key, push_key = await self._rooms.database.write(_own_keys)
        config, outgoing = self._config, Outgoing(self._config.allowed_address)
        contact = f"mailto:{config.mail_from}" if config.mail_from else config.public_url or NOBODY
        self._roads = Roads(outgoing, Pusher(outgoing, push_key, contact), self._mailer, LinkSigner(link_key))

    async def run(self) -> None:
        """Send what is due, again and again."""
        sender = Sender(self._rooms.database, self._config, self._limits, self.roads)
        try:
            while True:
                try:
                    await self._look_around()
                    await sender.send_due()
                except Exception:
                    log_failure("calls failed")
                await asyncio.sleep(self._config.poll)
        finally:
            await sender.stop()

    async def _look_around(self) -> None:
        """Nudge and clear, each when it is time for it."""
        at = time.monotonic()
        if at >= self._next_nudge:
            self._next_nudge = at + min(NUDGE_EVERY, 30 * self._config.poll)
            await nudge_late(self._rooms)
        if at >= self._next_clearing:
            self._next_clearing = at + CLEAR_EVERY
            await self._rooms.database.write(clear_tokens)


def _own_keys(c: Connection) -> tuple[str, str]:
    return own_value(c, LINK_KEY, lambda: secrets.token_hex(32)), own_value(c, PUSH_KEY, new_key)


def _mailer(config: Config) -> Mailer | None:
    """What sends mail, if this house has everything it needs for that: a server, a sender and an address for links."""
    if not (config.smtp and config.mail_from and config.public_url):
        return None
    return Mailer(read_mail_server(config.smtp, config.smtp_password, config.mail_from))

"""Litestar's channels on PostgreSQL, with a connection of its own for what is said.

Litestar connects anew for every message, which takes longer than everything else a move does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection


class PostgresBroker(PsycoPgChannelsBackend):
    """Says everything over one connection and listens on another."""

    _speaker: AsyncConnection[Any]

    async def on_startup(self) -> None:
        """Connect twice."""
        await super().on_startup()
        self._speaker = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        await self._exit_stack.enter_async_context(self._speaker)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something on some channels."""
        text = data.decode()
        for channel in channels:
            await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, text))

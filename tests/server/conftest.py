"""What stories in a room of this process are given."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from zeitalter.server.config import Config
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.store.database import Database


@pytest.fixture
def services(tmp_path: Path) -> Iterator[RoomServices]:
    """A database of its own, and nobody else at it."""
    config = Config(tmp_path, moment=0.0, bot_delay=(0.0, 0.0))
    database = Database(config.url())
    yield RoomServices(config, database, BotWorkers(1))
    database.close()

"""What workers of a house say of themselves and of each other's visitors, moment by moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import houses
import pytest

from zeitalter.server.house.leases import Leases
from zeitalter.server.services import GOING_AWAY, Services
from zeitalter.server.store.database import Database


@pytest.mark.only("postgresql")
def test_a_beat_that_comes_after_a_worker_has_left_does_not_bring_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(houses.house_config(tmp_path).url())
        leases, other = Leases(database, alone=False), Leases(database, alone=False)
        await leases.beat()
        await other.beat()
        await leases.leave()
        await leases.beat()
        assert await other.beat() == [leases.worker]
        database.close()

    asyncio.run(story())
    assert len(houses.query(tmp_path, "SELECT id FROM workers")) == 1


@pytest.mark.only("sqlite")
def test_when_the_broker_returns_those_are_sent_away_who_logged_out_and_not_who_came_meanwhile() -> None:
    closed: dict[str, int] = {}

    def screen(session: str) -> Any:
        return SimpleNamespace(session=session, end=lambda code: closed.update({session: code}))

    screens = [screen("stays"), screen("logged out")]

    async def known_sessions(asked: list[str]) -> set[str]:
        screens.append(screen("comes meanwhile"))
        return set(asked) - {"logged out"}

    async def compare() -> None:
        """All matches are up to date."""

    parts: Any = SimpleNamespace(
        rooms=SimpleNamespace(compare=compare), people=SimpleNamespace(known_sessions=known_sessions), screens=screens
    )
    asyncio.run(Services._compare(parts))
    assert closed == {"logged out": GOING_AWAY}

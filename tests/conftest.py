"""One browser for all tests of a process."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator

import pytest
from chromium import chromium, missing
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    if missing():
        pytest.skip(missing())
    with chromium() as found:
        loop = asyncio._get_running_loop()
        yield found
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Between its calls Playwright says that its loop runs; tests without a browser may run loops of their own."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None if loop.is_closed() else loop)

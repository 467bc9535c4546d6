"""A server per process, a browser per module, and windows that are closed after the test.

The browser is closed with its module: while Playwright runs, no other test of the same process could use asyncio.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cable import Cable, serving
from playwright.sync_api import Browser
from windows import Window, chromium, missing


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Path(tmp_path_factory.mktemp("server"))) as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if missing():
        pytest.skip(missing())
    with chromium() as found:
        yield found


@pytest.fixture
def window(browser: Browser, address: str) -> Iterator[Callable[..., Window]]:
    """Opens windows; `size` and wishes (lang, theme, guide ...) as named arguments."""
    windows: list[Window] = []

    def show(cable: Cable | None = None, **wishes: object) -> Window:
        windows.append(Window(browser, cable.url if cable else address, server=address, **wishes))  # type: ignore[arg-type]
        return windows[-1]

    yield show
    for found in windows:
        found.close()


@pytest.fixture
def cable(address: str) -> Iterator[Cable]:
    found = Cable(address)
    yield found
    found.cut()

"""A server and a browser for every module, and windows that are closed after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from windows import Window, Wire, chromium, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Path(tmp_path_factory.mktemp("server"))) as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def window(browser: Browser, address: str) -> Iterator[Callable[..., Window]]:
    """Opens windows; `size` and wishes (lang, theme, guide ...) as named arguments."""
    windows: list[Window] = []

    def show(wire: Wire | None = None, **wishes: object) -> Window:
        windows.append(Window(browser, wire.url if wire else address, **wishes))  # type: ignore[arg-type]
        return windows[-1]

    yield show
    for found in windows:
        found.close()


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    found = Wire(address)
    yield found
    found.cut()

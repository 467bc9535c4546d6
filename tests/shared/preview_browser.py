"""A browser with a drawn table: what the tests of all previews need. Their `conftest.py` adds the `address`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from previewing import Shown, server

LAPTOP = {"width": 1366, "height": 768}


def serving(shown: Shown) -> Iterator[str]:
    """The address of a preview, as long as it is needed."""
    running = server(shown)
    Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}"
    running.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Tables:
    """Opens positions, and complains of anything the browser complained of."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: list[Page] = []
        self.complaints: list[str] = []

    def open(self, position: str, query: str = "", **page_options: Any) -> Page:
        """A new page with a position."""
        page = self.browser.new_page(**{"viewport": LAPTOP, **page_options})
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        page.goto(f"{self.address}/?position={position}{query}")
        page.wait_for_selector(f"body[data-ready={position}]", timeout=60_000)
        self.pages.append(page)
        return page

    def close(self) -> None:
        """Close all pages."""
        for page in self.pages:
            page.close()
        assert self.complaints == []


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on."""
    tables = Tables(browser, address)
    yield tables.open
    tables.close()


@pytest.fixture
def still_table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on, without motion."""
    tables = Tables(browser, address)
    yield lambda position, query="", viewport=None: tables.open(position, f"&still{query}", viewport=viewport or LAPTOP)
    tables.close()


@pytest.fixture(scope="module")
def drawn(browser: Browser, address: str) -> Iterator[Callable[[str], Page]]:
    """Opens a position to look at, once for all tests of a module; nobody may act on it."""
    tables = Tables(browser, address)
    seen: dict[str, Page] = {}

    def show(position: str) -> Page:
        if position not in seen:
            seen[position] = tables.open(position, "&still")
        return seen[position]

    yield show
    tables.close()

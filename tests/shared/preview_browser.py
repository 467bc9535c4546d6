"""A browser with a drawn table: what the tests of all previews need. Their `conftest.py` adds the `address`.

Pages are used again by the next test: a position is opened in a page that has loaded everything else before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import pytest
from chromium import LAPTOP, PLAIN_SEA
from playwright.sync_api import Browser, BrowserContext, Page
from previewing import Shown, server


def serving(shown: Shown) -> Iterator[str]:
    """The address of a preview, as long as it is needed."""
    running = server(shown, lasting=True)
    Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_address[1]}"
    running.shutdown()


class Pages:
    """Pages that nobody looks at, and what the browser complained of in any of them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: dict[bool, BrowserContext] = {}
        self.free: dict[bool, list[Page]] = {False: [], True: []}
        self.complaints: list[str] = []

    def take(self, touch: bool) -> Page:
        """A page, with or without fingers on it."""
        if self.free[touch]:
            return self.free[touch].pop()
        if touch not in self.contexts:
            self.contexts[touch] = self.browser.new_context(has_touch=touch)
            self.contexts[touch].add_init_script(PLAIN_SEA)
        page = self.contexts[touch].new_page()
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        return page

    def give_back(self, page: Page) -> None:
        """Leave a page to the next test."""
        page.mouse.move(0, 0)
        self.free[page.context is self.contexts.get(True)].append(page)


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    """All pages of the previews."""
    return Pages(browser)


class Tables:
    """Opens positions, and complains of anything the browser complained of."""

    def __init__(self, pages: Pages, address: str) -> None:
        self.pages = pages
        self.address = address
        self.open_pages: list[Page] = []

    def open(self, position: str, query: str = "", viewport: Any = None, has_touch: bool = False) -> Page:
        """A page with a position."""
        page = self.pages.take(has_touch)
        self.open_pages.append(page)
        page.set_viewport_size(viewport or LAPTOP)
        page.goto(f"{self.address}/?position={position}{query}")
        page.wait_for_selector(f"body[data-ready={position}]", timeout=60_000)
        return page

    def leave(self, page: Page) -> None:
        """Leave a page."""
        self.open_pages.remove(page)
        self.pages.give_back(page)

    def close(self) -> None:
        """Leave all pages."""
        for page in list(self.open_pages):
            self.leave(page)
        complaints, self.pages.complaints[:] = list(self.pages.complaints), []
        assert complaints == []


@pytest.fixture
def table(pages: Pages, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on."""
    tables = Tables(pages, address)
    yield tables.open
    tables.close()


@pytest.fixture
def still_table(pages: Pages, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on, without motion."""
    tables = Tables(pages, address)
    yield lambda position, query="", viewport=None: tables.open(position, f"&still{query}", viewport=viewport)
    tables.close()


@pytest.fixture(scope="module")
def drawn(pages: Pages, address: str) -> Iterator[Callable[[str], Page]]:
    """Shows a position to look at, in one page for all tests of a module; nobody may act on it.

    Tests of many positions say `parametrize(..., scope="module")`: then all of them look before the next is shown."""
    tables = Tables(pages, address)
    shown: dict[str, Page] = {}

    def show(position: str) -> Page:
        if position not in shown:
            for page in shown.values():
                tables.leave(page)
            shown.clear()
            shown[position] = tables.open(position, "&still")
        return shown[position]

    yield show
    tables.close()

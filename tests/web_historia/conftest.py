"""A browser with the drawn table of Historia: the preview server and Debian's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from preview import Preview


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Preview)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Tables:
    """Opens positions, and complains of anything the browser complained of."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: dict[str, Page] = {}
        self.complaints: list[str] = []

    def open(self, position: str, query: str = "", **page_options: Any) -> Page:
        """A new page with a position."""
        viewport = page_options.pop("viewport", {"width": 1366, "height": 768})
        page = self.browser.new_page(viewport=viewport, **page_options)
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        page.goto(f"{self.address}/?position={position}{query}")
        page.wait_for_selector(f"body[data-ready={position}]")
        self.pages[f"{len(self.pages)} {position}"] = page
        return page

    def close(self) -> None:
        """Close all pages."""
        for page in self.pages.values():
            page.close()
        assert self.complaints == []


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on."""
    tables = Tables(browser, address)
    yield tables.open
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

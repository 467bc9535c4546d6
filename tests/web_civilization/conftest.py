"""A browser with the drawn table of Civilization: the preview server and Debian's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from threading import Thread

import pytest
from civ_preview import Preview
from playwright.sync_api import Browser, Page, sync_playwright

LAPTOP = {"width": 1366, "height": 768}


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


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on, and complains of anything the browser complained of."""
    pages: list[Page] = []
    complaints: list[str] = []

    def show(position: str, query: str = "", viewport: dict[str, int] | None = None) -> Page:
        page = browser.new_page(viewport=viewport or LAPTOP)
        page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: complaints.append(str(e)))
        page.goto(f"{address}/?position={position}&still{query}")
        page.wait_for_selector(f"body[data-ready={position}]", timeout=10_000)
        pages.append(page)
        return page

    yield show
    for page in pages:
        page.close()
    assert complaints == []

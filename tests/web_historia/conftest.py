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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position; complains of anything the browser complained of."""
    pages: list[Page] = []
    complaints: list[str] = []

    def show(position: str, query: str = "", **page_options: Any) -> Page:
        page = browser.new_page(viewport=page_options.pop("viewport", {"width": 1366, "height": 768}), **page_options)
        page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: complaints.append(str(e)))
        page.goto(f"{address}/?position={position}{query}")
        page.wait_for_selector(f"body[data-ready={position}]")
        pages.append(page)
        return page

    yield show
    for page in pages:
        page.close()
    assert complaints == []

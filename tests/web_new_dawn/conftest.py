"""A browser with the drawn table of A New Dawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from dawn_preview import SHOWN
from playwright.sync_api import Browser, Page
from preview_browser import LAPTOP, Tables, browser, serving

__all__ = ["address", "browser", "table"]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the preview is."""
    yield from serving(SHOWN)


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a position to act on, without motion."""
    tables = Tables(browser, address)

    def show(position: str, query: str = "", viewport: dict[str, int] | None = None) -> Page:
        return tables.open(position, f"&still{query}", viewport=viewport or LAPTOP)

    yield show
    tables.close()

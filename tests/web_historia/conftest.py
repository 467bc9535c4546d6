"""A browser with the drawn table of Historia."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from preview import SHOWN
from preview_browser import drawn, pages, serving, table

__all__ = ["address", "drawn", "pages", "table"]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the preview is."""
    yield from serving(SHOWN)

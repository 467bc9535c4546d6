"""A browser with the drawn table of 7 Ages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from preview_browser import pages, serving
from preview_browser import still_table as table
from seven_preview import SHOWN

__all__ = ["address", "pages", "table"]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the preview is."""
    yield from serving(SHOWN)

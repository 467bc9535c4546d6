"""A browser with the drawn table of A New Dawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from dawn_preview import SHOWN
from preview_browser import pages, serving
from preview_browser import still_table as table

__all__ = ["address", "pages", "table"]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the preview is."""
    yield from serving(SHOWN)

"""Debian's Chromium without a screen. A process of tests starts it once, see `tests/conftest.py`."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ENSURE = Path(__file__).parents[2] / "tools" / "ensure_chromium.sh"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
]
PLAIN_SEA = """const plain = new CSSStyleSheet();
plain.replaceSync(".halo { visibility: hidden; }");
document.adoptedStyleSheets.push(plain);"""
"""Leaves out the light of the sea along the coasts: no test looks at it, and it is nearly half of painting a map."""
ALL_OF_IT = "document.adoptedStyleSheets = [];"
"""Shows what `PLAIN_SEA` leaves out."""
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


@cache
def missing() -> str:
    """Why there is no Chromium here, or nothing if there is; installs it where the machine allows it."""
    if shutil.which("chromium"):
        return ""
    said = subprocess.run([str(ENSURE)], capture_output=True, text=True, check=False).stdout
    return "" if shutil.which("chromium") else said.strip().splitlines()[-1]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as play:
        play.selectors.set_test_id_attribute("data-test")
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()

"""How long the first load of a table takes: a browser with an empty cache opens a match in the middle of play.

Prints the time from the address to the first answer that can be clicked, best and median of several, and what came
over the wire. The bytes are also a test (tests/browser/test_browser_access.py).
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from cable import serving
from playwright.sync_api import Browser
from windows import BOTS, Window, bytes_of, chromium, play

TIMES = 7
USABLE = """new Promise((go) => {
  const look = () => document.querySelector("[data-test=prompt] .option") ? go(performance.now()) : setTimeout(look, 1);
  look();
})"""
"""Milliseconds since the page was called until an answer can be clicked."""


def first_load(browser: Browser, url: str, ada: Window) -> tuple[float, int]:
    """Milliseconds and bytes of one first load."""
    fresh = Window(browser, url)
    fresh.context.add_cookies(ada.context.cookies())
    loaded = bytes_of(fresh)
    fresh.page.goto(f"/match/{ada.match}", wait_until="commit")
    usable = float(fresh.page.evaluate(USABLE))
    fresh.page.wait_for_load_state("networkidle")
    fresh.close()
    return usable, sum(loaded.values())


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, chromium() as browser:
        ada = Window(browser, url)
        ada.new_table("Ada", *BOTS)
        play([ada], lambda: ada.asked and ada.round >= 3)
        found = [first_load(browser, url, ada) for _ in range(TIMES)]
    times = sorted(time for time, _ in found)
    print(f"first load best {times[0]:.0f} ms median {statistics.median(times):.0f} ms (needed 1500)")
    print(f"first load bytes {max(size for _, size in found)} (needed 400000)")


if __name__ == "__main__":
    main()

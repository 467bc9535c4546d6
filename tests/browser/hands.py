"""Hands at any drawn table: prepared matches, answers that are waited for, things that are brought into sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator
from windows import Window, bytes_of

from zeitalter import Match

Open = Callable[..., Window]
FIRST_LOAD = 600_000
PATIENT = 240_000
"""Milliseconds for the first page of a server that has just started on a busy machine."""
CONTRAST = """(button) => {
  const parse = (c) => c.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const part = (v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const ground = (e) => {
    if (!e) return [255, 255, 255];
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    const own = parse(/rgba?\\([^)]*\\)/.exec(backgroundImage)?.[0] ?? backgroundColor);
    return own.length > 3 && own[3] < 1 ? over(own, ground(e.parentElement)) : own;
  };
  const back = ground(button);
  const [a, b] = [light(over(parse(getComputedStyle(button).color), back)), light(back)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""
"""The contrast between the words of a button and what lies under them."""
IN_SIGHT = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".map"));
}"""


def watched(window: Open, *uncalled: str) -> Iterator[Open]:
    """Opens windows as usual; besides, nothing may stand in their consoles in the end but what is named here."""
    windows: list[Window] = []

    def show(**wishes: Any) -> Window:
        windows.append(window(**wishes))
        return windows[-1]

    yield show
    said = [line for shown in windows for line in shown.console]
    assert [line for line in said if not any(word in line for word in uncalled)] == []


def view(window: Window) -> dict[str, Any]:
    """What the server shows."""
    assert window.now is not None
    return dict(window.now["view"])


def step(window: Window) -> str:
    """The question on the screen, as the rules call it."""
    assert window.now is not None
    return str(window.now["prompt"][0])


def opened(window: Window, match: Match, shown: str = ".map path") -> None:
    """Open a prepared match and wait for its question."""
    window.now = None
    window.answered.clear()
    window.open_match("Ada", match)
    window.turn()
    window.page.locator(shown).first.wait_for()


def sends(window: Window, act: Callable[[], object]) -> Any:
    """Do something that gives an answer, and wait for what it leads to; the answer."""
    assert window.now is not None
    before, entry = len(window.sent), window.now["n"]
    act()
    window.until(lambda: len(window.sent) > before, "The answer was not sent")
    window.until(lambda: window.now["n"] > entry or window.now.get("sealed"), "The answer was not taken")
    return window.sent[-1]["answer"]


def plans(window: Window, act: Callable[[], object]) -> Any:
    """Do something that adds to the plan; the position after it."""
    before = len(window.drafts)
    act()
    window.until(lambda: len(window.drafts) > before, "Nothing was planned")
    return window.drafts[-1]


def in_sight(window: Window, found: Locator) -> Locator:
    """A thing of the map; what is out of sight is brought into it as the keyboard does."""
    if not found.evaluate(IN_SIGHT):
        found.focus()
        window.page.keyboard.press("Shift")
        window.drawn()
    return found


def first_load(ada: Window, fresh: Window, shown: str) -> None:
    """Who comes to the match of another window for the first time does not load much."""
    fresh.context.add_cookies(ada.context.cookies())
    loaded = bytes_of(fresh)
    fresh.page.goto(f"/match/{ada.match}")
    fresh.turn()
    fresh.page.locator(shown).first.wait_for()
    fresh.page.wait_for_load_state("networkidle")
    fresh.page.evaluate("document.fonts.ready.then(() => true)")
    assert 50_000 < sum(loaded.values()) <= FIRST_LOAD, sorted(loaded.items(), key=lambda item: -item[1])[:12]


def guided(window: Open, game: str, **wishes: Any) -> Window:
    """A newcomer at the guided game, behind the tour of the table."""
    ada = window(guide=None, **wishes)
    ada.page.goto(f"/?game={game}")
    ada.test_id("learn").wait_for(timeout=PATIENT)
    ada.test_id("learn").click()
    ada.at_table()
    ada.test_id("guide").wait_for()
    while ada.test_id("guide").count():
        ada.test_id("guide-next").click()
        ada.drawn()
    ada.turn()
    return ada

"""Pictures of every main screen in both languages and both themes, for the README and for anybody who wants to look.

Starts a server of its own, plays a match against bots, and writes palette PNGs into docs/screens.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from windows import LAPTOP, PHONE, Window, chromium, play, serving  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
LOOKS = [("en", "tag"), ("de", "nacht"), ("en", "nacht"), ("de", "tag")]
COLOURS = 128


def take(window: Window, name: str) -> None:
    """Write what the window shows in every language and theme."""
    for lang, theme in LOOKS:
        window.button({"en": "English", "de": "Deutsch"}[lang]).first.click()
        if window.page.get_attribute("html", "data-theme") != theme:
            window.test_id("theme").click()
        window.wait(0.3)
        picture = Image.open(io.BytesIO(window.page.screenshot())).convert("RGB")
        path = FOLDER / f"{name}-{lang}-{theme}.png"
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        print(path.relative_to(ROOT))
    window.button("English").first.click()
    window.wait(0.3)


def whole_tour(me: Window, phone: Window) -> None:
    """All screens, from the lobby to the end of a match."""
    me.page.goto("/")
    me.test_id("play-now").wait_for()
    take(me, "lobby")
    me.page.goto("/new")
    me.test_id("create").wait_for()
    take(me, "new-match")
    me.new_match(("me", "Ada"), ("bot", "greedy"), ("bot", "greedy"), ("bot", "greedy"))
    me.at_table()
    me.turn()
    take(me, "table-start")
    play([me], 300, lambda: me.asked and me.round >= 6, fast=True)
    take(me, "table-middle")
    me.test_id("open-rules").click()
    me.test_id("rules").wait_for()
    take(me, "rules")
    me.page.keyboard.press("Escape")
    switch_text(me)
    take(me, "text-view")
    switch_text(me)
    phone.context.add_cookies(me.context.cookies())
    phone.page.goto(me.page.url)
    phone.at_table()
    phone.turn()
    take(phone, "phone")
    phone.page.goto("/")
    phone.test_id("play-now").wait_for()
    take(phone, "phone-lobby")
    play([me], 400, lambda: me.over, fast=True)
    me.test_id("replay").wait_for()
    take(me, "table-end")
    me.test_id("replay").click()
    slider = me.test_id("replay-panel").get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    me.wait(0.5)
    take(me, "replay")


def switch_text(window: Window) -> None:
    """Text instead of the drawn table, or back."""
    window.test_id("menu").click()
    window.test_id("menu-text").click()
    window.test_id("menu").click()


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, chromium() as browser:
        whole_tour(Window(browser, url, LAPTOP), Window(browser, url, PHONE))


if __name__ == "__main__":
    main()

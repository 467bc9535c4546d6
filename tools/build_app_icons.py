"""Draws the icons of the installed app from `web/images/icon.svg`: PNG of 192 and 512 pixels, plain and maskable.

Usage: python tools/build_app_icons.py. A maskable icon fills its square, because a device cuts it to a shape of its own,
and keeps what matters in the middle four fifths. Chromium draws it, as for the browser tests.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "shared"))

from chromium import chromium

IMAGES = Path(__file__).parent.parent / "src/zeitalter/web/images"
SIZES = (192, 512)
WALNUT = "#4b3424"
SAFE = 0.8
"""The part of a maskable icon that every shape shows."""


def page(size: int, maskable: bool) -> str:
    """A page that holds nothing but the icon."""
    svg = (IMAGES / "icon.svg").read_text(encoding="utf-8")
    inner = round(size * SAFE) if maskable else size
    sized = re.sub("<svg ", f'<svg width="{inner}" height="{inner}" ', svg, count=1)
    ground = WALNUT if maskable else "transparent"
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f'<body style="{style}">{sized}</body>'


def main() -> None:
    """Draw all of them."""
    with chromium() as browser:
        for size in SIZES:
            for maskable in (False, True):
                shown = browser.new_page(viewport={"width": size, "height": size})
                shown.set_content(page(size, maskable))
                name = f"icon-{'maskable-' if maskable else ''}{size}.png"
                shown.screenshot(path=IMAGES / name, omit_background=not maskable)
                shown.close()


if __name__ == "__main__":
    main()

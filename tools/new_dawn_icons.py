"""Extracts the icons of A New Dawn from the npm package `@iconify-json/game-icons` into a sprite.

Usage: python tools/new_dawn_icons.py ICONS_JSON. Prints the icons by author, for the credits.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from build_icons import _symbol as symbol

SPRITE = Path(__file__).parent.parent / "src/zeitalter/games/new_dawn/icons.svg"
ICONS = {
    # types of focus cards
    "culture": "lorc/drama-masks",
    "science": "lorc/test-tubes",
    "economy": "delapouite/two-coins",
    "industry": "lorc/gears",
    "military": "lorc/crossed-swords",
    # resources
    "marble": "lorc/stone-block",
    "mercury": "lorc/drop",
    "oil": "skoll/oil-drum",
    "diamonds": "lorc/cut-diamond",
    # pieces
    "city": "lorc/capitol",
    "caravan": "delapouite/camel",
    "barbarian": "lorc/barbute",
    "token": "lorc/checked-shield",
    "city_state": "delapouite/village",
    "nature": "lorc/mountaintop",
    "wonder": "delapouite/greek-temple",
    "trade": "lorc/trade",
    # dials and cards
    "barbarian_spawn": "delapouite/viking-head",
    "barbarian_move": "lorc/walking-boot",
    "agenda": "lorc/laurels",
    "leader": "lorc/queen-crown",
    "die": "delapouite/rolling-dices",
    "joint_war": "lorc/crossed-axes",
    "defensive_pact": "delapouite/vibrating-shield",
    "embassy": "lorc/scroll-unfurled",
    "open_borders": "delapouite/open-gate",
}


def main() -> None:
    """Write the sprite."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["icons"]
    symbols = [symbol(name, found[icon.split("/")[1]]["body"]) for name, icon in ICONS.items()]
    SPRITE.write_text("\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""]), encoding="utf-8")
    print(f"{SPRITE.name}: {len(symbols)} icons, {SPRITE.stat().st_size // 1000} kB")
    for author in sorted({icon.split("/")[0] for icon in ICONS.values()}):
        print(author, ", ".join(sorted(icon.split("/")[1] for icon in ICONS.values() if icon.startswith(f"{author}/"))))


if __name__ == "__main__":
    main()

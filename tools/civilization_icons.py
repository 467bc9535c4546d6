"""Extracts the icons of Civilization from the npm package `@iconify-json/game-icons` into a sprite.

Usage: python tools/civilization_icons.py ICONS_JSON. Prints the icons by author, for the credits.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from build_icons import _symbol as symbol

SPRITE = Path(__file__).parent.parent / "src/zeitalter/games/civilization/icons.svg"
ICONS = {
    # goods
    "felle": "delapouite/animal-hide",
    "ocker": "lorc/powder",
    "eisen": "lorc/metal-bar",
    "papyrus": "delapouite/papyrus",
    "salz": "lorc/salt-shaker",
    "korn": "lorc/wheat",
    "stoffe": "delapouite/rolled-cloth",
    "bronze": "delapouite/amphora",
    "gewuerze": "lorc/hot-spices",
    "juwelen": "lorc/gems",
    "gold": "willdabeast/gold-bar",
    # calamities
    "vulkan_erdbeben": "delapouite/smoking-volcano",
    "hochwasser": "delapouite/flood",
    "hungersnot": "delapouite/stomach",
    "buergerkrieg": "lorc/crossed-swords",
    "seuche": "delapouite/plague-doctor-profile",
    "aufruhr": "delapouite/torch",
    "bildersturm": "lorc/hammer-drop",
    "piraterie": "delapouite/pirate-flag",
    # civilization cards
    "mystizismus": "lorc/crystal-ball",
    "weben": "delapouite/yarn",
    "toepfern": "delapouite/painted-pottery",
    "schauspiel": "lorc/drama-masks",
    "musik": "delapouite/harp",
    "architektur": "delapouite/greek-temple",
    "astronomie": "caro-asercion/astrolabe",
    "metallverarbeitung": "lorc/anvil",
    "landwirtschaft": "delapouite/plow",
    "muenzwesen": "delapouite/two-coins",
    "literatur": "lorc/scroll-unfurled",
    "ingenieurwesen": "delapouite/stone-bridge",
    "medizin": "delapouite/caduceus",
    "gesetz": "lorc/scales",
    "demokratie": "delapouite/vote",
    "philosophie": "caro-asercion/philosopher-bust",
    # pieces and numbers
    "city": "lorc/capitol",
    "ship": "delapouite/trireme",
    "token": "delapouite/meeple",
    "treasury": "delapouite/coins",
    "stock": "delapouite/village",
    "card": "quoting/card-play",
    "points": "lorc/laurels",
    "trade": "delapouite/shaking-hands",
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

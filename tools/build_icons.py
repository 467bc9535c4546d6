"""Extracts the icons in use from the npm package `@iconify-json/game-icons` into sprites, and writes the credits.

Usage: python tools/build_icons.py ICONS_JSON. `icons.yaml` is the only place that says which picture means what.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/zeitalter/games"
CREDITS = ROOT / "docs/credits.md"
AUTHORS_FILE = ROOT / "src/zeitalter/web/images/icon-authors.json"
AUTHORS = {
    "lorc": ("Lorc", "https://lorcblog.blogspot.com"),
    "delapouite": ("Delapouite", "https://delapouite.com"),
    "skoll": ("Skoll", "https://game-icons.net"),
    "quoting": ("Quoting", "https://game-icons.net"),
    "caro-asercion": ("Caro Asercion", "https://game-icons.net"),
    "willdabeast": ("Willdabeast", "https://game-icons.net"),
}


def main() -> None:
    """Write sprites and credits."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    bodies = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["icons"]
    games = yaml.safe_load(Path(__file__).with_name("icons.yaml").read_text(encoding="utf-8"))
    used = {icon for icons in games.values() for icon in icons.values()}
    unknown = sorted({icon.split("/")[0] for icon in used} - set(AUTHORS))
    if unknown:
        raise SystemExit(f"authors without credit: {', '.join(unknown)}")
    missing = sorted(icon for icon in used if icon.split("/")[1] not in bodies)
    if missing:
        raise SystemExit(f"not in the icon set: {', '.join(missing)}")
    for game, icons in games.items():
        symbols = [_symbol(name, bodies[icon.split("/")[1]]["body"]) for name, icon in icons.items()]
        sprite = GAMES / game / "web" / "icons.svg"
        sprite.write_text("\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""]), "utf-8")
        print(f"{game}: {len(symbols)} icons, {sprite.stat().st_size // 1000} kB")
    CREDITS.write_text(_credits(used), "utf-8")
    AUTHORS_FILE.write_text(json.dumps(authors_of(used), separators=(",", ":")) + "\n", "utf-8")


def authors_of(used: set[str]) -> list[dict[str, Any]]:
    """Who has drawn which of the icons, for the page about this edition."""
    found = []
    for key, (author, home) in AUTHORS.items():
        icons = sorted(icon.split("/")[1] for icon in used if icon.startswith(f"{key}/"))
        if icons:
            found.append({"author": author, "home": home, "icons": icons})
    return found


def _symbol(name: str, body: str) -> str:
    """One icon, its numbers rounded: a 512th is finer than any screen shows."""
    short = re.sub(r"(?<=[\s\d.,a-zA-Z\"])-?\d*\.\d+(?:e-?\d+)?", _rounded, body)
    return f'<symbol id="{name}" viewBox="0 0 512 512">{short}</symbol>'


def _rounded(number: re.Match[str]) -> str:
    """One decimal, set apart from the number before it."""
    text = f"{float(number.group()):.1f}".removesuffix(".0")
    return text if text.startswith("-") else f" {text}"


def _credits(used: set[str]) -> str:
    lines = [
        "# Credits",
        "",
        "## Icons",
        "",
        "From [game-icons.net](https://game-icons.net), licence [CC BY 3.0](https://creativecommons.org/licenses/by/3.0);",
        "taken over as one-coloured symbols, coordinates rounded.",
        "",
    ]
    for by in authors_of(used):
        lines.append(f"- Icons made by [{by['author']}]({by['home']}): {', '.join(by['icons'])}.")
    lines += [
        "",
        "## Maps",
        "",
        "Coastlines: [Natural Earth](https://www.naturalearthdata.com), public domain, by the npm package world-atlas.",
        "",
        "## Letters that look alike",
        "",
        "`src/zeitalter/server/store/lookalikes.txt` is made from the list of confusable characters of the Unicode Consortium",
        "([UTS #39](https://www.unicode.org/reports/tr39/)), under the [Unicode licence](https://www.unicode.org/license.txt).",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()

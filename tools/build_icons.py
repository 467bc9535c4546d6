"""Extracts the icons in use from the npm package `@iconify-json/game-icons` into a sprite, and writes the credits.

Usage: python tools/build_icons.py ICONS_JSON. The table below is the only place that says which picture means what;
the name of a symbol is the game's own word.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SPRITE = ROOT / "src/zeitalter/games/historia/icons.svg"
CREDITS = ROOT / "docs/credits.md"

AUTHORS = {
    "lorc": ("Lorc", "https://lorcblog.blogspot.com"),
    "delapouite": ("Delapouite", "https://delapouite.com"),
    "skoll": ("Skoll", "https://game-icons.net"),
    "quoting": ("Quoting", "https://game-icons.net"),
}
ICONS = {
    # the ten actions
    "military": "lorc/cannon",
    "technology": "lorc/test-tubes",
    "art": "delapouite/portrait",
    "exploitation": "lorc/whip",
    "expansion": "lorc/flying-flag",
    "trade": "lorc/swap-bag",
    "raid": "delapouite/cavalry",
    "war": "lorc/crossed-swords",
    "tourism": "delapouite/pisa-tower",
    "revolution": "lorc/rally-the-troops",
    # what cards give and take
    "vp": "lorc/laurels",
    "cube": "delapouite/cube",
    "card": "quoting/card-pickup",
    "limit": "quoting/card-play",
    "refresh": "delapouite/clockwise-rotation",
    "wonders": "delapouite/greek-temple",
    "territories": "lorc/world",
    "advisor": "delapouite/wisdom",
    "advanced": "delapouite/upgrade",
    "navigation": "delapouite/caravel",
    "destroy": "delapouite/hammer-break",
    "locked": "lorc/padlock",
    "place": "delapouite/position-marker",
    # mats and round
    "leader": "lorc/queen-crown",
    "dominion": "lorc/stone-throne",
    "government": "lorc/capitol",
    "order": "delapouite/podium",
    "goal": "skoll/bullseye",
    "time": "lorc/hourglass",
    "event": "delapouite/falling-star",
    # events
    "vesuvius": "delapouite/smoking-volcano",
    "little_ice_age": "lorc/snowflake-1",
    "black_death": "delapouite/plague-doctor-profile",
    "library_fire": "lorc/burning-book",
    "bronze_age_collapse": "delapouite/broken-pottery",
    "fall_of_rome": "delapouite/ancient-ruins",
    "iconoclasm": "lorc/hammer-drop",
    "great_depression": "delapouite/coins",
    "mongol_storm": "delapouite/bow-arrow",
    "age_of_discovery": "lorc/galleon",
    "arms_race": "lorc/rocket",
    "renaissance": "delapouite/palette",
}


def main() -> None:
    """Write sprite and credits."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["icons"]
    unknown = sorted({icon.split("/")[0] for icon in ICONS.values()} - set(AUTHORS))
    if unknown:
        raise SystemExit(f"authors without credit: {', '.join(unknown)}")
    missing = sorted(icon for icon in ICONS.values() if icon.split("/")[1] not in found)
    if missing:
        raise SystemExit(f"not in the icon set: {', '.join(missing)}")
    symbols = [_symbol(name, found[icon.split("/")[1]]["body"]) for name, icon in ICONS.items()]
    head = '<svg xmlns="http://www.w3.org/2000/svg">'
    SPRITE.write_text("\n".join([head, *symbols, "</svg>", ""]), encoding="utf-8")
    CREDITS.write_text(_credits(), encoding="utf-8")
    print(f"{SPRITE.name}: {len(symbols)} icons, {SPRITE.stat().st_size // 1000} kB")


def _symbol(name: str, body: str) -> str:
    """One icon, its numbers rounded: a 512th is finer than any screen shows."""
    short = re.sub(r"(?<=[\s\d.,a-zA-Z\"])-?\d*\.\d+(?:e-?\d+)?", _rounded, body)
    return f'<symbol id="{name}" viewBox="0 0 512 512">{short}</symbol>'


def _rounded(number: re.Match[str]) -> str:
    """One decimal, set apart from the number before it."""
    text = f"{float(number.group()):.1f}".removesuffix(".0")
    return text if text.startswith("-") else f" {text}"


def _credits() -> str:
    lines = [
        "# Credits",
        "",
        "## Icons",
        "",
        "From [game-icons.net](https://game-icons.net), licence [CC BY 3.0](https://creativecommons.org/licenses/by/3.0);",
        "taken over as one-coloured symbols, coordinates rounded.",
        "",
    ]
    for key, (author, home) in AUTHORS.items():
        icons = sorted({icon.split("/")[1] for icon in ICONS.values() if icon.startswith(f"{key}/")})
        if icons:
            lines.append(f"- Icons made by [{author}]({home}): {', '.join(icons)}.")
    lines += [
        "",
        "## Maps",
        "",
        "Coastlines: [Natural Earth](https://www.naturalearthdata.com), public domain, by the npm package world-atlas.",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()

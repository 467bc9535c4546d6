"""Makes `map.json` of A New Dawn: what is printed on tiles and cards, for the browser. The map itself is laid in play.

Usage: python tools/new_dawn_map.py
"""

from __future__ import annotations

import json
from pathlib import Path

from zeitalter.games.new_dawn.data.components import load_components
from zeitalter.games.new_dawn.view.printed import printed

FOLDER = Path(__file__).parent.parent / "src/zeitalter/games/new_dawn"


def main() -> None:
    """Write the file."""
    text = json.dumps({"board": printed(load_components(None))}, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / "web" / "map.json").write_text(text + "\n", encoding="utf-8")
    print(f"map.json: {len(text.encode()) // 1000} kB")


if __name__ == "__main__":
    main()

"""A study of balance: which governments of Historia win more than their share, and what if Nomads earned less?

    python examples/balance_study/study.py --games 400 --jobs 2 --out study

Writes `balance.html` and `sweep.html`, and keeps the games in two SQLite files: run it again with more games, and only
those that are missing are played.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from zeitalter import __version__, find_game
from zeitalter.lab.balance import balance_of
from zeitalter.lab.changes import overlay_of
from zeitalter.lab.experiment import Cell, describe, play_missing
from zeitalter.lab.recorded_game import play_recorded
from zeitalter.lab.report import balance_page, sweep_page
from zeitalter.lab.runner import Where
from zeitalter.lab.store import Store
from zeitalter.lab.sweep import Variation, sweep_of

GAME = find_game("historia")
PATH = "governments.nomads.effects.0.gain_vp"
TABLE = Cell("historia", ("beginner",) * 4, seed=1)
OTHER = TABLE._replace(changes=overlay_of(GAME, PATH, "0"))
MADE = {"command": "examples/balance_study/study.py", "game": GAME.id, "rules": GAME.RULES, "version": __version__}


def study(games: int, where: Where, out: Path) -> dict[str, Any]:
    """What wins, as the game is."""
    with Store(out / "balance.sqlite", describe("balance", GAME.id, cell=TABLE.as_json())) as store:
        cells = play_missing(store, [TABLE.as_json()], games, play_recorded, where)
        found = balance_of(store.games(cells, games))
    return {**found, "bots": TABLE.bots, "made": {**MADE, "seed": TABLE.seed}}


def compare(games: int, where: Where, out: Path) -> dict[str, Any]:
    """What becomes of it when Nomads earn nothing."""
    variations = [Variation("base", "", "", TABLE), Variation("component", PATH, "0", OTHER)]
    tables = [variation.cell.as_json() for variation in variations]
    with Store(out / "sweep.sqlite", describe("sweep", GAME.id, cells=tables)) as store:
        cells = play_missing(store, tables, games, play_recorded, where)
        found = sweep_of(variations, cells, store.games(cells, games))
    return {**found, "bots": TABLE.bots, "made": {**MADE, "seed": TABLE.seed}}


def main() -> None:
    """Read the flags, play, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("study"))
    flags = parser.parse_args()
    flags.out.mkdir(parents=True, exist_ok=True)
    where = Where(flags.jobs)
    balance, sweep = study(flags.games, where, flags.out), compare(flags.games, where, flags.out)
    (flags.out / "balance.html").write_text(balance_page(balance, "en"), encoding="utf-8")
    (flags.out / "sweep.html").write_text(sweep_page(sweep, "en"), encoding="utf-8")
    for row in balance["topics"].get("government", ()):
        print(f"{row['id']:16}{100 * row['share']:5.1f} %  [{100 * row['low']:.1f}, {100 * row['high']:.1f}]")
    points = sweep["variations"][1]["measures"]["points"]
    off, low, high = (f"{points[name]:+.2f}" for name in ("difference", "low", "high"))
    print(f"Nomads without points: {off} [{low}, {high}] points a seat")


if __name__ == "__main__":
    main()

"""Find and write the recorded games of 7 Ages: one for every way to end and every length, with two to seven players.

`python tests/seven_ages/record_seven_ages.py` writes them to `recorded/`; names after the command write only these.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from inventors import internet

from zeitalter.engine import files
from zeitalter.games import find_game
from zeitalter.testing.recorded import RecordedGame, record

STRATEGIST = ("strategist",)
MIXED = ("strategist", "random")
GAMES = {
    "last_level_short": RecordedGame("last-level", 2, {"scenario": "short"}, STRATEGIST),
    "last_level_ancient": RecordedGame("last-level", 3, {"scenario": "ancient"}, MIXED),
    "last_level_middle": RecordedGame("last-level", 4, {"scenario": "middle"}, MIXED),
    "last_level_modern": RecordedGame("last-level", 3, {"scenario": "modern"}, MIXED),
    "last_level_free": RecordedGame("last-level", 7, {"scenario": "free", "start_age": "open", "end_age": "2"}, MIXED),
    "last_level_one_age": RecordedGame("last-level", 5, {"start_age": "4", "end_age": "4"}, STRATEGIST),
    "turn_limit_short": RecordedGame("turn-limit", 6, {"start_age": "1", "end_age": "1"}, ("random",)),
    "turn_limit_full": RecordedGame("turn-limit", 2, {"scenario": "full"}, ("random",)),
}


def record_internet(folder: Path) -> None:
    """Find and write a game that ends by the Internet."""
    for seed in count(1):
        match = internet(4, {"start_age": "6", "end_age": "7"}, seed)
        if match is not None:
            files.save(match, folder / "internet.json")
            print(f"internet: seed {seed}, {len(match.log)} entries, {match.result}")
            return


if __name__ == "__main__":
    FOLDER, NAMES = Path(__file__).with_name("recorded"), sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    if not NAMES or "internet" in NAMES:
        record_internet(FOLDER)
    PLANNED = [name for name in NAMES or GAMES if name != "internet"]
    if PLANNED:
        record(find_game("seven_ages"), GAMES, FOLDER, PLANNED)

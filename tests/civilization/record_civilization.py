"""Find and write the recorded games of Civilization: one for every variant and every way to end.

`python tests/civilization/record_civilization.py` writes them to `recorded/`; names after the command write only these.
"""

from __future__ import annotations

import sys
from pathlib import Path

from zeitalter.games import find_game
from zeitalter.testing.recorded import RecordedGame, record

STRATEGIST = ("strategist",)
GAMES = {
    "finish": RecordedGame("finish", 3, {"round_limit": "60"}, STRATEGIST),
    "finish_triangle_2": RecordedGame("finish", 2, {"end_triangle": "2"}, STRATEGIST),
    "finish_triangle_3": RecordedGame("finish", 3, {"end_triangle": "3", "triangle_mode": "epoch_border"}, STRATEGIST),
    "finish_triangle_4": RecordedGame("finish", 3, {"end_triangle": "4"}, STRATEGIST),
    "finish_farmers": RecordedGame(
        "finish", 3, {"variant": "farmers", "ship_presence": "off"}, ("strategist", "random")
    ),
    "tie_break": RecordedGame("tie-break", 4, {"end_triangle": "2"}, STRATEGIST),
    "tie_break_farmers": RecordedGame("tie-break", 3, {"variant": "farmers", "farmers_shorter": "2"}, STRATEGIST),
    "areas": RecordedGame("areas", 3, {"variant": "nomads"}, STRATEGIST),
    "limit": RecordedGame("limit", 2, {"round_limit": "30"}, ("random",)),
}

if __name__ == "__main__":
    record(find_game("civilization"), GAMES, Path(__file__).with_name("recorded"), sys.argv[1:])

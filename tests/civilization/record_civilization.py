"""Find and write the recorded games of Civilization: one for every variant and every way to end.

`python tests/civilization/record_civilization.py` writes them to `recorded/`; names after the command write only these.
"""

from __future__ import annotations

import sys
from pathlib import Path

from zeitalter.games import find_game
from zeitalter.testing.recorded import Plan, record

GREEDY = ("greedy",)
PLANS = {
    "finish": Plan("finish", 3, {"round_limit": "60"}, GREEDY),
    "finish_triangle_2": Plan("finish", 2, {"end_triangle": "2"}, GREEDY),
    "finish_triangle_3": Plan("finish", 3, {"end_triangle": "3", "triangle_mode": "epoch_border"}, GREEDY),
    "finish_triangle_4": Plan("finish", 3, {"end_triangle": "4"}, GREEDY),
    "finish_farmers": Plan("finish", 3, {"variant": "farmers", "ship_presence": "off"}, ("greedy", "random")),
    "tie_break": Plan("tie-break", 4, {"end_triangle": "2"}, GREEDY),
    "tie_break_farmers": Plan("tie-break", 3, {"variant": "farmers", "farmers_shorter": "2"}, GREEDY),
    "areas": Plan("areas", 3, {"variant": "nomads"}, GREEDY),
    "limit": Plan("limit", 2, {"round_limit": "30"}, ("random",)),
}

if __name__ == "__main__":
    record(find_game("civilization"), PLANS, Path(__file__).with_name("recorded"), sys.argv[1:])

"""Find and write the recorded games: one complete game for every way a game of Historia can end.

`python tests/historia/record.py` writes them to `recorded/`; names after the command write only these.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any

from zeitalter.games import find_game
from zeitalter.testing import recorded

LARGEST = 60_000
VARIANTS = {"events": "on", "goals": "on", "dominion": "on", "advanced_leaders": "on", "chosen_advisors": "on"}
RecordedGame = partial(recorded.RecordedGame, largest=LARGEST)


def fell_in_own_war(s: Any) -> bool:
    """The last thing that happened was a War of the player."""
    return bool(s.active == 0)


def civbot_alive(s: Any) -> bool:
    """Somebody was there to be beaten until the end."""
    return bool(s.land[1])


GAMES = {
    "points": RecordedGame("points", 4, VARIANTS, ("strategist",)),
    "points_random": RecordedGame("points", 6, VARIANTS),
    "points_civbots": RecordedGame("points", 2, {"civbots": 2, "civbot_levels": "king,chieftain", "events": "on"}),
    "tie_break": RecordedGame("tie-break", 3, {"events": "on", "goals": "on"}),
    "shared": RecordedGame("shared", 2, {"civbots": 0, "dominion": "on"}),
    "solo_win": RecordedGame(
        "solo win", 1, {"civbots": 2, "civbot_levels": "chieftain"}, ("strategist",), civbot_alive
    ),
    "solo_loss": RecordedGame("solo loss", 1, {"civbots": 3, "civbot_levels": "king,noble,chieftain"}),
    "solo_elimination": RecordedGame("solo elimination", 1, {}, wanted=lambda s: not fell_in_own_war(s)),
    "solo_elimination_own_war": RecordedGame("solo elimination", 1, {"civbots": 1}, wanted=fell_in_own_war),
}

if __name__ == "__main__":
    recorded.record(find_game("historia"), GAMES, Path(__file__).with_name("recorded"), sys.argv[1:])

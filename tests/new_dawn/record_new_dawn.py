"""Find and write the recorded games of A New Dawn: one for every agenda that helped somebody to win, and for the limit.

`python tests/new_dawn/record_new_dawn.py` writes them to `recorded/`; names after the command write only these.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zeitalter.games import find_game
from zeitalter.testing.recorded import RecordedGame, record

STRATEGIST = ("strategist",)
GAME = find_game("new_dawn")
AGENDAS = GAME.load_components({}, None).ids["agenda"]


def won_with(agenda: str) -> Callable[[Any], bool]:
    """Whether a winner has completed this agenda."""
    bit = AGENDAS.index(agenda)
    return lambda s: any(s.agendas[seat] >> bit & 1 for seat in s.result["winners"])


GAMES = {
    **{f"victory_{agenda}": RecordedGame("victory", 2, {}, STRATEGIST, won_with(agenda)) for agenda in AGENDAS},
    "victory_epic": RecordedGame("victory", 3, {"epic": "on", "map": "advanced"}, STRATEGIST),
    "victory_built_map": RecordedGame("victory", 2, {"map": "advanced"}, STRATEGIST),
    "limit": RecordedGame("limit", 2, {"round_limit": "40"}, ("random",)),
}

if __name__ == "__main__":
    record(GAME, GAMES, Path(__file__).with_name("recorded"), sys.argv[1:])

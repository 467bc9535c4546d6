"""Find and write the recorded games of Civilization: one for every variant and every way to end.

`python tests/civilization/record_civilization.py` lets bots play from the set-up, seed after seed, until a game ends as
wanted, and writes it to `recorded/`. Names after the command write only these files. Run it again when the number of
the rules has grown.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from zeitalter.bots import bot_choice, find_bot
from zeitalter.engine import files
from zeitalter.engine.match import Match, Seat
from zeitalter.games import find_game

FOLDER = Path(__file__).with_name("recorded")
GAME = find_game("civilization")
NAMES = ("Ada", "Beate", "Karl", "Yuri", "Lea", "Mira", "Tom")


@dataclass
class Plan:
    """A game to be found: how it ends, and at which table."""

    how: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)
    """Who plays; the last one all further seats."""


PLANS = {
    "finish": Plan("finish", 3, {"round_limit": "60"}),
    "finish_triangle_2": Plan("finish", 2, {"end_triangle": "2"}),
    "finish_triangle_3": Plan("finish", 3, {"end_triangle": "3", "triangle_mode": "epoch_border"}),
    "finish_triangle_4": Plan("finish", 3, {"end_triangle": "4"}),
    "finish_farmers": Plan("finish", 3, {"variant": "farmers", "ship_presence": "off"}, ("greedy", "random")),
    "tie_break": Plan("tie-break", 4, {"end_triangle": "2"}),
    "tie_break_farmers": Plan("tie-break", 3, {"variant": "farmers", "farmers_shorter": "2"}),
    "areas": Plan("areas", 3, {"variant": "nomads"}),
    "limit": Plan("limit", 2, {"round_limit": "30"}, bots=("random",)),
}


def played(plan: Plan, seed: int) -> Match:
    """A game of bots."""
    match = Match.new(GAME, [Seat(name) for name in NAMES[: plan.seats]], plan.options, seed)
    bots = [find_bot(plan.bots[min(seat, len(plan.bots) - 1)], GAME) for seat in range(plan.seats)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bots[seat]))
    return match


def record(name: str) -> None:
    """Find the first game that ends as planned, and write it."""
    plan = PLANS[name]
    for seed in count(1):
        match = played(plan, seed)
        assert match.result is not None
        if match.result["how"] == plan.how:
            files.save(match, FOLDER / f"{name}.json")
            print(f"{name}: seed {seed}, round {match.state.round}, {len(match.log)} entries, {match.result}")
            return


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or PLANS:
        record(name)

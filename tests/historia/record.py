"""Find and write the recorded games: one complete game for every way a game of Historia can end.

`python tests/historia/record.py` plays games from the set-up, seed after seed, until one ends as wanted, and writes it
to `recorded/`. Names after the command write only these files. Run it again when the number of the rules has grown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from zeitalter.bots import bot_choice, find_bot
from zeitalter.engine import files, kernel
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games import find_game

FOLDER = Path(__file__).with_name("recorded")
LARGEST = 60_000
GAME = find_game("historia")
NAMES = ("Ada", "Beate", "Karl", "Yuri", "Lea", "Mira")
VARIANTS = {"events": "on", "goals": "on", "dominion": "on", "advanced_leaders": "on", "chosen_advisors": "on"}


@dataclass
class Plan:
    """A game to be found: how it ends, at which table, and what else must be true of it."""

    how: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    wanted: Callable[[Any], bool] = lambda s: True
    bot: str = ""
    """Which bot plays; none: any option is as good as another."""


def fell_in_own_war(s: Any) -> bool:
    """The last thing that happened was a War of the player."""
    return bool(s.active == 0)


def civbot_alive(s: Any) -> bool:
    """Somebody was there to be beaten until the end."""
    return bool(s.land[1])


PLANS = {
    "points": Plan("points", 4, VARIANTS, bot="greedy"),
    "points_random": Plan("points", 6, VARIANTS),
    "points_civbots": Plan("points", 2, {"civbots": 2, "civbot_levels": "king,chieftain", "events": "on"}),
    "tie_break": Plan("tie-break", 3, {"events": "on", "goals": "on"}),
    "shared": Plan("shared", 2, {"civbots": 0, "dominion": "on"}),
    "solo_win": Plan("solo win", 1, {"civbots": 2, "civbot_levels": "chieftain"}, civbot_alive, "greedy"),
    "solo_loss": Plan("solo loss", 1, {"civbots": 3, "civbot_levels": "king,noble,chieftain"}),
    "solo_elimination": Plan("solo elimination", 1, {}, lambda s: not fell_in_own_war(s)),
    "solo_elimination_own_war": Plan("solo elimination", 1, {"civbots": 1}, fell_in_own_war),
}


def seated(plan: Plan, seed: int) -> Match:
    """The table of a plan, set up with a seed."""
    return Match.new(GAME, [Seat(name) for name in NAMES[: plan.seats]], plan.options, seed)


def random_game(plan: Plan, seed: int) -> Match | None:
    """A game in which every option is as good as another; None if it does not end as wanted."""
    s = GAME.start(GAME.table(plan.seats, plan.options), SeedSource(seed_from_number(seed)))
    r, log = Random(seed), []
    while s.result is None:
        seat = s.asked[0]
        log.append((seat, r.choice(kernel.options(s, seat))))
        kernel.answer(s, *log[-1])
    if s.result["how"] != plan.how or not plan.wanted(s):
        return None
    match = seated(plan, seed)
    for seat, action in log:
        match.play(seat, action)
    return match


def bot_game(plan: Plan, seed: int) -> Match | None:
    """A game of bots; None if it does not end as wanted."""
    match, bot = seated(plan, seed), find_bot(plan.bot, GAME)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, bot))
    assert match.result is not None
    return match if match.result["how"] == plan.how and plan.wanted(match.state) else None


def record(name: str) -> None:
    """Find the first game of a plan that is small enough, and write it."""
    plan = PLANS[name]
    for seed in count(1):
        match = bot_game(plan, seed) if plan.bot else random_game(plan, seed)
        if match is not None and len(files.dumps(match).encode()) < LARGEST:
            files.save(match, FOLDER / f"{name}.json")
            print(f"{name}: seed {seed}, {len(match.log)} entries, {match.result}")
            return


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or PLANS:
        record(name)

"""What a search needs to know of 7 Ages: where a playout is looked at, what is compared, and cheap answers."""

from __future__ import annotations

from pathlib import Path

from zeitalter.games.seven_ages.bot.by_thumb import quick
from zeitalter.games.seven_ages.bot.candidates import lines
from zeitalter.games.seven_ages.bot.features import FEATURES, features
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.game_parts import Foresight

TRAINED = Path(__file__).parent / "trained"
TWO_AGES, LATER = {"start_age": "1", "end_age": "2"}, {"start_age": "3", "end_age": "4"}
TABLES = [
    (seats, options) for options in (TWO_AGES, TWO_AGES, LATER, TWO_AGES, TWO_AGES, {}) for seats in (4, 4, 3, 4, 5, 2)
]
"""Short games teach more in the same time; long ones are not forgotten."""


def progress(s: State) -> float:
    """How much of the game is over: turns played, of all that are probably played."""
    played = max(0, s.turn - 1)
    return played / (played + Outlook(s, 0).turns_left)


def stage(s: State) -> int:
    """The turn."""
    return s.turn


FORESIGHT: Foresight[State] = Foresight(
    features=features,
    feature_names=FEATURES,
    progress=progress,
    stage=stage,
    trained=TRAINED,
    tables=TABLES,
    trust=1.5,
    quick=quick,
    lines=lines,
)

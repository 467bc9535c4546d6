"""What a search needs to know of Civilization: chances, cheap answers, and the lines that are worth comparing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from zeitalter.engine import kernel
from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.judge import answer
from zeitalter.games.civilization.bot.keen import KEEN
from zeitalter.games.civilization.bot.lines import lines
from zeitalter.games.civilization.bot.outlook import progress, stage
from zeitalter.games.civilization.bot.prospect import FEATURES, features
from zeitalter.games.civilization.bot.quick import quick
from zeitalter.games.civilization.rules.state import State
from zeitalter.kit.game_parts import Foresight

TRAINED = Path(__file__).parent / "trained"
TABLES: Sequence[tuple[int, Mapping[str, str]]] = (
    *((4, {}),) * 6,
    (2, {}),
    (3, {}),
    (5, {}),
    (7, {}),
    (4, {"end_triangle": "3"}),
    (3, {"variant": "nomads"}),
    (4, {"variant": "farmers"}),
)
"""What is learnt from: mostly four players, and some of everything else."""


def policy(s: State, seat: int, r: Random) -> Action:
    """What everybody answers while a search plays on: the keen style's answer."""
    options = kernel.options(s, seat)
    found = answer(s, seat, options, r, KEEN)
    return kernel.random_answer(s, seat, r) if found is None else found


FORESIGHT: Foresight[State] = Foresight(
    features=features,
    feature_names=FEATURES,
    progress=progress,
    stage=stage,
    trained=TRAINED,
    tables=TABLES,
    policy=policy,
    quick=quick,
    lines=lines,
)

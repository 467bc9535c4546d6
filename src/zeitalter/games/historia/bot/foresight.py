"""What a search needs to know of Historia: what the chances to win depend on, and where a playout is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from pathlib import Path

from zeitalter.games.historia.bot.judge import PARTS, parts
from zeitalter.games.historia.rules.round_end import LAST_ROUND
from zeitalter.games.historia.rules.state import State
from zeitalter.kit.game_parts import Foresight

FEW = 3
"""Territories below which somebody alone must fear for his game."""
TRAINED = Path(__file__).parent / "trained"
OF_A_PLAYER = (*PARTS[:-1], "hand", "row", "military", "technology", "land", "wonders_built")
OF_A_CIVBOT = ("civbot", "civbot_points", "civbot_territories", "civbot_levels", "civbot_alive")
ALONE = (*(f"alone_{name}" for name in OF_A_PLAYER), "alone_strength", "alone_hold")
"""Everything counts otherwise for who plays alone: he must survive, and beat all civbots."""
FEATURES = (*OF_A_PLAYER, *ALONE, *OF_A_CIVBOT)
NEAR = 12.0
"""Points that a win alone may be missed by and still was near."""
ELIMINATED = 60
"""Points that being eliminated is worse than being behind at the end."""
TABLES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (4, {}),
    (1, {"civbot_levels": "king"}),
    (4, {}),
    (1, {"civbot_levels": "noble"}),
    (3, {}),
    (4, {}),
    (1, {"civbot_levels": "king"}),
    (2, {}),
    (5, {}),
)


NO_PLAYER, NOT_ALONE, NO_CIVBOT = [0.0] * len(OF_A_PLAYER), [0.0] * len(ALONE), [0.0] * len(OF_A_CIVBOT)


def features(s: State) -> list[list[float]]:
    """For every civilization what its chance to win depends on."""
    if s.players == 1:
        return [[*NO_PLAYER, *_alone(s), *NO_CIVBOT], *_civbots(s)]
    return [*([*_player(s, seat), *NOT_ALONE, *NO_CIVBOT] for seat in range(s.players)), *_civbots(s)]


def _player(s: State, seat: int) -> list[float]:
    return [
        *parts(s, seat)[:-1],
        s.hand[seat].bit_count(),
        len(s.row[seat]),
        s.military[seat],
        s.technology[seat],
        s.land[seat].bit_count(),
        s.built[seat].bit_count(),
    ]


def _alone(s: State) -> list[float]:
    strength = float(s.military[0] - max(s.military[1:]))
    return [*_player(s, 0), strength, min(s.land[0].bit_count(), FEW) / FEW]


def _civbots(s: State) -> list[list[float]]:
    return [[*NO_PLAYER, *NOT_ALONE, *_civbot(s, civ)] for civ in range(s.players, len(s.land))]


def _civbot(s: State, civ: int) -> list[float]:
    territories = s.land[civ].bit_count()
    return [1.0, s.vp[civ], territories, s.military[civ] + s.technology[civ], float(territories > 0)]


def hopes(s: State) -> list[float] | None:
    """Alone few games are won: what counts is how near one came to the best civbot."""
    if s.players > 1:
        return None
    points = [float(points) for points in s.vp]
    if s.land[0] == 0:
        points[0] = min(points[0], max(points[1:])) - ELIMINATED
    best = max(points)
    shares = [exp((each - best) / NEAR) for each in points]
    return [share / sum(shares) for share in shares]


def progress(s: State) -> float:
    """How much of the game is over."""
    return min(1.0, (s.round - 1) / LAST_ROUND)


def stage(s: State) -> int:
    """The round."""
    return s.round


def context(s: State, seat: int) -> int:
    """Habits by third of the game."""
    return (s.round - 1) // 4


FORESIGHT: Foresight[State] = Foresight(
    features=features,
    feature_names=FEATURES,
    progress=progress,
    stage=stage,
    context=context,
    trained=TRAINED,
    tables=TABLES,
    hopes=hopes,
    horizon_alone=2,
)

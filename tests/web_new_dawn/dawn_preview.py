"""Positions that show how A New Dawn is drawn: `python tests/web_new_dawn/dawn_preview.py`.

`previewing.py` has the server and says what an address holds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "shared"))

from previewing import Shown, serve

from zeitalter import Match, find_game
from zeitalter.games.new_dawn.position import player
from zeitalter.games.new_dawn.position import position as scene


def _three(**more: Any) -> Match:
    """Three on the map of the first game, in the middle of it; Ada is to move."""
    return scene(
        player("Ada", "rome", capital="16.0", cities=["10.5"], tokens=["16.1", "16.2", "10.4", "4.0"],
               strong=["16.5", "10.3"], caravans=["10.9", "card"], trade=more.pop("trade", {}),
               row=more.pop("row", ()), dial=8,
               resources={"marble": 2, "oil": 1}, envoys=["brussels"], pacts=[(1, "joint_war")],
               natures={"grand_mesa": ""}, wonders={"stonehenge": "16.0"}),
        player("Beate", "egypt", capital="11.0", tokens=["11.1", "11.3", "11.8"], strong=["11.7"], dial=11,
               caravans=["3.1", "card"], resources={"diamonds": 2}, wonders={"pyramids": "11.0"}),
        player("Carl", "japan", capital="9.0", cities=["13.4"], tokens=["9.1", "9.2", "13.5", "13.3"], dial=3),
        round=6, event=2, **more,
    )  # fmt: skip


def _later(match: Match, answers: int) -> Match:
    """After some answers it is Ada's turn."""
    while answers or 0 not in match.asked():
        seat = match.asked()[0]
        match.play(seat, match.options(seat)[len(match.log) * 7 % len(match.options(seat))])
        answers = max(0, answers - 1)
    return match


def _chosen(effect: str, match: Match) -> Match:
    """Ada has chosen what her card does."""
    match.play(0, match.game.action_from_json(match.table, ["effect", effect]))
    return match


def _moving_tokens() -> Match:
    """Ada has placed her tokens and may move one."""
    row = ["astrology", "foreign_trade", "masonry", "pottery", "drama_and_poetry"]
    match = _three(row=row, resolve=("drama_and_poetry", 5))
    match.play(0, match.game.action_from_json(match.table, ["done"]))
    return match


WITH_CURRENCY = ["astrology", "early_empire", "masonry", "currency", "pottery"]
WILD = {"A": "10.2", "F": "13.8", "I": "16.6", "C": "3.9"}
GAME = find_game("new_dawn")
SCENES: dict[str, Callable[[], Match]] = {
    "turn": _three,
    "star": lambda: _later(Match.new(GAME, 4, seed=2), 0),
    "lay": lambda: _later(Match.new(GAME, 3, options={"map": "advanced"}, seed=5), 3),
    "claim": lambda: _three(resolve=("early_empire", 3), trade={"early_empire": 3}),
    "caravans": lambda: _three(resolve=("foreign_trade", 4)),
    "wagons": lambda: _three(row=WITH_CURRENCY, resolve=("currency", 4)),
    "shift": _moving_tokens,
    "attack": lambda: _chosen("attack", _three(resolve=("masonry", 4), trade={"masonry": 2}, barbarians=WILD)),
    "wonder": lambda: _chosen("build_wonder", _three(resolve=("pottery", 5), trade={"pottery": 2})),
    "city": lambda: _chosen("build_city", _three(resolve=("pottery", 5))),
}


@cache
def position(name: str) -> Match:
    """A position by its name."""
    return SCENES[name]()


SHOWN = Shown("new_dawn", position, Path(__file__).parent)

if __name__ == "__main__":
    serve(SHOWN, 8134, "turn")

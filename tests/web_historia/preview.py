"""Positions that show how Historia is drawn: `python tests/web_historia/preview.py [PORT]`.

SCENES are built by hand, MOMENTS are met in games of bots. `previewing.py` has the server.
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
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Seat
from zeitalter.games.historia.position import player
from zeitalter.games.historia.position import position as scene
from zeitalter.games.historia.rules.state import SOURCES
from zeitalter.testing import fill

Moment = Callable[[Match], bool]
NAMES = ("Ada", "Beate", "Carl", "Dora", "Emil", "Frida")


@cache
def position(name: str) -> Match:
    """A match played by bots to a moment that shows something."""
    if name in SCENES:
        return SCENES[name]()
    moment, seats, options = MOMENTS[name]
    game = find_game("historia")
    people = [Seat(name) for name in NAMES[:seats]]
    match = Match.new(game, people, options={"start_order": "seated", **options}, seed=7)
    bot = find_bot("strategist", game)
    for _ in range(3000):
        asked = match.asked()
        if not asked or (0 in asked and moment(match)):
            break
        seat = next((s for s in asked if s), 0)
        bot_move(match, seat, bot)
    return match


def _offers(verb: str, rounds: range = range(1, 13)) -> Moment:
    return lambda m: m.state.round in rounds and any(o[0] == verb for o in m.options(0)) and len(m.options(0)) > 1


def _expansion() -> Match:
    m = scene(
        player("Ada", ["china", "india"], technology=5, military=3, personal=3, used=1, row=["art", "trade", "war"],
               civilization="china", wonders=["petra", "great_wall"]),
        player("Beate", ["india", "europe"], military=4, technology=4), player("Carl", ["africa", "north_africa"]),
    )  # fmt: skip
    fill(m, {0: ["select", ["military", "expansion"]], 1: ["select", ["raid"]], 2: ["select", ["art"]]})
    while not any(o[0] == "expansion" for o in m.options(0)):
        m.play(0, next(o for o in m.options(0) if o[0] == "start" or o[0] == "military"))
    return m


def _rich() -> Match:
    """Late in the game: many wonders, a long row, advisors, six at the table, crowded territories."""
    world = ["china", "india", "europe", "africa", "russia", "oceania"]
    wonders = ["petra", "great_wall", "sphinx", "parthenon", "colosseum", "machu_picchu", "alhambra", "kremlin"]
    return scene(
        player("Ada", world, technology=12, military=11, personal=2, used=1, wonders=wonders, vp=87,
               row=["art", "trade", "war", "raid", "military", "expansion"], civilization="egypt"),
        *[player(name, [*world[i:][:4], "middle_east"], technology=9 + i, military=9, vp=40 + 20 * i)
          for i, name in enumerate(("Beate", "Carl", "Dora", "Emil", "Frida"))],
    )  # fmt: skip


def _executing(action: str, **facts: Any) -> Callable[[], Match]:
    """Six at the table, and Ada about to execute an action with a real choice."""

    def build() -> Match:
        civs = ["china", "india", "europe"]
        usual = {"technology": 4, "military": 5, "personal": 3, "used": 3, "wonders": ["petra", "great_wall"]}
        m = scene(
            player("Ada", civs, **(usual | facts)),
            player("Beate", ["india", "europe"], military=4, technology=6),
            player("Carl", civs, military=3, technology=5), player("Dora", civs), player("Emil", civs),
            player("Frida", civs),
        )  # fmt: skip
        fill(m, {0: ["select", [action]], **{seat: ["select", ["art"]] for seat in range(1, 6)}})
        return m

    return build


def _bare(round: int) -> Callable[[], Match]:
    """No wonder lies open; the government with the longest name, and long names on six wonders, some turned."""
    wonders = ["temple_artemis", "krak_chevaliers", "trans_siberian", "machu_picchu", "alhambra", "petra"]
    return lambda: scene(
        player("Ada", ["china"], technology=15, military=12, wonders=wonders, turned=wonders[1:4]),
        player("Beate", ["india"]), round=round, wonder_row=[],
    )  # fmt: skip


SCENES: dict[str, Callable[[], Match]] = {
    "expansion": _expansion,
    "rich": _rich,
    "bare": _bare(9),
    "closing": _bare(11),
    **{action: _executing(action) for action in ("war", "trade", "raid", "exploitation")},
    "levels": _executing("military", technology=5, wonders=[]),
    "revolution": _executing("revolution", technology=7, row=["art", "trade", "military", "expansion"]),
}
PROMOS = {"events": "on", "goals": "on", "dominion": "on"}
OTHERWISE = {
    **PROMOS,
    "animals_bonus": "recover_card",
    "vesuvius_trigger": "art",
    "little_ice_age_trigger": "any_action",
    "recover_cubes_rounds": "2+3+4",
    "leader_bonus_before_player_order": "on",
}
MOMENTS: dict[str, tuple[Moment, int, dict[str, str]]] = {
    "civilization": (_offers("civilization"), 4, {"civilizations": "choice"}),
    "advisor": (_offers("choose_advisor"), 4, {"chosen_advisors": "on"}),
    "goal": (_offers("place_goal"), 4, PROMOS),
    "draft": (_offers("keep"), 4, {"advanced_leaders": "on"}),
    "leader": (_offers("keep", range(1, 2)), 4, PROMOS),
    "settle": (_offers("settle", range(1, 2)), 4, {}),
    "start": (_offers("select", range(1, 2)), 4, {}),
    "middle": (_offers("select", range(6, 7)), 4, PROMOS),
    "otherwise": (_offers("select", range(7, 8)), 4, OTHERWISE),
    "art": (_offers("art", range(3, 12)), 4, PROMOS),
    "turn": (_offers("wonder", range(6, 12)), 4, PROMOS),
    "dominion": (_offers("dominion"), 4, PROMOS),
    "late": (_offers("select", range(11, 12)), 4, PROMOS),
    "six": (_offers("select", range(7, 8)), 6, PROMOS),
    "solo": (_offers("select", range(5, 6)), 1, PROMOS),
    "end": (lambda m: False, 4, PROMOS),
}


def points_by_source(match: Match) -> list[dict[str, int]]:
    """Points by source, for every civilization."""
    points: list[dict[str, int]] = [{} for _ in match.state.vp]
    for _, event in match.events(None):
        if event.id in ("gains-vp", "loses-vp"):
            civ, n, source = event.args
            name = SOURCES[source]
            points[civ][name] = points[civ].get(name, 0) + (n if event.id == "gains-vp" else -n)
    return points


SHOWN = Shown(
    "historia",
    position,
    Path(__file__).parent,
    '<main><div id="board"></div><aside id="others"></aside><div id="mat"></div></main>',
    lambda match: {"points": points_by_source(match)},
)

if __name__ == "__main__":
    serve(SHOWN, 8123, "middle")

"""Positions that show how 7 Ages is drawn: `python tests/web_seven_ages/seven_preview.py`.

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

from zeitalter import Match
from zeitalter.games.seven_ages.position import empire
from zeitalter.games.seven_ages.position import position as scene

HAND = ["arabs", "han", "aztecs", "spanish", "minoans", "harappans"]


def _world(**more: Any) -> Match:
    """Four players in the third age: Romans and Aryans are Ada's."""
    romans = {
        "rome": "legion legion legion catapults swordsmen heavy_horse light_horse war_galleys spearmen archers",
        "north_italy": "legion legion swordsmen", "sicily": "war_galleys legion", "carthage": "legion archers",
        "illyria": "swordsmen", "mediterranean_sea": "war_galleys war_galleys", "greece": "legion legion catapults",
        "france": "heavy_horse swordsmen",
    }  # fmt: skip
    return scene(
        empire("romans", 0, romans, colour="red", level=16, money=23, elite=2, capital="rome", go=1,
               cities={"rome": 3, "carthage": 1, "greece": 3}, religion="christianity", government="feudalism",
               marks=["printing"], artefacts={"rome": ["forum"], "greece": ["oracle"]}, disorder=["illyria"],
               forts=["north_italy", "rome"], leaders=[("romans_caesar", "rome"), ("unnamed_ad", "greece")]),
        empire("aryans", 0, {"punjab": "chariots chariots warriors", "sind": "warriors", "hindustan": "light_horse"},
               colour="pink", level=14, money=4, religion="hinduism"),
        empire("egyptians", 1, {"lower_egypt": "spearmen archers chariots", "upper_egypt": "archers",
                                "palestine": "spearmen spearmen"}, colour="yellow", level=11, money=9,
               capital="lower_egypt", cities={"lower_egypt": 3}, artefacts={"lower_egypt": ["great_pyramid"]}),
        empire("vikings", 2, {"norway": "swordsmen longships", "sweden": "swordsmen", "denmark": "swordsmen archers",
                              "england": "swordsmen heavy_horse"}, colour="light_blue", level=18, money=12, elite=1),
        empire("mongols", 3, {"mongolia": "horse_archers horse_archers light_horse", "gansu": "horse_archers"},
               colour="black", level=17, money=3),
        hands={0: HAND, 1: ["goths", "franks"], 2: ["incas"]}, turn=12, cities={"persia": 1},
        **({"stack": ["EndTurn"]} | more),
    )  # fmt: skip


SCENES: dict[str, Callable[[], Match]] = {
    "world": _world,
}


@cache
def position(name: str) -> Match:
    """A position by its name."""
    return SCENES[name]()


SHOWN = Shown("seven_ages", position, Path(__file__).parent)

if __name__ == "__main__":
    serve(SHOWN, 8125, "world")

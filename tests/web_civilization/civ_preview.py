"""Positions that show how Civilization is drawn: `python tests/web_civilization/civ_preview.py`.

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
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.position import position as scene

GOODS = ["salz", "salz", "salz", "korn", "felle", "bronze", "bronze", "gold", "seuche"]
CRETE = {"knossos": 7, "phaistos": 2, "thera": 3, "rhodos": 1, "milet": 5, "lykien": 6}
ASIA = {"hattusa": 3, "gordion": 2, "kanesch": 3, "galatien": 1, "sardes": 4, "ionien": 2, "milet": 2}
THRACE = {"odessus": 4, "thrakien": 3, "paeonien": 1, "makedonien": 2, "thessalien": 5, "athen": 1}


def _players(**mine: Any) -> list[Any]:
    """Three at the table in the middle of a game; `mine` is what Ada has besides."""
    usual: dict[str, Any] = {
        "cities": ["salamis", "sparta", "lesbos"],
        "ships": ["knossos", "rhodos"],
        "treasury": 14,
        "cards": ["mystizismus", "weben", "musik", "astronomie"],
        "hand": GOODS,
        "field": 6,
    }
    return [
        player("Ada", "kreta", CRETE, **(usual | mine)),
        player("Beate", "asien", ASIA, cities=["byzanz", "troja"], ships=["ionien"], treasury=6, field=5,
               cards=["toepfern"], hand=["ocker", "papyrus", "papyrus", "salz", "juwelen"]),
        player("Carl", "thrakien", THRACE, cities=["apollonia", "chalkis"], treasury=9, field=7,
               cards=["toepfern", "schauspiel"], hand=["eisen", "stoffe", "stoffe", "stoffe"]),
    ]  # fmt: skip


def _moving() -> Match:
    return scene(*_players(), round=7, phase=5, stack=[["StartMoves", 0], "Conflicts"])


def _many() -> Match:
    """Seven at the table, the whole board."""
    nations = ["kreta", "asien", "thrakien", "aegypten", "babylon", "afrika", "italien"]
    lands = [
        CRETE, {"hattusa": 3, "gordion": 2, "maikop": 4, "kuban": 2}, {"skythien": 4, "odessus": 2, "krim": 1},
        {"memphis": 3, "tanis": 2, "theben": 4, "sinai": 1, "gaza": 2}, {"susa": 3, "ur": 2, "babylon": 4, "mari": 2},
        {"karthago": 3, "thapsus": 2, "sabratha": 2}, {"tarquini": 2, "kyme": 3, "kampanien": 3, "syrakus": 2},
    ]  # fmt: skip
    names = ["Ada", "Beate", "Carl", "Dora", "Emil", "Frida", "Gustav"]
    seats = [player(n, nations[i], lands[i], field=i + 2, treasury=i) for i, n in enumerate(names)]
    return scene(*seats, round=5, phase=5, stack=[["StartMoves", 0]])


def _bargain() -> Match:
    """Ada has offered to all and Beate has answered; Carl offers to all."""
    table = scene(*_players()).table
    good = table.components.ids["card"].index
    ada, beate, carl = _players(hand=["salz", "korn", "bronze", "bronze"], package=["felle", "salz", "salz"], budget=5)
    ada.offer = (1, -1, 0, 3, 13, good("salz"), 1 << good("korn"))
    beate.hand, beate.package, beate.budget = ["salz", "juwelen"], ["ocker", "papyrus", "papyrus"], 5
    beate.offer = (2, 0, 1, 3, 9, good("papyrus"), 0, good("papyrus"), good("gold"))
    beate.named, beate.claimed, beate.swapped = ["papyrus"], ["papyrus", "gold"], []
    ada.swapped = [(2, ["eisen", "eisen", "felle"], ["salz", "salz", "korn"])]
    carl.hand, carl.package, carl.budget = ["eisen"], ["stoffe", "stoffe", "stoffe"], 5
    carl.offer = (3, -1, 0, 3, 45, good("stoffe"), 1 << good("bronze") | 1 << good("salz"))
    carl.wished = ["bronze", "salz"]
    said = {"offer_number": 3, "declined": [(1, 2, 0)]}
    return scene(ada, beate, carl, round=7, phase=9, stack=["Bargain", "EndTrade", "Discards"], **said)


SCENES: dict[str, Callable[[], Match]] = {
    "move": _moving,
    "many": _many,
    "ships": lambda: scene(*_players(), round=7, phase=4, stack=["Shipping"]),
    "build": lambda: scene(*_players(cities=["sparta"]), round=7, phase=7, stack=["CityBuilding"]),
    "bargain": _bargain,
    "trade": lambda: scene(*_players(), round=7, phase=9, stack=["Trade"]),
    "buy": lambda: scene(*_players(), round=7, phase=10, stack=[["BuyCards", 0]]),
    "discard": lambda: scene(*_players(), round=7, phase=12, stack=["Discards"]),
    "famine": lambda: scene(
        *_players(), round=7, phase=11, calamities=[("hungersnot", 0, -1)], stack=["Calamities"]
    ),
    "grow": lambda: scene(*_players(stock=5), round=7, phase=2, stack=["Growth"]),
}  # fmt: skip


@cache
def position(name: str) -> Match:
    """A position by its name."""
    if name == "lose":
        match = SCENES["famine"]()
        match.play(0, match.game.action_from_json(match.table, ["assign", [0, 5, 4]]))
        return match
    return SCENES[name]()


SHOWN = Shown("civilization", position, Path(__file__).parent)

if __name__ == "__main__":
    serve(SHOWN, 8124, "move")

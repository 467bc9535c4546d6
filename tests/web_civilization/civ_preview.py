"""A small server that shows how Civilization is drawn, with real views: civ_preview.py [PORT].

Pages: /?position=NAME (see SCENES) &theme=tag|nacht &lang=de|en. It serves only what the real server serves, with the
same content policy, so that a style or script the policy forbids is seen here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.games.civilization.position import position as scene
from zeitalter.server.pages import GAME_FILES
from zeitalter.server.speech import data, fluent
from zeitalter.server.wire import _option as option_to_json

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src/zeitalter"
TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "html": "text/html",
}
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
    ada.offer = (1, -1, 0, 3, 13, good("salz"))
    beate.hand, beate.package, beate.budget = ["salz", "juwelen"], ["ocker", "papyrus", "papyrus"], 5
    beate.offer = (2, 0, 1, 3, 9, good("papyrus"), good("gold"))
    carl.hand, carl.package, carl.budget = ["eisen"], ["stoffe", "stoffe", "stoffe"], 5
    carl.offer = (3, -1, 0, 3, 45, good("stoffe"))
    return scene(ada, beate, carl, round=7, phase=9, offer_number=3, stack=["Bargain", "EndTrade", "Discards"])


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


def shown(name: str, lang: str) -> dict[str, Any]:
    """Everything the page needs, as the server would send it."""
    match = position(name)
    options = match.options(0) if 0 in match.asked() else []
    return {
        "view": match.view(0),
        "options": [option_to_json(match, option) for option in options],
        "data": data(match.game),
        "texts": fluent(match.game, lang),
        "seats": [{"name": seat.name} for seat in match.seats],
    }


class Preview(BaseHTTPRequestHandler):
    """The few pages of the preview."""

    def do_GET(self) -> None:
        """Answer a request."""
        url = urlparse(self.path)
        first, *rest = url.path.strip("/").split("/")
        if first == "position":
            lang = parse_qs(url.query).get("lang", ["en"])[0]
            return self.answer("json", json.dumps(shown(rest[0], lang)).encode())
        if first == "static":
            return self.file(SOURCE / "web", "/".join(rest))
        if first == "games" and rest[-1] in GAME_FILES:
            return self.file(SOURCE / "games/civilization", rest[-1])
        return self.file(HERE, first or "preview.html")

    def file(self, folder: Path, name: str) -> None:
        """A file of a folder."""
        path = (folder / name).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            return self.send_error(404)
        return self.answer(path.suffix[1:], path.read_bytes())

    def answer(self, kind: str, body: bytes) -> None:
        """A page with the content policy of the table."""
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(kind, "application/octet-stream"))
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def main() -> None:
    """Serve until stopped."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8124
    print(f"http://127.0.0.1:{port}/?position=move")
    ThreadingHTTPServer(("127.0.0.1", port), Preview).serve_forever()


if __name__ == "__main__":
    main()

"""A small server that shows how Historia is drawn, with real views: python tests/web_historia/preview.py [PORT].

Pages: /?position=NAME (see SCENES and MOMENTS) &theme=tag|nacht &lang=de|en &phone &still. It serves only what the real
server serves, with the same content policy, so that a style or script the policy forbids is seen here.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.values import action_to_json
from zeitalter.games.historia.position import player
from zeitalter.games.historia.position import position as scene
from zeitalter.server.speech import data, fluent
from zeitalter.testing import fill

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src/zeitalter"
TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "html": "text/html",
}
FILES = ("table.js", "table.css", "map.json", "icons.svg")


def main() -> None:
    """Serve until stopped."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8123
    print(f"http://127.0.0.1:{port}/?position=middle")
    ThreadingHTTPServer(("127.0.0.1", port), Preview).serve_forever()


@cache
def position(name: str) -> Match:
    """A match played by bots to a moment that shows something."""
    if name in SCENES:
        return SCENES[name]()
    game = find_game("historia")
    options = {"start_order": "seated"}
    if name not in ("start", "settle"):
        options |= {"events": "on", "goals": "on", "dominion": "on"}
    seats = 1 if name == "solo" else 6 if name == "six" else 4
    match = Match.new(game, seats, options=options, seed=7)
    bot = find_bot("greedy", game)
    for _ in range(3000):
        asked = match.asked()
        if not asked or (0 in asked and MOMENTS[name](match)):
            break
        seat = next((s for s in asked if s), 0)
        bot_move(match, seat, bot)
    return match


def _offers(verb: str, rounds: range) -> Any:
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


def _war() -> Match:
    civs = ["china", "india", "europe"]
    m = scene(
        player("Ada", civs, technology=4, military=5, personal=3),
        player("Beate", ["india", "europe"], military=4, technology=2),
        player("Carl", civs, military=2), player("Dora", civs), player("Emil", civs), player("Frida", civs),
    )  # fmt: skip
    others = {seat: ["select", ["art"]] for seat in range(1, 6)}
    fill(m, {0: ["select", ["war"]], **others})
    return m


SCENES = {"expansion": _expansion, "war": _war}
MOMENTS = {
    "leader": _offers("keep", range(1, 2)),
    "settle": _offers("settle", range(1, 2)),
    "start": _offers("select", range(1, 2)),
    "middle": _offers("select", range(6, 7)),
    "art": _offers("art", range(3, 12)),
    "turn": _offers("wonder", range(6, 12)),
    "late": _offers("select", range(11, 12)),
    "six": _offers("select", range(7, 8)),
    "solo": _offers("select", range(5, 6)),
    "end": lambda m: False,
}


def shown(name: str, lang: str) -> dict[str, Any]:
    """Everything the page needs, as the server would send it."""
    match = position(name)
    options = match.options(0) if 0 in match.asked() else []
    return {
        "view": match.view(0),
        "options": [action_to_json(match.game.verbs, match.table, option) for option in options],
        "data": data(match.game),
        "texts": fluent(match.game, lang),
        "seats": [{"name": name} for name in ("Ada", "Beate", "Carl", "Dora", "Emil", "Frida")[: len(match.seats)]],
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
        if first == "games" and rest[-1] in FILES:
            return self.file(SOURCE / "games/historia", rest[-1])
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


if __name__ == "__main__":
    main()

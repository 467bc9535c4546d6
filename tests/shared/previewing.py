"""A small server that shows how a game is drawn, with real views of prepared positions.

A game's own preview says which positions there are: `SHOWN = Shown("historia", position, HERE)`. Pages: /?position=NAME
&theme=tag|nacht &lang=de|en &still &text. It serves only what the real server serves, with the same content policy, so
that a style or script the policy forbids is seen here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import parse_qs, urlparse

from zeitalter import Match
from zeitalter.server.http.static_files import for_browsers
from zeitalter.server.wire.game_data import data, fluent, printed
from zeitalter.server.wire.readable import option_to_json

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src/zeitalter"
TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "html": "text/html",
}
USUAL_BODY = """<div class="table" id="table"><main class="board" id="board"></main>
      <aside class="side" id="others"></aside><section class="mat panel" id="mat"></section></div>"""


@dataclass(frozen=True)
class Shown:
    """What a preview shows: positions by name, seen by the first seat."""

    game: str
    position: Callable[[str], Match]
    folder: Path
    """Where `preview.css` is, the frame around the drawn table."""
    body: str = USUAL_BODY
    more: Callable[[Match], dict[str, Any]] = lambda match: {}
    """What the shell would know beside the view."""

    def page(self) -> str:
        """The page around the table."""
        text = (HERE / "preview.html").read_text(encoding="utf-8")
        return text.replace("GAME", self.game).replace("BODY", self.body)

    def sent(self, name: str, lang: str) -> dict[str, Any]:
        """Everything the page needs, as the server would send it."""
        match = self.position(name)
        options = match.options(0) if 0 in match.asked() else []
        return {
            "view": match.view(0),
            "options": [option_to_json(match, option) for option in options],
            "data": data(match.game) | (printed(match) or {}),
            "texts": fluent(match.game, lang),
            "seats": [{"name": seat.name} for seat in match.seats],
            **self.more(match),
        }


@cache
def encoded(shown: Shown, name: str, lang: str) -> bytes:
    """A position as it is sent."""
    return json.dumps(shown.sent(name, lang)).encode()


class Preview(BaseHTTPRequestHandler):
    """The few pages of a preview."""

    shown: ClassVar[Shown]
    files_last: ClassVar[str]

    def do_GET(self) -> None:
        """Answer a request."""
        url = urlparse(self.path)
        first, *rest = url.path.strip("/").split("/")
        if not first:
            return self.answer("html", self.shown.page().encode())
        if first == "position":
            lang = parse_qs(url.query).get("lang", ["en"])[0]
            return self.answer("json", encoded(self.shown, rest[0], lang))
        if first == "files" and for_browsers("/".join(rest[1:])):
            return self.file(SOURCE, "/".join(rest[1:]))
        return self.file(self.shown.folder if first == "preview.css" else HERE, first)

    def file(self, folder: Path, name: str) -> None:
        """A file of a folder."""
        path = (folder / name).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            return self.send_error(404)
        return self.answer(path.suffix[1:], path.read_bytes(), self.files_last)

    def answer(self, kind: str, body: bytes, lasts: str = "no-store") -> None:
        """A page with the content policy of the table."""
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(kind, "application/octet-stream"))
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.send_header("Cache-Control", lasts)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def server(shown: Shown, port: int = 0, lasting: bool = False) -> ThreadingHTTPServer:
    """A server for a preview; port 0: any that is free; lasting: its files do not change while it runs."""
    facts = {"shown": shown, "files_last": "max-age=86400" if lasting else "no-store"}
    return ThreadingHTTPServer(("127.0.0.1", port), type("ThisPreview", (Preview,), facts))


def serve(shown: Shown, port: int, first: str) -> None:
    """Serve until stopped, on this port or the one after the command."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else port
    print(f"http://127.0.0.1:{port}/?position={first}")
    server(shown, port).serve_forever()

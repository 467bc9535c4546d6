"""Static files: the page around every table, the games' drawings, and texts that seldom change.

Each is sent with an ETag, so that a browser asks again and gets "not modified"; large ones are compressed once.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

import zeitalter
from zeitalter.server.errors import Missing

WEB = Path(zeitalter.__file__).parent / "web"
_GAME_FILE = re.compile(r"table(_[a-z]{1,30})?\.(js|css)|map\.json|icons\.svg")
WORTH_COMPRESSING = 1000
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}
_TEXT = ("text/", "application/json", "image/svg", "application/manifest", "application/javascript")


class GameFiles:
    """The files of a game's folder that are meant for browsers; all others stay inside."""

    def __contains__(self, name: object) -> bool:
        """Whether a browser may have a file of this name."""
        return isinstance(name, str) and _GAME_FILE.fullmatch(name) is not None


GAME_FILES = GameFiles()


def kept(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """An answer a browser may keep, as long as it asks whether it has changed."""
    packed, tag = _packed(body)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    worth = len(body) >= WORTH_COMPRESSING and media_type.startswith(_TEXT)
    if worth and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed
    return Response(body, headers=headers, media_type=media_type)


@lru_cache(maxsize=512)
def _packed(body: bytes) -> tuple[bytes, str]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return gzip.compress(body, 6, mtime=0), tag


def naming(request: Request[Any, Any, Any], game: str | None) -> Response[bytes]:
    """The page with the name of a game in it, if there is one."""
    page = (WEB / "index.html").read_bytes()
    if game is not None:
        page = page.replace(b"<html ", f'<html data-game="{game}" '.encode(), 1)
    return kept(request, page, "text/html")


def file(request: Request[Any, Any, Any], root: Path, path: str) -> Response[bytes]:
    """A file below a folder; nothing outside it."""
    root = root.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        hidden = any(part.startswith((".", "_")) for part in found.parts[len(root.parts) :])
        if not found.is_relative_to(root) or hidden or not found.is_file():
            raise Missing("no-such-page")
    except (OSError, ValueError):  # names no file can have
        raise Missing("no-such-page") from None
    media_type = _TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return kept(request, found.read_bytes(), media_type)

"""Static files: the page around every table, the games' drawings, and texts that seldom change.

Files have the version of all of them in their address, so that a browser never asks for one twice; what may change at
the same address is sent with an ETag. Large ones are compressed once.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

import zeitalter
from zeitalter.server.errors import Missing

ROOT = Path(zeitalter.__file__).parent
PAGE = ROOT / "web" / "index.html"
WORKER = ROOT / "web" / "service-worker.js"
_ENDINGS = "js|css|json|svg|png|webmanifest|woff2|txt|md"
_FOR_BROWSERS = re.compile(rf"(web|games/[a-z_0-9]+/web)/[A-Za-z0-9_./-]+\.({_ENDINGS})")
FOR_PROGRAMS = ("api", "feeds", "files", "health", "service-worker.js", "ws")
"""How addresses begin that no person types: their refusals are JSON."""
YEAR = 365 * 24 * 3600
WORTH_COMPRESSING = 1000
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_TEXT = ("text/", "application/json", "image/svg", "application/manifest", "application/javascript")


def for_browsers(path: str) -> bool:
    """Whether a browser may have the file at this path below our source: the page's own files and those of games."""
    return _FOR_BROWSERS.fullmatch(path) is not None and "/." not in path and "//" not in path


@cache
def version() -> str:
    """A name for the present content of all files for browsers: as long as it is the same, nothing has changed."""
    found = hashlib.sha256()
    for file in sorted([*ROOT.glob("web/**/*"), *ROOT.glob("games/*/web/**/*")]):
        if file.is_file():
            found.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return found.hexdigest()[:12]


def cacheable_response(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """An answer a browser may keep, as long as it asks whether it has changed."""
    compressed, tag = _compressed(body)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    worth = len(body) >= WORTH_COMPRESSING and media_type.startswith(_TEXT)
    if worth and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = compressed
    return Response(body, headers=headers, media_type=media_type)


@lru_cache(maxsize=512)
def _compressed(body: bytes) -> tuple[bytes, str]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return gzip.compress(body, 6, mtime=0), tag


def page_response(request: Request[Any, Any, Any], game: str | None = None) -> Response[bytes]:
    """The page around every table; it may name a game, so that the browser can load that one at once."""
    text = _page()
    if game is not None:
        text = text.replace(b"<html ", f'<html data-game="{game}" '.encode(), 1)
    return cacheable_response(request, text, "text/html")


def worker_response(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker of the site, with the addresses of the present version; browsers ask for it again."""
    return cacheable_response(request, _with_version(WORKER), "text/javascript")


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether an address is one of pages, known or not, rather than one that programs ask."""
    first = request.scope["path"].split("/", 2)[1]
    return request.method == "GET" and first not in FOR_PROGRAMS


def missing_page_response(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page for an address at which there is nothing: it says so in words, with the way to the lobby."""
    return Response(_page(), status_code=404, headers={"Cache-Control": "no-store"}, media_type="text/html")


def _page() -> bytes:
    return _with_version(PAGE)


def _with_version(file: Path) -> bytes:
    """A file that names others, by their addresses of the present version."""
    return file.read_bytes().replace(b"/files/VERSION/", f"/files/{version()}/".encode())


def file_response(request: Request[Any, Any, Any], asked_version: str, path: str) -> Response[bytes]:
    """A file for browsers. What is asked for by our present version never changes; a page from before gets it fresh."""
    path = path.removeprefix("/")
    found = ROOT / path
    if not for_browsers(path) or not found.is_file():
        raise Missing("no-such-page")
    media_type = _TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    answer = cacheable_response(request, found.read_bytes(), media_type)
    if asked_version == version():
        answer.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    return answer

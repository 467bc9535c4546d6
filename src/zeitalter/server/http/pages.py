"""The pages of the table and their files, and signs of life."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from zeitalter.engine.errors import ZeitalterError
from zeitalter.games import game_ids
from zeitalter.server.errors import Missing
from zeitalter.server.http.dependencies import AnyRequest, GivenServices, GivenVisitor, provide_room
from zeitalter.server.http.params import PathId, PathOfFile
from zeitalter.server.http.static_files import file_response, missing_page_response, page_response, worker_response
from zeitalter.server.readiness import READY


@get("/health")
async def health(services: GivenServices) -> dict[str, Any]:
    """Whether the server works, and how many matches are in memory."""
    return {"status": "ok", "matches": len(services.rooms)}


@get("/ready")
async def ready(services: GivenServices) -> Response[dict[str, Any]]:
    """Whether this process should be sent visitors, or what keeps it from that."""
    found = await services.readiness.look()
    return Response({"status": found}, status_code=200 if found == READY else 503)


PAGES = ["/", "/new", "/join/{token:str}", "/about", "/rules", "/notifications", "/reset"]
PAGES_OF_LETTERS = ["/stop/{token:str}", "/confirm/{token:str}", "/reset/{token:str}"]


@get([*PAGES, *PAGES_OF_LETTERS, "/notifications/{id:str}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page around every table."""
    return page_response(request)


@get(["/about/{game:str}", "/rules/{game:str}"], include_in_schema=False)
async def page_of_game(request: AnyRequest, game: PathId) -> Response[bytes]:
    """A page about a game; it says so itself where there is none."""
    return page_response(request) if game in game_ids() else missing_page_response(request)


@get(["/match/{id:str}", "/edition/{id:str}"], include_in_schema=False)
async def match_page(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, id: PathId
) -> Response[bytes]:
    """The page around a match; to those who may look it names the game, which the browser can then load at once."""
    try:
        game = (await provide_room(id, services, visitor)).info.game
    except Missing:
        return missing_page_response(request)
    except ZeitalterError:
        return page_response(request)
    return page_response(request, game)


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: AnyRequest) -> Response[bytes]:
    """What a browser runs for us when no page is open; at the root, because it may only act below its own address."""
    return worker_response(request)


@get("/files/{version:str}/{path:path}", include_in_schema=False)
async def file(request: AnyRequest, version: PathId, path: PathOfFile) -> Response[bytes]:
    """A file of the browser's part, ours or a game's."""
    return file_response(request, version, str(path))


HANDLERS = (health, ready, page, page_of_game, match_page, service_worker, file)

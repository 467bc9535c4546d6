"""The application: pages, API and sockets behind one door, with the headers and refusals every answer has in common."""

from __future__ import annotations

import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.params import FromPath

from zeitalter import __version__
from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.server.config import Config
from zeitalter.server.errors import Missing, OurMistake, TooLarge, Wrong
from zeitalter.server.http import match_api
from zeitalter.server.http import people_api as api
from zeitalter.server.http import static_files as pages
from zeitalter.server.http.protection import FILE_HEADERS, HEADERS, check_json, check_origin
from zeitalter.server.journal import mishap, note
from zeitalter.server.services import House
from zeitalter.server.socket.connection import LINE, serve_socket
from zeitalter.server.wire import positions as wire

FILES = "/files"
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def create_app(config: Config) -> Litestar:
    """The application for a configuration; opens the database and brings it up to date."""
    house = House(config)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    return Door(
        [health, page, table_page, file, socket, *api.HANDLERS, *match_api.HANDLERS],
        lifespan=[life],
        state=State({"house": house}),
        guards=[guard],
        exception_handlers={ZeitalterError: refuse, HTTPException: refuse_http, Exception: excuse},
        request_max_body_size=config.upload_bytes + 1024,
        openapi_config=OpenAPIConfig(
            title="Zeitalter",
            version=__version__,
            path="/api/docs",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


# -- the door ----------------------------------------------------------------------------------------------------------


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let in what comes from our own pages, as JSON, and not too often."""
    if connection.scope.get("method") not in CHANGING:
        return
    house: House = connection.app.state.house
    check_origin(connection.headers, house.config.origins)
    check_json(connection.headers)
    path = connection.scope["path"]
    size = connection.headers.get("content-length", "")
    if path != "/api/matches/upload" and (not size.isdecimal() or int(size) > house.config.body_bytes):
        raise TooLarge("message-too-large")
    house.limits.count("request", house.address(connection))


class Door(Litestar):
    """The application; every answer to a request, however it came about, leaves with the same headers."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request or a socket."""
        if scope["type"] != "http":
            scope[LINE] = receive, send
            await super().__call__(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope)
            await send(message)

        await super().__call__(scope, receive, send_with_headers)


def add_headers(message: Any, scope: Any) -> None:
    """Give an answer its headers; log requests to the API, by their route and never by their path."""
    headers = MutableScopeHeaders.from_message(message)
    route = str(scope.get("path_template") or "unknown")
    part = route.startswith(FILES) and message["status"] in (200, 304)
    for name, value in (FILE_HEADERS if part else HEADERS).items():
        headers.setdefault(name, value)
    if route.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
        note("request", method=scope.get("method"), route=route, status=message["status"])


def refuse(request: Request[Any, Any, Any], error: ZeitalterError) -> Response[dict[str, Any]]:
    """A refusal that a person can be told."""
    status = 409 if isinstance(error, Refused) else getattr(error, "status", 400)
    return Response({"error": {"id": error.id, "args": wire.plain_args(error)}}, status_code=status)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses, in our words."""
    if error.status_code == 404:
        return refuse(request, Missing("no-such-page"))
    if error.status_code == 413:
        return refuse(request, TooLarge("message-too-large"))
    if error.status_code >= 500:
        return excuse(request, error)
    found = refuse(request, Wrong("bad-request"))
    found.status_code = error.status_code
    return found


def excuse(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: logged in full, told in one sentence."""
    try:
        raise error
    except Exception:
        mishap("request failed", route=str(request.scope.get("path_template") or "unknown"))
    return refuse(request, OurMistake("our-mistake"))


# -- pages -------------------------------------------------------------------------------------------------------------


@get("/health")
async def health(request: api.Asking) -> dict[str, Any]:
    """Whether the server works, and how many matches are in memory."""
    return {"status": "ok", "matches": len(api.house(request).rooms)}


@get(["/", "/new", "/join/{token:str}", "/about/{game:str}"], include_in_schema=False)
async def page(request: api.Asking) -> Response[bytes]:
    """The page around every table."""
    return pages.page(request)


@get("/match/{id:str}", include_in_schema=False)
async def table_page(request: api.Asking, id: FromPath[str]) -> Response[bytes]:
    """The page around a match; it names the game, so that the browser can load the right one at once."""
    return pages.page(request, await match_api.game_of_match(request, id))


@get("/files/{version:str}/{path:path}", include_in_schema=False)
async def file(request: api.Asking, version: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the browser's part, ours or a game's."""
    return pages.file(request, version, str(path))


@websocket("/ws/{id:str}")
async def socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """The socket of a match."""
    await serve_socket(socket.app.state.house, socket, id)


class PlainPage(OpenAPIRenderPlugin):
    """The API as a page of plain HTML that loads nothing."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """A list of all requests with what they are for."""
        rows = "".join(
            f"<tr><td>{method.upper()}</td><td><code>{html.escape(path)}</code></td>"
            f"<td>{html.escape(operation.get('description') or operation.get('summary') or '')}</td></tr>"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict)
        )
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Zeitalter: API</title>'
        body = f'<h1>Zeitalter {__version__}</h1><p><a href="/api/docs/openapi.json">openapi.json</a></p>'
        return f"{head}{body}<table>{rows}</table></html>".encode()

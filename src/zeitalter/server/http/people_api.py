"""The HTTP side of `docs/protocol.md`, first part: who I am, and games with their texts."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from zeitalter.engine.errors import BadInput
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration
from zeitalter.server.errors import Missing, Unknown
from zeitalter.server.http import static_files as pages
from zeitalter.server.match.room import NO_MORE
from zeitalter.server.services import House
from zeitalter.server.socket.connection import COOKIE
from zeitalter.server.store.people import Person, login_of
from zeitalter.server.wire import game_data as speech
from zeitalter.server.wire import positions as wire
from zeitalter.texts import LANGUAGES

Asking = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600
JSON = "application/json"


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A person's name."""

    name: str


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: str
    password: str


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to log out on all devices."""

    everywhere: bool = False


class Nothing(msgspec.Struct):
    """A body that says nothing."""


def house(request: Asking) -> House:
    """The house this request comes to."""
    found: House = request.app.state.house
    return found


async def known(request: Asking) -> Person | None:
    """Who asks, if it is known."""
    return await house(request).people.known_by(request.cookies.get(COOKIE))


async def somebody(request: Asking) -> Person:
    """Who asks; refused if nobody has said so."""
    person = await known(request)
    if person is None:
        raise Unknown("who-are-you")
    return person


def too_deep(request: Asking, error: RecursionError) -> Response[dict[str, Any]]:
    """Refuse a body nested deeper than anything we read."""
    return Response({"error": {"id": "bad-request", "args": {}}}, status_code=400)


def requests(*handlers: Any) -> Router:
    """Requests of the API, with the refusals they have in common."""
    return Router("/", route_handlers=handlers, exception_handlers={RecursionError: too_deep})


# -- people ------------------------------------------------------------------------------------------------------------


def _person(person: Person | None) -> dict[str, Any]:
    if person is None:
        return {"person": None}
    return {"person": {"id": person.id, "name": person.name, "account": person.account}}


def _recognized(request: Asking, person: Person, token: str | None) -> Response[dict[str, Any]]:
    """Answer with the person and the cookie that stands for it."""
    cookies = []
    if token is not None:
        secure = request.url.scheme == "https"
        cookies = [Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/")]
    return Response(_person(person), cookies=cookies, headers={"Cache-Control": "no-store"})


@get("/api/me")
async def me(request: Asking) -> dict[str, Any]:
    """Who I am."""
    return _person(await known(request))


@post("/api/guest", status_code=200)
async def guest(request: Asking, data: JSONBody[Named]) -> Response[dict[str, Any]]:
    """Become a guest; whoever is known already gets another name."""
    home = house(request)
    home.limits.count("guest", home.address(request))
    person = await known(request)
    if person is not None:
        return _recognized(request, await home.people.rename(person, data.name), None)
    return _recognized(request, *await home.people.new_guest(data.name))


@post("/api/account", status_code=200)
async def account(request: Asking, data: JSONBody[Secret]) -> Response[dict[str, Any]]:
    """Make an account; a guest becomes it."""
    home = house(request)
    home.limits.count("password", home.address(request))
    return _recognized(request, *await home.people.new_account(data.name, data.password, await known(request)))


@post("/api/login", status_code=200)
async def login(request: Asking, data: JSONBody[Secret]) -> Response[dict[str, Any]]:
    """Log in; a guest's seats move to the account."""
    home = house(request)
    home.limits.count("password", home.address(request))
    home.limits.count("login", login_of(data.name[:80]))
    before = await known(request)
    person, token = await home.people.log_in(data.name[:80], data.password, before, request.cookies.get(COOKIE))
    if before is not None and not before.account:
        home.rooms.moved(before.id, person.id)
    return _recognized(request, person, token)


@post("/api/logout", status_code=200)
async def logout(request: Asking, data: JSONBody[Leaving]) -> Response[dict[str, Any]]:
    """Forget who I am, on this device or on all."""
    home = house(request)
    person = await known(request)
    token = request.cookies.get(COOKIE)
    if person is not None and data.everywhere:
        await home.people.log_out_everywhere(person)
        for screen in [s for s in home.screens if s.person is not None and s.person.id == person.id]:
            screen.end(NO_MORE)
    elif token:
        await home.people.log_out(token)
    gone = Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0, path="/")
    return Response(_person(None), cookies=[gone])


# -- games -------------------------------------------------------------------------------------------------------------


def game_of(id: str) -> Declaration:
    """The game of an address."""
    try:
        return find_game(id)
    except BadInput as error:
        raise Missing(error.id, **error.args_by_name) from None


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Missing("no-such-language", lang=lang[:10], langs=", ".join(LANGUAGES))
    return lang


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    """All games."""
    return speech.games()


@get("/api/games/{game:str}/data")
async def game_data(request: Asking, game: FromPath[str]) -> Response[bytes]:
    """What a browser needs to speak of a game."""
    return pages.kept(request, speech.encoded_data(game_of(game)), JSON)


@get("/api/texts/{game:str}/{lang:str}")
async def game_texts(request: Asking, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The Fluent source of a game's texts."""
    return pages.kept(request, speech.fluent(game_of(game), _language(lang)).encode(), "text/plain")


@get("/api/rules/{game:str}/{lang:str}")
async def game_rules(request: Asking, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The rule book of a game."""
    return pages.kept(request, wire.encoded(speech.rules(game_of(game), _language(lang))), JSON)


HANDLERS = (requests(me, guest, account, login, logout, games, game_data, game_texts, game_rules),)

"""The HTTP side of `docs/protocol.md`: who I am."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from zeitalter.server.calls.ways import has_lost_way, remove_browsers
from zeitalter.server.http.dependencies import AnyRequest, GivenServices, GivenVisitor, api_router
from zeitalter.server.protection import COOKIE, address_of
from zeitalter.server.store.people import Person, login_of
from zeitalter.server.wire.bounds import Address, Incoming, Line, Password

YEAR = 365 * 24 * 3600


class GuestWish(Incoming):
    """A guest's name."""

    name: Line


class Credentials(Incoming):
    """Name and password of an account."""

    name: Line
    password: Password


class LogoutWish(Incoming):
    """Whether to log out on all devices; `endpoint`: where this browser was called, which it no longer wants."""

    everywhere: bool = False
    endpoint: Address = ""


def _person_to_json(person: Person | None) -> dict[str, Any]:
    if person is None:
        return {"person": None}
    found: dict[str, Any] = {"id": person.id, "name": person.name, "account": person.account}
    return {"person": {**found, "refused": person.refused} if person.account else found}


def _with_cookie(request: AnyRequest, person: Person, token: str | None) -> Response[dict[str, Any]]:
    """Answer with the person and the cookie that stands for it."""
    cookies = []
    if token is not None:
        secure = request.url.scheme == "https"
        cookies = [Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/")]
    return Response(_person_to_json(person), cookies=cookies, headers={"Cache-Control": "no-store"})


@get("/api/me")
async def me(services: GivenServices, visitor: GivenVisitor) -> dict[str, Any]:
    """Who I am, and whether a way by which I was called has failed."""
    found = _person_to_json(visitor)
    if visitor is not None and await services.database.read(lambda c: has_lost_way(c, visitor.id)):
        found["person"]["lost"] = True
    return found


@post("/api/guest", status_code=200, limit="guest")
async def guest(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, data: JSONBody[GuestWish]
) -> Response[dict[str, Any]]:
    """Become a guest; whoever is known already gets another name."""
    if visitor is not None:
        return _with_cookie(request, await services.people.rename(visitor, data.name), None)
    return _with_cookie(request, *await services.people.new_guest(data.name))


@post("/api/account", status_code=200, limit="password")
async def account(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, data: JSONBody[Credentials]
) -> Response[dict[str, Any]]:
    """Make an account; a guest becomes it."""
    return _with_cookie(request, *await services.people.new_account(data.name, data.password, visitor))


@post("/api/login", status_code=200)
async def login(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, data: JSONBody[Credentials]
) -> Response[dict[str, Any]]:
    """Log in; a guest's seats move to the account. Says how many wrong passwords were tried since the last time."""
    login, address = login_of(data.name), address_of(request)
    tries = services.limits.logins
    hold, known = tries.begin(login, address), tries.knows(login, address)
    if not known:
        services.limits.count("login", address)
    await asyncio.sleep(hold)
    person, token = await services.people.log_in(login, data.password, visitor, request.cookies.get(COOKIE), known)
    tries.succeed(login, address)
    if visitor is not None and not visitor.account:
        await services.rooms.follow_changes(await services.people.matches_of(person.id))
    return _with_cookie(request, person, token)


@post("/api/logout", status_code=200)
async def logout(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, data: JSONBody[LogoutWish]
) -> Response[dict[str, Any]]:
    """Forget who I am, on this device or on all."""
    token = request.cookies.get(COOKIE)
    if visitor is not None and (data.everywhere or data.endpoint):
        person, endpoint = visitor.id, None if data.everywhere else data.endpoint
        await services.database.write(lambda c: remove_browsers(c, person, endpoint))
    if visitor is not None and data.everywhere:
        await services.people.log_out_everywhere(visitor)
        services.end_screens(visitor.id)
    elif token:
        await services.people.log_out(token)
    gone = Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0, path="/")
    return Response(_person_to_json(None), cookies=[gone])


ROUTER = api_router(me, guest, account, login, logout)

"""The HTTP side of `docs/protocol.md`: where links in letters lead, and feeds. Nobody has to be logged in for these."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from zeitalter.server.calls.feeds import Turn, as_atom, as_calendar, load_turns, owner_of_feed
from zeitalter.server.calls.outbox import add_call
from zeitalter.server.calls.stopping import describe_stop, stop_all, stop_match
from zeitalter.server.calls.tokens import RESET, confirm_address, reset_password
from zeitalter.server.errors import Conflict, Missing
from zeitalter.server.http.calls_api import site_of
from zeitalter.server.http.dependencies import AnyRequest, GivenServices, api_router
from zeitalter.server.http.match_api import NoWish
from zeitalter.server.http.params import PathId
from zeitalter.server.services import Services
from zeitalter.server.steady_clock import now
from zeitalter.server.store.ids import could_be_ours
from zeitalter.server.store.people import login_of
from zeitalter.server.wire.bounds import Incoming, Line, Password


class ResetWish(Incoming):
    """The account whose password is forgotten, by its name or its mail address."""

    name: Line


class PasswordWish(Incoming):
    """The new password."""

    password: Password


# -- stopping ----------------------------------------------------------------------------------------------------------


@get("/api/stop/{token:str}", limit="stop")
async def what_to_stop(services: GivenServices, token: PathId) -> dict[str, Any]:
    """What the link in a letter would stop; nothing is stopped by looking."""
    return await services.database.read(lambda c: describe_stop(c, services.calls.roads.signer, token))


@post("/api/stop/{token:str}", status_code=200, limit="stop", from_anywhere=True)
async def stop(services: GivenServices, token: PathId) -> dict[str, Any]:
    """Send nothing more by the way of this letter; programs that read mail may ask so (RFC 8058)."""
    await services.database.write(lambda c: stop_all(c, services.calls.roads.signer, token))
    return {"stopped": True}


@post("/api/stop/{token:str}/match", status_code=200, limit="stop")
async def stop_for_match(services: GivenServices, token: PathId, data: JSONBody[NoWish]) -> dict[str, Any]:
    """Send nothing more about the match of this letter."""
    await services.database.write(lambda c: stop_match(c, services.calls.roads.signer, token))
    return {"stopped": True}


# -- links that count once ---------------------------------------------------------------------------------------------


@post("/api/confirm/{token:str}", status_code=200, limit="stop")
async def confirm(services: GivenServices, token: PathId, data: JSONBody[NoWish]) -> dict[str, Any]:
    """Confirm a mail address."""
    if not could_be_ours(token) or not await services.database.write(lambda c: confirm_address(c, token)):
        raise Missing("link-used")
    return {"confirmed": True}


@post("/api/reset", status_code=200, limit="mail")
async def forgot_password(services: GivenServices, data: JSONBody[ResetWish]) -> dict[str, Any]:
    """Write to the confirmed address of an account, if there is one; the answer is the same if there is none."""
    if not services.calls.sends_mail:
        raise Conflict("no-mail-here")
    services.limits.count("mail", f"for {login_of(data.name)}")
    await services.database.write(lambda c: add_call(c, RESET, now(), facts={"asked": data.name}))
    return {"sent": True}


@post("/api/reset/{token:str}", status_code=200, limit="password")
async def choose_password(services: GivenServices, token: PathId, data: JSONBody[PasswordWish]) -> dict[str, Any]:
    """Choose a new password; everybody who was logged in to the account has to do so again."""
    hash = await services.people.new_hash(data.password)
    found = await services.database.write(lambda c: reset_password(c, token, hash)) if could_be_ours(token) else None
    if found is None:
        raise Missing("link-used")
    person, name = found
    services.end_screens(person)
    return {"name": name}


# -- feeds -------------------------------------------------------------------------------------------------------------


async def _turns(services: Services, token: str) -> tuple[str, list[Turn]]:
    def read(c: Connection) -> tuple[str, list[Turn]] | None:
        person = owner_of_feed(c, services.calls.roads.signer, token) if could_be_ours(token) else None
        return None if person is None else load_turns(c, person)

    found = await services.database.read(read)
    if found is None:
        raise Missing("no-such-link")
    return found


@get("/feeds/{token:str}/turns.ics", limit="feed")
async def calendar(request: AnyRequest, services: GivenServices, token: PathId) -> Response[bytes]:
    """My turns as a calendar."""
    body = as_calendar(site_of(services, request), *await _turns(services, token))
    return Response(body, media_type="text/calendar", headers={"Cache-Control": "no-store"})


@get("/feeds/{token:str}/turns.atom", limit="feed")
async def atom(request: AnyRequest, services: GivenServices, token: PathId) -> Response[bytes]:
    """My turns as a feed of news."""
    site = site_of(services, request)
    body = as_atom(site, *await _turns(services, token), f"{site}/feeds/{token}/turns.atom")
    return Response(body, media_type="application/atom+xml", headers={"Cache-Control": "no-store"})


ROUTER = api_router(what_to_stop, stop, stop_for_match, confirm, forgot_password, choose_password, calendar, atom)

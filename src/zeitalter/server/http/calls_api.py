"""The HTTP side of `docs/protocol.md`: how I am called, in general and at one match."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from zeitalter.server.calls.feeds import change_feed
from zeitalter.server.calls.letters import TRIAL
from zeitalter.server.calls.mail import check_address
from zeitalter.server.calls.outbox import add_call
from zeitalter.server.calls.overview import overview
from zeitalter.server.calls.push import check_browser
from zeitalter.server.calls.tokens import CONFIRM
from zeitalter.server.calls.ways import Way, add_way, own_way, remove_way
from zeitalter.server.calls.wishes import (
    MAIL,
    PUSH,
    TableWishes,
    Wishes,
    check_wishes,
    load_table_wishes,
    load_wishes,
    store_table_wishes,
    store_wishes,
)
from zeitalter.server.errors import Conflict
from zeitalter.server.http.dependencies import (
    FOR_PERSONS,
    AnyRequest,
    GivenPerson,
    GivenRoom,
    GivenServices,
    api_router,
)
from zeitalter.server.http.match_api import NoWish
from zeitalter.server.http.params import PathId
from zeitalter.server.protection import address_of
from zeitalter.server.services import Services
from zeitalter.server.steady_clock import now
from zeitalter.server.store.people import Person, clean_text, login_of
from zeitalter.server.wire.bounds import Address, Incoming, Line, Password, Word

LONGEST_NAME = 40
PATH = "/api/calls"


class BrowserWish(Incoming):
    """The browser that is to be called: where its push service is, and its keys."""

    endpoint: Address
    p256dh: Line
    auth: Line
    name: Line = ""


class MailWish(Incoming):
    """The address to write to; whoever has an account says the password, because letters can change it."""

    address: Address
    password: Password = ""


class HookWish(Incoming):
    """The hook to call."""

    kind: Word
    address: Address
    name: Line = ""


class FeedWish(Incoming):
    """Whether there are to be feeds, at a new address."""

    on: bool


class TableWish(Incoming):
    """What is wished for one match; nothing: the same as for all."""

    wishes: TableWishes | None = None


def site_of(services: Services, request: AnyRequest) -> str:
    """The address of this house, as its owner says or as whoever asks knows it."""
    return services.config.public_url or str(request.base_url).rstrip("/")


async def _answer(services: Services, request: AnyRequest, person: Person) -> dict[str, Any]:
    site = site_of(services, request)
    return await services.database.read(lambda c: overview(c, services.calls, person.id, site))


@get(PATH, limit="look")
async def calls(request: AnyRequest, services: GivenServices, person: GivenPerson) -> dict[str, Any]:
    """How I am called, and how I can be."""
    return await _answer(services, request, person)


@post(f"{PATH}/wishes", status_code=200, limit="wish")
async def set_wishes(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[Wishes]
) -> dict[str, Any]:
    """Say of what I want to hear, by which ways and when."""
    check_wishes(data)
    await services.database.write(lambda c: store_wishes(c, person.id, data))
    return await _answer(services, request, person)


# -- ways --------------------------------------------------------------------------------------------------------------


@post(f"{PATH}/push", status_code=200, limit="way")
async def add_browser(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[BrowserWish]
) -> dict[str, Any]:
    """Let this browser be called."""
    check_browser(data.endpoint, data.p256dh, data.auth)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    await _add(services, request, person, PUSH, data.endpoint, data.name, keys)
    return await _answer(services, request, person)


@post(f"{PATH}/mail", status_code=200, limit="mail")
async def add_mail(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[MailWish]
) -> dict[str, Any]:
    """Let letters be written to an address, as soon as it is confirmed from there."""
    if not services.calls.sends_mail:
        raise Conflict("no-mail-here")
    address = check_address(data.address)
    services.limits.count("mail", f"to {address}")
    if person.account:
        services.limits.logins.begin(login_of(person.name), address_of(request))
        await services.people.check_password(person, data.password)
        services.limits.logins.succeed(login_of(person.name), address_of(request))
    await _add(services, request, person, MAIL, address, "", {})
    return await _answer(services, request, person)


@post(f"{PATH}/hooks", status_code=200, limit="way")
async def add_hook(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[HookWish]
) -> dict[str, Any]:
    """Let a hook of another service be called."""
    from zeitalter.server.calls.hooks import check_hook  # large: loaded by the first hook

    check_hook(data.kind, data.address)
    await _add(services, request, person, data.kind, data.address, data.name, {})
    return await _answer(services, request, person)


async def _add(
    services: Services, request: AnyRequest, person: Person, kind: str, address: str, name: str, facts: dict[str, str]
) -> None:
    """Store a way; a mail address is asked whether it is right."""
    site = site_of(services, request)[:200]

    def store(c: Connection) -> Way | Conflict:
        found = add_way(c, person.id, kind, address, clean_text(name)[:LONGEST_NAME], facts, site)
        if isinstance(found, Way) and kind == MAIL:
            add_call(c, CONFIRM, now(), person.id, found.id)
        return found

    found = await services.database.write(store)
    if isinstance(found, Conflict):
        raise found


@post(f"{PATH}/ways/{{way:str}}/remove", status_code=200, limit="wish")
async def remove(
    request: AnyRequest, services: GivenServices, person: GivenPerson, way: PathId, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Forget a way."""
    await services.database.write(lambda c: remove_way(c, own_way(c, person.id, way).id))
    return await _answer(services, request, person)


@post(f"{PATH}/ways/{{way:str}}/trial", status_code=200, limit="trial")
async def try_way(
    request: AnyRequest, services: GivenServices, person: GivenPerson, way: PathId, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Send a trial letter by a way."""

    def store(c: Connection) -> None:
        found = own_way(c, person.id, way)
        if not found.confirmed or found.stopped is not None:
            raise Conflict("way-not-open")
        add_call(c, TRIAL, now(), person.id, found.id)

    await services.database.write(store)
    return await _answer(services, request, person)


@post(f"{PATH}/feeds", status_code=200, limit="wish")
async def set_feeds(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[FeedWish]
) -> dict[str, Any]:
    """Give my feeds a new secret address, or none."""
    await services.database.write(lambda c: change_feed(c, person.id, data.on))
    return await _answer(services, request, person)


# -- one match ---------------------------------------------------------------------------------------------------------

TABLE = "/api/matches/{id:str}/calls"


async def _table_answer(services: Services, person: Person, match: str) -> dict[str, Any]:
    def read(c: Connection) -> dict[str, Any]:
        own = load_table_wishes(c, person.id, match)
        usual = load_wishes(c, person.id)
        return {"wishes": None if own is None else msgspec.to_builtins(own), "usual": msgspec.to_builtins(usual)}

    return await services.database.read(read)


@get(TABLE, limit="look", dependencies=FOR_PERSONS)
async def table_calls(services: GivenServices, person: GivenPerson, room: GivenRoom) -> dict[str, Any]:
    """How I am called for one match, if that is different, and for all."""
    return await _table_answer(services, person, room.info.id)


@post(TABLE, status_code=200, limit="wish", dependencies=FOR_PERSONS)
async def set_table_wishes(
    services: GivenServices, person: GivenPerson, room: GivenRoom, data: JSONBody[TableWish]
) -> dict[str, Any]:
    """Say how I want to be called for one match, or that it is as for all."""
    if data.wishes is not None:
        check_wishes(data.wishes)
    await services.database.write(lambda c: store_table_wishes(c, person.id, room.info.id, data.wishes))
    return await _table_answer(services, person, room.info.id)


ROUTER = api_router(
    calls, set_wishes, add_browser, add_mail, add_hook, remove, try_way, set_feeds, table_calls, set_table_wishes
)

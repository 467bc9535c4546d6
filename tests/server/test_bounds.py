"""Everything that comes from outside has a bound in its type, and what is larger is refused before it is worked on."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
import pytest
from litestar.params import BodyKwarg
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec import inspect as types
from visitors import Visitor, table

import zeitalter.server.http as http
from zeitalter import Match, find_game
from zeitalter.engine.draft import draft_in_steps
from zeitalter.engine.forms import sample
from zeitalter.server.app import create_app
from zeitalter.server.config import Config
from zeitalter.server.errors import Wrong
from zeitalter.server.http.match_api import upload
from zeitalter.server.match.slices import Slices
from zeitalter.server.socket.messages import ClientMessage, read_message
from zeitalter.server.store.people import LONGEST_LOGIN, clean_name, login_of
from zeitalter.server.wire.bounds import MOST_ANSWERS
from zeitalter.server.wire.readable import plan_from_json

MARKS = "a" + "\u0315\u0300" * 30_000
"""Takes seconds to normalise: each mark has to find its place among all before it."""


# -- all types ---------------------------------------------------------------------------------------------------------


def unbounded(type: types.Type, where: str) -> Iterator[str]:
    """What has no bound in a type, and in what it is made of."""
    match type:
        case types.StrType() if type.max_length is None:
            yield where
        case types.IntType() | types.FloatType() if None in (type.ge, type.le):
            yield where
        case types.ListType():
            yield from [where] * (type.max_length is None)
            yield from unbounded(type.item_type, f"{where}[]")
        case types.DictType():
            yield from [where] * (type.max_length is None)
            yield from unbounded(type.key_type, f"{where} (key)")
            yield from unbounded(type.value_type, f"{where}[]")
        case types.UnionType():
            for part in type.types:
                yield from unbounded(part, where)
        case types.StructType():
            yield from [f"{where} (unknown fields)"] * (not type.forbid_unknown_fields)
            for field in type.fields:
                yield from unbounded(field.type, f"{where}.{field.name}")
        case types.StrType() | types.IntType() | types.FloatType() | types.BoolType() | types.NoneType():
            return
        case _:
            yield f"{where}: {type}"


def test_the_walk_finds_what_has_no_bound() -> None:
    class Careless(msgspec.Struct):
        name: str
        count: int
        seats: list[bool]
        rest: Any
        facts: dict[str, float]

    found = " ".join(unbounded(types.type_info(Careless), "it"))
    for part in ("unknown", ".name", ".count", ".seats", ".rest", ".facts", r".facts\[\]", r".facts \(key\)"):
        assert re.search(part, found), part


def test_every_message_of_a_browser_is_bounded() -> None:
    assert [m for t in get_args(ClientMessage) for m in unbounded(types.type_info(t), t.__name__)] == []


@pytest.fixture(scope="module")
def handlers(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    app = create_app(Config(tmp_path_factory.mktemp("bounds"), bot_workers=1))
    app.state.services.database.close()
    found = [h for route in app.routes if isinstance(route, HTTPRoute) for h in route.route_handlers]
    found += [route.route_handler for route in app.routes if isinstance(route, WebSocketRoute)]
    return [h for h in found if h.fn.__module__.startswith("zeitalter.")]


def parameters(handler: Any) -> Iterator[tuple[str, Any]]:
    """What a handler and those who provide for it take from a request; the request itself is looked at below."""
    providers = handler.resolve_dependencies()
    for taker in (handler, *providers.values()):
        for name, field in taker.parsed_fn_signature.parameters.items():
            if name not in ("request", "socket", "state", *providers):
                yield name, field


def unbounded_parameter(field: Any) -> bool:
    """Whether a part of the address, of its query or of the headers has no bound."""
    given = field.kwarg_definition
    text = getattr(given, "max_length", None) is not None
    number = None not in (getattr(given, "ge", None), getattr(given, "le", None))
    parts = get_args(field.annotation) if get_origin(field.annotation) in (Union, UnionType) else (field.annotation,)
    return not all({str: text, int: number, bool: True, type(None): True}.get(part, False) for part in parts)


def test_every_body_address_and_query_is_bounded(handlers: list[Any]) -> None:
    assert len(handlers) > 25
    found, seen = [], set()
    for handler in handlers:
        for name, field in parameters(handler):
            seen.add(name)
            if isinstance(field.kwarg_definition, BodyKwarg):
                found += unbounded(types.type_info(field.annotation), f"{handler}: {name}")
            elif unbounded_parameter(field):
                found.append(f"{handler}: {name}")
    assert found == []
    assert {"data", "id", "n", "seat", "token", "which", "before"} <= seen


def test_no_handler_reads_a_request_past_its_types() -> None:
    past = re.compile(r"query_params|path_params|\.json\(|\.body\(|\.form\(|\.stream\(")
    sources = {file.name: file.read_text() for file in Path(http.__file__).parent.glob("*.py")}
    allowed = len(past.findall(inspect.getsource(upload.fn)))
    assert sum(len(past.findall(text)) for text in sources.values()) == allowed


# -- nothing large is worked on ----------------------------------------------------------------------------------------


def test_a_long_name_is_refused_before_it_is_cleaned() -> None:
    start = time.perf_counter()
    for _ in range(50):
        with pytest.raises(Wrong) as refused:
            clean_name(MARKS)
        assert refused.value.id == "name-too-long"
        login_of(MARKS)
    assert time.perf_counter() - start < 2


def test_what_a_login_is_compared_by_fits_its_column() -> None:
    assert len(login_of("\ufdfa" * 24)) <= LONGEST_LOGIN


def test_a_match_with_thousands_of_named_seats_holds_nobody_up() -> None:
    ada, bystander = Visitor("Ada"), Visitor("Beate")
    named = [{"kind": "me", "name": f"{i}e\u0315\u0300"} for i in range(1800)]
    marked = [{"kind": "screen", "name": MARKS[:230]} for _ in range(100)]
    long = [{"kind": "screen", "name": MARKS[:20_000]}]
    start = time.perf_counter()
    for seats in (named, marked, long):
        assert ada.refused("/api/matches", game="historia", seats=seats)[0] in (400, 413)
        bystander.get("/health")
    assert time.perf_counter() - start < 5


PLAY = {"t": "play", "id": 1, "seat": 0, "ask": 0}


@pytest.mark.parametrize(
    "message",
    [
        {"t": "hello", "seats": [0] * 21},
        {"t": "chat", "id": 1, "text": "x" * 2001},
        {"t": "chat", "id": 2**31, "text": "x"},
        {"t": "hint", "id": 1, "seat": 0, "after": [[]] * 301},
        {**PLAY, "answer": [[[1]]]},
        {**PLAY, "answer": [10**4000]},
    ],
    ids=["seats", "chat", "number", "answers", "nesting", "digits"],
)
def test_messages_beyond_their_bounds_are_not_read(message: dict[str, Any]) -> None:
    with pytest.raises(Wrong):
        read_message(json.dumps(message))


def test_addresses_beyond_their_bounds_lead_nowhere() -> None:
    ada = Visitor("Ada")
    match = table(ada, bots=1)
    long = "x" * 81
    assert ada.hidden(f"/api/matches/{long}") == (404, "no-such-page")
    assert ada.hidden(f"/api/matches/{match}/at/99999999999") == (404, "no-such-page")
    assert ada.hidden(f"/api/matches?before={'9' * 41}") == (400, "bad-request")
    assert ada.hidden("/api/matches?before=%00") == (400, "bad-request")
    for id in ("%00", "a%00b", "%F0%9F%91%91", "' or 1=1"):
        assert ada.hidden(f"/api/matches/{id}") == (404, "no-such-match")
        assert ada.hidden(f"/api/join/{id}") == (404, "no-such-link")


def test_a_long_draft_lets_others_have_a_turn_between_its_answers() -> None:
    async def story() -> None:
        match = Match.new(find_game("civilization"), 7, seed=1)
        while not match.question().drafts:  # type: ignore[union-attr]
            seat = match.asked()[0]
            match.play(seat, sample(match.state, seat, match.options(seat)[0], Random(1)))
        seat, turns = match.asked()[0], 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        answers = [match.game.action_to_json(match.table, a) for a in match.options(seat) if isinstance(a, tuple)]
        actions = plan_from_json(match, (answers * MOST_ANSWERS)[:MOST_ANSWERS])
        found = await Slices().run(slowly(draft_in_steps(match, seat, actions)))
        waiting.cancel()
        assert len(found.taken) + len(found.dropped) == MOST_ANSWERS
        assert turns > 3

    asyncio.run(story())


def slowly(steps: Generator[None, None, Any]) -> Generator[None, None, Any]:
    """The same steps on a slow machine."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
        time.sleep(0.001)
        yield

"""`docs/protocol.md` says what server and browser really say to each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from zeitalter.server.app import create_app
from zeitalter.server.config import Config
from zeitalter.server.socket.messages import ClientMessage
from zeitalter.server.wire.match_summary import MatchSummary, SeatSummary
from zeitalter.server.wire.server_messages import ServerMessage

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
KEY = re.compile(r'"(?P<name>[a-z_]+)"(?P<optional>\?)?')
Fields = dict[str, bool]
"""The names of fields, and whether they are always there."""


def fields_of_text(text: str) -> Fields:
    """The fields of an object as the page writes it: `{"n": 31, "done"?: 7}`; what is in its values is left out."""
    depth, i, found = 0, 0, {}
    while i < len(text):
        key = KEY.match(text, i)
        if text[i] in "{[":
            depth += 1
        elif text[i] in "}]":
            depth -= 1
            if not depth:
                return found
        elif key and depth == 1 and text[: key.start()].rstrip()[-1] in "{,":
            found[key["name"]] = not key["optional"]
            i = key.end()
            continue
        elif text[i] == '"':  # a value
            i = text.index('"', i + 1)
        i += 1
    raise AssertionError(f"an object without an end: {text}")


def fields_of_type(type: Any) -> Fields:
    """The fields of what the server says: those that are not set may be missing."""
    fields = msgspec.structs.fields(type)
    return tag_field(type) | {f.encode_name: f.default is not msgspec.UNSET for f in fields}


def given_fields(type: Any) -> Fields:
    """The fields of what a browser says: those with a default may be missing."""
    return tag_field(type) | {f.encode_name: f.required for f in msgspec.structs.fields(type)}


def tag_field(type: Any) -> Fields:
    return {type.__struct_config__.tag_field: True} if type.__struct_config__.tag_field else {}


def tag_of(type: Any) -> str:
    return str(type.__struct_config__.tag)


def rows(title: str) -> Iterator[str]:
    """The first cells of all tables under a heading of their first column."""
    for part in PAGE.split(f"| {title} |")[1:]:
        for line in part.splitlines()[2:]:
            if not line.startswith("|"):
                break
            yield line[2:].partition(" | ")[0]


def documented_messages(title: str) -> dict[str, Fields]:
    found = {}
    for cell in rows(title):
        tag = re.match(r'`\{"t": "([a-z]+)"', cell)
        assert tag, cell
        assert tag[1] not in found
        found[tag[1]] = fields_of_text(cell)
    return found


def test_the_page_has_every_message_of_the_browser_with_its_fields() -> None:
    assert documented_messages("from the browser") == {tag_of(m): given_fields(m) for m in get_args(ClientMessage)}


def test_the_page_has_every_message_of_the_server_with_its_fields() -> None:
    assert documented_messages("from the server") == {tag_of(m): fields_of_type(m) for m in get_args(ServerMessage)}


def test_the_page_has_every_field_of_a_match_in_a_list() -> None:
    part = PAGE.partition("**A match in a list.**")[2]
    match, _, seat = part.partition("A seat:")
    assert fields_of_text(match[match.index("{") :]) == fields_of_type(MatchSummary)
    assert fields_of_text(seat[seat.index("{") :]) == fields_of_type(SeatSummary)


# -- requests ----------------------------------------------------------------------------------------------------------


def plain(path: str) -> str:
    """An address without the names of its parts: `/api/matches/<>`."""
    return re.sub(r"<[a-z]+>", "<>", path)


def documented_requests() -> dict[tuple[str, str], list[str]]:
    """Every request of the page with the fields of its body; those of a query are left out."""
    found = {}
    for cell in rows("request"):
        for code in re.findall(r"`([^`]+)`", cell):
            request = re.fullmatch(r"([A-Z]+) (/[^ ?]*)[^ ]*(?: \{(.*)\})?", code)
            assert request, code
            method, path, body = request.groups()
            assert (method, plain(path)) not in found
            found[method, plain(path)] = sorted((body or "").replace(" ", "").split(",")) if body else []
    return found


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    app = create_app(Config(tmp_path_factory.mktemp("protocol"), bot_workers=1))
    app.state.services.database.close()
    return list(app.routes)


def served_path(route: Any) -> str:
    return re.sub(r"\{[a-z]+:[a-z]+\}", "<>", route.path_format if "{" not in route.path else route.path)


def body_of(handler: Any) -> list[str]:
    """The fields of the body a handler reads; a question mark after those that may be missing."""
    field = handler.parsed_fn_signature.parameters.get("data")
    if field is None:
        return []
    return sorted(name if always else f"{name}?" for name, always in given_fields(field.annotation).items())


def test_the_page_has_every_request_with_its_body(routes: list[Any]) -> None:
    served = {}
    for route in routes:
        if isinstance(route, HTTPRoute) and route.path != "/api/docs/{path:str}":  # only says that there is no more
            for handler in route.route_handlers:
                for method in handler.http_methods - {"OPTIONS", "HEAD"}:
                    served[str(method), served_path(route)] = body_of(handler)
    assert documented_requests() == served


def test_the_page_has_the_socket(routes: list[Any]) -> None:
    (socket,) = [route for route in routes if isinstance(route, WebSocketRoute)]
    assert f"`{served_path(socket).replace('<>', '<id>')}`" in PAGE

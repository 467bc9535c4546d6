"""What a browser may say over the socket; anything else is refused with a clear id."""

from __future__ import annotations

from typing import Any

import msgspec

from zeitalter.server.errors import Wrong


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """Which own seats this screen shows (none named: the only one), and the last entry it knows."""

    seats: list[int] | None = None
    since: int | None = None


class Play(msgspec.Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """An answer."""

    id: int
    seat: int
    ask: int
    answer: list[Any]


class Plan(msgspec.Struct, tag_field="t", tag="plan", forbid_unknown_fields=True):
    """All answers of a plan at once, the last of them perhaps one that ends it: all of them count, or none."""

    id: int
    seat: int
    ask: int
    answers: list[list[Any]]


class Draft(msgspec.Struct, tag_field="t", tag="draft", forbid_unknown_fields=True):
    """What would the position be after these answers? Nothing is played."""

    id: int
    seat: int
    ask: int
    answers: list[list[Any]]


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back."""

    id: int
    seat: int
    entry: int | None = None


class Order(msgspec.Struct, tag_field="t", tag="order", forbid_unknown_fields=True):
    """A standing order for a kind of question: never, always, ask."""

    id: int
    seat: int
    question: str
    order: str


class Why(msgspec.Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why not? Asked of the position after the answers of a draft."""

    id: int
    seat: int
    answer: list[Any]
    after: list[list[Any]] = msgspec.field(default_factory=list)


class Hint(msgspec.Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a bot do? Asked of the position after the answers of a draft."""

    id: int
    seat: int
    after: list[list[Any]] = msgspec.field(default_factory=list)


class Chat(msgspec.Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """To the table."""

    id: int
    text: str


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Alive."""


ClientMessage = Hello | Play | Plan | Draft | Undo | Order | Why | Hint | Chat | Ping
_DECODER = msgspec.json.Decoder(ClientMessage)


def read_message(text: str) -> ClientMessage:
    """The message a frame holds, or a clear refusal."""
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Wrong("bad-message") from None
    return message

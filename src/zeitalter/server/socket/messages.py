"""What a browser may say over the socket; anything else is refused with a clear id."""

from __future__ import annotations

import msgspec

from zeitalter.server.errors import Wrong
from zeitalter.server.wire.bounds import Answer, Answers, Incoming, Number, Seats, Talk, Word


class Hello(Incoming, tag_field="t", tag="hello"):
    """Which own seats this screen shows (none named: the only one), and the last entry it knows."""

    seats: Seats | None = None
    since: Number | None = None


class Play(Incoming, tag_field="t", tag="play"):
    """An answer."""

    id: Number
    seat: Number
    ask: Number
    answer: Answer


class Plan(Incoming, tag_field="t", tag="plan"):
    """All answers of a plan at once, the last of them perhaps one that ends it: all of them count, or none."""

    id: Number
    seat: Number
    ask: Number
    answers: Answers


class Draft(Incoming, tag_field="t", tag="draft"):
    """What would the position be after these answers? Nothing is played."""

    id: Number
    seat: Number
    ask: Number
    answers: Answers


class Undo(Incoming, tag_field="t", tag="undo"):
    """Take back."""

    id: Number
    seat: Number
    entry: Number | None = None


class Order(Incoming, tag_field="t", tag="order"):
    """A standing order for a kind of question: never, always, ask."""

    id: Number
    seat: Number
    question: Word
    order: Word


class Prepare(Incoming, tag_field="t", tag="prepare"):
    """An answer for a coming question (none: no longer), or with no question what is prepared."""

    id: Number
    seat: Number
    question: Word = ""
    answer: Answer | None = None
    until: Word = ""


class Why(Incoming, tag_field="t", tag="why"):
    """Why not? Asked of the position after the answers of a draft."""

    id: Number
    seat: Number
    answer: Answer
    after: Answers = msgspec.field(default_factory=list)


class Hint(Incoming, tag_field="t", tag="hint"):
    """What would a bot do? Asked of the position after the answers of a draft."""

    id: Number
    seat: Number
    after: Answers = msgspec.field(default_factory=list)


class Suggest(Incoming, tag_field="t", tag="suggest"):
    """What would a bot plan for the rest of this question? Asked of the position after the answers of a draft."""

    id: Number
    seat: Number
    ask: Number
    after: Answers = msgspec.field(default_factory=list)


class Chat(Incoming, tag_field="t", tag="chat"):
    """To the table."""

    id: Number
    text: Talk


class Ping(Incoming, tag_field="t", tag="ping"):
    """Alive."""


ClientMessage = Hello | Play | Plan | Draft | Undo | Order | Prepare | Why | Hint | Suggest | Chat | Ping


class _Numbered(msgspec.Struct):
    """The number that most messages have."""

    id: Number | None = None


_NUMBER = msgspec.json.Decoder(_Numbered)
_DECODER = msgspec.json.Decoder(ClientMessage)


def number_of_message(text: str) -> int | None:
    """The number of a message that cannot be read otherwise, so that whoever waits for an answer gets one."""
    try:
        return _NUMBER.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


def read_message(text: str) -> ClientMessage:
    """The message a frame holds, or a clear refusal."""
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Wrong("bad-message") from None
    return message

"""What the server says over a socket. `docs/protocol.md` has the same tables; a test compares them.

A field that is left out of some messages is UNSET there. What was encoded before is `Raw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from zeitalter.server.wire.match_summary import MatchSummary


class TableMessage(msgspec.Struct, tag_field="t", tag="table"):
    """Who sits where and how all are called; once after hello, and when that changes."""

    match: MatchSummary
    you: list[int]
    owner: bool
    parties: list[dict[str, str]]
    commitment: str
    chat: list[dict[str, Any]]
    printed: Raw | None
    """Symbols and texts of components that are not the game's usual ones."""


class NowMessage(msgspec.Struct, tag_field="t", tag="now", kw_only=True, gc=False):
    """What happened since an entry, and the position for one seat (None: a spectator)."""

    n: int
    known: int = msgspec.field(name="from")
    seat: int | None
    events: Raw
    view: dict[str, Any]
    asked: Sequence[int]
    prompt: list[Any] | None
    rule: str
    points: list[int]
    header: dict[str, int]
    """What stands above the table, such as the round."""
    since: str
    until: str | None
    over: bool
    options: Raw | list[Any] = []
    ask: int | None = None
    undo: list[int] = []
    wrote: int | UnsetType = UNSET
    """To a screen that knows nothing yet: the newest entry that the seat itself has written, or 0."""
    sealed: list[Any] | UnsetType | None = UNSET
    orders: dict[str, str] | UnsetType = UNSET
    drafts: tuple[str, ...] | UnsetType = UNSET
    cautions: dict[str, list[Any]] | UnsetType = UNSET
    """What the seat should know of some options, by their place: tone, id of the sentence, pairs of kind and value."""
    change: Raw | UnsetType = UNSET
    """Of a seat whose sealed answer lies there: by what it may be replaced until all are in."""
    read_only: bool | UnsetType = UNSET
    done: int | UnsetType = UNSET
    """The message of this screen whose entry led to the position: it is on disk."""


class AskedMessage(msgspec.Struct, tag_field="t", tag="asked"):
    """Somebody gave a sealed answer: who still owes one. To the seat that gave it, with what it gave."""

    n: int
    asked: list[int]
    since: str
    seat: int | UnsetType = UNSET
    ask: int | UnsetType = UNSET
    sealed: list[Any] | UnsetType | None = UNSET
    options: list[Any] | UnsetType = UNSET
    change: Raw | UnsetType = UNSET
    done: int | UnsetType = UNSET


class DoneMessage(msgspec.Struct, tag_field="t", tag="done"):
    """An answer is on disk, and the position it led to is not shown now."""

    id: int
    n: int


class RefusedMessage(msgspec.Struct, tag_field="t", tag="refused"):
    """Nothing changed: an objection of the rules, or an error."""

    id: int | None
    objection: list[Any] | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    given: int | UnsetType | None = UNSET
    """Of an answer that came too late: the entry by which this very answer was given."""
    error: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class DraftMessage(msgspec.Struct, tag_field="t", tag="draft"):
    """The position after a draft."""

    id: int
    seat: int
    ask: int
    taken: int
    dropped: list[list[Any]]
    view: dict[str, Any]
    options: Raw
    prompt: list[Any] | None
    rule: str
    cautions: dict[str, list[Any]] | UnsetType = UNSET


class WhyMessage(msgspec.Struct, tag_field="t", tag="why"):
    """Why an answer is not possible; None: it is."""

    id: int
    objection: list[Any] | None
    rule: str


class OtherHint(msgspec.Struct):
    """What else could be answered, why, and by how much the chance to win is smaller then."""

    answer: list[Any]
    hint: list[Any]
    behind: float


class HintMessage(msgspec.Struct, tag_field="t", tag="hint"):
    """What a bot would answer, and why."""

    id: int
    answer: list[Any]
    hint: list[Any]
    chance: float | UnsetType = UNSET
    """The chance to win by it, where the bot has searched; then also up to two others, the better one first."""
    others: list[OtherHint] | UnsetType = UNSET


class SuggestMessage(msgspec.Struct, tag_field="t", tag="suggest"):
    """What a bot would plan."""

    id: int
    answers: list[list[Any]]


class PreparedAnswer(msgspec.Struct):
    """An answer that waits for its question, or why it was not given."""

    question: str
    answer: list[Any]
    until: str | UnsetType = UNSET
    dropped: list[Any] | UnsetType = UNSET


class PreparedMessage(msgspec.Struct, tag_field="t", tag="prepared"):
    """To a seat alone: what it has prepared, and what it may prepare, by question."""

    seat: int
    prepared: list[PreparedAnswer]
    ahead: dict[str, list[Any]]
    quiet: dict[str, list[Any]]
    """The answers that may be given again and again until something happens."""
    id: int | UnsetType = UNSET


class ChatMessage(msgspec.Struct, tag_field="t", tag="chat"):
    """Somebody said something to the table."""

    n: int
    name: str
    text: str
    at: str
    seat: int | None
    """Where the speaker sits; None: watches."""
    guest: bool
    """Whether the speaker has no account, so that the name is nobody's own."""
    tag: str
    """Tells speakers of the same name apart, the same in all lines of a match."""
    news: list[Any] | UnsetType = UNSET
    """Of a line that nobody said: the id of its sentence `web-news-<id>` and its arguments."""


class PresenceMessage(msgspec.Struct, tag_field="t", tag="presence"):
    """Who looks at the table."""

    here: list[int]
    watching: int


class PongMessage(msgspec.Struct, tag_field="t", tag="pong"):
    """Alive."""


ServerMessage = (
    TableMessage
    | NowMessage
    | AskedMessage
    | DoneMessage
    | RefusedMessage
    | DraftMessage
    | WhyMessage
    | HintMessage
    | SuggestMessage
    | PreparedMessage
    | ChatMessage
    | PresenceMessage
    | PongMessage
)

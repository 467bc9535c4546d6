"""How much anything from outside may hold. The bound is part of the type, so what is larger is never worked on.

Every field of a message or a body has one of these types, and every part of an address one of those in `http.params`;
a test walks all of them. The bounds leave room above what a person may type, so that the usual mistakes, such as a name
that is too long, still get a sentence of their own.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MOST_SEATS = 20
"""More seats than any game has."""
MOST_VALUES = 400
"""Values in an answer, and in each list of it."""
MOST_ANSWERS = 150
"""Answers of one plan: more than a nation can move in a turn, and little enough for one message."""

MOST_CARD_BYTES = 256 * 1024
"""Bytes of all component files of one match: as much as the largest of our games has."""
MOST_CARD_FILES = 8

Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=80)]
"""An id that we have given to something: a game, a bot, a component, a kind of question."""
Line = Annotated[str, Meta(max_length=240)]
"""A name or a title, as it was typed."""
Talk = Annotated[str, Meta(max_length=2000)]
"""A line of chat, as it was typed."""
Address = Annotated[str, Meta(max_length=1000)]
"""An address of mail or of the web, as it was typed or as a browser gives it."""
Moment = Annotated[str, Meta(max_length=40)]
"""A time, as we write it."""
Writing = Annotated[str, Meta(max_length=12_000)]
"""Private notes, as they were typed."""
FileText = Annotated[str, Meta(max_length=MOST_CARD_BYTES)]
"""What stands in a component file."""
Password = Annotated[str, Meta(max_length=400)]

Value = Word | Number | bool | None
Answer = Annotated[
    list[Value | Annotated[list[Value], Meta(max_length=MOST_VALUES)]],
    Meta(max_length=MOST_VALUES),
]
"""A verb and its values, some of which are lists; nothing is nested deeper."""
Answers = Annotated[list[Answer], Meta(max_length=2 * MOST_ANSWERS)]
Seats = Annotated[list[Number], Meta(max_length=MOST_SEATS)]

OptionValue = Line | Number | bool | Annotated[list[Word], Meta(max_length=MOST_VALUES)]
Options = Annotated[dict[Word, OptionValue], Meta(max_length=100)]


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends: its fields and no others, each with its bound."""


class ComponentFile(Incoming):
    """A component file of an owner, and how it is called there."""

    name: Line
    text: FileText


ComponentFiles = Annotated[list[ComponentFile], Meta(max_length=MOST_CARD_FILES)]

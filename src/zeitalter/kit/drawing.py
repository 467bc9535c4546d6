"""A table drawn in a terminal: what the drawings of every game are made of, and what the command line asks them for.

A game that can be played in a terminal declares its `Pictures`, a subclass of the class here: `table` is a must, the
rest has a plain answer. `Phrases` says names and sentences; a game adds its own. Both read a seat's view and what is
printed on the components, never the position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any, ClassVar

from zeitalter.engine.match import Seat
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.kit.sentences import Texts, name_of

Span = tuple[str, str]
Line = list[Span]
"""A line of a drawing: pieces of text, each with the name of a style ("" for none)."""
LABEL = 13
STYLES = 6
ACCOUNT_LABEL, ACCOUNT_COLUMN = 20, 16
_TIED = re.compile(r"(?<=[\d\u00d7]) (?=\S)|(?<![,;.]) (?=[\d(+\[]|[A-Z][\d*])")
"""Blanks at which no line may end."""

# -- lines -------------------------------------------------------------------------------------------------------------


def fold(text: str, width: int, indent: str = "", first: str = "") -> list[str]:
    """Text in lines of this width, indented from the second on; numbers and brackets stay with what they belong to."""
    lines = wrap(_TIED.sub("\u00a0", text), max(20, width), initial_indent=first, subsequent_indent=indent)
    return [line.replace("\u00a0", " ") for line in lines]


def entry(label: str, text: str, width: int, style: str = "") -> list[Line]:
    """A labelled paragraph; nothing if there is nothing to say."""
    head = f"{label[: LABEL - 1]:{LABEL}}"
    return [
        [(head if i == 0 else " " * LABEL, "dim"), (piece, style)] for i, piece in enumerate(fold(text, width - LABEL))
    ]


def account_row(label: str, values: Sequence[object], width: int, style: str = "") -> Line:
    """A row of the final account: a label, and a value for each player."""
    column = min(ACCOUNT_COLUMN, (width - ACCOUNT_LABEL) // max(1, len(values)))
    cells = "".join(f"{str(value)[: column - 1]:>{column}}" for value in values)
    return [(f"{label[: ACCOUNT_LABEL - 1]:{ACCOUNT_LABEL}}{cells}", style)]


def marks(seats: Sequence[Seat]) -> list[str]:
    """A capital letter for each player: the first of the name or, where that is taken, the next one free."""
    found: list[str] = []
    for seat in seats:
        letters = [c for c in seat.name.upper() if "A" <= c <= "Z"] + [chr(ord("A") + i) for i in range(26)]
        found.append(next(c for c in letters if c not in found))
    return found


# -- words -------------------------------------------------------------------------------------------------------------


class Phrases:
    """What one seat sees, in words."""

    c: Any
    """The components of the table."""

    def __init__(self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat]) -> None:
        self.view = view
        self.table = table
        self.texts = texts
        self.seats = seats
        self.c = table.components
        self.seat: int | None = view["seat"]
        self.marks = marks(seats)

    def say(self, id: str, **args: Any) -> str:
        """A sentence of the drawings: the message `terminal-<id>`."""
        return self.texts.message(f"terminal-{id}", **args)

    def index(self, kind: str, id: str) -> int:
        """The number of a component."""
        found: int = self.c.ids[kind].index(id)
        return found

    def name(self, kind: str, id: str) -> str:
        """The name of a component."""
        return name_of(self.texts, self.c, kind, self.index(kind, id))

    def names(self, kind: str, ids: Sequence[str | None]) -> str:
        """Several names; cards nobody may see are question marks."""
        return ", ".join("?" if id is None else self.name(kind, id) for id in ids)

    def marked(self, seat: int) -> Span:
        """The letter of a player, in his colour."""
        return (self.marks[seat], "own" if seat == self.seat else f"civ{seat % STYLES}")


# -- pictures ----------------------------------------------------------------------------------------------------------


class Pictures:
    """What a seat sees, drawn."""

    phrases: ClassVar[type[Phrases]] = Phrases
    minor: ClassVar[frozenset[str]] = frozenset()
    """Log lines the news leave out, because another line or the table says the same."""
    most_news: ClassVar[int | None] = None
    """How many lines of news are shown at once; None: all."""
    own: ClassVar[tuple[str, ...]] = ()
    """Pictures other games do not have; what a person types for them is in the messages `terminal-words-<name>`."""
    in_turns: ClassVar[frozenset[str]] = frozenset()
    """Questions that stay open to several seats, who answer them in turns."""
    unordered: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose values may be named in any order."""

    w: Phrases

    def __init__(
        self, view: Mapping[str, Any], table: Table, texts: Texts, seats: Sequence[Seat], width: int = 80
    ) -> None:
        self.w = self.phrases(view, table, texts, seats)
        self.view = view
        self.width = width

    @property
    def pictures(self) -> Mapping[str, Callable[[], list[Line]]]:
        """The pictures a person may ask for by name."""
        return {"table": self.table}

    @property
    def named(self) -> Mapping[str, tuple[str, Callable[[str], list[Line]]]]:
        """Pictures of one thing that a person names with them: the kind of the thing, and how it is drawn by its id."""
        return {}

    def table(self) -> list[Line]:
        """The whole table in compact form."""
        raise NotImplementedError

    def scene(self, question: str, values: Sequence[Any]) -> list[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""
        return self.table()

    def explained(self) -> Mapping[str, Callable[[int], str]]:
        """The kinds of components that can be looked up, with the full text of each."""
        return {}

    def look_up(self, words: str) -> list[tuple[str, str]]:
        """Every component whose name has these words, in either language, with its full text."""
        c, lang = self.w.c, self.w.texts.lang
        whole, part = [], []
        for kind, text in self.explained().items():
            exact, within = self.matching(kind, words)
            whole += [(c.names[kind][i][lang], text(i)) for i in exact]
            part += [(c.names[kind][i][lang], text(i)) for i in within]
        return whole or part

    def matching(self, kind: str, words: str) -> tuple[list[int], list[int]]:
        """The components of a kind that are called like this, in either language, and those whose names have it."""
        c, wanted = self.w.c, words.lower()
        whole, part = [], []
        for i, names in enumerate(c.names[kind]):
            known = {*(name.lower() for name in names.values()), c.ids[kind][i]}
            if wanted in known:
                whole.append(i)
            elif any(wanted in name for name in known):
                part.append(i)
        return whole, part

    def remark(self, action: Action) -> str:
        """What an option means, in a few words."""
        return ""

    def element(self, kind: str, value: int) -> str:
        """A few words on one of several things that can be chosen."""
        return ""

    def expected(self, verb: str) -> Sequence[int]:
        """What a person might look for although it is not offered."""
        return ()

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Line]:
        """The final ranking, with points by source."""
        result = self.view["result"]
        ranking = result["ranking"]
        return [
            account_row("", [self.w.seats[seat].name for seat in ranking], self.width, "title"),
            account_row("", [result["points"][seat] for seat in ranking], self.width, "strong"),
        ]

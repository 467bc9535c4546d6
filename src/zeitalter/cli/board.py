"""The contract between the command line and a game's drawings.

A game that can be played in a terminal has a module `terminal.py` with a class `Pictures`, drawn from a view only, and
`MINOR`, the log lines that news may leave out. It may have `MOST_NEWS`, how many lines of news are shown at once;
`PICTURES`, the names of pictures that other games do not have, with messages `terminal-words-<name>`; and `IN_TURNS`,
questions that stay open to several seats for bargaining.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

from zeitalter.cli.voice import Line, Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action


class Pictures(Protocol):
    """What a seat sees, drawn."""

    pictures: Mapping[str, Callable[[], Sequence[Line]]]
    """By the name a person asks for."""

    def table(self) -> Sequence[Line]:
        """The whole table in compact form."""

    def scene(self, question: str, values: Sequence[Any]) -> Sequence[Line]:
        """What a person needs to see before a question (its name, and what it holds)."""

    def look_up(self, words: str) -> Sequence[tuple[str, str]]:
        """Components by name, with their texts."""

    def remark(self, action: Action) -> str:
        """What an option means, in a few words."""

    def element(self, kind: str, value: int) -> str:
        """A few words on one of several things that can be chosen."""

    def expected(self, verb: str) -> Sequence[int]:
        """What a person might look for although it is not offered."""

    def account(self, events: Sequence[tuple[str, tuple[Any, ...]]]) -> Sequence[Line]:
        """The final ranking, with points by source."""


def _module(game: Game) -> ModuleType:
    try:
        return import_module(f"{game.package}.terminal")
    except ModuleNotFoundError:
        raise BadInput("cli-no-terminal", game=game.id) from None


def pictures(match: Match, seat: int | None, voice: Voice) -> Pictures:
    """The drawings of what a seat sees now."""
    drawn: Pictures = _module(match.game).Pictures(match.view(seat), match.table, voice.texts, match.seats, voice.width)
    return drawn


def minor_events(game: Game) -> frozenset[str]:
    """The log lines that news may leave out."""
    found: frozenset[str] = _module(game).MINOR
    return found


def most_news(game: Game) -> int | None:
    """How many log lines the news show at once; None: all."""
    found: int | None = getattr(_module(game), "MOST_NEWS", None)
    return found


def own_pictures(game: Game) -> tuple[str, ...]:
    """The pictures that only this game has."""
    found: tuple[str, ...] = getattr(_module(game), "PICTURES", ())
    return found


def taken_in_turns(game: Game) -> frozenset[str]:
    """The questions that stay open to several seats, who answer them in turns."""
    found: frozenset[str] = getattr(_module(game), "IN_TURNS", frozenset())
    return found


def own_or_shared(voice: Voice, id: str) -> str:
    """The id of the game's own sentence `terminal-...` in place of a shared one `cli-...`, if it has one."""
    own = id.replace("cli-", "terminal-", 1)
    return own if voice.texts.has(own) else id

"""A game says what it is: the declaration of all its parts, in `games/<game>/game.py`.

Server, page, terminal, bots, lab and tests learn everything they need of a game from here. A part that is missing or
misspelt is named in one sentence when the game is imported.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS, Game
from zeitalter.engine.rng import Source
from zeitalter.engine.step_names import S, package_of
from zeitalter.engine.table import Table
from zeitalter.kit.game_checks import BrokenGame, check_parts
from zeitalter.kit.game_parts import (
    PARTS,
    Bot,
    Facts,
    Label,
    Observation,
    Positions,
    Rules,
    Sight,
    Study,
    Terminal,
    View,
    Vocabulary,
    Web,
    Words,
)
from zeitalter.kit.view_parts import Memo

_LACKS = re.compile(r"(\w+)\.__init__\(\) missing \d+ required keyword-only arguments?: (.+)")
_UNKNOWN = re.compile(r"(\w+)\.__init__\(\) got an unexpected keyword argument '(\w+)'")


@cache
def load(package: str) -> Declaration:
    """The game of a package; whatever is wrong with its declaration is said in one sentence."""
    try:
        found = import_module(f"{package}.game").GAME
    except (AttributeError, ImportError, TypeError) as error:
        raise BrokenGame(package, _sentence(error)) from error
    if not isinstance(found, Declaration):
        raise BrokenGame(package, "GAME is not a Declaration")
    return found


def _sentence(error: Exception) -> str:
    """What is wrong with a part, named as its author knows it."""
    if lacks := _LACKS.match(str(error)):
        return f"the part {lacks[1]} lacks {lacks[2]}"
    if unknown := _UNKNOWN.match(str(error)):
        part, name = unknown[1], unknown[2]
        near = get_close_matches(name, inspect.signature(_RECORDS[part]).parameters, 1)
        return f"the part {part} has no '{name}'" + (f"; '{near[0]}' is meant?" if near else "")
    return str(error)


def declared(game: Game[S]) -> Declaration[S]:
    """A game with all its parts; only a toy of the kernel's own tests has none."""
    if not isinstance(game, Declaration):
        raise BadInput("unknown-game", game=game.id, games="")
    return game


class Declaration(Game[S]):
    """A game: all its parts. The kernel sees it as a `Game`."""

    def __init__(
        self,
        *,
        facts: Facts,
        vocabulary: Vocabulary,
        rules: Rules[S],
        sight: Sight[S],
        words: Words,
        bot: Bot[S] | None = None,
        study: Study | None = None,
        observation: Observation[S] | None = None,
        positions: Positions | None = None,
        terminal: Terminal | None = None,
        web: Web | None = None,
    ) -> None:
        check_parts(facts, vocabulary, rules, sight, words, positions, web, study)
        self.facts, self.vocabulary, self.rules, self.sight, self.words = facts, vocabulary, rules, sight, words
        self.bot, self.study, self.observation = bot, study, observation
        self.positions, self.terminal, self.web = positions, terminal, web
        self.id = facts.id
        self.RULES = facts.rules_version
        self.min_seats, self.max_seats = facts.seats
        self.package = package_of(rules.state.__module__)
        self.state_type = rules.state
        self.switches = rules.switches
        self.verbs = vocabulary.verbs
        self.events = {**KERNEL_EVENTS, **vocabulary.events}
        self.prompts = vocabulary.prompts
        self.parties = vocabulary.parties
        self.objections = {**KERNEL_OBJECTIONS, **vocabulary.objections}

    def parts(self) -> dict[str, Any]:
        """All parts by name, to declare a game like this one."""
        names = (
            "facts",
            "vocabulary",
            "rules",
            "sight",
            "words",
            "bot",
            "study",
            "observation",
            "positions",
            "terminal",
            "web",
        )
        return {name: getattr(self, name) for name in names}

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process loads the game itself."""
        return load, (self.package,)

    def check_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return self.rules.check_options(seats, options)

    def load_components(self, options: Mapping[str, str], overlay: Mapping[str, Any] | None) -> Any:
        return self.rules.components(options, overlay)

    def new_state(self, table: Table, source: Source) -> S:
        return self.rules.new_state(table, source)

    def invariants(self, s: S) -> list[str]:
        return self.rules.invariants(s)

    def view(self, s: S, seat: int | None) -> View:
        return self.sight.view(s, seat)

    def views(self, s: S, seats: Iterable[int | None], memo: Memo) -> dict[int | None, View]:
        return super().views(s, seats, memo) if self.sight.views is None else self.sight.views(s, seats, memo)

    def points(self, s: S) -> list[int]:
        return list(self.sight.points(s))

    def header(self, s: S) -> dict[str, int]:
        return dict(self.sight.header(s))

    def back(self, s: S, zone: int, card: int) -> object:
        return super().back(s, zone, card) if self.sight.back is None else self.sight.back(s, zone, card)

    def redeal_zones(self, s: S, seat: int | None, r: Random) -> None:
        if self.sight.redeal is None:
            super().redeal_zones(s, seat, r)
        else:
            self.sight.redeal(s, seat, r)

    def consistent(self, s: S, seat: int) -> bool:
        return self.sight.consistent is None or self.sight.consistent(s, seat)

    def label(self, s: S, kind: str, value: int, lang: str) -> Label | None:
        kind, again = self.words.called.get(kind, (kind, 0))
        if again:
            value %= again
        return None if self.sight.label is None else self.sight.label(s, kind, value, lang)


_RECORDS: Mapping[str, Any] = {record.__name__: record for record in (*PARTS, Declaration)}

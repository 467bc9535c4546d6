"""The words a person may type: commands, the verbs of a game, and the names of everything, in both languages.

A game says what is typed in messages `typed-<verb>`: a title, and the attributes `words` (what a line begins with) and
`fields` (for each value the words that announce it, or "-"; fields are parted by "|").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.cli.board import drawings
from zeitalter.cli.voice import Voice
from zeitalter.engine.forms import Form, sample
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.values import SEAT, Action, Kind
from zeitalter.texts import LANGUAGES, texts_for

EXAMPLES = 6
"""Answers made up to find a short example."""
MOST_NAMED = 1000
"""Values without ids that are all named; of more only those that are offered."""
_PLAIN = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "(": "", ")": "", ".": " ", "·": " ", "-": " "}
)
_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def command_words(commands: Sequence[str], game: Game) -> dict[str, str]:
    """Every word a person may type for a command or a picture of the game, in both languages."""
    found = {}
    for lang in LANGUAGES:
        texts = texts_for(game.id, lang)
        ids = {command: f"cli-words-{command}" for command in commands}
        ids |= {picture: f"terminal-words-{picture}" for picture in drawings(game).own}
        for command, id in ids.items():
            found.update({word.strip(): command for word in texts.message(id).split(",")})
    return found


def plain(text: str) -> str:
    """Text as it is compared: small letters, no umlauts, no brackets; places on a table ("4,-3") keep their minus."""
    return " ".join(_MINUS.sub("\u2212", text.lower()).translate(_PLAIN).split())


def split(text: str) -> list[str]:
    """The words of a line; "city:rhodes" is an announcing word with its colon, then a name."""
    apart = re.sub(r":", ": ", re.sub(r"(?<!\d),|,(?!-?\d)|[;+]", " ", text))
    return [plain(word) for word in apart.split() if plain(word)]


class Lexicon:
    """The words of a match: what its verbs and values are called."""

    def __init__(self, match: Match, voice: Voice) -> None:
        self.match = match
        self.voice = voice
        self._names: dict[str, list[tuple[int, str]]] = {}
        self.offered: dict[str, set[int]] = {}
        """The values of a kind that answers may have: among these a name must be clear."""

    # -- verbs --------------------------------------------------------------------------------------------------------

    def knows(self, verb: str) -> bool:
        """Whether answers of this verb can be typed."""
        return self.voice.texts.has(f"typed-{verb}")

    def title(self, verb: str) -> str:
        """What a verb does."""
        return self.voice.text(f"typed-{verb}")

    def verb_words(self, verb: str, lang: str | None = None) -> list[str]:
        """What a line with this verb may begin with."""
        return [word.strip() for text in self._attribute(verb, "words", lang) for word in text.split(",")]

    def announced(self, verb: str, lang: str | None = None) -> list[list[str]]:
        """For each field the words that announce it."""
        found: list[list[str]] = [[] for _ in self.match.game.verbs[verb]]
        for text in self._attribute(verb, "fields", lang) if found else ():
            for row, part in zip(found, text.split("|"), strict=True):
                row += [word.strip() for word in part.split(",") if word.strip() != "-"]
        return found

    def _attribute(self, verb: str, attribute: str, lang: str | None) -> list[str]:
        langs = LANGUAGES if lang is None else (lang,)
        return [texts_for(self.match.game.id, each).message(f"typed-{verb}", attribute) for each in langs]

    # -- values -------------------------------------------------------------------------------------------------------

    def names(self, kind: Kind) -> list[tuple[int, str]]:
        """Every name of every value of a kind, in both languages."""
        if kind.name not in self._names:
            self._names[kind.name] = found = []
            ids = kind.ids(self.match.table) if kind.ids else ()
            count = len(ids) or (kind.most(self.match.table) if kind.most else 0)
            for value in range(count) if ids or count <= MOST_NAMED else sorted(self.offered.get(kind.name, ())):
                labels = [texts_for(self.match.game.id, lang).label(self.match, kind, value) for lang in LANGUAGES]
                found += [(value, name) for name in dict.fromkeys(map(plain, [*ids[value : value + 1], *labels]))]
        return self._names[kind.name]

    def find(self, kind: Kind, text: str) -> tuple[int, list[int]]:
        """How well words fit (3: a whole name, 2: its beginning, 1: the beginning of a word in it), and the values."""
        names = self.names(kind)
        whole = [value for value, name in names if name == text]
        if whole:
            return 3, list(dict.fromkeys(whole))
        begins = [value for value, name in names if name.startswith(text)]
        if begins:
            return 2, list(dict.fromkeys(begins))
        return 1, list(dict.fromkeys(value for value, name in names if f" {text}" in name))

    def label(self, kind: Kind, value: int) -> str:
        """A value as it is typed: small letters, and what stands in brackets only if it is needed."""
        name = self.voice.texts.label(self.match, kind, value).lower()
        short = re.sub(r" *\(.*\)", "", name)
        found = self.find(kind, plain(short))[1]
        clear = found == [value] or [v for v in found if v in self.offered.get(kind.name, ())] == [value]
        return short if clear else re.sub(r"[()]", "", name)

    # -- whole answers ------------------------------------------------------------------------------------------------

    def spell(self, action: Action) -> str:
        """The line a person could type for an answer."""
        verb, *values = action
        parts = self.verb_words(verb, self.voice.lang)[:1]
        announced = self.announced(verb, self.voice.lang)
        kinds = self.match.game.verbs[verb]
        for i, (kind, value) in enumerate(zip(kinds, values, strict=True)):
            if _is_count(kind):
                belongs = (SEAT, range(len(value))) if kind.per == SEAT.name or not i else (kinds[i - 1], values[i - 1])
                said = " ".join(
                    f"{self.label(belongs[0], key)} {n}" for key, n in zip(belongs[1], value, strict=False) if n
                )
            elif i + 1 < len(kinds) and _is_count(kinds[i + 1]) and not kinds[i + 1].per:
                continue  # named with their numbers
            else:
                said = self._spell_value(kind, value)
            if said:
                parts += [*announced[i][:1], said]
        return " ".join(parts)

    def _spell_value(self, kind: Kind, value: Any) -> str:
        if not kind.many:
            return str(value) if not self.names(kind) else self.label(kind, value)
        counts = {v: value.count(v) for v in value}
        return " ".join(f"{self.label(kind, v)} {n}" if n > 1 else self.label(kind, v) for v, n in counts.items())

    def example(self, seat: int, form: Form) -> str:
        """A short line that fills a form in, with something named if anything can be."""
        bare = self.verb_words(form.verb, self.voice.lang)[0]
        lines = []
        for number in range(EXAMPLES):
            try:
                lines.append(self.spell(sample(self.match.state, seat, form, Random(number))))
            except ValueError:  # nothing found by lot; the verb alone must do
                lines.append(bare)
        return min(lines, key=lambda line: (line == bare, len(line)))


def _is_count(kind: Kind) -> bool:
    """Whether a value has a number for each of several things."""
    return kind.many and kind.name == "number"

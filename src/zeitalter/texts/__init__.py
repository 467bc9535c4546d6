"""From message ids to sentences: Fluent files, the shared ones here (`*.de.ftl`), each game's in its folder (`de.ftl`).

Ids: `event-<id>`, `option-<verb>`, `prompt-<Step>`, `objection-<id>`, `error-<id>`, `switch-<id>` (attribute `help`),
`switch-<id>-<value>`. Variables carry the names of the kinds the game declares: `$civ`, `$number`, a second one of the
same kind `$civ2`; for lists also `$card_count`. Component names come from the component file.
"""

from __future__ import annotations

import locale
import os
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from zeitalter.engine.errors import Objection, ZeitalterError
from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.values import Kind
from zeitalter.games import find_game, game_ids

LANGUAGES = ("de", "en")
_HERE = Path(__file__).parent


def system_language() -> str:
    """The language of the system: German or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    found = locale.getlocale()[0] or ""
    return "de" if found.lower().startswith(("de", "german")) else "en"


class MissingTextError(Exception):
    """A message that no text file has: a mistake of ours, found by the tests."""


@cache
def texts_for(game_id: str | None, lang: str) -> Texts:
    """The texts of a game (None: only the shared ones) in a language."""
    return Texts(game_id, lang)


class Texts:
    """All sentences of one language."""

    def __init__(self, game_id: str | None, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        files = sorted(_HERE.glob(f"*.{lang}.ftl"))
        if game_id is not None:
            words = find_game(game_id).words.folder
            files += [words / f"{lang}.ftl", *sorted(words.glob(f"*.{lang}.ftl"))]
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id)

    def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
        """A sentence by its id."""
        if not self._bundle.has_message(id):
            raise MissingTextError(f"{self.lang}: {id}")
        found = self._bundle.get_message(id)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            raise MissingTextError(f"{self.lang}: {id}.{attribute}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingTextError(f"{self.lang}: {id}: {errors[0]}")
        return _one_stop(str(text), args)

    # -- values -------------------------------------------------------------------------------------------------------

    def listing(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        if len(parts) < 2:
            return parts[0] if parts else self.message("list-none")
        return self.message("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def counted(self, names: Sequence[str]) -> list[str]:
        """Names with how often each is there: "3 x salt" (with a proper sign); numbers stay as they are."""
        if len(set(names)) == len(names) or all(name.isdecimal() for name in names):
            return list(names)
        times = Counter(names)
        return [name if n == 1 else self.message("list-times", number=n, name=name) for name, n in times.items()]

    def label(self, match: Match, kind: Kind, value: int) -> str:
        """The name of a value: a player's name, a component's name, or a message `<kind>-<id>`."""
        if kind.name == "seat":
            return match.seats[value].name
        named = match.game.label(match.state, kind.name, value, self.lang)
        if isinstance(named, str):
            return named
        if named is not None:
            id, args = named
            return self.message(id, **{k: self.label(match, Kind(k), v) for k, v in args.items()})
        if kind.name in match.game.parties:
            return match.seats[value].name
        if kind.ids is None:
            return str(value)
        return self.message(f"{kind.name}-{kind.ids(match.table)[value]}")

    def args(self, match: Match, kinds: Sequence[Kind], values: Sequence[Any]) -> dict[str, Any]:
        """The variables of a message."""
        args: dict[str, Any] = {}
        for kind, value in zip(kinds, values, strict=True):
            name = kind.name
            n = 2
            while name in args:
                name = f"{kind.name}{n}"
                n += 1
            if kind.per:
                each = [f"{seat.name} {v}" for seat, v in zip(match.seats, value, strict=False) if v]
                args[name] = self.listing(each)
                args[f"{name}_count"] = sum(value)
            elif kind.many:
                args[name] = self.listing(self.counted([self.label(match, kind, v) for v in value]))
                args[f"{name}_count"] = len(value)
            elif kind.name == "number":
                args[name] = value
            else:
                args[name] = self.label(match, kind, value)
        return args

    # -- what games say -----------------------------------------------------------------------------------------------

    def event(self, match: Match, event: Event) -> str:
        """A line of the log."""
        if event.of is not None:
            return self.message(
                "event-undo-of", seat=match.seats[int(str(event.args[0]))].name, what=self.event(match, event.of)
            )
        kinds = match.game.events[event.id]
        veiled = [k for k, v in zip(kinds, event.args, strict=True) if v is not None]
        shown = [v for v in event.args if v is not None]
        id = f"event-{event.id}" if len(shown) == len(kinds) else f"event-{event.id}-veiled"
        return self.message(id, **self.args(match, veiled, shown))

    def option(self, match: Match, action: Sequence[Any]) -> str:
        """An answer in words."""
        kinds = match.game.verbs[action[0]]
        return self.message(f"option-{action[0]}", **self.args(match, kinds, action[1:]))

    def prompt(self, match: Match, seat: int) -> str:
        """What a seat is asked, in one sentence."""
        name, kinds, values = match.prompt()
        own = _own(kinds, values, seat)
        return self.message(f"prompt-{name}", name=match.seats[seat].name, own=own, **self.args(match, kinds, values))

    def objection(self, match: Match, objection: Objection) -> str:
        """Why something cannot be done."""
        kinds = match.game.objections[objection.id]
        return self.message(f"objection-{objection.id}", **self.args(match, kinds, objection.args))

    def error(self, error: ZeitalterError) -> str:
        """A mistake in a file, an option or a name (a refused answer is said by `objection`)."""
        args = {k: _plain(v) for k, v in error.args_by_name.items()}
        if args.get("game") in game_ids():
            args["game"] = texts_for(args["game"], self.lang).message("game-name")
        return self.message(f"error-{error.id}", **args)

    def switch(self, game: Game, id: str) -> tuple[str, str]:
        """Title and help of a table option."""
        return self.message(f"switch-{id}"), self.message(f"switch-{id}", "help")

    def switch_value(self, id: str, value: str) -> str:
        """A value of a table option in words; lists of values are joined."""
        return ", ".join(self.message(f"switch-{id}-{v.replace('+', '-')}") for v in value.split(","))


def _own(kinds: Sequence[Kind], values: Sequence[Any], seat: int) -> int:
    """The number that a question has for a seat, where it names several seats and then a number for each; else 0."""
    for i, (kind, after) in enumerate(pairwise(kinds)):
        if kind.many and after.many and (kind.name, after.name) == ("seat", "number") and seat in values[i]:
            return int(values[i + 1][values[i].index(seat)])
    return 0


def _one_stop(text: str, args: dict[str, Any]) -> str:
    """A name that ends with a full stop ("Ramses II.") needs no second one where it ends a sentence."""
    for value in args.values():
        if isinstance(value, str) and value[-2:-1].isalnum() and value.endswith("."):
            text = text.replace(f"{value}.", value)
    return text


def _plain(value: object) -> Any:
    return value if isinstance(value, int | float | str) else str(value)

"""What the browser needs to speak of a game: kinds, names, cards in words, sources, Fluent texts and the rule book.

All of it is made once per game from the same files that Python uses. A game describes its cards in its module
`describe` by functions `<kind>_text(texts, components, index)`; levels (technology, military) count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zeitalter import texts as texts_package
from zeitalter.engine.components import load_yaml
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.textfile import read_text
from zeitalter.engine.values import Kind, Kinds
from zeitalter.games import find_game, game_ids
from zeitalter.server import wire
from zeitalter.server.bots import bots_for
from zeitalter.texts import LANGUAGES, texts_for

LEVELS = 16
NOT_FOR_BROWSERS = ("cli.", "terminal.")
"""Text files of the terminal."""
SURE = {"rules": "high", "public": "high"}
"""How sure we are of components whose file does not say."""
_HEADING = re.compile(r"^### (?P<number>[A-Z]?\d+(?:\.\d+)?[a-z]?) (?P<title>.+)$")


def folder(game: Game) -> Path:
    """The folder of a game."""
    return Path(str(import_module(game.package).__file__)).parent


@cache
def games() -> list[dict[str, Any]]:
    """Every game with its number of seats, bots and table options."""
    found = []
    for game in map(find_game, game_ids()):
        switches = [
            {"id": s.id, "values": list(s.values), "default": s.default, "rule": s.rule, "many": s.many}
            for s in game.switches
        ]
        seats = [game.min_seats, game.max_seats]
        found.append({"id": game.id, "seats": seats, "bots": bots_for(game), "switches": switches})
    return found


@cache
def data(game: Game) -> dict[str, Any]:
    """Verbs, events, prompts and refusals with their kinds, all names, all cards in words, and their sources."""
    match = Match.new(game, game.max_seats)
    return {
        "verbs": _kinds(game.verbs),
        "events": _kinds(game.events),
        "prompts": _kinds(game.prompts),
        "objections": _kinds(game.objections),
        "names": _names(game, match),
        "cards": _cards(game, match),
        "about": _about(game, match),
    }


def _kinds(table: Mapping[str, Kinds]) -> dict[str, list[dict[str, Any]]]:
    return {
        id: [{"kind": k.name, "many": k.many, "secret": k.secret} for k in kinds] for id, kinds in sorted(table.items())
    }


def load_games() -> None:
    """Read the components of all games, before there is a second thread.

    msgspec builds what it knows of a record type at its first use; two threads doing that at once crash the process.
    """
    for game in map(find_game, game_ids()):
        game.table(game.max_seats)


def prepare() -> None:
    """Make everything that is made once, before somebody waits for it."""
    for game in map(find_game, game_ids()):
        encoded_data(game)
        for lang in LANGUAGES:
            rules(game, lang)
            fluent(game, lang)
    for lang in LANGUAGES:
        texts_for(None, lang)
    games()


@cache
def encoded_data(game: Game) -> bytes:
    """What `data` says, as it is sent."""
    return wire.encoded(data(game))


# -- names and cards ---------------------------------------------------------------------------------------------------


def _names(game: Game, match: Match) -> dict[str, dict[str, dict[str, str]]]:
    """The names of all values that have ids, by kind."""
    names: dict[str, dict[str, dict[str, str]]] = {}
    components = match.table.components
    for kind, ids in getattr(components, "ids", {}).items():
        printed = getattr(components, "names", {}).get(kind)
        if printed is not None:
            names[kind] = {id: dict(name) for id, name in zip(ids, printed, strict=True)}
    for table in (game.verbs, game.events, game.prompts, game.objections):
        for kind in (kind for kinds in table.values() for kind in kinds):
            if kind.ids is not None and kind.name not in names:
                names[kind.name] = {id: _label(match, kind, i) for i, id in enumerate(kind.ids(match.table))}
    if "technology" in names:  # a technology is named by its level, too
        levels = list(names["technology"].values())
        names["technology"] |= {str(level): name for level, name in enumerate(levels, 1)}
    return names


def _label(match: Match, kind: Kind, value: int) -> dict[str, str]:
    return {lang: texts_for(match.game.id, lang).label(match, kind, value) for lang in LANGUAGES}


def _cards(game: Game, match: Match) -> dict[str, dict[str, dict[str, str]]]:
    """Every component in words."""
    describe = _module(game, "describe")
    if describe is None:
        return {}
    components = match.table.components
    cards: dict[str, dict[str, dict[str, str]]] = {}

    def text(kind: str, index: int) -> dict[str, str]:
        write = getattr(describe, f"{kind}_text")
        return {lang: write(texts_for(game.id, lang), components, index) for lang in LANGUAGES}

    for kind, ids in components.ids.items():
        if kind != "technology" and hasattr(describe, f"{kind}_text"):
            cards[kind] = {id: text(kind, i) for i, id in enumerate(ids)}
    for kind in ("technology", "military"):
        if hasattr(describe, f"{kind}_text"):
            cards[kind] = {str(level): text(kind, level) for level in range(1, LEVELS + 1)}
    if "card" in cards and "action" in components.ids:
        cards["action"] = {id: cards["card"][id] for id in components.ids["action"]}
    return cards


def _module(game: Game, name: str) -> Any:
    path = f"{game.package}.{name}"
    return import_module(path) if find_spec(path) else None


# -- where components come from ----------------------------------------------------------------------------------------


def _about(game: Game, match: Match) -> dict[str, dict[str, dict[str, str]]]:
    """The source and confidence of every component that has an id."""
    file = folder(game) / "components.yaml"
    if not file.exists():
        return {}
    kinds = {frozenset(ids): kind for kind, ids in match.table.components.ids.items()}
    found: dict[str, dict[str, dict[str, str]]] = {}
    for section, entries in _lists(load_yaml(file), ""):
        kind = kinds.get(frozenset(str(entry["id"]) for entry in entries), section)
        for entry in entries:
            sure = SURE.get(entry["source"], "")
            about = {"source": entry["source"], "confidence": str(entry.get("confidence", sure))}
            found.setdefault(kind, {})[str(entry["id"])] = about
    return found


def _lists(value: Any, section: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """All lists of entries with id and source, each with the section it stands in."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _lists(part, section or str(key))
    elif isinstance(value, list):
        entries = [e for e in value if isinstance(e, dict) and "id" in e and "source" in e]
        if entries:
            yield section, entries
        else:
            for part in value:
                yield from _lists(part, section)


# -- texts and rules ---------------------------------------------------------------------------------------------------


@cache
def fluent(game: Game, lang: str) -> str:
    """The Fluent source a browser needs: shared texts, then the game's."""
    files = sorted(Path(str(texts_package.__file__)).parent.glob(f"*.{lang}.ftl"))
    files += [folder(game) / f"{lang}.ftl", *sorted(folder(game).glob(f"*.{lang}.ftl"))]
    return "\n".join(read_text(file) for file in files if not file.name.startswith(NOT_FOR_BROWSERS))


@cache
def rules(game: Game, lang: str) -> dict[str, Any]:
    """The rule book in chapters, and the page for starting quickly."""
    chapters: list[dict[str, Any]] = []
    for line in read_text(folder(game) / f"rules.{lang}.md").splitlines():
        heading = _HEADING.match(line)
        if line.startswith("## "):
            chapters.append({"title": line[3:].strip(), "text": "", "rules": []})
        elif heading and chapters:
            chapters[-1]["rules"].append({"number": heading["number"], "title": heading["title"], "text": ""})
        elif chapters:
            part = chapters[-1]["rules"][-1] if chapters[-1]["rules"] else chapters[-1]
            part["text"] += line + "\n"
    return {"chapters": chapters, "quick": read_text(folder(game) / f"quick.{lang}.md")}

"""What the browser needs to speak of a game: kinds, names, cards in words, sources, Fluent texts and the rule book.

All of it is made once per game, from its declaration and the same files that Python uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from zeitalter import texts as texts_package
from zeitalter.bots.review import can_review
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Decision, quiet_questions
from zeitalter.engine.textfile import read_text
from zeitalter.engine.values import Kind, Kinds
from zeitalter.games import USUAL_GAME, find_game, game_ids
from zeitalter.kit.declaration import Declaration, declared
from zeitalter.kit.origin import origin
from zeitalter.server.encoding import json_bytes
from zeitalter.server.wire import origins
from zeitalter.server.wire.bots import bots_for, levels_for, usual_level
from zeitalter.texts import LANGUAGES, texts_for
from zeitalter.texts.rule_book import page, rule_book

NOT_FOR_BROWSERS = ("calls.", "cli.", "describe.", "experiments.", "hosting.", "study.", "terminal.", "typed.")
"""Text files that only Python reads: of terminal and lab, and of what components do, which is sent ready made."""


@cache
def games() -> list[dict[str, Any]]:
    """Every game with its number of seats, bots and table options."""
    found = []
    for game in map(find_game, game_ids()):
        switches = [
            {
                "id": s.id,
                "values": list(s.values),
                "default": s.default,
                "daily": s.daily or s.default,
                "rule": s.rule,
                "many": s.many,
            }
            for s in game.switches
        ]
        words = {lang: texts_for(game.id, lang) for lang in LANGUAGES}
        found.append(
            {
                "id": game.id,
                "name": {lang: texts.message("game-name") for lang, texts in words.items()},
                "lead": {lang: texts.message("game-lead") for lang, texts in words.items()},
                "minutes": list(game.facts.minutes),
                "weight": game.facts.weight,
                "seats": list(game.facts.seats),
                "quick": game.facts.quick_seats,
                "usual": game.id == USUAL_GAME,
                "bots": bots_for(game),
                "levels": levels_for(game),
                "level": usual_level(game),
                "switches": switches,
                "guide": game.words.guide is not None,
            }
        )
    return found


@cache
def data(game: Declaration) -> dict[str, Any]:
    """Verbs, events, prompts and refusals with their kinds, all names, all cards in words, and their sources."""
    match = Match.new(game, game.max_seats)
    names, cards = _names(game, match), _cards(game, match)
    return {
        "verbs": _kinds(game.verbs),
        "events": _kinds(game.events),
        "prompts": _kinds(game.prompts),
        "objections": _kinds(game.objections),
        "orders": {name: _orders(step) for name, step in sorted(quiet_questions(game.package).items())},
        "names": names,
        "cards": cards,
        "about": origins.of_components(game, match, names, cards),
        "guide": _guide(game),
        "shell": _shell(game),
    }


def printed(match: Match) -> dict[str, Any] | None:
    """Symbols and card texts of a match with other components than the usual ones; None: `data` has them."""
    usual = match.game.table(len(match.seats)).components
    if match.table.components is usual:
        return None
    game = declared(match.game)
    board = None if game.web is None or game.web.printed is None else game.web.printed(match.table.components)
    return {"board": board, "cards": _cards(game, match), "names": _names(game, match)}


def _orders(step: type[Decision]) -> list[str]:
    """The standing orders such a question can have; always to be asked only hides something where it is secret."""
    return ["ask", "never", "always"] if step.secret else ["ask", "never"]


def _shell(game: Declaration) -> dict[str, Any]:
    """What the page around every table has to know of the words and views of this one."""
    words = game.vocabulary
    return {
        "rule_numbers": game.facts.rule_numbers,
        "turn_ends": words.turn_ends,
        "closing": words.closing,
        "cautions": game.sight.caution is not None,
        "analysis": can_review(game),
        "chapters": words.chapters,
        "deeds": words.deeds,
        "runs": words.runs,
        "carries_out": words.carries_out,
        "scores": {event: asdict(score) for event, score in words.scores.items()},
        "luck": {event: asdict(luck) for event, luck in words.luck.items()},
        "parties": words.parties,
        "called": game.words.called,
        "mats": game.sight.mats,
        "hidden_fields": game.sight.hidden_fields,
    }


def _guide(game: Declaration) -> dict[str, Any] | None:
    """What the guide for newcomers shows and explains, if the game has one."""
    found = game.words.guide
    return None if found is None else {"areas": found.areas, "lessons": found.lessons, "asides": found.asides}


def _kinds(table: Mapping[str, Kinds]) -> dict[str, list[dict[str, Any]]]:
    return {id: [_kind(k) for k in kinds] for id, kinds in sorted(table.items())}


def _kind(kind: Kind) -> dict[str, Any]:
    data = {"kind": kind.name, "many": kind.many, "secret": kind.secret}
    return data | {"per": kind.per} if kind.per else data


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
def encoded_data(game: Declaration) -> bytes:
    """What `data` says, as it is sent."""
    return json_bytes(data(game))


# -- names and cards ---------------------------------------------------------------------------------------------------


def _names(game: Declaration, match: Match) -> dict[str, dict[str, dict[str, str]]]:
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
                labels = {id: _label(match, kind, i) for i, id in enumerate(kind.ids(match.table))}
                names[kind.name] = {id: name for id, name in labels.items() if set(name.values()) != {id}}
    for kind_name, more in game.words.names(components).items():
        names.setdefault(kind_name, {}).update({id: dict(name) for id, name in more.items()})
    return names


def _label(match: Match, kind: Kind, value: int) -> dict[str, str]:
    return {lang: texts_for(match.game.id, lang).label(match, kind, value) for lang in LANGUAGES}


def _cards(game: Declaration, match: Match) -> dict[str, dict[str, dict[str, str]]]:
    """Every component in words, by kind and by its id or another key the game names."""
    components = match.table.components
    cards: dict[str, dict[str, dict[str, str]]] = {}
    for kind, describe in game.words.descriptions.items():
        cards[kind] = {
            key: {lang: describe(texts_for(game.id, lang), components, number) for lang in LANGUAGES}
            for key, number in card_numbers(game, components, kind).items()
        }
    return cards


def card_numbers(game: Declaration, components: Any, kind: str) -> Mapping[str, int]:
    """All components of a kind that can be described, by their id or another key the game names."""
    keys = game.words.keys.get(kind)
    return {id: i for i, id in enumerate(components.ids[kind])} if keys is None else keys(components)


# -- texts and rules ---------------------------------------------------------------------------------------------------


@cache
def fluent(game: Declaration, lang: str) -> str:
    """The Fluent source a browser needs: shared texts, then the game's."""
    files = sorted(Path(str(texts_package.__file__)).parent.glob(f"*.{lang}.ftl"))
    words = game.words.folder
    files += [words / f"{lang}.ftl", *sorted(words.glob(f"*.{lang}.ftl"))]
    return "\n".join(read_text(file) for file in files if not file.name.startswith(NOT_FOR_BROWSERS))


@cache
def rules(game: Declaration, lang: str) -> dict[str, Any]:
    """The rule book in chapters, each rule with its origin if the game tells it, and the page for starting quickly."""
    chapters = [asdict(chapter) for chapter in rule_book(game, lang)]
    known = game.words.rule_sources()
    for rule in (rule for chapter in chapters for rule in chapter["rules"] if rule["number"] in known):
        rule["origin"] = origin(known[rule["number"]])
    return {"chapters": chapters, "quick": page(game, lang, quick=True)}

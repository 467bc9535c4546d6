"""What must be true of the parts of a game before anybody plays it; a mistake is one sentence that names the part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from zeitalter.engine.step_names import package_of, steps_of
from zeitalter.kit.game_parts import Facts, Gets, Positions, Rules, Sight, Study, Vocabulary, Web, Words

LANGUAGES = ("de", "en")
_WORDS = ("{lang}.ftl", "rules.{lang}.md", "quick.{lang}.md")
_WEB = ("table.js", "table.css")


class BrokenGame(Exception):
    """The declaration of a game does not hold: a mistake of its author."""

    def __init__(self, game: str, what: str) -> None:
        super().__init__(f"{game.rpartition('.')[2]}/game.py: {what}")


def check_parts(
    facts: Facts,
    vocabulary: Vocabulary,
    rules: Rules[Any],
    sight: Sight[Any],
    words: Words,
    positions: Positions | None,
    web: Web | None,
    study: Study | None = None,
) -> None:
    """Refuse parts that do not fit together."""
    for problem in _problems(facts, vocabulary, rules, sight, words, positions, web, study):
        raise BrokenGame(facts.id, problem)


def _problems(
    facts: Facts,
    vocabulary: Vocabulary,
    rules: Rules[Any],
    sight: Sight[Any],
    words: Words,
    positions: Positions | None,
    web: Web | None,
    study: Study | None,
) -> Iterable[str]:
    """Every mistake, in the order in which an author would mend them."""
    low, high = facts.seats
    if not 1 <= low <= facts.quick_seats <= high:
        yield f"Facts.quick_seats is {facts.quick_seats}, which is not between {low} and {high} seats"
    try:
        groups = re.compile(facts.rule_numbers).groups
    except re.error as error:
        yield f"Facts.rule_numbers is no pattern: {error}"
    else:
        if groups:
            yield "Facts.rule_numbers has a group: write (?:...) instead"
    for part in (rules, sight, *(part for part in (positions, words.guide) if part is not None)):
        yield from _not_callable(part)
    yield from _unknown("Vocabulary.turn_ends", vocabulary.turn_ends, vocabulary.verbs)
    yield from _unknown("Vocabulary.closing", vocabulary.closing, vocabulary.verbs)
    yield from _unknown("Vocabulary.chapters", vocabulary.chapters, vocabulary.events)
    yield from _unknown("Vocabulary.deeds", vocabulary.deeds, vocabulary.events)
    yield from _unknown("Vocabulary.runs", vocabulary.runs, vocabulary.deeds)
    yield from _unknown("Vocabulary.scores", vocabulary.scores, vocabulary.events)
    yield from _unknown("Vocabulary.luck", vocabulary.luck, vocabulary.events)
    yield from _steps(rules, vocabulary)
    for lang in LANGUAGES:
        yield from _files("Words.folder", words.folder, (name.format(lang=lang) for name in _WORDS))
    if study is not None:
        for topic, events in study.topics.items():
            yield from _gets(f"Study.topics['{topic}']", events, vocabulary)
        yield from _gets("Study.opening", study.opening, vocabulary)
        yield from _unknown("Study.order", study.order, vocabulary.events)
    if web is not None:
        yield from _files("Web.folder", web.folder, _WEB)


def _not_callable(part: Any) -> Iterable[str]:
    for field in fields(part):
        value = getattr(part, field.name)
        if "Callable" in str(field.type) and value is not None and not callable(value):
            yield f"{type(part).__name__}.{field.name} is no function"


def _unknown(where: str, names: Iterable[str], known: Iterable[str]) -> Iterable[str]:
    for name in names:
        if name not in known:
            yield f"{where} names '{name}', which the game does not have"


def _gets(where: str, events: Mapping[str, Gets], vocabulary: Vocabulary) -> Iterable[str]:
    """The events exist, and their arguments say who and what."""
    yield from _unknown(where, events, vocabulary.events)
    for event, gets in events.items():
        kinds = vocabulary.events.get(event, ())
        if event in vocabulary.events and not max(gets.who, gets.what) < len(kinds):
            yield f"{where} reads an argument that the event '{event}' does not have"
        elif kinds and (kinds[gets.who].name not in ("seat", *vocabulary.parties) or kinds[gets.what].ids is None):
            yield f"{where} reads arguments of '{event}' that do not say who gets what"


def _steps(rules: Rules[Any], vocabulary: Vocabulary) -> Iterable[str]:
    """Every question has a prompt, every prompt a question, and every module with steps is a chapter."""
    package = package_of(rules.state.__module__)
    steps = steps_of(package)
    asking = {name for name, step in steps.items() if step.asks}
    for name in sorted(asking - set(vocabulary.prompts)):
        yield f"Vocabulary.prompts lacks the question {name}"
    for name in sorted(set(vocabulary.prompts) - asking):
        yield f"Vocabulary.prompts has {name}, which is no question of the game"
    chapters = {module.__name__ for module in rules.chapters}
    for name, step in sorted(steps.items()):
        if step.__module__ not in chapters and step.__module__.startswith(f"{package}.rules."):
            yield f"Rules.chapters lacks the module {step.__module__.rpartition('.')[2]}, which has the step {name}"


def _files(where: str, folder: Path, names: Iterable[str]) -> Iterable[str]:
    for name in names:
        if not (folder / name).is_file():
            yield f"{where} has no file {name}"

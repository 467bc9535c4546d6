"""What must hold for the sentences of every game: the files of its texts, and what the game hands over to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from zeitalter import Match
from zeitalter.engine.errors import Objection
from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.steps import steps_of
from zeitalter.engine.values import Kind
from zeitalter.texts import LANGUAGES, Texts, texts_for


def both(values: Iterable[Any]) -> list[tuple[str, Any]]:
    """Everything in each language."""
    return [(lang, value) for value in values for lang in LANGUAGES]


def check_text(text: str) -> None:
    """Some words without anything that is not for readers."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$\n!]|  ", text), text


def check_sentence(text: str) -> None:
    """A whole sentence."""
    check_text(text)
    assert text[-1] in ".?", text


# -- the files ---------------------------------------------------------------------------------------------------------


@cache
def entries(path: Path) -> tuple[Any, ...]:
    """Everything that is written in a file."""
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> list[Message]:
    """The messages of a file."""
    return [entry for entry in entries(path) if isinstance(entry, Message)]


def files_of(folder: Path, lang: str) -> list[Path]:
    """The files of a game in a language."""
    return [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]


def check_files(files: Iterable[Path]) -> None:
    """Valid Fluent without shouting."""
    for file in files:
        assert not [entry.content for entry in entries(file) if isinstance(entry, Junk)], file.name
        assert messages(file), file.name
        assert "!" not in file.read_text(encoding="utf-8"), file.name


def check_no_message_is_written_twice(files: Iterable[Path]) -> None:
    """Every message has one text."""
    found = [message.id.name for file in files for message in messages(file)]
    assert sorted(found) == sorted(set(found))


def check_same_messages(files: Callable[[str], list[Path]]) -> None:
    """Messages with their attributes exist in every language or in none."""

    def names(lang: str) -> set[tuple[str, tuple[str, ...]]]:
        return {(m.id.name, tuple(a.id.name for a in m.attributes)) for file in files(lang) for m in messages(file)}

    assert names("de") ^ names("en") == set()


# -- what a game says --------------------------------------------------------------------------------------------------


class Said:
    """The sentences of a game, rendered in a match with the samples of every kind of value."""

    def __init__(self, game: Game, match: Callable[[], Match], samples: Callable[[Kind], list[Any]]) -> None:
        self.game = game
        self.match = match
        self.samples = samples

    def values(self, kinds: Iterable[Kind]) -> Iterator[tuple[Any, ...]]:
        """Every combination of samples."""
        return product(*(self.samples(kind) for kind in kinds))

    def check_event(self, lang: str, id: str) -> None:
        """An event is a sentence."""
        for values in self.values(self.game.events[id]):
            check_sentence(texts_for(self.game.id, lang).event(self.match(), Event(id, values)))

    def check_option(self, lang: str, verb: str) -> None:
        """An option is a few words."""
        for values in self.values(self.game.verbs[verb]):
            check_text(texts_for(self.game.id, lang).option(self.match(), (verb, *values)))

    def check_prompt(self, lang: str, step: str) -> None:
        """A question is a sentence that names the person."""
        kinds, texts = self.game.prompts[step], texts_for(self.game.id, lang)
        for values in self.values(kinds):
            text = texts.message(f"prompt-{step}", name="Zoe", **texts.args(self.match(), kinds, values))
            check_sentence(text)
            assert text.startswith("Zoe, ")

    def check_objection(self, lang: str, id: str) -> None:
        """An objection is a sentence."""
        for values in self.values(self.game.objections[id]):
            check_sentence(texts_for(self.game.id, lang).objection(self.match(), Objection(id, values)))

    def check_switch(self, lang: str, id: str) -> None:
        """A table option has a title, help, and different names for its values."""
        texts = texts_for(self.game.id, lang)
        title, help = texts.switch(self.game, id)
        check_text(title)
        check_sentence(help)
        values = next(switch.values for switch in self.game.switches if switch.id == id)
        names = [texts.switch_value(id, value) for value in values]
        for name in names:
            check_text(name)
        assert len(set(names)) == len(names)

    def check_every_question_has_a_prompt(self) -> None:
        """Steps that ask, and prompts, are the same."""
        asking = {name for name, step in steps_of(self.game.package).items() if step.asks}
        assert asking == set(self.game.prompts)

    def check_whole_game(self, match: Match, lang: str, most: int = 1000) -> None:
        """A match reads well as random players play it."""
        texts, r = texts_for(self.game.id, lang), Random(11)
        for _ in range(most):
            if match.over:
                break
            seat = match.asked()[0]
            check_sentence(texts.prompt(match, seat))
            action = r.choice(match.options(seat))
            check_text(texts.option(match, action))
            match.play(seat, action)
        for _, event in match.events(None):
            check_sentence(texts.event(match, event))
        assert len(match.events(None)) > 200


class SentenceTests:
    """What is tested of the sentences of every game; a game's own class says which they are."""

    said: Said
    folder: Path
    unread: tuple[str, ...] = ()
    """Beginnings of the names of files that are tested elsewhere."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Every sentence in each language."""
        game = metafunc.cls.said.game
        found = {
            "event": game.events,
            "verb": game.verbs,
            "step": game.prompts,
            "objection": game.objections,
            "switch": [switch.id for switch in game.switches],
        }
        names = [name for name in found if name in metafunc.fixturenames]
        if names:
            metafunc.parametrize(("lang", names[0]), both(found[names[0]]))
        elif "lang" in metafunc.fixturenames:
            metafunc.parametrize("lang", LANGUAGES)

    def files(self, lang: str) -> list[Path]:
        """All files of a language."""
        return files_of(self.folder, lang)

    def test_every_file_is_valid_fluent_without_shouting(self, lang: str) -> None:
        check_files(file for file in self.files(lang) if not file.name.startswith(self.unread))

    def test_no_message_is_written_twice(self, lang: str) -> None:
        check_no_message_is_written_twice(self.files(lang))

    def test_no_message_exists_in_one_language_only(self) -> None:
        check_same_messages(self.files)

    def test_event_renders(self, lang: str, event: str) -> None:
        self.said.check_event(lang, event)

    def test_option_renders(self, lang: str, verb: str) -> None:
        self.said.check_option(lang, verb)

    def test_prompt_renders_and_names_the_person(self, lang: str, step: str) -> None:
        self.said.check_prompt(lang, step)

    def test_every_question_of_the_game_has_a_prompt(self) -> None:
        self.said.check_every_question_has_a_prompt()

    def test_objection_renders(self, lang: str, objection: str) -> None:
        self.said.check_objection(lang, objection)

    def test_table_option_has_title_help_and_different_values(self, lang: str, switch: str) -> None:
        self.said.check_switch(lang, switch)


def check_names(texts: Texts, match: Match, kinds: Iterable[Kind]) -> None:
    """Everything of these kinds has a name of its own."""
    for kind in kinds:
        assert kind.ids is not None
        names = [texts.label(match, kind, i) for i in range(len(kind.ids(match.table)))]
        for name in names:
            check_text(name)
        assert len(set(names)) == len(names)


def rule_numbers(folder: Path, number: str) -> list[str]:
    """The numbers of the rule pages, which are the same in both languages and name no other; the pages do not shout."""
    pages = {lang: (folder / f"rules.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    numbers = {lang: re.findall(r"^### (\S+) \S", page, re.M) for lang, page in pages.items()}
    assert numbers["de"] == numbers["en"]
    for lang in LANGUAGES:
        quick = (folder / f"quick.{lang}.md").read_text(encoding="utf-8")
        for line in (pages[lang] + quick).splitlines():
            assert "!" not in line
            assert len(line) <= 120
        assert set(re.findall(rf"\b({number})\b", pages[lang])) <= set(numbers[lang])
    return numbers["en"]

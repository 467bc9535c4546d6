"""Every sentence of 7 Ages is there in both languages, renders with what the game hands over, and fits every name."""

from __future__ import annotations

import re
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from text_checks import Said, SentenceTests, both, check_names, check_sentence, files_of, messages, rule_numbers

from zeitalter import Match, find_game
from zeitalter.engine.events import Event
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.values import Kind
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules import kinds
from zeitalter.testing import check_texts
from zeitalter.texts import LANGUAGES, Texts, texts_for

GAME = find_game("seven_ages")
FOLDER = GAME.words.folder
HOWS = ("last-level", "internet", "turn-limit")
SUBJECT = r"[=\]:,.] *\{ \$empire2? \} "
"""An empire that begins a sentence or a part of it."""
SPOKEN = ("event", "option", "prompt", "objection")


def texts(lang: str) -> Texts:
    return texts_for("seven_ages", lang)


@cache
def match() -> Match:
    return position(
        empire("romans", 0, {"rome": "legion legion"}, capital="rome", cities={"rome": 1}, level=9),
        empire("papal_states", 1, {"sicily": "warriors"}, level=22),
    )


def samples(kind: Kind) -> list[Any]:
    """Values a sentence has to cope with: lists that are empty, of one and of several; 0, 1 and more."""
    if kind.many:
        return [(), (0,), (0, 1)]
    return [0, 1, 2] if kind.name == "number" else [0]


class TestSentences(SentenceTests):
    said = Said(GAME, match, samples)
    folder = FOLDER
    unread = ("terminal", "typed")


def number(kind: str, id: str) -> int:
    ids: list[str] = match().table.components.ids[kind]
    return ids.index(id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_over_of_what_the_game_says(lang: str) -> None:
    expected = {f"event-{id}" for id in GAME.events if id not in KERNEL_EVENTS}
    expected |= {f"event-{id}-veiled" for id, row in GAME.events.items() if any(kind.secret for kind in row)}
    expected |= {f"option-{verb}" for verb in GAME.verbs} | {f"prompt-{step}" for step in GAME.prompts}
    expected |= {f"objection-{id}" for id in GAME.objections if id not in KERNEL_OBJECTIONS}
    written = {message.id.name for file in files_of(FOLDER, lang) for message in messages(file)}
    assert {id for id in written if id.split("-")[0] in SPOKEN} == expected


@pytest.mark.parametrize(("lang", "how"), both(HOWS))
@pytest.mark.parametrize("points", [1, 30])
def test_result_renders(lang: str, how: str, points: int) -> None:
    check_sentence(texts(lang).message(f"result-{how}", winners="Ada and Beate", points=points))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_with_ids_have_names(lang: str) -> None:
    check_names(
        texts(lang),
        match(),
        (kinds.CARD, kinds.EMPIRE, kinds.PILE, kinds.SIDE, kinds.GLORY_SOURCE, kinds.CATEGORY, kinds.TYPE),
    )


# -- how it reads ------------------------------------------------------------------------------------------------------


def lines(lang: str) -> list[str]:
    """All lines that name an empire."""
    files = [file for file in files_of(FOLDER, lang) if not file.name.startswith(("terminal", "typed", "table"))]
    found = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in found if "{ $empire" in line]


def test_no_empire_is_the_subject_of_a_verb() -> None:
    for line in lines("en"):
        assert not re.search(SUBJECT + r"[a-z]+s\b", line), line
    for line in lines("de"):
        assert not re.search(SUBJECT + r"(?!ge|mit\b)[a-zäöüß]+t\b", line), line


def test_no_german_sentence_needs_an_ending_at_the_name_of_an_empire() -> None:
    for line in lines("de"):
        assert not re.search(r"\b(von|mit|zu|zwischen|neben|bei|aus|außer) \{ \$empire", line), line


def test_sentences_fit_empires_in_the_singular_and_in_the_plural() -> None:
    romans, states = number("empire", "romans"), number("empire", "papal_states")
    said = {lang: partial(texts(lang).event, match()) for lang in LANGUAGES}
    assert said["en"](Event("advances", (romans, 2, 9))) == "Romans: 2 levels forward, now level 9."
    assert said["de"](Event("advances", (romans, 1, 9))) == "Römer: 1 Stufe vor, jetzt Stufe 9."
    taken = Event("takes-area", (romans, states, number("area", "sicily")))
    assert said["en"](taken) == "Romans, area taken from Papal States: Sicily."
    assert said["de"](taken) == "Römer, Gebiet genommen: Sizilien (bisher Päpstliche Staaten)."


def test_a_card_is_called_by_its_empire_and_value() -> None:
    romans = number("empire", "romans")
    assert texts("en").label(match(), kinds.CARD, romans) == "Romans · 3"
    assert texts("de").option(match(), ("found", romans, 1)) == "Reich gründen: Römer · 3 (Zeitalter des Eisens)"
    assert texts("en").label(match(), kinds.EMPIRE, romans) == "Romans"


def test_events_of_two_cards_can_be_told_apart() -> None:
    event = number("event", "flood")
    options = {texts("en").option(match(), ("event", card, event, (), (0,), (), ())) for card in (0, 1)}
    assert len(options) == 2


def test_a_price_names_only_what_is_asked() -> None:
    found = [texts("en").option(match(), ("price", *price)) for price in ((0, 0), (0, 1), (2, 0), (2, 3))]
    assert found == ["Price: nothing", "Price: 1 card", "Price: 2 money", "Price: 2 money and 3 cards"]


def test_rule_pages_have_the_same_numbers_and_do_not_shout() -> None:
    assert rule_numbers(FOLDER, r"[SA]\d+[a-z]?")
    pages = {lang: (FOLDER / f"rules.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    for switch in GAME.switches:
        assert all(f"`{switch.id}`" in page for page in pages.values()) or switch.id in ("start_age", "end_age")


@pytest.mark.parametrize("seed", range(2))
def test_a_game_reads_well_from_start_to_end(seed: int) -> None:
    check_texts(GAME, Random(f"texts {seed}"))

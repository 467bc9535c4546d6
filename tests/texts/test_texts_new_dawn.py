"""Every sentence of A New Dawn is there in both languages, renders with what the game hands over, and reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from zeitalter import Match, find_game
from zeitalter.engine.errors import Objection
from zeitalter.engine.events import Event
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.steps import steps_of
from zeitalter.engine.values import Kind
from zeitalter.games.new_dawn import kinds
from zeitalter.games.new_dawn.position import at, player, position
from zeitalter.texts import LANGUAGES, Texts

GAME = find_game("new_dawn")
FOLDER = Path(kinds.__file__).parent
HOWS = ("victory", "tie-break", "shared", "limit")
NAMED = ("type", "wonder_type", "era", "icon", "effect", "caravan", "space", "phrase")


def both(values: Any) -> Any:
    return [(lang, value) for lang in LANGUAGES for value in values]


@cache
def texts(lang: str) -> Texts:
    return Texts("new_dawn", lang)


@cache
def match() -> Match:
    return position(
        player("Ada", "rome", capital="0,0", tokens=["1,0"], caravans=["1,0"]),
        player("Beate", "egypt", capital="9,9"),
        map={"0,0": "G", "1,0": "H marble", "0,2": "G seoul", "2,0": "N pantanal", "3,0": "F A", "9,9": "G"},
    )


def samples(kind: Kind) -> list[Any]:
    """Values a sentence has to cope with: lists that are empty, of one and of several; 0, 1 and more."""
    if kind.many:
        return [(0,), (0, 1)]
    if kind.name == "number":
        return [0, 1, 2, 12]
    if kind.name == "space":
        return [space_at("0,0"), space_at("1,0"), 167]
    return [0, 1]


def space_at(place: str) -> int:
    ids: list[str] = match().table.components.ids["space"]
    return ids.index(at(match(), place))


def value_lists(of: Any) -> Iterator[tuple[Any, ...]]:
    return product(*(samples(kind) for kind in of))


def check_text(text: str) -> None:
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$\n!]|  ", text), text


def check_sentence(text: str) -> None:
    check_text(text)
    assert text[-1] in ".?", text


# -- the files ---------------------------------------------------------------------------------------------------------


def files(lang: str) -> list[Path]:
    return [FOLDER / f"{lang}.ftl", *sorted(FOLDER.glob(f"*.{lang}.ftl"))]


def entries(path: Path) -> list[Any]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def messages(lang: str) -> list[Message]:
    return [entry for file in files(lang) for entry in entries(file) if isinstance(entry, Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_valid_fluent_without_shouting(lang: str) -> None:
    for file in files(lang):
        assert not [e.content for e in entries(file) if isinstance(e, Junk)], file.name
        assert "!" not in file.read_text(encoding="utf-8"), file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    found = [m.id.name for m in messages(lang)]
    assert sorted(found) == sorted(set(found))


def test_no_message_exists_in_one_language_only() -> None:
    german, english = (
        {(m.id.name, tuple(a.id.name for a in m.attributes)) for m in messages(lang)} for lang in LANGUAGES
    )
    assert german ^ english == set()


# -- what the game says ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "id"), both(GAME.events))
def test_event_renders(lang: str, id: str) -> None:
    for values in value_lists(GAME.events[id]):
        check_sentence(texts(lang).event(match(), Event(id, values)))


@pytest.mark.parametrize(("lang", "verb"), both(GAME.verbs))
def test_option_renders(lang: str, verb: str) -> None:
    for values in value_lists(GAME.verbs[verb]):
        check_text(texts(lang).option(match(), (verb, *values)))


@pytest.mark.parametrize(("lang", "step"), both(GAME.prompts))
def test_prompt_renders_and_names_the_person(lang: str, step: str) -> None:
    for values in value_lists(GAME.prompts[step]):
        args = texts(lang).args(match(), GAME.prompts[step], values)
        text = texts(lang).message(f"prompt-{step}", name="Zoe", **args)
        check_sentence(text)
        assert text.startswith("Zoe, ")


def test_every_question_of_the_game_has_a_prompt() -> None:
    asking = {name for name, step in steps_of(GAME.package).items() if step.asks}
    assert asking == set(GAME.prompts)


@pytest.mark.parametrize(("lang", "id"), both(GAME.objections))
def test_objection_renders(lang: str, id: str) -> None:
    for values in value_lists(GAME.objections[id]):
        check_sentence(texts(lang).objection(match(), Objection(id, values)))


@pytest.mark.parametrize(("lang", "id"), both(s.id for s in GAME.switches))
def test_table_option_has_title_help_and_different_values(lang: str, id: str) -> None:
    title, help = texts(lang).switch(GAME, id)
    check_text(title)
    check_sentence(help)
    values = next(s.values for s in GAME.switches if s.id == id)
    names = [texts(lang).switch_value(id, value) for value in values]
    for name in names:
        check_text(name)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("lang", "how"), both(HOWS))
def test_result_renders(lang: str, how: str) -> None:
    check_sentence(texts(lang).message(f"result-{how}", winners="Ada", points=3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_with_ids_have_names(lang: str) -> None:
    for kind in (kinds.TYPE, kinds.WONDER_TYPE, kinds.ERA, kinds.ICON, kinds.EFFECT, kinds.VICTORY, kinds.LEADER):
        assert kind.ids is not None
        names = [texts(lang).label(match(), kind, i) for i in range(len(kind.ids(match().table)))]
        for name in names:
            check_text(name)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_game_is_left_over(lang: str) -> None:
    expected = {"game-name", *(f"result-{how}" for how in HOWS)}
    expected |= {f"event-{id}" for id in GAME.events if id not in KERNEL_EVENTS}
    expected |= {f"option-{verb}" for verb in GAME.verbs} | {f"prompt-{step}" for step in GAME.prompts}
    expected |= {f"objection-{id}" for id in GAME.objections if id not in KERNEL_OBJECTIONS}
    for switch in GAME.switches:
        expected |= {f"switch-{switch.id}", *(f"switch-{switch.id}-{value}" for value in switch.values)}
    written = {e.id.name for e in entries(FOLDER / f"{lang}.ftl") if isinstance(e, Message)}
    written = {id for id in written if not id.startswith(("describe-", *(f"{kind}-" for kind in NAMED)))}
    assert written == expected


# -- how it reads ------------------------------------------------------------------------------------------------------


def space(place: str, lang: str) -> str:
    return texts(lang).label(match(), kinds.SPACE, space_at(place))


def test_spaces_are_named_after_capitals_city_states_and_natural_wonders() -> None:
    assert [space("0,0", lang) for lang in ("de", "en")] == ["Hauptstadt von Ada", "Ada's capital"]
    assert space("0,2", "de") == "Seoul"
    assert space("2,0", "en") == "Pantanal"


def test_other_spaces_are_named_by_terrain_tile_and_number() -> None:
    number = match().table.components.ids["space"][space_at("1,0")].replace(".", "·")
    assert [space("1,0", lang) for lang in ("de", "en")] == [f"Hügel {number}", f"Hills {number}"]


def test_no_two_spaces_of_a_map_have_the_same_name() -> None:
    m = Match.new(GAME, 4, seed=3)
    for lang in LANGUAGES:
        names = [texts(lang).label(m, kinds.SPACE, s) for s in m.state.board.spaces]
        assert len(set(names)) == len(names)


def test_rule_pages_have_the_same_numbers_and_do_not_shout() -> None:
    pages = {lang: (FOLDER / f"rules.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    numbers = {lang: re.findall(r"^### (\S+) \S", page, re.M) for lang, page in pages.items()}
    wanted = [f"N{n}" for n in range(1, 97)] + ["N96a"] + [f"N{n}" for n in range(97, 215)]
    wanted += [f"A{n}" for n in range(1, 58)]
    assert numbers["de"] == numbers["en"] == wanted
    for lang in LANGUAGES:
        quick = (FOLDER / f"quick.{lang}.md").read_text(encoding="utf-8")
        for line in (pages[lang] + quick).splitlines():
            assert "!" not in line
            assert len(line) <= 120
        known = set(wanted)
        assert set(re.findall(r"\b([NA]\d+a?)\b", pages[lang])) <= known


def test_every_switch_is_named_on_the_rule_pages() -> None:
    for lang in LANGUAGES:
        page = (FOLDER / f"rules.{lang}.md").read_text(encoding="utf-8")
        for switch in GAME.switches:
            assert f"`{switch.id}`" in page


def test_caravan_says_where_it_is() -> None:
    assert texts("en").label(match(), kinds.CARAVAN, 0) == f"Caravan 1 ({space('1,0', 'en')})"
    assert texts("de").label(match(), kinds.CARAVAN, 3) == "Wagen 1 (auf der Wirtschaftskarte)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_on_a_built_map_reads_well_from_start_to_end(lang: str) -> None:
    m = Match.new(GAME, 3, {"map": "advanced", "round_limit": "40"}, seed=11)
    r = Random(11)
    for _ in range(400):
        if m.over:
            break
        seat = m.asked()[0]
        check_sentence(texts(lang).prompt(m, seat))
        action = r.choice(m.options(seat))
        check_text(texts(lang).option(m, action))
        m.play(seat, action)
    for _, event in m.events(None):
        check_sentence(texts(lang).event(m, event))
    assert len(m.events(None)) > 200

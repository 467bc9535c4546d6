"""Every sentence of A New Dawn is there in both languages, renders with what the game hands over, and reads well."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from text_checks import Said, SentenceTests, both, check_names, check_sentence, messages, rule_numbers

from zeitalter import Match, find_game
from zeitalter.engine.game import KERNEL_EVENTS, KERNEL_OBJECTIONS
from zeitalter.engine.values import Kind
from zeitalter.games.new_dawn.position import at, player, position
from zeitalter.games.new_dawn.rules import kinds
from zeitalter.texts import LANGUAGES, Texts

GAME = find_game("new_dawn")
FOLDER = Path(kinds.__file__).parents[1] / "words"
HOWS = ("victory", "tie-break", "shared", "limit")
NAMED = ("type", "wonder_type", "era", "icon", "effect", "caravan", "space", "phrase")


@cache
def texts(lang: str) -> Texts:
    return Texts("new_dawn", lang)


@cache
def match() -> Match:
    return position(
        player("Ada", "rome", capital="0,0", tokens=["1,0"], caravans=["1,0"]),
        player("Beate", "egypt", capital="9,9"),
        map={
            "0,0": "G",
            "1,0": "H marble",
            "0,1": "D",
            "0,2": "G seoul",
            "2,0": "N pantanal",
            "3,0": "F A",
            "5,0": "D",
            "9,9": "G",
            "8,9": "M",
            "9,8": "F",
            "9,10": "F",
        },
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


class TestSentences(SentenceTests):
    said = Said(GAME, match, samples)
    folder = FOLDER


@pytest.mark.parametrize(("lang", "how"), both(HOWS))
def test_result_renders(lang: str, how: str) -> None:
    check_sentence(texts(lang).message(f"result-{how}", winners="Ada", points=3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_with_ids_have_names(lang: str) -> None:
    check_names(
        texts(lang),
        match(),
        (kinds.TYPE, kinds.WONDER_TYPE, kinds.ERA, kinds.ICON, kinds.EFFECT, kinds.VICTORY, kinds.LEADER),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_game_is_left_over(lang: str) -> None:
    expected = {
        "game-name",
        "game-lead",
        "welcome",
        "header-round",
        "tie-wonders",
        "tie-spaces",
        "luck-roll",
        "prepare-begin-turn",
        "prepare-defender-spends",
        *(f"result-{how}" for how in HOWS),
    }
    expected |= {f"event-{id}" for id in GAME.events if id not in KERNEL_EVENTS}
    expected |= {f"option-{verb}" for verb in GAME.verbs} | {f"prompt-{step}" for step in GAME.prompts}
    expected |= {f"objection-{id}" for id in GAME.objections if id not in KERNEL_OBJECTIONS}
    for switch in GAME.switches:
        expected |= {f"switch-{switch.id}", *(f"switch-{switch.id}-{value}" for value in switch.values)}
    written = {message.id.name for message in messages(FOLDER / f"{lang}.ftl")}
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_can_be_named_by_whatever_lies_next_to_it(lang: str) -> None:
    c = match().table.components
    forest, around = c.names["terrain"][2][lang], {"city_state": "Seoul", "seat": "Ada"}
    for id in ("", "-capital", *(f"-{nature}" for nature in c.ids["nature"])):
        for mark in ("", " 11·5"):
            text = texts(lang).message(f"space-beside{id}", terrain=forest, mark=mark, **around)
            assert text.startswith(f"{forest}{mark} ")
    assert texts(lang).message("space-near-capital", terrain=forest, mark=" 11·5", seat="Ada").endswith(" Ada")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_spaces_of_a_map_have_the_same_name(seats: int) -> None:
    m = Match.new(GAME, seats, seed=3)
    while type(m.question()).__name__ == "ChooseStar":
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    for lang in LANGUAGES:
        names = [texts(lang).label(m, kinds.SPACE, s) for s in m.state.board.spaces]
        assert len(set(names)) == len(names)


def test_rule_pages_have_the_same_numbers_and_do_not_shout() -> None:
    wanted = [f"N{n}" for n in range(1, 97)] + ["N96a"] + [f"N{n}" for n in range(97, 215)]
    wanted += [f"A{n}" for n in range(1, 58)]
    assert rule_numbers(FOLDER, r"[NA]\d+a?") == wanted


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
    TestSentences.said.check_whole_game(
        Match.new(GAME, 3, {"map": "advanced", "round_limit": "40"}, seed=11), lang, 400
    )

"""Component files of an owner: read within bounds, put together, cut down, and compared with ours."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter.engine.errors import BadInput
from zeitalter.games import find_game, game_ids
from zeitalter.kit.component_files import lay_over
from zeitalter.kit.differences import LONGEST_VALUE, Difference, Field, differences, spelled
from zeitalter.kit.owners_files import check_words, cut_down, join_files, read_owners_file

OURS: dict[str, Any] = {
    "cards": [
        {"id": "a", "de": "Ah", "en": "Ay", "cost": 1, "effects": [{"gain": 1}], "source": "rules"},
        {"id": "b", "de": "Be", "en": "Bee", "cost": 2, "trigger": {"type": "x", "n": 1}, "source": "rules"},
    ],
    "rows": {1: "KK", 2: "NN"},
    "map": {"areas": [{"id": "north", "limit": 3}], "size": 7},
}


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as error:
        read_owners_file(text, "mine.yaml")
    return error.value


# -- reading -----------------------------------------------------------------------------------------------------------


def test_words_are_read_as_they_are_written() -> None:
    found = read_owners_file("cards: [{id: a, when: 2020-01-01, n: 3, on_top: true, rest: 1.5}]", "mine.yaml")
    assert found == {"cards": [{"id": "a", "when": "2020-01-01", "n": 3, "on_top": True, "rest": 1.5}]}


def test_json_is_read_too() -> None:
    assert read_owners_file('{"rows": {"1": "KK"}, "cards": []}', "mine.json") == {"rows": {"1": "KK"}, "cards": []}


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("a: 1\nb: &x 2", "components-alias", 2),
        ("a: 1\n\nb: *x", "components-alias", 3),
        ("a: !!str 1", "components-tag", 1),
        ("a: 1\nb: {c: 1, c: 2}", "components-key-twice", 2),
        ("a: 1\nb: [", "not-yaml", 3),
        ("? [a]\n: 1", "not-yaml", 1),
        ("a: 1\n---\nb: 2", "not-yaml", 2),
    ],
)
def test_a_refusal_names_file_and_line(text: str, id: str, line: int) -> None:
    error = refused(text)
    assert (error.id, error.args_by_name["path"], error.args_by_name["line"]) == (id, "mine.yaml", line)


def test_a_name_is_refused_with_its_place() -> None:
    error = refused("map: {areas: [{id: north, en: '" + "x" * 61 + "'}]}")
    assert (error.id, error.args_by_name["place"]) == ("components-bad-name", "map.areas (north).en")


@pytest.mark.parametrize("game", game_ids())
def test_our_own_files_hold_what_is_asked_of_others(game: str) -> None:
    check_words(find_game(game).rules.our_components(), "ours")


# -- putting together --------------------------------------------------------------------------------------------------


def test_files_are_joined_entry_by_entry() -> None:
    one, two = {"cards": [{"id": "a"}], "map": {"size": 8}}, {"cards": [{"id": "b"}], "map": {"areas": []}, "rows": {}}
    assert join_files([one, two]) == {"cards": [{"id": "a"}, {"id": "b"}], "map": {"size": 8, "areas": []}, "rows": {}}
    with pytest.raises(BadInput) as error:
        join_files([one, {"map": {"size": 9}}])
    assert error.value.args_by_name == {"entry": "map.size"}


@pytest.mark.parametrize("game", game_ids())
def test_a_copy_of_our_files_says_nothing(game: str) -> None:
    ours = find_game(game).rules.our_components()
    assert cut_down(ours, ours) == {}


@pytest.mark.parametrize(
    ("theirs", "left"),
    [
        ({"cards": [{**OURS["cards"][0], "cost": 5}, OURS["cards"][1]]}, {"cards": [{**OURS["cards"][0], "cost": 5}]}),
        ({"cards": [{"id": "a", "cost": 1}]}, {}),
        ({"cards": [{"id": "a", "remove": True}]}, {"cards": [{"id": "a", "remove": True}]}),
        ({"rows": {"1": "KK", "2": "XX"}}, {"rows": {2: "XX"}}),
        (
            {"map": {"size": 7, "areas": [{"id": "south", "limit": 1}]}},
            {"map": {"areas": [{"id": "south", "limit": 1}]}},
        ),
        ({"new": {}}, {"new": {}}),
        ({"cards": []}, {"cards": []}),
    ],
)
def test_what_is_left_leads_to_the_same(theirs: dict[str, Any], left: dict[str, Any]) -> None:
    found = cut_down(OURS, theirs)
    assert found == left
    assert lay_over(OURS, found) == lay_over(OURS, theirs)


# -- comparing ---------------------------------------------------------------------------------------------------------


def compared(theirs: dict[str, Any]) -> list[Difference]:
    return differences(OURS, lay_over(OURS, theirs))


def test_nothing_differs_without_a_change() -> None:
    assert compared({}) == []
    assert compared({"cards": [{"id": "a", "note": "checked", "source": "mine", "name_source": "box"}]}) == []


def test_fields_of_an_entry_are_named_with_ours_and_theirs() -> None:
    [found] = compared({"cards": [{"id": "b", "cost": 3, "en": "Wasp", "trigger": {"type": "y", "n": 1}}]})
    assert (found.part, found.id, found.change) == ("cards", "b", "changed")
    assert found.names == [{"de": "Be", "en": "Bee"}, {"de": "Be", "en": "Wasp"}]
    assert found.fields == [Field("en", "Bee", "Wasp"), Field("cost", "2", "3"), Field("trigger.type", "x", "y")]


def test_parts_without_entries_are_one_difference() -> None:
    found = compared({"rows": {1: "XX", 2: "YY"}, "map": {"size": 8, "areas": [{"id": "north", "limit": 4}]}})
    assert [(d.part, d.id, d.fields) for d in found] == [
        ("rows", "", [Field("1", "KK", "XX"), Field("2", "NN", "YY")]),
        ("map.areas", "north", [Field("limit", "3", "4")]),
        ("map", "", [Field("size", "7", "8")]),
    ]


def test_entries_that_come_and_go() -> None:
    gone, new = compared({"cards": [{"id": "a", "remove": True}, {"id": "c", "cost": 9}]})
    assert (gone.id, gone.change, gone.names[0]) == ("a", "removed", {"de": "Ah", "en": "Ay"})
    assert (new.id, new.change, new.fields) == ("c", "added", [Field("cost", None, "9")])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, None),
        (False, "false"),
        ("two\n lines", "two lines"),
        ([1, 2], "1, 2"),
        ([{"gain": 1}, {"lose": {"what": "x", "n": 2}}], "gain: 1; lose: {what: x, n: 2}"),
        ({"from": ["a", "b"], "to": None}, "from: [a, b], to: -"),
    ],
)
def test_values_are_spelled_on_one_line(value: Any, text: str | None) -> None:
    assert spelled(value) == text


def test_a_long_value_is_cut() -> None:
    text = spelled("x" * 1000)
    assert text is not None
    assert len(text) == LONGEST_VALUE
    assert text.endswith("…")

"""Component files: an owner's file laid over ours, and mistakes as sentences that name the place."""

import msgspec
import pytest

from zeitalter.engine import BadInput
from zeitalter.kit.component_files import (
    check_complete,
    check_known,
    check_unique,
    convert,
    lay_over,
    load_yaml,
    with_owners,
)

OURS = {
    "name": "ours",
    "cards": [{"id": "a", "cost": 1, "text": "A"}, {"id": "b", "cost": 2, "text": "B"}],
    "rules": {"deep": {"x": 1, "y": 2}, "kept": True},
    "numbers": [1, 2, 3],
    "empty": [],
}


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: int
    text: str = ""


class File(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]
    name: str = ""
    rows: dict[int, str] = {}


def test_maps_are_merged():
    merged = lay_over(OURS, {"name": "theirs", "rules": {"deep": {"x": 9}}, "new": 5})
    assert merged["name"] == "theirs"
    assert merged["rules"] == {"deep": {"x": 9, "y": 2}, "kept": True}
    assert merged["new"] == 5
    assert merged["cards"] == OURS["cards"]


def test_entries_with_the_same_id_are_merged_and_others_added():
    merged = lay_over(OURS, {"cards": [{"id": "b", "cost": 7}, {"id": "c", "cost": 3}]})
    assert merged["cards"] == [
        {"id": "a", "cost": 1, "text": "A"},
        {"id": "b", "cost": 7, "text": "B"},
        {"id": "c", "cost": 3},
    ]


def test_entry_is_taken_out():
    assert lay_over(OURS, {"cards": [{"id": "a", "remove": True}]})["cards"] == [OURS["cards"][1]]


@pytest.mark.parametrize("key", ["id", "level", "number", "round", "color"])
def test_entries_are_known_by_any_of_the_usual_keys(key):
    assert lay_over([{key: 1, "x": 1}, {key: 2, "x": 2}], [{key: 2, "x": 5}]) == [{key: 1, "x": 1}, {key: 2, "x": 5}]


def test_plain_lists_and_values_are_replaced():
    merged = lay_over(OURS, {"numbers": [9], "empty": [{"id": "z"}], "cards": []})
    assert (merged["numbers"], merged["empty"], merged["cards"]) == ([9], [{"id": "z"}], [])


def test_numbers_as_keys_survive_a_match_file():
    ours = {1: "a", 2: "b"}
    assert lay_over(ours, {"2": "c"}) == lay_over(ours, {2: "c"}) == {1: "a", 2: "c"}
    assert lay_over({"2": "b"}, {"2": "c"}) == {"2": "c"}


def test_ours_is_never_changed():
    before = repr(OURS)
    lay_over(OURS, {"cards": [{"id": "a", "cost": 9}], "rules": {"deep": {"x": 7}}})
    assert repr(OURS) == before


def test_data_becomes_a_typed_record():
    assert convert({"cards": OURS["cards"]}, File, "f").cards[1] == Card("b", 2, "B")


@pytest.mark.parametrize(
    ("data", "place", "what"),
    [
        ({"cards": [{"id": "a", "cost": "x"}]}, "cards[0].cost (a)", "Expected `int`, got `str`"),
        ({"cards": [{"id": "a", "cost": 1}, {"id": "b"}]}, "cards[1] (b)", "missing required field `cost`"),
        ({"cards": [{"id": "a", "cost": 1, "cots": 2}]}, "cards[0] (a)", "unknown field `cots`"),
        ({}, "file", "missing required field `cards`"),
        ({"cards": 5}, "cards", "Expected `array`"),
        ({"cards": [], "name": 5}, "name", "Expected `str`"),
        ({"cards": [], "rows": {"x": "a"}}, "key in rows", "Expected `int`"),
    ],
)
def test_mistake_names_the_place(data, place, what):
    with pytest.raises(BadInput) as bad:
        convert(data, File, "my.yaml")
    assert bad.value.id == "components-bad-entry"
    assert bad.value.args_by_name["path"] == "my.yaml"
    assert bad.value.args_by_name["place"] == place
    assert what in bad.value.args_by_name["what"]


def test_yaml_file_is_read(tmp_path):
    (tmp_path / "a.yaml").write_text("cards:\n  - {id: a, cost: 1}\n")
    assert load_yaml(tmp_path / "a.yaml") == {"cards": [{"id": "a", "cost": 1}]}


@pytest.mark.parametrize(
    ("text", "line"), [("a: [1\nb: 2\n", 2), ("- 1\n- 2\n", 1), ("just text", 1), ("", 1), ("\tx: 1", 1)]
)
def test_file_that_is_no_map_names_the_line(tmp_path, text, line):
    (tmp_path / "a.yaml").write_text(text)
    with pytest.raises(BadInput) as bad:
        load_yaml(tmp_path / "a.yaml")
    assert (bad.value.id, bad.value.args_by_name["line"]) == ("not-yaml", line)


def test_yaml_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadInput) as bad:
        load_yaml(tmp_path / "a.yaml")
    assert bad.value.id == "cannot-read"


def test_yaml_never_makes_objects(tmp_path):
    (tmp_path / "a.yaml").write_text("a: !!python/object/apply:os.getcwd []\n")
    with pytest.raises(BadInput) as bad:
        load_yaml(tmp_path / "a.yaml")
    assert bad.value.id == "not-yaml"


def test_entry_with_a_key_that_is_no_name_is_refused():
    merged = lay_over({"cards": OURS["cards"]}, {"cards": [{"id": ["a"], "cost": 1}]})
    with pytest.raises(BadInput) as bad:
        convert(merged, File, "my.yaml")
    assert bad.value.args_by_name["place"] == "cards[0].id (['a'])"


def test_part_nobody_knows_is_refused():
    ours = {"meta": 1, **OURS}
    assert with_owners(ours, {"name": "theirs"}, ("meta",))["name"] == "theirs"
    for part in ("meta", "crads"):
        with pytest.raises(BadInput) as bad:
            with_owners(ours, {part: 2}, ("meta",))
        assert bad.value.id == "components-unknown-part"
        assert bad.value.args_by_name == {"part": part, "parts": ", ".join(OURS)}


def test_unknown_name_among_many_is_told_the_nearest():
    check_known("map", "a", "b", ["a", "b"])
    with pytest.raises(BadInput) as bad:
        check_known("map", "a", "area 7x", [f"area {n}" for n in range(60)])
    assert bad.value.args_by_name["names"].split(", ")[0] == "area 7"
    assert len(bad.value.args_by_name["names"].split(", ")) == 5
    with pytest.raises(BadInput) as bad:
        check_known("map", "a", "x", ["a", "b", "c"])
    assert bad.value.args_by_name["names"] == "a, b, c"


def test_part_must_have_exactly_its_entries():
    check_complete("cards", ["b", "a"], ["a", "b"])
    with pytest.raises(BadInput) as bad:
        check_complete("cards", ["a", "c"], ["a", "b"])
    assert bad.value.id == "components-unknown-name"
    with pytest.raises(BadInput) as bad:
        check_complete("cards", ["a"], ["a", "b"])
    assert (bad.value.id, bad.value.args_by_name["entry"]) == ("components-missing", "b")
    with pytest.raises(BadInput) as bad:
        check_unique("cards", ["a", "b", "a"])
    assert (bad.value.id, bad.value.args_by_name["entry"]) == ("components-twice", "a")

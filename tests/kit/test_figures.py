"""Component files from outside: every figure has an upper bound, and what is beyond it is named in a sentence."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from zeitalter import find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games import game_ids
from zeitalter.kit.component_files import convert
from zeitalter.kit.figures import DEEPEST, LARGEST, LONGEST_TEXT, MOST_ENTRIES, Count, check_amounts
from zeitalter.texts import texts_for


def records(game: str) -> Iterator[type[msgspec.Struct]]:
    """All records in the schema of a game."""
    folder = importlib.import_module(f"zeitalter.games.{game}.data")
    for module in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
        if ".schema" in module.name:
            for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if issubclass(found, msgspec.Struct) and found is not msgspec.Struct:
                    yield found


def unbounded(node: Any) -> Iterator[Any]:
    """The numbers in a type that may be as large as anybody likes."""
    types = msgspec.inspect
    if isinstance(node, types.IntType | types.FloatType):
        if node.le is None or node.ge is None:
            yield node
    elif not isinstance(node, types.StructType):  # each record is looked at by itself
        for name in node.__struct_fields__ if isinstance(node, msgspec.Struct) else ():
            below = getattr(node, name)
            for one in below if isinstance(below, tuple) else (below,):
                yield from unbounded(one) if isinstance(one, types.Type) else ()


@pytest.mark.parametrize("game", game_ids())
def test_every_figure_of_a_schema_has_an_upper_bound(game: str) -> None:
    found = list(records(game))
    assert found
    for record in found:
        info = msgspec.inspect.type_info(record)
        assert isinstance(info, msgspec.inspect.StructType)
        for field in info.fields:
            assert not list(unbounded(field.type)), f"{record.__module__}.{record.__name__}.{field.name}"


OVERLAYS: dict[str, dict[str, Any]] = {
    "civilization": {"trade_goods": {"goods": [{"id": "ocker", "count": 1_000_000_000}]}},
    "historia": {"setup": {"cubes_start": {"total": 3_000_000}}},
    "new_dawn": {"component_counts": {"control_tokens_per_player": 10**30}},
    "seven_ages": {"constants": {"opening_hand": {"value": 100}}},
}


@pytest.mark.parametrize("game", game_ids())
def test_a_figure_beyond_all_measure_is_refused_with_its_place(game: str) -> None:
    with pytest.raises(BadInput) as refused:
        find_game(game).table(4, None, OVERLAYS[game])
    assert refused.value.id == "components-too-large"
    for lang in ("de", "en"):
        said = texts_for(None, lang).error(refused.value)
        assert str(refused.value.args_by_name["place"]) in said


def deep(levels: int) -> Any:
    return [deep(levels - 1)] if levels else []


@pytest.mark.parametrize(
    "data",
    [
        {"a": {"b": [1, LARGEST + 1]}},
        {"a": -LARGEST - 1},
        {"a": 10**400},
        {"a": float("inf")},
        {"a": float("nan")},
        {"a": "x" * (LONGEST_TEXT + 1)},
        {"x" * (LONGEST_TEXT + 1): 1},
        {10**400: 1},
        {"a": [0] * (MOST_ENTRIES + 1)},
        {"a": dict.fromkeys(range(MOST_ENTRIES + 1), 0)},
        deep(DEEPEST + 1),
    ],
    ids=lambda data: str(data)[:20],
)
def test_parts_that_a_schema_leaves_open_are_bounded_as_well(data: Any) -> None:
    with pytest.raises(BadInput, match="components-too-large"):
        check_amounts(data, "x.yaml")
    check_amounts({"a": [LARGEST, "x" * LONGEST_TEXT, deep(5), None, True, 0.5], 7: {}}, "x.yaml")


def test_a_figure_just_too_large_names_the_bound() -> None:
    class Pile(msgspec.Struct):
        cards: Count

    assert convert({"cards": 99}, Pile, "x.yaml") == Pile(99)
    with pytest.raises(BadInput) as refused:
        convert({"cards": 100}, Pile, "x.yaml")
    assert refused.value.args_by_name == {"path": "x.yaml", "place": "cards", "most": 99}

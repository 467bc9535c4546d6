"""Which fields of a component file the rules read: those of a game's schema, except what it marks as information.

Our files say more than that, for whoever reads them. In an owner's file such a field would promise something that does
not happen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar

from msgspec import Meta, inspect

from zeitalter.engine.errors import BadInput
from zeitalter.kit.component_files import lay_over
from zeitalter.kit.differences import Difference, differences

T = TypeVar("T")
_UNREAD = {"unread": True}
Information = Annotated[T, Meta(extra=_UNREAD)]
"""A field that is checked, but read by no rule."""


def read_differences(ours: Mapping[str, Any], overlay: Mapping[str, Any], schema: type[Any] | None) -> list[Difference]:
    """What differs for the rules where an owner's file is laid over ours."""
    return differences(only_read(ours, schema), only_read(lay_over(dict(ours), overlay), schema))


def check_has_effect(ours: Mapping[str, Any], overlay: Mapping[str, Any], schema: type[Any] | None, path: str) -> None:
    """Refuse an owner's file that changes or adds a field which no rule reads."""
    read = {place for found in read_differences(ours, overlay, schema) for place in _places(found)}
    for found in differences(dict(ours), lay_over(dict(ours), overlay)):
        for place in _places(found):
            if place not in read:
                raise BadInput("components-no-effect", path=path, place=place)


def _places(found: Difference) -> Iterator[str]:
    """Where a file says what differs."""
    entry = f"{found.part} ({found.id})" if found.id else found.part
    if found.change == "removed":
        yield entry
    for field in found.fields:
        yield f"{entry}.{field.name}" if field.name else entry


def only_read(data: Mapping[str, Any], schema: type[Any] | None) -> dict[str, Any]:
    """Component data without what no rule reads; all of them for a game without a schema."""
    record: Any = schema
    found: dict[str, Any] = dict(data) if record is None else _only_read(data, _kind(record))
    return found


@cache
def _kind(record: type[Any]) -> inspect.Type:
    return inspect.type_info(record)


def _only_read(value: Any, kind: inspect.Type) -> Any:
    if isinstance(kind, inspect.Metadata):
        return _only_read(value, kind.type)
    if isinstance(kind, inspect.UnionType):
        fitting = [one for one in kind.types if isinstance(value, _form(one))]
        return _only_read(value, fitting[0]) if fitting else value
    if not isinstance(value, _form(kind)):
        return value
    if isinstance(kind, inspect.StructType):
        fields = {field.encode_name: field.type for field in kind.fields if not _is_information(field.type)}
        return {key: _only_read(below, fields[key]) for key, below in value.items() if key in fields}
    if isinstance(kind, inspect.DictType):
        return {key: _only_read(below, kind.value_type) for key, below in value.items()}
    if isinstance(kind, inspect.ListType):
        return [_only_read(below, kind.item_type) for below in value]
    return value


def _form(kind: inspect.Type) -> type[Any]:
    """What a value of a kind is in a file, where something stands inside it."""
    if isinstance(kind, inspect.Metadata):
        return _form(kind.type)
    if isinstance(kind, inspect.StructType | inspect.DictType):
        return dict
    return list if isinstance(kind, inspect.ListType) else object


def _is_information(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and kind.extra == _UNREAD

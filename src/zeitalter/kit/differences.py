"""What differs between our components and those of a table where an owner's file is laid over: entry by entry.

Where an entry comes from and how sure we are of it does not count: only what is played with does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from zeitalter.kit.component_files import key_of, keyed

LONGEST_VALUE = 160
"""Letters in which a value is written."""
_BOOKKEEPING = ("source", "sources", "confidence", "note", "notes", "ref", "derived", "conflict", "evidence", "why")

Change = Literal["changed", "added", "removed"]


@dataclass(slots=True)
class Field:
    """A field that differs, and what both say; None: nothing."""

    name: str
    ours: str | None
    theirs: str | None


@dataclass(slots=True)
class Difference:
    """A component that differs: where it stands, its key there (empty: a part without entries), and how it differs."""

    part: str
    id: str
    change: Change
    fields: list[Field] = field(default_factory=list)
    names: list[dict[str, str] | None] = field(default_factory=lambda: [None, None])
    """What it is called by us and by them, if its entry says so."""


def differences(ours: dict[Any, Any], theirs: dict[Any, Any]) -> list[Difference]:
    """Everything that differs, in the order of our file."""
    found: dict[tuple[str, str], Difference] = {}
    for difference in _compare(ours, theirs, (), ("", "")):
        known = found.setdefault((difference.part, difference.id), difference)
        if known is not difference:
            known.fields += difference.fields
    return list(found.values())


def _compare(ours: Any, theirs: Any, path: tuple[str, ...], entry: tuple[str, str]) -> Iterator[Difference]:
    """`path` leads to both values; `entry` is the part and the key of the entry they belong to, if they do."""
    if ours == theirs:
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in [*ours, *(key for key in theirs if key not in ours)]:
            if not _is_bookkeeping(key):
                yield from _compare(ours.get(key), theirs.get(key), (*path, str(key)), entry)
    elif not entry[1] and isinstance(ours, list) and isinstance(theirs, list) and keyed(ours) and keyed(theirs):
        yield from _entries(ours, theirs, ".".join(path))
    elif entry[1]:
        yield Difference(*entry, "changed", [Field(".".join(path), spelled(ours), spelled(theirs))])
    else:
        part, name = path[0], ".".join(path[1:])
        yield Difference(part, "", "changed", [Field(name, spelled(ours), spelled(theirs))])


def _entries(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], part: str) -> Iterator[Difference]:
    before, after = {key_of(e): e for e in ours}, {key_of(e): e for e in theirs}
    for key in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(key), after.get(key)
        names = [_name(old), _name(new)]
        if new is None:
            yield Difference(part, str(key), "removed", [], names)
        elif old is None:
            fields = [Field(str(k), None, spelled(v)) for k, v in new.items() if v != key and not _is_bookkeeping(k)]
            yield Difference(part, str(key), "added", fields, names)
        else:
            for found in _compare(old, new, (), (part, str(key))):
                found.names = names
                yield found


def _is_bookkeeping(key: Any) -> bool:
    return str(key) in _BOOKKEEPING or str(key).endswith(("_source", "_confidence"))


def _name(entry: dict[str, Any] | None) -> dict[str, str] | None:
    """How an entry is called in both languages."""
    for de, en in (("de", "en"), ("name_de", "name_en")):
        if entry is not None and isinstance(entry.get(de), str) and isinstance(entry.get(en), str):
            return {"de": entry[de], "en": entry[en]}
    return None


def spelled(value: Any) -> str | None:
    """A value as one would write it into a component file, on one line."""
    text = _spell(value)
    return text if text is None or len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def _spell(value: Any) -> str | None:
    if value is None:
        return None
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_nested(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ("; " if any(isinstance(inner, dict) for inner in value) else ", ").join(map(_nested, value))
    return " ".join(str(value).split())


def _nested(value: Any) -> str:
    text = _spell(value) or "-"
    if isinstance(value, dict) and len(value) > 1:
        return f"{{{text}}}"
    return f"[{text}]" if isinstance(value, list) else text

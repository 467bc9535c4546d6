"""Component files of an owner that come from outside: read within bounds, put together, cut down to what they change.

A file is text somebody else has written. It may hold neither aliases nor tags, no key twice, and no name that a page
could take for anything but a name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import yaml

from zeitalter.engine.errors import BadInput
from zeitalter.kit.component_files import key_of, keyed, our_key
from zeitalter.kit.figures import DEEPEST, check_amounts

LONGEST_NAME = 60
"""Letters of what is printed as a name."""
MOST_NODES = 40_000
"""Values in one file: more than all of ours have together."""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NAMES = ("de", "en", "name", "name_de", "name_en", "city_name", "name_printed", "de_alt")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}")
_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_ .-]{0,79}")
_TAKEN = {
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
}
"""Names that every object of a page has already."""
_TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Letters that turn the direction of what follows."""
_MARKS = 3
"""Marks over one letter that nobody needs any more."""


_NOT_READ = ("timestamp", "merge", "value")
"""What YAML would make of plain words, and we do not."""


class _OwnersLoader(_Loader):  # type: ignore[misc]
    """Reads what we also write: no dates, no references, and every key once."""

    yaml_implicit_resolvers = {
        first: [
            (tag, pattern) for tag, pattern in found if tag.rpartition(":")[2] not in ("timestamp", "merge", "value")
        ]
        for first, found in _Loader.yaml_implicit_resolvers.items()
    }

    path = ""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A map; refused if a key stands in it twice."""
        seen: set[Any] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "a key that is no word", key.start_mark)
            if key.value in seen:
                line = key.start_mark.line + 1
                raise BadInput("components-key-twice", path=self.path, key=shown(key.value), line=line)
            seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return found


def read_owners_file(text: str, path: str) -> dict[str, Any]:
    """What a file of an owner says; a mistake becomes one sentence that names the place."""
    try:
        _check_structure(text, path)
        loader = _OwnersLoader(text)
        loader.path = path
        data = loader.get_single_data()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise BadInput("not-yaml", path=path, line=mark.line + 1 if mark else 1) from None
    except (ValueError, OverflowError, RecursionError):  # a number that is too long to be one
        raise BadInput("not-yaml", path=path, line=1) from None
    if not isinstance(data, dict):
        raise BadInput("not-yaml", path=path, line=1)
    check_words(data, path)
    return data


def _check_structure(text: str, path: str) -> None:
    """Refuse aliases, tags, and more or deeper nesting than any file needs, before anything is made of it."""
    depth = 0
    for n, event in enumerate(yaml.parse(text, Loader=_Loader)):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise BadInput("components-alias", path=path, line=line)
        if getattr(event, "tag", None) is not None:
            raise BadInput("components-tag", path=path, line=line)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST or n > 2 * MOST_NODES:
            most = DEEPEST if depth > DEEPEST else MOST_NODES
            raise BadInput("components-too-large", path=path, place=f"{path}:{line}", most=most)


# -- words -------------------------------------------------------------------------------------------------------------


def check_words(data: Mapping[str, Any], path: str) -> None:
    """Refuse amounts beyond all bounds, and names, ids and texts that a page could not show as what they are."""
    check_amounts(data, path)
    for place, key, value in _words(data, "", ""):
        place = place[:120] or path
        if key is None:
            if not isinstance(value, int) and not _is_name(value, _KEY):
                raise BadInput("components-bad-id", path=path, place=place, name=shown(str(value)))
        elif key == "id" and not _is_name(value, _ID):
            raise BadInput("components-bad-id", path=path, place=place, name=shown(value))
        elif not _readable(value, several_lines=key not in _NAMES):
            raise BadInput("components-bad-letter", path=path, place=place)
        elif key in _NAMES and not 0 < len(value.strip()) <= LONGEST_NAME:
            raise BadInput("components-bad-name", path=path, place=place, most=LONGEST_NAME)


def _is_name(value: Any, pattern: re.Pattern[str]) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None and value not in _TAKEN


def _words(value: Any, place: str, key: str) -> Iterator[tuple[str, str | None, Any]]:
    """All words with their places and the key they belong to; keys themselves belong to none."""
    if isinstance(value, str):
        yield place, key, value
    elif isinstance(value, dict):
        for inner, below in value.items():
            yield place, None, inner
            yield from _words(below, f"{place}.{inner}" if place else str(inner), str(inner))
    elif isinstance(value, list):
        for n, below in enumerate(value):
            entry = key_of(below) if isinstance(below, dict) else None
            inner = f"{place} ({shown(str(entry))})" if entry is not None else f"{place}[{n}]"
            yield from _words(below, inner, key)


def _readable(text: str, several_lines: bool) -> bool:
    marks = 0
    for c in text:
        category = unicodedata.category(c)
        marks = marks + 1 if category[0] == "M" else 0
        hidden = category in ("Cc", "Cs", "Co", "Cn") and not (several_lines and c in "\n\t")
        if hidden or c in _TURNING or marks >= _MARKS:
            return False
    return True


def shown(text: str) -> str:
    """What of a word can be repeated in a sentence."""
    return "".join(c for c in text[:40] if c.isprintable() and c not in _TURNING) or "?"


# -- putting together --------------------------------------------------------------------------------------------------


def join_files(files: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Several files as one: none of them may say again what another has said."""
    found: dict[str, Any] = {}
    for file in files:
        found = _joined(found, file, "")
    return found


def _joined(one: Any, other: Any, place: str) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        both = {**one, **other}
        for key in one.keys() & other.keys():
            both[key] = _joined(one[key], other[key], f"{place}.{key}" if place else str(key))
        return both
    if isinstance(one, list) and isinstance(other, list) and keyed(one) and keyed(other):
        return [*one, *other]
    raise BadInput("components-said-twice", entry=place)


def cut_down(ours: Any, theirs: Any) -> Any:
    """What an owner's data says beyond ours: a copy of our whole file becomes what was changed in it."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        said = {our_key(ours, key): value for key, value in theirs.items()}
        changed = {key: value for key, value in said.items() if key not in ours or ours[key] != value}
        left = {key: cut_down(ours[key], value) if key in ours else value for key, value in changed.items()}
        return {key: value for key, value in left.items() if value != {} or key not in ours}
    if isinstance(ours, list) and isinstance(theirs, list) and keyed(ours) and keyed(theirs):
        known = {key_of(entry): entry for entry in ours}
        return [entry for entry in theirs if not _says_nothing(known.get(key_of(entry)), entry)] or {}
    return theirs


def _says_nothing(ours: Mapping[str, Any] | None, theirs: Mapping[str, Any]) -> bool:
    return ours is not None and {**ours, **theirs} == ours

"""Component files: reading YAML, laying an owner's file over ours, and turning mistakes into sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import msgspec
import yaml

from zeitalter.engine.errors import BadInput
from zeitalter.engine.textfile import read_text
from zeitalter.kit.figures import check_amounts

T = TypeVar("T")
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_ONE_AT_A_TIME = Lock()
"""Two threads that convert to the same record for the first time would meet inside msgspec."""
FEW = 25
_TOO_LARGE = re.compile(r"Expected `(?:int|float)` <= (\d+)")
_KEYS = ("id", "level", "number", "round", "color")


def load_yaml(path: Path) -> Mapping[str, Any]:
    """The content of a YAML file, or a clear refusal."""
    text = read_text(path)
    try:
        data = yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise BadInput("not-yaml", path=str(path), line=mark.line + 1 if mark else 1) from None
    if not isinstance(data, dict):
        raise BadInput("not-yaml", path=str(path), line=1)
    return data


def with_owners(ours: Mapping[str, Any], theirs: Mapping[str, Any], fixed: Collection[str]) -> dict[str, Any]:
    """Our component file with an owner's laid over; `fixed` parts stay ours, and parts nobody knows are refused."""
    parts = [part for part in ours if part not in fixed]
    unknown = sorted(str(part) for part in theirs if part not in parts)
    if unknown:
        raise BadInput("components-unknown-part", part=unknown[0], parts=", ".join(parts))
    found: dict[str, Any] = lay_over(dict(ours), theirs)
    return found


def lay_over(ours: Any, theirs: Any) -> Any:
    """Our data with an owner's laid over: maps are merged, list entries with the same id are merged, others added.

    An entry `{id: x, remove: true}` takes ours out.
    """
    if isinstance(ours, dict) and isinstance(theirs, dict):
        merged = dict(ours)
        for key, value in theirs.items():
            key = our_key(ours, key)
            merged[key] = lay_over(ours[key], value) if key in ours else value
        return merged
    if isinstance(ours, list) and isinstance(theirs, list) and keyed(ours) and keyed(theirs):
        entries = {key_of(e): e for e in ours}
        said = [key_of(e) for e in theirs]
        for entry in theirs:
            key = key_of(entry)
            if said.count(key) > 1:
                raise BadInput("components-said-twice", entry=str(key))
            if entry.get("remove"):
                if entries.pop(key, None) is None:
                    raise BadInput("components-nothing-to-remove", entry=str(key))
            else:
                entries[key] = {**entries.get(key, {}), **entry}
        return list(entries.values())
    return theirs


def our_key(ours: Mapping[Any, Any], key: Any) -> Any:
    """The key of ours that is meant: a match file writes every key as text."""
    if key not in ours and isinstance(key, str) and key.isdecimal() and int(key) in ours:
        return int(key)
    return key


def keyed(entries: list[Any]) -> bool:
    """Whether all entries of a list have a key by which an owner's file can name them."""
    return bool(entries) and all(isinstance(e, dict) and isinstance(key_of(e), str | int) for e in entries)


def key_of(entry: Mapping[str, Any]) -> object:
    """What tells an entry from the others of its list."""
    return next((entry[k] for k in _KEYS if k in entry), None)


def convert(data: Any, type: type[T], path: str) -> T:
    """Data as a typed record; a mistake becomes one sentence that names the place."""
    check_amounts(data, path)
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(data, type, strict=True)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        place = where.replace("`", "").replace("$.", "").strip("$") or "file"
        found = re.match(r"([\w.]+)\[(\d+)\]", place)
        if found:
            entries = data
            for key in found[1].split("."):
                entries = entries.get(key) if isinstance(entries, dict) else None
            if isinstance(entries, list) and int(found[2]) < len(entries) and isinstance(entries[int(found[2])], dict):
                place = f"{place} ({key_of(entries[int(found[2])])})"
        if too_large := _TOO_LARGE.match(what):
            raise BadInput("components-too-large", path=path, place=place, most=int(too_large[1])) from None
        kind, name, wanted = _mistake(what)
        raise BadInput(
            "components-bad-entry", path=path, place=place, what=what, kind=kind, name=name, wanted=wanted
        ) from None


_MISTAKES = {
    "missing": re.compile(r"Object missing required field `(?P<name>[^`]*)`"),
    "unknown": re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"),
    "value": re.compile(r"Invalid enum value '?(?P<name>[^']*)'?"),
    "least": re.compile(r"Expected `(?:int|float)` >= (?P<name>-?\d+)"),
    "type": re.compile(r"Expected `(?P<wanted>[a-z]+)(?:[^`]*)`, got `(?P<name>[a-z]+)"),
    "length": re.compile(r"Expected `(?:array|str)` of length (?:[<>]= )?(?P<name>\d+)"),
}


def _mistake(what: str) -> tuple[str, str, str]:
    """What kind of mistake it is, for a sentence in any language: with what stands there and what was wanted."""
    for kind, pattern in _MISTAKES.items():
        if found := pattern.match(what):
            return kind, found["name"], found.groupdict().get("wanted", "")
    return "other", "", ""


# -- checks that several games make ------------------------------------------------------------------------------------


def check_unique(part: str, ids: Iterable[object]) -> None:
    """Refuse an id that stands twice in a part."""
    for id, n in Counter(ids).items():
        if n > 1:
            raise BadInput("components-twice", part=part, entry=str(id))


def check_known(part: str, entry: str, name: str, known: Collection[str]) -> None:
    """Refuse a name that nothing has; the sentence says which ones there are, of many the nearest."""
    if name in known:
        return
    near = list(known) if len(known) <= FEW else get_close_matches(name, known, 5, 0.0)
    raise BadInput("components-unknown-name", part=part, entry=entry, name=name, names=", ".join(near))


def check_complete(part: str, found: Collection[str], wanted: Collection[str]) -> None:
    """Refuse a part that does not have exactly the entries the rules know."""
    for id in found:
        check_known(part, id, id, wanted)
    for id in wanted:
        if id not in found:
            raise BadInput("components-missing", part=part, entry=id)

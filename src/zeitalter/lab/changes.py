"""A component value by its path, `wonders.sphinx.effects.0.gain_vp=2`, as what an owner's file would say.

A path leads through the component file of a game: parts, then entries by their id (or level, or number), then fields.
What comes out is laid over ours and checked as a whole, like any file of an owner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any

import yaml

from zeitalter.engine.errors import BadInput
from zeitalter.kit.component_files import load_yaml
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.read_fields import check_has_effect

KEYS = ("id", "level", "number", "round", "color")
"""By which field an entry of a list is known, the first that it has."""
NEAR = 8
"""How many names a refusal lists."""


def overlay_of(game: Declaration[Any], path: str, value: str) -> dict[str, Any]:
    """The change of one value, to be laid over our components."""
    if game.rules.components_file is None:
        raise BadInput("lab-no-components", game=game.id)
    ours = load_yaml(game.rules.components_file)
    part, *words = path.split(".")
    if part not in ours or not words:
        raise BadInput("lab-unknown-component", path=path, word=part, names=_near(part, list(map(str, ours))))
    found = {part: _changed(ours[part], words, _parsed(path, value), path)}
    check_has_effect(game.rules.our_components(), found, game.rules.schema, path)
    return found


def _parsed(path: str, value: str) -> Any:
    try:
        return yaml.safe_load(value)
    except yaml.YAMLError:
        raise BadInput("lab-bad-value", path=path, value=value) from None


def _changed(ours: Any, words: Sequence[str], value: Any, path: str) -> Any:
    """What is said of a part: of a list with ids only the entry that changes, of a map only the field."""
    if not words:
        return value
    word, rest = words[0], words[1:]
    if isinstance(ours, dict):
        key = _find(word, ours, path)
        return {key: _changed(ours[key], rest, value, path)}
    if isinstance(ours, list) and ours and all(isinstance(entry, dict) and _key(entry) for entry in ours):
        entries = {str(entry[_key(entry)]): entry for entry in ours}
        entry = entries[str(_find(word, entries, path))]
        if not rest:
            raise BadInput("lab-unknown-component", path=path, word=word, names=_near("", list(map(str, entry))))
        field = _find(rest[0], entry, path)
        return [{_key(entry): entry[_key(entry)], field: _whole(entry[field], rest[1:], value, path)}]
    return _whole(ours, words, value, path)


def _whole(ours: Any, words: Sequence[str], value: Any, path: str) -> Any:
    """A field with something changed deep inside: owners say fields of an entry as a whole."""
    if not words:
        return value
    copy = deepcopy(ours)
    inside = copy
    for word in words[:-1]:
        inside = inside[_find(word, inside, path)]
    inside[_find(words[-1], inside, path)] = value
    return copy


def _find(word: str, inside: Any, path: str) -> Any:
    """The key that a word of a path stands for, or a refusal that says which there are."""
    if isinstance(inside, Mapping):
        for key in inside:
            if str(key) == word:
                return key
        names = list(map(str, inside))
    elif isinstance(inside, list):
        if word.isdecimal() and int(word) < len(inside):
            return int(word)
        names = list(map(str, range(len(inside))))
    else:
        names = []
    raise BadInput("lab-unknown-component", path=path, word=word, names=_near(word, names))


def _near(word: str, names: Sequence[str]) -> str:
    if len(names) <= NEAR:
        return ", ".join(names) or "-"
    return ", ".join(get_close_matches(word, names, NEAR, 0.0))


def _key(entry: Mapping[str, Any]) -> str:
    return next((key for key in KEYS if key in entry), "")

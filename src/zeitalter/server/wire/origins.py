"""Where all components of a game come from, and how sure we are of them, for the page that tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.kit.component_files import load_yaml
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.origin import origin

Origins = dict[str, dict[str, dict[str, Any]]]
"""By kind and id."""
IDENTITY = ("id", "number", "level", "round", "color")
"""What tells components of one list apart: the first of these that an entry has."""


def of_components(game: Declaration, match: Match, names: Mapping[str, Any], cards: Mapping[str, Any]) -> Origins:
    """The origin of every component, by kind and id (or number, level, pair of territories)."""
    file = game.rules.components_file
    if file is None:
        return {}
    found: Origins = {}
    for kind, entries in _by_kind(load_yaml(file), match, names, cards).values():
        if kind in found:
            raise ValueError(f"two groups of components are called {kind}")
        found[kind] = {_id(entry): _about(entry, names, game.words.figures) for entry in entries}
    return found | {
        kind: {id: _plain(entry) for id, entry in entries.items()} for kind, entries in game.words.sources().items()
    }


def kinds_of_parts(
    game: Declaration, match: Match, names: Mapping[str, Any], cards: Mapping[str, Any]
) -> dict[str, str]:
    """The kind of the components in each part of our files that lists some, such as `wonder` for `wonders`."""
    return {part: kind for part, (kind, _) in _by_kind(game.rules.our_components(), match, names, cards).items()}


def _by_kind(
    data: Mapping[str, Any], match: Match, names: Mapping[str, Any], cards: Mapping[str, Any]
) -> dict[str, tuple[str, list[dict[str, Any]]]]:
    """All lists of components with their kinds, by the part they stand in."""
    kinds = {frozenset(ids): kind for kind, ids in [*names.items(), *match.table.components.ids.items()]}
    found = {}
    for path, entries in _groups(data, ()):
        kind = "-".join(path)
        if "id" in entries[0] or "number" in entries[0]:
            kind = kinds.get(frozenset(map(_id, entries)), kind)
        elif "level" in entries[0]:  # `military_bonuses` speaks of cards of military
            kind = next((k for k in cards if path[-1].startswith(k)), kind)
        found[".".join(path)] = kind, entries
    return found


def _groups(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """All lists of components, each with the keys that lead to it; the contents of the box are named by their keys."""
    if isinstance(value, dict):
        if value and all(isinstance(v, dict) and "source" in v and "count" in v for v in value.values()):
            yield path, [{"id": key, **entry} for key, entry in value.items()]
            return
        for key, part in value.items():
            yield from _groups(part, (*path, str(key)))
    elif isinstance(value, list):
        entries = [e for e in value if isinstance(e, dict) and "source" in e and _id(e)]
        if entries:
            yield path, entries


def _id(entry: Mapping[str, Any]) -> str:
    """What tells a component from others of its kind."""
    if "pair" in entry:
        return " ".join(entry["pair"])
    return next((str(entry[key]) for key in IDENTITY if key in entry), "")


def _about(entry: Mapping[str, Any], names: Mapping[str, Any], figures: Sequence[str]) -> dict[str, Any]:
    """Where a component comes from, parts of it that come from elsewhere, and what is to be said of it."""
    parts = {
        key.removesuffix("_source"): origin(entry, key.removesuffix("source")) for key in entry if "_source" in key
    }
    values = {key: entry[key] for key in figures if key in entry}
    speaks_of = [[kind, id] for key, ids in entry.items() for kind, id in _named(key, ids, names)]
    more = {"parts": parts, "values": values, "of": speaks_of}
    return {**origin(entry), **{key: part for key, part in more.items() if part}}


def _plain(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What a game says itself of a component."""
    if "parts" not in entry:
        return {**entry, **origin(entry)}
    return {**entry, **origin(entry), "parts": {part: origin(of) for part, of in entry["parts"].items()}}


def _named(key: str, ids: Any, names: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The components a list of ids speaks of: `stats` are of kind stat, others of the first kind that has them all."""
    if not isinstance(ids, list) or not ids or not all(isinstance(id, str) for id in ids):
        return
    fitting = [kind for kind, known in names.items() if set(ids) <= set(known)]
    fitting.sort(key=lambda kind: kind != key.removesuffix("s"))
    yield from ((fitting[0], id) for id in ids if fitting)

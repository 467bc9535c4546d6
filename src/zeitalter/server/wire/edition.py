"""What differs at a table where an owner's file is laid over our components, as everybody there is shown it.

Names and texts come from the file: they are data of a bounded length, and the page never takes them for anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from zeitalter.engine.match import Match
from zeitalter.kit.declaration import Declaration, declared
from zeitalter.kit.differences import Difference
from zeitalter.kit.read_fields import read_differences
from zeitalter.server.wire import game_data, origins
from zeitalter.texts import LANGUAGES, texts_for

MOST_SHOWN = 300
"""Components that are listed one by one; of further ones only how many they are is said."""
MOST_FIELDS = 30
LONGEST_TEXT = 600

ByLanguage = dict[str, str]


class ComponentDifference(msgspec.Struct):
    """A component that differs."""

    part: str
    """Where it stands in the file."""
    id: str
    """Its key there; empty: a part without entries."""
    change: str
    """`changed`, `added` or `removed`."""
    fields: list[list[str | None]]
    """What differs in it: field, ours, theirs."""
    kind: str | UnsetType = UNSET
    name: ByLanguage | UnsetType = UNSET
    texts: list[ByLanguage | None] | UnsetType = UNSET
    """What it does, in our words for ours and for theirs."""


class Differences(msgspec.Struct):
    """What differs from our edition, and how many components in all."""

    differences: list[ComponentDifference]
    total: int


class Edition(Differences):
    """The edition a match is played with: what differs, and names and cards as they are there."""

    names: Mapping[str, Any] = {}
    cards: Mapping[str, Any] = {}


def edition_of(match: Match) -> Edition:
    """The edition a match is played with; without names and cards where they are the usual ones."""
    found, printed = differences_of(match), game_data.printed(match) or {}
    return Edition(found.differences, found.total, printed.get("names", {}), printed.get("cards", {}))


def differences_of(match: Match) -> Differences:
    """What differs at a table from our edition."""
    overlay = match.table.overlay
    if not overlay:
        return Differences([], 0)
    game = declared(match.game)
    found = read_differences(game.rules.our_components(), overlay, game.rules.schema)
    usual = game.table(match.table.seats, match.table.options).components
    shown = [_shown(game, usual, match.table.components, one) for one in found[:MOST_SHOWN]]
    return Differences(shown, len(found))


def _shown(game: Declaration, ours: Any, theirs: Any, found: Difference) -> ComponentDifference:
    kind = _kinds(game).get(found.part)
    fields = [[field.name, field.ours, field.theirs] for field in found.fields[:MOST_FIELDS]]
    shown = ComponentDifference(found.part, found.id, found.change, fields)
    if kind is None or not found.id:
        return shown
    shown.kind = kind
    named = found.names[1] or found.names[0] or _name(theirs, kind, found.id) or _name(ours, kind, found.id)
    texts = [_text(game, components, kind, found.id) for components in (ours, theirs)]
    if found.change != "changed":
        texts[0 if found.change == "added" else 1] = None
    if named is not None:
        shown.name = dict(named)
    if texts[0] != texts[1]:
        shown.texts = texts
    return shown


@cache
def _kinds(game: Declaration) -> dict[str, str]:
    """The kinds of all parts of our files, as cards and names know them where they do."""
    match = Match.new(game, game.max_seats)
    ids = match.table.components.ids
    described = game.words.descriptions
    found = origins.kinds_of_parts(game, match, ids, described)
    for part, kind in found.items():
        listed = _listed(game.rules.our_components(), part)
        better = [k for k in described if k in ids and listed <= set(map(str, ids[k]))]
        if kind not in described and better:
            found[part] = better[0]
    return found


def _listed(data: Any, part: str) -> set[str]:
    for key in part.split("."):
        data = data[key]
    entries = [{"id": key} for key in data] if isinstance(data, dict) else data
    return {str(entry.get("id", "")) for entry in entries if isinstance(entry, dict)}


def _name(components: Any, kind: str, id: str) -> Mapping[str, str] | None:
    ids = [str(known) for known in components.ids.get(kind, ())]
    names = getattr(components, "names", {}).get(kind)
    return None if names is None or id not in ids else names[ids.index(id)]


def _text(game: Declaration, components: Any, kind: str, id: str) -> ByLanguage | None:
    """What a component does, in our words."""
    describe = game.words.descriptions.get(kind)
    number = None if describe is None else game_data.card_numbers(game, components, kind).get(id)
    if describe is None or number is None:
        return None
    return {lang: describe(texts_for(game.id, lang), components, number)[:LONGEST_TEXT] for lang in LANGUAGES}

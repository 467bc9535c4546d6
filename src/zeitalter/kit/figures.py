"""How much a component file may hold. Every figure in a game's schema has one of these types, so it has a bound.

A file from outside decides how many cards are shuffled and how often a rule runs: nobody may write a million there. The
bounds leave room for far more than is in any box.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from zeitalter.engine.errors import BadInput

MOST_THINGS = 99
LARGEST = 9999
MOST_ENTRIES = 400
"""Entries of one list or map."""
LONGEST_TEXT = 2000
DEEPEST = 20

Count = Annotated[int, Meta(ge=0, le=MOST_THINGS)]
"""How many things there are, or how often something is done."""
Some = Annotated[int, Meta(ge=1, le=MOST_THINGS)]
"""The same, at least one."""
Figure = Annotated[int, Meta(ge=0, le=LARGEST)]
"""Points, prices and other figures that nothing is counted out by."""
Signed = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""The same below nothing as well, such as years."""
Step = Annotated[int, Meta(ge=-MOST_THINGS, le=MOST_THINGS)]
"""A small difference or a place on a grid."""
Ordinate = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
"""A place in a picture."""


def check_amounts(data: Any, path: str) -> None:
    """Refuse figures, texts, lists and nesting beyond all bounds, also in parts that the schema leaves open."""
    level: list[tuple[str, Any]] = [("", data)]
    for _ in range(DEEPEST):
        level = [below for place, value in level for below in _inside(place, value, path)]
        if not level:
            return
    raise BadInput("components-too-large", path=path, place=level[0][0], most=DEEPEST)


def _inside(place: str, value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """What a value holds, with its places."""
    if isinstance(value, int | float):
        if not abs(value) <= LARGEST:  # neither is what is no number at all
            raise BadInput("components-too-large", path=path, place=place, most=LARGEST)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadInput("components-too-large", path=path, place=place, most=LONGEST_TEXT)
    elif isinstance(value, dict | list):
        if len(value) > MOST_ENTRIES:
            raise BadInput("components-too-large", path=path, place=place, most=MOST_ENTRIES)
        for key, below in value.items() if isinstance(value, dict) else enumerate(value):
            name = str(key)[:40]
            yield from _inside(place, key, path)
            yield (f"{place}.{name}" if place else name), below

"""Forms as a list of answers: all of them where there are few, otherwise some, always the same ones for the same form.

The drawing depends on the form and on what the seat knows, never on hidden things; so a seat sees the same answers in
every world that it cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, islice, permutations, product
from math import prod
from random import Random
from typing import Any

from zeitalter.engine.forms import Bag, Count, Each, Field, Form, Number, Pick, Row, Some
from zeitalter.engine.values import Action

LISTED = 24
"""Forms with up to this many answers are listed completely."""
DRAWN = 8
"""Of larger ones so many answers are drawn; the same one may come twice and then counts once."""


def answers(s: Any, seat: int, form: Form) -> list[Action]:
    """Legal ways to fill a form in, at least one; every one where there are few."""
    question = s.question()
    listed = _listed(form)
    if listed is not None:
        legal = [action for action in listed if question.objection(s, seat, action) is None]
        if legal:
            return legal
    r = Random(hash(form.fields))  # numbers only, so it is the same in every process
    return list(dict.fromkeys(question.sample(s, seat, form, r) for _ in range(DRAWN)))


def _listed(form: Form) -> list[Action] | None:
    """All ways to fill the fields in; None if they are too many."""
    columns = []
    total = 1
    for field in form.fields:
        column = _values(field)
        total *= len(column)
        if total > LISTED:
            return None
        columns.append(column)
    return [(form.verb, *values) for values in product(*columns)]


def _values(field: Field) -> list[Any]:
    """The values of a field, at most one more than are listed."""
    return list(islice(_every(field), LISTED + 1))


def _every(field: Field) -> Iterable[Any]:
    if isinstance(field, Pick):
        return field.domain
    if isinstance(field, Number):
        return range(field.low, field.high + 1)
    if isinstance(field, Some):
        sizes = range(field.low, min(field.high, len(field.domain)) + 1)
        return chain.from_iterable(combinations(field.domain, size) for size in sizes)
    if isinstance(field, Row):
        sizes = range(field.low, min(field.high, len(field.domain)) + 1)
        return chain.from_iterable(permutations(field.domain, size) for size in sizes)
    if isinstance(field, Each):
        return product(field.domain, repeat=field.keys)
    return _shares(field)


def _shares(field: Count | Bag) -> Iterator[Any]:
    """All ways to take some of each; where the limits alone allow far more, just enough to see that they are many."""
    if prod(limit + 1 for limit in field.limits) > LISTED * LISTED:
        yield from range(LISTED + 1)
        return
    for counts in product(*(range(limit + 1) for limit in field.limits)):
        if field.low <= sum(counts) <= field.high:
            yield field.of(counts) if isinstance(field, Bag) else counts

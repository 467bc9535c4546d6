"""Forms: options with too many answers to list.

A form is a verb with fields; an answer has exactly one spelling (subsets and counts sorted by the field's domain). What
fields cannot say is said by the decision's `objection`; a decision with forms may have a `sample` of its own, which
always finds a legal answer and can find every one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from zeitalter.engine.values import Action

if TYPE_CHECKING:
    from zeitalter.engine.state import State


@dataclass(slots=True, frozen=True)
class Pick:
    """One value of a domain."""

    domain: tuple[int, ...]

    def accepts(self, value: Any) -> bool:
        return value in self.domain

    def sample(self, r: Random) -> Any:
        return r.choice(self.domain)


@dataclass(slots=True, frozen=True)
class Number:
    """A whole number from low to high."""

    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high

    def sample(self, r: Random) -> Any:
        return r.randint(self.low, self.high)


@dataclass(slots=True, frozen=True)
class Some:
    """A subset of a domain, in the domain's order."""

    domain: tuple[int, ...]
    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        chosen = set(value)
        return tuple(v for v in self.domain if v in chosen) == value

    def sample(self, r: Random) -> Any:
        n = r.randint(self.low, min(self.high, len(self.domain)))
        chosen = set(r.sample(self.domain, n))
        return tuple(v for v in self.domain if v in chosen)


@dataclass(slots=True, frozen=True)
class Row:
    """A sequence without repetition: order matters."""

    domain: tuple[int, ...]
    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and self.low <= len(value) <= self.high
            and len(set(value)) == len(value)
            and all(v in self.domain for v in value)
        )

    def sample(self, r: Random) -> Any:
        return tuple(r.sample(self.domain, r.randint(self.low, min(self.high, len(self.domain)))))


@dataclass(slots=True, frozen=True)
class Count:
    """How many of each: one number per key, at most its limit, with a total from low to high."""

    limits: tuple[int, ...]
    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.limits)
            and all(isinstance(v, int) and 0 <= v <= limit for v, limit in zip(value, self.limits, strict=True))
            and self.low <= sum(value) <= self.high
        )

    def sample(self, r: Random) -> Any:
        total = r.randint(self.low, min(self.high, sum(self.limits)))
        pieces = [i for i, limit in enumerate(self.limits) for _ in range(limit)]
        counts = [0] * len(self.limits)
        for i in r.sample(pieces, total):
            counts[i] += 1
        return tuple(counts)


@dataclass(slots=True, frozen=True)
class Bag:
    """Values of a domain with repetition, in the domain's order: at most its limit of each, from low to high in all."""

    domain: tuple[int, ...]
    limits: tuple[int, ...]
    low: int
    high: int

    def accepts(self, value: Any) -> bool:
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        counts = [value.count(v) for v in self.domain]
        return all(n <= limit for n, limit in zip(counts, self.limits, strict=True)) and self.of(counts) == value

    def of(self, counts: Sequence[int]) -> tuple[int, ...]:
        """The bag with so many of each value of the domain."""
        return tuple(v for v, n in zip(self.domain, counts, strict=True) for _ in range(n))

    def sample(self, r: Random) -> Any:
        pieces = self.of(self.limits)
        chosen = sorted(r.sample(range(len(pieces)), r.randint(self.low, min(self.high, len(pieces)))))
        return tuple(pieces[i] for i in chosen)


@dataclass(slots=True, frozen=True)
class Each:
    """A value of a domain for every key."""

    keys: int
    domain: tuple[int, ...]

    def accepts(self, value: Any) -> bool:
        return isinstance(value, tuple) and len(value) == self.keys and all(v in self.domain for v in value)

    def sample(self, r: Random) -> Any:
        return tuple(r.choice(self.domain) for _ in range(self.keys))


Field = Pick | Number | Some | Row | Count | Bag | Each


@dataclass(slots=True, frozen=True)
class Form:
    """A verb with fields to fill in."""

    verb: str
    fields: tuple[Field, ...]

    def accepts(self, action: Action) -> bool:
        """Whether the action fills this form in; the decision's objection may still refuse it."""
        return (
            len(action) == len(self.fields) + 1
            and action[0] == self.verb
            and all(f.accepts(v) for f, v in zip(self.fields, action[1:], strict=True))
        )

    def sample(self, r: Random) -> Action:
        """Some answer that fills this form in."""
        return (self.verb, *(f.sample(r) for f in self.fields))


Option = Action | Form
"""What a seat is offered: an action, or a form to fill in."""


def sample(s: State, seat: int, option: Option, r: Random) -> Action:
    """An answer for an advertised option: the option itself, or a legal way to fill the form in."""
    return s.question().sample(s, seat, option, r) if isinstance(option, Form) else option


def matches(options: Sequence[Option], action: Action) -> bool:
    """Whether an action is among the options, or fills in one of their forms."""
    return any(o == action if not isinstance(o, Form) else o.accepts(action) for o in options)

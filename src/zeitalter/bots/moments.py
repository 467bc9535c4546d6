"""What a player would call a moment of a match: a turn of somebody, or a question that several answer together.

Here is what a log is made of when somebody looks back: moments, the decisions worth a look among their entries, and the
entries at which chance had a say. What was taken back does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from zeitalter.engine import kernel
from zeitalter.engine.match import Entry, Match
from zeitalter.engine.values import Action
from zeitalter.kit.game_parts import Foresight

MOST_MOMENTS = 300
"""A longer match has its shortest moments put together."""


@dataclass(slots=True)
class Decision:
    """A question somebody answered, with all answers to questions of the same kind that followed at once."""

    entry: int
    """The first answer."""
    seat: int
    question: str
    line: list[Action]
    entries: list[int] = field(default_factory=list)
    """The entries of these answers."""


@dataclass(slots=True)
class Moment:
    """Some entries that belong together."""

    first: int
    last: int
    decisions: list[Decision] = field(default_factory=list)
    chance: list[int] = field(default_factory=list)
    """The entries at which something was revealed or dice fell."""


class Played(NamedTuple):
    """An answer that counts, with the positions before and after it."""

    n: int
    entry: Entry
    before: Any
    after: Any


def first_entry(match: Match) -> int:
    """The entry from which on positions can be found: what older rules played cannot be looked at."""
    return max((n for n, entry in enumerate(match.log, 1) if entry.kind == "rules"), default=0)


def taken_back(match: Match) -> set[int]:
    """The entries that were taken back later, and those that did so."""
    gone: set[int] = set()
    for n, entry in enumerate(match.log, 1):
        if entry.kind == "undo":
            gone.update(range(entry.value, n + 1))
    return gone


def answers(match: Match) -> Iterator[Played]:
    """All answers that count, in order."""
    gone = taken_back(match)
    first = first_entry(match)
    before = match.state_at(first)
    for n, entry in enumerate(match.log[first:], first + 1):
        if entry.kind == "answer":
            after = before.copy()
            kernel.answer(after, entry.seat, entry.value)
            if n not in gone:
                yield Played(n, entry, before, after)
            before = after
        else:
            before = match.state_at(n)


def moments(match: Match, parts: Foresight[Any]) -> list[Moment]:
    """The moments of a match, from its first to its last answer."""
    found: list[Moment] = []
    key: tuple[Any, ...] = ()
    closed = 0  # sealed questions so far to which all answers have come in
    for n, entry, before, after in answers(match):
        name, sealed = type(before.stack[-1]).__name__, before.stack[-1].sealed
        together = sealed or len(before.asked) > 1
        here = (parts.stage(before), None if together else entry.seat, name if together else "", closed)
        if here != key:
            found.append(Moment(n, n))
        key, moment = here, found[-1]
        moment.last = n
        if before.barriers != after.barriers or before.rng != after.rng:
            moment.chance.append(n)
        _add_decision(moment, n, entry, name, entry.seat in before.sealed)
        closed += sealed and not after.sealed
    return _together(found)


def _add_decision(moment: Moment, n: int, entry: Entry, name: str, replaces: bool) -> None:
    own = [d for d in moment.decisions if (d.seat, d.question) == (entry.seat, name)]
    if replaces and own:
        own[-1].line, own[-1].entries = [entry.value], [own[-1].entry]
    elif own and own[-1] is moment.decisions[-1]:
        own[-1].line.append(entry.value)
        own[-1].entries.append(n)
    else:
        moment.decisions.append(Decision(n, entry.seat, name, [entry.value], [n]))


def _together(found: list[Moment]) -> list[Moment]:
    """At most so many moments: neighbours are put together as evenly as possible."""
    if len(found) <= MOST_MOMENTS:
        return found
    kept: list[Moment] = []
    for i, moment in enumerate(found):
        if i * MOST_MOMENTS // len(found) == len(kept):
            kept.append(moment)
        else:
            kept[-1].last = moment.last
            kept[-1].decisions += moment.decisions
            kept[-1].chance += moment.chance
    return kept

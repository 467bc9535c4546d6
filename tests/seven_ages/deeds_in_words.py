"""The log of a match as deeds in one line each, put together as `web/talk/deeds.js` and the log of the page do it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.engine.match import Match
from zeitalter.kit.declaration import Declaration
from zeitalter.texts import Texts


@dataclass
class Deed:
    """What somebody did: the entry it began with, whose it is, and its events."""

    entry: int
    party: int | None
    last: int
    lines: list[Event] = field(default_factory=list)


def party_of(game: Declaration, event: Event) -> int | None:
    """Whom an event is about: the first seat that it names."""
    for kind, value in zip(game.events[event.id], event.args, strict=True):
        if kind.name == "seat" and not kind.many:
            return int(value)
    return None


def deeds_of(match: Match[Any], seat: int | None) -> list[Deed]:
    """The deeds of a match as a seat sees them."""
    game: Any = match.game
    words = game.vocabulary
    closing = {*words.chapters, "undo", "clock", "rules"}
    opening = {*words.deeds, *closing}
    found: list[Deed] = []
    for entry, event in match.events(seat):
        now = found[-1] if found else None
        party = party_of(game, event)
        again = now and now.lines[0].id == event.id in words.runs and now.party == party
        closed = now and now.lines[0].id in closing and now.last != entry
        if now and not closed and (again or event.id not in opening):
            now.lines.append(event)
            now.last = entry
        else:
            found.append(Deed(entry, party, entry, [event]))
    return found


def in_brief(texts: Texts, match: Match[Any], deed: Deed) -> str:
    """A deed in one line: whose it is, then the briefs of its events, several of the same as one."""
    head = f"{match.seats[deed.party].name}: " if deed.party is not None else ""
    parts = list(_fragments(texts, match, deed))
    return head + ", ".join(parts) if parts else texts.event(match, deed.lines[0])


def _fragments(texts: Texts, match: Match[Any], deed: Deed) -> Iterator[str]:
    told: set[tuple[str, int | None]] = set()
    for event in deed.lines:
        party = party_of(match.game, event)  # type: ignore[arg-type]
        same = [other for other in deed.lines if other.id == event.id and party_of(match.game, other) == party]  # type: ignore[arg-type]
        kinds = match.game.events[event.id]
        if (event.id, party) in told:
            continue
        if len(same) > 1 and texts.has(f"run-{event.id}"):
            told.add((event.id, party))
            words = texts.message(f"run-{event.id}", count=len(same), total=_total(kinds, same))
        else:
            words = _brief(texts, match, event)
        if words:
            yield words if party in (None, deed.party) else f"{match.seats[party].name}: {words}"


def _brief(texts: Texts, match: Match[Any], event: Event) -> str:
    """What a single event adds; one whose secrets are hidden has words of its own."""
    kinds = match.game.events[event.id]
    known = [(kind, value) for kind, value in zip(kinds, event.args, strict=True) if value is not None]
    id = f"brief-{event.id}" if len(known) == len(kinds) else f"brief-{event.id}-veiled"
    return texts.message(id, **texts.args(match, [k for k, _ in known], [v for _, v in known])) if texts.has(id) else ""


def _total(kinds: Any, events: list[Event]) -> int:
    at = next((i for i, kind in enumerate(kinds) if kind.name == "number"), None)
    return 0 if at is None else sum(event.args[at] for event in events)

"""What the server knows of a match beside its game: who sits where, who may look, and what the lists show of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zeitalter.engine.match import Match, Seat
from zeitalter.server.wire import positions as wire


@dataclass(slots=True)
class Place:
    """A seat at the table: a person (none yet: free), or a bot; `stand_in` plays for an absent person."""

    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    link: str | None = None

    @property
    def played_by(self) -> str | None:
        """The bot that answers for this seat; None: a person does."""
        return self.bot or self.stand_in

    @property
    def waited_for(self) -> bool:
        """Whether a person sits here who has to answer."""
        return self.person is not None and self.played_by is None

    @property
    def free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.bot is None and self.person is None


@dataclass(slots=True)
class Record:
    """What the server knows of a match beside its game."""

    id: str
    game: str
    name: str
    owner: str
    open: bool
    pace: str
    watch: str
    created: str
    since: str
    places: list[Place]
    clock: int | None = None
    """Hours per answer; after that the game's default answer is given."""
    guide: bool = False
    """Whether it began from the game's prepared position for newcomers."""
    watchers: set[str] = field(default_factory=set)
    chat: list[dict[str, Any]] = field(default_factory=list)
    until: str | None = None
    """When the time of the whole table for the present question is up, if it has one."""

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [i for i, place in enumerate(self.places) if person is not None and place.person == person]

    def may_see(self, person: str | None) -> bool:
        """Whether a person may look at this match at all."""
        if self.open:
            return True
        return person is not None and (person == self.owner or person in self.watchers or bool(self.seats_of(person)))

    def seats(self) -> list[Seat]:
        """The seats as the kernel knows them."""
        return [Seat(p.name, f"bot:{p.bot}" if p.bot else "person") for p in self.places]


@dataclass(slots=True)
class Summary:
    """What the lists show of a running or finished match."""

    entries: int
    waiting: list[int]
    over: bool
    result: Mapping[str, Any] | None


def summary(match: Match) -> Summary:
    """What the lists show of this match."""
    return Summary(len(match.log), wire.asked(match, None), match.over, match.result)


def described(record: Record, found: Summary, person: str | None) -> dict[str, Any]:
    """A match as the lists and the message `table` show it to a person."""
    places = [
        {
            "name": p.name,
            "kind": "bot" if p.bot else "person",
            "bot": p.played_by,
            "yours": person is not None and p.person == person,
            "taken": not p.free,
        }
        for p in record.places
    ]
    data = {
        "id": record.id,
        "game": record.game,
        "name": record.name,
        "seats": places,
        "open": record.open,
        "pace": record.pace,
        "owner": person == record.owner,
        "waiting": found.waiting,
        "since": record.since,
        "clock": record.clock,
        "guide": record.guide,
        "over": found.over,
        "result": found.result,
        "entries": found.entries,
    }
    if person == record.owner:
        data["links"] = {str(i): p.link for i, p in enumerate(record.places) if p.link and p.free}
        data["watch"] = record.watch
    return data

"""What the server knows of a match beside its game: who sits where, who may look, what was said."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from zeitalter.engine.match import Seat
from zeitalter.server.store.prepared import Key, Prepared

BOT_PACES = ("calm", "brisk", "at_once")
"""How quickly the bots of a match answer; the first is the usual one."""
TAG = 5
"""Letters of the tag of somebody who talks."""


@dataclass(slots=True, frozen=True)
class Absence:
    """From when to when somebody is on holiday, as it is stored."""

    begins: str
    ends: str
    id: str = ""

    @property
    def start(self) -> datetime:
        """When it begins."""
        return datetime.fromisoformat(self.begins)

    @property
    def stop(self) -> datetime:
        """When it ends."""
        return datetime.fromisoformat(self.ends)


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
class MatchInfo:
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
    """The last lines, each with `n`, `name`, `text` and `at`, and who its speaker is, see `speaker`."""
    until: str | None = None
    """When the time of the whole table for the present question is up, if it has one."""
    aside: bool = False
    """Whether its bots have failed too often and rest until somebody changes something."""
    bot_pace: str = BOT_PACES[0]
    """How quickly its bots answer, one of `BOT_PACES`."""
    changes: int = 0
    """How often something about it has changed beside its log."""
    keeper: str | None = None
    """The worker that plays its bots and clocks; None: nobody does yet."""

    bank: int | None = None
    """Hours that every seat has beside the clock, for the whole match."""
    spent: list[list[int]] = field(default_factory=list)
    """Seconds of its bank that each seat has used, before the present question and in it; empty: nobody has."""
    away: dict[str, list[Absence]] = field(default_factory=dict)
    """The holidays of those who sit here that were not over when the present question was put, in order."""

    house_cards: bool = False
    """Whether an owner's component file is laid over ours."""

    prepared: dict[Key, Prepared] = field(default_factory=dict)
    """What seats have prepared for coming questions, each a secret of its seat."""

    def absences(self, seat: int) -> list[Absence]:
        """The holidays of whoever sits there."""
        return self.away.get(self.places[seat].person or "", [])

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [i for i, place in enumerate(self.places) if person is not None and place.person == person]

    def may_see(self, person: str | None) -> bool:
        """Whether a person may look at this match at all."""
        if self.open:
            return True
        return person is not None and self.takes_part(person)

    def takes_part(self, person: str) -> bool:
        """Whether a person sits at the table, owns it or was invited to watch; an open table may be seen by others."""
        return person == self.owner or person in self.watchers or bool(self.seats_of(person))

    def name_of(self, person: str) -> str | None:
        """The name of a person at this table, which no other has; None for who does not sit."""
        return next((place.name for place in self.places if place.person == person), None)

    def speaker(self, person: str | None, account: bool) -> dict[str, Any]:
        """What tells a speaker from others of the same name: the seat, whether it is a guest, and a tag of its own."""
        seats = self.seats_of(person)
        tag = "" if person is None else hashlib.sha256(f"{self.id} {person}".encode()).hexdigest()[:TAG]
        return {"seat": seats[0] if seats else None, "guest": not account, "tag": tag}

    def seats(self) -> list[Seat]:
        """The seats as the kernel knows them."""
        return [Seat(p.name, f"bot:{p.bot}" if p.bot else "person") for p in self.places]

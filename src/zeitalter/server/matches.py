"""Matches in the database: what a row holds, how a match is rebuilt from its log, and how its log grows.

Every function that takes a connection runs inside one transaction of the storage. A number that another worker has
already written raises IntegrityError, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from zeitalter.engine import files
from zeitalter.engine.files import entry_from_json, entry_to_json
from zeitalter.engine.match import SNAPSHOT_EVERY, Match, Seat
from zeitalter.engine.rng import commitment
from zeitalter.games import find_game
from zeitalter.server import wire
from zeitalter.server.schema import CHAT, ENTRIES, MATCHES, SEATS, SNAPSHOTS, WATCHERS
from zeitalter.server.storage import Prepared, Row

CHAT_SHOWN = 200


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


# -- writing -----------------------------------------------------------------------------------------------------------


def store_match(c: Connection, record: Record, match: Match) -> None:
    """Write a new match with all its entries."""
    found = summary(match)
    c.execute(
        insert(MATCHES).values(
            id=record.id,
            game=record.game,
            rules=match.game.RULES,
            name=record.name,
            owner=record.owner,
            open=record.open,
            pace=record.pace,
            clock=record.clock,
            watch=record.watch,
            options=dict(match.table.options),
            seed=match.seed.hex(),
            components=match.table.overlay,
            parent=None if match.parent is None else dict(match.parent),
            start=None if match.start_state is None else match.game.state_to_json(match.start_state),
            created=record.created,
            since=record.since,
            entries=found.entries,
            waiting=found.waiting,
            over=found.over,
            result=found.result,
        )
    )
    for i, p in enumerate(record.places):
        values = {"name": p.name, "person": p.person, "bot": p.bot, "stand_in": p.stand_in, "link": p.link}
        c.execute(insert(SEATS).values(match=record.id, seat=i, **values))
    rows = [
        {"match": record.id, "number": n, "entry": entry_to_json(match, entry), "at": record.created}
        for n, entry in enumerate(match.log, 1)
    ]
    if rows:
        c.execute(insert(ENTRIES), rows)
        store_snapshot(c, record.id, match)


_ENTRY = Prepared(
    insert(ENTRIES),
    ("match", "number", "entry", "at"),
    'INSERT INTO entries ("match", number, entry, at) VALUES {rows}',
)
_PROGRESS = Prepared(
    update(MATCHES).where(MATCHES.c.id == bindparam("this")),
    ("this", "entries", "waiting", "over", "result", "since", "rules"),
    "UPDATE matches SET entries = new.column2, waiting = new.column3, over = new.column4, result = new.column5, "
    "since = new.column6, rules = new.column7 FROM (VALUES {rows}) AS new WHERE matches.id = new.column1",
)
_SNAPSHOT = Prepared(
    insert(SNAPSHOTS),
    ("match", "number", "rules", "state"),
    'INSERT INTO snapshots ("match", number, rules, state) VALUES {rows}',
)


def newest_entry(id: str, match: Match, at: str, since: str) -> list[Row]:
    """What is written for the last entry of a match's log; its number may be taken.

    `at` is its time; `since` says from when on somebody has been waited for.
    """
    n, rules, found = len(match.log), match.game.RULES, summary(match)
    entry = _json(entry_to_json(match, match.log[-1]))
    progress = {
        "this": id,
        "entries": n,
        "waiting": _json(found.waiting),
        "over": found.over,
        "result": _json(found.result),
        "since": since,
        "rules": rules,
    }
    rows: list[Row] = [(_ENTRY, {"match": id, "number": n, "entry": entry, "at": at}), (_PROGRESS, progress)]
    if n % SNAPSHOT_EVERY == 0 or match.over:
        state = _json(match.game.state_to_json(match.state))
        rows.append((_SNAPSHOT, {"match": id, "number": n, "rules": rules, "state": state}))
    return rows


def _json(value: Any) -> str:
    return wire.encoded(value).decode()


def store_snapshot(c: Connection, id: str, match: Match) -> None:
    """Write the present position of a match, so that newer rules can go on from it."""
    n = len(match.log)
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == id, SNAPSHOTS.c.number == n))
    state = match.game.state_to_json(match.state)
    c.execute(insert(SNAPSHOTS).values(match=id, number=n, rules=match.game.RULES, state=state))


# -- reading -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Loaded:
    """Everything stored of a match."""

    record: Record
    facts: Any
    entries: list[dict[str, Any]]
    state: dict[str, Any] | None
    """The position after the last entry, if it was stored."""


def load(c: Connection, id: str) -> Loaded | None:
    """Read a match; None if there is no such match."""
    facts = c.execute(select(MATCHES).where(MATCHES.c.id == id)).first()
    if facts is None:
        return None
    entries = c.execute(select(ENTRIES.c.entry).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)).scalars().all()
    at_end = (SNAPSHOTS.c.match == id) & (SNAPSHOTS.c.number == len(entries))
    state = c.execute(select(SNAPSHOTS.c.state).where(at_end)).scalar()
    return Loaded(load_record(c, facts), facts, list(entries), state)


def load_record(c: Connection, facts: Any) -> Record:
    """The record that belongs to a row of `matches`."""
    rows = c.execute(select(SEATS).where(SEATS.c.match == facts.id).order_by(SEATS.c.seat)).all()
    watchers = c.execute(select(WATCHERS.c.person).where(WATCHERS.c.match == facts.id)).scalars().all()
    said = c.execute(
        select(CHAT).where(CHAT.c.match == facts.id).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
    ).all()
    return Record(
        facts.id,
        facts.game,
        facts.name,
        facts.owner,
        facts.open,
        facts.pace,
        facts.watch,
        facts.created,
        facts.since,
        [Place(r.name, r.person, r.bot, r.stand_in, r.link) for r in rows],
        facts.clock,
        bool(facts.parent and facts.parent.get("guide")),
        set(watchers),
        [{"t": "chat", "n": r.number, "name": r.name, "text": r.text, "at": r.at} for r in reversed(said)],
    )


def rebuilt(loaded: Loaded) -> tuple[Match, list[list[int]]]:
    """The match as its log says, and the points after every entry."""
    game = find_game(loaded.facts.game)
    if loaded.facts.rules != game.RULES:
        return _by_other_rules(loaded)
    data = _file(loaded)
    match = files.begin(game, data, loaded.record.id)
    counted = [wire.points(match.state)]
    entries = [entry_from_json(match, e) for e in loaded.entries]
    if any(e.kind == "rules" for e in entries):
        match.replay(entries)
        return match, [wire.points(match.state)] * (len(entries) + 1)
    for entry in entries:
        match.replay([entry])
        counted.append(wire.points(match.state))
    return match, counted


def _by_other_rules(loaded: Loaded) -> tuple[Match, list[list[int]]]:
    """A match of older rules: goes on from its stored position, or can only be looked at."""
    data = _file(loaded)
    data["state"] = loaded.state
    match = files.from_json(data, find_game, loaded.record.id)
    return match, [wire.points(match.state)] * (len(match.log) + 1)


def _file(loaded: Loaded) -> dict[str, Any]:
    """The match as the JSON of a match file."""
    facts = loaded.facts
    data: dict[str, Any] = {
        "format": files.FORMAT,
        "version": files.VERSION,
        "game": facts.game,
        "rules": facts.rules,
        "seats": [{"name": s.name, "player": s.player} for s in loaded.record.seats()],
        "options": facts.options,
        "seed": facts.seed,
        "commitment": commitment(bytes.fromhex(facts.seed)),
        "parent": facts.parent,
        "log": loaded.entries,
    }
    if facts.components is not None:
        data["components"] = facts.components
    if facts.start is not None:
        data["start"] = facts.start
    return data

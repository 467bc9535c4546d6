"""Matches in the database: what a row holds, how a match is rebuilt from its log, and how its log grows.

Every function that takes a connection runs inside one transaction of the storage. A number that another worker has
already written raises IntegrityError, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from zeitalter.bots.ladder import FORMER
from zeitalter.engine import files
from zeitalter.engine.files import entry_from_json, entry_to_json
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.rng import commitment
from zeitalter.engine.snapshots import SNAPSHOT_EVERY
from zeitalter.engine.state import State
from zeitalter.games import find_game
from zeitalter.server.encoding import json_text
from zeitalter.server.errors import Conflict, OddPosition
from zeitalter.server.store.holds import hold_matches
from zeitalter.server.store.holidays import absences_of
from zeitalter.server.store.match_info import BOT_PACES, MatchInfo, Place
from zeitalter.server.store.prepared import load_prepared
from zeitalter.server.store.standing import standing_of
from zeitalter.server.store.statements import PreparedStatement, Row
from zeitalter.server.store.tables import CHAT, ENTRIES, MATCHES, PEOPLE, SEATS, SNAPSHOTS, WATCHERS

CHAT_SHOWN = 200


# -- writing -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class MatchRows:
    """What is stored of a new match beside what the server knows of it, as plain data."""

    facts: dict[str, Any]
    """Columns of its row in `matches`."""
    entries: list[dict[str, Any]]
    states: dict[int, dict[str, Any]]
    """The positions after some entries, by their numbers: one every now and then, and after the last one."""


def match_rows(match: Match) -> MatchRows:
    """What is stored of a new match with all its entries."""
    game, standing = match.game, standing_of(match)
    facts = {
        "rules": game.RULES,
        "options": dict(match.table.options),
        "seed": match.seed.hex(),
        "components": match.table.overlay,
        "parent": None if match.parent is None else dict(match.parent),
        "start": None if match.start_state is None else game.state_to_json(match.start_state),
        "entries": len(match.log),
        "told": standing.entries,
        "waiting": standing.waiting,
        "owing": standing.owing,
        "over": standing.over,
        "result": standing.result,
    }
    entries = [entry_to_json(match, entry) for entry in match.log]
    positions = match.kept_positions() if entries else {}
    return MatchRows(facts, entries, {n: game.state_to_json(s) for n, s in positions.items()})


def insert_match(c: Connection, info: MatchInfo, match: Match) -> None:
    """Write a new match with all its entries."""
    insert_rows(c, info, match_rows(match))


def insert_rows(c: Connection, info: MatchInfo, rows: MatchRows) -> None:
    """Write what is stored of a new match."""
    c.execute(
        insert(MATCHES).values(
            id=info.id,
            game=info.game,
            name=info.name,
            owner=info.owner,
            open=info.open,
            pace=info.pace,
            clock=info.clock,
            bank=info.bank,
            watch=info.watch,
            created=info.created,
            since=info.since,
            until=info.until,
            bot_pace=info.bot_pace,
            keeper=info.keeper,
            **rows.facts,
        )
    )
    for i, p in enumerate(info.places):
        values = {"name": p.name, "person": p.person, "bot": p.bot, "stand_in": p.stand_in, "link": p.link}
        c.execute(insert(SEATS).values(match=info.id, seat=i, **values))
    if rows.entries:
        found = [{"match": info.id, "number": n, "entry": e, "at": info.created} for n, e in enumerate(rows.entries, 1)]
        c.execute(insert(ENTRIES), found)
    if rows.states:
        facts = {"match": info.id, "rules": rows.facts["rules"]}
        c.execute(insert(SNAPSHOTS), [{**facts, "number": n, "state": state} for n, state in rows.states.items()])


_ENTRY = PreparedStatement(
    text(
        'INSERT INTO entries ("match", number, entry, at) '
        "SELECT CAST(:match AS VARCHAR), CAST(:number AS INTEGER), CAST(:entry AS JSON), CAST(:at AS VARCHAR) "
        'WHERE :before = 0 OR EXISTS (SELECT 1 FROM entries AS last WHERE last."match" = :match '
        "AND last.number = :before)"
    ),
    ("match", "number", "entry", "at", "before"),
    'INSERT INTO entries ("match", number, entry, at) '
    "SELECT new.column1, new.column2, new.column3, new.column4 FROM (VALUES {rows}) AS new "
    'WHERE new.column5 = 0 OR EXISTS (SELECT 1 FROM entries AS last WHERE last."match" = new.column1 '
    "AND last.number = new.column5)",
    each_counts=True,
)
"""Entries that follow the stored entry `before`: if that is not stored, nothing is, so that a log never has a gap."""
_PROGRESS = PreparedStatement(
    update(MATCHES).where(MATCHES.c.id == bindparam("this")),
    ("this", "entries", "waiting", "over", "result", "since", "rules", "until", "told", "owing", "due", "spent"),
    "UPDATE matches SET entries = new.column2, waiting = new.column3, over = new.column4, result = new.column5, "
    "since = new.column6, rules = new.column7, until = new.column8, told = new.column9, "
    "owing = new.column10, due = new.column11, spent = new.column12 FROM (VALUES {rows}) AS new "
    "WHERE matches.id = new.column1",
)
_SNAPSHOT = PreparedStatement(
    insert(SNAPSHOTS),
    ("match", "number", "rules", "state"),
    'INSERT INTO snapshots ("match", number, rules, state) VALUES {rows}',
)


@dataclass(slots=True)
class Times:
    """What is written of the time of a match with its entries."""

    at: str
    """When they were made."""
    since: str
    """From when on somebody has been waited for."""
    until: str | None = None
    """When the table's time is up."""
    due: str | None = None
    """When the clocks of seats are to be looked at."""
    spent: list[list[int]] = field(default_factory=list)
    """What seats have used of their banks."""


def entry_rows(id: str, match: Match, before: int, times: Times) -> list[Row]:
    """What is written for all entries of a match's log after the first `before`, mostly one; numbers may be taken."""
    n, rules, standing = len(match.log), match.game.RULES, standing_of(match)
    waiting, owing = _waiting(tuple(standing.waiting)), _waiting(tuple(standing.owing))
    result = "null" if standing.result is None else json_text(standing.result)
    rows: list[Row] = [
        (_ENTRY, (id, number, json_text(entry_to_json(match, entry)), times.at, before))
        for number, entry in enumerate(match.log[before:], before + 1)
    ]
    progress = (id, n, waiting, standing.over, result, times.since, rules, times.until, standing.entries, owing)
    rows.append((_PROGRESS, (*progress, times.due, json_text(times.spent))))
    if n // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY or match.over:
        state = json_text(match.game.state_to_json(match.state))
        rows.append((_SNAPSHOT, (id, n, rules, state)))
    return rows


@lru_cache(maxsize=1024)
def _waiting(seats: tuple[int, ...]) -> str:
    return json_text(seats)


def store_snapshot(c: Connection, id: str, game: Game, number: int, state: State) -> None:
    """Write the position of a match after an entry, so that newer rules can go on from it; not if it was deleted."""
    if not hold_matches(c, [id]):
        return
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == id, SNAPSHOTS.c.number == number))
    values = {"match": id, "number": number, "rules": game.RULES, "state": game.state_to_json(state)}
    c.execute(insert(SNAPSHOTS).values(**values))


# -- reading -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class StoredMatch:
    """Everything stored of a match."""

    info: MatchInfo
    facts: Any
    entries: list[dict[str, Any]]
    state: dict[str, Any] | None
    """The position after the last entry, if it was stored."""

    @property
    def comes_from_outside(self) -> bool:
        """Whether it began from a given position or has other components: the rules may never have met the like."""
        given = self.facts.start is not None or any("rules" in entry for entry in self.entries)
        return given or self.facts.components is not None

    def as_file(self) -> dict[str, Any]:
        """The match as the JSON of a match file."""
        facts = self.facts
        data: dict[str, Any] = {
            "format": files.FORMAT,
            "version": files.VERSION,
            "game": facts.game,
            "rules": facts.rules,
            "seats": [{"name": s.name, "player": s.player} for s in self.info.seats()],
            "options": facts.options,
            "seed": facts.seed,
            "commitment": commitment(bytes.fromhex(facts.seed)),
            "parent": facts.parent,
            "log": self.entries,
        }
        if facts.components is not None:
            data["components"] = facts.components
        if facts.start is not None:
            data["start"] = facts.start
        return data


def load_match(c: Connection, id: str) -> StoredMatch | None:
    """Read a match; None if there is no such match, refused if an entry of its log is missing."""
    found = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)
    entries = []
    for row in c.execute(found):
        entries.append(row.entry)
        if row.number != len(entries):
            raise Conflict("damaged-match", entry=len(entries))
    return load_facts(c, id, entries)


def load_facts(c: Connection, id: str, entries: list[dict[str, Any]]) -> StoredMatch | None:
    """Read everything else of a match whose entries are these."""
    facts = c.execute(select(MATCHES).where(MATCHES.c.id == id)).first()
    if facts is None:
        return None
    at_end = (SNAPSHOTS.c.match == id) & (SNAPSHOTS.c.number == len(entries))
    state = c.execute(select(SNAPSHOTS.c.state).where(at_end)).scalar()
    info = load_info(c, facts)
    info.chat = load_chat(c, info)
    info.prepared = load_prepared(c, id)
    return StoredMatch(info, facts, entries, state)


def load_info(c: Connection, facts: Any) -> MatchInfo:
    """What belongs to a row of `matches`, without what was said."""
    rows = c.execute(select(SEATS).where(SEATS.c.match == facts.id).order_by(SEATS.c.seat)).all()
    watchers = c.execute(select(WATCHERS.c.person).where(WATCHERS.c.match == facts.id)).scalars().all()
    return MatchInfo(
        facts.id,
        facts.game,
        facts.name,
        facts.owner,
        facts.open,
        facts.pace,
        facts.watch,
        facts.created,
        facts.since,
        [Place(r.name, r.person, FORMER.get(r.bot, r.bot), FORMER.get(r.stand_in, r.stand_in), r.link) for r in rows],
        facts.clock,
        bool(facts.parent and facts.parent.get("guide")),
        set(watchers),
        [],
        facts.until,
        bool(facts.aside),
        facts.bot_pace or BOT_PACES[0],
        facts.changes or 0,
        facts.keeper,
        facts.bank,
        facts.spent or [],
        absences_of(c, (row.person for row in rows), facts.since),
        facts.components is not None,
    )


def load_chat(c: Connection, info: MatchInfo, after: int = 0) -> list[dict[str, Any]]:
    """The last lines of a match after a number, and who said them."""
    lines = select(CHAT, PEOPLE.c.login).outerjoin(PEOPLE, PEOPLE.c.id == CHAT.c.person)
    lines = lines.where(CHAT.c.match == info.id, CHAT.c.number > after)
    said = c.execute(lines.order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)).all()
    return [
        {
            "n": r.number,
            "name": r.name,
            "text": r.text,
            "at": r.at,
            **info.speaker(r.person, r.login is not None or r.news is not None),
            **({} if r.news is None else {"news": r.news}),
        }
        for r in reversed(said)
    ]


Rebuilt = tuple[Match, list[list[int]]]
"""A match as its log says, and the points after every entry."""


def rebuild_match(stored: StoredMatch) -> Generator[None, None, Rebuilt]:
    """Play the log of a match, step by step; refused if that cannot be done."""
    try:
        return (yield from _replay(stored))
    except Exception as error:
        if stored.comes_from_outside:
            raise OddPosition("odd-position") from error
        raise Conflict("damaged-match", entry=len(stored.entries)) from error


def _replay(stored: StoredMatch) -> Generator[None, None, Rebuilt]:
    game = find_game(stored.facts.game)
    if stored.facts.rules != game.RULES:
        return (yield from _by_other_rules(stored))
    data = stored.as_file()
    match = files.begin(game, data, stored.info.id)
    points = [match.points()]
    yield
    if any("rules" in e for e in stored.entries):
        match.replay([entry_from_json(match, e) for e in stored.entries])
        return match, [match.points()] * (len(stored.entries) + 1)
    for entry in stored.entries:
        match.replay([entry_from_json(match, entry)])
        points.append(match.points())
        yield
    return match, points


def _by_other_rules(stored: StoredMatch) -> Generator[None, None, Rebuilt]:
    """A match of older rules: goes on from its stored position, or can only be looked at."""
    data = stored.as_file()
    data["state"] = stored.state
    match = yield from files.from_json_in_steps(data, find_game, stored.info.id)
    return match, [match.points()] * (len(match.log) + 1)

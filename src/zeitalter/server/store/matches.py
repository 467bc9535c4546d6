"""Matches in the database: what a row holds, how a match is rebuilt from its log, and how its log grows.

Every function that takes a connection runs inside one transaction of the storage. A number that another worker has
already written raises IntegrityError, and nothing is changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from zeitalter.engine import files
from zeitalter.engine.files import entry_from_json, entry_to_json
from zeitalter.engine.match import SNAPSHOT_EVERY, Match
from zeitalter.engine.rng import commitment
from zeitalter.games import find_game
from zeitalter.server.encoding import json_text
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.store.standing import standing_of
from zeitalter.server.store.statements import PreparedStatement, Row
from zeitalter.server.store.tables import CHAT, ENTRIES, MATCHES, SEATS, SNAPSHOTS, WATCHERS

CHAT_SHOWN = 200


# -- writing -----------------------------------------------------------------------------------------------------------


def insert_match(c: Connection, info: MatchInfo, match: Match) -> None:
    """Write a new match with all its entries."""
    standing = standing_of(match)
    c.execute(
        insert(MATCHES).values(
            id=info.id,
            game=info.game,
            rules=match.game.RULES,
            name=info.name,
            owner=info.owner,
            open=info.open,
            pace=info.pace,
            clock=info.clock,
            watch=info.watch,
            options=dict(match.table.options),
            seed=match.seed.hex(),
            components=match.table.overlay,
            parent=None if match.parent is None else dict(match.parent),
            start=None if match.start_state is None else match.game.state_to_json(match.start_state),
            created=info.created,
            since=info.since,
            until=info.until,
            entries=standing.entries,
            waiting=standing.waiting,
            over=standing.over,
            result=standing.result,
        )
    )
    for i, p in enumerate(info.places):
        values = {"name": p.name, "person": p.person, "bot": p.bot, "stand_in": p.stand_in, "link": p.link}
        c.execute(insert(SEATS).values(match=info.id, seat=i, **values))
    rows = [
        {"match": info.id, "number": n, "entry": entry_to_json(match, entry), "at": info.created}
        for n, entry in enumerate(match.log, 1)
    ]
    if rows:
        c.execute(insert(ENTRIES), rows)
        store_snapshot(c, info.id, match)


_ENTRY = PreparedStatement(
    insert(ENTRIES),
    ("match", "number", "entry", "at"),
    'INSERT INTO entries ("match", number, entry, at) VALUES {rows}',
)
_PROGRESS = PreparedStatement(
    update(MATCHES).where(MATCHES.c.id == bindparam("this")),
    ("this", "entries", "waiting", "over", "result", "since", "rules", "until"),
    "UPDATE matches SET entries = new.column2, waiting = new.column3, over = new.column4, result = new.column5, "
    "since = new.column6, rules = new.column7, until = new.column8 FROM (VALUES {rows}) AS new "
    "WHERE matches.id = new.column1",
)
_SNAPSHOT = PreparedStatement(
    insert(SNAPSHOTS),
    ("match", "number", "rules", "state"),
    'INSERT INTO snapshots ("match", number, rules, state) VALUES {rows}',
)


def entry_rows(id: str, match: Match, before: int, at: str, since: str, until: str | None) -> list[Row]:
    """What is written for all entries of a match's log after the first `before`, mostly one; numbers may be taken.

    `at` is their time; `since` says from when on somebody has been waited for, `until` when the table's time is up.
    """
    n, rules, standing = len(match.log), match.game.RULES, standing_of(match)
    entries = [(number, json_text(entry_to_json(match, match.log[number - 1]))) for number in range(before + 1, n + 1)]
    progress = {
        "this": id,
        "entries": n,
        "waiting": _waiting(tuple(standing.waiting)),
        "over": standing.over,
        "result": "null" if standing.result is None else json_text(standing.result),
        "since": since,
        "rules": rules,
        "until": until,
    }
    rows: list[Row] = [(_ENTRY, {"match": id, "number": k, "entry": entry, "at": at}) for k, entry in entries]
    rows.append((_PROGRESS, progress))
    if n // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY or match.over:
        state = json_text(match.game.state_to_json(match.state))
        rows.append((_SNAPSHOT, {"match": id, "number": n, "rules": rules, "state": state}))
    return rows


@lru_cache(maxsize=1024)
def _waiting(seats: tuple[int, ...]) -> str:
    return json_text(seats)


def store_snapshot(c: Connection, id: str, match: Match) -> None:
    """Write the present position of a match, so that newer rules can go on from it."""
    n = len(match.log)
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == id, SNAPSHOTS.c.number == n))
    state = match.game.state_to_json(match.state)
    c.execute(insert(SNAPSHOTS).values(match=id, number=n, rules=match.game.RULES, state=state))


# -- reading -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class StoredMatch:
    """Everything stored of a match."""

    info: MatchInfo
    facts: Any
    entries: list[dict[str, Any]]
    state: dict[str, Any] | None
    """The position after the last entry, if it was stored."""


def load_match(c: Connection, id: str) -> StoredMatch | None:
    """Read a match; None if there is no such match."""
    facts = c.execute(select(MATCHES).where(MATCHES.c.id == id)).first()
    if facts is None:
        return None
    entries = c.execute(select(ENTRIES.c.entry).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)).scalars().all()
    at_end = (SNAPSHOTS.c.match == id) & (SNAPSHOTS.c.number == len(entries))
    state = c.execute(select(SNAPSHOTS.c.state).where(at_end)).scalar()
    return StoredMatch(_load_info(c, facts), facts, list(entries), state)


def _load_info(c: Connection, facts: Any) -> MatchInfo:
    """What belongs to a row of `matches`."""
    rows = c.execute(select(SEATS).where(SEATS.c.match == facts.id).order_by(SEATS.c.seat)).all()
    watchers = c.execute(select(WATCHERS.c.person).where(WATCHERS.c.match == facts.id)).scalars().all()
    said = c.execute(
        select(CHAT).where(CHAT.c.match == facts.id).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
    ).all()
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
        [Place(r.name, r.person, r.bot, r.stand_in, r.link) for r in rows],
        facts.clock,
        bool(facts.parent and facts.parent.get("guide")),
        set(watchers),
        [{"n": r.number, "name": r.name, "text": r.text, "at": r.at} for r in reversed(said)],
        facts.until,
    )


def rebuild_match(stored: StoredMatch) -> tuple[Match, list[list[int]]]:
    """The match as its log says, and the points after every entry."""
    game = find_game(stored.facts.game)
    if stored.facts.rules != game.RULES:
        return _by_other_rules(stored)
    data = _file(stored)
    match = files.begin(game, data, stored.info.id)
    points = [match.points()]
    entries = [entry_from_json(match, e) for e in stored.entries]
    if any(e.kind == "rules" for e in entries):
        match.replay(entries)
        return match, [match.points()] * (len(entries) + 1)
    for entry in entries:
        match.replay([entry])
        points.append(match.points())
    return match, points


def _by_other_rules(stored: StoredMatch) -> tuple[Match, list[list[int]]]:
    """A match of older rules: goes on from its stored position, or can only be looked at."""
    data = _file(stored)
    data["state"] = stored.state
    match = files.from_json(data, find_game, stored.info.id)
    return match, [match.points()] * (len(match.log) + 1)


def _file(stored: StoredMatch) -> dict[str, Any]:
    """The match as the JSON of a match file."""
    facts = stored.facts
    data: dict[str, Any] = {
        "format": files.FORMAT,
        "version": files.VERSION,
        "game": facts.game,
        "rules": facts.rules,
        "seats": [{"name": s.name, "player": s.player} for s in stored.info.seats()],
        "options": facts.options,
        "seed": facts.seed,
        "commitment": commitment(bytes.fromhex(facts.seed)),
        "parent": facts.parent,
        "log": stored.entries,
    }
    if facts.components is not None:
        data["components"] = facts.components
    if facts.start is not None:
        data["start"] = facts.start
    return data

"""A single position of a stored match, found from the nearest one that is stored: quicker than playing the whole log.

Only of matches that were played by the rules we have, from a usual set-up with the usual components; and only as far
as everybody knows of their entries. All others are opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from zeitalter.engine.files import begin, entry_from_json
from zeitalter.engine.game import Game
from zeitalter.engine.rng import SeedSource
from zeitalter.engine.snapshots import play_on
from zeitalter.engine.state import State
from zeitalter.games import find_game
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import StoredMatch, load_info
from zeitalter.server.store.tables import ENTRIES, MATCHES, SNAPSHOTS


@dataclass(slots=True)
class Way:
    """How a position of a match is found: from a stored position, or the set-up, over some entries."""

    info: MatchInfo
    facts: Any
    """The row of the match."""
    before: int
    """The entry after which the stored position stood."""
    state: dict[str, Any] | None
    """None: the set-up."""
    entries: list[dict[str, Any]]


def load_way(c: Connection, id: str, n: int) -> Way | None:
    """Read how to find the position after the first n entries of a match; None: it has to be opened."""
    facts = c.execute(select(MATCHES).where(MATCHES.c.id == id)).first()
    if facts is None or facts.start is not None or facts.components is not None:
        return None
    rules = find_game(facts.game).RULES
    if facts.rules != rules or facts.told != facts.entries or not 0 <= n <= facts.entries:
        return None
    other_rules = select(ENTRIES.c.number).where(
        ENTRIES.c.match == id, ENTRIES.c.entry["rules"].as_integer().is_not(None)
    )
    if c.execute(other_rules.limit(1)).first() is not None:
        return None
    before, nearest = n + 1, n
    state, entries = None, []
    while nearest < before:  # what is taken back on the way may have begun before the nearest position
        stored = (SNAPSHOTS.c.match == id) & (SNAPSHOTS.c.number <= nearest) & (SNAPSHOTS.c.rules == rules)
        position = c.execute(select(SNAPSHOTS).where(stored).order_by(SNAPSHOTS.c.number.desc()).limit(1)).first()
        before, state = (0, None) if position is None else (position.number, position.state)
        between = (ENTRIES.c.match == id) & (ENTRIES.c.number > before) & (ENTRIES.c.number <= n)
        entries = list(c.execute(select(ENTRIES.c.entry).where(between).order_by(ENTRIES.c.number)).scalars())
        nearest = min([before, *(entry["undo"] - 1 for entry in entries if "undo" in entry)])
    if len(entries) != n - before:
        return None
    return Way(load_info(c, facts), facts, before, state, entries)


@dataclass(slots=True)
class StoredPosition:
    """A position of a stored match, and what has to be known of the match."""

    info: MatchInfo
    game: Game
    state: State
    result: Mapping[str, Any] | None
    """How the match has ended; None: it runs."""
    last: int
    """Its newest entry."""


def follow(way: Way) -> StoredPosition:
    """The position that a way leads to; refused if it leads nowhere."""
    match = begin(find_game(way.facts.game), StoredMatch(way.info, way.facts, [], None).as_file(), way.info.id)
    state = match.state
    if way.state is not None:
        state = match.game.state_from_json(match.table, SeedSource(match.seed), way.state)
    state = play_on(state, way.before, [entry_from_json(match, entry) for entry in way.entries])
    return StoredPosition(way.info, match.game, state, way.facts.result, way.facts.entries)

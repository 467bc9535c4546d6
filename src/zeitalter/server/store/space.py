"""How much is stored for one person and for one address, and when it is enough.

What counts are matches that run and those that ended within the last months, so that room becomes free again by itself.
Addresses are kept as a hash with a key of this database, and only as long as their matches.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, func, select, update

from zeitalter.server.config import Config
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Conflict
from zeitalter.server.steady_clock import now
from zeitalter.server.store.holds import hold_people
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.matches import MatchRows, insert_rows
from zeitalter.server.store.settings import own_value
from zeitalter.server.store.tables import MATCHES

ENTRY_BYTES = 1024
"""Bytes that an entry counts for: its own, and its share of the positions that are stored now and then."""
MATCH_BYTES = 2048
"""Bytes that a match counts for before anybody has played."""
COUNTED_AFTER_THE_END = timedelta(days=90)
KEY = "address-key"


@dataclass(slots=True)
class Space:
    """What is stored for somebody."""

    matches: int
    bytes: int


def add_match(c: Connection, config: Config, info: MatchInfo, rows: MatchRows, address: str) -> Conflict | None:
    """Store a new match, or say why there is no room for it."""
    hold_people(c, info.owner)  # whoever asks at two workers at once is counted at one after the other
    made_from = _hidden_address(c, address) if address else None
    refusal = _refusal(c, config, info.owner, made_from) if config.limits else None
    if refusal is None:
        insert_rows(c, info, rows)
        values = {"size": MATCH_BYTES + len(json_bytes(rows)), "made_from": made_from}
        c.execute(update(MATCHES).where(MATCHES.c.id == info.id).values(**values))
    return refusal


def _refusal(c: Connection, config: Config, owner: str, made_from: str | None) -> Conflict | None:
    own = space_of(c, MATCHES.c.owner == owner)
    if own.matches >= config.matches_per_person:
        return Conflict("too-many-matches", most=config.matches_per_person)
    if own.bytes >= config.bytes_per_person:
        return Conflict("too-much-stored")
    if made_from is not None:
        all = space_of(c, MATCHES.c.made_from == made_from)
        if all.matches >= config.matches_per_address or all.bytes >= config.bytes_per_address:
            return Conflict("address-full")
    return None


def space_of(c: Connection, whose: Any) -> Space:
    """What is stored of the matches that a condition names."""
    oldest = (now() - COUNTED_AFTER_THE_END).isoformat()
    size = func.coalesce(MATCHES.c.size, MATCH_BYTES) + ENTRY_BYTES * MATCHES.c.entries
    counted = whose, MATCHES.c.over.is_(False) | (MATCHES.c.since > oldest)
    n, total = c.execute(select(func.count(), func.coalesce(func.sum(size), 0)).where(*counted)).one()
    return Space(n, int(total))


def _hidden_address(c: Connection, address: str) -> str:
    """What is stored of an address: the same for the same, and nothing that leads back without the key."""
    key = own_value(c, KEY, lambda: secrets.token_hex(32))
    return hashlib.blake2b(address.encode(), key=bytes.fromhex(key), digest_size=16).hexdigest()

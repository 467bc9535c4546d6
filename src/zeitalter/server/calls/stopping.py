"""Stopping letters by the link in them: of one match, or all by one way."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select

from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.ways import STOPPED_BY_PERSON, Way, find_way, stop_way
from zeitalter.server.calls.wishes import no_wishes, store_table_wishes
from zeitalter.server.errors import Missing
from zeitalter.server.store.tables import CALLS, MATCHES


def _way(c: Connection, signer: LinkSigner, token: str) -> tuple[Way, str | None]:
    """What a link is about; refused if it is none of ours, or if its way is no more."""
    found = signer.read_stop(token)
    way = None if found is None else find_way(c, found[0])
    if found is None or way is None:
        raise Missing("no-such-link")
    return way, found[1]


def describe_stop(c: Connection, signer: LinkSigner, token: str) -> dict[str, Any]:
    """What a link would stop."""
    way, match = _way(c, signer, token)
    row = c.execute(select(MATCHES.c.game, MATCHES.c.name).where(MATCHES.c.id == match)).first()
    about = None if row is None else {"game": row.game, "name": row.name}
    return {"kind": way.kind, "match": about, "stopped": way.stopped is not None}


def stop_all(c: Connection, signer: LinkSigner, token: str) -> None:
    """Send nothing more by the way of a link."""
    way, _ = _way(c, signer, token)
    if way.stopped is None:
        stop_way(c, way, STOPPED_BY_PERSON)


def stop_match(c: Connection, signer: LinkSigner, token: str) -> None:
    """Send nothing more about the match of a link, by no way."""
    way, match = _way(c, signer, token)
    if match is None or c.execute(select(MATCHES.c.id).where(MATCHES.c.id == match)).first() is None:
        raise Missing("no-such-link")
    store_table_wishes(c, way.person, match, no_wishes())
    c.execute(delete(CALLS).where(CALLS.c.person == way.person, CALLS.c.match == match))

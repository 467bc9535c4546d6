"""What the page about notifications shows a person: wishes, ways, feeds, and what this house can do."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from zeitalter.server.calls.feeds import feed_number
from zeitalter.server.calls.house import CallHouse
from zeitalter.server.calls.ways import Way, load_ways
from zeitalter.server.calls.wishes import HOOK, load_wishes

HOOK_KINDS = ("discord", "slack", "ntfy", "matrix", "json")
"""The services of hooks, as the page lists them; `hooks` knows how each is spoken to."""


def overview(c: Connection, house: CallHouse, person: str, site: str) -> dict[str, Any]:
    """Everything the page shows."""
    number = feed_number(c, person)
    feed = f"{site}/feeds/{house.roads.signer.feed_token(person, number)}" if number > 0 else None
    return {
        "wishes": msgspec.to_builtins(load_wishes(c, person)),
        "ways": [_way(way) for way in load_ways(c, person)],
        "feeds": None if feed is None else {"calendar": f"{feed}/turns.ics", "atom": f"{feed}/turns.atom"},
        "house": {"mail": house.sends_mail, "push": house.roads.pusher.public_key, "hooks": list(HOOK_KINDS)},
    }


def _way(way: Way) -> dict[str, Any]:
    """A way as its owner sees it: of a hook only where it leads, because the rest of its address is a secret."""
    shown = urlsplit(way.address).hostname if way.group == HOOK else way.address if way.kind == "mail" else ""
    found = {"id": way.id, "kind": way.kind, "group": way.group, "name": way.name, "address": shown or ""}
    return {**found, "confirmed": way.confirmed, "stopped": way.stopped}

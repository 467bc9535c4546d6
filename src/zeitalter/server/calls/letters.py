"""What people are written: short sentences about their tables, each with the way there, and a link to stop them.

A letter says only what the lists of matches show: the game, its name, whose turn it is, who sits there. What no longer
holds when it is sent is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from zeitalter.games import game_ids
from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.outbox import Call
from zeitalter.server.calls.ways import LOST, Way
from zeitalter.server.calls.wishes import load_table_wishes, load_wishes
from zeitalter.server.store.happenings import KINDS, NUDGE, TURN
from zeitalter.server.store.tables import ENTRIES, MATCHES, SEATS
from zeitalter.texts import texts_for

MOST_LINES = 20
"""Sentences of one letter; how many more there are is said."""
TRIAL = "trial"
"""The kind of call with which somebody tries a way."""


@dataclass(slots=True, frozen=True)
class Line:
    """One sentence of a letter, and what it is about."""

    kind: str
    text: str
    url: str
    match: str | None = None
    game: str | None = None
    table: str = ""
    at: str = ""


@dataclass(slots=True, frozen=True)
class Letter:
    """What is sent by a way."""

    id: str
    """The same when it is sent again."""
    lang: str
    title: str
    lines: tuple[Line, ...]
    url: str
    """Where a tap leads."""
    stop: str
    """The page that stops letters like this one."""
    stop_at_once: str
    """Where a program stops all letters by this way."""


def write_letter(c: Connection, signer: LinkSigner, site: str, way: Way, calls: Sequence[Call]) -> Letter | None:
    """A letter with everything of some calls that still holds; None: nothing does."""
    lang = load_wishes(c, way.person).lang
    held = [call for call in calls if _still_wished(c, way, call)]
    lines = [line for call in held if (line := _line(c, call, site, lang)) is not None]
    if not lines:
        return None
    texts = texts_for(None, lang)
    title = lines[0].text if len(lines) == 1 else texts.message("call-several", count=len(lines))
    shown = lines[:MOST_LINES]
    if len(lines) > MOST_LINES:
        shown.append(Line("more", texts.message("call-more", count=len(lines) - MOST_LINES), site))
    matches = {line.match for line in lines}
    match = matches.pop() if len(matches) == 1 else None
    token = signer.stop_token(way.id, match)
    url = lines[0].url if match else f"{site}/"
    return Letter(calls[0].id, lang, title, tuple(shown), url, f"{site}/stop/{token}", f"{site}/api/stop/{token}")


def _line(c: Connection, call: Call, site: str, lang: str) -> Line | None:
    """What is said of a call; None if it no longer holds."""
    texts = texts_for(None, lang)
    if call.kind == LOST:
        way = texts.message(f"call-way-{call.facts['way']}")
        return Line(call.kind, texts.message("call-lost", way=way), f"{site}/notifications", at=call.at)
    if call.kind == TRIAL:
        return Line(call.kind, texts.message("call-trial"), f"{site}/notifications", at=call.at)
    row = c.execute(select(MATCHES).where(MATCHES.c.id == call.match)).first()
    if row is None or row.game not in game_ids() or (call.kind in (TURN, NUDGE) and not _still_asked(c, call, row)):
        return None
    game = texts_for(row.game, lang).message("game-name")
    args = {"by": call.facts.get("by", ""), "game": game, "table": row.name}
    text = texts.message(f"call-{call.kind}", **args)
    return Line(call.kind, text, f"{site}/match/{row.id}", row.id, row.game, row.name, call.at)


def _still_wished(c: Connection, way: Way, call: Call) -> bool:
    """Whether somebody still wants to hear of this by this way."""
    if call.kind not in KINDS:
        return True
    wishes = load_table_wishes(c, way.person, call.match) or load_wishes(c, way.person)
    return way.group in getattr(wishes, call.kind)


def _still_asked(c: Connection, call: Call, row: Any) -> bool:
    """Whether somebody still owes the answer for which they were to be called."""
    seat, secret = call.facts["seat"], call.facts["secret"]
    place = c.execute(select(SEATS).where(SEATS.c.match == row.id, SEATS.c.seat == seat)).first()
    if row.over or row.since != call.facts["since"] or place is None:
        return False
    if place.person != call.person or place.bot is not None or place.stand_in is not None:
        return False
    if not secret:
        return seat in row.waiting
    after = select(ENTRIES.c.entry).where(ENTRIES.c.match == row.id, ENTRIES.c.number > call.facts["entry"])
    return all(entry.get("seat") != seat for entry in c.execute(after).scalars())

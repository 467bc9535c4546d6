"""Feeds of "my turn": a calendar and a news feed at a secret address, with what the lists of matches show."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from xml.etree.ElementTree import Element, SubElement, tostring

from icalendar import Calendar, Event
from sqlalchemy import Connection, select, update

from zeitalter.games import game_ids
from zeitalter.server.calls.links import LinkSigner
from zeitalter.server.calls.wishes import load_wishes, store_wishes
from zeitalter.server.store.tables import MATCHES, SEATS, WISHES
from zeitalter.texts import texts_for

MOST = 100
"""Matches in a feed."""
ATOM = "http://www.w3.org/2005/Atom"
MOMENT = timedelta(minutes=30)
"""How long an entry of the calendar is that has no clock."""


@dataclass(slots=True, frozen=True)
class Turn:
    """A match in which somebody is asked."""

    match: str
    text: str
    since: datetime
    until: datetime | None


def feed_number(c: Connection, person: str) -> int:
    """The number of somebody's present secret address; 0: there is none."""
    return int(c.execute(select(WISHES.c.feed).where(WISHES.c.person == person)).scalar() or 0)


def change_feed(c: Connection, person: str, on: bool) -> None:
    """Give somebody's feeds a new secret address, or none; the old one leads nowhere from now on.

    Numbers only grow: an address that was given up never comes back. A negative one is off.
    """
    number = (abs(feed_number(c, person)) + 1) * (1 if on else -1)
    store_wishes(c, person, load_wishes(c, person))
    c.execute(update(WISHES).where(WISHES.c.person == person).values(feed=number))


def owner_of_feed(c: Connection, signer: LinkSigner, token: str) -> str | None:
    """Whose feed a secret address is; None if it is nobody's any more."""
    person = token.partition("-")[0]
    return person if signer.is_feed(token, person, feed_number(c, person)) else None


def load_turns(c: Connection, person: str) -> tuple[str, list[Turn]]:
    """The language of a person, and the matches in which it is their turn, as the lists show them."""
    lang = load_wishes(c, person).lang
    sitting = select(SEATS).where(SEATS.c.person == person, SEATS.c.stand_in.is_(None))
    seats: dict[str, set[int]] = {}
    for row in c.execute(sitting):
        seats.setdefault(row.match, set()).add(row.seat)
    query = select(MATCHES).where(MATCHES.c.id.in_(seats), MATCHES.c.over.is_(False)).order_by(MATCHES.c.since.desc())
    texts, found = texts_for(None, lang), []
    for row in c.execute(query):
        if row.game in game_ids() and seats[row.id] & set(row.waiting):
            game = texts_for(row.game, lang).message("game-name")
            since = datetime.fromisoformat(row.since)
            until = None if row.clock is None else since + timedelta(hours=row.clock)
            text = texts.message("call-turn", by="", game=game, table=row.name)
            found.append(Turn(row.id, text, since, until))
    return lang, found[:MOST]


def as_calendar(site: str, lang: str, turns: list[Turn]) -> bytes:
    """Turns as a calendar: each from when the question was put, until the time for it is up."""
    calendar = Calendar()
    title = texts_for(None, lang).message("call-feed-title")
    for name, value in (("prodid", "-//Zeitalter//turns//EN"), ("version", "2.0"), ("x-wr-calname", title)):
        calendar.add(name, value)
    for turn in turns:
        event = Event()
        event.add("uid", f"{turn.match}-{turn.since:%Y%m%d%H%M%S%f}@zeitalter")
        event.add("dtstamp", turn.since.astimezone(UTC))
        event.add("dtstart", turn.since.astimezone(UTC))
        event.add("dtend", (turn.until or turn.since + MOMENT).astimezone(UTC))
        event.add("summary", turn.text)
        event.add("url", f"{site}/match/{turn.match}")
        event.add("transp", "TRANSPARENT")
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def as_atom(site: str, lang: str, turns: list[Turn], address: str) -> bytes:
    """Turns as an Atom feed, the newest first; everybody's has a name of its own, which is its secret address."""
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": lang})
    newest = max((turn.since for turn in turns), default=datetime(2000, 1, 1, tzinfo=UTC))
    for name, text in (("title", texts_for(None, lang).message("call-feed-title")), ("id", address)):
        SubElement(feed, name).text = text
    SubElement(feed, "updated").text = newest.isoformat()
    SubElement(feed, "link", {"rel": "self", "type": "application/atom+xml", "href": address})
    SubElement(feed, "link", {"href": f"{site}/"})
    SubElement(SubElement(feed, "author"), "name").text = "Zeitalter"
    for turn in turns:
        entry = SubElement(feed, "entry")
        url = f"{site}/match/{turn.match}"
        for name, text in (("title", turn.text), ("id", f"{url}#{turn.since:%Y%m%d%H%M%S%f}")):
            SubElement(entry, name).text = text
        SubElement(entry, "updated").text = turn.since.isoformat()
        SubElement(entry, "link", {"href": url})
    return bytes(tostring(feed, encoding="utf-8", xml_declaration=True))

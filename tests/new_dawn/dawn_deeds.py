"""The log as the table shows it: a line for every deed, made of `brief-*` as `web/talk/deed-words.js` does it."""

from __future__ import annotations

from typing import NamedTuple

from zeitalter import Match
from zeitalter.engine.events import Event
from zeitalter.games.new_dawn.game import GAME
from zeitalter.texts import Texts, texts_for


class Deed(NamedTuple):
    """What somebody did: the events, the one that opened it first."""

    party: int | None
    events: list[Event]


def party_of(event: Event) -> int | None:
    """Whom an event is about: the first seat it names."""
    for kind, value in zip(GAME.events[event.id], event.args, strict=True):
        if kind.name == "seat" and isinstance(value, int):
            return value
    return None


def deeds(match: Match) -> list[Deed]:
    """The deeds of a match, in their order."""
    words = GAME.vocabulary
    found: list[Deed] = []
    last = -1
    for entry, event in match.events(None):
        closed = not found or (found[-1].events[0].id in words.chapters and entry != last)
        if closed or event.id in words.chapters or event.id in words.deeds:
            found.append(Deed(party_of(event), []))
        found[-1].events.append(event)
        last = entry
    return found


def brief(match: Match, texts: Texts, event: Event) -> str:
    """An event in a few words; nothing where it is only a detail."""
    if not texts.has(f"brief-{event.id}"):
        return ""
    return texts.message(f"brief-{event.id}", **texts.args(match, GAME.events[event.id], event.args))


def line(match: Match, deed: Deed, lang: str) -> str:
    """A deed in one line: first what concerns its party, then the others with their names; what is alike is counted."""
    texts = texts_for(GAME.id, lang)
    own, others = [], []
    for event in deed.events:
        text, party = brief(match, texts, event), party_of(event)
        if text and (party is None or party == deed.party):
            own.append(text)
        elif text and party is not None:
            others.append(texts.message("web-deed-other", name=match.seats[party].name, text=text))
    if not own + others:
        return texts.event(match, deed.events[0])
    text = ", ".join(texts.counted(own + others))
    return text if deed.party is None else texts.message("web-deed", name=match.seats[deed.party].name, text=text)

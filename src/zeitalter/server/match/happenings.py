"""What happens at a table that somebody may want to be called for: a turn, a guest, the end, a name in the chat."""

from __future__ import annotations

import re

from zeitalter.engine.match import Match
from zeitalter.engine.steps import is_reaction
from zeitalter.server.store.happenings import JOINED, MENTIONED, OVER, TURN, Happening
from zeitalter.server.store.match_info import MatchInfo
from zeitalter.server.store.prepared import due_answer


def after_entries(info: MatchInfo, match: Match, here: set[str], before: int, at: str, since: str) -> list[Happening]:
    """What the entries after the first `before` mean for people: it is their turn, or the game is over.

    Whoever has just answered needs no call; for whom the clock answered does. Who has prepared an answer is called only
    when that turns out not to be possible.
    """
    if match.over:
        return [Happening(info.id, p, OVER, at, here=p in here) for p in seated(info)]
    if match.question_entry <= before:
        return []
    acted = {info.places[entry.seat].person for entry in match.log[before:] if entry.seat >= 0 and not entry.by}
    asked = [seat for seat in match.asked() if due_answer(info.prepared, match, seat) is None]
    unprepared = {info.places[seat].person for seat in asked}
    return [h for h in turns(info, match, here, at, since) if h.person in unprepared - acted]


def turns(info: MatchInfo, match: Match, here: set[str], at: str, since: str, kind: str = TURN) -> list[Happening]:
    """The people who are asked, each once; while reactions are asked for, nobody else may know who."""
    seats = match.awaited()
    asked = {info.places[seat].person or "": seat for seat in seats if info.places[seat].waited_for}
    if not asked:
        return []
    secret, entry = is_reaction(match.question()), len(match.log)
    return [Happening(info.id, p, kind, at, seat, entry, since, secret, p in here) for p, seat in asked.items()]


def after_sitting_down(info: MatchInfo, person: str, name: str, here: set[str], at: str) -> list[Happening]:
    """Everybody else at the table may want to know that somebody sat down."""
    others = [p for p in seated(info) if p != person]
    return [Happening(info.id, p, JOINED, at, here=p in here, by=name) for p in others]


def after_talk(info: MatchInfo, person: str, name: str, text: str, here: set[str], at: str) -> list[Happening]:
    """Those whose name at this table stands in a line of chat."""
    named = {p.person for p in info.places if p.person not in (None, person) and _names(text, p.name)}
    return [Happening(info.id, p, MENTIONED, at, here=p in here, by=name) for p in sorted(filter(None, named))]


def _names(text: str, name: str) -> bool:
    """Whether a name stands in a text as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def seated(info: MatchInfo) -> list[str]:
    """The people who sit at a table or own it, each once."""
    return list(dict.fromkeys([*(p.person for p in info.places if p.person is not None), info.owner]))

"""What goes over the wire: positions, events and refusals of a match as one seat may see them.

Everything a socket or a page learns of a match is made here, from `Match.view`, `Match.events` and `Match.options` of
one seat; the seed, the state and the log itself never pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

import msgspec

from zeitalter.engine.errors import Objection, ZeitalterError
from zeitalter.engine.events import Event
from zeitalter.engine.forms import Field, Form
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Window
from zeitalter.engine.values import Kind, many
from zeitalter.kit.view_parts import ViewPart
from zeitalter.texts import LANGUAGES, texts_for

_ENCODER = msgspec.json.Encoder()
MOST_SPELT = 20_000
"""Answers, and events, of a game that are kept as JSON."""


def encoded(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def written(message: Any) -> str:
    """A message as it is sent over a socket."""
    return _ENCODER.encode(message).decode()


# -- the position ------------------------------------------------------------------------------------------------------


class Positions:
    """The messages `now` of one position for all who look: what they have in common is put together once."""

    def __init__(
        self, match: Match, since: str, seats: set[int | None], spelling: Spelling, until: str | None = None
    ) -> None:
        self.match = match
        self.n = len(match.log)
        self.seats = seats
        self._spelling = spelling
        self._views = match.views(seats, spelling.memo)
        question = match.question()
        self._common = {
            "t": "now",
            "n": self.n,
            "prompt": prompt(match),
            "rule": "" if question is None else question.rule,
            "points": match.points(),
            "since": since,
            "until": until,
            "over": match.over,
        }
        self._made: dict[tuple[int | None, int], str] = {}

    def message(self, seat: int | None, known: int) -> str:
        """The message for a seat (None: a spectator) that knows everything up to an entry."""
        made = self._made.get((seat, known))
        if made is None:
            made = self._made[seat, known] = written(self._for(seat, known))
        return made

    def _for(self, seat: int | None, known: int) -> dict[str, Any]:
        match = self.match
        data = self._common | {
            "seat": seat,
            "from": known,
            "events": self._spelling.events(match, seat, known),
            "view": spelt(self._views[seat]),
            "asked": asked(match, seat),
            "options": [],
            "ask": None,
            "undo": [],
        }
        if seat is None:
            return data
        data["ask"] = match.ask(seat)
        data["undo"] = match.undo_points(seat)
        data["sealed"] = sealed(match, seat)
        data["orders"] = match.orders(seat)
        if seat in match.asked():
            data["options"] = self._spelling.options(match, seat)
            if match.state.question().drafts:
                data["drafts"] = match.state.question().drafts
        if match.read_only:
            data["read_only"] = True
        return data


def owing(match: Match, since: str) -> dict[str, Any]:
    """The message `asked`: somebody gave a sealed answer, and nothing else has changed."""
    return {"t": "asked", "n": len(match.log), "asked": asked(match, None), "since": since}


def gave(match: Match, since: str, seat: int) -> dict[str, Any]:
    """The message `asked` for the seat that gave the answer."""
    own = {"seat": seat, "ask": match.ask(seat), "sealed": sealed(match, seat), "options": []}
    return owing(match, since) | {"asked": asked(match, seat)} | own


def sealed(match: Match, seat: int) -> list[Any] | None:
    """The sealed answer a seat has given to the present question."""
    answer = match.state.sealed.get(seat)
    return None if answer is None else match.game.action_to_json(match.table, answer)


def asked(match: Match, seat: int | None) -> list[int]:
    """The seats that owe an answer, as a seat may know: while reactions are asked for, only whether it is asked."""
    owing = list(match.asked())
    if isinstance(match.question(), Window):
        return [seat] if seat is not None and seat in owing else []
    return owing


def prompt(match: Match) -> list[Any] | None:
    """The question on top: the id of its sentence and what it is about."""
    if match.question() is None:
        return None
    name, kinds, values = match.prompt()
    return [name, readable(match, kinds, values)]


class Spelling:
    """Writes the answers and events of one match as JSON, and keeps what the game shares between its views."""

    def __init__(self, match: Match) -> None:
        self.memo: dict[Any, Any] = {}
        self._words = _words(match.game, match.table.components)

    def options(self, match: Match, seat: int) -> msgspec.Raw:
        """Everything a seat may answer now."""
        known, found = self._words.options, []
        for option in match.options(seat):
            word = known.get(option)
            if word is None:
                word = known[option] = encoded(_option(match, option))
            found.append(word)
        return msgspec.Raw(b"[%b]" % b",".join(found))

    def events(self, match: Match, seat: int | None, since: int) -> msgspec.Raw:
        """What happened after an entry, as a seat sees it."""
        lines = [event.written or self._line(match, n, event) for n, event in match.events(seat, since + 1)]
        return msgspec.Raw(b"[%b]" % b",".join(lines))

    def _line(self, match: Match, n: int, event: Event) -> bytes:
        known, key = self._words.events, (event.id, event.args)
        word = known.get(key)
        if word is None:
            word = known[key] = encoded(_happened(match, event))[1:]
        event.written = b"[%d,%b" % (n, word)
        return event.written


class Words(dict[Any, bytes]):
    """Answers or events as JSON; most are told again and again, in all matches, and are written only once."""

    def __setitem__(self, key: Any, value: bytes) -> None:
        if len(self) >= MOST_SPELT:
            self.clear()
        super().__setitem__(key, value)


@dataclass(slots=True)
class _Words:
    options: Words
    events: Words


@lru_cache(maxsize=32)
def _words(game: Game, components: Any) -> _Words:
    """What has been written in matches of a game with the same components: their readable forms are the same."""
    return _Words(Words(), Words())


def spelt(view: dict[str, Any]) -> dict[str, Any]:
    """A view with its parts as JSON; what has not changed since it was last written is not written again."""
    found = view.copy()
    for key, value in view.items():
        if type(value) is ViewPart:
            found[key] = _part(value)
        elif type(value) is list and value and type(value[0]) is ViewPart:
            found[key] = [_part(part) for part in value]
    return found


def _part(part: ViewPart) -> msgspec.Raw:
    try:
        raw: msgspec.Raw = part.written
    except AttributeError:
        raw = part.written = msgspec.Raw(encoded(part))
    return raw


def _option(match: Match, option: Any) -> Any:
    """An advertised answer; a form as its verb and fields, what can be chosen in readable form."""
    if isinstance(option, Form):
        kinds = match.game.verbs[option.verb]
        return {"verb": option.verb, "fields": [_field(match, f, k) for f, k in zip(option.fields, kinds, strict=True)]}
    return match.game.action_to_json(match.table, option)


def _field(match: Match, field: Field, kind: Kind) -> dict[str, Any]:
    data = {"field": type(field).__name__.lower(), **asdict(field)}
    if "domain" in data:
        data["domain"] = many(kind).to_json(match.table, data["domain"])
    return data


def readable(match: Match, kinds: Sequence[Kind], values: Sequence[Any]) -> list[Any]:
    """Values of these kinds in their readable form."""
    return [kind.to_json(match.table, value) for kind, value in zip(kinds, values, strict=True)]


def civ_names(match: Match) -> list[dict[str, str]]:
    """How every civilization is called: players by their names, others as the game says; a number until it does."""
    names = [_civ_name(match, civ) for civ in range(max(len(match.seats), len(match.points())))]
    return [name or dict.fromkeys(LANGUAGES, str(civ + 1)) for civ, name in enumerate(names)]


def unnamed(match: Match) -> bool:
    """Whether a civilization has no name yet."""
    return any(_civ_name(match, civ) is None for civ in range(len(match.seats), len(match.points())))


def _civ_name(match: Match, civ: int) -> dict[str, str] | None:
    if civ < len(match.seats):
        return dict.fromkeys(LANGUAGES, match.seats[civ].name)
    try:
        return {lang: texts_for(match.game.id, lang).label(match, Kind("civ"), civ) for lang in LANGUAGES}
    except IndexError:  # it has not been chosen yet
        return None


# -- what happened -----------------------------------------------------------------------------------------------------


def events(match: Match, seat: int | None, since: int) -> list[list[Any]]:
    """What happened after an entry, as a seat sees it: entry, id, arguments."""
    return [[n, *_happened(match, event)] for n, event in match.events(seat, since + 1)]


def _happened(match: Match, event: Event) -> list[Any]:
    return [event.id, readable(match, match.game.events[event.id], event.args)]


# -- refusals ----------------------------------------------------------------------------------------------------------


def objection(match: Match, found: Objection) -> list[Any]:
    """Why not: the id of the sentence and what it is about."""
    return [found.id, readable(match, match.game.objections[found.id], found.args)]


def refused(id: Any, match: Match, found: Objection) -> dict[str, Any]:
    """An answer that is not possible."""
    return {"t": "refused", "id": id, "objection": objection(match, found), "rule": found.rule}


def already_given(match: Match, seat: int, ask: int, answers: Sequence[list[Any]]) -> int | None:
    """The entry by which a seat has given these very answers: after a break in the line they come twice."""
    try:
        actions = [match.game.action_from_json(match.table, answer) for answer in answers]
    except ZeitalterError:
        return None
    later = [(n, match.log[n]) for n in range(max(ask, 0), len(match.log))]
    given = [(n, e.value) for n, e in later if e.kind == "answer" and e.seat == seat and not e.by][: len(actions)]
    return given[-1][0] + 1 if given and [value for _, value in given] == actions else None


def wrong(id: Any, error: ZeitalterError) -> dict[str, Any]:
    """A message that cannot be used."""
    return {"t": "refused", "id": id, "error": error.id, "args": plain_args(error)}


def plain_args(error: ZeitalterError) -> dict[str, Any]:
    """The arguments of an error as its sentence takes them."""
    return {k: v if isinstance(v, str | int | float) else str(v) for k, v in error.args_by_name.items()}

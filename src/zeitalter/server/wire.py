"""What goes over the wire: positions, events and refusals of a match as one seat may see them.

Everything a socket or a page learns of a match is made here, from `Match.view`, `Match.events` and `Match.options` of
one seat; the seed, the state and the log itself never pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import takewhile
from typing import Any

import msgspec

from zeitalter.engine.errors import Objection, ZeitalterError
from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Window
from zeitalter.engine.values import Kind
from zeitalter.texts import LANGUAGES, texts_for

_ENCODER = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def written(message: Any) -> str:
    """A message as it is sent over a socket."""
    return _ENCODER.encode(message).decode()


# -- the position ------------------------------------------------------------------------------------------------------


def position(match: Match, seat: int | None) -> dict[str, Any]:
    """The message `now`: the position for a seat (None: for spectators)."""
    view = match.view(seat)
    data: dict[str, Any] = {
        "t": "now",
        "n": len(match.log),
        "seat": seat,
        "view": view,
        "options": [],
        "prompt": prompt(match),
        "rule": match.question().rule if match.question() is not None else "",
        "ask": None,
        "undo": [],
        "asked": asked(match, seat),
        "points": points(match.state),
        "over": match.over,
    }
    if seat is None:
        return data
    data["ask"] = match.ask(seat)
    data["undo"] = match.undo_points(seat)
    data["sealed"] = seat in match.state.sealed
    if seat in match.asked():
        data["options"] = [option(match, o) for o in match.options(seat)]
    if match.read_only:
        data["read_only"] = True
    return data


def asked(match: Match, seat: int | None) -> list[int]:
    """The seats that owe an answer, as a seat may know: while reactions are asked for, only whether it is asked."""
    owing = list(match.asked())
    if isinstance(match.question(), Window):
        return [seat] if seat is not None and seat in owing else []
    return owing


def points(state: Any) -> list[int]:
    """The victory points of every civilization; none in a game that does not count any."""
    return list(getattr(state, "vp", ()))


def prompt(match: Match) -> list[Any] | None:
    """The question on top: the id of its sentence and what it is about."""
    step = match.question()
    if step is None:
        return None
    name = type(step).__name__
    kinds = match.game.prompts[name]
    values = [getattr(step, field) for field in step.__match_args__[: len(kinds)]]
    return [name, readable(match, kinds, values)]


def option(match: Match, option: Any) -> Any:
    """An advertised answer; a form as its verb and fields."""
    if isinstance(option, Form):
        fields = [{"field": type(f).__name__.lower(), **asdict(f)} for f in option.fields]
        return {"verb": option.verb, "fields": fields}
    return match.game.action_to_json(match.table, option)


def readable(match: Match, kinds: Sequence[Kind], values: Sequence[Any]) -> list[Any]:
    """Values of these kinds in their readable form."""
    return [kind.to_json(match.table, value) for kind, value in zip(kinds, values, strict=True)]


def civ_names(match: Match) -> list[dict[str, str]]:
    """How every civilization is called: players by their names, others as the game says; a number until it does."""
    names = [_civ_name(match, civ) for civ in range(max(len(match.seats), len(points(match.state))))]
    return [name or dict.fromkeys(LANGUAGES, str(civ + 1)) for civ, name in enumerate(names)]


def unnamed(match: Match) -> bool:
    """Whether a civilization has no name yet."""
    return any(_civ_name(match, civ) is None for civ in range(len(match.seats), len(points(match.state))))


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
    kinds = match.game.events
    if since < 0:
        found = match.events(seat)
    else:  # the newest only, without looking at all the others
        tail = list(takewhile(lambda event: event[0] > since, reversed(match._events)))[::-1]
        found = tail if match.over else [(n, e.seen_by(seat, kinds[e.id])) for n, e in tail]
    return [[n, e.id, readable(match, kinds[e.id], e.args)] for n, e in found]


def news(match: Match, seat: int | None, since: int) -> dict[str, Any]:
    """The message `events`."""
    found = events(match, seat, since)
    return {"t": "events", "n": len(match.log), "from": since, "seat": seat, "events": found}


# -- refusals ----------------------------------------------------------------------------------------------------------


def objection(match: Match, found: Objection) -> list[Any]:
    """Why not: the id of the sentence and what it is about."""
    return [found.id, readable(match, match.game.objections[found.id], found.args)]


def refused(id: Any, match: Match, found: Objection) -> dict[str, Any]:
    """An answer that is not possible."""
    return {"t": "refused", "id": id, "objection": objection(match, found), "rule": found.rule}


def wrong(id: Any, error: ZeitalterError) -> dict[str, Any]:
    """A message that cannot be used."""
    return {"t": "refused", "id": id, "error": error.id, "args": plain_args(error)}


def plain_args(error: ZeitalterError) -> dict[str, Any]:
    """The arguments of an error as its sentence takes them."""
    return {k: v if isinstance(v, str | int | float) else str(v) for k, v in error.args_by_name.items()}

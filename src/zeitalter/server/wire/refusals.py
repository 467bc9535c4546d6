"""Refusals: objections of the rules and errors of the server, as their sentences take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.errors import Objection, ZeitalterError
from zeitalter.engine.match import Match
from zeitalter.server.wire.readable import values_to_json
from zeitalter.server.wire.server_messages import RefusedMessage, WhyMessage


def objection_to_json(match: Match, objection: Objection) -> list[Any]:
    """Why not: the id of the sentence and what it is about."""
    return [objection.id, values_to_json(match, match.game.objections[objection.id], objection.args)]


def objection_message(id: int | None, match: Match, objection: Objection) -> RefusedMessage:
    """An answer that is not possible."""
    return RefusedMessage(id, objection_to_json(match, objection), objection.rule)


def error_message(id: int | None, error: ZeitalterError) -> RefusedMessage:
    """A message that cannot be used."""
    return RefusedMessage(id, error=error.id, args=error_args(error))


def why_message(id: int, match: Match, objection: Objection | None) -> WhyMessage:
    """Why an answer is not possible, if it is not."""
    if objection is None:
        return WhyMessage(id, None, "")
    return WhyMessage(id, objection_to_json(match, objection), objection.rule)


def error_args(error: ZeitalterError) -> dict[str, Any]:
    """The arguments of an error as its sentence takes them."""
    return {k: v if isinstance(v, str | int | float) else str(v) for k, v in error.args_by_name.items()}


def entry_of_answers(match: Match, seat: int, ask: int, answers: Sequence[list[Any]]) -> int | None:
    """The entry by which a seat has given these very answers: after a break in the line they come twice."""
    try:
        actions = [match.game.action_from_json(match.table, answer) for answer in answers]
    except ZeitalterError:
        return None
    later = [(n, match.log[n]) for n in range(max(ask, 0), len(match.log))]
    given = [(n, e.value) for n, e in later if e.kind == "answer" and e.seat == seat and not e.by][: len(actions)]
    return given[-1][0] + 1 if given and [value for _, value in given] == actions else None

"""The readable form of values, answers, events and questions, as browsers and match files have it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.engine.forms import Field, Form
from zeitalter.engine.match import Match
from zeitalter.engine.values import Action, Kind, many
from zeitalter.kit.cautions import cautions_of
from zeitalter.server.errors import Wrong
from zeitalter.server.wire.bounds import MOST_ANSWERS


def values_to_json(match: Match, kinds: Sequence[Kind], values: Sequence[Any]) -> list[Any]:
    """Values of these kinds in their readable form."""
    return [kind.to_json(match.table, value) for kind, value in zip(kinds, values, strict=True)]


def prompt_to_json(match: Match) -> list[Any] | None:
    """The question on top: the id of its sentence and what it is about."""
    if match.over:
        return None
    name, kinds, values = match.prompt()
    return [name, values_to_json(match, kinds, values)]


def event_to_json(match: Match, event: Event) -> list[Any]:
    """Something that happened: the id of its sentence and its arguments; of something taken back also what that was."""
    found: list[Any] = [event.id, values_to_json(match, match.game.events[event.id], event.args)]
    return found if event.of is None else [*found, event_to_json(match, event.of)]


def events_to_json(match: Match, seat: int | None, since: int) -> list[list[Any]]:
    """What happened after an entry, as a seat sees it: entry, id, arguments."""
    return [[n, *event_to_json(match, event)] for n, event in match.events(seat, since + 1)]


def option_to_json(match: Match, option: Any) -> Any:
    """An advertised answer; a form as its verb and fields, what can be chosen in readable form."""
    if isinstance(option, Form):
        kinds = match.game.verbs[option.verb]
        fields = [_field_to_json(match, f, k) for f, k in zip(option.fields, kinds, strict=True)]
        return {"verb": option.verb, "fields": fields}
    return match.game.action_to_json(match.table, option)


def _field_to_json(match: Match, field: Field, kind: Kind) -> dict[str, Any]:
    data = {"field": type(field).__name__.lower(), **asdict(field)}
    if "domain" in data:
        data["domain"] = many(kind).to_json(match.table, data["domain"])
    return data


def cautions_to_json(match: Match, seat: int) -> dict[str, list[Any]]:
    """What a seat should know of the answers it is offered, by their place in the list."""
    return {
        str(i): [tone, id, [[kind.name, kind.to_json(match.table, value)] for kind, value in args]]
        for i, (tone, id, args) in cautions_of(match.game, match.state, seat).items()
    }


def action_from_json(match: Match, answer: Sequence[Any]) -> Action:
    """The answer that a browser has sent; a clear refusal for anything else."""
    action: Action = match.game.action_from_json(match.table, answer)
    return action


def plan_from_json(match: Match, answers: Sequence[Sequence[Any]]) -> list[Action]:
    """The answers of a plan that a browser has sent; a clear refusal for anything else, and for too many."""
    if len(answers) > MOST_ANSWERS:
        raise Wrong("plan-too-long", most=MOST_ANSWERS)
    return [action_from_json(match, answer) for answer in answers]

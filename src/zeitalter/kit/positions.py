"""Positions built by name: what every `position.py` needs to turn a state into a match, and a match into a call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.game import Game, frozen
from zeitalter.engine.match import Match, Seat
from zeitalter.engine.rng import seed_from_number
from zeitalter.engine.step_names import steps_of
from zeitalter.engine.steps import Step


def steps_from(game: Game, entries: Iterable[Any]) -> list[Step]:
    """Steps by name: a name, `[name, *fields]` or the step itself."""
    names = steps_of(game.package)
    found: list[Step] = []
    for entry in entries:
        if isinstance(entry, Step):
            found.append(entry)
        elif isinstance(entry, str):
            found.append(names[entry]())
        else:
            found.append(names[entry[0]](*(frozen(value) for value in entry[1:])))
    return found


def steps_said(s: Any) -> list[list[Any]]:
    """The steps to come as `steps_from` reads them, the first first."""
    return [[type(step).__name__, *(getattr(step, name) for name in step.__match_args__)] for step in reversed(s.stack)]


def match_from(game: Game, s: Any, names: Sequence[str], seed: int, sound: bool = True) -> Match:
    """A match that starts from a state, run to its first question; `sound`: the invariants must hold."""
    s.upkeep()
    kernel.advance(s)
    broken = game.invariants(s)
    if broken and sound:
        raise ValueError(f"not a position: {'; '.join(broken)}")
    seats = [Seat(name or f"Seat {i + 1}") for i, name in enumerate(names)]
    return Match.from_state(game, s, seats, seed_from_number(seed))


def chosen_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The table options that are not the usual ones."""
    usual = {switch.id: switch.default for switch in game.switches}
    return {id: value for id, value in options.items() if value != usual.get(id)}

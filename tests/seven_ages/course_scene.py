"""Scenes for the tests of the course of the game."""

from __future__ import annotations

from typing import Any

from zeitalter import Match
from zeitalter.engine.forms import matches
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.position import Empire, position
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.testing import why

IDS = load_components(None).ids


def told(m: Match, id: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, by name, as a seat sees them."""
    kinds = m.game.events[id]

    def name(kind: Any, value: Any) -> Any:
        if value is None or kind.ids is None:
            return value
        ids = kind.ids(m.table)
        return [ids[v] for v in value] if kind.many else ids[value]

    found = [event.args for _, event in m.events(seat) if event.id == id]
    return [tuple(name(kind, value) for kind, value in zip(kinds, args, strict=True)) for args in found]


def colour(s: State, card: str) -> int:
    """The number of an empire in play."""
    return s.empire(IDS["empire"].index(card))


def area(id: str) -> int:
    """The number of an area."""
    return IDS["area"].index(id)


def asked(m: Match) -> str:
    """The name of the question that stands."""
    return type(m.state.question()).__name__


def acting(*empires: Empire, doing: str = "destiny", **board: Any) -> Match:
    """The first empire has turned a marker over."""
    players = board.pop("players", 2)
    return position(*empires, players=players, doing=doing, by=empires[0].card, **board)


def harvest(*empires: Empire, **board: Any) -> Match:
    """Glory is gained, then a turn begins; nothing else happens."""
    players = board.pop("players", 4)
    return position(*empires, players=players, stack=["Harvest", "StartTurn"], **board)


def refusal(m: Match, seat: int, *words: Any) -> str:
    """Why a seat cannot answer this; empty if it can."""
    found = why(m, seat, *words)
    return found.id if found is not None else ""


QUIET: tuple[tuple[Any, ...], ...] = (("pass",), ("done",), ("act",), ("pay_upkeep",), ("throw_away", ()))


def finish(m: Match, until: str = "PlaceMarkers") -> None:
    """Decline whatever is asked until that question comes, or the game is over."""
    for _ in range(40):
        if m.state.result is not None or asked(m) == until:
            return
        seat = m.state.asked[0]
        offered = m.options(seat)
        m.play(seat, next(action for action in QUIET if matches(offered, action)))
    raise AssertionError(f"no {until}")

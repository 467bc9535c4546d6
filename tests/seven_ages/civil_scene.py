"""Scenes for the tests of Civilise, votes and resolutions: an action of the first empire, then play halts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import HALT, Halt
from zeitalter.games.seven_ages.data.components import CIVILISE, load_components
from zeitalter.games.seven_ages.position import Empire, position
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.testing import say, why

IDS = load_components(None).ids
OF_VALUE = ("goths", "song", "franks", "kushans", "qin", "harappans", "melanesians", "moche")
"""A card of each value that no test brings into play."""


def number(kind: str, id: str) -> int:
    """The number of a thing."""
    return IDS[kind].index(id)


def civilise(*empires: Empire, hand: Sequence[str] = (), slot: bool = False, **board: Any) -> Match:
    """Civilise of the first empire, which seat 0 leads, or of an empty slot of seat 0."""
    board.setdefault("players", 3)
    board.setdefault("hands", {0: hand})
    card = NOBODY if slot else number("empire", empires[0].card)
    active = NOBODY if slot else 0
    step = ["Civilise", 0, card]
    return position(*empires, stack=[step, HALT], acting=0, active=active, action=CIVILISE, **board)


def play(m: Match, card: str, artefact: str, on: str, seat: int = 0) -> None:
    """Play an artefact card."""
    say(m, seat, "artefact", card, artefact, on)


def refused(m: Match, *words: Any, seat: int = 0) -> str:
    """The id of the reason why an answer is not possible; empty if it is."""
    found = why(m, seat, *words)
    return found.id if found is not None else ""


def state(m: Match) -> State:
    """The position."""
    s: State = m.state
    return s


def colour(m: Match, card: str) -> int:
    """The empire with this card."""
    return state(m).empire(number("empire", card))


def owns(m: Match, card: str, artefact: str) -> bool:
    """Whether an empire has an artefact."""
    return state(m).has(colour(m, card), number("artefact", artefact))


def disordered(m: Match) -> list[str]:
    """The areas in disorder."""
    return [IDS["area"][area] for area in bits(state(m).disorder)]


def city(m: Match, area: str) -> int:
    """The level of a city."""
    return state(m).city[number("area", area)]


def at_end(m: Match) -> bool:
    """Whether the action is over."""
    return isinstance(m.question(), Halt)

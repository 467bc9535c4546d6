"""Cheap answers to the questions of 7 Ages whose answers are too many to be remembered: as newcomers play.

They look at the kind of an answer and hardly at the board: free land is entered, units are built, an empty slot starts
an empire, events are kept most of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import (
    CIVILISE,
    DESTINY,
    DISCARD_EMPIRE,
    MANOEUVRE,
    PRODUCTION,
    START_EMPIRE,
    TRADE,
    WILD,
)
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.state import State

USUAL, SELDOM = (PRODUCTION, MANOEUVRE, CIVILISE, TRADE), (DESTINY, WILD, DISCARD_EMPIRE)
"""What empires do, and what they do if there are many of them."""
LOOKS = 6
"""So many answers are looked at before one is taken."""
MOVING, BUILDING, CIVILISING, EVENT = 0.9, 0.9, 0.8, 0.1
"""How often somebody goes on instead of being done, and plays an event instead of waiting."""
GOOD = ("build_city", "raise_city", "call_leader", "draw_leader", "restore_order", "artefact", "declare_capital")
"""What is hardly ever wrong in Civilise."""


def quick(s: State, seat: int, options: Sequence[Any], r: Random) -> Action | None:
    """A cheap answer where habits know none; None: by habit."""
    answer = ANSWERS.get(type(s.stack[-1]).__name__)
    return None if answer is None else answer(s, seat, options, r)


def _any(options: Sequence[Any], r: Random) -> Any:
    return options[int(r.random() * len(options))]


def _place(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    """A start on the empty slot if there is a card for it, else new cards; the empires do anything."""
    empires = s.owner.count(seat)
    usual = list(USUAL)
    r.shuffle(usual)
    on_slot: tuple[int, ...] = ()
    if s.has_free_slot(seat):
        starts = any(ages_for(s, card) for card in s.hand(seat))
        on_slot = (START_EMPIRE if starts else DESTINY,)
    left = [marker for marker in (*usual, *SELDOM) if marker not in on_slot]
    return ("place", (*left[:empires], *on_slot))


def _turn_over(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    return ("done",) if s.stack[-1].action == DISCARD_EMPIRE else options[0]  # type: ignore[attr-defined]


def _found(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    found: Action = _any(options, r)
    return options[0] if found == ("pass",) else found


def _build(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    """A unit, rather where few stand."""
    found: Action = options[-1]
    if found == ("done",) and r.random() > BUILDING:
        return found
    for _ in range(LOOKS):
        found = _any(options, r)
        if found[0] == "build" and len(s.units[found[1]]) < 2:
            break
    return found


def _move(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    """Into free land, a unit at a time."""
    if r.random() < MOVING:
        for _ in range(LOOKS):
            found: Action = _any(options, r)
            if found[0] == "move" and s.holder[found[2]] < 0 and len(found[3]) == 1:
                return found
    return ("done",) if ("done",) in options else _any(options, r)


def _civilise(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    if r.random() < CIVILISING:
        for _ in range(LOOKS):
            found: Action = _any(options, r)
            if found[0] in GOOD and (found[0] != "artefact" or s.owner[s.empire(found[3])] == seat):
                return found
    return ("done",)


def _event(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    return _any(options, r) if r.random() < EVENT else ("pass",)


def _throw_away(s: State, seat: int, options: Sequence[Any], r: Random) -> Action:
    """What starts no empire and has little value."""
    value = s.components.value
    return ("throw_away", tuple([card for card in s.hand(seat) if value[card] < 3 and not ages_for(s, card)]))


ANSWERS: Mapping[str, Callable[[State, int, Sequence[Any], Random], Action | None]] = {
    "PlaceMarkers": _place,
    "TurnMarkers": _turn_over,
    "ChooseEmpire": _found,
    "BuyFirstUnits": _build,
    "Build": _build,
    "Movement": _move,
    "Civilising": _civilise,
    "PlayingCards": _civilise,
    "PlayEvent": _event,
    "ThrowAway": _throw_away,
}
"""How each kind of question is answered."""

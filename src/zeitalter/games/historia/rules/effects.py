"""The executor of component effects (section `vocabulary` of the component file).

Effects run from left to right; what is impossible is skipped and the next still happens (H74). An effect that asks
pushes its question; the rest of the list then waits beneath it as an `Effects` step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zeitalter.engine.steps import Step
from zeitalter.games.historia.rules.state import (
    FROM_ADVISOR,
    FROM_EVENT,
    FROM_GOAL,
    FROM_GOVERNMENT,
    FROM_LEVEL,
    FROM_WONDER,
    State,
)

Executor = Callable[..., None]
EXECUTORS: dict[str, Executor] = {}
"""Effect name -> function(s, civ, origin, *values)."""

_VP_SOURCE = {
    "wonder": FROM_WONDER,
    "advisor": FROM_ADVISOR,
    "technology": FROM_LEVEL,
    "military": FROM_LEVEL,
    "goal": FROM_GOAL,
    "event": FROM_EVENT,
    "government": FROM_GOVERNMENT,
}


def effect(name: str) -> Callable[[Executor], Executor]:
    """Register the executor of an effect."""

    def register(function: Executor) -> Executor:
        EXECUTORS[name] = function
        return function

    return register


def run_effects(s: State, civ: int, origin: str, id: int, start: int = 0) -> None:
    """Execute the effects printed on a component for a player, from a position in its list on."""
    effects = s.components.effects[origin][id]
    stack = s.stack
    depth = len(stack)
    last = len(effects) - 1
    for i in range(start, last + 1):
        effect = effects[i]
        if len(effect) == 2:  # nearly all say one number
            EXECUTORS[effect[0]](s, civ, origin, effect[1])
        else:
            EXECUTORS[effect[0]](s, civ, origin, *effect[1:])
        if i < last and len(stack) > depth:
            stack.insert(depth, EffectsFrom(civ, origin, id, i + 1))
            return


class EffectsFrom(Step[State]):
    """The rest of an effect list, after a question in its middle was answered."""

    civ: int
    origin: str
    id: int
    start: int

    def run(self, s: State) -> None:
        run_effects(s, self.civ, self.origin, self.id, self.start)


@effect("gain_vp")
def _gain_vp(s: State, civ: int, origin: str, n: int) -> None:
    s.gain_vp(civ, n, _VP_SOURCE[origin])


@effect("lose_vp")
def _lose_vp(s: State, civ: int, origin: str, n: int) -> None:
    s.lose_vp(civ, n, _VP_SOURCE[origin])


@effect("recover_cubes")
def _recover_cubes(s: State, civ: int, origin: str, n: int) -> None:
    s.recover(civ, n)


@effect("receive_cubes")
def receive_cubes(s: State, civ: int, origin: str, n: int) -> None:
    """Cubes from the general supply to the used pool, as many as there are."""
    n = min(n, s.general[civ])
    if n:
        s.general[civ] -= n
        s.used[civ] += n
        s.emit("receives-cubes", civ, n)


@effect("pay_cubes")
def _pay_cubes(s: State, civ: int, origin: str, n: int) -> None:
    if s.personal[civ] >= n:
        s.pay(civ, n)


@effect("destroy_cubes")
def _destroy_cubes(s: State, civ: int, origin: str, n: int) -> None:
    """Cubes back to the general supply: personal supply first, then the used pool, never the map (A37)."""
    if s.personal[civ] + s.used[civ] < n:
        return
    from_personal = min(n, s.personal[civ])
    s.personal[civ] -= from_personal
    s.used[civ] -= n - from_personal
    s.general[civ] += n
    s.emit("destroys-cubes", civ, n)


@effect("recover_oldest_cards")
def _recover_oldest_cards(s: State, civ: int, origin: str, n: int) -> None:
    s.take_back_oldest(civ, n)


@effect("unlock_card")
def _unlock_card(s: State, civ: int, origin: str, card: int) -> None:
    """A new action card joins the hand, once per game (H64, A29)."""
    if s.hand[civ] >> card & 1 or card in s.row[civ] or card in s.played[civ] or s.executing == card:
        return
    s.hand[civ] |= 1 << card
    s.emit("gets-card", civ, card)


def _passive(s: State, civ: int, origin: str, *values: Any) -> None:
    """Card limit and abilities hold while the level is held; nothing happens at once."""


EXECUTORS["set_card_limit"] = EXECUTORS["ability"] = _passive

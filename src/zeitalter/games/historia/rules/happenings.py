"""The event variant: what the event of the round does before an action (H113-H118). (Kernel events are log lines.)"""

from __future__ import annotations

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games.historia.data.components import ANY_ACTION
from zeitalter.games.historia.rules.effects import run_effects
from zeitalter.games.historia.rules.matrix import can_fall, gain_levels, lose_levels
from zeitalter.games.historia.rules.state import EVENT_PILE, FROM_EVENT, State


class TurnEvent(Step[State]):
    """The top card becomes the event of this round; the next one is announced (H113)."""

    def run(self, s: State) -> None:
        pile = s.zones[EVENT_PILE]
        if not pile.cards:
            s.event = -1
            return
        s.event = pile.cards[0]
        rest = pile.below(1)
        s.zones[EVENT_PILE] = announce(rest)
        s.barrier()
        s.emit("event", s.event)
        if rest.cards:
            s.emit("next-event", rest.cards[0])


def announce(pile: Zone) -> Zone:
    """The pile with its top card visible to all."""
    return Zone(pile.cards, (ALL, *pile.known[1:]) if pile.cards else ())


def triggered(s: State, action: int) -> bool:
    """Whether this action (-1: an advisor without symbol) triggers the event of the round (H114)."""
    if action < 0:
        return False
    trigger = s.components.event_trigger[s.event]
    return trigger in (ANY_ACTION, action)


def can_meet(s: State, civ: int, event: int) -> bool:
    """Whether a demand can be met in full; gifts and demands for points always can (H115)."""
    c = s.components
    if not c.event_demand[event]:
        return True
    paid = 0
    destroyed = 0
    for name, *values in c.event_effects[event]:
        if name == "pay_cubes":
            paid += values[0]
        elif name == "destroy_cubes":
            destroyed += values[0]
        elif name == "lose_wonders" and s.is_player(civ) and s.built[civ].bit_count() < values[0]:
            return False
        elif name == "lose_levels" and not can_fall(s, civ, values[0], values[1]):
            return False
    if not s.is_player(civ):
        return True
    return paid <= s.personal[civ] and destroyed <= s.personal[civ] + s.used[civ]


def triggered_by_bot(s: State, action: int) -> bool:
    """Whether this action of a civbot triggers the event of the round (H117)."""
    return s.event >= 0 and s.components.event_affects_bots[s.event] and triggered(s, action)


def afterwards(s: State, civ: int) -> State:
    """The position as it would be once the event has happened to a civilization.

    What its owner would be asked is answered with the first option: only how much is left matters here.
    """
    trial = s.copy()
    depth = len(trial.stack)
    happen(trial, civ)
    while len(trial.stack) > depth:
        top = trial.stack.pop()
        if isinstance(top, Decision):
            top.take(trial, civ, next(option for option in top.options(trial, civ) if isinstance(option, tuple)))
        else:
            top.run(trial)
    return trial


def happen(s: State, civ: int) -> None:
    """The event happens to a civilization, before its action."""
    s.emit("event-happens", civ, s.event)
    if s.is_player(civ):
        run_effects(s, civ, "event", s.event)
    else:
        _happen_to_bot(s, civ)


def _happen_to_bot(s: State, bot: int) -> None:
    """A civbot feels points and levels only (H117)."""
    for name, *values in s.components.event_effects[s.event]:
        if name == "gain_vp":
            s.gain_vp(bot, values[0], FROM_EVENT)
        elif name == "lose_vp":
            s.lose_vp(bot, values[0], FROM_EVENT)
        elif name == "gain_levels":
            gain_levels(s, bot, values[0], values[1])
        elif name == "lose_levels":
            lose_levels(s, bot, values[0], values[1])

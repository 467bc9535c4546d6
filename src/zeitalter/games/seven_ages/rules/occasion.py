"""What the moments are about in which events can be played: for the question, so that nobody has to look it up."""

from __future__ import annotations

from typing import NamedTuple

from zeitalter.games.seven_ages.rules.event_targets import NO_TARGET, Aim
from zeitalter.games.seven_ages.rules.state import State

# fmt: off
MOMENTS = (
    "before_rounds", "marker_turned_over", "between_actions", "start_empire", "production", "before_trade_cards",
    "after_trade_result", "manoeuvre", "during_movement", "start_of_conflict_round", "after_conflict_reveal", "destiny",
    "discard_empire", "end_of_turn", "event_announced", "civilise",
)
# fmt: on
"""The windows, and the action in which all other events are played; kind `moment`."""
CONFLICT = ("start_of_conflict_round", "after_conflict_reveal")
WITHOUT_ACTION = ("before_rounds", "between_actions", "end_of_turn")


class Occasion(NamedTuple):
    """A moment and whom and what it is about; what does not matter is empty."""

    moment: int
    round: int
    by: tuple[int, ...]
    actions: tuple[int, ...]
    events: tuple[int, ...]
    empires: tuple[int, ...]
    areas: tuple[int, ...]
    leaders: tuple[int, ...] = ()
    artefacts: tuple[int, ...] = ()


def occasion(s: State, name: str, context: tuple[int, ...], target: Aim = NO_TARGET) -> Occasion:
    """The occasion of a window: the event that was announced, the two sides of a trade or conflict, or who acts."""
    moment = MOMENTS.index(name)
    if name == "event_announced":
        seat, _, event = context
        return Occasion(moment, 0, (seat,), (), (event,), *target)
    if name in CONFLICT:
        empires = tuple(s.card[e] for e in (s.active, s.holder[context[0]]) if e >= 0)
        return Occasion(moment, s.fight_round, (), (), (), empires, context[:1])
    if name in WITHOUT_ACTION:
        return Occasion(moment, 0, (), (), (), (), ())
    by, actions = (s.acting,) if s.acting >= 0 else (), (s.action,) if s.action >= 0 else ()
    active = (s.card[s.active],) if s.active >= 0 else ()
    empires = tuple(card for card in context[:2] or active if card >= 0)
    return Occasion(moment, 0, by, actions, (), empires, ())

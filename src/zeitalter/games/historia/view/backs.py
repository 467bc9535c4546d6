"""What the backs of hidden cards show, so that they can be dealt anew among their places."""

from __future__ import annotations

from zeitalter.games.historia.rules.state import (
    EVENT_PILE,
    GOAL_BAG,
    LEADER_DECK,
    PACKET,
    PER_SEAT,
    REMOVED_LEADERS,
    REMOVED_WONDERS,
    State,
)


def back(s: State, zone: int, card: int) -> object:
    """Wonders and leaders show their epoch, advisors whose they are."""
    c = s.components
    if zone < LEADER_DECK or zone == REMOVED_WONDERS:
        return ("wonder", c.wonder_epoch[card])
    if zone in (PACKET, REMOVED_LEADERS) or zone < PACKET:
        return ("leader", c.leader_epoch[card])
    if zone == EVENT_PILE:
        return ("event",)
    if zone == GOAL_BAG:
        return ("goal",)
    seat, which = divmod(zone - PER_SEAT, 3)
    return ("leader", c.leader_epoch[card]) if which == 2 else ("advisor", seat)

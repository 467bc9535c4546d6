"""The trade in progress: whose it is, which cards are used, and what events change about it.

`State.deal` is a tuple with the entries below. Side 0 is the active empire, side 1 its partner. Events act through the
functions here.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.seven_ages.rules.passage import passage_options
from zeitalter.games.seven_ages.rules.reach import empires_in_range
from zeitalter.games.seven_ages.rules.state import NOBODY, State

TRADER, PARTNER, USED, PARTNER_USED, CANCELLED, SPY, AGAIN, LAID, SEAT, PARTNER_SEAT, TRIED = range(11)
"""Card of the active empire, card of its partner, the cards used by both, whether it was called off, the seat that sees
the other side's cards first, how many further trades follow, which sides have laid their cards (as bits), the players
of both sides, and the partners of this action so far (cards as bits)."""
BOTH = 0b11


def begin(s: State, trader: int, partner: int, tried: int = 0) -> None:
    """A trade is announced; the neutral world is no empire (NOBODY)."""
    seats = [s.owner[e] if e >= 0 else NOBODY for e in (s.empire(trader), s.empire(partner))]
    s.deal = (trader, partner, NOBODY, NOBODY, 0, NOBODY, 0, 0, *seats, tried)


def change(s: State, entry: int, value: int) -> None:
    """Change one entry."""
    s.deal = (*s.deal[:entry], value, *s.deal[entry + 1 :])


def both_there(s: State) -> bool:
    """Whether a trade is going on and both of its empires are still in play."""
    return bool(s.deal) and s.empire(s.deal[TRADER]) >= 0 and s.empire(s.deal[PARTNER]) >= 0


def cancel_trade(s: State) -> None:
    """The announced trade does not take place."""
    change(s, CANCELLED, 1)


def nobody_spies(s: State) -> bool:
    """Whether nobody has the right yet to see the cards of the other side first."""
    return bool(s.deal) and s.deal[SPY] == NOBODY


def see_first(s: State, seat: int) -> None:
    """A player sees the cards of the other side before choosing; who came first has that right."""
    if nobody_spies(s):
        change(s, SPY, seat)


def trade_again(s: State) -> None:
    """The active empire makes one more trade, with another partner."""
    change(s, AGAIN, s.deal[AGAIN] + 1)


def partners(s: State, e: int) -> list[int]:
    """The empires of other players in range (S59, S59b)."""
    return [other for other in empires_in_range(s, e) if s.owner[other] != s.owner[e]]


def far_areas(s: State, e: int, near: Sequence[int]) -> list[int]:
    """The areas of each empire of another player that is not in range."""
    return [s.held[other] for other in s.in_play() if s.owner[other] != s.owner[e] and other not in near]


def other_partner(s: State) -> bool:
    """Whether one more trade could find another partner: an empire in range, or one to which a way may lead (A55)."""
    if not both_there(s):
        return False
    e = s.empire(s.deal[TRADER])
    near = partners(s, e)
    left = [other for other in near if not s.deal[TRIED] >> s.card[other] & 1]
    return len(left) > s.deal[AGAIN] or bool(passage_options(s, s.owner[e], e, *far_areas(s, e, near)))

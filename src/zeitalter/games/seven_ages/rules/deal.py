"""The trade in progress: whose it is, which cards are used, and what events change about it.

`State.deal` is a tuple with the entries below. Side 0 is the active empire, side 1 its partner. Events act through the
functions here.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import NOBODY, State

TRADER, PARTNER, USED, PARTNER_USED, CANCELLED, SPY, AGAIN, LAID, SEAT, PARTNER_SEAT = range(10)
"""Card of the active empire, card of its partner, the cards used by both, whether it was called off, the seat that sees
the other side's cards first, how many further trades follow, which sides have laid their cards (as bits), and the
players of both sides."""
BOTH = 0b11


def begin(s: State, trader: int, partner: int) -> None:
    """A trade is announced; the neutral world is no empire (NOBODY)."""
    seats = [s.owner[e] if e >= 0 else NOBODY for e in (s.empire(trader), s.empire(partner))]
    s.deal = (trader, partner, NOBODY, NOBODY, 0, NOBODY, 0, 0, *seats)


def change(s: State, entry: int, value: int) -> None:
    """Change one entry."""
    s.deal = (*s.deal[:entry], value, *s.deal[entry + 1 :])


def both_there(s: State) -> bool:
    """Whether a trade is going on and both of its empires are still in play."""
    return bool(s.deal) and s.empire(s.deal[TRADER]) >= 0 and s.empire(s.deal[PARTNER]) >= 0


def cancel_trade(s: State) -> None:
    """The announced trade does not take place."""
    change(s, CANCELLED, 1)


def see_first(s: State, seat: int) -> None:
    """A player sees the cards of the other side before choosing; who came first has that right."""
    if s.deal[SPY] == NOBODY:
        change(s, SPY, seat)


def trade_again(s: State) -> None:
    """The active empire makes one more trade, with another partner."""
    change(s, AGAIN, s.deal[AGAIN] + 1)

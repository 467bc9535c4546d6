"""The trade in progress: whose it is, which cards are used, and what events change about it.

`State.deal` is a tuple with the entries below. Events act through the functions here.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import NOBODY, State

TRADER, PARTNER, USED, PARTNER_USED, CANCELLED, SPY, AGAIN = range(7)
"""Card of the active empire, card of its partner, the cards used by both, whether it was called off, the seat that sees
the other side's cards first, and how many further trades follow."""


def begin(s: State, trader: int, partner: int) -> None:
    """A trade is announced."""
    s.deal = (trader, partner, NOBODY, NOBODY, 0, NOBODY, 0)


def change(s: State, entry: int, value: int) -> None:
    """Change one entry."""
    s.deal = (*s.deal[:entry], value, *s.deal[entry + 1 :])


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

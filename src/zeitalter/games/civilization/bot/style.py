"""Styles: what somebody who plans a turn cares for. The strategist has one; searches compare plans in several."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What things are worth while answers are chosen."""

    growing: float = 1.0
    """A token that makes an area grow."""
    standing: float = 0.5
    """Any other token, also one that makes an area grow while the stock is too small for more growth."""
    needed: float = 0.8
    """A token that only stands there, while cities lack support."""
    near_site: float = 0.6
    """What a token on a free site is worth; two thirds of it remain one area further away."""
    reserve: int = 0
    """Tokens beyond their support that should remain beside cities."""
    early_tokens: int = 9
    """Tokens that should remain after the first cities are built, unless the next epoch asks for cities."""
    new_city: float = 9.0
    quarrel: float = 1.2
    """What a conflict costs beyond the tokens lost."""
    lost: float = 0.4
    """What a token lost in a conflict costs."""
    conquest: float = 3.0
    """What a conquered city is worth: less than a new one, wars cost both sides."""
    worth_building: float = 1.5
    """What a voyage must bring for a ship to be built."""
    full_treasury: int = 12
    """Tokens in the treasury with which taxes need not be high."""
    hope: float = 0.9
    """A good in hand is worth more than its points: by this part if all others of its kind are elsewhere."""
    new_group: float = 40.0
    new_card: float = 15.0
    """What a card is worth beyond its points while the epochs ahead ask for groups and cards."""
    advance: float = 60.0
    """What it is worth that the marker may enter an epoch now."""
    token: float = 0.5
    """What a token in the treasury is worth beside goods: it does not grow there, and the people need it."""
    least_gain: float = 1.0
    """What a swap must bring."""
    care: float = 2.0
    """How much more a loss counts than what an offer may appeal to others."""
    least_promise: float = 1.5
    """What an answer to an offer must promise."""
    hiding: float = 0.6
    """How often somebody with a calamity in hand tries to pass it on: always would make all his packages suspect."""
    passed_on: float = 25.0
    """What it is worth to get rid of a calamity."""
    danger: float = 50.0
    """What a calamity costs whoever receives it."""
    belief: float = 0.8
    """How likely a claim that fits is true."""


USUAL = Style()
"""How the strategist plays."""

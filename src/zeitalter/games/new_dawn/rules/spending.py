"""Spending trade tokens while a card is resolved (4): tokens on the card, city-states, and America's natural wonders.

Every token spent gives one to `s.extra`; what that is worth is up to the card. The steps of the cards offer these
answers beside their own.
"""

from __future__ import annotations

from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import SLOTS
from zeitalter.games.new_dawn.rules.pieces import PlaceNature
from zeitalter.games.new_dawn.rules.state import State

SPENDING = ("spend", "spend_state", "spend_nature")


def ways(s: State, seat: int, place: int) -> list[Action]:
    """How a seat can spend a token that lies on the card in this place of its row (N32, N35, N200)."""
    found: list[Action] = []
    if s.on_card(seat, place):
        found.append(("spend",))
    if seat not in s.states and seat not in s.natures:
        return found
    card = s.cards(seat)[place]
    for state, holder in enumerate(s.states):
        if holder == seat and s.state_card[state] == card and not s.spent_states >> state & 1:
            found.append(("spend_state", state))
    for nature, holder in enumerate(s.natures):
        if holder == seat and s.nature_card[nature] == card and not s.spent_natures >> nature & 1:
            found.append(("spend_nature", nature))
    return found


def spend(s: State, seat: int, place: int, action: Action) -> None:
    """Spend a token; `s.extra` is one more."""
    s.extra += 1
    if action[0] == "spend":
        s.trade[seat * SLOTS + place] -= 1
        s.emit("spends", seat, 1, s.cards(seat)[place])
    elif action[0] == "spend_state":
        s.spent_states |= 1 << action[1]
        s.emit("spends-state", seat, action[1])
    else:
        spend_nature(s, seat, action[1])


def spend_nature(s: State, seat: int, nature: int) -> None:
    """A natural wonder is spent, as a resource or (America) as a trade token; it stays with its player (N74, N200)."""
    s.spent_natures |= 1 << nature
    s.emit("spends-nature", seat, nature)
    if s.effects(seat, "natural_wonder_as_trade"):
        s.push(PlaceNature(seat, nature))

"""The focus row (3, 4): trade tokens on cards, resetting, swapping and replacing cards.

Everything that lies on a card travels with it: trade tokens by its place, tokens of city-states and (for America) of
natural wonders by the card they lie on, caravans by the type of the card.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import SLOTS
from zeitalter.games.new_dawn.rules.pieces import lay_waiting_states
from zeitalter.games.new_dawn.rules.state import MOST_ON_CARD, ON_CARD, UNUSED, State


def put(s: State, seat: int, place: int, n: int) -> None:
    """Put trade tokens on a card of the row; what is too much goes back to the supply (N31)."""
    i = seat * SLOTS + place
    fits = min(n, MOST_ON_CARD - s.trade[i])
    if fits:
        s.trade[i] += fits
        s.emit("gets-trade", seat, fits, s.row[i])
    if n > fits:
        s.emit("card-full", seat, n - fits, s.row[i])


def reset(s: State, seat: int, place: int) -> None:
    """Move a card to the first place; those before it move up (N26)."""
    first, here = seat * SLOTS, seat * SLOTS + place
    for field in (s.row, s.trade):
        field.insert(first, field.pop(here))
    s.emit("resets", seat, s.row[first])


def swap(s: State, seat: int, one: int, two: int) -> None:
    """Two cards of the row change places with everything on them."""
    i, j = seat * SLOTS + one, seat * SLOTS + two
    s.emit("swaps-cards", seat, s.row[i], s.row[j])
    for field in (s.row, s.trade):
        field[i], field[j] = field[j], field[i]


def replace(s: State, seat: int, place: int, new: int) -> None:
    """A card of the deck takes the place of one in the row; what lies on it moves over (N46, N36, A38)."""
    i = seat * SLOTS + place
    old = s.row[i]
    s.row[i] = new
    s.emit("replaces", seat, old, new)
    for state, holder in enumerate(s.states):
        if holder == seat and s.state_card[state] == old:
            s.state_card[state] = new
    for nature, holder in enumerate(s.natures):
        if holder == seat and s.nature_card[nature] == old:
            s.nature_card[nature] = new
    lay_waiting_states(s, seat)
    fit_caravans(s, seat)


def fit_caravans(s: State, seat: int) -> None:
    """As many caravans as the economy cards show are in use; those on the card follow (N51, A42)."""
    usable = s.usable_caravans(seat)
    own = s.caravans_of(seat)
    for caravan in own:
        in_use = sum(s.caravans[i] != UNUSED for i in own)
        if in_use < usable and s.caravans[caravan] == UNUSED:
            s.caravans[caravan] = ON_CARD
        elif in_use > usable and s.caravans[caravan] == ON_CARD:
            s.caravans[caravan] = UNUSED


def home(s: State, caravan: int) -> None:
    """A caravan goes back to the economy card; without room there it is unused (A42)."""
    seat = caravan // s.components.caravans
    s.caravans[caravan] = ON_CARD
    fit_caravans(s, seat)


class GetTrade(Step[State]):
    """Trade tokens come to a seat, which puts them on its cards; where there is no room at all they are lost (N31)."""

    seat: int
    n: int
    type: int = -1
    """The only type of card they may be put on; -1: any."""
    rule = "N31"
    skips_upkeep = True

    def run(self, s: State) -> None:
        seat, n, type = self.seat, self.n, self.type
        if room(s, seat, type):
            s.push(PutTrade(seat, n, type))
            return
        places = _places(s, seat, type)
        if not places:
            s.emit("card-missing", seat, n, type)  # A26
        elif len(places) == 1:
            s.emit("card-full", seat, n, s.cards(seat)[places[0]])
        else:
            s.emit("cards-full", seat, n)


class PutTrade(Decision[State]):
    """Trade tokens are put on cards of the row, one after the other, as the player likes (N59, N113)."""

    seat: int
    n: int
    type: int = -1
    """The only type of card they may be put on; -1: any."""
    rule = "N31"
    answers = ("put", "put_store")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        types = s.components.type
        found: list[Action] = [("put", card) for card in s.cards(seat) if self.type in (-1, types[card])]
        if store_room(s, seat):
            found.append(("put_store",))
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "put" and action[1] not in s.cards(seat):
            return Objection("not-in-row", (action[1],), "N31")
        if action[0] == "put" and action not in self.options(s, seat):
            return Objection("wrong-type", (action[1],), "N59")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "put":
            put(s, seat, s.cards(seat).index(action[1]), 1)
        else:
            s.store += 1
            s.emit("stores-trade", seat, 1)
        if self.n > 1:
            s.push(GetTrade(seat, self.n - 1, self.type))


def store_room(s: State, seat: int) -> int:
    """How many trade tokens Great Zimbabwe can still take for a seat (N179)."""
    return sum(source.effect["limit"] - s.store for source in s.effects(seat, "trade_store"))


def room(s: State, seat: int, type: int = -1) -> int:
    """How many more trade tokens the cards of a seat can take, all or those of a type, and Great Zimbabwe."""
    places = _places(s, seat, type)
    return sum(MOST_ON_CARD - s.on_card(seat, place) for place in places) + store_room(s, seat)


def _places(s: State, seat: int, type: int) -> Sequence[int]:
    """The places of the row with a card of a type; -1: all."""
    return range(SLOTS) if type == -1 else s.places_of(seat, type)

"""Spaces change hands: what goes with a token or city that is placed, replaced or destroyed (5, 9-14).

A world wonder belongs to whoever controls its space, so it needs no hand-over; natural wonders and conquered
city-states are tokens before a player and follow their space here, in one place.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, WORLD_WONDER, Source
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_MAP, OWN_STACK, State

# -- gaining ----------------------------------------------------------------------------------------------------------


def place_token(s: State, seat: int, space: int) -> None:
    """A control token of a seat comes to a space that nobody controls, and takes what lies there (N37, N40, N41)."""
    s.control[seat] |= 1 << space
    s.placed |= 1 << space
    s.space_changes_hands(space, seat)
    s.emit("claims", seat, space)
    _take_what_lies_there(s, seat, space)


def place_city(s: State, seat: int, space: int) -> None:
    """A city of a seat comes to a space; an own token there goes back (N69)."""
    bit = 1 << space
    keeps = s.control[seat] & bit
    s.control[seat] &= ~bit
    s.strong[seat] &= ~bit
    s.placed &= ~bit
    s.cities[seat] |= bit
    s.space_changes_hands(space, seat)
    s.emit("builds-city", seat, space)
    if not keeps:
        _take_what_lies_there(s, seat, space)


def _take_what_lies_there(s: State, seat: int, space: int) -> None:
    if s.stock >> space & 1:
        s.stock &= ~(1 << space)
        kind = s.board.resource[space]
        s.resources[seat * len(RESOURCES) + kind] += 1
        s.emit("gains", seat, 1, kind)
    nature = s.nature_at(space)
    if nature != NOBODY and s.natures[nature] == ON_MAP:
        _give_nature(s, seat, nature)
    wonder = s.wonder_at(space)
    if wonder != NOBODY:
        s.emit("gets-wonder", seat, wonder, space)


def _give_nature(s: State, seat: int, nature: int) -> None:
    s.natures[nature] = seat
    s.nature_card[nature] = NOBODY
    s.emit("gets-nature", seat, nature)
    if s.effects(seat, "natural_wonder_as_trade"):
        s.push(PlaceNature(seat, nature))


def supply(s: State, kind: int) -> int:
    """How many tokens of a resource are left in the supply (N11, N127)."""
    held = sum(s.resources[kind :: len(RESOURCES)])
    lying = (s.stock & s.board.of_resource[kind]).bit_count()
    return s.components.resource_tokens[kind] - held - lying


def tell_cause(s: State, seat: int, source: Source) -> None:
    """Say which world wonder, or which card of a city-state, lets a seat do what follows."""
    s.emit("uses-wonder" if source.kind == WORLD_WONDER else "uses-envoy", seat, source.card)


# -- losing -----------------------------------------------------------------------------------------------------------


def destroy(s: State, space: int) -> None:
    """The token or city on a space is destroyed: nobody controls the space any more (N105, N110, N111, N122)."""
    seat = s.owner(space)
    s.emit("loses-city" if s.cities[seat] >> space & 1 else "loses-token", seat, space)
    clear(s, seat, space)


def clear(s: State, seat: int, space: int) -> None:
    """The piece of a seat leaves a space, and what it held there lies open again."""
    bit = 1 << space
    s.control[seat] &= ~bit
    s.strong[seat] &= ~bit
    s.placed &= ~bit
    s.cities[seat] &= ~bit
    s.space_changes_hands(space, seat)
    nature = s.nature_at(space)
    if nature != NOBODY and s.natures[nature] == seat:
        s.natures[nature], s.nature_card[nature] = ON_MAP, NOBODY
        s.emit("frees-nature", nature)
    state = s.state_at(space)
    if state != NOBODY and s.states[state] == seat and s.option("barbarian_frees_city_state") == "on":
        free_state(s, state, NOBODY)
    wonder = s.wonder_at(space)
    if wonder != NOBODY:
        s.emit("stray-wonder", wonder, space)
        wonder_lost(s, seat, wonder)


def returnable(s: State, seat: int) -> int:
    """The tokens a seat may take back from the map: all but those placed in this very turn (N42, A39)."""
    return s.control[seat] & ~s.placed


def against_taking_back(s: State, seat: int, space: int) -> Objection | None:
    """Why a seat cannot take back a token from a space."""
    if not s.control[seat] >> space & 1:
        return Objection("not-your-token", (space,), "N42")
    return None if returnable(s, seat) >> space & 1 else Objection("placed-this-turn", (space,), "A39")


def take_back(s: State, seat: int, space: int) -> None:
    """A seat takes back a token of its own, to have one to place (N42, A31)."""
    s.emit("takes-back", seat, space)
    clear(s, seat, space)


def weaken(s: State, space: int) -> None:
    """A reinforced token is turned over."""
    seat = s.owner(space)
    s.strong[seat] &= ~(1 << space)
    s.emit("weakened", seat, space)


def wonder_lost(s: State, seat: int, wonder: int) -> None:
    """A seat no longer controls a wonder: what hung on it is lost (A56, A57)."""
    for effect in s.components.data.world_wonders.cards[wonder].effects:
        if effect["op"] == "trade_store" and s.store:
            s.emit("store-lost", seat, s.store)
            s.store = 0
        if effect["op"] == "diplomacy_limit":
            s.push(GiveBackPacts(seat))


# -- changing hands ---------------------------------------------------------------------------------------------------


def take_over(s: State, seat: int, space: int, city: bool, strong: bool = False) -> None:
    """A piece of another player is replaced by one of this seat; what belongs to the space goes with it (N92, A49).

    A city-state that was conquered there changes hands too; who may liberate it does so before.
    """
    bit = 1 << space
    old = s.owner(space)
    s.control[old] &= ~bit
    s.strong[old] &= ~bit
    s.cities[old] &= ~bit
    if city:
        s.cities[seat] |= bit
    else:
        s.control[seat] |= bit
        if strong:
            s.strong[seat] |= bit
    s.space_changes_hands(space, seat, old)
    s.emit("takes-space", seat, old, space)
    nature = s.nature_at(space)
    if nature != NOBODY and s.natures[nature] == old:
        _give_nature(s, seat, nature)
    state = s.state_at(space)
    if state != NOBODY and s.states[state] == old:
        conquer_state(s, seat, state)
    wonder = s.wonder_at(space)
    if wonder != NOBODY:
        s.emit("gets-wonder", seat, wonder, space)
        wonder_lost(s, old, wonder)


def conquer_state(s: State, seat: int, state: int) -> None:
    """The token of a city-state comes to a card of its type; its diplomacy cards are laid aside (N118, A26)."""
    s.states[state] = seat
    s.free_states &= ~(1 << s.board.city_states[state])
    _recall_envoys(s, state)
    s.emit("conquers", seat, state)
    lay_state(s, seat, state)


def lay_state(s: State, seat: int, state: int) -> None:
    """Put the token of a conquered city-state on the card of its type; of several the player chooses (A26)."""
    places = s.places_of(seat, s.components.city_state_type[state])
    s.state_card[state] = s.cards(seat)[places[0]] if len(places) == 1 else NOBODY
    if len(places) > 1:
        s.push(PlaceState(seat, state))


def lay_waiting_states(s: State, seat: int) -> None:
    """Tokens of city-states without a card find one as soon as the row has such a card (A26)."""
    for state, holder in enumerate(s.states):
        if holder == seat and s.state_card[state] == NOBODY:
            lay_state(s, seat, state)


def free_state(s: State, state: int, liberator: int) -> None:
    """The token of a city-state returns to its space; a liberator takes one of its two cards (N120, N122)."""
    s.states[state], s.state_card[state] = ON_MAP, NOBODY
    s.free_states |= 1 << s.board.city_states[state]
    _recall_envoys(s, state)
    if liberator == NOBODY:
        s.emit("frees-state", state)
    else:
        s.envoys[state] = 1 << liberator
        s.find_powers(liberator)
        s.emit("liberates", liberator, state)


def _recall_envoys(s: State, state: int) -> None:
    """Nobody holds a diplomacy card of a city-state any more."""
    s.envoys[state] = 0
    s.find_powers(*range(s.players))


# -- choices ----------------------------------------------------------------------------------------------------------


class PlaceNature(Decision[State]):
    """America lays a natural wonder on a card of the row (N200)."""

    seat: int
    nature: int
    rule = "N200"
    answers = ("place_nature",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("place_nature", self.nature, card) for card in s.cards(seat)]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.nature_card[self.nature] = action[2]
        s.emit("nature-on-card", seat, self.nature, action[2])


class PlaceState(Decision[State]):
    """With several cards of its type the player chooses where a conquered city-state lies (A26)."""

    seat: int
    state: int
    rule = "N118"
    answers = ("place_state",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        type = s.components.city_state_type[self.state]
        return [("place_state", self.state, s.cards(seat)[place]) for place in s.places_of(seat, type)]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.state_card[self.state] = action[2]
        s.emit("state-on-card", seat, self.state, action[2])


class GiveBackPacts(Decision[State]):
    """Without Potala Palace a player keeps one diplomacy card of each other player (A57)."""

    seat: int
    rule = "N138"
    answers = ("give_back",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.options(s, self.seat) else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        n = len(PACTS)
        found: list[Action] = []
        for giver in range(s.players):
            held = [pact for pact in range(n) if giver != seat and s.pacts[giver * n + pact] == seat]
            if len(held) > pact_limit(s, seat):
                found += [("give_back", giver, pact) for pact in held]
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action not in self.options(s, seat):
            return Objection("pact-not-there", (action[1], action[2]), "N138")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.pacts[action[1] * len(PACTS) + action[2]] = OWN_STACK
        s.find_powers(seat)
        s.emit("returns-pact", seat, action[1], action[2])
        s.push(self)


def pact_limit(s: State, seat: int) -> int:
    """How many diplomacy cards of each other player a seat may hold (N138, N186)."""
    return max((source.effect["amount"] for source in s.effects(seat, "diplomacy_limit")), default=1)

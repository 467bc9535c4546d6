"""The position of a game of A New Dawn. Seats are players; everything is a small int or a mask of spaces.

Glossary, one word per thing: *space* a hex, *board* the map and all that can be looked up on it, *row* the five focus
cards of a player, *place* where a card lies in the row (0 to 4), *slot* the number a card is resolved with (1 to 5),
*token* a control token, *strong* reinforced, *city* a city or the capital, *caravan*, *letter* a barbarian, *state* a
city-state, *nature* a natural wonder, *wonder* a world wonder, *pact* a diplomacy card of a player, *envoy* one of a
city-state, *stray* a wonder under nobody's piece, *friendly* with an own city or token, *wild* with a barbarian,
*dial* the technology dial, *event* the event dial, *powers* the effects of cards that work for a seat.
"""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import ECONOMY, ERAS, PACTS, SLOTS, Source
from zeitalter.games.new_dawn.rules.agendas import complete, fulfilled
from zeitalter.games.new_dawn.rules.board import board_of, mask
from zeitalter.games.new_dawn.rules.fields import (
    MOST_ON_CARD,
    NOBODY,
    ON_CARD,
    ON_MAP,
    OUT,
    OWN_STACK,
    REMOVED,
    UNUSED,
    Fields,
)
from zeitalter.games.new_dawn.rules.powers import powers_of

__all__ = ["MOST_ON_CARD", "NOBODY", "ON_CARD", "ON_MAP", "OUT", "OWN_STACK", "REMOVED", "UNUSED", "State"]

NOTHING: list[Source] = []


class State(Fields):
    """A position and what can be asked of it; the glossary above says what its fields hold."""

    __slots__ = ()

    def option(self, name: str) -> str:
        """The value of a table option."""
        value: str = self.table.options[name]
        return value

    @property
    def vp(self) -> list[int]:
        """The points everybody can see: on how many victory cards each seat has completed an agenda."""
        return [fulfilled(self, seat) for seat in range(self.players)]

    # -- who and what is where ----------------------------------------------------------------------------------------

    def friendly(self, seat: int) -> int:
        """The spaces a seat controls (N7)."""
        return self.control[seat] | self.cities[seat]

    def rival(self, seat: int) -> int:
        """The spaces any other player controls."""
        found = 0
        for other in range(self.players):
            if other != seat:
                found |= self.control[other] | self.cities[other]
        return found

    def tokens(self) -> int:
        """The spaces with a control token of anybody."""
        found = 0
        for spaces in self.control:
            found |= spaces
        return found

    def towns(self) -> int:
        """The spaces with a city of anybody."""
        found = 0
        for spaces in self.cities:
            found |= spaces
        return found

    def owner(self, space: int) -> int:
        """Who controls a space, or NOBODY."""
        for seat in range(self.players):
            if (self.control[seat] | self.cities[seat]) >> space & 1:
                return seat
        return NOBODY

    def free_natures(self) -> int:
        """The spaces with the token of a natural wonder."""
        found, where = 0, self.board.natures
        for nature, holder in enumerate(self.natures):
            if holder == ON_MAP:
                found |= 1 << where[nature]
        return found

    def wagons(self, seat: int | None = None) -> int:
        """The spaces with a caravan of a seat, or of anybody."""
        n = self.components.caravans
        found = 0
        for space in self.caravans if seat is None else self.caravans[seat * n : (seat + 1) * n]:
            if space >= 0:
                found |= 1 << space
        return found

    def caravans_of(self, seat: int) -> range:
        """The numbers of a seat's caravans."""
        n = self.components.caravans
        return range(seat * n, (seat + 1) * n)

    def built(self) -> int:
        """The spaces with the token of a world wonder."""
        found = 0
        for space in self.wonders:
            if space >= 0:
                found |= 1 << space
        return found

    def empty(self) -> int:
        """The spaces, water too, on which nothing lies or stands at all (N8)."""
        full = self.tokens() | self.towns() | self.wild | self.free_states | self.free_natures() | self.stock
        return self.board.every & ~(full | self.wagons() | self.built())

    def state_at(self, space: int) -> int:
        """The city-state printed on a space that is in play, or NOBODY."""
        for state, where in self.board.city_states.items():
            if where == space and self.states[state] != OUT:
                return state
        return NOBODY

    def nature_at(self, space: int) -> int:
        """The natural wonder printed on a space, or NOBODY."""
        for nature, where in self.board.natures.items():
            if where == space:
                return nature
        return NOBODY

    def wonder_at(self, space: int) -> int:
        """The world wonder whose token lies on a space, or NOBODY."""
        return self.wonders.index(space) if space in self.wonders else NOBODY

    def strength(self, seat: int) -> int:
        """Control tokens a seat has neither on the map nor beside a victory card."""
        return self.components.control_tokens - self.control[seat].bit_count() - self.markers[seat]

    def cities_left(self, seat: int) -> int:
        """Cities a seat has not on the map; the capital is not one of them."""
        return self.components.cities + 1 - self.cities[seat].bit_count()

    # -- cards --------------------------------------------------------------------------------------------------------

    def cards(self, seat: int) -> list[int]:
        """The row of a seat from the first place to the fifth."""
        return self.row[seat * SLOTS : (seat + 1) * SLOTS]

    def card_at(self, seat: int, place: int) -> int:
        """The card in a place of the row of a seat."""
        return self.row[seat * SLOTS + place]

    def deck(self, seat: int) -> list[int]:
        """The focus cards of a seat that are not in its row."""
        row = self.cards(seat)
        return [card for card in range(len(self.components.type)) if card not in row]

    def places_of(self, seat: int, type: int) -> list[int]:
        """The places of the row where a card of this type lies."""
        types = self.components.type
        return [place for place, card in enumerate(self.cards(seat)) if types[card] == type]

    def on_card(self, seat: int, place: int) -> int:
        """The trade tokens on a card of the row."""
        return self.trade[seat * SLOTS + place]

    def usable_caravans(self, seat: int) -> int:
        """How many caravans the economy cards of the row show (A42)."""
        c = self.components
        return max((c.caravans_of[card] for card in self.cards(seat) if c.type[card] == ECONOMY), default=0)

    def dial_reached(self, seat: int) -> int:
        """The highest number of the technology dial a seat has reached, as far as it matters."""
        return self.components.dial_end if self.topped >> seat & 1 else self.dial[seat]

    def era(self, wonder: int) -> int:
        """The era of a wonder; of one of them tables decide (A22)."""
        c = self.components
        if c.ids["wonder"][wonder] == "forbidden_city":
            return ERAS.index(self.option("forbidden_city_era"))
        return c.wonder_era[wonder]

    def wonders_of(self, seat: int) -> list[int]:
        """The wonders a seat controls (N129)."""
        own = self.friendly(seat)
        return [wonder for wonder, space in enumerate(self.wonders) if space >= 0 and own >> space & 1]

    def givers(self, seat: int, pact: int) -> list[int]:
        """The players whose diplomacy card of this kind a seat holds."""
        n = len(PACTS)
        return [giver for giver in range(self.players) if giver != seat and self.pacts[giver * n + pact] == seat]

    def effects(self, seat: int, op: str) -> list[Source]:
        """The effects with this `op` or trigger that work for a seat: of its leader, wonders and diplomacy cards."""
        return self.powers[seat].get(op, NOTHING)

    def next_seat(self, seat: int) -> int:
        """Who comes after a seat, clockwise."""
        return (seat + 1) % self.players

    def upkeep(self) -> None:
        """Agendas are completed the moment their condition holds (N155)."""
        if self.stale and self.seat >= 0:  # not while setting up
            complete(self)

    # -- what follows from the rest -----------------------------------------------------------------------------------

    def restored(self) -> None:
        """Find everything again that follows from the rest, after the position was read from a file or set up."""
        self.board = board_of(self.components, self.tiles)
        self.wild = mask(space for space in self.barbarians if space >= 0)
        where = self.board.city_states
        self.free_states = mask(where[state] for state, holder in enumerate(self.states) if holder == ON_MAP)
        self.find_powers(*range(self.players))

    def space_changes_hands(self, space: int, *seats: int) -> None:
        """These seats have won or lost a space: agendas are looked at, and a wonder there works for others."""
        for seat in seats:
            self.stale |= 1 << seat
        if space in self.wonders:
            self.find_powers(*seats)

    def find_powers(self, *seats: int) -> None:
        """The cards that work for some seats have changed: find their effects again."""
        for seat in seats:
            self.powers[seat] = powers_of(self, seat)
            self.stale |= 1 << seat

    def put_barbarian(self, letter: int, space: int) -> None:
        """A barbarian comes to a space, or leaves the map."""
        old = self.barbarians[letter]
        self.barbarians[letter] = space
        if old >= 0 and old not in self.barbarians:
            self.wild &= ~(1 << old)
        if space >= 0:
            self.wild |= 1 << space

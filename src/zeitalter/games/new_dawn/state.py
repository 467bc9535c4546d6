"""The position of a game of A New Dawn. Seats are players; everything is a small int or a mask of spaces.

Glossary, one word per thing: *space* a hex, *board* the map and all that can be looked up on it, *row* the five focus
cards of a player, *place* where a card lies in the row (0 to 4), *slot* the number a card is resolved with (1 to 5),
*token* a control token, *strong* reinforced, *city* a city or the capital, *caravan*, *letter* a barbarian, *state* a
city-state, *nature* a natural wonder, *wonder* a world wonder, *pact* a diplomacy card of a player, *envoy* one of a
city-state, *stray* a wonder under nobody's piece, *friendly* with an own city or token, *wild* with a barbarian,
*dial* the technology dial, *event* the event dial.
"""

from __future__ import annotations

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.new_dawn.agendas import complete, fulfilled
from zeitalter.games.new_dawn.board import NOWHERE, Board, Placement, board_of
from zeitalter.games.new_dawn.components import (
    ECONOMY,
    ERAS,
    PACTS,
    RESOURCES,
    SLOTS,
    WONDER_TYPES,
    Components,
)
from zeitalter.games.new_dawn.components import Source as EffectSource

NOBODY = -1
ON_MAP, OUT = -1, -2
"""Where a token of a city-state or natural wonder is, if no player has it."""
ON_CARD, UNUSED = -1, -2
"""Where a caravan is, if not on a space."""
MOST_ON_CARD = 3
REMOVED = len(WONDER_TYPES)
"""The zone of the wonders that were taken out unseen; the zones before it are the four decks."""
OWN_STACK = -1
"""Who holds a pact that nobody has taken."""


class State(KernelState):
    """A position; the glossary above says what its fields hold."""

    # fmt: off
    __slots__ = (
        "agendas", "attacks", "barbarians", "board", "capital", "caravans", "chosen", "cities", "components",
        "control", "core", "dial", "envoys", "event", "extra", "first", "fresh", "hands", "leaders", "looked_at",
        "looted", "markers", "nature_card", "natures", "pacts", "placed", "players", "resources", "round", "row",
        "seat", "slot", "spent_natures", "spent_states", "state_card", "states", "steps", "stock", "store",
        "strong", "taken", "tiles", "topped", "trade", "traded", "used", "victory", "wins", "wonders",
    )
    # fmt: on
    derived = ("board", "looked_at")

    def __init__(self, table: Table, source: Source) -> None:
        KernelState.__init__(self, table, source)
        self.components: Components = table.components
        c = self.components
        self.players = players = table.seats
        self.tiles: tuple[Placement, ...] = ()
        self.board: Board = board_of(c, ())
        """The tiles on the table, and the map they make; `lay` changes both."""
        self.core = 0
        """How many of the tiles are the core of an advanced map."""
        self.hands: list[tuple[int, ...]] = [()] * players
        """The tiles each seat has still to lay."""
        self.leaders: tuple[int, ...] = (NOBODY,) * players
        self.first = 0
        self.seat = NOBODY
        """The first player, and whose turn it is."""
        self.round = 1
        self.event = 0
        """The section of the event dial."""
        self.victory: tuple[int, ...] = ()
        self.agendas = [0] * players
        """The victory cards in play, and the agendas each seat has completed, as a mask."""
        self.looked_at: tuple[list[int], ...] = ()
        """What the agendas depend on, as it was when they were last looked at."""
        self.looted = [0] * players
        """How many attacks on capitals each seat has won."""
        self.markers = [0] * players
        """Control tokens that lie beside victory cards (N156)."""
        # on the map
        self.control = [0] * players
        self.strong = [0] * players
        self.cities = [0] * players
        """Masks of the spaces with tokens of a seat (strong ones are among them), and with its cities."""
        self.capital = [NOWHERE] * players
        self.caravans = [UNUSED] * (players * c.caravans)
        """The space of each caravan: three for every seat."""
        self.barbarians = [NOWHERE] * len(c.ids["letter"])
        self.stock = 0
        """Mask of the spaces on which the printed resource still lies."""
        self.states = [OUT] * len(c.ids["city_state"])
        self.state_card = [NOBODY] * len(c.ids["city_state"])
        """Who has conquered each city-state, and the focus card its token lies on (or none)."""
        self.natures = [OUT] * len(c.ids["nature"])
        self.nature_card = [NOBODY] * len(c.ids["nature"])
        """Who holds each natural wonder, and, for America, the focus card its token lies on."""
        self.wonders = [NOWHERE] * len(c.ids["wonder"])
        """The space of the token of each world wonder that was built."""
        # before the players
        self.row = [NOBODY] * (players * SLOTS)
        self.trade = [0] * (players * SLOTS)
        """The focus cards of each seat from the first place to the fifth, and the trade tokens on them."""
        self.dial = [0] * players
        self.topped = 0
        """Who has gone past the end of the technology dial, as a mask (A4)."""
        self.resources = [0] * (players * len(RESOURCES))
        self.store = 0
        """Trade tokens on Great Zimbabwe."""
        self.envoys = [0] * len(c.ids["city_state"])
        """Who holds a diplomacy card of each city-state, as a mask."""
        self.pacts = [OWN_STACK] * (players * len(PACTS))
        """Who holds each diplomacy card of each seat."""
        # the turn
        self.chosen = NOBODY
        """The place of the card being resolved."""
        self.slot = 0
        """The slot it is resolved with."""
        self.extra = 0
        """Trade tokens spent on it that have not yet been used up."""
        self.used = 0
        """Abilities used this turn, as a mask over wonders, then city-states."""
        self.spent_states = 0
        self.spent_natures = 0
        """Tokens of city-states and natural wonders that were spent in this turn, as masks."""
        self.placed = 0
        self.taken = 0
        self.traded = 0
        """Masks of the spaces where a token was placed, that were won by attack, and traded with, all in this turn."""
        self.fresh = 0
        """Caravans that came back to the card (or had to stop) in this turn, as a mask: they do not move again."""
        self.steps: tuple[int, ...] = ()
        """While caravans move: how far each can still go, and the steps of the common pool."""
        self.attacks = 0
        self.wins = 0
        """Attacks made with the card being resolved, and attacks won in this turn."""
        self.zones = [EMPTY] * (REMOVED + 1)

    def copy(self) -> State:
        c = State.__new__(State)
        self.copy_kernel(c)
        c.components = self.components
        c.players = self.players
        c.tiles = self.tiles
        c.board = self.board
        c.core = self.core
        c.hands = self.hands[:]
        c.leaders = self.leaders
        c.first = self.first
        c.seat = self.seat
        c.round = self.round
        c.event = self.event
        c.victory = self.victory
        c.agendas = self.agendas[:]
        c.looked_at = self.looked_at
        c.looted = self.looted[:]
        c.markers = self.markers[:]
        c.control = self.control[:]
        c.strong = self.strong[:]
        c.cities = self.cities[:]
        c.capital = self.capital[:]
        c.caravans = self.caravans[:]
        c.barbarians = self.barbarians[:]
        c.stock = self.stock
        c.states = self.states[:]
        c.state_card = self.state_card[:]
        c.natures = self.natures[:]
        c.nature_card = self.nature_card[:]
        c.wonders = self.wonders[:]
        c.row = self.row[:]
        c.trade = self.trade[:]
        c.dial = self.dial[:]
        c.topped = self.topped
        c.resources = self.resources[:]
        c.store = self.store
        c.envoys = self.envoys[:]
        c.pacts = self.pacts[:]
        c.chosen = self.chosen
        c.slot = self.slot
        c.extra = self.extra
        c.used = self.used
        c.spent_states = self.spent_states
        c.spent_natures = self.spent_natures
        c.placed = self.placed
        c.taken = self.taken
        c.traded = self.traded
        c.fresh = self.fresh
        c.steps = self.steps
        c.attacks = self.attacks
        c.wins = self.wins
        return c

    def restored(self) -> None:
        """Find the board again after the position was read from a file."""
        self.board = board_of(self.components, self.tiles)

    def lay(self, tile: Placement) -> None:
        """Lay a tile on the table."""
        self.tiles = (*self.tiles, tile)
        self.board = board_of(self.components, self.tiles)

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

    def wild(self) -> int:
        """The spaces with a barbarian."""
        found = 0
        for space in self.barbarians:
            if space >= 0:
                found |= 1 << space
        return found

    def free_states(self) -> int:
        """The spaces with the token of a city-state."""
        found, where = 0, self.board.city_states
        for state, holder in enumerate(self.states):
            if holder == ON_MAP:
                found |= 1 << where[state]
        return found

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
        full = self.tokens() | self.towns() | self.wild() | self.free_states() | self.free_natures() | self.stock
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

    def effects(self, seat: int, op: str) -> list[EffectSource]:
        """The effects with this `op` that work for a seat: of its leader, wonders and diplomacy cards."""
        leaders, wonders, states, pacts = self.components.op_sources[op]
        found = []
        for source in leaders:
            if self.leaders[seat] == source.card:
                found.append(source)
        for source in wonders:
            space = self.wonders[source.card]
            if space >= 0 and (self.control[seat] | self.cities[seat]) >> space & 1:
                found.append(source)
        for source in states:
            if self.envoys[source.card] >> seat & 1:
                found.append(source)
        for source in pacts:
            if self.givers(seat, source.card):
                found.append(source)
        return found

    def next_seat(self, seat: int) -> int:
        """Who comes after a seat, clockwise."""
        return (seat + 1) % self.players

    upkeep = complete
    """Agendas are completed the moment their condition holds (N155)."""

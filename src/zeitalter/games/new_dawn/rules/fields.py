"""The fields of a position of A New Dawn, and how it is copied; `state` has the glossary and what can be asked of it.

Everything is a small int or a mask of spaces.
"""

from __future__ import annotations

from typing import Self

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, SLOTS, WONDER_TYPES, Components
from zeitalter.games.new_dawn.rules.board import NOWHERE, Board, Placement, board_of

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


class Fields(KernelState):
    """What a position holds."""

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

    def copy(self) -> Self:
        c = self.__new__(self.__class__)
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

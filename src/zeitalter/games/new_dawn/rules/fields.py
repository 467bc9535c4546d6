"""The fields of a position of A New Dawn, and how it is copied; `state` has the glossary and what can be asked of it.

Everything is a small int or a mask of spaces.
"""

from __future__ import annotations

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, SLOTS, WONDER_TYPES, Components, Powers
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

    components: Components
    players: int
    tiles: tuple[Placement, ...]
    board: Board
    """The tiles on the table, and the map they make; `lay` changes both."""
    core: int
    """How many of the tiles are the core of an advanced map."""
    hands: list[tuple[int, ...]]
    """The tiles each seat has still to lay."""
    leaders: tuple[int, ...]
    first: int
    seat: int
    """The first player, and whose turn it is."""
    round: int
    event: int
    """The section of the event dial."""
    victory: tuple[int, ...]
    agendas: list[int]
    """The victory cards in play, and the agendas each seat has completed, as a mask."""
    looted: list[int]
    """How many attacks on capitals each seat has won."""
    markers: list[int]
    """Control tokens that lie beside victory cards (N156)."""
    control: list[int]
    strong: list[int]
    cities: list[int]
    """Masks of the spaces with tokens of a seat (strong ones are among them), and with its cities."""
    capital: list[int]
    caravans: list[int]
    """The space of each caravan: three for every seat."""
    barbarians: list[int]
    stock: int
    """Mask of the spaces on which the printed resource still lies."""
    states: list[int]
    state_card: list[int]
    """Who has conquered each city-state, and the focus card its token lies on (or none)."""
    natures: list[int]
    nature_card: list[int]
    """Who holds each natural wonder, and, for America, the focus card its token lies on."""
    wonders: list[int]
    """The space of the token of each world wonder that was built."""
    row: list[int]
    trade: list[int]
    """The focus cards of each seat from the first place to the fifth, and the trade tokens on them."""
    dial: list[int]
    topped: int
    """Who has gone past the end of the technology dial, as a mask (A4)."""
    resources: list[int]
    store: int
    """Trade tokens on Great Zimbabwe."""
    envoys: list[int]
    """Who holds a diplomacy card of each city-state, as a mask."""
    pacts: list[int]
    """Who holds each diplomacy card of each seat."""
    chosen: int
    """The place of the card being resolved."""
    slot: int
    """The slot it is resolved with."""
    extra: int
    """Trade tokens spent on it that have not yet been used up."""
    used: int
    """Abilities used this turn, as a mask over wonders, then city-states."""
    spent_states: int
    spent_natures: int
    """Tokens of city-states and natural wonders that were spent in this turn, as masks."""
    placed: int
    taken: int
    traded: int
    """Masks of the spaces where a token was placed, that were won by attack, and traded with, all in this turn."""
    fresh: int
    """Caravans that came back to the card (or had to stop) in this turn, as a mask: they do not move again."""
    steps: tuple[int, ...]
    """While caravans move: how far each can still go, and the steps of the common pool."""
    attacks: int
    wins: int
    """Attacks made with the card being resolved, and attacks won in this turn."""
    # -- what follows from the rest, kept because it is asked for all the time
    wild: int
    free_states: int
    """Masks of the spaces with a barbarian, and with the token of a city-state."""
    powers: list[Powers]
    """The effects that work for each seat, by what they do."""
    stale: int
    """For whom something that agendas count has changed since they were looked at, as a mask."""
    __slots__ = tuple(__annotations__)
    derived = ("board", "wild", "free_states", "powers", "stale")

    def __init__(self, table: Table, source: Source) -> None:
        KernelState.__init__(self, table, source)
        self.components = table.components
        c = self.components
        self.players = players = table.seats
        self.tiles = ()
        self.board = board_of(c, ())
        self.core = 0
        self.hands = [()] * players
        self.leaders = (NOBODY,) * players
        self.first = 0
        self.seat = NOBODY
        self.round = 1
        self.event = 0
        self.victory = ()
        self.agendas = [0] * players
        self.looted = [0] * players
        self.markers = [0] * players
        # on the map
        self.control = [0] * players
        self.strong = [0] * players
        self.cities = [0] * players
        self.capital = [NOWHERE] * players
        self.caravans = [UNUSED] * (players * c.caravans)
        self.barbarians = [NOWHERE] * len(c.ids["letter"])
        self.stock = 0
        self.states = [OUT] * len(c.ids["city_state"])
        self.state_card = [NOBODY] * len(c.ids["city_state"])
        self.natures = [OUT] * len(c.ids["nature"])
        self.nature_card = [NOBODY] * len(c.ids["nature"])
        self.wonders = [NOWHERE] * len(c.ids["wonder"])
        # before the players
        self.row = [NOBODY] * (players * SLOTS)
        self.trade = [0] * (players * SLOTS)
        self.dial = [0] * players
        self.topped = 0
        self.resources = [0] * (players * len(RESOURCES))
        self.store = 0
        self.envoys = [0] * len(c.ids["city_state"])
        self.pacts = [OWN_STACK] * (players * len(PACTS))
        # the turn
        self.chosen = NOBODY
        self.slot = 0
        self.extra = 0
        self.used = 0
        self.spent_states = 0
        self.spent_natures = 0
        self.placed = 0
        self.taken = 0
        self.traded = 0
        self.fresh = 0
        self.steps = ()
        self.attacks = 0
        self.wins = 0
        self.wild = self.free_states = 0
        self.powers = [{}] * players
        self.stale = 0
        self.zones = [EMPTY] * (REMOVED + 1)

    def lay(self, tile: Placement) -> None:
        """Lay a tile on the table."""
        self.tiles = (*self.tiles, tile)
        self.board = board_of(self.components, self.tiles)

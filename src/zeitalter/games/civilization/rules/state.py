"""The position of a game of Civilization. Seats are players; everything is a small int.

Glossary, one word per thing: *area* an area of land (open seas follow in the same numbering), *coast* a place where
ships lie (a coast of an area, or an open sea), *token* a round piece, *stock* the unused pieces of a player, *treasury*
the tokens in the treasury, *limit* how many tokens an area feeds, *site* the square for a city, *card* a trade card (a
good or a calamity), *civilization card* what is bought, *field* a field of the succession table, *unit* 1 for a token
and 5 for a city, *dissolve* to replace a city by as many own tokens as its area feeds, *order* the order of the
succession table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress

from zeitalter.engine.rng import Source
from zeitalter.engine.state import State as KernelState
from zeitalter.engine.table import Table
from zeitalter.engine.zones import EMPTY
from zeitalter.games.civilization.data.components import AGRICULTURE, STACKS, Components

TOKENS, TOKENS_OF_SEVEN = 56, 48
MOST_CITIES, MOST_SHIPS = 9, 4
SUPPORT = 2
"""Tokens on the board that a city needs (43.65)."""
UNITS_OF_CITY = 5
NOBODY = -1
WHOLE_BOARD = 7
"""The row of the set-up table that the simple games use."""


def hand(seat: int) -> int:
    """The zone of a player's hand."""
    return STACKS + 2 * seat


def package(seat: int) -> int:
    """The zone of the cards a player offers in trade."""
    return STACKS + 2 * seat + 1


def stack(number: int) -> int:
    """The zone of a stack of trade cards, numbers 1 to 9."""
    return number - 1


class State(KernelState):
    """A position; the glossary above says what its fields hold."""

    components: Components
    players: int
    round: int
    phase: int
    """The phase of the round, 1 to 13; 0 during the set-up."""
    nations: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in the order of the succession table."""
    open_areas: tuple[bool, ...]
    """Areas whose region is in play."""
    tokens: bytearray
    """Tokens on the board: `tokens[seat * areas + area]`."""
    cities: list[int]
    """Whose city stands in an area."""
    ships: list[tuple[int, ...]]
    """The coast of each ship of a seat."""
    kept: list[tuple[int, ...]]
    """In the phase of ships: the coasts of those that are paid for."""
    stock: list[int]
    treasury: list[int]
    cards: list[int]
    """The civilization cards of each seat as a mask."""
    supply: list[int]
    """Civilization cards that are left, by kind."""
    field: list[int]
    """Where each marker stands on the succession table; 0 is the arrow."""
    census: tuple[int, ...]
    """The seats in the order in which they move."""
    ready: int
    """Who has finished what all do at the same time, as a mask."""
    taxed: list[int]
    """The tax rate each seat has chosen this round; 0 before."""
    rested: tuple[int, ...]
    """While somebody moves: how many of his tokens in each area have not moved yet."""
    moves_left: tuple[int, ...]
    aboard: tuple[int, ...]
    """While somebody moves: for each of his ships how far it can still sail, and how many tokens it carries."""
    exempt: tuple[int, ...]
    """Areas of cities that need no support until the next growth (43.1)."""
    calamities: tuple[tuple[int, int, int], ...]
    """Open calamities: number, victim, who traded it (or -1)."""
    hit: list[int]
    """How many calamities have struck each seat directly this round."""
    marked: tuple[tuple[int, ...], tuple[int, ...]]
    """In a civil war: areas of the marked tokens (one entry each), areas of the marked cities."""
    offers: list[tuple[int, ...]]
    """The package each seat offers, see `trade.py`."""
    offer_number: int
    """The number of the newest offer of this trade."""
    waiting: int
    """Who waits in trade until somebody says something new, or for the next round of trade, as a mask."""
    declined: tuple[tuple[int, int, int], ...]
    """What was said to the offers on the table: the number of the offer, who declined it, and the word for it."""
    wished: list[int]
    """The goods each seat last said it wants in this trade, as a mask."""
    named: list[int]
    claimed: list[int]
    """The goods each seat has truly named in this trade, and the cards it has claimed to offer, as masks."""
    swapped: list[tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]]
    """The swaps of each seat in this trade: with whom, what it gave and what it got; known to that seat alone."""
    trade_round: int
    """The round of trade; 0: there is no trade."""
    budget: list[int]
    """How many offers each seat may still make in this trade; without a limit, how many a bot still makes."""
    __slots__ = tuple(__annotations__)

    def __init__(self, table: Table, source: Source) -> None:
        KernelState.__init__(self, table, source)
        self.components = table.components
        self.players = players = table.seats
        areas = self.components.areas
        full = TOKENS_OF_SEVEN if players == 7 else TOKENS
        self.round = 1
        self.phase = 0
        self.nations = (NOBODY,) * players
        self.order = tuple(range(players))
        self.open_areas = (True,) * areas
        self.tokens = bytearray(players * areas)
        self.cities = [NOBODY] * areas
        self.ships = [()] * players
        self.kept = [()] * players
        self.stock = [full] * players
        self.treasury = [0] * players
        self.cards = [0] * players
        self.supply = list(self.components.card_count)
        self.field = [0] * players
        self.census = ()
        self.ready = 0
        self.taxed = [0] * players
        self.rested = ()
        self.moves_left = ()
        self.aboard = ()
        self.exempt = ()
        self.calamities = ()
        self.hit = [0] * players
        self.marked = ((), ())
        self.offers = [()] * players
        self.offer_number = 0
        self.waiting = 0
        self.declined = ()
        self.wished = [0] * players
        self.named = [0] * players
        self.claimed = [0] * players
        self.swapped = [()] * players
        self.trade_round = 0
        self.budget = [0] * players
        self.zones = [EMPTY] * (STACKS + 2 * players)

    @property
    def vp(self) -> list[int]:
        """The points everybody can see: the civilization cards of each seat."""
        cost = self.components.cost
        return [sum(n for i, n in enumerate(cost) if mask >> i & 1) for mask in self.cards]

    # -- facts --------------------------------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        """The value of an option of the table."""
        return str(self.table.options[name])

    @property
    def row(self) -> int:
        """The row of the set-up table: the number of players, or the whole board in the simple games (42, A-28)."""
        return self.players if self.table.options["variant"] == "full" else WHOLE_BOARD

    def has(self, seat: int, card: int) -> bool:
        """Whether a seat owns a civilization card."""
        return bool(self.cards[seat] >> card & 1)

    def in_area(self, seat: int, area: int) -> int:
        """How many tokens a seat has in an area."""
        return self.tokens[seat * self.components.areas + area]

    def areas_of(self, seat: int) -> list[int]:
        """The areas where a seat has tokens."""
        areas = self.components.areas
        return list(compress(range(areas), self.tokens[seat * areas : (seat + 1) * areas]))

    def owners(self, area: int) -> list[int]:
        """The seats with tokens in an area, in order."""
        areas = self.components.areas
        return [seat for seat in self.order if self.tokens[seat * areas + area]]

    def on_board(self, seat: int) -> int:
        """All tokens a seat has on the board."""
        first = seat * self.components.areas
        return sum(self.tokens[first : first + self.components.areas])

    def cities_of(self, seat: int) -> list[int]:
        """The areas of a seat's cities."""
        if seat not in self.cities:
            return []
        return [area for area, owner in enumerate(self.cities) if owner == seat]

    def city_count(self, seat: int) -> int:
        """How many cities a seat has on the board."""
        return self.cities.count(seat)

    def units(self, seat: int) -> int:
        """The units of a seat on the board: 1 for a token, 5 for a city (52.1)."""
        return self.on_board(seat) + UNITS_OF_CITY * self.city_count(seat)

    def feeds(self, seat: int, area: int) -> int:
        """How many tokens an area feeds if a seat lives there alone (53.8)."""
        return self.components.limit[area] + self.has(seat, AGRICULTURE)

    def by_stock(self, seats: Sequence[int]) -> list[int]:
        """Seats by tokens in stock, the largest first; ties in the order of the succession table (62)."""
        return sorted(seats, key=lambda seat: (-self.stock[seat], self.order.index(seat)))

    def others(self, seat: int) -> Iterator[int]:
        """All other seats, in the order of the succession table."""
        return (other for other in self.order if other != seat)

    def trade_is_free(self) -> bool:
        """Whether everybody makes as many offers as he likes (43.9)."""
        return self.option("trade_offers") == "free"

    def trades_in_rounds(self) -> bool:
        """Whether everybody says one thing in each round of a trade (43.9)."""
        return self.option("trade_rounds") != "0"

    # -- pieces -------------------------------------------------------------------------------------------------------

    def place(self, seat: int, area: int, n: int = 1) -> None:
        """Tokens from the stock to an area."""
        self.tokens[seat * self.components.areas + area] += n
        self.stock[seat] -= n

    def remove(self, seat: int, area: int, n: int = 1) -> None:
        """Tokens from an area to the stock."""
        self.tokens[seat * self.components.areas + area] -= n
        self.stock[seat] += n

    def shift(self, seat: int, area: int, n: int) -> None:
        """Change the tokens in an area without the stock: they come from or go to another place on the board."""
        self.tokens[seat * self.components.areas + area] += n

    def raze(self, area: int) -> int:
        """Take a city off the board; its owner."""
        owner = self.cities[area]
        self.cities[area] = NOBODY
        if area in self.exempt:
            self.exempt = tuple(a for a in self.exempt if a != area)
        return owner

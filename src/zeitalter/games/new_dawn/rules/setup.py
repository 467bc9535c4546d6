"""Set-up (2, 15, 16): leaders, the map, tokens on it, wonders, victory cards, the first player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from zeitalter.engine.errors import Objection
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL, Zone
from zeitalter.games.new_dawn.data.components import (
    ERAS,
    FIRST_WATER,
    SIDES,
    SLOTS,
    SPACES,
    WATER_TOKENS,
    WONDER_TYPES,
    Components,
)
from zeitalter.games.new_dawn.rules.board import Placement
from zeitalter.games.new_dawn.rules.course import StartRound
from zeitalter.games.new_dawn.rules.focus_row import fit_caravans
from zeitalter.games.new_dawn.rules.hexes import TOUCHED, cells, enclosed, placed, ring, sites
from zeitalter.games.new_dawn.rules.kinds import hex_at, hex_number
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_MAP, REMOVED, State

CORE = 2
"""Tiles of natural wonders, and of city-states, in the core of an advanced map (N143)."""
DEALT = 2
"""Further tiles for each player (N146)."""


def new_state(table: Table, source: Source) -> State:
    """The state before the set-up."""
    s = State(table, source)
    s.push(Leaders(), BuildMap(), Populate(), Wonders(), VictoryCards(), FirstPlayer(), StartRound())
    return s


class Leaders(Step[State]):
    """Everybody gets a leader and lays out the five cards of level I (N13, N14)."""

    rule = "N13"

    def run(self, s: State) -> None:
        c = s.components
        s.leaders = s.shuffled(range(len(c.ids["leader"])))[: s.players]
        for seat, leader in enumerate(s.leaders):
            s.emit("leads", seat, leader)
            s.row[seat * SLOTS : (seat + 1) * SLOTS] = c.start_row[leader]
            fit_caravans(s, seat)
        s.restored()


# -- the map ----------------------------------------------------------------------------------------------------------


class BuildMap(Step[State]):
    """The map of the first game, or one that the players build (N15)."""

    rule = "N15"

    def run(self, s: State) -> None:
        if s.option("map") == "first":
            for players, tile, rotation, q, r in s.components.first_map:
                if players <= s.players:
                    s.tiles = (*s.tiles, (tile, 0, rotation, q, r))
            s.restored()
            start = s.below(s.players)
            s.push(*(ChooseStar((start + i) % s.players) for i in range(s.players)))
            return
        self._begin_to_build(s)

    def _begin_to_build(self, s: State) -> None:
        """Deal tiles and lay the core (N142-N146)."""
        c = s.components
        of_kind = {kind: [t for t, k in enumerate(c.tile_kind) if k == kind] for kind in set(c.tile_kind)}
        capitals = s.shuffled(of_kind["capital"])[: s.players]
        natures, states = s.shuffled(of_kind["natural_wonder"]), s.shuffled(of_kind["city_state"])
        core = s.shuffled(natures[:CORE] + states[:CORE])
        side = s.below(6) // 3
        for tile, (rotation, q, r) in zip(core, c.core[side], strict=True):
            s.tiles = (*s.tiles, (tile, side, rotation, q, r))
        s.restored()
        s.core = len(core)
        s.emit("core", side, core)
        rest = s.shuffled([*natures[CORE:], *states[CORE:], *of_kind["plain"]])
        for seat in range(s.players):
            s.hands[seat] = tuple(sorted((capitals[seat], *rest[seat * DEALT : (seat + 1) * DEALT])))
        start = s.below(s.players)
        order = [(start + i) % s.players for i in range(s.players)]
        s.push(*(LayTile(seat) for _ in range(DEALT + 1) for seat in order))


class ChooseStar(Decision[State]):
    """Everybody picks the star of the own capital (N154)."""

    seat: int
    rule = "N154"
    answers = ("star",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        free = [tile for tile, space in sorted(s.board.capitals.items()) if space not in s.capital]
        return [("star", tile) for tile in free]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action in self.options(s, seat) else Objection("star-taken", (action[1],), "N154")

    def take(self, s: State, seat: int, action: Action) -> None:
        _found(s, seat, s.board.capitals[action[1]])


def _found(s: State, seat: int, space: int) -> None:
    """The capital comes to its star (N15, N150)."""
    s.capital[seat] = space
    s.cities[seat] = 1 << space
    s.emit("capital", seat, space)


class LayTile(Decision[State]):
    """Lay one of the own tiles, any side and rotation (N147-N149)."""

    seat: int
    rule = "N147"
    answers = ("lay_tile",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for side in range(len(SIDES)):
            ways = tile_sites(s.components, s.tiles, s.core, side)
            found += [
                ("lay_tile", tile, side, rotation, hex_number(q, r))
                for tile in s.hands[seat]
                for rotation, q, r in ways
            ]
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        _, tile, side, rotation, where = action
        if tile not in s.hands[seat]:
            return Objection("tile-not-yours", (tile,), "N147")
        if action in self.options(s, seat):
            return None
        here = cells(placed(s.components.tiles[tile][side].place, rotation % 6, *hex_at(where)))
        lying = _lying(s.components, s.tiles)
        if here & lying:
            return Objection("tile-overlaps", (), "N147")
        if (ring(here) & lying).bit_count() < TOUCHED:
            return Objection("tile-touches-too-little", (TOUCHED,), "N148")
        if (enclosed(lying | here)).bit_count() > water_left(s):
            return Objection("tile-encloses-too-much", (), "A17")
        return Objection("tile-away-from-core", (), "N149")

    def take(self, s: State, seat: int, action: Action) -> None:
        _, tile, side, rotation, where = action
        before = water_left(s)
        s.lay((tile, side, rotation, *hex_at(where)))
        s.hands[seat] = tuple(t for t in s.hands[seat] if t != tile)
        s.emit("lays-tile", seat, tile, side)
        if water_left(s) < before:
            s.emit("water-fills", before - water_left(s))
        if s.components.tile_kind[tile] == "capital":
            _found(s, seat, s.board.capitals[tile])


def water_left(s: State) -> int:
    """The water tokens that are not on the map."""
    return WATER_TOKENS - sum(s.board.place[space] is not None for space in range(FIRST_WATER, SPACES))


def _cells_of(c: Components, tile: Placement) -> int:
    number, side, rotation, q, r = tile
    return cells(placed(c.tiles[number][side].place, rotation, q, r))


def _lying(c: Components, tiles: tuple[Placement, ...]) -> int:
    """Everything on the table, filled holes too."""
    lying = 0
    for tile in tiles:
        lying |= _cells_of(c, tile)
    return lying | enclosed(lying)


@lru_cache(maxsize=512)
def tile_sites(c: Components, tiles: tuple[Placement, ...], core: int, side: int) -> tuple[tuple[int, int, int], ...]:
    """Where a tile may be laid with a side up: all have the same shape. It must touch the core, if any can (N149)."""
    lying = _lying(c, tiles)
    middle = 0
    for tile in tiles[:core]:
        middle |= _cells_of(c, tile)
    holes = lying
    for tile in tiles:
        holes &= ~_cells_of(c, tile)
    water = WATER_TOKENS - holes.bit_count()
    shapes = [c.tiles[0][i].place for i in range(len(SIDES))]
    if any(sites(shape, lying, middle, water) for shape in shapes):
        return tuple(sites(shapes[side], lying, middle, water))
    second = 0
    for tile in tiles[core:]:
        own = _cells_of(c, tile)
        if ring(own) & middle:
            second |= own
    return tuple(sites(shapes[side], lying, second, water))


# -- what lies on it --------------------------------------------------------------------------------------------------


class Populate(Step[State]):
    """Every icon gets its token; the diplomacy cards of the city-states lie beside the map (N16, N17)."""

    rule = "N16"

    def run(self, s: State) -> None:
        for state in s.board.city_states:
            s.states[state] = ON_MAP
        for nature in s.board.natures:
            s.natures[nature] = ON_MAP
        for letter, space in s.board.spawn.items():
            s.barbarians[letter] = space
        for space in s.board.spaces:
            if s.board.resource[space] != NOBODY:
                s.stock |= 1 << space
        s.restored()


class Wonders(Step[State]):
    """Four decks of wonders, later eras below; with few players some are taken out unseen (N19-N21)."""

    rule = "N19"

    def run(self, s: State) -> None:
        removed: tuple[int, ...] = ()
        for type in range(len(WONDER_TYPES)):
            deck: tuple[int, ...] = ()
            for era in range(len(ERAS)):
                fitting = [w for w in range(len(s.wonders)) if s.era(w) == era]
                cards = s.shuffled([w for w in fitting if s.components.wonder_type[w] == type])
                out = min(s.components.wonder_removed[s.players][era], len(cards))
                removed += cards[:out]
                deck += cards[out:]
            s.zones[type] = Zone(deck, (ALL, *(0 for _ in deck[1:])))
            s.emit("shows-wonder", deck[0])
        s.zones[REMOVED] = Zone(removed, (0,) * len(removed))


class VictoryCards(Step[State]):
    """Three victory cards are revealed, four in the epic game (N22, N170)."""

    rule = "N22"

    def run(self, s: State) -> None:
        n = s.components.data.victory_cards_in_play["epic" if s.option("epic") == "on" else "normal"]
        s.victory = tuple(sorted(s.shuffled(range(len(s.components.victory)))[:n]))
        s.emit("victory-cards", s.victory)


class FirstPlayer(Step[State]):
    """A random player becomes first player (N18)."""

    rule = "N18"

    def run(self, s: State) -> None:
        s.first = s.below(s.players)
        s.emit("first-player", s.first)

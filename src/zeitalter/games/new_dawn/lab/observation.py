"""What a learner sees of a position of A New Dawn: everything but the order of the wonder decks."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, SLOTS, TERRAINS, WONDER_TYPES
from zeitalter.games.new_dawn.rules.resetting import CAPITALISM
from zeitalter.games.new_dawn.rules.state import ON_CARD, ON_MAP, UNUSED, State
from zeitalter.kit.game_parts import Observation
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    Size,
    by_seat,
    fixed,
    from_seat,
    kinds,
    one,
    only,
    seats,
    these,
    those,
    turned,
)

SECTIONS = 12
"""More than the sections of the event dial."""
FAR = 30
"""How far from the middle a tile can lie."""


def _each(n: int) -> Size:
    """So many for every seat."""
    return lambda table: n * table.seats


def _own_first(s: State, seat: int, values: list[int], n: int) -> list[int]:
    """Rows of n values for every seat, the own one first."""
    return values[n * seat :] + values[: n * seat]


def _placements(s: State) -> list[int]:
    """Of every tile on the table: 1, its side, rotation and place."""
    found = [0] * (5 * len(s.components.ids["tile"]))
    for tile, side, rotation, q, r in s.tiles:
        found[5 * tile : 5 * tile + 5] = 1, side, rotation, q, r
    return found


def _caravans_at_home(s: State, seat: int) -> list[int]:
    """Caravans of each seat on their card, and not in use."""
    found = []
    n = s.components.caravans
    own = _own_first(s, seat, s.caravans, n)
    for who in range(s.players):
        some = own[who * n : who * n + n]
        found += [some.count(ON_CARD), some.count(UNUSED)]
    return found


def _steps(s: State) -> list[int]:
    size = s.components.caravans + 1
    return [*s.steps, *[0] * (size - len(s.steps))]


def _masks_of_holders(holders: list[int], seat: int, players: int) -> list[int]:
    """The things that each seat holds, the own seat first; then those that lie on the map."""
    masks = [0] * players
    free = 0
    for thing, holder in enumerate(holders):
        if holder >= 0:
            masks[(holder - seat) % players] |= 1 << thing
        elif holder == ON_MAP:
            free |= 1 << thing
    return [*masks, free]


def _wonders(s: State, seat: int) -> list[int]:
    return [those(tuple(s.wonders_of(who))) for who in from_seat(range(s.players), seat, s.players)]


def _pacts(s: State, seat: int) -> list[int]:
    """For every card of every seat who holds it, the own seat being the first."""
    players = s.players
    holders = _own_first(s, seat, s.pacts, len(PACTS))
    return [1 << (holder - seat) % players if holder >= 0 else 0 for holder in holders]


def _open_wonders(s: State) -> list[int]:
    return [1 << zone.cards[0] if zone.cards else 0 for zone in s.zones[: len(WONDER_TYPES)]]


def _places(s: State, seat: int, things: list[int], cards: list[int]) -> list[int]:
    """Things that lie on focus cards: for each place of the own row those on its card."""
    masks = [0] * SLOTS
    for thing, holder in enumerate(things):
        if holder == seat and cards[thing] >= 0:
            row = s.cards(seat)
            if cards[thing] in row:
                masks[row.index(cards[thing])] |= 1 << thing
    return masks


def _turn(s: State, seat: int) -> tuple[int, int]:
    players = s.players
    return 1 << (s.seat - seat) % players if s.seat >= 0 else 0, 1 << (s.first - seat) % players


GROUPS = (
    Group(
        (),
        (
            Numbers("round", "the round", one, these("round"), 60),
            Numbers(
                "slot",
                "the slot that a card is resolved with, and trade tokens that are left for it",
                fixed(2),
                these("slot", "extra"),
                5,
            ),
            Numbers(
                "attacks",
                "attacks made with the card being resolved, attacks won in this turn",
                fixed(2),
                these("attacks", "wins"),
                5,
            ),
            Numbers(
                "steps",
                "how far each caravan can still go, and steps of the common pool",
                lambda t: t.components.caravans + 1,
                _steps,
                6,
            ),
            Bits("turn", "whose turn it is, and who is the first player", fixed(2), seats, _turn),
            Bits("event dial", "its section", one, fixed(SECTIONS), lambda s: (1 << s.event,)),
            Bits(
                "resolving",
                "the place of the card being resolved",
                one,
                fixed(SLOTS),
                these("chosen", mask=only),
            ),
            Bits(
                "used",
                "abilities used in this turn: of wonders, then of city-states; the last bit is Capitalism",
                one,
                fixed(CAPITALISM.bit_length()),
                these("used"),
            ),
            Bits("spent city-states", "spent in this turn", one, kinds("city_state"), these("spent_states")),
            Bits("spent natural wonders", "spent in this turn", one, kinds("nature"), these("spent_natures")),
            Bits(
                "this turn",
                "spaces where a token was placed, that were won by attack, that were traded with",
                fixed(3),
                kinds("space"),
                these("placed", "taken", "traded"),
            ),
            Bits(
                "fresh caravans",
                "caravans that do not move again in this turn, by number",
                one,
                lambda t: t.seats * t.components.caravans,
                these("fresh"),
            ),
            Numbers("dial", "technology dial of each seat", seats, by_seat("dial"), 24),
            Numbers(
                "resources",
                "of each seat, by kind",
                _each(len(RESOURCES)),
                by_seat("resources", per=len(RESOURCES)),
                3,
            ),
            Numbers("store", "trade tokens on Great Zimbabwe", one, these("store"), 5),
            Numbers("looted", "attacks on capitals that each seat has won", seats, by_seat("looted"), 3),
            Numbers("markers", "control tokens beside victory cards", seats, by_seat("markers"), 5),
            Bits("agendas", "completed by each seat", seats, kinds("agenda"), by_seat("agendas")),
            Bits(
                "past the dial",
                "who has gone past the end of the technology dial",
                one,
                seats,
                lambda s, seat: (turned(s.topped, seat, s.players),),
            ),
            Numbers(
                "trade tokens",
                "on the five cards of the row of each seat",
                _each(SLOTS),
                by_seat("trade", per=SLOTS),
                3,
            ),
            Bits("control", "spaces with a control token of each seat", seats, kinds("space"), by_seat("control")),
            Bits("strong", "spaces with a reinforced one", seats, kinds("space"), by_seat("strong")),
            Bits("cities", "spaces with a city of each seat", seats, kinds("space"), by_seat("cities")),
        ),
    ),
    Group(
        ("row", "leaders", "victory", "capital"),
        (
            Bits(
                "row",
                "the card in each place of the row of each seat",
                _each(SLOTS),
                kinds("focus"),
                by_seat("row", only, SLOTS),
            ),
            Bits("leader", "of each seat", seats, kinds("leader"), by_seat("leaders", only)),
            Bits("victory cards", "in play", one, kinds("victory"), these("victory", mask=those)),
            Bits("capital", "the space of each capital", seats, kinds("space"), by_seat("capital", only)),
        ),
    ),
    Group(
        ("caravans",),
        (
            Numbers("caravans at home", "of each seat: on their card, not in use", _each(2), _caravans_at_home, 3),
            Bits(
                "caravans",
                "spaces with a caravan of each seat",
                seats,
                kinds("space"),
                lambda s, seat: [s.wagons(who) for who in from_seat(range(s.players), seat, s.players)],
            ),
        ),
    ),
    Group(
        ("zones",),
        (
            Numbers(
                "decks",
                "wonders left, by type",
                fixed(len(WONDER_TYPES)),
                lambda s: [len(z) for z in s.zones[: len(WONDER_TYPES)]],
                6,
            ),
            Bits(
                "open wonders", "the open wonder of each deck", fixed(len(WONDER_TYPES)), kinds("wonder"), _open_wonders
            ),
        ),
    ),
    Group(
        ("tiles", "core", "hands"),
        (
            Numbers("core", "tiles of the core of an advanced map", one, these("core"), 16),
            Numbers(
                "tiles",
                "for every tile: whether it lies on the table, its side, its rotation, its place (q and r)",
                lambda t: 5 * len(t.components.ids["tile"]),
                _placements,
                8,
            ),
            Bits(
                "terrain",
                "spaces of each terrain; at tables with the map of the first game always the same",
                fixed(len(TERRAINS)),
                kinds("space"),
                lambda s: [s.board.of_terrain[terrain] for terrain in range(len(TERRAINS))],
            ),
            Bits("tiles to lay", "of each seat", seats, kinds("tile"), by_seat("hands", those)),
        ),
    ),
    Group(
        ("stock", "barbarians"),
        (
            Bits(
                "resources on the map",
                "spaces on which the printed resource lies",
                one,
                kinds("space"),
                these("stock"),
            ),
            Bits(
                "barbarians",
                "the space of each barbarian",
                kinds("letter"),
                kinds("space"),
                lambda s: [only(space) for space in s.barbarians],
            ),
        ),
    ),
    Group(
        ("wonders", "control", "cities"),
        (
            Bits("built", "spaces with the token of a world wonder", one, kinds("space"), lambda s: (s.built(),)),
            Bits("wonders", "world wonders that each seat controls", seats, kinds("wonder"), _wonders),
        ),
    ),
    Group(
        ("states", "natures", "state_card", "nature_card", "envoys", "pacts", "row"),
        (
            Bits(
                "city-states",
                "conquered by each seat, then those on the map",
                lambda t: t.seats + 1,
                kinds("city_state"),
                lambda s, seat: _masks_of_holders(s.states, seat, s.players),
            ),
            Bits(
                "natural wonders",
                "held by each seat, then those on the map",
                lambda t: t.seats + 1,
                kinds("nature"),
                lambda s, seat: _masks_of_holders(s.natures, seat, s.players),
            ),
            Bits(
                "city-states on cards",
                "city-states on the card in each place of the own row",
                fixed(SLOTS),
                kinds("city_state"),
                lambda s, seat: _places(s, seat, s.states, s.state_card),
            ),
            Bits(
                "natural wonders on cards",
                "natural wonders on the card in each place of the own row",
                fixed(SLOTS),
                kinds("nature"),
                lambda s, seat: _places(s, seat, s.natures, s.nature_card),
            ),
            Bits(
                "envoys",
                "who holds a diplomacy card of each city-state",
                kinds("city_state"),
                seats,
                lambda s, seat: [turned(mask, seat, s.players) for mask in s.envoys],
            ),
            Bits("pacts", "who holds each diplomacy card of each seat", _each(len(PACTS)), seats, _pacts),
        ),
    ),
)

OBSERVATION: Observation[State] = Observation(groups=GROUPS, digits={"hex": (61, 61), "caravan": (3, 5)})

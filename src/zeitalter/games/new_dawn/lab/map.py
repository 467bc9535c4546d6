"""What a learner sees of the map of A New Dawn: its tiles, and everything that lies or stands on them."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import TERRAINS, WONDER_TYPES
from zeitalter.games.new_dawn.lab.seat_rows import for_seats, own_first
from zeitalter.games.new_dawn.rules.state import ON_CARD, UNUSED, State
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    by_seat,
    fixed,
    from_seat,
    kinds,
    one,
    only,
    seats,
    these,
    those,
)


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
    own = own_first(seat, s.caravans, n)
    for who in range(s.players):
        some = own[who * n : who * n + n]
        found += [some.count(ON_CARD), some.count(UNUSED)]
    return found


def _wonders(s: State, seat: int) -> list[int]:
    built = [(wonder, space) for wonder, space in enumerate(s.wonders) if space >= 0]
    if not built:
        return [0] * s.players
    friendly = map(s.friendly, from_seat(range(s.players), seat, s.players))
    return [those(tuple(wonder for wonder, space in built if own >> space & 1)) for own in friendly]


def _open_wonders(s: State) -> list[int]:
    return [1 << zone.cards[0] if zone.cards else 0 for zone in s.zones[: len(WONDER_TYPES)]]


GROUPS = (
    Group(
        ("control", "strong", "cities"),
        (
            Bits("control", "spaces with a control token of each seat", seats, kinds("space"), by_seat("control")),
            Bits("strong", "spaces with a reinforced one", seats, kinds("space"), by_seat("strong")),
            Bits("cities", "spaces with a city of each seat", seats, kinds("space"), by_seat("cities")),
        ),
    ),
    Group(
        ("caravans",),
        (
            Numbers("caravans at home", "of each seat: on their card, not in use", for_seats(2), _caravans_at_home, 3),
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
        ("wonders",),
        (Bits("built", "spaces with the token of a world wonder", one, kinds("space"), lambda s: (s.built(),)),),
    ),
    Group(
        ("wonders", "control", "cities"),
        (Bits("wonders", "world wonders that each seat controls", seats, kinds("wonder"), _wonders),),
    ),
)

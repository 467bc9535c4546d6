"""What a learner sees of the seats of A New Dawn: their rows of cards, resources, diplomacy and wonders."""

from __future__ import annotations

from zeitalter.games.new_dawn.data.components import PACTS, RESOURCES, SLOTS
from zeitalter.games.new_dawn.lab.seat_rows import for_seats, own_first
from zeitalter.games.new_dawn.rules.state import ON_MAP, State
from zeitalter.kit.observing import (
    Bits,
    Group,
    Numbers,
    by_seat,
    fixed,
    kinds,
    one,
    only,
    seats,
    these,
    those,
    turned,
)


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


def _pacts(s: State, seat: int) -> list[int]:
    """For every card of every seat who holds it, the own seat being the first."""
    players = s.players
    holders = own_first(seat, s.pacts, len(PACTS))
    return [1 << (holder - seat) % players if holder >= 0 else 0 for holder in holders]


def _places(s: State, seat: int, things: list[int], cards: list[int]) -> list[int]:
    """Things that lie on focus cards: for each place of the own row those on its card."""
    masks = [0] * SLOTS
    for thing, holder in enumerate(things):
        if holder == seat and cards[thing] >= 0:
            row = s.cards(seat)
            if cards[thing] in row:
                masks[row.index(cards[thing])] |= 1 << thing
    return masks


GROUPS = (
    Group(
        ("dial", "resources", "store", "looted", "markers", "agendas", "topped"),
        (
            Numbers("dial", "technology dial of each seat", seats, by_seat("dial"), 24),
            Numbers(
                "resources",
                "of each seat, by kind",
                for_seats(len(RESOURCES)),
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
        ),
    ),
    Group(
        ("trade",),
        (
            Numbers(
                "trade tokens",
                "on the five cards of the row of each seat",
                for_seats(SLOTS),
                by_seat("trade", per=SLOTS),
                3,
            ),
        ),
    ),
    Group(
        ("row",),
        (
            Bits(
                "row",
                "the card in each place of the row of each seat",
                for_seats(SLOTS),
                kinds("focus"),
                by_seat("row", only, SLOTS),
            ),
        ),
    ),
    Group(
        ("leaders", "victory", "capital"),
        (
            Bits("leader", "of each seat", seats, kinds("leader"), by_seat("leaders", only)),
            Bits("victory cards", "in play", one, kinds("victory"), these("victory", mask=those)),
            Bits("capital", "the space of each capital", seats, kinds("space"), by_seat("capital", only)),
        ),
    ),
    Group(
        ("states", "natures"),
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
        ),
    ),
    Group(
        ("states", "natures", "state_card", "nature_card", "row"),
        (
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
        ),
    ),
    Group(
        ("envoys", "pacts"),
        (
            Bits(
                "envoys",
                "who holds a diplomacy card of each city-state",
                kinds("city_state"),
                seats,
                lambda s, seat: [turned(mask, seat, s.players) for mask in s.envoys],
            ),
            Bits("pacts", "who holds each diplomacy card of each seat", for_seats(len(PACTS)), seats, _pacts),
        ),
    ),
)

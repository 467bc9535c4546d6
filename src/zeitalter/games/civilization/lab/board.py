"""What a learner sees of the board of Civilization: tokens, cities, ships, and the course of the round."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.table import Table
from zeitalter.games.civilization.rules.state import MOST_SHIPS, State
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

PHASES = 14
FIELDS_OF_TRACK = 16


def _areas(table: Table) -> int:
    return int(table.components.areas)


def _tokens(s: State, seat: int) -> bytearray:
    own = seat * s.components.areas
    return s.tokens[own:] + s.tokens[:own]


def _cities(s: State, seat: int) -> list[int]:
    masks = [0] * s.players
    for area, owner in enumerate(s.cities):
        if owner >= 0:
            masks[owner] |= 1 << area
    return from_seat(masks, seat, s.players)


def _places(order: Sequence[int], seat: int, players: int) -> list[int]:
    """The place of each seat in an order, from 1; 0 if it has none."""
    places = [0] * players
    for place, who in enumerate(order, 1):
        places[who] = place
    return from_seat(places, seat, players)


def _calamities(s: State, seat: int) -> list[int]:
    """The open calamities of each seat."""
    masks = [0] * s.players
    for number, victim, _ in s.calamities:
        masks[victim] |= 1 << s.components.by_number[number]
    return from_seat(masks, seat, s.players)


def _moving(s: State) -> list[int]:
    """Of the ships of whoever moves: how far each can still sail, and how many tokens are aboard."""
    pad = (0,) * MOST_SHIPS
    return [*(s.moves_left + pad)[:MOST_SHIPS], *(s.aboard + pad)[:MOST_SHIPS]]


GROUPS = (
    Group(
        ("tokens",),
        (Numbers("tokens", "tokens of each seat in each area", lambda t: t.seats * _areas(t), _tokens, 5, True),),
    ),
    Group(
        ("round", "phase", "order", "census", "taxed", "hit", "field"),
        (
            Numbers("round", "the round", one, these("round"), 40),
            Numbers(
                "field", "where each marker stands on the succession table", seats, by_seat("field"), FIELDS_OF_TRACK
            ),
            Numbers("taxed", "the tax rate of this round, 0 before", seats, by_seat("taxed"), 3),
            Numbers("hit", "calamities that struck each seat in this round", seats, by_seat("hit"), 3),
            Numbers(
                "order",
                "place of each seat on the succession table",
                seats,
                lambda s, seat: _places(s.order, seat, s.players),
                7,
            ),
            Numbers(
                "census",
                "when each seat moves; 0: not known",
                seats,
                lambda s, seat: _places(s.census, seat, s.players),
                7,
            ),
            Bits("phase", "the phase of the round", one, fixed(PHASES), lambda s: (1 << s.phase,)),
        ),
    ),
    Group(
        ("rested", "moves_left", "aboard"),
        (
            Numbers(
                "rested",
                "tokens in each area that whoever moves has not moved yet",
                _areas,
                lambda s: bytes(s.rested or s.components.areas),
                5,
                True,
            ),
            Numbers(
                "moving ships",
                "steps left and tokens aboard of the ships of whoever moves",
                fixed(2 * MOST_SHIPS),
                _moving,
                5,
            ),
        ),
    ),
    Group(
        ("stock", "treasury"),
        (
            Numbers("stock", "unused tokens", seats, by_seat("stock"), 56),
            Numbers("treasury", "tokens in the treasury", seats, by_seat("treasury"), 56),
        ),
    ),
    Group(
        ("ships", "kept"),
        (
            Numbers(
                "ships",
                "ships of each seat",
                seats,
                lambda s, seat: [
                    len(a) + len(b)
                    for a, b in zip(
                        from_seat(s.ships, seat, s.players), from_seat(s.kept, seat, s.players), strict=True
                    )
                ],
                4,
            ),
            Bits(
                "coasts",
                "coasts with ships of each seat",
                seats,
                kinds("coast"),
                lambda s, seat: [
                    those(a) | those(b)
                    for a, b in zip(
                        from_seat(s.ships, seat, s.players), from_seat(s.kept, seat, s.players), strict=True
                    )
                ],
            ),
        ),
    ),
    Group(("cities",), (Bits("cities", "areas with a city of each seat", seats, _areas, _cities),)),
    Group(
        ("nations", "open_areas"),
        (
            Bits("nation", "which nation each seat plays", seats, kinds("nation"), by_seat("nations", only)),
            Bits(
                "open areas",
                "areas in play",
                one,
                _areas,
                lambda s: (those(tuple(a for a, ok in enumerate(s.open_areas) if ok)),),
            ),
        ),
    ),
    Group(
        ("calamities", "marked", "exempt"),
        (
            Bits("calamities", "open calamities of each seat", seats, kinds("card"), _calamities),
            Bits(
                "marked",
                "in a civil war: areas of the marked tokens, and of the marked cities",
                fixed(2),
                _areas,
                lambda s: [those(part) for part in s.marked],
            ),
            Bits(
                "exempt",
                "cities that need no support until the next growth",
                one,
                _areas,
                these("exempt", mask=those),
            ),
        ),
    ),
)

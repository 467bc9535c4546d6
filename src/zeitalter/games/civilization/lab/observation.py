"""What a learner sees of a position of Civilization: the board, what lies open, and the own trade cards."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.table import Table
from zeitalter.games.civilization.data.components import STACKS
from zeitalter.games.civilization.rules.state import MOST_SHIPS, NOBODY, State, hand, package
from zeitalter.games.civilization.rules.trade_cards import is_red
from zeitalter.kit.game_parts import Observation
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
    turned,
)

PHASES = 14
FIELDS_OF_TRACK = 16
MOST = 255
"""The largest number of a count."""
OFFER = 6
"""Numbers about an offer: see the field."""


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


def _cards(s: State, zone: int) -> list[int]:
    """How many of each trade card."""
    counts = [0] * len(s.components.stack_of)
    for card in s.zones[zone].cards:
        counts[card] += 1
    return counts


def _sizes(s: State, seat: int) -> list[int]:
    zones = s.zones
    return [len(zones[z(who)].cards) for z in (hand, package) for who in from_seat(range(s.players), seat, s.players)]


def _red_tops(s: State) -> tuple[int]:
    """Stacks whose top card is a red calamity."""
    mask = 0
    for number in range(STACKS):
        cards = s.zones[number].cards
        if cards and is_red(s, cards[0]):
            mask |= 1 << number
    return (mask,)


def _offers(s: State, seat: int) -> list[int]:
    found: list[int] = []
    for who in from_seat(range(s.players), seat, s.players):
        if not s.offers[who]:
            found += [0] * OFFER
            continue
        number, to, answers, count, value, _, _, *_ = s.offers[who]
        declined = any(of == number and by == seat for of, by, _ in s.declined)
        found += [count, min(value, MOST), to == NOBODY, to == seat, bool(answers), declined]
    return found


def _good(s: State, seat: int) -> list[int]:
    return [only(offer[5]) if offer else 0 for offer in from_seat(s.offers, seat, s.players)]


def _wish(s: State, seat: int) -> list[int]:
    return [offer[6] if offer else 0 for offer in from_seat(s.offers, seat, s.players)]


def _claim(s: State, seat: int) -> list[int]:
    return [those(offer[7:]) if offer else 0 for offer in from_seat(s.offers, seat, s.players)]


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
        (
            "round",
            "phase",
            "order",
            "census",
            "taxed",
            "hit",
            "field",
        ),
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
        (
            "rested",
            "moves_left",
            "aboard",
        ),
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
        (
            "stock",
            "treasury",
        ),
        (
            Numbers("stock", "unused tokens", seats, by_seat("stock"), 56),
            Numbers("treasury", "tokens in the treasury", seats, by_seat("treasury"), 56),
        ),
    ),
    Group(
        (
            "ships",
            "kept",
        ),
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
    Group(
        ("zones",),
        (
            Numbers(
                "cards held", "trade cards in hand, then in packages, of each seat", lambda t: 2 * t.seats, _sizes, 10
            ),
            Numbers("hand", "own trade cards by kind", kinds("card"), lambda s, seat: _cards(s, hand(seat)), 4),
            Numbers(
                "package",
                "trade cards in the own package, by kind",
                kinds("card"),
                lambda s, seat: _cards(s, package(seat)),
                4,
            ),
            Numbers(
                "stacks",
                "trade cards left in the stacks 1 to 9",
                fixed(STACKS),
                lambda s: [len(z) for z in s.zones[:STACKS]],
                10,
            ),
            Bits("red tops", "stacks whose top card is a red calamity", one, fixed(STACKS), _red_tops),
        ),
    ),
    Group(
        (
            "offers",
            "budget",
            "trade_round",
            "declined",
            "ready",
            "waiting",
            "wished",
            "named",
            "claimed",
        ),
        (
            Numbers(
                "budget",
                "offers that each seat may still make",
                seats,
                lambda s, seat: from_seat([min(n, MOST) for n in s.budget], seat, s.players),
                24,
            ),
            Numbers(
                "offers",
                "of each seat's offer: cards, value, to all, to this seat, whether it is an answer, whether declined",
                lambda t: OFFER * t.seats,
                _offers,
                10,
            ),
            Numbers("trade round", "the round of trade", one, these("trade_round"), 8),
            Bits(
                "ready",
                "who has finished what all do at the same time",
                one,
                seats,
                lambda s, seat: (turned(s.ready, seat, s.players),),
            ),
            Bits("waiting", "who waits in trade", one, seats, lambda s, seat: (turned(s.waiting, seat, s.players),)),
            Bits("good", "the good that the offer of each seat is announced with", seats, kinds("card"), _good),
            Bits("wish", "what the offer of each seat wants", seats, kinds("card"), _wish),
            Bits("claim", "what the offer of each seat is said to hold", seats, kinds("card"), _claim),
            Bits("wished", "goods that each seat said it wants in this trade", seats, kinds("card"), by_seat("wished")),
            Bits("named", "goods that each seat truly named in this trade", seats, kinds("card"), by_seat("named")),
            Bits(
                "claimed",
                "cards that each seat claimed to offer in this trade",
                seats,
                kinds("card"),
                by_seat("claimed"),
            ),
        ),
    ),
    Group(
        (
            "cards",
            "supply",
        ),
        (
            Numbers("supply", "civilization cards left, by kind", kinds("civilization"), lambda s: s.supply, 5),
            Numbers("points", "worth of the civilization cards", seats, by_seat("vp"), 1000),
            Bits("civilization cards", "of each seat", seats, kinds("civilization"), by_seat("cards")),
        ),
    ),
    Group(
        (
            "nations",
            "open_areas",
        ),
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
    Group(("cities",), (Bits("cities", "areas with a city of each seat", seats, _areas, _cities),)),
    Group(
        (
            "calamities",
            "marked",
            "exempt",
        ),
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

OBSERVATION: Observation[State] = Observation(groups=GROUPS)

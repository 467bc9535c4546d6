"""What a learner sees of the cards of Civilization: the own trade cards, offers, civilization cards."""

from __future__ import annotations

from zeitalter.games.civilization.data.components import STACKS
from zeitalter.games.civilization.rules.state import NOBODY, State, hand, package
from zeitalter.games.civilization.rules.trade_cards import is_red
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

MOST = 255
"""The largest number of a count."""
OFFER = 6
"""Numbers about an offer: see the field."""


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


GROUPS = (
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
        ("offers", "budget", "trade_round", "declined", "ready", "waiting", "wished", "named", "claimed"),
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
        ("cards", "supply"),
        (
            Numbers("supply", "civilization cards left, by kind", kinds("civilization"), lambda s: s.supply, 5),
            Numbers("points", "worth of the civilization cards", seats, by_seat("vp"), 1000),
            Bits("civilization cards", "of each seat", seats, kinds("civilization"), by_seat("cards")),
        ),
    ),
)

"""What a learner sees of the cards and markers of 7 Ages, as far as its seat knows them."""

from __future__ import annotations

from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.state import (
    ATTACKER_CARD,
    COLOURS,
    DECK,
    DEFENDER_CARD,
    DISCARD,
    HANDS,
    MARKERS,
    SPARE,
    State,
)
from zeitalter.kit.observing import (
    Bits,
    Group,
    Known,
    Numbers,
    fixed,
    kinds,
    known,
    known_in,
    known_of_seats,
    one,
    seats,
    these,
    those,
)

MOST_SLOTS = 6
"""More than the slots of a player."""


def _seats_from(s: State, seat: int) -> list[int]:
    return [*range(seat, s.players), *range(seat)]


def _sizes(s: State, seat: int) -> list[int]:
    """Hidden things of each seat: cards in hand, markers on slots, markers not placed."""
    zones = s.zones
    return [len(zones[z + who].cards) for z in (HANDS, MARKERS, SPARE) for who in _seats_from(s, seat)]


def _marked(s: State, seat: int) -> list[int]:
    """The empires on which markers of each seat lie; the last bit stands for an empty slot."""
    return [those(tuple(slot % (COLOURS + 1) for slot in s.slots[who])) for who in _seats_from(s, seat)]


def _slot_by_slot(zone: Zone, seat: int) -> list[int]:
    """The markers on the slots of a player, as far as they are known."""
    masks = [1 << card if mask >> seat & 1 else 0 for card, mask in zip(zone.cards, zone.known, strict=True)]
    return [*masks, *[0] * (MOST_SLOTS - len(masks))][:MOST_SLOTS]


GROUPS = (
    Group(
        ("zones",),
        (
            Numbers(
                "hidden things",
                "of each seat: cards in hand, then markers placed, then markers not placed",
                lambda t: 3 * t.seats,
                _sizes,
                10,
            ),
            Numbers("deck", "cards in the deck", one, lambda s: (len(s.zones[DECK]),), 110),
            Bits(
                "hands",
                "cards of each seat, as far as they are known",
                seats,
                kinds("empire"),
                known_of_seats(lambda who: HANDS + who),
            ),
            Bits(
                "discard",
                "cards of the discard pile",
                one,
                kinds("empire"),
                known_in(DISCARD),
            ),
            Bits(
                "drawn",
                "cards that attacker and defender have drawn, if known",
                fixed(2),
                kinds("empire"),
                known_in(ATTACKER_CARD, DEFENDER_CARD),
            ),
            Bits(
                "markers",
                "markers of each seat by slot, as far as they are known",
                lambda t: MOST_SLOTS * t.seats,
                kinds("action"),
                known_of_seats(lambda who: MARKERS + who, _slot_by_slot),
            ),
            Bits(
                "spare markers",
                "own markers that are not placed",
                one,
                kinds("action"),
                Known(lambda seat, seats: (SPARE + seat,), known),
            ),
        ),
    ),
    Group(
        ("slots",),
        (
            Bits(
                "slots",
                "empires on which markers of each seat lie, and whether one lies on an empty slot",
                seats,
                fixed(COLOURS + 1),
                _marked,
            ),
        ),
    ),
    Group(
        ("aside",),
        (Bits("aside", "cards that lie open beside the piles", one, kinds("empire"), these("aside", mask=those)),),
    ),
)

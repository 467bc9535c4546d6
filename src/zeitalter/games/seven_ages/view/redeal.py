"""Worlds a seat cannot tell apart: unknown cards and face-down markers dealt anew.

All cards have the same back. A marker may only lie where it is allowed: this is all that is public about it.
"""

from __future__ import annotations

from random import Random

from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.markers import may_lie
from zeitalter.games.seven_ages.rules.state import HANDS, MARKERS, MOST_SEATS, SPARE, State

TRIES = 2000


def back(s: State, zone: int, card: int) -> object:
    """What the back of a card or marker shows: cards are all alike, and so are the markers of a player."""
    return "card" if zone < MARKERS else (zone - MARKERS) % MOST_SEATS


def redeal_zones(s: State, seat: int | None, r: Random) -> None:
    """Deal everything a seat does not know anew."""
    _redeal_cards(s, seat, r)
    for other in range(s.players):
        if other != seat:
            _redeal_markers(s, other, seat, r)
    s.restored()


def _redeal_cards(s: State, seat: int | None, r: Random) -> None:
    places = [
        (z, i)
        for z, zone in enumerate(s.zones[:MARKERS])
        for i, shown in enumerate(zone.shown_to(seat))
        if shown is None
    ]
    cards = sorted(s.zones[z].cards[i] for z, i in places)
    r.shuffle(cards)
    dealt: dict[int, list[tuple[int, int]]] = {}
    for (z, i), card in zip(places, cards, strict=True):
        dealt.setdefault(z, []).append((i, card))
    for z, new in dealt.items():
        old = s.zones[z]
        if z < HANDS:
            cards_now = list(old.cards)
            for i, card in new:
                cards_now[i] = card
            s.zones[z] = Zone(tuple(cards_now), old.known)
        else:
            s.zones[z] = _sorted_hand(old, new)


def _sorted_hand(old: Zone, new: list[tuple[int, int]]) -> Zone:
    """A hand with some cards dealt anew; hands are kept sorted, so where a card lay says nothing about it."""
    hidden = {i for i, _ in new}
    pairs = [(old.cards[i], old.known[i]) for i in range(len(old)) if i not in hidden]
    masks = sorted(old.known[i] for i in hidden)
    pairs += zip((card for _, card in new), masks, strict=True)
    pairs.sort()
    return Zone(tuple(card for card, _ in pairs), tuple(mask for _, mask in pairs))


def _redeal_markers(s: State, other: int, seat: int | None, r: Random) -> None:
    lying, spare = s.zones[MARKERS + other], s.zones[SPARE + other]
    hidden = [i for i, shown in enumerate(lying.shown_to(seat)) if shown is None]
    kept = [i for i, shown in enumerate(spare.shown_to(seat)) if shown is None]
    cards = sorted([lying.cards[i] for i in hidden] + [spare.cards[i] for i in kept])
    slots = s.slots[other]
    for _ in range(TRIES):
        r.shuffle(cards)
        if all(may_lie(s, cards[n], slots[i]) for n, i in enumerate(hidden)):
            break
    else:
        raise ValueError("no markers agree with where they lie")
    _fill(s, MARKERS + other, hidden, cards)
    _fill(s, SPARE + other, kept, cards[len(hidden) :])


def _fill(s: State, z: int, places: list[int], cards: list[int]) -> None:
    new = list(s.zones[z].cards)
    for i, card in zip(places, cards, strict=False):
        new[i] = card
    s.zones[z] = Zone(tuple(new), s.zones[z].known)

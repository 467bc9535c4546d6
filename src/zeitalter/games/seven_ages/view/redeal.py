"""Worlds a seat cannot tell apart: unknown cards and face-down markers dealt anew.

All cards have the same back. A marker may only lie where it is allowed: this is all that is public about it.
"""

from __future__ import annotations

from random import Random

from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.rules.markers import may_lie
from zeitalter.games.seven_ages.rules.state import HANDS, MARKERS, SPARE, State

TRIES = 2000


def redeal_zones(s: State, seat: int | None, r: Random) -> None:
    """Deal everything a seat does not know anew."""
    _redeal_cards(s, seat, r)
    for other in range(s.players):
        if other != seat:
            _redeal_markers(s, other, seat, r)


def _redeal_cards(s: State, seat: int | None, r: Random) -> None:
    places = [
        (z, i)
        for z, zone in enumerate(s.zones[:MARKERS])
        for i, shown in enumerate(zone.shown_to(seat))
        if shown is None
    ]
    cards = sorted(s.zones[z].cards[i] for z, i in places)
    r.shuffle(cards)
    dealt: dict[int, list[int]] = {}
    for (z, i), card in zip(places, cards, strict=True):
        dealt.setdefault(z, list(s.zones[z].cards))[i] = card
    for z, new in dealt.items():
        known = s.zones[z].known
        if z >= HANDS:  # hands are kept sorted
            order = sorted(range(len(new)), key=new.__getitem__)
            s.zones[z] = Zone(tuple(new[i] for i in order), tuple(known[i] for i in order))
        else:
            s.zones[z] = Zone(tuple(new), known)


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

"""Masks: areas, cards and empires as bits of a number."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, from low to high; most masks come again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def mask_of_cards(cards: tuple[int, ...]) -> int:
    """Cards as bits; the same hands are looked at again and again."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found

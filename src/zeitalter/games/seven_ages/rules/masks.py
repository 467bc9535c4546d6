"""Cards as a mask (the bits of a mask are listed by `zeitalter.engine.masks`)."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1 << 14)
def mask_of_cards(cards: tuple[int, ...]) -> int:
    """Cards as bits; the same hands are looked at again and again."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found

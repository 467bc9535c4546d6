"""Hidden things: cards in order, and for each the mask of seats that know it.

A zone never changes; every operation gives a new one, so copies of a state may share it. Bit n of a mask is seat n.
"""

from __future__ import annotations

from collections.abc import Iterable


class Zone:
    """Cards and, for each, the mask of seats that know it. The first card is the top one."""

    __slots__ = ("cards", "known")

    def __init__(self, cards: tuple[int, ...] = (), known: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.known = known

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.cards == other.cards and self.known == other.known

    def __hash__(self) -> int:
        return hash((self.cards, self.known))

    def __repr__(self) -> str:
        return f"Zone({self.cards!r}, {self.known!r})"

    def with_top(self, card: int, known: int) -> Zone:
        """This zone with one more card on top."""
        return Zone((card, *self.cards), (known, *self.known))

    def with_bottom(self, card: int, known: int) -> Zone:
        """This zone with one more card at the bottom."""
        return Zone((*self.cards, card), (*self.known, known))

    def without(self, card: int) -> Zone:
        """This zone without that card."""
        i = self.cards.index(card)
        return Zone(self.cards[:i] + self.cards[i + 1 :], self.known[:i] + self.known[i + 1 :])

    def below(self, n: int) -> Zone:
        """This zone without its n top cards."""
        return Zone(self.cards[n:], self.known[n:])

    def seen_by(self, mask: int) -> Zone:
        """The same cards, known to the seats of this mask too."""
        return Zone(self.cards, tuple([k | mask for k in self.known]))

    def known_only_to(self, mask: int) -> Zone:
        """The same cards, known to nobody outside this mask: a secret choice was made among them."""
        return Zone(self.cards, tuple([k & mask for k in self.known]))

    def shown_to(self, seat: int | None) -> tuple[int | None, ...]:
        """The cards as a seat sees them: None where it does not know. Seat None sees what all know (mask -1)."""
        if seat is None:
            return tuple(c if k == ALL else None for c, k in zip(self.cards, self.known, strict=True))
        return tuple(c if k >> seat & 1 else None for c, k in zip(self.cards, self.known, strict=True))


ALL = -1
"""The mask of everybody, spectators too."""

EMPTY = Zone()


def zone_of(cards: Iterable[int], known: int) -> Zone:
    """A zone whose cards are all known to the same seats."""
    cards = tuple(cards)
    return Zone(cards, (known,) * len(cards))

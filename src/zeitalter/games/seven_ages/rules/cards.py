"""Drawing and discarding (S3, S4, S4b): the draw pile is hidden, the discard pile lies open, its top card first."""

from __future__ import annotations

from bisect import bisect

from zeitalter.engine.zones import ALL, EMPTY, Zone, zone_of
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, HANDS, NOBODY, State, mask_of_cards


def refill(s: State) -> None:
    """An empty draw pile is replaced by the shuffled discard pile (S3)."""
    if not s.zones[DECK] and s.zones[DISCARD]:
        s.zones[DECK] = zone_of(s.shuffled(sorted(s.zones[DISCARD].cards)), 0)
        s.zones[DISCARD] = EMPTY
        s.emit("reshuffles")


def top_card(s: State) -> int:
    """Take the top card of the draw pile, or NOBODY if both piles are empty; where it goes is up to the caller."""
    refill(s)
    deck = s.zones[DECK]
    if not deck:
        return NOBODY
    s.zones[DECK] = deck.below(1)
    s.barrier()
    return deck.cards[0]


def draw_value(s: State) -> int:
    """Turn a card over for its value and discard it (S4); without cards the value is fixed (S4b)."""
    card = top_card(s)
    if card < 0:
        return s.components.constants.empty_piles_value
    discard(s, card)
    value = s.components.value[card]
    s.emit("turns-card-over", card, value)
    return value


def draw_to_hand(s: State, seat: int, n: int = 1) -> int:
    """Draw cards into a hand; how many there were."""
    drawn: list[int] = []
    while len(drawn) < n:
        refill(s)
        deck = s.zones[DECK]
        if not deck:
            break
        taken = deck.cards[: n - len(drawn)]
        s.zones[DECK] = deck.below(len(taken))
        add_cards(s, seat, taken)
        drawn += taken
    if drawn:
        s.barrier()
        s.emit_to(1 << seat, "draws-cards", seat, len(drawn), tuple(drawn))
    return len(drawn)


def add_to_hand(s: State, seat: int, card: int, known: int = 0) -> None:
    """Put a card into a hand; `known` are the other seats that know of it."""
    add_cards(s, seat, (card,), known)


def add_cards(s: State, seat: int, more: tuple[int, ...], known: int = 0) -> None:
    """Put cards into a hand, which is always sorted."""
    hand = s.zones[HANDS + seat]
    cards, knowing = list(hand.cards), list(hand.known)
    for card in more:
        i = bisect(cards, card)
        cards.insert(i, card)
        knowing.insert(i, 1 << seat | known)
        s.in_hands |= 1 << card
    s.zones[HANDS + seat] = Zone(tuple(cards), tuple(knowing))


def known_in_hand(s: State, seat: int, card: int) -> int:
    """Who knows that a card is in a hand."""
    hand = s.zones[HANDS + seat]
    return hand.known[hand.cards.index(card)]


def take_from_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; where it goes is up to the caller."""
    s.zones[HANDS + seat] = s.zones[HANDS + seat].without(card)
    s.in_hands &= ~(1 << card)


def throw_away(s: State, seat: int, cards: tuple[int, ...], below: bool) -> None:
    """Cards of a hand go to the discard pile, one after the other, or under it (S96)."""
    if not cards:
        return
    hand, pile = s.zones[HANDS + seat], s.zones[DISCARD]
    kept = [i for i, card in enumerate(hand.cards) if card not in cards]
    s.zones[HANDS + seat] = Zone(tuple([hand.cards[i] for i in kept]), tuple([hand.known[i] for i in kept]))
    s.in_hands &= ~mask_of_cards(cards)
    lying = pile.cards + cards if below else cards[::-1] + pile.cards
    s.zones[DISCARD] = zone_of(lying, ALL)


def discard(s: State, card: int, below: bool = False) -> None:
    """Lay a card on the discard pile, or under it (S96)."""
    pile = s.zones[DISCARD]
    s.zones[DISCARD] = pile.with_bottom(card, ALL) if below else pile.with_top(card, ALL)


def play_from_hand(s: State, seat: int, card: int) -> None:
    """A card from a hand is used up."""
    take_from_hand(s, seat, card)
    discard(s, card)

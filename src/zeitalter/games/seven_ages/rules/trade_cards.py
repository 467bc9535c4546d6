"""Laying cards in a trade (S60, S60b): from the hand or the pile, one or two, face down, then shown and chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import CAPITALISM, COMPUTING, SCIENTIST
from zeitalter.games.seven_ages.rules.cards import add_to_hand, take_from_hand, top_card
from zeitalter.games.seven_ages.rules.deal import PARTNER, SPY, TRADER, USED, change
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def most_cards(s: State, e: int, own_action: bool) -> int:
    """How many cards an empire may lay: two with a Scientist, or in its own action with Capitalism (S60)."""
    return 2 if s.codes(e) >> SCIENTIST & 1 or (own_action and s.government[e] == CAPITALISM) else 1


def most_from_pile(s: State, e: int, own_action: bool) -> int:
    """How many of them may come from the pile although there are cards in the hand."""
    if s.has(e, COMPUTING):
        return most_cards(s, e, own_action)
    both = own_action and s.government[e] == CAPITALISM and s.codes(e) >> SCIENTIST & 1
    return 1 if both else 0


def lays(s: State, seat: int, e: int, own_action: bool) -> list[Action]:
    """All ways to lay cards: which from the hand, and how many from the pile."""
    hand, most = s.hand(seat), most_cards(s, e, own_action)
    if not hand:
        return [("lay", (), 1)]
    pile = most_from_pile(s, e, own_action)
    whole = s.has(e, COMPUTING)
    found: list[Action] = []
    for n in range(0 if whole else 1, most + 1):
        for drawn in range(pile + 1):
            if 1 <= n + drawn <= most:
                found += [("lay", cards, drawn) for cards in combinations(hand, n)]
    return found


class LayTradeCards(Sealed[State]):
    """Both sides lay their cards face down (S60); who is spied upon lays first."""

    rule = "S60"
    secret = True

    def seats(self, s: State) -> Sequence[int]:
        if not s.deal:
            return ()
        sides = [s.empire(s.deal[TRADER]), s.empire(s.deal[PARTNER])]
        return [s.owner[e] for i, e in enumerate(sides) if e >= 0 and self.asks_side(s, i, s.owner[e])]

    def asks_side(self, s: State, side: int, seat: int) -> bool:
        """Whether a side is asked now."""
        if s.deal[USED + side] != NOBODY or self.shown(s, side):
            return False
        spy = s.deal[SPY]
        other = s.empire(s.deal[PARTNER - side])
        return spy != seat or other < 0 or self.shown(s, 1 - side)

    def shown(self, s: State, side: int) -> bool:
        """Whether the cards of a side already lie open."""
        return any(owner == side for owner in s.aside_of)

    def side(self, s: State, seat: int) -> int:
        """The side of a player: 0 the active empire's, 1 its partner's."""
        return 0 if s.owner[s.empire(s.deal[TRADER])] == seat else 1

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        side = self.side(s, seat)
        return lays(s, seat, s.empire(s.deal[TRADER + side]), side == 0)

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        return (len(action[1]) + action[2],)

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat in sorted(answers, key=lambda seat: self.side(s, seat)):
            show_cards(s, seat, self.side(s, seat), answers[seat])
        if any(self.asks_side(s, side, s.owner[s.empire(s.deal[TRADER + side])]) for side in range(2)):
            s.push(self)


def show_cards(s: State, seat: int, side: int, action: Action) -> None:
    """The cards of a side are shown: they lie aside until one is chosen."""
    cards = list(action[1])
    for card in cards:
        take_from_hand(s, seat, card)
    for _ in range(action[2]):
        card = top_card(s)
        if card >= 0:
            cards.append(card)
    s.aside += tuple(cards)
    s.aside_of += (side,) * len(cards)
    s.emit("shows-trade-cards", seat, tuple(cards))


def cards_of(s: State, side: int) -> tuple[int, ...]:
    """The cards a side has shown."""
    return tuple(card for card, owner in zip(s.aside, s.aside_of, strict=True) if owner == side)


class ChooseUsedCards(Step[State]):
    """After all cards are shown each side says which one it uses, the active side first."""

    rule = "S60"

    def run(self, s: State) -> None:
        for side in (1, 0):
            cards = cards_of(s, side)
            e = s.empire(s.deal[TRADER + side])
            if len(cards) > 1 and e >= 0:
                s.push(UseCard(s.owner[e], s.card[e], side))
            elif cards:
                change(s, USED + side, cards[0])


class UseCard(Decision[State]):
    """Choose which of two shown cards counts; the other goes back to the hand."""

    seat: int
    card: int
    side: int
    rule = "S60"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("use", card) for card in cards_of(s, self.side)]

    def take(self, s: State, seat: int, action: Action) -> None:
        change(s, USED + self.side, action[1])
        for card in cards_of(s, self.side):
            if card != action[1]:
                drop_aside(s, card)
                add_to_hand(s, seat, card, ALL)
        s.emit("uses-card", seat, action[1])


def drop_aside(s: State, card: int) -> None:
    """A card no longer lies aside; where it goes is up to the caller."""
    i = s.aside.index(card)
    s.aside = s.aside[:i] + s.aside[i + 1 :]
    s.aside_of = s.aside_of[:i] + s.aside_of[i + 1 :]

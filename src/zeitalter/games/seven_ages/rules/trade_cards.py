"""Laying cards in a trade (S60, S60b): from the hand or the pile, one or two, face down, then shown and chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import CAPITALISM, COMPUTING, SCIENTIST
from zeitalter.games.seven_ages.rules.announced import put_away
from zeitalter.games.seven_ages.rules.cards import add_to_hand, take_from_hand, top_card
from zeitalter.games.seven_ages.rules.deal import BOTH, LAID, SEAT, SPY, TRADER, USED, both_there, change
from zeitalter.games.seven_ages.rules.state import DECK, DISCARD, State

# -- what may be laid -------------------------------------------------------------------------------------------------


def most_cards(s: State, e: int, own_action: bool) -> int:
    """How many cards an empire may lay: more with a Scientist, or in its own action with Capitalism (S60)."""
    by_scientist = s.components.scientist_cards if s.codes(e) >> SCIENTIST & 1 else 1
    by_capitalism = s.components.capitalist_cards if own_action and s.government[e] == CAPITALISM else 1
    return max(by_scientist, by_capitalism)


def needs_hand_card(s: State, seat: int, e: int) -> bool:
    """Whether one card must come from the hand: there is one, and no Computing (S60)."""
    return bool(s.hand(seat)) and not s.has(e, COMPUTING)


def most_from_pile(s: State, seat: int, e: int, own_action: bool) -> int:
    """How many cards may come from the pile: one in place of a hand card, and the second one of a capitalist with a
    Scientist (S60, A5). Who has no cards draws although both piles may be empty (S4b)."""
    second = own_action and s.government[e] == CAPITALISM and s.codes(e) >> SCIENTIST & 1
    wanted = int(not needs_hand_card(s, seat, e)) + int(bool(second))
    least = 0 if s.hand(seat) else 1
    return max(least, min(wanted, len(s.zones[DECK]) + len(s.zones[DISCARD])))


def lays(s: State, seat: int, e: int, own_action: bool, verb: str = "lay") -> list[Action]:
    """All ways to lay cards: which from the hand, and how many from the pile."""
    hand, most = s.hand(seat), most_cards(s, e, own_action)
    pile, least = most_from_pile(s, seat, e, own_action), int(needs_hand_card(s, seat, e))
    found: list[Action] = []
    for n in range(least, min(most, len(hand)) + 1):
        for drawn in range(min(pile, most - n) + 1):
            if n + drawn:
                found += [(verb, cards, drawn) for cards in combinations(hand, n)]
    return found


def no_lay(s: State, seat: int, e: int, own_action: bool, action: Action) -> Objection | None:
    """Why cards cannot be laid like this."""
    _, cards, drawn = action
    for card in cards:
        if card not in s.hand(seat):
            return Objection("card-not-in-hand", (card,), "S60")
    most = most_cards(s, e, own_action)
    if len(cards) + drawn > most:
        return Objection("too-many-trade-cards", (most,), "S60")
    if drawn > most_from_pile(s, seat, e, own_action):
        return Objection("no-card-from-pile", (), "S60")
    if len(cards) < needs_hand_card(s, seat, e) or not len(cards) + drawn:
        return Objection("trade-card-needed", (), "S60")
    return None


# -- laying -----------------------------------------------------------------------------------------------------------


class LayTradeCards(Sealed[State]):
    """Both sides lay their cards face down (S60); who is spied upon lays first."""

    rule = "S60"
    secret = True
    answers = ("lay",)

    def seats(self, s: State) -> Sequence[int]:
        if not both_there(s):
            return ()
        return [s.deal[SEAT + side] for side in range(2) if self.asks_side(s, side)]

    def asks_side(self, s: State, side: int) -> bool:
        """Whether a side is asked now: a spy waits for the other side."""
        laid = s.deal[LAID]
        return not laid >> side & 1 and (s.deal[SPY] != s.deal[SEAT + side] or bool(laid >> 1 - side & 1))

    def side(self, s: State, seat: int) -> int:
        """The side of a player: 0 the active empire's, 1 its partner's."""
        return 0 if s.deal[SEAT] == seat else 1

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        side = self.side(s, seat)
        return lays(s, seat, s.empire(s.deal[TRADER + side]), side == 0)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return self.candidates(s, seat)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        side = self.side(s, seat)
        return no_lay(s, seat, s.empire(s.deal[TRADER + side]), side == 0, action)

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for side in range(2):
            seat = s.deal[SEAT + side]
            if seat in answers:
                show_cards(s, seat, side, answers[seat])
        if s.deal[LAID] != BOTH:
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
    change(s, LAID, s.deal[LAID] | 1 << side)
    s.barrier()
    if cards:
        s.emit("shows-trade-cards", seat, tuple(cards))
    else:
        s.emit("has-no-trade-card", seat)


def cards_of(s: State, side: int) -> tuple[int, ...]:
    """The cards a side has shown."""
    return tuple(card for card, owner in zip(s.aside, s.aside_of, strict=True) if owner == side)


# -- choosing ---------------------------------------------------------------------------------------------------------


class ChooseUsedCards(Step[State]):
    """After all cards are shown each side says which one it uses, the active side first."""

    rule = "S60"

    def run(self, s: State) -> None:
        for side in (1, 0):
            cards = cards_of(s, side)
            if len(cards) > 1:
                s.push(UseCard(s.deal[SEAT + side], s.deal[TRADER + side], side))
            elif cards:
                change(s, USED + side, cards[0])


class UseCard(Decision[State]):
    """Choose which of two shown cards counts; the other goes back to the hand."""

    seat: int
    card: int
    side: int
    rule = "S60"
    answers = ("use",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("use", card) for card in cards_of(s, self.side)]

    def take(self, s: State, seat: int, action: Action) -> None:
        change(s, USED + self.side, action[1])
        for card in cards_of(s, self.side):
            if card != action[1]:
                put_away(s, card)
                add_to_hand(s, seat, card, ALL)
        s.emit("uses-card", seat, action[1])


def take_back(s: State, side: int) -> None:
    """The cards of a side go back to the hand of its player."""
    for card in cards_of(s, side):
        put_away(s, card)
        add_to_hand(s, s.deal[SEAT + side], card, ALL)

"""Phase 12: nobody keeps more than six cards (43.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form
from zeitalter.engine.steps import Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import State, hand
from zeitalter.games.civilization.rules.trade_cards import is_calamity, return_cards, take_away

MOST_KEPT = 6


class Discards(Step[State]):
    """Everybody chooses at the same time (43.12)."""

    rule = "43.12"

    def run(self, s: State) -> None:
        begin(s, 12)
        if any(s.zones[hand(seat)].cards for seat in s.order):
            s.barrier()  # who is asked tells something of the hands
        s.push(Discard())


class Discard(Sealed[State]):
    """Give back what is too much; a calamity may go back in any case (43.11, 43.12)."""

    rule = "43.12"
    answers = ("discard",)
    secret = True
    quiet = ("discard", ())

    def seats(self, s: State) -> Sequence[int]:
        return [seat for seat in s.order if s.zones[hand(seat)].cards]

    def options(self, s: State, seat: int) -> Sequence[Any]:
        cards = s.zones[hand(seat)].cards
        calamities = sorted(card for card in cards if is_calamity(s, card))
        if len(cards) <= MOST_KEPT:
            ways = [way for n in range(len(calamities) + 1) for way in combinations(calamities, n)]
            return [("discard", way) for way in dict.fromkeys(ways)]
        return [Form("discard", (self._bag(s, seat),))]

    def _bag(self, s: State, seat: int) -> Bag:
        cards = s.zones[hand(seat)].cards
        kinds = tuple(sorted(set(cards)))
        excess = len(cards) - MOST_KEPT
        most = max(excess, sum(is_calamity(s, card) for card in cards))
        return Bag(kinds, tuple(cards.count(kind) for kind in kinds), excess, most)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        cards = s.zones[hand(seat)].cards
        given = action[1]
        for card in given:
            if given.count(card) > cards.count(card):
                return Objection("not-in-hand", (card,), "43.12")
        kept = len(cards) - len(given)
        if kept > MOST_KEPT:
            return Objection("keep-too-many", (MOST_KEPT,), "43.12")
        if kept < MOST_KEPT and not all(is_calamity(s, card) for card in given):
            return Objection("discard-too-many", (MOST_KEPT,), "43.12")
        return None

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        cards = list(s.zones[hand(seat)].cards)
        excess = len(cards) - MOST_KEPT
        calamities = [card for card in cards if is_calamity(s, card)]
        if len(calamities) > excess and r.random() < 0.2:
            return ("discard", tuple(sorted(r.sample(calamities, r.randint(excess, len(calamities))))))
        return ("discard", tuple(sorted(r.sample(cards, excess))))

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat in s.order:
            given = answers[seat][1] if seat in answers else ()
            if given:
                take_away(s, seat, given)
                return_cards(s, given)
                s.emit_to(1 << seat, "discards", seat, len(given), given)

    def default(self, s: State, seat: int) -> Action | None:
        """Calamities first, then the goods of least value."""
        cards = sorted(s.zones[hand(seat)].cards, key=lambda card: s.components.value[card])
        return ("discard", tuple(sorted(cards[: max(0, len(cards) - MOST_KEPT)])))

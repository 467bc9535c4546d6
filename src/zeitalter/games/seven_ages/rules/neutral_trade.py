"""Trade with the neutral world (S66, S66b): an own card against a drawn one; nobody is there to exchange cards."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.rules.announced import put_away
from zeitalter.games.seven_ages.rules.cards import add_to_hand, discard, top_card
from zeitalter.games.seven_ages.rules.deal import PARTNER_USED, USED, begin
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.trade_cards import ChooseUsedCards, lays, no_lay, show_cards
from zeitalter.games.seven_ages.rules.trade_result import card_value, trade_number


class LayNeutralCards(Decision[State]):
    """Show a card against the neutral world; Capitalism does not count here (S66, S66b)."""

    seat: int
    card: int
    rule = "S66"
    secret = True
    answers = ("lay_open",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return lays(s, seat, s.empire(self.card), False, "lay_open")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return self.candidates(s, seat)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return no_lay(s, seat, s.empire(self.card), False, action)

    def take(self, s: State, seat: int, action: Action) -> None:
        begin(s, self.card, NOBODY)
        show_cards(s, seat, 0, action)
        drawn = top_card(s)
        if drawn >= 0:
            s.aside += (drawn,)
            s.aside_of += (1,)
            s.emit("world-shows-card", drawn)
        s.push(ChooseUsedCards(), ResolveNeutralTrade(seat, self.card))


class ResolveNeutralTrade(Step[State]):
    """A higher total is worth a level; the drawn card is kept, the own one discarded (S66)."""

    seat: int
    card: int
    rule = "S66"

    def run(self, s: State) -> None:
        e, used, drawn = s.empire(self.card), s.deal[USED], s.deal[PARTNER_USED]
        own, world = card_value(s, used) + trade_number(s, e), card_value(s, drawn)
        s.emit("neutral-totals", self.card, own, world)
        if used >= 0:
            put_away(s, used)
            discard(s, used)
        if drawn >= 0:
            put_away(s, drawn)
            add_to_hand(s, self.seat, drawn, ALL)
        if own > world:
            progress(s, e, max(0, figure(s, e, "trade_progress", s.components.constants.neutral_progress)))

"""Trade and progress (S59-S67): a trade for progress, cards or money by agreement, or the neutral world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Number, Option, Pick
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import FEUDALISM
from zeitalter.games.seven_ages.rules.cards import add_to_hand, discard, top_card
from zeitalter.games.seven_ages.rules.deal import AGAIN, CANCELLED, PARTNER, USED, begin
from zeitalter.games.seven_ages.rules.events import EventWindow
from zeitalter.games.seven_ages.rules.passage import ask_way, give_card, passage_options, use_ways
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.reach import empires_in_range
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.trade_cards import (
    ChooseUsedCards,
    LayTradeCards,
    drop_aside,
    lays,
    show_cards,
)
from zeitalter.games.seven_ages.rules.trade_result import ResolveTrade, trade_number

SWAP, GIVE, REQUEST = range(3)
"""What a partner can be asked for besides a trade: each once in an action."""


class TradeAndProgress(Step[State]):
    """The action of an empire."""

    seat: int
    card: int
    rule = "S59"

    def run(self, s: State) -> None:
        if s.empire(self.card) >= 0:
            s.push(ChooseTrade(self.seat, self.card, ()))


def partners(s: State, e: int) -> list[int]:
    """The empires of other players in range (S59, S59b)."""
    return [other for other in empires_in_range(s, e) if s.owner[other] != s.owner[e]]


class ChooseTrade(Decision[State]):
    """What to do with the action; `tried` are pairs of partner and kind that were refused or called off."""

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    rule = "S59"
    answers = ("trade", "swap", "give", "request", "neutral", "ask_way", "done")

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        e = s.empire(self.card)
        found: list[Option] = []
        near = partners(s, e)
        for other in near:
            card = s.card[other]
            if (card, NOBODY) not in self.tried:
                found.append(("trade", card))
            if (card, SWAP) not in self.tried and s.hand(seat) and s.hand(s.owner[other]):
                found.append(("swap", card))
            if (card, GIVE) not in self.tried and s.money[e]:
                found.append(Form("give", (Pick((card,)), Number(1, s.money[e]))))
            if (card, REQUEST) not in self.tried and s.money[other]:
                found.append(Form("request", (Pick((card,)), Number(1, s.money[other]))))
        far = 0
        for other in s.in_play():
            if s.owner[other] != seat and other not in near:
                far |= s.held[other]
        return [*found, ("neutral",), *passage_options(s, seat, e, far), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] not in ("trade", "swap", "give", "request"):
            return None
        e, other = s.empire(self.card), s.empire(action[1])
        if other < 0:
            return Objection("empire-not-in-play", (action[1],), "S59")
        if s.owner[other] == seat:
            return Objection("own-empire-no-partner", (action[1],), "S59b")
        if other not in partners(s, e):
            return Objection("partner-out-of-range", (action[1],), "S59")
        kind = {"trade": NOBODY, "swap": SWAP, "give": GIVE, "request": REQUEST}[action[0]]
        if (action[1], kind) in self.tried:
            return Objection("already-asked", (action[1],), "S59b")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "done":
            return
        if verb == "ask_way":
            s.push(self)
            ask_way(s, seat, action)
            return
        use_ways(s)
        if verb == "neutral":
            s.push(LayNeutralCards(seat, self.card))
            return
        partner = s.empire(action[1])
        other = s.owner[partner]
        if verb == "trade":
            announce_trade(s, self, action[1])
        elif verb == "swap":
            s.emit("offers-swap", seat, action[1])
            s.push(AnswerSwap(other, action[1], self.card), self._without(action[1], SWAP))
        elif verb == "give":
            s.emit("offers-money", seat, action[1], action[2])
            s.push(AnswerMoney(other, action[1], self.card, action[2], 0), self._without(action[1], GIVE))
        else:
            s.emit("requests-money", seat, action[1], action[2])
            s.push(AnswerMoney(other, action[1], self.card, action[2], 1), self._without(action[1], REQUEST))

    def _without(self, card: int, kind: int) -> ChooseTrade:
        return ChooseTrade(self.seat, self.card, (*self.tried, (card, kind)))

    def default(self, s: State, seat: int) -> Action | None:
        return ("done",)

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        """Programs do not give money away."""
        return [o for o in options if not isinstance(o, Form)]


def end_choice(s: State) -> None:
    """An agreement was reached: the action is over (S59)."""
    for i in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[i], ChooseTrade):
            del s.stack[i]
            return


# -- a trade for progress ---------------------------------------------------------------------------------------------


def announce_trade(s: State, choice: ChooseTrade, partner: int) -> None:
    """A trade is announced; events may come before the cards are laid."""
    begin(s, choice.card, partner)
    s.emit("announces-trade", choice.card, partner)
    tried = (*choice.tried, (partner, NOBODY))
    s.push(EventWindow("before_trade_cards", (choice.card, partner)), CarryOut(choice.seat, choice.card, tried))


class CarryOut(Step[State]):
    """Carry the announced trade out, unless an event called it off: then another one may be announced."""

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    rule = "S60"

    def run(self, s: State) -> None:
        if s.empire(self.card) < 0 or s.empire(s.deal[PARTNER]) < 0 or s.deal[CANCELLED]:
            s.deal = ()
            s.push(ChooseTrade(self.seat, self.card, self.tried))
            return
        s.push(LayTradeCards(), ChooseUsedCards(), ResolveTrade(), AfterTrade(self.seat, self.card, self.tried))


class AfterTrade(Step[State]):
    """The trade is over; an event may allow another one."""

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    rule = "S59"

    def run(self, s: State) -> None:
        again = s.deal[AGAIN] if s.deal else 0
        s.deal = ()
        if again:
            s.push(ChooseTrade(self.seat, self.card, self.tried))


# -- agreements -------------------------------------------------------------------------------------------------------


class AnswerSwap(Decision[State]):
    """Exchange one card each, or not (S59b)."""

    seat: int
    card: int
    asker: int
    rule = "S59"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 and s.empire(self.asker) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("refuse",), ("accept",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("refuse",):
            s.emit("refuses-offer", seat, self.card)
            return
        end_choice(s)
        s.push(LaySwap(seat, s.owner[s.empire(self.asker)]))


class LaySwap(Sealed[State]):
    """Both choose the card they give."""

    first: int
    second: int
    rule = "S59"
    secret = True

    def seats(self, s: State) -> Sequence[int]:
        return (self.first, self.second)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("hand_over", card) for card in s.hand(seat)]

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        return ()

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        both = 1 << self.first | 1 << self.second
        given = {seat: answers[seat][1] for seat in (self.first, self.second)}
        give_card(s, given[self.first], self.first, self.second)
        give_card(s, given[self.second], self.second, self.first)
        s.emit_to(both, "swap", self.first, self.second, given[self.first], given[self.second])


class AnswerMoney(Decision[State]):
    """Take or give money as proposed, or not (S59b)."""

    seat: int
    card: int
    asker: int
    number: int
    back: int
    """0: the asker gives, 1: the asker receives."""
    rule = "S59"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 and s.empire(self.asker) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("refuse",), ("accept",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("refuse",):
            s.emit("refuses-offer", seat, self.card)
            return
        end_choice(s)
        cards = (self.card, self.asker) if self.back else (self.asker, self.card)
        giver, taker = (s.empire(card) for card in cards)
        s.money[giver] -= self.number
        s.money[taker] += self.number
        s.emit("pays", cards[0], cards[1], self.number)


# -- the neutral world ------------------------------------------------------------------------------------------------


class LayNeutralCards(Decision[State]):
    """Lay a card against the neutral world (S66, S66b)."""

    seat: int
    card: int
    rule = "S66"
    secret = True

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return lays(s, seat, s.empire(self.card), True)

    def announced(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        return (len(action[1]) + action[2],)

    def take(self, s: State, seat: int, action: Action) -> None:
        begin(s, self.card, NOBODY)
        show_cards(s, seat, 0, action)
        drawn = top_card(s)
        if drawn >= 0:
            s.aside += (drawn,)
            s.aside_of += (1,)
            s.emit("world-shows-card", drawn)
        s.push(ChooseUsedCards(), ResolveNeutralTrade(seat, self.card, drawn))


class ResolveNeutralTrade(Step[State]):
    """A higher total is worth a level; the drawn card is kept, the own one discarded (S66)."""

    seat: int
    card: int
    drawn: int
    rule = "S66"

    def run(self, s: State) -> None:
        e, used = s.empire(self.card), s.deal[USED]
        values = s.components.value
        own = (values[used] if used >= 0 else 0) + trade_number(s, e)
        other = values[self.drawn] if self.drawn >= 0 else s.components.constants.empty_piles_value
        s.emit("neutral-totals", self.card, own, other)
        if used >= 0:
            drop_aside(s, used)
            discard(s, used)
        if self.drawn >= 0:
            drop_aside(s, self.drawn)
            add_to_hand(s, self.seat, self.drawn, ALL)
        s.deal = ()
        if own > other and s.government[e] != FEUDALISM:
            progress(s, e, s.components.constants.neutral_progress)

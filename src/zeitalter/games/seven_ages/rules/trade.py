"""Trade and progress (S59): a trade for progress, cards or money by agreement, or the neutral world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Number, Option, Pick
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.cards import add_to_hand
from zeitalter.games.seven_ages.rules.deal import AGAIN, CANCELLED, begin, both_there, far_areas, partners
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.neutral_trade import LayNeutralCards
from zeitalter.games.seven_ages.rules.passage import ask_way, let_go, no_way, passage_options, use_ways
from zeitalter.games.seven_ages.rules.receiving import measured_with_ways
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.trade_cards import ChooseUsedCards, LayTradeCards
from zeitalter.games.seven_ages.rules.trade_result import ResolveTrade

OFFERS = {"trade": 0, "swap": 1, "give": 2, "request": 3}
"""What a partner can be asked for: each once in an action."""
NEUTRAL = (NOBODY, OFFERS["trade"])
"""A trade with the neutral world, among what was tried."""


class TradeAndProgress(Step[State]):
    """The action of an empire."""

    seat: int
    card: int
    rule = "S59"

    def run(self, s: State) -> None:
        if s.empire(self.card) >= 0:
            s.push(ChooseTrade(self.seat, self.card, ()))


class ChooseTrade(Decision[State]):
    """What to do with the action; `tried` are pairs of partner and kind that were refused, called off or done.

    Once a trade was announced the action is one: only another partner can follow, or after one that was called off the
    neutral world.
    """

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    more: int = 0
    """How many further trades events allow after this one."""
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
            found += [(verb, card) for verb in ("trade", "swap") if self._no_offer(s, e, other, verb) is None]
            for verb, purse in (("give", e), ("request", other)):
                if self._no_offer(s, e, other, verb) is None:
                    found.append(Form(verb, (Pick((card,)), Number(1, s.money[purse]))))
        if NEUTRAL not in self.tried:
            found.append(("neutral",))
        return [*found, *passage_options(s, seat, e, *far_areas(s, e, near)), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb, e = action[0], s.empire(self.card)
        if verb == "done":
            return None
        if verb == "neutral":
            return Objection("only-other-partner", (), "S66") if NEUTRAL in self.tried else None
        if verb == "ask_way":
            return no_way(s, seat, e, action[1], *far_areas(s, e, partners(s, e)))
        other = s.empire(action[1])
        if other < 0:
            return Objection("empire-not-in-play", (action[1],), "S59")
        if s.owner[other] == seat:
            return Objection("own-empire-no-partner", (action[1],), "S59b")
        if other not in partners(s, e):
            return Objection("partner-out-of-range", (action[1],), "S59")
        return self._no_offer(s, e, other, verb) or self._wrong_sum(s, e, other, action)

    def _no_offer(self, s: State, e: int, other: int, verb: str) -> Objection | None:
        """Why a partner in range cannot be asked for this."""
        card = s.card[other]
        if (card, OFFERS[verb]) in self.tried:
            return Objection("already-asked", (card,), "S59b")
        if verb == "trade":
            return None
        if any(kind == OFFERS["trade"] for _, kind in self.tried):
            return Objection("trade-announced", (), "S59")
        if verb == "swap":
            empty = [seat for seat in (s.owner[e], s.owner[other]) if not s.hand(seat)]
            return Objection("empty-hand", (empty[0],), "S59") if empty else None
        giver = e if verb == "give" else other
        return None if s.money[giver] else Objection("has-only-money", (s.card[giver], 0), "S59")

    def _wrong_sum(self, s: State, e: int, other: int, action: Action) -> Objection | None:
        """Why that sum of money cannot be given."""
        if action[0] not in ("give", "request"):
            return None
        giver = e if action[0] == "give" else other
        if action[2] > s.money[giver]:
            return Objection("has-only-money", (s.card[giver], s.money[giver]), "S59")
        return None if action[2] > 0 else Objection("some-money-needed", (), "S59")

    def take(self, s: State, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "done":
            return
        if verb == "ask_way":
            s.push(self)
            ask_way(s, seat, action)
            return
        if verb == "neutral":
            after = AfterTrade(seat, self.card, (*self.tried, NEUTRAL), self.more)
            s.push(LayNeutralCards(seat, self.card), after)
            return
        e, partner = s.empire(self.card), s.empire(action[1])
        if measured_with_ways(s, e, s.held[partner]):
            use_ways(s)
        tried = (*self.tried, (action[1], OFFERS[verb]))
        if verb == "trade":
            announce_trade(s, seat, self.card, action[1], tried, self.more)
            return
        s.push(ChooseTrade(seat, self.card, tried, self.more))
        other = s.owner[partner]
        if verb == "swap":
            s.emit("offers-swap", seat, action[1])
            s.push(AnswerSwap(other, action[1], self.card))
        else:
            back = int(verb == "request")
            s.emit("requests-money" if back else "offers-money", seat, action[1], action[2])
            s.push(AnswerMoney(other, action[1], self.card, action[2], back))

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


def announce_trade(s: State, seat: int, card: int, partner: int, tried: tuple[tuple[int, int], ...], more: int) -> None:
    """A trade is announced; events may come before the cards are laid."""
    begin(s, card, partner, sum(1 << one for one, kind in tried if one >= 0 and kind == OFFERS["trade"]))
    s.emit("announces-trade", card, partner)
    s.push(PlayEvent("before_trade_cards", (card, partner)), CarryOut(seat, card, tried, more))


class CarryOut(Step[State]):
    """Carry the announced trade out, unless an event called it off: then another one may be announced."""

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    more: int
    rule = "S60"

    def run(self, s: State) -> None:
        if s.deal[CANCELLED] or not both_there(s):
            s.deal = ()
            s.push(ChooseTrade(self.seat, self.card, self.tried, self.more))
            return
        after = AfterTrade(self.seat, self.card, self.tried, self.more)
        s.push(LayTradeCards(), ChooseUsedCards(), ResolveTrade(), after)


class AfterTrade(Step[State]):
    """The trade is over; an event may allow another one, with an empire: the neutral world is no partner (A55)."""

    seat: int
    card: int
    tried: tuple[tuple[int, int], ...]
    more: int
    rule = "S59"

    def run(self, s: State) -> None:
        more = self.more + (s.deal[AGAIN] if s.deal else 0)
        s.deal = ()
        if more:
            tried = self.tried if NEUTRAL in self.tried else (*self.tried, NEUTRAL)
            s.push(ChooseTrade(self.seat, self.card, tried, more - 1))


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
    answers = ("hand_over",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.first, self.second)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("hand_over", card) for card in s.hand(seat)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in s.hand(seat) else Objection("card-not-in-hand", (action[1],), "S59")

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        one, two = answers[self.first][1], answers[self.second][1]
        both = 1 << self.first | 1 << self.second
        known = let_go(s, self.first, (one,), both), let_go(s, self.second, (two,), both)
        add_to_hand(s, self.second, one, known[0][0])
        add_to_hand(s, self.first, two, known[1][0])
        s.emit_to(both, "swap", self.first, self.second, one, two)


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

"""Who wins a trade and what that brings (S61-S65): totals, levels, glory, money, and the cards change hands."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import CAPITALISM, TRADE
from zeitalter.games.seven_ages.rules.cards import add_to_hand
from zeitalter.games.seven_ages.rules.deal import PARTNER, PARTNER_USED, TRADER, USED
from zeitalter.games.seven_ages.rules.events import EventWindow
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import MARKERS, NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.trade_cards import drop_aside


def trade_number(s: State, e: int, partner: int = NOBODY, own_action: bool = True) -> int:
    """The trade number of an empire: its card's for its age, with everything that changes it (S61)."""
    base = s.components.trade_number[s.card[e]][s.age(e)]
    return figure(s, e, "trade_number", base, Situation(partner=partner, own_action=own_action))


def levels_won(s: State, winner: int, loser: int, difference: int) -> int:
    """How far the winner of a trade advances (S62, S62b)."""
    base = min(difference, s.components.constants.trade_cap)
    return max(0, figure(s, winner, "trade_progress", base, Situation(partner=loser)))


class ResolveTrade(Step[State]):
    """Compare the totals; the winner advances (S61-S64)."""

    rule = "S62"

    def run(self, s: State) -> None:
        trader, partner = s.empire(s.deal[TRADER]), s.empire(s.deal[PARTNER])
        if trader < 0 or partner < 0:
            return
        value = s.components.value
        totals = [
            _value(value, s.deal[USED]) + trade_number(s, trader, partner, True),
            _value(value, s.deal[PARTNER_USED]) + trade_number(s, partner, trader, False),
        ]
        s.emit("trade-totals", s.card[trader], totals[0], s.card[partner], totals[1])
        for e in (trader, partner):
            pay_for_taking_part(s, e)
        s.push(SwapTradeCards())
        winner, ahead = NOBODY, False
        if totals[0] == totals[1]:
            tie(s, trader, partner)
        else:
            winner, loser = (trader, partner) if totals[0] > totals[1] else (partner, trader)
            ahead = s.level[winner] > s.level[loser]
            win(s, winner, loser, abs(totals[0] - totals[1]), winner == trader)
        context = (s.deal[TRADER], s.deal[PARTNER], _card(s, winner), int(ahead))
        window = EventWindow("after_trade_result", context)
        s.stack.insert(s.stack.index(SwapTradeCards()), window)


def _card(s: State, e: int) -> int:
    return s.card[e] if e >= 0 else NOBODY


def _value(values: Sequence[int], card: int) -> int:
    return values[card] if card >= 0 else 0


def pay_for_taking_part(s: State, e: int) -> None:
    """Some empires get money in every trade."""
    for power in s.components.powers[s.card[e]]:
        if power.op == "money" and power.when == "trade" and isinstance(power.amount, int):
            s.money[e] += power.amount
            s.emit("earns", s.card[e], power.amount)


def win(s: State, winner: int, loser: int, difference: int, own_action: bool) -> None:
    """The winner advances, and Capitalism pays (S62, S65)."""
    s.emit("wins-trade", s.card[winner], difference)
    levels = levels_won(s, winner, loser, difference)
    if s.government[winner] == CAPITALISM:
        gain_glory(s, s.owner[winner], 1, "capitalism", s.card[winner])
        if own_action:
            s.push(TakeProfit(s.owner[winner], s.card[winner], s.card[loser], difference))
    for power in s.components.powers[s.card[winner]]:
        if power.op == "money" and power.when == "on_trade_won" and isinstance(power.amount, int):
            s.money[winner] += power.amount
            s.emit("earns", s.card[winner], power.amount)
    progress(s, winner, levels)


def tie(s: State, trader: int, partner: int) -> None:
    """Equal totals: who chose the action advances one level; of two the less advanced one (S63)."""
    s.emit("trade-tied", s.card[trader], s.card[partner])
    if not chose_trade(s, partner):
        progress(s, trader, 1)
    elif s.level[trader] != s.level[partner]:
        progress(s, min((trader, partner), key=lambda e: s.level[e]), 1)


def chose_trade(s: State, e: int) -> bool:
    """Whether an empire chose Trade and progress this turn; a face-down marker is shown for this (S63b)."""
    if s.done[e] >> TRADE & 1:
        return True
    seat = s.owner[e]
    if e not in s.slots[seat]:
        return False
    i = s.slots[seat].index(e)
    zone = s.zones[MARKERS + seat]
    if zone.cards[i] != TRADE:
        return False
    known = (*zone.known[:i], ALL, *zone.known[i + 1 :])
    s.zones[MARKERS + seat] = type(zone)(zone.cards, known)
    s.barrier()
    s.emit("shows-marker", seat, s.card[e], TRADE)
    return True


class TakeProfit(Decision[State]):
    """A capitalist takes its profit from the loser or from the bank (S65)."""

    seat: int
    card: int
    loser: int
    difference: int
    rule = "S65"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def profit(self, s: State) -> int:
        """What the loser would pay: double for another capitalist, never more than it has."""
        e, loser = s.empire(self.card), s.empire(self.loser)
        if loser < 0:
            return 0
        return min(s.money[loser], figure(s, e, "money_from_trade", self.difference, Situation(partner=loser)))

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = [("from_bank", self.difference)]
        return [*found, ("from_loser", self.profit(s))] if self.profit(s) else found

    def take(self, s: State, seat: int, action: Action) -> None:
        e = s.empire(self.card)
        if action[0] == "from_loser":
            s.money[s.empire(self.loser)] -= action[1]
            s.emit("pays", self.loser, self.card, action[1])
        else:
            s.emit("earns", self.card, action[1])
        s.money[e] += action[1]


class SwapTradeCards(Step[State]):
    """The two cards used change owners (S64); everybody has seen them."""

    rule = "S64"

    def run(self, s: State) -> None:
        trader, partner = s.empire(s.deal[TRADER]), s.empire(s.deal[PARTNER])
        for entry, taker in ((USED, partner), (PARTNER_USED, trader)):
            card = s.deal[entry]
            if card >= 0:
                drop_aside(s, card)
                e = taker if taker >= 0 else s.active
                add_to_hand(s, s.owner[e] if e >= 0 else s.acting, card, ALL)

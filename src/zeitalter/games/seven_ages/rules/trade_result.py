"""Who wins a trade and what that brings (S61-S65): totals, levels, glory, money, and the cards change hands."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import CAPITALISM, TRADE
from zeitalter.games.seven_ages.rules.announced import put_away
from zeitalter.games.seven_ages.rules.cards import add_to_hand
from zeitalter.games.seven_ages.rules.deal import PARTNER, PARTNER_SEAT, PARTNER_USED, TRADER, USED, both_there
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import MARKERS, NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.trade_cards import take_back


def trade_number(s: State, e: int, partner: int = NOBODY, own_action: bool = True) -> int:
    """The trade number of an empire: its card's for its age, with everything that changes it (S61)."""
    base = s.components.trade_number[s.card[e]][s.age(e)]
    return figure(s, e, "trade_number", base, Situation(partner=partner, own_action=own_action))


def levels_won(s: State, winner: int, loser: int, difference: int) -> int:
    """How far the winner of a trade advances (S62, S62b)."""
    base = min(difference, s.components.constants.trade_cap)
    return max(0, figure(s, winner, "trade_progress", base, Situation(partner=loser)))


class ResolveTrade(Step[State]):
    """Compare the totals; the winner advances, then events may follow, then the cards change owners (S61-S64)."""

    rule = "S62"

    def run(self, s: State) -> None:
        if not both_there(s):
            take_back(s, 0)
            take_back(s, 1)
            return
        trader, partner = s.empire(s.deal[TRADER]), s.empire(s.deal[PARTNER])
        totals = [
            card_value(s, s.deal[USED]) + trade_number(s, trader, partner, True),
            card_value(s, s.deal[PARTNER_USED]) + trade_number(s, partner, trader, False),
        ]
        s.emit("trade-totals", s.card[trader], totals[0], s.card[partner], totals[1])
        winner, loser = (trader, partner) if totals[0] > totals[1] else (partner, trader)
        tied = totals[0] == totals[1]
        won_by = NOBODY if tied else s.card[winner]
        ahead = not tied and s.level[winner] > s.level[loser]
        context = (s.card[trader], s.card[partner], won_by, int(ahead))
        s.push(PlayEvent("after_trade_result", context), SwapTradeCards())
        for e in (trader, partner):
            pay_by_card(s, e, "trade")
        if tied:
            tie(s, trader, partner)
        else:
            win(s, winner, loser, abs(totals[0] - totals[1]), winner == trader)


def card_value(s: State, card: int) -> int:
    """The value of a card used in a trade; without one that of empty piles (S4b)."""
    return s.components.value[card] if card >= 0 else s.components.constants.empty_piles_value


def pay_by_card(s: State, e: int, when: str) -> None:
    """Some empires get money in every trade, or in those they win."""
    for power in s.components.powers[s.card[e]]:
        if power.op == "money" and power.when == when and isinstance(power.amount, int):
            s.money[e] += power.amount
            s.emit("earns", s.card[e], power.amount)


def win(s: State, winner: int, loser: int, difference: int, own_action: bool) -> None:
    """The winner advances, and Capitalism pays (S62, S65)."""
    s.emit("wins-trade", s.card[winner], difference)
    levels = levels_won(s, winner, loser, difference)
    pay_by_card(s, winner, "on_trade_won")
    if s.government[winner] == CAPITALISM:
        gain_glory(s, s.owner[winner], capitalist_glory(s), "capitalism", s.card[winner])
        if own_action:
            s.push(TakeProfit(s.owner[winner], s.card[winner], s.card[loser], difference * capitalist_money(s)))
    progress(s, winner, levels)


def capitalist_glory(s: State) -> int:
    """The glory of a capitalist for a trade it wins (S65)."""
    effects = s.components.art_effects[CAPITALISM]
    found = (effect.points for effect in effects if effect.op == "glory" and effect.when == "on_trade_won")
    return sum(points for points in found if isinstance(points, int))


def capitalist_money(s: State) -> int:
    """The money of a capitalist for each point of difference (S65)."""
    effects = s.components.art_effects[CAPITALISM]
    found = (effect.amount for effect in effects if effect.op == "money" and effect.when == "on_trade_won")
    return sum(amount for amount in found if isinstance(amount, int))


def tie(s: State, trader: int, partner: int) -> None:
    """Equal totals: who chose the action advances one level; of two the less advanced one (S63)."""
    s.emit("trade-tied", s.card[trader], s.card[partner])
    if not chose_trade(s, partner):
        progress(s, trader, s.components.constants.tie_progress)
    elif s.level[trader] != s.level[partner]:
        progress(s, min((trader, partner), key=lambda e: s.level[e]), s.components.constants.tie_progress)


def chose_trade(s: State, e: int) -> bool:
    """Whether an empire chose Trade and progress this turn; a face-down marker is shown for this (S63b)."""
    if (s.done[e] | s.chosen[e]) >> TRADE & 1:
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
    """A capitalist takes its profit from the loser or from the bank, all of it from one of them (S65)."""

    seat: int
    card: int
    loser: int
    money: int
    rule = "S65"
    answers = ("from_bank", "from_loser")

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def from_loser(self, s: State) -> int:
        """What the loser would pay: double for another capitalist, never more than it has."""
        e, loser = s.empire(self.card), s.empire(self.loser)
        if loser < 0:
            return 0
        return min(s.money[loser], figure(s, e, "money_from_trade", self.money, Situation(partner=loser)))

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("from_bank", self.money), ("from_loser", self.from_loser(s))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb, amount = action
        right = self.money if verb == "from_bank" else self.from_loser(s)
        if not right:
            return Objection("loser-has-no-money", (self.loser,), "S65")
        return None if amount == right else Objection("profit-is", (right,), "S65")

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
        for side in range(2):
            card = s.deal[USED + side]
            if card >= 0:
                put_away(s, card)
                add_to_hand(s, s.deal[PARTNER_SEAT - side], card, ALL)

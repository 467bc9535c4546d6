"""Phase 10: civilization cards, their prices after credits, and paying for them (43.10, 53, 54)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form, Some
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import MYSTICISM
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import State, hand
from zeitalter.games.civilization.rules.trade_cards import is_calamity, return_cards, set_value, take_away

MOST_CARDS = 11


class Purchases(Step[State]):
    """Everybody buys, the last nation of the succession table first (43.10)."""

    rule = "43.10"

    def run(self, s: State) -> None:
        begin(s, 10)
        s.barrier()  # who is asked tells what hands are worth
        s.push(*(BuyCards(seat) for seat in reversed(s.order)))


# -- prices ------------------------------------------------------------------------------------------------------------


def owned(s: State, seat: int) -> list[int]:
    """The civilization cards of a seat."""
    return [card for card in range(len(s.components.cost)) if s.cards[seat] >> card & 1]


def price(s: State, seat: int, cards: Sequence[int]) -> int:
    """What cards cost together after the best use of all credits; a credit beyond a card's price lapses (A-57)."""
    if s.option("credit_multi_use") == "on" or len(cards) == 1:
        alone = prices_alone(s, seat)
        return sum(alone[card] for card in cards)
    cost, credit = s.components.cost, s.components.credit
    own = owned(s, seat)
    left = [cost[card] for card in cards]
    for mine in own:
        best = max(range(len(cards)), key=lambda i: credit[mine][cards[i]])
        left[best] -= credit[mine][cards[best]]
    if min(left) >= 0:
        return sum(left)
    return _least(tuple(cost[card] for card in cards), [[credit[mine][card] for card in cards] for mine in own])


def prices_alone(s: State, seat: int) -> tuple[int, ...]:
    """What each card costs alone; the same for all who own the same cards, so it is reckoned once."""
    c, mask = s.components, s.cards[seat]
    found = c.prices.get(mask)
    if found is None:
        own = owned(s, seat)
        found = tuple(max(0, cost - sum(c.credit[mine][card] for mine in own)) for card, cost in enumerate(c.cost))
        c.prices[mask] = found
    return found


def _least(prices: tuple[int, ...], credits: list[list[int]]) -> int:
    """The lowest sum where every credit goes to one card and none below zero: all ways that matter, step by step."""
    ways = {prices}
    for row in credits:
        ways = {
            (*left[:i], max(0, left[i] - n), *left[i + 1 :])
            for left in ways
            for i, n in enumerate(row)
            if n or not any(row)
        }
    return min(sum(left) for left in ways)


def cannot_buy(s: State, seat: int, card: int, together: Sequence[int] = ()) -> Objection | None:
    """Why a card is not for sale to a seat, alone or together with others, whatever it could pay (43.10, 53.13)."""
    if s.has(seat, card) or together.count(card) > 1:
        return Objection("card-owned", (card,), "43.10")
    if card == MYSTICISM and s.option("end_triangle") != "none":
        return Objection("card-not-in-play", (card,), "73")
    if not s.supply[card]:
        return Objection("card-sold-out", (card,), "54")
    if s.cards[seat].bit_count() >= MOST_CARDS:
        return Objection("too-many-cards", (MOST_CARDS,), "43.10")
    needs = s.components.prerequisite[card]
    if needs >= 0 and not s.has(seat, needs):
        return Objection("needs-card", (card, needs), "A-17" if needs in together else f"53.{card}")
    return None


def for_sale(s: State, seat: int) -> list[int]:
    """The cards a seat could buy if it could pay for them."""
    return [card for card in range(len(s.components.cost)) if cannot_buy(s, seat, card) is None]


def goods_in_hand(s: State, seat: int) -> list[int]:
    """The goods in a hand, sorted."""
    return sorted(card for card in s.zones[hand(seat)].cards if card < s.components.goods)


def means(s: State, seat: int) -> int:
    """The most a seat could pay."""
    return set_value(s, goods_in_hand(s, seat)) + s.treasury[seat]


# -- buying ------------------------------------------------------------------------------------------------------------


class BuyCards(Decision[State]):
    """Exchange trade cards and treasury for civilization cards, all at once (43.10)."""

    seat: int
    rule = "43.10"
    answers = ("buy", "pass")
    secret = True
    quiet = ("pass",)
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Any]:
        """To buy nothing; what is bought only while others buy first: the trade is over then and the hand known."""
        waits = [step for step in s.stack if isinstance(step, BuyCards) and step.seat == seat]
        nothing = (("pass",),) if s.option("variant") == "full" else ()
        return waits[0].options(s, seat) if waits else nothing

    @classmethod
    def objection_ahead(cls, s: State, seat: int, action: Action) -> Objection | None:
        return cls(seat).objection(s, seat, action)

    def options(self, s: State, seat: int) -> Sequence[Any]:
        most, prices = means(s, seat), prices_alone(s, seat)
        if min(prices) > most:
            return [("pass",)]
        sale = for_sale(s, seat)
        if not any(prices[card] <= most for card in sale):
            return [("pass",)]
        goods = goods_in_hand(s, seat)
        kinds = tuple(sorted(set(goods)))
        room = min(len(sale), MOST_CARDS - s.cards[seat].bit_count())
        bag = Bag(kinds, tuple(goods.count(kind) for kind in kinds), 0, len(goods))
        return [("pass",), Form("buy", (Some(tuple(sale), 1, room), bag))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "pass" or not action[1]:
            return None
        _, cards, goods = action
        if not cards:
            return None  # that is no purchase
        for card in cards:
            found = cannot_buy(s, seat, card, cards)
            if found is not None:
                return found
        if s.cards[seat].bit_count() + len(cards) > MOST_CARDS:
            return Objection("too-many-cards", (MOST_CARDS,), "43.10")
        in_hand = goods_in_hand(s, seat)
        for good in goods:
            if is_calamity(s, good):
                return Objection("calamity-pays-nothing", (good,), "43.10")
            if goods.count(good) > in_hand.count(good):
                return Objection("not-in-hand", (good,), "43.10")
        cost, paid = price(s, seat, cards), set_value(s, goods)
        if paid + s.treasury[seat] < cost:
            return Objection("price-not-met", (cost, paid + s.treasury[seat]), "43.10")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.barrier()
        if action[0] == "pass":
            return
        _, cards, goods = action
        cost = price(s, seat, cards)
        tokens = max(0, cost - set_value(s, goods))
        take_away(s, seat, goods)
        return_cards(s, goods)
        s.treasury[seat] -= tokens
        s.stock[seat] += tokens
        for card in cards:
            s.cards[seat] |= 1 << card
            s.supply[card] -= 1
        s.emit("buys", seat, cards, cost, goods, tokens)

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """Any cards that can be paid for together, and any goods that pay for them."""
        most = means(s, seat)
        sale = for_sale(s, seat)
        r.shuffle(sale)
        wanted = r.randint(1, len(sale))
        chosen: list[int] = []
        room = MOST_CARDS - s.cards[seat].bit_count()
        for card in sale:
            if len(chosen) < min(wanted, room) and price(s, seat, [*chosen, card]) <= most:
                chosen.append(card)
        cards = tuple(sorted(chosen))
        cost, goods = price(s, seat, cards), goods_in_hand(s, seat)
        r.shuffle(goods)
        paid = r.randint(0, len(goods))
        while set_value(s, goods[:paid]) + s.treasury[seat] < cost:
            paid += 1
        return ("buy", cards, tuple(sorted(goods[:paid])))

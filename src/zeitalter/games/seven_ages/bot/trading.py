"""Trade: with whom, with which card, and what it is worth. A card is lost to the partner, another one comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.building import coin
from zeitalter.games.seven_ages.bot.hand import AVERAGE, PER_VALUE, card_worth
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.data.components import FEUDALISM
from zeitalter.games.seven_ages.rules.deal import PARTNER, TRADER, partners
from zeitalter.games.seven_ages.rules.trade_cards import cards_of
from zeitalter.games.seven_ages.rules.trade_result import levels_won, trade_number

VALUES = 8
ANY, BEST_OF_THREE = 1, 3
"""A card from the pile is any card; a partner lays one of the best."""
THEIR_LEVEL = 0.5
"""How much the levels of others count against ours, beside how dangerous they are."""
KEEN = 0.75
"""How much of a card's worth is thought of in a trade: it will be spent some day."""


@lru_cache(maxsize=8)
def chances(best_of: int) -> tuple[float, ...]:
    """How likely each value is for the best of some cards, if all values are as likely as others."""
    return tuple(((v + 1) ** best_of - v**best_of) / VALUES**best_of for v in range(VALUES))


def trade_hope(o: Outlook, e: int, other: int, value: int, own_action: bool) -> float:
    """What a trade with another empire brings if a card of this value is laid."""
    s = o.s
    lead = value + trade_number(s, e, other, own_action) - trade_number(s, other, e, not own_action)
    most = BEST_OF_THREE if len(s.hand(s.owner[other])) > 2 else ANY
    theirs = THEIR_LEVEL + o.danger(s.owner[other])
    found = 0.0
    for v, chance in enumerate(chances(most)):
        difference = lead - v
        if difference > 0:
            found += chance * o.level(e, levels_won(s, e, other, difference))
        elif difference < 0:
            found -= chance * theirs * o.level(other, levels_won(s, other, e, -difference))
        elif own_action:
            found += chance * o.level(e, 1)
        else:
            found -= chance * theirs * o.level(other, 1)
        found += chance * PER_VALUE * v
    return found


def neutral_hope(o: Outlook, e: int, value: int) -> float:
    """What a trade with the neutral world brings."""
    s = o.s
    if s.government[e] == FEUDALISM:
        return 0.0
    lead = value + trade_number(s, e)
    wins = sum(chance for v, chance in enumerate(chances(ANY)) if v < lead)
    return wins * o.level(e, o.c.constants.neutral_progress) + PER_VALUE * 3.5


def best_trade(o: Outlook, e: int, cards: dict[int, float] | None = None) -> tuple[float, int, int]:
    """The best trade of an empire: what it is worth, the partner (-1: the neutral world), and the card."""
    s = o.s
    worths = hand_worths(o) if cards is None else cards
    best = (0.0, -1, -1)
    if not worths:
        return neutral_hope(o, e, 3), -1, -1
    for other in (-1, *partners(s, e)):
        for card, kept in worths.items():
            value = o.c.value[card]
            hope = neutral_hope(o, e, value) if other < 0 else trade_hope(o, e, other, value, True)
            worth = hope + (AVERAGE - kept) * KEEN - PER_VALUE * 3.5
            if worth > best[0]:
                best = (worth, other, card)
    return best


def hand_worths(o: Outlook) -> dict[int, float]:
    """The cards of the hand with what they are worth."""
    return {card: card_worth(o, card) for card in o.s.hand(o.seat)}


def trade_appeal(o: Outlook, e: int, cards: dict[int, float]) -> float:
    """What Trade and progress is worth to an empire now."""
    return best_trade(o, e, cards)[0]


# -- answers -----------------------------------------------------------------------------------------------------------


def choose_trade(o: Outlook, options: Sequence[Any]) -> Action:
    """The best trade that is offered."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    worths = hand_worths(o)
    offered = [o_ for o_ in options if isinstance(o_, tuple) and o_[0] in ("trade", "neutral")]
    best, most = ("done",), 0.0
    for option in offered:
        other = s.empire(option[1]) if option[0] == "trade" else -1
        for card, kept in worths.items():
            value = o.c.value[card]
            hope = neutral_hope(o, e, value) if other < 0 else trade_hope(o, e, other, value, True)
            worth = hope + (AVERAGE - kept) * KEEN - PER_VALUE * 3.5
            if worth > most:
                best, most = option, worth
    if best == ("done",) and not worths and ("neutral",) in offered:
        return ("neutral",)
    return best


def lay(o: Outlook, options: Sequence[Action]) -> Action:
    """The card, or the two, with which a trade is worth the most."""
    s = o.s
    step = s.stack[-1]
    side = step.side(s, o.seat)  # type: ignore[attr-defined]
    e, other = s.empire(s.deal[TRADER + side]), s.empire(s.deal[PARTNER - side])
    shown = cards_of(s, 1 - side)
    worths = hand_worths(o)

    def hope(value: int) -> float:
        if shown:
            return _against_known(o, e, other, value, [o.c.value[card] for card in shown], side == 0)
        return trade_hope(o, e, other, value, side == 0)

    return max(options, key=lambda option: _lay(o, option, worths, hope))


def lay_neutral(o: Outlook, options: Sequence[Action]) -> Action:
    """The same against the neutral world."""
    e = o.s.empire(o.s.stack[-1].card)  # type: ignore[attr-defined]
    worths = hand_worths(o)
    return max(options, key=lambda option: _lay(o, option, worths, lambda value: neutral_hope(o, e, value)))


def _lay(o: Outlook, action: Action, worths: dict[int, float], hope: Callable[[int], float]) -> float:
    """What laying some cards is worth; of two the better one will be used."""
    _, cards, drawn = action
    found = [hope(o.c.value[card]) - KEEN * worths[card] for card in cards]
    if drawn:
        found.append(hope(4) - (0.0 if not worths else 0.2))
    return max(found) + 0.05 * (len(found) - 1)


def _against_known(o: Outlook, e: int, other: int, value: int, known: Sequence[int], own: bool) -> float:
    """What a card brings against cards that lie open; of two the partner uses the better one."""
    s = o.s
    theirs = max(known)
    difference = value + trade_number(s, e, other, own) - theirs - trade_number(s, other, e, not own)
    if difference > 0:
        return o.level(e, levels_won(s, e, other, difference))
    if difference < 0:
        return -THEIR_LEVEL * o.level(other, levels_won(s, other, e, -difference))
    return o.level(e, 1) if own else -THEIR_LEVEL * o.level(other, 1)


def use_card(o: Outlook, options: Sequence[Action]) -> Action:
    """Of two shown cards the one with which the trade ends best; a good card is kept if it changes nothing."""
    s = o.s
    step = s.stack[-1]
    side, e = step.side, s.empire(step.card)  # type: ignore[attr-defined]
    other = s.empire(s.deal[PARTNER - side]) if s.deal[PARTNER] >= 0 else -1
    shown = [o.c.value[card] for card in cards_of(s, 1 - side)] or [3]

    def hope(option: Action) -> float:
        value, kept = o.c.value[option[1]], KEEN * card_worth(o, option[1])
        if other < 0:
            return o.level(e) * (value + trade_number(s, e) > max(shown)) - kept
        return _against_known(o, e, other, value, shown, side == 0) - kept

    return max(options, key=hope)


def take_profit(o: Outlook, options: Sequence[Action]) -> Action:
    """As much as possible, rather from the loser."""
    return max(options, key=lambda option: (option[1] + (2 if option[0] == "from_loser" else 0), option[0]))


# -- bargains ----------------------------------------------------------------------------------------------------------


def answer_swap(o: Outlook, options: Sequence[Action]) -> Action:
    """Agree if there is a card that is worth little."""
    return ("accept",) if min(hand_worths(o).values(), default=AVERAGE) < AVERAGE * 0.6 else ("refuse",)


def answer_money(o: Outlook, options: Sequence[Action]) -> Action:
    """Take what is given, give nothing away."""
    return ("refuse",) if o.s.stack[-1].back else ("accept",)  # type: ignore[attr-defined]


def name_price(o: Outlook, options: Sequence[Any]) -> Action:
    """A way has its price: some money, else a card; who has neither gets none."""
    s = o.s
    asker = s.stack[-1].asker  # type: ignore[attr-defined]
    money = s.money[s.active] if s.active >= 0 else 0
    if money >= 3:
        return ("price", min(4, money), 0)
    return ("price", 0, 1) if s.hand(asker) else ("refuse",)


def pay_for_way(o: Outlook, options: Sequence[Any]) -> Action:
    """Pay a little, or a card that is worth little."""
    s = o.s
    step = s.stack[-1]
    price = coin(o, s.active) * step.money if step.money and s.active >= 0 else 0.0  # type: ignore[attr-defined]
    worths = hand_worths(o)
    given = sorted(worths, key=lambda card: worths[card])[: step.cards]  # type: ignore[attr-defined]
    if price + sum(worths[card] for card in given) > 1.0:
        return ("refuse",)
    return ("pay_cards", tuple(card for card in s.hand(o.seat) if card in given)) if given else ("accept",)

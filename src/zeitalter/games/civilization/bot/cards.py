"""What the bot buys and what it keeps: civilization cards towards the final eleven, gold, and the hand (43.8 to 43.12).

A purchase is judged by its points, by what the epochs ahead still ask for, and by what is lost from the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.final_cards import USE, final_cards, still_enough
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data import components as cards
from zeitalter.games.civilization.rules.discard import MOST_KEPT
from zeitalter.games.civilization.rules.purchase import MOST_CARDS, for_sale, goods_in_hand, means, owned, price
from zeitalter.games.civilization.rules.state import State, hand, stack
from zeitalter.games.civilization.rules.succession import CARDS_FOR_FOURTH, GROUPS_FOR_THIRD, POINTS_FOR_FIFTH
from zeitalter.games.civilization.rules.trade_cards import is_calamity

MOST_AT_ONCE = 4
LOW_STOCK = 14


# -- worth ------------------------------------------------------------------------------------------------------------


def purchase_worth(s: State, seat: int, own: Sequence[int], new: Sequence[int], style: Style = USUAL) -> float:
    """What new cards are worth: points, uses, and steps towards the next epochs."""
    c = s.components
    mine = [*own, *new]
    worth = sum(c.cost[card] + USE[card] for card in new)
    before, after = _groups(s, own), _groups(s, mine)
    worth += style.new_group * (min(after, GROUPS_FOR_THIRD) - min(before, GROUPS_FOR_THIRD))
    worth += style.new_card * (min(len(mine), CARDS_FOR_FOURTH) - min(len(own), CARDS_FOR_FOURTH))
    due = due_epochs(s, seat, own)
    return worth + style.advance * (len(due) - len(due_epochs(s, seat, mine)))


def due_epochs(s: State, seat: int, mine: Sequence[int], rounds: int = 1) -> list[int]:
    """The epochs that the marker reaches in so many rounds and whose condition these cards do not fulfil."""
    ahead = s.field[seat] + rounds
    first = s.components.epoch_start[s.nations[seat]]
    points = sum(s.components.cost[card] for card in mine)
    met = {3: _groups(s, mine) >= GROUPS_FOR_THIRD, 4: len(mine) >= CARDS_FOR_FOURTH, 5: points >= POINTS_FOR_FIFTH}
    return [epoch for epoch, fulfilled in met.items() if ahead >= first[epoch - 1] and not fulfilled]


def _groups(s: State, mine: Iterable[int]) -> int:
    found = 0
    for card in mine:
        found |= s.components.card_groups[card]
    return found.bit_count()


# -- paying -----------------------------------------------------------------------------------------------------------


def hold(s: State, goods: Counter[int], hope: float) -> float:
    """What goods are worth to keep: only six of them stay, and a set grows while others have its goods."""
    value, count = s.components.value, s.components.good_count
    kept = Counter(keep(s, list(goods.elements()), MOST_KEPT))
    return sum(n * n * value[good] * (1 + hope * (1 - n / count[good])) for good, n in kept.items())


def keep(s: State, goods: Sequence[int], most: int) -> list[int]:
    """The goods to keep: whole sets first, those with the best value for each card."""
    value = s.components.value
    counts = Counter(goods)
    kept: list[int] = []
    while counts and len(kept) < most:
        room = most - len(kept)
        good = max(counts, key=lambda g: (min(counts[g], room) * value[g], g))
        n = min(counts.pop(good), room)
        kept += [good] * n
    return kept


class Purse:
    """All sensible ways to pay: some kinds of goods whole or in part, the rest from the treasury."""

    def __init__(self, s: State, seat: int, style: Style = USUAL) -> None:
        self.s, self.style = s, style
        self.treasury = s.treasury[seat]
        self.token = style.token
        have = Counter(goods_in_hand(s, seat))
        whole = hold(s, have, style.hope)
        value = s.components.value
        self.ways: list[tuple[int, float, tuple[int, ...]]] = []
        kinds = sorted(have)
        for parts in product(*(_parts(have[kind]) for kind in kinds)):
            paid = sum(n * n * value[kind] for kind, n in zip(kinds, parts, strict=True))
            left = Counter({kind: have[kind] - n for kind, n in zip(kinds, parts, strict=True)})
            given = tuple(kind for kind, n in zip(kinds, parts, strict=True) for _ in range(n))
            self.ways.append((paid, whole - hold(s, left, style.hope), given))

        self.most = max(paid for paid, _, _ in self.ways) + self.treasury

    def pay(self, cost: int) -> tuple[float, tuple[int, ...]] | None:
        """The least loss for a price, and the goods to give; None if it is too high."""
        if cost > self.most:
            return None
        found = [
            (loss + self.token * max(0, cost - paid), given)
            for paid, loss, given in self.ways
            if paid + self.treasury >= cost
        ]
        return min(found) if found else None


def _parts(n: int) -> tuple[int, ...]:
    """How many of n equal goods may be spent: none, all, or all but one or two."""
    return tuple(sorted({0, n, *(n - k for k in (1, 2) if n - k > 1)}))


# -- the questions ----------------------------------------------------------------------------------------------------


def buy(s: State, seat: int, style: Style = USUAL) -> Action:
    """The purchase of planned cards that is worth most after what it costs; any card rather than stand still."""
    purse = Purse(s, seat, style)
    wanted = final_cards(s, seat)
    sale = for_sale(s, seat)
    own = owned(s, seat)
    first = 3 in due_epochs(s, seat, own)
    found = _best(s, seat, purse, [c for c in sale if c in wanted or (first and still_enough(s, seat, [*own, c]))])
    if found is None and (due_epochs(s, seat, own) or len(goods_in_hand(s, seat)) >= MOST_KEPT):
        found = _best(s, seat, purse, [card for card in sale if still_enough(s, seat, [*own, card])])
    return found or ("pass",)


def _best(s: State, seat: int, purse: Purse, sale: Sequence[int]) -> Action | None:
    """The best purchase among some cards, if any is worth its price."""
    own = owned(s, seat)
    best: Action | None = None
    most = 0.0
    sale = [card for card in sale if price(s, seat, [card]) <= purse.most]
    for n in range(1, min(MOST_AT_ONCE, MOST_CARDS - len(own), len(sale)) + 1):
        for new in combinations(sale, n):
            paid = purse.pay(price(s, seat, new))
            if paid is None:
                continue
            loss, given = paid
            worth = purchase_worth(s, seat, own, new, purse.style) - loss
            if worth > most:
                best, most = ("buy", new, given), worth
    return best


def buy_gold(s: State, seat: int) -> Action:
    """Gold joins gold in hand; alone only if the tokens are missing in the stock and too few for any card."""
    gold = sum(s.components.stack_of[card] == cards.STACKS for card in goods_in_hand(s, seat))
    if gold and len(s.zones[stack(cards.STACKS)].cards) > 1:
        return ("gold",)
    wanted = final_cards(s, seat)
    prices = [price(s, seat, [card]) for card in for_sale(s, seat) if card in wanted]
    if not prices:
        return ("gold",) if s.stock[seat] < LOW_STOCK // 2 else ("no_gold",)
    return ("gold",) if means(s, seat) < min(prices) and s.stock[seat] < LOW_STOCK else ("no_gold",)


def discard(s: State, seat: int) -> Action:
    """Keep the best six; a calamity that can still be passed on stays while there is room."""
    held = list(s.zones[hand(seat)].cards)
    goods = [card for card in held if not is_calamity(s, card)]
    bad = [card for card in held if is_calamity(s, card)]
    if len(held) <= MOST_KEPT:
        return ("discard", ())
    kept = Counter(keep(s, goods, MOST_KEPT))
    room = MOST_KEPT - kept.total()
    gone = Counter(goods) - kept
    return ("discard", tuple(sorted([*gone.elements(), *sorted(bad)[room:]])))

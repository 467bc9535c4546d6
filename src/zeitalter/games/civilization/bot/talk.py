"""What the bot says in trade (43.9): what is in its packages, what it wants for them, and why it declines.

Nothing of it may betray a calamity: without one it sometimes makes something up or says nothing as well, and what it
makes up always has the good that is truly named. The word with which it declines follows from what all can see, so that
it tells nothing of the hand.
"""

from __future__ import annotations

from random import Random

from zeitalter.games.civilization.bot.goods import Cards, Goods
from zeitalter.games.civilization.bot.ordinary import made_up, speaks_for_itself
from zeitalter.games.civilization.bot.packages import claim_fits
from zeitalter.games.civilization.rules.kinds import REFUSALS
from zeitalter.games.civilization.rules.offers import CLAIM, COUNT, VALUE, WISH, goods_in
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

SILENCE, LIES = 0.4, 0.15
"""How often nothing is said of a package, and how often something else than the truth although it could be told."""
WISHES = 2
"""Goods that are said to be wanted for a package, at most."""
POOR = 4.0
"""Points for each card below which an offer is said to give too little."""


def claim(table: Goods, cards: Cards, good: int, r: Random) -> Cards:
    """What is said to be in a package: the truth or what could be true, or nothing."""
    count, value = len(cards), set_value(table.s, cards)
    roll = r.random()
    if roll < SILENCE or speaks_for_itself(count, value, good):
        return ()
    if roll >= SILENCE + LIES and not any(is_calamity(table.s, card) for card in cards):
        return cards
    return made_up(table.s, count, value, good, r)


def wish(table: Goods, cards: Cards) -> Cards:
    """The goods whose sets would grow most by one more card, as far as others can have any."""
    rest = list(table.have)
    for card in cards:
        rest[card] -= 1
    goods = [good for good in range(table.s.components.goods) if rest[good] > 0 and table.left[good]]
    goods.sort(key=lambda good: (-table.value[good] * (2 * rest[good] + 1), good))
    return tuple(sorted(goods[:WISHES]))


def refusal(s: State, other: int) -> int:
    """The word for declining the offer of another: what everybody at the table can see of it."""
    offer = s.offers[other]
    if len(offer) > CLAIM and not claim_fits(s, offer):
        return REFUSALS.index("doubts")
    if offer[VALUE] < POOR * offer[COUNT]:
        return REFUSALS.index("too_little")
    return REFUSALS.index("keeps" if goods_in(offer[WISH]) else "no_use")

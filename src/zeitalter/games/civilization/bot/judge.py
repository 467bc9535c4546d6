"""The bot's opinion of Civilization: what a position is worth, and an answer for every question by rules of thumb.

A turn has dozens of small moves, too many to look ahead; each kind of question has its own module: `moves` and
`ships`, `cities`, `trade`, `cards`, `calamities`. They read public things and the own hand only,
so the hidden cards of the world they are shown have no influence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.engine.forms import matches
from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot import calamities, cards, cities, moves, ships, trade
from zeitalter.games.civilization.rules.state import State, hand
from zeitalter.games.civilization.rules.succession import card_points
from zeitalter.games.civilization.rules.trade_cards import set_value

FIELD, CITY, TOKEN, PER_CARD = 60.0, 20.0, 1.0, 10.0

LIKED = ("afrika", "italien", "assyrien", "thrakien", "asien", "illyrien", "kreta", "aegypten", "babylon")
"""Nations, the best first: room to grow and few points to reach in the end."""


def evaluate(s: State, seat: int) -> float:
    """The worth of a position for a seat: cards, hand and treasury, cities and tokens, and the way already gone."""
    worth = FIELD * s.field[seat] + CITY * s.city_count(seat) + TOKEN * s.on_board(seat)
    worth += card_points(s, seat) + PER_CARD * s.cards[seat].bit_count() + s.treasury[seat]
    return worth + set_value(s, s.zones[hand(seat)].cards)


def choose(s: State, seat: int, options: Sequence[Any], r: Random) -> Action | None:
    """An answer by rules of thumb; None where there is none, so that the bot looks ahead."""
    name = type(s.stack[-1]).__name__
    if name == "Bargain":
        action = trade.bargain(s, seat, options, r)
    elif name in ANSWERS:
        action = ANSWERS[name](s, seat, options)
    else:
        return None
    return action if _legal(s, seat, options, action) else None


def _legal(s: State, seat: int, options: Sequence[Any], action: Action) -> bool:
    if not matches(options, action):
        return False
    return action in options or s.stack[-1].objection(s, seat, action) is None  # type: ignore[attr-defined]


def _nation(s: State, seat: int, options: Sequence[Action]) -> Action:
    names = s.components.ids["nation"]
    return min(options, key=lambda option: LIKED.index(names[option[1]]))


Answer = Callable[[State, int, Sequence[Any]], Action]

ANSWERS: Mapping[str, Answer] = {
    "ChooseNation": _nation,
    "SetTaxes": lambda s, seat, options: cities.tax(s, seat),
    "TakeCity": cities.take_city,
    "LoseToNobody": cities.give_up_city,
    "Grow": cities.grow,
    "PayShips": lambda s, seat, options: ships.pay(s, seat),
    "Move": lambda s, seat, options: moves.move(s, seat),
    "OrderConflicts": cities.give_up_city,
    "DissolveUnsupported": cities.give_up_city,
    "BuildCities": cities.build,
    "BuyGold": lambda s, seat, options: cards.buy_gold(s, seat),
    "BuyCards": lambda s, seat, options: cards.buy(s, seat),
    "ChooseVolcano": calamities.volcano,
    "ChooseQuake": calamities.quake,
    "ChooseAftershock": calamities.aftershock,
    "ChoosePlain": calamities.plain,
    "AssignLosses": calamities.share,
    "Lose": calamities.lose,
    "MarkUnits": calamities.mark,
    "NameTaker": calamities.name_taker,
    "KeepPart": calamities.keep_part,
    "TakeBreakaway": cities.take_city,
    "ClaimTokens": cities.claim,
    "DissolveCities": cities.give_up_city,
    "DemandCities": calamities.share,
    "RaidCity": calamities.raid,
    "Discard": lambda s, seat, options: cards.discard(s, seat),
}
"""How each kind of question is answered where chance has no part in it."""

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
from zeitalter.games.civilization.bot.style import USUAL, Style
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
    return answer(s, seat, options, r, USUAL)


def answer(s: State, seat: int, options: Sequence[Any], r: Random, style: Style) -> Action | None:
    """An answer by rules of thumb in a style; None where there is none."""
    name = type(s.stack[-1]).__name__
    if name == "Bargain":
        action = trade.bargain(s, seat, options, r, style)
    elif name in ANSWERS:
        action = ANSWERS[name](s, seat, options, style)
    else:
        return None
    return action if _legal(s, seat, options, action) else None


def _legal(s: State, seat: int, options: Sequence[Any], action: Action) -> bool:
    if not matches(options, action):
        return False
    return action in options or s.stack[-1].objection(s, seat, action) is None  # type: ignore[attr-defined]


def _nation(s: State, seat: int, options: Sequence[Action], style: Style) -> Action:
    names = s.components.ids["nation"]
    return min(options, key=lambda option: LIKED.index(names[option[1]]))


Answer = Callable[[State, int, Sequence[Any], Style], Action]


def _plain(answer: Callable[[State, int, Sequence[Any]], Action]) -> Answer:
    """An answer that is the same in every style."""
    return lambda s, seat, options, style: answer(s, seat, options)


ANSWERS: Mapping[str, Answer] = {
    "ChooseNation": _nation,
    "SetTaxes": lambda s, seat, options, style: cities.tax(s, seat, style),
    "TakeCity": _plain(cities.take_city),
    "LoseToNobody": _plain(cities.give_up_city),
    "Grow": cities.grow,
    "PayShips": lambda s, seat, options, style: ships.pay(s, seat, style),
    "Move": lambda s, seat, options, style: moves.move(s, seat, style),
    "OrderConflicts": _plain(cities.give_up_city),
    "DissolveUnsupported": _plain(cities.give_up_city),
    "BuildCities": cities.build,
    "BuyGold": lambda s, seat, options, style: cards.buy_gold(s, seat),
    "BuyCards": lambda s, seat, options, style: cards.buy(s, seat, style),
    "ChooseVolcano": _plain(calamities.volcano),
    "ChooseQuake": _plain(calamities.quake),
    "ChooseAftershock": _plain(calamities.aftershock),
    "ChoosePlain": _plain(calamities.plain),
    "AssignLosses": _plain(calamities.share),
    "Lose": _plain(calamities.lose),
    "MarkUnits": _plain(calamities.mark),
    "NameTaker": _plain(calamities.name_taker),
    "KeepPart": _plain(calamities.keep_part),
    "TakeBreakaway": _plain(cities.take_city),
    "ClaimTokens": _plain(cities.claim),
    "DissolveCities": _plain(cities.give_up_city),
    "DemandCities": _plain(calamities.share),
    "RaidCity": _plain(calamities.raid),
    "Discard": lambda s, seat, options, style: cards.discard(s, seat),
}
"""How each kind of question is answered where chance has no part in it."""

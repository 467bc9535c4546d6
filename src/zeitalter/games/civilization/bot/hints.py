"""Why an answer is good: one sentence for each verb, as a message of `hints.*.ftl`.

The bot answers by rules of thumb, so a reason says what the answer does in this position. Only what the seat may know
is read: the board, its own cards, what is announced of packages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from zeitalter.engine.values import NUMBER, SEAT, Action, Kind
from zeitalter.games.civilization.data.components import NO_SITE, STACKS, WHITE_SITE
from zeitalter.games.civilization.rules.cities import ELSEWHERE, ON_SITE
from zeitalter.games.civilization.rules.kinds import AREA, CARD, NATION, VOLCANO
from zeitalter.games.civilization.rules.offers import CARDS, GOOD, VALUE, own_cards
from zeitalter.games.civilization.rules.purchase import goods_in_hand
from zeitalter.games.civilization.rules.ships import LEVY
from zeitalter.games.civilization.rules.state import NOBODY, State
from zeitalter.games.civilization.rules.succession import (
    CARDS_FOR_FOURTH,
    GROUPS_FOR_THIRD,
    POINTS_FOR_FIFTH,
    card_points,
)
from zeitalter.games.civilization.rules.taxes import RATE
from zeitalter.games.civilization.rules.trade_cards import is_calamity

Reason = tuple[str, tuple[tuple[Kind, Any], ...]]
PlayOn = Callable[[State], State]


def explain(before: State, after: State, seat: int, action: Action, play_on: PlayOn) -> Reason:
    """The reason for an answer: message id and its variables as pairs of kind and value."""
    reason = _REASONS.get(action[0])
    return ("hint-guess", ()) if reason is None else reason(before, seat, action)


def _plain(id: str) -> Callable[[State, int, Action], Reason]:
    """A sentence without variables."""
    return lambda s, seat, action: (id, ())


def _naming(id: str, kind: Kind) -> Callable[[State, int, Action], Reason]:
    """A sentence that names the first value of the answer."""
    return lambda s, seat, action: (id, ((kind, action[1]),))


# -- taxes, ships, moves -----------------------------------------------------------------------------------------------


def _tax(s: State, seat: int, action: Action) -> Reason:
    if action[1] == RATE:
        return "hint-tax", ()
    return "hint-tax-high" if action[1] > RATE else "hint-tax-low", ()


def _keep_ship(s: State, seat: int, action: Action) -> Reason:
    area = s.components.coast_area[action[1]]
    if action[2] == LEVY and s.in_area(seat, area) > _room(s, seat, area):
        return "hint-keep-ship-levy", ((AREA, area),)
    return "hint-keep-ship", ((AREA, area),)


def _build_ship(s: State, seat: int, action: Action) -> Reason:
    return "hint-build-ship", ((AREA, s.components.coast_area[action[1]]),)


def _move(s: State, seat: int, action: Action) -> Reason:
    _, area, to, n = action
    crowded = s.in_area(seat, area) > _room(s, seat, area)
    id, args = _arrival(s, seat, to, n)
    if crowded and id in ("hint-settle", "hint-double", "hint-room"):
        return "hint-surplus", ((AREA, area), (AREA, to))
    return id, args


def _unload(s: State, seat: int, action: Action) -> Reason:
    _, ship, n = action
    return _arrival(s, seat, s.components.coast_area[s.ships[seat][ship]], n)


def _sail(s: State, seat: int, action: Action) -> Reason:
    return "hint-sail" if s.aboard[action[1]] else "hint-sail-empty", ()


def _arrival(s: State, seat: int, to: int, n: int) -> Reason:
    """Why tokens come to an area."""
    where = ((AREA, to),)
    if s.cities[to] != NOBODY:
        return ("hint-crowd", ()) if s.cities[to] == seat else ("hint-storm", where)
    there = s.in_area(seat, to) + n
    if there >= _needed(s, to):
        return "hint-city", where
    others = sum(s.in_area(other, to) for other in s.others(seat))
    if others:
        return "hint-conflict" if there + others > s.components.limit[to] else "hint-share", where
    if there > s.feeds(seat, to):
        return ("hint-crowd", ()) if s.components.site[to] == NO_SITE else ("hint-gather", where)
    if there == n:
        return "hint-settle", where
    return "hint-double" if there - n == 1 else "hint-room", where


def _needed(s: State, area: int) -> int:
    """How many tokens make a city in an area; nomads build none."""
    if s.option("variant") == "nomads":
        return ELSEWHERE * s.components.areas
    return ELSEWHERE if s.components.site[area] == NO_SITE else ON_SITE


def _room(s: State, seat: int, area: int) -> int:
    """How many own tokens can stay in an area."""
    return 0 if s.cities[area] != NOBODY else s.feeds(seat, area)


# -- cities and cards --------------------------------------------------------------------------------------------------


def _build(s: State, seat: int, action: Action) -> Reason:
    if s.option("variant") == "farmers":
        return "hint-build-farmers", ()
    id = "hint-build-white" if s.components.site[action[1]] == WHITE_SITE else "hint-build"
    return id, ((NUMBER, s.city_count(seat) + 1),)


def _gold(s: State, seat: int, action: Action) -> Reason:
    collects = any(s.components.stack_of[card] == STACKS for card in goods_in_hand(s, seat))
    return "hint-gold" if collects else "hint-gold-stock", ()


def _buy(s: State, seat: int, action: Action) -> Reason:
    """The next epoch that the new cards help to enter."""
    c, new = s.components, action[1]
    own = [card for card in range(len(c.cost)) if s.has(seat, card)]
    before, after = _groups(s, own), _groups(s, [*own, *new])
    if before < GROUPS_FOR_THIRD and before < after:
        return "hint-buy-groups", ((NUMBER, after), (NUMBER, GROUPS_FOR_THIRD))
    if len(own) < CARDS_FOR_FOURTH:
        return "hint-buy-cards", ((NUMBER, len(own) + len(new)), (NUMBER, CARDS_FOR_FOURTH))
    points = card_points(s, seat) + sum(c.cost[card] for card in new)
    return "hint-buy-points", ((NUMBER, points), (NUMBER, POINTS_FOR_FIFTH))


def _groups(s: State, cards: Sequence[int]) -> int:
    mask = 0
    for card in cards:
        mask |= s.components.card_groups[card]
    return mask.bit_count()


def _discard(s: State, seat: int, action: Action) -> Reason:
    if not action[1]:
        return "hint-keep-all", ()
    bad = all(is_calamity(s, card) for card in action[1])
    return "hint-discard-calamity" if bad else "hint-discard", ()


# -- trade -------------------------------------------------------------------------------------------------------------


def _offer(s: State, seat: int, action: Action) -> Reason:
    """What is given away, and what is collected."""
    given = action[CARDS]
    if any(is_calamity(s, card) for card in given):
        return "hint-offer-calamity", ()
    rest = Counter(own_cards(s, seat))
    rest.subtract(given)
    value = s.components.value
    best = max(rest, key=lambda card: (rest[card] * rest[card] * value[card], -card))
    return ("hint-offer-for", ((CARD, best),)) if rest[best] > 1 else ("hint-offer", ())


def _reply(s: State, seat: int, action: Action) -> Reason:
    wanted = s.offers[action[1]][GOOD]
    left = own_cards(s, seat).count(wanted) - action[CARDS].count(wanted)
    return "hint-reply-for" if left else "hint-reply", ((CARD, wanted),)


def _accept(s: State, seat: int, action: Action) -> Reason:
    mine, theirs = s.offers[seat], s.offers[action[1]]
    if theirs[VALUE] > mine[VALUE]:
        return "hint-accept-value", ((NUMBER, theirs[VALUE]), (NUMBER, mine[VALUE]))
    return "hint-accept", ((CARD, theirs[GOOD]),)


# -- calamities --------------------------------------------------------------------------------------------------------


def _shake(s: State, seat: int, action: Action) -> Reason:
    return "hint-shake", ((SEAT, s.cities[action[1]]),)


def _share(s: State, seat: int, action: Action) -> Reason:
    shares = action[1]
    most = max(range(len(shares)), key=lambda other: shares[other])
    return ("hint-share-loss", ((SEAT, most),)) if shares[most] else ("hint-spare", ())


def _lose(s: State, seat: int, action: Action) -> Reason:
    return "hint-lose-cities" if action[2] else "hint-lose", ()


def _mark(s: State, seat: int, action: Action) -> Reason:
    own = getattr(s.stack[-1], "victim", NOBODY) == seat
    return "hint-mark-own" if own else "hint-mark", ()


_REASONS: Mapping[str, Callable[[State, int, Action], Reason]] = {
    "nation": _naming("hint-nation", NATION),
    "tax": _tax,
    "take": _naming("hint-take", AREA),
    "grow": _plain("hint-grow"),
    "keep_ship": _keep_ship,
    "give_up_ship": _plain("hint-give-up-ship"),
    "build_ship": _build_ship,
    "end_ships": _plain("hint-end-ships"),
    "move": _move,
    "load": _plain("hint-load"),
    "sail": _sail,
    "unload": _unload,
    "end_moves": _plain("hint-end-moves"),
    "fight": _naming("hint-fight", AREA),
    "dissolve": _naming("hint-dissolve", AREA),
    "build": _build,
    "end_building": _plain("hint-end-building"),
    "gold": _gold,
    "no_gold": _plain("hint-no-gold"),
    "buy": _buy,
    "pass": _plain("hint-pass"),
    "discard": _discard,
    "offer": _offer,
    "offer_all": _offer,
    "reply": _reply,
    "accept": _accept,
    "decline": _plain("hint-decline"),
    "withdraw": _plain("hint-withdraw"),
    "wait": _plain("hint-wait"),
    "end_trade": _plain("hint-end-trade"),
    "erupt": _naming("hint-erupt", VOLCANO),
    "quake": _naming("hint-dissolve", AREA),
    "shake": _shake,
    "spare": _plain("hint-spare"),
    "flood": _plain("hint-flood"),
    "assign": _share,
    "lose": _lose,
    "mark": _mark,
    "name": _naming("hint-name", SEAT),
    "keep_marked": _plain("hint-part"),
    "keep_rest": _plain("hint-part"),
    "claim": _plain("hint-claim"),
    "demand": _share,
    "raid": _naming("hint-raid", AREA),
}
"""How each verb is explained."""

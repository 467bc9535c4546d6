"""Answers to what others and chance bring: events, votes, losses, resolutions, and powers before an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.building import best_unit, coin
from zeitalter.games.seven_ages.bot.civilising import card_cost
from zeitalter.games.seven_ages.bot.event_worth import event_worth
from zeitalter.games.seven_ages.bot.land import spare_units, strength
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.rules.event_conflict import hired_price
from zeitalter.games.seven_ages.rules.fight import sides_of
from zeitalter.games.seven_ages.rules.harvest import glory_price
from zeitalter.games.seven_ages.rules.marriage import sales
from zeitalter.games.seven_ages.rules.state import State

LEAST_EVENT = 0.25
"""What playing an event must bring beyond what its card could be otherwise."""
SACRIFICE = 3
"""Levels an own empire gives up to end a Heresy."""
GOAL_MONEY = 6
"""Money an empire keeps when it buys glory before the end."""


def window(o: Outlook, options: Sequence[Action]) -> Action:
    """The event that is worth the most, if it is worth its card."""
    best, most = ("pass",), LEAST_EVENT
    for option in options:
        if option[0] == "event":
            worth = event_worth(o, option) - card_cost(o, option[1])
            if worth > most:
                best, most = option, worth
    return best


# -- before an action, glory -------------------------------------------------------------------------------------------


def before_action(o: Outlook, options: Sequence[Action]) -> Action:
    """Calm, convert or disturb, look into hands; money is not spent on looking."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    best, most = ("done",), 0.0
    for option in options:
        worth = 0.0
        if option[0] == "calm":
            worth = 5 + o.held_area(e, option[1])
        elif option[0] == "preach" and spare_units(s, e, option[1]):
            worth = o.area(e, option[3]) - 0.01 * strength(s, option[2])
        elif option[0] == "disturb":
            holder = s.holder[option[1]]
            foe = s.owner[holder] != o.seat
            worth = 1.5 * o.danger(s.owner[holder]) * o.held_area(holder, option[1]) if foe else -1.0
        elif option[0] == "consult":
            worth = 0.1 + 0.01 * len(s.hand(s.owner[s.empire(option[1])]))
        if worth > most:
            best, most = option, worth
    return best


def buy_glory(o: Outlook, options: Sequence[Action]) -> Action:
    """Buy at the end of the game, or what can be spared before."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    price = glory_price(s, e)
    over = bool(s.finished_by) or o.turns_left <= 1
    n = (s.money[e] if over else s.money[e] - GOAL_MONEY) // price
    worth_it = over or coin(o, e) * price < 1.0 or s.money[e] > 2 * price
    return ("buy_glory", n) if n > 0 and worth_it and ("buy_glory", n) in options else ("pass",)


# -- areas and units that are chosen -----------------------------------------------------------------------------------


def mark(o: Outlook, options: Sequence[Action]) -> Action:
    """Disorder: where it hurts others most, and oneself least."""
    return max(options, key=lambda option: _hurt(o, option[1]) if len(option) > 1 else 0.0)


def _hurt(o: Outlook, area: int) -> float:
    s = o.s
    holder = s.holder[area]
    if holder < 0:
        return 0.0
    worth = o.held_area(holder, area) + 0.2 * s.city[area]
    return -worth if s.owner[holder] == o.seat else worth


def convert(o: Outlook, options: Sequence[Action]) -> Action:
    """A new faith is better than disorder."""
    return ("convert",) if ("convert",) in options else options[0]


def lose(o: Outlook, options: Sequence[Action]) -> Action:
    """The weakest unit."""
    return min(options, key=lambda option: strength(o.s, option[-1]))


def burn(o: Outlook, options: Sequence[Action]) -> Action:
    """An artefact of the best area."""
    return max(options, key=lambda option: _hurt(o, option[2]))


def settle(o: Outlook, options: Sequence[Action]) -> Action:
    """Settlers go to the best land."""
    s = o.s
    e = s.empire(s.stack[-1].empire)  # type: ignore[attr-defined]
    places = [option for option in options if option[0] == "settle"]
    return max(places, key=lambda one: o.area(e, one[2]) + 0.02 * strength(s, one[1]), default=("done",))


def keep_area(o: Outlook, options: Sequence[Action]) -> Action:
    """The best own area."""
    return max(options, key=lambda option: o.held_area(o.s.holder[option[1]], option[1]))


def keep_areas(o: Outlook, options: Sequence[Any]) -> Action:
    """The best own areas, as many as can be kept."""
    s = o.s
    step = s.stack[-1]
    e = s.empire(step.empire)  # type: ignore[attr-defined]
    others = step.others(s)  # type: ignore[attr-defined]
    n = min(step.v, len(others))  # type: ignore[attr-defined]
    kept = sorted(others, key=lambda area: -o.held_area(e, area))[:n]
    return ("keep_areas", tuple(area for area in others if area in kept))


def rebels(o: Outlook, options: Sequence[Any]) -> Action:
    """The best areas of the empire that is at war with itself."""
    s = o.s
    step = s.stack[-1]
    e, most = s.empire(step.empire), step.most  # type: ignore[attr-defined]
    areas = [area for area in bits(s.held[e] & o.c.land) if area != s.capital[e]]
    if s.owner[e] == o.seat:
        return ("rebels", ())
    named = sorted(areas, key=lambda area: -o.held_area(e, area) + 0.1 * len(s.units[area]))[:most]
    return ("rebels", tuple(area for area in areas if area in named))


# -- conflicts ---------------------------------------------------------------------------------------------------------


def help_side(o: Outlook, options: Sequence[Action]) -> Action:
    """The own side; between others the one whose opponent is more dangerous."""
    s = o.s
    return max(options, key=lambda option: _friend(o, s.empire(option[1])))


def _friend(o: Outlook, e: int) -> float:
    return 9.0 if o.s.owner[e] == o.seat else -o.danger(o.s.owner[e])


def betray(o: Outlook, options: Sequence[Action]) -> Action:
    """The strongest unit of the other side."""
    return max(options, key=lambda option: strength(o.s, option[2]) - (50 if _own(o, option[1]) else 0))


def _own(o: Outlook, card: int) -> bool:
    return o.s.owner[o.s.empire(card)] == o.seat


def hire(o: Outlook, options: Sequence[Action]) -> Action:
    """The strongest troops that can be paid."""
    s = o.s
    spent = s.stack[-1].spent  # type: ignore[attr-defined]
    offers = [option for option in options if option[0] == "hire"]
    if not offers or not sides_of(s, o.seat):
        return ("done",)
    return max(offers, key=lambda one: 2 * strength(s, one[2]) - hired_price(s, s.empire(one[1]), one[2], spent))


# -- votes and resolutions ---------------------------------------------------------------------------------------------


def propose(o: Outlook, options: Sequence[Any]) -> Action:
    """Losses go to others as far as possible, but so that a majority could agree: first to those far behind."""
    s = o.s
    step = s.stack[-1]
    if isinstance(options[0], tuple):
        return options[0]
    voters = step.voters(s)  # type: ignore[attr-defined]
    least, most = step.least(s), step.most(s)  # type: ignore[attr-defined]
    given = list(least)
    rest = step.value - sum(given)  # type: ignore[attr-defined]
    own = [i for i, e in enumerate(voters) if s.owner[e] == o.seat]
    # a bare majority of own votes decides alone; the rest is for the others
    needed = step.value // 2 + 1  # type: ignore[attr-defined]
    cheap = sorted(own, key=lambda i: o.level(voters[i]))
    for i in cheap:
        more = max(0, min(needed - sum(given[j] for j in own), most[i] - given[i], rest))
        given[i] += more
        rest -= more
    for i in sorted(range(len(voters)), key=lambda i: (i in own, -o.level(voters[i]))):
        more = min(most[i] - given[i], rest)
        given[i] += more
        rest -= more
    return ("propose", tuple(s.card[e] for e in voters), tuple(given))


def vote(o: Outlook, options: Sequence[Action]) -> Action:
    """Yes if the own empires lose little, for Heresy stops everything."""
    s = o.s
    step = s.stack[-1]
    mine = 0
    for card, n in zip(step.cards, step.losses, strict=True):  # type: ignore[attr-defined]
        if s.empire(card) >= 0 and _own(o, card):
            mine += n
    return ("vote_yes",) if mine <= SACRIFICE or 2 * mine <= sum(step.losses) + 2 else ("vote_no",)  # type: ignore[attr-defined]


def give_up_faith(o: Outlook, options: Sequence[Action]) -> Action:
    """Rather fall back a little than lose the faith and the order in all cities."""
    levels = o.s.stack[-1].levels  # type: ignore[attr-defined]
    return ("fall_back",) if levels <= SACRIFICE else ("give_up_faith",)


def call_on_move(o: Outlook, options: Sequence[Action]) -> Action:
    """Call for a resolution if an own empire is entered."""
    s = o.s
    holder = s.holder[s.stack[-1].area]  # type: ignore[attr-defined]
    return ("call_resolution",) if holder >= 0 and s.owner[holder] == o.seat else ("pass",)


def call_on_event(o: Outlook, options: Sequence[Action]) -> Action:
    """Such events are always harmful to somebody; the keeper looks after peace."""
    return ("call_resolution",)


def agree(o: Outlook, options: Sequence[Action]) -> Action:
    """Agree against a dangerous player."""
    offender = o.s.stack[-1].offender  # type: ignore[attr-defined]
    return ("agree",) if o.s.glory[offender] >= o.s.glory[o.seat] // 2 else ("veto",)


def answer_resolution(o: Outlook, options: Sequence[Action]) -> Action:
    """A glory point is more than most moves bring."""
    return ("give_in",)


# -- dynastic marriage -------------------------------------------------------------------------------------------------


def offer_area(o: Outlook, options: Sequence[Any]) -> Action:
    """Offer what both can like: glory for both, a fair price for the area."""
    s = o.s
    step = s.stack[-1]
    best: Action = ()
    most = -99.0
    for seller, buyer, areas in sales(s, o.seat, s.empire(step.empire)):  # type: ignore[attr-defined]
        for area in areas:
            fair = min(s.money[buyer], _fair_price(o, seller, area))
            worth = _sale(o, seller, buyer, area, fair)
            if worth > most:
                best, most = ("offer_area", s.card[seller], s.card[buyer], area, fair), worth
    return best


def _fair_price(o: Outlook, seller: int, area: int) -> int:
    return int(o.held_area(seller, area) / 0.15)


def _sale(o: Outlook, seller: int, buyer: int, area: int, price: int) -> float:
    """What a sale is worth to the player."""
    s = o.s
    if s.owner[buyer] == o.seat:
        return 1.0 + o.area(buyer, area) - coin(o, buyer) * price
    return 1.0 + coin(o, seller) * price - o.held_area(seller, area)


def answer_marriage(o: Outlook, options: Sequence[Action]) -> Action:
    """Agree if it is worth it, unless it makes the leading player's empire great."""
    s = o.s
    step = s.stack[-1]
    seller, buyer = s.empire(step.seller), s.empire(step.buyer)  # type: ignore[attr-defined]
    if seller < 0 or buyer < 0:
        return ("refuse",)
    worth = _sale(o, seller, buyer, step.area, step.price)  # type: ignore[attr-defined]
    return ("accept",) if worth > 0.7 else ("refuse",)


def send_leader(o: Outlook, options: Sequence[Action]) -> Action:
    """To the most units."""
    return max(options, key=lambda option: len(o.s.units[option[2]]))


def take_bride(o: Outlook, options: Sequence[Action]) -> Action:
    """The strongest garrison."""
    s: State = o.s
    kind = best_unit(s, s.active, [option[1] for option in options])
    return ("garrison", kind)

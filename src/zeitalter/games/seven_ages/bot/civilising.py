"""Civilise: cities, artefacts, events, faith, leaders, newer units and order, each thing as long as it pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.artefacts import artefact_worth
from zeitalter.games.seven_ages.bot.building import spending
from zeitalter.games.seven_ages.bot.event_worth import event_worth
from zeitalter.games.seven_ages.bot.founding import start_worth
from zeitalter.games.seven_ages.bot.land import strength
from zeitalter.games.seven_ages.bot.outlook import INCOME, LONGEST, Outlook
from zeitalter.games.seven_ages.data.components import (
    ADMINISTRATOR,
    BUILDER,
    CITY_VALUE,
    EXPLORER,
    HANGING_GARDENS,
    LEADERS,
    POPULIST,
    RELIGIOUS,
    SCIENTIST,
    STRATEGIST,
    TACTICIAN,
)
from zeitalter.games.seven_ages.rules.artefacts import artefact_plays
from zeitalter.games.seven_ages.rules.cities import city_price, city_sites
from zeitalter.games.seven_ages.rules.events import playable_now
from zeitalter.games.seven_ages.rules.founding import ages_for
from zeitalter.games.seven_ages.rules.leaders import has_room, named_available
from zeitalter.games.seven_ages.rules.state import NOBODY
from zeitalter.games.seven_ages.rules.upgrades import upgrade_price

DRAWN_LEADER, CALLED_LEADER = 0.45, 0.7
ORDER = 0.3
OPPORTUNITY = 0.6
"""How much of what a card could be otherwise counts against playing it."""
SCIENCE = 1.0
"""What a Scientist is worth beside what any leader is: he leaves dark ages behind."""


def card_cost(o: Outlook, card: int) -> float:
    """What is given up by playing a card as artefact or event: the empire it could start, its value in trades."""
    found = 0.1 * o.c.value[card]
    if o.s.has_free_slot(o.seat):
        found += sum(OPPORTUNITY * start_worth(o, card, age) for age in ages_for(o.s, card)[-1:]) / 2
    return found


# -- what each thing is worth ------------------------------------------------------------------------------------------


def _city(o: Outlook, e: int, action: Action) -> float:
    s = o.s
    area: int = action[1]
    more = s.next_city_level(s.city[area], 1) - s.city[area]
    found = o.more_of(e, CITY_VALUE, more) + (INCOME * more + 0.15) * o.horizon / LONGEST
    if s.has(e, HANGING_GARDENS):
        found += 0.3 * more
    precious = 0.1 * (area == s.capital[e]) + 0.02 * len(s.units[area])
    return found + precious - spending(o, e, city_price(s, e, area))


def _artefact(o: Outlook, e: int, action: Action) -> float:
    _, card, artefact, target = action
    return artefact_worth(o, artefact, o.s.empire(target)) - card_cost(o, card)


def _event(o: Outlook, e: int, action: Action) -> float:
    return event_worth(o, action) - card_cost(o, action[1])


def _adopt(o: Outlook, e: int, action: Action) -> float:
    return artefact_worth(o, action[1], e)


def leader_worth(o: Outlook, e: int, leader: int) -> float:
    """What a leader is worth to an empire beside his number."""
    codes = o.c.leader_codes[leader]
    found = 0.2 * codes.bit_count()
    if codes >> SCIENTIST & 1:
        found += SCIENCE
    return found + 0.2 * (codes >> TACTICIAN & 1) + 0.15 * (codes >> ADMINISTRATOR & 1)


def _draw_leader(o: Outlook, e: int, action: Action) -> float:
    named = [n for n in named_available(o.s, e) if o.c.leader_age[n] <= o.s.age(e)]
    return (DRAWN_LEADER if not named else 0.1) + 0.7 * o.more_of(e, LEADERS, 1)


def _call_leader(o: Outlook, e: int, action: Action) -> float:
    return CALLED_LEADER + leader_worth(o, e, action[1]) + o.more_of(e, LEADERS, 1)


def _upgrade(o: Outlook, e: int, action: Action) -> float:
    s = o.s
    _, area, old, new = action
    gain = 0.1 * (strength(s, new) - strength(s, old)) * (1.3 if area == s.capital[e] else 1.0)
    return gain - 1.5 * spending(o, e, upgrade_price(s, old, new)) - 0.05


def _order(o: Outlook, e: int, action: Action) -> float:
    return ORDER + o.held_area(e, action[1])


WORTHS: Mapping[str, Callable[[Outlook, int, Action], float]] = {
    "artefact": _artefact,
    "event": _event,
    "build_city": _city,
    "raise_city": _city,
    "declare_capital": lambda o, e, action: 0.3 + 0.1 * o.s.city[action[1]],
    "adopt": _adopt,
    "draw_leader": _draw_leader,
    "call_leader": _call_leader,
    "upgrade": _upgrade,
    "restore_order": _order,
}
"""What can be done in Civilise; what is not here is not done."""


def civilise(o: Outlook, options: Sequence[Action]) -> Action:
    """The best thing that is left, or nothing more."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    best, most = ("done",), 0.05
    for option in options:
        worth = WORTHS.get(option[0])
        if worth is not None:
            value = worth(o, e, option)
            if value > most:
                best, most = option, value
    return best


def card_plays(o: Outlook) -> float:
    """What playing cards in a Civilise is worth now, whoever performs it."""
    s = o.s
    worths: dict[int, float] = {}
    for action in artefact_plays(s, o.seat):
        worths[action[1]] = max(worths.get(action[1], 0.0), _artefact(o, NOBODY, action))
    for action in playable_now(s, o.seat):
        worths[action[1]] = max(worths.get(action[1], 0.0), _event(o, NOBODY, action))
    return sum(worths.values())


def civilise_appeal(o: Outlook, e: int, cards: float) -> float:
    """What Civilise is worth to an empire now; `cards` is what playing cards is worth."""
    s = o.s
    if e < 0:
        return cards
    found = cards
    sites = [_city(o, e, ("city", area)) for area in city_sites(s, e, False)]
    found += max(0.0, max(sites, default=0.0))
    if has_room(s, e):
        named = [n for n in named_available(s, e) if o.c.leader_age[n] <= s.age(e)]
        leaders = [_call_leader(o, e, ("call_leader", n)) for n in named]
        found += max([*leaders, _draw_leader(o, e, ("draw_leader",)) if sum(s.cup) else 0.0])
    disordered = s.held[e] & s.disorder
    if disordered:
        found += 0.8
    return found


# -- leaders -----------------------------------------------------------------------------------------------------------


def station(o: Outlook, options: Sequence[Action]) -> Action:
    """Where a leader is useful and safe: in the capital, fighters with the largest stack."""
    s = o.s
    step = s.stack[-1]
    e = s.empire(step.card)  # type: ignore[attr-defined]
    codes = o.c.leader_codes[step.leader]  # type: ignore[attr-defined]
    return max(options, key=lambda option: _post(o, e, codes, option[-1]))


def _post(o: Outlook, e: int, codes: int, area: int) -> float:
    s = o.s
    there = s.units[area] if s.holder[area] == e else s.raid[area]
    found = 0.5 * len(there) + (1.0 if area == s.capital[e] else 0.0)
    if codes >> TACTICIAN & 1 or codes >> STRATEGIST & 1 or codes >> EXPLORER & 1:
        found += 0.7 * len(there)
    if codes & (1 << POPULIST | 1 << ADMINISTRATOR | 1 << BUILDER):
        found += 0.5 * s.city[area]
    return found + 0.01 * (codes >> RELIGIOUS & 1)


def keep_leader(o: Outlook, options: Sequence[Action]) -> Action:
    """The best of the drawn leaders."""
    s = o.s
    e = s.empire(s.stack[-1].empire)  # type: ignore[attr-defined]
    kept = [option for option in options if option[0] == "keep_leader"]
    codes = o.c.leader_codes

    def worth(option: Action) -> float:
        return 10 * leader_worth(o, e, option[1]) + _post(o, e, codes[option[1]], option[2])

    return max(kept, key=worth, default=("done",))

"""Events: what each is worth when it can be played on a target, and what it is worth to keep its card.

Values are in glory points. Harm counts by how dangerous its victim is; what hits an own empire is never played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.founding import best_start, promise
from zeitalter.games.seven_ages.bot.outlook import Outlook
from zeitalter.games.seven_ages.data.components import (
    AMBUSH,
    ASSASSINATION,
    BARRACKS_REVOLT,
    BETRAYAL,
    BRILLIANT_FINANCIER,
    BRISK_TRADE,
    BUMPER_HARVEST,
    BURNING_OF_BOOKS,
    CIVIL_WAR,
    COLONISTS,
    DARK_TIMES,
    DROUGHT,
    DYNASTIC_MARRIAGE,
    EARTHQUAKE,
    ELITE_GUARD,
    EMBARGO,
    EMPIRE_COLLAPSES,
    EMPIRE_FRAGMENTS,
    ENLIGHTENMENT,
    FAMINE,
    FATE_INTERVENES,
    FLOOD,
    FORCED_MARCH,
    FORTUNE_OF_WAR,
    GOLD_RUSH,
    GOLDEN_AGE,
    GREAT_FIRE,
    GREAT_LEADER,
    GREAT_STORM,
    HONOURABLE_END,
    INDECISION,
    INDUSTRIAL_ESPIONAGE,
    INVENTION,
    LEADERS,
    LOOTED_TREASURY,
    LOST_KNOWLEDGE,
    MASS_LEVY,
    MERCENARIES,
    MIGRATION,
    MISSIONARIES,
    NEW_DYNASTY,
    PESTILENCE,
    PIRACY,
    PRETENDER,
    PROPHECY,
    RARE_CONJUNCTION,
    REBELLION,
    SCHISM,
    SECOND_CAMPAIGN,
    SILK_ROAD,
    SPY_RING,
    TAX_REVOLT,
    TIME_RIPPLE,
    TRADE,
    VOLCANO,
    WINDFALL,
)
from zeitalter.games.seven_ages.rules.event_choices import colony_areas
from zeitalter.games.seven_ages.rules.events import EventResolution
from zeitalter.games.seven_ages.rules.fight import ATTACKER, committed, sides_of
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.totals import total

KEPT = {
    FATE_INTERVENES: 1.1, INDECISION: 0.8, ASSASSINATION: 0.7, RARE_CONJUNCTION: 1.6, TIME_RIPPLE: 0.8, PRETENDER: 0.8,
    BRILLIANT_FINANCIER: 1.2, BUMPER_HARVEST: 0.7, GOLD_RUSH: 0.9, MASS_LEVY: 0.4, TAX_REVOLT: 0.4, FAMINE: 0.5,
    SILK_ROAD: 1.3, EMBARGO: 0.6, SPY_RING: 1.0, INDUSTRIAL_ESPIONAGE: 0.9, BRISK_TRADE: 1.0, ENLIGHTENMENT: 2.2,
    INVENTION: 2.0, LOST_KNOWLEDGE: 0.9, DARK_TIMES: 0.6, GOLDEN_AGE: 2.0, COLONISTS: 1.5, GREAT_LEADER: 0.8,
    ELITE_GUARD: 0.5, CIVIL_WAR: 1.0, REBELLION: 0.9, NEW_DYNASTY: 1.0, SECOND_CAMPAIGN: 0.7, AMBUSH: 0.8,
    BETRAYAL: 0.6, FORTUNE_OF_WAR: 0.6, MERCENARIES: 0.5, MISSIONARIES: 0.7, WINDFALL: 0.8, PROPHECY: 0.7,
    PESTILENCE: 0.7, EARTHQUAKE: 0.6, VOLCANO: 0.6, FLOOD: 0.5, GREAT_FIRE: 0.5,
}  # fmt: skip
"""What it is worth to keep a card for its event; others hardly anything."""
LITTLE = 0.3


def kept_event(o: Outlook, card: int) -> float:
    """What it is worth to have the event of a card."""
    return KEPT.get(o.c.card_event[card], LITTLE) * min(1.0, 0.2 + o.turns_left / 4)


def event_worth(o: Outlook, action: Action) -> float:
    """What it is worth to play an event like this now."""
    worth = WORTHS.get(action[2])
    return 0.0 if worth is None else worth(o, action)


# -- whom it hits ------------------------------------------------------------------------------------------------------


def _target(o: Outlook, action: Action) -> int:
    """The empire that is named, or that holds the named area; otherwise the active one."""
    _, _, _, cards, areas, *_ = action
    if cards:
        return o.s.empire(cards[0])
    return o.s.holder[areas[0]] if areas else o.s.active


def _against(o: Outlook, e: int) -> float:
    """How much of a harm to an empire counts; harm to an own one never."""
    return -1.0 if e < 0 or o.s.owner[e] == o.seat else 2 * o.danger(o.s.owner[e])


def _flat(worth: float) -> Callable[[Outlook, Action], float]:
    return lambda o, action: worth * min(1.0, o.turns_left / 2)


def _harm(worth: float) -> Callable[[Outlook, Action], float]:
    return lambda o, action: worth * _against(o, _target(o, action))


def _by_harvest(part: float) -> Callable[[Outlook, Action], float]:
    """Harm that costs an empire a part of what it still hopes for."""

    def worth(o: Outlook, action: Action) -> float:
        e = _target(o, action)
        return _against(o, e) * part * (0.5 + o.harvest(e) * min(3.0, o.horizon))

    return worth


def _on_area(factor: float) -> Callable[[Outlook, Action], float]:
    """Harm to one area."""

    def worth(o: Outlook, action: Action) -> float:
        area: int = action[4][0]
        e = o.s.holder[area]
        if e < 0:
            return -1.0
        return _against(o, e) * factor * (0.5 + o.held_area(e, area) + 0.1 * o.s.city[area])

    return worth


# -- helping oneself ---------------------------------------------------------------------------------------------------


def _levels(n: int) -> Callable[[Outlook, Action], float]:
    return lambda o, action: o.level(_target(o, action), n)


def _bumper(o: Outlook, action: Action) -> float:
    return 0.25 * (o.s.held[o.s.active] & o.c.fertile).bit_count()


def _levy(o: Outlook, action: Action) -> float:
    return 0.6 if o.s.money[o.s.active] + income(o.s, o.s.active).total >= 7 else 0.0


def _colonists(o: Outlook, action: Action) -> float:
    e = _target(o, action)
    return sum(sorted((o.area(e, area) for area in bits(colony_areas(o.s, e))), reverse=True)[:2])


def _leader(o: Outlook, action: Action) -> float:
    return 0.6 + o.more_of(_target(o, action), LEADERS, 1)


def _golden(o: Outlook, action: Action) -> float:
    return 2.0


def _second(o: Outlook, action: Action) -> float:
    """One more action for the empire that hopes for the most."""
    return 1.2 + 0.1 * o.harvest(_target(o, action))


def _ripple(o: Outlook, action: Action) -> float:
    s = o.s
    age = max(1, s.current_age())
    others = [promise(o, card, age) for card in s.hand(o.seat) if card != action[1]]
    return max(others, default=0.0) * o.horizon - best_start(o)[0]


def _pretender(o: Outlook, action: Action) -> float:
    best = best_start(o)
    return 1.0 if best[0] > 0 and best[1] != action[1] else 0.0


def _honourable(o: Outlook, action: Action) -> float:
    return o.s.level[o.s.active] // 10 - 0.1


# -- harming others ----------------------------------------------------------------------------------------------------


def _income(part: float) -> Callable[[Outlook, Action], float]:
    """Harm to the income of the active empire."""
    return lambda o, action: _against(o, o.s.active) * part * 0.15 * income(o.s, o.s.active).total


def _stop(o: Outlook, action: Action) -> float:
    e = o.s.active
    if e < 0:
        return -1.0
    worth = 0.9 + (0.6 if o.s.action == TRADE and o.s.level[e] >= o.lead - 1 else 0.0)
    return _against(o, e) * worth


def _embargo(o: Outlook, action: Action) -> float:
    s = o.s
    e = s.active
    return _against(o, e) * 0.5 * o.level(e) if e >= 0 else -1.0


def _loot(o: Outlook, action: Action) -> float:
    return _against(o, o.s.active) * 0.06 * o.s.money[o.s.active]


def _piracy(o: Outlook, action: Action) -> float:
    return 0.2 * min(5, o.s.money[o.s.active]) if o.s.owner[o.s.active] != o.seat else -1.0


def _setback(o: Outlook, action: Action) -> float:
    e = _target(o, action)
    return _against(o, e) * o.level(e, 2) * 0.8


def _stagnation(o: Outlook, action: Action) -> float:
    e = _target(o, action)
    return _against(o, e) * (o.level(e) - 0.5)


def _dynasty(o: Outlook, action: Action) -> float:
    e = _target(o, action)
    chance = max(0, 6 - o.c.leader_value[o.s.card[e]]) / 8 if o.s.has_free_slot(o.seat) else 0.0
    return chance * (1 + o.harvest(e) * o.horizon) + 0.6 * _against(o, e)


def _schism(o: Outlook, action: Action) -> float:
    s = o.s
    faith = action[6][0]
    return sum(_against(o, e) * 0.5 for e in s.in_play() if s.religion[e] == faith and s.cities(e))


def _missionaries(o: Outlook, action: Action) -> float:
    return 1.2


# -- in conflicts ------------------------------------------------------------------------------------------------------


def _lead(o: Outlook) -> int | None:
    """How far the own side is ahead in the round that lies open; None if it is not ours."""
    sides = sides_of(o.s, o.seat)
    if len(sides) != 1:
        return None
    return total(o.s, sides[0]) - total(o.s, 1 - sides[0])


def _stake(o: Outlook) -> float:
    s = o.s
    area, holder = s.fight_area, s.fight_sides[1]
    units = 0.25 * sum(len(committed(s, side)) for side in (ATTACKER, 1))
    return units + (o.held_area(holder, area) if s.owner[holder] == o.seat else o.area(s.fight_sides[0], area))


def _ambush(o: Outlook, action: Action) -> float:
    lead = _lead(o)
    return _stake(o) if lead is not None and -3 < lead <= 0 else 0.5 * _stake(o) if lead == -3 else 0.0


def _betrayal(o: Outlook, action: Action) -> float:
    lead = _lead(o)
    return _stake(o) if lead is not None and -2 < lead <= 0 else 0.0


def _fortune(o: Outlook, action: Action) -> float:
    lead = _lead(o)
    return 0.5 * _stake(o) if lead is not None and -4 < lead <= 0 else 0.0


def _mercenaries(o: Outlook, action: Action) -> float:
    sides = sides_of(o.s, o.seat)
    if len(sides) != 1 or o.s.money[o.s.fight_sides[sides[0]]] < 4:
        return 0.0
    return 0.4 * _stake(o)


SERIOUS = {
    CIVIL_WAR, EMPIRE_COLLAPSES, EMPIRE_FRAGMENTS, NEW_DYNASTY, REBELLION, LOST_KNOWLEDGE, PESTILENCE, INDECISION,
    EARTHQUAKE, GREAT_FIRE, VOLCANO, EMBARGO, AMBUSH, BETRAYAL, ASSASSINATION, BARRACKS_REVOLT, DARK_TIMES,
}  # fmt: skip
"""Harm that is worth a card to avert."""


def _avert(o: Outlook, action: Action) -> float:
    """Averting an event that lies on the table and hits an own empire."""
    s = o.s
    context = s.stack[-1].context  # type: ignore[attr-defined]
    if s.owner.count(o.seat) == 0 or not o.c.event_hostile[context[2]]:
        return 0.0
    waiting = [step for step in s.stack if isinstance(step, EventResolution) and step.card == context[1]]
    if not waiting:
        return 0.0
    target = waiting[0].target
    e = s.empire(target[0][0]) if target[0] else s.holder[target[1][0]] if target[1] else s.active
    hits = e >= 0 and s.owner[e] == o.seat
    return (2.0 if context[2] in SERIOUS else 0.7) * (0.5 + o.harvest(e) / 4) if hits else 0.0


WORTHS: Mapping[int, Callable[[Outlook, Action], float]] = {
    FATE_INTERVENES: _avert,
    INDECISION: _stop,
    ASSASSINATION: _harm(0.8),
    RARE_CONJUNCTION: _second,
    TIME_RIPPLE: _ripple,
    PRETENDER: _pretender,
    BRILLIANT_FINANCIER: _flat(1.3),
    BUMPER_HARVEST: _bumper,
    GOLD_RUSH: _flat(1.0),
    MASS_LEVY: _levy,
    TAX_REVOLT: _income(0.5),
    FAMINE: _income(0.6),
    SILK_ROAD: _flat(1.5),
    EMBARGO: _embargo,
    SPY_RING: _flat(1.2),
    INDUSTRIAL_ESPIONAGE: lambda o, action: 1.2,
    BRISK_TRADE: _flat(1.2),
    ENLIGHTENMENT: _levels(2),
    INVENTION: lambda o, action: o.level(o.s.active, 2),
    LOST_KNOWLEDGE: _setback,
    DARK_TIMES: _stagnation,
    BURNING_OF_BOOKS: _harm(0.8),
    VOLCANO: _on_area(1.2),
    EARTHQUAKE: _on_area(1.0),
    FLOOD: _on_area(1.0),
    GREAT_FIRE: _on_area(1.1),
    PESTILENCE: _on_area(1.3),
    DROUGHT: _income(0.4),
    BARRACKS_REVOLT: _harm(1.0),
    CIVIL_WAR: _by_harvest(0.4),
    EMPIRE_COLLAPSES: _by_harvest(0.5),
    EMPIRE_FRAGMENTS: _by_harvest(0.3),
    NEW_DYNASTY: _dynasty,
    REBELLION: _by_harvest(0.3),
    GREAT_LEADER: _leader,
    ELITE_GUARD: _flat(0.6),
    GOLDEN_AGE: _golden,
    MIGRATION: _flat(0.15),
    COLONISTS: _colonists,
    FORCED_MARCH: _flat(0.3),
    SECOND_CAMPAIGN: _flat(0.9),
    GREAT_STORM: _harm(0.6),
    PIRACY: _piracy,
    AMBUSH: _ambush,
    BETRAYAL: _betrayal,
    FORTUNE_OF_WAR: _fortune,
    MERCENARIES: _mercenaries,
    MISSIONARIES: _missionaries,
    SCHISM: _schism,
    DYNASTIC_MARRIAGE: _flat(0.5),
    WINDFALL: _flat(0.9),
    PROPHECY: _flat(0.9),
    LOOTED_TREASURY: _loot,
    HONOURABLE_END: _honourable,
}
"""What each event is worth."""

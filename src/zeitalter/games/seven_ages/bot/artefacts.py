"""Artefacts: good ones for the own empires, harmful ones for rivals, and where they lie safely."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.outlook import LONGEST, Outlook
from zeitalter.games.seven_ages.data.components import (
    ARTEFACTS,
    ARTIST,
    BUDDHISM,
    CAPITALISM,
    CHRISTIANITY,
    COLOSSUS,
    COMPUTING,
    CONCENTRATED_OWNERSHIP,
    CONFUCIANISM,
    DEMOCRACY,
    FEUDALISM,
    FORUM,
    GREAT_LIBRARY,
    GREAT_PYRAMID,
    GREAT_WALL,
    HANGING_GARDENS,
    HERESY,
    HINDUISM,
    INDUSTRIAL_REVOLUTION,
    INTERNET,
    ISLAM,
    JUST_RULE,
    MOON_LANDING,
    ORACLE,
    PAVED_ROADS,
    PHAROS_LIGHTHOUSE,
    POPE,
    PRINTING,
    RADIO,
    RAILWAYS,
    RELIGIOUS_STRIFE,
    RENAISSANCE,
    REVOLUTION,
    SATELLITES,
    TEMPLE_OF_DIANA,
    UNIVERSAL_SUFFRAGE,
)
from zeitalter.games.seven_ages.rules.glory_counts import city_value
from zeitalter.games.seven_ages.rules.receiving import may_receive

GOOD = {
    BUDDHISM: 0.6, CAPITALISM: 2.0, CHRISTIANITY: 0.8, COLOSSUS: 0.5, COMPUTING: 1.0, CONFUCIANISM: 0.3, DEMOCRACY: 0.8,
    FORUM: 0.8, GREAT_LIBRARY: 1.4, GREAT_PYRAMID: 0.8, GREAT_WALL: 0.9, HANGING_GARDENS: 1.0, HINDUISM: 0.6,
    INDUSTRIAL_REVOLUTION: 2.5, ISLAM: 0.9, JUST_RULE: 1.0, MOON_LANDING: 3.0, ORACLE: 0.4, PAVED_ROADS: 0.4,
    PHAROS_LIGHTHOUSE: 1.4, POPE: 0.6, PRINTING: 1.3, RADIO: 0.8, RAILWAYS: 0.8, RENAISSANCE: 1.8, SATELLITES: 0.6,
    TEMPLE_OF_DIANA: 0.4, UNIVERSAL_SUFFRAGE: 1.8,
}  # fmt: skip
"""What artefacts are worth to the empire that gets them while there is much to come."""
HARMFUL = {CONCENTRATED_OWNERSHIP: 0.8, FEUDALISM: 0.5, HERESY: 2.0, RELIGIOUS_STRIFE: 0.8, REVOLUTION: 3.0}
"""What they cost an empire that does not want them."""
END = 20.0
"""What it is worth to end the game at once while one is ahead."""


def artefact_worth(o: Outlook, artefact: int, e: int) -> float:
    """What it is worth to the player that an empire gets an artefact; gifts to rivals are worth less than nothing."""
    s = o.s
    if artefact in HARMFUL:
        return _harm(o, artefact, e)
    if s.owner[e] != o.seat:
        return -1.0
    if artefact == INTERNET:
        return END if s.glory[o.seat] + o.c.constants.end_bonus >= max(s.glory) else -END
    worth = GOOD.get(artefact, -0.1) * min(1.0, 0.3 + o.turns_left / LONGEST)
    if artefact == HANGING_GARDENS:
        mine = city_value(s, e)
        ahead = sum(city_value(s, other) > mine for other in s.in_play())
        worth = (2.0 - ahead) * o.horizon if mine and ahead < 2 else 0.2
    if o.c.art_green >> artefact & 1 and artefact in GOOD:
        worth += o.more_of(e, ARTEFACTS, 1)
        worth += 0.8 * bool(s.codes(e) >> ARTIST & 1)
    return worth


def _harm(o: Outlook, artefact: int, e: int) -> float:
    s = o.s
    if s.owner[e] == o.seat:
        return -HARMFUL[artefact]
    worth = HARMFUL[artefact] * (0.5 + o.harvest(e) / 4)
    if artefact == HERESY:
        shares = [s.owner[other] == o.seat for other in s.in_play() if s.religion[other] == s.religion[e]]
        return -1.0 if any(shares) else worth * len(shares) * 0.6
    if artefact == REVOLUTION and s.level[e] >= o.lead - 2:
        worth += 1.0
    return worth * 2 * o.danger(s.owner[e])


def best_artefact(o: Outlook, card: int) -> float:
    """What the artefact of a card is worth if it is played where it does the most now."""
    artefact = o.c.card_artefact[card]
    found = 0.0
    if artefact not in GOOD and artefact not in HARMFUL and artefact != INTERNET:
        return found
    for e in o.s.in_play():
        own = o.s.owner[e] == o.seat
        if own != (artefact in HARMFUL):
            worth = artefact_worth(o, artefact, e)
            if worth > found and may_receive(o.s, e, artefact) is None:
                found = worth
    return found


# -- answers -----------------------------------------------------------------------------------------------------------


def safety(o: Outlook, e: int, area: int) -> float:
    """How safe an area of an empire is: many units, a city, no foreign neighbours."""
    s, c = o.s, o.c
    foreign = sum(1 for b in c.adjacent[area] if s.holder[b] >= 0 and s.owner[s.holder[b]] != o.seat)
    found = len(s.units[area]) + s.city[area] + 2 * (s.forts >> area & 1) + c.area_defence[area] - 1.5 * foreign
    return found + 1.5 * (area == s.capital[e])


def place(o: Outlook, options: Sequence[Action]) -> Action:
    """Where it is safe; first of all where an Artist is."""
    s = o.s
    e = s.empire(s.stack[-1].card)  # type: ignore[attr-defined]
    artists = s.areas_with(e, ARTIST)
    areas = [option for option in options if len(option) > 1]
    return max(areas, key=lambda option: safety(o, e, option[1]) + 4 * (artists >> option[1] & 1), default=options[0])


def place_for_others(o: Outlook, options: Sequence[Action]) -> Action:
    """Where it disturbs the others most: their best area."""
    s = o.s

    def worth(option: Action) -> float:
        holder = s.holder[option[1]]
        if holder < 0:
            return 0.0
        return o.held_area(holder, option[1]) * (-1 if s.owner[holder] == o.seat else 1)

    return max(options, key=worth)

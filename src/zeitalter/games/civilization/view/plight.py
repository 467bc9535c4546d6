"""What the calamity at hand asks of whom, for the view: everybody may see it, those who choose and those who wait.

Besides who loses how much it tells which civilization cards have changed a figure, and what it would have been.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zeitalter.engine.steps import Step
from zeitalter.games.civilization.data import components as c
from zeitalter.games.civilization.rules import civil_war as war
from zeitalter.games.civilization.rules import disasters, unrest
from zeitalter.games.civilization.rules.losses import NO_MOST, UNITS_OF_SICK_CITY, Lose, Risk, at_risk, splits
from zeitalter.games.civilization.rules.state import NOBODY, UNITS_OF_CITY, State

Reason = tuple[str, int, int, int, int]
"""Message, seat, civilization card (or -1), the figure now, the figure without."""
PHASE = 11


def plight(s: State) -> dict[str, Any] | None:
    """The calamity that is being resolved; None while there is none."""
    if s.phase != PHASE or not s.calamities or not s.stack:
        return None
    number, victim, seller = min(s.calamities)
    top, ids = s.stack[-1], s.components.ids
    return {
        "card": ids["card"][s.components.by_number[number]],
        "victim": victim,
        "seller": None if seller == NOBODY else seller,
        **_asked(s, top),
        "because": [
            [id, seat, None if card == NOBODY else ids["civilization"][card], n, usual]
            for id, seat, card, n, usual in _reasons(s, number, victim, seller, top)
        ],
    }


def _asked(s: State, top: Step) -> dict[str, Any]:
    """What the question on top is about, besides whom it asks: seats with their figures, areas, parts."""
    ids = s.components.ids
    if isinstance(top, Lose):
        number = s.components.stack_of[top.card]
        losses = [
            [seat, _least(at_risk(s, number, seat, top.plain), units, most)]
            for seat, units, most in zip(top.losers, top.units, top.most, strict=True)
        ]
        epidemic = number == c.EPIDEMIC
        return {"losses": losses, "plain": _plain(s, top), "city": UNITS_OF_SICK_CITY if epidemic else UNITS_OF_CITY}
    if isinstance(top, unrest.DissolveCities):
        return {"losses": [[seat, n] for seat, n in zip(top.losers, top.counts, strict=True)]}
    if isinstance(top, disasters.AssignLosses):
        limits = [[seat, n] for seat, n in enumerate(top.limits) if n]
        return {"limits": limits, "low": top.low, "high": top.high, "plain": _plain(s, top)}
    if isinstance(top, unrest.DemandCities):
        limits = [[seat, n] for seat, n in enumerate(unrest.demandable(s, top.seat)) if n]
        return {"limits": limits, "low": 0, "high": min(unrest.DEMANDED, sum(n for _, n in limits))}
    if isinstance(top, war.MarkUnits):
        return {"units": _least(war.unmarked(s, top.victim), top.units), "city": UNITS_OF_CITY}
    if isinstance(top, war.NameTaker):
        return {"units": _second_choice(s, top.seat)}
    if isinstance(top, war.KeepPart):
        marked = len(s.marked[0]) + UNITS_OF_CITY * len(s.marked[1])
        return {"taker": top.taker, "marked": marked, "rest": s.units(top.seat) - marked}
    if isinstance(top, war.TakeBreakaway):
        return {"taker": top.taker, "units": top.surplus}
    if isinstance(top, war.ClaimTokens):
        return {"taker": top.taker, "units": top.count}
    if isinstance(top, unrest.RaidCity):
        return {"units": len(s.ships[top.seat]) - len(top.raided)}
    return {"area": ids["area"][top.area]} if isinstance(top, disasters.ChooseAftershock) else {}


def _least(risk: Risk, units: int, most: int = NO_MOST) -> int:
    """What is really lost or marked at least, where not all units are there or cities make it uneven (A-22)."""
    return min(risk.value(split) for split in splits(risk, units, most))


def _plain(s: State, top: Lose | disasters.AssignLosses) -> str | None:
    return s.components.ids["plain"][top.plain] if top.plain >= 0 else None


def _second_choice(s: State, victim: int) -> int:
    return war.OTHERS_CHOICE_WITH_DEMOCRACY if s.has(victim, c.DEMOCRACY) else war.OTHERS_CHOICE


# -- why a figure is not the usual one ---------------------------------------------------------------------------------


def _reasons(s: State, number: int, victim: int, seller: int, top: Step) -> Iterator[Reason]:
    if number == c.FLOOD:
        yield from _of_flood(s, victim, top)
    elif number == c.FAMINE:
        word = "grain-shown" if isinstance(top, Lose) else "grain"
        yield from ((word, seat, c.POTTERY, disasters.SAVED_BY_GRAIN, 0) for seat in _holders(s, c.POTTERY, top))
    elif number == c.CIVIL_WAR:
        yield from _of_civil_war(s, victim)
    elif number == c.EPIDEMIC:
        yield from _of_epidemic(s, victim, seller, top)
    elif number == c.DISORDER:
        yield from _of_disorder(s, victim)
    elif number == c.ICONOCLASM:
        yield from _of_iconoclasm(s, victim, top)


def _holders(s: State, card: int, top: Step) -> list[int]:
    """Who has a card among those whom the question is about, and whom it asks."""
    about = set(s.asked)
    if isinstance(top, Lose | unrest.DissolveCities):
        about.update(top.losers)
    if isinstance(top, disasters.AssignLosses):
        about.update(seat for seat, n in enumerate(top.limits) if n)
    return [seat for seat in s.order if seat in about and s.has(seat, card)]


def _of_flood(s: State, victim: int, top: Step) -> Iterator[Reason]:
    for seat in _holders(s, c.ENGINEERING, top):
        if seat == victim:
            yield "own-loss", seat, c.ENGINEERING, disasters.FLOOD_WITH_ENGINEERING, disasters.FLOOD_LOSS
        else:
            yield "most-loss", seat, c.ENGINEERING, disasters.FLOOD_WITH_ENGINEERING, disasters.FLOOD_SHARED


def _of_epidemic(s: State, victim: int, seller: int, top: Step) -> Iterator[Reason]:
    for seat in _holders(s, c.MEDICINE, top):
        if seat == victim:
            yield "own-loss", seat, c.MEDICINE, disasters.EPIDEMIC_LOSS_WITH_MEDICINE, disasters.EPIDEMIC_LOSS
        else:
            yield "most-loss", seat, c.MEDICINE, disasters.EPIDEMIC_EACH_WITH_MEDICINE, disasters.EPIDEMIC_EACH
    if seller not in (NOBODY, victim) and isinstance(top, disasters.AssignLosses):
        yield "spared", seller, NOBODY, 0, disasters.EPIDEMIC_EACH


def _of_civil_war(s: State, victim: int) -> Iterator[Reason]:
    if s.has(victim, c.PHILOSOPHY):
        yield "fewer-marked", victim, c.PHILOSOPHY, war.WITH_PHILOSOPHY, war.OWN_CHOICE + war.OTHERS_CHOICE
    elif s.has(victim, c.DEMOCRACY):
        yield "more-marked", victim, c.DEMOCRACY, war.OTHERS_CHOICE_WITH_DEMOCRACY, war.OTHERS_CHOICE


def _of_disorder(s: State, victim: int) -> Iterator[Reason]:
    if s.has(victim, c.DEMOCRACY):
        yield "keeps", victim, c.DEMOCRACY, unrest.KEPT_WITH_DEMOCRACY, unrest.KEPT
    elif s.has(victim, c.LAW):
        yield "keeps", victim, c.LAW, unrest.KEPT_WITH_LAW, unrest.KEPT


def _of_iconoclasm(s: State, victim: int, top: Step) -> Iterator[Reason]:
    if isinstance(top, unrest.DemandCities):
        for seat in s.others(victim):
            if s.has(seat, c.PHILOSOPHY):
                yield "gives", seat, c.PHILOSOPHY, 0, unrest.DEMANDED
            elif s.has(seat, c.LAW):
                yield "gives", seat, c.LAW, unrest.DEMANDED_WITH_LAW, unrest.DEMANDED
    elif victim in _losers(top):
        if s.has(victim, c.PHILOSOPHY):
            yield "dissolves", victim, c.PHILOSOPHY, unrest.DISSOLVED_WITH_PHILOSOPHY, unrest.DISSOLVED
        elif s.has(victim, c.LAW):
            yield "dissolves", victim, c.LAW, unrest.DISSOLVED_WITH_LAW, unrest.DISSOLVED


def _losers(top: Step) -> tuple[int, ...]:
    return top.losers if isinstance(top, unrest.DissolveCities) else ()

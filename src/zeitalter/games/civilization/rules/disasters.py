"""Calamities of nature: volcano and earthquake, flood, famine, epidemic (52.2, 52.3, 52.4, 52.6).

Whoever is struck says how others share the loss; then all choose at the same time what goes, see `losses.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Count, Form
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import (
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    MEDICINE,
    POTTERY,
    VOLCANO,
)
from zeitalter.games.civilization.rules.cities import destroy, dissolve
from zeitalter.games.civilization.rules.losses import NO_MOST, NO_PLAIN, at_risk, in_plain, lose
from zeitalter.games.civilization.rules.shares import Row, amounts, cannot_lose, cannot_share, shares, totals
from zeitalter.games.civilization.rules.state import NOBODY, State, hand

FLOOD_LOSS, FLOOD_SHARED, FLOOD_WITH_ENGINEERING = 17, 10, 7
FAMINE_LOSS, FAMINE_SHARED, FAMINE_EACH, SAVED_BY_GRAIN = 9, 20, 11, 4
EPIDEMIC_LOSS, EPIDEMIC_SHARED, EPIDEMIC_EACH = 16, 25, 10
EPIDEMIC_LOSS_WITH_MEDICINE, EPIDEMIC_EACH_WITH_MEDICINE = 11, 5


def harmless(s: State, number: int, victim: int) -> None:
    """Tell that a calamity strikes nothing."""
    s.emit("calamity-harmless", s.components.by_number[number], victim)


# -- volcano and earthquake -------------------------------------------------------------------------------------------


def volcano(s: State, victim: int, seller: int) -> None:
    """A volcano erupts where the victim has units; elsewhere the earth quakes under one of his cities (52.2)."""
    if any(at_volcano(s, victim, mountain) for mountain in range(len(s.components.volcano_areas))):
        s.push(ChooseVolcano(victim))
    elif s.city_count(victim):
        s.push(ChooseQuake(victim))
    else:
        harmless(s, VOLCANO, victim)


def at_volcano(s: State, seat: int, mountain: int) -> bool:
    """Whether a seat has any unit in an area of a volcano (A-42)."""
    return any(s.in_area(seat, area) or s.cities[area] == seat for area in s.components.volcano_areas[mountain])


class ChooseVolcano(Decision[State]):
    """Which volcano erupts, if there are several to choose from (52.2)."""

    seat: int
    rule = "52.2"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("erupt", mountain) for mountain in range(len(s.components.volcano_areas))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "erupt" and not at_volcano(s, seat, action[1]):
            return Objection("no-units-at-volcano", (action[1],), "52.2")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        erupt(s, action[1])


def erupt(s: State, mountain: int) -> None:
    """Destroy all units of everybody in all areas of a volcano (52.2, A-59)."""
    areas = s.components.volcano_areas[mountain]
    s.emit("erupts", mountain, areas)
    for area in areas:
        for seat in s.owners(area):
            n = s.in_area(seat, area)
            s.remove(seat, area, n)
            s.emit("loses", seat, n, area)
        if s.cities[area] != NOBODY:
            destroy(s, area)


class ChooseQuake(Decision[State]):
    """Which own city is dissolved by the earthquake (52.2)."""

    seat: int
    rule = "52.2"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("quake", area) for area, owner in enumerate(s.cities) if owner != NOBODY]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "quake" and action[1] not in s.cities_of(seat):
            return Objection("no-own-city", (action[1],), "52.2")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.emit("quakes", seat, action[1])
        dissolve(s, action[1])
        s.push(ChooseAftershock(seat, action[1]))


class ChooseAftershock(Decision[State]):
    """Whether a foreign city in an adjacent area, over water too, is dissolved as well (52.2, A-60)."""

    seat: int
    area: int
    rule = "52.2"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if len(self.options(s, self.seat)) > 1 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("spare",), *(("shake", area) for area, owner in enumerate(s.cities) if owner != NOBODY)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "shake":
            return None
        area = action[1]
        if area >= s.components.areas or s.cities[area] in (NOBODY, seat):
            return Objection("no-foreign-city", (area,), "52.2")
        if area not in s.components.near[self.area]:
            return Objection("not-adjacent", (self.area, area), "A-60")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "shake":
            s.emit("shakes", seat, s.cities[action[1]], action[1])
            dissolve(s, action[1])


# -- flood ------------------------------------------------------------------------------------------------------------


def flood(s: State, victim: int, seller: int) -> None:
    """The plain where the victim has most units at risk is flooded (52.3, A-23)."""
    if worst_plains(s, victim):
        s.push(ChoosePlain(victim))
    else:
        harmless(s, FLOOD, victim)


def worst_plains(s: State, seat: int) -> list[int]:
    """The flood plains where a seat has most units at risk; none without any."""
    units = [in_plain(s, seat, plain).units() for plain in range(len(s.components.flood_areas))]
    return [plain for plain, n in enumerate(units) if n and n == max(units)]


class ChoosePlain(Decision[State]):
    """Which of the plains that are equally threatened is flooded (A-23)."""

    seat: int
    rule = "52.3"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("flood", plain) for plain in range(len(s.components.flood_areas))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "flood" and action[1] not in worst_plains(s, seat):
            return Objection("not-the-worst-plain", (action[1],), "A-23")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        plain = action[1]
        s.emit("floods", plain, seat)
        rows = [
            amounts(risk, min(risk.units(), most_share(s, FLOOD, seat, other, NOBODY)))
            for other, risk in enumerate(in_plain(s, other, plain) for other in range(s.players))
        ]
        shared = max(totals(rows, FLOOD_SHARED)[0])
        share(s, FLOOD, seat, [row[-1] for row in rows], shared, shared, plain)


# -- famine and epidemic ----------------------------------------------------------------------------------------------


def famine(s: State, victim: int, seller: int) -> None:
    """The victim loses nine units and may assign twenty to others (52.4, A-46)."""
    share_freely(s, FAMINE, victim, NOBODY, FAMINE_SHARED)


def epidemic(s: State, victim: int, seller: int) -> None:
    """The victim loses sixteen units and may assign 25 to others, but none to who drew the card (52.6, A-46)."""
    share_freely(s, EPIDEMIC, victim, seller, EPIDEMIC_SHARED)


def share_freely(s: State, number: int, victim: int, immune: int, most: int) -> None:
    """Let the victim assign losses up to a total, or none."""
    risks = [at_risk(s, number, seat, NO_PLAIN) for seat in range(s.players)]
    limits = [
        amounts(risk, most_share(s, number, victim, seat, immune))[-1] if risk.units() else 0
        for seat, risk in enumerate(risks)
    ]
    share(s, number, victim, limits, 0, min(most, sum(limits)))


def own_loss(s: State, number: int, victim: int) -> int:
    """What the victim himself loses."""
    if number == FLOOD:
        return FLOOD_WITH_ENGINEERING if s.has(victim, ENGINEERING) else FLOOD_LOSS
    if number == EPIDEMIC:
        return EPIDEMIC_LOSS_WITH_MEDICINE if s.has(victim, MEDICINE) else EPIDEMIC_LOSS
    return FAMINE_LOSS


def most_share(s: State, number: int, victim: int, seat: int, immune: int) -> int:
    """What a seat never loses more of through the calamity of another (52.3, 52.4, 52.6)."""
    if seat in (victim, immune):
        return 0
    if number == FLOOD:
        return FLOOD_WITH_ENGINEERING if s.has(seat, ENGINEERING) else FLOOD_SHARED
    if number == EPIDEMIC:
        return EPIDEMIC_EACH_WITH_MEDICINE if s.has(seat, MEDICINE) else EPIDEMIC_EACH
    return FAMINE_EACH


def share(
    s: State, number: int, victim: int, limits: Sequence[int], low: int, high: int, plain: int = NO_PLAIN
) -> None:
    """Ask the victim how others share the loss, unless there is nothing to choose; then all lose."""
    possible = sum(1 for limit in limits if limit)
    if low == high and (possible < 2 or sum(limits) == high):
        strike(s, number, victim, [min(limit, high) for limit in limits], plain)
        return
    s.push(AssignLosses(victim, s.components.by_number[number], low, high, tuple(limits), plain))


def strike(s: State, number: int, victim: int, said: Sequence[int], plain: int) -> None:
    """Everybody loses what is his share and no more; so does a victim with engineering (52.3)."""
    card = s.components.by_number[number]
    losers = tuple(seat for seat in s.order if said[seat])
    if losers:
        s.emit("assigns", victim, card, losers, tuple(said[seat] for seat in losers))
    units, most = list(said), list(said)
    units[victim] = own_loss(s, number, victim)
    most[victim] = FLOOD_WITH_ENGINEERING if number == FLOOD and s.has(victim, ENGINEERING) else NO_MOST
    if number == FAMINE:
        units = [with_grain(s, seat, n) for seat, n in enumerate(units)]
    lose(s, card, units, most, plain)


def with_grain(s: State, seat: int, demand: int) -> int:
    """What an owner of pottery loses after he has shown the grain in his hand, no more of it than he needs (52.4).

    Grain makes the loss smaller, and nobody loses more than he has (A-22b): so it counts from there.
    """
    loss = min(demand, s.units(seat))
    if not loss or not s.has(seat, POTTERY):
        return demand
    s.barrier()
    cards = min(s.zones[hand(seat)].cards.count(s.components.grain), -(-loss // SAVED_BY_GRAIN))
    if not cards:
        return demand
    saved = min(loss, cards * SAVED_BY_GRAIN)
    s.emit("shows-grain", seat, cards, saved)
    return loss - saved


class AssignLosses(Decision[State]):
    """Say how many units each of the others loses (52.3, 52.4, 52.6, A-46)."""

    seat: int
    card: int
    low: int
    high: int
    limits: tuple[int, ...]
    plain: int
    rule = "52.1"

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return [Form("assign", (Count(self.limits, self.low, self.high),))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "assign" or len(action[1]) != len(self.limits):
            return None
        rule = f"52.{s.components.stack_of[self.card]}"
        found = cannot_share(action[1], self.limits, self.low, self.high, rule)
        return found or cannot_lose(action[1], self.rows(s))

    def rows(self, s: State) -> list[Row]:
        """What each seat can be told to lose."""
        number = s.components.stack_of[self.card]
        return [amounts(at_risk(s, number, seat, self.plain), limit) for seat, limit in enumerate(self.limits)]

    def sample(self, s: State, seat: int, option: Form, r: Random) -> Action:
        """A legal way to share at random."""
        return ("assign", shares(self.rows(s), self.low, self.high, r.choice))

    def take(self, s: State, seat: int, action: Action) -> None:
        strike(s, s.components.stack_of[self.card], seat, action[1], self.plain)

    def default(self, s: State, seat: int) -> Action | None:
        return ("assign", shares(self.rows(s), self.low, self.high, min))

"""Production (S46-S58): income, order for money, upkeep, new units and fortifications."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.rules.building import (
    build_unit,
    cannot_build,
    cannot_fortify,
    forget_built,
    fort_sites,
    fortify,
    units_to_build,
)
from zeitalter.games.seven_ages.rules.control import lose_units
from zeitalter.games.seven_ages.rules.disorder import remove_disorder
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.prices import order_price, upkeep_price
from zeitalter.games.seven_ages.rules.state import State

DONE: Action = ("done",)
PAY: Action = ("pay_upkeep",)


class Production(Step[State]):
    """The whole action, step by step (S46b)."""

    seat: int
    card: int
    rule = "S46b"

    def run(self, s: State) -> None:
        forget_built(s)
        s.push(
            PlayEvent("production", ()),
            CollectIncome(self.seat, self.card),
            Upkeep(self.seat, self.card),
            BeginBuilding(self.seat, self.card),
            EndProduction(),
        )


class CollectIncome(Step[State]):
    """Income is added to the saved money (S46, S58); then disorder may be removed for money (S57)."""

    seat: int
    card: int
    rule = "S46"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e < 0:
            return
        earned = income(s, e).total
        s.money[e] += earned
        s.emit("collects-income", self.card, earned, s.money[e])
        if s.held[e] & s.disorder and order_price(s, e) <= s.money[e]:
            s.push(RestoreOrder(self.seat, self.card))


class RestoreOrder(Decision[State]):
    """The empire may remove disorder for money, marker by marker (S57)."""

    seat: int
    card: int
    rule = "S57"
    answers = ("restore_order", "done")
    drafts = ("restore_order",)
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        disordered = s.held[s.empire(self.card)] & s.disorder
        return [*(("restore_order", area) for area in bits(disordered)), DONE]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == DONE:
            return None
        e, area = s.empire(self.card), action[1]
        if s.holder[area] != e:
            return Objection("not-own-area", (area,), "S57")
        if not s.disordered(area):
            return Objection("no-disorder-there", (area,), "S57")
        price = order_price(s, e)
        return Objection("too-dear", (price, s.money[e]), "S46b") if price > s.money[e] else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == DONE:
            return
        e = s.empire(self.card)
        price = order_price(s, e)
        s.money[e] -= price
        s.emit("pays-for-order", self.card, action[1], price)
        remove_disorder(s, action[1])
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        return DONE


def upkeep_due(s: State, e: int) -> int:
    """What an empire has to pay for its units: those beyond the free ones of each area (S51)."""
    each, free = upkeep_price(s, e), s.components.constants.free_units
    return each and each * sum(max(0, len(s.units[area]) - free) for area in bits(s.held[e]))


class Upkeep(Decision[State]):
    """Units are paid for or dismissed (S51, S51b)."""

    seat: int
    card: int
    rule = "S51"
    answers = ("dismiss", "pay_upkeep")
    drafts = ("dismiss",)
    quiet = PAY

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and upkeep_due(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        free = s.components.constants.free_units
        crowded = [area for area in bits(s.held[s.empire(self.card)]) if len(s.units[area]) > free]
        return [PAY, *(("dismiss", area, kind) for area in crowded for kind in sorted(set(s.units[area])))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e = s.empire(self.card)
        if action == PAY:
            due = upkeep_due(s, e)
            return Objection("upkeep-too-dear", (due, s.money[e]), "S51") if due > s.money[e] else None
        _, area, kind = action
        if s.holder[area] != e:
            return Objection("not-own-area", (area,), "S51b")
        if kind not in s.units[area]:
            return Objection("no-such-unit-there", (kind, area), "S51b")
        free = s.components.constants.free_units
        return Objection("costs-no-upkeep", (area,), "S51b") if len(s.units[area]) <= free else None

    def take(self, s: State, seat: int, action: Action) -> None:
        e = s.empire(self.card)
        if action == PAY:
            due = upkeep_due(s, e)
            s.money[e] -= due
            s.emit("pays-upkeep", self.card, due, s.money[e])
            return
        _, area, kind = action
        s.emit("dismisses", self.card, kind, area)
        lose_units(s, area, (kind,))
        s.push(self)


class BeginBuilding(Step[State]):
    """Who can build something is asked what (S52)."""

    seat: int
    card: int
    rule = "S52"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0 and (fort_sites(s, e) or units_to_build(s, e)):
            s.push(Build(self.seat, self.card))


class Build(Decision[State]):
    """New units and fortifications, in any order (S52-S56)."""

    seat: int
    card: int
    rule = "S52"
    answers = ("build", "fortify", "done")
    drafts = ("build", "fortify")
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        e = s.empire(self.card)
        units = [("build", area, kind) for area, kind in units_to_build(s, e)]
        return [*units, *(("fortify", area) for area in fort_sites(s, e)), DONE]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        e = s.empire(self.card)
        if action[0] == "build":
            return cannot_build(s, e, action[1], action[2])
        return cannot_fortify(s, e, action[1]) if action[0] == "fortify" else None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == DONE:
            return
        e = s.empire(self.card)
        if action[0] == "build":
            build_unit(s, e, action[1], action[2])
        else:
            fortify(s, e, action[1])
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        return DONE


class EndProduction(Step[State]):
    """What was built counts no longer (S52b)."""

    rule = "S52b"

    def run(self, s: State) -> None:
        forget_built(s)

"""Events in a conflict: help for one side, a unit that changes its mind, another card, hired troops (`fight.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.event_core import Ops, number
from zeitalter.games.seven_ages.rules.event_targets import Play, opposing_sides, own_sides, strike, was_struck
from zeitalter.games.seven_ages.rules.fight import (
    SIDES,
    add_bonus,
    card_of,
    committed,
    ignore_unit,
    is_fighting,
    join,
    redraw,
)
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.prices import halved, unit_price
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def open_sides(s: State, event: int) -> list[int]:
    """The sides that an event may help: a hostile one does not hit the same opponent twice in a turn."""
    hostile = s.components.event_hostile[event]
    return [side for side in SIDES if not (hostile and was_struck(s, s.fight_sides[1 - side], event))]


class HelpSide(Decision[State]):
    """The player of an event says which side of the conflict it helps."""

    seat: int
    event: int
    amount: int
    rule = "S81"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if is_fighting(s, s.fight_area) and open_sides(s, self.event) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("help_side", s.card[s.fight_sides[side]]) for side in open_sides(s, self.event)]

    def take(self, s: State, seat: int, action: Action) -> None:
        side = s.fight_sides.index(s.empire(action[1]))
        if s.components.event_hostile[self.event]:
            strike(s, s.fight_sides[1 - side], self.event)
        if self.amount:
            add_bonus(s, side, self.amount)
            s.emit("helps-side", action[1], self.event, self.amount)
            return
        card = redraw(s, side)
        s.emit("draws-again", action[1], card)


def _bonus_matters(s: State, play: Play, effect: Effect) -> bool:
    return is_fighting(s, s.fight_area) and bool(open_sides(s, play.event))


def _bonus(s: State, play: Play, effect: Effect) -> None:
    s.push(HelpSide(play.seat, play.event, sum(n for how, n in effect.how if how == "add")))


def _redraw_matters(s: State, play: Play, effect: Effect) -> bool:
    return is_fighting(s, s.fight_area) and any(card_of(s, side) >= 0 for side in SIDES)


def _redraw(s: State, play: Play, effect: Effect) -> None:
    s.push(HelpSide(play.seat, play.event, 0))


def traitors(s: State, play: Play) -> list[tuple[int, int]]:
    """Pairs of side and committed unit that the player of an event can win over."""
    found = []
    for e in opposing_sides(s, play):
        if e in s.fight_sides and not was_struck_by_another(s, e, play):
            side = s.fight_sides.index(e)
            if s.fight_ignored[side] == NOBODY:
                found += [(side, unit) for unit in sorted(set(committed(s, side)))]
    return found


def was_struck_by_another(s: State, e: int, play: Play) -> bool:
    """Whether the event was played on an empire before; the card that lies aside now has struck it already."""
    return was_struck(s, e, play.event) and play.card not in s.aside


class BetraySide(Decision[State]):
    """The player of an event names the unit that counts nothing in this round."""

    seat: int
    card: int
    event: int
    context: tuple[int, ...]
    rule = "S85"

    def play(self) -> Play:
        """The event as it was played."""
        return Play(self.seat, self.card, self.event, ((), (), (), ()), self.context)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if is_fighting(s, s.fight_area) and traitors(s, self.play()) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("betray", s.card[s.fight_sides[side]], unit) for side, unit in traitors(s, self.play())]

    def take(self, s: State, seat: int, action: Action) -> None:
        _, card, unit = action
        e = s.empire(card)
        strike(s, e, self.event)
        ignore_unit(s, s.fight_sides.index(e), unit)
        s.emit("betrays", card, unit)


def _betrayal_matters(s: State, play: Play, effect: Effect) -> bool:
    return is_fighting(s, s.fight_area) and bool(traitors(s, play))


def _betrayal(s: State, play: Play, effect: Effect) -> None:
    s.push(BetraySide(play.seat, play.card, play.event, play.context))


def hired_price(s: State, e: int, kind: int, spent: int) -> int:
    """What one more hired unit costs if others were hired for so much (S55)."""
    price = unit_price(s, e, kind, s.fight_area)
    return halved(s, e, spent + price) - halved(s, e, spent)


def hirable(s: State, e: int, classes: int) -> list[int]:
    """The types an empire could hire, money aside; land units fight on land only."""
    if not s.components.land >> s.fight_area & 1:
        return []
    return [kind for kind in pool(s, e) if classes >> s.components.unit_class[kind] & 1]


class HireTroops(Decision[State]):
    """A side of a conflict buys units at their price; they join it at once."""

    seat: int
    left: int
    classes: int
    empires: tuple[int, ...]
    spent: int
    rule = "S54"
    answers = ("hire", "done")

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.left > 0 and is_fighting(s, s.fight_area) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = [("done",)]
        for card in self.empires:
            e = s.empire(card)
            if e in s.fight_sides:
                found += [("hire", card, kind) for kind in hirable(s, e, self.classes)]
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("done",):
            return None
        _, card, kind = action
        e = s.empire(card)
        if card not in self.empires or e not in s.fight_sides or kind not in hirable(s, e, self.classes):
            return Objection("cannot-hire", (kind,), "S7")
        price = hired_price(s, e, kind, self.spent)
        if price > s.money[e]:
            return Objection("hire-too-dear", (kind, price), "S54")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("done",):
            return
        _, card, kind = action
        e = s.empire(card)
        price = hired_price(s, e, kind, self.spent)
        s.money[e] -= price
        s.take_counter(e, kind)
        join(s, s.fight_sides.index(e), (kind,))
        s.emit("hires", card, kind, price)
        spent = self.spent + unit_price(s, e, kind, s.fight_area)
        s.push(HireTroops(seat, self.left - 1, self.classes, (card,), spent))


def _classes(effect: Effect) -> int:
    return next((int(condition.value) for condition in effect.filter if condition.word == "class"), 0)


def _hire_matters(s: State, play: Play, effect: Effect) -> bool:
    return is_fighting(s, s.fight_area) and any(
        hired_price(s, e, kind, 0) <= s.money[e] for e in own_sides(s, play) for kind in hirable(s, e, _classes(effect))
    )


def _hire(s: State, play: Play, effect: Effect) -> None:
    cards = tuple(s.card[e] for e in own_sides(s, play))
    s.push(HireTroops(play.seat, number(effect.count, play.v), _classes(effect), cards, 0))


OPS: Ops = {
    "modify_in_conflict": (_bonus_matters, _bonus),
    "redraw_in_conflict": (_redraw_matters, _redraw),
    "ignore_unit": (_betrayal_matters, _betrayal),
    "place_units_in_conflict": (_hire_matters, _hire),
}

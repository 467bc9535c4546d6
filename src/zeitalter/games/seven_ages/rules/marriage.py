"""Dynastic marriage: two neighbouring empires of two players agree on the sale of an area; both players gain glory."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Number, Option, Pick
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.data.components import ARTILLERY, DYNASTIC_MARRIAGE
from zeitalter.games.seven_ages.rules.announced import give_back_power, put_away
from zeitalter.games.seven_ages.rules.cards import add_to_hand
from zeitalter.games.seven_ages.rules.control import clear_artefacts, gained, lost_control
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.leaders import move_leader
from zeitalter.games.seven_ages.rules.pool import pool
from zeitalter.games.seven_ages.rules.state import State


def garrisons(s: State, e: int) -> list[int]:
    """The types of land units an empire can put into an area it buys."""
    return [kind for kind in pool(s, e) if s.components.unit_class[kind] <= ARTILLERY]


def for_sale(s: State, seller: int, buyer: int) -> tuple[int, ...]:
    """The land areas without a city that an empire can sell to a neighbour; it keeps at least one area."""
    if s.held[seller].bit_count() < 2 or not garrisons(s, buyer):
        return ()
    near = s.neighbours(buyer)
    return tuple(area for area in bits(s.held[seller] & s.components.land & near) if not s.city[area])


def sales(s: State, seat: int, e: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Seller, buyer and areas between an empire and those of a player."""
    pairs = [pair for own in s.empires_of(seat) for pair in ((own, e), (e, own))]
    found = [(seller, buyer, for_sale(s, seller, buyer)) for seller, buyer in pairs]
    return [sale for sale in found if sale[2]]


def can_marry(s: State, seat: int, e: int) -> bool:
    """Whether there is anything to agree on."""
    return bool(sales(s, seat, e))


def propose(s: State, seat: int, card: int, e: int) -> None:
    """The player of the event makes the one offer; the same empire is not asked again this turn."""
    s.struck += ((s.card[e], DYNASTIC_MARRIAGE),)
    s.push(OfferArea(seat, s.card[e], card))


def call_off(s: State, seat: int, card: int) -> None:
    """Without agreement the card goes back to the hand; everybody has seen it."""
    put_away(s, card)
    add_to_hand(s, seat, card, ALL)
    if s.components.card_event[card] != DYNASTIC_MARRIAGE:
        give_back_power(s, seat, DYNASTIC_MARRIAGE)
    s.emit("marriage-fails", seat, card)


class OfferArea(Decision[State]):
    """The player of the event says who sells which area to whom, and for how much."""

    seat: int
    empire: int
    card: int
    rule = "S5"
    answers = ("offer_area",)

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.empire)
        return (self.seat,) if e >= 0 and can_marry(s, self.seat, e) else ()

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return [
            Form(
                "offer_area",
                (Pick((s.card[seller],)), Pick((s.card[buyer],)), Pick(areas), Number(0, s.money[buyer])),
            )
            for seller, buyer, areas in sales(s, seat, s.empire(self.empire))
        ]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        _, seller, buyer, area, price = action
        for one, other, areas in sales(s, seat, s.empire(self.empire)):
            if (s.card[one], s.card[other]) == (seller, buyer) and area in areas:
                return Objection("sale-too-dear", (buyer,), "S5") if price > s.money[other] else None
        return Objection("no-such-sale", (area,), "S5")

    def default(self, s: State, seat: int) -> Action | None:
        seller, buyer, areas = sales(s, seat, s.empire(self.empire))[0]
        return ("offer_area", s.card[seller], s.card[buyer], areas[0], 0)

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        return form.sample(r)

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        """Programs offer areas for nothing, for half of the money or for all of it."""
        return [
            ("offer_area", s.card[seller], s.card[buyer], area, price)
            for seller, buyer, areas in sales(s, seat, s.empire(self.empire))
            for area in areas
            for price in sorted({0, s.money[buyer] // 2, s.money[buyer]})
        ]

    def take(self, s: State, seat: int, action: Action) -> None:
        _, seller, buyer, area, price = action
        s.emit("offers-area", seat, seller, buyer, area, price)
        other = s.owner[s.empire(self.empire)]
        s.push(AnswerMarriage(other, seller, buyer, area, price, seat, self.card))


class AnswerMarriage(Decision[State]):
    """The other player agrees to the sale, or not."""

    seat: int
    seller: int
    buyer: int
    area: int
    price: int
    suitor: int
    card: int
    rule = "S5"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("accept",), ("refuse",)]

    def default(self, s: State, seat: int) -> Action | None:
        return ("refuse",)

    def take(self, s: State, seat: int, action: Action) -> None:
        seller, buyer = s.empire(self.seller), s.empire(self.buyer)
        if action == ("refuse",) or seller < 0 or buyer < 0:
            call_off(s, self.suitor, self.card)
            return
        household = [leader for leader, where in s.leaders[seller] if where == self.area]
        s.push(
            *(SendLeader(s.owner[seller], self.seller, leader, self.area) for leader in household),
            TakeBride(s.owner[buyer], self.seller, self.buyer, self.area, self.price),
        )


class SendLeader(Decision[State]):
    """A leader in an area that is sold goes to another area of his empire."""

    seat: int
    empire: int
    leader: int
    area: int
    rule = "S76b"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        own = s.held[s.empire(self.empire)] & ~(1 << self.area)
        return [("send_leader", self.leader, area) for area in bits(own)]

    def take(self, s: State, seat: int, action: Action) -> None:
        move_leader(s, s.empire(self.empire), self.leader, self.area, action[2])


class TakeBride(Decision[State]):
    """The buyer pays, and puts one land unit into the area, free of charge."""

    seat: int
    seller: int
    buyer: int
    area: int
    price: int
    rule = "S5"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("garrison", kind) for kind in garrisons(s, s.empire(self.buyer))]

    def take(self, s: State, seat: int, action: Action) -> None:
        seller, buyer = s.empire(self.seller), s.empire(self.buyer)
        s.money[buyer] -= self.price
        s.money[seller] += self.price
        s.emit("sells-area", self.seller, self.buyer, self.area, self.price)
        hand_over(s, seller, buyer, self.area, action[1])
        for seat_ in (s.owner[seller], s.owner[buyer]):
            gain_glory(s, seat_, s.components.constants.marriage_glory, "event")


def hand_over(s: State, seller: int, buyer: int, area: int, kind: int) -> None:
    """An area changes hands without conflict: its artefacts go, a fortification stays."""
    s.put_back(seller, s.units[area])
    s.take_counter(buyer, kind)
    clear_artefacts(s, seller, area)
    s.disorder &= ~(1 << area)
    s.units[area] = (kind,)
    s.set_holder(area, buyer)
    lost_control(s, seller, area)
    gained(s, buyer, area)

"""The civil war: units of a nation are marked, the victim keeps one part and another player takes the other (52.5).

Where the taker has too few city markers or tokens, the largest stocks take what is over (64, 65.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import CIVIL_WAR, DEMOCRACY, PHILOSOPHY
from zeitalter.games.civilization.rules.disasters import harmless
from zeitalter.games.civilization.rules.losses import (
    Pieces,
    Risk,
    Split,
    counted,
    everything,
    forced,
    form,
    plain_pieces,
    refusal,
    some_pieces,
    splits,
)
from zeitalter.games.civilization.rules.state import MOST_CITIES, State
from zeitalter.games.civilization.rules.taxes import take_city

THRESHOLD = 35
OWN_CHOICE, OTHERS_CHOICE, OTHERS_CHOICE_WITH_DEMOCRACY, WITH_PHILOSOPHY = 15, 20, 30, 15


def civil_war(s: State, victim: int, seller: int) -> None:
    """Who marks how many units; below 35 units on the board nothing happens (52.5, A-24)."""
    if s.units(victim) < THRESHOLD:
        harmless(s, CIVIL_WAR, victim)
        return
    if not s.has(victim, PHILOSOPHY):
        s.push(NameTaker(victim))
        mark(s, victim, victim, OWN_CHOICE)
        return
    taker = s.by_stock(s.order)[0]
    s.emit("largest-stock", taker, victim)
    if taker == victim:
        s.emit("keeps-both", victim)  # A-24d: both parts are his
        return
    s.push(KeepPart(victim, taker))
    mark(s, taker, victim, WITH_PHILOSOPHY)


# -- marking ----------------------------------------------------------------------------------------------------------


def unmarked(s: State, victim: int) -> Risk:
    """What can still be marked."""
    tokens, cities = s.marked
    whole = everything(s, victim)
    left = {area: n - tokens.count(area) for area, n in zip(whole.areas, whole.limits, strict=True)}
    areas = tuple(area for area, n in left.items() if n)
    return Risk(areas, tuple(left[area] for area in areas), tuple(a for a in whole.cities if a not in cities))


def mark(s: State, seat: int, victim: int, units: int) -> None:
    """Let a seat mark so many units of the victim, all that are left if there are fewer (A-24, A-24b)."""
    risk = unmarked(s, victim)
    pieces = forced(risk, splits(risk, units))
    if pieces is None:
        s.push(MarkUnits(seat, victim, units))
    else:
        add_marks(s, seat, risk, pieces)


def add_marks(s: State, seat: int, risk: Risk, pieces: Pieces) -> None:
    """Turn pieces over."""
    tokens, cities = pieces
    s.marked = tuple(sorted((*s.marked[0], *tokens))), tuple(sorted((*s.marked[1], *cities)))
    s.emit("marks", seat, risk.value((len(tokens), len(cities))), tokens, cities)


class MarkUnits(Decision[State]):
    """Choose which units of the victim are marked (52.5)."""

    seat: int
    victim: int
    units: int
    rule = "52.5"

    def _choices(self, s: State) -> tuple[Risk, list[Split]]:
        risk = unmarked(s, self.victim)
        return risk, splits(risk, self.units)

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return [form("mark", *self._choices(s))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return refusal(*self._choices(s), (action[1], action[2]), "52.5", "A-24b") if action[0] == "mark" else None

    def sample(self, s: State, seat: int, option: Form, r: Random) -> Action:
        """A legal choice at random."""
        return ("mark", *some_pieces(*self._choices(s), r))

    def take(self, s: State, seat: int, action: Action) -> None:
        add_marks(s, seat, unmarked(s, self.victim), (action[1], action[2]))

    def default(self, s: State, seat: int) -> Action | None:
        return ("mark", *plain_pieces(*self._choices(s)))


class NameTaker(Decision[State]):
    """Name the player who marks more units and takes over one part (52.5)."""

    seat: int
    rule = "52.5"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("name", other) for other in s.order]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return Objection("names-himself", (), "52.5") if action == ("name", seat) else None

    def take(self, s: State, seat: int, action: Action) -> None:
        taker = action[1]
        s.emit("names", seat, taker)
        s.push(KeepPart(seat, taker))
        mark(s, taker, seat, OTHERS_CHOICE_WITH_DEMOCRACY if s.has(seat, DEMOCRACY) else OTHERS_CHOICE)


class KeepPart(Decision[State]):
    """Go on with the marked part, or with the rest (52.5)."""

    seat: int
    taker: int
    rule = "52.5"

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("keep_marked",), ("keep_rest",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        tokens, cities = s.marked
        if action[0] == "keep_marked":
            s.emit("keeps-marked", seat, self.taker)
            rest = unmarked(s, seat)
            tokens, cities = Bag(rest.areas, rest.limits, 0, rest.tokens()).of(rest.limits), rest.cities
        else:
            s.emit("keeps-rest", seat, self.taker)
        s.marked = (), ()
        surplus = max(0, len(cities) - (MOST_CITIES - s.city_count(self.taker)))
        if surplus:
            s.emit("cities-break-away", self.taker, surplus)
        s.push(PassCities(seat, self.taker, surplus, cities), PassTokens(seat, self.taker, tokens))


# -- taking over ------------------------------------------------------------------------------------------------------


class PassCities(Step[State]):
    """Cities beyond the taker's markers go to the largest stock as in a revolt, perhaps to their old owner (64)."""

    victim: int
    taker: int
    surplus: int
    areas: tuple[int, ...]
    rule = "64"

    def run(self, s: State) -> None:
        if not self.surplus:
            for area in self.areas:
                s.cities[area] = self.taker
                s.emit("city-defects", self.victim, self.taker, area)
            return
        others = [seat for seat in s.by_stock(s.order) if seat != self.taker]
        first = next(seat for seat in others if seat == self.victim or s.city_count(seat) < MOST_CITIES)
        free = self.surplus if first == self.victim else MOST_CITIES - s.city_count(first)
        if self.surplus == len(self.areas) <= free:
            for area in self.areas:
                break_away(s, self.victim, first, area)
            return
        s.push(TakeBreakaway(first, self.victim, self.surplus, self.taker, self.areas))


def break_away(s: State, victim: int, seat: int, area: int) -> None:
    """A seat takes a city that breaks away; until the next growth it needs no support (A-45)."""
    if seat != victim:
        take_city(s, seat, area)
        return
    s.exempt = tuple(sorted({*s.exempt, area}))
    s.emit("regains-city", seat, area)


class TakeBreakaway(Decision[State]):
    """Pick a city that breaks away from the part taken over (64, 43.1)."""

    seat: int
    victim: int
    surplus: int
    taker: int
    areas: tuple[int, ...]
    rule = "64"

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("take", area) for area in self.areas]

    def take(self, s: State, seat: int, action: Action) -> None:
        area = action[1]
        break_away(s, self.victim, seat, area)
        rest = tuple(other for other in self.areas if other != area)
        s.push(PassCities(self.victim, self.taker, self.surplus - 1, rest))


class PassTokens(Step[State]):
    """Tokens change their colour; those beyond the taker's stock go to the largest stock (65.1, A-49)."""

    victim: int
    taker: int
    tokens: tuple[int, ...]
    rule = "65.1"

    def run(self, s: State) -> None:
        if not self.tokens:
            return
        first = self.taker if s.stock[self.taker] else s.by_stock([x for x in s.order if x != self.taker])[0]
        if first == self.victim or not s.stock[first]:
            for area, n in counted(self.tokens):
                s.emit("regains", self.victim, n, area)
        elif s.stock[first] >= len(self.tokens):
            convert(s, self.victim, first, self.tokens)
        else:
            s.push(ClaimTokens(first, self.victim, s.stock[first], self.taker, self.tokens))


def convert(s: State, victim: int, taker: int, tokens: Sequence[int]) -> None:
    """Replace tokens of the victim by those of the taker, who may live there already (A-49, A-50)."""
    for area, n in counted(tokens):
        s.remove(victim, area, n)
        s.place(taker, area, n)
        s.emit("defects", victim, taker, n, area)


class ClaimTokens(Decision[State]):
    """The stock does not suffice for all: choose which tokens to take over (65.1)."""

    seat: int
    victim: int
    count: int
    taker: int
    tokens: tuple[int, ...]
    rule = "65.1"

    def _bag(self) -> Bag:
        there = Counter(self.tokens)
        return Bag(tuple(there), tuple(there.values()), self.count, self.count)

    def options(self, s: State, seat: int) -> Sequence[Any]:
        bag = self._bag()
        return [("claim", self.tokens[: self.count])] if len(bag.domain) == 1 else [Form("claim", (bag,))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "claim":
            return None
        there = Counter(self.tokens)
        for area in action[1]:
            if action[1].count(area) > there[area]:
                return Objection("too-few-at-risk", (area, there[area]), "65.1")
        if len(action[1]) != self.count:
            return Objection("claim-total", (len(action[1]), self.count), "65.1")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        convert(s, self.victim, seat, action[1])
        left = Counter(self.tokens) - Counter(action[1])
        s.push(PassTokens(self.victim, self.taker, tuple(left.elements())))

    def default(self, s: State, seat: int) -> Action | None:
        return ("claim", self.tokens[: self.count])

"""Which pieces are lost: every loser picks his own, all at the same time (52.1, 52.4, A-22, A-56).

A choice meets the demand and holds no superfluous piece. Where there is nothing to choose, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Bag, Form, Some
from zeitalter.engine.steps import Live
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import EPIDEMIC, FLOOD, WHITE_SITE
from zeitalter.games.civilization.rules.cities import destroy
from zeitalter.games.civilization.rules.state import UNITS_OF_CITY, State

UNITS_OF_SICK_CITY = 4
"""What a city counts in an epidemic, where one token remains of it (52.6)."""
NO_MOST = 999
NO_PLAIN = -1

Pieces = tuple[tuple[int, ...], tuple[int, ...]]
"""Areas of tokens, one entry for each, and areas of cities."""
Split = tuple[int, int]
"""How many tokens and how many cities."""


class Risk(NamedTuple):
    """The pieces of a seat among which losses are chosen, and what a city counts."""

    areas: tuple[int, ...]
    limits: tuple[int, ...]
    cities: tuple[int, ...]
    worth: int = UNITS_OF_CITY

    def tokens(self) -> int:
        """All tokens at risk."""
        return sum(self.limits)

    def units(self) -> int:
        """All units at risk."""
        return self.value((self.tokens(), len(self.cities)))

    def value(self, split: Split) -> int:
        """The units of so many tokens and cities."""
        return split[0] + self.worth * split[1]


def everything(s: State, seat: int) -> Risk:
    """All tokens and cities of a seat on the board."""
    areas = s.areas_of(seat)
    return Risk(tuple(areas), tuple(s.in_area(seat, area) for area in areas), tuple(s.cities_of(seat)))


def in_plain(s: State, seat: int, plain: int) -> Risk:
    """What a flood threatens: tokens in the plain, and cities on its white squares (52.3, A-23c)."""
    flooded = s.components.flood_areas[plain]
    areas = tuple(area for area in flooded if s.in_area(seat, area))
    cities = tuple(area for area in flooded if s.cities[area] == seat and s.components.site[area] == WHITE_SITE)
    return Risk(areas, tuple(s.in_area(seat, area) for area in areas), cities)


def sick(s: State, seat: int) -> Risk:
    """What an epidemic threatens: all but the last token of an area, and cities for four units each (52.6, A-25)."""
    areas = tuple(area for area in s.areas_of(seat) if s.in_area(seat, area) > 1)
    limits = tuple(s.in_area(seat, area) - 1 for area in areas)
    return Risk(areas, limits, tuple(s.cities_of(seat)), UNITS_OF_SICK_CITY)


def at_risk(s: State, number: int, seat: int, plain: int) -> Risk:
    """What a calamity threatens."""
    if number == FLOOD:
        return in_plain(s, seat, plain)
    return sick(s, seat) if number == EPIDEMIC else everything(s, seat)


# -- choices ----------------------------------------------------------------------------------------------------------


def splits(risk: Risk, demand: int, most: int = NO_MOST) -> list[Split]:
    """How many tokens and cities may go: the demand is met and no piece is superfluous (A-22), all if there are fewer.

    Nobody loses more than `most` (52.3, 52.6): where cities would make it more, as much goes as stays within.
    """
    demand = min(demand, risk.units())
    found = []
    for cities in range(len(risk.cities) + 1):
        tokens = max(0, demand - risk.worth * cities)
        if risk.worth * (cities - 1) >= demand:
            break
        if tokens <= risk.tokens() and risk.value((tokens, cities)) <= most:
            found.append((tokens, cities))
    return found or _closest(risk, most)


def _closest(risk: Risk, most: int) -> list[Split]:
    within = [
        (min(risk.tokens(), most - risk.worth * cities), cities)
        for cities in range(len(risk.cities) + 1)
        if risk.worth * cities <= most
    ]
    best = max(risk.value(split) for split in within)
    return [split for split in within if risk.value(split) == best]


def form(verb: str, risk: Risk, found: Sequence[Split]) -> Form:
    """The question for pieces: a bag of tokens and some cities."""
    tokens, cities = [t for t, _ in found], [c for _, c in found]
    bag = Bag(risk.areas, risk.limits, min(tokens), max(tokens))
    return Form(verb, (bag, Some(risk.cities, min(cities), max(cities))))


def forced(risk: Risk, found: Sequence[Split]) -> Pieces | None:
    """The pieces, if there is nothing to choose."""
    if len(found) > 1:
        return None
    tokens, cities = found[0]
    if tokens and tokens < risk.tokens() and len(risk.areas) > 1:
        return None
    if cities and cities < len(risk.cities):
        return None
    return _all_tokens(risk)[:tokens], risk.cities[:cities]


def _all_tokens(risk: Risk) -> tuple[int, ...]:
    return tuple(area for area, n in zip(risk.areas, risk.limits, strict=True) for _ in range(n))


def refusal(risk: Risk, found: Sequence[Split], pieces: Pieces, rule: str, ruling: str = "A-22") -> Objection | None:
    """Why these pieces cannot be chosen; a ruling says what to do if their sum does not fit."""
    tokens, cities = pieces
    limits = dict(zip(risk.areas, risk.limits, strict=True))
    for area in tokens:
        if area not in limits:
            return Objection("no-token-at-risk", (area,), rule)
        if tokens.count(area) > limits[area]:
            return Objection("too-few-at-risk", (area, limits[area]), rule)
    for area in cities:
        if area not in risk.cities:
            return Objection("no-city-at-risk", (area,), rule)
    split = len(tokens), len(cities)
    if split in found:
        return None
    least = min(risk.value(other) for other in found)
    value = risk.value(split)
    return Objection("too-few-units" if value < least else "too-many-units", (value, least), ruling)


def some_pieces(risk: Risk, found: Sequence[Split], r: Random) -> Pieces:
    """Pieces at random that may be chosen."""
    tokens, cities = r.choice(found)
    pieces = _all_tokens(risk)
    bag = tuple(pieces[i] for i in sorted(r.sample(range(len(pieces)), tokens)))
    return bag, tuple(sorted(r.sample(risk.cities, cities)))


def plain_pieces(risk: Risk, found: Sequence[Split]) -> Pieces:
    """Pieces for somebody who does not choose: few cities, and tokens where most stand."""
    tokens, cities = min(found, key=lambda split: split[1])
    left = dict(zip(risk.areas, risk.limits, strict=True))
    for _ in range(tokens):
        fullest = max(left, key=lambda area: left[area])
        left[fullest] -= 1
    bag = tuple(a for a, n in zip(risk.areas, risk.limits, strict=True) for _ in range(n - left[a]))
    return bag, risk.cities[:cities]


# -- losing -----------------------------------------------------------------------------------------------------------


def lose(s: State, card: int, units: Sequence[int], most: Sequence[int], plain: int = NO_PLAIN) -> None:
    """All seats lose so many units to a calamity, at most so many; who has a choice is asked (52.1, A-22b)."""
    asked = []
    number = s.components.stack_of[card]
    for seat in s.order:
        risk = at_risk(s, number, seat, plain)
        if not units[seat] or not risk.units():
            continue
        s.emit("must-lose", seat, units[seat], card)
        pieces = forced(risk, splits(risk, units[seat], most[seat]))
        if pieces is None:
            asked.append(seat)
        else:
            remove(s, number, seat, pieces)
    s.push(Lose(card, tuple(asked), tuple(units[seat] for seat in asked), tuple(most[seat] for seat in asked), plain))


def remove(s: State, number: int, seat: int, pieces: Pieces) -> None:
    """Pieces go to the stock, tokens first; an epidemic leaves a token of a city while there is one (A-25, 65.1)."""
    tokens, cities = pieces
    for area, n in counted(tokens):
        s.remove(seat, area, n)
        s.emit("loses", seat, n, area)
    for area in cities:
        if number == EPIDEMIC and s.stock[seat]:
            s.raze(area)
            s.place(seat, area)
            s.emit("city-shrinks", seat, area)
        else:
            destroy(s, area)


def counted(tokens: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Each area of a bag with how often it is there, in order."""
    return ((area, tokens.count(area)) for area in dict.fromkeys(tokens))


class Lose(Live[State]):
    """Each loser picks what he loses (52.4, A-22, A-56)."""

    card: int
    losers: tuple[int, ...]
    units: tuple[int, ...]
    most: tuple[int, ...]
    plain: int
    rule = "52.1"

    def seats(self, s: State) -> Sequence[int]:
        return self.losers

    def _choices(self, s: State, seat: int) -> tuple[Risk, list[Split]]:
        i = self.losers.index(seat)
        risk = at_risk(s, s.components.stack_of[self.card], seat, self.plain)
        return risk, splits(risk, self.units[i], self.most[i])

    def options(self, s: State, seat: int) -> Sequence[Any]:
        return [form("lose", *self._choices(s, seat))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "lose":
            return None
        return refusal(*self._choices(s, seat), (action[1], action[2]), f"52.{s.components.stack_of[self.card]}")

    def sample(self, s: State, seat: int, option: Form, r: Random) -> Action:
        """A legal choice at random."""
        return ("lose", *some_pieces(*self._choices(s, seat), r))

    def take(self, s: State, seat: int, action: Action) -> None:
        remove(s, s.components.stack_of[self.card], seat, (action[1], action[2]))
        rest = [i for i, other in enumerate(self.losers) if other != seat]
        losers, units, most = (tuple(row[i] for i in rest) for row in (self.losers, self.units, self.most))
        s.push(Lose(self.card, losers, units, most, self.plain))

    def default(self, s: State, seat: int) -> Action | None:
        return ("lose", *plain_pieces(*self._choices(s, seat)))

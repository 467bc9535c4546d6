"""The harvest of glory (S113-S119): all categories are worked out from one position, then glory may be bought.

A *prize* is what an empire gets in a ranking, by its place. Where empires of one player tie, they stand in the order
that brings him the most (S114b).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, permutations, product

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.cards import Category
from zeitalter.games.seven_ages.data.components import (
    ARTEFACTS,
    ARTIST,
    CITY_VALUE,
    DOMINATION,
    HANGING_GARDENS,
    HINDUISM,
    HOLD_AREA,
    MOST_UNITS,
    RENAISSANCE,
)
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES
from zeitalter.games.seven_ages.rules.faith import in_strife
from zeitalter.games.seven_ages.rules.glory import gain_glory, source_number
from zeitalter.games.seven_ages.rules.glory_counts import Count, Ranking, ranking
from zeitalter.games.seven_ages.rules.state import COLOURS, State
from zeitalter.games.seven_ages.rules.stats import figure

MOST_ORDERS = 5040
"""More orders of tied empires than these are not compared; seven empires of a player can stand in so many."""
_CITIES = Category(CITY_VALUE, 0, True, 0, 0, -1, False, -1)
_ARTEFACTS = Category(ARTEFACTS, 0, True, 0, 0, -1, False, -1)


@dataclass(slots=True)
class Prize:
    """What an empire gets in a ranking: points by place, counted from 0; later places get nothing."""

    empire: int
    category: Category
    points: tuple[int, ...]
    n: int
    """How much the empire has of what is counted."""
    artefact: int = -1
    """The artefact that gives the prize, if none of the card's own categories does."""
    place: int = 0
    """The place the empire has reached."""

    def gain(self) -> int:
        """The points for the place."""
        return self.points[self.place] if self.place < len(self.points) else 0


class Harvest(Step[State]):
    """All empires gain glory, then they may buy some (S113, S113b)."""

    rule = "S113"

    def run(self, s: State) -> None:
        prizes = settled_prizes(s)
        points = [0] * COLOURS
        for prize in prizes:
            if prize.place < len(prize.points):
                points[prize.empire] += prize.points[prize.place]
        in_order = s.empires_in_order()
        for e in in_order:
            faith = by_faith(s, e, points[e])
            reap(s, e, points[e] + faith)
            if s.out is not None:
                for prize in prizes:
                    if prize.empire == e:
                        tell(s, prize)
            if faith:
                what = "scores-artefact" if faith > 0 else "artefact-costs"
                s.emit(what, s.card[e], HINDUISM, abs(faith), s.owner[e], source_number("hinduism"))
        s.push(*[BuyGlory(s.owner[e], s.card[e]) for e in in_order if s.money[e] >= glory_price(s, e)])


def reap(s: State, e: int, points: int) -> None:
    """The glory of an empire goes to its player; what it is for is told after it, so it has no source."""
    if points:
        s.glory[s.owner[e]] += points
        s.emit("reaps-glory", s.owner[e], points, s.card[e])


def tell(s: State, prize: Prize) -> None:
    """Say what an empire gains its glory for, and whose that is."""
    gain, card, category = prize.gain(), s.card[prize.empire], prize.category
    if not gain:
        return
    source = s.components.ids["artefact"][prize.artefact] if prize.artefact >= 0 else CATEGORIES[category.category]
    whose = (s.owner[prize.empire], source_number(source))
    if prize.artefact >= 0:
        s.emit("scores-artefact", card, prize.artefact, gain, *whose)
    elif category.category == HOLD_AREA:
        s.emit("scores-area", card, category.area, gain, *whose)
    elif category.category == DOMINATION:
        s.emit("scores-region", card, category.scope, prize.place + 1, gain, *whose)
    elif category.category == MOST_UNITS:
        s.emit("scores-units", card, tuple(bits(category.classes)), prize.place + 1, gain, *whose)
    else:
        s.emit("scores", card, category.category, prize.place + 1, gain, *whose)


# -- prizes and places -------------------------------------------------------------------------------------------------


def settled_prizes(s: State) -> list[Prize]:
    """What all empires gain in this position, with the place each of them reaches; who has nothing gets no prize."""
    count = Count(s)
    prizes: list[Prize] = []
    by_ranking: dict[tuple[int, int, int], list[Prize]] = {}
    for e in s.playing:
        prizes += prizes_of(s, e, count)
    for prize in prizes if len(s.playing) > 1 else ():
        category = prize.category
        if category.ranked:
            by_ranking.setdefault((category.category, category.mask, category.classes), []).append(prize)
    open_ties = []
    for rivals in by_ranking.values():
        if len(rivals) == 1:
            rivals[0].place = ahead_of(s, rivals[0], count)
        else:
            open_ties += set_places(ranking(s, rivals[0].category, count), rivals)
    for tie in open_ties:
        settle_ties(s, prizes, [tie])
    if open_ties and HINDUISM in s.religion:  # the sum of an empire matters there
        for seat in range(s.players):
            if any(s.religion[e] == HINDUISM for e in s.empires_of(seat)):
                settle_ties(s, prizes, [tie for tie in open_ties if s.owner[tie[0].empire] == seat])
    return prizes


def prizes_of(s: State, e: int, count: Count) -> list[Prize]:
    """The prizes an empire can win: the categories of its card, the Hanging gardens, an Artist's own (A15)."""
    found, by_artist = [], bool(s.leaders[e] and s.codes(e) >> ARTIST & 1)
    for category in s.components.glory[s.card[e]]:
        n = count.of(e, category)
        if n > 0:
            points = category.by_place
            if by_artist and category.category == ARTEFACTS:
                points, by_artist = with_artist(s, e, points), False
            found.append(Prize(e, category, points, n))
    if by_artist:
        n = count.of(e, _ARTEFACTS)
        if n > 0:
            found.append(Prize(e, _ARTEFACTS, with_artist(s, e, ()), n))
    if s.owned[e] >> HANGING_GARDENS & 1:
        n = count.of(e, _CITIES)
        if n > 0:
            found.append(Prize(e, _CITIES, gardens(s), n, HANGING_GARDENS))
    return found


def with_artist(s: State, e: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """Points for artefacts with an Artist: more wherever there are some, and for the first in any case (S115, A16)."""
    return tuple(figure(s, e, "glory_from_artefacts", n) for n in points or (0,))


def gardens(s: State) -> tuple[int, ...]:
    """The points of the Hanging gardens by place (S117)."""
    found: dict[int, int] = {}
    for effect in s.components.art_effects[HANGING_GARDENS]:
        for condition in effect.filter:
            if condition.word == "place" and isinstance(effect.points, int):
                found[condition.value - 1] = effect.points
    return tuple(found.get(place, 0) for place in range(max(found) + 1))


def ahead_of(s: State, prize: Prize, count: Count) -> int:
    """How many empires stand before the only one that wins a prize in its ranking (S114)."""
    found, e, n, tied = 0, prize.empire, prize.n, count.tied
    for other in s.playing:
        if other != e:
            more = count.of(other, prize.category) - n
            if more > 0 or (more == 0 and tied[other] < tied[e]):
                found += 1
    return found


def set_places(order: Ranking, rivals: Sequence[Prize]) -> list[list[Prize]]:
    """Give prizes their places; where empires of one player tie, those without a prize stand last."""
    ties, place, reached = [], 0, {}
    for group in order:
        if len(group) == 1:
            reached[group[0]] = place
        else:
            tied = [prize for prize in rivals if prize.empire in group]
            empires = sorted({prize.empire for prize in tied})
            for i, e in enumerate(empires):
                reached[e] = place + i
            if len(empires) > 1:
                ties.append(tied)
        place += len(group)
    for prize in rivals:
        prize.place = reached[prize.empire]
    return ties


def settle_ties(s: State, prizes: Sequence[Prize], ties: Sequence[list[Prize]]) -> None:
    """Put the tied empires of a player into the order that brings him the most (S114b)."""
    if not ties:
        return
    own = {prize.empire for tie in ties for prize in tie}

    def total() -> int:
        found = dict.fromkeys(own, 0)
        for prize in prizes:
            if prize.empire in found:
                found[prize.empire] += prize.gain()
        return sum(points + by_faith(s, e, points) for e, points in found.items())

    standing = [sorted({prize.place: prize.empire for prize in tie}.items()) for tie in ties]
    orders = [permutations(empire for _, empire in places) for places in standing]
    firsts = [min(prize.place for prize in tie) for tie in ties]

    def stand(choice: Sequence[Sequence[int]]) -> None:
        for tie, first, order in zip(ties, firsts, choice, strict=True):
            for prize in tie:
                prize.place = first + order.index(prize.empire)

    best: tuple[int, Sequence[Sequence[int]]] = (-1, ())
    for choice in islice(product(*orders), MOST_ORDERS):
        stand(choice)
        if total() > best[0]:
            best = (total(), choice)
    stand(best[1])


def by_faith(s: State, e: int, points: int) -> int:
    """What Hinduism adds to a poor harvest and takes from a rich one (S118); socialism does not matter here (S132)."""
    if s.religion[e] != HINDUISM:
        return 0
    found = 0
    for effect in s.components.art_effects[HINDUISM]:
        if effect.when != "harvest" or (not effect.drawback and in_strife(s, e)):
            continue
        limits = {condition.word: condition.value for condition in effect.filter}
        low = limits.get("glory_of_this_empire_this_step_at_least", 0)
        if low <= points <= limits.get("glory_of_this_empire_this_step_at_most", points):
            found += int(str(effect.points))
    return found


# -- buying (S119) -----------------------------------------------------------------------------------------------------


def glory_price(s: State, e: int) -> int:
    """What an empire pays for a glory point."""
    c = s.components.constants
    return c.money_per_glory_renaissance if s.has(e, RENAISSANCE) else c.money_per_glory


class BuyGlory(Decision[State]):
    """An empire may buy any number of glory points."""

    seat: int
    card: int
    rule = "S119"
    quiet = ("pass",)
    answers = ("buy_glory", "pass")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and s.money[e] >= glory_price(s, e) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        e = s.empire(self.card)
        most = s.money[e] // glory_price(s, e)
        return [*(("buy_glory", n) for n in range(1, most + 2)), ("pass",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action == ("pass",):
            return None
        e = s.empire(self.card)
        price = glory_price(s, e)
        bought = action[1] >= 1 and action[1] * price <= s.money[e]
        return None if bought else Objection("glory-too-dear", (price, s.money[e]), "S119")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("pass",):
            return
        e = s.empire(self.card)
        s.money[e] -= action[1] * glory_price(s, e)
        s.emit("buys-glory", seat, self.card, action[1], action[1] * glory_price(s, e))
        gain_glory(s, seat, action[1], "bought", self.card)

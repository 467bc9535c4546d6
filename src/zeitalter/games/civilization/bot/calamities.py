"""How the bot bears calamities and whom it lets share them (52): its least useful pieces go, and the leaders pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter.engine.forms import Count, Form
from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.cities import city_worth
from zeitalter.games.civilization.bot.land import Land
from zeitalter.games.civilization.data.components import EPIDEMIC
from zeitalter.games.civilization.rules.civil_war import MarkUnits, unmarked
from zeitalter.games.civilization.rules.losses import Lose, Pieces, Risk, Split, at_risk, in_plain, splits
from zeitalter.games.civilization.rules.state import NOBODY, SUPPORT, State
from zeitalter.games.civilization.rules.succession import card_points

FIELD, CITY = 60.0, 20.0
LOST_CITY, LOST_TOKEN, UNSUPPORTED = 8.0, 1.0, 6.0
FIRST_PART = 4
"""At first nobody is to lose more than this part of his units."""


def threat(s: State, seat: int) -> float:
    """How far a player seems to be, from what all can see."""
    return FIELD * s.field[seat] + card_points(s, seat) + CITY * s.city_count(seat) + s.treasury[seat]


# -- losses -----------------------------------------------------------------------------------------------------------


def lose(s: State, seat: int, options: Sequence[Any]) -> Action:
    """The pieces that are missed least."""
    step = s.stack[-1]
    assert isinstance(step, Lose)
    i = step.losers.index(seat)
    number = s.components.stack_of[step.card]
    risk = at_risk(s, number, seat, step.plain)
    remains = int(number == EPIDEMIC)
    return ("lose", *cheapest(s, seat, risk, splits(risk, step.units[i], step.most[i]), remains))


def cheapest(s: State, seat: int, risk: Risk, ways: Sequence[Split], remains: int) -> Pieces:
    """The least useful pieces of a seat among those at risk; cities that lose their support count too."""

    def cost(way: Split) -> float:
        tokens, cities = way
        left = s.on_board(seat) - tokens + remains * cities
        kept = s.city_count(seat) - cities
        alone = max(0, kept - left // SUPPORT)
        return LOST_TOKEN * tokens + (LOST_CITY - remains) * cities + UNSUPPORTED * alone

    tokens, cities = min(ways, key=lambda way: (cost(way), way))
    gone = sorted(risk.cities, key=lambda area: (city_worth(s, seat, area), area))[:cities]
    return _least_tokens(Land(s, seat), risk, tokens), tuple(area for area in risk.cities if area in gone)


def _least_tokens(land: Land, risk: Risk, n: int) -> tuple[int, ...]:
    """So many tokens at risk, one after the other from where one is worth least."""
    left = dict(zip(risk.areas, risk.limits, strict=True))
    taken = dict.fromkeys(risk.areas, 0)
    for _ in range(n):
        area = max((a for a in left if left[a]), key=lambda a: (land.gain(a, -1), land.own[a], -a))
        left[area] -= 1
        taken[area] += 1
        land.own[area] -= 1
    return tuple(area for area in risk.areas for _ in range(taken[area]))


# -- directing --------------------------------------------------------------------------------------------------------


def share(s: State, seat: int, options: Sequence[Form]) -> Action:
    """As much as possible for the others, the leaders first: a part of what each has, then the rest."""
    leaders = sorted(s.others(seat), key=lambda other: -threat(s, other))
    return shared_out(s, options[0], leaders, (FIRST_PART, 1))


def shared_out(s: State, form: Form, victims: Sequence[int], parts: Sequence[int]) -> Action:
    """Losses for others in this order: at most a part of what each has, then at most the next part."""
    field = form.fields[0]
    assert isinstance(field, Count)
    shares = [0] * s.players
    left = field.high
    for part in parts:
        for other in victims:
            more = min(left, field.limits[other], s.units(other) // part) - shares[other]
            if more > 0:
                shares[other] += more
                left -= more
    return (form.verb, tuple(shares))


def quake(s: State, seat: int, options: Sequence[Action]) -> Action:
    """An own city that is missed little and has a leader's city nearby."""

    def worth(area: int) -> float:
        near = [threat(s, s.cities[a]) for a in s.components.near[area] if s.cities[a] not in (NOBODY, seat)]
        return city_worth(s, seat, area) - (0.5 + max(near) / 1000 if near else 0.0)

    return min(options, key=lambda option: (worth(option[1]), option[1]))


def aftershock(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The city of the player who is furthest."""
    shaken = [option for option in options if option[0] == "shake"]
    return max(shaken, key=lambda option: (threat(s, s.cities[option[1]]), -option[1])) if shaken else options[0]


def volcano(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The volcano that destroys least of the own and most of the others' pieces."""

    def loss(mountain: int) -> float:
        total = 0.0
        for area in s.components.volcano_areas[mountain]:
            for other in s.owners(area):
                total += s.in_area(other, area) * (1.0 if other == seat else -0.3)
            if s.cities[area] != NOBODY:
                total += LOST_CITY * (1.0 if s.cities[area] == seat else -0.3)
        return total

    return min(options, key=lambda option: (loss(option[1]), option[1]))


def plain(s: State, seat: int, options: Sequence[Action]) -> Action:
    """Of the plains that are threatened alike the one with fewer own cities and more of the others' units."""

    def loss(flooded: int) -> tuple[int, int]:
        others = sum(in_plain(s, other, flooded).units() for other in s.others(seat))
        return len(in_plain(s, seat, flooded).cities), -others

    return min(options, key=lambda option: (loss(option[1]), option[1]))


def raid(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The city its owner likes best."""
    return max(options, key=lambda option: (city_worth(s, s.cities[option[1]], option[1]), -option[1]))


# -- civil war --------------------------------------------------------------------------------------------------------


def mark(s: State, seat: int, options: Sequence[Any]) -> Action:
    """The victim marks what it would keep, cities; whoever takes over makes the parts alike."""
    step = s.stack[-1]
    assert isinstance(step, MarkUnits)
    risk = unmarked(s, step.victim)
    ways = splits(risk, step.units)
    if seat == step.victim:
        tokens, cities = max(ways, key=lambda way: way[1])
    else:
        whole = s.city_count(step.victim)
        marked = len(s.marked[1])
        tokens, cities = min(ways, key=lambda way: (abs(2 * (marked + way[1]) - whole), way[1]))
    land = Land(s, step.victim)
    best = sorted(risk.cities, key=lambda area: (-city_worth(s, step.victim, area), area))[:cities]
    return ("mark", _least_tokens(land, risk, tokens), tuple(area for area in risk.cities if area in best))


def name_taker(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The player who is furthest behind."""
    return min(options, key=lambda option: (threat(s, option[1]), option[1]))


def keep_part(s: State, seat: int, options: Sequence[Action]) -> Action:
    """The part with more cities that can also support them."""
    tokens, cities = s.marked
    rest_tokens, rest_cities = s.on_board(seat) - len(tokens), s.city_count(seat) - len(cities)
    marked = _part(len(tokens), len(cities))
    return ("keep_marked",) if marked >= _part(rest_tokens, rest_cities) else ("keep_rest",)


def _part(tokens: int, cities: int) -> float:
    lasting = min(cities, tokens // SUPPORT)
    return tokens * LOST_TOKEN + lasting * LOST_CITY + (cities - lasting) * (LOST_CITY - UNSUPPORTED)

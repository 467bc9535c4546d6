"""What can be counted of a position: the way to the end of the succession table, what delays it, and what pays for it.

The last epochs ask for cards and points. How many rounds those will cost beyond the way itself is reckoned from what is
missing and from what so many cities bring in; everything else that helps or hurts is counted as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.civilization.data.components import (
    AGRICULTURE,
    ASTRONOMY,
    CARDS,
    ENGINEERING,
    LAW,
    MEDICINE,
    NO_SITE,
    POTTERY,
    our_data,
)
from zeitalter.games.civilization.rules.cities import ON_SITE
from zeitalter.games.civilization.rules.course import last_round
from zeitalter.games.civilization.rules.purchase import prices_alone
from zeitalter.games.civilization.rules.state import NOBODY, SUPPORT, State, hand, package
from zeitalter.games.civilization.rules.succession import (
    CARDS_FOR_FOURTH,
    CITIES_FOR_SECOND,
    GROUPS_FOR_THIRD,
    POINTS_FOR_FIFTH,
    card_points,
    goal,
    groups,
)
from zeitalter.games.civilization.rules.trade_cards import is_calamity, set_value

BASE_INCOME, INCOME_OF_CITY = 60.0, 16.0
"""Points that the rounds to come bring in on average, and how many more with each city that stands already."""
LEAST_DELAY, MOST_DELAY = -3.0, 6.0
"""What is reckoned at all; below zero: rounds to spare."""
PRICE_OF_CARD = 75.0
"""What a cheap civilization card costs after credits."""
DRAWING, BUYING = 8, 10
"""The phases from which on the cards of this round are in the hands, and from which on they have been traded."""
UNSOLD = 0.4
"""The part of a round's income that trade makes of cards that are drawn already."""

NATIONS: Sequence[str] = [nation["id"] for nation in our_data()["nations"]]
# fmt: off
OF_A_PLAYER = (
    "way", "delay", "card_points", "card_count", "goods", "pairs", "treasury", "cities", "unsupported", "tokens",
    "stock", "land", "sites", "ready", "rivals", "calamities_open", "calamities_held", "credits", "ships",
    "areas",
)
# fmt: on
USEFUL = (POTTERY, ASTRONOMY, AGRICULTURE, ENGINEERING, MEDICINE, LAW)
"""Civilization cards that are worth more, or less, than their points."""
FIGURES = (*OF_A_PLAYER, *(CARDS[card] for card in USEFUL), *NATIONS)


def figures(s: State) -> list[list[float]]:
    """All figures of every seat."""
    return [_player(s, seat) for seat in range(s.players)]


def _player(s: State, seat: int) -> list[float]:
    nation = s.nations[seat]
    cards = s.cards[seat]
    found = _of_a_player(s, seat) if nation != NOBODY else [0.0] * len(OF_A_PLAYER)
    found += [float(cards >> card & 1) for card in USEFUL]
    found += [float(nation == number) for number in range(len(NATIONS))]
    return found


def _of_a_player(s: State, seat: int) -> list[float]:
    held = [*s.zones[hand(seat)].cards, *s.zones[package(seat)].cards]
    goods = set_value(s, held)
    points = card_points(s, seat)
    cities, tokens = s.city_count(seat), s.on_board(seat)
    way = float(goal(s, seat) - s.field[seat])
    late = delay(s, seat, points, goods, cities)
    own = s.areas_of(seat)
    return [
        way / 4,
        late,
        points / 200,
        s.cards[seat].bit_count() / 4,
        goods / 100,
        sum(held.count(card) - 1 for card in set(held)) / 4,
        s.treasury[seat] / 20,
        cities / 3,
        max(0, SUPPORT * cities - tokens) / 5,
        tokens / 15,
        s.stock[seat] / 15,
        len(own) / 10,
        *_near(s, seat, own),
        float(sum(victim == seat for _, victim, _ in s.calamities)),
        float(sum(is_calamity(s, card) for card in held)),
        _credits(s, seat) / 200,
        len(s.ships[seat]) / 2,
        len(own) / 10 if s.option("variant") == "nomads" else 0.0,
    ]


def _near(s: State, seat: int, own: Sequence[int]) -> tuple[float, float, float]:
    """Free sites where a city can be built soon, those where the tokens stand ready, and foreign tokens close by."""
    c = s.components
    areas = c.areas
    near = set(own)
    for area in own:
        near.update(c.land_links[area])
    mine = range(seat * areas, (seat + 1) * areas)
    sites, ready, foreign = 0, 0, 0
    for area in near:
        if c.site[area] != NO_SITE and s.cities[area] == NOBODY and s.open_areas[area]:
            sites += 1
            ready += s.tokens[mine[area]] >= ON_SITE
        for other in range(s.players):
            if other != seat:
                foreign += s.tokens[other * areas + area]
    return sites / 4, ready / 2, foreign / 10


def _credits(s: State, seat: int) -> int:
    """By how much the cards that a seat lacks have become cheaper for it."""
    cards, cost = s.cards[seat], s.components.cost
    prices = prices_alone(s, seat)
    return sum(cost[card] - prices[card] for card in range(len(cost)) if not cards >> card & 1)


# -- delay ------------------------------------------------------------------------------------------------------------


def delay(s: State, seat: int, points: int, goods: int, cities: int) -> float:
    """How many rounds a marker will have to wait on its way, if rounds bring what so many cities usually bring."""
    if s.option("variant") == "nomads":
        return 0.0
    last = goal(s, seat)
    field = s.field[seat]
    starts = s.components.epoch_start[s.nations[seat]]
    income = BASE_INCOME + INCOME_OF_CITY * cities
    means = goods + s.treasury[seat]
    rest = 1.0 if s.phase < DRAWING else UNSOLD if s.phase < BUYING else 0.0
    cards = s.cards[seat].bit_count()
    missing: list[tuple[int, float]] = [(starts[1], float(CITIES_FOR_SECOND - cities) if cities < 2 else 0.0)]
    if s.option("variant") == "full":
        missing += [
            (starts[2], ((GROUPS_FOR_THIRD - groups(s, seat)) * PRICE_OF_CARD - means) / income),
            (starts[3], ((CARDS_FOR_FOURTH - cards) * PRICE_OF_CARD - means) / income),
            (starts[4], (POINTS_FOR_FIFTH - points - means) / income),
        ]
        missing += [
            (at, (needed - points - means) / income) for at, needed in s.components.points[s.nations[seat]].items()
        ]
    late = LEAST_DELAY
    for at, rounds in missing:
        if field < at <= last:
            late = max(late, rounds - (at - 1 - field) - rest)
    return min(late, MOST_DELAY)


def progress(s: State) -> float:
    """How much of the game is over: how far the first marker is, or the rounds of the nomads' game."""
    if s.option("variant") == "nomads" or s.nations[0] == NOBODY:
        return min(1.0, (s.round - 1) / last_round(s))
    return min(1.0, max(s.field[seat] / goal(s, seat) for seat in range(s.players) if s.nations[seat] != NOBODY))


def stage(s: State) -> int:
    """Thirds of rounds: what happens on the board, cards and trade, purchases and calamities."""
    return 3 * s.round + (s.phase >= DRAWING) + (s.phase >= BUYING)

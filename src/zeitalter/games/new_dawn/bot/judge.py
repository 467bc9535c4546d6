"""How a good player judges a position of A New Dawn: how near every victory card is, and what helps to get there.

`evaluate` adds up the parts of a position; looking ahead over the own turn, and from its beginning also over the turn
after it (`values`), does the rest. All figures are estimates of ours, no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from zeitalter.engine import kernel
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import HALT
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.bot.thumbs import PACT, THUMBS
from zeitalter.games.new_dawn.data.components import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    PACTS,
    RESOURCES,
    SCIENCE,
    SLOTS,
    WONDER_TYPES,
    Components,
)
from zeitalter.games.new_dawn.rules.agendas import Condition, Count, ways
from zeitalter.games.new_dawn.rules.course import BeginTurn, EndRound, Turn
from zeitalter.games.new_dawn.rules.culture import free_sites
from zeitalter.games.new_dawn.rules.economy import markets
from zeitalter.games.new_dawn.rules.industry import cost, open_wonders
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.state import ON_CARD, ON_MAP, State

Ways = list[tuple[Count, int, Condition]]
"""The ways to complete an agenda."""
DONE, WAY = 100.0, 70.0
"""A victory card that is fulfilled, and the whole way to it."""
SECOND_WAY = 0.25
"""What the less advanced agenda of a card still counts."""
CITY, MATURE, SPACE, STRONG = 5.0, 4.0, 1.1, 0.25
NEARLY = 2.5
"""A city in the part of its surroundings that is already held."""
WONDER, NATURE, STATE = 10.0, 6.0, 6.0
RESOURCE, WANTED = 1.6, 1.2
"""A resource; more if a wonder that lies open takes it and its type is wanted."""
TRADE = (0.0, 1.0, 1.8, 2.4)
DIAL, LEVEL = 0.9, (0.0, 0.0, 5.0, 11.0, 18.0)
CARD_OF_DIPLOMACY = 2.0
SPENT, SPENDING_STEPS = 1.15, ("PlaceTokens", "Advance")
"""A trade token just spent, as long as it can still bring something."""
PLACE = {CULTURE: 0.9, INDUSTRY: 0.8, MILITARY: 0.7, SCIENCE: 0.3, ECONOMY: 0.1}
"""A card of a type one place further in the row: what it can do grows with the place."""
HARD_SITE, MOST_HARD, EASY = 0.5, 3, 3
"""A place further for the culture card, for each space that only a slot beyond the easy ones reaches."""
ON_THE_WAY = 1.6
"""A caravan next to somebody to trade with."""
EXPOSED = 0.3
"""A weak token next to a barbarian."""
RIVAL = 0.3
PLANNED, NEXT_TURN = 3, 0.6
"""Ways to play a turn that are followed into the next one, and how much the position after that one counts."""
NEVER = float("-inf")


def focus(s: State, seat: int) -> State:
    """A copy that asks nobody once this turn is over."""
    c = s.copy()
    for i in range(len(c.stack) - 1, -1, -1):
        if isinstance(c.stack[i], Turn | EndRound):
            c.stack.insert(i + 1, HALT)
            break
    return c


def values(s: State, seat: int, options: Sequence[Action], play_on: Callable[[State], State]) -> list[float] | None:
    """The worth of every way to begin a turn, by the position after it and after the own turn that follows.

    A card goes to the first place when it is resolved and the others move up: what that is good for shows a turn later.
    """
    if not isinstance(s.stack[-1], BeginTurn):
        return None
    ends = [play_on(_after(focus(s, seat), seat, option)) for option in options]
    worth = [evaluate(end, seat) for end in ends]
    best = sorted(range(len(options)), key=lambda i: -worth[i])[:PLANNED]
    for i, end in enumerate(ends):
        if i not in best:
            worth[i] = NEVER
        elif end.stack and end.stack[-1] is HALT:
            worth[i] += NEXT_TURN * (_next_turn(end, seat, play_on) - worth[i])
    return worth


def _next_turn(s: State, seat: int, play_on: Callable[[State], State]) -> float:
    """The worth of the best position after one more turn, if nobody else had one before."""
    s.push(Turn(seat))
    kernel.advance(s)
    cards = [option for option in kernel.options(s, seat) if isinstance(option, tuple) and option[0] == "focus"]
    return max(evaluate(play_on(_after(s.copy(), seat, card)), seat) for card in cards)


def _after(s: State, seat: int, action: Action) -> State:
    """A position once a question is answered."""
    kernel.answer(s, seat, action)
    return s


def evaluate(s: State, seat: int) -> float:
    """The worth of a position for a player."""
    rivals = [_victory(s, other) for other in range(s.players) if other != seat]
    return own_worth(s, seat) - RIVAL * max(rivals)


def own_worth(s: State, seat: int) -> float:
    """The worth of what a player has, however near the rivals are to victory."""
    growing = s.cities[seat] & ~mature(s, seat)
    worth = _victory(s, seat) + _land(s, seat, growing) + _cards(s, seat, growing) + _goods(s, seat)
    return worth + _caravans(s, seat)


# -- victory ----------------------------------------------------------------------------------------------------------


def _victory(s: State, seat: int) -> float:
    total, done = 0.0, s.agendas[seat]
    for completing, agendas in victory_cards(s.components, s.victory):
        if done & completing:
            total += DONE
            continue
        gone = sorted([way_gone(s, seat, agenda) for agenda in agendas], reverse=True)
        total += WAY * (gone[0] + SECOND_WAY * gone[1])
    return total


@lru_cache(maxsize=256)
def victory_cards(c: Components, victory: tuple[int, ...]) -> tuple[tuple[int, tuple[Ways, ...]], ...]:
    """For every victory card in play the mask of its agendas, and the ways to complete each of them."""
    return tuple((c.victory_mask[card], tuple(ways(c, agenda) for agenda in c.victory[card])) for card in victory)


def way_gone(s: State, seat: int, agenda: Ways) -> float:
    """How much of the best way to an agenda is gone, 0 to 1."""
    best = 0.0
    for count, need, condition in agenda:
        have = float(count(s, seat, condition))
        if have >= need:
            return 1.0
        nearly = NEARLY_THERE.get(condition["kind"])
        if nearly is not None:
            have += nearly(s, seat, condition)
        gone = min(ALMOST, have / need)
        best = max(best, gone * (0.5 + 0.5 * gone))
    return best


ALMOST = 0.97


def _growing(s: State, seat: int, condition: Condition) -> float:
    """Cities that are not mature yet, by the part of their surroundings that is held."""
    grown, own, board = mature(s, seat), s.control[seat], s.board
    parts = []
    for city in bits(s.cities[seat] & ~grown):
        near = board.near_mask[city]
        parts.append(((near & (own | board.water)).bit_count() / max(1, near.bit_count())) ** 2)
    missing = max(0, condition["count"] - grown.bit_count())
    return 0.9 * sum(sorted(parts, reverse=True)[:missing])


def _discovered(s: State, seat: int, condition: Condition) -> float:
    """Natural wonders that could be reached, the nearer to a city the better."""
    parts = []
    for nature, space in s.board.natures.items():
        if s.natures[nature] != seat:
            far = s.board.steps(space, s.cities[seat], 6) or 9
            parts.append((0.6 if s.natures[nature] == ON_MAP else 0.3) / far)
    return sum(sorted(parts, reverse=True)[: condition["count"] - s.natures.count(seat)])


def _payable(s: State, seat: int, condition: Condition) -> float:
    """The part of the price of the open wonder of this type that resources and trade tokens could pay."""
    c = s.components
    deck = s.zones[WONDER_TYPES.index(condition["type"])].cards
    if not deck:
        return 0.0
    means = 0
    for kind in c.wonder_resources[deck[0]]:
        means += 2 * s.resources[seat * len(RESOURCES) + kind]
    means += production(s, seat)
    return 0.6 * min(1.0, means / max(1, cost(s, seat, deck[0])))


def production(s: State, seat: int) -> int:
    """What the best industry card of the row brings, its trade tokens spent."""
    types, first, most = s.components.type, seat * SLOTS, 0
    for place in range(SLOTS):
        if types[s.row[first + place]] == INDUSTRY:
            most = max(most, place + 1 + s.trade[first + place])
    return most


NEARLY_THERE: Mapping[str, Callable[[State, int, Condition], float]] = {
    "mature_cities": _growing,
    "natural_wonders": _discovered,
    "wonders_of_type": _payable,
}
"""What counts on the way to an agenda beside what is already there."""


# -- land -------------------------------------------------------------------------------------------------------------


def _land(s: State, seat: int, growing: int) -> float:
    """Cities and spaces; `growing` are the cities that are not mature yet."""
    own, board = s.control[seat], s.board
    cities = s.cities[seat].bit_count()
    worth = CITY * cities + MATURE * (cities - growing.bit_count())
    worth += SPACE * own.bit_count() + STRONG * s.strong[seat].bit_count()
    closed = own | board.water
    for city in bits(growing):
        near = board.near_mask[city]
        held = (near & closed).bit_count()
        worth += NEARLY * held / max(1, near.bit_count())
    wild = board.next_to(s.wild)
    return worth - EXPOSED * (wild & own & ~s.strong[seat]).bit_count()


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(s: State, seat: int, growing: int) -> float:
    c = s.components
    ahead = s.topped >> seat & 1 or s.dial[seat] == c.dial_end
    worth = DIAL * (c.dial_end if ahead else s.dial[seat])
    if s.stack and type(s.stack[-1]).__name__ in SPENDING_STEPS:
        worth += SPENT * s.extra
    hard = _hard_sites(s, growing)
    for place, card in enumerate(s.cards(seat)):
        worth += LEVEL[c.level[card]] + PLACE[c.type[card]] * place
        if c.type[card] == CULTURE:
            worth += HARD_SITE * hard * place
        worth += TRADE[s.trade[seat * SLOTS + place]]
    if seat in s.pacts:
        n = len(PACTS)
        for giver in range(s.players):
            if giver != seat:
                worth += sum([PACT[pact] for pact in range(n) if s.pacts[giver * n + pact] == seat])
    worth += CARD_OF_DIPLOMACY * sum([holders >> seat & 1 for holders in s.envoys])
    return worth


def _hard_sites(s: State, growing: int) -> int:
    """Free spaces next to cities that are not mature, as far as only a high slot reaches them; some at most."""
    near = s.board.next_to(growing)
    return min(MOST_HARD, (near & free_sites(s) & ~s.board.level[EASY]).bit_count())


def _goods(s: State, seat: int) -> float:
    """Wonders, natural wonders and city-states that a seat has, and resources for more."""
    worth = WONDER * len(s.wonders_of(seat)) + NATURE * s.natures.count(seat) + STATE * s.states.count(seat)
    kinds = wanted(s)
    for kind in range(len(RESOURCES)):
        count = s.resources[seat * len(RESOURCES) + kind]
        worth += count * (RESOURCE + (WANTED if kind in kinds else 0.0))
    return worth


def wanted(s: State) -> set[int]:
    """The resources of the open wonders whose type an agenda asks for."""
    c = s.components
    types = types_in_demand(c, s.victory)
    found: set[int] = set()
    for wonder in open_wonders(s):
        if c.wonder_type[wonder] in types:
            found.update(c.wonder_resources[wonder])
    return found


@lru_cache(maxsize=256)
def types_in_demand(c: Components, victory: tuple[int, ...]) -> frozenset[int]:
    """The types of wonders that agendas of the victory cards in play ask for."""
    asked = {c.agenda_condition[agenda].get("type") for card in victory for agenda in c.victory[card]}
    return frozenset(type for type, name in enumerate(WONDER_TYPES) if name in asked)


def _caravans(s: State, seat: int) -> float:
    """Caravans on the map, the nearer to somebody to trade with the better."""
    worth = 0.0
    goals = markets(s, seat)
    for caravan in s.caravans_of(seat):
        space = s.caravans[caravan]
        if space == ON_CARD:
            worth += ON_THE_WAY / 2
        elif space >= 0:
            worth += ON_THE_WAY / (s.board.steps(space, goals, 4) or 6)
    return worth


def shortlist(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """The options without those that are hardly ever better than another, see `thumbs`."""
    thumb = THUMBS.get(type(s.stack[-1]).__name__)
    return options if thumb is None or len(options) < 2 else thumb(s, seat, options)

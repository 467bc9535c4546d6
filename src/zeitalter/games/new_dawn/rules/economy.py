"""Economy (7): caravans move over the map, and trade with city-states and the cities of rivals.

A caravan is sent to a space; the way there is the shortest one, for it does not matter what it passes. It may go on as
long as it has steps left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import FOCUS, RESOURCES, Components
from zeitalter.games.new_dawn.rules.board import NOWHERE
from zeitalter.games.new_dawn.rules.diplomacy import greet, visit
from zeitalter.games.new_dawn.rules.focus_row import GetTrade, home
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.pieces import supply
from zeitalter.games.new_dawn.rules.spending import SPENDING, spend, ways
from zeitalter.games.new_dawn.rules.state import NOBODY, ON_CARD, ON_MAP, OUT, State
from zeitalter.games.new_dawn.rules.terrain import ALL, difficulty, passable

Effect = Mapping[str, Any]


def move_caravans(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for moving caravans; each can go as far as the card says (N52), Colossus gives a common pool (N177)."""
    pool = sum(source.effect["amount"] for source in s.effects(seat, "caravan_extra_total"))
    s.steps = (*([effect["steps"]] * s.components.caravans), pool)
    return [MoveCaravans(seat)]


def card_effect(s: State, seat: int) -> Effect:
    """What the economy card being resolved says of the way of caravans."""
    return _caravans_of(s.components, s.cards(seat)[s.chosen])


@lru_cache(maxsize=256)
def _caravans_of(c: Components, card: int) -> Effect:
    for effect in c.effects_of[FOCUS][card]:
        for part in effect["sequence"]:
            if part["op"] == "move_caravans":
                found: Effect = part
                return found
    raise LookupError(card)


# -- ways -------------------------------------------------------------------------------------------------------------


def starts(s: State, seat: int) -> int:
    """Where a caravan on the card enters the map: the capital and mature cities, for Rome any city (N53, N193)."""
    if s.effects(seat, "caravan_start"):
        return s.cities[seat]
    return mature(s, seat) | 1 << s.capital[seat]


def roads(s: State, seat: int) -> int:
    """The spaces a caravan may enter (N54, N55)."""
    effect = card_effect(s, seat)
    open_to = passable(s, seat, s.slot, ALL)
    if effect["water"]:
        open_to |= s.board.water
    return open_to if effect["barbarian"] != "blocked" else open_to & ~s.wild


def markets(s: State, seat: int) -> int:
    """Cities of rivals and city-states; a space that was one, too, even under a token (N57, N64)."""
    found = s.free_states
    for other in range(s.players):
        if other != seat:
            found |= s.cities[other]
    if max(s.states) < 0:  # nobody has conquered one
        return found
    for state, holder in enumerate(s.states):
        space = s.board.city_states.get(state, NOWHERE)
        if holder not in (seat, ON_MAP, OUT) and s.owner(space) == holder:
            found |= 1 << space
    return found


def gates(s: State, seat: int) -> int:
    """Markets with a barbarian that a caravan may clear and pass without trading (A43)."""
    wild = s.wild
    if not wild or card_effect(s, seat)["barbarian"] == "blocked" or s.option("currency_stops") == "on":
        return 0
    return wild & markets(s, seat)


class Net(NamedTuple):
    """What all ways have in common: the spaces to enter, those where a way ends, those where none may end."""

    open: int
    stops: int
    closed: int


def net(s: State, seat: int, through: int | None = None) -> Net:
    """The ways of a seat's caravans; `through` are the gates they may pass."""
    passing = gates(s, seat) if through is None else through
    return Net(roads(s, seat), s.wild & ~passing, markets(s, seat) & s.traded if s.traded else 0)


def reach(s: State, seat: int, caravan: int, paths: Net | None = None, start: int = 0) -> list[int]:
    """Where a caravan can be sent now: the spaces that take one step, those that take two, and so on, as masks."""
    found: list[int] = []
    where = s.caravans[caravan]
    if s.fresh >> caravan & 1 or where < ON_CARD:
        return found
    edge = start or (starts(s, seat) if where == ON_CARD else 1 << where)
    open_to, stops, closed = paths or net(s, seat)
    board, unseen = s.board, open_to & ~edge  # to stay where it starts is no move, from its card neither (N53)
    for _ in range(s.steps[caravan - seat * s.components.caravans] + s.steps[-1]):
        edge = board.next_to(edge) & unseen
        if not edge:
            break
        unseen ^= edge
        found.append(edge & ~closed)
        edge &= ~stops  # a barbarian in the way has to be the end of a way, to go on from
    return found


class MoveCaravans(Decision[State]):
    """Send caravans to spaces, in any order, until the player has done enough (N52-N63)."""

    seat: int
    rule = "N52"
    answers = ("send", "done", *SPENDING)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        seen: set[int] = set()
        paths = net(s, seat)
        for i, caravan in enumerate(s.caravans_of(seat)):
            on_card = s.caravans[caravan] == ON_CARD
            if on_card and s.steps[i] in seen and not s.fresh >> caravan & 1:
                continue  # caravans on the card are all alike
            before = len(found)
            for spaces in reach(s, seat, caravan, paths):
                found += [("send", caravan, space) for space in bits(spaces)]
            if on_card and len(found) > before:
                seen.add(s.steps[i])
        return [*found, *ways(s, seat, s.chosen), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "send":
            return None
        _, caravan, space = action
        if caravan not in s.caravans_of(seat) or s.caravans[caravan] < ON_CARD:
            return Objection("caravan-not-usable", (), "N51")
        if s.fresh >> caravan & 1:
            return Objection("caravan-rests", (), "N62")
        if s.traded >> space & 1:
            return Objection("already-traded", (space,), "N58")
        return None if action in self.options(s, seat) else _no_way(s, seat, caravan, space)

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            s.steps = ()
            return
        s.push(self)
        if action[0] == "send":
            send(s, seat, action[1], action[2])
        else:
            spend(s, seat, s.chosen, action)
            s.extra -= 1
            s.steps = (*(n + 1 for n in s.steps[:-1]), s.steps[-1])


def _no_way(s: State, seat: int, caravan: int, space: int) -> Objection:
    """Why a caravan cannot go to a space."""
    where = s.caravans[caravan]
    if where == space:
        return Objection("caravan-is-there", (space,), "N52")
    if where == ON_CARD and starts(s, seat) >> space & 1:
        return Objection("caravan-starts-there", (space,), "N53")
    effect = card_effect(s, seat)
    if s.board.water >> space & 1 and not effect["water"]:
        return Objection("water", (space,), "N54")
    hard = difficulty(s, seat, space, ALL)
    if hard > s.slot:
        return Objection("too-difficult", (space, hard, s.slot), "N54")
    if s.wild >> space & 1 and effect["barbarian"] == "blocked":
        return Objection("barbarian-there", (space,), "N55")
    return Objection("no-way", (space,), "N52")


def send(s: State, seat: int, caravan: int, space: int) -> None:
    """A caravan goes to a space; in a city-state or a rival's city it trades (N57, N59)."""
    i = caravan - s.caravans_of(seat)[0]
    n, passed, start = _way(s, seat, caravan, space)
    steps = list(s.steps)
    own = min(n, steps[i])
    steps[i] -= own
    steps[-1] -= n - own  # the rest comes from the common pool
    s.steps = tuple(steps)
    s.caravans[caravan] = space
    s.emit("caravan-moves", seat, start, space)
    for gate in [*bits(passed), space]:
        _clear_the_way(s, seat, caravan, gate)
    if markets(s, seat) >> space & 1:
        trade(s, seat, caravan, space)


def _way(s: State, seat: int, caravan: int, space: int) -> tuple[int, int, int]:
    """The shortest way to a space: how many steps, the gates it cannot do without, and where it begins."""
    through = gates(s, seat)
    paths = net(s, seat, through)
    n = _steps_to(space, reach(s, seat, caravan, paths))
    for gate in bits(through):
        fewer = net(s, seat, through & ~(1 << gate))
        if _steps_to(space, reach(s, seat, caravan, fewer)) == n:
            through, paths = through & ~(1 << gate), fewer
    if s.caravans[caravan] != ON_CARD:
        return n, through, s.caravans[caravan]
    for city in bits(starts(s, seat) & ~(1 << s.capital[seat])):
        if _steps_to(space, reach(s, seat, caravan, paths, 1 << city)) == n:
            return n, through, city
    return n, through, s.capital[seat]


def _steps_to(space: int, reached: list[int]) -> int:
    """How many steps a space takes, 0 if it is not reached."""
    for n, spaces in enumerate(reached, 1):
        if spaces >> space & 1:
            return n
    return 0


def _clear_the_way(s: State, seat: int, caravan: int, space: int) -> None:
    """Currency: a barbarian on the space leaves the map, without a reward (N55, A29)."""
    if space not in s.barbarians:
        return
    letter = s.barbarians.index(space)
    s.put_barbarian(letter, NOWHERE)
    s.emit("clears", seat, letter, space)
    if s.option("currency_stops") == "on":
        s.fresh |= 1 << caravan


def trade(s: State, seat: int, caravan: int, space: int) -> None:
    """A caravan trades: back to the card, two trade tokens, a diplomacy card (N59-N61)."""
    s.traded |= 1 << space
    s.fresh |= 1 << caravan
    s.emit("caravan-trades", seat, space)
    home(s, caravan)
    tokens = s.components.data.city_states.trade_tokens_per_visit
    state = s.state_at(space)
    if state != NOBODY and s.states[state] == ON_MAP:
        s.push(GetTrade(seat, tokens, s.components.city_state_type[state]))
        greet(s, seat, state)
        return
    visit(s, seat, s.owner(space), space)
    s.push(GetTrade(seat, tokens))


def exchange_resource(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for exchanging a resource (Steam Power)."""
    return [ExchangeResource(seat)] * int(effect["count"])


class ExchangeResource(Decision[State]):
    """Return a resource and take another (A54)."""

    seat: int
    rule = "N127"
    answers = ("exchange", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        own = s.resources[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
        kinds = range(len(RESOURCES))
        pairs = [("exchange", a, b) for a in kinds if own[a] for b in kinds if a != b and supply(s, b)]
        return [*pairs, ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "exchange":
            _, gives, gets = action
            s.resources[seat * len(RESOURCES) + gives] -= 1
            s.resources[seat * len(RESOURCES) + gets] += 1
            s.emit("pays", seat, 1, gives)
            s.emit("gains", seat, 1, gets)

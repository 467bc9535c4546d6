"""Setting up: stacks of trade cards, the choice of nations, the first token (42)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import Zone
from zeitalter.games.civilization.data.components import MYSTICISM, STACKS
from zeitalter.games.civilization.rules.course import StartRound
from zeitalter.games.civilization.rules.state import NOBODY, State, stack
from zeitalter.games.civilization.rules.trade_cards import mask_in_stack


def new_state(table: Table, source: Source) -> State:
    """The state before the first step."""
    s = State(table, source)
    s.push(SetUp())
    return s


class SetUp(Step[State]):
    """Sort the stacks, limit mysticism and the board, and draw lots for the choice of nations (42)."""

    rule = "42"

    def run(self, s: State) -> None:
        for number in range(1, STACKS + 1):
            build_stack(s, number)
        s.supply[MYSTICISM] = mysticism_in_play(s)
        s.open_areas = open_areas(s)
        lots = s.shuffled(range(1, s.players + 1))
        for seat in range(s.players):
            s.emit("draws-lot", seat, lots[seat])
        first = sorted(range(s.players), key=lambda seat: -lots[seat])
        s.push(*(ChooseNation(seat) for seat in first), PlaceFirstTokens())


def build_stack(s: State, number: int) -> None:
    """The goods of a value, shuffled where there are two kinds, with the calamity at the bottom."""
    c = s.components
    goods = [good for good in range(c.goods) if c.stack_of[good] == number for _ in range(c.good_count[good])]
    cards = s.shuffled(goods) if len(set(goods)) > 1 else tuple(goods)
    if number in c.by_number:
        cards += (c.by_number[number],)
    s.zones[stack(number)] = Zone(cards, tuple(mask_in_stack(s, card) for card in cards))


def mysticism_in_play(s: State) -> int:
    """How many mysticism cards are used: fewer with few players (42), none in a shortened game (73)."""
    if s.option("end_triangle") != "none":
        return 0
    return s.components.data.map.start_areas[s.players].mysticism_cards


def open_areas(s: State) -> tuple[bool, ...]:
    """Which areas are in play with this number of players (42)."""
    regions = s.components.regions_in_play[s.row]
    return tuple(region in regions for region in s.components.region)


class ChooseNation(Decision[State]):
    """Choose a nation; the highest card chooses first (42)."""

    seat: int
    rule = "42"
    answers = ("nation",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("nation", nation) for nation in range(len(s.components.order))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        nation = action[1]
        if nation not in s.components.starts[s.row]:
            return Objection("nation-not-in-play", (nation,), "42")
        if nation in s.nations:
            return Objection("nation-taken", (nation,), "42")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        nations = list(s.nations)
        nations[seat] = action[1]
        s.nations = tuple(nations)
        s.emit("chooses-nation", seat, action[1])


class PlaceFirstTokens(Step[State]):
    """One token each on the start areas (42)."""

    rule = "42"

    def run(self, s: State) -> None:
        settle_order(s)
        starts = s.components.starts[s.row]
        for seat in s.order:
            area = starts[s.nations[seat]]
            s.place(seat, area)
            s.emit("starts-in", seat, area)
        s.push(StartRound())


def settle_order(s: State) -> None:
    """The order of the succession table among the nations that play (62)."""
    place = s.components.order
    s.order = tuple(
        sorted(range(s.players), key=lambda seat: place[s.nations[seat]] if s.nations[seat] != NOBODY else seat)
    )

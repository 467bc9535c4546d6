"""Setting up (S24-S27b): cards are dealt, opening cards decide who goes first, everybody takes a pair of colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.rng import Source
from zeitalter.engine.steps import Decision, Sealed, Step
from zeitalter.engine.table import Table
from zeitalter.engine.values import Action
from zeitalter.engine.zones import zone_of
from zeitalter.games.seven_ages.rules.cards import draw_to_hand, play_from_hand
from zeitalter.games.seven_ages.rules.course import StartTurn
from zeitalter.games.seven_ages.rules.markers import N_MARKERS
from zeitalter.games.seven_ages.rules.options import ages_of
from zeitalter.games.seven_ages.rules.state import DECK, HANDS, SPARE, State, put


def new_state(table: Table, source: Source) -> State:
    """The state before the first step."""
    s = State(table, source)
    length = next(scenario for scenario in s.components.scenarios if scenario.id == s.option("scenario"))
    s.start_age, s.end_age = ages_of(length.start_age, length.end_age, s.table.options)
    s.turn = 1
    s.push(SetUp())
    return s


class SetUp(Step[State]):
    """Shuffle and deal; everybody has all action markers (S24)."""

    rule = "S24"

    def run(self, s: State) -> None:
        n = s.components.constants.opening_hand
        cards = s.shuffled(range(len(s.components.value)))
        for seat in range(s.players):
            hand = sorted(cards[seat * n : (seat + 1) * n])
            s.zones[HANDS + seat] = zone_of(hand, 1 << seat)
            s.zones[SPARE + seat] = zone_of(range(N_MARKERS), 1 << seat)
        s.zones[DECK] = zone_of(cards[s.players * n :], 0)
        s.restored()
        s.push(Opening(tuple(range(s.players)), (0,) * s.players))


class Opening(Step[State]):
    """As long as players are tied they lay further cards; who has none draws one (S25, S25b)."""

    order: tuple[int, ...]
    """All seats, the first known so far first."""
    places: tuple[int, ...]
    """The place of each of them; tied players have the same one."""
    rule = "S25b"

    def run(self, s: State) -> None:
        tied = tied_seats(self.order, self.places)
        if not tied:
            s.start_player = self.order[0]
            s.emit("start-player", s.start_player)
            s.push(*(ChooseColours(seat) for seat in self.order), StartTurn())
            return
        for seat in tied:
            if not s.hand(seat):
                draw_to_hand(s, seat)
        s.push(LayOpeningCards(self.order, self.places))


def tied_seats(order: Sequence[int], places: Sequence[int]) -> list[int]:
    """The seats that share their place with somebody."""
    return [seat for seat, place in zip(order, places, strict=True) if places.count(place) > 1]


class LayOpeningCards(Sealed[State]):
    """All who are tied lay a card face down, then all are shown and discarded (S25)."""

    order: tuple[int, ...]
    places: tuple[int, ...]
    rule = "S25"
    secret = True
    answers = ("opening",)

    def seats(self, s: State) -> Sequence[int]:
        return sorted(tied_seats(self.order, self.places))

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("opening", card) for card in s.hand(seat)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in s.hand(seat) else Objection("card-not-in-hand", (action[1],), "S25")

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        value = dict.fromkeys(self.order, 0)
        for seat, action in answers.items():
            value[seat] = s.components.value[action[1]]
            play_from_hand(s, seat, action[1])
            s.emit("shows-opening-card", seat, action[1], value[seat])
        merit = {seat: (place, -value[seat]) for seat, place in zip(self.order, self.places, strict=True)}
        order = sorted(self.order, key=lambda seat: merit[seat])
        places = [next(i for i, first in enumerate(order) if merit[first] == merit[seat]) for seat in order]
        s.push(Opening(tuple(order), tuple(places)))


class ChooseColours(Decision[State]):
    """A player takes a pair of colours, which nobody else may use (S25)."""

    seat: int
    rule = "S25"
    answers = ("colours",)

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("colours", colour) for colour, shade in enumerate(s.components.shade) if shade == "light"]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        colour = action[1]
        if s.components.shade[colour] != "light":
            return Objection("not-a-pair", (colour,), "S25")
        return Objection("colours-taken", (colour,), "S25") if colour in s.pairs else None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.pairs = put(s.pairs, seat, action[1])
        s.emit("takes-colours", seat, action[1], s.components.pair[action[1]])

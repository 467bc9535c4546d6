"""Phase 13: progress on the succession table, and how a game ends (31, 43.13, 44, 71 to 73)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Step
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import State, hand
from zeitalter.games.civilization.rules.trade_cards import set_value

CITIES_FOR_SECOND, GROUPS_FOR_THIRD, CARDS_FOR_FOURTH, POINTS_FOR_FIFTH = 2, 3, 7, 1000


def epoch(s: State, seat: int, field: int) -> int:
    """The epoch a field belongs to on the track of a seat; 0 on the arrow."""
    return sum(field >= first for first in s.components.epoch_start[s.nations[seat]])


def card_points(s: State, seat: int) -> int:
    """The points of a seat's civilization cards."""
    return sum(n for card, n in enumerate(s.components.cost) if s.cards[seat] >> card & 1)


def total(s: State, seat: int) -> int:
    """Civilization cards, trade cards at the value of their sets, and treasury (44, A-51)."""
    return card_points(s, seat) + set_value(s, s.zones[hand(seat)].cards) + s.treasury[seat]


def groups(s: State, seat: int) -> int:
    """How many groups the civilization cards of a seat belong to."""
    found = 0
    for card, mask in enumerate(s.components.card_groups):
        if s.cards[seat] >> card & 1:
            found |= mask
    return found.bit_count()


def may_enter(s: State, seat: int, number: int) -> bool:
    """Whether a seat fulfils the condition of an epoch (43.13)."""
    if number == 2:
        return s.city_count(seat) >= CITIES_FOR_SECOND
    if number == 3:
        return s.option("variant") == "farmers" or groups(s, seat) >= GROUPS_FOR_THIRD
    if number == 4:
        return s.cards[seat].bit_count() >= CARDS_FOR_FOURTH
    return number < 2 or card_points(s, seat) >= POINTS_FOR_FIFTH


def progress(s: State, seat: int) -> int:
    """How far the marker of a seat moves: 1, 0 or -1 (43.13)."""
    field = s.field[seat]
    points = s.components.points[s.nations[seat]]
    if epoch(s, seat, field) >= 2 and not s.city_count(seat):
        return -1
    if total(s, seat) < points.get(field, 0):
        return -1
    ahead = field + 1
    if ahead == s.components.finish:
        return 1
    if ahead in s.components.epoch_start[s.nations[seat]] and not may_enter(s, seat, epoch(s, seat, ahead)):
        return 0
    return 1 if total(s, seat) >= points.get(ahead, 0) else 0


class Succession(Step[State]):
    """Every marker moves on, stays or goes back; whoever reaches the end wins (43.13, 44)."""

    rule = "43.13"

    def run(self, s: State) -> None:
        begin(s, 13)
        before = list(s.field)
        for seat in s.order:
            step = progress(s, seat)
            s.field[seat] += step
            s.emit(("stays", "advances", "falls-back")[step], seat, s.field[seat])
        goals = [goal(s, seat) for seat in range(s.players)]
        arrived = [seat for seat in s.order if before[seat] < goals[seat] <= s.field[seat]]
        if arrived:
            finish(s, arrived)


def goal(s: State, seat: int) -> int:
    """The field that ends the game when the marker of a seat enters it (44, 72, 73, A-29)."""
    triangle = 2 if s.option("variant") == "farmers" else 0
    if s.option("variant") == "full" and s.option("end_triangle") != "none":
        triangle = int(s.option("end_triangle"))
    if not triangle:
        return s.components.finish
    shorter = int(s.option("farmers_shorter")) if s.option("variant") == "farmers" else 0
    if s.option("triangle_mode") == "column":
        return s.components.end_fields[triangle] - shorter
    return s.components.epoch_start[s.nations[seat]][triangle] - shorter


def finish(s: State, arrived: Sequence[int]) -> None:
    """The best of those who arrived together wins: highest total, or most cities in 72; then the order (44, A-21)."""
    if s.option("variant") == "farmers":
        winner = max(arrived, key=s.city_count)
    else:
        winner = max(arrived, key=lambda seat: total(s, seat))
    _end(s, winner, "finish" if len(arrived) == 1 else "tie-break")


def finish_by_limit(s: State) -> None:
    """The last round is over: most areas in the nomads' game (71), otherwise the marker furthest on."""
    if s.option("variant") == "nomads":
        _end(s, max(s.order, key=lambda seat: len(s.areas_of(seat))), "areas")
        return
    _end(s, max(s.order, key=lambda seat: (s.field[seat], total(s, seat))), "limit")


def _end(s: State, winner: int, how: str) -> None:
    nomads = how == "areas"
    points = [len(s.areas_of(seat)) if nomads else total(s, seat) for seat in range(s.players)]
    ranking = sorted(s.order, key=lambda seat: (seat != winner, -s.field[seat], -points[seat]))
    s.emit("game-over", (winner,), points[winner])
    s.finish({"how": how, "winners": [winner], "ranking": ranking, "points": points, "fields": list(s.field)})


def tie_breaks(s: State) -> list[tuple[str, list[int]]]:
    """What decides beside the total: the field of the marker, and in 72 the cities; in 71 only areas count."""
    if s.option("variant") == "nomads":
        return []
    found = [("field", list(s.field))]
    cities = [s.city_count(seat) for seat in range(s.players)]
    return [*found, ("cities", cities)] if s.option("variant") == "farmers" else found

"""Phase 4: ships are kept, given up and built, paid from the treasury or by levy (43.4)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Live, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.rules.rounds import begin, unready
from zeitalter.games.civilization.rules.state import MOST_SHIPS, State

PRICE, UPKEEP = 2, 1
TREASURY, LEVY = range(2)
LEVY_ONLY = {"nomads": "71", "farmers": "72"}
"""The simple games know no treasury, and which rule says so."""


class Shipping(Step[State]):
    """Everybody who has ships or could build one is asked (43.4)."""

    rule = "43.4"

    def run(self, s: State) -> None:
        begin(s, 4)
        s.kept = [()] * s.players
        s.ready = sum(1 << seat for seat in s.order if not s.ships[seat] and not _can_build(s, seat))
        s.push(PayShips())


class PayShips(Live[State]):
    """Keep ships, give them up, build new ones, one after the other; what is not paid for in the end goes (43.4)."""

    rule = "43.4"
    answers = ("keep_ship", "give_up_ship", "build_ship", "end_ships")
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return unready(s)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        areas, treasury = s.components.coast_area, s.treasury[seat]
        waiting = sorted(set(s.ships[seat]))
        for coast in waiting:
            if treasury >= UPKEEP:
                found.append(("keep_ship", coast, TREASURY))
            if s.in_area(seat, areas[coast]) >= UPKEEP:
                found.append(("keep_ship", coast, LEVY))
        found += [("give_up_ship", coast) for coast in waiting]
        if len(s.ships[seat]) + len(s.kept[seat]) < MOST_SHIPS:
            for coast in shipyards(s, seat):
                there = s.in_area(seat, areas[coast])
                found += [
                    ("build_ship", coast, levied)
                    for levied in range(PRICE + 1)
                    if levied <= there and PRICE - levied <= treasury
                ]
        found.append(("end_ships",))
        return found

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        coasts = range(s.components.coasts)
        return [
            *(("keep_ship", coast, how) for coast in coasts for how in (TREASURY, LEVY)),
            *(("give_up_ship", coast) for coast in coasts),
            *(("build_ship", coast, levied) for coast in coasts for levied in range(PRICE + 1)),
            ("end_ships",),
        ]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "end_ships":
            return None
        coast = action[1]
        area = s.components.coast_area[coast]
        if action[0] == "build_ship":
            if len(s.ships[seat]) + len(s.kept[seat]) >= MOST_SHIPS:
                return Objection("no-ship-left", (), "43.4")
            if s.components.open_sea[coast]:
                return Objection("not-on-a-coast", (coast,), "43.4")
            if not s.open_areas[area]:
                return Objection("not-in-play", (area,), "A-39")
            if s.option("ship_presence") == "on" and not _present(s, seat, area):
                return Objection("not-present", (area,), "A-06")
            return _cannot_pay(s, seat, area, PRICE - action[2], action[2])
        if coast not in s.ships[seat]:
            return Objection("no-ship-there", (coast,), "43.4")
        if action[0] == "give_up_ship":
            return None
        levied = UPKEEP if action[2] == LEVY else 0
        return _cannot_pay(s, seat, area, UPKEEP - levied, levied)

    def take(self, s: State, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "end_ships":
            for coast in s.ships[seat]:
                s.emit("loses-ship", seat, coast)
            s.ships[seat], s.kept[seat] = s.kept[seat], ()
            s.ready |= 1 << seat
            s.push(self)
            return
        coast = action[1]
        area = s.components.coast_area[coast]
        if verb == "build_ship":
            _pay(s, seat, area, PRICE - action[2], action[2])
            s.kept[seat] = (*s.kept[seat], coast)
            s.emit("builds-ship", seat, coast, action[2])
        else:
            ships = list(s.ships[seat])
            ships.remove(coast)
            s.ships[seat] = tuple(ships)
            if verb == "keep_ship":
                levied = UPKEEP if action[2] == LEVY else 0
                _pay(s, seat, area, UPKEEP - levied, levied)
                s.kept[seat] = (*s.kept[seat], coast)
                s.emit("keeps-ship", seat, coast, action[2])
            else:
                s.emit("loses-ship", seat, coast)
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        """Keep what can be kept, build nothing."""
        return next((a for a in self.options(s, seat) if a[0] == "keep_ship"), ("end_ships",))


def shipyards(s: State, seat: int) -> list[int]:
    """The coasts where a seat may build ships: where it is present, or anywhere if the table plays so (A-06)."""
    c = s.components
    if s.option("ship_presence") == "off":
        return [coast for coast in range(c.coasts) if s.open_areas[c.coast_area[coast]]]
    own = sorted({*s.areas_of(seat), *s.cities_of(seat)})
    return sorted(coast for area in own for coast in c.coasts_of[area])


def _present(s: State, seat: int, area: int) -> bool:
    return s.in_area(seat, area) > 0 or s.cities[area] == seat


def _can_build(s: State, seat: int) -> bool:
    areas, treasury = s.components.coast_area, s.treasury[seat]
    return any(s.in_area(seat, areas[coast]) + treasury >= PRICE for coast in shipyards(s, seat))


def _cannot_pay(s: State, seat: int, area: int, tokens: int, levied: int) -> Objection | None:
    variant = s.option("variant")
    if tokens and variant in LEVY_ONLY:
        return Objection("levy-only", (), LEVY_ONLY[variant])
    if s.treasury[seat] < tokens:
        return Objection("treasury-too-small", (tokens,), "43.4")
    if s.in_area(seat, area) < levied:
        return Objection("levy-too-small", (area, levied), "A-05")
    return None


def _pay(s: State, seat: int, area: int, tokens: int, levied: int) -> None:
    s.treasury[seat] -= tokens
    s.stock[seat] += tokens
    s.remove(seat, area, levied)

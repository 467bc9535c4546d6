"""What somebody should know before an answer: what taxes, levies, ships and the end of a movement cost (43.1-43.5).

Everything is judged from what lies open on the table; trade has its own, see `trade_cautions.py`.
"""

from __future__ import annotations

from zeitalter.engine.values import NUMBER, Action
from zeitalter.games.civilization.data.components import CLOTH_MAKING
from zeitalter.games.civilization.rules.kinds import AREA
from zeitalter.games.civilization.rules.movement import RANGE, RANGE_WITH_CLOTH_MAKING
from zeitalter.games.civilization.rules.ships import LEVY, UPKEEP
from zeitalter.games.civilization.rules.state import SUPPORT, State
from zeitalter.games.civilization.view.forecast import settled, surplus
from zeitalter.games.civilization.view.trade_cautions import trade_caution
from zeitalter.kit.game_parts import Caution

IDLE, COST, GRAVE = "idle", "cost", "grave"


def caution(s: State, seat: int, action: Action) -> Caution | None:
    """What the player should know before giving this answer; None: nothing."""
    verb = action[0]
    if verb == "tax":
        return _taxes(s, seat, action[1])
    if verb in ("keep_ship", "build_ship"):
        return _levy(s, seat, action)
    if verb in ("give_up_ship", "end_ships"):
        return _ships(s, seat, verb)
    if verb == "unload":
        return _ashore(s, seat, action[1])
    if verb == "end_moves":
        return _end_of_moves(s, seat)
    return trade_caution(s, seat, action)


def _taxes(s: State, seat: int, rate: int) -> Caution | None:
    """A rate that the stock cannot pay for all cities makes some of them revolt (43.1, 53.9)."""
    cities = s.city_count(seat)
    revolts = cities - min(cities, s.stock[seat] // rate)
    return Caution(GRAVE, "revolt", ((NUMBER, revolts),)) if revolts else None


def _levy(s: State, seat: int, action: Action) -> Caution | None:
    """A levy takes tokens off the board: the last ones of an area, or those that cities need (43.4, A-05)."""
    levied = action[2] if action[0] == "build_ship" else UPKEEP * (action[2] == LEVY)
    area = s.components.coast_area[action[1]]
    if not levied:
        return None
    missing = SUPPORT * s.city_count(seat) - (s.on_board(seat) - levied)
    if missing > 0:
        return Caution(GRAVE, "levy-support", ((NUMBER, levied), (NUMBER, missing)))
    if levied == s.in_area(seat, area):
        return Caution(GRAVE, "levy-last", ((NUMBER, levied), (AREA, area)))
    return Caution(COST, "levy", ((NUMBER, levied), (AREA, area)))


def _ships(s: State, seat: int, verb: str) -> Caution | None:
    """What is not paid for in the end is given up (43.4)."""
    if verb == "give_up_ship":
        return Caution(COST, "ship", ())
    unpaid = len(s.ships[seat])
    return Caution(GRAVE, "ships", ((NUMBER, unpaid),)) if unpaid else None


def _ashore(s: State, seat: int, ship: int) -> Caution | None:
    """Who sets ashore what has not sailed has only tired it (43.5)."""
    reach = RANGE_WITH_CLOTH_MAKING if s.has(seat, CLOTH_MAKING) else RANGE
    return Caution(IDLE, "not-sailed", ()) if s.moves_left[ship] == reach else None


def _end_of_moves(s: State, seat: int) -> Caution | None:
    """Cities without support are dissolved; tokens that no area feeds go, unless they become a city (43.65, 43.7)."""
    after, _, _ = settled(s)
    counted = after.city_count(seat) - sum(after.cities[area] == seat for area in after.exempt)
    missing = SUPPORT * counted - after.on_board(seat)
    if missing > 0:
        return Caution(GRAVE, "unsupported", ((NUMBER, missing),))
    lost = sum(n for owner, _, n, builds in surplus(after) if owner == seat and not builds)
    return Caution(COST, "surplus", ((NUMBER, lost),)) if lost else None

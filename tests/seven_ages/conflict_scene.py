"""Scenes for the tests of conflicts: two empires, one of them with raiders in an area of the other one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.steps import HALT, Decision, Step
from zeitalter.games.seven_ages.data.components import MANOEUVRE, load_components
from zeitalter.games.seven_ages.position import Empire, position
from zeitalter.games.seven_ages.rules.fight import available
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.units import moved, unit_type
from zeitalter.testing import say

IDS = load_components(None).ids
OUT_OF_PLAY = {
    0: ("goths", "ming", "moguls", "manchus"),
    1: ("song", "venetians", "mamluks", "ashanti"),
    2: ("franks", "tang", "normans", "swedes"),
    3: ("kushans", "aztecs", "mayans", "dutch"),
    4: ("qin", "guptas", "han", "safavids"),
    5: ("harappans", "olmecs", "shang", "zhou"),
    6: ("melanesians", "slavs", "khmers", "incas"),
    7: ("moche", "parthians", "bantu", "polynesians"),
}
"""Cards by their value that no test brings into play."""


class Pause(Decision[Any]):
    """Play holds until seat 0 lets it go on, so that everything after it is in the log."""

    autoplay = False

    def seats(self, s: Any) -> Sequence[int]:
        return (0,)

    def options(self, s: Any, seat: int) -> Sequence[Any]:
        return [("done",)]

    def take(self, s: Any, seat: int, action: Any) -> None:
        """Go on with what lies below."""


class Arrive(Step[Any]):
    """The raiders in an area came over a border of this kind, from an area."""

    area: int
    came: int
    origin: int

    def run(self, s: Any) -> None:
        s.raid = put(
            s.raid, self.area, tuple(sorted(moved(unit, 1, self.origin, self.came) for unit in s.raid[self.area]))
        )


def cards(*values: int) -> list[str]:
    """Cards with these values, for the top of the draw pile: attacker and defender take turns."""
    pools = {value: list(ids) for value, ids in OUT_OF_PLAY.items()}
    return [pools[value].pop(0) for value in values]


def conflict(
    attacker: Empire,
    *others: Empire,
    values: Sequence[int] = (),
    came: Mapping[str, tuple[int, str]] | None = None,
    players: int = 2,
    **board: Any,
) -> Match:
    """The attacker's raids are resolved; `values` of the cards that are drawn, `came` how its raiders arrived."""
    attacker.colour = attacker.colour or "pink"
    areas = IDS["area"].index
    arrivals = [Arrive(areas(area), way, areas(start)) for area, (way, start) in (came or {}).items()]
    m = position(
        attacker,
        *others,
        players=players,
        deck=cards(*values),
        active=IDS["colour"].index(attacker.colour),
        acting=attacker.seat,
        action=MANOEUVRE,
        stack=[Pause(), *arrivals, ["Conflicts", attacker.seat, IDS["empire"].index(attacker.card)], HALT],
        **board,
    )
    say(m, 0, "done")
    return m


def pieces(m: Match, side: int, types: str) -> list[int]:
    """Available units of a side by the names of their types."""
    left = list(available(m.state, side))
    found = []
    for name in types.split():
        piece = next(unit for unit in left if unit_type(unit) == IDS["unit"].index(name))
        left.remove(piece)
        found.append(piece)
    return sorted(found)


def commit(m: Match, side: int, front: str, support: str = "", *leaders: str) -> None:
    """A side commits units to its front line and its support."""
    seat = m.state.owner[m.state.fight_sides[side]]
    say(m, seat, "commit", pieces(m, side, front), pieces_left(m, side, front, support), list(leaders))


def pieces_left(m: Match, side: int, front: str, support: str) -> list[int]:
    """Units for the support that do not stand in the front line."""
    both = pieces(m, side, f"{front} {support}")
    for piece in pieces(m, side, front):
        both.remove(piece)
    return both


def told(m: Match, id: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, as a seat sees them."""
    return [event.args for _, event in m.events(seat) if event.id == id]


def totals(m: Match) -> list[int]:
    """The totals of all rounds so far, attacker and defender in turn."""
    return [args[1] for args in told(m, "conflict-total")]


def state(m: Match) -> State:
    """The position."""
    found: State = m.state
    return found


def units_in(m: Match, area: str, raiders: bool = False) -> list[str]:
    """The types of the units in an area."""
    s = state(m)
    found = (s.raid if raiders else s.units)[IDS["area"].index(area)]
    return [IDS["unit"][unit_type(unit)] for unit in found]


def holder(m: Match, area: str) -> str:
    """The empire that controls an area, or nothing."""
    e = state(m).holder[IDS["area"].index(area)]
    return IDS["empire"][state(m).card[e]] if e >= 0 else ""


def empire_of(m: Match, card: str) -> int:
    """The number of an empire."""
    return state(m).empire(IDS["empire"].index(card))

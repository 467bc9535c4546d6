"""Whether an event that lasts would change anything for an empire: if not, it may not be played."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.end_of_turn import advances_freely
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import unit_type


def would_feel(s: State, e: int, effect: Effect) -> bool:
    """Whether an empire would notice an effect that lasts; what depends on later choices always may be noticed."""
    if effect.what == "free_progress":
        return advances_freely(s, e)
    if effect.stat == "area_income":
        paying = [area for area, land, _ in income(s, e).rows if land]
        return any(all_hold(s, e, effect.filter, Situation(area=area)) for area in paying)
    if effect.stat == "income":
        return income(s, e).total > 1  # halves are rounded up
    if effect.stat == "move_points":
        kinds = {unit_type(unit) for _, unit in s.units_of(e)}
        return any(all_hold(s, e, effect.filter, Situation(unit=kind)) for kind in kinds)
    return True

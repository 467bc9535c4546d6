"""What drawings show beside the pieces: how far every empire reaches, what raids may lead to, and the conflict at hand.

All of it is worked out from what everybody knows; the card of a conflict counts only when all have seen it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from zeitalter.engine.zones import ALL
from zeitalter.games.seven_ages.rules.fight import CARDS, SIDES, available, force, leaders_there
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.reach import reach
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.totals import parts, stand
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.kit.view_parts import Memo, ViewPart, reused


def ranges(s: State, memo: Memo) -> ViewPart:
    """The areas in range of every empire, as hexadecimal masks."""
    depends = (
        s.held[:], s.owner[:], s.card[:], s.level[:], s.leaders[:], s.marks[:], s.lies[:], s.religion[:],
        s.government[:], s.ways, s.acting, s.action,
    )  # fmt: skip
    found: ViewPart = reused(memo, "ranges", depends, lambda: _make_ranges(s))
    return found


def _make_ranges(s: State) -> ViewPart:
    ids = s.components.ids["empire"]
    return ViewPart({ids[s.card[e]]: f"{reach(s, e):x}" for e in s.in_play()})


def raid_odds(s: State) -> dict[str, list[int]]:
    """By area the chances of the active empire's raiders in thousandths: to win, that both fall, to lose."""
    ids = s.components.ids["area"]
    raids = [area for area, units in enumerate(s.raid) if units and s.units[area]] if s.active >= 0 else []
    return {ids[area]: list(odds(s, s.active, area, s.raid[area])) for area in raids}


def conflict(s: State) -> dict[str, Any] | None:
    """The conflict in progress: both sides with their units, what they have committed and what counts."""
    if s.fight_area < 0 or not s.fight_sides or any(s.card[e] < 0 for e in s.fight_sides):
        return None
    return {
        "area": s.components.ids["area"][s.fight_area],
        "round": s.fight_round,
        "sides": [_side(s, side) for side in SIDES],
    }


def _side(s: State, side: int) -> dict[str, Any]:
    ids = s.components.ids
    here = stand(s, side)
    units = force(s, side)
    shown = bool(s.zones[CARDS[side]]) and s.zones[CARDS[side]].known[0] == ALL
    counted = parts(s, side) if s.fight_front[side] else here.beside_units(s.fight_crossing)
    return {
        "empire": ids["empire"][s.card[s.fight_sides[side]]],
        "available": _types(s, available(s, side)),
        "used": _types(s, s.fight_used[side]),
        "front": _types(s, s.fight_front[side]),
        "support": _types(s, s.fight_support[side]),
        "committed": [ids["leader"][leader] for leader in s.fight_leaders[side]],
        "leaders": [ids["leader"][leader] for leader in leaders_there(s, side)],
        "marks": s.fight_marks[side],
        "values": {ids["unit"][kind]: list(here.values(kind)) for kind in sorted({unit_type(unit) for unit in units})},
        "parts": [[reason, n] for reason, n in counted if n and (shown or reason != "card")],
    }


def _types(s: State, units: Iterable[int]) -> dict[str, int]:
    ids = s.components.ids["unit"]
    return {ids[kind]: n for kind, n in sorted(Counter(map(unit_type, units)).items())}

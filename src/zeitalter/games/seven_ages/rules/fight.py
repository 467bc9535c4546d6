"""The record of the conflict in progress: its sides, what they have left, what they have committed, their cards.

Everything that acts on a running conflict goes through here: the rounds (`conflict.py`), and events that help or harm a
side (`add_bonus`, `ignore_unit`, `redraw`, `join`). A side is ATTACKER or DEFENDER; the attacker is the active empire.
"""

from __future__ import annotations

from collections.abc import Iterable

from zeitalter.engine.zones import EMPTY, zone_of
from zeitalter.games.seven_ages.data.components import ARTILLERY, TACTICIAN
from zeitalter.games.seven_ages.rules.cards import discard, top_card
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import ATTACKER_CARD, DEFENDER_CARD, NOBODY, State, put
from zeitalter.games.seven_ages.rules.units import CROSSED, INVADED, came, moved, origin, together, unit_type

ATTACKER, DEFENDER = SIDES = (0, 1)
CARDS = (ATTACKER_CARD, DEFENDER_CARD)
"""The zones of the cards the sides have drawn."""


def begin(s: State, area: int) -> None:
    """A conflict between the raiders in an area and its holder begins."""
    clear(s)
    attacker, defender = s.active, s.holder[area]
    s.fight_area, s.fight_sides = area, (attacker, defender)
    s.fight_crossing = crossing(s, s.raid[area])
    s.fight_chief = int(any(where == area for _, where in s.leaders[defender]))
    s.fight_glory = (worth_of_winning(s, attacker, defender), worth_of_winning(s, defender, attacker))
    s.raid = put(s.raid, area, tuple(sorted(_landed(unit, area) for unit in s.raid[area])))


def clear(s: State) -> None:
    """There is no conflict."""
    s.fight_area, s.fight_sides = NOBODY, ()
    s.fight_round = s.fight_crossing = s.fight_chief = 0
    s.fight_marks, s.fight_glory = [0, 0], (0, 0)
    s.fight_used = s.fight_used_leaders = ((), ())
    new_round(s)


def new_round(s: State) -> None:
    """Nothing is committed yet, and what events did to the last round is over."""
    s.fight_front = s.fight_support = s.fight_leaders = ((), ())
    s.fight_bonus, s.fight_ignored = (0, 0), (NOBODY, NOBODY)


def crossing(s: State, units: Iterable[int]) -> int:
    """What a defender adds if all attacking land units came over a river or an arrow, or all of them invade (S82)."""
    c = s.components
    ways = {came(unit) for unit in units if c.unit_class[unit_type(unit)] <= ARTILLERY}
    if ways == {INVADED}:
        return c.constants.invasion_defence
    return max(c.constants.river_defence, c.constants.arrow_defence) if ways == {CROSSED} else 0


def _landed(unit: int, area: int) -> int:
    """A raider as the conflict sees it: only those from the water remember where they came from (S87b)."""
    kind = unit_type(unit)
    return moved(kind, 0, origin(unit, area), INVADED) if came(unit) == INVADED else kind


def worth_of_winning(s: State, e: int, other: int) -> int:
    """The glory on the card of an empire for winning a conflict against another one, as things stand now (S93)."""
    now = Situation(partner=other)
    found = 0
    for glory in s.components.immediate[s.card[e]]:
        if glory.trigger == "wins_conflict" and all_hold(s, e, glory.conditions, now):
            found += glory.points
    return found


# -- sides ------------------------------------------------------------------------------------------------------------


def is_fighting(s: State, area: int) -> bool:
    """Whether the conflict in this area is in progress and both sides still have units."""
    return s.fight_area == area >= 0 and bool(s.raid[area]) and bool(s.units[area])


def seat_of(s: State, side: int) -> int:
    """The player of a side; one player may have both."""
    return s.owner[s.fight_sides[side]]


def sides_of(s: State, seat: int) -> list[int]:
    """The sides of a player."""
    return [side for side in SIDES if s.fight_sides and seat_of(s, side) == seat]


def force(s: State, side: int) -> tuple[int, ...]:
    """The units of a side in the area."""
    return s.raid[s.fight_area] if side == ATTACKER else s.units[s.fight_area]


def set_force(s: State, side: int, units: tuple[int, ...]) -> None:
    """Say which units of a side are in the area, and nothing else."""
    if side == ATTACKER:
        s.raid = put(s.raid, s.fight_area, units)
    else:
        s.units[s.fight_area] = units


def available(s: State, side: int) -> tuple[int, ...]:
    """The units of a side that can be committed."""
    return rest_of(force(s, side), s.fight_used[side])


def committed(s: State, side: int) -> tuple[int, ...]:
    """The units a side has committed in this round."""
    return together(s.fight_front[side], s.fight_support[side])


def leaders_there(s: State, side: int) -> tuple[int, ...]:
    """The leaders of a side in the area."""
    return tuple(leader for leader, area in s.leaders[s.fight_sides[side]] if area == s.fight_area)


def available_leaders(s: State, side: int) -> tuple[int, ...]:
    """The leaders of a side that can be committed."""
    return rest_of(leaders_there(s, side), s.fight_used_leaders[side])


def rest_of(all_: tuple[int, ...], taken: Iterable[int]) -> tuple[int, ...]:
    """What is left of some things; what was gone before is not missed."""
    rest = list(all_)
    for one in taken:
        if one in rest:
            rest.remove(one)
    return tuple(rest)


def is_tactician(s: State, leader: int) -> bool:
    """Whether a leader is a Tactician."""
    return bool(s.components.leader_codes[leader] >> TACTICIAN & 1)


def has_tactician(s: State, side: int) -> bool:
    """Whether a Tactician helps a side to redraw and to retreat: there, or with Radio next to it (S88)."""
    e, area = s.fight_sides[side], s.fight_area
    helpers = s.areas_with(e, TACTICIAN)
    if helpers >> area & 1:
        return True
    return bool(helpers & s.components.near[area]) and allows(s, e, "tactician_redraw_and_retreat_in_adjacent_areas")


# -- cards ------------------------------------------------------------------------------------------------------------


def draw(s: State, side: int, known: int) -> int:
    """A side draws its card; who knows it is a mask of seats. NOBODY if there is no card (S4b)."""
    card = top_card(s)
    s.zones[CARDS[side]] = EMPTY if card < 0 else zone_of((card,), known)
    return card


def card_of(s: State, side: int) -> int:
    """The card a side has drawn in this round, or NOBODY."""
    cards = s.zones[CARDS[side]].cards
    return cards[0] if cards else NOBODY


def card_value(s: State, side: int) -> int:
    """The value of the card a side has drawn."""
    card = card_of(s, side)
    return s.components.constants.empty_piles_value if card < 0 else s.components.value[card]


def discard_card(s: State, side: int) -> None:
    """The card of a side goes to the discard pile."""
    for card in s.zones[CARDS[side]].cards:
        discard(s, card)
    s.zones[CARDS[side]] = EMPTY


def redraw(s: State, side: int) -> int:
    """A side discards its card and draws another one, which the same seats may see (S88, Fortune of war)."""
    known = s.zones[CARDS[side]].known
    discard_card(s, side)
    return draw(s, side, known[0] if known else 1 << seat_of(s, side))


# -- what events do ---------------------------------------------------------------------------------------------------


def add_bonus(s: State, side: int, n: int) -> None:
    """A side adds something to its total of this round."""
    s.fight_bonus = put(s.fight_bonus, side, s.fight_bonus[side] + n)


def ignore_unit(s: State, side: int, unit: int) -> None:
    """A committed unit counts nothing in this round, and no Tactician saves it."""
    s.fight_ignored = put(s.fight_ignored, side, unit)


def join(s: State, side: int, units: tuple[int, ...]) -> None:
    """Units whose counters were taken join a side in the area; they are available."""
    set_force(s, side, together(force(s, side), units))

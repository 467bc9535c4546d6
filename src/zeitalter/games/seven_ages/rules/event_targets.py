"""What the player of an event names: an empire, an area, a leader, two markers, a religion (from the data's `target`).

A target is four tuples: cards of empires, areas, leaders, artefacts; an answer is `("event", card, event, *target)`.
Here is also whom an event hits, and what protects an empire from it.
"""

from __future__ import annotations

from typing import NamedTuple

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.components import SATELLITES
from zeitalter.games.seven_ages.data.effects import Conditions
from zeitalter.games.seven_ages.data.events import HITS_NOBODY_YET, HITS_OPPONENT, Target
from zeitalter.games.seven_ages.rules.conditions import TESTS
from zeitalter.games.seven_ages.rules.permits import immune
from zeitalter.games.seven_ages.rules.reach import reach
from zeitalter.games.seven_ages.rules.situation import Situation, at
from zeitalter.games.seven_ages.rules.state import MARKERS, NOBODY, State

Aim = tuple[tuple[int, ...], ...]
NO_TARGET: Aim = ((), (), (), ())


class Play(NamedTuple):
    """An event that is played: by whom, on what, and in what moment; `v` is the value drawn for it."""

    seat: int
    card: int
    event: int
    target: Aim
    context: tuple[int, ...]
    """What the window was opened with: the empires of a trade, the area of a conflict, the announced event."""
    v: int = NOBODY


def sides(s: State, event: int, context: tuple[int, ...]) -> list[int]:
    """The two empires of the trade or conflict an event belongs to, the active one first."""
    window = s.components.event_window[event]
    if window == "trade" and len(context) > 1:
        return [e for e in (s.empire(context[0]), s.empire(context[1])) if e >= 0]
    if window == "conflict" and context:
        return [e for e in (s.active, s.holder[context[0]]) if e >= 0]
    return []


def own_sides(s: State, play: Play) -> list[int]:
    """The sides that belong to the player of an event."""
    return [e for e in sides(s, play.event, play.context) if s.owner[e] == play.seat]


def opposing_sides(s: State, play: Play) -> list[int]:
    """The sides that stand against one of the player's own."""
    both = sides(s, play.event, play.context)
    return [e for e in both if any(other != e and s.owner[other] == play.seat for other in both)]


# -- what may be named -------------------------------------------------------------------------------------------------


def targets(s: State, seat: int, event: int) -> list[Aim]:
    """Everything the player of an event may name: owner, range and conditions of the target hold."""
    target = s.components.event_target[event]
    if target is None or target.kind == "event":
        return [NO_TARGET]
    if target.kind == "empire":
        return _empires(s, seat, target)
    if target.kind == "area":
        return _areas(s, seat, target)
    if target.kind == "leader":
        return _leaders(s, seat, target)
    if target.kind == "marker_pair":
        return _marker_pairs(s, seat)
    return _religions(s)


def fits(s: State, seat: int, target: Target, e: int, area: int = NOBODY) -> bool:
    """Whether owner and conditions of a target hold for an empire, or an area of it."""
    if (target.owner == "own" and s.owner[e] != seat) or (target.owner == "other" and s.owner[e] == seat):
        return False
    return not target.conditions or all_known_hold(s, e, target.conditions, at(area, NOBODY, seat))


def all_known_hold(s: State, e: int, conditions: Conditions, now: Situation) -> bool:
    """Whether the conditions hold that are about an empire or an area alone; others are looked at where they belong."""
    for condition in conditions:
        test = TESTS.get(condition.word)
        if test is not None and test(s, e, condition.value, now, NOBODY) == condition.negated:
            return False
    return True


def ranges(s: State, seat: int, ways: int | None = None) -> list[tuple[int, int]]:
    """The empires of a player with what they have in range; a way that was granted serves the active one only."""
    granted = s.ways if ways is None else ways
    return [
        (own, ~0 if s.has(own, SATELLITES) else reach(s, own, granted if own == s.active else 0))
        for own in s.empires_of(seat)
    ]


def counting_empires(s: State, seat: int, e: int, ways: int | None = None) -> list[int]:
    """The empires of a player that have another one in range."""
    return [own for own, near in ranges(s, seat, ways) if own != e and near & s.held[e]]


def needs_way(s: State, play: Play) -> bool:
    """Whether the target of an event is in range only through areas that others have opened (S20b)."""
    target = s.components.event_target[play.event]
    if not s.ways or target is None or not target.in_range:
        return False
    faiths = play.target[3]
    near = counting_empires(s, play.seat, target_empire(s, play), 0)
    return not any(not faiths or s.religion[own] in faiths for own in near)


def _empires(s: State, seat: int, target: Target) -> list[Aim]:
    found: list[Aim] = []
    measured = ranges(s, seat) if target.in_range else []
    for e in s.in_play():
        if not target.is_open and not fits(s, seat, target, e):
            continue
        counting = [own for own, near in measured if own != e and near & s.held[e]] if measured else []
        if target.in_range and not counting:
            continue
        card = s.card[e]
        if target.religions:
            ages, age = s.components.art_ages, s.age(e)
            faiths = sorted({s.religion[own] for own in counting if s.religion[own] >= 0})
            found += [((card,), (), (), (faith,)) for faith in faiths if ages[faith] >> age & 1]
        else:
            found.append(((card,), (), (), ()))
    return found


def _areas(s: State, seat: int, target: Target) -> list[Aim]:
    c = s.components
    if target.at_sea:  # the active empire's ships may be anywhere, also where others rule
        waters = bits(c.water) if s.active >= 0 else ()
        return [((), (area,), (), ()) for area in waters if fits(s, seat, target, s.active, area)]
    ruled = bits(s.ruled() & c.land)
    if target.is_open:
        return [((), (area,), (), ()) for area in ruled]
    return [((), (area,), (), ()) for area in ruled if fits(s, seat, target, s.holder[area], area)]


def _leaders(s: State, seat: int, target: Target) -> list[Aim]:
    found: list[Aim] = []
    for e in s.in_play():
        if s.leaders[e] and fits(s, seat, target, e):
            found += [((s.card[e],), (area,), (leader,), ()) for leader, area in sorted(set(s.leaders[e]))]
    return found


def _marker_pairs(s: State, seat: int) -> list[Aim]:
    """Two face-down markers that may lie where the other one lies; a single empire: with the empty slot."""
    c, slots, lying = s.components, s.slots[seat], s.zones[MARKERS + seat].cards
    found: list[Aim] = []
    for i, first in enumerate(slots):
        for j in range(i + 1, len(slots)):
            if _fits_slot(c.action_empire, c.action_slot, lying[j], first) and _fits_slot(
                c.action_empire, c.action_slot, lying[i], slots[j]
            ):
                pair = tuple(s.card[e] for e in (first, slots[j]) if e >= 0)
                found.append((pair, (), (), ()))
    return found


def _fits_slot(for_empire: int, for_slot: int, action: int, slot: int) -> bool:
    return bool((for_empire if slot >= 0 else for_slot) >> action & 1)


def _religions(s: State) -> list[Aim]:
    """The religions that an empire in play has."""
    return [((), (), (), (faith,)) for faith in sorted({s.religion[e] for e in s.in_play()} - {NOBODY})]


# -- whom it hits ------------------------------------------------------------------------------------------------------


def target_empire(s: State, play: Play) -> int:
    """The empire that was named, or that controls the named area; without a target the active one."""
    target = s.components.event_target[play.event]
    if target is None:
        return s.active
    if play.target[0]:
        return s.empire(play.target[0][0])
    if play.target[1]:
        return s.active if target.at_sea else s.holder[play.target[1][0]]
    return NOBODY


def victim(s: State, play: Play) -> int:
    """The empire a hostile event hits, or NOBODY as long as that is chosen later or it hits several."""
    c = s.components
    hits = c.event_hits[play.event]
    if hits == HITS_NOBODY_YET:
        return NOBODY
    if hits == HITS_OPPONENT and sides(s, play.event, play.context):
        against = opposing_sides(s, play)
        return against[0] if len(against) == 1 else NOBODY
    target = c.event_target[play.event]
    if target is not None and target.kind == "empire" and target.owner == "own":
        return s.active
    return target_empire(s, play)


def is_immune(s: State, e: int, event: int) -> bool:
    """Whether artefacts, leaders or the card of an empire protect it from an event (S138)."""
    id = s.components.ids["event"][event]
    return e >= 0 and id in s.components.immune and immune(s, e, id)


def was_struck(s: State, e: int, event: int) -> bool:
    """Whether a hostile event of that name was already played on an empire this turn."""
    return e >= 0 and (s.card[e], event) in s.struck


def strike(s: State, e: int, event: int) -> None:
    """Remember that a hostile event was played on an empire."""
    if e >= 0 and not was_struck(s, e, event):
        s.struck += ((s.card[e], event),)

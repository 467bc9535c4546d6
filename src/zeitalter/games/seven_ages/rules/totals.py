"""What counts in a conflict round (S81-S84b): every amount with its reason, so that everybody can see the sum."""

from __future__ import annotations

from collections.abc import Iterable

from zeitalter.games.seven_ages.data.components import (
    CHRISTIANITY,
    ISLAM,
    JIHAD,
    NAVAL,
)
from zeitalter.games.seven_ages.data.effects import Effects
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.faith import suffers_from
from zeitalter.games.seven_ages.rules.fight import ATTACKER, DEFENDER, card_value
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.situation import Situation, at
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.units import unit_type

# fmt: off
REASONS = (
    "card", "front", "support", "elite", "age", "opponent_disorder", "terrain", "fort", "city", "crossing", "power",
    "event",
)
# fmt: on
"""What a total is made of."""
Parts = list[tuple[str, int]]


class Stand:
    """One empire against another one in an area: what each type of unit is worth there, and what counts beside units.

    It reads public things only and needs no running conflict, so that forecasts can use it.
    """

    __slots__ = ("_values", "area", "e", "now", "other", "s", "side")

    def __init__(self, s: State, side: int, e: int, other: int, area: int) -> None:
        self.s, self.side, self.e, self.other, self.area = s, side, e, other, area
        self.now = self._situation(NOBODY)
        self._values: dict[int, tuple[int, int]] = {}

    def _situation(self, kind: int) -> Situation:
        attacking = self.side == ATTACKER
        return Situation(
            area=self.area,
            unit=kind,
            partner=self.other,
            attacking=attacking,
            defending=not attacking,
            own_action=self.e == self.s.active,
        )

    def values(self, unit: int) -> tuple[int, int]:
        """The front line value and the support value of a unit (S81, S83, S84)."""
        kind = unit_type(unit)
        found = self._values.get(kind)
        if found is None:
            found = self._values[kind] = (self._value("front", kind), self._value("support", kind))
        return found

    def _value(self, stat: str, kind: int) -> int:
        s, c = self.s, self.s.components
        base = (c.front if stat == "front" else c.support)[kind]
        if stat == "front" and c.unit_class[kind] == NAVAL and c.land >> self.area & 1:
            base = 0
        value = figure(s, self.e, stat, base + holy_war(s, self.e, self.area, stat), self._situation(kind))
        return -(-value // 2) if c.rough_halved[kind] and self.is_rough() else value

    def is_rough(self) -> bool:
        """Whether chariots and light cavalry of this side are halved here (S84)."""
        s, c = self.s, self.s.components
        if c.rough >> self.area & 1:
            return True
        big = s.city[self.area] >= c.constants.rough_city_level
        return self.side == ATTACKER and (big or is_fortified(s, self.other, self.area))

    def beside_units(self, crossing: int) -> Parts:
        """What counts whatever is committed (S81-S83)."""
        s, c, e = self.s, self.s.components, self.e
        found = [
            ("elite", min(s.elite[e], c.constants.elite_cap)),
            ("age", max(0, s.age(e) - s.age(self.other))),
        ]
        if self.side == DEFENDER:
            found += [
                ("terrain", c.area_defence[self.area]),
                ("fort", c.constants.fort_defence if is_fortified(s, e, self.area) else 0),
                ("city", 0 if ignores_cities(s, self.other, self.area, e) else s.city[self.area]),
                ("crossing", crossing),
            ]
        found.append(("power", figure(s, e, "conflict_total", 0, self.now)))
        return found

    def sum_of(self, front: Iterable[int], support: Iterable[int]) -> tuple[int, int]:
        """The values of a front line and of its support."""
        return sum(self.values(unit)[0] for unit in front), sum(self.values(unit)[1] for unit in support)

    def divided(self, units: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The division into front line and support that counts most (S80)."""
        order = sorted(units, key=lambda unit: (self.values(unit)[1] - self.values(unit)[0], unit))
        half = (len(order) + 1) // 2
        return tuple(sorted(order[:half])), tuple(sorted(order[half:]))


def holy_war(s: State, e: int, area: int, stat: str) -> int:
    """What Jihad or Crusade adds to the units of the faithful in and next to its area (S83); not in socialism."""
    c, found = s.components, 0
    if s.jihad >= 0 and suffers_from(s, e, ISLAM) and (c.near[s.jihad] | 1 << s.jihad) >> area & 1:
        found += _added(c.art_effects[JIHAD], stat)
    if s.crusade and suffers_from(s, e, CHRISTIANITY) and (c.near[c.palestine] | 1 << c.palestine) >> area & 1:
        found += _added(c.crusade_effects, stat)
    return found


def _added(effects: Effects, stat: str) -> int:
    return sum(n for effect in effects if effect.stat == stat for how, n in effect.how if how == "add")


def is_fortified(s: State, e: int, area: int) -> bool:
    """Whether an area of an empire has a fortification or counts as if it had one (S83)."""
    return bool(s.forts >> area & 1) or allows(s, e, "counts_as_fortified", at(area))


def ignores_cities(s: State, e: int, area: int, defender: int) -> bool:
    """Whether the city of a defender does not count against an attacking empire."""
    now = Situation(area=area, partner=defender, attacking=True)
    effects = s.components.immune["city_value_of_defender"].cards.get(s.card[e], ())
    return any(all_hold(s, e, effect.filter, now) for effect in effects)


# -- the conflict in progress -----------------------------------------------------------------------------------------


def stand(s: State, side: int) -> Stand:
    """A side of the conflict in progress."""
    return Stand(s, side, s.fight_sides[side], s.fight_sides[1 - side], s.fight_area)


def parts(s: State, side: int) -> Parts:
    """Everything that counts for a side in this round, nothing left out that is not 0."""
    mine = stand(s, side)
    front, support = s.fight_front[side], s.fight_support[side]
    ignored = s.fight_ignored[side]
    fronts, supports = _counted(front, ignored), support
    if len(fronts) == len(front):
        supports = _counted(support, ignored)
    in_front, behind = mine.sum_of(fronts, supports)
    best = max((mine.values(unit)[0] for unit in fronts), default=0)
    best += max((mine.values(unit)[1] for unit in supports), default=0)
    found = [
        ("card", card_value(s, side)),
        ("front", in_front),
        ("support", behind),
        *mine.beside_units(s.fight_crossing),
        ("opponent_disorder", s.fight_marks[1 - side] * best),
        ("event", s.fight_bonus[side]),
    ]
    return sorted((part for part in found if part[1]), key=lambda part: REASONS.index(part[0]))


def _counted(units: tuple[int, ...], ignored: int) -> tuple[int, ...]:
    """The units without the one that does not count (S80, Betrayal)."""
    if ignored not in units:
        return units
    i = units.index(ignored)
    return units[:i] + units[i + 1 :]


def total(s: State, side: int) -> int:
    """The total of a side in this round (S81)."""
    return sum(amount for _, amount in parts(s, side))

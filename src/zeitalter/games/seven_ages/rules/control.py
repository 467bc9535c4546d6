"""Control of areas (S9, S17b, S91-S94): who gains it, who loses it, and what follows at once."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import (
    AIR,
    BUDDHISM,
    CHRISTIANITY,
    CONFUCIANISM,
    DEMOCRACY,
    FORUM,
    ISLAM,
    POPE,
)
from zeitalter.games.seven_ages.rules.conditions import all_hold
from zeitalter.games.seven_ages.rules.faith import religion_works, suffers_from
from zeitalter.games.seven_ages.rules.fall import Fall
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.leaders import remove_leader
from zeitalter.games.seven_ages.rules.situation import NOWHERE, Situation
from zeitalter.games.seven_ages.rules.state import COLOURS, NOBODY, State, put
from zeitalter.games.seven_ages.rules.taken_land import ConvertOrDisorder, LostFertileArea
from zeitalter.games.seven_ages.rules.units import TYPES, settled, unit_type, without
from zeitalter.games.seven_ages.rules.world import check_holy_places, end_crusade, end_treaty, settle_down


def enter_neutral(s: State, e: int, area: int) -> None:
    """An empire gains control of an area nobody held."""
    s.set_holder(area, e)
    s.emit("gains-area", s.card[e], area)
    gained(s, e, area)


def gained(s: State, e: int, area: int) -> None:
    """What follows at once when an empire controls an area, however it came about."""
    card = s.card[e]
    for i, glory in enumerate(s.components.immediate[card]):
        if glory.trigger == "first_control" and glory.area == area and not s.reached[e] >> i & 1:
            s.reached = put(s.reached, e, s.reached[e] | 1 << i)
            gain_glory(s, s.owner[e], glory.points, "first_control", card)
    check_holy_places(s)
    settle_down(s, e)


def lose_units(s: State, area: int, units: tuple[int, ...], e: int | None = None) -> None:
    """Units of the holder (or raiders of empire `e`) leave the map; the last one of an area gives it up."""
    holder = s.holder[area]
    if e is not None and e != holder:
        s.raid = put(s.raid, area, without(s.raid[area], units))
        s.put_back(e, units)
        if not s.raid[area]:
            lose_leaders(s, e, area)
            check_alive(s, e)
        return
    s.units[area] = without(s.units[area], units)
    s.put_back(holder, units)
    if not s.units[area]:
        give_up(s, area)
    lose_stranded(s, area)


def lose_stranded(s: State, area: int) -> None:
    """Air units of the holder that are left at sea without a carrier are lost (S75b)."""
    c, units = s.components, s.units[area]
    air = tuple(unit for unit in units if c.unit_class[unit_type(unit)] == AIR)
    if air and c.water >> area & 1 and not has_carrier(s, units):
        s.emit("loses-units", s.card[s.holder[area]], tuple(sorted(map(unit_type, air))), area)
        lose_units(s, area, air)


def has_carrier(s: State, units: Sequence[int]) -> bool:
    """Whether there is a carrier for air units among some units."""
    return any(unit_type(unit) == s.components.carrier for unit in units)


def give_up(s: State, area: int, passed: bool = False) -> None:
    """An area is no longer controlled and nobody has taken it (S17b): all but a city goes.

    `passed`: units have only passed through, which is no loss (S71).
    """
    e = s.holder[area]
    s.set_holder(area, NOBODY)
    s.units[area] = ()
    s.disorder &= ~(1 << area)
    s.forts &= ~(1 << area)
    s.emit("loses-area", s.card[e], area)
    lose_leaders(s, e, area)
    clear_artefacts(s, e, area)
    lost_control(s, e, area, passed)


def take_area(s: State, e: int, area: int, builder: bool) -> None:
    """Raiders take an area whose units are gone or have retreated: the aftermath of S90-S93."""
    loser = s.holder[area]
    card = s.card[e]
    was_capital = s.capital[loser] == area
    before = s.city[area]
    s.units[area] = ()
    s.set_holder(area, e)
    s.units[area], s.raid = s.raid[area], put(s.raid, area, ())
    s.emit("takes-area", card, s.card[loser], area)
    s.lost = put(s.lost, loser, s.turn)
    victim = (s.owner[loser], s.card[loser])
    if religion_works(s, loser, BUDDHISM) and victim not in s.robbed:
        s.robbed += (victim,)
    s.forts &= ~(1 << area)
    clear_artefacts(s, loser, area)
    lose_leaders(s, loser, area)
    if was_capital:
        loot(s, e, loser)
    if before and not builder:
        s.city = put(s.city, area, s.next_city_level(before, -1))
        s.emit("city-falls", area, s.city[area])
    if before:
        score_captured_city(s, e, before)
    if s.components.land >> area & 1:
        settle_faiths(s, e, loser, area)
    lost_control(s, loser, area)
    gained(s, e, area)


def loot(s: State, e: int, loser: int) -> None:
    """The saved money of a lost capital, or of a barbarian's last leader, is gone; a part of it is loot (S92)."""
    booty = -(-s.money[loser] // s.components.constants.loot_share)
    s.money[loser] = 0
    s.money[e] += booty
    s.emit("loots", s.card[e], s.card[loser], booty)


def score_captured_city(s: State, e: int, level: int) -> None:
    """Immediate glory for a city; its level before the reduction counts."""
    for glory in s.components.immediate[s.card[e]]:
        if glory.trigger == "captures_city" and level >= glory.level:
            gain_glory(s, s.owner[e], glory.points, "captured_city", s.card[e])


def score_won_conflict(s: State, e: int, loser: int) -> None:
    """Immediate glory for a won conflict."""
    now = Situation(partner=loser) if s.owner[loser] >= 0 else NOWHERE
    for glory in s.components.immediate[s.card[e]]:
        if glory.trigger == "wins_conflict" and all_hold(s, e, glory.conditions, now):
            gain_glory(s, s.owner[e], glory.points, "won_conflict", s.card[e])


def settle_faiths(s: State, e: int, loser: int, area: int) -> None:
    """Democracy, Islam and Confucianism on taking land from an empire (S93, S122, S133)."""
    seat, card = s.owner[e], s.card[e]
    if s.government[e] == DEMOCRACY and not provoked(s, e, loser):
        gain_glory(s, seat, for_land(s, DEMOCRACY, drawback=True), "democracy", card)
    islamic = s.religion[loser] == ISLAM
    if not islamic and religion_works(s, e, ISLAM):
        gain_glory(s, seat, for_land(s, ISLAM, drawback=False), "islam", card)
    if islamic and suffers_from(s, e, ISLAM):
        gain_glory(s, seat, for_land(s, ISLAM, drawback=True), "islam", card)
    if religion_works(s, loser, CONFUCIANISM):
        s.push(ConvertOrDisorder(seat, card, area))


def for_land(s: State, artefact: int, drawback: bool) -> int:
    """The glory an artefact gives or costs for taking a land area."""
    effects = s.components.art_effects[artefact]
    taking = [effect for effect in effects if effect.when == "on_take_land_area" and effect.drawback == drawback]
    return sum(effect.points for effect in taking if isinstance(effect.points, int))


def provoked(s: State, e: int, other: int) -> bool:
    """Whether another empire moved a unit into an area of this one in this or the last turn (S133)."""
    turn = s.entered[other * COLOURS + e]
    return turn > 0 and turn >= s.turn - 1


def lost_control(s: State, e: int, area: int, passed: bool = False) -> None:
    """What an empire suffers when it no longer controls an area, in any way."""
    if s.capital[e] == area:
        s.capital = put(s.capital, e, NOBODY)
        s.emit("capital-lost", s.card[e])
    if s.treaty and area in (s.treaty[1], s.treaty[3]) and e == s.treaty[0 if area == s.treaty[1] else 2]:
        end_treaty(s)
    if s.components.fertile >> area & 1 and suffers_from(s, e, CHRISTIANITY) and s.held[e] and not passed:
        s.push(LostFertileArea(s.owner[e], s.card[e]))
    check_alive(s, e)


def check_alive(s: State, e: int) -> None:
    """An empire without units on the map is destroyed at once (S109)."""
    if not s.held[e] and not (e == s.active and any(s.raid)):
        s.push(Fall(s.card[e]))


def clear_artefacts(s: State, e: int, area: int) -> None:
    """The artefacts of an area are removed (S17b, S91)."""
    for artefact in bits(s.lies[area]):
        s.emit("artefact-goes", s.card[e], artefact)
        removed(s, e, artefact)
    s.set_lying(area, 0)


def removed(s: State, e: int, artefact: int) -> None:
    """What the loss of an artefact brings with it."""
    if artefact == FORUM:
        s.go = put(s.go, e, 0)
    if artefact == POPE:
        end_crusade(s)


def lose_leaders(s: State, e: int, area: int) -> None:
    """All leaders of an empire in an area die (S76b)."""
    for leader, where in s.leaders[e]:
        if where == area:
            leader_dies(s, e, leader, area)


def leader_dies(s: State, e: int, leader: int, area: int) -> None:
    """A leader dies."""
    s.emit("leader-dies", s.card[e], leader)
    leader_goes(s, e, leader, area)


def leader_goes(s: State, e: int, leader: int, area: int) -> None:
    """A leader leaves play, dead or demoted; some empires suffer when the last one does."""
    if not remove_leader(s, e, leader, area):
        return
    for power in s.components.powers[s.card[e]]:
        if power.op == "remove_units" and power.when == "on_last_leader_lost":
            s.push(*(ThinOut(s.owner[e], s.card[e], where) for where in bits(s.held[e]) if len(s.units[where]) > 1))


class ThinOut(Decision[State]):
    """A unit leaves an area of an empire that has lost its last leader; its player chooses which."""

    seat: int
    card: int
    area: int
    rule = "S76b"

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and s.holder[self.area] == e and len(s.units[self.area]) > 1 else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("lose", unit) for unit in sorted(set(s.units[self.area]))]

    def take(self, s: State, seat: int, action: Action) -> None:
        lose_units(s, self.area, (action[1],))


def settle_units(s: State) -> None:
    """After a Manoeuvre all units are plain again."""
    for area in bits(s.ruled()):
        if s.units[area][-1] >= TYPES:
            s.units[area] = settled(s.units[area])

"""Powers directly before an action (S36, S120, S137): Buddhism, Christianity, Oracle and Satellites, in any order.

Before a Vote and before a second action there is only Buddhism, before Pass nothing (A7, A61).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Sealed
from zeitalter.engine.values import Action
from zeitalter.engine.zones import Zone
from zeitalter.games.seven_ages.data.components import (
    ARTILLERY,
    BUDDHISM,
    CHRISTIANITY,
    EXPLORER,
    ORACLE,
    PASS,
    SATELLITES,
    VOTE,
)
from zeitalter.games.seven_ages.rules.control import enter_neutral, give_up
from zeitalter.games.seven_ages.rules.disorder import can_be_disordered, place_disorder, remove_disorder
from zeitalter.games.seven_ages.rules.faith import ignores_harm, religion_works
from zeitalter.games.seven_ages.rules.passage import ask_way, use_ways
from zeitalter.games.seven_ages.rules.permits import allows, immune
from zeitalter.games.seven_ages.rules.reach import gates, range_of, spread
from zeitalter.games.seven_ages.rules.state import COLOURS, HANDS, State
from zeitalter.games.seven_ages.rules.units import unit_type, without

CALM, MISSION, LOOK, WATCH = (1 << i for i in range(4))
"""The four powers, as bits of those that were used before this action."""
POWERFUL = 1 << BUDDHISM | 1 << CHRISTIANITY | 1 << ORACLE | 1 << SATELLITES
POWER_OF = {
    "calm": CALM, "preach": MISSION, "disturb": MISSION, "consult": LOOK, "ask_way": LOOK, "watch": WATCH,
}  # fmt: skip


class BeforeAction(Decision[State]):
    """An empire uses its powers before the action, each once."""

    seat: int
    card: int
    used: int
    second: int
    rule = "S36"
    quiet = ("done",)
    answers = (*POWER_OF, "done")

    def seats(self, s: State) -> Sequence[int]:
        e = s.empire(self.card)
        return (self.seat,) if e >= 0 and self.open_powers(s, e) else ()

    def open_powers(self, s: State, e: int) -> int:
        """The powers of an empire that are left before this action."""
        if s.action == PASS or not s.owned[e] & POWERFUL:
            return 0
        found = CALM if religion_works(s, e, BUDDHISM) else 0
        if s.action != VOTE and not self.second:
            found |= MISSION if religion_works(s, e, CHRISTIANITY) else 0
            found |= LOOK if s.has(e, ORACLE) and not s.looked >> e & 1 else 0
            found |= WATCH if s.has(e, SATELLITES) and not s.looked >> COLOURS + e & 1 else 0
        return found & ~self.used

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        e = s.empire(self.card)
        powers = self.open_powers(s, e)
        found: list[Action] = []
        if powers & CALM:
            found += [("calm", area) for area in bits(s.held[e] & s.disorder)]
        if powers & MISSION:
            found += [*missions(s, e), *(("disturb", area) for area in bits(s.neighbours(e) & s.components.land))]
        if powers & LOOK:
            found += [("consult", s.card[other]) for other in s.in_play() if s.owner[other] != seat]
            found += [("ask_way", s.card[gate]) for gate in oracle_gates(s, e)]
        if powers & WATCH:
            others = [other for other in s.in_order() if other != seat]
            found += [("watch", other, n) for other in others for n in range(1, watched_cards(s, e, other) + 1)]
        return [*found, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb = action[0]
        if verb == "done":
            return None
        e = s.empire(self.card)
        if not self.open_powers(s, e) & POWER_OF[verb]:
            return Objection("no-such-power", (self.card,), "S36")
        if verb == "calm":
            calm = (s.held[e] & s.disorder) >> action[1] & 1
            return None if calm else Objection("nothing-to-calm", (action[1],), "S36")
        if verb == "preach":
            return no_mission(s, e, *action[1:])
        if verb == "disturb":
            return no_disturbance(s, e, action[1])
        if verb == "consult":
            return no_oracle(s, e, s.empire(action[1]), action[1])
        if verb == "watch":
            most = watched_cards(s, e, action[1]) if action[1] != seat else 0
            return None if 1 <= action[2] <= most else Objection("cannot-watch", (most,), "S137")
        return None if s.empire(action[1]) in oracle_gates(s, e) else Objection("not-in-the-way", (action[1],), "S20")

    def take(self, s: State, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "done":
            return
        e = s.empire(self.card)
        used = self.used if verb == "ask_way" else self.used | POWER_OF[verb]
        s.push(BeforeAction(seat, self.card, used, self.second))
        if verb == "calm":
            remove_disorder(s, action[1])
        elif verb == "preach":
            preach(s, e, *action[1:])
        elif verb == "disturb":
            s.emit("disturbs", self.card, action[1])
            place_disorder(s, action[1])
        elif verb == "consult":
            consult(s, e, s.empire(action[1]))
        elif verb == "watch":
            watch(s, e, action[1], action[2])
        else:
            ask_way(s, seat, action)


# -- Christianity (S120) -----------------------------------------------------------------------------------------------


def missions(s: State, e: int) -> list[Action]:
    """Every unit next to a neutral land area, with that area."""
    c = s.components
    found: list[Action] = []
    for area in bits(s.held[e] & c.land):
        kinds = sorted({unit_type(unit) for unit in s.units[area]})
        goals = [goal for goal in bits(c.near[area] & c.land) if s.neutral(goal)]
        found += [("preach", area, kind, goal) for kind in kinds for goal in goals if c.unit_class[kind] <= ARTILLERY]
    return found


def no_mission(s: State, e: int, area: int, kind: int, goal: int) -> Objection | None:
    """Why a unit cannot convert a neutral land area."""
    c = s.components
    if s.holder[area] != e or kind not in s.units[area] or c.unit_class[kind] > ARTILLERY:
        return Objection("no-such-missionary", (area,), "S120")
    if not c.near[area] & c.land & 1 << goal:
        return Objection("not-next-to", (area, goal), "S120")
    if not s.neutral(goal):
        return Objection("not-neutral", (goal,), "S120")
    if len(s.units[area]) == 1 and not allows(s, e, "vacate_land_areas"):
        return Objection("would-be-vacated", (area,), "S71")
    return None


def preach(s: State, e: int, area: int, kind: int, goal: int) -> None:
    """A unit goes into a neutral area, which belongs to its empire then."""
    s.emit("converts-area", s.card[e], goal)
    s.units[area] = without(s.units[area], (kind,))
    enter_neutral(s, e, goal)
    s.add_units(goal, (kind,))
    if not s.units[area]:
        give_up(s, area)


def no_disturbance(s: State, e: int, area: int) -> Objection | None:
    """Why an empire cannot bring disorder to an area."""
    other = s.holder[area]
    if other < 0 or not s.neighbours(e) & s.components.land & 1 << area:
        return Objection("no-neighbour-there", (area,), "S120")
    if s.religion[other] == CHRISTIANITY:
        return Objection("christian-there", (area,), "S120")
    if immune(s, other, "religious_strife") or ignores_harm(s, other):
        return Objection("immune-there", (s.card[other],), "S120")
    return None if can_be_disordered(s, area) else Objection("cannot-be-disordered", (area,), "S17")


# -- Oracle and Satellites (S137) --------------------------------------------------------------------------------------


def oracle_range(s: State, e: int) -> tuple[int, int]:
    """The area of an empire's Oracle, as a mask, and how far it sees: double range."""
    area = s.where_is(ORACLE)
    if area < 0 or s.holder[area] != e:
        return 0, 0
    times = s.components.explored_range if s.areas_with(e, EXPLORER) >> area & 1 else 1
    return 1 << area, 2 * range_of(s, e) * times


def oracle_gates(s: State, e: int) -> list[int]:
    """The empires whose permissions would let the Oracle see another empire (S20)."""
    others = [s.held[other] for other in s.in_play() if s.owner[other] != s.owner[e]]
    return gates(s, e, (oracle_range(s, e),), others)


def no_oracle(s: State, e: int, other: int, card: int) -> Objection | None:
    """Why the Oracle cannot look into the hand of an empire's player."""
    if other < 0 or s.owner[other] == s.owner[e]:
        return Objection("not-another-player", (card,), "S137")
    if not s.held[other] & spread(s, e, *oracle_range(s, e), s.ways):
        return Objection("beyond-the-oracle", (card,), "S137")
    return None if s.hand(s.owner[other]) else Objection("empty-hand", (s.owner[other],), "S137")


def consult(s: State, e: int, other: int) -> None:
    """Look at the hand of an empire's player; a disordered capital hides a card (A37)."""
    s.looked |= 1 << e
    use_ways(s)
    seat, looked_at = s.owner[e], s.owner[other]
    if s.capital[other] >= 0 and s.disordered(s.capital[other]):
        s.push(HideCard(looked_at, seat))
    else:
        see_cards(s, seat, looked_at, s.hand(looked_at))


class HideCard(Sealed[State]):
    """A player whose capital is in disorder keeps one card from the Oracle, which sees the rest (S137, A37)."""

    seat: int
    looker: int
    rule = "S137"
    secret = True

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.hand(self.seat) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("hide", card) for card in s.hand(seat)]

    def reveal(self, s: State, answers: Mapping[int, Action]) -> None:
        for seat, action in answers.items():
            see_cards(s, self.looker, seat, tuple(card for card in s.hand(seat) if card != action[1]))


def watched_cards(s: State, e: int, other: int) -> int:
    """How many cards of a player Satellites can show: each costs money."""
    return min(s.money[e] // watch_price(s), len(s.hand(other)))


def watch_price(s: State) -> int:
    """What a card seen by Satellites costs."""
    effects = s.components.art_effects[SATELLITES]
    return sum(int(effect.extra["price_per_card"]) for effect in effects if effect.op == "peek_hand")


def watch(s: State, e: int, other: int, n: int) -> None:
    """Pay for some cards of a hand, which are drawn blindly, and see them."""
    s.looked |= 1 << COLOURS + e
    s.money[e] -= n * watch_price(s)
    see_cards(s, s.owner[e], other, tuple(sorted(s.shuffled(s.hand(other))[:n])))


def see_cards(s: State, seat: int, looked_at: int, cards: Sequence[int]) -> None:
    """A player gets to know cards in the hand of another one."""
    zone = s.zones[HANDS + looked_at]
    known = tuple(k | 1 << seat if card in cards else k for card, k in zip(zone.cards, zone.known, strict=True))
    s.zones[HANDS + looked_at] = Zone(zone.cards, known)
    s.barrier()
    s.emit_to(1 << seat | 1 << looked_at, "looks-at-hand", seat, looked_at, len(cards), tuple(cards))

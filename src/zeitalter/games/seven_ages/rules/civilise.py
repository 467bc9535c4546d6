"""Civilise, action 6 (S97-S107): cities, cards, adoption, leaders, upgrades, order and powers, in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import CHRISTIANITY, MOON_LANDING, POPE
from zeitalter.games.seven_ages.rules import events
from zeitalter.games.seven_ages.rules.adoption import adopt_from_others, adoptions, areas_to_ask_for, may_adopt
from zeitalter.games.seven_ages.rules.artefacts import artefact_plays, play_artefact, refused_play, ways_to_ask_for
from zeitalter.games.seven_ages.rules.cities import (
    capital_sites,
    city_sites,
    declare_capital,
    has_builder,
    no_capital_there,
    no_city_step,
    step_city,
)
from zeitalter.games.seven_ages.rules.civil_leaders import do_leader_action, leader_actions, no_leader_action
from zeitalter.games.seven_ages.rules.disorder import remove_disorder
from zeitalter.games.seven_ages.rules.event_choices import colony_areas, colony_types
from zeitalter.games.seven_ages.rules.event_targets import counting_empires, fits
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.on_play import number
from zeitalter.games.seven_ages.rules.passage import ask_way, passage_options
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.upgrades import no_upgrade, upgrade, upgrades
from zeitalter.games.seven_ages.rules.world import check_holy_places

CITY, ADOPTION, LEADER, ORDER, CRUSADE = (1 << i for i in range(5))
"""What is done once in an action (S97c)."""
ONCE = {
    "build_city": CITY,
    "raise_city": CITY,
    "adopt": ADOPTION,
    "draw_leader": LEADER,
    "call_leader": LEADER,
    "restore_order": ORDER,
    "call_crusade": CRUSADE,
}
DONE: Action = ("done",)
CARD_VERBS = ("artefact", "event", "ask_way", "done")
"""What an empty slot can do, too."""
LEADER_VERBS = ("draw_leader", "call_leader", "demote")
CITY_VERBS = ("build_city", "raise_city")


class Civilise(Step[State]):
    """The action begins; a Moon landing brings glory each time (S105)."""

    seat: int
    card: int
    rule = "S97"

    def run(self, s: State) -> None:
        e = s.empire(self.card)
        if e >= 0 and s.has(e, MOON_LANDING):
            for effect in s.components.art_effects[MOON_LANDING]:
                if effect.op == "glory" and effect.when == "civilise":
                    gain_glory(s, self.seat, number(effect.points), "moon_landing", self.card)
        s.civil_done, s.civil_cities = 0, ()
        s.push(Civilising(self.seat, self.card) if self.card >= 0 else PlayingCards(self.seat, self.card))


class Civilising(Decision[State]):
    """The next thing an empire does in Civilise."""

    seat: int
    card: int
    rule = "S97"
    secret = True
    # fmt: off
    answers = (
        "artefact", "event", "ask_way", "build_city", "raise_city", "declare_capital", "adopt", "draw_leader",
        "call_leader", "demote", "upgrade", "restore_order", "call_crusade", "done",
    )
    # fmt: on

    def seats(self, s: State) -> Sequence[int]:
        return () if self.card >= 0 and s.empire(self.card) < 0 else (self.seat,)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        e = s.empire(self.card)
        found = [*artefact_plays(s, seat), *events.playable_now(s, seat)]
        if e >= 0:
            found += self._own_options(s, e)
        ways = {*ways_to_ask_for(s, seat), *ways_for_events(s, seat)}
        if e >= 0 and not s.civil_done & ADOPTION:
            ways.update(passage_options(s, seat, e, areas_to_ask_for(s, e)))
        return [*found, *sorted(ways), DONE]

    def _own_options(self, s: State, e: int) -> list[Action]:
        done = s.civil_done
        found: list[Action] = []
        for area in city_sites(s, e, bool(done & CITY)):
            found.append(("raise_city" if s.city[area] else "build_city", area))
        found += [("declare_capital", area) for area in capital_sites(s, e)]
        if not done & ADOPTION:
            found += [("adopt", artefact) for artefact in adoptions(s, e)]
        found += leader_actions(s, e, bool(done & LEADER))
        found += upgrades(s, e)
        if not done & ORDER:
            found += [("restore_order", area) for area in bits(s.held[e] & s.disorder)]
        if no_crusade(s, e) is None:
            found.append(("call_crusade",))
        return found

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        verb, e = action[0], s.empire(self.card)
        if verb == "artefact":
            return refused_play(s, seat, action)
        if verb == "event":
            return events.why_not(s, seat, "civilise", (), action)
        if verb in CARD_VERBS:
            return None
        if e < 0:
            return Objection("slot-plays-cards-only", (), "S97c")
        if verb in CITY_VERBS:
            return self._no_city(s, e, action)
        if verb == "declare_capital":
            return no_capital_there(s, e, action[1])
        if verb == "adopt":
            done = Objection("adoption-done", (), "S97c") if s.civil_done & ADOPTION else None
            return done or may_adopt(s, e, action[1])
        if verb in LEADER_VERBS:
            return no_leader_action(s, e, action, bool(s.civil_done & LEADER))
        if verb == "upgrade":
            return no_upgrade(s, e, action)
        return no_crusade(s, e) if verb == "call_crusade" else self._no_order(s, e, action[1])

    def _no_city(self, s: State, e: int, action: Action) -> Objection | None:
        verb, area = action
        found = no_city_step(s, e, area, bool(s.civil_done & CITY))
        if found is None and (verb == "raise_city") != (s.city[area] > 0):
            return Objection("city-there" if s.city[area] else "no-own-city", (area,), "S97g")
        return found

    def _no_order(self, s: State, e: int, area: int) -> Objection | None:
        if s.civil_done & ORDER:
            return Objection("order-done", (), "S97c")
        if s.holder[area] != e:
            return Objection("not-own-area", (area,), "S97")
        return None if s.disordered(area) else Objection("no-disorder-there", (area,), "S97")

    def take(self, s: State, seat: int, action: Action) -> None:
        verb, e = action[0], s.empire(self.card)
        if verb == "done":
            return
        s.push(self)
        if verb == "artefact":
            play_artefact(s, seat, action)
        elif verb == "event":
            events.play(s, seat, action)
        elif verb == "ask_way":
            ask_way(s, seat, action)
        else:
            if verb not in CITY_VERBS or not has_builder(s, e, action[1]):
                s.civil_done |= ONCE.get(verb, 0)
            DEEDS[verb](s, e, action)

    def default(self, s: State, seat: int) -> Action | None:
        return DONE


class PlayingCards(Civilising):
    """The Civilise of an empty slot: cards and nothing else (S32, S97c)."""

    quiet = DONE


def no_crusade(s: State, e: int) -> Objection | None:
    """Why an empire cannot call a Crusade: it needs the Pope and Palestine in the hands of others (S128)."""
    palestine = s.components.palestine
    if not s.has(e, POPE):
        return Objection("needs-pope", (s.card[e],), "S105")
    if s.crusade:
        return Objection("crusade-on", (), "S128")
    if s.civil_done & CRUSADE:
        return Objection("crusade-called", (), "S97c")
    holder = s.holder[palestine]
    if holder < 0 or s.religion[holder] == CHRISTIANITY:
        return Objection("no-crusade-now", (palestine,), "S128")
    return None


def call_crusade(s: State, e: int) -> None:
    """The marker goes to Palestine."""
    s.crusade = 1
    s.emit("crusade", s.card[e])
    check_holy_places(s)


DEEDS: dict[str, Callable[[State, int, Action], None]] = {
    "build_city": lambda s, e, action: step_city(s, e, action[1]),
    "raise_city": lambda s, e, action: step_city(s, e, action[1]),
    "declare_capital": lambda s, e, action: declare_capital(s, e, action[1]),
    "adopt": lambda s, e, action: adopt_from_others(s, e, action[1]),
    "draw_leader": do_leader_action,
    "call_leader": do_leader_action,
    "demote": do_leader_action,
    "upgrade": upgrade,
    "restore_order": lambda s, e, action: remove_disorder(s, action[1]),
    "call_crusade": lambda s, e, action: call_crusade(s, e),
}


def ways_for_events(s: State, seat: int) -> list[Action]:
    """Whom a player may ask for a way so that the active empire can reach the target of one of his events (S20b)."""
    c = s.components
    found: list[Action] = []
    measuring = s.hand_mask(seat) & c.measuring_cards
    if s.active < 0 or not measuring:
        return found
    for event in sorted({c.card_event[card] for card in bits(measuring)}):
        target = c.event_target[event]
        if settles(s, event) and colony_types(s, s.active):
            found += passage_options(s, seat, s.active, out_of_reach(s, s.active))
        if target is None or not target.in_range or c.event_window[event] != "civilise":
            continue
        for other in s.in_play():
            if other != s.active and fits(s, seat, target, other) and not counting_empires(s, seat, other):
                found += passage_options(s, seat, s.active, s.held[other])
    return found


def settles(s: State, event: int) -> bool:
    """Whether an event puts settlers on neutral land in range."""
    return any(effect.where == "neutral_land_areas_in_range" for effect in s.components.event_effects[event])


def out_of_reach(s: State, e: int) -> int:
    """The neutral land areas that are not in range of an empire, as a mask."""
    return s.components.land & ~s.ruled() & ~colony_areas(s, e)

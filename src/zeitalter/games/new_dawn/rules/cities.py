"""Industry (8): where a city may be built, and building it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import FOCUS, Components
from zeitalter.games.new_dawn.rules.culture import BUILT, PlaceTokens
from zeitalter.games.new_dawn.rules.pieces import place_city
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.games.new_dawn.rules.terrain import INDUSTRY_CARD, difficulty, passable

Effect = Mapping[str, Any]


def build_city(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for building a city."""
    return [BuildCity(seat)]


def can_build_city(s: State, seat: int, effect: Effect) -> bool:
    """Whether a city can be built anywhere now; mostly there is a site next to a friendly space."""
    if not s.cities_left(seat):
        return False
    open_to = passable(s, seat, s.slot, INDUSTRY_CARD)
    free = open_to & _free_for_city(s, seat)
    return bool(free & s.board.next_to(s.friendly(seat)) or free & _in_range(s, seat, effect, open_to))


def against_city(s: State, seat: int, effect: Effect) -> Objection | None:
    """Why no city can be built; nothing special to say if there is no site."""
    return None if s.cities_left(seat) else Objection("no-cities-left", (), "N71")


def city_effect(s: State, seat: int) -> tuple[Effect, int]:
    """What the industry card being resolved says of cities, and how many tokens follow one."""
    return _city_of(s.components, s.cards(seat)[s.chosen])


@lru_cache(maxsize=256)
def _city_of(c: Components, card: int) -> tuple[Effect, int]:
    for effect in c.effects_of[FOCUS][card]:
        for choice in effect["choose_one"]:
            parts = choice.get("sequence", [choice])
            if parts[0]["op"] == "build_city":
                return parts[0], sum(part["count"] for part in parts[1:])
    raise LookupError(card)


def city_sites(s: State, seat: int) -> int:
    """Where a city may be built with the card being resolved (N67-N70)."""
    open_to = passable(s, seat, s.slot, INDUSTRY_CARD)
    free = open_to & _free_for_city(s, seat)
    return free and free & _in_range(s, seat, city_effect(s, seat)[0], open_to)


def _in_range(s: State, seat: int, effect: Effect, open_to: int) -> int:
    start = s.friendly(seat)
    if "friendly_caravan" in effect["count_from"]:
        start |= s.wagons(seat)
    through = open_to & ~(s.rival(seat) | s.wild)
    if effect["through_water"]:
        through |= s.board.water
    found = s.board.reached(start, effect["range"], through) | start
    for source in s.effects(seat, "city_site_anywhere"):
        if source.effect["treated_as_range"] <= effect["range"]:
            found |= s.board.edge & s.empty()
    return found


def _free_for_city(s: State, seat: int) -> int:
    """Land with nothing on it but own caravans, an own token, or a stray wonder (N69, A7, A9, A28)."""
    blocked = s.wild | s.free_natures() | s.stock
    towns = s.free_states
    for other in range(s.players):
        towns |= s.cities[other]
        if other != seat:
            blocked |= s.control[other]
    if s.option("rival_caravan_blocks_city") == "on":
        own = s.caravans_of(seat)
        for caravan, space in enumerate(s.caravans):
            if space >= 0 and caravan not in own:
                blocked |= 1 << space
    found = s.board.land & ~(blocked | towns | s.board.next_to(towns))
    if s.option("city_needs_marker") == "on":
        found &= s.control[seat] | s.wagons(seat)
    return found


class BuildCity(Decision[State]):
    """Build a city (N67); Urbanization then places tokens next to it."""

    seat: int
    rule = "N67"
    answers = ("city", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        if not s.cities_left(seat):
            return [("done",)]
        return [*(("city", space) for space in bits(city_sites(s, seat))), ("done",)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("city", space) for space in s.board.spaces]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "city":
            return None
        space = action[1]
        if not s.cities_left(seat):
            return Objection("no-cities-left", (), "N71")
        if s.board.water >> space & 1:
            return Objection("water", (space,), "N68")
        hard = difficulty(s, seat, space, INDUSTRY_CARD)
        if hard > s.slot:
            return Objection("too-difficult", (space, hard, s.slot), "N68")
        if s.board.next_to(s.towns() | s.free_states) >> space & 1:
            return Objection("next-to-a-city", (space,), "N68")
        if not _free_for_city(s, seat) >> space & 1:
            return Objection("occupied", (space,), "N69")
        if not city_sites(s, seat) >> space & 1:
            return Objection("out-of-range", (space, city_effect(s, seat)[0]["range"]), "N70")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        _, tokens = city_effect(s, seat)
        if tokens:
            s.push(PlaceTokens(seat, tokens, s.slot, BUILT, 1 << action[1]))
        place_city(s, seat, action[1])

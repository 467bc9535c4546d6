"""Industry (8): building cities and world wonders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step, step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL as EVERYBODY
from zeitalter.engine.zones import Zone
from zeitalter.games.new_dawn.board import each
from zeitalter.games.new_dawn.components import FOCUS, RESOURCES, WONDER_TYPES
from zeitalter.games.new_dawn.culture import BUILT, PlaceTokens
from zeitalter.games.new_dawn.diplomacy import TakePacts
from zeitalter.games.new_dawn.maturity import mature
from zeitalter.games.new_dawn.pieces import place_city
from zeitalter.games.new_dawn.science import UpgradeCards
from zeitalter.games.new_dawn.spending import SPENDING, spend, spend_nature, ways
from zeitalter.games.new_dawn.state import State
from zeitalter.games.new_dawn.terrain import INDUSTRY_CARD, difficulty, passable

Effect = Mapping[str, Any]
PER_RESOURCE = 2
"""Production of a resource (N73)."""


# -- cities -----------------------------------------------------------------------------------------------------------


def build_city(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for building a city."""
    return [BuildCity(seat)]


def city_effect(s: State, seat: int) -> tuple[Effect, int]:
    """What the industry card being resolved says of cities, and how many tokens follow one."""
    card = s.cards(seat)[s.chosen]
    for effect in s.components.effects_of[FOCUS][card]:
        for choice in effect["choose_one"]:
            parts = choice.get("sequence", [choice])
            if parts[0]["op"] == "build_city":
                return parts[0], sum(part["count"] for part in parts[1:])
    raise LookupError(card)


def city_sites(s: State, seat: int) -> int:
    """Where a city may be built with the card being resolved (N67-N70)."""
    effect, _ = city_effect(s, seat)
    open_to = passable(s, seat, s.slot, INDUSTRY_CARD)
    return _in_range(s, seat, effect, open_to) & open_to & _free_for_city(s, seat)


def _in_range(s: State, seat: int, effect: Effect, open_to: int) -> int:
    start = s.friendly(seat)
    if "friendly_caravan" in effect["count_from"]:
        start |= s.wagons(seat)
    through = open_to & ~(s.rival(seat) | s.wild())
    if effect["through_water"]:
        through |= s.board.water
    found = s.board.reached(start, effect["range"], through) | start
    for source in s.effects(seat, "city_site_anywhere"):
        if source.effect["treated_as_range"] <= effect["range"]:
            found |= s.board.edge & s.empty()
    return found


def _free_for_city(s: State, seat: int) -> int:
    """Land with nothing on it but own caravans, an own token, or a stray wonder (N69, A7, A9, A28)."""
    own, caravans = s.control[seat], s.wagons()
    blocked = s.towns() | (s.tokens() & ~own) | s.wild() | s.free_states() | s.free_natures() | s.stock
    if s.option("rival_caravan_blocks_city") == "on":
        rivals = 0
        for other in range(s.players):
            if other != seat:
                rivals |= s.wagons(other)
        blocked |= rivals
    found = s.board.land & ~blocked & ~s.board.next_to(s.towns() | _states(s))
    if s.option("city_needs_marker") == "on":
        found &= own | (caravans & s.wagons(seat))
    return found


def _states(s: State) -> int:
    """The spaces of city-states: a city may not be next to their tokens (N68)."""
    return s.free_states()


@step
class BuildCity(Decision):
    """Build a city (N67); Urbanization then places tokens next to it."""

    seat: int
    rule = "N67"
    answers = ("city", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        if not s.cities_left(seat):
            return [("done",)]
        return [*(("city", space) for space in each(city_sites(s, seat))), ("done",)]

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
        if s.board.next_to(s.towns() | _states(s)) >> space & 1:
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


# -- wonders ----------------------------------------------------------------------------------------------------------


def build_wonder(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for building a wonder; some cards produce more in a slot."""
    production = effect["production"]
    base = s.slot if production == "slot" else production["table"].get(s.slot, s.slot)
    return [BuildWonder(seat, int(base))]


def open_wonders(s: State) -> list[int]:
    """The wonders that lie face up, one of each type (N20)."""
    return [s.zones[deck].cards[0] for deck in range(len(WONDER_TYPES)) if len(s.zones[deck])]


def cost(s: State, seat: int, wonder: int) -> int:
    """What a wonder costs a seat (N75, N194, N203, N205, A44)."""
    c = s.components
    less = 0
    for source in s.effects(seat, "cost_reduction"):
        effect = source.effect
        if "condition" in effect and any(c.wonder_type[w] == c.wonder_type[wonder] for w in s.wonders_of(seat)):
            continue
        less += effect["amount"] * (mature(s, seat).bit_count() if "per" in effect else 1)
    return max(0, int(c.wonder_cost[wonder]) - int(less))


def free_cities(s: State, seat: int) -> int:
    """The cities of a seat without a wonder (N76)."""
    return s.cities[seat] & ~s.built()


def payable(s: State, seat: int, wonder: int) -> list[Action]:
    """What else a seat can pay for a wonder: resources, natural wonders, trade tokens (N73, N74)."""
    kinds = s.components.wonder_resources[wonder]
    found: list[Action] = [("pay", kind) for kind in kinds if s.resources[seat * len(RESOURCES) + kind]]
    found += [("pay_nature", nature) for nature in natures(s, seat) if s.components.natural_resource[nature] in kinds]
    return [*found, *ways(s, seat, s.chosen)]


def natures(s: State, seat: int) -> list[int]:
    """The natural wonders of a seat that were not spent this turn."""
    return [n for n, holder in enumerate(s.natures) if holder == seat and not s.spent_natures >> n & 1]


def greatest(s: State, seat: int, wonder: int) -> int:
    """The most a seat can still add for a wonder, beside the slot."""
    c = s.components
    kinds = c.wonder_resources[wonder]
    tokens = sum(s.resources[seat * len(RESOURCES) + kind] for kind in kinds)
    fitting = [n for n in natures(s, seat) if c.natural_resource[n] in kinds]
    as_trade = [a for a in ways(s, seat, s.chosen) if a[0] == "spend_nature" and a[1] not in fitting]
    states = sum(a[0] == "spend_state" for a in ways(s, seat, s.chosen))
    return int(PER_RESOURCE * (tokens + len(fitting)) + len(as_trade) + states + s.on_card(seat, s.chosen))


@step
class BuildWonder(Decision):
    """Build one of the wonders that lie open, if enough can be paid (N73-N76)."""

    seat: int
    base: int
    rule = "N73"
    answers = ("build", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = [("build", wonder) for wonder in open_wonders(s) if self.objection(s, seat, ("build", wonder)) is None]
        return [*found, ("done",)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("build", wonder) for wonder in range(len(s.wonders))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "build":
            return None
        wonder = action[1]
        if wonder not in open_wonders(s):
            return Objection("wonder-not-open", (wonder,), "N73")
        if not free_cities(s, seat):
            return Objection("no-free-city", (), "N76")
        most, price = self.base + greatest(s, seat, wonder), cost(s, seat, wonder)
        return None if most >= price else Objection("too-expensive", (wonder, price, most), "N75")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "build":
            s.push(_paid(s, seat, action[1], self.base))


def _paid(s: State, seat: int, wonder: int, paid: int) -> Step:
    """What comes once so much is paid: more to pay, or the city."""
    return Pay(seat, wonder, paid) if paid < cost(s, seat, wonder) else ChooseCity(seat, wonder)


@step
class Pay(Decision):
    """Pay for a wonder until its cost is reached; what is too much is lost (N73-N75)."""

    seat: int
    wonder: int
    paid: int
    rule = "N73"
    answers = ("pay", "pay_nature", *SPENDING)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        short = cost(s, seat, self.wonder) - self.paid
        return [a for a in payable(s, seat, self.wonder) if self._enough_after(s, seat, a, short)]

    def _enough_after(self, s: State, seat: int, action: Action, short: int) -> bool:
        """Whether the cost can still be reached: America may not waste a natural wonder as a trade token."""
        if action[0] != "spend_nature":
            return True
        fits = s.components.natural_resource[action[1]] in s.components.wonder_resources[self.wonder]
        return not fits or greatest(s, seat, self.wonder) - 1 >= short

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "pay" and action[1] not in s.components.wonder_resources[self.wonder]:
            return Objection("not-eligible", (action[1], self.wonder), "N74")
        if action[0] == "pay" and not s.resources[seat * len(RESOURCES) + action[1]]:
            return Objection("none-of-it", (action[1],), "N74")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        worth = PER_RESOURCE if action[0] in ("pay", "pay_nature") else 1
        s.push(_paid(s, seat, self.wonder, self.paid + worth))
        if action[0] == "pay":
            s.resources[seat * len(RESOURCES) + action[1]] -= 1
            s.emit("pays", seat, 1, action[1])
        elif action[0] == "pay_nature":
            spend_nature(s, seat, action[1])
        else:
            spend(s, seat, s.chosen, action)
            s.extra -= 1


@step
class ChooseCity(Decision):
    """The token of the wonder goes under a city without one (N76)."""

    seat: int
    wonder: int
    rule = "N76"
    answers = ("under",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("under", space) for space in each(free_cities(s, seat))]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.wonders[self.wonder] = action[1]
        s.emit("builds", seat, self.wonder, action[1])
        turn_up(s, self.wonder)
        for effect in s.components.data.world_wonders.cards[self.wonder].effects:
            if effect["trigger"] == "on_build":
                s.push(_on_build(seat, effect))


def turn_up(s: State, wonder: int) -> None:
    """The next card of a deck is turned up (N77)."""
    deck = s.components.wonder_type[wonder]
    rest = s.zones[deck].below(1)
    if len(rest):
        rest = Zone(rest.cards, (EVERYBODY, *rest.known[1:]))
        s.barrier()
        s.emit("shows-wonder", rest.cards[0])
    s.zones[deck] = rest


def _on_build(seat: int, effect: Effect) -> Step:
    """What happens once when a wonder is built (N131)."""
    if effect["op"] == "take_diplomacy":
        return TakePacts(seat, effect["count"])
    level = 0 if effect["from_level"] == "any" else int(effect["from_level"])
    return UpgradeCards(seat, effect["count"], level)

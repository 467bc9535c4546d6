"""Industry (8): building world wonders; cities are in `cities.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.engine.zones import ALL as EVERYBODY
from zeitalter.engine.zones import Zone
from zeitalter.games.new_dawn.data.components import RESOURCES
from zeitalter.games.new_dawn.rules.diplomacy import TakePacts
from zeitalter.games.new_dawn.rules.maturity import mature
from zeitalter.games.new_dawn.rules.science import UpgradeCards
from zeitalter.games.new_dawn.rules.spending import SPENDING, spend, spend_nature, ways
from zeitalter.games.new_dawn.rules.state import REMOVED, State

Effect = Mapping[str, Any]
PER_RESOURCE = 2
"""Production of a resource (N73)."""


def build_wonder(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for building a wonder."""
    return [BuildWonder(seat, _production(s, effect))]


def _production(s: State, effect: Effect) -> int:
    """What the card itself brings: its slot; some cards produce more in a slot."""
    production = effect["production"]
    return int(s.slot if production == "slot" else production["table"].get(s.slot, s.slot))


def can_build_wonder(s: State, seat: int, effect: Effect) -> bool:
    """Whether any wonder can be built now."""
    return bool(affordable(s, seat, _production(s, effect)))


def against_wonder(s: State, seat: int, effect: Effect) -> Objection | None:
    """Why no wonder can be built: no free city, or not even the one that is nearest can be paid."""
    step = BuildWonder(seat, _production(s, effect))
    lying = sorted(open_wonders(s), key=lambda wonder: step.short(s, seat, wonder))
    return step.objection(s, seat, ("build", lying[0])) if lying else None


def open_wonders(s: State) -> list[int]:
    """The wonders that lie face up, one of each type (N20)."""
    return [deck.cards[0] for deck in s.zones[:REMOVED] if deck.cards]


def cost(s: State, seat: int, wonder: int) -> int:
    """What a wonder costs a seat (N75, N194, N203, N205, A44)."""
    c, less = s.components, 0
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


def affordable(s: State, seat: int, base: int) -> list[int]:
    """The open wonders that a seat could pay and put under a city (N73-N76)."""
    if not free_cities(s, seat):
        return []
    c, own, tokens = s.components, seat * len(RESOURCES), base + s.on_card(seat, s.chosen)
    plain = seat not in s.states and seat not in s.natures
    cheaper = s.effects(seat, "cost_reduction")
    found = []
    for wonder in open_wonders(s):
        if plain:
            most = tokens
            for kind in c.wonder_resources[wonder]:
                most += PER_RESOURCE * s.resources[own + kind]
        else:
            most = base + greatest(s, seat, wonder)
        if most >= (cost(s, seat, wonder) if cheaper else c.wonder_cost[wonder]):
            found.append(wonder)
    return found


class BuildWonder(Decision[State]):
    """Build one of the wonders that lie open, if enough can be paid (N73-N76)."""

    seat: int
    base: int
    rule = "N73"
    answers = ("build", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("build", wonder) for wonder in affordable(s, seat, self.base)), ("done",)]

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
        short, price = self.short(s, seat, wonder), cost(s, seat, wonder)
        return None if short <= 0 else Objection("too-expensive", (wonder, price, price - short), "N75")

    def short(self, s: State, seat: int, wonder: int) -> int:
        """How much production is missing for a wonder, however much is spent."""
        return cost(s, seat, wonder) - self.base - greatest(s, seat, wonder)

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "build":
            s.push(_paid(s, seat, action[1], self.base))


def _paid(s: State, seat: int, wonder: int, paid: int) -> Step:
    """What comes once so much is paid: more to pay, or the city."""
    return Pay(seat, wonder, paid) if paid < cost(s, seat, wonder) else ChooseCity(seat, wonder)


class Pay(Decision[State]):
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


class ChooseCity(Decision[State]):
    """The token of the wonder goes under a city without one (N76)."""

    seat: int
    wonder: int
    rule = "N76"
    answers = ("under",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("under", space) for space in bits(free_cities(s, seat))]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.wonders[self.wonder] = action[1]
        s.find_powers(seat)
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

"""Resolving a focus card (3): its effects in order; what comes after it is in `resetting.py`.

A card says what it does in the small vocabulary of `components.yaml`; every word of it pushes the step of its chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import FOCUS, Components
from zeitalter.games.new_dawn.rules import cities, conversion, culture, economy, industry, military, science
from zeitalter.games.new_dawn.rules.focus_row import PutTrade
from zeitalter.games.new_dawn.rules.kinds import EFFECTS
from zeitalter.games.new_dawn.rules.state import State

Effect = Mapping[str, Any]
Parts = tuple[tuple[int, ...], ...]


def slot_of(s: State, seat: int, place: int) -> int:
    """The slot a card in this place of the row is resolved with (N28, N180)."""
    slot = place + 1
    for source in s.effects(seat, "slot_override"):
        if slot in source.effect["slots"]:
            return slot + 2 if s.option("machu_picchu") == "plus2" else int(source.effect["as_slot"])
    return slot


class Resolve(Step[State]):
    """Resolve the card in a place of the row with a slot (N25, N28)."""

    seat: int
    place: int
    slot: int
    rule = "N25"
    skips_upkeep = True

    def run(self, s: State) -> None:
        resolve(s, self.seat, self.place, self.slot)


def resolve(s: State, seat: int, place: int, slot: int) -> None:
    """Begin to resolve a card: its effects come next, in order (N25)."""
    s.chosen, s.slot, s.extra, s.attacks = place, slot, 0, 0
    card = s.card_at(seat, place)
    s.emit("resolves", seat, card, slot)
    s.push(Resolved(seat, card, _changeable(s)))
    for effect in _effects(s.components, card):
        push_effect(s, seat, card, effect)


@lru_cache(maxsize=256)
def _effects(c: Components, card: int) -> tuple[Effect, ...]:
    """What a card does when it is resolved, part by part, the last first."""
    found: list[Effect] = []
    for effect in c.effects_of[FOCUS][card]:
        if effect["trigger"] == "resolve":
            found += effect.get("sequence", [effect])
    return tuple(reversed(found))


class Resolved(Step[State]):
    """A card has been resolved: if it has changed nothing, the log says so (N27)."""

    seat: int
    card: int
    before: Parts
    """Everything that it can change, as it was before."""
    rule = "N27"
    skips_upkeep = True

    def run(self, s: State) -> None:
        if s.out is None or s.attacks:  # nobody reads the log, or an attack is something in any case
            return
        if _changeable(s) == self.before:
            s.emit("without-effect", self.seat, self.card)


def _changeable(s: State) -> Parts:
    """Everything that a card can change."""
    # fmt: off
    return (
        tuple(s.control), tuple(s.strong), tuple(s.cities), tuple(s.caravans), tuple(s.barbarians), tuple(s.states),
        tuple(s.natures), tuple(s.wonders), tuple(s.row), tuple(s.trade), tuple(s.dial), tuple(s.resources),
        tuple(s.envoys), tuple(s.pacts), (s.stock, s.topped, s.store, s.spent_states, s.spent_natures),
    )
    # fmt: on


def push_effect(s: State, seat: int, card: int, effect: Effect) -> None:
    """Push what an effect says: a sequence, a choice, or a single word of the vocabulary."""
    if "choose_one" in effect:
        s.push(ChooseEffect(seat, card))
    elif "sequence" in effect:
        for part in reversed(effect["sequence"]):
            push_effect(s, seat, card, part)
    elif "condition" not in effect or _holds(s, effect["condition"]):
        s.push(*OPS[effect["op"]](s, seat, effect))


def _holds(s: State, condition: Effect) -> bool:
    """Whether the condition of an effect holds now; what follows a built city is pushed when it is built."""
    return condition.get("slot", s.slot) == s.slot and "city_built" not in condition


def _gain_trade(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    return [PutTrade(seat, effect["count"])]


OPS: Mapping[str, Callable[[State, int, Effect], Sequence[Step]]] = {
    "gain_trade": _gain_trade,
    "place_control": culture.place_control,
    "move_control": conversion.move_control,
    "convert_rival_control": conversion.convert_rival_control,
    "advance_tech": science.advance_tech,
    "gain_resource": science.gain_resource,
    "nuke": science.nuke,
    "move_caravans": economy.move_caravans,
    "exchange_resource": economy.exchange_resource,
    "build_wonder": industry.build_wonder,
    "build_city": cities.build_city,
    "reinforce": military.reinforce,
    "attack": military.attack,
}
"""What each word of the focus cards pushes; the first step comes first."""


class ChooseEffect(Decision[State]):
    """A card lets its player choose between two effects, or do nothing (N27, N66, N78).

    What would do nothing is not offered; who has nothing to choose is asked all the same, and can still go back.
    """

    seat: int
    card: int
    rule = "N27"
    autoplay = False
    answers = ("effect", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = [("effect", number) for number, e in _choices(s.components, self.card) if _possible(s, seat, e)]
        return [*found, ("done",)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("effect", number) for number, _ in _choices(s.components, self.card)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        effect = dict(_choices(s.components, self.card)).get(action[1]) if action[0] == "effect" else None
        if effect is None or _possible(s, seat, effect):
            return None
        reason = _REASONS.get(_first(effect)["op"])
        found = None if reason is None else reason(s, seat, _first(effect))
        return found or Objection("not-offered", (), self.rule)

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "effect":
            push_effect(s, seat, self.card, dict(_choices(s.components, self.card))[action[1]])


@lru_cache(maxsize=256)
def _choices(c: Components, card: int) -> tuple[tuple[int, Effect], ...]:
    """The effects of a card to choose from, by what they begin with."""
    found = next(effect["choose_one"] for effect in c.effects_of[FOCUS][card] if "choose_one" in effect)
    return tuple((EFFECTS.index(_first(e)["op"]), e) for e in found)


def _first(effect: Effect) -> Effect:
    """What an effect begins with."""
    found: Effect = effect["sequence"][0] if "sequence" in effect else effect
    return found


def _possible(s: State, seat: int, effect: Effect) -> bool:
    """Whether an effect would do anything now; one that would not is not offered."""
    part = _first(effect)
    return _POSSIBLE[part["op"]](s, seat, part)


_POSSIBLE: Mapping[str, Callable[[State, int, Effect], bool]] = {
    "build_wonder": industry.can_build_wonder,
    "build_city": cities.can_build_city,
    "reinforce": military.can_reinforce,
    "attack": military.can_attack,
}
_REASONS = {"build_wonder": industry.against_wonder, "build_city": cities.against_city}

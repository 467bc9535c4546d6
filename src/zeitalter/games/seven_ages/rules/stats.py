"""Figures that artefacts, leaders, powers of cards and events change: all modifiers cumulate, in a fixed order (S13).

Add, subtract, double, halve; after every halving round up. A fixed value replaces the result, a cap comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from zeitalter.games.seven_ages.data.components import SOCIALISM, WORLD_WAR
from zeitalter.games.seven_ages.data.effects import UNLIMITED, Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold, one_leader
from zeitalter.games.seven_ages.rules.situation import NOWHERE, Situation
from zeitalter.games.seven_ages.rules.state import NOBODY, State

__all__ = ["UNLIMITED", "figure", "modifiers", "summed"]
_NOTHING: tuple[tuple[()], tuple[()], dict[int, tuple[()]]] = ((), (), {})


@dataclass(slots=True)
class Sum:
    """What modifiers add up to."""

    add: int = 0
    sub: int = 0
    mul: int = 1
    halvings: int = 0
    set_to: int | None = None
    cap: int | None = None

    def applied_to(self, base: int) -> int:
        """A figure after all of them."""
        value = (base + self.add - self.sub) * self.mul
        for _ in range(self.halvings):
            value = -(-value // 2)
        if self.set_to is not None:
            value = self.set_to
        return value if self.cap is None else min(value, self.cap)


def summed(modifiers: Iterable[tuple[str, int]], prefer: str = "low") -> Sum:
    """Modifiers put together; of two fixed values the lower one counts for prices, the higher one for limits."""
    found = Sum()
    for how, amount in modifiers:
        if how == "add":
            found.add += amount
        elif how == "sub":
            found.sub += amount
        elif how == "mul":
            found.mul *= amount
        elif how == "div":
            found.halvings += amount.bit_length() - 1
        elif how == "max":
            found.cap = amount if found.cap is None else min(found.cap, amount)
        elif found.set_to is None or (amount < found.set_to) == (prefer == "low"):
            found.set_to = amount
    return found


def modifiers(s: State, e: int, stat: str, now: Situation = NOWHERE) -> Iterator[tuple[str, int]]:
    """All modifiers of a figure that work for an empire in a situation."""
    for effect, source in effects_on(s, e, stat):
        if all_hold(s, e, effect.filter, now, source):
            yield from effect.how


def effects_on(s: State, e: int, stat: str) -> Iterator[tuple[Effect, int]]:
    """All effects that change a figure for an empire, whatever the situation; with the artefact or leader type."""
    artefacts, leaders, cards = s.components.modifiers.get(stat, _NOTHING)
    if artefacts:
        own = s.artefacts(e)
        for artefact, effect in artefacts:
            if s.world_war > 0 if artefact == WORLD_WAR else own >> artefact & 1 and counts(s, e, artefact):
                yield effect, artefact
    if leaders:
        codes = s.codes(e)
        for kind, effect in leaders:
            if codes >> kind & 1:
                yield from ((effect, source) for source in _sources(s, e, kind, effect))
    for effect in cards.get(s.card[e], ()):
        yield effect, NOBODY
    for event, empire, _ in s.effects:
        if empire == e:
            for effect in s.components.event_effects[event]:
                if effect.op == "modify" and effect.stat == stat:
                    yield effect, NOBODY


def _sources(s: State, e: int, kind: int, effect: Effect) -> list[int]:
    """In Production each leader counts, those in the same area once if it is the area that matters (S13, S47, S54)."""
    if effect.when != "production":
        return [kind]
    codes = s.components.leader_codes
    places = [area for leader, area in s.leaders[e] if codes[leader] >> kind & 1]
    return [one_leader(area) for area in (sorted(set(places)) if _by_area(effect) else places)]


def _by_area(effect: Effect) -> bool:
    return any(condition.word == "area" for condition in effect.filter)


def counts(s: State, e: int, artefact: int) -> bool:
    """Whether an artefact works: a socialist empire ignores its religion (S132)."""
    return s.religion[e] != artefact or s.government[e] != SOCIALISM


def figure(s: State, e: int, stat: str, base: int, now: Situation = NOWHERE, prefer: str = "low") -> int:
    """A figure of an empire with everything that changes it."""
    artefacts, leaders, cards = s.components.modifiers.get(stat, _NOTHING)
    if not artefacts and not leaders and not s.effects and s.card[e] not in cards:
        return base
    return summed(modifiers(s, e, stat, now), prefer).applied_to(base)

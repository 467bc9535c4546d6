"""Figures that artefacts, leaders, powers of cards and events change: all modifiers cumulate, in a fixed order (S13).

Add, subtract, double, halve; after every halving round up. A fixed value replaces the result, a cap comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from zeitalter.games.seven_ages.data.cards import Sources
from zeitalter.games.seven_ages.data.components import SOCIALISM, WORLD_WAR
from zeitalter.games.seven_ages.data.effects import UNLIMITED, Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold, one_leader
from zeitalter.games.seven_ages.rules.situation import NOWHERE, Situation
from zeitalter.games.seven_ages.rules.state import NOBODY, State

__all__ = ["UNLIMITED", "changed", "effects_on", "figure", "modifiers", "summed"]
_WORLD_WAR = 1 << WORLD_WAR


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


def modifiers(s: State, e: int, stat: str, now: Situation = NOWHERE) -> list[tuple[str, int]]:
    """All modifiers of a figure that work for an empire in a situation."""
    return working(s, e, effects_on(s, e, stat), now)


def working(s: State, e: int, effects: Iterable[tuple[Effect, int]], now: Situation) -> list[tuple[str, int]]:
    """The modifiers of those effects that work in a situation."""
    found: list[tuple[str, int]] = []
    for effect, source in effects:
        if all_hold(s, e, effect.filter, now, source):
            found += effect.how
    return found


def is_untouched(s: State, e: int, sources: Sources) -> bool:
    """Whether a glance tells that an empire has none of some sources, and no event lasts."""
    if s.effects or s.world_war or s.owned[e] & sources.artefact_mask or s.card[e] in sources.cards:
        return False
    return not s.leaders[e] or not s.codes(e) & sources.leader_mask


def effects_on(s: State, e: int, stat: str) -> list[tuple[Effect, int]]:
    """All effects that change a figure for an empire, whatever the situation; with the artefact or leader type."""
    found: list[tuple[Effect, int]] = []
    sources = s.components.modifiers.get(stat)
    if sources is not None:
        own = s.owned[e] & sources.artefact_mask
        if s.world_war:
            own |= sources.artefact_mask & _WORLD_WAR
        if own:
            found += [
                (x, artefact) for artefact, x in sources.artefacts if own >> artefact & 1 and counts(s, e, artefact)
            ]
        codes = s.codes(e) & sources.leader_mask if s.leaders[e] and sources.leader_mask else 0
        if codes:
            of_leaders = [(kind, effect) for kind, effect in sources.leaders if codes >> kind & 1]
            found += [(effect, source) for kind, effect in of_leaders for source in _sources(s, e, kind, effect)]
        if s.card[e] in sources.cards:
            found += [(effect, NOBODY) for effect in sources.cards[s.card[e]]]
    for event, empire, _ in s.effects:
        if empire == e:
            for effect in s.components.event_effects[event]:
                if effect.op == "modify" and effect.stat == stat:
                    found.append((effect, NOBODY))
    return found


def _sources(s: State, e: int, kind: int, effect: Effect) -> list[int]:
    """In Production each leader counts, those in the same area once if it is the area that matters (S13, S47, S54)."""
    if effect.when != "production":
        return [kind]
    codes = s.components.leader_codes
    places = [area for leader, area in s.leaders[e] if codes[leader] >> kind & 1]
    return [one_leader(area) for area in (sorted(set(places)) if _by_area(effect) else places)]


def _by_area(effect: Effect) -> bool:
    for condition in effect.filter:
        if condition.word == "area":
            return True
    return False


def counts(s: State, e: int, artefact: int) -> bool:
    """Whether an artefact works: a socialist empire ignores its religion (S132)."""
    return s.religion[e] != artefact or s.government[e] != SOCIALISM


def figure(s: State, e: int, stat: str, base: int, now: Situation = NOWHERE, prefer: str = "low") -> int:
    """A figure of an empire with everything that changes it."""
    return changed(s, e, effects_on(s, e, stat), base, now, prefer)


def changed(
    s: State, e: int, effects: Sequence[tuple[Effect, int]], base: int, now: Situation, prefer: str = "low"
) -> int:
    """A figure with those of some effects that work in a situation."""
    working_now = working(s, e, effects, now) if effects else None
    return summed(working_now, prefer).applied_to(base) if working_now else base

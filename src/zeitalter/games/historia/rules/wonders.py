"""Wonders: using them by action, by sole majority, by destroying; building and refreshing (H34, H68-H72a)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import (
    BY_ACTION,
    BY_DESTROYING,
    BY_MAJORITY,
    STAT_MILITARY,
    STAT_TECHNOLOGY,
    STAT_WONDERS,
)
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.effects import effect, run_effects
from zeitalter.games.historia.rules.state import State


def stat(s: State, civ: int, which: int) -> int:
    """A civilization's value in one of the four stats; civbots have no wonders."""
    if which == STAT_TECHNOLOGY:
        return s.technology[civ]
    if which == STAT_MILITARY:
        return s.military[civ]
    if which == STAT_WONDERS:
        return s.built[civ].bit_count() if s.is_player(civ) else 0
    return world.territories(s, civ)


def sole_majority(s: State, seat: int, which: int) -> bool:
    """Strictly more than every other player; civbots are ignored (H70)."""
    if which in (STAT_TECHNOLOGY, STAT_MILITARY):
        levels = s.technology if which == STAT_TECHNOLOGY else s.military
        if s.bots:
            levels = levels[: s.players]
        own = levels[seat]
        return own == max(levels) and levels.count(own) == 1
    masks = s.built if which == STAT_WONDERS else s.land
    own = masks[seat].bit_count()
    for other in range(s.players):
        if masks[other].bit_count() >= own and other != seat:
            return False
    return True


def usable(s: State, seat: int) -> int:
    """Mask of the wonders a player may use now."""
    built = s.built[seat]
    ready = built & ~(s.turned[seat] | s.locked[seat])
    if not ready:
        return 0
    c = s.components
    mask = ready & c.by_action[s.action]
    if ready & c.by_no_action:
        mask |= ready & c.destroys_with[built.bit_count()]
        for which, wonders in c.majorities[ready & c.by_any_majority]:
            if sole_majority(s, seat, which):
                mask |= wonders
    return mask


def wonder_options(s: State, seat: int) -> Sequence[Action]:
    """All ways to use a wonder now: `("wonder", wonder, destroyed)`."""
    mask = usable(s, seat)
    if not mask:
        return ()
    c = s.components
    if not mask & c.by_destroying:
        return _uses(mask)
    found: list[Action] = []
    for wonder in bits(mask):
        if c.wonder_kind[wonder] == BY_DESTROYING:
            others = bits(s.built[seat] & ~(1 << wonder))
            found += [("wonder", wonder, chosen) for chosen in combinations(others, c.destroy_count[wonder])]
        else:
            found.append(("wonder", wonder, ()))
    return found


@lru_cache(maxsize=4096)
def _uses(mask: int) -> tuple[Action, ...]:
    """The use of wonders that destroy nothing."""
    return tuple([("wonder", wonder, ()) for wonder in bits(mask)])


def wonder_objection(s: State, seat: int, action: Action) -> Objection | None:
    """Why a wonder cannot be used now."""
    _, wonder, destroyed = action
    bit = 1 << wonder
    c = s.components
    if not s.built[seat] & bit:
        return Objection("not-your-wonder", (wonder,), "H68")
    if s.turned[seat] & bit:
        return Objection("wonder-turned", (wonder,), "H68")
    if s.locked[seat] & bit:
        return Objection("wonder-too-new", (wonder,), "H34")
    kind, trigger = c.wonder_kind[wonder], c.wonder_trigger[wonder]
    if kind == BY_ACTION and s.action != trigger:
        return Objection("wonder-other-action", (wonder, trigger), "H69")
    if kind == BY_MAJORITY and not sole_majority(s, seat, trigger):
        return Objection("wonder-no-majority", (wonder, trigger), "H69")
    if kind == BY_DESTROYING:
        if wonder in destroyed:
            return Objection("wonder-itself", (wonder,), "H71")
        if s.built[seat].bit_count() <= trigger:
            return Objection("wonder-nothing-to-destroy", (wonder,), "H71")
        for other in destroyed:
            if not s.built[seat] >> other & 1:
                return Objection("not-your-wonder", (other,), "H71")
        if len(destroyed) != trigger:
            return Objection("wonder-price", (wonder, trigger), "H71")
    return None


def use_wonder(s: State, seat: int, action: Action) -> None:
    """Turn a wonder, pay its price, execute its effects."""
    _, wonder, destroyed = action
    s.turned[seat] |= 1 << wonder
    s.emit("uses-wonder", seat, wonder)
    for other in destroyed:
        remove_wonder(s, seat, other)
    run_effects(s, seat, "wonder", wonder)


def remove_wonder(s: State, seat: int, wonder: int) -> None:
    """A wonder leaves the game."""
    keep = ~(1 << wonder)
    s.built[seat] &= keep
    s.turned[seat] &= keep
    s.locked[seat] &= keep
    s.emit("loses-wonder", seat, wonder)


def build(s: State, seat: int, wonder: int) -> None:
    """Take a wonder of the row: upright, locked until the owner starts his next card (H34)."""
    s.wonder_row = tuple([w for w in s.wonder_row if w != wonder])
    s.built[seat] |= 1 << wonder
    s.locked[seat] |= 1 << wonder
    s.emit("builds", seat, wonder)


@effect("build_wonders")
def _build_wonders(s: State, civ: int, origin: str, n: int) -> None:
    if s.wonder_row:
        s.push(BuildWonders(civ, n))


class BuildWonders(Decision[State]):
    """Take up to n wonders from the row without paying."""

    seat: int
    n: int
    rule = "H74"

    def options(self, s: State, seat: int) -> list[Action]:
        row = s.wonder_row
        return [("build", chosen) for k in range(min(self.n, len(row)), -1, -1) for chosen in combinations(row, k)]

    def take(self, s: State, seat: int, action: Action) -> None:
        for wonder in action[1]:
            build(s, seat, wonder)


@effect("refresh_wonders")
def _refresh_wonders(s: State, civ: int, origin: str, n: int) -> None:
    if refreshable(s, civ, origin == "wonder"):
        s.push(RefreshWonders(civ, n, origin == "wonder"))


def refreshable(s: State, seat: int, by_wonder: bool) -> int:
    """Mask of the turned wonders that can be turned upright; a wonder refreshes no refresher (H72a)."""
    mask = s.turned[seat]
    return mask & ~s.components.refreshers if by_wonder else mask


class RefreshWonders(Decision[State]):
    """Turn up to n used wonders upright."""

    seat: int
    n: int
    by_wonder: bool
    rule = "H72"

    def options(self, s: State, seat: int) -> list[Action]:
        turned = bits(refreshable(s, seat, self.by_wonder))
        if len(turned) <= self.n and self.n >= 99:
            return [("refresh", tuple(turned))]
        return [
            ("refresh", chosen) for k in range(min(self.n, len(turned)), -1, -1) for chosen in combinations(turned, k)
        ]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "refresh":
            return None
        for wonder in action[1]:
            if not s.turned[seat] >> wonder & 1:
                return Objection("wonder-upright", (wonder,), "H72")
            if self.by_wonder and s.components.refreshers >> wonder & 1:
                return Objection("wonder-refreshes-itself", (wonder,), "H72a")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        refresh(s, seat, action[1])


def refresh(s: State, seat: int, wonders: tuple[int, ...]) -> None:
    """Turn wonders upright."""
    for wonder in wonders:
        s.turned[seat] &= ~(1 << wonder)
    if wonders:
        s.emit("refreshes", seat, wonders)


@effect("lose_wonders")
def _lose_wonders(s: State, civ: int, origin: str, n: int) -> None:
    n = min(n, s.built[civ].bit_count())
    if n:
        s.push(LoseWonders(civ, n))


class LoseWonders(Decision[State]):
    """Give up own wonders."""

    seat: int
    n: int
    rule = "H115"

    def options(self, s: State, seat: int) -> list[Action]:
        return [("give_up", chosen) for chosen in combinations(bits(s.built[seat]), self.n)]

    def take(self, s: State, seat: int, action: Action) -> None:
        for wonder in action[1]:
            remove_wonder(s, seat, wonder)

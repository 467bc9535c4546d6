"""Science (6): the technology dial, better focus cards, resources as a gift, and the strike of nuclear power."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.data.components import LEVELS, RESOURCES, SCIENCE
from zeitalter.games.new_dawn.rules.focus_row import replace
from zeitalter.games.new_dawn.rules.pieces import destroy, supply, weaken
from zeitalter.games.new_dawn.rules.spending import SPENDING, spend, ways
from zeitalter.games.new_dawn.rules.state import State

Effect = Mapping[str, Any]


def advance_tech(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for advancing the dial."""
    return [Advance(seat)]


class Advance(Decision[State]):
    """Advance the dial by the slot and the tokens spent, or not at all (N44, A35)."""

    seat: int
    rule = "N44"
    answers = ("advance", "done", *SPENDING)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("advance",), *ways(s, seat, s.chosen), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "advance":
            advance(s, seat, s.slot + s.extra)
            s.extra = 0
        elif action[0] in SPENDING:
            s.push(self)
            spend(s, seat, s.chosen, action)


def advance(s: State, seat: int, n: int) -> None:
    """Move the dial; every level space reached or passed brings a card of that level (N45, N47, N49)."""
    c = s.components
    s.stale |= 1 << seat
    old, new = s.dial[seat], s.dial[seat] + n
    over = new > c.dial_end
    last = c.dial_end if not over or s.option("overflow_counts_24") == "on" else c.dial_end - 1
    levels = [level for space, level in sorted(c.level_spaces.items()) if old < space <= min(new, last)]
    if over:
        if c.dial_end in (last, old):  # reached now, or the dial stood there
            s.topped |= 1 << seat
        s.dial[seat] = c.overflow_to
        s.emit("overflows", seat, c.overflow_to)
    else:
        s.dial[seat] = new
        s.emit("advances", seat, n, new)
    s.push(*(ReplaceCard(seat, level) for level in levels))


class ReplaceCard(Decision[State]):
    """Take a card of a level for a card of the row, usually of the same type (N45, N46, N48, N187)."""

    seat: int
    level: int
    rule = "N46"
    answers = ("replace", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        c, free = s.components, retyping(s, seat)
        new_cards = [card for card in s.deck(seat) if c.level[card] == self.level]
        pairs = [
            ("replace", old, new)
            for old in s.cards(seat)
            for new in new_cards
            if c.type[new] == c.type[old] or (free and c.type[old] != SCIENCE)
        ]
        return [*pairs, ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "replace":
            return None
        _, old, new = action
        if old not in s.cards(seat):
            return Objection("not-in-row", (old,), "N46")
        if new not in s.deck(seat):
            return Objection("card-not-in-deck", (new,), "N46")
        if s.components.level[new] != self.level:
            return Objection("wrong-level", (new, self.level), "N45")
        return None if action in self.options(s, seat) else Objection("wrong-type", (new,), "N46")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "replace":
            replace(s, seat, s.cards(seat).index(action[1]), action[2])


def retyping(s: State, seat: int) -> bool:
    """Oxford University: a card may be replaced by one of another type (N187)."""
    return bool(s.effects(seat, "retype_on_replace"))


class UpgradeCards(Decision[State]):
    """Pyramids and Porcelain Tower: cards of the row become the next level of the same type (N184, N185)."""

    seat: int
    n: int
    level: int
    done: int = 0
    rule = "N184"
    answers = ("replace", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        c = s.components
        found: list[Action] = []
        for card in s.cards(seat):
            level = c.level[card]
            if self.level not in (0, level) or level == LEVELS or self.done >> card & 1:
                continue
            new = c.cards_of[c.type[card]][level]
            if new not in s.cards(seat):
                found.append(("replace", card, new))
        return [*found, ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        if self.n > 1:
            s.push(UpgradeCards(seat, self.n - 1, self.level, self.done | 1 << action[2]))
        replace(s, seat, s.cards(seat).index(action[1]), action[2])


# -- resources --------------------------------------------------------------------------------------------------------


def gain_resource(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for taking a resource from the supply."""
    return [GainResource(seat, int(effect["choice"] == "type_not_owned"))] * int(effect["count"])


class GainResource(Decision[State]):
    """Take a resource from the supply, any kind or one the player has none of (N127, A54)."""

    seat: int
    new_kind: int
    rule = "N127"
    answers = ("gain", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        own = s.resources[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
        kinds = [kind for kind in range(len(RESOURCES)) if supply(s, kind) and not (self.new_kind and own[kind])]
        return [*(("gain", kind) for kind in kinds), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[0] == "done" or supply(s, action[1]) else Objection("none-of-it", (action[1],), "N127")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "gain":
            s.resources[seat * len(RESOURCES) + action[1]] += 1
            s.emit("gains", seat, 1, action[1])


# -- nuclear power ----------------------------------------------------------------------------------------------------


def nuke(s: State, seat: int, effect: Effect) -> Sequence[Step]:
    """The step for the strike of nuclear power."""
    return [Strike(seat)]


class Strike(Decision[State]):
    """Choose a space: there and around it tokens are destroyed, reinforced ones turned over (N213)."""

    seat: int
    rule = "N213"
    answers = ("strike", "done")

    def options(self, s: State, seat: int) -> Sequence[Action]:
        hit = s.board.around(s.tokens())
        return [*(("strike", space) for space in bits(hit)), ("done",)]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            return
        s.emit("strikes", seat, action[1])
        strong = 0
        for spaces in s.strong:
            strong |= spaces
        for space in bits(s.board.within(action[1], 1) & s.tokens()):
            if strong >> space & 1:
                weaken(s, space)
            else:
                destroy(s, space)

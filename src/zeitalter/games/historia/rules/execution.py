"""Executing an action: how, with which wonders before its price is paid, and the event that comes first (H19a, H115).

The turns of the players are in `turns.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.historia.rules import dominion, happenings
from zeitalter.games.historia.rules.actions import RULES
from zeitalter.games.historia.rules.effects import effect, run_effects
from zeitalter.games.historia.rules.state import HINDRANCES, State
from zeitalter.games.historia.rules.wonders import use_wonder, wonder_objection, wonder_options

NO_EFFECT: tuple[Action, ...] = (("no_effect",),)


def side_objection(s: State, seat: int, action: Action) -> Objection | None:
    """Why a wonder or a dominion tile cannot be used now."""
    if action[0] == "wonder":
        return wonder_objection(s, seat, action)
    if action[0] == "dominion":
        return dominion.objection(s, seat, action)
    return None


def take_side(s: State, seat: int, action: Action) -> None:
    """Use a wonder or the dominion tile beside the cards."""
    if action[0] == "wonder":
        use_wonder(s, seat, action)
    else:
        dominion.activate(s, seat, action)


def start_advisor(s: State, seat: int, advisor: int, action: int) -> None:
    """The effects of an advisor; the event comes with the action among them, or first if the symbol is all there is.

    An event that blocks the action leaves the advisor no effect at all (H115a).
    """
    actions = [values for name, *values in s.components.advisor_effects[advisor] if name == "do_action"]
    if s.event >= 0 and happenings.triggered(s, action):
        if not happenings.can_meet(s, seat, s.event) and (not actions or execution(seat, *actions[0]).changes(s)):
            s.emit("blocked-by-event", seat, s.executing, s.event)
            return
        if not actions:
            s.stack.append(ExecuteAdvisor(seat, advisor))
            happenings.happen(s, seat)
            return
    run_effects(s, seat, "advisor", advisor)


class ExecuteAdvisor(Step[State]):
    """The effects of an advisor, left to right (H74)."""

    seat: int
    advisor: int

    def run(self, s: State) -> None:
        run_effects(s, self.seat, "advisor", self.advisor)


@effect("do_action")
def _do_action(s: State, civ: int, origin: str, action: int, mode: str, free: bool, waived: bool) -> None:
    """Perform an action with all its rules and targets (A35)."""
    execute = execution(civ, action, mode, free, waived)
    if origin == "advisor":
        begin(s, execute)
    else:
        s.stack.append(execute)


def execution(seat: int, action: int, mode: str, free: bool, waived: bool) -> Execute:
    """The question of an action that an effect performs."""
    return Execute(seat, action, mode == "best", free, waived)


def begin(s: State, execute: Execute) -> None:
    """An action begins: the event of the round first, unless the action would change nothing then (H114a, H115)."""
    if s.event < 0 or not happenings.triggered(s, execute.action):
        s.stack.append(execute)
        return
    seat = execute.seat
    met = happenings.can_meet(s, seat, s.event)
    if not execute.changes(happenings.afterwards(s, seat) if met else s):
        s.stack.append(Execute(seat, execute.action, execute.best, execute.free, execute.waived, in_vain=True))
    elif met:
        s.stack.append(execute)
        happenings.happen(s, seat)
    else:
        s.emit("blocked-by-event", seat, s.executing, s.event)


class BeginAgain(Step[State]):
    """An action that would have changed nothing begins anew: a wonder may have made it possible (A31)."""

    seat: int
    action: int
    best: bool
    free: bool
    waived: bool

    def run(self, s: State) -> None:
        begin(s, Execute(self.seat, self.action, self.best, self.free, self.waived))


class Execute(Decision[State]):
    """How to execute an action: version, targets, numbers; or a wonder before its price is paid (H19a, H23, A31).

    In vain: the event has spared the action, so only what changes nothing can be done (H114a).
    """

    seat: int
    action: int
    best: bool
    free: bool
    waived: bool
    in_vain: bool = False
    rule = "H19a"

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found = self.ways(s, seat) or NO_EFFECT
        if s.built[seat] and (wonders := wonder_options(s, seat)):
            found = [*found, *wonders]
        if s.table.options["dominion"] == "on":
            found = [*found, *dominion.options(s, seat)]
        return found

    def ways(self, s: State, seat: int) -> Sequence[Action]:
        """Every way to execute the action; none: it has no effect."""
        found, rule = self._all_ways(s, seat), RULES[self.action]
        return [way for way in found if not rule.changes(s, seat, way, self.free)] if self.in_vain else found

    def _all_ways(self, s: State, seat: int) -> Sequence[Action]:
        """Those too that the event leaves nothing of."""
        rule, free = RULES[self.action], self.free
        if self.best and not free and not self.waived:  # a card of the hand
            versions = s.components.versions[self.action][s.technology[seat]][s.personal[seat]]
        else:
            versions = rule.versions(s, seat, self.best, free, self.waived)
        return rule.options(s, seat, versions, free) if versions else ()

    def changes(self, s: State) -> bool:
        """Whether the action can change anything."""
        rule, seat = RULES[self.action], self.seat
        return any(rule.changes(s, seat, way, self.free) for way in self.ways(s, seat))

    def why_idle(self, s: State) -> str:
        """Why the action would change nothing, as one of `HINDRANCES`; empty if it can change something."""
        ways = self._all_ways(s, self.seat)
        own = RULES[self.action].why_idle(s, self.seat, ways, self.free, self.waived)
        return own or ("event" if self.in_vain else "")

    def candidates(self, s: State, seat: int) -> list[Action]:
        return RULES[self.action].candidates(s, seat)

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        rule = RULES[self.action]
        if action[0] == "no_effect":
            return Objection("must-execute", (self.action,), "H19a") if self.ways(s, seat) else None
        if action[0] != rule.verb:
            return side_objection(s, seat, action)
        found = rule.version_objection(s, seat, action[1], self.best, self.waived)
        found = found or rule.objection(s, seat, action, self.free)
        if found is None and self.in_vain and rule.changes(s, seat, action, self.free):
            return Objection("event-leaves-nothing", (s.event, self.action), "H114a")
        return found

    def take(self, s: State, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "no_effect":
            if s.out is not None:  # why is found out only where somebody is told
                s.emit("no-effect", seat, self.action, HINDRANCES.index(self.why_idle(s)))
        elif verb in ("wonder", "dominion"):
            s.stack.append(BeginAgain(seat, self.action, self.best, self.free, self.waived) if self.in_vain else self)
            take_side(s, seat, action)
        else:
            if s.out is not None:
                s.emit("executes", seat, self.action, action[1])
            RULES[self.action].do(s, seat, action, self.free)

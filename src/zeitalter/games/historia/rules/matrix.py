"""The development matrix: levels, missing cells, bonuses, governments (H26-H32, H63-H67, H120)."""

from __future__ import annotations

from zeitalter.engine.steps import Step
from zeitalter.games.historia.data.components import LEVELS, STAT_TECHNOLOGY
from zeitalter.games.historia.rules.effects import effect, run_effects
from zeitalter.games.historia.rules.state import FROM_GOAL, FROM_LEVEL, State

ORIGINS = ("technology", "military")


def can_rise(s: State, civ: int, stat: int) -> bool:
    """Whether a level can be gained: a cell is there, or level 16 is reached and gives points (H27, H31)."""
    return s.components.rises[stat][s.military[civ]][s.technology[civ]]


def gain_levels(s: State, civ: int, stat: int, n: int) -> int:
    """Gain levels one at a time, each with its bonus; what is blocked is lost (H28). Returns the levels moved."""
    moved = 0
    stack = s.stack
    depth = len(stack)
    levels = s.technology if stat == STAT_TECHNOLOGY else s.military
    rises = s.components.rises[stat]
    for left in range(n - 1, -1, -1):
        if not rises[s.military[civ]][s.technology[civ]]:
            break
        level = levels[civ] + 1
        if level > LEVELS:
            s.emit("overflow", civ, stat)
            s.gain_vp(civ, s.components.overflow_vp, FROM_LEVEL)
            continue
        levels[civ] = level
        moved += 1
        if s.out is not None:
            s.emit("level-up", civ, stat, level)
        if civ < s.players and s.components.level_effects[stat][level]:
            run_effects(s, civ, ORIGINS[stat], level)
        if s.goals:
            if len(stack) > depth:
                stack.insert(depth, ReachGoal(civ))
            else:
                reach_goal(s, civ)
        if len(stack) > depth and left:
            stack.insert(depth, GainLevels(civ, stat, left))
            break
    return moved


class GainLevels(Step[State]):
    """The levels that are still to be gained after a question of an earlier one."""

    civ: int
    stat: int
    n: int

    def run(self, s: State) -> None:
        gain_levels(s, self.civ, self.stat, self.n)


def lose_levels(s: State, civ: int, stat: int, n: int) -> None:
    """Lose levels; stops at level 1 and before a missing cell. Bonuses taken are kept (H66)."""
    for _ in range(n):
        if not can_fall(s, civ, stat):
            return
        levels = s.technology if stat == STAT_TECHNOLOGY else s.military
        levels[civ] -= 1
        s.emit("level-down", civ, stat, levels[civ])
        if s.goals:
            reach_goal(s, civ)


def can_fall(s: State, civ: int, stat: int, n: int = 1) -> bool:
    """Whether n levels can be lost: the cells below exist."""
    t, m = s.technology[civ], s.military[civ]
    cells = s.components.cells
    for k in range(1, n + 1):
        if stat == STAT_TECHNOLOGY:
            if t - k < 1 or cells[m][t - k] < 0:
                return False
        elif m - k < 1 or cells[m - k][t] < 0:
            return False
    return True


@effect("gain_levels")
def _gain_levels(s: State, civ: int, origin: str, stat: int, n: int) -> None:
    gain_levels(s, civ, stat, n)


@effect("lose_levels")
def _lose_levels(s: State, civ: int, origin: str, stat: int, n: int) -> None:
    lose_levels(s, civ, stat, n)


def cell_of(s: State, civ: int) -> int:
    """The cell a civilization's marker stands on."""
    return s.military[civ] * 32 + s.technology[civ]


def government(s: State, civ: int) -> int:
    """The government of a civilization: the colour of its cell (H67)."""
    return s.components.cells[s.military[civ]][s.technology[civ]]


class ReachGoal(Step[State]):
    """The marker stands on a goal, after the bonus of the level is done (H120)."""

    civ: int

    def run(self, s: State) -> None:
        reach_goal(s, self.civ)


def reach_goal(s: State, civ: int) -> None:
    """The first civilization on a goal takes it; a civbot gets only its points (H120, H120a)."""
    here = cell_of(s, civ)
    for cell, goal in s.goals:
        if cell == here:
            s.goals = tuple(g for g in s.goals if g[0] != cell)
            s.emit("reaches-goal", civ, goal)
            if s.is_player(civ):
                run_effects(s, civ, "goal", goal)
            else:
                for name, *values in s.components.goal_effects[goal]:
                    if name == "gain_vp":
                        s.gain_vp(civ, values[0], FROM_GOAL)
            return

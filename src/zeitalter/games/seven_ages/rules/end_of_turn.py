"""The end of a turn (S111, S112): Wild markers nobody used, free progress, and whether the game is over."""

from __future__ import annotations

from zeitalter.engine.steps import Step
from zeitalter.games.seven_ages.data.components import MOON_LANDING, WILD
from zeitalter.games.seven_ages.rules.markers import marker_on
from zeitalter.games.seven_ages.rules.permits import allows, forbids, immune
from zeitalter.games.seven_ages.rules.progress import is_beyond, progress
from zeitalter.games.seven_ages.rules.result import finish_game
from zeitalter.games.seven_ages.rules.state import State, put


def forfeit_wilds(s: State) -> None:
    """A Wild on an empire that was never turned over counts as used all the same (S33b)."""
    for seat in s.in_order():
        for slot in s.slots[seat]:
            if slot >= 0 and marker_on(s, seat, slot) == WILD:
                s.done = put(s.done, slot, s.done[slot] | 1 << WILD)
                s.emit("forfeits-wild", seat, s.card[slot])
                s.barrier()


class FreeProgress(Step[State]):
    """Every empire advances one level, unless something holds it back (S112)."""

    rule = "S112"

    def run(self, s: State) -> None:
        s.emit("turn-ends", s.turn)
        going = [e for e in first_to_end(s, s.empires_in_order()) if advances_freely(s, e)]
        for e in going:
            progress(s, e, s.components.constants.free_progress)


def first_to_end(s: State, empires: list[int]) -> list[int]:
    """The empires of a player in the best order for him: who ends the game first is paid for a Moon landing (S28b)."""
    landed = [e for e in empires if s.owned[e] >> MOON_LANDING & 1]
    if not landed:
        return empires
    turn = s.in_order()
    return sorted(empires, key=lambda e: (turn.index(s.owner[e]), e not in landed))


def advances_freely(s: State, e: int) -> bool:
    """Whether an empire makes free progress: no World war, no dark level, no Wild, no event against it (S112)."""
    if s.world_war or is_beyond(s, e) or forbids(s, e, "free_progress"):
        return False
    if s.used_wild(e) and not allows(s, e, "free_progress_after_wild"):
        return False
    return not s.components.dark >> s.level[e] & 1 or immune(s, e, "dark_ages")


class CheckEnd(Step[State]):
    """The game ends with the turn in which an empire passed the last level, or with the last turn (S28, S28c)."""

    rule = "S28"

    def run(self, s: State) -> None:
        if s.finished_by:
            finish_game(s, "last-level")
        elif s.turn >= turn_limit(s):
            finish_game(s, "turn-limit")


def turn_limit(s: State) -> int:
    """The turn after which a game ends in any case (S28c)."""
    c = s.components.constants
    return c.turn_limit_base + c.turn_limit_per_age * (s.end_age - max(s.start_age, 1) + 1)

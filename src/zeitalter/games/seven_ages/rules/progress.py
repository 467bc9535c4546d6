"""The progress track (S12, S28, S67): moving on and back, entering ages, passing the last level."""

from __future__ import annotations

from zeitalter.games.seven_ages.data.components import (
    CONCENTRATED_OWNERSHIP,
    MOON_LANDING,
    RELIGIOUS_STRIFE,
    REVOLUTION,
)
from zeitalter.games.seven_ages.rules.glory import gain_glory
from zeitalter.games.seven_ages.rules.state import State, put
from zeitalter.games.seven_ages.rules.world import end_treaty, end_world_war, settle_down

LEVELS_PER_AGE = 7


def last_level(s: State) -> int:
    """The last level of the track (S28b)."""
    return LEVELS_PER_AGE * s.end_age


def is_beyond(s: State, e: int) -> bool:
    """Whether an empire has passed the last level: it makes no further progress (S28b)."""
    return s.level[e] > LEVELS_PER_AGE * s.end_age


def progress(s: State, e: int, levels: int, keeps: int = 0) -> int:
    """Move an empire forwards or backwards; how many levels it really moved.

    `keeps` are artefacts on the card that a change of age does not take away, as bits (S130).
    """
    if is_beyond(s, e) or not levels:
        return 0
    before, age = s.level[e], s.age(e)
    s.level = put(s.level, e, max(1, min(before + levels, last_level(s) + 1)))
    moved = s.level[e] - before
    if not moved:
        return 0
    s.emit("advances" if moved > 0 else "falls-back", s.card[e], abs(moved), s.level[e])
    if is_beyond(s, e):
        pass_last_level(s, e)
    elif s.age(e) != age:
        change_age(s, e, keeps)
        if s.world_war and s.age(e) > max(age, age_of_war(s)):
            end_world_war(s, e)
    s.last_age = s.current_age()
    return moved


def change_age(s: State, e: int, keeps: int = 0) -> None:
    """Entering another age, forwards or backwards, takes some markers away before anything else (S67, S67b)."""
    s.emit("enters-age", s.card[e], s.age(e) - 1)
    end_with_age(s, e, keeps)
    settle_down(s, e)


def end_with_age(s: State, e: int, keeps: int = 0) -> None:
    """What is on the map or on a card only until its empire leaves its age (S67)."""
    for artefact in (CONCENTRATED_OWNERSHIP, RELIGIOUS_STRIFE, REVOLUTION):
        if s.marks[e] >> artefact & 1 and not keeps >> artefact & 1:
            s.set_marks(e, s.marks[e] & ~(1 << artefact))
            s.emit("artefact-goes", s.card[e], artefact)
    if s.treaty and e in (s.treaty[0], s.treaty[2]):
        end_treaty(s)


def age_of_war(s: State) -> int:
    """The age of the World war: whoever rises above it ends the war (S134)."""
    return (s.world_war + LEVELS_PER_AGE - 1) // LEVELS_PER_AGE


def pass_last_level(s: State, e: int) -> None:
    """An empire passes the last level: glory, and the game ends with this turn (S28, S28b).

    It leaves its age like one that enters another one (S67).
    """
    seat = s.owner[e]
    first = not s.finished_by
    s.finished_by += (s.card[e],)
    s.emit("passes-last-level", s.card[e])
    end_with_age(s, e)
    gain_glory(s, seat, s.components.constants.end_bonus, "last_age", s.card[e])
    if first and s.has(e, MOON_LANDING):
        gain_glory(s, seat, s.components.constants.end_bonus, "moon_landing", s.card[e])
    if s.world_war:
        end_world_war(s, e)

"""Religions and governments taken on from others without a card (S103, A45), or brought by cards and events."""

from __future__ import annotations

from zeitalter.engine.errors import Objection
from zeitalter.games.seven_ages.rules.on_play import carry_out, carry_out_one, take_on
from zeitalter.games.seven_ages.rules.passage import use_ways
from zeitalter.games.seven_ages.rules.reach import empires_in_range
from zeitalter.games.seven_ages.rules.receiving import (
    against_needs,
    is_possible_receiver,
    measured_with_ways,
    only_out_of_range,
    wanted_areas,
    wrong_age,
)
from zeitalter.games.seven_ages.rules.state import NOBODY, State


def adopt(s: State, e: int, artefact: int, on_play: bool = True) -> None:
    """An empire takes on a religion or government; one that its card brings at the start only gives elite (S97f)."""
    if on_play:
        carry_out(s, e, artefact)
        return
    take_on(s, e, artefact)
    for effect in s.components.art_effects[artefact]:
        if effect.op == "elite" and effect.when == "on_play":
            carry_out_one(s, e, artefact, effect)


def adoptable(s: State) -> list[int]:
    """The religions and governments that somebody has."""
    found = set()
    for e in s.playing:
        found.add(s.religion[e])
        found.add(s.government[e])
    found.discard(NOBODY)
    return sorted(found)


def owners(s: State, e: int, artefact: int) -> int:
    """The areas of all other empires that have a religion or government."""
    found = 0
    for other in s.in_play():
        if other != e and artefact in (s.religion[other], s.government[other]):
            found |= s.held[other]
    return found


def adoptions(s: State, e: int) -> list[int]:
    """All religions and governments an empire can adopt now."""
    return [a for a in adoptable(s) if is_possible_receiver(s, e, a) and may_adopt(s, e, a) is None]


def may_adopt(s: State, e: int, artefact: int) -> Objection | None:
    """Why an empire cannot adopt a religion or government now; None if it can."""
    c = s.components
    if c.religion_of[artefact] < 0 and c.government_of[artefact] < 0:
        return Objection("not-adoptable", (artefact,), "S103")
    found = wrong_age(s, e, artefact) or against_needs(s, e, artefact)
    if found is not None:
        return found
    near = any(artefact in (s.religion[other], s.government[other]) for other in empires_in_range(s, e))
    return None if near else Objection("no-owner-in-range", (s.card[e], artefact), "S103")


def areas_to_ask_for(s: State, e: int) -> int:
    """The areas that should be in range for an adoption that nothing else forbids, as a mask."""
    found = 0
    for artefact in adoptable(s):
        if not is_possible_receiver(s, e, artefact):
            continue
        if only_out_of_range(s, e, artefact):
            found |= wanted_areas(s, e, artefact)
        elif not wrong_age(s, e, artefact) and not against_needs(s, e, artefact) and may_adopt(s, e, artefact):
            found |= owners(s, e, artefact)
    return found


def adopt_from_others(s: State, e: int, artefact: int) -> None:
    """An empire adopts what it has seen elsewhere; leave to count through others is used up by it (S20b)."""
    wanted = wanted_areas(s, e, artefact)
    if measured_with_ways(s, e, wanted) or measured_with_ways(s, e, owners(s, e, artefact)):
        use_ways(s)
    adopt(s, e, artefact)

"""Groups of units and leaders that go together: who leads them, and forms that name any of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from zeitalter.engine.forms import Bag, Form, Pick
from zeitalter.games.seven_ages.rules.marching import Leaders, March, Units


def escorts(march: March, start: int) -> list[Leaders]:
    """Which leaders go along: all, and as few as possible."""
    here = march.leaders_at(start)
    few: Leaders = ()
    if march.led:
        few = tuple(leader for leader in here if march.is_strategist(leader))[:1]
    return [here] if here == few else [here, few]


def group_form(verb: str, march: March, start: int, goals: Sequence[int], units: Units) -> Form:
    """A group of some units and of leaders in an area goes into one of several areas."""
    here = march.leaders_at(start)
    return Form(verb, (Pick((start,)), Pick(tuple(goals)), bag(units, 1), bag(here, 0)))


@lru_cache(maxsize=1 << 12)
def bag(things: tuple[int, ...], least: int) -> Bag:
    """Some of these things; the same units stand together again and again."""
    kinds = tuple(sorted(set(things)))
    return Bag(kinds, tuple(things.count(kind) for kind in kinds), least, len(things))

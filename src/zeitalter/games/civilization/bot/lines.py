"""What is worth comparing at each question: whole turns in several styles, and who bears what in calamities.

The usual line is the keen style's and comes first. Other questions have one line: to compare ships, cities to build,
purchases or deals gained nothing against it, or lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from zeitalter.engine import kernel
from zeitalter.engine.forms import Form
from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot import calamities, judge, moves
from zeitalter.games.civilization.bot.keen import KEEN, STYLES
from zeitalter.games.civilization.bot.style import Style
from zeitalter.games.civilization.rules.state import State

Line = tuple[Action, ...]
MOST_LINES = 8
MOST_ANSWERS = 60
"""More answers than any turn has."""
# fmt: off
LISTED = (
    "ChooseNation", "TakeCity", "LoseToNobody", "DissolveUnsupported", "ChooseVolcano",
    "ChooseQuake", "ChooseAftershock", "ChoosePlain", "NameTaker", "KeepPart", "TakeBreakaway", "DissolveCities",
    "RaidCity",
)
# fmt: on
"""Questions with a few answers, all of which are compared."""


def lines(s: State, seat: int, r: Random) -> Sequence[Line] | None:
    """The lines for a question, the usual one first; None where the strategist has no rule of thumb."""
    options = kernel.options(s, seat)
    usual = judge.answer(s, seat, options, r, KEEN)
    if usual is None:
        return None
    name = type(s.stack[-1]).__name__
    if name == "Move":
        return turns(s, seat)
    if name in ("AssignLosses", "DemandCities"):
        return shares(s, seat, usual)
    if name in LISTED:
        others = [option for option in options if type(option) is tuple and option != usual]
        return [(usual,), *((option,) for option in others[: MOST_LINES - 1])]
    return [(usual,)]


# -- plans of many answers --------------------------------------------------------------------------------------------


def turns(s: State, seat: int) -> list[Line]:
    """Whole turns, in several styles; those that come to the same are left out."""
    found: dict[tuple[bytes, tuple[int, ...]], Line] = {}
    for style in STYLES:
        line, after = _turn(s, seat, style)
        if line:
            found.setdefault((bytes(after.tokens), after.ships[seat]), line)
    return list(found.values())


def _turn(s: State, seat: int, style: Style) -> tuple[Line, State]:
    """A turn in a style, and the position before it is ended."""
    c = s.copy()
    line: list[Action] = []
    for _ in range(MOST_ANSWERS):
        action = moves.move(c, seat, style)
        if action not in kernel.options(c, seat):
            break
        line.append(action)
        if action[0] == "end_moves":
            break
        kernel.answer(c, seat, action)
    return tuple(line), c


# -- calamities -------------------------------------------------------------------------------------------------------


def shares(s: State, seat: int, usual: Action) -> list[Line]:
    """The usual victims, or all that is possible for one of them first."""
    form = kernel.options(s, seat)[0]
    assert isinstance(form, Form)
    others = sorted(s.others(seat), key=lambda other: -calamities.threat(s, other))
    found = [usual]
    for first in others:
        action = calamities.shared_out(s, form, [first, *(other for other in others if other != first)], (1,))
        if s.stack[-1].objection(s, seat, action) is None:  # type: ignore[attr-defined]
            found.append(action)
    return [(action,) for action in dict.fromkeys(found)]

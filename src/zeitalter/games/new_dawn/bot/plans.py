"""What is worth comparing at the beginning of a turn: whole turns, played by `swift` but for one answer at most.

A turn is planned up to the first roll of dice or answer of somebody else; what comes after it is answered when that is
known. Questions that come up alone, outside a planned turn, are small: `swift` answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from zeitalter.engine import kernel
from zeitalter.engine.steps import HALT
from zeitalter.engine.values import Action
from zeitalter.games.new_dawn.bot.judge import focus, own_worth, shortlist
from zeitalter.games.new_dawn.bot.swift import LONGEST, NO_LUCK, OTHER_LUCK, swift, worth_of_sites
from zeitalter.games.new_dawn.rules.course import BeginTurn
from zeitalter.games.new_dawn.rules.economy import markets
from zeitalter.games.new_dawn.rules.state import State

MOST_PLANS = 10
"""Turns that are compared."""
MAIN = 4
"""Other cards than the usual one that are compared in any case."""
ABILITIES = 4
"""Uses of abilities that are looked at before a card is chosen."""
OTHERS = 3
"""Other answers to a question within a turn that are looked at."""


class Plan(NamedTuple):
    """A turn: the own answers up to the first dice or answer of a rival, and the position after it."""

    answers: tuple[Action, ...]
    end: State
    worth: float


def lines(s: State, seat: int, r: Random) -> list[tuple[Action, ...]]:
    """The turns that are worth comparing, the usual one first; at other questions the usual answer."""
    if not isinstance(s.stack[-1], BeginTurn):
        return [(swift(s, seat, r),)]
    main: list[Plan] = []
    others: list[Plan] = []
    for opening in _openings(s, seat, r):
        forks: list[tuple[Action, ...]] = []
        main.append(_played(s, seat, opening, forks))
        others += [_played(s, seat, fork, None) for fork in forks]
    others.sort(key=_worth)
    ranked = [main[0], *sorted(main[1:], key=_worth)[:MAIN], *others]
    found: list[tuple[Action, ...]] = []
    seen: set[tuple[object, ...]] = set()
    for plan in ranked:
        what = _outcome(plan.end)
        if what not in seen and len(found) < MOST_PLANS:
            seen.add(what)
            found.append(plan.answers)
    return found


def _worth(plan: Plan) -> float:
    return -plan.worth


def _outcome(s: State) -> tuple[object, ...]:
    """What two turns must have in common to be the same."""
    # fmt: off
    return (
        tuple(s.control), tuple(s.strong), tuple(s.cities), tuple(s.caravans), tuple(s.barbarians), tuple(s.wonders),
        tuple(s.row), tuple(s.trade), tuple(s.dial), tuple(s.resources), tuple(s.pacts), tuple(s.envoys), s.rng,
    )
    # fmt: on


def _openings(s: State, seat: int, r: Random) -> list[tuple[Action, ...]]:
    """Ways to begin a turn, the usual one first: what costs nothing and then any card, and some other abilities."""
    c = focus(s, seat)
    before: list[Action] = []
    action = swift(c, seat, r)
    while action[0] != "focus" and len(before) < ABILITIES:
        before.append(action)
        kernel.answer(c, seat, action)
        if not isinstance(c.stack[-1], BeginTurn) or c.asked[0] != seat:
            return [tuple(before)]
        action = swift(c, seat, r)
    offered: Sequence[Action] = kernel.options(c, seat)  # type: ignore[assignment]
    found = dict.fromkeys((action, *[option for option in offered if option[0] == "focus"]))
    some = [option for option in shortlist(c, seat, offered) if option[0] != "focus"][:ABILITIES]
    return [(*before, option) for option in (*found, *some)]


def _played(s: State, seat: int, answers: tuple[Action, ...], forks: list[tuple[Action, ...]] | None) -> Plan:
    """Play a turn to its end, from these first answers on; `forks` takes other beginnings that are worth a look."""
    c = focus(s, seat)
    c.rng += OTHER_LUCK
    luck, planned, alone = c.rng, list(answers), True
    for answer in answers:
        kernel.answer(c, seat, answer)
    for _ in range(LONGEST):
        if c.result is not None or c.stack[-1] is HALT:
            break
        who = c.asked[0]
        action = swift(c, who, NO_LUCK)
        alone = alone and who == seat and c.rng == luck
        if alone:
            if forks is not None:
                forks += [(*planned, other) for other in _others(c, seat, action)]
            planned.append(action)
        kernel.answer(c, who, action)
    return Plan(tuple(planned), c, own_worth(c, seat))


def _others(s: State, seat: int, usual: Action) -> list[Action]:
    """Other answers than the usual one that are worth a look."""
    options: Sequence[Action] = kernel.options(s, seat)  # type: ignore[assignment]
    look = OTHER_ANSWERS.get(type(s.stack[-1]).__name__)
    if look is None or len(options) < 2:
        return []
    return [option for option in look(s, seat, options) if option != usual][:OTHERS]


def _all(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    return options


def _deeds(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Everything but doing nothing."""
    return [option for option in options if option[0] != "done"]


def _shortlisted(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    return shortlist(s, seat, options)


def _sites(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """The best spaces, and spending or saving a token."""
    claims = [option for option in options if option[0] == "claim"]
    if not claims:
        return options
    worth = worth_of_sites(s, seat, [claim[1] for claim in claims])
    ranked = sorted(range(len(claims)), key=lambda i: -worth[i])
    return [claims[i] for i in ranked[:OTHERS]]


def _upgrades(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Cards that gain as many levels as any."""
    level = s.components.level
    gains = [level[o[2]] - level[o[1]] if o[0] == "replace" else 0 for o in options]
    return [option for option, gain in zip(options, gains, strict=True) if gain == max(gains)]


def _markets(s: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Caravans to somebody to trade with."""
    goals, seen, found = markets(s, seat), set[int](), []
    for option in options:
        if option[0] == "send" and goals >> option[2] & 1 and option[2] not in seen:
            seen.add(option[2])
            found.append(option)
    return found


OTHER_ANSWERS: Mapping[str, Callable[[State, int, Sequence[Action]], Sequence[Action]]] = {
    "ChooseEffect": _deeds,
    "BuildCity": _shortlisted,
    "BuildWonder": _all,
    "PlaceTokens": _sites,
    "Advance": _all,
    "ReplaceCard": _upgrades,
    "UpgradeCards": _deeds,
    "GainResource": _deeds,
    "MoveCaravans": _markets,
    "TakePact": _deeds,
    "PutTrade": _all,
    "Attack": _shortlisted,
    "ConvertToken": _deeds,
    "ResolveMore": _all,
    "ResolveOther": _all,
    "SwapCards": _deeds,
}
"""Questions within a turn at which another answer may be better, and which."""

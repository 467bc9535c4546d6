"""What is worth comparing at each question of 7 Ages: the usual answer first, then what else could be good.

Where the rules of thumb have no rival, the usual answer is the only one: a search spends its time where it matters. A
Production, Manoeuvre or Civilise is a row of small answers; it is compared and played as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.engine import kernel
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.bot.founding import start_worth
from zeitalter.games.seven_ages.bot.judge import answer_in_style, choose
from zeitalter.games.seven_ages.bot.markers import Plan
from zeitalter.games.seven_ages.bot.outlook import USUAL, Outlook, Style
from zeitalter.games.seven_ages.bot.trading import hand_worths
from zeitalter.games.seven_ages.rules.state import State

ROWS = 10
"""Distributions of markers that are compared."""
FEW = 4
"""Single answers that are compared."""
HARDLY = -0.4
"""What is worth less is not compared."""
LONGEST_PLAN = 30
SPENDING, SAVING = Style(thrift=0.0), Style(thrift=3.0)

Line = Sequence[Action]


def lines(s: State, seat: int, r: Random) -> Sequence[Line] | None:
    """Answers and plans that are worth comparing, the usual one first; None: there is no rule of thumb."""
    options = kernel.options(s, seat)
    if len(options) == 1 and isinstance(options[0], tuple):
        return [(options[0],)]
    name = type(s.stack[-1]).__name__
    if name in PLANS:
        found = [plan(s, seat, USUAL)]
        if not found[0]:
            return None
        found += PLANS[name](s, seat, options)
        return list(dict.fromkeys(line for line in found if line))
    usual = choose(s, seat, options, r)
    if usual is None:
        return None
    rivals = RIVALS.get(name)
    if rivals is None:
        return [(usual,)]
    return [(answer,) for answer in dict.fromkeys((usual, *rivals(Outlook(s, seat), options)))]


# -- single answers ----------------------------------------------------------------------------------------------------


def _best(options: Sequence[Action], worth: Callable[[Action], float], most: int = FEW) -> list[Action]:
    """The best of some answers, without those that are hardly worth a thought."""
    worths = {option: worth(option) for option in options}
    ranked = sorted(worths, key=lambda option: -worths[option])
    return [option for option in ranked[:most] if worths[option] > HARDLY]


def _markers(o: Outlook, options: Sequence[Any]) -> list[Action]:
    return [("place", row) for row in Plan(o).ranked(ROWS)]


def _empires(o: Outlook, options: Sequence[Any]) -> list[Action]:
    cards = [option for option in options if option[0] == "found"]
    return _best(cards, lambda option: start_worth(o, option[1], option[2] + 1))


def _laid(o: Outlook, options: Sequence[Any]) -> list[Action]:
    """The highest and the least missed cards."""
    worths = hand_worths(o)
    single = [option for option in options if len(option[1]) == 1 and not option[2]]
    cheap = sorted(single, key=lambda option: worths[option[1][0]])[:2]
    high = sorted(single, key=lambda option: (-o.c.value[option[1][0]], worths[option[1][0]]))[:2]
    return [*high, *cheap]


def _thrown(o: Outlook, options: Sequence[Any]) -> list[Action]:
    """Nothing, or all but the best cards."""
    worths = hand_worths(o)
    ranked = sorted(worths, key=lambda card: worths[card])
    hand = o.s.hand(o.seat)
    found: list[Action] = [("throw_away", ())]
    for n in sorted({len(ranked) // 2, max(0, len(ranked) - 1)}):
        found.append(("throw_away", tuple(card for card in hand if card in ranked[:n])))
    return found


def _listed(o: Outlook, options: Sequence[Any]) -> list[Action]:
    return [option for option in options if isinstance(option, tuple)][:FEW]


Rivals = Callable[[Outlook, Sequence[Any]], Sequence[Action]]
RIVALS: Mapping[str, Rivals] = {
    "PlaceMarkers": _markers,
    "ChooseEmpire": _empires,
    "LayTradeCards": _laid,
    "LayNeutralCards": _laid,
    "ThrowAway": _thrown,
    "GoOn": _listed,
}
"""What else could be answered, by question."""


# -- plans -------------------------------------------------------------------------------------------------------------


def plan(s: State, seat: int, style: Style, first: Action | None = None) -> Line:
    """The answers that a style gives until the action ends or something new is seen."""
    s = s.copy()
    top = type(s.stack[-1]).__name__
    found: list[Action] = []
    while len(found) < LONGEST_PLAN and len(s.asked) == 1 and s.asked[0] == seat:
        name = type(s.stack[-1]).__name__
        if name != top and name not in WITHIN:
            break
        action = first or answer_in_style(s, seat, kernel.options(s, seat), style)
        if action is None:
            break
        found.append(action)
        seen = s.barriers
        kernel.answer(s, seat, action)
        if s.barriers != seen or (action == ("done",) and name == top):
            break
        first = None
    return tuple(found)


def _builds(s: State, seat: int, options: Sequence[Any]) -> list[Line]:
    return [plan(s, seat, SPENDING), plan(s, seat, SAVING), (("done",),)]


def _as_usual(s: State, seat: int, options: Sequence[Any]) -> list[Line]:
    """Nothing else: bolder and more peaceful marches, and other deeds first, were compared in vain."""
    return []


def _first_units(s: State, seat: int, options: Sequence[Any]) -> list[Line]:
    """Fewer units, so that money is left."""
    usual = plan(s, seat, USUAL)
    return [(*usual[:n], ("done",)) for n in sorted({1, len(usual) // 2, len(usual) - 2}) if 0 < n < len(usual) - 1]


WITHIN = ("Voyage", "PlaceNewLeader", "PlaceArtefact", "KeepLeader", "SettleColonists")
"""Questions that come up while a plan is carried out."""
PLANS: Mapping[str, Callable[[State, int, Sequence[Any]], list[Line]]] = {
    "Build": _builds,
    "BuyFirstUnits": _first_units,
    "Movement": _as_usual,
    "Civilising": _as_usual,
    "PlayingCards": _as_usual,
}
"""Questions that are answered by a whole plan."""

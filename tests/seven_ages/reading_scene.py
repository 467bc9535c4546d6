"""Scenes for the second reading of the rules: a position by name, one action of its first empire, and short looks."""

from __future__ import annotations

from typing import Any

from zeitalter import Match
from zeitalter.engine.forms import Form
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.position import Empire, position
from zeitalter.games.seven_ages.rules.state import DISCARD, State
from zeitalter.games.seven_ages.rules.units import unit_type
from zeitalter.testing import say, why

C = load_components(None)
IDS = C.ids
IN_PLAY = (
    "romans",
    "egyptians",
    "hittites",
    "babylonians",
    "arabs",
    "greeks",
    "french",
    "israelites",
    "zimbabweans",
    "shang",
    "mongols",
    "papal_states",
    "huns",
    "gauls",
    "americans",
    "germans",
    "persians",
    "seljuks",
    "manchus",
)
"""Cards that tests bring into play: none of them is dealt as a value."""


def values(*wanted: int) -> list[str]:
    """Cards with these values that no test brings into play."""
    pools: dict[int, list[str]] = {}
    for card, id in enumerate(IDS["empire"]):
        if id not in IN_PLAY:
            pools.setdefault(C.value[card], []).append(id)
    return [pools[value].pop() for value in wanted]


def with_event(event: str, n: int = 0) -> str:
    """A card with this event."""
    found = [IDS["empire"][card] for card, one in enumerate(C.card_event) if IDS["event"][one] == event]
    return [id for id in found if id not in IN_PLAY][n]


def with_artefact(artefact: str, n: int = 0) -> str:
    """A card with this artefact."""
    found = [IDS["empire"][card] for card, one in enumerate(C.card_artefact) if IDS["artefact"][one] == artefact]
    return [id for id in found if id not in IN_PLAY][n]


def doing(
    action: str,
    *empires: Empire,
    players: int = 3,
    slot: bool = False,
    ends: bool = False,
    **board: Any,
) -> Match:
    """The first empire, or an empty slot of its player, turns a marker over; then play halts, or the turn `ends`."""
    first = empires[0]
    card = -1 if slot else IDS["empire"].index(first.card)
    number = IDS["action"].index(action)
    after = "EndTurn" if ends else HALT
    return position(
        *empires, players=players, stack=[["TurnOver", first.seat, card, number, 0], after], round=number, **board
    )


def calm(m: Match, *names: str) -> Match:
    """Pass as long as nothing but events is asked for."""
    while question(m) in ("PlayEvent", *names):
        for seat in list(m.asked()):
            if question(m) in ("PlayEvent", *names) and seat in m.asked():
                say(m, seat, "pass")
    return m


def question(m: Match) -> str:
    """The name of the question that stands."""
    s = state(m)
    return type(s.stack[-1]).__name__ if s.stack else ""


def listed(m: Match, seat: int, verb: str) -> list[tuple[Any, ...]]:
    """The answers with a verb that are listed one by one."""
    return [option for option in m.options(seat) if not isinstance(option, Form) and option[0] == verb]


def result(m: Match) -> Any:
    """The result of a game that is over."""
    found = state(m).result
    assert found is not None
    return found


def state(m: Match) -> State:
    """The position."""
    s: State = m.state
    return s


def of(m: Match, card: str) -> int:
    """The number of an empire in play, or -1."""
    return state(m).empire(IDS["empire"].index(card))


def area(id: str) -> int:
    """The number of an area."""
    return IDS["area"].index(id)


def level(m: Match, card: str) -> int:
    return state(m).level[of(m, card)]


def money(m: Match, card: str) -> int:
    return state(m).money[of(m, card)]


def elite(m: Match, card: str) -> int:
    return state(m).elite[of(m, card)]


def city(m: Match, id: str) -> int:
    return state(m).city[area(id)]


def capital(m: Match, card: str) -> str:
    found = state(m).capital[of(m, card)]
    return IDS["area"][found] if found >= 0 else ""


def owns(m: Match, card: str, artefact: str) -> bool:
    return state(m).has(of(m, card), IDS["artefact"].index(artefact))


def religion(m: Match, card: str) -> str:
    found = state(m).religion[of(m, card)]
    return IDS["artefact"][found] if found >= 0 else ""


def held(m: Match, card: str) -> list[str]:
    return sorted(IDS["area"][a] for a in bits(state(m).held[of(m, card)]))


def disordered(m: Match) -> list[str]:
    return sorted(IDS["area"][a] for a in bits(state(m).disorder))


def units(m: Match, id: str) -> list[str]:
    return [IDS["unit"][unit_type(unit)] for unit in state(m).units[area(id)]]


def leaders(m: Match, card: str) -> list[tuple[str, str]]:
    return [(IDS["leader"][n], IDS["area"][a]) for n, a in state(m).leaders[of(m, card)]]


def hand(m: Match, seat: int) -> list[str]:
    return sorted(IDS["empire"][card] for card in state(m).hand(seat))


def discarded(m: Match) -> list[str]:
    return [IDS["empire"][card] for card in state(m).zones[DISCARD].cards]


def refused(m: Match, seat: int, *words: Any) -> str:
    """The id of the reason why an answer is not possible, nothing if it is."""
    found = why(m, seat, *words)
    return "" if found is None else found.id


def event(
    m: Match,
    seat: int,
    id: str,
    on: str = "",
    area: str = "",
    faith: str = "",
    leader: str = "",
    n: int = 0,
    using: str = "",
) -> None:
    """Play an event; everybody else passes, and nobody turns it away."""
    words = event_words(id, on, area, faith, leader, n, using)
    say(m, seat, *words)
    while words[1] in hand(m, seat):
        say(m, next(other for other in m.asked() if other != seat), "pass")
    while question(m) == "PlayEvent" and getattr(state(m).stack[-1], "name", "") == "event_announced":
        say(m, next(iter(m.asked())), "pass")


def event_words(
    id: str, on: str = "", area: str = "", faith: str = "", leader: str = "", n: int = 0, using: str = ""
) -> list[Any]:
    named = [[one] if one else [] for one in (on, area, leader, faith)]
    return ["event", using or with_event(id, n), id, *named]

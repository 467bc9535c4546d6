"""Scenes for the tests of events: who holds which event, what is turned over, and short ways to play one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.errors import Objection
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.testing import can, say, why

C = load_components(None)
IDS = C.ids
CAST = ("romans", "egyptians", "carthaginians", "hittites", "mongols", "austrians", "sumerians", "saxons")
"""Empires of the tests: their cards are in nobody's hand."""


def copies(event: str) -> list[str]:
    """The cards with an event that are not in play."""
    return [
        IDS["empire"][card]
        for card, one in enumerate(C.card_event)
        if IDS["event"][one] == event and IDS["empire"][card] not in CAST
    ]


def card(event: str, n: int = 0) -> str:
    """A card with an event."""
    return copies(event)[n]


SPARE = [
    copies(event)[-1] for event in IDS["event"] if len(copies(event)) > 1 and event not in ("fate_intervenes", "ambush")
]


def values(*wanted: int) -> list[str]:
    """Cards with these values for the top of the draw pile."""
    pools: dict[int, list[str]] = {}
    for id in SPARE:
        pools.setdefault(C.value[IDS["empire"].index(id)], []).append(id)
    return [pools[value].pop(0) for value in wanted]


def scene(
    *empires: Empire,
    doing: str,
    hands: Mapping[int, Sequence[str]],
    turned: Sequence[int] = (),
    players: int = 3,
    **board: Any,
) -> Match:
    """The first empire performs an action; `hands` names events, `turned` the values that are turned over."""
    cards: dict[int, list[str]] = {}
    for seat, events in hands.items():
        cards[seat] = [card(event, list(events[:i]).count(event)) for i, event in enumerate(events)]
    board.setdefault("by", empires[0].card)
    return position(*empires, players=players, doing=doing, hands=cards, deck=values(*turned), **board)


def words(event: str, what: Mapping[str, Any]) -> list[Any]:
    """An event with its target as an answer."""
    lists = [what.get(kind, ()) for kind in ("on", "area", "leader", "faith")]
    named = [[one] if isinstance(one, str) else list(one) for one in lists]
    return ["event", what.get("using", card(event, what.get("copy", 0))), event, *named]


def play(m: Match, seat: int, event: str, **what: Any) -> None:
    """Play an event: `on` an empire, in an `area`, against a `leader`, of a `faith`."""
    say(m, seat, *words(event, what))


def may(m: Match, seat: int, event: str, **what: Any) -> bool:
    """Whether it is offered."""
    return can(m, seat, *words(event, what))


def refused(m: Match, seat: int, event: str, **what: Any) -> str:
    """Why it is not."""
    found: Objection | None = why(m, seat, *words(event, what))
    return "" if found is None else found.id


def state(m: Match) -> State:
    """The position."""
    s: State = m.state
    return s


def mine(m: Match, id: str) -> int:
    """The number of an empire in play."""
    return state(m).empire(IDS["empire"].index(id))


def area(id: str) -> int:
    """The number of an area."""
    return IDS["area"].index(id)


def disordered(m: Match) -> list[str]:
    """The areas with a disorder marker."""
    return [IDS["area"][a] for a in range(C.n_areas) if state(m).disorder >> a & 1]


def held(m: Match, id: str) -> list[str]:
    """The areas of an empire."""
    return sorted(IDS["area"][a] for a in range(C.n_areas) if state(m).held[mine(m, id)] >> a & 1)


def units(m: Match, id: str) -> list[str]:
    """The units in an area."""
    return [IDS["unit"][unit % 32] for unit in state(m).units[area(id)]]


def discarded(m: Match) -> list[str]:
    """The discard pile, its top card first."""
    return [IDS["empire"][one] for one in state(m).zones[1].cards]


def hand(m: Match, seat: int) -> list[str]:
    """The cards of a player."""
    return [IDS["empire"][one] for one in state(m).hand(seat)]


def rome(**what: Any) -> Empire:
    """The Romans of seat 0 with their capital."""
    return empire("romans", 0, {"rome": "warriors warriors", "sicily": "warriors"}, capital="rome", **what)


def egypt(**what: Any) -> Empire:
    """The Egyptians of seat 1 with their capital."""
    return empire(
        "egyptians", 1, {"lower_egypt": "warriors warriors", "upper_egypt": "warriors"}, capital="lower_egypt", **what
    )

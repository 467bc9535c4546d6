"""Scenes for the tests of the phases: a position that holds, one or more phases, and then it holds again.

`run_phase("Growth", player(...), ...)` plays a phase from its first step; `changed(m)` says everything that is
different from the position it began with, hands and stacks included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitalter import Match
from zeitalter.engine.steps import Decision
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.position import Player, player, position
from zeitalter.testing import say, why

TOKENS = 56
NATIONS = ["afrika", "italien", "illyrien", "thrakien", "kreta", "asien", "assyrien", "babylon", "aegypten"]
"""In the order of the succession table."""


class Halt(Decision):
    """Play holds until seat 0 lets it go on."""

    secret = True

    def seats(self, s: Any) -> Sequence[int]:
        return (0,)

    def options(self, s: Any, seat: int) -> Sequence[Any]:
        return [("pass",)]

    def take(self, s: Any, seat: int, action: Any) -> None:
        """Go on with what lies below."""


def scene(*players: Player, phases: Sequence[Any], **board: Any) -> Match:
    """A position that holds before these phases and again after them."""
    return position(*players, stack=[Halt(), *phases, Halt()], **board)


def run_phase(phase: Any, *players: Player, **board: Any) -> Match:
    """Play one phase (or several, as a list) up to its first question or its end."""
    m = scene(*players, phases=phase if isinstance(phase, list) else [phase], **board)
    go_on(m)
    return m


def go_on(m: Match) -> None:
    """Leave a halt."""
    assert halted(m), f"{m.question()!r} is asked"
    say(m, 0, "pass")


def end(m: Match, seat: int, verb: str) -> None:
    """Say that a seat has finished, unless it had nothing else to say and the kernel has said so."""
    if any(option == (verb,) for option in m.options(seat)):
        say(m, seat, verb)


def asked(m: Match) -> list[int]:
    """Who owes an answer now."""
    return list(m.asked())


def halted(m: Match) -> bool:
    """Whether everything between the halts is done."""
    return isinstance(m.question(), Halt)


def short(name: str, nation: str, tokens: dict[str, int] | None = None, *, stock: int, **what: Any) -> Player:
    """A player with so many tokens in stock: all the others lie in the treasury."""
    spare = what.pop("of", TOKENS) - sum((tokens or {}).values()) - stock
    return player(name, nation, tokens, treasury=spare, **what)


def with_idle(*players: Player, seats: int) -> list[Player]:
    """These players and as many without a piece on the board as the table needs."""
    free = [nation for nation in NATIONS if all(p.nation != nation for p in players)]
    idle = [player(f"Idle {i + 1}", nation) for i, nation in enumerate(reversed(free))]
    return [*players, *idle[: seats - len(players)]]


def picture(m: Match) -> dict[str, Any]:
    """Everything that can change, by short names: `0.stock`, `knossos.0` (tokens), `knossos.city`, `stack 3`."""
    common = m.view(None)
    found: dict[str, Any] = {"round": common["round"], "census": common["census"]}
    for seat, who in enumerate(m.view(seat)["players"][seat] for seat in range(m.table.seats)):
        for name in ("stock", "treasury", "field"):
            found[f"{seat}.{name}"] = who[name]
        for name in ("ships", "hand", "package"):
            found[f"{seat}.{name}"] = sorted(who[name])
        found[f"{seat}.cards"] = who["cards"]
    for area, there in common["areas"].items():
        found |= {f"{area}.{seat}": n for seat, n in there.get("tokens", {}).items()}
        if "city" in there:
            found[f"{area}.city"] = there["city"]
    found |= {f"stack {stack['number']}": stack["count"] for stack in common["stacks"]}
    found |= {f"supply.{card}": n for card, n in common["supply"].items()}
    found["calamities"] = [(c["card"], c["victim"], c["seller"]) for c in common["calamities"]]
    return found


def changed(m: Match, since: int = 0) -> dict[str, Any]:
    """What is different now from the position after so many answers, with its new value (None: gone)."""
    before, now = picture(m.at(since)), picture(m)
    keys = [*before, *(key for key in now if key not in before)]
    return {key: now.get(key) for key in keys if before.get(key) != now.get(key)}


def tokens(m: Match, seat: int) -> dict[str, int]:
    """The tokens of a seat on the board."""
    areas = m.view(None)["areas"]
    return {a: there["tokens"][str(seat)] for a, there in areas.items() if str(seat) in there.get("tokens", {})}


def cities(m: Match, seat: int) -> list[str]:
    """The areas of a seat's cities, by name."""
    return sorted(a for a, there in m.view(None)["areas"].items() if there.get("city") == seat)


def told(m: Match, id: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, in their order, areas and cards by name."""
    kinds = GAME.events[id]

    def name(kind: Any, value: Any) -> Any:
        if value is None or kind.ids is None:
            return value
        ids = kind.ids(m.table)
        return [ids[v] for v in value] if kind.many else ids[value]

    return [tuple(name(k, v) for k, v in zip(kinds, e.args, strict=True)) for _, e in m.events(seat) if e.id == id]


def phases(m: Match) -> list[int]:
    """The numbers of the phases that have begun, in their order."""
    return [int(number) for (number,) in told(m, "phase")]


def refusal(m: Match, seat: int, *words: Any) -> tuple[str, str]:
    """Why a seat cannot answer this, as message id and rule."""
    found = why(m, seat, *words)
    assert found is not None, f"{words} is allowed"
    return found.id, found.rule


def offered(m: Match, seat: int, verb: str) -> list[tuple[Any, ...]]:
    """The listed options of a verb, by name and without the verb."""
    found = [m.game.action_to_json(m.table, o) for o in m.options(seat) if isinstance(o, tuple) and o[0] == verb]
    return [tuple(words[1:]) for words in found]


def sound(m: Match) -> bool:
    """Whether all pieces and cards are still there."""
    return not GAME.invariants(m.state)

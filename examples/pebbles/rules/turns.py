"""Turns (P1, P2) and the end (P3)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.games.pebbles.rules.state import State
from zeitalter.engine import NUMBER, SEAT, Action, Decision, Objection, Switch

SWITCHES = (Switch("pebbles", ("15", "21"), rule="P1"),)
VERBS = {"take": (NUMBER,)}
EVENTS = {"takes": (SEAT, NUMBER), "game-over": (SEAT,)}
PROMPTS = {"Take": (SEAT,)}
OBJECTIONS = {"too-few": (NUMBER,)}
MOST = 3


class Take(Decision[State]):
    """A player takes some pebbles."""

    seat: int
    rule = "P2"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("take", n) for n in range(1, MOST + 1)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return Objection("too-few", (s.heap,), "P2") if action[1] > s.heap else None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.heap -= action[1]
        s.taken[seat] += action[1]
        s.emit("takes", seat, action[1])
        if s.heap:
            s.push(Take((seat + 1) % s.table.seats))
        else:
            s.emit("game-over", seat)
            order = sorted(range(s.table.seats), key=lambda other: (other != seat, -s.taken[other]))
            s.finish({"how": "last pebble", "winners": [seat], "ranking": order, "points": s.taken})


def invariants(s: State) -> list[str]:
    """No pebble is lost."""
    whole = s.heap + sum(s.taken) == int(s.table.options["pebbles"])
    return [] if whole else ["pebbles are lost"]

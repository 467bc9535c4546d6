"""The end of the game: ranking, tie-break, solo (H87, H87a, H111, H112)."""

from __future__ import annotations

from typing import Any

from zeitalter.games.historia.rules.state import State


def ranking(s: State) -> list[int]:
    """All civilizations, best first: points, then the sum of both levels."""
    civs = range(len(s.land))
    return sorted(civs, key=lambda c: (-s.vp[c], -(s.technology[c] + s.military[c]), c))


def tie_breaks(s: State) -> list[tuple[str, list[int]]]:
    """What decides among equals: the sum of both levels (H87a)."""
    return [("levels", [s.technology[c] + s.military[c] for c in range(len(s.land))])]


def _result(s: State, how: str, winners: list[int]) -> dict[str, Any]:
    order = ranking(s)
    return {
        "how": how,
        "winners": winners,
        "ranking": order,
        "points": list(s.vp),
        "levels": [s.technology[c] + s.military[c] for c in range(len(s.land))],
    }


def finish(s: State) -> None:
    """After round 12: the best player wins (H87, H87a); alone, more points than every civbot (H111)."""
    if s.players == 1:
        won = all(s.vp[bot] < s.vp[0] for bot in range(1, len(s.vp)))
        s.emit("solo-won" if won else "solo-lost")
        s.finish(_result(s, "solo win" if won else "solo loss", [0] if won else []))
        return
    best = max(s.vp[: s.players])
    first = [p for p in range(s.players) if s.vp[p] == best]
    how = "points"
    winners = first
    if len(first) > 1:
        levels = max(s.technology[p] + s.military[p] for p in first)
        winners = [p for p in first if s.technology[p] + s.military[p] == levels]
        how = "tie-break" if len(winners) == 1 else "shared"
    s.emit("game-over", tuple(winners), best)
    s.finish(_result(s, how, winners))


def finish_solo_eliminated(s: State) -> None:
    """The solo player has lost his last territory: the game is lost at once (H112)."""
    s.emit("solo-eliminated")
    s.finish(_result(s, "solo elimination", []))

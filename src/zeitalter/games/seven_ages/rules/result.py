"""The end of a game (S28, S29): who has the most glory, and who wins among equals."""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import State


def finish_game(s: State, how: str) -> None:
    """End the game: "last-level", "internet" or "turn-limit"; all glory has been given."""
    merits = [merit(s, seat) for seat in range(s.players)]
    ranking = sorted(range(s.players), key=lambda seat: merits[seat], reverse=True)
    winners = [seat for seat in range(s.players) if merits[seat] == merits[ranking[0]]]
    s.emit("game-over", tuple(winners), s.glory[ranking[0]])
    s.finish({"how": how, "winners": winners, "ranking": ranking, "points": list(s.glory)})


def merit(s: State, seat: int) -> tuple[int, int, int]:
    """What players are compared by: glory, the most advanced empire, how early it passed the last level (S29)."""
    own = s.empires_of(seat)
    passed = [-i for i, card in enumerate(s.finished_by) if s.empire(card) in own]
    level = max((s.level[e] for e in own), default=0)
    return s.glory[seat], level, max(passed, default=-len(s.finished_by))


def tie_breaks(s: State) -> list[tuple[str, list[int]]]:
    """What decides among equals, for all players: their most advanced empire, and who passed the last level first."""
    merits = [merit(s, seat) for seat in range(s.players)]
    passed = len(s.finished_by)
    found = [("level", [level for _, level, _ in merits])]
    return [*found, ("passed", [passed + early for _, _, early in merits])] if passed else found

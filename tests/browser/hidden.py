"""Reads what a socket said to a window, and finds what that seat could not know at that moment."""

from __future__ import annotations

import json

from zeitalter import Match, find_game

GAME = find_game("historia")


def hidden_from(state: object, match: Match, seat: int | None) -> set[str]:
    """The ids of all cards in hands, piles and keeping that a seat (None: a spectator) does not know."""
    ids = match.table.components.ids
    found: set[str] = set()
    for z, zone in enumerate(state.zones):  # type: ignore[attr-defined]
        for card, known in zip(zone.cards, zone.known, strict=True):
            kind = GAME.back(state, z, card)[0]  # type: ignore[index]
            if kind in ("advisor", "leader") and known != -1 and (seat is None or not known >> seat & 1):
                found.add(ids[kind][card])
    return found


def betrayals(frames: list[str], match: Match, seat: int | None) -> list[str]:
    """Frames that name a hidden card or show another position than the seat's, before the end."""
    found: list[str] = []
    n, checked, secrets = 0, 0, 0
    for frame in frames:
        message = json.loads(frame)
        if message["t"] in ("now", "asked"):
            n = message["n"]
        if n == len(match.log):
            continue
        state = match.state_at(n)
        hidden = hidden_from(state, match, seat)
        secrets += len(hidden)
        found += [f"{id} in entry {n}: {frame[:200]}" for id in hidden if f'"{id}"' in frame]
        if message["t"] == "now":
            checked += 1
            if message["view"] != json.loads(json.dumps(GAME.view(state, seat))):
                found.append(f"another position than the seat's in entry {n}")
    if checked < 5 or not secrets:
        found.append(f"only {checked} positions with {secrets} secrets were read")
    return found

"""`make bench`: our games and the peer in one run, in alternating slices, so that a noisy machine is noisy for all.

Prints for every game, in pure Python and, where the rules are compiled (`make compiled`), compiled beside it:
decisions, copies and playouts per second, what a searching bot looks at in a second and what an answer by habit costs,
`ratio <game> [compiled] decisions X.XX` and `... copy X.XX` over the peer; then the environments for learners beside
those of others (`environments.py`); then the server against a bare one of the same stack, and a large house on SQLite
and on PostgreSQL with two workers (`house.py`). Higher is better. At the end it says what has fallen by more than a
tenth since the figures of the last release (`benchmarks/release.json`; `--keep` writes them anew).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from benchmarks import environments, house, peer, server
from benchmarks.player import Player
from zeitalter.games import game_ids

SLICES = 12
COPIES = 2000
ENDLESS = 1 << 60
SHORT = 60
"""Decisions of a short playout, as searches make them."""
RELEASE = Path(__file__).with_name("release.json")
FALL = 0.9
Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--keep", action="store_true", help="keep the figures as those of a release")
    parser.add_argument("--no-server", action="store_true", help="the rules alone")
    parser.add_argument("games", nargs="*", default=game_ids())
    arguments = parser.parse_args()
    players = [Player(pure=True), Player(pure=False)]
    if not players[1].compiled:
        print("The rules are not compiled here (make compiled): pure Python alone.")
        players.pop().end()
    figures: Figures = {}
    for id in arguments.games:
        figures |= measure(id, players, arguments.seconds)
    figures |= environments.measure(arguments.games, players, arguments.seconds / 2)
    for player in players:
        player.end()
    if not arguments.no_server:
        figures |= server.measure(15 * arguments.seconds)
        house.measure(12 * arguments.seconds)
    compare(figures)
    if arguments.keep:
        kept = json.loads(RELEASE.read_text()) if RELEASE.exists() else {}
        rounded = {name: round(figure, 2) for name, figure in figures.items()}
        RELEASE.write_text(json.dumps({**kept, **rounded}, indent=1, sort_keys=True) + "\n")


def measure(id: str, players: list[Player], seconds: float) -> Figures:
    """Measure one game in every form against the peer; the ratios."""
    rates = [[0, 0.0] for _ in players]
    copies = [0.0] * len(players)
    peer_rate, peer_copy, peer_game = [0, 0.0], 0.0, peer.middle_game()
    for i in range(SLICES):
        for rate, player in zip(rates, players, strict=True):
            _add(rate, player.ask("decisions", id, seconds, i))
        _add(peer_rate, peer.decisions_per_second(seconds, i * 1000))
        for n, player in enumerate(players):
            copies[n] += player.ask("copies", id, COPIES)
        peer_copy += peer.copies(peer_game, COPIES)
    speed, copied = peer_rate[0] / peer_rate[1], peer_copy / (COPIES * SLICES) * 1e6
    print(f"catanatron: {speed:,.0f} decisions/s, copy {copied:.2f} us, {peer.state_bytes(peer_game):,} bytes")
    found: Figures = {}
    for rate, used, player in zip(rates, copies, players, strict=True):
        name = f"{id} compiled" if player.compiled else id
        own, us = rate[0] / rate[1], used / (COPIES * SLICES) * 1e6
        whole, short = (player.ask("playouts", id, 2 * seconds, most) for most in (ENDLESS, SHORT))
        print(
            f"{name}: {own:,.0f} decisions/s, copy {us:.2f} us, {player.ask('bytes', id):,} bytes per state, "
            f"{whole:,.0f} playouts/s to the end, {short:,.0f} of {SHORT} decisions"
        )
        search, habit = player.ask("search", id, 3 * seconds), player.ask("habit", id, 2 * seconds)
        if search is not None:
            print(
                f"{name}: an expert looks at {search[0]:,.0f} playouts and {search[1]:,.0f} answers a second; "
                f"an answer by habit takes {habit:.2f} times as long as one by lot"
            )
        found[f"{name} decisions"], found[f"{name} copy"] = own / speed, copied / us
        for what in ("decisions", "copy"):
            print(f"ratio {name} {what} {found[f'{name} {what}']:.2f}", flush=True)
    return found


def _add(total: list[float], more: tuple[float, float]) -> None:
    total[0] += more[0]
    total[1] += more[1]


def compare(figures: Figures) -> None:
    """Say what has fallen by more than a tenth since the last release."""
    kept: Figures = json.loads(RELEASE.read_text()) if RELEASE.exists() else {}
    fallen = [name for name, figure in figures.items() if figure < FALL * kept.get(name, 0.0)]
    for name in fallen:
        print(f"fallen: {name} {figures[name]:.2f}, {kept[name]:.2f} at the last release")
    if kept and not fallen:
        print("Nothing has fallen by more than a tenth since the last release.")


if __name__ == "__main__":
    main()

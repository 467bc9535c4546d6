"""`make bench`: our games and the peer in one run, in alternating slices, so that a noisy machine is noisy for both.

Prints figures and, for every game, `ratio <game> decisions X.XX` and `ratio <game> copy X.XX`; then the server against
a bare one of the same stack and `ratio server X.XX`. Higher is better.
"""

from __future__ import annotations

import argparse

from benchmarks import ours, peer, server
from zeitalter import find_game
from zeitalter.games import game_ids

SLICES = 12


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("games", nargs="*", default=game_ids())
    arguments = parser.parse_args()
    for id in arguments.games:
        measure(id, arguments.seconds)
    server.measure(15 * arguments.seconds)


def measure(id: str, seconds: float) -> None:
    """Measure one game against the peer."""
    game = find_game(id)
    totals = {"ours": [0, 0.0], "peer": [0, 0.0]}
    our_state, peer_game = ours.middle_game(game), peer.middle_game()
    our_copy = peer_copy = 0.0
    n = 2000
    for i in range(SLICES):
        for name, (decisions, used) in (
            ("ours", ours.decisions_per_second(game, seconds, i)),
            ("peer", peer.decisions_per_second(seconds, i * 1000)),
        ):
            totals[name][0] += decisions
            totals[name][1] += used
        our_copy += ours.copies(our_state, n)
        peer_copy += peer.copies(peer_game, n)
    rate, peer_rate = (totals[k][0] / totals[k][1] for k in ("ours", "peer"))
    us, peer_us = (t / (n * SLICES) * 1e6 for t in (our_copy, peer_copy))
    print(f"{id}: {rate:,.0f} decisions/s, copy {us:.2f} us, {ours.state_bytes(game, our_state):,} bytes per state")
    print(f"catanatron: {peer_rate:,.0f} decisions/s, copy {peer_us:.2f} us, {peer.state_bytes(peer_game):,} bytes")
    print(f"ratio {id} decisions {rate / peer_rate:.2f}")
    print(f"ratio {id} copy {peer_us / us:.2f}")


if __name__ == "__main__":
    main()

"""The environments for learners: decisions a second, beside the kernel's own random play and two peers in the same run.

`python -m benchmarks.environments` measures them alone; `make bench` measures them after the rest. Every game is played
by lot through its PettingZoo environment, with and without observations, each answer as likely as in the kernel's own
play. The peers are PettingZoo's chess and catanatron's environment for Gymnasium. The latter asks for an old Gymnasium
but runs with the present one, so `make bench` installs it alone into a folder of its own; where it is not, it is left
out. Counted are whole decisions, however many tokens they take; of catanatron's those of all four players.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.player import Player
from zeitalter.games import game_ids
from zeitalter.lab.pettingzoo import raw_env

PEERS = Path(sys.prefix) / "peers"
"""Where `make bench` puts what it measures beside us."""
SLICES = 6
SEATS = 4
AT_ONCE = 200
"""Tokens after which we look at the clock."""
Total = list[float]
Figures = dict[str, float]


def play(id: str, seconds: float, seed: int, observe: bool) -> tuple[int, float]:
    """Play a game through its environment for some seconds: decisions and seconds used."""
    env, r, decisions, used = raw_env(id, SEATS, observations=observe), Random(seed), 0, 0.0
    env.reset(seed=0)
    start = time.process_time()
    while used < seconds:
        env.reset(seed=r.getrandbits(32))
        for tokens, _ in enumerate(env.agent_iter(), 1):
            _, _, terminated, truncated, _ = env.last(observe)
            env.step(None if terminated or truncated else env.play.choice.draw(r))
            if not tokens % AT_ONCE and time.process_time() - start > seconds:
                break
        decisions += env.play.decisions
        used = time.process_time() - start
    return decisions, used


def chess(seconds: float, seed: int) -> tuple[int, float]:
    """PettingZoo's chess by lot: moves and seconds used."""
    import numpy as np
    from pettingzoo.classic import chess_v6

    env, r, moves, used = chess_v6.raw_env(), Random(seed), 0, 0.0
    start = time.process_time()
    while used < seconds:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(r.choice(np.flatnonzero(seen["action_mask"]))))
            moves += 1
            used = time.process_time() - start
            if used > seconds:
                break
    return moves, used


def catan(seconds: float, seed: int) -> tuple[int, float] | None:
    """catanatron's environment, one seat by lot against three random players: decisions of all and seconds used."""
    if str(PEERS) not in sys.path:
        sys.path.append(str(PEERS))
    try:
        from catanatron import Color, RandomPlayer
        from catanatron_gym.envs.catanatron_env import CatanatronEnv
    except ImportError:
        return None
    env = CatanatronEnv({"enemies": [RandomPlayer(color) for color in (Color.RED, Color.WHITE, Color.ORANGE)]})
    r, decisions, used = Random(seed), 0, 0.0
    start = time.process_time()
    while used < seconds:
        _, info = env.reset(seed=seed)
        terminated = truncated = False
        while not terminated and not truncated and used < seconds:
            _, _, terminated, truncated, info = env.step(r.choice(info["valid_actions"]))
            used = time.process_time() - start
        decisions += len(env.game.state.actions)
    return decisions, used


def measure(ids: Sequence[str], players: Sequence[Player], seconds: float) -> Figures:
    """Measure the environments of some games, in every form of the rules; the ratios."""
    found: Figures = {}
    peers: dict[str, Total] = {"PettingZoo's chess": [0, 0.0], "catanatron's gym": [0, 0.0]}
    rates: dict[tuple[str, int, str], Total] = {}
    for i in range(SLICES):
        for total, peer in zip(peers.values(), (chess, catan), strict=True):
            _add(total, peer(seconds, i))
        for id in ids:
            for n, player in enumerate(players):
                for what in ("decisions", "environment", "observations"):
                    _add(rates.setdefault((id, n, what), [0, 0.0]), player.ask(what, id, seconds, i))
    speeds = {name: total[0] / total[1] for name, total in peers.items() if total[1]}
    for name in peers.keys() - speeds.keys():
        print(f"{name} is left out: it is not installed (make bench does that).")
    for name, speed in speeds.items():
        print(f"{name}: {speed:,.0f} decisions/s")
    for id in ids:
        for n, player in enumerate(players):
            name = f"{id} compiled" if player.compiled else id
            kernel, bare, seen = (rates[id, n, what] for what in ("decisions", "environment", "observations"))
            own, without, sees = (total[0] / total[1] for total in (kernel, bare, seen))
            print(f"{name}: environment {without:,.0f} decisions/s, {sees:,.0f} with observations, kernel {own:,.0f}")
            found[f"{name} environment"], found[f"{name} observations"] = without / own, sees / own
            for what in ("environment", "observations"):
                print(f"ratio {name} {what} {found[f'{name} {what}']:.2f}")
            for peer, speed in speeds.items():
                print(f"ratio {name} observations over {peer} {sees / speed:.1f}", flush=True)
    return found


def _add(total: Total, more: Any) -> None:
    if more is not None:
        total[0] += more[0]
        total[1] += more[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice")
    parser.add_argument("games", nargs="*", default=game_ids())
    arguments = parser.parse_args()
    players = [Player(pure=True), Player(pure=False)]
    if not players[1].compiled:
        players.pop().end()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        measure(arguments.games, players, arguments.seconds)
    for player in players:
        player.end()


if __name__ == "__main__":
    main()

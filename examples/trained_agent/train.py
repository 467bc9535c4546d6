"""An agent that learns Historia by playing: scikit-learn and the PettingZoo environment, a minute or two on one core.

Run it: `python examples/trained_agent/train.py` (needs `pip install zeitalter[pettingzoo] scikit-learn`).

Four copies of the agent play one another. For every token that was chosen it keeps what was seen and how far the seat
was ahead in points at the end, and fits a ridge regression: the worth of a token depends on the token, and on the token
together with the own numbers (points, levels, cubes, the round). Then it plays again, mostly what looks best, and learns
from all it has seen. At the end it sits down with three random players.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
from scipy import sparse
from sklearn.linear_model import Ridge

from zeitalter.lab.pettingzoo import raw_env

SEATS = 4
OWN = ("points", "technology", "military", "personal", "used", "general", "round", "round of the epoch")
"""Fields of which the first number, the own one, is looked at."""


class Agent:
    """Chooses the token that looks best; by lot as long as nothing is learnt, and now and then to see something else."""

    def __init__(self, env: raw_env) -> None:
        fields = {field.name: field for field in env.setting.observer.described}
        self.columns = [fields[name].first for name in OWN]
        self.scales = np.array([fields[name].scale for name in OWN], float)
        self.tokens = len(env.setting.alphabet)
        self.weights: np.ndarray | None = None

    def numbers(self, observation: np.ndarray) -> np.ndarray:
        """The own numbers, and a one."""
        return np.append(observation[self.columns] / self.scales, 1.0)

    def choose(self, seen: dict[str, np.ndarray], r: Random, astray: float = 0.0) -> int:
        """A token that leads on."""
        legal = np.flatnonzero(seen["action_mask"])
        if self.weights is None or r.random() < astray:
            return int(r.choice(legal))
        return int(legal[np.argmax(self.weights[legal] @ self.numbers(seen["observation"]))])

    def learn(self, seen: list[tuple[int, np.ndarray, float]]) -> None:
        """Fit the worth of every token, given the own numbers."""
        width = len(OWN) + 1
        numbers = np.array([numbers for _, numbers, _ in seen])
        columns = np.array([token * width for token, _, _ in seen])[:, None] + np.arange(width)
        rows = np.repeat(np.arange(len(seen)), width)
        shape = (len(seen), self.tokens * width)
        table = sparse.csr_matrix((numbers.ravel(), (rows, columns.ravel())), shape)
        model = Ridge(alpha=20.0, solver="sparse_cg").fit(table, [worth for _, _, worth in seen])
        self.weights = model.coef_.reshape(self.tokens, width)


def self_play(env: raw_env, agent: Agent, games: int, r: Random, astray: float) -> list[tuple[int, np.ndarray, float]]:
    """Let the agent play itself: the tokens chosen, what was seen of the own position, and the lead at the end."""
    found = []
    for _ in range(games):
        env.reset(seed=r.getrandbits(32))
        chosen: list[tuple[int, int, np.ndarray]] = []
        for name in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            token = agent.choose(seen, r, astray)
            chosen.append((int(name[-1]), token, agent.numbers(seen["observation"])))
            env.step(token)
        points = np.array(env.play.s.result["points"], float)
        lead = (points - points.mean()) / 20
        found += [(token, numbers, lead[seat]) for seat, token, numbers in chosen]
    return found


def share_won(env: raw_env, agent: Agent, games: int, r: Random) -> float:
    """The share of games that the agent wins against three random players, on every seat in turn."""
    won = 0.0
    for number in range(games):
        own = number % SEATS
        env.reset(seed=1_000_000 + number)
        while not env.play.over:
            if env.play.seat == own:
                env.step(agent.choose(env.observe(env.agent_selection), r))
            else:
                env.step(env.play.choice.draw(r))
        winners = env.play.s.result["winners"]
        won += (own in winners) / len(winners)
    return won / games


def train(games: int, rounds: int, tests: int, seed: int = 1) -> float:
    """Learn, and say how good it has become: the share of games won."""
    env, r = raw_env("historia", SEATS), Random(seed)
    agent = Agent(env)
    seen: list[tuple[int, np.ndarray, float]] = []
    for number in range(rounds):
        seen += self_play(env, agent, games, r, astray=0.3)
        agent.learn(seen)
        print(f"round {number + 1}: learnt from {len(seen):,} tokens", flush=True)
    share = share_won(env, agent, tests, r)
    print(f"wins {100 * share:.0f} % of {tests} games against three random players (a fair share would be 25 %)")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150, help="games of self-play in each round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--tests", type=int, default=400, help="games against random players at the end")
    arguments = parser.parse_args()
    train(arguments.games, arguments.rounds, arguments.tests)

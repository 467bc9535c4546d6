"""Learns what figures of a position in Civilization say about how the game ends, from games in the keen style.

    python tools/civilization_prospect.py --games 400

writes `games/civilization/bot/trained/prospect.json`. Afterwards the chances are to be learnt anew:
`zeitalter lab train civilization`.
"""

from __future__ import annotations

import argparse
import json
from random import Random

import numpy as np

from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource
from zeitalter.games import find_game
from zeitalter.games.civilization.bot.foresight import policy
from zeitalter.games.civilization.bot.outlook import FIGURES, figures, progress, stage
from zeitalter.games.civilization.bot.prospect import FILE, OF_A_FIELD, THIRDS
from zeitalter.lab.simulate import start_seed

SEATS = (4, 4, 4, 2, 3, 4, 4, 5, 6, 7)
ASTRAY = (0.0, 0.02, 0.06)
"""How often answers outside trade are drawn by lot, game by game: more than good positions is seen."""
PENALTIES = (10.0, 100.0, 1000.0)
LEFT_OUT = 4


def play(number: int, seed: int) -> list[tuple[int, int, np.ndarray, float]]:
    """One game: for every seat, at every third of a round, what it had more than others then and at the end."""
    game = find_game("civilization")
    seats = SEATS[number % len(SEATS)]
    start = start_seed(seed, number)
    s, r = game.start(game.table(seats, {}), SeedSource(start)), Random(start)
    astray = r.choice(ASTRAY)
    seen, rows = -1, []
    while s.result is None:
        if stage(s) != seen and s.round > 1:
            seen = stage(s)
            rows.append((seen % THIRDS, progress(s), np.array(figures(s))))
        seat = s.asked[0]
        by_lot = r.random() < astray and not s.trade_round
        kernel.answer(s, seat, kernel.random_answer(s, seat, r) if by_lot else policy(s, seat, r))
    end = np.array([OF_A_FIELD * s.field[seat] + s.result["points"][seat] for seat in range(seats)], dtype=float)
    end -= end.mean()
    found = []
    for third, gone, had in rows:
        more = had - had.mean(axis=0)
        found += [(number, third, np.concatenate([row, row * gone]), end[seat]) for seat, row in enumerate(more)]
    return found


def learn(rows: np.ndarray, ends: np.ndarray, games: np.ndarray) -> np.ndarray:
    """Weights by ridge regression, with the penalty that does best on games left out."""
    scale = rows.std(axis=0) + 1e-9
    rows = rows / scale
    left_out = games % LEFT_OUT == 0

    def fit(penalty: float, which: np.ndarray) -> np.ndarray:
        part = rows[which]
        return np.linalg.solve(part.T @ part + penalty * np.eye(part.shape[1]), part.T @ ends[which])

    def error(penalty: float) -> float:
        return float(((rows[left_out] @ fit(penalty, ~left_out) - ends[left_out]) ** 2).mean())

    best = min(PENALTIES, key=error)
    print(f"explained: {1 - error(best) / float((ends[left_out] ** 2).mean()):.2f}")
    return fit(best, np.ones(len(ends), dtype=bool)) / scale


def main() -> None:
    """Play, learn and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = [row for number in range(options.games) for row in play(number, options.seed)]
    thirds = []
    for third in range(THIRDS):
        part = [row for row in found if row[1] == third]
        rows, ends, games = (
            np.array([p[2] for p in part]),
            np.array([p[3] for p in part]),
            np.array([p[0] for p in part]),
        )
        weights = learn(rows, ends, games)
        halves = weights[: len(FIGURES)], weights[len(FIGURES) :]
        thirds.append([[float(f"{w:.4g}") for w in half] for half in halves])
    command = f"python tools/civilization_prospect.py --games {options.games} --seed {options.seed}"
    FILE.parent.mkdir(exist_ok=True)
    lines = [f'"command": {json.dumps(command)}', f'"figures": {json.dumps(FIGURES)}']
    lines.append('"thirds": [\n' + ",\n".join(json.dumps(third) for third in thirds) + "\n]")
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

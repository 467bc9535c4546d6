"""Learning from self-play: the chances of winning, and the habits of the strategist, written as small files.

Chances are a conditional logit: weights that make the winners of the games as likely as possible, held small by a
penalty that is chosen on games left out of the learning. A file says with which command and seed it was made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zeitalter.bots import chances, habits
from zeitalter.bots.habits import LEAST
from zeitalter.lab.selfplay import Counts, Example

Numbers = NDArray[np.float64]
PENALTIES = (0.0001, 0.001, 0.01, 0.1)
"""Penalties that are tried, per example, on weights of features brought to one scale."""
LEFT_OUT = 5
"""One game in so many is left out of the learning to choose the penalty."""
SEEN = 30
"""How often an answer must have been offered to be remembered."""
DOUBT = 4.0
"""Offers that count as taken as often as usual at the question, before anything was seen."""
MOST_STEPS = 60


class Positions(NamedTuple):
    """Examples as arrays; contenders that a position lacks have the mask False."""

    rows: Numbers
    """By position, contender and weight: the features, and the features times the progress."""
    mask: NDArray[np.bool_]
    shares: Numbers
    games: NDArray[np.int64]


def as_arrays(examples: Sequence[Example]) -> Positions:
    """The examples as arrays."""
    most = max(len(e.features) for e in examples)
    width = len(examples[0].features[0])
    rows = np.zeros((len(examples), most, 2 * width))
    mask = np.zeros((len(examples), most), dtype=bool)
    shares = np.zeros((len(examples), most))
    for i, example in enumerate(examples):
        n = len(example.features)
        features = np.array(example.features)
        rows[i, :n, :width] = features
        rows[i, :n, width:] = features * example.progress
        mask[i, :n] = True
        shares[i, :n] = example.shares
    return Positions(rows, mask, shares, np.array([e.game for e in examples]))


def predicted(positions: Positions, weights: Numbers) -> Numbers:
    """The chances that weights give."""
    scores = np.where(positions.mask, positions.rows @ weights, -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    shares = np.exp(scores)
    found: Numbers = shares / shares.sum(axis=1, keepdims=True)
    return found


def log_loss(positions: Positions, weights: Numbers) -> float:
    """How surprised the weights are by what happened, per position."""
    found = predicted(positions, weights)
    return float(-(positions.shares * np.log(np.maximum(found, 1e-12))).sum() / len(found))


def learn(positions: Positions, penalty: float) -> Numbers:
    """The weights under which what happened is most likely, by Newton's method."""
    rows, n = positions.rows, len(positions.rows)
    flat = rows[positions.mask]
    scale = np.maximum(flat.std(axis=0), 1e-9)
    rows = rows / scale
    width = rows.shape[2]
    weights = np.zeros(width)
    here = positions._replace(rows=rows)
    loss = log_loss(here, weights)
    for _ in range(MOST_STEPS):
        chance = predicted(here, weights)
        wrong = chance - positions.shares
        gradient = np.einsum("pc,pcw->w", wrong, rows) / n + penalty * weights
        mean = np.einsum("pc,pcw->pw", chance, rows)
        bent = np.einsum("pc,pcv,pcw->vw", chance, rows, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bent / n + penalty * np.eye(width) + 1e-9 * np.eye(width), gradient)
        pace = 1.0
        while pace > 1e-3:
            tried = weights - pace * step
            found = log_loss(here, tried) + penalty * float(tried @ tried) / 2
            if found < loss:
                break
            pace /= 2
        else:
            break
        gain, loss, weights = loss - found, found, tried
        if gain < 1e-7:
            break
    learnt: Numbers = weights / scale
    return learnt


def best_penalty(positions: Positions) -> float:
    """The penalty that does best on games that were not learnt from."""
    left_out = positions.games % LEFT_OUT == 0
    learnt = Positions(*(part[~left_out] for part in positions))
    tested = Positions(*(part[left_out] for part in positions))
    return min(PENALTIES, key=lambda penalty: log_loss(tested, learn(learnt, penalty)))


def train_chances(examples: Sequence[Example], names: Sequence[str], made: Mapping[str, Any]) -> dict[str, Any]:
    """The file of the chances."""
    positions = as_arrays(examples)
    penalty = best_penalty(positions)
    weights = learn(positions, penalty)
    width = len(names)
    return {
        **made,
        "positions": len(examples),
        "penalty": penalty,
        "features": list(names),
        "begin": [float(f"{w:.6g}") for w in weights[:width]],
        "change": [float(f"{w:.6g}") for w in weights[width:]],
    }


def train_habits(counts: Counts, made: Mapping[str, Any]) -> dict[str, Any]:
    """The file of the habits: answers by question and context, with their weights."""
    questions = []
    for (name, context), answers in sorted(counts.items()):
        offered = sum(o for o, _ in answers.values())
        usual = sum(t for _, t in answers.values()) / max(1, offered)
        rows = [
            [key, float(f"{max(LEAST, (taken + DOUBT * usual) / (seen + DOUBT)):.3g}")]
            for key, (seen, taken) in sorted(answers.items(), key=lambda item: repr(item[0]))
            if seen >= SEEN
        ]
        if rows:
            questions.append([name, context, rows])
    return {**made, "questions": questions}


def write(folder: Path, chances_file: Mapping[str, Any], habits_file: Mapping[str, Any] | None) -> None:
    """Write both files; what was there before is replaced only when the new ones are complete."""
    folder.mkdir(exist_ok=True)
    for name, data in ((chances.FILE, chances_file), (habits.FILE, habits_file)):
        if data is not None:
            new = folder / f"{name}.new"
            new.write_text(as_json(data), encoding="utf-8")
            new.replace(folder / name)


def as_json(data: Mapping[str, Any]) -> str:
    """A file with a line for every entry, and one for every question."""
    lines = []
    for key, value in data.items():
        if key == "questions":
            rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in value)
            lines.append(f'"questions": [\n{rows}\n]')
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"

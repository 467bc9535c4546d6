"""Learning from self-play: chances that fit, habits that are counted, files that are read again, sums that add up."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from zeitalter import find_game
from zeitalter.bots import chances as chances_file
from zeitalter.bots import habits as habits_file
from zeitalter.bots.chances import chances_of, shares_of
from zeitalter.bots.habits import habits_of
from zeitalter.engine import BadInput
from zeitalter.lab.calibrate import calibrate
from zeitalter.lab.intervals import wilson
from zeitalter.lab.selfplay import Example, Played, SelfPlay, play_games, self_play
from zeitalter.lab.strength import Pairing, Results, measure
from zeitalter.lab.train import as_arrays, best_penalty, learn, log_loss, train_chances, train_habits, write

HISTORIA = find_game("historia")
PARTS = HISTORIA.bot.foresight
TASK = SelfPlay(HISTORIA, [(2, {})], 3)


def examples_of(weights, games=400, seed=1, seats=4):
    """Games whose winner is drawn by chances with these weights."""
    r = Random(seed)
    found = []
    for game in range(games):
        rows = tuple(tuple(r.gauss(0, 1) for _ in weights) for _ in range(seats))
        shares = shares_of([sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows])
        winner = r.choices(range(seats), shares)[0]
        found.append(Example(game, 0.0, rows, tuple(float(i == winner) for i in range(seats))))
    return found


def test_learning_finds_the_weights_that_made_the_games():
    weights = (1.5, -0.8, 0.0)
    positions = as_arrays(examples_of(weights, games=4000))
    learnt = learn(positions, 0.0001)
    assert learnt[:3] == pytest.approx(weights, abs=0.15)
    assert log_loss(positions, learnt) < log_loss(positions, np.zeros(6))


def test_penalty_is_stronger_where_there_is_nothing_to_learn():
    something = best_penalty(as_arrays(examples_of((2.0, -2.0, 1.0), games=300)))
    nothing = best_penalty(as_arrays(examples_of((0.0, 0.0, 0.0), games=60)))
    assert something < nothing


def test_same_games_come_from_one_process_or_two():
    alone, together = Played(), Played()
    for jobs, found in ((1, alone), (2, together)):
        for _, played in self_play(TASK, 2, jobs):
            found.add(played)
    assert sorted(alone.examples) == sorted(together.examples)
    assert alone.counts == together.counts


def test_positions_remember_how_their_game_ended():
    played = play_games(TASK, 0, 1)
    assert len(played.examples) >= 12
    assert all(sum(e.shares) == pytest.approx(1.0) for e in played.examples)
    assert all(len(row) == len(PARTS.feature_names) for e in played.examples for row in e.features)
    assert [e.progress for e in played.examples] == sorted(e.progress for e in played.examples)


def test_habits_weigh_by_how_often_something_was_taken():
    counts = {("Ask", 0): {("yes",): [100, 80], ("no",): [100, 20], ("seldom",): [9, 9]}}
    made = train_habits(counts, {"seed": 1})
    ((name, context, rows),) = made["questions"]
    weights = {tuple(key): weight for key, weight in rows}
    assert (name, context) == ("Ask", 0)
    assert weights["yes",] > 3 * weights["no",]
    assert ("seldom",) not in weights


def test_what_was_learnt_is_written_and_read_again(tmp_path):
    played = play_games(TASK, 0, 2)
    made = {"command": "zeitalter lab train historia", "games": 2, "seed": 3}
    write(tmp_path, train_chances(played.examples, PARTS.feature_names, made), train_habits(played.counts, made))
    parts = _with_folder(tmp_path)
    assert len(chances_of(parts).scores(0.5, played.examples[0].features)) == len(played.examples[0].features)
    assert habits_of(parts) is not None
    for name in (chances_file.FILE, habits_file.FILE):
        data = json.loads((tmp_path / name).read_text())
        assert (data["command"], data["seed"]) == (made["command"], 3)


def _with_folder(folder):
    from dataclasses import replace

    return replace(PARTS, trained=folder)


def test_missing_or_other_weights_are_named(tmp_path):
    with pytest.raises(BadInput) as refusal:
        chances_of(_with_folder(tmp_path))
    assert refusal.value.id == "not-trained"
    with pytest.raises(BadInput) as refusal:
        habits_of(_with_folder(tmp_path))
    assert refusal.value.id == "not-trained"
    (tmp_path / "chances.json").write_text(json.dumps({"features": ["x"], "begin": [1], "change": [0]}))
    with pytest.raises(BadInput) as refusal:
        chances_of(_with_folder(tmp_path))
    assert refusal.value.id == "trained-otherwise"


def test_trained_files_say_how_they_were_made():
    for name in (chances_file.FILE, habits_file.FILE):
        data = json.loads((PARTS.trained / name).read_text())
        assert data["command"].startswith("zeitalter lab train historia")
        assert data["seed"] >= 0


def test_calibration_of_fresh_games_is_better_than_equal_chances():
    played = play_games(SelfPlay(HISTORIA, [(4, {})], 77_000, habits=False), 0, 6)
    found = calibrate(PARTS, played.examples)
    assert found.positions == len(played.examples)
    assert found.brier < found.base
    assert sum(tenth.cases for tenth in found.tenths) == 4 * found.positions
    assert not played.counts


def test_interval_of_a_share():
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_finished_games_are_never_played_again(tmp_path):
    file = tmp_path / "ladder.jsonl"
    pairing = Pairing("historia", ("beginner", "random"), 0.5)
    list(measure(pairing, 2, 5, Results(file)))
    lines = file.read_text()
    assert len(lines.splitlines()) == 2
    list(measure(pairing, 2, 5, Results(file)))
    assert file.read_text() == lines
    list(measure(pairing, 3, 5, Results(file)))
    assert file.read_text().startswith(lines)
    assert Results(file).strength(pairing, 5).games == 3
    assert Results(file).strength(pairing, 6).games == 0

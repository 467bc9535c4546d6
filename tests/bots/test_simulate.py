"""Simulations: the same report for the same seed, whoever plays the games; seats turn; wins add up."""

from __future__ import annotations

import pytest
from auction import AUCTION

from zeitalter import find_game
from zeitalter.engine import BadInput
from zeitalter.lab import simulate
from zeitalter.lab.simulate import Outcome, Task, play_games, seats_of, start_seed, summary

HISTORIA = find_game("historia")


def without_time(report):
    return {key: value for key, value in report.items() if key != "seconds"}


def test_report_of_a_seed_is_always_the_same():
    first = simulate(HISTORIA, ["random"] * 3, 12, seed=5, options={"events": "on"})
    again = simulate(HISTORIA, ["random"] * 3, 12, seed=5, options={"events": "on"})
    other = simulate(HISTORIA, ["random"] * 3, 12, seed=6, options={"events": "on"})
    assert without_time(first) == without_time(again)
    assert without_time(first)["bots"] != without_time(other)["bots"]
    assert first["seconds"] > 0


def test_number_of_jobs_changes_nothing():
    alone = simulate(HISTORIA, ["strategist", "random"], 9, seed=2)
    together = simulate(HISTORIA, ["strategist", "random"], 9, seed=2, jobs=2)
    assert without_time(alone) == without_time(together)


def test_report_says_what_was_played():
    report = simulate(HISTORIA, ["strategist", "random", "random"], 3, seed=7, options={"goals": "on"})
    assert (report["game"], report["games"], report["seed"]) == ("historia", 3, 7)
    assert report["options"] == {"goals": "on"}
    assert list(report["bots"]) == ["strategist", "random"]
    strategist, lot = report["bots"]["strategist"], report["bots"]["random"]
    assert (strategist["games"], strategist["seats"], lot["games"], lot["seats"]) == (3, 3, 3, 6)
    assert strategist["worst"] <= strategist["points"] <= strategist["best"]
    assert report["length"]["rounds"] == 12
    assert report["length"]["decisions"] > 100
    assert sum(report["ways"].values()) == 3


def test_seats_turn_by_one_each_game():
    bots = ["a", "b", "c"]
    assert [seats_of(bots, n) for n in range(4)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]]


def test_games_are_played_with_turned_seats():
    task = Task(HISTORIA, ("strategist", "random", "random"), 3, {})
    best = [max(range(3), key=lambda seat: game.points[seat]) for game in play_games(task, 0, 3)]
    assert best == [0, 2, 1]


def test_every_game_has_its_own_start():
    assert len({start_seed(seed, number) for seed in range(3) for number in range(50)}) == 150


def test_wins_add_up_to_the_games():
    report = simulate(HISTORIA, ["random"] * 3 + ["strategist"], 16, seed=1)
    assert sum(bot["wins"] for bot in report["bots"].values()) == pytest.approx(16, abs=0.01)


def test_shared_victories_are_shared():
    task = Task(AUCTION, ("a", "b", "b"), 0, {})
    games = [
        Outcome(0, (5, 5, 1), (0, 1), "shared", 3, None),  # seats a, b, b
        Outcome(1, (4, 4, 0), (0, 1), "shared", 3, None),  # seats b, b, a
        Outcome(2, (1, 2, 6), (2,), "points", 3, None),  # seats b, a, b
        Outcome(3, (7, 1, 1), (0,), "points", 3, None),  # seats a, b, b
    ]
    report = summary(task, games)
    assert report["bots"] == {
        "a": {"games": 4, "seats": 4, "wins": 1.5, "share": 0.375, "points": 3.5, "best": 7, "worst": 0},
        "b": {"games": 4, "seats": 8, "wins": 2.5, "share": 0.625, "points": 2.88, "best": 6, "worst": 1},
    }
    assert report["ways"] == {"points": 2, "shared": 2}
    assert report["length"] == {"decisions": 3.0}


def test_lost_solo_games_are_nobody_s_win():
    report = simulate(HISTORIA, ["random"], 10, seed=4)
    lost = sum(n for way, n in report["ways"].items() if way != "solo win")
    assert lost > 0
    assert report["bots"]["random"]["wins"] == 10 - lost


def test_games_without_rounds_have_no_length_in_rounds():
    report = simulate(AUCTION, ["random", "random"], 5)
    assert set(report["length"]) == {"decisions"}


def test_progress_is_told_after_every_game():
    told = []
    simulate(AUCTION, ["random"] * 2, 4, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_progress_is_told_from_many_jobs_too():
    told = []
    simulate(HISTORIA, ["random"] * 2, 10, jobs=2, progress=lambda done, games: told.append((done, games)))
    assert told[-1] == (10, 10)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupt_stops_cleanly_and_reports_what_was_played(jobs):
    def interrupt(done, games):
        if done >= 4:
            raise KeyboardInterrupt

    report = simulate(HISTORIA, ["random"] * 2, 400, jobs=jobs, progress=interrupt)
    assert report["interrupted"] is True
    assert 4 <= report["games"] < 400
    assert sum(bot["wins"] for bot in report["bots"].values()) == pytest.approx(report["games"], abs=0.01)


def test_finished_simulation_was_not_interrupted():
    assert "interrupted" not in simulate(AUCTION, ["random"], 1)


def test_no_games_make_an_empty_report():
    report = simulate(AUCTION, ["random"], 0)
    assert report["games"] == 0
    assert report["bots"]["random"] == {
        "games": 0,
        "seats": 0,
        "wins": 0,
        "share": 0.0,
        "points": 0.0,
        "best": 0,
        "worst": 0,
    }


def test_mistakes_are_refused_before_anything_is_played():
    played = []
    for bots, options, id in (
        (["random", "genius"], {}, "unknown-bot"),
        (["random"] * 7, {}, "bad-seat-count"),
        (["random"] * 2, {"colour": "red"}, "unknown-option"),
    ):
        with pytest.raises(BadInput) as refusal:
            simulate(HISTORIA, bots, 1, options=options, progress=lambda *done: played.append(done))
        assert refusal.value.id == id
    assert played == []

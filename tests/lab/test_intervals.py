"""Intervals: as wide as chance makes them; seats of a game count together; many comparisons ask for more."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter.lab.intervals import Mean, Share, holm, wilson


def test_shares_of_independent_games_have_wilson_s_interval() -> None:
    share = Share()
    for n in range(100):
        share.add(1, float(n < 30))
    assert share.interval == pytest.approx(wilson(30, 100), abs=0.002)
    assert share.independent == pytest.approx(99, abs=1)


def test_cases_that_win_and_lose_together_count_as_one() -> None:
    """Four seats of a game that all win or all lose say no more than one."""
    r = Random(1)
    together = Share()
    for _ in range(500):
        together.add(4, 4.0 * r.randrange(2))
    assert together.cases == 2000
    assert together.independent == pytest.approx(500, rel=0.01)


def test_seats_of_which_always_one_wins_are_never_more_than_there_are() -> None:
    share = Share()
    for _ in range(50):
        share.add(4, 1.0)
    assert share.independent == 200


def test_intervals_hold_in_nineteen_of_twenty_studies() -> None:
    r = Random(7)
    held = 0
    for _ in range(400):
        share = Share()
        for _ in range(150):
            seats = r.randrange(1, 4)
            share.add(seats, float(r.random() < 0.25 * seats))  # at most one of them wins
        low, high = share.interval
        held += low <= 0.25 <= high
    assert 0.93 <= held / 400 <= 0.99


def test_doubt_is_small_where_the_share_is_far_off() -> None:
    share = Share()
    for n in range(400):
        share.add(1, float(n % 3 == 0))
    assert share.doubt(0.25) < 0.001
    assert share.doubt(0.33) > 0.5


def test_holm_asks_more_of_many_comparisons() -> None:
    assert holm([0.01, 0.04]) == pytest.approx([0.02, 0.04])
    assert holm([0.04, 0.01, 0.5]) == pytest.approx([0.08, 0.03, 0.5])
    assert holm([]) == []


def test_means_come_with_student_s_interval() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(value)
    assert mean.mean == 5
    assert mean.deviation == pytest.approx(2.1381, abs=1e-4)
    assert mean.half == pytest.approx(2.3646 * 2.1381 / 8**0.5, rel=0.01)

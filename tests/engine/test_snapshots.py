"""Every earlier position is found from a snapshot by playing a few entries, whatever was taken back or ordered."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter import Match, find_game
from zeitalter.engine import kernel
from zeitalter.engine.forms import sample
from zeitalter.engine.snapshots import SNAPSHOT_EVERY
from zeitalter.engine.steps import quiet_questions

GAMES = ["historia", "seven_ages", "civilization", "new_dawn"]


def play(match: Match, r: Random) -> None:
    seat = r.choice(list(match.asked()))
    match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))


def restless(game: str, entries: int, seed: int, undos: float = 0.3) -> Match:
    """A match in which people take back and give orders all the time."""
    r = Random(seed)
    match = Match.new(find_game(game), find_game(game).max_seats, seed=seed)
    questions = sorted(quiet_questions(match.game.package))
    while len(match.log) < entries and not match.over:
        seat = r.randrange(match.table.seats)
        points = [n for s in range(match.table.seats) for n in match.undo_points(s)]
        if points and r.random() < undos:
            seat = next(s for s in range(match.table.seats) if match.undo_points(s))
            match.undo(seat, r.choice(match.undo_points(seat)))
        elif questions and r.random() < 0.1:
            match.order(seat, r.choice(questions), r.choice(["never", "always", "ask"]))
        else:
            play(match, r)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_earlier_position_is_the_one_that_stood_then(game: str) -> None:
    match = restless(game, 260, 5)
    assert {entry.kind for entry in match.log} >= {"answer", "undo"}
    again = Match.new(match.game, match.table.seats, match.table.options, match.seed)
    for n in range(len(match.log) + 1):
        if n:
            again.replay([match.log[n - 1]])
        assert match.game.state_to_json(match.state_at(n)) == match.game.state_to_json(again.state)
        assert list(match.state_at(n).asked) == list(again.state.asked)


@pytest.mark.parametrize("undos", [0.05, 0.3, 0.48])
def test_no_position_is_far_from_a_snapshot(undos: float, monkeypatch: pytest.MonkeyPatch) -> None:
    match = restless("seven_ages", 900, 2, undos)
    played = 0
    answer = kernel.answer

    def counted(*args: object) -> None:
        nonlocal played
        played += 1
        answer(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(kernel, "answer", counted)
    for n in range(0, len(match.log) + 1, 7):
        played = 0
        match.state_at(n)
        assert played <= 3 * SNAPSHOT_EVERY
    assert len(match._snapshots.positions) <= 2 + 2 * len(match.log) / SNAPSHOT_EVERY


def test_taking_back_the_entry_of_every_snapshot_neither_avoids_nor_gathers_them() -> None:
    r = Random(3)
    match = Match.new(find_game("seven_ages"), 4, seed=3)
    while len(match.log) < 1500 and not match.over:
        play(match, r)
        newest = max(match._snapshots.positions)
        seat = match.log[-1].seat
        if newest == len(match.log) and newest in match.undo_points(seat):
            match.undo(seat)
    assert match._snapshots._distances[-1] <= SNAPSHOT_EVERY
    assert len(match._snapshots.positions) <= 2 + 2 * len(match.log) / SNAPSHOT_EVERY

"""Returning to a mark: a match is as if what was played since had never been, and can be played on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.forms import sample
from zeitalter.engine.marks import mark, return_to
from zeitalter.games import game_ids
from zeitalter.testing import seeds


def play(match: Match, r: Random) -> None:
    seat = r.choice(list(match.asked()))
    match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))


def everything(match: Match) -> list[Any]:
    """All that can be known of a match, and of every earlier position of it."""
    game, seats = match.game, range(match.table.seats)
    return [
        list(match.log),
        game.state_to_json(match.state),
        [match.events(seat) for seat in (None, *seats)],
        [(match.ask(seat), match.undo_points(seat), match.newest_for(seat)) for seat in seats],
        (match.disclosed, match.question_entry, match.newest_for(None)),
        [game.state_to_json(match.state_at(n)) for n in range(max(0, len(match.log) - 3), len(match.log) + 1)],
        sorted(match.kept_positions()),
    ]


@pytest.mark.parametrize("seed", seeds(2, 20))
@pytest.mark.parametrize("game", game_ids())
def test_a_match_returns_to_a_mark_and_goes_on(game: str, seed: int) -> None:
    match, r = Match.new(find_game(game), 3, seed=seed), Random(seed)
    for _ in range(60):
        if match.over:
            break
        here, before = mark(match), everything(match)
        for _ in range(r.choice((1, 1, 1, 2, 5))):
            if not match.over:
                play(match, r)
        assert return_to(match, here)
        assert everything(match) == before
        play(match, r)
    again = match.at(len(match.log))
    assert everything(again)[1:5] == everything(match)[1:5]


def test_what_was_taken_back_since_cannot_be_forgotten() -> None:
    match, r = Match.new(find_game("new_dawn"), 2, seed=1), Random(1)
    while not any(match.undo_points(seat) for seat in range(2)):
        play(match, r)
    here = mark(match)
    seat = next(seat for seat in range(2) if match.undo_points(seat))
    match.undo(seat)
    before = everything(match)
    assert not return_to(match, here)
    assert everything(match) == before

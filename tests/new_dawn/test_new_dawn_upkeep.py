"""Steps that say they only lead on: agendas need not be looked at after them."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter.engine import kernel
from zeitalter.engine.match import Match
from zeitalter.games import find_game
from zeitalter.games.new_dawn.rules import course, military, resetting, resolve

GAME = find_game("new_dawn")
LEADING = [
    thing
    for module in (course, military, resetting, resolve)
    for thing in vars(module).values()
    if isinstance(thing, type) and getattr(thing, "skips_upkeep", False)
]


def play(seed: int) -> tuple[object, list[object]]:
    """A random game: how it ended, and what was told."""
    match, r = Match.new(GAME, 4, {"round_limit": "40"}, seed=seed), Random(seed)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, r.choice(list(kernel.options(match.state, seat))))
    return match.result, list(match.events(None))


@pytest.mark.parametrize("seed", range(4))
def test_looking_at_agendas_after_every_step_changes_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    short = play(seed)
    assert LEADING
    for step in LEADING:
        monkeypatch.setattr(step, "skips_upkeep", False)
    assert play(seed) == short

"""Agendas are looked at when something they count has changed; what is kept beside the pieces follows from them."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter.engine import kernel
from zeitalter.engine.match import Match
from zeitalter.engine.rng import SearchSource
from zeitalter.games import find_game
from zeitalter.games.new_dawn.rules import course, military, resetting, resolve
from zeitalter.games.new_dawn.rules.state import State

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


def middle(seed: int) -> State:
    """A position in the middle of a random game."""
    s, r = GAME.start(GAME.table(4), SearchSource(seed)), Random(seed)
    kernel.play_out(s, r, 200)
    assert GAME.invariants(s) == []
    return s


@pytest.mark.parametrize(("field", "wrong"), [("wild", 0), ("free_states", 0), ("powers", [{}] * 4)])
def test_what_follows_from_the_rest_is_checked(field: str, wrong: object) -> None:
    s = middle(1)
    setattr(s, field, wrong)
    assert any(breach.startswith(field) for breach in GAME.invariants(s))


def test_an_agenda_that_nobody_has_looked_at_is_noticed() -> None:
    s = middle(1)
    s.dial[s.seat] = s.components.dial_end
    s.looted[s.seat] = 9
    s.cities[s.seat] |= s.board.land & s.empty()
    assert "an agenda was completed and nobody has looked" in GAME.invariants(s)
    s.stale = 1 << s.seat
    s.upkeep()
    assert "an agenda was completed and nobody has looked" not in GAME.invariants(s)
    assert s.agendas[s.seat]

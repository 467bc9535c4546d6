"""What a search goes by in Historia: features by contender, and what a game alone was worth."""

from __future__ import annotations

from random import Random

import pytest

from zeitalter.bots.chances import chances_of, final_shares
from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games import find_game
from zeitalter.games.historia.bot.foresight import FEATURES, FORESIGHT, features, hopes
from zeitalter.games.historia.rules import scoring

HISTORIA = find_game("historia")
KINGS = {"civbots": "5", "civbot_levels": "king"}


def begun(seats, options, seed=3):
    return HISTORIA.start(HISTORIA.table(seats, options), SeedSource(seed_from_number(seed)))


def ended_alone(*points, territories=1):
    """A game alone that is over with these points."""
    s = begun(1, KINGS)
    s.vp = list(points)
    s.land[0] = territories
    if territories:
        scoring.finish(s)
    else:
        scoring.finish_solo_eliminated(s)
    return s


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (1, KINGS), (2, {"civbots": "2"})])
def test_every_contender_has_all_features(seats, options):
    rows = features(begun(seats, options))
    assert len(rows) == seats + int(options.get("civbots", 0))
    assert {len(row) for row in rows} == {len(FEATURES)}


def test_who_plays_alone_is_judged_by_other_weights():
    alone, together = features(begun(1, KINGS))[0], features(begun(4, {}))[0]
    used = [FEATURES[i] for i, value in enumerate(alone) if value]
    assert used
    assert all(name.startswith("alone_") for name in used)
    assert not any(value for name, value in zip(FEATURES, together, strict=True) if name.startswith("alone_"))


def test_alone_a_near_miss_is_worth_more_than_a_clear_one():
    won, near, far = (hopes(ended_alone(points, 100, 90, 80, 70, 60))[0] for points in (110, 95, 60))
    assert 1 > won > near > far > 0


def test_alone_being_eliminated_is_worse_than_being_far_behind():
    behind = ended_alone(60, 100, 90, 80, 70, 60)
    eliminated = ended_alone(120, 100, 90, 80, 70, 60, territories=0)
    assert hopes(eliminated)[0] < hopes(behind)[0]


def test_chances_after_the_end_say_who_has_won_and_hopes_how_near_it_was():
    s = ended_alone(95, 100, 90, 80, 70, 60)
    chances = chances_of(FORESIGHT)
    assert chances(s) == final_shares(s, 6) == [0, 1, 0, 0, 0, 0]
    assert chances.hopes(s)[0] > 0.2


def test_among_players_only_winning_counts():
    s = begun(2, {})
    kernel.play_out(s, Random(1))
    assert hopes(s) is None
    assert chances_of(FORESIGHT).hopes(s) == final_shares(s, len(features(s)))

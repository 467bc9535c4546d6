"""Levels stay ordered, and equal bots are equal: a short run before a merge, a longer one at night."""

from __future__ import annotations

import pytest

from zeitalter import find_game
from zeitalter.bots import bot_names
from zeitalter.games import game_ids
from zeitalter.lab.intervals import wilson
from zeitalter.lab.simulate import Task, play_games, seats_of
from zeitalter.lab.strength import pairings
from zeitalter.testing.effort import NIGHTLY, amount

CHEAP = ("beginner", "casual", "strategist")
GAMES = [id for id in game_ids() if "expert" in bot_names(find_game(id))]
FAIR = 0.25
SURE = 3.3
"""Standard errors: no seat of any game is out of them by chance more often than once in a thousand runs."""


def wins(pairing, games: int, seed: int) -> float:
    """The wins of the first bot of a pairing."""
    task = Task(find_game(pairing.game), pairing.bots, seed, pairing.options)
    won = 0.0
    for outcome in play_games(task, 0, games):
        seat = seats_of(pairing.bots, outcome.number).index(pairing.bots[0])
        won += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return won


def rungs():
    """Neighbours on the ladder: the cheap ones of the quickest game by day, all games and the expert at night."""
    for id in GAMES if NIGHTLY else ["historia"]:
        for pairing in pairings(id):
            if len(pairing.bots) == 4 and pairing.bots[0] in CHEAP:
                yield pytest.param(pairing, amount(6, 24), id=pairing.key)
            elif NIGHTLY and pairing.bots[0] == "expert" and len(pairing.bots) == 4:
                quick = pairing._replace(bots=("expert@40p", *pairing.bots[1:]))
                yield pytest.param(quick, 12, id=quick.key)


@pytest.mark.parametrize(("pairing", "games"), list(rungs()))
def test_each_level_wins_more_than_its_share_against_the_one_below(pairing, games):
    assert wins(pairing, games, seed=900) / games > FAIR


@pytest.mark.parametrize("id", GAMES if NIGHTLY else ["historia"])
def test_no_seat_of_four_equal_bots_is_favoured(id):
    games = amount(24, 80)
    options = pairings(id)[0].options
    level = "casual" if NIGHTLY else "beginner"
    task = Task(find_game(id), (level,) * 4, 901, options)
    won = [0.0] * 4
    for outcome in play_games(task, 0, games):
        for seat in outcome.winners:
            won[seat] += 1 / len(outcome.winners)
    for seat, share in enumerate(won):
        low, high = wilson(share, games, SURE)
        assert low <= FAIR <= high, f"seat {seat} of {id} wins {share:g} of {games}"

"""The strategist bot: takes what its game's judge likes best, looks to the end of its own decisions, wins."""

from __future__ import annotations

from random import Random

from auction import AUCTION, judge

from zeitalter import find_game
from zeitalter.bots.strategist import Strategist
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.kit.game_parts import Bot
from zeitalter.lab import simulate
from zeitalter.testing import amount

HISTORIA = find_game("historia")


class Bidder(Strategist):
    """A strategist bot whose judge is given, not found."""

    def __init__(self, evaluate) -> None:
        self.parts = Bot(evaluate=evaluate)


def test_strategist_takes_the_best_of_many_ways_to_fill_in_a_form():
    s = AUCTION.start(AUCTION.table(1), SeedSource(seed_from_number(1)))
    assert Bidder(judge).choose(AUCTION, s, 0, Random(1)) == ("bid", 10)
    assert Bidder(lambda s, seat: -judge(s, seat)).choose(AUCTION, s, 0, Random(1)) == ("pass",)
    assert s.bids == [0]


def test_ties_go_to_the_first_option():
    s = HISTORIA.start(HISTORIA.table(1), SeedSource(seed_from_number(1)))
    assert Bidder(lambda s, seat: 0.0).choose(HISTORIA, s, 0, Random(1)) == ("settle", 0)


def test_judge_without_reasons_gives_a_plain_hint():
    s = AUCTION.start(AUCTION.table(1), SeedSource(seed_from_number(1)))
    assert Bidder(judge).hint(AUCTION, s, 0) == (("bid", 10), "hint-guess", ())


def test_strategist_beats_three_random_bots():
    games = amount(24, 200)
    report = simulate(HISTORIA, ["strategist", "random", "random", "random"], games, seed=1, jobs=2)
    assert report["games"] == games
    assert report["bots"]["strategist"]["share"] >= 0.95

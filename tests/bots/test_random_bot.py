"""The random bot: every option equally likely, forms filled in legally."""

from __future__ import annotations

from collections import Counter
from random import Random

from auction import AUCTION

from zeitalter import Match, find_game
from zeitalter.bots import bot_hint, find_bot
from zeitalter.engine import kernel
from zeitalter.engine.rng import SeedSource, seed_from_number

HISTORIA = find_game("historia")


def test_random_bot_chooses_every_option_equally_often():
    s = HISTORIA.start(HISTORIA.table(1), SeedSource(seed_from_number(3)))
    bot, r = find_bot("random", HISTORIA), Random(7)
    options = kernel.options(s, 0)
    assert len(options) == 13  # where to put the first cube
    chosen = Counter(bot.choose(HISTORIA, s, 0, r) for _ in range(13_000))
    assert set(chosen) == set(options)
    assert sum((n - 1000) ** 2 / 1000 for n in chosen.values()) < 32.9  # chi-square with 12 degrees, 0.1 %


def test_random_bot_fills_in_forms_legally():
    s = AUCTION.start(AUCTION.table(1), SeedSource(seed_from_number(1)))
    bot, r = find_bot("random", AUCTION), Random(1)
    chosen = Counter(bot.choose(AUCTION, s, 0, r) for _ in range(2000))
    assert set(chosen) == {("bid", n) for n in (2, 4, 6, 8, 10)} | {("pass",)}
    assert 900 < chosen["pass",] < 1100  # the form is one option, whatever it can hold


def test_random_bot_has_no_better_reason_than_the_lot():
    match = Match.new(HISTORIA, 2, seed=1)
    seat = match.asked()[0]
    hint = bot_hint(match, seat, find_bot("random", HISTORIA))
    assert hint.action in match.options(seat)
    assert (hint.id, hint.args) == ("hint-guess", ())

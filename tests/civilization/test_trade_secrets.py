"""Trade betrays no hand: the laws of the conformance suite on the phase alone, and packages said to be alike."""

from random import Random

import pytest
from test_trade import MARKET, market

from zeitalter.testing import conformance as suite
from zeitalter.testing import rule, say, seeds
from zeitalter.testing.walk import random_table


@pytest.mark.parametrize("seed", seeds(6, 16))
def test_laws_of_any_moment_hold(seed):
    r = Random(f"trade {seed}")
    suite.check_moments(MARKET, r, random_table(MARKET, r), share=0.3)


@pytest.mark.parametrize("seed", seeds(12, 60))
def test_random_trade_ends_with_all_cards(seed):
    suite.check_walk(MARKET, Random(f"trade {seed}"))


@pytest.mark.parametrize("seed", seeds(3, 12))
def test_laws_of_matches_hold(seed):
    suite.check_match(MARKET, Random(f"trade {seed}"))


@rule("43.9", "A-40")
@pytest.mark.parametrize("verb", [("offer_all",), ("offer", 2), ("reply", 1, 1)])
@pytest.mark.parametrize("one", [["eisen", "salz", "salz"], ["salz", "salz", "seuche"], ["eisen", "salz", "gold"]])
def test_packages_of_which_the_same_is_said_look_alike(verb, one):
    other_kind = {"eisen": "papyrus", "seuche": "aufruhr"}
    two = [other_kind.get(name, name) for name in one]
    ends = []
    for cards in (one, two):
        match = market(["eisen", "papyrus", "salz", "salz", "gold", "seuche", "aufruhr"], ["korn"] * 3, ["stoffe"] * 3)
        say(match, 1, "offer", 0, ["korn"] * 3, "korn", [], [])
        before = len(match.log)
        say(match, 0, *verb, cards, "salz", ["gold"], ["korn"])
        announced = match.question().announced(match.state, 0, match.log[-1].value)
        heard = [[event for _, event in match.events(seat, before)] for seat in (1, 2, None)]
        views = [match.view(seat) for seat in (1, 2, None)]
        ends.append((announced, heard, views, list(match.asked()), [list(match.options(seat)) for seat in (1, 2)]))
    assert ends[0] == ends[1]


def test_options_of_a_seat_do_not_depend_on_other_hands():
    one = market(["salz"] * 3, ["korn"] * 3, ["gold"] * 3)
    two = market(["salz"] * 3, ["felle"] * 3, ["seuche", "aufruhr", "piraterie"])
    assert list(one.asked()) == list(two.asked())
    assert list(one.options(0)) == list(two.options(0))
    for match in (one, two):
        say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    assert list(one.options(0)) == list(two.options(0))

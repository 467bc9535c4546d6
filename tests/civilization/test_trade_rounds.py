"""Trade in rounds (43.9), for matches that take days: everybody says one thing in each, and the last one ends it."""

import pytest
from test_trade import GRAIN, MARKET, SALT, give_hands, names, told

from zeitalter.engine import Match
from zeitalter.engine.rng import SeedSource, seed_from_number
from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.state import hand
from zeitalter.testing import rule, say, why

CLOTH = ["stoffe"] * 4


def in_rounds(*hands, rounds):
    """A match at the beginning of a trade with so many rounds."""
    table = MARKET.table(len(hands), {"trade_offers": "6", "trade_rounds": str(rounds)})
    s = MARKET.new_state(table, SeedSource(seed_from_number(1)))
    of_name = s.components.ids["card"].index
    give_hands(s, [[of_name(name) for name in cards] for cards in hands])
    return Match.from_state(MARKET, s)


@rule("43.9")
def test_who_has_spoken_waits_for_the_next_round():
    match = in_rounds(SALT, GRAIN, CLOTH, rounds=3)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    assert list(match.asked()) == [1, 2]
    assert why(match, 0, "withdraw").id == "not-your-turn"
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    assert list(match.asked()) == [2]
    say(match, 2, "wait")
    assert list(match.asked()) == [0, 1, 2]
    assert told(match, None, "trade-round") == [(2,)]


@rule("43.9")
def test_after_the_last_round_packages_go_back_and_trade_is_over():
    match = in_rounds(SALT, GRAIN, rounds=2)
    for _ in range(2):
        assert not match.over
        say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
        say(match, 1, "offer_all", ["korn"] * 3, "korn", [], [])
    assert match.over
    assert names(match, hand(0)) == tuple(SALT)


@rule("43.9")
def test_three_rounds_are_enough_for_offer_reply_and_agreement():
    match = in_rounds(SALT, GRAIN, rounds=3)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 1, "wait")
    say(match, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    say(match, 0, "wait")
    say(match, 0, "accept", 1, 2)
    assert names(match, hand(0)) == ("salz", "korn", "korn", "korn")
    assert list(match.asked()) == [1]


@rule("43.9")
def test_a_round_without_anything_new_does_not_end_the_trade():
    match = in_rounds(SALT, GRAIN, rounds=2)
    say(match, 0, "wait")
    say(match, 1, "wait")
    assert told(match, None, "trade-round") == [(2,)]
    say(match, 0, "wait")
    say(match, 1, "wait")
    assert match.over
    assert told(match, None, "trade-over-rounds") == [()]


@rule("43.9")
def test_a_word_to_an_offer_is_not_the_one_thing_said_in_a_round():
    match = in_rounds(SALT, GRAIN, rounds=3)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 1, "decline", 0, 1, "no_use")
    assert list(match.asked()) == [1]
    assert list(match.question().resting(match.state)) == []


@rule("43.9")
def test_who_ends_does_not_hold_up_a_round():
    match = in_rounds(SALT, GRAIN, CLOTH, rounds=3)
    say(match, 0, "offer_all", ["salz"] * 3, "salz", [], [])
    say(match, 1, "end_trade")
    say(match, 2, "wait")
    assert list(match.asked()) == [0, 2]


@rule("43.9")
@pytest.mark.parametrize(("rounds", "shown"), [("0", 0), ("4", 4)])
def test_the_view_tells_the_round_and_their_limit(rounds, shown):
    match = position(
        player("Ada", "kreta", {"knossos": 1}, hand=["salz"] * 3, budget=3),
        player("Beate", "thrakien", {"thrakien": 1}, hand=["korn"] * 3, budget=3),
        phase=9,
        options={"trade_rounds": rounds},
        stack=[["Bargain"], ["EndTrade"]],
    )
    trade = match.view(0)["trade"]
    assert (trade["round"], trade["rounds"]) == (1, shown)

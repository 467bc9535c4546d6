"""The vote on Heresy (S124-S126): proposal, votes, majority, the Pope and the way out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from civil_scene import OF_VALUE, at_end, colour, disordered, number, owns, refused, state

from zeitalter import Match
from zeitalter.engine.forms import Form
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.data.components import VOTE
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.testing import can, rule, say

CHRISTIANS = ["romans", "greeks", "french"]
AREAS = {"romans": "rome", "greeks": "greece", "french": "france"}


def christian(card: str, seat: int, **what: Any) -> Empire:
    what.setdefault("units", {AREAS[card]: "warriors warriors"})
    units = what.pop("units")
    return empire(card, seat, units, **{"level": 20, "religion": "christianity", "capital": AREAS[card], **what})


def vote(value: int, *empires: Empire, by: int = 0, **board: Any) -> Match:
    """An empire of the first seat votes after a card of this value was drawn; seat 2 is the start player."""
    who = empires or tuple(christian(card, seat) for seat, card in enumerate(CHRISTIANS))
    board = {"heresy": {"christianity": who[0].card}, "start_player": 2, **board}
    step = ["HeresyVote", who[by].seat, number("empire", who[by].card)]
    return position(
        *who, players=3, deck=[OF_VALUE[value]], stack=[step, HALT], acting=who[by].seat, active=0, action=VOTE, **board
    )


def levels(m: Match) -> list[int]:
    s = state(m)
    return [s.level[e] for e in s.in_play()]


def heresy(m: Match) -> bool:
    return state(m).heresy[number("artefact", "christianity")] >= 0


@rule("S124", "S124b", "S125", "T70", "T71")
def test_who_loses_levels_has_as_many_votes() -> None:
    """T70, T71: 5 levels, 3 for the Romans and 2 for the French; asked from the start player on."""
    m = vote(5, by=1)
    say(m, 1, "propose", CHRISTIANS, [3, 0, 2])
    assert list(m.asked()) == [2]
    say(m, 2, "vote_no")
    assert list(m.asked()) == [0]
    say(m, 0, "vote_yes")
    assert levels(m) == [17, 20, 18]
    assert not heresy(m)
    assert at_end(m)


@rule("S124", "S125")
def test_a_vote_against_the_larger_loser_fails() -> None:
    m = vote(5, by=1)
    say(m, 1, "propose", CHRISTIANS, [3, 0, 2])
    say(m, 2, "vote_yes")
    say(m, 0, "vote_no")
    assert levels(m) == [20, 20, 20]
    assert heresy(m)


@rule("S125", "T73")
def test_an_equal_vote_fails() -> None:
    """T73."""
    m = vote(4, by=1)
    say(m, 1, "propose", CHRISTIANS, [2, 0, 2])
    say(m, 2, "vote_no")
    say(m, 0, "vote_yes")
    assert heresy(m)
    assert levels(m) == [20, 20, 20]


@rule("S124", "T74")
def test_with_nothing_to_lose_the_acting_empire_decides_alone() -> None:
    """T74."""
    m = vote(0, by=1)
    assert list(m.asked()) == [1]
    say(m, 1, "vote_yes")
    assert not heresy(m)
    m = vote(0, by=1)
    say(m, 1, "vote_no")
    assert heresy(m)


@rule("S124b")
def test_the_levels_must_add_up_and_name_everybody() -> None:
    m = vote(5)
    assert refused(m, "propose", CHRISTIANS, [3, 0, 1]) == "wrong-sum-of-levels"
    assert refused(m, "propose", CHRISTIANS[:2], [3, 2]) == "not-all-voters"
    assert can(m, 0, "propose", CHRISTIANS, [5, 0, 0])
    assert can(m, 0, "propose", CHRISTIANS, [0, 2, 3])


@rule("S124b", "A43")
def test_nobody_is_given_more_than_it_can_lose_while_others_can_take_some() -> None:
    poor = [christian("romans", 0, level=3), christian("greeks", 1, level=20), christian("french", 2, level=20)]
    m = vote(5, *poor)
    assert refused(m, "propose", CHRISTIANS, [3, 2, 0]) == "more-than-it-can-lose"
    assert can(m, 0, "propose", CHRISTIANS, [2, 3, 0])


@rule("S124b", "A43")
def test_what_nobody_can_lose_may_be_given_to_anybody() -> None:
    poor = [christian("romans", 0, level=2), christian("greeks", 1, level=1), christian("french", 2, level=2)]
    m = vote(5, *poor)
    assert refused(m, "propose", CHRISTIANS, [0, 5, 0]) == "more-than-it-can-lose"
    form = m.options(0)[0]
    assert isinstance(form, Form)
    for seed in range(9):
        found = state(m).question().sample(m.state, 0, form, Random(seed))
        assert m.why_not(0, found) is None
    say(m, 0, "propose", CHRISTIANS, [1, 3, 1])
    say(m, 2, "vote_yes")
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    assert heresy(m), "2 of 5 votes"


@rule("A9")
def test_socialists_are_left_out() -> None:
    three = [christian("romans", 0), christian("greeks", 1, government="socialism"), christian("french", 2)]
    m = vote(5, *three)
    assert refused(m, "propose", CHRISTIANS, [5, 0, 0]) == "not-all-voters"
    assert can(m, 0, "propose", ["romans", "french"], [1, 4])


@rule("A69", "S124", "A64", "T77")
def test_strife_takes_part_and_ends_for_those_who_say_yes() -> None:
    """T77; who says no keeps it, and so does everybody if the vote fails."""
    marks = ["religious_strife"]
    three = [christian(card, seat, marks=marks) for seat, card in enumerate(CHRISTIANS)]
    m = vote(5, *three)
    say(m, 0, "propose", CHRISTIANS, [3, 2, 0])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    assert [owns(m, card, "religious_strife") for card in CHRISTIANS] == [False, True, True]
    m = vote(5, *three)
    say(m, 0, "propose", CHRISTIANS, [2, 3, 0])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    assert owns(m, "romans", "religious_strife")


@rule("S124")
def test_a_lone_believer_bears_all() -> None:
    m = vote(5, christian("romans", 0), christian("greeks", 1, religion="islam"))
    assert list(m.asked()) == [0]
    say(m, 0, "vote_yes")
    assert levels(m) == [15, 20]


@rule("S124b")
def test_one_player_votes_for_each_of_his_empires() -> None:
    two = [christian("romans", 0), christian("greeks", 0), christian("french", 1)]
    m = vote(6, *two)
    say(m, 0, "propose", ["romans", "greeks", "french"], [2, 2, 2])
    say(m, 0, "vote_yes")
    say(m, 0, "vote_no")
    say(m, 1, "vote_yes")
    assert [state(m).level[colour(m, card)] for card in CHRISTIANS] == [18, 18, 18]


def pope(**what: Any) -> list[Empire]:
    """The Pope sits in France; the Romans have three cities."""
    units = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors"}
    cities = {"sicily": 1, "north_italy": 3}
    return [
        christian("romans", 0, units=units, cities=cities, **what),
        christian("greeks", 1),
        christian("french", 2, artefacts={"france": ["pope"]}),
    ]


@rule("S126")
def test_the_pope_casts_all_christian_votes() -> None:
    m = vote(5, *pope(), by=1)
    say(m, 1, "propose", CHRISTIANS, [5, 0, 0])
    assert list(m.asked()) == [2]
    say(m, 2, "vote_no")
    assert at_end(m)
    assert heresy(m)


@rule("S126")
def test_a_christian_empire_falls_back_if_it_keeps_its_faith() -> None:
    m = vote(5, *pope(), by=1)
    say(m, 1, "propose", CHRISTIANS, [3, 2, 0])
    say(m, 2, "vote_yes")
    assert list(m.asked()) == [0]
    say(m, 0, "fall_back")
    say(m, 1, "fall_back")
    assert levels(m) == [17, 18, 20]
    assert not heresy(m)


@rule("S126", "A49", "T76")
def test_giving_up_christianity_leaves_the_heresy_where_it_is() -> None:
    """T76: no levels, three disorder markers, Heresy stays."""
    m = vote(5, *pope(), by=1)
    say(m, 1, "propose", CHRISTIANS, [5, 0, 0])
    say(m, 2, "vote_yes")
    say(m, 0, "give_up_faith")
    assert levels(m) == [20, 20, 20]
    assert sorted(disordered(m)) == ["north_italy", "rome", "sicily"]
    assert not owns(m, "romans", "christianity")
    assert heresy(m), "on the card of the Romans, as long as somebody is Christian"


@rule("A49")
def test_a_heresy_nobody_believes_in_any_more_goes() -> None:
    alone = pope()[0]
    alone = christian("romans", 0, artefacts={"rome": ["pope"]}, units=alone.units, cities=alone.cities)
    m = vote(5, alone, christian("greeks", 1, religion=""))
    say(m, 0, "vote_yes")
    say(m, 0, "give_up_faith")
    assert not heresy(m)
    assert at_end(m)


@rule("S124", "A64")
def test_with_the_pope_the_value_zero_is_decided_by_him() -> None:
    m = vote(0, *pope(marks=["religious_strife"]))
    assert list(m.asked()) == [2]
    say(m, 2, "vote_yes")
    assert not heresy(m)
    assert not owns(m, "romans", "religious_strife")


@rule("S35", "S124")
@pytest.mark.parametrize("action", ["production", "civilise"])
def test_every_action_of_the_religion_becomes_a_vote(action: str) -> None:
    m = position(
        christian("romans", 0),
        christian("greeks", 1),
        players=2,
        deck=[OF_VALUE[3]],
        doing=action,
        by="greeks",
        heresy={"christianity": "romans"},
    )
    assert can(m, 1, "propose", ["romans", "greeks"], [3, 0])

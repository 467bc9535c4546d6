"""The strategist bot of A New Dawn: sensible single choices, whole games, and no knowledge of hidden things."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from zeitalter.bots import bot_choice, bot_move, find_bot
from zeitalter.engine import kernel
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.games import find_game
from zeitalter.games.new_dawn.position import at, player, position
from zeitalter.games.new_dawn.rules.course import Turn
from zeitalter.games.new_dawn.rules.diplomacy import TakePact
from zeitalter.testing import amount

GAME = find_game("new_dawn")
STRATEGIST = find_bot("strategist", GAME)
FAR = {"9,9": "G", "8,9": "G"}


def choice(match: Match, seat: int = 0) -> list[object]:
    """What the bot answers, readable."""
    return GAME.action_to_json(match.table, bot_choice(match, seat, STRATEGIST))


def offered(match: Match) -> list[list[object]]:
    """What seat 0 may answer, readable."""
    return [GAME.action_to_json(match.table, option) for option in match.options(0)]


def test_it_takes_a_resource_rather_than_a_bare_space() -> None:
    match = position(
        player("Ada", capital="0,0"),
        player("Beate", "egypt", capital="9,9"),
        map={"0,0": "G", "1,0": "G", "-1,0": "G", "0,-1": "G", "0,1": "G marble", **FAR},
        resolve=("early_empire", 2),
    )
    for _ in range(2):
        match.play(0, bot_choice(match, 0, STRATEGIST))
    assert match.view(0)["players"][0]["resources"]["marble"] == 1


def test_it_sends_a_caravan_to_trade() -> None:
    match = position(
        player("Ada", capital="0,0"),
        player("Beate", "egypt", capital="9,9"),
        map={"0,0": "G", "1,0": "G", "2,0": "G seoul", "0,1": "G", **FAR},
        resolve=("foreign_trade", 3),
    )
    assert choice(match) == ["send", 0, at(match, "2,0")]


def test_it_builds_the_wonder_that_fulfils_an_agenda() -> None:
    match = position(
        player(
            "Ada",
            capital="0,0",
            cities=["2,0"],
            wonders={"stonehenge": "2,0"},
            resources={"marble": 4},
            row=["pottery", "early_empire", "foreign_trade", "masonry", "astrology"],
        ),
        player("Beate", "egypt", capital="9,9"),
        map={"0,0": "G", "1,0": "G", "2,0": "G", **FAR},
        open=["hanging_gardens"],
        victory=["v3", "v4", "v5"],
        resolve=("pottery", 1),
    )
    assert choice(match) == ["effect", "build_wonder"]


def test_it_defends_with_the_tokens_it_needs_and_no_more() -> None:
    match = position(
        player("Ada", capital="0,0", tokens=["1,0"]),
        player("Beate", "egypt", capital="9,9", tokens=["2,0"], trade={"masonry": 3}),
        map={"0,0": "G", "1,0": "G", "2,0": "G", **FAR},
        resolve=("masonry", 3),
        dice=[3, 3],
    )
    for words in (["effect", "attack"], ["attack", at(match, "2,0")]):
        match.play(0, GAME.action_from_json(match.table, words))
    assert [choice(match, 1)] == [["spend"]]  # 6 against 4: two are needed for the tie, which the defender wins
    match.play(1, bot_choice(match, 1, STRATEGIST))
    match.play(1, bot_choice(match, 1, STRATEGIST))
    assert match.state.owner(2) == 1
    assert sum(match.state.trade[5:]) == 1


@pytest.mark.parametrize("options", [{"map": "advanced"}, {}][: amount(1, 2)], ids=str)
def test_four_strategist_bots_play_to_a_victory(options: dict[str, str]) -> None:
    match = Match.new(GAME, 4, options, seed=3)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bot_choice(match, seat, STRATEGIST))
    assert (match.result or {})["how"] in ("victory", "tie-break", "shared")


def test_hidden_wonders_dealt_anew_do_not_change_its_choice() -> None:
    match = Match.new(GAME, 3, seed=11)
    r = Random(5)
    different = 0
    for n in range(80):
        seat = match.asked()[0]
        other = redeal(GAME, match.state, seat, Random(1000 + n))
        different += other.zones != match.state.zones
        worlds = [redeal(GAME, truth, seat, Random(n)) for truth in (match.state, other)]
        one, two = (STRATEGIST.choose(GAME, world, seat, Random(0)) for world in worlds)
        assert one == two
        match.play(seat, r.choice(list(kernel.options(match.state, seat))))
    assert different > 60


def test_it_keeps_a_diplomacy_card_rather_than_take_a_lesser_one() -> None:
    match = position(
        player("Ada", capital="0,0", pacts=[(1, "defensive_pact")]),
        player("Beate", "egypt", capital="1,0"),
        map={"0,0": "G", "1,0": "G"},
        stack=[TakePact(0, 1), Turn(1)],
    )
    assert ["change_pact", 1, "defensive_pact", "joint_war"] in offered(match)
    assert choice(match) == ["change_pact", 1, "defensive_pact", "embassy"]
    match.play(0, bot_choice(match, 0, STRATEGIST))
    assert match.view(0)["players"][0]["pacts"] == [[1, "embassy"]]


@pytest.mark.parametrize(("seats", "seed", "map"), [(4, 7, "first"), (3, 5, "advanced")])
def test_nobody_exchanges_two_diplomacy_cards_to_and_fro(seats: int, seed: int, map: str) -> None:
    match = Match.new(GAME, seats, {"map": map, "round_limit": "40"}, seed=seed)
    while not match.over:
        bot_move(match, match.asked()[0], STRATEGIST)
    log = [event for _, event in match.events(None)]
    changes: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for before, event in pairwise(log):
        if (before.id, event.id) == ("returns-pact", "takes-pact"):
            seat, giver, new = event.args
            changes.setdefault((seat, giver), []).append((before.args[2], new))
    assert any(event.id == "takes-pact" for event in log)
    for done in changes.values():
        assert not [change for i, change in enumerate(done) if change[::-1] in done[:i]]

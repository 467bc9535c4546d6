"""Round, turn, focus row and trade tokens (3, 4)."""

from __future__ import annotations

from typing import Any

import pytest
from dawn import (
    FAR,
    asked,
    bea,
    caravan,
    do,
    hexagon,
    line,
    mat,
    may,
    offered,
    question,
    refusal,
    resources,
    row,
    run,
    scene,
    there,
    told,
    trade,
)

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule

ROME = ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
LAND = hexagon(1)


def pass_turn(m: Match, seat: int, card: str) -> None:
    """Choose a card and do nothing with it."""
    do(m, seat, "focus", card)
    if asked(m) == [seat] and question(m) != "BeginTurn":
        do(m, seat, "done")


def three(**board: Any) -> Match:
    seats = [
        player(f"P{i}", leader, capital=FAR if i == 0 else f"{20 * i},0")
        for i, leader in enumerate(("rome", "egypt", "japan"))
    ]
    return scene(*seats, map={"20,0": "G", "40,0": "G", "0,0": "G"}, **board)


@rule("N1", "N24", "N25", "N30")
def test_players_take_turns_clockwise_from_the_first_who_stays_so() -> None:
    m = three(first=1, seat=1)
    order = []
    for _ in range(6):
        (seat,) = asked(m)
        order.append(seat)
        pass_turn(m, seat, "pottery")
    assert order == [1, 2, 0, 1, 2, 0]
    assert m.view(None)["first"] == 1
    assert told(m, "round") == [(2,), (3,)]


@rule("N30", "N100")
def test_the_dial_turns_at_the_end_of_every_round_and_not_before() -> None:
    m = scene(player("Ada", capital="0,0"), map=LAND)
    for n in range(10):
        assert len(told(m, "event-dial")) == n // 2
        pass_turn(m, asked(m)[0], "pottery")
        if question(m) == "PutTrade":
            do(m, 1, "put", "pottery")
    icons = [icon for (icon,) in told(m, "event-dial")]
    assert icons == ["none", "barbarian_move", "trade", "barbarian_move", "barbarian_spawn"]


@rule("N26", "W4", "N25")
def test_the_chosen_card_comes_to_slot_one_and_those_before_it_move_up() -> None:
    cards = ["pottery", "early_empire", "foreign_trade", "masonry", "astrology"]
    m = scene(player("Ada", capital="0,0", row=cards, trade={"pottery": 1, "masonry": 2, "foreign_trade": 3}), map=LAND)
    do(m, 0, "focus", "foreign_trade")
    do(m, 0, "done")
    assert row(m, 0) == ["foreign_trade", "pottery", "early_empire", "masonry", "astrology"]
    assert trade(m, 0) == {"foreign_trade": 3, "pottery": 1, "masonry": 2}
    assert caravan(m, 0) == "card"


@rule("N27", "D8", "N25")
@pytest.mark.parametrize("card", ["foreign_trade", "masonry", "early_empire", "astrology", "pottery"])
def test_a_card_that_is_not_used_is_reset_all_the_same(card: str) -> None:
    m = scene(player("Ada", capital="0,0"), map=LAND)
    pass_turn(m, 0, card)
    assert row(m, 0) == [card, *(c for c in ROME if c != card)]
    assert mat(m, 0)["spaces"] == 1
    assert mat(m, 0)["dial"] == 0
    assert asked(m) == [1]


@rule("N25")
def test_only_a_card_of_the_row_can_be_chosen() -> None:
    m = scene(player("Ada", capital="0,0"), map=LAND)
    assert offered(m, 0, "focus") == ROME
    assert refusal(m, 0, "focus", "flight") == ("not-in-row", "N25")
    assert refusal(m, 1, "focus", "pottery")[0] == "not-your-turn"


@rule("N28")
@pytest.mark.parametrize(("card", "slot"), [("astrology", 1), ("foreign_trade", 2), ("pottery", 5)])
def test_the_effect_uses_the_slot_of_the_card(card: str, slot: int) -> None:
    m = scene(player("Ada", capital="0,0"), map=LAND)
    do(m, 0, "focus", card)
    assert told(m, "resolves") == [(0, card, slot)]
    assert m.view(None)["resolving"]["slot"] == slot


@rule("N29", "A36")
def test_abilities_of_the_start_of_a_turn_are_used_once_each_in_any_order() -> None:
    ada = player("Ada", capital="0,0", cities=["3,0"], wonders={"oracle": "0,0", "hanging_gardens": "3,0"})
    m = scene(ada, map=line("GGGG"))
    do(m, 0, "swap", "astrology", "foreign_trade")
    assert offered(m, 0, "swap") == []
    assert refusal(m, 0, "swap", "masonry", "early_empire") == ("used-this-turn", "N29")
    do(m, 0, "claim", "1,0")
    assert refusal(m, 0, "claim", "2,0") == ("used-this-turn", "N29")
    pass_turn(m, 0, "pottery")
    pass_turn(m, 1, "pottery")
    assert len(offered(m, 0, "swap")) == 4
    assert offered(m, 0, "claim") == ["2,0"]


# -- trade tokens -----------------------------------------------------------------------------------------------------


@rule("N31", "D1")
def test_a_fourth_token_goes_back_at_once() -> None:
    land = {"0,0": "G", "0,1": "F", "0,2": "G seoul", "1,0": "M"}
    m = scene(player("Ada", capital="0,0", trade={"astrology": 2}), map=land, resolve=("foreign_trade", 3))
    do(m, 0, "send", 0, "0,2")
    assert trade(m, 0) == {"astrology": 3}
    assert told(m, "gets-trade") == [(0, 1, "astrology")]


@rule("N31", "D2", "N59")
def test_a_token_put_on_a_full_card_is_lost() -> None:
    bea = player("Bea", "egypt", capital="2,0")
    ada = player("Ada", capital="0,0", trade={"pottery": 3})
    m = scene(ada, bea, map=line("GGG"), resolve=("foreign_trade", 1))
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "pottery")
    do(m, 0, "put", "masonry")
    assert trade(m, 0) == {"pottery": 3, "masonry": 1}


@rule("N31", "N35")
def test_city_state_tokens_do_not_count_against_the_limit() -> None:
    ada = player("Ada", capital="0,0", cities=["1,0"], states={"seoul": "astrology"}, trade={"astrology": 2})
    m = run(["PutTrade", 0, 1], players=[ada], map={"0,0": "G", "1,0": "G seoul"})
    do(m, 0, "put", "astrology")
    assert trade(m, 0) == {"astrology": 3}
    assert mat(m, 0)["row"][0]["states"] == ["seoul"]


@rule("N32", "N33", "N44")
def test_only_tokens_on_the_resolved_card_may_be_spent() -> None:
    ada = player("Ada", capital="0,0", trade={"astrology": 2, "pottery": 3})
    m = scene(ada, map=LAND, resolve=("astrology", 2))
    do(m, 0, "spend")
    do(m, 0, "spend")
    assert not may(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 4
    assert trade(m, 0) == {"pottery": 3}


@rule("N33")
def test_an_economy_token_lets_every_caravan_go_one_step_more() -> None:
    ada = player(
        "Ada",
        capital="0,0",
        caravans=["card", "card"],
        row=["astrology", "currency", "masonry", "early_empire", "pottery"],
        trade={"currency": 1},
    )
    m = scene(ada, map=line("GGGGGGG"), resolve=("currency", 1))
    assert max(offered(m, 0, "send")) == (0, "4,0")
    do(m, 0, "spend")
    do(m, 0, "send", 0, "5,0")
    do(m, 0, "send", 1, "5,0")
    assert (caravan(m, 0, 0), caravan(m, 0, 1)) == ("5,0", "5,0")
    assert asked(m) == [1]


@rule("N33", "N66")
def test_an_industry_token_is_no_use_for_a_city() -> None:
    m = scene(player("Ada", capital="0,0", trade={"pottery": 3}), map=line("GGG"), resolve=("pottery", 1))
    do(m, 0, "effect", "build_city")
    assert offered(m, 0, "spend") == []
    assert offered(m, 0, "city") == ["2,0"]


@rule("N34", "N78")
def test_military_tokens_do_nothing_for_reinforcing() -> None:
    ada = player("Ada", capital="0,0", tokens=["1,0", "0,1"], trade={"masonry": 3})
    m = scene(ada, map=LAND, resolve=("masonry", 1))
    do(m, 0, "effect", "reinforce")
    assert not may(m, 0, "spend")
    do(m, 0, "reinforce", "1,0")
    assert asked(m) == [1]


@rule("N35")
def test_a_city_state_token_is_spent_once_a_turn_and_stays() -> None:
    ada = player("Ada", capital="0,0", cities=["1,0"], states={"seoul": "astrology"})
    m = scene(ada, map={"0,0": "G", "1,0": "G seoul"}, resolve=("astrology", 1))
    do(m, 0, "spend_state", "seoul")
    assert not may(m, 0, "spend_state", "seoul")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 2
    pass_turn(m, 1, "pottery")
    do(m, 0, "focus", "astrology")
    assert may(m, 0, "spend_state", "seoul")


@rule("N36", "A38", "N46")
def test_everything_on_a_card_moves_to_the_card_that_replaces_it() -> None:
    ada = player("Ada", capital="0,0", cities=["1,0"], dial=2, states={"seoul": "astrology"}, trade={"astrology": 2})
    m = scene(ada, map={"0,0": "G", "1,0": "G seoul"}, resolve=("astrology", 1))
    do(m, 0, "advance")
    do(m, 0, "replace", "astrology", "mathematics")
    card = next(c for c in mat(m, 0)["row"] if c["card"] == "mathematics")
    assert card == {"card": "mathematics", "trade": 2, "states": ["seoul"], "natures": []}


@rule("A37", "N32")
def test_a_token_that_comes_to_the_card_while_it_is_resolved_may_be_spent() -> None:
    bea = player("Bea", "egypt", capital="2,0")
    ada = player(
        "Ada",
        capital="0,0",
        caravans=["card", "card"],
        row=["astrology", "currency", "masonry", "early_empire", "pottery"],
    )
    m = scene(ada, bea, map=line("GGG") | {f"-{i},0": "G" for i in range(1, 7)}, resolve=("currency", 1))
    do(m, 0, "send", 0, "2,0")
    do(m, 0, "put", "currency")
    do(m, 0, "put", "currency")
    do(m, 0, "done")
    assert not may(m, 0, "send", 1, "-5,0")
    do(m, 0, "spend")
    do(m, 0, "send", 1, "-5,0")
    assert caravan(m, 0, 1) == "-5,0"
    assert there(m, "-5,0") == {"caravans": [0]}
    assert resources(m, 0) == {}


@rule("N29", "N41", "N173")
def test_an_ability_gained_at_the_start_of_the_turn_may_be_used_at_once() -> None:
    ada = player("Ada", capital="0,0", wonders={"hanging_gardens": "0,0"})
    m = scene(ada, bea(tokens=["2,0"]), map=line("GGG"), stray={"forbidden_city": "1,0"})
    assert offered(m, 0, "raze") == []
    do(m, 0, "claim", "1,0")
    do(m, 0, "raze", "2,0")
    assert there(m, "2,0") == {}

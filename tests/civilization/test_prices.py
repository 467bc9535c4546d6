"""What the shop shows: prices after the best use of credits, and what a purchase does on the succession table."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from build import Halt, run_phase

from zeitalter import Match
from zeitalter.games.civilization.position import player, position
from zeitalter.games.civilization.rules.purchase import price
from zeitalter.games.civilization.rules.state import State
from zeitalter.games.civilization.rules.succession import may_enter, progress, total
from zeitalter.games.civilization.rules.trade_cards import set_value
from zeitalter.games.civilization.view.prices import ahead
from zeitalter.testing import rule, say


def buying(cards: list[str], hand: list[str], treasury: int = 0, **board: Any) -> Match:
    """Ada (Kreta) buys; Ben (Thrakien) has nothing and comes after her."""
    ada = player("Ada", "kreta", {"knossos": 1}, cards=cards, hand=hand, treasury=treasury, field=board.pop("field", 0))
    return run_phase("Purchases", ada, player("Ben", "thrakien"), **board)


def shown(m: Match, *bought: str) -> list[int]:
    """What the shop shows of a set: price, points of the cards, what counts for the next epoch."""
    shop = m.view(0)["shop"]
    return shop["sets"][str(sum(1 << shop["sale"].index(card) for card in bought))]


@rule("43.10", "A-18", "A-57")
@pytest.mark.parametrize("often", ["on", "off"])
def test_every_set_that_can_be_paid_is_shown_with_its_price(often: str) -> None:
    m = buying(["astronomie", "musik", "weben"], ["salz"] * 7 + ["gold"] * 2, 10, options={"credit_multi_use": often})
    s = m.state
    shop = m.view(0)["shop"]
    ids = s.components.ids["civilization"]
    sale = [ids.index(card) for card in shop["sale"]]
    assert shop["means"] == 7 * 7 * 3 + 2 * 2 * 9 + 10
    for size in (1, 2, 3):
        for chosen in combinations(range(len(sale)), size):
            cost = price(s, 0, [sale[i] for i in chosen])
            found = shop["sets"].get(str(sum(1 << i for i in chosen)))
            assert (found is None and cost > shop["means"]) or found[0] == cost


@rule("A-18")
def test_a_credit_is_used_once_or_for_every_card() -> None:
    hand = ["salz"] * 9
    once = buying(["astronomie"], hand)
    often = buying(["astronomie"], hand, options={"credit_multi_use": "on"})
    assert shown(once, "medizin", "muenzwesen")[0] == 230
    assert shown(often, "medizin", "muenzwesen")[0] == 210


def test_only_who_buys_sees_the_shop() -> None:
    m = buying(["weben"], ["salz"] * 5)
    assert m.view(0)["shop"] is not None
    assert m.view(1)["shop"] is None
    assert m.view(None)["shop"] is None
    say(m, 0, "pass")
    assert m.view(0)["shop"] is None


def test_no_set_has_more_cards_than_one_may_own() -> None:
    ten = ["mystizismus", "weben", "toepfern", "schauspiel", "musik", "architektur", "astronomie", "metallverarbeitung",
           "landwirtschaft", "muenzwesen"]  # fmt: skip
    shop = buying(ten, ["salz"] * 9)
    assert {int(mask).bit_count() for mask in shop.view(0)["shop"]["sets"]} == {0, 1}


def _any_position(r: Random) -> State:
    """Somebody anywhere on the succession table with any cards, cities and goods."""
    nation = r.choice(["aegypten", "kreta", "babylon"])
    ids = position(player("Ada", nation), player("Ben", "thrakien")).state.components.ids["civilization"]
    cards = r.sample([id for id in ids if id not in ("demokratie", "philosophie")], r.randint(0, 8))
    sites = r.sample(["knossos", "sparta", "athen"], r.randint(0, 3))
    ada = player("Ada", nation, cities=sites, cards=cards, field=r.randint(0, 15), treasury=r.randint(0, 20),
                 hand=["salz"] * r.randint(0, 9) + ["korn"] * r.randint(0, 8))  # fmt: skip
    s: State = position(ada, player("Ben", "thrakien"), stack=[Halt()]).state
    return s


@rule("43.13")
def test_the_figures_say_where_the_marker_goes() -> None:
    r = Random(5)
    seen = set()
    for _ in range(300):
        s = _any_position(r)
        found = ahead(s, 0)
        next_epoch = found["epoch"]
        if next_epoch:
            fits = next_epoch["has"] >= next_epoch["needs"]
            assert fits == may_enter(s, 0, next_epoch["number"])
        held = bool(next_epoch) and next_epoch["now"] and next_epoch["has"] < next_epoch["needs"]
        points = total(s, 0)
        if found["falls"] or points < found["falls_below"]:
            way = -1
        else:
            way = 0 if held or points < found["advances_from"] else 1
        assert way == progress(s, 0)
        seen.add(way)
    assert seen == {-1, 0, 1}


@rule("43.13")
def test_a_set_tells_points_and_demand_as_they_are_after_the_purchase() -> None:
    m = buying(["mystizismus", "musik"], ["salz"] * 6, field=6)
    s = m.state
    cost, points, groups = shown(m, "weben")
    goods = [s.components.ids["card"].index("salz")] * 5
    assert (cost, points) == (price(s, 0, [1]), 30 + 60 + 45)
    before = m.view(0)["shop"]["next"]["epoch"]
    assert (before["number"], before["field"], before["needs"], before["has"]) == (3, 9, 3, 2)
    say(m, 0, "buy", ["weben"], ["salz"] * 5)
    after = ahead(m.state, 0)["epoch"]
    assert after["has"] == groups
    assert set_value(s, goods) >= cost

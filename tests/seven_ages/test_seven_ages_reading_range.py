"""Second reading of the range (S18-S23b): counting, doubling, oceans, ways through others and their price."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import area, calm, doing, hand, money, of, question, refused, state, values

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.reach import in_range, range_of, reach
from zeitalter.testing import can, rule, say


def trading(*empires: Empire, **board: Any) -> Match:
    board.setdefault("hands", {0: values(3)})
    return calm(doing("trade", *empires, **board))


def one(card: str, seat: int, where: str, level: int = 1, **more: Any) -> Empire:
    return empire(card, seat, {where: "warriors"}, level=level, **more)


def sees(m: Match, card: str, other: str) -> bool:
    return in_range(state(m), of(m, card), of(m, other))


@rule("S18", "S21")
def test_the_own_area_is_not_counted_and_the_other_one_is_and_the_later_age_sees_farther() -> None:
    # syria - babylon - sumer
    m = trading(one("hittites", 0, "syria", 1), one("babylonians", 1, "sumer", 8))
    assert not sees(m, "hittites", "babylonians")
    assert sees(m, "babylonians", "hittites")
    m = trading(one("hittites", 0, "syria", 1), one("babylonians", 1, "babylon", 1))
    assert sees(m, "hittites", "babylonians")


@rule("S22", "S13")
def test_the_range_is_added_up_before_an_explorer_doubles_it() -> None:
    # age 1, Colossus 1 more, doubled: syria babylon sumer persia sind are four steps
    m = trading(
        one("hittites", 0, "syria", leaders=[("unnamed_ex", "syria")], artefacts={"syria": ["colossus"]}),
        one("babylonians", 1, "sind"),
    )
    assert range_of(state(m), of(m, "hittites")) == 2
    assert sees(m, "hittites", "babylonians")


@rule("S22")
def test_an_explorer_doubles_only_what_is_counted_from_his_area() -> None:
    both = empire("hittites", 0, {"syria": "warriors", "greece": "warriors"}, leaders=[("unnamed_ex", "greece")])
    m = trading(both, one("babylonians", 1, "sumer"))
    assert not sees(m, "hittites", "babylonians")
    assert reach(state(m), of(m, "hittites")) >> area("carthage") & 1


@rule("S22")
def test_railways_lengthen_the_range() -> None:
    m = trading(one("hittites", 0, "syria", 30, artefacts={"syria": ["railways"]}), one("babylonians", 1, "sumer", 30))
    assert range_of(state(m), of(m, "hittites")) == 6


@rule("S19")
@pytest.mark.parametrize(("level", "seen"), [(21, False), (22, True)])
def test_oceans_are_counted_from_age_four_on(level: int, seen: bool) -> None:
    # portugal - north atlantic - virginia
    m = trading(one("romans", 0, "portugal", level), one("americans", 1, "virginia", 1))
    assert sees(m, "romans", "americans") is seen


@rule("S20", "S20b")
def test_the_way_ends_in_a_foreign_area_but_runs_through_own_empires_only() -> None:
    between = one("babylonians", 1, "babylon", 8), one("persians", 0, "nejd", 8)
    m = trading(one("hittites", 0, "syria", 8), *between, one("arabs", 2, "sumer", 8))
    assert sees(m, "hittites", "babylonians")
    assert sees(m, "hittites", "arabs")  # through the own Persians
    wall = empire("persians", 1, {"nejd": "warriors", "persian_gulf": "galleys"}, level=8)
    m = trading(one("hittites", 0, "syria", 8), between[0], wall, one("arabs", 2, "sumer", 8))
    assert not sees(m, "hittites", "arabs")


@rule("S20", "A1")
def test_the_counting_empire_needs_radio_not_the_one_between() -> None:
    wall = empire("babylonians", 1, {"babylon": "warriors", "nejd": "warriors"}, level=8)
    m = trading(one("hittites", 0, "syria", 8, artefacts={"syria": ["radio"]}), wall, one("arabs", 2, "sumer", 8))
    assert sees(m, "hittites", "arabs")
    heard = empire(
        "babylonians", 1, {"babylon": "warriors", "nejd": "warriors"}, level=8, artefacts={"babylon": ["radio"]}
    )
    m = trading(one("hittites", 0, "syria", 8), heard, one("arabs", 2, "sumer", 8))
    assert not sees(m, "hittites", "arabs")


def asking(**more: Any) -> tuple[Match, list[str]]:
    """The Hittites want to trade with the Arabs behind Babylon."""
    cards = values(3, 4)
    wall = empire("babylonians", 1, {"babylon": "warriors", "nejd": "warriors"}, level=8)
    start = one("hittites", 0, "syria", 8, money=5, **more)
    return trading(start, wall, one("arabs", 2, "sumer", 8), hands={0: cards, 2: values(2)}), cards


@rule("S20", "S20b")
def test_a_way_is_paid_for_at_once_with_money_and_cards() -> None:
    m, cards = asking()
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 3, 1)
    say(m, 0, "pay_cards", [cards[0]])
    assert (money(m, "hittites"), money(m, "babylonians")) == (2, 3)
    assert (hand(m, 0), hand(m, 1)) == ([cards[1]], [cards[0]])
    assert m.view(2)["players"][1]["hand"] == {"cards": [], "hidden": 1}
    assert can(m, 0, "trade", "arabs")


@rule("S20")
def test_a_refused_way_or_a_declined_price_opens_nothing() -> None:
    m, _ = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "refuse")
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"
    m, _ = asking()
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 5, 0)
    say(m, 0, "refuse")
    assert (money(m, "hittites"), question(m)) == (5, "ChooseTrade")
    assert refused(m, 0, "trade", "arabs") == "partner-out-of-range"
    assert not can(m, 0, "ask_way", "babylonians")


@rule("S22", "A63")
def test_satellites_bring_every_empire_into_range_but_no_region() -> None:
    m = trading(one("americans", 0, "rockies", 8, artefacts={"rockies": ["satellites"]}), one("shang", 1, "henan", 8))
    assert sees(m, "americans", "shang")
    assert not sees(m, "shang", "americans")
    assert not reach(state(m), of(m, "americans")) >> area("henan") & 1


@rule("S20")
def test_two_empires_in_a_row_can_both_be_asked_for_a_way() -> None:
    """Persia lies behind Babylon and Sumer; both must open their areas before it is in range."""
    m = trading(
        one("hittites", 0, "syria", 15, money=5),
        empire("babylonians", 1, {"babylon": "warriors", "nejd": "warriors", "assyria": "warriors"}, level=15),
        empire(
            "arabs",
            2,
            {"sumer": "warriors", "media": "warriors", "oman": "warriors", "persian_gulf": "galleys"},
            level=15,
        ),
        one("persians", 1, "persia", 15),
        hands={0: values(3), 1: values(2)},
    )
    assert refused(m, 0, "trade", "persians") == "partner-out-of-range"
    say(m, 0, "ask_way", "babylonians")
    say(m, 1, "price", 0, 0)
    say(m, 0, "accept")
    say(m, 0, "ask_way", "arabs")
    say(m, 2, "price", 0, 0)
    say(m, 0, "accept")
    assert can(m, 0, "trade", "persians")

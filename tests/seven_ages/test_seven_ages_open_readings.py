"""Readings of the rules where the guide leaves something open: each is played as the rule pages say."""

from __future__ import annotations

from typing import Any

from manoeuvre_scene import done, manoeuvre, move, refusal
from reading_scene import (
    calm,
    disordered,
    doing,
    event,
    event_words,
    held,
    of,
    owns,
    question,
    refused,
    state,
    units,
    with_event,
)
from trade_scene import announced, hittites, lay, romans, trading, values

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say

# -- taken land --------------------------------------------------------------------------------------------------------


@rule("S91", "A71")
def test_a_taken_area_keeps_its_disorder() -> None:
    m = calm(
        doing(
            "manoeuvre",
            empire("romans", 0, {"rome": "tanks tanks warriors"}, level=44, colour="black"),
            empire(
                "hittites", 2, {"north_italy": "warriors", "austria": "warriors"}, level=8, disorder=["north_italy"]
            ),
        )
    )
    move(m, "rome", "north_italy", "tanks tanks")
    fought(m)
    assert held(m, "romans") == ["north_italy", "rome"]
    assert disordered(m) == ["north_italy"]


def fought(m: Match) -> None:
    """The movement is over, and conflicts are fought as a late player would."""
    say(m, 0, "done")
    calm(m)
    while question(m) == "Commit":
        seat = next(iter(m.asked()))
        m.play(seat, next(option for option in m.options(seat) if isinstance(option, tuple)))
        calm(m)


# -- Buddhist revenge --------------------------------------------------------------------------------------------------


@rule("S78", "A76")
def test_a_buddhist_empire_that_loses_its_last_area_takes_revenge_all_the_same() -> None:
    m = calm(
        doing(
            "manoeuvre",
            empire("romans", 0, {"rome": "tanks tanks warriors", "sicily": "warriors"}, level=44, colour="black"),
            empire("hittites", 2, {"north_italy": "warriors"}, level=8, religion="buddhism"),
        )
    )
    move(m, "rome", "north_italy", "tanks tanks")
    fought(m)
    assert of(m, "hittites") == -1
    assert (question(m), list(m.asked())) == ("BuddhistRevenge", [2])
    say(m, 2, "mark", "sicily")
    assert disordered(m) == ["sicily"]


# -- Jihad and Crusade -------------------------------------------------------------------------------------------------


def giving_up(**more: Any) -> Match:
    arabs = empire("arabs", 0, {"medina": "warriors"}, **{"level": 15, "religion": "islam", **more})
    return calm(
        doing(
            "discard_empire",
            arabs,
            empire("french", 1, {"france": "warriors"}, level=15),
            jihad="palestine",
            glory=[9, 9, 9],
        )
    )


@rule("S127", "A73")
def test_discard_empire_costs_glory_during_jihad_like_any_other_action() -> None:
    m = giving_up()
    assert of(m, "arabs") == -1
    assert state(m).glory == [6, 9, 9]
    assert state(giving_up(religion="buddhism")).glory == [9, 9, 9]
    assert state(giving_up(artefacts={"medina": ["renaissance"]})).glory == [9, 9, 9]


@rule("S127b")
def test_an_empire_that_somebody_else_destroys_pays_nothing() -> None:
    m = calm(
        doing(
            "discard_empire",
            empire("french", 1, {"france": "warriors"}, level=15),
            empire("arabs", 0, {"medina": "warriors"}, level=15, religion="islam", done=["production"]),
            jihad="palestine",
            glory=[9, 9, 9],
        )
    )
    assert state(m).glory == [9, 9, 9]


# -- beyond the last level ---------------------------------------------------------------------------------------------


@rule("S28b", "S67", "A77")
def test_passing_the_last_level_ends_what_ends_with_an_age() -> None:
    own, other = values(7, 0)
    marks = ["concentrated_ownership", "religious_strife", "revolution"]
    m = calm(
        announced(
            romans(level=49, marks=marks, religion="buddhism"),
            hittites(level=49),
            hands={0: [own], 1: [other]},
        )
    )
    assert all(owns(m, "romans", mark) for mark in marks)
    lay(m, 0, own)
    lay(m, 1, other)
    assert state(m).level[of(m, "romans")] == 50
    assert not any(owns(m, "romans", mark) for mark in marks)
    assert owns(m, "romans", "buddhism")


# -- ways through several empires --------------------------------------------------------------------------------------


def passes() -> list[Empire]:
    """Two roads lead from Sogdiana to Hindustan, each through two empires."""
    places = {"huns": "bactria", "persians": "punjab", "mongols": "tarim", "seljuks": "tibet"}
    return [empire(card, 1, {where: "warriors"}, level=15) for card, where in places.items()]


def from_sogdiana() -> Match:
    return trading(
        empire("greeks", 0, {"sogdiana": "warriors"}, level=15, money=9),
        *passes(),
        empire("babylonians", 2, {"hindustan": "warriors"}, level=15),
        hands={0: values(3), 2: values(2)},
    )


@rule("S20", "A78")
def test_two_empires_on_one_of_two_roads_can_be_asked_for_a_way_together() -> None:
    m = from_sogdiana()
    assert all(can(m, 0, "ask_way", card) for card in ("huns", "persians", "mongols", "seljuks"))
    assert refused(m, 0, "trade", "babylonians") == "partner-out-of-range"
    for card in ("mongols", "seljuks"):
        say(m, 0, "ask_way", card)
        say(m, 1, "price", 1, 0)
        say(m, 0, "accept")
    assert can(m, 0, "trade", "babylonians")
    assert not can(m, 0, "ask_way", "huns")


@rule("S20")
def test_after_a_refusal_the_other_road_is_left() -> None:
    m = from_sogdiana()
    say(m, 0, "ask_way", "persians")
    say(m, 1, "refuse")
    assert refused(m, 0, "ask_way", "huns") == "no-gate"
    assert can(m, 0, "ask_way", "mongols")
    assert can(m, 0, "ask_way", "seljuks")


@rule("S20", "S137", "A78")
def test_the_oracle_may_ask_for_a_way_through_two_empires() -> None:
    m = calm(
        doing(
            "production",
            empire("greeks", 0, {"patagonia": "warriors"}, level=8, artefacts={"patagonia": ["oracle"]}),
            empire("huns", 1, {"chile": "warriors", "la_plata": "warriors"}, level=8),
            empire("mongols", 1, {"cuzco": "warriors", "brazil": "warriors"}, level=8),
            empire("babylonians", 2, {"peru": "warriors"}, level=8),
            hands={1: values(1), 2: values(2)},
        )
    )
    assert refused(m, 0, "consult", "babylonians") == "beyond-the-oracle"
    for card in ("huns", "mongols"):
        assert refused(m, 0, "consult", "babylonians") == "beyond-the-oracle"
        say(m, 0, "ask_way", card)
        say(m, 1, "price", 0, 0)
        say(m, 0, "accept")
    say(m, 0, "consult", "babylonians")
    assert question(m) != "BeforeAction"


# -- events of trade ---------------------------------------------------------------------------------------------------


def after_trade(*others: Empire) -> Match:
    """Romans and Hittites have traded; the Romans have two events for one more trade each, and another one."""
    own, theirs = values(3)[0], values(1)[0]
    cards = [with_event("brisk_trade"), with_event("brisk_trade", 1), with_event("invention")]
    m = announced(romans(), hittites(), *others, hands={0: [own, *cards], 1: [theirs]})
    calm(m)
    lay(m, 0, own)
    lay(m, 1, theirs)
    return m


@rule("S5", "A55", "A79")
def test_brisk_trade_needs_another_partner() -> None:
    alone = after_trade()
    assert question(alone) == "PlayEvent"
    assert refused(alone, 0, *event_words("brisk_trade")) == "event-idle"
    m = after_trade(empire("gauls", 2, {"north_italy": "warriors"}, level=10))
    event(m, 0, "brisk_trade")
    assert refused(m, 0, *event_words("brisk_trade", n=1)) == "event-idle"
    assert question(calm(m)) == "ChooseTrade"
    assert can(m, 0, "trade", "gauls")


@rule("S20", "A79")
def test_brisk_trade_may_count_on_a_way_that_can_be_asked_for() -> None:
    gate = empire("gauls", 1, {"north_italy": "warriors", "aquitaine": "warriors"}, level=10)
    m = after_trade(gate, empire("mongols", 2, {"france": "warriors"}, level=10))
    event(m, 0, "brisk_trade")
    assert question(calm(m)) == "ChooseTrade"


@rule("S5", "A80")
def test_a_second_spy_ring_in_one_trade_is_not_played() -> None:
    hands = {
        0: [*values(3), with_event("spy_ring")],
        1: [*values(1), with_event("spy_ring", 1), with_event("silk_road")],
    }
    m = announced(romans(), hittites(), hands=hands)
    event(m, 0, "spy_ring")
    assert can(m, 1, *event_words("silk_road"))
    assert refused(m, 1, *event_words("spy_ring", n=1)) == "event-idle"


# -- a storm -----------------------------------------------------------------------------------------------------------


def fleet(**board: Any) -> Match:
    """Two fleets in a World war, which lets all units move twice; the first movement is over."""
    lands = {"rome": "warriors", "mediterranean_sea": "galleys", "black_sea": "galleys"}
    own = empire("romans", 0, lands, colour="light_blue", level=44)
    m = manoeuvre(own, empire("shang", 1, {"henan": "warriors"}, level=44), world_war=44, **board)
    done(m)
    return m


@rule("S77", "A81")
def test_ships_in_a_storm_do_not_move_in_a_further_campaign_either() -> None:
    assert refusal(fleet(), "mediterranean_sea", "aegean_sea", "galleys") is None
    m = fleet(hands={1: [with_event("great_storm")]}, deck=values(0))
    event(m, 1, "great_storm", area="mediterranean_sea")
    assert question(m) == "Movement"
    assert units(m, "mediterranean_sea") == ["galleys"]
    assert refusal(m, "mediterranean_sea", "aegean_sea", "galleys") == ("points-used-up", "S69")
    assert refusal(m, "black_sea", "aegean_sea", "galleys") is None
    done(m)
    assert question(m) != "Movement"
    assert state(m).becalmed == ()

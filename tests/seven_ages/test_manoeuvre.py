"""The course of a Manoeuvre (S68, S77, S78): campaigns in their order, Populists, the revenge of Buddhists."""

from __future__ import annotations

from typing import Any

from manoeuvre_scene import (
    RIVAL,
    area,
    asked,
    colour,
    done,
    embark,
    land,
    leaders,
    manoeuvre,
    move,
    number,
    offered,
    refusal,
    said,
    set_sail,
    stack,
    told,
)

from zeitalter import Match
from zeitalter.engine import kernel
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.control import take_area
from zeitalter.games.seven_ages.rules.manoeuvre import EndManoeuvre
from zeitalter.games.seven_ages.rules.movement import EXTRA_MOVE, FIRST, STRATEGIST_MOVE, WORLD_WAR_MOVE
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.positions import steps_from
from zeitalter.testing import rule, say, why

GREEKS = empire("greeks", RIVAL, {"greece": "spearmen spearmen"}, level=40)


def phase(m: Match) -> int:
    """Why the empire moves now."""
    assert asked(m) == "Movement"
    found: int = m.state.stack[-1].phase
    return found


def ended(m: Match) -> bool:
    """Whether the action is over."""
    return asked(m) != "Movement" and m.state.marched == ()


@rule("S68", "S77")
def test_without_anything_special_an_empire_moves_once() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "legion legion"}), GREEKS)
    assert phase(m) == FIRST
    move(m, "rome", "sicily", "legion")
    done(m)
    assert ended(m)
    assert m.state.units[area(m, "sicily")] == (number(m, "unit", "legion"),), "all units are plain again"


@rule("S77")
def test_in_a_world_war_all_units_move_again() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors warriors warriors"}, level=38), GREEKS, world_war=38)
    move(m, "rome", "sicily", "warriors warriors")
    done(m)
    assert phase(m) == WORLD_WAR_MOVE
    assert told(m, "moves-in-world-war") == 1
    move(m, "sicily", "rome", "warriors")
    done(m)
    assert ended(m)


@rule("S77", "T143")
def test_world_war_second_campaign_and_strategist_follow_in_this_order() -> None:
    romans = empire("romans", 0, {"rome": "warriors warriors warriors"}, level=38, leaders=[("unnamed_st", "rome")])
    event = number(manoeuvre(romans), "event", "second_campaign")
    m = manoeuvre(romans, GREEKS, world_war=38, effects=((event, 0, 0),))
    phases = []
    while asked(m) == "Movement":
        phases.append(phase(m))
        done(m)
    assert phases == [FIRST, WORLD_WAR_MOVE, EXTRA_MOVE, STRATEGIST_MOVE]


@rule("S77")
def test_a_second_campaign_can_be_played() -> None:
    romans = empire("romans", 0, {"rome": "legion legion"})
    c = manoeuvre(romans).table.components
    event = c.ids["event"].index("second_campaign")
    card = next(c.ids["empire"][card] for card in range(len(c.value)) if c.card_event[card] == event)
    m = manoeuvre(romans, GREEKS, hands={0: [card]})
    play = next(option for option in m.options(0) if option[0] == "event")
    m.play(0, play)
    assert phase(m) == FIRST
    done(m)
    assert phase(m) == EXTRA_MOVE
    done(m)
    assert ended(m)


@rule("S77")
def test_only_units_with_a_strategist_move_at_the_end_and_stay_with_him() -> None:
    m = manoeuvre(
        empire(
            "egyptians",
            0,
            {"palestine": "warriors warriors warriors warriors", "syria": "warriors warriors"},
            leaders=[("unnamed_st", "palestine")],
        ),
        GREEKS,
    )
    done(m)
    assert phase(m) == STRATEGIST_MOVE
    assert refusal(m, "palestine", "lower_egypt", "warriors") == ("strategist-must-lead", "S77")
    assert refusal(m, "syria", "assyria", "warriors") == ("strategist-must-lead", "S77")
    assert said(why(m, 0, "travel", "unnamed_st", "palestine", "syria")) == ("strategist-must-lead", "S77")
    assert all(option[1] == area(m, "palestine") and option[4] for option in offered(m, "move"))
    move(m, "palestine", "lower_egypt", "warriors warriors warriors", "unnamed_st")
    move(m, "lower_egypt", "palestine", "warriors warriors", "unnamed_st")
    assert stack(m, "palestine") == ["warriors"] * 3
    going = m.state.units[area(m, "palestine")]
    assert said(why(m, 0, "move", "palestine", "phoenicia", [max(going)], ["unnamed_st"])) == ("points-used-up", "S69")
    assert leaders(m, "egyptians") == [("unnamed_st", "palestine")]


@rule("S77")
def test_units_a_strategist_has_left_do_not_join_him_again() -> None:
    m = manoeuvre(
        empire(
            "huns",
            0,
            {"palestine": "light_horse light_horse", "syria": "warriors"},
            level=8,
            leaders=[("unnamed_st", "palestine")],
        ),
        GREEKS,
    )
    done(m)
    move(m, "palestine", "lower_egypt", "light_horse", "unnamed_st")
    move(m, "lower_egypt", "palestine", "light_horse", "unnamed_st")
    left_behind = max(m.state.units[area(m, "palestine")])
    others = [unit for unit in m.state.units[area(m, "palestine")] if unit != left_behind]
    refused = [why(m, 0, "move", "palestine", "syria", [unit], ["unnamed_st"]) for unit in (*others, left_behind)]
    assert sum(one is not None and one.id == "points-used-up" for one in refused) == 1


@rule("S74", "S77")
def test_a_strategist_may_cross_the_sea_with_his_stack() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors warriors galleys"}, leaders=[("unnamed_st", "rome")]), GREEKS)
    done(m)
    set_sail(m, "rome", "galleys")
    embark(m, "rome", "warriors")
    assert said(why(m, 0, "sail", "balearic_sea")) == ("strategist-must-lead", "S77")
    say(m, 0, "board", "rome", "unnamed_st")
    say(m, 0, "sail", "balearic_sea")
    land(m, "sicily", "warriors", "unnamed_st")
    assert stack(m, "sicily") == ["warriors"]
    assert leaders(m, "romans") == [("unnamed_st", "sicily")]


@rule("S78", "T148")
def test_a_populist_may_restore_order_in_his_area() -> None:
    romans = empire("romans", 0, {"rome": "legion legion", "sicily": "legion"}, disorder=["rome", "sicily"],
                    leaders=[("unnamed_po", "rome")])  # fmt: skip
    m = manoeuvre(romans, GREEKS)
    done(m)
    assert asked(m) == "CalmDown"
    assert offered(m, "pacify") == [("pacify", area(m, "rome"))]
    say(m, 0, "pacify", "rome")
    assert not m.state.disordered(area(m, "rome"))
    assert m.state.disordered(area(m, "sicily"))
    m = manoeuvre(romans, GREEKS)
    done(m)
    say(m, 0, "done")
    assert m.state.disordered(area(m, "rome"))


def after_robbing(*victims: str, strife: str = "", **romans: Any) -> Match:
    """The Romans take the only area but one of each victim, all of them Buddhists, and their Manoeuvre ends."""
    lands = {"greeks": ("greece", "crete"), "egyptians": ("lower_egypt", "nubia")}
    own = empire("romans", 0, {"rome": "legion", "sicily": "legion"}, raids={lands[v][0]: "warriors" for v in victims},
                 **romans)  # fmt: skip
    others = [
        empire(
            victim,
            RIVAL,
            dict.fromkeys(lands[victim], "spearmen"),
            religion="buddhism",
            marks=["religious_strife"] if victim == strife else [],
        )
        for victim in victims
    ]
    card = number(manoeuvre(GREEKS), "empire", "romans")
    m = position(own, *others, players=2, active=0, acting=0, stack=[["EndManoeuvre", 0, card], "EndTurn"], sound=False)
    s: State = m.state
    s.stack = [steps_from(m.game, ["EndTurn"])[0], EndManoeuvre(0, card)]
    for victim in victims:
        where = area(m, lands[victim][0])
        s.put_back(colour(m, victim), s.units[where])
        take_area(s, colour(m, "romans"), where, builder=False)
    kernel.advance(s)
    return m


@rule("S78", "A56", "T88")
def test_buddhists_who_were_robbed_bring_disorder_to_the_attacker() -> None:
    m = after_robbing("greeks", "egyptians")
    for expected in ("rome", "sicily"):
        assert asked(m) == "BuddhistRevenge"
        assert list(m.asked()) == [RIVAL]
        assert len(offered(m, "mark", RIVAL)) > 1
        kernel.answer(m.state, RIVAL, ("mark", area(m, expected)))
    assert [m.state.disordered(area(m, where)) for where in ("rome", "sicily", "greece")] == [True, True, False]
    assert asked(m) != "BuddhistRevenge"


@rule("S78")
def test_three_areas_of_one_buddhist_empire_cost_one_marker() -> None:
    m = after_robbing("greeks")
    kernel.answer(m.state, RIVAL, ("mark", area(m, "rome")))
    assert asked(m) != "BuddhistRevenge"
    assert m.state.robbed == ()


@rule("S78", "S129")
def test_under_religious_strife_there_is_no_revenge() -> None:
    assert asked(after_robbing("greeks", strife="greeks")) != "BuddhistRevenge"


@rule("S78", "A11")
def test_a_hindu_attacker_ignores_the_revenge() -> None:
    assert asked(after_robbing("greeks", religion="hinduism")) != "BuddhistRevenge"

"""Second reading of conflicts (S79-S94): totals where rules meet, rounds, retreats, and what follows at once."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import commit, conflict, empire_of, holder, state, told, totals, units_in
from reading_scene import (
    IDS,
    area,
    capital,
    city,
    disordered,
    elite,
    leaders,
    level,
    money,
    question,
    refused,
    religion,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.units import CROSSED, INVADED, OVERLAND
from zeitalter.testing import rule, say


def attacker(units: str, where: str = "syria", **more: Any) -> Empire:
    """Babylonians, whose card does not matter in a conflict."""
    more.setdefault("level", 9)
    return empire("babylonians", 0, {"babylon": "warriors"}, raids={where: units}, **more)


def defender(units: str, where: str = "syria", **more: Any) -> Empire:
    """Hittites, whose card does not matter in a conflict."""
    more.setdefault("level", 9)
    home = more.pop("home", {"anatolia": "warriors"})
    return empire("hittites", 1, {where: units, **home}, **more)


def fight(one: Empire, two: Empire, *more: Empire, values: tuple[int, ...] = (0, 0), **board: Any) -> Match:
    return conflict(one, two, *more, values=values, **board)


# -- totals ------------------------------------------------------------------------------------------------------------


@rule("S80", "S81", "S81b")
def test_everything_counts_card_units_elite_age_terrain_fort_and_city() -> None:
    one = attacker("legion", "armenia", elite=5, level=16)
    two = defender("warriors", "armenia", cities={"armenia": 3}, forts=["armenia"], level=9)
    m = fight(one, two, values=(4, 2))
    # 4 + 3 + 3 (elite, at most) + 1 (age) against 2 + 1 + 3 (mountain) + 2 + 3
    assert totals(m) == [11, 11]


@rule("S81b")
def test_only_the_side_ahead_gets_the_difference_of_ages() -> None:
    m = fight(attacker("legion", level=9), defender("warriors", level=30), values=(0, 0))
    assert totals(m) == [3, 1 + 3]


@rule("S82")
@pytest.mark.parametrize(
    ("came", "extra"), [(OVERLAND, 0), (CROSSED, 1), (INVADED, 2)], ids=["overland", "crossed", "invaded"]
)
def test_a_defender_gains_by_the_way_all_attackers_came(came: int, extra: int) -> None:
    m = fight(attacker("legion"), defender("warriors"), came={"syria": (came, "babylon")})
    assert totals(m) == [3, 1 + extra]


@rule("S83")
def test_the_great_wall_does_not_add_to_a_real_fortification() -> None:
    walled = defender("warriors", artefacts={"anatolia": ["great_wall"]}, forts=["syria"])
    assert totals(fight(attacker("legion"), walled)) == [3, 1 + 2]
    walled = defender("warriors", artefacts={"anatolia": ["great_wall"]})
    assert totals(fight(attacker("legion"), walled)) == [3, 1 + 2]


@rule("S84", "S84b", "S83", "S13")
def test_light_cavalry_is_halved_after_everything_was_added_and_only_the_attacker_by_walls() -> None:
    # light horse 2/2; in forest 1/1; a Jihad adds 1 before it is halved: 3 -> 2
    one = attacker("light_horse", "phoenicia", religion="islam", level=16)
    m = fight(one, defender("light_horse", "phoenicia", level=16), jihad="phoenicia")
    assert totals(m) == [2, 1 + 1]
    fortified = defender("light_horse", "syria", forts=["syria"])
    assert totals(fight(attacker("light_horse"), fortified)) == [1, 2 + 2]


@rule("S84")
def test_ships_in_a_port_support_but_hold_no_front_line() -> None:
    m = fight(attacker("legion legion"), defender("warriors galleys"))
    commit(m, 0, "legion", "legion")
    commit(m, 1, "galleys", "warriors")
    assert totals(m)[:2] == [3 + 1, 0 + 1]


@rule("S83", "S132")
def test_a_crusade_helps_christians_on_both_sides_of_the_border_but_no_socialists() -> None:
    one = attacker("legion", "syria", religion="christianity")
    two = defender("warriors", "syria", religion="christianity")
    assert totals(fight(one, two, crusade=1)) == [4, 2]
    red = attacker("legion", "syria", religion="christianity", government="socialism")
    assert totals(fight(red, defender("warriors"), crusade=1)) == [3, 1]
    assert totals(
        fight(attacker("legion", "armenia", religion="christianity"), defender("warriors", "armenia"), crusade=1)
    ) == [3, 1 + 3]


# -- rounds ------------------------------------------------------------------------------------------------------------


@rule("S80")
def test_half_of_the_committed_units_rounded_up_stand_in_front() -> None:
    m = fight(attacker("legion legion archers"), defender("warriors warriors"))
    army = [IDS["unit"].index(id) for id in ("archers", "legion", "legion")]
    assert refused(m, 0, "commit", army[1:2], army[:1] + army[2:], []) == "front-line-is-half"
    assert refused(m, 0, "commit", [], [], []) == "commit-a-unit"
    commit(m, 0, "legion legion", "archers")
    commit(m, 1, "warriors", "warriors")
    assert totals(m) == [3 + 3 + 2, 1 + 1]


@rule("S85")
def test_equal_totals_cost_both_sides_what_they_committed_and_nothing_else() -> None:
    m = fight(attacker("legion warriors"), defender("legion warriors"), values=(2, 2, 0, 0))
    commit(m, 0, "legion")
    commit(m, 1, "legion")
    assert totals(m)[:2] == [5, 5]
    # both are left with their warriors, who meet in the second round and fall together
    assert units_in(m, "syria") == []
    assert holder(m, "syria") == ""


@rule("S86", "S81", "S86b")
def test_a_force_that_is_used_up_gets_a_marker_and_the_other_side_counts_its_best_once_more() -> None:
    m = fight(attacker("legion"), defender("warriors warriors"), values=(3, 0, 0, 0))
    commit(m, 1, "warriors")
    # first round 6 to 1; the legion is used up: marker; second round 3 against 1 + 1
    if question(m) == "Retreat":
        say(m, 1, "fight_on")
    assert totals(m) == [6, 1, 3, 2]
    assert holder(m, "syria") == "babylonians"


@rule("S87", "S87b", "S90", "S91")
def test_a_retreat_needs_a_marker_of_the_opponent_and_an_own_area_next_door_and_costs_the_area() -> None:
    two = defender(
        "warriors warriors",
        elite=2,
        cities={"syria": 5},
        forts=["syria"],
        artefacts={"syria": ["renaissance"]},
        leaders=[("unnamed_ad", "syria")],
    )
    m = fight(attacker("mechanised", level=44), two, values=(7, 0, 0, 0))
    commit(m, 1, "warriors", "")
    assert (question(m), list(m.asked())) == ("Retreat", [1])
    assert refused(m, 1, "retreat", ["babylon"]) in ("retreat-not-own", "not-offered")
    say(m, 1, "retreat", ["anatolia"])
    assert units_in(m, "anatolia") == ["warriors", "warriors"]
    assert leaders(m, "hittites") == [("unnamed_ad", "anatolia")]
    assert (holder(m, "syria"), city(m, "syria"), elite(m, "hittites")) == ("babylonians", 3, 1)
    assert not state(m).forts >> area("syria") & 1
    assert state(m).lies[area("syria")] == 0


@rule("S87", "S88")
def test_without_a_marker_anywhere_nobody_retreats_and_a_tactician_needs_only_his_own() -> None:
    m = fight(
        attacker("legion legion"), defender("warriors warriors", home={"anatolia": "warriors"}), values=(3, 0, 0, 0)
    )
    commit(m, 0, "legion")
    commit(m, 1, "warriors")
    assert question(m) != "Retreat"


@rule("S85", "A38")
def test_a_tactician_saves_what_fights_with_him_until_three_markers_lie_there() -> None:
    wise = defender("warriors", leaders=[("unnamed_ta", "syria")], home={"palestine": "warriors"})
    m = fight(attacker("legion legion legion"), wise, values=(7, 0) * 4)
    rounds = 0
    while question(m) in ("Commit", "RedrawConflictCard", "Retreat"):
        if question(m) == "RedrawConflictCard":
            say(m, 1, "keep_card")
        elif question(m) == "Retreat":
            say(m, m.asked()[0], "fight_on")
        else:
            for seat in list(m.asked()):
                if seat == 1:
                    say(m, 1, "commit", [IDS["unit"].index("warriors")], [], ["unnamed_ta"])
                else:
                    commit(m, 0, "legion")
            rounds += 1
    assert rounds == 4
    assert state(m).holder[area("syria")] == empire_of(m, "babylonians")
    assert leaders(m, "hittites") == []


@rule("S88")
def test_the_first_card_alone_may_be_drawn_again_by_a_tactician() -> None:
    wise = attacker("legion legion", leaders=[("unnamed_ta", "syria")])
    m = fight(wise, defender("warriors warriors warriors"), values=(0, 1, 7))
    assert (question(m), list(m.asked())) == ("RedrawConflictCard", [0])
    say(m, 0, "redraw")
    commit(m, 0, "legion")
    commit(m, 1, "warriors")
    assert totals(m) == [7 + 3, 1 + 1]
    assert question(m) == "Commit"


@rule("S88")
def test_with_radio_a_tactician_next_door_redraws_and_retreats_but_saves_nobody() -> None:
    heard = defender("warriors warriors", leaders=[("unnamed_ta", "anatolia")], artefacts={"anatolia": ["radio"]})
    m = fight(attacker("legion"), heard, values=(5, 0, 0))
    assert (question(m), list(m.asked())) == ("RedrawConflictCard", [1])
    say(m, 1, "keep_card")
    assert refused(m, 1, "commit", [IDS["unit"].index("warriors")], [], ["unnamed_ta"]) == "leader-not-there"


# -- what follows ------------------------------------------------------------------------------------------------------


@rule("S91", "S92", "A29")
def test_a_capital_taken_loses_a_level_its_rank_and_the_treasury() -> None:
    rich = defender("warriors", cities={"syria": 3}, capital="syria", money=9)
    m = fight(attacker("legion legion", money=1), rich, values=(7, 0))
    commit(m, 0, "legion", "legion")
    assert (city(m, "syria"), capital(m, "hittites")) == (1, "")
    assert (money(m, "hittites"), money(m, "babylonians")) == (0, 6)


@rule("S91")
def test_a_builder_in_the_army_keeps_the_city_and_a_city_of_level_one_disappears_without_him() -> None:
    for led, level_after in (([("unnamed_bu", "syria")], 1), ([], 0)):
        m = fight(attacker("legion", leaders=led), defender("warriors", cities={"syria": 1}), values=(7, 0))
        assert city(m, "syria") == level_after


@rule("S92")
def test_the_last_leader_of_barbarians_is_worth_their_treasury() -> None:
    wild = empire(
        "huns", 1, {"syria": "warriors", "anatolia": "warriors"}, level=9, money=5, leaders=[("unnamed_ad", "syria")]
    )
    m = fight(attacker("legion"), wild, values=(7, 0))
    assert (money(m, "huns"), money(m, "babylonians")) == (0, 3)
    wild = empire(
        "huns",
        1,
        {"syria": "warriors", "anatolia": "warriors"},
        level=9,
        money=5,
        leaders=[("unnamed_ad", "syria"), ("unnamed_ad", "anatolia")],
    )
    m = fight(attacker("legion"), wild, values=(7, 0))
    assert (money(m, "huns"), money(m, "babylonians")) == (5, 0)


@rule("S94", "S90b", "S17b")
def test_if_both_are_wiped_out_the_area_is_neutral_with_its_city_only_and_both_lose_elite() -> None:
    one = attacker("warriors", elite=1)
    two = defender(
        "warriors",
        elite=3,
        cities={"syria": 3},
        forts=["syria"],
        disorder=["syria"],
        artefacts={"syria": ["renaissance"]},
    )
    m = fight(one, two, values=(7, 0))
    # 7 + 1 + 1 against 1 + 3 + 2 + 3
    assert totals(m) == [9, 9]
    assert (holder(m, "syria"), city(m, "syria"), disordered(m)) == ("", 3, [])
    assert (elite(m, "babylonians"), elite(m, "hittites")) == (0, 2)
    assert state(m).lies[area("syria")] == 0


@rule("S133", "S93", "T101")
@pytest.mark.parametrize(("entered", "glory"), [(0, 4), (1, 4), (2, 5), (3, 5)])
def test_a_democracy_pays_for_unprovoked_conquest(entered: int, glory: int) -> None:
    """It is turn 3; the Hittites entered an area of the democracy in turn `entered`."""
    marks = [0] * 225
    one, two = attacker("legion", government="democracy"), defender("warriors")
    m = conflict(one, two, values=(7, 0), turn=3, glory=[5, 5], entered=provocation(marks, entered))
    assert state(m).glory[0] == glory


def provocation(marks: list[int], turn: int) -> list[int]:
    """The second colour of seat 1 entered an area of pink."""
    light = IDS["colour"].index("yellow")
    for other in (light, *range(1, 15)):
        marks[other * 15] = turn
    return marks


@rule("S93", "S123")
def test_islam_gains_from_others_and_loses_by_taking_from_its_own() -> None:
    for faith, glory in (("", 6), ("christianity", 6), ("islam", 4)):
        one = attacker("legion", religion="islam", level=16)
        m = fight(one, defender("warriors", religion=faith, level=16), values=(7, 0), glory=[5, 5])
        assert state(m).glory[0] == glory
    strife = attacker("legion", religion="islam", level=16, marks=["religious_strife"])
    m = fight(strife, defender("warriors", level=16), values=(7, 0), glory=[5, 5])
    assert state(m).glory[0] == 5
    m = fight(strife, defender("warriors", religion="islam", level=16), values=(7, 0), glory=[5, 5])
    assert state(m).glory[0] == 4


@rule("S122", "A46", "A11")
def test_who_takes_confucian_land_converts_or_gets_disorder_but_a_hindu_neither() -> None:
    taught = defender("warriors", religion="confucianism")
    m = fight(attacker("legion"), taught, values=(7, 0))
    say(m, 0, "convert")
    assert (religion(m, "babylonians"), disordered(m)) == ("confucianism", [])
    m = fight(attacker("legion"), taught, values=(7, 0))
    say(m, 0, "stay")
    assert disordered(m) == ["syria"]
    m = fight(attacker("legion", religion="buddhism"), taught, values=(7, 0))
    assert (religion(m, "babylonians"), disordered(m)) == ("buddhism", ["syria"])
    m = fight(attacker("legion", religion="hinduism"), taught, values=(7, 0))
    assert disordered(m) == []


@rule("S93", "A19", "A48", "A62")
def test_a_christian_who_loses_fertile_land_is_shaken_at_home() -> None:
    lost = "palestine"
    one = attacker("legion", lost)

    def robbed(**more: Any) -> Match:
        home = {"anatolia": "warriors", "ionia": "warriors"}
        cities = more.pop("cities", {"ionia": 1})
        return fight(
            one,
            defender("warriors", lost, home=home, religion="christianity", capital="anatolia", cities=cities, **more),
            values=(7, 0),
        )

    assert disordered(robbed()) == ["anatolia"]
    assert disordered(robbed(disorder=["anatolia"])) == ["anatolia", "ionia"]
    assert disordered(robbed(disorder=["anatolia"], cities={})) == ["anatolia"]
    assert disordered(robbed(government="socialism")) == []
    steppe = fight(attacker("legion"), defender("warriors", religion="christianity", capital="anatolia"), values=(7, 0))
    assert disordered(steppe) == []


@rule("S128", "S93")
def test_jihad_and_crusade_end_when_the_faithful_take_their_area() -> None:
    m = fight(
        attacker("legion", religion="islam", level=16), defender("warriors", level=16), values=(7, 0), jihad="syria"
    )
    assert state(m).jihad == -1
    m = fight(attacker("legion"), defender("warriors"), values=(7, 0), jihad="syria")
    assert state(m).jihad == area("syria")
    m = fight(
        attacker("legion", "palestine", religion="christianity"),
        defender("warriors", "palestine"),
        values=(7, 0),
        crusade=1,
    )
    assert state(m).crusade == 0


@rule("S136", "S17b")
def test_a_treaty_ends_when_a_third_empire_takes_a_marked_area() -> None:
    third = empire("egyptians", 1, {"lower_egypt": "warriors"}, level=9)
    m = fight(
        attacker("legion"),
        defender("warriors"),
        third,
        values=(7, 0),
        treaty=("hittites", "syria", "egyptians", "lower_egypt"),
    )
    assert state(m).treaty == ()
    m = fight(
        attacker("legion"),
        defender("warriors"),
        third,
        values=(7, 0),
        treaty=("hittites", "anatolia", "egyptians", "lower_egypt"),
    )
    assert state(m).treaty != ()


@rule("S109", "S110")
def test_the_last_unit_lost_ends_an_empire_at_once_with_its_card_on_the_discard_pile() -> None:
    m = fight(attacker("legion"), defender("warriors", home={}, money=8, level=9), values=(7, 0))
    assert empire_of(m, "hittites") == -1
    assert IDS["empire"].index("hittites") in state(m).zones[1].cards
    assert level(m, "babylonians") == 9
    assert told(m, "empire-ends") != []

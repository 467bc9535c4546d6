"""Manoeuvre as a strict judge would try it (S68-S78): ways that combine powers, ships in a storm, moving again."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import commit
from manoeuvre_scene import (
    done,
    embark,
    holder,
    land,
    leaders,
    march,
    move,
    no_embarking,
    no_landing,
    number,
    raiders,
    refusal,
    set_sail,
    stack,
)
from reading_scene import (
    calm,
    city,
    disordered,
    doing,
    event,
    of,
    owns,
    question,
    state,
    values,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say, why


def manoeuvre(*empires: Empire, **board: Any) -> Match:
    return calm(doing("manoeuvre", *empires, **board))


def romans(lands: dict[str, str], **more: Any) -> Empire:
    return empire("romans", 0, lands, **{"level": 16, **more})


def greeks(lands: dict[str, str], seat: int = 1, **more: Any) -> Empire:
    return empire("greeks", seat, lands, **{"level": 16, **more})


FAR = greeks({"tibet": "warriors"})


# -- on land -----------------------------------------------------------------------------------------------------------


@rule("S71", "S93", "A62")
def test_a_christian_explorer_who_passes_through_fertile_land_has_lost_nothing() -> None:
    faith = {"religion": "christianity", "capital": "rome", "leaders": [("unnamed_ex", "rome")]}
    m = manoeuvre(romans({"rome": "legion legion legion"}, **faith), FAR)
    say(m, 0, "done")
    move(m, "rome", "north_italy", "legion legion", "unnamed_ex")
    move(m, "north_italy", "aquitaine", "legion legion", "unnamed_ex")
    assert holder(m, "north_italy") is None
    assert disordered(m) == []
    m = manoeuvre(romans({"rome": "legion legion", "north_italy": "legion"}, **faith), FAR)
    say(m, 0, "done")
    move(m, "rome", "north_italy", "legion", "unnamed_ex")
    move(m, "north_italy", "aquitaine", "legion legion", "unnamed_ex")  # an own area is really given up
    assert disordered(m) == ["rome"]


@rule("S71", "S75b")
def test_land_units_may_leave_an_area_to_aircraft_which_may_then_leave_it_to_nobody() -> None:
    m = manoeuvre(romans({"rome": "riflemen bombers", "sicily": "riflemen"}, level=44, colour="red"), FAR)
    assert refusal(m, "rome", "north_italy", "riflemen") is None
    move(m, "rome", "north_italy", "riflemen")
    assert (stack(m, "rome"), holder(m, "rome")) == (["bombers"], "romans")
    move(m, "rome", "carthage", "bombers", verb="fly")
    assert holder(m, "rome") is None


@rule("S70")
def test_railways_cost_one_point_and_leave_the_others_for_what_lies_beyond() -> None:
    line = {"rome": "riflemen riflemen", "north_italy": "warriors", "austria": "warriors", "hungary": "warriors"}
    rails = {"artefacts": {"rome": ["railways"]}, "level": 40, "colour": "red"}
    m = manoeuvre(romans(line, **rails), greeks({"dacia": "warriors"}))
    move(m, "rome", "hungary", "riflemen")  # one of three points, through a mountain
    assert refusal(m, "hungary", "dacia", "riflemen") == ("points-used-up", "S69")  # a mountain: 3
    move(m, "hungary", "ukraine", "riflemen")
    assert holder(m, "ukraine") == "romans"
    m = manoeuvre(romans(line, **rails), greeks({"dacia": "warriors"}))
    move(m, "rome", "austria", "riflemen")
    move(m, "austria", "poland", "riflemen")
    assert holder(m, "poland") == "romans"


@rule("S70", "S142")
def test_railways_cross_an_arrow_but_neither_water_nor_foreign_land() -> None:
    rails = {"artefacts": {"rome": ["railways"]}, "level": 40, "colour": "red"}
    lands = {"sicily": "riflemen riflemen", "rome": "warriors", "carthage": "warriors", "aquitaine": "warriors"}
    m = manoeuvre(romans(lands, **rails), greeks({"north_italy": "warriors"}))
    assert refusal(m, "sicily", "carthage", "riflemen") == ("areas-not-adjacent", "S69")
    assert refusal(m, "sicily", "aquitaine", "riflemen") == ("areas-not-adjacent", "S69")
    move(m, "sicily", "rome", "riflemen")
    move(m, "rome", "north_italy", "riflemen")
    assert raiders(m, "north_italy") == ["riflemen"]


@rule("S70")
def test_an_explorer_makes_foreign_and_own_mountains_no_cheaper() -> None:
    lands = {"north_italy": "legion legion legion", "illyria": "warriors"}
    m = manoeuvre(romans(lands, leaders=[("unnamed_ex", "north_italy")]), greeks({"macedonia": "warriors"}))
    move(m, "north_italy", "austria", "legion", "unnamed_ex")  # neutral: 1 of 3
    assert refusal(m, "austria", "illyria", "legion", "unnamed_ex") == ("points-used-up", "S69")  # own: 3
    move(m, "austria", "hungary", "legion", "unnamed_ex")
    move(m, "hungary", "dacia", "legion", "unnamed_ex")
    assert refusal(m, "dacia", "macedonia", "legion", "unnamed_ex") == ("points-used-up", "S69")
    assert leaders(m, "romans") == [("unnamed_ex", "dacia")]


@rule("S70")
def test_a_unit_that_meets_the_explorer_on_the_way_has_his_point_from_there() -> None:
    lands = {"north_italy": "warriors warriors", "aquitaine": "warriors warriors"}
    m = manoeuvre(romans(lands, leaders=[("unnamed_ex", "aquitaine")]), FAR)
    move(m, "north_italy", "aquitaine", "warriors")
    spent = [unit for unit in m.state.units[number(m, "area", "aquitaine")] if unit >= 32]
    say(m, 0, "move", "aquitaine", "castile", spent, ["unnamed_ex"])
    assert refusal(m, "castile", "portugal", "warriors", "unnamed_ex") is None  # 2 spent of 3, neutral forest: 1
    assert refusal(m, "castile", "portugal", "warriors") is not None


@rule("S70", "S69")
@pytest.mark.parametrize(
    ("card", "unit", "points"),
    [
        ("macedonians", "galleys", 4), ("macedonians", "bombers", 6), ("huns", "light_horse", 5),
        ("huns", "legion", 2), ("zulus", "legion", 3), ("zulus", "catapults", 2), ("polynesians", "galleys", 4),
    ],
)  # fmt: skip
def test_powers_that_add_points_name_their_class(card: str, unit: str, points: int) -> None:
    m = manoeuvre(empire(card, 0, {"rome": "legion legion"}, level=16), FAR)
    assert march(m, card).points(number(m, "unit", unit), False) == points


@rule("S70")
@pytest.mark.parametrize(
    ("card", "lands", "goal", "cost"),
    [
        ("incas", {}, "austria", 1), ("romans", {}, "austria", 3), ("romans", {"austria": "warriors"}, "austria", 1),
        ("muscovites", {}, "germany", 1), ("arabs", {}, "libya", 1), ("olmecs", {}, "germany", 2),
    ],
)  # fmt: skip
def test_powers_that_make_land_cheap_name_it(card: str, lands: dict[str, str], goal: str, cost: int) -> None:
    mine = empire(card, 0, {"france": "legion legion", **lands}, cities={"austria": 1}, level=16)
    m = manoeuvre(mine, FAR)
    kind, start, area = (number(m, *pair) for pair in (("unit", "legion"), ("area", "france"), ("area", goal)))
    assert march(m, card).cost(kind, start, area, False) == cost


@rule("S71", "S17b", "A57")
def test_migration_lets_an_explorer_leave_even_where_he_began_and_the_capital_is_lost() -> None:
    mine = romans(
        {"rome": "legion", "sicily": "warriors"}, capital="rome", forts=["rome"], artefacts={"rome": ["forum"]}, go=2,
        leaders=[("unnamed_ex", "rome")],
    )  # fmt: skip
    m = doing("manoeuvre", mine, FAR, hands={0: [with_event("migration")]})
    say(m, 0, "act")
    event(m, 0, "migration")
    calm(m)
    move(m, "rome", "north_italy", "legion", "unnamed_ex")
    s = state(m)
    assert (city(m, "rome"), s.forts, s.capital[of(m, "romans")], s.go[of(m, "romans")]) == (1, 0, -1, 0)
    assert not owns(m, "romans", "forum")


@rule("S72", "S136")
def test_a_treaty_binds_by_land_sea_and_air_until_a_marked_area_is_vacated() -> None:
    treaty = ("huns", "hungary", "greeks", "greece")
    lands = {"hungary": "warriors", "illyria": "warriors warriors warriors", "adriatic_sea": "galleys"}
    m = manoeuvre(
        empire("huns", 0, lands, level=16), greeks({"greece": "warriors", "macedonia": "warriors"}), treaty=treaty
    )
    assert refusal(m, "illyria", "macedonia", "warriors") == ("treaty-forbids-entry", "S72")
    set_sail(m, "adriatic_sea", "galleys")
    embark(m, "illyria", "warriors")
    assert no_landing(m, "greece", "warriors") == ("treaty-forbids-entry", "S72")
    land(m, "rome", "warriors")
    move(m, "hungary", "austria", "warriors")  # Huns may vacate
    assert state(m).treaty == ()
    assert refusal(m, "illyria", "macedonia", "warriors") is None


@rule("S9", "S72b", "A29")
def test_a_neutral_city_is_entered_whole_and_settles_who_needs_a_city() -> None:
    aryans = empire("aryans", 0, {"bactria": "warriors warriors"}, level=3)
    m = manoeuvre(aryans, greeks({"greece": "warriors"}, level=3), cities={"punjab": 3})
    assert state(m).is_barbarian(of(m, "aryans"))
    move(m, "bactria", "punjab", "warriors")
    assert (city(m, "punjab"), state(m).is_barbarian(of(m, "aryans")), state(m).glory[0]) == (3, False, 0)


@rule("S93")
def test_the_first_control_of_an_area_on_the_card_counts_once_and_without_a_fight() -> None:
    goths = empire("goths", 0, {"north_italy": "warriors warriors"}, level=16)
    m = manoeuvre(goths, FAR)
    move(m, "north_italy", "rome", "warriors")
    assert state(m).glory[0] == 2
    move(m, "rome", "sicily", "warriors")  # Goths may vacate
    assert holder(m, "rome") is None
    move(m, "north_italy", "rome", "warriors")
    assert state(m).glory[0] == 2


# -- at sea ------------------------------------------------------------------------------------------------------------


@rule("S71", "S74b")
def test_an_explorer_on_board_does_not_empty_a_coast_he_never_trod() -> None:
    lands = {
        "rome": "warriors warriors",
        "balearic_sea": "caravels",
        "carthage": "warriors",
        "numidia": "warriors warriors",
    }
    m = manoeuvre(romans(lands, level=26, leaders=[("unnamed_ex", "rome")]), FAR)
    set_sail(m, "balearic_sea", "caravels")
    say(m, 0, "board", "rome", "unnamed_ex")
    assert no_embarking(m, "carthage", "warriors") == ("area-not-vacated", "S71")
    embark(m, "numidia", "warriors")
    assert no_embarking(m, "numidia", "warriors") == ("area-not-vacated", "S71")


@rule("S74")
@pytest.mark.parametrize(("card", "room"), [("spanish", 3), ("portuguese", 2)])
def test_leaders_need_no_room_and_galleons_one_more(card: str, room: int) -> None:
    lands = {"castile": "warriors warriors warriors warriors", "celtic_sea": "caravels"}
    mine = empire(card, 0, lands, level=26, leaders=[("unnamed_ta", "castile"), ("unnamed_ad", "castile")])
    m = manoeuvre(mine, FAR)
    set_sail(m, "celtic_sea", "caravels")
    for _ in range(room):
        embark(m, "castile", "warriors")
    if room < 3:
        assert no_embarking(m, "castile", "warriors") == ("ship-is-full", "S74")
    say(m, 0, "board", "castile", "unnamed_ta")
    say(m, 0, "board", "castile", "unnamed_ad")
    land(m, "ireland", " ".join(["warriors"] * room), "unnamed_ta")
    assert leaders(m, card) == [("unnamed_ad", "celtic_sea"), ("unnamed_ta", "ireland")]


@rule("S74b", "S82")
def test_a_landing_beside_an_attack_by_land_is_no_invasion() -> None:
    lands = {"north_italy": "warriors warriors", "rome": "warriors warriors", "adriatic_sea": "galleys"}
    m = manoeuvre(romans(lands), greeks({"illyria": "warriors warriors", "greece": "warriors"}))
    set_sail(m, "adriatic_sea", "galleys")
    embark(m, "rome", "warriors")
    land(m, "illyria", "warriors")
    assert raiders(m, "illyria") == ["warriors"]
    move(m, "north_italy", "illyria", "warriors")
    calm(m)
    done(m)
    calm(m)
    assert m.state.fight_crossing == 0
    m = manoeuvre(romans(lands), greeks({"illyria": "warriors warriors", "greece": "warriors"}))
    set_sail(m, "adriatic_sea", "galleys")
    embark(m, "rome", "warriors")
    land(m, "illyria", "warriors")
    calm(m)
    done(m)
    calm(m)
    assert m.state.fight_crossing == 2


def in_a_storm(lands: dict[str, str], turned: tuple[int, ...], **more: Any) -> Match:
    """A galley with a legion and a leader on board lands in Sicily; a storm comes between."""
    mine = romans(lands, leaders=[("unnamed_ta", "rome")], **more)
    m = manoeuvre(mine, FAR, hands={1: [with_event("great_storm")]}, deck=values(*turned))
    set_sail(m, "mediterranean_sea", "galleys")
    embark(m, "rome", "legion")
    say(m, 0, "board", "rome", "unnamed_ta")
    land(m, "sicily", "legion", "unnamed_ta")
    event(m, 1, "great_storm", area="mediterranean_sea")
    return m


@rule("S74b", "S76b")
def test_a_storm_sends_cargo_home_and_leaves_the_leader_with_his_ship() -> None:
    m = in_a_storm({"rome": "legion legion", "mediterranean_sea": "galleys"}, (4,))
    assert stack(m, "rome") == ["legion", "legion"]
    assert (stack(m, "mediterranean_sea"), holder(m, "sicily")) == (["galleys"], None)
    assert leaders(m, "romans") == [("unnamed_ta", "mediterranean_sea")]
    calm(m)
    assert no_embarking_at_all(m)
    assert refusal(m, "mediterranean_sea", "aegean_sea", "galleys") == ("points-used-up", "S69")
    _, back = sorted(m.state.units[number(m, "area", "rome")])
    assert why(m, 0, "move", "rome", "north_italy", [back], []) is not None  # it has moved


def no_embarking_at_all(m: Match) -> bool:
    """Whether no ship can set sail any more."""
    return not any(option[0] == "set_sail" for option in m.options(0) if isinstance(option, tuple))


@rule("S74b", "S76b")
def test_a_ship_lost_in_a_storm_takes_its_cargo_and_its_leader_along() -> None:
    m = in_a_storm({"rome": "legion legion", "mediterranean_sea": "galleys"}, (5,))
    assert stack(m, "rome") == ["legion"]
    assert (holder(m, "mediterranean_sea"), holder(m, "sicily"), leaders(m, "romans")) == (None, None, [])


@rule("S74b")
def test_a_storm_is_drawn_for_every_ship_and_spares_those_in_port() -> None:
    lands = {"rome": "legion legion galleys", "mediterranean_sea": "galleys war_galleys"}
    m = in_a_storm(lands, (0, 7), colour="blue")
    assert stack(m, "mediterranean_sea") == ["galleys"]
    assert sorted(stack(m, "rome")) == ["galleys", "legion", "legion"]


@rule("S74b")
def test_a_storm_over_an_attack_at_sea_leaves_the_defender_alone() -> None:
    mine = romans({"rome": "legion", "adriatic_sea": "galleys"})
    m = manoeuvre(mine, greeks({"greece": "warriors", "mediterranean_sea": "galleys"}),
                  hands={1: [with_event("great_storm")]}, deck=values(6))  # fmt: skip
    move(m, "adriatic_sea", "mediterranean_sea", "galleys")
    done(m)
    event(m, 1, "great_storm", area="mediterranean_sea")
    calm(m)
    assert (raiders(m, "mediterranean_sea"), stack(m, "mediterranean_sea")) == ([], ["galleys"])
    assert holder(m, "mediterranean_sea") == "greeks"


@rule("S74b")
@pytest.mark.parametrize(("turned", "lost"), [((7, 0), True), ((0, 7), False), ((0, 0), False), ((7, 7), True)])
def test_cargo_is_lost_with_its_own_ship_and_not_saved_by_another_one(turned: tuple[int, int], lost: bool) -> None:
    mine = romans({"rome": "warriors warriors", "adriatic_sea": "galleys", "mediterranean_sea": "galleys"})
    m = manoeuvre(mine, FAR, hands={1: [with_event("great_storm")]}, deck=values(*turned))
    set_sail(m, "adriatic_sea", "galleys")
    embark(m, "rome", "warriors")
    say(m, 0, "sail", "mediterranean_sea")
    land(m, "sicily", "warriors")
    event(m, 1, "great_storm", area="mediterranean_sea")  # drawn first for the ship from the Adriatic
    assert stack(m, "rome") == ["warriors"] * (1 if lost else 2)
    assert stack(m, "mediterranean_sea") == ["galleys"] * sum(value < 5 for value in turned)


@rule("S74b", "S75b")
@pytest.mark.parametrize(("turned", "left"), [(4, ["bombers", "carriers"]), (5, [])])
def test_aircraft_go_down_with_the_carrier_a_storm_takes(turned: int, left: list[str]) -> None:
    mine = romans({"rome": "riflemen", "adriatic_sea": "carriers bombers"}, level=45, colour="blue")
    m = manoeuvre(mine, FAR, hands={1: [with_event("great_storm")]}, deck=values(turned))
    move(m, "adriatic_sea", "mediterranean_sea", "carriers bombers")
    done(m)
    event(m, 1, "great_storm", area="mediterranean_sea")
    assert sorted(stack(calm(m), "mediterranean_sea")) == left


# -- again -------------------------------------------------------------------------------------------------------------


@rule("S77", "S87")
def test_a_force_that_retreated_moves_again_in_a_world_war() -> None:
    mine = romans({"north_italy": "warriors warriors warriors"}, elite=3)
    two = greeks({"illyria": "warriors warriors warriors", "greece": "warriors"})
    m = manoeuvre(mine, two, world_war=16, deck=values(0, 7))
    move(m, "north_italy", "illyria", "warriors warriors")
    done(m)
    calm(m)
    commit(m, 0, "warriors")
    commit(m, 1, "warriors warriors", "warriors")
    calm(m)
    say(m, 0, "retreat", ["north_italy"])
    calm(m)
    assert question(m) == "Movement"
    assert len(stack(m, "north_italy")) == 2
    move(m, "north_italy", "illyria", "warriors")
    assert raiders(m, "illyria") == ["warriors"]


@rule("S77")
def test_two_strategists_lead_their_own_stacks_and_nobody_else_moves() -> None:
    lands = {"rome": "warriors warriors", "greece": "warriors warriors", "carthage": "warriors warriors"}
    m = manoeuvre(romans(lands, leaders=[("unnamed_st", "rome"), ("unnamed_st_ta", "greece")]), FAR)
    done(m)
    calm(m)
    assert question(m) == "Movement"
    assert refusal(m, "carthage", "numidia", "warriors") == ("strategist-must-lead", "S77")
    assert refusal(m, "rome", "north_italy", "warriors") == ("strategist-must-lead", "S77")
    move(m, "rome", "north_italy", "warriors", "unnamed_st")
    move(m, "greece", "macedonia", "warriors", "unnamed_st_ta")
    assert (stack(m, "north_italy"), stack(m, "macedonia")) == (["warriors"], ["warriors"])


@rule("S77", "S71")
def test_a_strategist_who_has_just_taken_an_area_leaves_a_unit_there_and_fights_again() -> None:
    mine = romans({"rome": "warriors", "north_italy": "warriors warriors warriors"}, elite=3,
                  leaders=[("unnamed_st", "north_italy")])  # fmt: skip
    two = greeks({"illyria": "warriors", "macedonia": "warriors", "greece": "warriors"})
    m = manoeuvre(mine, two, deck=values(7, 0, 7, 0))
    move(m, "north_italy", "illyria", "warriors warriors", "unnamed_st")
    done(m)
    commit(calm(m), 0, "warriors", "warriors", "unnamed_st")
    calm(m)
    assert (holder(m, "illyria"), question(m)) == ("romans", "Movement")
    assert refusal(m, "illyria", "macedonia", "warriors warriors", "unnamed_st") == ("area-not-vacated", "S71")
    move(m, "illyria", "macedonia", "warriors", "unnamed_st")
    done(m)
    calm(m)
    assert holder(m, "macedonia") == "romans"


@rule("S78", "S77")
def test_a_populist_calms_where_he_is_after_the_last_move_and_may_leave_it() -> None:
    lands = {"rome": "legion legion", "north_italy": "legion"}
    m = manoeuvre(romans(lands, leaders=[("unnamed_po", "rome")], disorder=["rome", "north_italy"]), FAR)
    move(m, "rome", "north_italy", "legion", "unnamed_po")
    done(m)
    calm(m)
    assert can(m, 0, "pacify", "north_italy")
    assert not can(m, 0, "pacify", "rome")
    say(m, 0, "done")
    assert disordered(m) == ["north_italy", "rome"]


@rule("S68", "S76")
def test_a_leader_goes_alone_through_own_water_but_not_through_neutral_areas() -> None:
    lands = {"rome": "legion", "mediterranean_sea": "galleys", "lower_egypt": "legion", "sumer": "legion"}
    m = manoeuvre(romans(lands, leaders=[("unnamed_ta", "rome")]), FAR)
    assert not can(m, 0, "travel", "unnamed_ta", "rome", "sumer")
    say(m, 0, "travel", "unnamed_ta", "rome", "lower_egypt")
    assert leaders(m, "romans") == [("unnamed_ta", "lower_egypt")]
    assert not can(m, 0, "travel", "unnamed_ta", "lower_egypt", "rome")

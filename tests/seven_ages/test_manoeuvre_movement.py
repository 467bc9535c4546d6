"""Movement over land (S68-S72b, S76): points, costs, what must stay, areas of others, leaders."""

from __future__ import annotations

from typing import Any

from manoeuvre_scene import (
    RIVAL,
    area,
    asked,
    colour,
    done,
    holder,
    leaders,
    manoeuvre,
    march,
    move,
    number,
    offered,
    raiders,
    refusal,
    said,
    stack,
    told,
)

from zeitalter import Match
from zeitalter.engine.draft import draft
from zeitalter.engine.forms import Form
from zeitalter.games.seven_ages.position import empire
from zeitalter.games.seven_ages.rules.movement import LISTED
from zeitalter.games.seven_ages.rules.state import COLOURS
from zeitalter.games.seven_ages.rules.units import CROSSED, INVADED, OVERLAND, came
from zeitalter.testing import can, rule, say, why

GREEKS = empire("greeks", RIVAL, {"greece": "spearmen spearmen"})


def cost(m: Match, card: str, unit: str, start: str, goal: str, explored: bool = False) -> int:
    return march(m, card).cost(number(m, "unit", unit), area(m, start), area(m, goal), explored)


def points(m: Match, card: str, unit: str, explored: bool = False) -> int:
    return march(m, card).points(number(m, "unit", unit), explored)


def lasting(event: str, e: int = 0) -> dict[str, Any]:
    """An event that works for the first empire during its action."""
    m = manoeuvre(empire("romans", 0, {"rome": "legion"}))
    return {"effects": ((number(m, "event", event), e, 0),)}


# -- points and costs --------------------------------------------------------------------------------------------------


@rule("S68", "S69")
def test_a_unit_moves_until_its_points_are_used_up() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors warriors", "lower_egypt": "warriors"}))
    move(m, "palestine", "lower_egypt", "warriors")
    lead = m.state.units[area(m, "lower_egypt")]
    assert stack(m, "palestine") == ["warriors"]
    assert stack(m, "lower_egypt") == ["warriors", "warriors"]
    say(m, 0, "move", "lower_egypt", "upper_egypt", [lead[-1]], [])
    last = m.state.units[area(m, "upper_egypt")]
    refused = why(m, 0, "move", "upper_egypt", "lower_egypt", list(last), [])
    assert refused.id == "points-used-up"
    assert refused.args == (number(m, "unit", "warriors"), 1, 0)
    assert holder(m, "upper_egypt") == "egyptians"


@rule("S69", "S69b")
def test_a_unit_may_always_move_one_area() -> None:
    c = manoeuvre(empire("romans", 0, {"rome": "warriors"})).table.components
    rough = c.area_cost.index(3)
    start, onward = [near for near in c.adjacent[rough] if c.land >> near & 1][:2]
    before, there, beyond = (c.ids["area"][one] for one in (start, rough, onward))
    m = manoeuvre(empire("romans", 0, {before: "warriors warriors"}))
    assert points(m, "romans", "warriors") == 2 < cost(m, "romans", "warriors", before, there)
    move(m, before, there, "warriors")
    assert holder(m, there) == "romans"
    assert refusal(m, there, beyond, "warriors") == ("points-used-up", "S69")


@rule("S69b")
def test_each_unit_has_its_own_points() -> None:
    m = manoeuvre(empire("persians", 0, {"babylon": "warriors light_horse warriors", "sumer": "warriors"}, level=8))
    move(m, "babylon", "sumer", "warriors light_horse")
    move(m, "sumer", "persia", "light_horse")
    assert stack(m, "persia") == ["light_horse"]
    assert stack(m, "sumer") == ["warriors", "warriors"]


@rule("S70", "T154")
def test_paved_roads_make_large_cities_cheap() -> None:
    c = manoeuvre(GREEKS).table.components
    mountains = [a for a in range(c.n_areas) if c.land >> a & 1 and c.area_cost[a] == 3]
    big, small = (c.ids["area"][a] for a in mountains[:2])
    who = empire("greeks", 0, {"greece": "spearmen"}, artefacts={"greece": ["paved_roads"]})
    m = manoeuvre(who, cities={big: 3, small: 1})
    assert cost(m, "greeks", "spearmen", "greece", big) == 1
    assert cost(m, "greeks", "spearmen", "greece", small) == 3


@rule("S70", "T140")
def test_an_explorer_adds_a_point_and_makes_neutral_areas_cheap() -> None:
    m = manoeuvre(
        empire("greeks", 0, {"greece": "spearmen spearmen spearmen"}, leaders=[("unnamed_ex", "greece")]),
        empire("egyptians", RIVAL, {"nubia": "warriors"}),
    )
    assert points(m, "greeks", "spearmen") == 2
    assert points(m, "greeks", "spearmen", explored=True) == 3
    rough = m.table.components.ids["area"][m.table.components.area_cost.index(3)]
    assert cost(m, "greeks", "spearmen", "greece", rough) == 3
    assert cost(m, "greeks", "spearmen", "greece", rough, explored=True) == 1
    assert cost(m, "greeks", "spearmen", "greece", "nubia", explored=True) == 2, "only neutral areas are cheap"


@rule("S70", "T155")
def test_railways_cross_all_own_land_for_one_point() -> None:
    chain = dict.fromkeys(("palestine", "syria", "lower_egypt", "upper_egypt", "nubia", "axum"), "warriors")
    chain["palestine"] = "warriors warriors"
    m = manoeuvre(empire("greeks", 0, chain, level=37, artefacts={"palestine": ["railways"]}))
    assert cost(m, "greeks", "warriors", "palestine", "axum") == 1
    move(m, "palestine", "axum", "warriors")
    assert stack(m, "axum") == ["warriors", "warriors"]
    going = list(m.state.units[area(m, "axum")][-1:])
    say(m, 0, "move", "axum", "syria", going, [])
    assert said(why(m, 0, "move", "syria", "palestine", list(m.state.units[area(m, "syria")][-1:]), [])) == (
        "points-used-up", "S69",
    )  # fmt: skip
    bare = manoeuvre(empire("greeks", 0, chain, level=37))
    assert refusal(bare, "palestine", "axum", "warriors") == ("areas-not-adjacent", "S69")


@rule("S70")
def test_powers_of_cards_change_points_and_costs() -> None:
    m = manoeuvre(empire("nubians", 0, {"upper_egypt": "warriors warriors"}))
    assert cost(m, "nubians", "warriors", "upper_egypt", "nubia") == 1
    m = manoeuvre(empire("persians", 0, {"babylon": "warriors", "nubia": "warriors"}, cities={"nubia": 1}))
    assert cost(m, "persians", "warriors", "upper_egypt", "nubia") == 1
    assert cost(m, "persians", "warriors", "palestine", "medina") == 2
    m = manoeuvre(empire("macedonians", 0, {"macedonia": "warriors galleys"}))
    assert (points(m, "macedonians", "warriors"), points(m, "macedonians", "galleys")) == (3, 4)
    m = manoeuvre(empire("mongols", 0, {"mongolia": "warriors light_horse"}))
    assert (points(m, "mongols", "warriors"), points(m, "mongols", "light_horse")) == (2, 5)


@rule("S70")
def test_events_add_points_for_the_action() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "legion galleys"}), **lasting("forced_march"))
    assert (points(m, "romans", "legion"), points(m, "romans", "galleys")) == (4, 3)
    m = manoeuvre(empire("romans", 0, {"rome": "legion galleys"}), **lasting("migration"))
    assert (points(m, "romans", "legion"), points(m, "romans", "galleys")) == (3, 4)


# -- what must stay ----------------------------------------------------------------------------------------------------


@rule("S71", "T149")
def test_a_land_area_is_not_vacated() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors", "lower_egypt": "warriors warriors"}))
    assert refusal(m, "palestine", "syria", "warriors") == ("area-not-vacated", "S71")
    assert refusal(m, "lower_egypt", "libya", "warriors warriors") == ("area-not-vacated", "S71")
    assert refusal(m, "lower_egypt", "libya", "warriors") is None


@rule("S71", "T142")
def test_a_unit_stays_in_every_neutral_area_moved_through() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors warriors warriors warriors"}))
    move(m, "palestine", "lower_egypt", "warriors warriors warriors")
    assert refusal(m, "lower_egypt", "upper_egypt", "warriors warriors warriors") == ("area-not-vacated", "S71")
    move(m, "lower_egypt", "upper_egypt", "warriors warriors")
    assert [stack(m, where) for where in ("palestine", "lower_egypt", "upper_egypt")] == [
        ["warriors"], ["warriors"], ["warriors", "warriors"],
    ]  # fmt: skip


@rule("S71", "A57")
def test_with_an_explorer_nobody_stays_but_where_he_started() -> None:
    m = manoeuvre(
        empire("egyptians", 0, {"palestine": "warriors warriors warriors"}, leaders=[("unnamed_ex", "palestine")])
    )
    everybody = "warriors warriors warriors"
    assert refusal(m, "palestine", "lower_egypt", everybody, "unnamed_ex") == ("area-not-vacated", "S71")
    move(m, "palestine", "lower_egypt", "warriors warriors", "unnamed_ex")
    assert refusal(m, "lower_egypt", "upper_egypt", "warriors warriors") == ("area-not-vacated", "S71")
    move(m, "lower_egypt", "upper_egypt", "warriors warriors", "unnamed_ex")
    move(m, "upper_egypt", "nubia", "warriors warriors", "unnamed_ex")
    assert holder(m, "lower_egypt") is None
    assert holder(m, "upper_egypt") is None
    assert stack(m, "nubia") == ["warriors", "warriors"]
    assert leaders(m, "egyptians") == [("unnamed_ex", "nubia")]


@rule("S71", "A57")
def test_cards_and_migration_lift_the_ban_on_vacating() -> None:
    huns = empire("huns", 0, {"palestine": "warriors", "syria": "warriors"}, leaders=[("unnamed_ex", "palestine")])
    m = manoeuvre(huns)
    move(m, "palestine", "lower_egypt", "warriors", "unnamed_ex")
    assert holder(m, "palestine") is None
    m = manoeuvre(empire("romans", 0, {"rome": "legion", "sicily": "legion"}), **lasting("migration"))
    move(m, "rome", "north_italy", "legion")
    assert holder(m, "rome") is None


@rule("S71", "S17b")
def test_a_vacated_area_loses_its_markers_and_keeps_its_city() -> None:
    m = manoeuvre(
        empire(
            "huns",
            0,
            {"palestine": "warriors", "syria": "warriors"},
            cities={"palestine": 1},
            disorder=["palestine"],
            forts=["palestine"],
        )
    )
    move(m, "palestine", "lower_egypt", "warriors")
    where = area(m, "palestine")
    assert (m.state.disorder >> where & 1, m.state.forts >> where & 1, m.state.city[where]) == (0, 0, 1)


# -- areas of others ---------------------------------------------------------------------------------------------------


@rule("S72")
def test_units_that_enter_an_area_of_another_empire_stop_there() -> None:
    m = manoeuvre(empire("romans", 0, {"macedonia": "light_horse light_horse"}, level=8), GREEKS)
    move(m, "macedonia", "greece", "light_horse")
    assert raiders(m, "greece") == ["light_horse"]
    assert holder(m, "greece") == "greeks"
    assert refusal(m, "greece", "macedonia", "light_horse") == ("units-not-there", "S68")
    done(m)
    assert asked(m) not in ("Movement", "CalmDown")


@rule("S133")
def test_who_enters_an_area_of_an_empire_is_remembered() -> None:
    m = manoeuvre(empire("romans", 0, {"macedonia": "legion legion"}, level=9), GREEKS, turn=5)
    move(m, "macedonia", "greece", "legion")
    romans, greeks = colour(m, "romans"), colour(m, "greeks")
    assert m.state.entered[romans * COLOURS + greeks] == 5
    assert m.state.entered[greeks * COLOURS + romans] == 0


@rule("S72", "T115")
def test_a_peace_treaty_closes_all_areas_of_the_partner() -> None:
    m = manoeuvre(
        empire("romans", 0, {"macedonia": "legion legion", "adriatic_sea": "galleys"}, level=9),
        empire("greeks", RIVAL, {"greece": "spearmen", "aegean_sea": "galleys", "mediterranean_sea": "galleys"}),
        treaty=("romans", "macedonia", "greeks", "greece"),
    )
    assert refusal(m, "macedonia", "greece", "legion") == ("treaty-forbids-entry", "S72")
    assert refusal(m, "adriatic_sea", "mediterranean_sea", "galleys") == ("treaty-forbids-entry", "S72")
    assert not [option for option in offered(m, "move") if option[2] == area(m, "greece")]


@rule("S72b")
def test_units_pass_freely_through_own_areas() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors warriors", "lower_egypt": "warriors"}))
    move(m, "palestine", "lower_egypt", "warriors")
    going = m.state.units[area(m, "lower_egypt")][-1:]
    say(m, 0, "move", "lower_egypt", "upper_egypt", list(going), [])
    assert stack(m, "lower_egypt") == ["warriors"]
    assert stack(m, "upper_egypt") == ["warriors"]


@rule("S82")
def test_units_remember_how_they_came() -> None:
    m = manoeuvre(
        empire("romans", 0, {"rome": "warriors warriors", "germany": "warriors warriors"}, level=9),
        empire("greeks", RIVAL, {"sicily": "spearmen", "france": "spearmen", "low_countries": "spearmen"}),
    )
    move(m, "rome", "sicily", "warriors")
    move(m, "germany", "france", "warriors")
    ways = [came(m.state.raid[area(m, where)][0]) for where in ("sicily", "france")]
    assert ways == [CROSSED, CROSSED], "over an arrow, over a river"


@rule("S10", "T152")
def test_an_attack_over_an_ordinary_border_is_no_invasion() -> None:
    m = manoeuvre(
        empire("romans", 0, {"low_countries": "legion legion"}, level=9),
        empire("greeks", RIVAL, {"germany": "spearmen"}),
    )
    move(m, "low_countries", "germany", "legion")
    assert came(m.state.raid[area(m, "germany")][0]) == OVERLAND != INVADED


@rule("A21")
def test_two_empires_of_one_player_are_enemies() -> None:
    m = manoeuvre(
        empire("romans", 0, {"macedonia": "legion legion"}, level=9), empire("greeks", 0, {"greece": "spearmen"})
    )
    move(m, "macedonia", "greece", "legion")
    assert raiders(m, "greece") == ["legion"]


@rule("S135")
def test_the_united_nations_are_told_of_an_offence() -> None:
    m = manoeuvre(
        empire("romans", 0, {"macedonia": "legion legion legion"}, level=45),
        empire("greeks", RIVAL, {"greece": "spearmen"}, artefacts={"greece": ["united_nations"]}, level=45),
    )
    move(m, "macedonia", "greece", "legion")
    assert asked(m) == "CallOnMove"
    say(m, RIVAL, "call_resolution")
    say(m, 0, "give_in")
    assert raiders(m, "greece") == []
    assert stack(m, "macedonia") == ["legion", "legion", "legion"]
    back = m.state.units[area(m, "macedonia")][-1]
    assert said(why(m, 0, "move", "macedonia", "greece", [back], [])) == ("points-used-up", "S69")


# -- leaders -----------------------------------------------------------------------------------------------------------


@rule("S76")
def test_leaders_move_with_units() -> None:
    m = manoeuvre(
        empire(
            "romans", 0, {"rome": "legion legion"}, level=9, leaders=[("unnamed_ta", "rome"), ("unnamed_ad", "rome")]
        )
    )
    assert refusal(m, "rome", "sicily", "", "unnamed_ta") == ("nobody-moves", "S76")
    assert refusal(m, "rome", "sicily", "legion", "unnamed_st") == ("leader-is-elsewhere", "S76")
    move(m, "rome", "sicily", "legion", "unnamed_ta")
    assert leaders(m, "romans") == [("unnamed_ad", "rome"), ("unnamed_ta", "sicily")]


@rule("S76")
def test_a_leader_goes_alone_once_through_connected_own_areas() -> None:
    m = manoeuvre(
        empire(
            "egyptians",
            0,
            {"palestine": "warriors", "lower_egypt": "warriors", "upper_egypt": "warriors", "greece": "warriors"},
            leaders=[("unnamed_ad", "palestine")],
        ),
    )
    far = why(m, 0, "travel", "unnamed_ad", "palestine", "greece")
    assert said(far) == ("leader-cannot-get-there", "S76")
    assert said(why(m, 0, "travel", "unnamed_ad", "greece", "palestine")) == ("leader-is-elsewhere", "S76")
    say(m, 0, "travel", "unnamed_ad", "palestine", "upper_egypt")
    assert leaders(m, "egyptians") == [("unnamed_ad", "upper_egypt")]
    again = why(m, 0, "travel", "unnamed_ad", "upper_egypt", "palestine")
    assert said(again) == ("leader-has-moved", "S76")


@rule("S71", "S76")
def test_an_explorer_who_has_travelled_begins_where_he_arrives() -> None:
    m = manoeuvre(
        empire(
            "egyptians", 0, {"palestine": "warriors", "lower_egypt": "warriors"}, leaders=[("unnamed_ex", "palestine")]
        )
    )
    say(m, 0, "travel", "unnamed_ex", "palestine", "lower_egypt")
    assert refusal(m, "lower_egypt", "libya", "warriors", "unnamed_ex") == ("area-not-vacated", "S71")


@rule("S76b")
def test_no_leader_is_left_behind_without_units() -> None:
    m = manoeuvre(
        empire("romans", 0, {"rome": "legion", "adriatic_sea": "galleys"}, leaders=[("unnamed_ad", "adriatic_sea")])
    )
    assert refusal(m, "adriatic_sea", "mediterranean_sea", "galleys") == ("leader-left-alone", "S76b")
    move(m, "adriatic_sea", "mediterranean_sea", "galleys", "unnamed_ad")
    assert leaders(m, "romans") == [("unnamed_ad", "mediterranean_sea")]


# -- options -----------------------------------------------------------------------------------------------------------


@rule("S68")
def test_any_group_may_be_named_and_the_list_stays_short() -> None:
    areas = ("palestine", "lower_egypt", "syria", "phoenicia", "babylon", "sumer", "assyria", "persia")
    m = manoeuvre(empire("persians", 0, dict.fromkeys(areas, "warriors") | {"palestine": "warriors archers spearmen"}))
    listed = [option for option in m.options(0) if not isinstance(option, Form)]
    assert 10 < len(listed) <= LISTED
    assert can(m, 0, "move", "palestine", "medina", [0, 1], [])
    assert ("move", area(m, "palestine"), area(m, "medina"), (0, 1), ()) not in listed
    move(m, "palestine", "medina", "warriors archers")
    assert stack(m, "medina") == ["warriors", "archers"]


@rule("S68")
def test_moves_can_be_planned_and_taken_back() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors warriors warriors"}))
    first = ("move", area(m, "palestine"), area(m, "lower_egypt"), (0, 0), ())
    plan = draft(m, 0, [first])
    assert (plan.taken, plan.dropped) == ([first], [])
    move(m, "palestine", "lower_egypt", "warriors warriors")
    m.undo(0)
    assert stack(m, "palestine") == ["warriors"] * 3


@rule("S68")
def test_an_empire_that_cannot_move_is_not_asked() -> None:
    m = manoeuvre(empire("egyptians", 0, {"palestine": "warriors"}), GREEKS)
    assert told(m, "marches") == 0
    assert asked(m) != "Movement"

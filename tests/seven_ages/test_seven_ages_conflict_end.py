"""How conflicts end (S87-S94): retreats, elite markers, loot, and whose the area is."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import IDS, commit, conflict, empire_of, holder, state, told, units_in

from zeitalter import Match
from zeitalter.games.seven_ages.data.components import COLOSSUS
from zeitalter.games.seven_ages.position import empire
from zeitalter.games.seven_ages.rules.fight import ATTACKER, DEFENDER
from zeitalter.games.seven_ages.rules.units import INVADED
from zeitalter.testing import can, rule, say, why

AREA = IDS["area"].index


def question(m: Match) -> str:
    return type(m.question()).__name__


def asked(m: Match) -> tuple[str, int]:
    (seat,) = m.asked()
    return question(m), seat


def after_a_round(marks: tuple[int, int], a: dict[str, Any] | None = None, d: dict[str, Any] | None = None) -> Match:
    """Babylonians and Hittites have fought a round in Syria with one unit each and these markers."""
    one = {"card": "babylonians", "home": {"assyria": "warriors", "armenia": "warriors"}} | (a or {})
    two = {"card": "hittites", "home": {"palestine": "warriors", "anatolia": "warriors"}} | (d or {})
    raids = {"syria": "warriors warriors warriors"}
    m = conflict(
        empire(one.pop("card"), 0, one.pop("home"), raids=raids, **one),
        empire(two.pop("card"), 1, {"syria": "warriors warriors warriors", **two.pop("home")}, **two),
        values=(3, 3),
    )
    if question(m) == "RedrawConflictCard":
        say(m, m.asked()[0], "keep_card")
    commit(m, ATTACKER, "warriors")
    state(m).fight_marks[:] = marks
    commit(m, DEFENDER, "warriors")
    return m


# -- retreat -----------------------------------------------------------------------------------------------------------


@rule("S87")
def test_nobody_retreats_from_an_ordered_enemy():
    m = after_a_round((0, 0))
    assert question(m) == "Commit"
    assert state(m).fight_round == 2


@rule("S87")
def test_a_side_may_retreat_from_a_disordered_opponent_only():
    m = after_a_round((0, 1))
    assert asked(m) == ("Retreat", 0)
    say(m, 0, "fight_on")
    assert question(m) == "Commit"


@rule("S87")
def test_the_active_side_decides_first():
    m = after_a_round((1, 1))
    assert asked(m) == ("Retreat", 0)
    say(m, 0, "fight_on")
    assert asked(m) == ("Retreat", 1)
    say(m, 1, "fight_on")
    assert question(m) == "Commit"


@rule("S87")
def test_a_tactician_makes_it_possible_with_only_the_own_side_in_disorder():
    m = after_a_round((1, 0), {"leaders": [("unnamed_ta", "syria")]})
    assert asked(m) == ("Retreat", 0)


@rule("S87", "T164")
def test_without_one_the_disordered_side_stays():
    m = after_a_round((1, 0), d={"leaders": [("unnamed_ta", "syria")]})
    assert asked(m) == ("Retreat", 1)


@rule("S87")
@pytest.mark.parametrize("card", ["magyars", "vikings", "marathas"])
def test_some_empires_may_retreat_after_any_round(card):
    m = after_a_round((0, 0), {"card": card})
    assert asked(m) == ("Retreat", 0)


@rule("S87", "S90b")
def test_a_retreating_attacker_takes_everything_along_and_has_lost():
    m = after_a_round((0, 1), {"elite": 2, "leaders": [("unnamed_ar", "syria")]})
    assert can(m, 0, "retreat", ["assyria"])
    assert why(m, 0, "retreat", ["armenia"]).id == "retreat-too-far"
    assert why(m, 0, "retreat", ["palestine"]).id == "retreat-not-own"
    say(m, 0, "retreat", ["assyria"])
    assert units_in(m, "assyria") == ["warriors"] * 4
    assert units_in(m, "syria", raiders=True) == []
    assert holder(m, "syria") == "hittites"
    assert state(m).leaders[0] == ((IDS["leader"].index("unnamed_ar"), AREA("assyria")),)
    assert state(m).elite[0] == 1
    assert state(m).fight_area < 0


@rule("S87", "S87b")
def test_a_retreating_defender_loses_the_area():
    m = after_a_round((1, 0), d={"elite": 1, "leaders": [("unnamed_ar", "syria")]})
    say(m, 1, "retreat", ["palestine"])
    assert units_in(m, "palestine") == ["warriors"] * 4
    assert holder(m, "syria") == "babylonians"
    assert units_in(m, "syria") == ["warriors", "warriors"]
    e = empire_of(m, "hittites")
    assert state(m).leaders[e] == ((IDS["leader"].index("unnamed_ar"), AREA("palestine")),)
    assert state(m).elite[e] == 0


@rule("S87")
def test_nobody_retreats_into_another_conflict():
    raids = {"syria": "warriors warriors warriors", "palestine": "warriors warriors"}
    one = empire("babylonians", 0, {"assyria": "warriors"}, raids=raids)
    home = {"palestine": "warriors warriors", "anatolia": "warriors"}
    m = conflict(one, empire("hittites", 1, {"syria": "warriors warriors warriors", **home}), values=(3, 3))
    say(m, 0, "resolve", "syria")
    commit(m, ATTACKER, "warriors")
    state(m).fight_marks[ATTACKER] = 1
    commit(m, DEFENDER, "warriors")
    assert why(m, 1, "retreat", ["palestine"]).id == "retreat-into-conflict"
    assert can(m, 1, "retreat", ["anatolia"])


@rule("S87b")
def test_land_units_and_ships_go_where_each_can():
    one = empire("babylonians", 0, {"assyria": "warriors"}, raids={"syria": "legion legion legion"})
    home = {"palestine": "warriors", "mediterranean_sea": "galleys"}
    m = conflict(one, empire("hittites", 1, {"syria": "warriors warriors galleys", **home}), values=(3, 3))
    commit(m, ATTACKER, "legion")
    state(m).fight_marks[ATTACKER] = 1
    commit(m, DEFENDER, "warriors")
    assert can(m, 1, "retreat", ["palestine", "palestine"])
    assert can(m, 1, "retreat", ["palestine", "mediterranean_sea"])
    assert why(m, 1, "retreat", ["mediterranean_sea", "palestine"]).id == "retreat-not-for-all"
    say(m, 1, "retreat", ["palestine", "mediterranean_sea"])
    assert units_in(m, "palestine") == ["warriors", "warriors"]
    assert units_in(m, "mediterranean_sea") == ["galleys", "galleys"]


@rule("S87b")
def test_a_side_stays_if_not_all_its_units_can_go():
    one = empire("babylonians", 0, {"assyria": "warriors"}, raids={"syria": "legion legion legion"})
    home = {"mediterranean_sea": "galleys"}
    m = conflict(one, empire("hittites", 1, {"syria": "warriors warriors galleys", **home}), values=(3, 3))
    commit(m, ATTACKER, "legion")
    state(m).fight_marks[ATTACKER] = 1
    commit(m, DEFENDER, "warriors")
    assert question(m) == "Commit"


@rule("S87b", "S73")
@pytest.mark.parametrize(("card", "may"), [("hittites", False), ("vikings", True)])
def test_galleys_do_not_flee_to_an_ocean(card, may):
    one = empire("babylonians", 0, {"england": "warriors"}, raids={"celtic_sea": "galleys caravels"})
    two = empire(card, 1, {"celtic_sea": "galleys galleys", "north_atlantic": "caravels"})
    m = conflict(one, two, values=(3, 3))
    commit(m, ATTACKER, "galleys")
    state(m).fight_marks[ATTACKER] = 1
    commit(m, DEFENDER, "galleys")
    assert (question(m) == "Retreat") == may


@rule("S87b")
@pytest.mark.parametrize("ship", [True, False])
def test_invaders_go_back_where_they_boarded_while_their_ship_is_there(ship):
    fleet = {"mediterranean_sea": "galleys"} if ship else {}
    one = empire("babylonians", 0, {"carthage": "warriors", **fleet}, raids={"syria": "legion legion legion"})
    two = empire("hittites", 1, {"syria": "spearmen spearmen spearmen", "palestine": "warriors"})
    m = conflict(one, two, values=(3, 3), came={"syria": (INVADED, "carthage")})
    commit(m, ATTACKER, "legion")
    state(m).fight_marks[DEFENDER] = 1
    commit(m, DEFENDER, "spearmen")
    if not ship:
        assert question(m) == "Commit"
        return
    assert why(m, 0, "retreat", ["mediterranean_sea"]).id == "retreat-not-for-all"
    say(m, 0, "sail_back", [])
    assert units_in(m, "carthage") == ["warriors", "legion", "legion", "legion"]
    assert holder(m, "syria") == "hittites"


@rule("S87b", "S75b")
@pytest.mark.parametrize("carrier", [True, False])
def test_air_units_leave_the_sea_with_a_carrier_only(carrier):
    one = empire("babylonians", 0, {"england": "warriors"}, raids={"celtic_sea": "galleys caravels"})
    fleet = "carriers" if carrier else "caravels"
    two = empire("hittites", 1, {"celtic_sea": "biplanes galleys galleys", "north_sea": fleet}, colour="light_blue")
    m = conflict(one, two, values=(7, 0), pairs=["pink", "light_blue"])
    commit(m, ATTACKER, "galleys")
    state(m).fight_marks[ATTACKER] = 1
    commit(m, DEFENDER, "galleys")
    assert (question(m) == "Retreat") == carrier
    if carrier:
        say(m, 1, "retreat", ["north_sea", "north_sea"])
        assert units_in(m, "north_sea") == ["galleys", "carriers", "biplanes"]


# -- whose the area is -------------------------------------------------------------------------------------------------


def storm(a: dict[str, Any] | None = None, d: dict[str, Any] | None = None, **board: Any) -> Match:
    """Four legions take Syria from one unit of warriors."""
    one = {"card": "babylonians", "raids": {"syria": "legion legion legion"}} | (a or {})
    two = {"card": "hittites", "units": {"syria": "warriors", "palestine": "warriors"}} | (d or {})
    m = conflict(
        empire(one.pop("card"), 0, one.pop("units", {"armenia": "warriors"}), **one),
        empire(two.pop("card"), 1, two.pop("units"), **two),
        values=(7, 0),
        **board,
    )
    commit(m, ATTACKER, "legion legion", "legion")
    return m


@rule("S89", "S90", "S91", "T167")
def test_a_taken_area_loses_artefacts_fortification_and_a_city_level_and_the_loser_an_elite_marker():
    lost = {"cities": {"syria": 5}, "forts": ["syria"], "artefacts": {"syria": ["colossus"]}, "elite": 2}
    m = storm(d=lost)
    s, area = state(m), AREA("syria")
    assert holder(m, "syria") == "babylonians"
    assert units_in(m, "syria") == ["legion"] * 3
    assert s.city[area] == 3
    assert not s.forts >> area & 1
    assert s.where_is(COLOSSUS) < 0
    assert s.elite[empire_of(m, "hittites")] == 1
    assert s.fight_area < 0
    assert s.fight_sides == ()


@rule("A35", "S91")
def test_a_technology_is_lost_with_the_area_where_it_lies():
    lost = {"artefacts": {"syria": ["radio"], "palestine": ["printing"]}, "level": 43}
    m = storm({"level": 43}, lost)
    left = state(m).owned[empire_of(m, "hittites")]
    assert left == 1 << IDS["artefact"].index("printing")
    assert state(m).owned[empire_of(m, "babylonians")] == 0


@rule("S91", "T169")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 1), (7, 5)])
def test_a_taken_city_falls_one_step(before, after):
    assert state(storm(d={"cities": {"syria": before}})).city[AREA("syria")] == after


@rule("S91", "T170")
def test_a_builder_with_the_army_keeps_the_city_whole():
    m = storm({"leaders": [("unnamed_bu", "syria")]}, {"cities": {"syria": 5}})
    assert state(m).city[AREA("syria")] == 5


@rule("S92")
def test_a_taken_capital_brings_half_of_the_money():
    m = storm({"money": 1}, {"capital": "syria", "money": 7})
    s = state(m)
    assert s.money[0] == 1 + 4
    assert s.money[empire_of(m, "hittites")] == 0
    assert s.capital[empire_of(m, "hittites")] < 0


@rule("S92")
@pytest.mark.parametrize(
    ("card", "leaders", "booty"),
    [
        ("vandals", [("unnamed_ar", "syria")], 4),
        ("vandals", [("unnamed_ar", "syria"), ("unnamed_ph", "palestine")], 0),
        ("vandals", [], 0),
        ("hittites", [("unnamed_ar", "syria")], 0),
    ],
)
def test_so_does_the_last_leader_of_a_barbarian_empire_in_the_area(card, leaders, booty):
    m = storm(d={"card": card, "leaders": leaders, "money": 7})
    assert state(m).money[empire_of(m, card)] == (0 if booty else 7)
    assert state(m).money[0] == booty


@rule("S94", "S90b", "S17b")
def test_if_both_are_wiped_out_the_area_is_neutral_with_its_city():
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": "warriors"}, elite=2)
    two = empire(
        "hittites", 1, {"syria": "warriors", "palestine": "warriors"}, elite=1, cities={"syria": 3}, forts=["syria"]
    )
    m = conflict(one, two, values=(7, 3))
    s, area = state(m), AREA("syria")
    assert holder(m, "syria") == ""
    assert s.city[area] == 3
    assert not s.forts >> area & 1
    assert (s.elite[0], s.elite[empire_of(m, "hittites")]) == (1, 0)
    assert len(told(m, "wiped-out")) == 1


@rule("S90", "S89")
def test_beaten_attackers_lose_an_elite_marker_and_the_area_stays():
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": "warriors"}, elite=1)
    two = empire("hittites", 1, {"syria": "warriors"}, elite=1, cities={"syria": 3})
    m = conflict(one, two, values=(0, 7))
    s = state(m)
    assert holder(m, "syria") == "hittites"
    assert s.city[AREA("syria")] == 3
    assert (s.elite[0], s.elite[empire_of(m, "hittites")]) == (0, 1)


@rule("S109", "T182")
def test_an_empire_without_units_is_destroyed_at_once():
    m = storm(d={"units": {"syria": "warriors"}})
    assert empire_of(m, "hittites") < 0
    assert state(m).zones[1].cards[0] == IDS["empire"].index("hittites")


@rule("S109", "S44")
def test_so_is_an_attacker_who_has_nothing_else():
    m = conflict(
        empire("babylonians", 0, {}, raids={"syria": "warriors"}),
        empire("hittites", 1, {"syria": "warriors"}),
        values=(0, 7),
    )
    assert empire_of(m, "babylonians") < 0
    assert holder(m, "syria") == "hittites"


@rule("S93")
@pytest.mark.parametrize(("areas", "glory"), [(["palestine", "anatolia"], 1), ([], 0)])
def test_the_gauls_are_glad_to_beat_a_larger_empire(areas, glory):
    units = {"syria": "warriors", **dict.fromkeys(areas, "warriors")}
    m = storm({"card": "gauls"}, {"units": units})
    assert state(m).glory[0] == glory


@rule("S93", "S122")
def test_taking_land_of_a_confucian_empire_asks_the_taker_to_convert():
    m = storm(d={"religion": "confucianism"})
    assert question(m) == "ConvertOrDisorder"
    say(m, 0, "convert")
    assert IDS["artefact"][state(m).religion[0]] == "confucianism"


@rule("S76b")
def test_the_huns_lose_units_when_their_last_leader_falls_in_a_round():
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": "legion legion legion"})
    huns = {"syria": "warriors warriors warriors", "palestine": "warriors archers"}
    m = conflict(one, empire("huns", 1, huns, leaders=[("unnamed_ar", "syria")]), values=(7, 0))
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "warriors", "", "unnamed_ar")
    assert question(m) == "ThinOut"
    say(m, 1, "lose", IDS["unit"].index("archers"))
    assert units_in(m, "syria") == ["warriors"]
    assert units_in(m, "palestine") == ["warriors"]


@rule("S9b")
def test_raiders_of_an_area_without_defenders_simply_stay():
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": "legion legion"})
    m = conflict(one, empire("hittites", 1, {"palestine": "warriors"}), sound=False)
    assert holder(m, "syria") == "babylonians"
    assert units_in(m, "syria") == ["legion", "legion"]

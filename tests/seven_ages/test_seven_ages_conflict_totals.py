"""What counts in a conflict (S81-S84b), reason by reason, and the forecast that is made of it."""

from __future__ import annotations

import pytest
from conflict_scene import IDS, commit, conflict, empire_of, holder, state, told, totals, units_in

from zeitalter import Match
from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.fight import ATTACKER, DEFENDER, available, crossing
from zeitalter.games.seven_ages.rules.odds import odds
from zeitalter.games.seven_ages.rules.state import put
from zeitalter.games.seven_ages.rules.totals import Stand, parts, stand
from zeitalter.games.seven_ages.rules.units import CROSSED, INVADED, OVERLAND, moved
from zeitalter.testing import rule

AREAS = IDS["area"].index


def at_commit(attacker: dict, defender: dict, area: str = "syria", **board) -> Match:
    """A conflict in an area before anything is committed, between empires without powers of their own."""
    one = {"card": "babylonians", "seat": 0, "raids": {area: attacker["units"]}} | attacker
    two = {"card": "hittites", "seat": 1} | defender
    one["units"], two["units"] = {"armenia": "warriors"}, {area: defender["units"], "nubia": "warriors"}
    return conflict(Empire(**one), Empire(**two), **board)


def values(m: Match, side: int, unit: str) -> tuple[int, int]:
    return stand(state(m), side).values(IDS["unit"].index(unit))


def beside(m: Match, side: int) -> dict[str, int]:
    found = stand(state(m), side).beside_units(state(m).fight_crossing)
    return {reason: amount for reason, amount in found if amount}


TWO = {"units": "warriors warriors"}


@rule("S81", "S80")
def test_worked_example_of_a_round():
    attacker = {"units": "legion legion spearmen archers archers", "elite": 2}
    defender = {"units": "spearmen spearmen", "forts": ["germany"], "cities": {"germany": 1}}
    m = at_commit(attacker, defender, "germany", values=(4, 5))
    commit(m, ATTACKER, "legion legion spearmen", "archers archers")
    commit(m, DEFENDER, "spearmen", "spearmen")
    assert totals(m) == [4 + 3 + 3 + 2 + 2 + 2 + 2, 5 + 2 + 1 + 1 + 2 + 1]


@rule("S81", "S85", "T157", "T158")
def test_eleven_of_units_and_two_of_elites_beat_two_spearmen_behind_walls():
    """T157, T158: forest 1, fortification 2, city 1 help the defender, and it is not enough."""
    attacker = {"units": "legion legion warriors archers archers", "elite": 2}
    defender = {"units": "spearmen spearmen", "forts": ["germany"], "cities": {"germany": 1}}
    m = at_commit(attacker, defender, "germany", values=(4, 5))
    loser, spearmen = empire_of(m, "hittites"), IDS["unit"].index("spearmen")
    before = state(m).left(loser, spearmen)
    commit(m, ATTACKER, "legion legion warriors", "archers archers")
    commit(m, DEFENDER, "spearmen", "spearmen")
    assert totals(m) == [4 + 11 + 2, 5 + 2 + 1 + 1 + 2 + 1]
    assert state(m).left(loser, spearmen) == before + 2
    assert holder(m, "germany") == "babylonians"
    assert sorted(units_in(m, "germany")) == ["archers", "archers", "legion", "legion", "warriors"]
    assert [args[0] for args in told(m, "loses-units")] == [IDS["empire"].index("hittites")]


@rule("S85", "T158")
def test_all_who_fought_for_the_winner_are_used():
    """T158 with further defenders, so that the conflict goes on."""
    army, defenders = "legion legion archers archers warriors warriors", "spearmen spearmen warriors warriors"
    m = at_commit({"units": army}, {"units": defenders}, values=(7, 0))
    commit(m, ATTACKER, "legion legion", "archers archers")
    commit(m, DEFENDER, "spearmen", "spearmen")
    assert [IDS["unit"][unit] for unit in available(state(m), ATTACKER)] == ["warriors", "warriors"]


@rule("S81", "S81b", "T160")
def test_one_disorder_marker_of_the_opponent_is_worth_the_best_of_each_line():
    """T160: 3 of the front line and 2 of the support."""
    m = at_commit({"units": "legion warriors archers archers"}, TWO, values=(0, 7))
    state(m).fight_marks[DEFENDER] = 1
    commit(m, ATTACKER, "legion warriors", "archers")
    commit(m, DEFENDER, "warriors")
    assert totals(m)[0] == 0 + (3 + 1) + 2 + 5


@rule("S85", "T161")
def test_nine_against_nine_costs_both_sides():
    army = {"units": "legion legion archers archers"}
    m = at_commit(army, army, values=(4, 4))
    commit(m, ATTACKER, "legion", "archers")
    commit(m, DEFENDER, "legion", "archers")
    assert totals(m) == [9, 9]
    assert units_in(m, "syria", raiders=True) == units_in(m, "syria") == ["archers", "legion"]


@rule("S81")
def test_a_total_says_what_it_is_made_of():
    m = at_commit({"units": "legion archers", "elite": 1}, {"units": "spearmen spearmen"}, values=(4, 5))
    s = state(m)
    s.fight_front = put(s.fight_front, ATTACKER, (IDS["unit"].index("legion"),))
    s.fight_support = put(s.fight_support, ATTACKER, (IDS["unit"].index("archers"),))
    assert parts(s, ATTACKER) == [("card", 4), ("front", 3), ("support", 2), ("elite", 1)]


@rule("S81")
@pytest.mark.parametrize(("elite", "counted"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_at_most_three_elite_markers_count(elite, counted):
    m = at_commit(TWO | {"elite": elite}, TWO)
    assert beside(m, ATTACKER).get("elite", 0) == counted


@rule("S81", "S81b", "T163")
def test_only_the_more_advanced_side_adds_the_ages_between():
    m = at_commit(TWO | {"level": 22}, TWO | {"level": 8})
    assert beside(m, ATTACKER) == {"age": 2}
    assert beside(m, DEFENDER) == {}


@rule("S81", "S81b")
def test_disorder_of_the_opponent_counts_the_best_values_once_more_for_each_marker():
    m = at_commit({"units": "legion archers warriors"}, TWO)
    s = state(m)
    s.fight_marks[DEFENDER] = 2
    s.fight_front = put(s.fight_front, ATTACKER, (IDS["unit"].index("warriors"), IDS["unit"].index("legion")))
    s.fight_support = put(s.fight_support, ATTACKER, (IDS["unit"].index("archers"),))
    assert dict(parts(s, ATTACKER))["opponent_disorder"] == 2 * (3 + 2)


@rule("S81b")
def test_without_support_only_the_front_line_counts_once_more():
    m = at_commit({"units": "legion legion"}, TWO)
    s = state(m)
    s.fight_marks[DEFENDER] = 1
    s.fight_front = put(s.fight_front, ATTACKER, (IDS["unit"].index("legion"),))
    assert dict(parts(s, ATTACKER))["opponent_disorder"] == 3


@rule("S81")
@pytest.mark.parametrize(
    ("area", "defence"), [("palestine", 0), ("syria", 0), ("germany", 1), ("congo", 2), ("armenia", 3)]
)
def test_terrain_helps_the_defender(area, defence):
    one = empire("babylonians", 0, {"sumer": "warriors"}, raids={area: "warriors warriors"})
    m = conflict(one, empire("hittites", 1, {area: "warriors warriors"}))
    assert beside(m, DEFENDER).get("terrain", 0) == defence
    assert beside(m, ATTACKER) == {}


@rule("S81")
def test_fortification_and_city_help_the_defender():
    m = at_commit(TWO, TWO | {"forts": ["syria"], "cities": {"syria": 5}})
    assert beside(m, DEFENDER) == {"fort": 2, "city": 5}


@rule("S82")
@pytest.mark.parametrize(("way", "defence"), [(OVERLAND, 0), (CROSSED, 1), (INVADED, 2)])
def test_river_arrow_and_invasion_help_the_defender(way, defence):
    m = at_commit(TWO, TWO, came={"syria": (way, "armenia")})
    assert beside(m, DEFENDER).get("crossing", 0) == defence


@rule("S82", "A72")
def test_one_unit_over_an_open_border_is_enough_to_take_the_help_away():
    m = at_commit({"units": "legion"}, TWO, came={"syria": (CROSSED, "armenia")})
    s = state(m)
    over_river, overland = moved(0, 1, 5, CROSSED), moved(0, 1, 6, OVERLAND)
    assert crossing(s, (over_river, over_river)) == 1
    assert crossing(s, (over_river, overland)) == 0
    assert crossing(s, (over_river, moved(0, 1, 7, INVADED))) == 0
    assert crossing(s, (IDS["unit"].index("biplanes"),)) == 0


@rule("S83")
def test_the_great_wall_fortifies_its_area_and_own_adjacent_ones_but_does_not_add_to_a_fortification():
    wall = {"artefacts": {"syria": ["great_wall"]}}
    assert beside(at_commit(TWO, TWO | wall), DEFENDER) == {"fort": 2}
    assert beside(at_commit(TWO, TWO | wall | {"forts": ["syria"]}), DEFENDER) == {"fort": 2}
    one = empire("babylonians", 0, {"sumer": "warriors"}, raids={"palestine": "warriors warriors"})
    two = empire("hittites", 1, {"palestine": "warriors warriors", "syria": "warriors"}, **wall)
    assert beside(conflict(one, two), DEFENDER) == {"fort": 2}


@rule("S83", "T110")
def test_the_lighthouse_makes_own_ships_stronger_at_sea():
    one = empire("babylonians", 0, {"syria": "warriors"}, raids={"mediterranean_sea": "galleys galleys"})
    lit = {"artefacts": {"lower_egypt": ["pharos_lighthouse"]}}
    two = empire("hittites", 1, {"lower_egypt": "warriors", "mediterranean_sea": "galleys galleys"}, **lit)
    m = conflict(one, two)
    assert values(m, DEFENDER, "galleys") == (2, 2)
    assert values(m, ATTACKER, "galleys") == (1, 1)


@rule("S83")
@pytest.mark.parametrize(("area", "helped"), [("palestine", 1), ("syria", 1), ("armenia", 0)])
def test_jihad_helps_islamic_units_in_its_area_and_next_to_it(area, helped):
    one = empire("babylonians", 0, {"sumer": "warriors"}, raids={area: "warriors warriors"}, religion="islam")
    two = empire("hittites", 1, {"palestine": "warriors", area: "warriors warriors"})
    m = conflict(one, two, jihad="palestine")
    assert values(m, ATTACKER, "warriors") == (1 + helped, 1 + helped)
    assert values(m, DEFENDER, "warriors") == (1, 1)


@rule("S83", "S132")
@pytest.mark.parametrize(("government", "helped"), [("", 1), ("socialism", 0)])
def test_the_crusade_helps_christian_units_but_not_in_socialism(government, helped):
    faith = {"religion": "christianity", "government": government}
    one = empire("babylonians", 0, {"sumer": "warriors"}, raids={"palestine": "warriors warriors"}, **faith)
    m = conflict(one, empire("hittites", 1, {"palestine": "warriors warriors"}), crusade=1)
    assert values(m, ATTACKER, "warriors") == (1 + helped, 1 + helped)


@rule("S84", "S84b")
def test_chariots_and_light_cavalry_are_halved_in_rough_land_for_both_sides():
    m = at_commit({"units": "chariots light_horse"}, {"units": "horse_archers warriors"}, "germany")
    assert values(m, ATTACKER, "chariots") == (1, 1)
    assert values(m, ATTACKER, "light_horse") == (1, 1)
    assert values(m, DEFENDER, "horse_archers") == (1, 2)
    assert values(m, DEFENDER, "warriors") == (1, 1)


@rule("S84")
@pytest.mark.parametrize(
    "help", [{"forts": ["syria"]}, {"cities": {"syria": 3}}, {"artefacts": {"syria": ["great_wall"]}}]
)
def test_they_are_halved_against_a_fortification_or_a_city_but_not_behind_one(help):
    m = at_commit({"units": "light_horse warriors"}, {"units": "light_horse warriors"} | help)
    assert values(m, ATTACKER, "light_horse") == (1, 1)
    assert values(m, DEFENDER, "light_horse") == (2, 2)


@rule("S84")
def test_a_small_city_does_not_halve_them():
    m = at_commit({"units": "light_horse warriors"}, TWO | {"cities": {"syria": 1}})
    assert values(m, ATTACKER, "light_horse") == (2, 2)


@rule("S84", "S80b")
def test_ships_in_port_have_no_front_line_value():
    m = at_commit(TWO, {"units": "galleys warriors"})
    assert values(m, DEFENDER, "galleys") == (0, 1)


# -- powers of cards ---------------------------------------------------------------------------------------------------


def front_of(card: str, unit: str, area: str = "syria") -> int:
    """The front line value of a unit of an empire that attacks."""
    one = empire(card, 0, {"armenia": "warriors"}, raids={area: "warriors warriors"})
    m = conflict(one, empire("hittites", 1, {area: "warriors warriors"}))
    return values(m, ATTACKER, unit)[0]


@rule("S81")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("amazons", "knights"),
        ("poles", "knights"),
        ("gauls", "warriors"),
        ("greeks", "warriors"),
        ("aztecs", "warriors"),
        ("prussians", "warriors"),
        ("zulus", "warriors"),
        ("germans", "warriors"),
        ("israelis", "jets"),
    ],
)
def test_some_empires_have_a_stronger_front_line(card, unit):
    printed = front_of("babylonians", unit)
    assert front_of(card, unit) == printed + 1
    assert front_of(card, "catapults") == front_of("babylonians", "catapults") + (card == "israelis")


@rule("S81")
@pytest.mark.parametrize("card", ["koreans", "english", "british"])
def test_some_empires_have_stronger_ships(card):
    one = empire(card, 0, {"syria": "warriors"}, raids={"mediterranean_sea": "galleys"})
    m = conflict(one, empire("hittites", 1, {"mediterranean_sea": "galleys galleys"}))
    assert values(m, ATTACKER, "galleys") == (2, 1)


@rule("S81")
@pytest.mark.parametrize("card", ["parthians", "mongols"])
def test_some_empires_have_cavalry_with_stronger_support(card):
    one = empire(card, 0, {"armenia": "warriors"}, raids={"syria": "warriors warriors"})
    m = conflict(one, empire("hittites", 1, {"syria": "warriors warriors"}))
    assert values(m, ATTACKER, "knights") == (5, 3)


@rule("S81")
@pytest.mark.parametrize("card", ["mauryans", "seleucids", "siamese"])
def test_elephants_help_where_they_can_live(card):
    assert front_of(card, "knights", "palestine") == 6
    assert front_of(card, "knights", "germany") == 5


@rule("S81")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("israelites", 2),
        ("sinhalese", 1),
        ("koreans", 1),
        ("japanese", 2),
        ("vietnamese", 2),
        ("soviets", 2),
        ("tibetans", 1),
        ("meiji_japanese", 1),
    ],
)
def test_some_empires_defend_their_home(card, more):
    home = IDS["area"][load_components(None).start_areas[IDS["empire"].index(card)][0]]
    for area, counted in ((home, more), ("nubia", 0)):
        one = empire("babylonians", 0, {"sumer": "warriors"}, raids={area: "warriors warriors"})
        m = conflict(one, empire(card, 1, {area: "warriors warriors"}))
        terrain = beside(m, DEFENDER).get("power", 0) - counted
        assert terrain in ((0, 1) if card == "vietnamese" else (0,))


@rule("S81")
@pytest.mark.parametrize(
    ("card", "area"),
    [
        ("egyptians", "palestine"),
        ("scots", "armenia"),
        ("vietnamese", "congo"),
        ("south_africans", "syria"),
    ],
)
def test_some_empires_defend_a_kind_of_land(card, area):
    one = empire("babylonians", 0, {"sumer": "warriors"}, raids={area: "warriors warriors"})
    m = conflict(one, empire(card, 1, {area: "warriors warriors", "germany": "warriors"}))
    assert beside(m, DEFENDER)["power"] == 1
    two = empire(card, 0, {"sumer": "warriors"}, raids={area: "warriors warriors"})
    m = conflict(two, empire("hittites", 1, {area: "warriors warriors"}))
    assert "power" not in beside(m, ATTACKER)


@rule("S81")
def test_the_assyrians_ignore_the_city_they_attack_but_not_its_fortification():
    strong = TWO | {"forts": ["syria"], "cities": {"syria": 5}}
    assert beside(at_commit(TWO | {"card": "assyrians"}, strong), DEFENDER) == {"fort": 2}
    m = at_commit(TWO, TWO | {"card": "assyrians", "cities": {"syria": 5}})
    assert beside(m, DEFENDER) == {"city": 5}


# -- forecast ----------------------------------------------------------------------------------------------------------


def test_the_forecast_needs_no_conflict_and_only_public_things():
    m = at_commit({"units": "legion legion legion legion", "colour": "red"}, TWO)
    s = state(m)
    strong = odds(s, empire_of(m, "babylonians"), AREAS("syria"), s.raid[AREAS("syria")])
    weak = odds(s, empire_of(m, "babylonians"), AREAS("syria"), (0,))
    assert sum(strong) == sum(weak) == 1000
    assert strong.wins > 800 > 500 > weak.wins > 0
    assert odds(s, empire_of(m, "babylonians"), AREAS("nejd"), (0,)) == (1000, 0, 0)
    assert odds(s, empire_of(m, "babylonians"), AREAS("syria"), ()) == (0, 0, 1000)


def test_equal_sides_have_equal_chances():
    m = at_commit(TWO, TWO)
    found = odds(state(m), empire_of(m, "babylonians"), AREAS("syria"), (0, 0))
    assert abs(found.wins - found.loses) <= 1


@rule("S80")
def test_the_best_division_puts_those_in_front_who_are_worth_most_there():
    m = at_commit({"units": "legion archers catapults spearmen"}, TWO)
    s = state(m)
    here = Stand(s, ATTACKER, empire_of(m, "babylonians"), empire_of(m, "hittites"), AREAS("syria"))
    front, support = here.divided(s.raid[AREAS("syria")])
    assert [IDS["unit"][unit] for unit in front] == ["spearmen", "legion"]
    assert [IDS["unit"][unit] for unit in support] == ["archers", "catapults"]

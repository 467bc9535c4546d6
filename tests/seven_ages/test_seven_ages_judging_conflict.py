"""Conflicts as a strict judge would try them (S79-S94): figures that meet, retreats, and what a taken area costs."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import commit, conflict, empire_of, holder, state, told, totals, units_in
from reading_scene import (
    IDS,
    calm,
    capital,
    city,
    disordered,
    elite,
    event,
    leaders,
    money,
    owns,
    question,
    refused,
    religion,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.fight import ATTACKER, DEFENDER, crossing
from zeitalter.games.seven_ages.rules.totals import stand
from zeitalter.games.seven_ages.rules.units import CROSSED, INVADED, OVERLAND, moved
from zeitalter.testing import can, rule, say


def attacker(units: str, where: str = "syria", card: str = "babylonians", **more: Any) -> Empire:
    """Babylonians, whose card does not matter in a conflict."""
    home = more.pop("home", {"babylon": "warriors"})
    return empire(card, more.pop("seat", 0), home, raids={where: units}, **{"level": 9, **more})


def defender(units: str, where: str = "syria", card: str = "hittites", **more: Any) -> Empire:
    """Hittites, whose card does not matter in a conflict."""
    home = more.pop("home", {"anatolia": "warriors"})
    return empire(card, more.pop("seat", 1), {where: units, **home}, **{"level": 9, **more})


def values_of(m: Match, side: int, unit: str) -> tuple[int, int]:
    """The front line value and the support value of a type of a side of the conflict in progress."""
    return stand(state(m), side).values(IDS["unit"].index(unit))


# -- figures that meet -------------------------------------------------------------------------------------------------


@rule("S83", "S84")
def test_the_lighthouse_counts_for_ships_in_its_own_port_too() -> None:
    lit = {"artefacts": {"palestine": ["pharos_lighthouse"]}}
    m = conflict(attacker("legion legion", "palestine"), defender("galleys warriors", "palestine", **lit))
    assert values_of(m, DEFENDER, "galleys") == (0 + 1, 1 + 1)
    assert values_of(m, DEFENDER, "warriors") == (1, 1)
    m = conflict(attacker("legion legion", "palestine"), defender("galleys warriors", "palestine"))
    assert values_of(m, DEFENDER, "galleys") == (0, 1)
    near = defender("galleys warriors", "phoenicia", home={"palestine": "warriors"}, **lit)
    m = conflict(attacker("legion legion", "phoenicia"), near)
    assert values_of(m, DEFENDER, "galleys") == (1, 2)  # next to the lighthouse


@rule("S83", "S84")
def test_a_jihad_counts_for_islamic_ships_in_port_as_for_all_units() -> None:
    one = defender("galleys warriors", "palestine", religion="islam")
    m = conflict(attacker("legion legion", "palestine"), one, jihad="syria")
    assert values_of(m, DEFENDER, "galleys") == (1, 2)
    assert values_of(m, ATTACKER, "legion") == (3, 1)


@rule("S13", "S84b")
def test_additions_come_before_the_halving_of_light_cavalry() -> None:
    parthians = attacker("light_horse horse_archers", "phoenicia", card="parthians")
    m = conflict(parthians, defender("warriors", "phoenicia"))  # a forest; support 2 + 1 and 3 + 1 halved
    assert values_of(m, ATTACKER, "light_horse") == (1, 2)
    assert values_of(m, ATTACKER, "horse_archers") == (1, 2)
    amazons = attacker("light_horse light_horse", "phoenicia", card="amazons", religion="islam")
    m = conflict(amazons, defender("warriors", "phoenicia"), jihad="phoenicia")
    assert values_of(m, ATTACKER, "light_horse") == (2, 2)  # (2 + 1 + 1) / 2 and (2 + 1) / 2


@rule("S81", "S84")
def test_assyrians_ignore_the_value_of_a_city_but_their_horse_is_halved_by_it() -> None:
    one = attacker("light_horse", card="assyrians")
    m = conflict(one, defender("warriors", cities={"syria": 3}), values=(0, 0))
    assert totals(m) == [1, 1]
    two = attacker("light_horse")
    assert totals(conflict(two, defender("warriors", cities={"syria": 3}), values=(0, 0))) == [1, 1 + 3]


@rule("S83", "S84")
def test_the_great_wall_next_door_halves_light_cavalry_and_protects_the_owner_alone() -> None:
    wall = {"artefacts": {"anatolia": ["great_wall"]}}
    m = conflict(attacker("light_horse"), defender("warriors", **wall), values=(0, 0))
    assert totals(m) == [1, 1 + 2]
    third = empire("greeks", 2, {"anatolia": "warriors"}, level=9, **wall)
    m = conflict(
        attacker("light_horse"), defender("warriors", home={"palestine": "warriors"}), third, values=(0, 0), players=3
    )
    assert totals(m) == [2, 1]


@rule("S81b", "S84b")
def test_the_best_values_are_those_that_count_here() -> None:
    one = attacker("light_horse light_horse", "phoenicia", elite=3)
    m = conflict(one, defender("warriors warriors", "phoenicia"), values=(7, 0, 0, 7))
    commit(m, 0, "light_horse", "light_horse")  # everything is used: a marker for the attacker
    commit(m, 1, "warriors")
    commit(m, 0, "light_horse", "light_horse")
    # the one who is left adds its best value once more: 7 + 1 + 1 for the marker + 1 for the forest
    assert totals(m)[2:] == [0 + 1 + 1 + 3, 7 + 1 + 1 + 1]


@rule("S82")
@pytest.mark.parametrize(
    ("ways", "units", "extra"),
    [
        ((INVADED, OVERLAND), "legion bombers", 2),
        ((CROSSED, OVERLAND), "legion bombers", 1),
        ((INVADED, OVERLAND), "legion warriors", 0),
    ],
)
def test_only_land_units_are_asked_how_they_came(ways: tuple[int, int], units: str, extra: int) -> None:
    kinds = [IDS["unit"].index(name) for name in units.split()]
    start = IDS["area"].index("rome")
    m = conflict(attacker("legion legion"), defender("warriors warriors"))
    raid = [moved(kind, 1, start, way) for kind, way in zip(kinds, ways, strict=True)]
    assert crossing(state(m), raid) == extra


@rule("S80b", "S83")
def test_at_sea_no_walls_terrain_or_city_count_but_the_lighthouse_next_to_it() -> None:
    lit = {"artefacts": {"phoenicia": ["pharos_lighthouse"]}, "home": {"phoenicia": "warriors"}}
    one = attacker("galleys", "mediterranean_sea", elite=1)
    m = conflict(one, defender("galleys", "mediterranean_sea", **lit), values=(2, 2))
    assert totals(m) == [2 + 1 + 1, 2 + 1 + 1]


@rule("S81")
@pytest.mark.parametrize(
    ("card", "where", "more"),
    [("egyptians", "lower_egypt", 1), ("egyptians", "libya", 0), ("israelites", "palestine", 2), ("scots", "yemen", 1)],
)
def test_powers_of_defenders_do_not_help_them_to_attack(card: str, where: str, more: int) -> None:
    terrain = 3 if where == "yemen" else 0
    two = defender("warriors", where, card=card, home={"thrace": "warriors"})
    assert totals(conflict(attacker("legion", where), two, values=(0, 0))) == [3, 1 + more + terrain]
    one = attacker("legion", where, card=card, home={"thrace": "warriors"})
    assert totals(conflict(one, defender("warriors", where), values=(0, 0))) == [3, 1 + terrain]


# -- secrets -----------------------------------------------------------------------------------------------------------


@rule("S80", "A20", "A21")
def test_whoever_leads_both_sides_sees_both_cards_and_nobody_else_does() -> None:
    one, two = attacker("legion legion"), defender("warriors warriors", seat=0, colour="yellow")
    third = empire("greeks", 1, {"greece": "warriors"})
    m = conflict(one, two, third, values=(3, 5))
    assert len(told(m, "draws-conflict-card", 0)) == 2
    assert all(None in args for args in told(m, "draws-conflict-card", 1)) or not told(m, "draws-conflict-card", 1)
    commit(m, 0, "legion")
    assert told(m, "commits", 1) == []  # nothing is shown before both sides have committed
    commit(m, 1, "warriors")
    assert [args[0] for args in told(m, "commits", 1)][:2] == [
        IDS["empire"].index(id) for id in ("babylonians", "hittites")
    ]


# -- events ------------------------------------------------------------------------------------------------------------


def ambushed(hands: dict[int, list[str]], values: tuple[int, ...], **more: Any) -> Match:
    """A fight with one unit on each side, and players who hold events."""
    third = empire("greeks", 2, {"greece": "warriors"}, level=9)
    cards = {seat: [with_event(id) for id in events] for seat, events in hands.items()}
    one = attacker("legion", **more)
    return conflict(one, defender("warriors"), third, values=values, players=3, hands=cards)


@rule("S5", "S81")
def test_an_ambush_and_another_card_in_one_round_both_count() -> None:
    m = ambushed({1: ["ambush"], 2: ["fortune_of_war"]}, (7, 0, 1))
    event(m, 1, "ambush")
    say(m, 1, "help_side", "hittites")
    event(m, 2, "fortune_of_war")
    say(m, 2, "help_side", "babylonians")
    assert totals(m) == [1 + 3, 0 + 1 + 3]  # equal: both sides lose
    assert holder(m, "syria") == ""


@rule("S5", "S85")
def test_fortune_of_war_turns_a_lost_round_and_may_harm_who_was_ahead() -> None:
    m = ambushed({1: ["fortune_of_war"]}, (5, 0, 7))
    event(m, 1, "fortune_of_war")
    say(m, 1, "help_side", "hittites")
    assert totals(m) == [5 + 3, 7 + 1]
    m = ambushed({1: ["fortune_of_war"]}, (5, 3, 0))
    event(m, 1, "fortune_of_war")
    say(m, 1, "help_side", "babylonians")  # the other side draws again, whatever it had
    assert totals(m) == [0 + 3, 3 + 1]
    assert holder(m, "syria") == "hittites"


@rule("S88")
def test_fortune_of_war_leaves_the_tactician_his_redraw_and_gives_him_no_second_one() -> None:
    third = empire("greeks", 2, {"greece": "warriors"}, level=9)
    one = attacker("legion legion", leaders=[("unnamed_ta", "syria")])
    m = conflict(
        one,
        defender("warriors warriors"),
        third,
        values=(0, 0, 6, 2),
        players=3,
        hands={2: [with_event("fortune_of_war")]},
    )
    assert question(m) == "RedrawConflictCard"
    say(m, 0, "redraw")
    commit(m, 0, "legion")
    commit(m, 1, "warriors")
    event(m, 2, "fortune_of_war")
    say(m, 2, "help_side", "babylonians")
    assert totals(m)[:2] == [2 + 3, 1]
    assert question(m) == "Commit"  # a new round, and no card to draw again


@rule("S85")
def test_a_betrayed_unit_counts_neither_in_the_sum_nor_as_the_best() -> None:
    one = attacker("legion legion", elite=3)
    m = conflict(one, defender("spearmen warriors"), values=(7, 0, 0, 0), hands={0: [with_event("betrayal")]})
    commit(m, 0, "legion", "legion")  # the attacker is used up
    commit(m, 1, "warriors")
    say(calm(m), 1, "fight_on")
    commit(m, 0, "legion", "legion")
    event(m, 0, "betrayal")
    assert totals(m)[2:] == [3 + 1 + 3, 0]
    assert holder(m, "syria") == "babylonians"


# -- losses and markers ------------------------------------------------------------------------------------------------


@rule("S85", "A59")
def test_the_winner_keeps_committed_leaders_and_the_loser_those_who_stood_aside() -> None:
    one = attacker("legion legion legion", leaders=[("unnamed_ad", "syria")])
    two = defender("warriors warriors warriors", leaders=[("unnamed_ar", "syria"), ("unnamed_bu", "syria")])
    m = conflict(one, two, values=(7, 0))
    commit(m, 0, "legion", "", "unnamed_ad")
    commit(m, 1, "warriors", "", "unnamed_bu")
    assert leaders(m, "babylonians") == [("unnamed_ad", "syria")]
    assert leaders(m, "hittites") == [("unnamed_ar", "syria")]
    assert refused(m, 0, "commit", [IDS["unit"].index("legion")], [], ["unnamed_ad"]) == "leader-is-used"


@rule("S86", "S86b", "S87")
def test_both_sides_can_be_used_up_in_one_round_and_the_active_one_is_asked_first() -> None:
    one = attacker("legion legion", leaders=[("unnamed_ta", "syria")])
    m = conflict(one, defender("warriors warriors warriors"), values=(0, 7, 7))
    say(m, 0, "keep_card")
    commit(m, 0, "legion", "legion", "unnamed_ta")
    commit(m, 1, "warriors warriors", "warriors")
    assert state(m).fight_marks == [1, 1]
    assert (question(m), list(m.asked())) == ("Retreat", [0])
    say(m, 0, "fight_on")
    assert (question(m), list(m.asked())) == ("Retreat", [1])


# -- retreat -----------------------------------------------------------------------------------------------------------


@rule("S87b", "S90", "S91", "S92")
def test_a_defender_who_retreats_from_the_capital_pays_for_it_like_one_who_is_beaten() -> None:
    two = defender(
        "warriors warriors", capital="syria", cities={"syria": 3}, forts=["syria"], money=7, elite=1,
        artefacts={"syria": ["colossus"]}, leaders=[("unnamed_ad", "syria")],
    )  # fmt: skip
    m = conflict(attacker("legion legion", elite=3), two, values=(7, 0))
    commit(m, 0, "legion", "legion")
    commit(m, 1, "warriors")
    say(m, 1, "retreat", ["anatolia"])
    assert (holder(m, "syria"), city(m, "syria"), capital(m, "hittites")) == ("babylonians", 1, "")
    assert (money(m, "babylonians"), money(m, "hittites"), elite(m, "hittites")) == (4, 0, 0)
    assert not owns(m, "hittites", "colossus")
    assert state(m).forts == 0
    assert leaders(m, "hittites") == [("unnamed_ad", "anatolia")]
    assert units_in(m, "anatolia") == ["warriors", "warriors"]


@rule("S87", "S90b")
def test_an_attacker_who_retreats_loses_elite_and_nothing_of_the_area_changes() -> None:
    two = defender("warriors warriors", cities={"syria": 3}, forts=["syria"], elite=1)
    m = conflict(attacker("legion legion", elite=1), two, values=(0, 7))
    commit(m, 0, "legion")
    commit(m, 1, "warriors", "warriors")
    assert refused(m, 0, "retreat", ["anatolia"]) in ("retreat-not-own", "retreat-too-far")
    say(m, 0, "retreat", ["babylon"])
    assert (holder(m, "syria"), city(m, "syria"), elite(m, "babylonians"), elite(m, "hittites")) == (
        "hittites",
        3,
        0,
        1,
    )
    assert state(m).forts
    assert units_in(m, "babylon") == ["warriors", "legion"]


@rule("S87b")
def test_invaders_and_others_of_one_force_part_on_their_way_back() -> None:
    home = {"rome": "warriors", "mediterranean_sea": "galleys", "babylon": "warriors"}
    one = attacker("legion legion warriors", home=home)
    m = conflict(one, defender("warriors warriors"), values=(0, 7), came={"syria": (INVADED, "rome")})
    commit(m, 0, "warriors")
    commit(m, 1, "warriors", "warriors")
    assert can(m, 0, "retreat", ["babylon"])
    say(m, 0, "sail_back", [])
    assert units_in(m, "rome").count("legion") == 2
    assert holder(m, "syria") == "hittites"


@rule("S72b", "S87b")
@pytest.mark.parametrize(("port", "may"), [("ukraine", False), ("prussia", True)])
def test_ships_in_port_do_not_flee_over_land_to_another_sea(port: str, may: bool) -> None:
    two = defender("warriors galleys warriors", "poland", home={port: "warriors"})
    m = conflict(attacker("legion legion", "poland", elite=3), two, values=(7, 0))
    commit(m, 0, "legion", "legion")
    commit(m, 1, "warriors")
    assert question(m) == ("Retreat" if may else "Commit")
    assert not may or can(m, 1, "retreat", [port, port])


# -- taken areas -------------------------------------------------------------------------------------------------------


@rule("S91", "S93")
@pytest.mark.parametrize(
    ("card", "level", "glory"),
    [("assyrians", 1, 0), ("assyrians", 3, 1), ("assyrians", 7, 1), ("huns", 3, 2), ("babylonians", 7, 0)],
)
def test_a_captured_city_counts_with_the_level_it_had(card: str, level: int, glory: int) -> None:
    one = attacker("legion legion legion", card=card, elite=3, level=16)
    m = conflict(one, defender("warriors", cities={"syria": level}), values=(7, 0))
    commit(m, 0, "legion legion", "legion")
    assert (holder(m, "syria"), city(m, "syria")) == (card, {1: 0, 3: 1, 7: 5}[level])
    assert m.state.glory[0] == glory


@rule("S93")
def test_a_city_that_a_defender_gives_up_by_retreat_is_captured_too() -> None:
    one = attacker("legion legion legion", card="assyrians", elite=3)
    m = conflict(one, defender("warriors warriors", cities={"syria": 3}), values=(7, 0))
    commit(m, 0, "legion legion", "legion")
    commit(m, 1, "warriors")
    say(m, 1, "retreat", ["anatolia"])
    assert m.state.glory[0] == 1


@rule("S90b", "S93")
@pytest.mark.parametrize(("lands", "glory"), [(["anatolia", "pontus"], 1), (["anatolia"], 0)])
def test_the_gauls_score_as_defenders_too_when_a_larger_empire_runs(lands: list[str], glory: int) -> None:
    one = attacker("legion legion", home=dict.fromkeys(["babylon", *(["sumer"] if glory else [])], "warriors"))
    gauls = defender("warriors warriors", card="gauls", home={} if glory else {"anatolia": "warriors"})
    m = conflict(one, gauls, values=(0, 7))
    commit(m, 0, "legion")
    commit(m, 1, "warriors", "warriors")
    say(m, 0, "retreat", ["babylon"])
    assert holder(m, "syria") == "gauls"
    assert m.state.glory[1] == glory


@rule("S94")
def test_nobody_scores_and_nobody_is_looted_when_both_sides_are_wiped_out() -> None:
    one = attacker("legion", card="assyrians", elite=1)
    two = defender("warriors", cities={"syria": 3}, capital="syria", money=9)
    m = conflict(one, two, values=(1, 0))  # 1 + 3 + 1 against 1 + 3 for the city, which Assyrians ignore
    assert holder(m, "syria") == "assyrians"
    one = attacker("legion", elite=1)
    m = conflict(one, defender("warriors", cities={"syria": 3}, capital="syria", money=9), values=(0, 0))
    assert totals(m) == [4, 4]
    assert (holder(m, "syria"), city(m, "syria"), capital(m, "hittites")) == ("", 3, "")
    assert (money(m, "babylonians"), money(m, "hittites"), elite(m, "babylonians")) == (0, 9, 0)


@rule("S92", "S109")
def test_the_loot_of_a_capital_is_taken_before_its_empire_is_gone() -> None:
    two = defender("warriors", capital="syria", money=5, home={})
    m = conflict(attacker("legion", elite=3), two, values=(7, 0))
    assert empire_of(m, "hittites") == -1
    assert money(m, "babylonians") == 3
    assert city(m, "syria") == 0  # a city of level 1 is gone


@rule("S91")
def test_only_a_builder_with_the_army_saves_a_city() -> None:
    at_home = attacker("legion", leaders=[("unnamed_bu", "babylon")], elite=3)
    m = conflict(at_home, defender("warriors", cities={"syria": 3}, leaders=[("unnamed_bu", "syria")]), values=(7, 0))
    assert city(m, "syria") == 1
    there = attacker("legion", leaders=[("unnamed_bu", "syria")], elite=3)
    m = conflict(there, defender("warriors", cities={"syria": 3}), values=(7, 0))
    assert city(m, "syria") == 3
    fallen = attacker("legion legion", leaders=[("unnamed_bu", "syria")], elite=3)
    m = conflict(fallen, defender("warriors", cities={"syria": 3}), values=(0, 7, 7, 0))
    commit(m, 0, "legion", "", "unnamed_bu")  # lost with the first legion
    assert leaders(m, "babylonians") == []
    say(m, 0, "fight_on")
    assert (holder(m, "syria"), city(m, "syria")) == ("babylonians", 1)


@rule("S17", "S91")
def test_disorder_of_a_taken_area_stays_and_that_of_a_neutral_one_goes() -> None:
    m = conflict(attacker("legion", elite=3), defender("warriors", disorder=["syria"]), values=(7, 0))
    assert (holder(m, "syria"), disordered(m)) == ("babylonians", ["syria"])
    m = conflict(attacker("warriors"), defender("warriors", disorder=["syria"]), values=(0, 0))
    assert (holder(m, "syria"), disordered(m)) == ("", [])


@rule("S93", "S122")
def test_the_last_land_of_a_confucian_empire_still_converts_who_takes_it() -> None:
    two = defender("warriors", religion="confucianism", home={})
    m = conflict(attacker("legion", elite=3), two, values=(7, 0))
    assert question(m) == "ConvertOrDisorder"
    say(m, 0, "convert")
    assert religion(m, "babylonians") == "confucianism"
    assert empire_of(m, "hittites") == -1
    assert disordered(m) == []


@rule("S93", "S133")
def test_water_taken_costs_a_democracy_nothing_and_brings_islam_nothing() -> None:
    for more in ({"government": "democracy"}, {"religion": "islam"}):
        one = attacker("galleys", "mediterranean_sea", elite=3, **more)
        m = conflict(one, defender("galleys", "mediterranean_sea"), values=(7, 0), glory=[2, 0])
        assert (holder(m, "mediterranean_sea"), m.state.glory[0]) == ("babylonians", 2)


@rule("S93", "S129")
def test_strife_takes_the_gain_of_islam_and_leaves_its_loss() -> None:
    torn = {"religion": "islam", "marks": ["religious_strife"], "elite": 3}
    m = conflict(attacker("legion", **torn), defender("warriors"), values=(7, 0), glory=[2, 0])
    assert m.state.glory[0] == 2
    m = conflict(attacker("legion", **torn), defender("warriors", religion="islam"), values=(7, 0), glory=[2, 0])
    assert m.state.glory[0] == 1


@rule("S93", "A48")
def test_a_christian_whose_fertile_capital_falls_marks_the_area_with_the_most_units() -> None:
    two = empire(
        "hittites", 1, {"palestine": "warriors", "anatolia": "warriors warriors", "pontus": "warriors"},
        religion="christianity", capital="palestine", cities={"pontus": 1}, level=9,
    )  # fmt: skip
    m = conflict(attacker("legion", "palestine", elite=3), two, values=(7, 0))
    assert holder(m, "palestine") == "babylonians"
    assert disordered(m) == ["anatolia"]


@rule("S93", "S129")
def test_strife_does_not_spare_a_christian_who_loses_fertile_land_and_socialism_does() -> None:
    lands = {"home": {"anatolia": "warriors"}, "capital": "anatolia", "religion": "christianity"}
    for more, marked in (({"marks": ["religious_strife"]}, ["anatolia"]), ({"government": "socialism"}, [])):
        two = defender("warriors", "palestine", **lands, **more)
        m = conflict(attacker("legion", "palestine", elite=3), two, values=(7, 0))
        assert disordered(m) == marked


@rule("S92", "S76b")
def test_the_chief_of_barbarians_who_fell_in_the_first_round_is_looted_when_the_area_falls() -> None:
    two = defender("warriors warriors", card="gauls", leaders=[("unnamed_ad", "syria")], money=5)
    m = conflict(attacker("legion legion", elite=3), two, values=(7, 0, 7, 0))
    commit(m, 0, "legion")
    commit(m, 1, "warriors", "", "unnamed_ad")
    assert holder(m, "syria") == "babylonians"
    assert (money(m, "babylonians"), money(m, "gauls")) == (3, 0)


@rule("S79")
def test_what_the_first_conflict_brings_helps_in_the_next_one() -> None:
    one = attacker("legion", "palestine", elite=2, home={"babylon": "warriors"})
    one.raids = {"palestine": "legion", "syria": "legion"}
    two = empire(
        "hittites", 1, {"palestine": "warriors", "syria": "warriors", "anatolia": "warriors"},
        artefacts={"palestine": ["great_wall"]}, level=9,
    )  # fmt: skip
    m = conflict(one, two, values=(7, 0, 0, 1))
    say(m, 0, "resolve", "palestine")
    assert (holder(m, "palestine"), holder(m, "syria")) == ("babylonians", "babylonians")
    assert totals(m) == [7 + 3 + 2, 0 + 1 + 2, 0 + 3 + 2, 1 + 1]  # the wall is gone


@rule("S75b", "S89")
def test_aircraft_that_lose_their_carrier_fight_on_but_do_not_stay_at_sea() -> None:
    fleet = attacker("carriers bombers", "mediterranean_sea", level=45, colour="blue")
    m = conflict(fleet, defender("galleys", "mediterranean_sea", level=45, elite=3), values=(0, 7, 7, 0))
    commit(m, 0, "carriers")
    assert totals(m) == [9, 7 + 1 + 3, 7 + 2 + 2, 1 + 3]  # the bombers alone win the second round
    assert (holder(m, "mediterranean_sea"), units_in(m, "mediterranean_sea")) == ("", [])
    m = conflict(fleet, defender("galleys", "mediterranean_sea", level=45), values=(0, 7))
    commit(m, 0, "carriers")
    assert units_in(m, "mediterranean_sea") == ["carriers", "bombers"]

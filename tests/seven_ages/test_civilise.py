"""Civilise (S97-S107): cities, adoption, leaders, upgrades, order; once or as often as one likes."""

from __future__ import annotations

from typing import Any

from civil_scene import at_end, city, civilise, disordered, number, owns, refused, state

from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.testing import can, rule, say

ITALY = {"rome": "warriors", "sicily": "warriors", "north_italy": "warriors"}


def romans(**what: Any) -> Empire:
    what.setdefault("capital", "rome")
    return empire("romans", 0, what.pop("units", ITALY), **{"level": 8, "money": 20, **what})


def greeks(**what: Any) -> Empire:
    return empire("greeks", 1, {"greece": "warriors", "crete": "warriors"}, **{"level": 8, **what})


# -- cities -----------------------------------------------------------------------------------------------------------


@rule("S98", "S97c")
def test_one_city_is_built_for_twice_its_level() -> None:
    m = civilise(romans(), greeks())
    say(m, 0, "build_city", "sicily")
    assert city(m, "sicily") == 1
    assert state(m).money[0] == 20 - state(m).components.constants.city_price[1]
    assert refused(m, "raise_city", "rome") == "city-step-done"
    assert refused(m, "raise_city", "sicily") == "city-raised-already"


@rule("S98", "S97g")
def test_a_city_rises_by_one_step_in_the_right_age_for_the_right_price() -> None:
    m = civilise(romans(cities={"rome": 3}), greeks())
    assert refused(m, "raise_city", "rome") == "city-too-early"
    assert refused(m, "raise_city", "sicily") == "no-own-city"
    assert refused(m, "build_city", "greece") == "not-own-land"
    m = civilise(romans(), greeks())
    assert refused(m, "build_city", "rome") == "city-there"
    say(m, 0, "raise_city", "rome")
    assert city(m, "rome") == 3
    m = civilise(romans(money=5), greeks())
    assert refused(m, "raise_city", "rome") == "too-dear"
    m = civilise(romans(level=36, money=99, cities={"rome": 7}), greeks())
    assert refused(m, "raise_city", "rome") == "city-highest"


@rule("S98", "S17")
def test_nothing_is_built_in_disorder() -> None:
    m = civilise(romans(disorder=["sicily"]), greeks())
    assert refused(m, "build_city", "sicily") == "area-disordered"


@rule("S99", "S98", "T136", "T137")
def test_a_builder_makes_a_barbarian_area_fit_for_a_greater_city_one_age_earlier() -> None:
    """T136, T137: Mongols in age 3, a city of level 3."""
    steppe = {"mongolia": "warriors", "manchuria": "warriors"}
    horde: dict[str, Any] = {"level": 15, "money": 20, "cities": {"mongolia": 3}}
    m = civilise(empire("mongols", 0, steppe, leaders=[("unnamed_bu", "mongolia")], **horde), greeks())
    assert refused(m, "build_city", "manchuria") == "barbarians-build-no-city"
    say(m, 0, "raise_city", "mongolia")
    assert city(m, "mongolia") == 5
    assert state(m).capital[0] == -1
    m = civilise(empire("mongols", 0, steppe, **horde), greeks())
    assert refused(m, "raise_city", "mongolia") == "barbarians-build-no-city"
    m = civilise(romans(level=15, cities={"rome": 3}), greeks())
    assert refused(m, "raise_city", "rome") == "city-too-early"


@rule("S99", "S97c")
def test_a_builder_allows_one_more_city_but_not_the_same() -> None:
    m = civilise(romans(leaders=[("unnamed_bu", "sicily")]), greeks())
    say(m, 0, "build_city", "sicily")
    assert refused(m, "raise_city", "sicily") == "city-raised-already"
    say(m, 0, "build_city", "north_italy")
    assert refused(m, "raise_city", "rome") == "city-step-done"


@rule("S98")
def test_sumerian_cities_are_cheap() -> None:
    land = {"sumer": "warriors", "babylon": "warriors"}
    m = civilise(empire("sumerians", 0, land, capital="sumer", level=8, money=4), greeks())
    say(m, 0, "raise_city", "sumer")
    assert state(m).money[0] == 0


@rule("S97g", "S15")
def test_a_barbarian_that_settles_builds_its_capital_first() -> None:
    settled = empire("goths", 0, {"germany": "warriors", "denmark": "warriors"}, level=8, born=1, money=9)
    m = civilise(settled, greeks(), settled=1)
    say(m, 0, "build_city", "germany")
    assert state(m).capital[0] == number("area", "germany")


@rule("S97g")
def test_a_barbarian_settles_with_its_first_great_city() -> None:
    """Goths with a Builder raise a city to level 3 and are barbarian no longer."""
    leaders = [("unnamed_bu", "germany")]
    goths = empire(
        "goths", 0, {"germany": "warriors"}, level=8, born=2, money=9, cities={"germany": 1}, leaders=leaders
    )
    m = civilise(goths, greeks())
    say(m, 0, "raise_city", "germany")
    assert not state(m).is_barbarian(0)


@rule("S107")
def test_a_lost_capital_is_replaced_by_declaring_a_city() -> None:
    m = civilise(romans(capital="", cities={"sicily": 1}), greeks())
    assert refused(m, "declare_capital", "rome") == "no-own-city"
    say(m, 0, "declare_capital", "sicily")
    assert state(m).capital[0] == number("area", "sicily")
    assert refused(m, "declare_capital", "sicily") == "has-capital"


@rule("S107")
def test_a_new_city_beside_others_is_not_the_capital_by_itself() -> None:
    m = civilise(romans(capital="", cities={"sicily": 1}), greeks())
    say(m, 0, "build_city", "rome")
    assert state(m).capital[0] == -1


# -- adoption ---------------------------------------------------------------------------------------------------------


@rule("S103", "S97c")
def test_one_religion_or_government_is_adopted_from_an_empire_in_range() -> None:
    """T86: with what it does at once."""
    m = civilise(romans(), greeks(religion="christianity", government="democracy"))
    assert refused(m, "adopt", "forum") == "not-adoptable"
    assert refused(m, "adopt", "hinduism") == "needs-land-in"
    assert refused(m, "adopt", "feudalism") == "wrong-age-for-artefact"
    say(m, 0, "adopt", "christianity")
    assert owns(m, "romans", "christianity")
    assert disordered(m) == ["rome"]
    assert refused(m, "adopt", "democracy") == "adoption-done"


@rule("S103", "A46")
def test_nobody_changes_religion_and_the_owner_must_be_in_range() -> None:
    far = empire("han", 1, {"henan": "warriors"}, level=8, government="democracy", religion="buddhism")
    m = civilise(romans(religion="christianity"), far)
    assert refused(m, "adopt", "buddhism") == "has-religion"
    assert refused(m, "adopt", "democracy") == "no-owner-in-range"


@rule("S103", "S20b")
def test_a_way_through_others_helps_to_adopt() -> None:
    wall = empire("gauls", 1, {"north_italy": "warriors"}, level=8)
    far = empire("french", 2, {"france": "warriors"}, level=8, government="democracy")
    m = civilise(romans(units={"rome": "warriors"}), wall, far)
    assert refused(m, "adopt", "democracy") == "no-owner-in-range"
    say(m, 0, "ask_way", "gauls")
    say(m, 1, "price", 0, 0)
    say(m, 0, "accept")
    say(m, 0, "adopt", "democracy")
    assert owns(m, "romans", "democracy")
    assert state(m).ways == 0


# -- leaders ----------------------------------------------------------------------------------------------------------


@rule("S104", "S104b", "S97c")
def test_a_named_leader_comes_when_his_age_has_come() -> None:
    m = civilise(romans(), greeks())
    assert refused(m, "call_leader", "romans_trajan") == "leader-too-early"
    assert refused(m, "call_leader", "huns_attila") == "leader-not-available"
    say(m, 0, "call_leader", "romans_caesar")
    assert refused(m, "station", "greece") == "not-own-area"
    say(m, 0, "station", "sicily")
    assert state(m).leaders[0] == ((number("leader", "romans_caesar"), number("area", "sicily")),)
    assert refused(m, "call_leader", "romans_augustus") == "leader-done"
    assert refused(m, "draw_leader") == "leader-done"


@rule("S104", "S104b")
def test_a_leader_is_drawn_from_the_cup() -> None:
    cup = [0] * 17
    cup[9] = 1
    m = civilise(romans(units={"rome": "warriors"}), greeks(), cup=cup, sound=False)
    say(m, 0, "draw_leader")
    assert state(m).leaders[0] == ((number("leader", "unnamed_ta"), number("area", "rome")),)
    assert state(m).cup[9] == 0


@rule("S104b", "S4b")
def test_a_no_leader_counter_goes_back_and_an_empty_cup_gives_nothing() -> None:
    m = civilise(romans(), greeks(), cup=[0] * 16 + [1], sound=False)
    say(m, 0, "draw_leader")
    assert state(m).leaders[0] == ()
    assert state(m).cup[16] == 1
    m = civilise(romans(), greeks(), cup=[0] * 17, sound=False)
    assert refused(m, "draw_leader") == "cup-empty"


@rule("S104", "S104b")
def test_a_demoted_leader_makes_room() -> None:
    leaders = [("unnamed_ad", "rome"), ("unnamed_ad", "sicily"), ("romans_caesar", "rome")]
    m = civilise(romans(leaders=leaders), greeks())
    assert refused(m, "draw_leader") == "leaders-full"
    assert refused(m, "demote", "unnamed_ar", "rome") == "no-such-leader-there"
    say(m, 0, "demote", "unnamed_ad", "rome")
    assert state(m).cup[0] == 4 - 1
    say(m, 0, "demote", "romans_caesar", "rome")
    assert state(m).gone >> number("leader", "romans_caesar") & 1
    assert refused(m, "call_leader", "romans_caesar") == "leader-not-available"
    assert can(m, 0, "draw_leader")


# -- upgrades and order -----------------------------------------------------------------------------------------------


@rule("S97b", "T181")
def test_units_are_exchanged_for_the_difference() -> None:
    """T181: two spearmen become swordsmen."""
    m = civilise(empire("romans", 0, {"rome": "spearmen spearmen spearmen"}, level=16, money=2), greeks())
    before = state(m).free[number("unit", "spearmen")]
    assert m.view(0)["bill"]["upgrade"]["spearmen"]["swordsmen"] == 1
    say(m, 0, "upgrade", "rome", "spearmen", "swordsmen")
    say(m, 0, "upgrade", "rome", "spearmen", "swordsmen")
    assert state(m).money[0] == 0
    assert state(m).free[number("unit", "spearmen")] == before + 2
    spear, sword = number("unit", "spearmen"), number("unit", "swordsmen")
    assert state(m).units[number("area", "rome")] == (spear, sword, sword)
    assert refused(m, "upgrade", "rome", "spearmen", "swordsmen") == "no-counter-left"
    assert refused(m, "upgrade", "rome", "spearmen", "legion") == "too-dear"


@rule("S97b")
def test_an_upgrade_costs_at_least_one_and_prices_of_production_do_not_matter() -> None:
    cheap = {"rome": "spearmen warriors"}
    m = civilise(empire("romans", 0, cheap, level=9, money=9, marks=["concentrated_ownership"]), greeks())
    say(m, 0, "upgrade", "rome", "warriors", "spearmen")
    assert state(m).money[0] == 8
    say(m, 0, "upgrade", "rome", "spearmen", "legion")
    assert state(m).money[0] == 7


@rule("S97b")
def test_only_newer_types_of_the_same_class_from_the_force_pool() -> None:
    m = civilise(romans(units={"rome": "legion", "sicily": "warriors"}, level=9, disorder=["sicily"]), greeks())
    assert refused(m, "upgrade", "rome", "legion", "spearmen") == "not-newer"
    assert refused(m, "upgrade", "rome", "legion", "horse_archers") == "not-newer"
    assert refused(m, "upgrade", "rome", "legion", "swordsmen") == "type-too-new"
    assert refused(m, "upgrade", "rome", "warriors", "spearmen") == "no-such-unit"
    assert refused(m, "upgrade", "sicily", "warriors", "spearmen") == "area-disordered"
    assert refused(m, "upgrade", "greece", "warriors", "spearmen") == "not-own-area"


@rule("S97", "S97c")
def test_one_disorder_marker_is_removed() -> None:
    m = civilise(romans(disorder=["rome", "sicily"]), greeks())
    assert refused(m, "restore_order", "north_italy") == "no-disorder-there"
    assert refused(m, "restore_order", "greece") == "not-own-area"
    say(m, 0, "restore_order", "rome")
    assert disordered(m) == ["sicily"]
    assert refused(m, "restore_order", "sicily") == "order-done"


# -- the row of choices -----------------------------------------------------------------------------------------------


@rule("S97")
def test_everything_is_done_in_any_order() -> None:
    m = civilise(romans(disorder=["sicily"], money=9), greeks(religion="christianity"))
    say(m, 0, "restore_order", "sicily")
    say(m, 0, "build_city", "sicily")
    say(m, 0, "adopt", "christianity")
    say(m, 0, "done")
    assert at_end(m)


@rule("S97c")
def test_who_can_do_nothing_is_not_asked() -> None:
    m = civilise(romans(), greeks(), slot=True)
    assert at_end(m)


@rule("S97", "A60")
def test_events_of_civilise_are_played_in_between_also_by_a_slot() -> None:
    for slot in (False, True):
        m = civilise(romans(), greeks(), hand=["south_africans"], slot=slot)
        say(m, 0, "event", "south_africans", "elite_guard", ["romans"], [], [], [])
        assert state(m).elite[0] == 1
        assert state(m).hand(0) == ()
        assert at_end(m) == slot


@rule("S20b")
def test_a_way_through_others_helps_an_event() -> None:
    """Missionaries go to an empire in range."""
    wall = empire("gauls", 1, {"north_italy": "warriors"}, level=8)
    far = empire("french", 2, {"france": "warriors"}, level=8)
    mine = romans(units={"rome": "warriors"}, religion="christianity", capital="")
    m = civilise(mine, wall, far, hand=["saxons"])
    say(m, 0, "ask_way", "gauls")
    say(m, 1, "price", 0, 0)
    say(m, 0, "accept")
    say(m, 0, "event", "saxons", "missionaries", ["french"], [], [], ["christianity"])
    assert owns(m, "french", "christianity")
    assert state(m).ways == 0


@rule("S97", "S33")
def test_the_action_is_reached_by_its_marker() -> None:
    m = position(romans(), greeks(), players=2, doing="civilise", by="romans")
    say(m, 0, "build_city", "sicily")
    assert city(m, "sicily") == 1

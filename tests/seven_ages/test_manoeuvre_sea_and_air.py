"""Ships (S72b, S73), naval transport (S74, S74b) and air units (S75, S75b)."""

from __future__ import annotations

from manoeuvre_scene import (
    RIVAL,
    area,
    asked,
    done,
    embark,
    holder,
    land,
    leaders,
    manoeuvre,
    move,
    no_embarking,
    no_landing,
    offered,
    raiders,
    refusal,
    said,
    set_sail,
    stack,
    told,
)

from zeitalter import Match
from zeitalter.engine.draft import draft
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.units import INVADED, came, origin
from zeitalter.testing import can, rule, say, why

GREEKS = empire("greeks", RIVAL, {"greece": "spearmen spearmen"})


def fleet(ships: str = "galleys", **what: object) -> Empire:
    """Rome with a ship in the Mediterranean Sea."""
    return empire("romans", 0, {"rome": "warriors warriors warriors", "mediterranean_sea": ships}, **what)


def no_sailing(m: Match, goal: str) -> tuple[str, str] | None:
    return said(why(m, 0, "sail", goal))


# -- ships -------------------------------------------------------------------------------------------------------------


@rule("S69", "S71", "S72b")
def test_ships_sail_through_neutral_water_and_leave_nobody_behind() -> None:
    m = manoeuvre(fleet(), GREEKS)
    move(m, "mediterranean_sea", "balearic_sea", "galleys")
    assert (holder(m, "mediterranean_sea"), holder(m, "balearic_sea")) == (None, "romans")


@rule("S72b")
def test_ships_enter_land_only_in_own_ports() -> None:
    m = manoeuvre(fleet(), GREEKS)
    assert refusal(m, "mediterranean_sea", "sicily", "galleys") == ("ships-need-ports", "S72b")
    assert refusal(m, "mediterranean_sea", "greece", "galleys") == ("ships-need-ports", "S72b")
    move(m, "mediterranean_sea", "rome", "galleys")
    assert stack(m, "rome") == ["warriors", "warriors", "warriors", "galleys"]
    m = manoeuvre(empire("romans", 0, {"rome": "warriors galleys", "sicily": "warriors"}))
    assert refusal(m, "rome", "sicily", "galleys") == ("ships-need-ports", "S72b")
    move(m, "rome", "mediterranean_sea", "galleys")
    assert holder(m, "mediterranean_sea") == "romans"


@rule("S71")
def test_a_ship_alone_in_port_holds_it() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "galleys", "sicily": "warriors warriors"}))
    assert refusal(m, "rome", "mediterranean_sea", "galleys") == ("area-not-vacated", "S71")


@rule("S73")
def test_land_units_do_not_walk_on_water() -> None:
    m = manoeuvre(fleet(), GREEKS)
    assert refusal(m, "rome", "adriatic_sea", "warriors") == ("land-units-need-ships", "S73")


@rule("S73")
def test_galleys_do_not_enter_oceans_unless_the_card_says_so() -> None:
    ships = {"england": "warriors", "celtic_sea": "galleys"}
    m = manoeuvre(empire("romans", 0, ships))
    assert refusal(m, "celtic_sea", "north_atlantic", "galleys") == ("galleys-avoid-oceans", "S73")
    m = manoeuvre(empire("vikings", 0, ships))
    move(m, "celtic_sea", "north_atlantic", "galleys")
    assert holder(m, "north_atlantic") == "vikings"
    m = manoeuvre(empire("romans", 0, {"england": "warriors", "celtic_sea": "caravels"}, level=25))
    assert refusal(m, "celtic_sea", "north_atlantic", "caravels") is None


@rule("S72")
def test_ships_stop_in_water_of_another_empire() -> None:
    m = manoeuvre(fleet(), empire("greeks", RIVAL, {"greece": "spearmen", "adriatic_sea": "galleys"}))
    move(m, "mediterranean_sea", "adriatic_sea", "galleys")
    assert raiders(m, "adriatic_sea") == ["galleys"]
    assert holder(m, "mediterranean_sea") is None


# -- transport ---------------------------------------------------------------------------------------------------------


@rule("S74", "S74b")
def test_a_ship_takes_units_on_board_sails_and_lands_them() -> None:
    m = manoeuvre(fleet("caravels", level=25), GREEKS)
    set_sail(m, "mediterranean_sea", "caravels")
    assert asked(m) == "Voyage"
    embark(m, "rome", "warriors")
    embark(m, "rome", "warriors")
    assert no_embarking(m, "rome", "warriors") == ("ship-is-full", "S74")
    say(m, 0, "sail", "aegean_sea")
    assert said(why(m, 0, "end_voyage")) == ("cargo-on-board", "S74")
    land(m, "crete", "warriors warriors")
    assert stack(m, "crete") == ["warriors", "warriors"]
    assert stack(m, "aegean_sea") == ["caravels"]
    assert (m.state.aboard, m.state.ship) == ((), -1)
    assert asked(m) == "Movement"
    assert refusal(m, "aegean_sea", "mediterranean_sea", "caravels") == ("points-used-up", "S69")
    last = list(m.state.units[area(m, "crete")][-1:])
    assert why(m, 0, "move", "crete", "aegean_sea", last, []) is not None


@rule("S74b")
def test_units_board_on_the_way_and_land_in_several_areas() -> None:
    m = manoeuvre(
        empire(
            "romans",
            0,
            {"rome": "warriors warriors", "greece": "archers archers", "adriatic_sea": "caravels"},
            level=25,
        )
    )
    set_sail(m, "adriatic_sea", "caravels")
    embark(m, "rome", "warriors")
    say(m, 0, "sail", "mediterranean_sea")
    embark(m, "greece", "archers")
    land(m, "crete", "archers")
    assert asked(m) == "Voyage"
    assert no_sailing(m, "aegean_sea") == ("points-used-up", "S69")
    land(m, "carthage", "warriors")
    assert (stack(m, "crete"), stack(m, "carthage")) == (["archers"], ["warriors"])
    assert asked(m) == "Movement"


@rule("S74b")
def test_a_ship_loads_in_its_port() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors warriors galleys"}), GREEKS)
    set_sail(m, "rome", "galleys")
    embark(m, "rome", "warriors")
    assert no_landing(m, "sicily", "warriors") == ("ship-not-there", "S74b")
    say(m, 0, "sail", "balearic_sea")
    land(m, "sicily", "warriors")
    assert (stack(m, "rome"), stack(m, "sicily")) == (["warriors"], ["warriors"])


@rule("S71", "S74b")
def test_who_boards_leaves_somebody_ashore() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors warriors", "mediterranean_sea": "caravels"}, level=25))
    set_sail(m, "mediterranean_sea", "caravels")
    embark(m, "rome", "warriors")
    assert no_embarking(m, "rome", "warriors") == ("area-not-vacated", "S71")


@rule("S74b")
def test_units_that_have_moved_do_not_board() -> None:
    m = manoeuvre(
        empire("romans", 0, {"rome": "warriors warriors", "sicily": "warriors", "mediterranean_sea": "galleys"})
    )
    move(m, "rome", "sicily", "warriors")
    set_sail(m, "mediterranean_sea", "galleys")
    tired = m.state.units[area(m, "sicily")][-1]
    assert said(why(m, 0, "embark", "sicily", tired)) == ("moved-units-stay-ashore", "S74b")


@rule("S10", "S74b", "T151")
def test_landing_in_an_area_of_another_empire_is_an_invasion() -> None:
    m = manoeuvre(
        empire("romans", 0, {"england": "warriors warriors", "north_sea": "galleys"}),
        empire("greeks", RIVAL, {"germany": "spearmen"}),
    )
    set_sail(m, "north_sea", "galleys")
    embark(m, "england", "warriors")
    land(m, "germany", "warriors")
    raider = m.state.raid[area(m, "germany")][0]
    assert came(raider) == INVADED
    assert origin(raider, area(m, "germany")) == area(m, "england")


@rule("S72", "S74b")
def test_a_treaty_closes_the_coast_of_the_partner() -> None:
    m = manoeuvre(fleet(), GREEKS, treaty=("romans", "rome", "greeks", "greece"))
    set_sail(m, "mediterranean_sea", "galleys")
    embark(m, "rome", "warriors")
    assert no_landing(m, "greece", "warriors") == ("treaty-forbids-entry", "S72")
    assert no_landing(m, "sicily", "warriors") is None


@rule("S74b")
def test_a_loaded_ship_keeps_away_from_foreign_water_and_ports() -> None:
    m = manoeuvre(fleet(), empire("greeks", RIVAL, {"greece": "spearmen", "adriatic_sea": "galleys"}))
    set_sail(m, "mediterranean_sea", "galleys")
    embark(m, "rome", "warriors")
    assert no_sailing(m, "adriatic_sea") == ("cargo-avoids-foreign-water", "S74b")
    assert no_sailing(m, "rome") == ("cargo-goes-ashore-first", "S74b")


@rule("S72", "S74b")
def test_an_empty_ship_may_attack_and_its_voyage_is_over() -> None:
    m = manoeuvre(fleet(), empire("greeks", RIVAL, {"greece": "spearmen", "adriatic_sea": "galleys"}))
    set_sail(m, "mediterranean_sea", "galleys")
    say(m, 0, "sail", "adriatic_sea")
    assert raiders(m, "adriatic_sea") == ["galleys"]
    assert asked(m) == "Movement"


@rule("S74")
def test_a_ship_sets_sail_only_if_it_can_carry_somebody() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors", "mediterranean_sea": "galleys"}))
    assert offered(m, "set_sail") == []
    assert said(why(m, 0, "set_sail", "mediterranean_sea", m.state.units[area(m, "mediterranean_sea")][0])) == (
        "nobody-to-carry", "S74",
    )  # fmt: skip
    assert said(why(m, 0, "set_sail", "rome", 0)) == ("no-ship-there", "S74")


@rule("S74")
def test_every_ship_has_one_voyage() -> None:
    m = manoeuvre(fleet(), GREEKS)
    set_sail(m, "mediterranean_sea", "galleys")
    say(m, 0, "end_voyage")
    assert offered(m, "set_sail") == []
    ship = m.state.units[area(m, "mediterranean_sea")][0]
    assert said(why(m, 0, "set_sail", "mediterranean_sea", ship)) == ("ship-stays", "S74b")


@rule("S74")
def test_galleons_carry_one_more() -> None:
    ships = {"rome": "warriors warriors warriors warriors", "mediterranean_sea": "caravels"}
    for card, room in (("romans", 2), ("spanish", 3)):
        m = manoeuvre(empire(card, 0, ships, level=25), GREEKS)
        set_sail(m, "mediterranean_sea", "caravels")
        for _ in range(room):
            embark(m, "rome", "warriors")
        assert not offered(m, "embark")


@rule("S74", "S76")
def test_leaders_travel_free_and_land_with_the_units() -> None:
    m = manoeuvre(fleet(leaders=[("unnamed_ta", "rome"), ("unnamed_ad", "mediterranean_sea")]), GREEKS)
    set_sail(m, "mediterranean_sea", "galleys")
    embark(m, "rome", "warriors")
    say(m, 0, "board", "rome", "unnamed_ta")
    assert no_sailing(m, "aegean_sea") == ("leader-left-alone", "S76b")
    say(m, 0, "board", "mediterranean_sea", "unnamed_ad")
    say(m, 0, "sail", "aegean_sea")
    assert leaders(m, "romans") == [("unnamed_ad", "aegean_sea"), ("unnamed_ta", "aegean_sea")]
    assert said(why(m, 0, "land", "crete", [], ["unnamed_ta"])) == ("nobody-moves", "S76")
    land(m, "crete", "warriors", "unnamed_ta")
    assert leaders(m, "romans") == [("unnamed_ad", "aegean_sea"), ("unnamed_ta", "crete")]


@rule("S70", "S71", "S74b")
def test_an_explorer_on_board_adds_a_point() -> None:
    m = manoeuvre(fleet(leaders=[("unnamed_ex", "mediterranean_sea")]), GREEKS)
    set_sail(m, "mediterranean_sea", "galleys")
    say(m, 0, "board", "mediterranean_sea", "unnamed_ex")
    for goal in ("adriatic_sea", "mediterranean_sea", "adriatic_sea", "mediterranean_sea"):
        assert no_sailing(m, goal) is None
        say(m, 0, "sail", goal)
    assert no_sailing(m, "adriatic_sea") == ("points-used-up", "S69")


@rule("S74b")
def test_units_that_cannot_land_go_back() -> None:
    m = manoeuvre(empire("romans", 0, {"rome": "warriors warriors galleys"}), GREEKS)
    set_sail(m, "rome", "galleys")
    embark(m, "rome", "warriors")
    say(m, 0, "end_voyage")
    assert stack(m, "rome") == ["warriors", "galleys", "warriors"]
    assert told(m, "turns-back") == 1


@rule("S74b")
def test_a_storm_sends_units_back_or_drowns_them() -> None:
    storm = "great_storm"
    c = manoeuvre(fleet()).table.components
    cards = [c.ids["empire"][card] for card, event in enumerate(c.card_event) if c.ids["event"][event] == storm]
    values = {c.ids["empire"][card]: value for card, value in enumerate(c.value)}
    for worst in (False, True):
        top = next(card for card, value in values.items() if (value >= 5) == worst and card not in (cards[0], "romans"))
        m = manoeuvre(fleet(), hands={1: [cards[0]]}, deck=[top])
        set_sail(m, "mediterranean_sea", "galleys")
        embark(m, "rome", "warriors")
        land(m, "sicily", "warriors")
        assert m.asked() == [RIVAL]
        event = next(option for option in m.options(RIVAL) if option[0] == "event")
        m.play(RIVAL, event)
        assert stack(m, "sicily") == []
        assert holder(m, "sicily") is None
        assert stack(m, "rome").count("warriors") == (2 if worst else 3)
        assert stack(m, "mediterranean_sea") == ([] if worst else ["galleys"])
        assert (m.state.aboard, m.state.ship) == ((), -1)


@rule("S74")
def test_a_voyage_can_be_planned() -> None:
    m = manoeuvre(fleet(), GREEKS)
    set_sail(m, "mediterranean_sea", "galleys")
    plan = [("embark", area(m, "rome"), 0), ("sail", area(m, "aegean_sea"))]
    assert draft(m, 0, plan).taken == plan


# -- air units ---------------------------------------------------------------------------------------------------------


def airfield(units: str = "bombers warriors", **what: object) -> Empire:
    return empire("romans", 0, {"rome": units}, level=44, colour="blue", **what)


@rule("S75")
def test_air_units_fly_over_anything_within_their_range() -> None:
    m = manoeuvre(airfield(), GREEKS)
    assert refusal(m, "rome", "greece", "bombers") == ("areas-not-adjacent", "S69")
    assert refusal(m, "rome", "north_italy", "bombers") == ("air-units-fly", "S75")
    move(m, "rome", "greece", "bombers", verb="fly")
    assert raiders(m, "greece") == ["bombers"]
    m = manoeuvre(airfield(), GREEKS)
    move(m, "rome", "palestine", "bombers", verb="fly")
    assert holder(m, "palestine") == "romans"
    assert refusal(m, "palestine", "syria", "bombers", verb="fly") == ("air-units-have-flown", "S75")
    m = manoeuvre(airfield(), GREEKS)
    assert refusal(m, "rome", "new_zealand", "bombers", verb="fly") == ("out-of-flying-range", "S75")
    assert refusal(m, "rome", "greece", "warriors", verb="fly") == ("only-air-units-fly", "S75")


@rule("S75b")
def test_air_units_end_at_sea_only_with_a_carrier() -> None:
    m = manoeuvre(
        empire("romans", 0, {"rome": "bombers warriors", "adriatic_sea": "carriers"}, level=45, colour="blue")
    )
    assert refusal(m, "rome", "mediterranean_sea", "bombers", verb="fly") == ("air-units-need-carrier", "S75b")
    move(m, "rome", "adriatic_sea", "bombers", verb="fly")
    assert refusal(m, "adriatic_sea", "mediterranean_sea", "carriers") == ("air-units-need-carrier", "S75b")
    move(m, "adriatic_sea", "mediterranean_sea", "carriers bombers")
    assert sorted(stack(m, "mediterranean_sea")) == ["bombers", "carriers"]
    assert holder(m, "adriatic_sea") is None


@rule("S71", "S75b")
def test_an_area_held_by_air_units_alone_may_be_vacated() -> None:
    m = manoeuvre(airfield("bombers"), GREEKS)
    assert can(m, 0, "fly", "rome", "sicily", list(m.state.units[area(m, "rome")]), [])
    move(m, "rome", "sicily", "bombers", verb="fly")
    assert (holder(m, "rome"), holder(m, "sicily")) == (None, "romans")


@rule("S72", "S75")
def test_a_treaty_keeps_air_units_away() -> None:
    m = manoeuvre(airfield(), GREEKS, treaty=("romans", "rome", "greeks", "greece"))
    assert refusal(m, "rome", "greece", "bombers", verb="fly") == ("treaty-forbids-entry", "S72")


@rule("S75", "S76")
def test_leaders_may_fly_along() -> None:
    m = manoeuvre(airfield("bombers", leaders=[("unnamed_ta", "rome")]), GREEKS)
    assert refusal(m, "rome", "sicily", "bombers", verb="fly") == ("leader-left-alone", "S76b")
    move(m, "rome", "sicily", "bombers", "unnamed_ta", verb="fly")
    assert leaders(m, "romans") == [("unnamed_ta", "sicily")]
    done(m)

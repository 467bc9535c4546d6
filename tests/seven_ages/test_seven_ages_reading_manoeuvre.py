"""Second reading of Manoeuvre (S68-S78, S135, S136): points, vacating, ships, aircraft, Strategists, resolutions."""

from __future__ import annotations

from typing import Any

import pytest
from manoeuvre_scene import (
    done,
    embark,
    holder,
    land,
    leaders,
    move,
    no_embarking,
    raiders,
    refusal,
    set_sail,
    stack,
)
from reading_scene import (
    area,
    calm,
    city,
    disordered,
    doing,
    event,
    event_words,
    of,
    question,
    state,
    values,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def manoeuvre(*empires: Empire, **board: Any) -> Match:
    return calm(doing("manoeuvre", *empires, **board))


def romans(lands: dict[str, str], **more: Any) -> Empire:
    return empire("romans", 0, lands, **{"level": 16, **more})


def greeks(lands: dict[str, str], seat: int = 1, **more: Any) -> Empire:
    return empire("greeks", seat, lands, **{"level": 16, **more})


# -- points ------------------------------------------------------------------------------------------------------------


@rule("S69", "S69b")
def test_the_first_step_is_always_possible_and_uses_up_what_it_costs() -> None:
    m = manoeuvre(romans({"north_italy": "warriors warriors warriors"}))
    move(m, "north_italy", "austria", "warriors warriors")  # a mountain costs 3, infantry has 2
    assert refusal(m, "austria", "germany", "warriors") == ("points-used-up", "S69")
    m = manoeuvre(romans({"north_italy": "warriors warriors warriors"}))
    move(m, "north_italy", "aquitaine", "warriors warriors")
    move(m, "aquitaine", "castile", "warriors")
    assert refusal(m, "castile", "andalusia", "warriors") == ("points-used-up", "S69")


@rule("S71")
def test_neither_the_start_nor_a_neutral_area_on_the_way_is_left_empty() -> None:
    m = manoeuvre(romans({"north_italy": "warriors"}))
    assert question(m) == "Halt"  # a single unit cannot go anywhere
    m = manoeuvre(romans({"north_italy": "warriors warriors"}))
    move(m, "north_italy", "aquitaine", "warriors")
    assert refusal(m, "aquitaine", "castile", "warriors") == ("area-not-vacated", "S71")


@rule("S70", "S71", "A57")
def test_an_explorer_leaves_nobody_on_his_way_but_one_where_he_began_and_only_neutral_land_is_cheap() -> None:
    own = romans({"north_italy": "warriors warriors"}, leaders=[("unnamed_ex", "north_italy")])
    m = manoeuvre(own, greeks({"macedonia": "warriors"}))
    assert refusal(m, "north_italy", "illyria", "warriors warriors", "unnamed_ex") == ("area-not-vacated", "S71")
    move(m, "north_italy", "illyria", "warriors", "unnamed_ex")  # a neutral mountain for 1
    move(m, "illyria", "dacia", "warriors", "unnamed_ex")  # and another one
    assert holder(m, "illyria") is None
    assert refusal(m, "dacia", "macedonia", "warriors", "unnamed_ex") == ("points-used-up", "S69")
    move(m, "dacia", "thrace", "warriors", "unnamed_ex")  # 2 points and 1 more
    assert refusal(m, "thrace", "ionia", "warriors", "unnamed_ex") == ("points-used-up", "S69")


@rule("S70")
def test_paved_roads_shorten_the_way_to_cities_of_level_three_only() -> None:
    lands = {"north_italy": "warriors archers", "austria": "warriors"}
    for level, far in ((3, True), (1, False)):
        own = empire(
            "french", 0, lands, level=16, cities={"austria": level}, artefacts={"north_italy": ["paved_roads"]}
        )
        m = manoeuvre(own)
        move(m, "north_italy", "austria", "archers")
        assert (refusal(m, "austria", "hungary", "archers") is None) is far


@rule("S70")
def test_railways_take_a_unit_through_all_own_land_for_one_point() -> None:
    lands = {"rome": "warriors archers", "north_italy": "warriors", "austria": "warriors", "poland": "warriors"}
    m = manoeuvre(romans(lands, level=30, artefacts={"rome": ["railways"]}))
    move(m, "rome", "poland", "archers")
    move(m, "poland", "ukraine", "archers")
    assert stack(m, "ukraine") == ["archers"]
    assert refusal(m, "ukraine", "scythia", "archers") is not None


# -- vacating ----------------------------------------------------------------------------------------------------------


@rule("S17", "S17b", "A29", "A62")
def test_a_vacated_area_keeps_its_city_and_nothing_else_and_the_next_owner_finds_it_whole() -> None:
    wild = empire(
        "huns",
        0,
        {"scythia": "warriors", "volga": "warriors"},
        level=16,
        cities={"scythia": 3},
        forts=["scythia"],
        disorder=["scythia"],
        artefacts={"scythia": ["renaissance"]},
    )
    m = manoeuvre(wild)
    move(m, "scythia", "ukraine", "warriors")
    s = state(m)
    assert (holder(m, "scythia"), city(m, "scythia"), disordered(m)) == (None, 3, [])
    assert (s.forts, s.lies[area("scythia")]) == (0, 0)
    m = manoeuvre(empire("huns", 0, {"volga": "warriors warriors"}, level=16), cities={"scythia": 3})
    move(m, "volga", "scythia", "warriors")
    assert city(m, "scythia") == 3


@rule("S76b")
def test_a_leader_does_not_stay_behind_alone() -> None:
    wild = empire(
        "huns", 0, {"scythia": "warriors", "volga": "warriors"}, level=16, leaders=[("unnamed_ad", "scythia")]
    )
    m = manoeuvre(wild)
    assert refusal(m, "scythia", "ukraine", "warriors") == ("leader-left-alone", "S76b")
    move(m, "scythia", "ukraine", "warriors", "unnamed_ad")
    assert leaders(m, "huns") == [("unnamed_ad", "ukraine")]


# -- others' areas -----------------------------------------------------------------------------------------------------


@rule("S72", "S136", "A42")
def test_a_treaty_closes_all_areas_of_the_partner_even_the_sea() -> None:
    own = romans({"rome": "warriors warriors", "balearic_sea": "galleys"})
    foe = greeks({"sicily": "warriors", "mediterranean_sea": "galleys", "north_italy": "warriors"})
    m = manoeuvre(own, foe, treaty=("romans", "rome", "greeks", "sicily"))
    assert refusal(m, "rome", "north_italy", "warriors") == ("treaty-forbids-entry", "S72")
    assert refusal(m, "balearic_sea", "mediterranean_sea", "galleys") == ("treaty-forbids-entry", "S72")


@rule("S72", "A21")
def test_an_own_other_empire_is_an_enemy_and_stops_whoever_enters() -> None:
    own = romans({"rome": "heavy_horse heavy_horse"}, colour="light_purple")
    other = greeks({"north_italy": "warriors"}, seat=0)
    m = manoeuvre(own, other)
    move(m, "rome", "north_italy", "heavy_horse")
    assert raiders(m, "north_italy") == ["heavy_horse"]
    assert refusal(m, "north_italy", "france", "heavy_horse") is not None


@rule("S73", "S72b")
@pytest.mark.parametrize(("ship", "reason"), [("galleys", "galleys-avoid-oceans"), ("caravels", "")])
def test_galleys_avoid_the_ocean_and_caravels_do_not(ship: str, reason: str) -> None:
    m = manoeuvre(romans({"portugal": "warriors", "gulf_of_cadiz": ship}, level=30))
    found = refusal(m, "gulf_of_cadiz", "north_atlantic", ship)
    assert (found[0] if found else "") == reason
    assert refusal(m, "gulf_of_cadiz", "andalusia", ship) == ("ships-need-ports", "S72b")
    assert refusal(m, "gulf_of_cadiz", "portugal", ship) is None


# -- ships -------------------------------------------------------------------------------------------------------------


@rule("S74", "S74b", "S82", "S10")
def test_a_landing_is_an_invasion_and_who_has_landed_stops() -> None:
    own = romans({"rome": "legion legion", "balearic_sea": "galleys"})
    foe = greeks({"carthage": "warriors", "greece": "warriors"})
    m = manoeuvre(own, foe, deck=values(0, 0), players=2)
    set_sail(m, "balearic_sea", "galleys")
    embark(m, "rome", "legion")
    assert no_embarking(m, "rome", "legion") is not None  # one unit is all a galley carries, and one must stay
    land(m, "carthage", "legion")
    calm(m)
    if question(m) == "Voyage":
        say(m, 0, "end_voyage")
    done(m)
    calm(m)
    shown = [found.args[1] for _, found in m.events(None) if found.id == "conflict-total"]
    assert shown[:2] == [3, 1 + 1 + 2]  # Greek infantry is better by 1


@rule("S74b")
def test_a_laden_ship_does_not_enter_foreign_water() -> None:
    own = romans({"rome": "legion legion", "balearic_sea": "galleys"})
    m = manoeuvre(own, greeks({"mediterranean_sea": "galleys", "greece": "warriors"}))
    set_sail(m, "balearic_sea", "galleys")
    assert can(m, 0, "sail", "gulf_of_cadiz")
    embark(m, "rome", "legion")
    assert not can(m, 0, "sail", "mediterranean_sea")


# -- aircraft ----------------------------------------------------------------------------------------------------------


@rule("S75", "S75b", "S71")
def test_aircraft_fly_over_anything_leave_their_area_empty_and_need_a_carrier_at_sea() -> None:
    own = romans({"rome": "biplanes", "sicily": "warriors warriors"}, level=44)
    m = manoeuvre(own)
    assert refusal(m, "rome", "mediterranean_sea", "biplanes", verb="fly") == ("air-units-need-carrier", "S75b")
    move(m, "rome", "greece", "biplanes", verb="fly")
    assert (holder(m, "rome"), holder(m, "greece")) == (None, "romans")


# -- moving again ------------------------------------------------------------------------------------------------------


@rule("S77", "S134")
def test_world_war_then_second_campaign_then_the_strategist_and_only_his_stack() -> None:
    own = romans({"north_italy": "warriors warriors warriors"}, leaders=[("unnamed_st", "north_italy")])
    m = doing("manoeuvre", own, world_war=16, hands={0: [with_event("second_campaign")]})
    while not can(m, 0, *event_words("second_campaign")):
        say(m, next(iter(m.asked())), "pass")
    event(m, 0, "second_campaign")
    calm(m)
    phases = 0
    while question(m) == "Movement":
        phases += 1
        done(m)
        calm(m)
    assert phases == 4
    own = romans(
        {"north_italy": "warriors warriors warriors", "rome": "warriors warriors"},
        leaders=[("unnamed_st", "north_italy")],
    )
    m = manoeuvre(own)
    done(m)
    calm(m)
    assert refusal(m, "rome", "sicily", "warriors") is not None
    assert refusal(m, "north_italy", "france", "warriors") == ("strategist-must-lead", "S77")
    move(m, "north_italy", "france", "warriors", "unnamed_st")
    assert leaders(m, "romans") == [("unnamed_st", "france")]


@rule("S78")
def test_a_populist_calms_his_own_area_at_the_end_and_no_other() -> None:
    own = romans(
        {"rome": "warriors warriors", "sicily": "warriors"},
        leaders=[("unnamed_po", "rome")],
        disorder=["rome", "sicily"],
    )
    m = manoeuvre(own)
    done(m)
    calm(m)
    assert not can(m, 0, "pacify", "sicily")
    say(m, 0, "pacify", "rome")
    assert disordered(m) == ["sicily"]


# -- United Nations ----------------------------------------------------------------------------------------------------


def attack(players: int = 3, keeper: int = 1) -> Match:
    """The Romans enter Sicily while an empire of `keeper` has the United Nations."""
    own = romans({"rome": "warriors warriors"}, level=44)
    foe = greeks({"sicily": "warriors"}, level=44)
    world = empire("germans", keeper, {"germany": "warriors"}, level=44, artefacts={"germany": ["united_nations"]})
    m = manoeuvre(own, foe, world, players=players, glory=[5] * players)
    move(m, "rome", "sicily", "warriors")
    return m


@rule("S135", "A27")
def test_whoever_gives_in_goes_back_and_has_moved_and_whoever_does_not_loses_a_point() -> None:
    m = attack()
    assert (question(m), list(m.asked())) == ("CallOnMove", [1])
    say(m, 1, "call_resolution")
    assert list(m.asked()) == [2]
    say(m, 2, "agree")
    say(m, 0, "give_in")
    assert (stack(m, "rome"), raiders(m, "sicily"), state(m).glory[0]) == (["warriors"] * 2, [], 5)
    assert refusal(m, "rome", "north_italy", "warriors warriors") is not None
    m = attack()
    say(m, 1, "call_resolution")
    say(m, 2, "agree")
    say(m, 0, "defy")
    assert (raiders(m, "sicily"), state(m).glory[0]) == (["warriors"], 4)
    m = attack()
    say(m, 1, "call_resolution")
    say(m, 2, "veto")
    assert (raiders(m, "sicily"), state(m).glory[0], question(m)) == (["warriors"], 5, "Movement")


@rule("S135", "A27")
def test_in_a_game_of_two_the_only_other_player_decides_and_nobody_is_warned_by_himself() -> None:
    m = attack(players=2)
    say(m, 1, "call_resolution")
    assert (question(m), list(m.asked())) == ("AnswerResolution", [0])
    assert question(attack(keeper=0)) == "Movement"


@rule("S135")
def test_an_entry_is_discussed_once_for_each_area() -> None:
    own = romans({"rome": "warriors warriors warriors"}, level=44)
    world = empire("germans", 1, {"germany": "warriors"}, level=44, artefacts={"germany": ["united_nations"]})
    m = manoeuvre(own, greeks({"sicily": "warriors", "north_italy": "warriors"}, level=44), world)
    move(m, "rome", "sicily", "warriors")
    say(m, 1, "pass")
    move(m, "rome", "sicily", "warriors")
    assert question(m) == "Movement"
    assert of(m, "greeks") >= 0

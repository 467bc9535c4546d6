"""Second reading of Production (S46-S58): income, upkeep, prices and limits where two or three rules meet."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    area,
    calm,
    disordered,
    doing,
    event,
    event_words,
    money,
    of,
    question,
    refused,
    state,
    units,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say


def hittites(areas: dict[str, str] | None = None, **more: Any) -> Empire:
    """Cavalry costs 1 less; nothing else about their card matters here."""
    units = areas or {"anatolia": "warriors"}
    return empire("hittites", 0, units, **{"capital": next(iter(units)), **more})


def earned(*empires: Empire, events: tuple[tuple[int, str], ...] = (), **board: Any) -> int:
    """What the first empire has after its income, before anything is paid."""
    hands: dict[int, list[str]] = {}
    for seat, id in events:
        hands.setdefault(seat, []).append(with_event(id))
    m = doing("production", *empires, hands=hands, **board)
    calm_until_window(m, events)
    calm(m)
    return money(m, empires[0].card)


def calm_until_window(m: Match, events: tuple[tuple[int, str], ...]) -> None:
    for seat, id in events:
        while not (question(m) == "PlayEvent" and can(m, seat, *event_words(id))):
            assert question(m) == "PlayEvent"
            for one in list(m.asked()):
                say(m, one, "pass")
        event(m, seat, id)


def producing(*empires: Empire, **board: Any) -> Match:
    return calm(doing("production", *empires, **board))


# -- income ------------------------------------------------------------------------------------------------------------

FIVE = {"anatolia": "warriors", "ionia": "warriors", "syria": "warriors", "palestine": "warriors", "pontus": "warriors"}


@rule("S46")
def test_five_areas_two_of_them_fertile_and_a_small_capital_bring_eight() -> None:
    assert earned(hittites(FIVE)) == 8


@rule("S15", "S49", "S13")
def test_a_barbarian_earns_half_rounded_up_and_feudalism_does_not_halve_again() -> None:
    wild = {
        "scythia": "warriors",
        "ukraine": "warriors",
        "volga": "warriors",
        "dacia": "warriors",
        "muscovy": "warriors",
    }
    assert earned(empire("huns", 0, wild, level=16)) == 3
    assert earned(empire("huns", 0, wild, level=16, government="feudalism")) == 3
    assert earned(hittites(FIVE, level=16, government="feudalism")) == 4


@rule("S49", "S13")
def test_a_tax_revolt_halves_the_halved_income_once_more() -> None:
    wild = {"scythia": "warriors", "ukraine": "warriors", "volga": "warriors", "dacia": "warriors"}
    # 1 + 2 + 1 + 1 = 5, halved 3, halved 2
    assert earned(empire("huns", 0, wild, level=16), events=((1, "tax_revolt"),)) == 2


@rule("S47", "S48", "S13")
def test_populists_next_to_each_other_first_add_and_then_double() -> None:
    two = hittites(
        {"anatolia": "warriors", "syria": "warriors"},
        cities={"anatolia": 3, "syria": 3},
        level=9,
        leaders=[("unnamed_po", "anatolia"), ("unnamed_po", "syria")],
    )
    assert earned(two) == 1 + 1 + 2 * (3 + 1) * 2


@rule("S48", "S13")
def test_a_populist_and_the_industrial_revolution_make_four_times_the_city() -> None:
    one = hittites(
        {"anatolia": "warriors", "syria": "warriors"},
        cities={"anatolia": 3, "syria": 1},
        level=37,
        artefacts={"syria": ["industrial_revolution"]},
        leaders=[("unnamed_po", "anatolia")],
    )
    assert earned(one) == 1 + 1 + 3 * 4 + (1 + 1) * 2


@rule("S47", "S17", "A36")
def test_a_populist_cannot_make_a_disordered_city_pay() -> None:
    one = hittites(
        {"anatolia": "warriors", "syria": "warriors"},
        cities={"anatolia": 3, "syria": 1},
        level=37,
        artefacts={"syria": ["universal_suffrage"]},
        leaders=[("unnamed_po", "anatolia")],
        disorder=["anatolia"],
    )
    assert earned(one) == 2 + (1 + 1)


@rule("S50", "S22")
def test_the_temple_of_diana_reaches_as_far_as_its_empire_counts_from_there() -> None:
    lands = {"anatolia": "warriors", "syria": "warriors", "palestine": "warriors"}
    plain = hittites(lands, artefacts={"anatolia": ["temple_of_diana"]}, disorder=["syria", "palestine"])
    assert earned(plain) == 1 + 1 + 1
    guided = hittites(
        lands,
        artefacts={"anatolia": ["temple_of_diana"]},
        disorder=["syria", "palestine"],
        leaders=[("unnamed_ex", "anatolia")],
    )
    assert earned(guided) == 1 + 1 + 1 + 2


@rule("S46", "S13")
def test_famine_beats_a_bumper_harvest_and_makes_one_fertile_area_disordered() -> None:
    lands = {"ionia": "warriors", "thrace": "warriors", "anatolia": "warriors"}
    hands = {0: [with_event("bumper_harvest")], 1: [with_event("famine")]}
    m = doing("production", hittites(lands, capital="anatolia"), hands=hands)
    calm_until_window(m, ((0, "bumper_harvest"), (1, "famine")))
    say(m, 1, "mark", "thrace")
    calm(m)
    assert money(m, "hittites") == 1 + 1
    assert disordered(m) == ["thrace"]


@rule("S46")
def test_a_drought_dries_up_steppe_and_desert_but_not_their_cities() -> None:
    lands = {"anatolia": "warriors", "ionia": "warriors", "nejd": "warriors"}
    assert earned(hittites(lands), events=((1, "drought"),)) == 0 + 1 + 2 + 0


@rule("S5")
def test_a_treasury_is_looted_only_without_leader_or_order_and_before_the_income() -> None:
    lands = {"anatolia": "warriors"}
    assert earned(hittites(lands, money=7), events=((1, "looted_treasury"),)) == 3 + 2
    led = hittites(lands, money=7, leaders=[("unnamed_ta", "anatolia")])
    m = doing("production", led, hands={1: [with_event("looted_treasury")]})
    assert refused_somewhere(m, 1, "looted_treasury")
    shaken = hittites(lands, money=7, leaders=[("unnamed_ta", "anatolia")], disorder=["anatolia"])
    assert earned(shaken, events=((2, "looted_treasury"),)) == 3


def refused_somewhere(m: Match, seat: int, id: str) -> bool:
    """Whether an event cannot be played in any window until the income is there."""
    while question(m) == "PlayEvent":
        if can(m, seat, *event_words(id)):
            return False
        for one in list(m.asked()):
            say(m, one, "pass")
    return True


# -- order and upkeep --------------------------------------------------------------------------------------------------


@rule("S46b", "S57", "S17")
def test_order_is_bought_after_the_income_and_opens_the_area_for_building_at_once() -> None:
    m = producing(hittites({"anatolia": "warriors", "ionia": "warriors"}, disorder=["ionia"], money=4))
    assert money(m, "hittites") == 4 + 2
    say(m, 0, "restore_order", "ionia")
    say(m, 0, "done")
    assert (money(m, "hittites"), disordered(m)) == (4, [])
    say(m, 0, "build", "ionia", "warriors")
    assert (units(m, "ionia"), money(m, "hittites")) == (["warriors"] * 2, 2)


@rule("S17", "S52", "S56")
def test_nothing_is_built_in_a_disordered_area() -> None:
    m = producing(hittites({"anatolia": "warriors", "ionia": "warriors"}, disorder=["ionia"], money=9))
    say(m, 0, "done")
    assert refused(m, 0, "build", "ionia", "warriors") == "area-disordered"
    assert refused(m, 0, "fortify", "ionia") == "area-disordered"
    assert refused(m, 0, "restore_order", "ionia") != ""


@rule("S51", "S51b", "S46b")
def test_units_that_cannot_be_paid_are_dismissed_but_never_the_last_of_an_area() -> None:
    lands = {"anatolia": "warriors archers archers", "ionia": "warriors"}
    poor = hittites(lands, level=3, disorder=["ionia", "anatolia"])
    m = producing(poor)
    assert question(m) == "Upkeep"
    assert refused(m, 0, "pay_upkeep") == "upkeep-too-dear"
    assert refused(m, 0, "dismiss", "ionia", "warriors") == "costs-no-upkeep"
    say(m, 0, "dismiss", "anatolia", "warriors")
    assert units(m, "anatolia") == ["archers"]
    assert question(m) != "Upkeep"


@rule("S51", "S15")
def test_neither_barbarians_nor_feudal_empires_pay_upkeep() -> None:
    m = producing(empire("huns", 0, {"scythia": "warriors warriors warriors"}, level=16, money=5))
    assert money(m, "huns") == 5 + 1
    m = producing(hittites({"anatolia": "warriors warriors"}, level=16, government="feudalism", money=5))
    assert question(m) == "Build"


# -- prices ------------------------------------------------------------------------------------------------------------


def price(m: Match, where: str, kind: str) -> int:
    """What the next unit costs."""
    card = "hittites"
    before = money(m, card)
    say(m, 0, "build", where, kind)
    return before - money(m, card)


@rule("S54", "A14", "A13")
def test_an_administrator_makes_everything_but_infantry_cheaper_everywhere_and_infantry_from_the_capital() -> None:
    lands = {"anatolia": "warriors", "ionia": "warriors"}
    away = hittites(lands, level=9, money=50, leaders=[("unnamed_ad", "ionia")], government="socialism")
    m = producing(away)
    # legion 3 - 1; light horse 3 - 1 (card) - 1 - 1, at least 1; war galleys 3 - 1 - 1
    assert price(m, "anatolia", "legion") == 2
    assert price(m, "ionia", "light_horse") == 1
    assert price(m, "ionia", "galleys") == 1
    at_home = hittites(lands, level=9, money=50, leaders=[("unnamed_ad", "anatolia")])
    m = producing(at_home)
    assert price(m, "ionia", "legion") == 2


@rule("S54", "S13")
def test_concentrated_ownership_and_revolution_change_prices_but_not_that_of_a_fortification() -> None:
    m = producing(
        hittites(
            {"anatolia": "warriors", "ionia": "warriors", "syria": "warriors"},
            level=9,
            money=50,
            cities={"ionia": 3},
            marks=["concentrated_ownership", "revolution"],
        )
    )
    assert price(m, "ionia", "legion") == 3
    assert price(m, "ionia", "galleys") == 2 + 1 + 1
    assert price(m, "ionia", "light_horse") == 3
    before = money(m, "hittites")
    say(m, 0, "fortify", "ionia")
    assert before - money(m, "hittites") == 3
    assert refused(m, 0, "fortify", "ionia") == "fort-there"


@rule("S55", "A12", "A13", "S13")
def test_halvings_count_for_the_whole_sum_however_the_units_are_bought() -> None:
    robbed = hittites({"anatolia": "warriors"}, level=9, money=50, cities={"anatolia": 3}, government="democracy")
    m = producing(robbed, lost=[1] + [0] * 14)
    assert sum(price(m, "anatolia", "legion") for _ in range(3)) == 5
    m = producing(robbed, lost=[1] + [0] * 14, world_war=9)
    assert sum(price(m, "anatolia", "legion") for _ in range(3)) == 3


@rule("S55")
@pytest.mark.parametrize(("turn", "paid"), [(3, 2), (4, 2), (5, 3)])
def test_a_democracy_builds_at_half_price_in_the_turn_of_a_loss_and_the_next_one(turn: int, paid: int) -> None:
    m = producing(
        hittites({"anatolia": "warriors"}, level=9, money=50, government="democracy"), turn=turn, lost=[3] + [0] * 14
    )
    assert price(m, "anatolia", "legion") == paid


@rule("S55", "S56")
def test_a_world_war_halves_units_but_neither_fortifications_nor_upkeep() -> None:
    m = producing(hittites({"anatolia": "warriors warriors warriors"}, money=20), world_war=3)
    before = money(m, "hittites")
    say(m, 0, "pay_upkeep")
    assert before - money(m, "hittites") == 2
    before = money(m, "hittites")
    say(m, 0, "fortify", "anatolia")
    assert before - money(m, "hittites") == 3


# -- limits ------------------------------------------------------------------------------------------------------------


@rule("S52", "S52b", "S134")
def test_one_unit_per_area_or_as_many_as_the_city_and_no_limit_with_administrator_or_world_war() -> None:
    lands = {"anatolia": "warriors", "ionia": "warriors", "syria": "warriors"}
    some = hittites(lands, level=9, money=60, cities={"ionia": 3}, leaders=[("unnamed_ad", "syria")])
    m = producing(some)
    say(m, 0, "build", "anatolia", "warriors")
    assert refused(m, 0, "build", "anatolia", "warriors") == "build-limit"
    for _ in range(3):
        say(m, 0, "build", "ionia", "warriors")
    assert refused(m, 0, "build", "ionia", "archers") == "build-limit"
    for kind in ("legion", "legion", "archers", "archers"):
        say(m, 0, "build", "syria", kind)
    m = producing(some, world_war=9)
    for _ in range(4):
        say(m, 0, "build", "anatolia", "warriors")
    assert len(units(m, "anatolia")) == 5


@rule("S7", "S4b", "A39")
def test_the_force_pool_is_what_the_level_allows_and_what_is_not_on_the_map() -> None:
    # pink has three legions; two are on the map although the empire fell back behind their level
    fallen = hittites({"anatolia": "legion legion", "ionia": "warriors"}, level=8, money=30)
    m = producing(fallen)
    say(m, 0, "pay_upkeep")
    assert refused(m, 0, "build", "ionia", "legion") == "type-too-new"
    m = producing(hittites({"anatolia": "legion legion legion", "ionia": "warriors"}, level=9, money=30))
    say(m, 0, "pay_upkeep")
    assert refused(m, 0, "build", "ionia", "legion") == "no-counter-left"


@rule("S53")
def test_ships_need_a_coast_and_aircraft_a_city() -> None:
    lands = {"anatolia": "warriors", "hungary": "warriors", "assyria": "warriors"}
    m = producing(hittites(lands, level=42, money=30, cities={"assyria": 1}))
    assert refused(m, 0, "build", "hungary", "galleys") == "needs-coast"
    assert refused(m, 0, "build", "hungary", "biplanes") == "needs-city"
    say(m, 0, "build", "assyria", "biplanes")
    assert "biplanes" in units(m, "assyria")


@rule("S5")
def test_pirates_take_five_at_most_what_is_there_and_before_the_income() -> None:
    pirate = empire("egyptians", 1, {"lower_egypt": "warriors", "mediterranean_sea": "galleys"})
    m = doing("production", hittites(money=3), pirate, hands={1: [with_event("piracy")]})
    while not can(m, 1, *event_words("piracy", on="egyptians")):
        for one in list(m.asked()):
            say(m, one, "pass")
    event(m, 1, "piracy", on="egyptians")
    calm(m)
    assert (money(m, "egyptians"), money(m, "hittites")) == (3, 2)


@rule("S5", "S52")
def test_a_mass_levy_makes_infantry_cheaper_and_lifts_the_limit_for_this_action() -> None:
    m = doing("production", hittites(money=6), hands={0: [with_event("mass_levy")]})
    calm_until_window(m, ((0, "mass_levy"),))
    calm(m)
    assert [price(m, "anatolia", "warriors") for _ in range(4)] == [1, 1, 1, 1]
    say(m, 0, "done")
    assert state(m).effects == ()
    assert of(m, "hittites") >= 0
    assert state(m).holder[area("anatolia")] == of(m, "hittites")

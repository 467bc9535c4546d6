"""Production (S46-S58): income, order, upkeep, prices, building."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from zeitalter.engine.draft import draft
from zeitalter.engine.match import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.building import build_limit
from zeitalter.games.seven_ages.rules.income import income
from zeitalter.games.seven_ages.rules.pool import in_pool
from zeitalter.games.seven_ages.rules.prices import fort_price, halved, order_price, unit_price, upkeep_price
from zeitalter.games.seven_ages.rules.state import COLOURS, State
from zeitalter.games.seven_ages.rules.stats import summed
from zeitalter.testing import can, rule, say, why

PINK = 0


def produce(*empires: Empire, **board: Any) -> Match:
    """The first empire produces."""
    return position(*empires, players=2, doing="production", by=empires[0].card, **board)


def number(s: State, kind: str, id: str) -> int:
    return s.components.ids[kind].index(id)


def still(*empires: Empire, **board: Any) -> State:
    """A position to be looked at."""
    s: State = position(*empires, players=2, doing="destiny", by=empires[0].card, **board).state
    return s


def mine(s: State, card: str) -> int:
    return s.empire(number(s, "empire", card))


def price(s: State, card: str, unit: str, area: str = "") -> int:
    return unit_price(s, mine(s, card), number(s, "unit", unit), number(s, "area", area) if area else -1)


def effect(event: str, e: int = PINK) -> dict[str, Any]:
    """An event that lasts for the action."""
    s = still(empire("israelites", 0, {"palestine": "warriors"}))
    return {"effects": ((number(s, "event", event), e, 0),)}


def earned(s: State, card: str) -> int:
    return income(s, mine(s, card)).total


@rule("S13", "T1", "T2", "T4")
def test_modifiers_add_subtract_double_and_halve_in_this_order():
    for changes in permutations([("add", 2), ("sub", 1), ("mul", 2), ("div", 2)]):
        assert summed(changes).applied_to(5) == 6
    assert summed([("div", 2)]).applied_to(5) == 3
    assert summed([("div", 2), ("mul", 2)]).applied_to(3) == 3


# -- income ------------------------------------------------------------------------------------------------------------


@rule("S46")
def test_areas_and_cities_pay():
    m = produce(
        empire(
            "romans", 0, {"rome": "warriors", "austria": "warriors", "mediterranean_sea": "galleys"}, capital="rome"
        ),
    )
    s = m.state
    rows = {s.components.ids["area"][area]: (land, city) for area, land, city in income(s, PINK).rows}
    fertile = 2 if s.components.fertile >> number(s, "area", "rome") & 1 else 1
    assert rows == {"rome": (fertile, 1), "austria": (1, 0), "mediterranean_sea": (1, 0)}
    assert s.money[PINK] == fertile + 3


@rule("S46", "S17")
def test_a_disordered_area_pays_nothing_nor_does_its_city():
    s = still(empire("sumerians", 0, {"sumer": "warriors", "babylon": "warriors"}, capital="sumer", disorder=["sumer"]))
    paid = {s.components.ids["area"][row[0]]: row[1] + row[2] for row in income(s, PINK).rows}
    assert paid["sumer"] == 0
    assert earned(s, "sumerians") == paid["babylon"] > 0


@rule("S50", "T22")
def test_temple_of_diana_lets_disordered_areas_near_it_pay():
    s = still(
        empire(
            "sumerians",
            0,
            {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"},
            artefacts={"sumer": ["temple_of_diana"]},
            disorder=["babylon", "assyria"],
        )
    )
    paid = {s.components.ids["area"][row[0]]: row[1] for row in income(s, PINK).rows}
    assert paid["babylon"] > 0
    assert paid["assyria"] == 0


@rule("S48", "T10")
def test_populist_and_industrial_revolution_multiply_cities():
    s = still(
        empire(
            "sumerians",
            0,
            {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"},
            level=36,
            cities={"sumer": 3, "babylon": 1, "assyria": 5},
            leaders=[("unnamed_po", "sumer")],
            artefacts={"sumer": ["industrial_revolution"]},
        )
    )
    assert sum(city for _, _, city in income(s, PINK).rows) == 3 * 2 * 2 + (1 + 1) * 2 + 5 * 2


@rule("S47", "T11")
def test_a_populist_does_nothing_for_the_cities_of_others():
    s = still(
        empire("sumerians", 0, {"sumer": "warriors"}, leaders=[("unnamed_po", "sumer")]),
        empire("babylonians", 1, {"babylon": "warriors"}, cities={"babylon": 1}),
    )
    assert sum(city for _, _, city in income(s, mine(s, "babylonians")).rows) == 1


@rule("S47", "A36")
def test_universal_suffrage_pays_for_every_area_in_order():
    s = still(
        empire(
            "french",
            0,
            {"france": "warriors", "austria": "warriors", "north_sea": "caravels"},
            level=36,
            artefacts={"france": ["universal_suffrage"]},
            disorder=["austria"],
        )
    )
    paid = {s.components.ids["area"][row[0]]: row[1] for row in income(s, PINK).rows}
    assert paid["north_sea"] == 2
    assert paid["austria"] == 0
    assert paid["france"] == s.components.area_income[number(s, "area", "france")] + 1


@rule("S49", "T5")
def test_barbarism_and_feudalism_halve_income_only_once():
    eleven = {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"}
    plain = still(empire("sumerians", 0, eleven, cities={"sumer": 5}))
    barbarian = still(empire("mongols", 0, eleven, cities={"sumer": 5}, government="feudalism", level=15))
    feudal = still(empire("sumerians", 0, eleven, cities={"sumer": 5}, government="feudalism", level=15))
    whole = earned(plain, "sumerians")
    assert earned(barbarian, "mongols") == earned(feudal, "sumerians") == -(-whole // 2)


@rule("S49", "S13")
def test_a_tax_revolt_halves_once_more_and_rounds_up_each_time():
    land = {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"}
    whole = earned(still(empire("sumerians", 0, land, cities={"sumer": 5})), "sumerians")
    s = still(empire("mongols", 0, land, cities={"sumer": 5}))
    s.effects = effect("tax_revolt")["effects"]
    assert whole == 11
    assert earned(s, "mongols") == 3


@rule("S46b")
@pytest.mark.parametrize(("event", "times"), [("bumper_harvest", 2), ("famine", 0)])
def test_events_change_what_fertile_land_pays(event: str, times: int):
    s = still(empire("sumerians", 0, {"sumer": "warriors", "austria": "warriors"}, cities={"sumer": 3}))
    s.effects = effect(event)["effects"]
    paid = {s.components.ids["area"][row[0]]: row[1:] for row in income(s, PINK).rows}
    assert paid["sumer"] == (2 * times, 3)
    assert paid["austria"] == (1, 0)


@rule("S46b")
def test_drought_hits_steppe_and_desert():
    s = still(empire("sumerians", 0, {"castile": "warriors", "sumer": "warriors"}))
    s.effects = effect("drought")["effects"]
    paid = {s.components.ids["area"][row[0]]: row[1] for row in income(s, PINK).rows}
    assert paid == {"castile": 0, "sumer": 2}


@rule("S47")
@pytest.mark.parametrize("card", ["minoans", "swahili", "venetians"])
def test_seafarers_earn_more_at_sea(card: str):
    s = still(empire(card, 0, {"mediterranean_sea": "galleys", "crete": "warriors"}))
    paid = {s.components.ids["area"][row[0]]: row[1] for row in income(s, PINK).rows}
    assert paid["mediterranean_sea"] == 2
    assert paid["crete"] == s.components.area_income[number(s, "area", "crete")]


@rule("S47")
@pytest.mark.parametrize("card", ["song", "americans", "italians"])
def test_some_cards_earn_more_in_each_city(card: str):
    s = still(empire(card, 0, {"sumer": "warriors", "babylon": "warriors"}, cities={"sumer": 3, "babylon": 1}))
    assert sum(city for _, _, city in income(s, PINK).rows) == 3 + 1 + 2


@rule("S47")
def test_the_moche_earn_more_with_three_coasts():
    coasts = {"crete": "warriors", "greece": "warriors", "rome": "warriors"}
    assert income(still(empire("moche", 0, coasts)), PINK).extra == 2
    del coasts["rome"]
    assert income(still(empire("moche", 0, coasts)), PINK).extra == 0


# -- order and upkeep --------------------------------------------------------------------------------------------------


@rule("S57")
def test_order_is_bought_after_the_income():
    m = produce(empire("sumerians", 0, {"sumer": "warriors", "babylon": "warriors"}, money=3, disorder=["sumer"]))
    before = m.state.money[PINK]
    assert why(m, 0, "restore_order", "babylon").id == "no-disorder-there"
    assert why(m, 0, "restore_order", "rome").id == "not-own-area"
    say(m, 0, "restore_order", "sumer")
    assert m.state.money[PINK] == before - 2
    assert not m.state.disorder
    say(m, 0, "done")
    assert m.state.question().__class__.__name__ == "Build"


@rule("S57", "S46b")
def test_order_is_not_bought_on_credit():
    land = {"sumer": "warriors", "babylon": "warriors", "assyria": "warriors"}
    m = produce(empire("sumerians", 0, land, disorder=["sumer", "babylon"], money=1))
    money = m.state.money[PINK]
    assert 2 <= money < 4
    say(m, 0, "restore_order", "sumer")
    assert why(m, 0, "restore_order", "babylon").id == "too-dear"


@rule("S57")
@pytest.mark.parametrize("card", ["seleucids", "persians"])
def test_some_cards_restore_order_for_less(card: str):
    assert order_price(still(empire(card, 0, {"sumer": "warriors"})), PINK) == 1
    assert order_price(still(empire("romans", 0, {"sumer": "warriors"})), PINK) == 2


@rule("S51")
def test_every_unit_but_the_first_of_an_area_costs_upkeep():
    m = produce(empire("romans", 0, {"rome": "warriors warriors archers", "austria": "warriors"}, money=10, level=9))
    before = m.state.money[PINK]
    say(m, 0, "pay_upkeep")
    assert m.state.money[PINK] == before - 2


@rule("S51b")
def test_units_may_be_dismissed_instead_of_paid():
    m = produce(empire("romans", 0, {"rome": "warriors archers", "austria": "warriors"}, money=10, level=9))
    before, left = m.state.money[PINK], m.state.left(PINK, number(m.state, "unit", "archers"))
    assert why(m, 0, "dismiss", "austria", "warriors").id == "costs-no-upkeep"
    assert why(m, 0, "dismiss", "rome", "legion").id == "no-such-unit-there"
    assert why(m, 0, "dismiss", "germany", "warriors").id == "not-own-area"
    say(m, 0, "dismiss", "rome", "archers")
    assert m.state.money[PINK] == before
    assert m.state.left(PINK, number(m.state, "unit", "archers")) == left + 1
    assert m.state.question().__class__.__name__ == "Build"


@rule("S51")
def test_what_cannot_be_paid_for_must_go():
    m = produce(empire("romans", 0, {"austria": "warriors warriors warriors archers"}, level=9))
    assert why(m, 0, "pay_upkeep").id == "upkeep-too-dear"
    say(m, 0, "dismiss", "austria", "warriors")
    say(m, 0, "dismiss", "austria", "warriors")
    assert can(m, 0, "pay_upkeep")


@rule("S51", "S15")
def test_barbarians_and_feudal_empires_pay_no_upkeep():
    many = {"sumer": "warriors warriors warriors"}
    assert upkeep_price(still(empire("mongols", 0, many)), PINK) == 0
    assert upkeep_price(still(empire("french", 0, many, government="feudalism")), PINK) == 0
    assert upkeep_price(still(empire("french", 0, many)), PINK) == 1


# -- building ----------------------------------------------------------------------------------------------------------


@rule("S52", "S52b", "T16")
def test_one_unit_is_built_in_an_area_without_a_city():
    m = produce(empire("romans", 0, {"rome": "warriors", "austria": "warriors"}, money=20))
    say(m, 0, "build", "rome", "warriors")
    objection = why(m, 0, "build", "rome", "warriors")
    assert (objection.id, objection.args[1]) == ("build-limit", 1)
    say(m, 0, "build", "austria", "warriors")
    assert not any(action[0] == "build" for action in m.options(0))
    say(m, 0, "done")
    assert m.state.built == ()


@rule("S52")
def test_a_city_lets_as_many_units_be_built_as_its_level():
    m = produce(empire("romans", 0, {"rome": "warriors"}, money=20, cities={"rome": 3}))
    for _ in range(3):
        say(m, 0, "build", "rome", "warriors")
    assert why(m, 0, "build", "rome", "warriors").id == "build-limit"


@rule("S52", "T17")
def test_during_world_war_nothing_limits_building():
    m = produce(empire("romans", 0, {"rome": "warriors"}, money=20), world_war=1)
    for _ in range(5):
        say(m, 0, "build", "rome", "warriors")
    assert len(m.state.units[number(m.state, "area", "rome")]) == 6


@rule("S52")
def test_an_administrator_lifts_the_limit_in_his_area_only():
    s = still(empire("romans", 0, {"rome": "warriors", "austria": "warriors"}, leaders=[("unnamed_ad", "rome")]))
    assert build_limit(s, PINK, number(s, "area", "rome")) > 100
    assert build_limit(s, PINK, number(s, "area", "austria")) == 1


@rule("S52")
@pytest.mark.parametrize("card", ["slavs", "bantu", "communist_chinese"])
def test_some_cards_build_one_more_unit_per_area(card: str):
    s = still(empire(card, 0, {"rome": "warriors"}, cities={"rome": 3}))
    assert build_limit(s, PINK, number(s, "area", "rome")) == 4


@rule("S52", "S54")
def test_a_mass_levy_makes_infantry_cheaper_and_lifts_the_limit():
    s = still(empire("romans", 0, {"rome": "warriors"}))
    s.effects = effect("mass_levy")["effects"]
    assert price(s, "romans", "warriors") == 1
    assert price(s, "romans", "chariots") == 3
    assert build_limit(s, PINK, number(s, "area", "rome")) > 100


@rule("S17")
def test_nothing_is_built_in_disorder():
    m = produce(empire("romans", 0, {"rome": "warriors", "austria": "warriors"}, money=20, disorder=["rome"]))
    say(m, 0, "done")
    assert why(m, 0, "build", "rome", "warriors").id == "area-disordered"
    assert why(m, 0, "fortify", "rome").id == "area-disordered"


@rule("S53")
def test_ships_need_a_coast_and_aircraft_a_city():
    m = produce(empire("swedes", 0, {"rome": "warriors", "austria": "warriors"}, money=40, level=45))
    assert can(m, 0, "build", "rome", "galleys")
    assert why(m, 0, "build", "austria", "galleys").id == "needs-coast"
    assert why(m, 0, "build", "rome", "biplanes").id == "needs-city"


@rule("S52")
def test_units_are_built_on_own_land_only():
    m = produce(empire("romans", 0, {"rome": "warriors", "mediterranean_sea": "galleys"}, money=20))
    assert why(m, 0, "build", "mediterranean_sea", "galleys").id == "not-on-water"
    assert why(m, 0, "build", "germany", "warriors").id == "not-own-area"
    assert why(m, 0, "fortify", "germany").id == "not-own-area"


@rule("S7", "S4b")
def test_only_what_is_in_the_force_pool_can_be_built():
    m = produce(empire("romans", 0, {"rome": "warriors archers archers archers"}, money=20, level=4))
    say(m, 0, "pay_upkeep")
    assert why(m, 0, "build", "rome", "legion").id == "type-too-new"
    assert why(m, 0, "build", "rome", "archers").id == "no-counter-left"


@rule("S7")
def test_the_portuguese_have_caravels_early():
    early = still(empire("portuguese", 0, {"portugal": "warriors"}, level=22))
    late = still(empire("spanish", 0, {"portugal": "warriors"}, level=22))
    assert in_pool(early, PINK, number(early, "unit", "caravels"))
    assert not in_pool(late, PINK, number(late, "unit", "caravels"))


# -- prices ------------------------------------------------------------------------------------------------------------


@rule("S54", "A14", "T13", "T14")
def test_an_administrator_makes_all_but_infantry_cheaper_and_in_the_capital_infantry_too():
    land = {"rome": "warriors", "austria": "warriors"}
    away = still(empire("greeks", 0, land, capital="rome", leaders=[("unnamed_ad", "austria")]))
    assert (price(away, "greeks", "warriors"), price(away, "greeks", "chariots")) == (2, 2)
    home = still(empire("greeks", 0, land, capital="rome", leaders=[("unnamed_ad", "rome")]))
    assert (price(home, "greeks", "warriors"), price(home, "greeks", "chariots")) == (1, 2)


@rule("S54", "T19")
def test_no_unit_costs_less_than_one():
    s = still(
        empire(
            "greeks", 0, {"rome": "warriors"}, capital="rome", leaders=[("unnamed_ad", "rome")], government="feudalism"
        )
    )
    assert price(s, "greeks", "warriors") == 1


@rule("S54")
def test_feudalism_makes_infantry_and_cavalry_cheaper():
    s = still(empire("greeks", 0, {"rome": "warriors"}, government="feudalism"))
    assert [price(s, "greeks", unit) for unit in ("warriors", "chariots", "catapults", "galleys")] == [1, 2, 4, 2]


@rule("S54", "T20")
def test_revolution_changes_infantry_ships_and_aircraft():
    s = still(empire("greeks", 0, {"rome": "warriors"}, marks=["revolution"]))
    assert [price(s, "greeks", unit) for unit in ("warriors", "galleys", "biplanes", "chariots")] == [1, 3, 6, 3]


@rule("S54", "T98")
def test_socialism_and_concentrated_ownership_change_all_units():
    s = still(empire("greeks", 0, {"rome": "warriors"}, government="socialism", level=36))
    assert [price(s, "greeks", unit) for unit in ("legion", "tanks", "jets")] == [2, 5, 6]
    s = still(empire("greeks", 0, {"rome": "warriors"}, marks=["concentrated_ownership"]))
    assert [price(s, "greeks", unit) for unit in ("legion", "tanks", "jets")] == [4, 7, 8]
    assert fort_price(s, PINK) == 3


@rule("S54")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        *((card, "galleys") for card in ("minoans", "mycenaeans", "phoenicians", "chola", "venetians")),
        *((card, "war_galleys") for card in ("majapahit", "dutch")),
        *((card, "light_horse") for card in ("hittites", "shang", "sassanids", "mamluks", "manchus")),
        *((card, "bombards") for card in ("swedes", "moguls", "ottomans", "french", "germans")),
        ("zhou", "spearmen"),
        ("romans", "legion"),
    ],
)
def test_cards_make_their_own_troops_cheaper(card: str, unit: str):
    s = still(empire(card, 0, {"rome": "warriors"}))
    usual = s.components.unit_cost[number(s, "unit", unit)]
    assert price(s, card, unit) == usual - 1
    assert (
        price(s, card, "archers" if card != "zhou" else "chariots")
        == s.components.unit_cost[number(s, "unit", "archers" if card != "zhou" else "chariots")]
    )


@rule("S54")
def test_carthage_pays_less_outside_its_capital():
    s = still(empire("carthaginians", 0, {"carthage": "warriors", "austria": "warriors"}, capital="carthage"))
    assert price(s, "carthaginians", "legion", "carthage") == 3
    assert price(s, "carthaginians", "legion", "austria") == 2
    assert price(s, "carthaginians", "galleys", "carthage") == 1
    m = produce(
        empire(
            "carthaginians", 0, {"carthage": "warriors", "austria": "warriors"}, capital="carthage", level=9, money=0
        ),
        empire("romans", 1, {"rome": "warriors"}),
    )
    m.state.money[PINK] = 2
    m.state.choices = {}
    assert can(m, 0, "build", "austria", "legion")
    assert why(m, 0, "build", "carthage", "legion").id == "too-dear"


@rule("S55", "A12", "T7", "T8")
def test_a_robbed_democracy_halves_the_sum_and_world_war_once_more():
    lost = [1, *[0] * (COLOURS - 1)]
    s = still(empire("french", 0, {"rome": "warriors"}, government="democracy"), lost=lost, turn=2, world_war=1)
    assert halved(s, PINK, 13) == 4
    s.world_war = 0
    assert halved(s, PINK, 13) == 7
    s.turn = 3
    assert halved(s, PINK, 13) == 13


@rule("S55")
def test_halving_counts_for_the_sum_of_all_units():
    m = produce(empire("greeks", 0, {"rome": "warriors"}, money=10, level=9), world_war=9)
    start = m.state.money[PINK]
    paid = []
    for unit in ("legion", "legion", "legion"):
        before = m.state.money[PINK]
        say(m, 0, "build", "rome", unit)
        paid.append(before - m.state.money[PINK])
    assert paid == [2, 1, 2]
    assert start - m.state.money[PINK] == 5


@rule("S56")
def test_an_area_has_one_fortification():
    m = produce(empire("greeks", 0, {"rome": "warriors"}, money=10))
    before = m.state.money[PINK]
    say(m, 0, "fortify", "rome")
    assert m.state.money[PINK] == before - 3
    assert why(m, 0, "fortify", "rome").id == "fort-there"


@rule("S56", "S46b")
def test_nothing_is_bought_on_credit():
    m = produce(empire("greeks", 0, {"rome": "warriors"}, money=0, cities={"rome": 1}, level=9))
    m.state.money[PINK] = 2
    m.state.choices = {}
    assert why(m, 0, "fortify", "rome").id == "too-dear"
    assert why(m, 0, "build", "rome", "legion").id == "too-dear"


@rule("S56")
def test_the_ming_fortify_for_less():
    assert fort_price(still(empire("ming", 0, {"rome": "warriors"})), PINK) == 2


@rule("S58")
def test_who_can_build_nothing_is_not_asked():
    m = produce(empire("greeks", 0, {"austria": "warriors"}, disorder=["austria"]))
    assert m.state.question().__class__.__name__ != "Build"


@rule("S52")
def test_building_can_be_planned():
    m = produce(empire("greeks", 0, {"rome": "warriors", "austria": "warriors"}, money=20))
    rome, austria = (number(m.state, "area", id) for id in ("rome", "austria"))
    warriors = number(m.state, "unit", "warriors")
    plan = draft(m, 0, [("build", rome, warriors), ("fortify", austria), ("build", austria, warriors)])
    assert len(plan.taken) == 3

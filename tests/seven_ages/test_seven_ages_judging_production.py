"""Cases of a strict judge for Production, range, disorder and fortifications (S13, S17-S23, S46-S58)."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    IDS,
    C,
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
from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.reach import reach
from zeitalter.testing import can, rule, say


def hittites(areas: dict[str, str] | None = None, **more: Any) -> Empire:
    units = areas or {"anatolia": "warriors"}
    return empire("hittites", 0, units, **{"capital": next(iter(units)), **more})


def producing(*empires: Empire, **board: Any) -> Match:
    return calm(doing("production", *empires, **board))


def earned(*empires: Empire, events: tuple[tuple[int, str], ...] = (), **board: Any) -> int:
    """What the first empire has after its income, before anything is paid."""
    hands: dict[int, list[str]] = {}
    for seat, id in events:
        hands.setdefault(seat, []).append(with_event(id))
    m = doing("production", *empires, hands=hands, **board)
    for seat, id in events:
        while not (question(m) == "PlayEvent" and can(m, seat, *event_words(id))):
            assert question(m) == "PlayEvent"
            for one in list(m.asked()):
                say(m, one, "pass")
        event(m, seat, id)
    calm(m)
    return money(m, empires[0].card)


def paid(m: Match, card: str, *units: tuple[str, str]) -> list[int]:
    """What units cost, one after the other."""
    found = []
    for where, kind in units:
        before = money(m, card)
        say(m, 0, "build", where, kind)
        found.append(before - money(m, card))
    return found


# -- income ------------------------------------------------------------------------------------------------------------


@rule("S47", "S48", "S13")
def test_what_a_card_adds_to_a_city_is_doubled_with_it() -> None:
    def americans(**more: Any) -> Empire:
        return empire("americans", 0, {"virginia": "warriors"}, level=37, capital="virginia", **more)

    land = C.area_income[area("virginia")]
    assert earned(americans()) == land + 1 + 1
    machine = {"virginia": ["industrial_revolution"]}
    assert earned(americans(cities={"virginia": 3}, artefacts=machine)) == land + (3 + 1) * 2
    speaker = [("unnamed_po", "virginia")]
    assert earned(americans(cities={"virginia": 3}, artefacts=machine, leaders=speaker)) == land + (3 + 1) * 4


@rule("S47", "S13", "S46")
def test_suffrage_is_added_before_a_bumper_harvest_doubles_and_before_a_famine_takes_all() -> None:
    """Fertile Palestine and Anatolia: 2 + 1 and 1 + 1."""
    free = hittites(
        {"palestine": "warriors", "anatolia": "warriors"},
        capital="",
        level=30,
        artefacts={"palestine": ["universal_suffrage"]},
    )
    assert earned(free) == 3 + 2
    assert earned(free, events=((0, "bumper_harvest"),)) == 6 + 2
    assert earned(free, events=((1, "famine"),)) == 2


@rule("S47", "S49", "S13")
def test_the_bonus_of_the_card_for_coasts_is_halved_with_the_rest_of_the_income() -> None:
    coasts = [IDS["area"][n] for n in bits(C.coastal) if C.area_income[n] == 1][:3]
    lands = dict.fromkeys(coasts, "warriors")
    assert earned(empire("moche", 0, lands, level=16)) == 3 + 2
    assert earned(empire("moche", 0, lands, level=16, government="feudalism")) == 3
    assert earned(empire("moche", 0, dict.fromkeys(coasts[:2], "warriors"), level=16)) == 2


@rule("S47")
def test_venetians_earn_more_at_sea_but_not_on_an_ocean() -> None:
    def venice(water: str) -> Empire:
        return empire("venetians", 0, {"north_italy": "warriors", water: "caravels"}, level=25)

    land = earned(empire("venetians", 0, {"north_italy": "warriors"}, level=25))
    assert earned(venice("mediterranean_sea")) == land + 2
    assert earned(venice(IDS["area"][bits(C.ocean)[0]])) == land + 1


ARYANS = {"arachosia": "warriors warriors", "bactria": "warriors", "punjab": "warriors"}


@rule("S15", "S49", "S51")
def test_barbarians_that_settled_earn_all_and_pay_upkeep_and_stay_settled_when_they_fall_back() -> None:
    wild = earned(empire("aryans", 0, ARYANS, level=7, born=1))
    s = state(m := doing("trade", empire("aryans", 0, ARYANS, level=7, born=1)))
    e = of(m, "aryans")
    assert s.is_barbarian(e)
    progress(s, e, 1)
    assert not s.is_barbarian(e)
    progress(s, e, -3)
    assert not s.is_barbarian(e)
    m = producing(empire("aryans", 0, ARYANS, level=5, born=1), between={"settled": 1 << e})
    assert question(m) == "Upkeep"
    assert -(-money(m, "aryans") // 2) == wild


@rule("S49", "S13", "S15")
def test_settled_and_feudal_the_income_is_halved_once_and_by_a_tax_revolt_once_more() -> None:
    lands = {"arachosia": "warriors", "bactria": "warriors", "punjab": "warriors", "sind": "warriors"}
    settled = {"settled": 1}
    plain = earned(empire("aryans", 0, lands, level=16, born=1), between=settled)
    feudal = empire("aryans", 0, lands, level=16, born=1, government="feudalism")
    once = -(-plain // 2)
    assert earned(feudal, between=settled) == once
    assert earned(feudal, between=settled, events=((1, "tax_revolt"),)) == -(-once // 2)


@rule("S49", "S13")
def test_money_of_an_event_is_no_income_and_is_not_halved() -> None:
    wild = {"scythia": "warriors", "ukraine": "warriors"}
    huns = empire("huns", 0, wild, level=16)
    assert earned(huns, events=((0, "brilliant_financier"),)) == earned(huns) + 10


@rule("S50", "S17", "S47", "A36")
def test_what_pays_in_disorder_pays_all_of_it_but_nothing_is_built_there() -> None:
    def sumer(**more: Any) -> Empire:
        return empire(
            "babylonians",
            0,
            {"sumer": "warriors", "babylon": "warriors"},
            capital="babylon",
            cities={"babylon": 3},
            artefacts={"sumer": ["temple_of_diana"], "babylon": ["universal_suffrage"]},
            **more,
        )

    ordered = earned(sumer())
    assert earned(sumer(disorder=["babylon"])) == ordered
    m = producing(sumer(disorder=["babylon"], money=9))
    assert question(m) == "RestoreOrder"
    say(m, 0, "done")
    assert refused(m, 0, "build", "babylon", "warriors") == "area-disordered"
    assert refused(m, 0, "fortify", "babylon") == "area-disordered"


@rule("S50", "S20", "S20b")
def test_the_temple_does_not_reach_through_a_foreign_empire() -> None:
    """Babylon and Palestine are two steps apart; who holds all areas next to Babylon cuts them off."""
    near = [IDS["area"][n] for n in bits(C.near[area("babylon")])]
    assert "palestine" not in near
    assert not any(C.water >> area(one) & 1 for one in near)
    own = empire(
        "babylonians",
        0,
        {"babylon": "warriors", "palestine": "warriors"},
        level=8,
        disorder=["palestine"],
        artefacts={"babylon": ["temple_of_diana"]},
        colour="red",
    )
    around = dict.fromkeys(near, "warriors")
    whole = earned(own)
    assert earned(own, empire("hittites", 1, around, level=8)) == whole - C.area_income[area("palestine")]
    assert earned(own, empire("hittites", 0, around, level=8)) == whole


@rule("S36", "S46", "S38")
def test_a_buddhist_who_restores_order_before_production_is_paid_for_it() -> None:
    monk = hittites(
        {"anatolia": "warriors", "syria": "warriors"}, capital="syria", religion="buddhism", level=8, disorder=["syria"]
    )
    m = calm(doing("production", monk))
    say(m, 0, "calm", "syria")
    calm(m)
    assert money(m, "hittites") == earned(hittites({"anatolia": "warriors", "syria": "warriors"}, capital="syria"))


# -- order and upkeep --------------------------------------------------------------------------------------------------


@rule("S46b", "S57", "S51", "S51b")
def test_who_spends_the_money_on_order_dismisses_what_he_cannot_keep() -> None:
    own = hittites(
        {"anatolia": "warriors warriors archers", "syria": "warriors"},
        capital="",
        level=3,
        disorder=["syria"],
        money=2,
    )
    m = producing(own)
    assert money(m, "hittites") == 3
    say(m, 0, "restore_order", "syria")
    say(m, 0, "done")
    assert question(m) == "Upkeep"
    assert refused(m, 0, "pay_upkeep") == "upkeep-too-dear"
    assert refused(m, 0, "dismiss", "syria", "warriors") == "costs-no-upkeep"
    say(m, 0, "dismiss", "anatolia", "warriors")
    say(m, 0, "pay_upkeep")
    assert (units(m, "anatolia"), money(m, "hittites")) == (["warriors", "archers"], 0)
    assert disordered(m) == []


@rule("S51", "S53", "S17")
def test_ships_in_port_ships_at_sea_and_units_in_disorder_all_cost_upkeep() -> None:
    own = empire(
        "phoenicians",
        0,
        {"phoenicia": "warriors galleys", "mediterranean_sea": "galleys", "syria": "warriors warriors"},
        disorder=["syria"],
        money=9,
    )
    m = producing(own)
    if question(m) == "RestoreOrder":
        say(m, 0, "done")
    before = money(m, "phoenicians")
    say(m, 0, "pay_upkeep")
    assert before - money(m, "phoenicians") == 2


@rule("S51b", "S7", "S52")
def test_a_dismissed_unit_can_be_built_again_elsewhere_in_the_same_action() -> None:
    own = hittites({"anatolia": "chariots warriors", "syria": "warriors"}, capital="", level=4, colour="pink", money=9)
    m = producing(own)
    assert state(m).left(of(m, "hittites"), state(m).components.ids["unit"].index("chariots")) == 0
    say(m, 0, "dismiss", "anatolia", "chariots")
    say(m, 0, "pay_upkeep") if question(m) == "Upkeep" else None
    say(m, 0, "build", "syria", "chariots")
    assert units(m, "syria") == ["warriors", "chariots"]


# -- prices and limits -------------------------------------------------------------------------------------------------


@rule("S54", "S13")
def test_additions_come_before_reductions_and_the_least_price_last() -> None:
    """Socialism and the rich cancel each other; an Administrator in the capital takes one more off."""
    own = hittites(
        government="socialism",
        marks=["concentrated_ownership"],
        leaders=[("unnamed_ad", "anatolia")],
        level=30,
        money=30,
    )
    m = producing(own)
    assert paid(m, "hittites", ("anatolia", "warriors"), ("anatolia", "legion"), ("anatolia", "dragoons")) == [1, 2, 3]


@rule("S54", "S13")
def test_a_legion_never_costs_less_than_one() -> None:
    own = empire(
        "romans",
        0,
        {"rome": "warriors"},
        capital="rome",
        level=16,
        government="feudalism",
        leaders=[("romans_augustus", "rome")],
        money=9,
    )
    m = producing(own)
    assert paid(m, "romans", ("rome", "legion"), ("rome", "warriors"), ("rome", "heavy_horse")) == [1, 1, 2]


@rule("S54", "S53")
def test_a_revolution_takes_the_discount_of_a_seafaring_card_away() -> None:
    own = empire("minoans", 0, {"crete": "warriors"}, capital="crete", marks=["revolution"], level=3, money=9)
    m = producing(own)
    assert paid(m, "minoans", ("crete", "galleys")) == [2]


@rule("S54", "S42")
def test_carthage_without_a_capital_builds_cheaper_everywhere() -> None:
    lands = {"carthage": "warriors", "sicily": "warriors"}
    for capital, price in (("carthage", 2), ("", 1)):
        m = producing(empire("carthaginians", 0, lands, capital=capital, level=8, money=9))
        assert paid(m, "carthaginians", ("sicily", "warriors"), ("carthage", "warriors")) == [1, price]


@rule("S55", "A13", "S13")
def test_three_units_at_the_least_price_cost_two_in_a_world_war() -> None:
    own = hittites(marks=["revolution"], level=8, money=2)
    m = producing(own, world_war=43)
    before = money(m, "hittites")
    assert paid(m, "hittites", *[("anatolia", "warriors")] * 3) == [1, 0, 1]
    assert before - money(m, "hittites") == 2


@rule("S52", "S52b")
@pytest.mark.parametrize(("level", "most"), [(0, 2), (1, 2), (3, 4)])
def test_slavs_build_one_unit_more_than_others_whatever_the_city(level: int, most: int) -> None:
    own = empire("slavs", 0, {"ukraine": "warriors"}, level=8, money=30, cities={"ukraine": level} if level else {})
    m = producing(own)
    for _ in range(most):
        say(m, 0, "build", "ukraine", "warriors")
    assert refused(m, 0, "build", "ukraine", "warriors") == "build-limit"


@rule("S17", "S52")
def test_neither_administrator_nor_world_war_opens_a_disordered_area() -> None:
    own = hittites(
        {"anatolia": "warriors", "syria": "warriors"},
        leaders=[("unnamed_ad", "anatolia")],
        disorder=["anatolia"],
        money=1,
        level=8,
    )
    m = producing(own, world_war=43)
    if question(m) == "RestoreOrder":
        say(m, 0, "done")
    assert refused(m, 0, "build", "anatolia", "warriors") == "area-disordered"


@rule("S56", "S17", "S54", "S55")
def test_a_fortification_costs_three_whatever_units_cost() -> None:
    own = hittites(
        {"anatolia": "warriors", "mediterranean_sea": "galleys"},
        government="socialism",
        marks=["revolution"],
        leaders=[("unnamed_ad", "anatolia")],
        level=30,
        money=9,
    )
    m = producing(own, world_war=43)
    before = money(m, "hittites")
    say(m, 0, "fortify", "anatolia")
    assert before - money(m, "hittites") == 3
    assert refused(m, 0, "fortify", "anatolia") == "fort-there"
    assert refused(m, 0, "fortify", "mediterranean_sea") == "not-on-water"
    assert refused(m, 0, "fortify", "syria") == "not-own-area"


@rule("S56", "S15")
def test_barbarians_may_fortify() -> None:
    m = producing(empire("huns", 0, {"scythia": "warriors"}, level=16, money=9))
    say(m, 0, "fortify", "scythia")
    assert state(m).forts >> area("scythia") & 1


@rule("S38", "S46", "S52b")
def test_production_as_a_second_action_brings_income_and_builds() -> None:
    m = calm(doing("destiny", hittites(go=1), players=2))
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "production")
    calm(m)
    assert money(m, "hittites") == earned(hittites())
    assert question(m) == "Build"


@rule("S5")
def test_an_empire_suffers_the_same_hostile_event_once_a_turn_only() -> None:
    first, second = with_event("tax_revolt", 0), with_event("tax_revolt", 1)
    m = doing("production", hittites(money=9), players=3, hands={1: [first], 2: [second]})
    while not can(m, 1, "event", first, "tax_revolt", [], [], [], []):
        say(m, next(iter(m.asked())), "pass")
    event(m, 1, "tax_revolt")
    assert question(m) != "PlayEvent" or not can(m, 2, "event", second, "tax_revolt", [], [], [], [])


@rule("S54", "S13")
def test_two_administrators_both_make_units_cheaper() -> None:
    """One of them is in the capital: infantry costs 1 less, all else 2 less."""
    own = hittites(
        {"syria": "warriors", "anatolia": "warriors"},
        capital="syria",
        leaders=[("unnamed_ad", "syria"), ("unnamed_ad", "anatolia")],
        level=30,
        money=40,
    )
    m = producing(own)
    assert paid(m, "hittites", ("syria", "legion"), ("syria", "catapults")) == [2, 2]


@rule("S47", "S13")
def test_a_city_between_two_populists_gains_from_both() -> None:
    lands = {"anatolia": "warriors", "ionia": "warriors", "pontus": "warriors"}
    cities = {"anatolia": 3, "ionia": 1, "pontus": 1}
    base = earned(hittites(lands, capital="", cities=cities))
    own = hittites(lands, capital="", cities=cities, leaders=[("unnamed_po", "ionia"), ("unnamed_po", "pontus")])
    assert earned(own) == base + 2 + 1 + 1


@rule("S55", "S17b")
def test_a_democracy_that_lost_land_to_nobody_pays_the_full_price() -> None:
    own = hittites({"anatolia": "warriors", "syria": "warriors"}, government="democracy", level=9, money=9)
    m = producing(own, turn=4, between={"lost": {0: 0}})
    assert paid(m, "hittites", ("anatolia", "warriors"), ("syria", "warriors")) == [2, 2]
    for turn, price in ((3, [1, 1]), (4, [1, 1]), (2, [2, 2])):
        m = producing(own, turn=4, between={"lost": {0: turn}})
        assert paid(m, "hittites", ("anatolia", "warriors"), ("syria", "warriors")) == price


@rule("S47", "S48", "S13")
def test_two_populists_in_one_city_are_an_area_with_a_populist_like_any_other() -> None:
    lands = {"anatolia": "warriors", "syria": "warriors"}
    cities = {"anatolia": 3, "syria": 1}
    one = hittites(lands, capital="", cities=cities, leaders=[("unnamed_po", "anatolia")])
    two = hittites(lands, capital="", cities=cities, leaders=[("unnamed_po", "anatolia")] * 2)
    assert earned(one) == earned(two) == 1 + 1 + 3 * 2 + (1 + 1)


@rule("S54", "A14", "S13")
def test_two_administrators_count_beside_what_the_card_takes_off() -> None:
    """Suleiman and another Administrator, no capital: artillery is 3 cheaper, infantry not at all."""
    own = empire(
        "ottomans",
        0,
        {"ionia": "warriors"},
        capital="",
        level=31,
        money=20,
        leaders=[("ottomans_suleiman", "ionia"), ("unnamed_ad", "ionia")],
    )
    m = producing(own)
    assert paid(m, "ottomans", ("ionia", "cannon"), ("ionia", "warriors")) == [5 - 1 - 2, 2]


@rule("S49", "S51", "S54", "S15")
def test_feudal_barbarians_pay_no_upkeep_build_cheaper_and_earn_half_once() -> None:
    lands = {"scythia": "warriors warriors warriors", "ukraine": "warriors"}
    plain = C.area_income[area("scythia")] + C.area_income[area("ukraine")]
    m = producing(empire("huns", 0, lands, level=16, government="feudalism", money=9))
    assert (question(m), money(m, "huns")) == ("Build", 9 + -(-plain // 2))
    assert paid(m, "huns", ("scythia", "warriors"), ("ukraine", "heavy_horse")) == [1, 3]


@rule("S54", "S5", "S52")
def test_a_mass_levy_beside_other_discounts_stops_at_one() -> None:
    card = with_event("mass_levy", 1)
    own = empire("zhou", 0, {"wei_valley": "warriors"}, capital="wei_valley", level=9, money=20)
    m = doing("production", own, hands={0: [card]})
    while not can(m, 0, *event_words("mass_levy", using=card)):
        say(m, next(iter(m.asked())), "pass")
    event(m, 0, "mass_levy", using=card)
    calm(m)
    found = paid(m, "zhou", ("wei_valley", "warriors"), ("wei_valley", "legion"), ("wei_valley", "chariots"))
    assert found == [1, 1, 3]


@rule("S4b", "S7", "S52")
def test_what_has_no_counter_left_is_not_offered_and_refused_with_its_reason() -> None:
    own = hittites({"anatolia": "chariots", "syria": "warriors"}, capital="syria", level=4, colour="pink", money=9)
    m = producing(own)
    assert not can(m, 0, "build", "syria", "chariots")
    assert refused(m, 0, "build", "syria", "chariots") == "no-counter-left"
    assert refused(m, 0, "build", "syria", "legion") == "type-too-new"


@rule("S22", "S13", "S18")
@pytest.mark.parametrize(("more", "steps"), [({}, 2), ({"wonder": True}, 3), ({"wonder": True, "hanno": True}, 6)])
def test_phoenicians_add_card_and_colossus_before_the_explorer_doubles(more: dict[str, bool], steps: int) -> None:
    own = empire(
        "phoenicians",
        0,
        {"phoenicia": "warriors"},
        artefacts={"phoenicia": ["colossus"]} if more.get("wonder") else {},
        leaders=[("unnamed_ex", "phoenicia")] if more.get("hanno") else [],
    )
    s = state(m := producing(own))
    seen = reach(s, of(m, "phoenicians"))
    by_hand = frontier = 1 << area("phoenicia")
    for _ in range(steps):
        frontier = sum(1 << n for n in range(len(C.near)) if any(C.near[n] >> b & 1 for b in bits(frontier)))
        frontier &= ~C.ocean
        by_hand |= frontier
    assert seen == by_hand


@rule("S17", "S139", "S20")
def test_a_famine_finds_no_area_near_the_great_pyramid() -> None:
    own = empire("egyptians", 0, {"lower_egypt": "warriors", "upper_egypt": "warriors"}, capital="lower_egypt", level=8)
    wonder = empire(
        "egyptians",
        0,
        {"lower_egypt": "warriors", "upper_egypt": "warriors"},
        capital="lower_egypt",
        level=8,
        artefacts={"lower_egypt": ["great_pyramid"]},
    )
    for one, marked in ((own, 1), (wonder, 0)):
        card = with_event("famine")
        m = doing("production", one, hands={1: [card]})
        while not can(m, 1, *event_words("famine", using=card)):
            say(m, next(iter(m.asked())), "pass")
        event(m, 1, "famine", using=card)
        while question(m) not in ("Build", "RestoreOrder", "Halt", "Upkeep", "PlayEvent"):
            m.play(1, next(o for o in m.options(1) if isinstance(o, tuple)))
        calm(m)
        assert len(disordered(m)) == marked

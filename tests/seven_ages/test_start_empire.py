"""Start empire (S39-S45): card, colour, leaders, gifts of the card, first units, capital."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from zeitalter.engine.draft import draft
from zeitalter.engine.forms import Form
from zeitalter.engine.masks import bits
from zeitalter.engine.match import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.first_units import overseas_sites
from zeitalter.games.seven_ages.rules.state import COLOURS, DISCARD, HANDS, NOBODY, State
from zeitalter.testing import can, rule, say, why

PINK = 0


def start(*cards: str, others: Sequence[Empire] = (), **board: Any) -> Match:
    """The first player may start an empire with one of these cards."""
    return position(*others, players=2, doing="start_empire", by="seat 1", hands={0: cards}, **board)


def started(card: str, *others: Empire, age: int = 1, **board: Any) -> Match:
    """The first player has started an empire and uses the pink counters."""
    m = start(card, others=others, start_age=age, **board)
    if question(m) == "PlayEvent":
        say(m, 0, "pass")
    say(m, 0, "found", card, str(age))
    say(m, 0, "use_colour", "pink")
    return m


def number(s: State, kind: str, id: str) -> int:
    return s.components.ids[kind].index(id)


def question(m: Match) -> str:
    return type(m.state.question()).__name__


def answer(m: Match, until: str) -> None:
    """Answer with the first "no" or the first option until a question comes up."""
    while question(m) != until:
        seat = m.asked()[0]
        options = list(m.options(seat))
        m.play(seat, next((o for o in options if o[0] in ("done", "refuse", "pass")), options[0]))


def names(s: State, areas: int) -> set[str]:
    return {s.components.ids["area"][area] for area in bits(areas)}


# -- card and colour ---------------------------------------------------------------------------------------------------


@rule("S39", "S40", "T175")
def test_a_card_must_name_the_age_of_the_most_advanced_empire():
    third = empire("arabs", 1, {"medina": "warriors"}, level=18)
    m = start("sumerians", "amazons", "romans", others=[third])
    assert why(m, 0, "found", "amazons", "3").id == "card-of-other-ages"
    assert why(m, 0, "found", "romans", "2").id == "other-age-now"
    assert why(m, 0, "found", "greeks", "3").id == "empire-not-in-hand"
    say(m, 0, "found", "romans", "3")
    say(m, 0, "use_colour", "pink")
    assert m.state.level[PINK] == 15
    assert m.state.owner[PINK] == 0
    assert m.state.born[PINK] == 3


@rule("S27", "S27b")
def test_the_first_empire_fixes_an_open_starting_age():
    m = start("romans", "greeks", start_age=0)
    assert can(m, 0, "found", "romans", "2")
    assert can(m, 0, "found", "romans", "3")
    say(m, 0, "found", "romans", "3")
    say(m, 0, "use_colour", "red")
    assert m.state.start_age == 3
    assert m.state.current_age() == 3


@rule("S45")
def test_nobody_has_to_start_an_empire():
    m = start("sumerians")
    before = m.state.hand(0)
    say(m, 0, "pass")
    assert m.state.hand(0) == before
    assert not m.state.in_play()


@rule("S45")
def test_who_has_no_fitting_card_is_not_asked():
    m = start("romans")
    assert question(m) != "ChooseEmpire"
    assert not m.state.in_play()


@rule("S6", "S25")
def test_colours_of_others_cannot_be_used():
    m = start("sumerians")
    say(m, 0, "found", "sumerians", "1")
    assert why(m, 0, "use_colour", "yellow").id == "colour-not-yours"
    assert can(m, 0, "use_colour", "red")
    assert can(m, 0, "use_colour", "black")
    say(m, 0, "use_colour", "red")
    assert m.state.card[1] == number(m.state, "empire", "sumerians")


@rule("S39")
def test_the_shown_card_is_known_to_all():
    m = start("sumerians", "aryans")
    say(m, 0, "found", "sumerians", "1")
    hand = m.state.zones[HANDS]
    shown = dict(zip(hand.cards, hand.known, strict=True))
    assert shown[number(m.state, "empire", "sumerians")] == -1
    assert shown[number(m.state, "empire", "aryans")] == 1


@rule("S41")
def test_an_empire_begins_with_what_its_card_says():
    m = started("romans", age=2)
    s = m.state
    assert (s.money[PINK], s.elite[PINK], s.level[PINK]) == (15, 1, 8)
    assert s.started_now == 1 << PINK
    assert s.active == PINK


# -- leaders -----------------------------------------------------------------------------------------------------------


@rule("S43")
def test_named_leaders_of_the_age_may_enter_up_to_the_leader_value():
    m = started("greeks", age=2)
    say(m, 0, "call_leader", "greeks_homer")
    say(m, 0, "call_leader", "greeks_pericles")
    say(m, 0, "call_leader", "greeks_socrates")
    assert question(m) == "BuyFirstUnits"
    assert len(m.state.leaders[PINK]) == 3


@rule("S43")
def test_leaders_of_other_ages_stay_away():
    m = started("romans", age=2)
    assert why(m, 0, "call_leader", "romans_trajan").id == "leader-not-now"


@rule("S43b")
def test_missing_leaders_come_from_the_cup():
    m = started("romans", age=2, cup=[1, *[0] * 16], sound=False)
    say(m, 0, "done")
    assert [leader for leader, _ in m.state.leaders[PINK]] == [number(m.state, "leader", "unnamed_ad")]
    assert sum(m.state.cup) == 0


@rule("S43b")
def test_a_no_leader_counter_goes_back():
    m = started("romans", age=2, cup=[*[0] * 16, 3], sound=False)
    say(m, 0, "done")
    assert m.state.leaders[PINK] == ()
    assert m.state.cup[16] == 3


@rule("S104b")
def test_leaders_stand_with_units():
    m = started("sumerians")
    say(m, 0, "call_leader", "sumerians_sargon")
    say(m, 0, "done")
    say(m, 0, "build", "babylon", "warriors")
    say(m, 0, "build", "sumer", "warriors")
    say(m, 0, "done")
    assert why(m, 0, "station", "assyria").id == "no-units-to-lead"
    say(m, 0, "station", "babylon")
    sargon = number(m.state, "leader", "sumerians_sargon")
    assert m.state.leaders[PINK] == ((sargon, number(m.state, "area", "babylon")),)


# -- what the card grants ----------------------------------------------------------------------------------------------


@rule("S97f", "S123")
def test_arabs_may_begin_with_islam_and_its_elite_marker():
    m = started("arabs", age=3)
    say(m, 0, "done")
    assert question(m) == "TakeGrant"
    elite = m.state.elite[PINK]
    say(m, 0, "accept")
    assert m.state.religion[PINK] == number(m.state, "artefact", "islam")
    assert m.state.elite[PINK] == elite + 1


@rule("S97f")
def test_christianity_from_the_card_brings_no_disorder():
    m = started("franks", age=3)
    say(m, 0, "done")
    say(m, 0, "accept")
    answer(m, "BuyFirstUnits")
    m.play(0, m.options(0)[0])
    say(m, 0, "done")
    assert m.state.religion[PINK] == number(m.state, "artefact", "christianity")
    assert not m.state.disorder


@rule("S39b")
def test_a_grant_may_be_refused():
    m = started("holy_romans", age=3)
    say(m, 0, "done")
    say(m, 0, "refuse")
    say(m, 0, "accept")
    assert m.state.religion[PINK] == NOBODY
    assert m.state.government[PINK] == number(m.state, "artefact", "feudalism")


# fmt: off
GRANTS = [
    ("aryans", "hinduism", 1), ("guptas", "hinduism", 2), ("kushans", "buddhism", 2), ("sinhalese", "buddhism", 2),
    ("byzantines", "christianity", 3), ("chola", "hinduism", 3), ("fatimids", "islam", 3),
    ("normans", "christianity", 3), ("seljuks", "islam", 3), ("swahili", "islam", 3),
    ("papal_states", "christianity", 3), ("siamese", "buddhism", 3), ("mamluks", "islam", 4),
    ("teutonic_knights", "christianity", 4), ("timurids", "islam", 4), ("moguls", "islam", 5),
    ("ottomans", "islam", 4), ("safavids", "islam", 5), ("songhai", "islam", 4), ("spanish", "christianity", 5),
    ("iroquois", "democracy", 5), ("marathas", "hinduism", 5), ("americans", "democracy", 6),
    ("indians", "hinduism", 7), ("communist_chinese", "socialism", 7), ("soviets", "socialism", 7),
]
# fmt: on


@rule("S39b", "S97f")
@pytest.mark.parametrize(("card", "artefact", "age"), GRANTS)
def test_cards_grant_their_religion_or_government(card: str, artefact: str, age: int):
    m = start(card, start_age=0)
    found = next(action for action in m.options(0) if action[0] == "found" and action[2] + 1 >= age)
    m.play(0, found)
    say(m, 0, "use_colour", "pink")
    if question(m) == "CallLeaders":
        say(m, 0, "done")
    assert question(m) == "TakeGrant"
    say(m, 0, "accept")
    assert number(m.state, "artefact", artefact) in (m.state.religion[PINK], m.state.government[PINK])


@rule("S39b")
def test_what_the_age_does_not_allow_is_not_granted():
    ripple = next_card("time_ripple")
    m = start("kushans", ripple)
    play_event(m, ripple)
    say(m, 0, "found", "kushans", "1")
    say(m, 0, "use_colour", "pink")
    if question(m) == "CallLeaders":
        say(m, 0, "done")
    assert question(m) == "BuyFirstUnits"
    assert m.state.religion[PINK] == NOBODY


@rule("S39b")
@pytest.mark.parametrize(
    ("card", "artefact", "area"),
    [("ptolemies", "great_library", "lower_egypt"), ("qin", "great_wall", "wei_valley")],
)
def test_some_cards_begin_with_a_wonder(card: str, artefact: str, area: str):
    m = started(card, age=2)
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", area, "warriors")
    say(m, 0, "done")
    assert question(m) == "GiveArtefact"
    say(m, 0, "give_artefact", area)
    assert m.state.lies[number(m.state, "area", area)] == 1 << number(m.state, "artefact", artefact)


@rule("S39b", "A24")
def test_a_wonder_that_is_in_play_is_not_given():
    other = empire("romans", 1, {"rome": "warriors"}, level=8, artefacts={"rome": ["great_library"]})
    m = started("ptolemies", other, age=2)
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "lower_egypt", "warriors")
    say(m, 0, "done")
    assert question(m) != "GiveArtefact"


@rule("S42b")
def test_byzantium_begins_with_a_fortified_capital_of_level_three():
    m = started("byzantines", age=3)
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "thrace", "warriors")
    say(m, 0, "done")
    thrace = number(m.state, "area", "thrace")
    assert m.state.capital[PINK] == thrace
    assert m.state.city[thrace] == 3
    assert m.state.forts == 1 << thrace


@rule("S42b")
def test_the_teutonic_knights_begin_with_a_fortification():
    m = started("teutonic_knights", age=4)
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "prussia", "warriors")
    say(m, 0, "done")
    assert m.state.forts == 1 << number(m.state, "area", "prussia")
    assert m.state.city[number(m.state, "area", "prussia")] == 1


# -- first units -------------------------------------------------------------------------------------------------------


@rule("S41")
def test_first_units_are_bought_without_a_limit_per_area():
    m = started("sumerians")
    say(m, 0, "done")
    assert why(m, 0, "done").id == "first-unit-needed"
    for _ in range(5):
        say(m, 0, "build", "sumer", "warriors")
    assert m.state.money[PINK] == 0
    assert why(m, 0, "build", "sumer", "warriors").id == "too-dear"
    assert why(m, 0, "build", "assyria", "warriors").id == "not-a-start-area"
    say(m, 0, "done")
    assert names(m.state, m.state.held[PINK]) == {"sumer"}
    assert m.state.capital[PINK] == number(m.state, "area", "sumer")


@rule("S41")
def test_money_that_is_left_is_saved():
    m = started("sumerians")
    say(m, 0, "done")
    say(m, 0, "build", "sumer", "warriors")
    say(m, 0, "done")
    assert m.state.money[PINK] == 8


@rule("S41b")
def test_leaders_make_first_units_cheaper():
    m = started("sumerians")
    say(m, 0, "call_leader", "sumerians_sargon")
    say(m, 0, "done")
    say(m, 0, "build", "sumer", "galleys")
    assert m.state.money[PINK] == 10 - 1
    say(m, 0, "build", "sumer", "warriors")
    assert m.state.money[PINK] == 10 - 1 - 2


@rule("S41b")
def test_ships_need_a_coastal_start_area_and_aircraft_wait():
    m = started("sumerians")
    say(m, 0, "done")
    assert why(m, 0, "build", "babylon", "galleys").id == "needs-coast"
    assert why(m, 0, "build", "sumer", "biplanes").id == "type-too-new"
    m = started("soviets", age=7)
    answer(m, "BuyFirstUnits")
    area = m.state.components.ids["area"][m.state.components.start_areas[number(m.state, "empire", "soviets")][0]]
    assert why(m, 0, "build", area, "biplanes").id == "no-aircraft-at-start"


@rule("S55")
def test_world_war_does_not_halve_the_first_units():
    m = started("soviets", empire("french", 1, {"france": "warriors"}, level=44), age=7, world_war=44)
    answer(m, "BuyFirstUnits")
    area = m.state.components.ids["area"][m.state.components.start_areas[number(m.state, "empire", "soviets")][0]]
    before = m.state.money[PINK]
    say(m, 0, "build", area, "riflemen")
    social = m.state.government[PINK] != NOBODY
    assert before - m.state.money[PINK] == 4 - social


@rule("S41")
def test_greeks_may_put_every_third_unit_overseas():
    m = started("greeks", age=2)
    answer(m, "BuyFirstUnits")
    assert "thrace" in names(m.state, overseas_sites(m.state, PINK))
    assert why(m, 0, "build", "thrace", "warriors").id == "too-many-overseas"
    assert why(m, 0, "build", "england", "warriors").id == "not-a-start-area"
    say(m, 0, "build", "greece", "warriors")
    say(m, 0, "build", "greece", "warriors")
    say(m, 0, "build", "thrace", "warriors")
    assert why(m, 0, "build", "thrace", "warriors").id == "too-many-overseas"
    say(m, 0, "build", "greece", "warriors")
    assert why(m, 0, "build", "ionia", "warriors").id == "not-a-start-area"
    assert names(m.state, m.state.held[PINK]) == {"greece", "thrace"}


@rule("S41", "S19")
@pytest.mark.parametrize(
    ("card", "age", "oceans"),
    [("saxons", 3, False), ("normans", 3, False), ("portuguese", 4, True), ("british", 6, True)],
)
def test_land_overseas_lies_beyond_oceans_only_in_later_ages(card: str, age: int, oceans: bool):
    m = started(card, age=age)
    answer(m, "BuyFirstUnits")
    found = overseas_sites(m.state, PINK)
    assert found & m.state.components.coastal == found
    americas = m.state.components.region_mask[number(m.state, "region", "americas")] & found
    assert bool(americas) == oceans


@rule("S41")
def test_meiji_japan_may_begin_in_korea_too():
    m = started("meiji_japanese", age=6)
    answer(m, "BuyFirstUnits")
    assert "korea" in names(m.state, overseas_sites(m.state, PINK))


@rule("S41")
def test_first_units_can_be_planned():
    m = started("sumerians")
    say(m, 0, "done")
    sumer, warriors = number(m.state, "area", "sumer"), number(m.state, "unit", "warriors")
    plan = draft(m, 0, [("build", sumer, warriors)] * 6)
    assert (len(plan.taken), len(plan.dropped)) == (5, 1)


# -- conflicts and capital ---------------------------------------------------------------------------------------------


@rule("S44")
def test_a_start_area_of_another_empire_has_to_be_fought_for():
    m = started("egyptians", empire("nubians", 1, {"lower_egypt": "warriors"}))
    answer(m, "BuyFirstUnits")
    assert why(m, 0, "build", "lower_egypt", "galleys").id == "no-foreign-port"
    say(m, 0, "build", "lower_egypt", "warriors")
    s = m.state
    egypt, nubians = number(s, "area", "lower_egypt"), s.empire(number(s, "empire", "nubians"))
    assert s.raid[egypt] == (number(s, "unit", "warriors"),)
    assert s.holder[egypt] == nubians
    assert s.entered[PINK * COLOURS + nubians] == s.turn
    for _ in range(3):
        say(m, 0, "build", "lower_egypt", "warriors")
    say(m, 0, "done")
    r = Random(1)
    while any(m.state.raid):
        seat = m.asked()[0]
        option = r.choice(m.options(seat))
        drawn = m.state.question().sample(m.state, seat, option, r) if isinstance(option, Form) else option
        m.play(seat, drawn)
    held = names(m.state, m.state.held[PINK])
    assert held in ({"lower_egypt"}, set())
    assert (PINK in m.state.in_play()) == bool(held)
    if held:
        assert m.state.capital[PINK] == egypt


@rule("S44", "S82", "T184")
def test_a_beaten_newcomer_is_discarded_and_no_border_helps_against_it():
    """T184: 0 and 1 of the newcomer against 7, 1 and the land, without a river or an invasion."""
    m = started("egyptians", empire("nubians", 1, {"lower_egypt": "warriors"}), deck=["goths", "moche"])
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "lower_egypt", "warriors")
    say(m, 0, "done")
    land = m.state.components.area_defence[number(m.state, "area", "lower_egypt")]
    assert [event.args[1] for _, event in m.events(None) if event.id == "conflict-total"] == [1, 8 + land]
    assert m.state.owner[PINK] == NOBODY
    assert number(m.state, "empire", "egyptians") in m.state.zones[DISCARD].cards
    assert m.state.holder[number(m.state, "area", "lower_egypt")] == m.state.empire(
        number(m.state, "empire", "nubians")
    )


@rule("S44", "S39b")
def test_a_newcomer_without_areas_leaves_play():
    other = empire("nubians", 1, {"nubia": "warriors"})
    romans = number(start().state, "empire", "romans")
    m = position(empire("romans", 0), other, players=2, stack=[["EndStart", romans], "EndTurn"])
    assert m.state.owner[PINK] == NOBODY
    assert romans in m.state.zones[DISCARD].cards


@rule("S42", "S42b")
def test_the_owner_chooses_where_the_capital_stands():
    m = started("sumerians")
    say(m, 0, "done")
    say(m, 0, "build", "sumer", "warriors")
    say(m, 0, "build", "babylon", "warriors")
    say(m, 0, "done")
    if question(m) == "StationLeader":
        say(m, 0, "station", "sumer")
    assert why(m, 0, "found_capital", "assyria").id == "not-a-start-area"
    say(m, 0, "found_capital", "babylon")
    babylon = number(m.state, "area", "babylon")
    assert (m.state.capital[PINK], m.state.city[babylon]) == (babylon, 1)


@rule("S42")
def test_a_city_that_is_there_becomes_the_capital():
    m = started("egyptians", cities={"lower_egypt": 3})
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "lower_egypt", "warriors")
    say(m, 0, "done")
    assert m.state.city[m.state.capital[PINK]] == 3


@rule("S42", "S15")
def test_barbarians_have_no_capital():
    m = started("amazons")
    answer(m, "BuyFirstUnits")
    say(m, 0, "build", "pontus", "warriors")
    say(m, 0, "done")
    assert m.state.capital[PINK] == NOBODY
    assert not any(m.state.city)


# -- events ------------------------------------------------------------------------------------------------------------


@rule("A33")
def test_a_time_ripple_lifts_the_ages_of_a_card():
    ripple = next_card("time_ripple")
    m = start("romans", ripple)
    play_event(m, ripple)
    say(m, 0, "found", "romans", "1")
    say(m, 0, "use_colour", "pink")
    assert m.state.level[PINK] == 1


@rule("S39b")
def test_a_pretender_brings_money_and_an_elite_marker():
    pretender = next_card("pretender")
    m = start("sumerians", pretender)
    play_event(m, pretender)
    say(m, 0, "found", "sumerians", "1")
    say(m, 0, "use_colour", "pink")
    assert (m.state.money[PINK], m.state.elite[PINK]) == (16, 1)


def next_card(event: str) -> str:
    """A card with this event."""
    c = start("sumerians").state.components
    found: str = c.ids["empire"][c.card_event.index(c.ids["event"].index(event))]
    return found


def play_event(m: Match, card: str) -> None:
    """Play the event of a card of the first player in the window."""
    wanted = number(m.state, "empire", card)
    m.play(0, next(action for action in m.options(0) if action[0] == "event" and action[1] == wanted))

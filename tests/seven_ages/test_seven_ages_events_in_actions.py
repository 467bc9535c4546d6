"""Events of single actions: Start empire, Production, Trade and progress, Manoeuvre, Destiny, Discard empire."""

from __future__ import annotations

import pytest
from event_scene import (
    IDS,
    C,
    area,
    card,
    disordered,
    egypt,
    empire,
    hand,
    may,
    mine,
    play,
    refused,
    rome,
    scene,
    state,
    units,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import position
from zeitalter.games.seven_ages.rules.lasting import allowed_by_event, extra_moves_by_event, lasts
from zeitalter.games.seven_ages.rules.prices import unit_price
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.testing import can, rule, say


def number(event: str) -> int:
    """The number of an event."""
    return IDS["event"].index(event)


def money(m: Match, id: str) -> int:
    """The saved money of an empire."""
    return state(m).money[mine(m, id)]


# -- Start empire ------------------------------------------------------------------------------------------------------


def start(*events: str, **what) -> Match:
    """Seat 0 starts an empire beside the Egyptians, with one more card in the hand."""
    cards = [card(event) for event in events]
    return position(
        egypt(level=what.get("level", 1)),
        players=3,
        doing="start_empire",
        by="seat 1",
        hands={0: [*cards, what.get("founder", "romans")]},
    )


@rule("S39", "A70")
def test_time_ripple_lets_a_card_begin_in_another_age():
    m = start("time_ripple", founder="romans", level=36)
    play(m, 0, "time_ripple")
    assert lasts(state(m), number("time_ripple"))
    assert any(action[:2] == ("found", IDS["empire"].index("romans")) for action in m.options(0))


@rule("S39")
def test_without_time_ripple_it_cannot():
    m = start("time_ripple", founder="romans", level=36)
    say(m, 0, "pass")
    assert type(state(m).stack[-1]).__name__ != "ChooseEmpire" or not any(
        action[:2] == ("found", IDS["empire"].index("romans")) for action in m.options(0)
    )


@rule("S41")
def test_a_pretender_has_more_money_and_elite():
    plain, helped = start(founder="hittites"), start("pretender", founder="hittites")
    play(helped, 0, "pretender")
    for m in (plain, helped):
        m.play(0, next(action for action in m.options(0) if action[0] == "found"))
        m.play(0, next(action for action in m.options(0) if action[0] == "use_colour"))
    assert money(helped, "hittites") - money(plain, "hittites") == 6
    assert state(helped).elite[mine(helped, "hittites")] - state(plain).elite[mine(plain, "hittites")] == 1


# -- Production --------------------------------------------------------------------------------------------------------


def earned(event: str, by: int = 0, turned=(), **what) -> tuple[int, int]:
    """What the Romans have after the income of a Production without and with an event; the areas are Italian."""
    found = []
    for cards in ({}, {by: [event]}):
        m = scene(
            rome(money=what.get("money", 0), **what.get("rome", {})),
            egypt(),
            doing="production",
            hands=cards,
            turned=turned,
        )
        if cards:
            play(m, by, event)
            while state(m).question().seats(state(m)) and m.options(by) and m.options(by)[0][0] == "mark":
                m.play(by, m.options(by)[0])
        found.append(money(m, "romans"))
    return found[0], found[1]


@rule("S46")
def test_a_brilliant_financier_brings_ten():
    plain, helped = earned("brilliant_financier")
    assert helped - plain == 10


@rule("S46")
def test_a_bumper_harvest_doubles_fertile_areas():
    plain, helped = earned("bumper_harvest")
    assert helped - plain == 2 * 2  # rome and sicily


@rule("S46")
def test_a_gold_rush_brings_twice_the_drawn_value():
    plain, helped = earned("gold_rush", turned=(4,))
    assert helped - plain == 8


@rule("S52")
def test_a_mass_levy_makes_infantry_cheap_and_lifts_the_limit():
    m = scene(rome(money=30), egypt(), doing="production", hands={0: ["mass_levy"]})
    play(m, 0, "mass_levy")
    e, warriors = mine(m, "romans"), IDS["unit"].index("warriors")
    assert unit_price(state(m), e, warriors, area("rome")) == C.unit_cost[warriors] - 1
    say(m, 0, "pay_upkeep")
    for _ in range(3):
        m.play(0, next(action for action in m.options(0) if action[0] == "build"))


@rule("S49")
def test_a_tax_revolt_halves_the_income():
    plain, hit = earned("tax_revolt", by=1)
    assert hit == -(-plain // 2)


@rule("S17")
def test_a_famine_empties_fertile_areas_and_brings_disorder():
    m = scene(rome(), egypt(), doing="production", hands={1: ["famine"]})
    play(m, 1, "famine")
    say(m, 1, "mark", "sicily")
    assert disordered(m) == ["sicily"]
    assert money(m, "romans") == 1  # only the city of Rome pays


@rule("S46")
def test_a_drought_empties_steppe_and_desert():
    dry = [a for a in range(C.n_areas) if IDS["terrain"][C.terrain[a]] in ("steppe", "desert") and C.land >> a & 1]
    place = IDS["area"][dry[0]]
    found = []
    for cards in ({}, {1: ["drought"]}):
        romans = empire("romans", 0, {"rome": "warriors", place: "warriors"}, capital="rome")
        m = scene(romans, egypt(), doing="production", hands=cards)
        if cards:
            play(m, 1, "drought")
        found.append(money(m, "romans"))
    assert found[0] - found[1] == 1


@rule("S58")
def test_pirates_take_saved_money():
    egyptians = empire(
        "egyptians", 1, {"lower_egypt": "warriors", "mediterranean_sea": "galleys"}, capital="lower_egypt"
    )
    m = scene(rome(money=3), egyptians, doing="production", hands={1: ["piracy"]})
    play(m, 1, "piracy", on="egyptians")
    assert money(m, "egyptians") == 3
    far = scene(rome(money=3), egypt(), doing="production", hands={1: ["piracy"]})
    assert hand(far, 1) == [card("piracy")]
    assert type(state(far).question()).__name__ != "PlayEvent"


@rule("S58")
def test_the_treasury_of_a_weak_empire_is_looted():
    plain, hit = earned("looted_treasury", by=1, money=7)
    assert plain - hit == 4
    m = scene(
        rome(money=7, leaders=[("unnamed_ar", "rome")]), egypt(), doing="production", hands={1: ["looted_treasury"]}
    )
    assert type(state(m).question()).__name__ != "PlayEvent"  # a leader guards it


# -- Trade and progress ------------------------------------------------------------------------------------------------


def trade(hands, **what) -> Match:
    """The Romans trade with the Greek neighbours of seat 1."""
    greeks = empire("egyptians", 1, {"sicily": "warriors"}, level=what.pop("partner", 1), money=5)
    romans = empire("romans", 0, {"rome": "warriors"}, capital="rome", money=5, level=what.pop("level", 1))
    more = empire("hittites", 2, {"north_italy": "warriors"})
    cards = {0: [what.pop("laid", "vikings")], 1: ["aztecs"], 2: []}
    for seat, events in hands.items():
        cards[seat] += [card(event) for event in events]
    m = position(romans, greeks, more, players=3, doing="trade", by="romans", hands=cards, **what)
    say(m, 0, "trade", "egyptians")
    return m


@rule("S61")
def test_the_silk_road_helps_the_own_side_and_pays_both():
    m = trade({1: ["silk_road"]})
    before = figure(state(m), mine(m, "egyptians"), "trade_number", 0)
    play(m, 1, "silk_road")
    assert figure(state(m), mine(m, "egyptians"), "trade_number", 0) == before + 2
    assert (money(m, "romans"), money(m, "egyptians")) == (7, 7)


@rule("S59")
def test_an_embargo_calls_a_trade_off():
    m = trade({2: ["embargo"]})
    play(m, 2, "embargo")
    assert not can(m, 0, "trade", "egyptians")
    assert can(m, 0, "trade", "hittites")


@rule("S5")
def test_an_outsider_has_no_silk_road():
    m = trade({2: ["silk_road"]})
    assert type(state(m).question()).__name__ != "PlayEvent"


@rule("S60")
def test_a_spy_ring_sees_the_cards_of_the_other_side_first():
    m = trade({1: ["spy_ring"]})
    play(m, 1, "spy_ring")
    assert list(state(m).question().seats(state(m))) == [0]
    m.play(0, next(action for action in m.options(0) if action[0] == "lay"))
    assert list(state(m).question().seats(state(m))) == [1]
    assert state(m).aside


@rule("S62")
def test_stolen_secrets_help_the_loser_against_a_more_advanced_winner():
    m = trade({0: ["industrial_espionage", "brisk_trade"]}, partner=12, level=9, laid="goths")
    lay(m, "goths", "aztecs")
    before = state(m).level[mine(m, "romans")]
    play(m, 0, "industrial_espionage")
    assert state(m).level[mine(m, "romans")] == before + 1


@rule("S62")
def test_a_winner_has_no_use_for_stolen_secrets():
    m = trade({1: ["industrial_espionage"], 0: ["brisk_trade"]}, partner=12, level=9, laid="goths")
    lay(m, "goths", "aztecs")
    assert not m.options(1) or not may(m, 1, "industrial_espionage")


def lay(m: Match, first: str, second: str) -> None:
    """Both sides lay a card."""
    say(m, 0, "lay", [first], 0)
    say(m, 1, "lay", [second], 0)


@rule("S59")
def test_a_brisk_trade_is_followed_by_another_one():
    m = trade({0: ["brisk_trade"]})
    lay(m, "vikings", "aztecs")
    play(m, 0, "brisk_trade")
    assert can(m, 0, "trade", "hittites")
    assert not can(m, 0, "trade", "egyptians")


@rule("S67b")
def test_an_invention_advances_by_half_of_the_drawn_value():
    m = trade({0: ["invention", "brisk_trade"]}, deck=["fatimids"])
    lay(m, "vikings", "aztecs")
    before = state(m).level[mine(m, "romans")]
    play(m, 0, "invention")
    assert state(m).level[mine(m, "romans")] == before + 3  # 6 is turned over


# -- Manoeuvre ---------------------------------------------------------------------------------------------------------


def manoeuvre(event: str) -> Match:
    m = scene(rome(), egypt(), doing="manoeuvre", hands={0: [event]})
    play(m, 0, event)
    return m


@rule("S71")
def test_migration_lets_areas_be_vacated_and_adds_a_point():
    m = manoeuvre("migration")
    e = mine(m, "romans")
    assert allowed_by_event(state(m), e, "vacate_land_areas")
    assert figure(state(m), e, "move_points", 2, Situation(unit=0)) == 3


@rule("S69")
def test_a_forced_march_adds_two_points_for_land_units():
    m = manoeuvre("forced_march")
    e, s = mine(m, "romans"), state(m)
    galleys = IDS["unit"].index("galleys")
    assert figure(s, e, "move_points", 2, Situation(unit=0)) == 4
    assert figure(s, e, "move_points", 3, Situation(unit=galleys)) == 3


@rule("S77")
def test_a_second_campaign_moves_again():
    m = manoeuvre("second_campaign")
    assert extra_moves_by_event(state(m), mine(m, "romans")) == 1


@rule("S74b")
@pytest.mark.parametrize(("v", "left"), [(5, []), (4, ["galleys"])])
def test_a_great_storm_stops_ships_and_sinks_some(v, left):
    romans = empire("romans", 0, {"rome": "warriors", "mediterranean_sea": "galleys"}, capital="rome")
    m = scene(
        romans,
        egypt(),
        doing="manoeuvre",
        hands={1: ["great_storm"], 0: ["windfall"]},
        turned=(v,),
    )
    say(m, 0, "done")
    assert refused(m, 1, "great_storm", area="red_sea") == "event-bad-target"
    play(m, 1, "great_storm", area="mediterranean_sea")
    assert units(m, "mediterranean_sea") == left


# -- Destiny and Discard empire ----------------------------------------------------------------------------------------


@rule("S95")
def test_a_windfall_means_two_more_cards():
    m = scene(rome(), egypt(), doing="destiny", hands={0: ["windfall"]})
    play(m, 0, "windfall")
    say(m, 0, "throw_away", [])
    assert len(hand(m, 0)) == C.constants.hand_advanced + 2


@rule("S95")
def test_an_empty_slot_may_have_a_windfall():
    m = position(rome(), players=3, doing="destiny", by="seat 2", hands={1: [card("windfall")]})
    play(m, 1, "windfall")
    say(m, 1, "throw_away", [])
    assert len(hand(m, 1)) == C.constants.hand_no_empire + 2


@rule("S3")
def test_a_prophecy_takes_any_card_of_the_discard_pile():
    m = scene(rome(), egypt(), doing="destiny", hands={0: ["prophecy"]}, discard=["goths", "franks", "poles"])
    play(m, 0, "prophecy")
    assert not can(m, 0, "take_card", card("prophecy"))
    say(m, 0, "take_card", "franks")
    assert "franks" in hand(m, 0)


@rule("S108")
def test_an_honourable_end_is_worth_a_point_for_ten_levels():
    m = scene(rome(level=27), egypt(), doing="discard_empire", hands={0: ["honourable_end"]})
    play(m, 0, "honourable_end")
    assert state(m).glory[0] == 2
    young = scene(rome(level=9), egypt(), doing="discard_empire", hands={0: ["honourable_end"]})
    assert hand(young, 0) == [card("honourable_end")]

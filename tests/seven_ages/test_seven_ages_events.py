"""Events (S2, S5): windows, who may play, cancelling, protection; and those between and before the actions."""

from __future__ import annotations

import pytest
from event_scene import (
    IDS,
    C,
    area,
    card,
    discarded,
    egypt,
    hand,
    may,
    mine,
    play,
    refused,
    rome,
    scene,
    state,
)

from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.event_core import EFFECTS, kind_of
from zeitalter.games.seven_ages.rules.state import MARKERS
from zeitalter.testing import can, rule, say


@rule("S2")
def test_everything_that_events_do_can_be_done():
    unknown = {kind_of(effect) for effects in C.event_effects for effect in effects} - set(EFFECTS)
    assert not unknown


@rule("S2")
def test_every_event_has_a_window_and_a_card():
    moments = {
        "event_announced", "marker_turned_over", "between_actions", "before_rounds", "start_empire", "production",
        "before_trade_cards", "after_trade_result", "manoeuvre", "during_movement", "start_of_conflict_round",
        "after_conflict_reveal", "destiny", "civilise", "discard_empire", "end_of_turn",
    }  # fmt: skip
    assert {name for name, moment in C.moments.items() if moment.cards} == moments
    assert set(C.card_event) == set(range(len(IDS["event"])))


# -- windows -----------------------------------------------------------------------------------------------------------


@rule("S5")
def test_who_responds_first_is_counted_from_the_start_player():
    """T65: with start player C the order is C, D, A, B."""
    m = position(
        rome(),
        egypt(),
        empire("hittites", 3, {"anatolia": "warriors"}, capital="anatolia"),
        players=4,
        start_player=2,
        hands={0: [card("dark_times")], 3: [card("golden_age")]},
        stack=[["PlayEvent", "end_of_turn", ()], "EndTurn"],
    )
    assert state(m).question().seats(state(m)) == [3, 0]
    play(m, 0, "dark_times", on="hittites")
    play(m, 3, "golden_age", on="hittites")
    assert state(m).glory[3] == 2
    assert may(m, 0, "dark_times", on="hittites")  # the window opens again for the others


@rule("S5")
def test_the_window_closes_when_all_pass():
    m = scene(rome(), egypt(), doing="production", hands={0: ["brilliant_financier"], 1: ["tax_revolt"]})
    say(m, 0, "pass")
    say(m, 1, "pass")
    assert hand(m, 0) == [card("brilliant_financier")]
    assert hand(m, 1) == [card("tax_revolt")]


@rule("S5")
def test_nobody_without_a_fitting_card_is_asked():
    m = scene(rome(), egypt(), doing="production", hands={0: ["migration"], 1: ["brilliant_financier"]})
    assert type(state(m).question()).__name__ != "PlayEvent"


@rule("S2")
def test_the_card_is_discarded_after_its_event():
    m = scene(rome(), egypt(), doing="production", hands={0: ["brilliant_financier"]})
    play(m, 0, "brilliant_financier")
    assert discarded(m)[0] == card("brilliant_financier")
    assert not hand(m, 0)
    assert not state(m).aside


@rule("S2")
def test_a_card_is_refused_with_its_reason():
    m = scene(rome(), egypt(), doing="production", hands={0: ["brilliant_financier", "tax_revolt", "rebellion"]})
    assert refused(m, 0, "tax_revolt") == "event-not-yours"
    assert refused(m, 0, "rebellion", on="egyptians") == "event-not-now"
    assert refused(m, 0, "gold_rush") == "event-card-missing"
    assert refused(m, 0, "gold_rush", using=card("brilliant_financier")) == "event-other-card"
    assert refused(m, 0, "brilliant_financier", on="romans") == "event-bad-target"


@rule("S5")
def test_a_hostile_event_hits_an_empire_once_in_a_turn():
    struck = ((IDS["empire"].index("egyptians"), IDS["event"].index("rebellion")),)
    m = scene(rome(), egypt(), doing="civilise", hands={0: ["rebellion"]}, struck=struck)
    assert refused(m, 0, "rebellion", on="egyptians") == "event-struck"
    assert refused(m, 0, "rebellion", on="romans") == ""


@rule("S5")
def test_a_hostile_event_is_remembered():
    m = scene(rome(), egypt(), doing="production", hands={1: ["tax_revolt"]})
    play(m, 1, "tax_revolt")
    assert state(m).struck == ((IDS["empire"].index("romans"), IDS["event"].index("tax_revolt")),)


# -- Fate intervenes ---------------------------------------------------------------------------------------------------


@rule("S5")
def test_fate_intervenes_cancels_an_event():
    m = scene(rome(), egypt(), doing="production", hands={0: ["brilliant_financier"], 1: ["fate_intervenes"]})
    before = state(m).money[mine(m, "romans")]
    play(m, 0, "brilliant_financier")
    assert state(m).aside
    play(m, 1, "fate_intervenes")
    assert {card("brilliant_financier"), card("fate_intervenes")} <= set(discarded(m))
    assert state(m).money[mine(m, "romans")] - before < 10
    assert not state(m).aside


@rule("S5")
def test_fate_intervenes_can_be_cancelled_itself():
    m = scene(
        rome(),
        egypt(),
        doing="production",
        hands={0: ["brilliant_financier"], 1: ["fate_intervenes"], 2: []},
    )
    twice = position(
        rome(),
        egypt(),
        players=3,
        doing="production",
        by="romans",
        hands={0: [card("brilliant_financier"), card("fate_intervenes", 1)], 1: [card("fate_intervenes")]},
    )
    for match in (m, twice):
        play(match, 0, "brilliant_financier")
        play(match, 1, "fate_intervenes")
    play(twice, 0, "fate_intervenes", copy=1)
    gained = [state(match).money[mine(match, "romans")] for match in (m, twice)]
    assert gained[1] - gained[0] == 10
    assert not state(twice).aside


@rule("S5")
def test_nobody_cancels_his_own_event():
    m = scene(rome(), egypt(), doing="production", hands={0: ["brilliant_financier", "fate_intervenes"]})
    play(m, 0, "brilliant_financier")
    assert type(state(m).question()).__name__ != "PlayEvent"
    assert hand(m, 0) == [card("fate_intervenes")]


@rule("S5")
def test_after_a_cancelled_cancellation_the_next_may_try():
    m = position(
        rome(),
        egypt(),
        players=3,
        doing="production",
        by="romans",
        hands={
            0: [card("brilliant_financier"), card("fate_intervenes", 1)],
            1: [card("fate_intervenes")],
            2: [card("fate_intervenes", 2)],
        },
    )
    play(m, 0, "brilliant_financier")
    say(m, 2, "pass")
    play(m, 1, "fate_intervenes")
    play(m, 0, "fate_intervenes", copy=1)
    say(m, 2, "pass")  # the second one is not cancelled before it is announced
    say(m, 2, "pass")  # nor afterwards: it cancels the first one
    assert may(m, 2, "fate_intervenes", copy=2)  # the financier himself can still be stopped
    say(m, 2, "pass")
    assert not state(m).aside


# -- protection --------------------------------------------------------------------------------------------------------

SIX = ("barracks_revolt", "civil_war", "empire_collapses", "empire_fragments", "new_dynasty", "rebellion")


@rule("S138", "T112")
@pytest.mark.parametrize("event", SIX)
def test_just_rule_protects_against_six_events(event):
    """T112."""
    egyptians = empire(
        "egyptians",
        1,
        {
            "lower_egypt": "warriors warriors",
            "upper_egypt": "warriors",
            "libya": "warriors",
            "palestine": "warriors",
            "crete": "warriors",
        },
        capital="lower_egypt",
        disorder=["lower_egypt"],
        marks=["just_rule"],
        leaders=[("unnamed_ar", "lower_egypt")],
        elite=1,
    )
    m = scene(rome(level=15), egyptians, doing="civilise", hands={0: [event]})
    assert refused(m, 0, event, on="egyptians") == "event-immune"


@rule("S138", "T112")
def test_just_rule_does_not_protect_against_pestilence():
    """T112."""
    m = scene(
        rome(),
        egypt(marks=["just_rule"], leaders=[("unnamed_ar", "lower_egypt")]),
        doing="civilise",
        hands={0: ["pestilence"]},
    )
    assert may(m, 0, "pestilence", area="lower_egypt")


@rule("S138")
def test_a_card_can_protect_against_an_event():
    israelites = empire("israelites", 1, {"palestine": "warriors"}, capital="palestine", disorder=["palestine"])
    m = scene(rome(level=15), israelites, egypt(), doing="civilise", hands={0: ["new_dynasty"]})
    assert refused(m, 0, "new_dynasty", on="israelites") == "event-immune"


@rule("S139", "T106", "T107")
def test_the_great_pyramid_keeps_rebellion_away():
    """T106, T107."""
    pyramid = egypt(artefacts={"lower_egypt": ["great_pyramid"]})
    others = empire("israelites", 2, {"palestine": "warriors", "nubia": "warriors"}, capital="palestine")
    m = scene(rome(), pyramid, others, doing="civilise", hands={0: ["rebellion"]}, turned=(1,))
    play(m, 0, "rebellion", on="israelites")
    assert state(m).disorder == 1 << area("nubia")


# -- between actions, before the rounds, at the end of the turn --------------------------------------------------------


@rule("S35")
def test_indecision_turns_an_action_into_pass():
    m = scene(rome(), egypt(), doing="production", hands={1: ["indecision"]})
    before = state(m).money[:]
    play(m, 1, "indecision")
    assert state(m).money == before
    assert "EndProduction" not in [type(step).__name__ for step in state(m).stack]


@rule("S35")
def test_indecision_does_not_stop_giving_up_an_empire():
    m = scene(rome(), egypt(), doing="discard_empire", hands={1: ["indecision"]})
    assert mine(m, "romans") < 0
    assert hand(m, 1) == [card("indecision")]


@rule("S5")
def test_indecision_is_for_others():
    m = scene(rome(), egypt(), doing="production", hands={0: ["indecision"]})
    assert type(state(m).question()).__name__ != "PlayEvent"


@rule("S104b")
@pytest.mark.parametrize(("v", "dead"), [(3, True), (2, False)])
def test_assassination_kills_a_leader_or_gives_his_player_a_card(v, dead):
    m = scene(
        rome(),
        egypt(leaders=[("unnamed_ta", "upper_egypt")]),
        doing="production",
        hands={2: ["assassination"]},
        turned=(v,),
    )
    cup = state(m).cup[:]
    play(m, 2, "assassination", on="egyptians", area="upper_egypt", leader="unnamed_ta")
    assert (not state(m).leaders[mine(m, "egyptians")]) == dead
    assert (state(m).cup != cup) == dead
    assert len(hand(m, 1)) == (0 if dead else 1)


@rule("S76b")
def test_without_leaders_nobody_is_asked_about_assassination():
    m = scene(rome(), egypt(), doing="production", hands={2: ["assassination"]})
    assert type(state(m).question()).__name__ != "PlayEvent"


@rule("S31b")
def test_change_of_plans_swaps_two_markers():
    m = position(
        rome(),
        empire("hittites", 0, {"anatolia": "warriors"}, capital="anatolia"),
        egypt(),
        players=3,
        hands={0: [card("change_of_plans"), card("golden_age")]},
        markers={0: {"romans": "production", "hittites": "manoeuvre", "": "start_empire"}, 1: {"egyptians": "trade"}},
        stack=[["PlayEvent", "before_rounds", ()], ["PlayEvent", "end_of_turn", ()], "EndTurn"],
    )
    assert not may(m, 0, "change_of_plans", on="romans")  # Production cannot lie on an empty slot
    before = dict(zip(state(m).slots[0], state(m).zones[MARKERS].cards, strict=True))
    play(m, 0, "change_of_plans", on=["romans", "hittites"])
    after = dict(zip(state(m).slots[0], state(m).zones[MARKERS].cards, strict=True))
    romans, hittites = mine(m, "romans"), mine(m, "hittites")
    assert (after[romans], after[hittites], after[-1]) == (before[hittites], before[romans], before[-1])


@rule("S32")
def test_change_of_plans_may_use_the_empty_slot():
    m = position(
        rome(),
        egypt(),
        players=3,
        hands={0: [card("change_of_plans")]},
        markers={0: {"romans": "destiny", "": "wild"}},
        stack=[["PlayEvent", "before_rounds", ()], ["PlayEvent", "end_of_turn", ()], "EndTurn"],
    )
    assert may(m, 0, "change_of_plans", on="romans")


@rule("S38")
def test_rare_conjunction_gives_one_more_go_without_a_forum():
    m = position(
        rome(),
        egypt(),
        players=3,
        hands={0: [card("rare_conjunction"), card("golden_age")]},
        stack=[["PlayEvent", "before_rounds", ()], ["PlayEvent", "end_of_turn", ()], "EndTurn"],
    )
    play(m, 0, "rare_conjunction", on="romans")
    assert state(m).go_now[mine(m, "romans")] == 1
    assert state(m).go[mine(m, "romans")] == 0


@rule("S112")
def test_dark_times_forbid_free_progress():
    m = position(
        rome(),
        egypt(),
        players=3,
        hands={0: [card("dark_times")]},
        stack=[["PlayEvent", "end_of_turn", ()], "EndTurn"],
    )
    levels = [state(m).level[mine(m, id)] for id in ("romans", "egyptians")]
    assert may(m, 0, "dark_times", on="romans")
    play(m, 0, "dark_times", on="egyptians")
    assert [state(m).level[mine(m, id)] - levels[i] for i, id in enumerate(("romans", "egyptians"))] == [1, 0]


@rule("S1")
def test_golden_age_is_worth_glory_for_an_empire_in_order_with_a_city():
    m = position(
        rome(),
        egypt(disorder=["upper_egypt"]),
        players=3,
        hands={0: [card("golden_age")], 1: [card("golden_age", 1)]},
        stack=[["PlayEvent", "end_of_turn", ()], ["PlayEvent", "before_rounds", ()], "EndTurn"],
    )
    assert not can(m, 0, "event", card("golden_age"), "golden_age", ["egyptians"], [], [], [])
    before = state(m).glory[0]
    play(m, 0, "golden_age", on="romans")
    assert state(m).glory[0] >= before + 2
    assert hand(m, 1) == [card("golden_age", 1)]

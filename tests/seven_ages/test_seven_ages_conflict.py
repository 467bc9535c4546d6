"""Rounds of a conflict (S79-S89): order, cards, commitments, losses, disorder; that every conflict ends (A38)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from conflict_scene import IDS, commit, conflict, empire_of, holder, pieces, state, told, totals, units_in

from zeitalter import Match
from zeitalter.engine.forms import sample
from zeitalter.games.seven_ages.position import empire, position
from zeitalter.games.seven_ages.rules.fight import (
    ATTACKER,
    DEFENDER,
    add_bonus,
    available,
    card_of,
    ignore_unit,
    redraw,
)
from zeitalter.games.seven_ages.rules.invariants import invariants
from zeitalter.games.seven_ages.rules.state import ATTACKER_CARD, DEFENDER_CARD
from zeitalter.testing import can, rule, say, why

TACTICIAN = ("unnamed_ta", "syria")


def scene(
    attackers: str, defenders: str, a: dict[str, Any] | None = None, d: dict[str, Any] | None = None, **board: Any
) -> Match:
    """Babylonians attack Hittites in Syria."""
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": attackers}, **(a or {}))
    two = empire("hittites", 1, {"syria": defenders, "palestine": "warriors"}, **(d or {}))
    return conflict(one, two, **board)


def question(m: Match) -> str:
    return type(m.question()).__name__


# -- order and cards ---------------------------------------------------------------------------------------------------


@rule("S79")
def test_the_active_player_picks_the_next_conflict():
    raids = {"syria": "legion legion", "palestine": "warriors warriors"}
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids=raids)
    m = conflict(one, empire("hittites", 1, {"syria": "warriors warriors", "palestine": "warriors"}))
    assert question(m) == "Conflicts"
    assert m.options(0) == [("resolve", IDS["area"].index(area)) for area in sorted(raids, key=IDS["area"].index)]
    say(m, 0, "resolve", "syria")
    assert IDS["area"][state(m).fight_area] == "syria"


@rule("S79")
def test_a_single_conflict_is_resolved_at_once():
    m = scene("legion legion", "warriors warriors")
    assert question(m) == "Commit"
    assert [IDS["empire"][e] for e in told(m, "conflict")[0][:2]] == ["babylonians", "hittites"]


@rule("S80", "A20")
def test_each_side_sees_its_own_card_only():
    m = scene("legion legion", "warriors warriors", values=(4, 5), players=3)
    s = state(m)
    assert s.zones[ATTACKER_CARD].known == (1,)
    assert s.zones[DEFENDER_CARD].known == (2,)
    own = [args[2] for args in told(m, "draws-conflict-card", 0)]
    other = [args[2] for args in told(m, "draws-conflict-card", 1)]
    assert (own, other) == ([4, None], [None, 5])
    assert [args[2] for args in told(m, "draws-conflict-card", 2)] == [None, None]


@rule("S4b", "S80")
def test_without_any_cards_the_value_is_that_of_empty_piles():
    everything = [id for id in IDS["empire"] if id not in ("babylonians", "hittites")]
    m = scene("legion", "warriors", hands={0: everything})
    while question(m) == "PlayEvent":
        say(m, 0, "pass")
    assert totals(m) == [3, 1]


@rule("S4")
def test_the_cards_of_a_round_are_discarded():
    m = scene("legion", "warriors", values=(4, 5))
    s = state(m)
    assert [IDS["empire"][card] for card in s.zones[1].cards] == ["harappans", "qin"]
    assert not s.zones[ATTACKER_CARD]
    assert not s.zones[DEFENDER_CARD]


@rule("S10", "S82")
@pytest.mark.parametrize("invasion", [True, False])
def test_whoever_lands_from_the_sea_invades(invasion):
    one = empire("babylonians", 0, {"low_countries": "warriors warriors", "north_sea": "galleys"})
    two = empire("hittites", 1, {"germany": "warriors warriors"})
    m = position(one, two, players=2, doing="manoeuvre", by="babylonians")
    warriors = IDS["unit"].index("warriors")
    if invasion:
        say(m, 0, "set_sail", "north_sea", IDS["unit"].index("galleys"))
        say(m, 0, "embark", "low_countries", warriors)
        say(m, 0, "land", "germany", list(state(m).aboard), [])
    else:
        say(m, 0, "move", "low_countries", "germany", [warriors], [])
    while question(m) != "Commit":
        say(m, 0, "end_voyage" if question(m) == "Voyage" else "done")
    assert state(m).fight_crossing == (2 if invasion else 0)


# -- commitments -------------------------------------------------------------------------------------------------------


@rule("S80")
def test_commitments_are_secret_until_both_are_in():
    m = scene("legion legion archers", "warriors warriors", values=(4, 5))
    commit(m, ATTACKER, "legion", "archers")
    assert told(m, "commits") == []
    assert state(m).fight_front == ((), ())
    assert card_of(state(m), ATTACKER) >= 0
    commit(m, DEFENDER, "warriors")
    assert [args[1:3] for args in told(m, "commits")][:2] == [
        ((IDS["unit"].index("legion"),), (IDS["unit"].index("archers"),)),
        ((IDS["unit"].index("warriors"),), ()),
    ]


@rule("S80")
def test_whoever_has_one_unit_has_no_choice():
    m = scene("legion", "warriors", values=(4, 5))
    assert totals(m) == [7, 6]


@rule("S80", "A21")
def test_a_player_with_both_sides_commits_for_one_after_the_other():
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"syria": "legion legion"})
    m = conflict(one, empire("hittites", 0, {"syria": "warriors warriors"}, colour="red"), values=(4, 5))
    assert question(m) == "CommitSide"
    assert state(m).zones[ATTACKER_CARD].known == state(m).zones[DEFENDER_CARD].known == (1,)
    commit(m, ATTACKER, "legion", "legion")
    assert question(m) == "CommitSide"
    assert told(m, "commits") == []
    commit(m, DEFENDER, "warriors", "warriors")
    assert totals(m) == [4 + 3 + 1, 5 + 1 + 1]


@rule("S80", "S80b")
def test_the_owner_divides_his_units():
    m = scene("legion archers", "warriors warriors", values=(4, 5))
    commit(m, ATTACKER, "archers", "legion")
    commit(m, DEFENDER, "warriors")
    assert totals(m) == [4 + 1 + 1, 5 + 1]


@rule("S80")
def test_half_of_the_committed_units_rounded_up_form_the_front_line():
    m = scene("legion legion archers", "warriors warriors")
    legion, archers = IDS["unit"].index("legion"), IDS["unit"].index("archers")
    assert why(m, 0, "commit", [], [], []).id == "commit-a-unit"
    assert why(m, 0, "commit", [legion], [legion, archers], []).id == "front-line-is-half"
    assert why(m, 0, "commit", [archers, legion], [], []).id == "front-line-is-half"
    assert why(m, 0, "commit", [archers, archers], [legion], []).id == "unit-not-available"
    assert can(m, 0, "commit", [archers, legion], [legion], [])


@rule("S80")
def test_for_every_number_of_units_the_best_commitment_is_offered_as_it_is():
    m = scene("legion legion archers", "warriors warriors")
    listed = [option for option in m.options(0) if isinstance(option, tuple)]
    assert [len(front) + len(support) for _, front, support, _ in listed] == [3, 2, 1]
    assert listed[0][1:3] == (tuple(pieces(m, ATTACKER, "legion legion")), tuple(pieces(m, ATTACKER, "archers")))


@rule("S80")
def test_leaders_in_the_area_may_be_committed_others_not():
    leaders = [("unnamed_ta", "syria"), ("unnamed_ar", "armenia")]
    m = scene("legion legion", "warriors warriors", {"leaders": leaders})
    say(m, 0, "keep_card")
    legion = IDS["unit"].index("legion")
    assert can(m, 0, "commit", [legion], [], ["unnamed_ta"])
    assert why(m, 0, "commit", [legion], [], ["unnamed_ar"]).id == "leader-not-there"


# -- losses ------------------------------------------------------------------------------------------------------------


@rule("S85")
def test_the_lower_total_loses_what_it_has_committed_the_other_units_become_used():
    m = scene("legion legion archers archers", "spearmen spearmen warriors", values=(4, 3))
    before = state(m).left(empire_of(m, "hittites"), IDS["unit"].index("spearmen"))
    commit(m, ATTACKER, "legion", "legion")
    commit(m, DEFENDER, "spearmen", "spearmen")
    assert totals(m) == [8, 6]
    assert units_in(m, "syria") == ["warriors"]
    assert state(m).left(empire_of(m, "hittites"), IDS["unit"].index("spearmen")) == before + 2
    assert units_in(m, "syria", raiders=True) == ["archers", "archers", "legion", "legion"]
    assert available(state(m), ATTACKER) == (IDS["unit"].index("archers"),) * 2


@rule("S85")
def test_equal_totals_cost_both_sides():
    m = scene("legion legion", "legion legion", values=(4, 4))
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "legion")
    assert totals(m)[:2] == [7, 7]
    assert told(m, "loses-units")[:2] == [
        (IDS["empire"].index(card), (IDS["unit"].index("legion"),), IDS["area"].index("syria"))
        for card in ("babylonians", "hittites")
    ]


@rule("S85", "A59")
def test_committed_leaders_die_with_their_units_others_do_not():
    leaders = [("unnamed_ar", "syria"), ("unnamed_ph", "syria")]
    m = scene("legion legion", "legion legion", {"leaders": leaders}, values=(0, 7))
    commit(m, ATTACKER, "legion", "", "unnamed_ar")
    commit(m, DEFENDER, "legion", "legion")
    assert [IDS["leader"][args[1]] for args in told(m, "leader-dies")] == ["unnamed_ar"]
    assert state(m).leaders[0] == ((IDS["leader"].index("unnamed_ph"), IDS["area"].index("syria")),)


@rule("S76b", "A59")
def test_all_leaders_die_when_no_unit_is_left():
    m = scene("legion", "legion legion", {"leaders": [("unnamed_ar", "syria")]}, values=(0, 7))
    commit(m, DEFENDER, "legion", "legion")
    assert [IDS["leader"][args[1]] for args in told(m, "leader-dies")] == ["unnamed_ar"]
    assert holder(m, "syria") == "hittites"


@rule("S85")
def test_a_committed_tactician_saves_units_and_leaders():
    m = scene("legion legion", "legion legion", {"leaders": [TACTICIAN]}, values=(0, 7))
    say(m, 0, "keep_card")
    commit(m, ATTACKER, "legion", "legion", "unnamed_ta")
    commit(m, DEFENDER, "legion", "legion")
    assert units_in(m, "syria", raiders=True) == ["legion", "legion"]
    assert len(state(m).leaders[0]) == 1
    assert told(m, "tactician-saves") == [(IDS["empire"].index("babylonians"),)]


@rule("S85", "T166")
def test_saved_units_and_the_tactician_are_used():
    m = scene("legion legion archers archers", "legion legion", {"leaders": [TACTICIAN]}, values=(0, 7))
    say(m, 0, "keep_card")
    commit(m, ATTACKER, "legion", "legion", "unnamed_ta")
    commit(m, DEFENDER, "legion")
    archers = IDS["unit"].index("archers")
    assert available(state(m), ATTACKER) == (archers, archers)
    assert why(m, 0, "commit", [archers], [], ["unnamed_ta"]).id == "leader-is-used"
    assert state(m).fight_used_leaders[ATTACKER] == (IDS["leader"].index("unnamed_ta"),)


@rule("S85", "A38")
@pytest.mark.parametrize(("marks", "saved"), [(2, True), (3, False)])
def test_the_protection_ends_with_the_third_marker(marks, saved):
    m = scene("legion legion", "legion legion", {"leaders": [TACTICIAN]}, values=(0, 7))
    state(m).fight_marks[ATTACKER] = marks
    say(m, 0, "keep_card")
    commit(m, ATTACKER, "legion", "legion", "unnamed_ta")
    commit(m, DEFENDER, "legion", "legion")
    assert bool(units_in(m, "syria", raiders=True)) == saved


# -- disorder ----------------------------------------------------------------------------------------------------------


@rule("S86", "S86b")
def test_whoever_has_used_everything_is_disordered_and_has_everything_again():
    m = scene("legion legion", "warriors warriors warriors", values=(7, 0))
    commit(m, ATTACKER, "legion", "legion")
    commit(m, DEFENDER, "warriors")
    assert told(m, "conflict-disorder") == [(IDS["empire"].index("babylonians"), 1)]
    assert len(available(state(m), ATTACKER)) == 2
    assert state(m).fight_marks == [1, 0]


@rule("S86")
def test_whoever_has_a_unit_left_is_not():
    m = scene("legion legion", "warriors warriors warriors", values=(7, 0))
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "warriors")
    assert state(m).fight_marks == [0, 0]
    assert len(available(state(m), ATTACKER)) == 1


# -- Tactician ---------------------------------------------------------------------------------------------------------


@rule("S88")
def test_a_tactician_may_discard_the_first_card_of_his_empire():
    m = scene("legion legion", "warriors warriors", {"leaders": [TACTICIAN]}, values=(1, 5, 6))
    assert question(m) == "RedrawConflictCard"
    say(m, 0, "redraw")
    s = state(m)
    assert s.components.value[card_of(s, ATTACKER)] == 6
    assert s.zones[ATTACKER_CARD].known == (1,)
    assert [args[2] for args in told(m, "discards-conflict-card", 1)] == [1]


@rule("S88", "T145")
def test_but_not_a_later_one():
    m = scene("legion legion legion", "warriors warriors warriors", {"leaders": [TACTICIAN]}, values=(7, 0))
    say(m, 0, "keep_card")
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "warriors")
    assert state(m).fight_round == 2
    assert question(m) == "Commit"


@rule("S88", "T146")
@pytest.mark.parametrize(("artefacts", "asked"), [({}, "Commit"), ({"armenia": ["radio"]}, "RedrawConflictCard")])
def test_with_radio_he_helps_next_door_too_but_cannot_be_committed(artefacts, asked):
    a = {"leaders": [("unnamed_ta", "armenia")], "artefacts": artefacts}
    one = empire("babylonians", 0, {"armenia": "warriors"}, raids={"assyria": "legion legion"}, **a)
    m = conflict(one, empire("hittites", 1, {"assyria": "warriors warriors"}))
    assert question(m) == asked
    if asked == "RedrawConflictCard":
        say(m, 0, "keep_card")
        legion = IDS["unit"].index("legion")
        assert why(m, 0, "commit", [legion], [], ["unnamed_ta"]).id == "leader-not-there"


# -- what events do ----------------------------------------------------------------------------------------------------


@rule("S81")
def test_help_by_an_event_counts_in_this_round_only():
    m = scene("legion legion legion", "warriors warriors warriors", values=(4, 4, 4, 4))
    add_bonus(state(m), DEFENDER, 3)
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "warriors")
    assert totals(m) == [7, 8]
    commit(m, ATTACKER, "legion")
    commit(m, DEFENDER, "warriors")
    assert totals(m)[2:4] == [7, 5]


@rule("S85")
def test_a_betrayed_unit_counts_nothing_and_is_lost_in_spite_of_a_tactician():
    m = scene("legion legion archers", "warriors warriors", {"leaders": [TACTICIAN]}, values=(0, 7))
    say(m, 0, "keep_card")
    ignore_unit(state(m), ATTACKER, IDS["unit"].index("legion"))
    commit(m, ATTACKER, "legion legion", "archers", "unnamed_ta")
    commit(m, DEFENDER, "warriors", "warriors")
    assert totals(m) == [3 + 2, 7 + 2]
    assert units_in(m, "syria", raiders=True) == ["archers", "legion"]


def test_another_card_is_seen_by_those_who_saw_the_first():
    m = scene("legion legion", "warriors warriors", values=(1, 2, 6))
    redraw(state(m), DEFENDER)
    s = state(m)
    assert s.zones[DEFENDER_CARD].known == (2,)
    assert s.components.value[card_of(s, DEFENDER)] == 6


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("A38", "S89")
@pytest.mark.parametrize("seed", range(12))
def test_every_conflict_ends(seed):
    r = Random(seed)
    leaders = [TACTICIAN] if seed % 2 else [TACTICIAN, ("unnamed_st_ta", "syria")]
    m = scene(
        "warriors warriors warriors legion legion archers",
        "warriors warriors warriors legion spearmen archers",
        {"leaders": leaders[:1]},
        {"leaders": leaders[1:]},
        seed=seed,
    )
    for _ in range(400):
        seat = m.asked()[0]
        if seat < 0:
            break
        option = r.choice(m.options(seat))
        m.play(seat, sample(m.state, seat, option, r))
        assert not invariants(m.state)
    assert state(m).fight_area < 0
    assert not any(state(m).raid)

"""Events in a conflict: Ambush, Betrayal, Fortune of war, Mercenaries."""

from __future__ import annotations

from conflict_scene import commit, conflict, totals
from event_scene import IDS, card, may, mine, play, refused, state

from zeitalter import Match
from zeitalter.games.seven_ages.position import empire
from zeitalter.testing import can, rule, say, why


def battle(hands, values=(3, 3), **what) -> Match:
    """The Romans attack a Carthaginian Sicily; seat 2 looks on."""
    romans = empire("romans", 0, {"rome": "warriors"}, raids={"sicily": "warriors warriors"}, **what)
    carthage = empire("carthaginians", 1, {"carthage": "warriors", "sicily": "warriors warriors"}, money=20)
    more = empire("hittites", 2, {"anatolia": "warriors"})
    cards = {seat: [card(event) for event in events] for seat, events in hands.items()}
    return conflict(romans, carthage, more, values=values, players=3, hands=cards)


def fight(m: Match) -> None:
    """Both sides commit a unit."""
    commit(m, 0, "warriors")
    commit(m, 1, "warriors")


@rule("S81")
def test_an_ambush_helps_one_side_in_this_round():
    m = battle({2: ["ambush"]})
    fight(m)
    play(m, 2, "ambush")
    say(m, 2, "help_side", "romans")
    plain = battle({})
    fight(plain)
    assert totals(m)[0] == totals(plain)[0] + 3
    assert totals(m)[1] == totals(plain)[1]
    assert state(m).fight_bonus == (0, 0)
    assert (IDS["empire"].index("carthaginians"), IDS["event"].index("ambush")) in state(m).struck


@rule("S5")
def test_nobody_is_ambushed_twice_in_a_turn():
    romans = empire("romans", 0, {"rome": "warriors"}, raids={"sicily": "warriors warriors"})
    carthage = empire("carthaginians", 1, {"carthage": "warriors", "sicily": "warriors warriors"})
    struck = ((IDS["empire"].index("carthaginians"), IDS["event"].index("ambush")),)
    m = conflict(romans, carthage, values=(3, 3), players=2, hands={0: [card("ambush")]}, struck=struck)
    fight(m)
    play(m, 0, "ambush")  # the only side left is helped without a question
    assert (IDS["empire"].index("romans"), IDS["event"].index("ambush")) in state(m).struck


@rule("S85")
def test_betrayal_makes_a_committed_unit_count_nothing():
    m = battle({0: ["betrayal"]})
    plain = battle({})
    for one in (m, plain):
        commit(one, 0, "warriors")
        commit(one, 1, "warriors", "warriors")
    play(m, 0, "betrayal")
    assert totals(plain)[1] - totals(m)[1] == 1
    assert totals(plain)[0] == totals(m)[0]


@rule("S5")
def test_betrayal_is_for_those_who_fight():
    m = battle({2: ["betrayal"]})
    fight(m)
    assert len(totals(m)) >= 2  # nobody was asked


@rule("S80")
def test_fortune_of_war_draws_another_card():
    m = battle({2: ["fortune_of_war"]}, values=(0, 3, 7))
    plain = battle({}, values=(0, 3, 7))
    fight(m)
    fight(plain)
    play(m, 2, "fortune_of_war")
    say(m, 2, "help_side", "romans")
    assert totals(m)[0] - totals(plain)[0] == 7


@rule("S54")
def test_mercenaries_join_a_side_at_their_price():
    m = battle({1: ["mercenaries"]})
    assert may(m, 1, "mercenaries")
    before = state(m).money[mine(m, "carthaginians")]
    play(m, 1, "mercenaries")
    assert why(m, 1, "hire", "carthaginians", "galleys").id == "cannot-hire"
    say(m, 1, "hire", "carthaginians", "warriors")
    say(m, 1, "done")
    assert len(state(m).units[IDS["area"].index("sicily")]) == 3
    assert state(m).money[mine(m, "carthaginians")] < before


@rule("S54")
def test_without_money_nobody_hires():
    m = battle({0: ["mercenaries"]})
    assert not can(m, 0, "event", card("mercenaries"), "mercenaries", [], [], [], [])
    assert refused(m, 0, "mercenaries") != ""


@rule("S5")
def test_a_third_player_hires_nobody():
    m = battle({2: ["mercenaries"]})
    assert type(state(m).question()).__name__ != "PlayEvent"

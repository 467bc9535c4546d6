"""Second reading of faiths (S35, S36, S78, S120-S129): Heresy, powers before the action, Jihad, Crusade, strife."""

from __future__ import annotations

from typing import Any

import pytest
from reading_scene import (
    IDS,
    area,
    calm,
    disordered,
    doing,
    event,
    held,
    level,
    of,
    owns,
    question,
    refused,
    religion,
    state,
    units,
    values,
    with_artefact,
    with_event,
)

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.testing import can, rule, say

HOME = {
    "arabs": "medina",
    "persians": "persia",
    "seljuks": "sogdiana",
    "romans": "rome",
    "french": "france",
    "greeks": "greece",
}


def faithful(card: str, seat: int, faith: str, **more: Any) -> Empire:
    where = HOME[card]
    return empire(
        card, seat, {where: "warriors warriors"}, **{"level": 16, "religion": faith, "capital": where, **more}
    )


def acts(action: str, *empires: Empire, **board: Any) -> Match:
    return calm(doing(action, *empires, **board))


# -- Heresy ------------------------------------------------------------------------------------------------------------


@rule("S35", "S124", "S124b", "S125")
def test_one_heresy_makes_every_action_of_the_faith_a_vote_and_a_majority_of_votes_ends_it() -> None:
    three = [faithful(card, seat, "islam") for seat, card in enumerate(("arabs", "persians", "seljuks"))]
    m = acts("production", *three, heresy={"islam": "seljuks"}, deck=values(5))
    assert question(m) == "ProposeLosses"
    cards = [IDS["empire"][state(m).card[e]] for e in state(m).in_play()]
    say(m, 0, "propose", cards, [0, 2, 3])
    assert list(m.asked()) == [1]  # the Arabs lose nothing and have no vote
    say(m, 1, "vote_no")
    say(m, 2, "vote_yes")
    assert [level(m, card) for card in ("arabs", "persians", "seljuks")] == [16, 14, 13]
    assert max(state(m).heresy) == -1


@rule("S124b", "A43")
def test_nobody_is_given_more_than_it_can_lose_while_another_one_can_take_it() -> None:
    pair = faithful("arabs", 0, "islam", level=3), faithful("persians", 1, "islam")
    m = acts("production", *pair, heresy={"islam": "arabs"}, deck=values(5))
    assert refused(m, 0, "propose", ["arabs", "persians"], [3, 2]) == "more-than-it-can-lose"
    say(m, 0, "propose", ["arabs", "persians"], [2, 3])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_yes")
    assert (level(m, "arabs"), level(m, "persians")) == (1, 13)


@rule("S124")
def test_with_a_card_of_value_zero_the_acting_empire_decides_alone() -> None:
    pair = faithful("arabs", 0, "islam"), faithful("persians", 1, "islam")
    m = acts("production", *pair, heresy={"islam": "persians"}, deck=values(0))
    if question(m) == "ProposeLosses":
        say(m, 0, "propose", ["arabs", "persians"], [0, 0])
    assert (question(m), list(m.asked())) == ("CastVotes", [0])
    say(m, 0, "vote_no")
    assert max(state(m).heresy) == of(m, "persians")


@rule("A9", "S132")
def test_socialists_neither_vote_nor_lose_nor_are_stopped() -> None:
    red = faithful("arabs", 0, "islam", level=36, government="socialism")
    m = acts("production", red, faithful("persians", 1, "islam"), heresy={"islam": "persians"})
    assert question(m) != "ProposeLosses"
    m = acts(
        "production",
        faithful("persians", 0, "islam"),
        faithful("arabs", 1, "islam", level=36, government="socialism"),
        heresy={"islam": "persians"},
        deck=values(4),
    )
    if question(m) == "ProposeLosses":
        say(m, 0, "propose", ["persians"], [4])
    say(m, 0, "vote_yes")
    assert (level(m, "persians"), level(m, "arabs")) == (12, 36)


@rule("S124", "A64", "A69")
def test_strife_ends_for_those_who_voted_yes_if_the_vote_passed() -> None:
    def pair() -> tuple[Empire, Empire]:
        torn = {"marks": ["religious_strife"], "level": 20}
        return faithful("arabs", 0, "islam", **torn), faithful("persians", 1, "islam", **torn)

    m = acts("production", *pair(), heresy={"islam": "persians"}, deck=values(3))
    say(m, 0, "propose", ["arabs", "persians"], [2, 1])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    assert (owns(m, "arabs", "religious_strife"), owns(m, "persians", "religious_strife")) == (False, True)
    m = acts("production", *pair(), heresy={"islam": "persians"}, deck=values(4))
    say(m, 0, "propose", ["arabs", "persians"], [2, 2])
    say(m, 0, "vote_yes")
    say(m, 1, "vote_no")
    assert (owns(m, "arabs", "religious_strife"), level(m, "arabs")) == (True, 20)


@rule("S126", "A49")
def test_the_pope_votes_for_all_christians_and_who_leaves_the_church_leaves_the_heresy_behind() -> None:
    pope = faithful("romans", 2, "christianity", artefacts={"rome": ["pope"]})
    two = faithful("french", 0, "christianity", cities={"france": 3}), faithful("greeks", 1, "christianity")
    m = acts("production", *two, pope, heresy={"christianity": "greeks"}, deck=values(4))
    if question(m) == "BeforeAction":
        say(m, 0, "done")
    cards = [IDS["empire"][state(m).card[e]] for e in state(m).in_play()]
    losses = {"french": 2, "greeks": 2, "romans": 0}
    say(m, 0, "propose", cards, [losses[card] for card in cards])
    assert (question(m), list(m.asked())) == ("CastVotes", [2])
    say(m, 2, "vote_yes")
    say(m, 0, "give_up_faith")
    say(m, 1, "fall_back")
    assert (religion(m, "french"), level(m, "french")) == ("", 16)
    assert (religion(m, "greeks"), level(m, "greeks")) == ("christianity", 14)
    assert disordered(m) == ["france"]
    assert max(state(m).heresy) == of(m, "greeks")


# -- before the action -------------------------------------------------------------------------------------------------


@rule("S36", "A7", "S38")
def test_a_buddhist_calms_an_area_before_each_of_two_actions() -> None:
    calm_one = empire(
        "arabs",
        0,
        {"medina": "warriors", "yemen": "warriors", "nejd": "warriors"},
        level=16,
        religion="buddhism",
        disorder=["medina", "yemen", "nejd"],
        go=1,
    )
    m = acts("destiny", calm_one)
    say(m, 0, "calm", "yemen")
    assert refused(m, 0, "calm", "nejd") != ""
    if question(m) == "BeforeAction":
        say(m, 0, "done")
    say(m, 0, "throw_away", [])
    assert question(m) == "GoOn"
    say(m, 0, "second_action", "production")
    say(m, 0, "calm", "nejd")
    assert disordered(m) == ["medina"]


@rule("S120", "S71", "A7")
def test_a_christian_converts_a_neighbour_before_the_chosen_action_only_and_leaves_nothing_empty() -> None:
    m = acts("destiny", faithful("romans", 0, "christianity", go=1))
    assert question(m) == "BeforeAction"
    assert can(m, 0, "preach", "rome", "warriors", "sicily")
    say(m, 0, "preach", "rome", "warriors", "sicily")
    assert held(m, "romans") == ["rome", "sicily"]
    assert refused(m, 0, "preach", "rome", "warriors", "north_italy") != ""
    if question(m) == "BeforeAction":
        say(m, 0, "done")
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "production")
    assert question(m) != "BeforeAction"
    alone = empire("romans", 0, {"rome": "warriors"}, level=16, religion="christianity")
    m = acts("destiny", alone)
    assert (question(m), held(m, "romans")) == ("ThrowAway", ["rome"])  # nobody can go, so nobody is asked


@rule("S120", "A11", "A3", "A19", "S132", "S129")
@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({}, ""),
        ({"religion": "christianity"}, "christian-there"),
        ({"religion": "hinduism"}, "immune-there"),
        ({"religion": "hinduism", "marks": ["religious_strife"]}, ""),
        ({"leaders": [("unnamed_re", "greece")]}, "immune-there"),
        ({"government": "socialism"}, "immune-there"),
        ({"disorder": ["greece"]}, "cannot-be-disordered"),
    ],
)
def test_whom_a_christian_can_disturb(other: dict[str, Any], reason: str) -> None:
    near = empire("romans", 0, {"macedonia": "warriors warriors"}, level=16, religion="christianity")
    target = empire("greeks", 1, {"greece": "warriors"}, level=16, **other)
    m = acts("destiny", near, target)
    assert refused(m, 0, "disturb", "greece") == reason
    if not reason:
        say(m, 0, "disturb", "greece")
        assert disordered(m) == ["greece"]


@rule("S129")
def test_strife_takes_the_powers_of_a_faith_away() -> None:
    torn = faithful("romans", 0, "christianity", marks=["religious_strife"])
    assert question(acts("destiny", torn)) != "BeforeAction"
    torn = faithful("romans", 0, "buddhism", marks=["religious_strife"], disorder=["rome"])
    assert question(acts("destiny", torn)) != "BeforeAction"


@rule("A61", "S36", "S37")
def test_before_a_vote_only_buddhists_are_asked_and_before_pass_nobody() -> None:
    m = acts(
        "production",
        faithful("romans", 0, "buddhism", disorder=["rome"]),
        heresy={"buddhism": "romans"},
        deck=values(0),
    )
    assert question(m) == "BeforeAction"
    say(m, 0, "calm", "rome")
    assert question(m) in ("ProposeLosses", "CastVotes", "BeforeAction")
    m = acts("production", faithful("romans", 0, "christianity"), heresy={"christianity": "romans"}, deck=values(0))
    assert question(m) != "BeforeAction"
    m = doing("production", faithful("romans", 0, "buddhism", disorder=["rome"]), hands={1: [with_event("indecision")]})
    event(m, 1, "indecision")
    calm(m)
    assert (question(m), disordered(m)) == ("Halt", ["rome"])


@rule("S137", "A37", "S22")
def test_the_oracle_looks_twice_as_far_and_a_disordered_capital_hides_one_card() -> None:
    cards = values(1, 2, 3)
    seer = empire("romans", 0, {"rome": "warriors"}, level=3, artefacts={"rome": ["oracle"]})
    seen = empire("greeks", 1, {"greece": "warriors"}, level=3, capital="greece", disorder=["greece"])
    m = doing("destiny", seer, seen, hands={1: cards})
    calm(m)
    say(m, 0, "consult", "greeks")
    assert (question(m), list(m.asked())) == ("HideCard", [1])
    say(m, 1, "hide", cards[0])
    assert m.view(0)["players"][1]["hand"]["cards"] == sorted(cards[1:], key=IDS["empire"].index)
    assert m.view(2)["players"][1]["hand"] == {"cards": [], "hidden": 3}
    far = empire("greeks", 1, {"thrace": "warriors"}, level=3)
    m = calm(doing("destiny", seer, far, hands={1: cards}))
    assert question(m) == "ThrowAway"  # Thrace is three steps away, two are counted


@rule("S137")
def test_satellites_show_as_many_cards_as_are_paid_for() -> None:
    cards = values(1, 2, 3)
    modern = empire("americans", 0, {"virginia": "warriors"}, level=44, money=2, artefacts={"virginia": ["satellites"]})
    m = calm(doing("destiny", modern, empire("greeks", 1, {"greece": "warriors"}, level=44), hands={1: cards}))
    assert refused(m, 0, "watch", 1, 3) != ""
    say(m, 0, "watch", 1, 2)
    assert len(m.view(0)["players"][1]["hand"]["cards"]) == 2
    assert state(m).money[of(m, "americans")] == 0


# -- Jihad and Crusade -------------------------------------------------------------------------------------------------


def glory_after(action: str, *empires: Empire, **board: Any) -> int:
    """The glory of seat 0, which had 10, after the action."""
    m = calm(doing(action, *empires, glory=[10, 10, 10], **board))
    for _ in range(12):
        q = question(m)
        if q == "Halt":
            break
        seat = next(iter(m.asked()))
        quiet: list[list[Any]] = [["done"], ["pass"], ["pay_upkeep"], ["throw_away", []]]
        for words in quiet:
            if can(m, seat, *words):
                say(m, seat, *words)
                break
    assert question(m) == "Halt"
    return state(m).glory[0]


@rule("S127", "S127b", "S132", "A6")
@pytest.mark.parametrize(
    ("action", "more", "glory"),
    [
        ("destiny", {}, 7),
        ("production", {}, 7),
        ("manoeuvre", {}, 10),
        ("destiny", {"artefacts": {"medina": ["renaissance"]}}, 10),
        ("destiny", {"government": "socialism"}, 10),
        ("destiny", {"marks": ["religious_strife"]}, 7),
        ("destiny", {"religion": "christianity"}, 10),
    ],
)
def test_what_a_jihad_costs(action: str, more: dict[str, Any], glory: int) -> None:
    what = {"religion": "islam", **more}
    own = empire("arabs", 0, {"medina": "warriors"}, level=30, **what)
    foe = empire("romans", 1, {"palestine": "warriors"}, level=30)
    assert glory_after(action, own, foe, jihad="palestine") == glory


@rule("S127b")
def test_with_jihad_and_crusade_in_play_everybody_pays_for_his_own_faith_only() -> None:
    foe = empire("greeks", 1, {"palestine": "warriors"}, level=30)
    for faith, glory in (("islam", 7), ("christianity", 7), ("buddhism", 10)):
        own = empire("arabs", 0, {"medina": "warriors"}, level=30, religion=faith)
        assert glory_after("destiny", own, foe, jihad="palestine", crusade=1) == glory


@rule("S127", "A6")
def test_a_pass_is_an_action_other_than_manoeuvre() -> None:
    own = empire("arabs", 0, {"medina": "warriors"}, level=30, religion="islam", artefacts={"medina": ["forum"]})
    foe = empire("romans", 1, {"palestine": "warriors"}, level=30)
    m = calm(doing("production", own, foe, jihad="palestine", glory=[10, 10, 10]))
    say(m, 0, "save_action")
    assert (state(m).glory[0], state(m).go[of(m, "arabs")]) == (7, 1)


@rule("S127", "S38")
def test_a_second_action_of_manoeuvre_saves_the_glory_of_the_first() -> None:
    own = empire("arabs", 0, {"medina": "warriors"}, level=30, religion="islam", go=1)
    foe = empire("romans", 1, {"palestine": "warriors"}, level=30)
    m = calm(doing("destiny", own, foe, jihad="palestine", glory=[2, 10, 10]))
    say(m, 0, "throw_away", [])
    assert refused(m, 0, "second_action", "destiny") == "second-must-differ"
    assert refused(m, 0, "second_action", "discard_empire") == "no-second-action"
    say(m, 0, "second_action", "manoeuvre")
    if question(m) == "Movement":
        say(m, 0, "done")
    calm(m)
    assert (question(m), state(m).glory[0]) == ("Halt", 2)
    m = calm(doing("destiny", own, foe, jihad="palestine", glory=[2, 10, 10]))
    say(m, 0, "throw_away", [])
    say(m, 0, "pass")
    assert state(m).glory[0] == 0


@rule("S128", "A22")
def test_a_jihad_is_laid_on_infidel_land_next_door_and_gone_when_its_holder_turns_muslim() -> None:
    own = empire("arabs", 0, {"medina": "warriors"}, level=7, religion="islam")
    foe = empire("romans", 1, {"palestine": "warriors", "lower_egypt": "warriors"}, level=7)
    m = calm(doing("civilise", own, foe, hands={0: [with_artefact("jihad")]}))
    say(m, 0, "artefact", with_artefact("jihad"), "jihad", "arabs")
    assert state(m).jihad == area("palestine")  # Egypt is not next to the Arabs
    m = calm(
        doing(
            "civilise",
            empire("romans", 0, {"palestine": "warriors"}, level=16),
            empire("arabs", 1, {"medina": "warriors"}, level=16, religion="islam"),
            jihad="palestine",
        )
    )
    say(m, 0, "adopt", "islam")
    assert state(m).jihad == -1


# -- Buddhism in war ---------------------------------------------------------------------------------------------------


@rule("S78", "A56", "A11")
@pytest.mark.parametrize(("faith", "marked"), [("", True), ("hinduism", False), ("islam", True)])
def test_a_robbed_buddhist_chooses_where_the_robber_is_shaken(faith: str, marked: bool) -> None:
    own = empire("romans", 0, {"rome": "legion legion legion", "north_italy": "warriors"}, level=16, religion=faith)
    victim = empire("greeks", 1, {"sicily": "warriors", "greece": "warriors"}, level=16, religion="buddhism")
    m = calm(doing("manoeuvre", own, victim, deck=values(7, 0), players=2))
    legion = IDS["unit"].index("legion")
    say(m, 0, "move", "rome", "sicily", [legion, legion], [])
    say(m, 0, "done")
    while question(m) in ("Commit", "Retreat", "Conflicts", "PlayEvent"):
        if question(m) == "Commit":
            say(m, 0, "commit", [commit_piece(m)], [], [])
            if 1 in m.asked() and question(m) == "Commit":
                say(m, 1, "commit", [IDS["unit"].index("warriors")], [], [])
        else:
            calm(m)
    if marked:
        assert (question(m), list(m.asked())) == ("BuddhistRevenge", [1])
        say(m, 1, "mark", "north_italy")
        assert disordered(m) == ["north_italy"]
    else:
        assert (question(m), disordered(m)) == ("Halt", [])
    assert "legion" in units(m, "sicily")


def commit_piece(m: Match) -> int:
    return state(m).raid[area("sicily")][0]

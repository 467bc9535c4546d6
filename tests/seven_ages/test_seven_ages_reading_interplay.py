"""Second reading: moments in which three or more rules meet."""

from __future__ import annotations

from typing import Any

import pytest
from conflict_scene import commit, conflict, holder, totals
from reading_scene import (
    IDS,
    area,
    calm,
    city,
    disordered,
    doing,
    event,
    event_words,
    held,
    level,
    listed,
    money,
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
from zeitalter.engine.steps import HALT
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.testing import can, rule, say


def one(card: str, seat: int, lands: dict[str, str], **more: Any) -> Empire:
    return empire(card, seat, lands, **{"level": 16, **more})


def attack(where: str, attacker: dict[str, Any], defender: dict[str, Any], *others: Empire, **board: Any) -> Match:
    """Babylonians with a strong card take an area of the Hittites."""
    home = defender.pop("home", {"anatolia": "warriors"})
    mine = {"level": 16, "raids": {where: "legion"}} | attacker
    foe = {"level": 16} | defender
    return conflict(
        empire("babylonians", 0, {"babylon": "warriors"}, **mine),
        empire("hittites", 1, {where: "warriors", **home}, **foe),
        *others,
        values=(7, 0),
        **board,
    )


# -- faith and war -----------------------------------------------------------------------------------------------------


@rule("S128", "S93", "S17b")
def test_the_pope_falls_with_his_area_and_the_crusade_with_the_pope() -> None:
    m = attack("syria", {}, {"artefacts": {"syria": ["pope"]}, "religion": "christianity"}, crusade=1)
    assert state(m).crusade == 0
    assert not owns(m, "babylonians", "pope")


@rule("S128", "S109", "S108")
def test_an_empire_that_is_wiped_out_takes_pope_crusade_treaty_and_heresy_along() -> None:
    third = one("egyptians", 1, {"lower_egypt": "warriors"}, religion="christianity")
    m = attack(
        "syria",
        {},
        {"home": {}, "artefacts": {"syria": ["pope"]}, "religion": "christianity"},
        third,
        crusade=1,
        treaty=("hittites", "syria", "egyptians", "lower_egypt"),
        heresy={"christianity": "hittites"},
    )
    s = state(m)
    assert (of(m, "hittites"), s.crusade, s.treaty, max(s.heresy)) == (-1, 0, (), -1)
    assert holder(m, "syria") == "babylonians"


@rule("S128", "S120")
def test_a_christian_who_converts_neutral_palestine_ends_the_crusade() -> None:
    m = calm(
        doing(
            "destiny",
            one("romans", 0, {"syria": "warriors warriors"}, religion="christianity"),
            crusade=1,
            glory=[5, 5, 5],
        )
    )
    say(m, 0, "preach", "syria", "warriors", "palestine")
    assert state(m).crusade == 0
    while question(m) != "Halt":
        say(m, 0, *(("done",) if question(m) == "BeforeAction" else ("throw_away", [])))
    assert state(m).glory[0] == 5  # the Crusade was over before the action was


@rule("S120", "S71", "S17b")
def test_christian_huns_may_leave_an_area_for_the_one_they_convert() -> None:
    m = calm(
        doing(
            "destiny",
            one("huns", 0, {"scythia": "warriors", "volga": "warriors"}, religion="christianity", disorder=["scythia"]),
        )
    )
    say(m, 0, "preach", "scythia", "warriors", "ukraine")
    assert (held(m, "huns"), disordered(m)) == (["ukraine", "volga"], [])


@rule("S121", "S93", "A19")
def test_a_marker_that_a_confucian_avoided_is_not_placed_elsewhere() -> None:
    """Two cards decide the conflict, the third one turns the disorder of the taken area away from the taker."""
    m = conflict(
        empire("babylonians", 0, {"babylon": "warriors"}, raids={"syria": "legion"}, level=16, religion="confucianism"),
        one("hittites", 1, {"syria": "warriors", "anatolia": "warriors"}, religion="confucianism"),
        values=(7, 0, 3),
    )
    assert disordered(m) == []
    m = conflict(
        empire("babylonians", 0, {"babylon": "warriors"}, raids={"syria": "legion"}, level=16, religion="confucianism"),
        one("hittites", 1, {"syria": "warriors", "anatolia": "warriors"}, religion="confucianism"),
        values=(7, 0, 2),
    )
    assert disordered(m) == ["syria"]


@rule("S122", "S129", "S132")
def test_strife_and_socialism_take_the_lesson_of_confucius_away() -> None:
    for more in ({"marks": ["religious_strife"]}, {"government": "socialism", "level": 30}):
        m = attack("syria", {}, {"religion": "confucianism", **more})
        assert (religion(m, "babylonians"), disordered(m)) == ("", [])


@rule("S93", "S133", "S123", "S1")
def test_an_islamic_democracy_pays_and_is_paid_for_the_same_area_and_never_falls_below_nothing() -> None:
    assert state(attack("syria", {"religion": "islam", "government": "democracy"}, {}, glory=[3, 0])).glory[0] == 3
    both = {"religion": "islam", "government": "democracy"}
    assert state(attack("syria", both, {"religion": "islam"}, glory=[3, 0])).glory[0] == 1
    assert state(attack("syria", both, {"religion": "islam"}, glory=[1, 0])).glory[0] == 0


@rule("S92", "S91", "S93", "S139")
def test_a_christian_capital_on_fertile_land_falls() -> None:
    """Loot, a level less, no capital: the marker goes where most units are, unless a pyramid is near."""
    lost = {
        "religion": "christianity",
        "capital": "palestine",
        "cities": {"palestine": 3},
        "money": 7,
        "home": {"anatolia": "warriors warriors", "ionia": "warriors"},
    }
    m = attack("palestine", {}, dict(lost))
    assert (city(m, "palestine"), money(m, "babylonians"), money(m, "hittites")) == (1, 4, 0)
    assert disordered(m) == ["anatolia"]
    m = attack("palestine", {}, {**lost, "artefacts": {"ionia": ["great_pyramid"]}})
    assert disordered(m) == []


@rule("S81", "S83", "S84", "S84b", "S13")
def test_a_jihad_counts_for_islamic_defenders_next_door_too() -> None:
    m = attack("syria", {"raids": {"syria": "light_horse"}}, {"religion": "islam"}, jihad="palestine")
    assert totals(m) == [7 + 2, 0 + 1 + 1]


# -- actions -----------------------------------------------------------------------------------------------------------


@rule("S127", "S38", "A6")
def test_two_actions_without_manoeuvre_cost_three_points_each() -> None:
    own = one("arabs", 0, {"medina": "warriors"}, religion="islam", go=1)
    m = calm(doing("destiny", own, one("romans", 1, {"palestine": "warriors"}), jihad="palestine", glory=[10, 0, 0]))
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "civilise")
    calm(m)
    say(m, 0, "done")
    assert (question(m), state(m).glory[0]) == ("Halt", 4)


@rule("S38", "S35")
def test_a_forum_lost_in_the_action_takes_its_markers_along_before_they_can_be_used() -> None:
    own = one("huns", 0, {"scythia": "warriors", "volga": "warriors"}, artefacts={"scythia": ["forum"]}, go=2)
    m = calm(doing("manoeuvre", own))
    say(m, 0, "act")
    calm(m)
    say(m, 0, "move", "scythia", "ukraine", [IDS["unit"].index("warriors")], [])
    say(m, 0, "done")
    calm(m)
    assert question(m) == "Halt"
    assert state(m).go[of(m, "huns")] == 0


@rule("S35", "S105b", "A67", "A61")
def test_a_religious_buddhist_frees_his_civilise_and_then_has_all_powers_before_it() -> None:
    own = one(
        "romans", 0, {"rome": "warriors"}, religion="buddhism", leaders=[("unnamed_re", "rome")], disorder=["rome"]
    )
    m = calm(doing("civilise", own, heresy={"buddhism": "romans"}))
    say(m, 0, "end_heresy")
    calm(m)
    say(m, 0, "calm", "rome")
    assert (question(m), disordered(m)) == ("Civilising", [])


@rule("S38", "A7", "S137", "A8")
def test_the_oracle_speaks_once_a_turn_even_with_two_actions() -> None:
    own = one("romans", 0, {"rome": "warriors"}, level=8, artefacts={"rome": ["oracle"]}, go=1)
    m = calm(doing("destiny", own, one("greeks", 1, {"greece": "warriors"}, level=8), hands={1: values(3)}))
    say(m, 0, "consult", "greeks")
    calm(m)
    say(m, 0, "throw_away", [])
    say(m, 0, "second_action", "production")
    calm(m)
    assert question(m) != "BeforeAction"


# -- start -------------------------------------------------------------------------------------------------------------


@rule("S44", "S42b", "S91", "S78", "S122")
def test_a_newcomer_takes_a_foreign_start_area_with_everything_that_follows() -> None:
    """Rome belongs to Confucian Greeks: a level less, the choice to convert, a capital, but no Buddhist revenge."""
    foe = one(
        "greeks",
        1,
        {"rome": "warriors", "greece": "warriors"},
        level=8,
        cities={"rome": 3},
        forts=["rome"],
        artefacts={"rome": ["colossus"]},
        religion="confucianism",
    )
    number = IDS["action"].index("start_empire")
    m = calm(
        position(
            foe,
            players=2,
            hands={0: ["romans"]},
            deck=values(7, 0, 7, 0),
            stack=[["TurnOver", 0, -1, number, 0], HALT],
            round=number,
        )
    )
    say(m, 0, *m.game.action_to_json(m.table, listed(m, 0, "found")[0]))
    say(m, 0, "use_colour", "pink")
    say(m, 0, "call_leader", "romans_caesar")
    say(m, 0, "done")
    for _ in range(6):
        say(m, 0, "build", "rome", "warriors")
    say(m, 0, "done")
    if question(m) == "StationLeader":
        say(m, 0, "station", "rome")
    seen = set()
    while question(m) in ("Commit", "RedrawConflictCard", "Retreat"):
        seen.add(question(m))
        if question(m) == "Commit":
            commit(m, 0, "warriors warriors warriors", "warriors warriors warriors")
            if question(m) == "Commit":
                commit(m, 1, "warriors")
        else:
            say(m, next(iter(m.asked())), "keep_card" if question(m) == "RedrawConflictCard" else "fight_on")
    assert question(m) == "ConvertOrDisorder"
    say(m, 0, "convert")
    assert (city(m, "rome"), religion(m, "romans")) == (1, "confucianism")
    assert state(m).capital[of(m, "romans")] == area("rome")
    assert not state(m).forts >> area("rome") & 1
    assert question(m) == "Halt"
    assert units(m, "rome") == ["warriors"] * 6


# -- events and resolutions --------------------------------------------------------------------------------------------


@rule("S135", "A34")
@pytest.mark.parametrize("gives_in", [True, False])
def test_a_rebellion_can_be_stopped_by_the_united_nations_and_its_card_is_lost_anyway(gives_in: bool) -> None:
    own = one("romans", 0, {"rome": "warriors"}, level=44)
    foe = one("greeks", 1, {"greece": "warriors"}, level=44, artefacts={"greece": ["united_nations"]})
    m = calm(doing("civilise", own, foe, hands={0: [with_event("rebellion")]}, deck=values(1), glory=[5, 5, 5]))
    event(m, 0, "rebellion", on="greeks")
    say(m, 1, "call_resolution")
    say(m, 2, "agree")
    say(m, 0, "give_in" if gives_in else "defy")
    if not gives_in and question(m) == "SpreadRebellion":
        say(m, 0, "mark", "greece")
    assert disordered(m) == ([] if gives_in else ["greece"])
    assert state(m).glory[0] == (5 if gives_in else 4)
    assert with_event("rebellion") not in [IDS["empire"][card] for card in state(m).hand(0)]


@rule("S55", "S54", "A12", "S5")
def test_mercenaries_cost_the_price_of_production_with_all_halvings_and_join_at_once() -> None:
    two = one("hittites", 1, {"syria": "warriors", "anatolia": "warriors"}, level=9, money=4)
    m = conflict(
        empire("babylonians", 0, {"babylon": "warriors"}, raids={"syria": "legion"}, level=9),
        two,
        values=(0, 0),
        world_war=9,
        hands={1: [with_event("mercenaries")]},
    )
    event(m, 1, "mercenaries")
    say(m, 1, "hire", "hittites", "legion")
    say(m, 1, "hire", "hittites", "legion")
    # two legions cost 6 together, halved 3
    assert money(m, "hittites") == 1
    assert units(m, "syria").count("legion") == 2


@rule("S67", "S136", "S134")
def test_an_empire_that_enters_an_age_in_a_world_war_ends_it_and_its_treaty_in_one_step() -> None:
    own = one("romans", 0, {"rome": "warriors", "sicily": "warriors"}, level=28)
    foe = one("greeks", 1, {"thrace": "warriors", "greece": "warriors"}, level=28)
    m = calm(
        doing(
            "civilise",
            own,
            foe,
            hands={0: [with_event("enlightenment")]},
            world_war=28,
            treaty=("romans", "rome", "greeks", "greece"),
        )
    )
    event(m, 0, "enlightenment", on="romans")
    assert (level(m, "romans"), state(m).world_war, state(m).treaty) == (30, 0, ())
    assert state(m).glory[:2] == [0, 1]


@rule("S100", "A58", "S101")
def test_an_unwanted_artefact_takes_the_only_free_place() -> None:
    """A harmless gift can block the place that a better artefact would need."""
    foe = one("greeks", 1, {"greece": "warriors"}, level=8)
    m = calm(
        doing(
            "civilise",
            one("romans", 0, {"rome": "warriors"}, level=8),
            foe,
            hands={0: [with_artefact("paved_roads"), with_artefact("colossus")]},
        )
    )
    say(m, 0, "artefact", with_artefact("paved_roads"), "paved_roads", "greeks")
    assert owns(m, "greeks", "paved_roads")
    assert refused(m, 0, "artefact", with_artefact("colossus"), "colossus", "greeks") == "no-place-for-artefact"


@rule("S5", "S102")
def test_the_start_player_goes_first_when_two_want_the_same_moment() -> None:
    """Both have Indecision; only the first one is played, the other one is not even shown."""
    two = [with_event("indecision", n) for n in range(2)]
    m = doing("destiny", one("romans", 0, {"rome": "warriors"}), hands={1: [two[0]], 2: [two[1]]}, start_player=2)
    say(m, 1, *event_words("indecision", using=two[0]))
    say(m, 2, *event_words("indecision", using=two[1]))
    assert m.view(0)["aside"] == [two[1]] or with_shown(m, two[1])
    assert m.view(0)["players"][1]["hand"] == {"cards": [], "hidden": 1}
    assert not can(m, 1, *event_words("indecision", using=two[0]))


def with_shown(m: Match, card: str) -> bool:
    """Whether a card lies on the discard pile."""
    return card in [IDS["empire"][one] for one in state(m).zones[1].cards]

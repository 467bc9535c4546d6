"""Figures of an owner's file are played: every number that was filled in can be replaced without touching the rules."""

from __future__ import annotations

from typing import Any

import pytest
from event_scene import IDS, C, egypt, hand, may, mine, play, rome, scene, state
from reading_scene import question

from zeitalter import Match
from zeitalter.games.seven_ages.data.components import load_components, our_data
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.control import take_area
from zeitalter.games.seven_ages.rules.founding import draw_missing_leaders
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.totals import Stand
from zeitalter.games.seven_ages.rules.trade_cards import most_cards
from zeitalter.games.seven_ages.rules.trade_result import tie
from zeitalter.games.seven_ages.rules.world import end_world_war
from zeitalter.testing import can, say


def number(kind: str, id: str) -> int:
    return IDS[kind].index(id)


def figures(**changed: Any) -> dict[str, Any]:
    return {"constants": changed}


def effects_of(part: str, id: str, field: str = "effects", **changed: Any) -> dict[str, Any]:
    """The effects of an entry, those that have these keys with other values."""
    entry = next(one for one in our_data()[part] if one["id"] == id)
    return {
        part: [{"id": id, field: [{**one, **changed} if changed.keys() <= one.keys() else one for one in entry[field]]}]
    }


def civilising(event: str, *others: Empire, **board: Any) -> Match:
    return scene(rome(level=15), *others, doing="civilise", hands={0: [event]}, **board)


@pytest.mark.parametrize(("above", "cards", "taken"), [(2, 2, False), (0, 3, True)])
def test_owner_changes_when_a_new_dynasty_succeeds(above: int, cards: int, taken: bool) -> None:
    overlay = figures(new_dynasty={"above_leader_value": above, "cards": cards})
    value = C.leader_value[number("empire", "egyptians")]
    m = civilising("new_dynasty", egypt(disorder=["lower_egypt"]), turned=(value,), overlay=overlay)
    play(m, 0, "new_dynasty", on="egyptians")
    assert state(m).owner[mine(m, "egyptians")] == (0 if taken else 1)
    assert len(hand(m, 1)) == (cards if taken else 0)


@pytest.mark.parametrize(("level", "breaks"), [(3, False), (5, True)])
def test_owner_changes_which_city_holds_an_empire_together(level: int, breaks: bool) -> None:
    lands = {"lower_egypt": "warriors", "crete": "warriors"}
    split = empire("egyptians", 1, lands, capital="lower_egypt", cities={"lower_egypt": 1, "crete": 3})
    m = civilising("empire_fragments", split, overlay=figures(fragment_city_level={"value": level}))
    assert may(m, 0, "empire_fragments", on="egyptians") == breaks


@pytest.mark.parametrize(("share", "most"), [(2, 2), (4, 1)])
def test_owner_changes_how_many_areas_rebel(share: int, most: int) -> None:
    lands = dict.fromkeys(("lower_egypt", "upper_egypt", "palestine", "libya"), "warriors")
    m = civilising(
        "civil_war", empire("egyptians", 1, lands), turned=(7,), overlay=figures(civil_war_share={"value": share})
    )
    play(m, 0, "civil_war", on="egyptians")
    rebels = sorted(lands, key=IDS["area"].index)
    assert can(m, 0, "rebels", rebels[:most])
    assert not can(m, 0, "rebels", rebels[: most + 1])


def test_owner_changes_what_a_marriage_and_an_honourable_end_are_worth() -> None:
    overlay = figures(marriage_glory={"value": 3}, honourable_end_levels={"value": 5})
    carthage = empire("carthaginians", 1, {"sicily": "warriors", "carthage": "warriors"})
    first = empire("romans", 0, {"rome": "warriors"}, capital="rome", money=9)
    m = scene(first, carthage, doing="civilise", hands={0: ["dynastic_marriage"]}, overlay=overlay)
    play(m, 0, "dynastic_marriage", on="carthaginians")
    say(m, 0, "offer_area", "carthaginians", "romans", "sicily", 0)
    say(m, 1, "accept")
    assert state(m).glory[:2] == [3, 3]
    m = scene(rome(level=27), egypt(), doing="discard_empire", hands={0: ["honourable_end"]}, overlay=overlay)
    play(m, 0, "honourable_end")
    assert state(m).glory[0] == 5


@pytest.mark.parametrize(("waters", "share", "allowed"), [(2, 3, 2), (2, 2, 1), (0, 3, 0)])
def test_owner_changes_how_an_empire_begins_overseas(waters: int, share: int, allowed: int) -> None:
    """How many units must stand at home before the first one overseas; 0: never."""
    overlay = figures(overseas_start={"waters": waters, "share": share})
    m = position(players=2, doing="start_empire", by="seat 1", hands={0: ["greeks"]}, start_age=2, overlay=overlay)
    say(m, 0, "found", "greeks", "2")
    say(m, 0, "use_colour", "pink")
    while question(m) != "BuyFirstUnits":
        m.play(0, next(option for option in m.options(0) if isinstance(option, tuple)))
    for home in range(3):
        assert can(m, 0, "build", "thrace", "warriors") == bool(allowed and home >= allowed)
        say(m, 0, "build", "greece", "warriors")


def test_owner_changes_where_chariots_are_weak() -> None:
    ours = Stand(state(position(rome())), 0, 0, 1, number("area", "scotland"))
    chariots = number("unit", "chariots")
    assert (ours.is_rough(), ours.values(chariots)) == (True, (1, 1))
    overlay = {"map": {"terrain_types": {"mountain": {"rough": False}, "fertile": {"rough": True}}}}
    s = state(position(rome(), overlay=overlay))
    assert [Stand(s, 0, 0, 1, number("area", id)).is_rough() for id in ("scotland", "england")] == [False, True]
    s = state(position(rome(), egypt(cities={"lower_egypt": 3}), overlay=figures(rough_city_level={"value": 5})))
    assert not Stand(s, 0, mine_in(s, "romans"), mine_in(s, "egyptians"), number("area", "lower_egypt")).is_rough()


def mine_in(s: State, id: str) -> int:
    return s.empire(number("empire", id))


def taking(overlay: dict[str, Any], **rome_has: Any) -> State:
    """The Romans take the capital of the Egyptians, who have saved nine money."""
    attacker = empire("romans", 0, {"libya": "warriors"}, **rome_has)
    s = state(position(attacker, egypt(money=9), players=2, glory=[5, 5], overlay=overlay))
    take_area(s, mine_in(s, "romans"), number("area", "lower_egypt"), builder=False)
    return s


def test_owner_changes_loot_and_what_taking_land_is_worth() -> None:
    s = taking(figures(loot_share={"value": 3}))
    assert s.money[mine_in(s, "romans")] == 3
    assert taking(effects_of("artefacts", "islam", points=4), religion="islam").glory == [9, 5]
    assert taking(effects_of("artefacts", "democracy", "drawback", points=-2), government="democracy").glory == [3, 5]


def test_owner_changes_what_defiance_costs_and_what_the_end_of_a_war_is_worth() -> None:
    owner = egypt(artefacts={"lower_egypt": ["united_nations"]})
    overlay = effects_of("artefacts", "united_nations", points=-2)
    m = civilising("rebellion", owner, turned=(1,), glory=[3, 0, 0], overlay=overlay)
    play(m, 0, "rebellion", on="egyptians")
    say(m, 1, "call_resolution")
    say(m, 2, "agree")
    say(m, 0, "defy")
    assert state(m).glory[0] == 1
    s = state(
        position(
            egypt(), world_war=9, glory=[0] * 4, overlay=effects_of("artefacts", "world_war", "on_removal", points=3)
        )
    )
    end_world_war(s)
    assert s.glory[1] == 3 * (s.held[mine_in(s, "egyptians")] & C.fertile).bit_count() > 0


def test_owner_changes_levels_of_free_progress_and_of_a_tie() -> None:
    overlay = figures(free_progress={"value": 2}, trade_tie_progress={"value": 3})
    m = position(rome(level=3), stack=["FreeProgress", "StartTurn"], overlay=overlay)
    assert state(m).level[mine(m, "romans")] == 5
    s = state(position(rome(level=3), egypt(level=3), overlay=overlay))
    tie(s, mine_in(s, "romans"), mine_in(s, "egyptians"))
    assert s.level[mine_in(s, "romans")] == 6


def test_owner_changes_what_explorers_and_scientists_can_do() -> None:
    tripled = load_components(effects_of("leader_types", "explorer", mul=3))
    assert (C.explored_range, tripled.explored_range) == (2, 3)
    overlay = effects_of("leader_types", "scientist", play=3)
    s = state(position(rome(leaders=[("unnamed_sc", "rome")]), overlay=overlay))
    assert most_cards(s, mine_in(s, "romans"), own_action=True) == 3


def test_owner_changes_how_often_a_newcomer_draws_a_leader() -> None:
    s = state(position(rome(), overlay=figures(newcomer_leader_draws={"value": 2})))
    s.cup = tuple(n if kind < len(s.cup) - 1 else 0 for kind, n in enumerate(s.cup))
    draw_missing_leaders(s, mine_in(s, "romans"))
    assert len(s.leaders[mine_in(s, "romans")]) == 2

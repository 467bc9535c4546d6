"""Special problems: order of actions, missing cities and tokens, errors (60 to 66)."""

from __future__ import annotations

import pytest
from build import asked, changed, cities, end, halted, offered, refusal, run_phase, short, sound, tokens, told

from zeitalter import Refused
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say

NINE = ["knossos", "phaistos", "thera", "rhodos", "milet", "troja", "sardes", "gordion", "kanesch"]


@rule("60", "61", "62")
def test_same_scene_always_ends_the_same_way() -> None:
    """Whatever comes together, there is one order for it: no chance, no arrival."""
    people = (
        short("Ada", "kreta", stock=0, cities=["athen", "sparta"]),
        short("Ben", "asien", {"hattusa": 1}, stock=9),
        short("Cleo", "italien", {"tarquini": 1}, stock=9),
    )
    ends = [changed(run_phase(["Taxes", "Growth"], *people, seed=seed)) for seed in range(3)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[0]["athen.city"] == 2


@rule("62")
def test_city_conflicts_begin_with_those_of_the_first_nation_in_order() -> None:
    """Italien is attacked in kyme and attacks nobody; Kreta's athen has the smaller number but comes later."""
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"hattusa": 4}, cities=["athen", "thera"]),
        player("Ben", "asien", {"athen": 2, "kyme": 3}),
        player("Cleo", "italien", {"tarquini": 2, "thera": 1}, cities=["kyme"]),
    )
    fought = [area for _, area in told(m, "city-resists")]
    assert fought.index("athen") == 2
    assert sorted(fought[:2]) == ["kyme", "thera"]


@rule("62", "43.61")
def test_fights_of_tokens_alone_come_before_fights_about_cities() -> None:
    m = run_phase(
        "Conflicts",
        player("Ada", "kreta", {"hattusa": 2, "troja": 3}, cities=["athen"]),
        player("Ben", "asien", {"athen": 9, "troja": 4}),
    )
    fought = [area for area, _, _ in told(m, "conflict")]
    assert fought == ["troja", "athen"]


@rule("63", "43.62")
def test_attack_of_three_on_one_city_is_split_into_single_fights() -> None:
    """9, 8 and 1 against athen: 1 goes at once, then 9 and 8 fight to the end, and one is too few for the city."""
    m = run_phase(
        "Conflicts",
        short("Ada", "kreta", {"hattusa": 2}, stock=20, cities=["athen"]),
        player("Ben", "asien", {"athen": 9}),
        player("Cleo", "italien", {"athen": 8}),
        player("Dido", "thrakien", {"athen": 1}),
    )
    assert halted(m)
    assert cities(m, 0) == ["athen"]
    assert m.state.stock[1:] == [56, 56, 56]
    assert sound(m)


# -- 64: too few cities ------------------------------------------------------------------------------------------------


@rule("64", "43.7")
def test_number_of_city_markers_limits_building() -> None:
    support = {"bithynien": 2, "ionien": 3, "thrakien": 2, "delphi": 2, "zypern": 2, "galatien": 2, "kilikien": 2}
    more = {"thessalien": 2, "hattusa": 2, "lemnos": 1, "lesbos": 1}
    m = run_phase(
        "CityBuilding",
        player("Ada", "kreta", {"athen": 6, "sparta": 6, **support, **more}, cities=NINE[:8]),
        player("Ben", "asien"),
    )
    assert offered(m, 0, "build") == [("athen",), ("sparta",)]
    say(m, 0, "build", "athen")
    assert refusal(m, 0, "build", "sparta") == ("too-many-cities", "43.7")
    say(m, 0, "end_building")
    assert len(cities(m, 0)) == 9
    assert tokens(m, 0)["sparta"] == 1


@rule("64", "43.1", "A-04")
def test_revolt_goes_on_from_stock_to_stock_until_somebody_has_a_marker() -> None:
    m = run_phase(
        "Taxes",
        short("Ada", "kreta", stock=1, cities=["athen"]),
        short("Ben", "asien", stock=30, cities=NINE),
        short("Cleo", "italien", {"hattusa": 1}, stock=3),
        short("Dido", "thrakien", {"odessus": 1}, stock=2),
    )
    assert cities(m, 2) == ["athen"]
    assert changed(m) == {"1.stock": 12, "1.treasury": 44, "athen.city": 2}


# -- 65: too few tokens ------------------------------------------------------------------------------------------------


@rule("65", "65.1")
def test_short_stock_in_phases_one_two_six_and_seven() -> None:
    """Revolt, less growth, surrender and removal, one after the other with the same empty stock."""
    ben = player("Ben", "asien", {"hattusa": 2})
    m = run_phase("Taxes", short("Ada", "kreta", {"knossos": 2}, stock=0, cities=["athen"]), ben)
    assert cities(m, 1) == ["athen"]
    m = run_phase("Growth", short("Ada", "kreta", {"knossos": 2}, stock=0, cities=["athen"]), ben)
    assert tokens(m, 0) == {"knossos": 2}
    attack = player("Ben", "asien", {"hattusa": 2, "athen": 7})
    m = run_phase("Conflicts", short("Ada", "kreta", {"knossos": 2}, stock=0, cities=["athen"]), attack)
    assert cities(m, 1) == ["athen"]
    m = run_phase("CheckSupport", short("Ada", "kreta", {"knossos": 1}, stock=0, cities=["athen"]), ben)
    assert cities(m, 0) == []
    assert tokens(m, 0) == {"knossos": 1}


@rule("65.2")
def test_empty_treasury_has_no_effect() -> None:
    m = run_phase(
        ["Taxes", "Growth", "TakeCensus", "Shipping", "Conflicts", "TradeCards", "Purchases"],
        player("Ada", "kreta", {"hattusa": 1}),
        player("Ben", "asien", {"makedonien": 1}),
    )
    assert halted(m)
    assert changed(m) == {"0.stock": 54, "1.stock": 54, "hattusa.0": 2, "makedonien.1": 2}


@rule("65.3", "43.65")
def test_too_few_tokens_on_the_board_matter_for_support_only() -> None:
    m = run_phase("CheckSupport", player("Ada", "kreta", cities=["athen"]), player("Ben", "asien"))
    assert changed(m) == {"athen.city": None, "athen.0": 2, "0.stock": 54}
    m = run_phase("CheckSupport", player("Ada", "kreta"), player("Ben", "asien"))
    assert changed(m) == {}


@rule("A-61")
def test_player_without_pieces_stays_and_may_come_back_by_a_revolt() -> None:
    m = run_phase(
        ["Taxes", "Growth"],
        short("Ada", "kreta", stock=0, cities=["athen"]),
        player("Ben", "asien"),
    )
    assert cities(m, 1) == ["athen"]
    m = run_phase("Succession", player("Ada", "kreta", {"knossos": 1}), player("Ben", "asien", field=2))
    assert m.state.field == [1, 3]


# -- 66: errors --------------------------------------------------------------------------------------------------------


@rule("66")
def test_wrong_action_is_refused_and_changes_nothing() -> None:
    m = run_phase("Movement", player("Ada", "kreta", {"knossos": 2}), player("Ben", "asien"))
    before = [m.view(seat) for seat in (0, 1)]
    with pytest.raises(Refused):
        say(m, 0, "move", "knossos", "athen", 1)
    with pytest.raises(Refused):
        say(m, 1, "end_moves")
    assert [m.view(seat) for seat in (0, 1)] == before
    assert len(m.log) == 1


@rule("66")
def test_mistake_can_be_taken_back_until_the_next_one_has_acted() -> None:
    m = run_phase(
        "Movement",
        player("Ada", "kreta", {"knossos": 2, "athen": 1}),
        player("Ben", "asien", {"hattusa": 1}),
        census=[0, 1],
    )
    say(m, 0, "move", "knossos", "phaistos", 2)
    m.undo(0)
    assert changed(m) == {}
    say(m, 0, "move", "knossos", "phaistos", 1)
    end(m, 0, "end_moves")
    assert asked(m) == [1]
    say(m, 1, "move", "hattusa", "gordion", 1)
    with pytest.raises(Refused):
        m.undo(0, 4)
    assert tokens(m, 0) == {"athen": 1, "knossos": 1, "phaistos": 1}


@rule("43.64", "63", "62")
def test_every_choice_of_order_among_three_sieges_is_offered_once() -> None:
    """Ada is attacked in three cities with an empty stock; the one she puts off is fought later."""
    ada = short("Ada", "kreta", {"hattusa": 6, "sparta": 6}, stock=0, cities=["athen", "sparta", "thera"])
    m = run_phase("Conflicts", ada, player("Ben", "asien", {"athen": 7, "sparta": 6, "thera": 7}))
    assert asked(m) == [0]
    assert offered(m, 0, "fight") == [("athen",), ("sparta",), ("thera",)]
    say(m, 0, "fight", "sparta")
    assert halted(m)
    assert cities(m, 0) == ["sparta"]
    assert tokens(m, 1) == {"athen": 2, "thera": 2}

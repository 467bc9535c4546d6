"""The development matrix: cells, bonuses of the levels, lost levels, advisors drawn, governments (H63-H67)."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game
from zeitalter.games.historia.position import player, position
from zeitalter.testing import can, fill, rule, say, why


def act(card: str, row: tuple[str, ...] = (), **what: object):
    """Ada plays one card, the basic version where she has a choice; Beate far away plays Art and cannot pay it."""
    board = {k: what.pop(k) for k in ("options", "event", "overlay", "round") if k in what}
    m = position(
        player("Ada", ["china"], **{"personal": 3, "used": 0, "row": row, **what}),
        player("Beate", ["south_america"], personal=0, used=0),
        **board,
    )
    fill(m, {0: ["select", [card]], 1: ["select", ["art"]]})
    if m.question().seats(m.state) == (0,):
        say(m, 0, card, "basic")
    return m


def hand(m, seat: int = 0) -> set[str]:
    return set(m.view(seat)["civs"][seat]["hand"])


def lose_level(event: str, stat: str, n: int = 1) -> dict[str, object]:
    """Our components with an event that takes levels."""
    return {"events": [{"id": event, "demand": True, "effects": [{"lose_levels": {"stat": stat, "n": n}}]}]}


@rule("H63", "E15", "E32")
def test_goal_cells_are_exactly_the_funnel_without_clan():
    m = Match.new(find_game("historia"), 2, options={"goals": "on"}, seed=3)
    cap = {k: min(16, k + k // 2 + 1) for k in range(1, 17)}
    clan = {(1, 1), (1, 2), (2, 1), (2, 2)}
    funnel = {(a, b) for a in range(1, 17) for b in range(1, 17) if a <= cap[b] and b <= cap[a]}
    assert len(funnel) == 116
    assert {(4, 7), (4, 2), (2, 1), (1, 2), (2, 3)} <= funnel
    offered = {m.game.action_to_json(m.table, a)[1] for a in m.options(m.asked()[0])}
    assert offered == {f"m{a}t{b}" for a, b in funnel - clan}


@rule("H63", "E3")
def test_military_has_no_effect_below_a_missing_cell_and_works_after_a_technology_level():
    m = act("military", military=4, technology=2)
    assert (m.state.military[0], m.state.personal[0], m.state.used[0]) == (4, 3, 0)
    assert m.view(None)["civs"][0]["row"] == ["military"]
    m = act("military", military=4, technology=3)
    assert m.state.military[0] == 5


@rule("H63", "E4")
def test_technology_has_no_effect_beside_a_missing_cell_and_works_after_a_military_level():
    m = act("technology", military=4, technology=7)
    assert (m.state.technology[0], m.state.personal[0]) == (7, 3)
    m = act("technology", military=5, technology=7)
    assert (m.state.technology[0], m.state.personal[0]) == (8, 2)


@rule("H63", "H64", "E14")
def test_a_civilization_masters_all_technologies_up_to_its_level():
    m = position(
        player("Ada", ["china"], technology=9, military=9, personal=5, used=0),
        player("Beate", ["china"], technology=9, military=8, personal=0, used=0),
    )
    fill(m, {0: ["select", ["military", "raid"]], 1: ["select", ["art"]]})
    say(m, 0, "start", "military")
    assert can(m, 0, "military", "advanced")  # Metalworking (4) is long known
    say(m, 0, "military", "basic")
    assert m.state.vp[0] == 1  # Gunpowder (10) is not: the basic raid was the only way


@rule("H64", "E17", "E14")
def test_agriculture_brings_the_war_card_into_the_hand_for_the_next_action_round():
    m = act("technology", technology=1)
    assert "war" in hand(m)
    assert can(m, 0, "select", ["war"])
    m = act("military", technology=1)
    assert "war" not in hand(m)
    assert why(m, 0, "select", ["war"]).id == "not-in-hand"


@rule("H64")
def test_industry_brings_the_tourism_card():
    m = act("technology", technology=11, military=9)
    assert m.state.technology[0] == 12
    assert "tourism" in hand(m)
    assert "tourism" not in hand(act("technology", technology=10, military=9))


@rule("H64", "E18")
@pytest.mark.parametrize("level", range(2, 17))
def test_only_metalworking_philosophy_and_medicine_bring_an_advisor(level):
    m = act("technology", military=10 if level > 9 else min(level, 8), technology=level - 1)
    ada = m.view(0)["civs"][0]
    assert ada["technology"] == level
    assert len(ada["advisors_in_hand"]) == (1 if level in (4, 7, 13) else 0)
    assert m.state.vp[0] == (6 if level == 16 else 0)
    assert ada["card_limit"] == (3 if level >= 13 else 2 if level >= 5 else 1)
    assert m.state.used[0] == (0 if level == 3 else 1)  # Animals gives the paid cube back
    assert len(ada["row"]) == 1


@rule("H64", "E19")
def test_a_new_card_limit_holds_from_the_next_action_round():
    m = position(player("Ada", ["china"], technology=4, military=3), player("Beate", ["africa"], personal=0, used=0))
    assert why(m, 0, "select", ["technology", "art"]).rule == "H16"
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["art"]]})
    assert can(m, 0, "select", ["art", "raid"])
    assert why(m, 0, "select", ["art", "raid", "trade"]).id == "card-limit"


@rule("H64", "E16", "A3")
@pytest.mark.parametrize("level", range(2, 17))
def test_bonuses_of_the_military_track(level):
    row = ("art", "trade")
    technology = max(1, min(level, 12) - 1) if level < 15 else 12
    m = act("military", row=row, military=level - 1, technology=technology, personal=3)
    ada = m.view(0)["civs"][0]
    assert ada["military"] == level
    card_back = level in (3, 6, 9, 12)
    assert ada["row"] == (["trade", "military"] if card_back else ["art", "trade", "military"])
    assert m.state.used[0] == (0 if level in (4, 7, 10, 13) else 1)
    assert m.state.vp[0] == (6 if level == 16 else 0)


@rule("H64", "E16")
def test_a_cube_bonus_with_an_empty_used_pool_gives_nothing():
    m = act("bismarck", civilization="germany", advisors=["bismarck"], military=3, technology=3, personal=3, used=0)
    assert (m.state.military[0], m.state.personal[0], m.state.used[0]) == (4, 3, 0)
    m = act("bismarck", civilization="germany", advisors=["bismarck"], military=3, technology=3, personal=3, used=1)
    assert (m.state.military[0], m.state.personal[0], m.state.used[0]) == (4, 4, 0)


@rule("H64", "E20")
def test_singularity_gives_six_points_once_and_two_for_each_further_level():
    m = act("technology", technology=15, military=16)
    assert (m.state.technology[0], m.state.vp[0]) == (16, 6)
    m = act("technology", technology=16, military=16)
    assert (m.state.technology[0], m.state.vp[0]) == (16, 2)


@rule("H65")
def test_an_advisor_is_drawn_from_the_top_and_only_its_owner_sees_it():
    m = act("technology", civilization="egypt", advisors=["cleopatra"], technology=3, military=3)
    assert m.view(0)["civs"][0]["advisors_in_hand"] == ["cleopatra", "imhotep"]
    assert m.view(1)["civs"][0]["advisors_in_hand"] == [None, None]
    assert m.view(1)["civs"][0]["advisor_deck"] == [None] * 3


@rule("H65")
def test_with_all_advisors_in_hand_nothing_is_drawn():
    five = ["cleopatra", "imhotep", "hatshepsut", "thutmose_iii", "nefertiti"]
    m = act("technology", civilization="egypt", advisors=five, technology=3, military=3)
    assert m.view(0)["civs"][0]["advisors_in_hand"] == five
    assert m.view(0)["civs"][0]["advisor_deck"] == []


@rule("H65")
def test_the_deck_is_shuffled_face_down_when_the_last_face_down_card_is_drawn():
    m = act(
        "technology", civilization="egypt", technology=3, military=3,
        advisors=["cleopatra", "imhotep"], advisors_up=["hatshepsut", "thutmose_iii"],
    )  # fmt: skip
    ada = m.view(0)["civs"][0]
    assert ada["advisors_in_hand"] == ["cleopatra", "imhotep", "nefertiti"]
    assert ada["advisors_face_up"] == []
    assert ada["advisor_deck"] == [None, None]


@rule("H65")
def test_face_up_advisors_stay_face_up_while_a_face_down_card_lies_on_top():
    m = act(
        "technology", civilization="egypt", technology=3, military=3,
        advisors=["cleopatra"], advisors_up=["hatshepsut", "thutmose_iii"],
    )  # fmt: skip
    ada = m.view(0)["civs"][0]
    assert ada["advisors_face_up"] == ["hatshepsut", "thutmose_iii"]
    assert ada["advisors_in_hand"] == ["cleopatra", "imhotep"]
    assert ada["advisor_deck"] == [None]


@rule("H65")
def test_an_advisor_played_under_an_empty_deck_is_turned_face_down_and_can_be_drawn_again():
    m = act(
        "cleopatra", civilization="egypt", technology=3, military=3,
        advisors=["cleopatra", "imhotep", "hatshepsut", "thutmose_iii", "nefertiti"],
    )  # fmt: skip
    ada = m.view(0)["civs"][0]
    assert (ada["advisors_face_up"], len(ada["advisor_deck"])) == ([], 1)
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
    assert "cleopatra" in m.view(0)["civs"][0]["advisors_in_hand"]


@rule("H66")
def test_a_regained_level_gives_its_bonus_again():
    what = {"options": {"events": "on"}, "event": "library_fire", "overlay": lose_level("library_fire", "technology")}
    m = act("technology", technology=16, military=16, vp=10, **what)
    assert (m.state.technology[0], m.state.vp[0]) == (16, 16)
    m = act("technology", civilization="egypt", technology=4, military=3, advisors=["cleopatra"], **what)
    assert m.view(0)["civs"][0]["technology"] == 4
    assert m.view(0)["civs"][0]["advisors_in_hand"] == ["cleopatra", "imhotep"]


@rule("H66")
def test_a_lost_level_takes_its_ability_but_not_its_bonus():
    what = {"options": {"events": "on"}, "event": "arms_race", "overlay": lose_level("arms_race", "technology")}
    m = act("military", technology=5, military=5, personal=1, vp=3, advisors=["scipio"], civilization="rome", **what)
    ada = m.view(0)["civs"][0]
    assert (ada["technology"], ada["card_limit"], ada["vp"]) == (4, 1, 3)
    assert ada["advisors_in_hand"] == ["scipio"]
    assert why(m, 0, "select", ["raid", "trade"]).id == "card-limit"


@rule("H66", "A29")
def test_the_war_card_stays_without_agriculture_but_has_no_effect_and_comes_only_once():
    m = position(
        player("Ada", ["china"], technology=2, military=2, personal=2, used=1),
        player("Beate", ["china", "india"], personal=0, used=0),
        options={"events": "on"},
        event="great_depression",
        overlay=lose_level("great_depression", "technology"),
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["trade"]]})
    say(m, 0, "exploitation", "basic", 1, [])
    fill(m, {0: ["select", ["war"]], 1: ["select", ["art"]]})
    assert (m.state.technology[0], m.state.vp, m.state.land[1].bit_count()) == (1, [0, 0], 2)
    assert m.view(None)["civs"][0]["row"] == ["exploitation", "war"]
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
    assert m.state.technology[0] == 2
    assert m.view(None)["civs"][0]["row"] == ["exploitation", "war", "technology"]
    assert "war" not in hand(m)


GOVERNMENTS = [
    ("clan", 1, 1, 0, 1), ("clan", 2, 2, 0, 1), ("nomads", 3, 3, 1, 0), ("city_state", 4, 5, 2, 0),
    ("empire", 8, 6, 3, 0), ("mercantilism", 9, 9, 4, 0), ("enlightenment", 10, 11, 5, 0),
    ("consumerism", 16, 16, 5, 1), ("utopia", 10, 14, 7, 0), ("barbarians", 16, 10, 3, 2),
]  # fmt: skip


@rule("H67", "E13", "A27")
@pytest.mark.parametrize(("name", "military", "technology", "vp", "cubes"), GOVERNMENTS)
def test_government_bonus_at_the_end_of_a_round(name, military, technology, vp, cubes):
    m = position(
        player("Ada", ["china"], military=military, technology=technology, personal=1, used=3),
        player("Beate", ["africa"]),
        stack=[["RoundEnd"]],
        round=1,
    )
    assert m.view(None)["civs"][0]["government"] == name
    assert (m.state.vp[0], m.state.personal[0], m.state.used[0]) == (vp, 1 + cubes, 3 - cubes)


@rule("H67")
def test_a_government_gives_back_no_more_cubes_than_were_used():
    m = position(
        player("Ada", ["china"], military=16, technology=10, personal=1, used=1),
        player("Beate", ["africa"], personal=2, used=0),
        stack=[["RoundEnd"]],
    )
    assert (m.state.personal, m.state.used) == ([2, 2], [0, 0])

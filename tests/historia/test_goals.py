"""Civilization goals: laying them on the matrix, reaching and crossing them (H119-H120a)."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

GOALS = {"goals": "on"}


def new(seats: int = 3, **options: object):
    return Match.new(find_game("historia"), seats, options={**GOALS, "civbots": 0, **options}, seed=4)


def reach(goals: dict[str, str], card: str, *way: object, switches: dict[str, str] | None = None, **what: object):
    """Ada plays a card with goals on the matrix; Beate far away plays Art and cannot pay it."""
    board = {k: what.pop(k) for k in ("overlay", "event") if k in what}
    m = position(
        player("Ada", ["china"], **{"personal": 3, "used": 0, **what}),
        player("Beate", ["africa"], personal=0, used=0, technology=2, military=2),
        options={**GOALS, **(switches or {})},
        goals=goals,
        **board,
    )
    fill(m, {0: ["select", [card]], 1: ["select", ["art"]]})
    if can(m, 0, "start", card):
        say(m, 0, "start", card)
    if way:
        say(m, 0, card, *way)
    return m


def left(m) -> set[str]:
    return {f"m{g['military']}t{g['technology']}" for g in m.view(None)["goals"]}


@rule("H119")
def test_eight_goals_are_laid_in_player_order_after_the_tiles_and_before_the_leaders():
    m = new()
    order = m.view(None)["order"]
    for i in range(8):
        assert type(m.question()).__name__ == "PlaceGoal"
        assert m.asked() == (order[i % 3],)
        assert len(m.view(None)["tiles"]) == 13
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
        assert len(m.view(None)["goals"]) == i + 1
    assert len({g["goal"] for g in m.view(None)["goals"]}) == 8
    assert type(m.question()).__name__ == "KeepLeader"


@rule("H119")
def test_a_goal_is_drawn_open_before_it_is_laid():
    m = new()
    drawn = [e.args for _, e in m.events(None) if e.id == "draws-goal"]
    assert drawn == [(m.asked()[0], m.question().goal)]


@rule("H119")
def test_goals_keep_away_from_clan_from_missing_cells_and_from_each_other():
    m = new()
    seat = m.asked()[0]
    for cell, id in (("m1t1", "goal-on-clan"), ("m2t2", "goal-on-clan"), ("m1t3", "cell-missing")):
        refusal = why(m, seat, "place_goal", cell)
        assert (refusal.id, refusal.rule) == (id, "H119")
    say(m, seat, "place_goal", "m6t6")
    seat = m.asked()[0]
    around = [f"m{a}t{b}" for a in (5, 6, 7) for b in (5, 6, 7)]
    for cell in around:
        refusal = why(m, seat, "place_goal", cell)
        assert (refusal.id, refusal.rule) == ("goal-beside-goal", "H119")
    for cell in ("m8t6", "m6t8", "m8t8", "m4t4", "m2t3"):
        assert can(m, seat, "place_goal", cell)


@rule("H120")
def test_the_first_on_a_goal_gets_its_bonus_at_once_and_the_token_is_gone():
    m = reach({"m2t3": "goal_1", "m4t4": "goal_3"}, "technology", military=2, technology=2)
    assert (m.state.vp, left(m)) == ([2, 0], {"m4t4"})


@rule("H120")
def test_whoever_stands_on_it_already_or_passes_beside_gets_nothing():
    m = reach({"m3t3": "goal_1", "m2t4": "goal_3"}, "technology", military=2, technology=2)
    assert (m.state.vp, left(m)) == ([0, 0], {"m3t3", "m2t4"})


@rule("H120")
@pytest.mark.parametrize(
    ("goals", "vp"),
    [
        ({"m6t5": "goal_1"}, 2),
        ({"m7t5": "goal_3"}, 3),
        ({"m6t5": "goal_1", "m7t5": "goal_3"}, 5),
        ({"m8t5": "goal_1"}, 0),
    ],
)
def test_a_move_of_two_levels_takes_the_goal_it_crosses_and_the_one_it_ends_on(goals, vp):
    m = reach(goals, "military", "advanced", technology=5, military=5)
    assert (m.state.military[0], m.state.vp[0]) == (7, vp)
    assert left(m) == set(goals) - {"m6t5", "m7t5"}


@rule("H120")
def test_a_blocked_second_level_does_not_reach_its_goal():
    m = reach({"m7t4": "goal_1"}, "military", "advanced", technology=4, military=6)
    assert (m.state.military[0], m.state.vp[0]) == (7, 2)
    m = reach({"m8t5": "goal_1"}, "military", "advanced", technology=4, military=6)
    assert (m.state.military[0], m.state.vp[0]) == (7, 0)


@rule("H120")
def test_the_bonus_of_the_level_comes_before_the_goal():
    m = reach({"m3t3": "goal_7"}, "military", technology=3, military=2, row=["art", "trade", "raid", "expansion"])
    ids = [e.id for _, e in m.events(None)]
    assert ids.index("level-up") < ids.index("takes-back") < ids.index("reaches-goal")
    taken = [len(e.args[1]) for _, e in m.events(None) if e.id == "takes-back"]
    assert taken == [1, 2]
    assert m.view(None)["civs"][0]["row"] == ["expansion", "military"]


@rule("H120", "H128")
def test_a_question_of_the_level_is_answered_before_the_goal_and_the_next_level():
    m = reach(
        {"m10t13": "goal_3", "m10t14": "goal_1"}, "technology", "advanced", technology=12, military=10,
        switches={"chosen_advisors": "on"}, civilization="egypt", advisors=["cleopatra"],
    )  # fmt: skip
    assert type(m.question()).__name__ == "ChooseAdvisor"
    assert (m.state.technology[0], m.state.vp[0], left(m)) == (13, 0, {"m10t13", "m10t14"})
    say(m, 0, "choose_advisor", "nefertiti")
    assert (m.state.technology[0], m.state.vp[0], left(m)) == (14, 5, set())


@rule("H120", "H45")
def test_levels_from_trade_and_advisors_reach_goals_too():
    m = position(
        player("Ada", ["china"], technology=2, military=2),
        player("Beate", ["china"], technology=3, military=2, personal=0, used=0),
        options=GOALS, goals={"m2t3": "goal_1"},
    )  # fmt: skip
    fill(m, {0: ["select", ["trade"]], 1: ["select", ["art"]]})
    assert m.state.vp == [2, 2]
    m = reach({"m2t3": "goal_3"}, "einstein", technology=2, military=2, civilization="germany", advisors=["einstein"])
    assert m.state.vp[0] == 1 + 3


@rule("H120", "H125")
def test_a_boost_crosses_goals():
    m = position(
        player("Ada", ["china", "india"], technology=5, military=4, civilization="rome"), player("Beate", ["africa"]),
        options={**GOALS, "dominion": "on"}, goals={"m5t5": "goal_3", "m6t5": "goal_1"},
    )  # fmt: skip
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["raid"]]})
    say(m, 0, "dominion", "military_boost", "general", 0)
    assert (m.state.military[0], m.state.vp[0], left(m)) == (6, 5, set())


@rule("H120", "H66")
def test_a_move_back_after_a_lost_level_reaches_a_goal():
    fire = {"id": "library_fire", "effects": [{"lose_levels": {"stat": "military", "n": 1}}]}
    m = reach(
        {"m2t3": "goal_3"}, "technology", technology=3, military=3, event="library_fire", overlay={"events": [fire]},
        switches={"events": "on"},
    )  # fmt: skip
    assert (m.state.military[0], m.state.technology[0], m.state.vp[0]) == (2, 4, 3)
    assert left(m) == set()


@rule("H120", "H125a", "H128")
def test_levels_that_end_with_a_dominion_can_reach_a_goal_before_the_next_round_starts():
    m = position(
        player("Ada", ["china"], civilization="rome", military=5, technology=7, dominion=(2, 0, 2)),
        player("Beate", ["china"]),
        options={**GOALS, "dominion": "on", "chosen_advisors": "on"},
        goals={"m5t6": "goal_8"},
        round=4,
        stack=[["RoundEnd"]],
    )
    while type(m.question()).__name__ == "KeepLeader":
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    assert (m.state.technology[0], left(m)) == (5, set())
    assert type(m.question()).__name__ == "ChooseAdvisor"
    say(m, 0, "choose_advisor", "cicero")
    assert m.view(0)["civs"][0]["advisors_in_hand"] == ["cicero"]
    assert type(m.question()).__name__ == "SelectCards"


@rule("H120", "H65")
def test_goals_that_draw_advisors_can_make_the_deck_shuffle():
    m = reach(
        {"m2t3": "goal_8"}, "technology", military=2, technology=2, civilization="egypt",
        advisors=["cleopatra"], advisors_up=["imhotep", "hatshepsut", "thutmose_iii"],
    )  # fmt: skip
    ada = m.view(0)["civs"][0]
    assert ada["advisors_in_hand"] == ["cleopatra", "nefertiti"]
    assert (ada["advisors_face_up"], ada["advisor_deck"]) == ([], [None] * 3)


@rule("H120", "H72a")
def test_a_goal_may_refresh_wonders_that_refresh():
    three = ["florence_cathedral", "sydney_opera", "petra"]
    m = reach({"m2t3": "goal_10"}, "technology", military=2, technology=2, turned=three)
    say(m, 0, "refresh", ["florence_cathedral", "sydney_opera"])
    assert [w["turned"] for w in m.view(None)["civs"][0]["wonders"]].count(True) == 1
    assert m.state.vp[0] == 1


def bot_reaches(goal: str, action: str, cell: str):
    """A civbot on M3 T3 executes one action and moves onto a goal."""
    cards = [{"id": f"bot_{k}", "actions": [action]} for k in range(1, 8)]
    return position(
        player("Ada", ["africa"]), player("Beate", ["africa"]),
        bot("noble", ["china"], technology=3, military=3, used=3),
        options=GOALS, goals={cell: goal},
        overlay={"civbots": {"cards": cards, "difficulty": [{"id": "noble", "cards_per_round": 1}]}},
        stack=[["CivbotTurn", 2], ["SelectCards"]],
    )  # fmt: skip


@rule("H120a", "H120")
@pytest.mark.parametrize(("goal", "vp"), [("goal_3", 3), ("goal_5", 1), ("goal_6", 0), ("goal_8", 0), ("goal_10", 1)])
def test_a_civbot_takes_the_token_but_only_its_points(goal, vp):
    for action, cell in (("technology", "m3t4"), ("military", "m4t3")):
        m = bot_reaches(goal, action, cell)
        assert (m.state.vp[2], m.state.used[2], left(m)) == (1 + vp, 3, set())


@rule("H120")
def test_who_comes_later_finds_no_token():
    m = position(
        *(player(name, ["china"], military=2, technology=2) for name in ("Ada", "Beate")), options=GOALS,
        goals={"m2t3": "goal_3"}, order=(1, 0),
    )  # fmt: skip
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["technology"]]})
    assert m.state.vp == [0, 3]

"""The course of the game: rounds, epochs, and what ends a round (H12-H14)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import fill, rule, say

THREE = ["art", "trade", "raid"]
ALL_EIGHT = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution"]


def happened(m: Match, *ids: str) -> list[tuple[Any, ...]]:
    return [e.args for _, e in m.events(None) if e.id in ids]


def ids(m: Match) -> list[str]:
    return [e.id for _, e in m.events(None)]


@pytest.fixture(scope="module")
def whole_game() -> Match:
    m = Match.new(find_game("historia"), 2, options={"civbots": "0"}, seed=5)
    r = Random(5)
    for _ in range(3000):
        if m.over:
            break
        seat = m.asked()[0]
        m.play(seat, r.choice(m.options(seat)))
    return m


@rule("H12")
def test_twelve_rounds_in_three_epochs_of_four(whole_game: Match) -> None:
    started = happened(whole_game, "round")
    assert started == [(n, (n + 3) // 4) for n in range(1, 13)]
    assert happened(whole_game, "round-ends") == [(n,) for n in range(1, 13)]
    assert whole_game.result is not None


@rule("H12", "H13")
def test_every_round_ends_with_a_revolution(whole_game: Match) -> None:
    revolution = whole_game.table.components.ids["action"].index("revolution")
    revolted = False
    for _, e in whole_game.events(None):
        if e.id == "executes" and e.args[1] == revolution:
            revolted = True
        elif e.id == "reveals":
            assert not revolted
        elif e.id == "round-ends":
            assert revolted
            revolted = False


@rule("H12")
def test_epoch_marker_moves_after_the_fourth_round() -> None:
    m = position(player("Ada", ["china"], row=THREE), player("Beate", ["oceania"], row=THREE), round=4)
    assert (m.view(None)["round"], m.view(None)["epoch"]) == (4, 1)
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military"]]})
    say(m, 0, "revolution", "basic", ["art"])
    while m.view(None)["question"]["step"] == "KeepLeader":
        assert (m.view(None)["round"], m.view(None)["epoch"]) == (4, 1)
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    assert (m.view(None)["round"], m.view(None)["epoch"]) == (5, 2)


@rule("H12")
def test_game_ends_after_round_twelve() -> None:
    m = position(player("Ada", ["china"], row=THREE, vp=5), player("Beate", ["oceania"]), round=12)
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military"]]})
    say(m, 0, "revolution", "basic", ["art"])
    assert m.over


@rule("H13")
def test_action_rounds_go_on_until_a_revolution() -> None:
    m = position(player("Ada", ["china"]), player("Beate", ["oceania"]))
    for cards in (["military"], ["trade"], ["raid"], ["technology"]):
        fill(m, {0: ["select", cards], 1: ["select", cards]})
        assert m.view(None)["round"] == 1
        assert m.view(None)["question"]["step"] == "SelectCards"
        assert "round-ends" not in ids(m)


@rule("H13", "D13", "H60")
def test_later_players_still_execute_after_a_revolution() -> None:
    m = position(
        player("Ada", ["china"], row=THREE),
        player("Beate", ["oceania"], technology=5, military=5, personal=2, used=0),
        player("Yuri", ["europe"], personal=1, used=0),
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military", "technology"]], 2: ["select", ["technology"]]})
    say(m, 0, "revolution", "basic", ["trade"])
    assert m.view(None)["ending"]
    say(m, 1, "start", "technology")
    assert (m.state.technology[1], m.state.military[1], m.state.technology[2]) == (6, 6, 2)
    assert m.view(None)["round"] == 2
    assert ids(m).index("round-ends") > max(i for i, e in enumerate(ids(m)) if e == "executes")


@rule("H13", "H60")
def test_revolution_of_the_last_player_ends_the_round_too() -> None:
    m = position(player("Ada", ["china"]), player("Beate", ["oceania"], row=THREE))
    fill(m, {0: ["select", ["military"]], 1: ["select", ["revolution"]]})
    say(m, 1, "revolution", "basic", ["raid"])
    assert m.view(None)["round"] == 2
    assert not m.view(None)["ending"]


@rule("H13", "H18", "H60")
def test_advisor_with_revolution_ends_the_round() -> None:
    m = position(
        player("Ada", ["china"], civilization="france", advisors=["robespierre"], row=THREE),
        player("Beate", ["oceania"]),
    )
    fill(m, {0: ["select", ["robespierre"]], 1: ["select", ["military"]]})
    say(m, 0, "revolution", "basic", ["art"])
    assert m.view(None)["round"] == 2


@rule("H14", "A39")
def test_civbots_then_grey_then_brown_then_markers() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=4, row=THREE, leader="caesar", vp=3),
        player("Beate", ["oceania"], technology=3, military=3, leader="pericles"),
        bot("king", ["europe"]),
        round=4,
        tiles={"china": 16},
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military"]]})
    say(m, 0, "revolution", "basic", ["art"])
    while m.view(None)["question"]["step"] == "KeepLeader":
        m.play(m.asked()[0], m.options(m.asked()[0])[0])
    order = ids(m)
    first = {e: order.index(e) for e in set(order)}
    last = {e: len(order) - 1 - order[::-1].index(e) for e in set(order)}
    assert last["executes"] < first["round-ends"] < first["bot-acts"]
    assert last["bot-acts"] < first["receives-cubes"] < first["government"]
    assert last["government"] < first["new-order"] < first["new-wonders"] < first["reveals-leader"] < first["round"]
    assert first["new-order"] < first["leader-scores"] < first["round"]
    territories = order.index("gains-vp", last["receives-cubes"])
    assert territories < order.index("takes-oldest", last["receives-cubes"])
    assert happened(m, "round") == [(5, 2)]


@rule("H14", "H81")
def test_order_of_the_next_round_sees_the_government_points() -> None:
    m = position(
        player("Ada", ["china"], row=THREE, technology=3, military=2, vp=0),
        player("Beate", ["oceania"], vp=0, personal=0),
        order=(1, 0),
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military"]]})
    say(m, 0, "revolution", "basic", ["art"])
    assert m.state.vp == [1, 0]
    assert m.view(None)["order"] == [1, 0]


@rule("H25a", "A45", "H13")
def test_round_ends_when_nobody_can_select_a_card() -> None:
    m = position(
        player("Ada", ["china"], row=ALL_EIGHT, hand=[]),
        player("Beate", ["oceania"], row=ALL_EIGHT, hand=[]),
    )
    assert m.view(None)["round"] == 2
    for seat in (0, 1):
        assert m.view(seat)["civs"][seat]["hand"] == ["military", "technology"]


@rule("A22", "H60", "H118")
def test_revolution_without_effect_still_ends_the_round() -> None:
    m = position(
        player("Ada", ["china"], row=THREE, personal=0, used=0),
        player("Beate", ["oceania"]),
        options={"events": "on", "little_ice_age_trigger": "any_action"},
        event="little_ice_age",
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["military"]]})
    assert len(happened(m, "blocked-by-event")) == 1
    assert m.view(None)["round"] == 2
    assert m.view(0)["civs"][0]["row"] == ["raid", "revolution"]

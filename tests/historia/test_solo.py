"""One player against civbots: what is left out, how the game is won and lost (H106-H112)."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game
from zeitalter.engine.errors import BadInput
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

GAME = find_game("historia")


def cards(action: str, n: int = 1) -> dict[str, object]:
    """All civbot cards show one action; every level draws n cards."""
    return {
        "civbots": {
            "cards": [{"id": f"bot_{k}", "actions": [action]} for k in range(1, 8)],
            "difficulty": [{"id": level, "cards_per_round": n} for level in ("chieftain", "noble", "king")],
        }
    }


def new(seed: int = 1, **options: object):
    return Match.new(GAME, 1, options=options, seed=seed)


def end(*civs: object, round: int = 12, **board: object):
    return position(*civs, round=round, stack=[["RoundEnd"]], **{"overlay": cards("art", 0), **board})


@rule("H106", "H89")
def test_one_to_five_civbots():
    assert len(new().view(None)["civs"]) == 6
    for bots in range(1, 6):
        assert len(new(civbots=bots).view(None)["civs"]) == 1 + bots
    with pytest.raises(BadInput) as refused:
        new(civbots=0)
    assert refused.value.id == "solo-needs-civbots"


@rule("H107")
def test_no_leader_cards_are_dealt():
    m = new()
    assert type(m.question()).__name__ == "PlaceFirstCube"
    assert m.view(0)["decks"]["leaders"] == [0, 0, 0]
    m.play(0, m.options(0)[0])
    assert type(m.question()).__name__ == "SelectCards"
    assert m.view(0)["civs"][0]["leader"] is None


@rule("H107", "H126")
def test_advanced_leaders_change_nothing_alone():
    m = new(advanced_leaders="on")
    assert type(m.question()).__name__ == "PlaceFirstCube"


@rule("H107", "H101")
@pytest.mark.parametrize("round", [4, 8])
def test_no_leader_points_and_no_draft_at_the_end_of_an_epoch(round):
    m = end(player("Ada", ["china"]), bot("noble", ["china"]), bot("noble", ["china"]), round=round)
    assert m.state.vp == [0, 0, 0]
    assert type(m.question()).__name__ == "SelectCards"
    assert m.state.round == round + 1


@rule("H108", "H109")
def test_majority_wonders_are_out_and_the_row_has_three_cards():
    m = new()
    majority = {w.id for w in m.table.components.data.wonders if w.trigger.type == "majority"}
    assert len(majority) == 12
    assert m.view(0)["decks"]["wonders"] == [16 - 4 - 3, 12, 12]
    for seed in range(1, 9):
        row = new(seed).view(0)["wonder_row"]
        assert len(row) == 3
        assert not set(row) & majority


@rule("H109", "H83")
@pytest.mark.parametrize("round", [2, 4])
def test_a_new_row_has_three_cards_too(round):
    m = end(player("Ada", ["china"]), bot("noble", ["china"]), round=round)
    assert len(m.view(0)["wonder_row"]) == 3


@rule("H110", "H45", "H48", "H51", "H61")
def test_neighbours_trade_raid_and_war_are_as_usual():
    machines = (
        bot("noble", ["india"], technology=6, military=5),
        bot("noble", ["china", "africa"], technology=2, military=2),
        bot("noble", ["oceania"], technology=6, military=4),
    )
    m = position(player("Ada", ["china", "europe"], technology=5, military=4, used=1), *machines)
    fill(m, {0: ["select", ["trade", "war"]]})
    say(m, 0, "start", "trade")
    assert (m.state.technology[0], m.state.vp) == (6, [2, 2, 0, 0])
    assert m.view(0)["civs"][2]["territories"] == ["africa"]
    m = position(player("Ada", ["china", "russia"], technology=5, military=5, used=1), *machines)
    fill(m, {0: ["select", ["raid", "war"]]})
    say(m, 0, "start", "raid")  # only the civbot in China is beside and weaker
    assert (m.state.vp[0], m.state.used[0]) == (1 + 2, 0)


@rule("H111")
@pytest.mark.parametrize(
    ("own", "others", "won"), [(50, [49, 20], True), (50, [50, 20], False), (50, [20, 51], False), (-1, [-2, -3], True)]
)
def test_more_points_than_every_civbot_after_round_12(own, others, won):
    m = end(player("Ada", ["china"], vp=own), *(bot("noble", ["china"], vp=vp) for vp in others))
    assert m.state.vp == [own, *others]
    assert m.result["winners"] == ([0] if won else [])
    assert m.result["how"] == ("solo win" if won else "solo loss")


@rule("H111")
def test_a_tie_is_lost_also_with_higher_levels():
    ada = player("Ada", ["china"], vp=45, technology=16, military=16)
    m = end(ada, bot("noble", ["china"], vp=50, technology=1))
    assert m.state.vp == [50, 50]
    assert m.result["winners"] == []


@rule("H111", "H105", "A21")
def test_an_eliminated_civbot_still_counts_in_the_comparison():
    m = end(player("Ada", ["china"], vp=30), bot("noble", [], vp=31), bot("noble", ["china"], vp=5))
    assert m.result["winners"] == []


@rule("H111")
@pytest.mark.parametrize("round", range(1, 12))
def test_the_game_is_not_decided_before(round):
    assert end(player("Ada", ["china"], vp=30), bot("noble", ["china"]), round=round).result is None


@rule("H112", "D21")
def test_a_civbot_takes_the_last_territory_and_the_game_is_lost_at_once():
    m = position(
        player("Ada", ["china"], vp=99), bot("king", ["china"], military=2), bot("noble", ["china"]),
        overlay=cards("war", 5), ending=True,
    )  # fmt: skip
    fill(m, {0: ["select", ["raid"]]})
    assert m.result["winners"] == []
    assert m.result["how"] == "solo elimination"
    assert m.state.land[0] == 0
    acts = [e.args[0] for _, e in m.events(None) if e.id == "bot-acts"]
    assert acts == [1]  # the game ends with the first war
    assert why(m, 0, "pass").id == "game-over"


@rule("H112", "D21")
def test_the_player_can_also_be_eliminated_by_a_war_of_his_own():
    m = position(player("Ada", ["china"], technology=2, military=2), bot("noble", ["china"], military=3, technology=3))
    fill(m, {0: ["select", ["war"]]})
    assert m.result is not None
    assert m.result["how"] == "solo elimination"
    assert m.result["winners"] == []
    assert m.state.vp == [0, 2]


@rule("H112")
def test_a_territory_that_is_not_the_last_is_lost_without_losing_the_game():
    m = position(
        player("Ada", ["china", "india"], used=0), bot("king", ["china"], military=2), overlay=cards("war"), ending=True
    )
    fill(m, {0: ["select", ["raid"]]})
    assert m.result is None
    assert m.view(0)["civs"][0]["territories"] == ["india"]


@rule("H112", "H39")
def test_the_last_cube_cannot_be_given_up_by_exploitation():
    m = position(player("Ada", ["china"], personal=0, used=2), bot("noble", ["india"]))
    fill(m, {0: ["select", ["exploitation"]]})
    assert not can(m, 0, "exploitation", "basic", 0, ["china"])
    assert why(m, 0, "exploitation", "basic", 0, ["china"]).id == "last-map-cube"


@rule("H106", "A33", "H121")
def test_dominion_is_not_used_alone_unless_civbots_count():
    ada = {"civilization": "rome", "military": 3, "technology": 3}
    for counts in ("off", "on"):
        m = position(
            player("Ada", ["china", "india"], **ada), bot("noble", ["africa"], military=2, technology=2),
            options={"dominion": "on", "dominion_counts_civbots": counts},
        )  # fmt: skip
        fill(m, {0: ["select", ["exploitation"]]})
        assert can(m, 0, "dominion", "military_boost", "general", 0) is (counts == "on")
        assert (m.view(0)["civs"][0]["dominion"] is None) is (counts == "off")
        if counts == "off":
            refusal = why(m, 0, "dominion", "military_boost", "general", 0)
            assert (refusal.id, refusal.rule) == ("no-dominion", "H121")


@rule("H119", "H106")
def test_alone_a_player_places_all_eight_goals():
    m = new(goals="on")
    for _ in range(8):
        assert type(m.question()).__name__ == "PlaceGoal"
        m.play(0, m.options(0)[-1])
    assert len(m.view(0)["goals"]) == 8
    assert type(m.question()).__name__ == "PlaceFirstCube"

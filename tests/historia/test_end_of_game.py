"""The end of the game: most points, tie-break, shared victory, civbots in the ranking, negative points (H87, H88)."""

from __future__ import annotations

import pytest

from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import fill, rule, say

IDLE = {"civbots": {"cards": [{"id": f"bot_{n}", "actions": ["war"]} for n in range(1, 8)]}}


def final(*civs: object, round: int = 12, **board: object):
    """The end of a round in which all stand in China, so that only the governments score."""
    return position(*civs, round=round, stack=[["RoundEnd"]], overlay=IDLE, **board)


def there(name: str, vp: int, technology: int = 1, military: int = 1, **what: object):
    return player(name, ["china"], vp=vp, technology=technology, military=military, **what)


@rule("H87")
def test_most_points_win_whatever_the_levels():
    m = final(there("Ada", 40, 2, 2), there("Beate", 30, 12, 8), there("Karl", 41))
    assert m.state.vp == [40, 35, 41]
    assert m.result["winners"] == [2]
    assert m.result["ranking"] == [2, 0, 1]
    assert m.result["points"] == [40, 35, 41]


@rule("H87")
def test_points_of_the_last_round_end_count():
    m = final(there("Ada", 40, 2, 2), there("Beate", 36, 12, 8), there("Karl", 39))
    assert m.result["winners"] == [1]


@rule("H87", "D24")
def test_a_tie_goes_to_the_larger_sum_of_levels():
    # Ada gains 4 (Mercantilism), Beate 5 (Consumer Society)
    m = final(there("Ada", 76, 12, 13), there("Beate", 75, 13, 14), there("Karl", 60, 16, 16))
    assert m.state.vp[:2] == [80, 80]
    assert m.result["levels"][:2] == [25, 27]
    assert m.result["winners"] == [1]
    assert m.result["ranking"][:2] == [1, 0]
    assert m.result["how"] == "tie-break"


@rule("H87")
def test_still_tied_players_share_the_victory():
    m = final(there("Ada", 50, 4, 3), there("Beate", 50, 3, 4), there("Karl", 50, 2, 4))
    assert m.result["winners"] == [0, 1]
    assert m.result["how"] == "shared"


@rule("H87")
@pytest.mark.parametrize("round", range(1, 12))
def test_the_game_goes_on_before_round_12_is_over(round):
    assert final(there("Ada", 50), there("Beate", 40), round=round).result is None


@rule("H87a", "A46")
def test_a_civbot_with_most_points_is_listed_first_but_does_not_win():
    m = final(there("Ada", 40), there("Beate", 30), bot("noble", ["africa"], vp=90))
    assert m.result["winners"] == [0]
    assert m.result["ranking"] == [2, 0, 1]
    assert m.result["points"][2] >= 90


@rule("H87a", "A46")
def test_only_players_are_compared_for_the_victory():
    m = final(there("Ada", 40), there("Beate", 30), bot("noble", ["china"], vp=40, technology=2))
    assert m.state.vp == [40, 30, 40]
    assert m.result["winners"] == [0]
    assert m.result["how"] == "points"


@rule("H88", "A17")
def test_points_may_be_negative_also_at_the_end():
    m = final(there("Ada", -3), there("Beate", -5))
    assert m.state.vp == [-3, -5]
    assert m.result["winners"] == [0]


def exploit(vp: int, **options: str):
    m = position(
        player("Ada", ["china", "india"], vp=vp, personal=0, used=0),
        player("Beate", ["africa"], personal=0, used=0),
        options=options,
        tiles={"china": 16, "india": 14},
    )
    fill(m, {0: ["select", ["exploitation"]], 1: ["select", ["art"]]})
    say(m, 0, "exploitation", "basic", 0, ["india"])
    return m


@rule("H88", "A17")
def test_a_loss_goes_below_zero():
    assert exploit(1).state.vp[0] == -2


@rule("H88", "A17")
def test_by_the_table_option_every_loss_stops_at_zero():
    assert exploit(1, score_may_be_negative="off").state.vp[0] == 0
    assert exploit(5, score_may_be_negative="off").state.vp[0] == 2


@rule("H88", "H115", "A17")
def test_a_demand_for_points_is_met_with_nothing_left_when_scores_stop_at_zero():
    m = position(
        player("Ada", ["china"], vp=0, personal=1, used=0),
        player("Beate", ["africa"], personal=0, used=0),
        options={"score_may_be_negative": "off", "events": "on"},
        event="library_fire",
    )
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["art"]]})
    assert (m.state.technology[0], m.state.vp[0]) == (2, 0)

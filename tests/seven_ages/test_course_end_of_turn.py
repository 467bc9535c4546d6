"""The end of a turn and of the game (S28-S29, S111, S112)."""

from __future__ import annotations

from typing import Any

import pytest
from course_scene import asked, colour, told

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire, position
from zeitalter.games.seven_ages.rules.end_of_turn import advances_freely, turn_limit
from zeitalter.games.seven_ages.rules.progress import progress
from zeitalter.games.seven_ages.rules.result import finish_game
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.testing import rule, say


def romans(**more: Any) -> Empire:
    return empire("romans", 0, {"rome": "warriors"}, **more)


def end(*empires: Empire, players: int = 2, **board: Any) -> Match:
    """The end of a turn."""
    return position(*empires, players=players, stack=["EndTurn"], **board)


def level(m: Match, card: str = "romans") -> int:
    found: int = m.state.level[colour(m.state, card)]
    return found


# -- free progress -----------------------------------------------------------------------------------------------------


@rule("S112")
def test_every_empire_advances_one_level() -> None:
    m = end(romans(level=3), empire("greeks", 1, {"greece": "warriors"}, level=9))
    assert (level(m), level(m, "greeks")) == (4, 10)


@rule("S112", "S34", "T58", "T59")
def test_wild_costs_the_free_progress_but_not_a_democracy() -> None:
    """T58, T59."""
    assert level(end(romans(level=8, done=["wild", "production"]))) == 8
    assert level(end(romans(level=8, done=["wild", "production"], government="democracy"))) == 9


@rule("A31", "S34")
def test_an_administrator_does_not_save_the_free_progress_after_wild() -> None:
    assert level(end(romans(level=8, done=["wild", "production"], leaders=[("unnamed_ad", "rome")]))) == 8


@rule("S112", "A40", "T56")
def test_a_dark_level_is_left_only_with_a_scientist() -> None:
    """T56."""
    assert level(end(romans(level=14))) == 14
    assert level(end(romans(level=14, leaders=[("unnamed_sc", "rome")]))) == 15


@rule("S112")
def test_world_war_stops_everybody() -> None:
    assert level(end(romans(level=38), world_war=38)) == 38
    assert level(end(romans(level=38, leaders=[("unnamed_sc", "rome")]), world_war=38)) == 38


@rule("S112")
def test_an_event_can_stop_an_empire() -> None:
    m = end(romans(level=3))
    dark_times = m.state.components.ids["event"].index("dark_times")
    assert level(end(romans(level=3), effects=((dark_times, 0, 1),))) == 3


@rule("S112", "S111b")
def test_a_world_war_that_ends_now_still_held_everybody_back() -> None:
    m = position(
        romans(level=49), empire("greeks", 1, {"greece": "warriors"}, level=10), players=2, stack=["StartTurn"]
    )
    s = m.state
    s.world_war = 45
    assert not advances_freely(s, colour(s, "romans"))


@rule("S111")
def test_what_lasts_for_a_turn_is_over() -> None:
    m = end(
        romans(done=["production"], go=1, go_now=1), turn=5, start_player=1, went_on=1, looked=1, struck=((22, 3),),
        effects=((1, 0, 1),),
    )  # fmt: skip
    s = m.state
    assert (s.turn, s.start_player, s.went_on, s.looked, s.struck, s.effects) == (6, 0, 0, 0, (), ())
    assert (s.done[0], s.go[0], s.go_now[0]) == (0, 1, 0)
    assert asked(m) == "PlaceMarkers"


# -- the end of the game -----------------------------------------------------------------------------------------------


@rule("S28", "A28", "A44")
def test_the_game_ends_after_the_turn_in_which_an_empire_passes_the_last_level() -> None:
    m = end(romans(level=49), empire("greeks", 1, {"greece": "warriors"}))
    s = m.state
    assert s.result is not None
    assert s.result["how"] == "last-level"
    assert s.result["winners"] == [0]
    assert s.result["ranking"] == [0, 1]
    assert s.result["points"][0] == 7 + 3 + 3  # the bonus, Europe and the world


@rule("S28", "S28b", "A53")
def test_each_empire_that_passes_earns_seven_and_moon_landing_pays_the_first() -> None:
    first = empire("greeks", 1, {"greece": "warriors"}, level=49)
    m = end(romans(level=49, artefacts={"rome": ["moon_landing"]}), first, start_player=1)
    assert m.state.finished_by == (22, 37)
    m = end(romans(level=49, artefacts={"rome": ["moon_landing"]}), first, start_player=0)
    s = m.state
    assert s.finished_by == (37, 22)
    assert s.result is not None
    assert s.result["points"][0] == 7 + 7 + 3 + 3


@rule("S28b")
def test_of_his_own_empires_that_with_the_moon_landing_goes_first() -> None:
    landing = empire("greeks", 0, {"greece": "warriors"}, level=49, artefacts={"greece": ["moon_landing"]})
    assert end(romans(level=49), landing).state.finished_by == (22, 37)


@rule("S28b")
def test_an_agreed_last_age_ends_the_game_earlier() -> None:
    m = end(romans(level=21), end_age=3)
    assert m.state.result is not None
    assert m.state.age(colour(m.state, "romans")) == 3
    assert end(romans(level=20), end_age=3).state.result is None


@rule("S28b", "S134", "A54")
def test_passing_the_last_level_ends_a_world_war_before_the_harvest() -> None:
    m = position(
        romans(level=49), empire("sumerians", 1, {"sumer": "warriors"}), players=2, stack=["StartTurn"], world_war=49
    )
    s = m.state
    progress(s, colour(s, "romans"), 1)
    assert (s.world_war, s.glory) == (0, [7, 1])


@rule("S28c")
@pytest.mark.parametrize(("ages", "limit"), [((1, 7), 60), ((1, 3), 28), ((1, 2), 20), ((0, 7), 60)])
def test_the_turn_limit_counts_the_ages_played(ages: tuple[int, int], limit: int) -> None:
    s = position(romans(), players=2, start_age=ages[0], end_age=ages[1]).state
    assert turn_limit(s) == limit


@rule("S28c")
def test_the_game_ends_after_the_last_turn_without_bonus() -> None:
    m = end(romans(), turn=60)
    assert m.state.result is not None
    assert m.state.result["how"] == "turn-limit"
    assert m.state.result["points"] == [6, 0]
    assert end(romans(), turn=59).state.result is None


def ended(*empires: Empire, glory: list[int], finished: tuple[int, ...] = (), players: int = 3) -> State:
    """The game is over in this position."""
    s: State = position(*empires, players=players, stack=["StartTurn"], glory=glory, finished_by=finished).state
    finish_game(s, "last-level")
    return s


@rule("S29")
def test_equal_glory_is_decided_by_the_most_advanced_empire() -> None:
    greeks = empire("greeks", 1, {"greece": "warriors"}, level=9)
    s = ended(romans(level=8), greeks, glory=[20, 20, 5])
    assert s.result is not None
    assert (s.result["winners"], s.result["ranking"]) == ([1], [1, 0, 2])


@rule("S29")
def test_of_those_who_passed_the_last_level_the_first_wins() -> None:
    greeks = empire("greeks", 1, {"greece": "warriors"}, level=50)
    s = ended(romans(level=50), greeks, glory=[20, 20, 5], finished=(22, 37))
    assert s.result is not None
    assert (s.result["winners"], s.result["ranking"]) == ([1], [1, 0, 2])


@rule("S29")
def test_otherwise_the_victory_is_shared() -> None:
    greeks = empire("greeks", 1, {"greece": "warriors"}, level=8)
    s = ended(romans(level=8), greeks, glory=[20, 20, 5])
    assert s.result is not None
    assert s.result["winners"] == [0, 1]


@rule("S119", "S111")
def test_glory_is_bought_before_the_game_ends() -> None:
    m = end(romans(money=60), turn=60)
    assert asked(m) == "BuyGlory"
    say(m, 0, "buy_glory", 1)
    assert m.state.result is not None
    assert m.state.result["points"] == [7, 0]
    assert told(m, "game-over") == [((0,), 7)]

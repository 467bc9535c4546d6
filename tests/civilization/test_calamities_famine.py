"""Famine (52.4)."""

from __future__ import annotations

from test_calamities_phase import over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say, why

FAMINE = [("hungersnot", 0, -1)]


def three(ada=None, beate=None, cem=None):
    """Three players with a single area each, so that nobody has to choose pieces."""
    return struck(
        player("Ada", "kreta", **{"tokens": {"knossos": 20}, **(ada or {})}),
        player("Beate", "asien", **{"tokens": {"hattusa": 20}, **(beate or {})}),
        player("Cem", "italien", **{"tokens": {"tarent": 20}, **(cem or {})}),
        calamities=FAMINE,
    )


def left(m):
    """Tokens on the board of all seats."""
    return [m.state.on_board(seat) for seat in range(m.state.players)]


@rule("52.4")
def test_victim_loses_nine_and_assigns_twenty_to_others():
    m = three()
    assert question(m) == "AssignLosses"
    say(m, 0, "assign", [0, 11, 9])
    assert over(m)
    assert left(m) == [11, 9, 11]
    assert told(m, "assigns", "loses") == [
        ["assigns", 0, "hungersnot", [2, 1], [9, 11]],
        ["loses", 2, 9, "tarent"],
        ["loses", 0, 9, "knossos"],
        ["loses", 1, 11, "hattusa"],
    ]


@rule("52.4")
def test_more_than_eleven_for_one_or_twenty_in_all_is_refused():
    m = three()
    assert why(m, 0, "assign", [0, 12, 0]).args == (1, 11)
    assert why(m, 0, "assign", [0, 11, 10]).args == (21, 0, 20)
    assert why(m, 0, "assign", [1, 9, 9]).args == (0, 0)
    assert why(m, 0, "assign", [0, 9]).id == "not-offered"
    assert why(m, 0, "assign", [0, -1, 9]).id == "not-offered"


@rule("52.4", "A-46")
def test_victim_may_assign_nothing():
    m = three()
    say(m, 0, "assign", [0, 0, 0])
    assert left(m) == [11, 20, 20]
    assert told(m, "assigns") == []


@rule("A-46")
def test_default_assigns_nothing():
    m = three()
    m.play_default(0)
    assert left(m) == [11, 20, 20]


@rule("52.4")
def test_nobody_without_units_can_be_assigned_a_loss():
    m = three(cem={"tokens": {}})
    assert why(m, 0, "assign", [0, 5, 1]).args == (2, 0)


@rule("52.4")
def test_nothing_is_asked_when_nobody_else_has_units():
    m = three(beate={"tokens": {}}, cem={"tokens": {}})
    assert over(m)
    assert left(m) == [11, 0, 0]


@rule("52.4", "53.2")
def test_owner_of_pottery_saves_four_units_with_each_grain():
    m = three(beate={"cards": ["toepfern"], "hand": ["korn", "salz", "korn"]})
    say(m, 0, "assign", [0, 11, 0])
    assert left(m) == [11, 17, 20]
    assert told(m, "shows-grain") == [["shows-grain", 1, 2, 8]]


@rule("52.4", "53.2")
def test_three_grain_save_all_and_no_more_is_shown_than_needed():
    m = three(beate={"cards": ["toepfern"], "hand": ["korn"] * 5})
    say(m, 0, "assign", [0, 11, 0])
    assert over(m)
    assert left(m) == [11, 20, 20]
    assert told(m, "shows-grain") == [["shows-grain", 1, 3, 11]]
    assert told(m, "must-lose") == [["must-lose", 0, 9, "hungersnot"]]


@rule("52.4", "53.2")
def test_grain_helps_the_victim_too():
    m = three(ada={"cards": ["toepfern"], "hand": ["korn"]})
    say(m, 0, "assign", [0, 0, 0])
    assert left(m) == [15, 20, 20]


@rule("52.4", "53.2")
def test_grain_without_pottery_and_pottery_without_grain_help_nobody():
    m = three(beate={"hand": ["korn", "korn"]}, cem={"cards": ["toepfern"], "hand": ["salz"]})
    say(m, 0, "assign", [0, 10, 10])
    assert left(m) == [11, 10, 10]
    assert told(m, "shows-grain") == []


@rule("52.4", "A-22b")
def test_grain_counts_from_what_there_is_to_lose():
    m = three(beate={"tokens": {"hattusa": 5}, "cards": ["toepfern"], "hand": ["korn"]})
    say(m, 0, "assign", [0, 11, 0])
    assert left(m) == [11, 4, 20]


@rule("52.4")
def test_grain_stays_in_the_hand_and_undo_cannot_cross_its_showing():
    m = three(beate={"cards": ["toepfern"], "hand": ["korn"]})
    say(m, 0, "assign", [0, 11, 0])
    assert m.view(1)["players"][1]["hand"] == ["korn"]
    assert m.view(0)["players"][1]["hand"] is None
    assert m.undo_points(0) == []


@rule("52.4", "A-56")
def test_each_loser_picks_the_pieces_himself():
    m = three(beate={"tokens": {"hattusa": 8, "sinope": 8}})
    say(m, 0, "assign", [0, 6, 3])
    assert m.asked() == (1,)
    say(m, 1, "lose", ["hattusa", "sinope", "sinope", "sinope", "sinope", "sinope"], [])
    assert tokens(m, 1) == {"hattusa": 7, "sinope": 3}
    assert over(m)

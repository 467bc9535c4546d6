"""Civil war: marking, choosing a part, taking over, shortage of pieces (52.5, 64, 65.1)."""

from __future__ import annotations

import pytest
from test_calamities_phase import cities, farmers, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say, why

WAR = [("buergerkrieg", 0, -1)]
LARGE = {"ionien": 15, "thrakien": 15, "bithynien": 6}
CITIES = ["knossos", "rhodos", "milet", "sardes"]


def war(ada=None, beate=None, cem=None):
    """Ada has 30 tokens in two areas and four cities: 50 units."""
    return struck(
        player("Ada", "kreta", **{"tokens": {"ionien": 15, "thrakien": 15}, "cities": CITIES, **(ada or {})}),
        player("Beate", "asien", **{"tokens": {"hattusa": 2}, **(beate or {})}),
        player("Cem", "italien", **{"tokens": {"tarent": 3}, **(cem or {})}),
        calamities=WAR,
    )


def marked(m):
    """The marked pieces as everybody sees them."""
    return m.view(None)["marked"]


@rule("52.5")
def test_victim_marks_fifteen_and_a_player_he_names_twenty_more():
    m = war()
    assert (question(m), m.asked()) == ("MarkUnits", (0,))
    say(m, 0, "mark", ["ionien"] * 10, ["knossos"])
    assert marked(m) == {"tokens": {"ionien": 10}, "cities": ["knossos"]}
    assert question(m) == "NameTaker"
    assert why(m, 0, "name", 0).id == "names-himself"
    say(m, 0, "name", 1)
    assert (question(m), m.asked()) == ("MarkUnits", (1,))
    assert why(m, 1, "mark", ["ionien"] * 6 + ["thrakien"] * 14, []).id == "too-few-at-risk"
    assert why(m, 1, "mark", ["thrakien"] * 15, ["knossos"]).id == "no-city-at-risk"
    say(m, 1, "mark", ["thrakien"] * 15, ["rhodos"])
    assert marked(m) == {"tokens": {"ionien": 10, "thrakien": 15}, "cities": ["knossos", "rhodos"]}
    assert (question(m), m.asked()) == ("KeepPart", (0,))


@rule("52.5")
@pytest.mark.parametrize("kept", ["keep_marked", "keep_rest"])
def test_victim_keeps_one_part_and_the_named_player_takes_the_other(kept):
    m = war(ada={"ships": ["ionien"], "treasury": 4, "field": 6})
    say(m, 0, "mark", ["ionien"] * 10, ["knossos"])
    say(m, 0, "name", 1)
    say(m, 1, "mark", ["thrakien"] * 15, ["rhodos"])
    stock = m.state.stock[:]
    say(m, 0, kept)
    assert over(m)
    inside = ({"ionien": 10, "thrakien": 15}, {"knossos", "rhodos"})
    rest = ({"ionien": 5}, {"milet", "sardes"})
    mine, theirs = (inside, rest) if kept == "keep_marked" else (rest, inside)
    assert (tokens(m, 0), cities(m, 0)) == mine
    assert (tokens(m, 1), cities(m, 1)) == (theirs[0] | {"hattusa": 2}, theirs[1])
    moved = sum(theirs[0].values())
    assert m.state.stock == [stock[0] + moved, stock[1] - moved, stock[2]]
    assert (len(m.state.ships[0]), m.state.treasury[0], m.state.field[0]) == (1, 4, 6)
    assert marked(m) == {"tokens": {}, "cities": []}
    assert m.state.exempt == ()


@rule("52.5")
def test_the_log_tells_marks_choice_and_who_went_where():
    m = war()
    say(m, 0, "mark", ["ionien"] * 10, ["knossos"])
    say(m, 0, "name", 2)
    say(m, 2, "mark", ["thrakien"] * 5, ["milet", "rhodos", "sardes"])
    say(m, 0, "keep_rest")
    assert told(m, "names", "marks", "keeps-rest", "defects", "city-defects") == [
        ["marks", 0, 15, ["ionien"] * 10, ["knossos"]],
        ["names", 0, 2],
        ["marks", 2, 20, ["thrakien"] * 5, ["milet", "rhodos", "sardes"]],
        ["keeps-rest", 0, 2],
        ["city-defects", 0, 2, "knossos"],
        ["city-defects", 0, 2, "milet"],
        ["city-defects", 0, 2, "rhodos"],
        ["city-defects", 0, 2, "sardes"],
        ["defects", 0, 2, 10, "ionien"],
        ["defects", 0, 2, 5, "thrakien"],
    ]


@rule("52.5", "A-24")
def test_below_35_units_nothing_happens():
    m = war(ada={"tokens": {"ionien": 14}})
    assert over(m)
    assert told(m, "calamity-harmless") == [["calamity-harmless", "buergerkrieg", 0]]
    assert question(war(ada={"tokens": {"ionien": 15}})) == "MarkUnits"


@rule("A-24")
@pytest.mark.parametrize("card", ["philosophie", "demokratie"])
def test_threshold_stays_35_with_other_cards(card):
    assert over(war(ada={"tokens": {"ionien": 14}, "cards": [card]}))


@rule("52.5", "A-24b")
def test_marks_are_exact():
    m = war()
    assert why(m, 0, "mark", ["ionien"] * 14, []).args == (14, 15)
    assert why(m, 0, "mark", ["ionien"] * 11, ["knossos"]).args == (16, 15)
    assert can(m, 0, "mark", [], ["knossos", "milet", "rhodos"])


@rule("52.5", "53.15")
def test_with_philosophy_the_largest_stock_marks_fifteen():
    m = war(ada={"cards": ["philosophie"]}, beate={"treasury": 10})
    assert (question(m), m.asked()) == ("MarkUnits", (2,))
    say(m, 2, "mark", ["thrakien"] * 15, [])
    assert (question(m), m.asked()) == ("KeepPart", (0,))
    say(m, 0, "keep_rest")
    assert over(m)
    assert tokens(m, 2) == {"tarent": 3, "thrakien": 15}
    assert cities(m, 0) == set(CITIES)
    assert told(m, "largest-stock") == [["largest-stock", 2, 0]]


@rule("52.5", "62")
def test_equal_stocks_are_decided_by_the_order_of_the_succession_table():
    m = war(ada={"cards": ["philosophie"]}, beate={"tokens": {"hattusa": 3}})
    assert m.state.stock[1] == m.state.stock[2]
    assert m.asked() == (2,)  # Italien stands above Asien


@rule("A-24d")
def test_with_philosophy_and_the_largest_stock_the_victim_keeps_all():
    m = war(ada={"cards": ["philosophie"]}, beate={"treasury": 40}, cem={"treasury": 40})
    assert over(m)
    assert tokens(m, 0) == {"ionien": 15, "thrakien": 15}
    assert cities(m, 0) == set(CITIES)
    assert told(m, "keeps-both") == [["keeps-both", 0]]


@rule("52.5", "53.14", "A-24c")
def test_with_democracy_the_named_player_marks_thirty():
    m = war(ada={"cards": ["demokratie"]})
    say(m, 0, "mark", [], ["knossos", "milet", "rhodos"])
    say(m, 0, "name", 1)
    assert m.question().units == 30
    say(m, 1, "mark", ["ionien"] * 15 + ["thrakien"] * 15, [])
    say(m, 0, "keep_marked")
    assert over(m)
    assert tokens(m, 0) == {"ionien": 15, "thrakien": 15}
    assert cities(m, 1) == {"sardes"}


@rule("52.5")
def test_with_both_cards_philosophy_counts():
    m = war(ada={"cards": ["philosophie", "demokratie"]}, beate={"treasury": 10})
    assert (m.asked(), m.question().units) == ((2,), 15)


@rule("A-24")
def test_with_democracy_the_second_marks_what_is_left():
    m = war(ada={"tokens": {"ionien": 10, "thrakien": 10}, "cards": ["demokratie"]})
    say(m, 0, "mark", [], ["knossos", "milet", "rhodos"])
    say(m, 0, "name", 1)
    assert question(m) == "KeepPart"
    assert told(m, "marks")[-1] == ["marks", 1, 25, ["ionien"] * 10 + ["thrakien"] * 10, ["sardes"]]
    say(m, 0, "keep_marked")
    assert cities(m, 0) == set(CITIES)
    assert tokens(m, 1) == {"hattusa": 2}


@rule("A-49", "A-50")
def test_tokens_join_those_of_the_taker_and_of_third_players_beyond_the_limit():
    m = war(ada={"tokens": LARGE}, beate={"tokens": {"ionien": 3}}, cem={"tokens": {"ionien": 1}})
    say(m, 0, "mark", ["ionien"] * 15, [])
    say(m, 0, "name", 1)
    say(m, 1, "mark", ["thrakien"] * 15, ["rhodos"])
    say(m, 0, "keep_rest")
    assert over(m)
    assert tokens(m, 1) == {"ionien": 18, "thrakien": 15}
    assert tokens(m, 2) == {"ionien": 1}


@rule("65.1")
def test_tokens_beyond_the_stock_of_the_taker_go_to_the_largest_stock():
    m = war(ada={"tokens": LARGE}, beate={"treasury": 42}, cem={"treasury": 3})
    assert m.state.stock == [20, 12, 50]
    say(m, 0, "mark", ["ionien"] * 15, [])
    say(m, 0, "name", 1)
    say(m, 1, "mark", ["thrakien"] * 15, ["rhodos"])
    say(m, 0, "keep_rest")
    assert (question(m), m.asked()) == ("ClaimTokens", (1,))
    assert why(m, 1, "claim", ["ionien"] * 11).args == (11, 12)
    assert why(m, 1, "claim", ["ionien"] * 16).id == "too-few-at-risk"
    say(m, 1, "claim", ["ionien"] * 2 + ["thrakien"] * 10)
    # Ada's stock has grown to 32, Cem's 50 is larger
    assert over(m)
    assert tokens(m, 1) == {"hattusa": 2, "ionien": 2, "thrakien": 10}
    assert tokens(m, 2) == {"tarent": 3, "ionien": 13, "thrakien": 5}
    assert cities(m, 1) == {"rhodos"}


@rule("65.1")
def test_tokens_come_back_to_the_victim_if_his_stock_is_the_largest():
    m = war(ada={"tokens": LARGE}, beate={"treasury": 42}, cem={"treasury": 25})
    say(m, 0, "mark", ["ionien"] * 15, [])
    say(m, 0, "name", 1)
    say(m, 1, "mark", ["thrakien"] * 15, ["rhodos"])
    say(m, 0, "keep_rest")
    say(m, 1, "claim", ["ionien"] * 2 + ["thrakien"] * 10)
    assert over(m)
    assert tokens(m, 0) == {"ionien": 13, "thrakien": 5, "bithynien": 6}
    assert tokens(m, 2) == {"tarent": 3}
    assert told(m, "regains") == [["regains", 0, 13, "ionien"], ["regains", 0, 5, "thrakien"]]
    assert m.state.stock[0] == 20 + 12


NINE = ["athen", "korinth", "sparta", "mykene", "chalkis", "eretria", "korkyra", "apollonia", "byzanz"]


def crowded(beate, cem):
    """Ada keeps her tokens; her four cities and fifteen tokens go to Beate, who has few markers left."""
    m = war(ada={"tokens": {"ionien": 16, "thrakien": 14}}, beate=beate, cem=cem)
    say(m, 0, "mark", ["ionien"] * 15, [])
    say(m, 0, "name", 1)
    say(m, 1, "mark", [], ["knossos", "milet", "rhodos", "sardes"])
    say(m, 0, "keep_rest")
    return m


@rule("64", "43.1", "A-45")
def test_cities_without_marker_revolt_to_the_largest_stock_which_picks_them():
    m = crowded({"tokens": {"hattusa": 14}, "cities": NINE[:7]}, {"tokens": {"tarent": 3}})
    assert told(m, "cities-break-away") == [["cities-break-away", 1, 2]]
    assert (question(m), m.asked()) == ("TakeBreakaway", (2,))
    say(m, 2, "take", "knossos")
    say(m, 2, "take", "sardes")
    assert cities(m, 2) == {"knossos", "sardes"}
    assert cities(m, 1) == {*NINE[:7], "milet", "rhodos"}
    assert over(m)
    ids = m.state.components.ids["area"]
    assert {ids[area] for area in m.state.exempt} == {"knossos", "sardes"}


@rule("64", "A-04")
def test_cities_may_return_to_their_old_owner():
    m = crowded({"tokens": {"hattusa": 14}, "cities": NINE[:7]}, {"tokens": {"tarent": 3}, "treasury": 40})
    assert m.asked() == (0,)
    say(m, 0, "take", "knossos")
    say(m, 0, "take", "milet")
    assert over(m)
    assert cities(m, 0) == {"knossos", "milet"}
    assert told(m, "regains-city") == [["regains-city", 0, "knossos"], ["regains-city", 0, "milet"]]
    ids = m.state.components.ids["area"]
    assert {ids[area] for area in m.state.exempt} == {"knossos", "milet"}


@rule("64")
def test_all_cities_go_without_a_question_where_the_taker_has_no_marker_at_all():
    m = crowded({"tokens": {"hattusa": 18}, "cities": NINE}, {"tokens": {"tarent": 3}})
    assert over(m)
    assert cities(m, 2) == set(CITIES)
    assert cities(m, 1) == set(NINE)


@rule("64", "43.1")
def test_right_to_the_rest_passes_on_when_markers_run_out():
    cem = {"tokens": farmers(16) | {"tarent": 1},
           "cities": ["kyme", "syrakus", "panormos", "tarquini", "sardinien", "tyras", "troja", "sinope"]}  # fmt: skip
    m = crowded({"tokens": {"hattusa": 18}, "cities": NINE}, cem)
    assert m.asked() == (2,)
    say(m, 2, "take", "knossos")
    assert over(m)
    assert cities(m, 0) == {"rhodos", "milet", "sardes"}
    assert "knossos" in cities(m, 2)

"""Flood (52.3)."""

from __future__ import annotations

from test_calamities_phase import cities, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say, why

FLOOD = [("hochwasser", 0, -1)]


def five(ada, *others):
    """Five players: beige, green and yellow regions."""
    nations = {"Beate": "asien", "Cem": "afrika", "Dora": "assyrien", "Emil": "babylon"}
    pieces = [*others, {}, {}, {}, {}][: len(nations)]
    rest = [player(name, nations[name], **what) for name, what in zip(nations, pieces, strict=True)]
    return struck(player("Ada", "aegypten", **ada), *rest, calamities=FLOOD)


@rule("52.3")
def test_victim_loses_seventeen_units_in_the_plain_of_his_choice_of_pieces():
    m = five({"tokens": {"fayum": 10, "memphis": 6, "theben": 10}, "cities": ["alexandria", "kyrene"]})
    assert question(m) == "Lose"
    assert why(m, 0, "lose", ["theben"] * 10 + ["fayum"] * 7, []).id == "no-token-at-risk"
    assert why(m, 0, "lose", ["fayum"] * 10 + ["memphis"] * 2, ["kyrene"]).id == "no-city-at-risk"
    say(m, 0, "lose", ["fayum"] * 10 + ["memphis"] * 2, ["alexandria"])
    assert over(m)
    assert tokens(m, 0) == {"memphis": 4, "theben": 10}
    assert cities(m, 0) == {"kyrene"}
    assert told(m, "floods", "must-lose", "loses", "city-removed") == [
        ["floods", "nil", 0],
        ["must-lose", 0, 17, "hochwasser"],
        ["loses", 0, 10, "fayum"],
        ["loses", 0, 2, "memphis"],
        ["city-removed", 0, "alexandria"],
    ]


@rule("52.3", "A-22b")
def test_who_has_fewer_units_at_risk_loses_them_all():
    m = five({"tokens": {"fayum": 3, "theben": 4}, "cities": ["memphis"]})
    assert over(m)
    assert tokens(m, 0) == {"theben": 4}
    assert cities(m, 0) == set()


@rule("52.3", "A-23")
def test_plain_with_most_units_at_risk_is_flooded():
    m = five({"tokens": {"fayum": 4, "sumer": 3, "theben": 4}, "cities": ["babylon"]})
    assert over(m)
    assert told(m, "floods") == [["floods", "mesopotamien", 0]]
    assert tokens(m, 0) == {"fayum": 4, "theben": 4}
    assert cities(m, 0) == set()


@rule("52.3", "A-23")
def test_victim_chooses_between_plains_that_are_equally_threatened():
    m = five({"tokens": {"fayum": 4, "sumer": 4, "odessus": 3}})
    assert question(m) == "ChoosePlain"
    assert why(m, 0, "flood", "donau").id == "not-the-worst-plain"
    say(m, 0, "flood", "nil")
    assert over(m)
    assert tokens(m, 0) == {"sumer": 4, "odessus": 3}


@rule("52.3", "A-23")
def test_without_units_in_a_plain_nothing_happens():
    m = five({"tokens": {"theben": 6}}, {"tokens": {"fayum": 6}})
    assert over(m)
    assert tokens(m, 1) == {"fayum": 6}
    assert told(m, "calamity-harmless") == [["calamity-harmless", "hochwasser", 0]]


@rule("52.3", "A-23c")
def test_cities_off_the_white_squares_are_safe():
    m = five({"tokens": {"sumer": 2, "theben": 4}, "cities": ["susa", "mesopotamien"]})
    assert over(m)
    assert tokens(m, 0) == {"theben": 4}
    assert cities(m, 0) == {"susa", "mesopotamien"}


@rule("A-23c", "A-23")
def test_a_city_off_the_white_squares_alone_is_no_unit_at_risk():
    m = five({"tokens": {"theben": 4}, "cities": ["oberaegypten"]})
    assert told(m, "calamity-harmless") == [["calamity-harmless", "hochwasser", 0]]


@rule("52.3", "A-23", "A-46")
def test_others_lose_ten_units_in_the_same_plain_as_the_victim_splits_them():
    m = five(
        {"tokens": {"fayum": 2, "theben": 2}},
        {"tokens": {"memphis": 8, "oberaegypten": 4, "sumer": 3}},
        {"tokens": {"tanis": 5, "libyen": 1}},
        {"tokens": {"sumer": 9}},
    )
    assert question(m) == "AssignLosses"
    assert why(m, 0, "assign", [0, 4, 4, 0, 0]).args == (8, 10, 10)
    assert why(m, 0, "assign", [0, 4, 6, 0, 0]).id == "assign-too-much"
    assert why(m, 0, "assign", [0, 4, 5, 1, 0]).id == "assign-too-much"
    assert why(m, 0, "assign", [1, 4, 5, 0, 0]).id == "assign-too-much"
    say(m, 0, "assign", [0, 5, 5, 0, 0])
    assert m.asked() == (1,)
    say(m, 1, "lose", ["memphis"] * 3 + ["oberaegypten"] * 2, [])
    assert over(m)
    assert tokens(m, 0) == {"theben": 2}
    assert tokens(m, 1) == {"memphis": 5, "oberaegypten": 2, "sumer": 3}
    assert tokens(m, 2) == {"libyen": 1}
    assert tokens(m, 3) == {"sumer": 9}


@rule("52.3", "A-46")
def test_all_of_the_others_go_if_they_are_no_more_than_ten():
    m = five(
        {"tokens": {"fayum": 2, "theben": 2}},
        {"tokens": {"memphis": 4}},
        {"tokens": {"libyen": 2}, "cities": ["tanis"]},
    )
    assert over(m)
    assert tokens(m, 1) == {}
    assert (tokens(m, 2), cities(m, 2)) == ({"libyen": 2}, set())
    assert told(m, "assigns") == [["assigns", 0, "hochwasser", [2, 1], [5, 4]]]


@rule("52.3", "53.11", "A-23b")
def test_engineering_limits_the_loss_of_the_victim_to_seven():
    m = five({"tokens": {"fayum": 9, "theben": 4}, "cards": ["ingenieurwesen"]})
    assert over(m)
    assert tokens(m, 0) == {"fayum": 2, "theben": 4}


@rule("52.3", "53.11")
def test_engineering_limits_the_loss_of_others_to_seven():
    m = five(
        {"tokens": {"fayum": 2, "theben": 2}},
        {"tokens": {"memphis": 9}, "cards": ["ingenieurwesen"]},
    )
    assert over(m)
    assert tokens(m, 1) == {"memphis": 2}


@rule("52.3", "53.11")
def test_engineering_holds_even_where_only_cities_could_go():
    m = five({"tokens": {"theben": 4}, "cities": ["memphis", "tanis"], "cards": ["ingenieurwesen"]})
    assert question(m) == "Lose"
    assert why(m, 0, "lose", [], ["memphis", "tanis"]).id == "too-many-units"
    assert why(m, 0, "lose", [], []).id == "too-few-units"
    say(m, 0, "lose", [], ["tanis"])
    assert cities(m, 0) == {"memphis"}


@rule("A-52", "A-23c")
def test_po_plain_threatens_tokens_only():
    m = struck(
        player("Ada", "italien", {"rubikon": 2, "samnium": 2}, cities=["etrurien"]),
        player("Beate", "asien", {"hattusa": 2}),
        player("Cem", "kreta", {"knossos": 2}),
        calamities=FLOOD,
    )
    assert over(m)
    assert tokens(m, 0) == {"samnium": 2}
    assert cities(m, 0) == {"etrurien"}

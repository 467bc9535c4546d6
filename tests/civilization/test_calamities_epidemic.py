"""Epidemic (52.6)."""

from __future__ import annotations

from test_calamities_phase import cities, over, question, struck, tokens, told

from zeitalter.games.civilization.position import player
from zeitalter.testing import can, rule, say, why


def sick(ada=None, beate=None, cem=None, seller=1):
    """Ada has received the epidemic from Beate; everybody has one area."""
    return struck(
        player("Ada", "kreta", **{"tokens": {"knossos": 20}, **(ada or {})}),
        player("Beate", "asien", **{"tokens": {"hattusa": 20}, **(beate or {})}),
        player("Cem", "italien", **{"tokens": {"tarent": 20}, **(cem or {})}),
        calamities=[("seuche", 0, seller)],
    )


@rule("52.6")
def test_victim_loses_sixteen_and_assigns_up_to_ten_to_one():
    m = sick()
    assert why(m, 0, "assign", [0, 0, 11]).args == (2, 10)
    say(m, 0, "assign", [0, 0, 10])
    assert over(m)
    assert [m.state.on_board(seat) for seat in range(3)] == [4, 20, 10]
    assert told(m, "assigns") == [["assigns", 0, "seuche", [2], [10]]]


@rule("52.6")
def test_who_drew_the_card_is_immune():
    m = sick()
    assert why(m, 0, "assign", [0, 1, 0]).args == (1, 0)
    assert not can(m, 0, "assign", [0, 1, 0])


@rule("52.6", "A-46")
def test_victim_may_assign_nothing():
    m = sick()
    say(m, 0, "assign", [0, 0, 0])
    assert [m.state.on_board(seat) for seat in range(3)] == [4, 20, 20]


@rule("52.6")
def test_others_lose_at_most_25_in_all():
    m = struck(
        player("Ada", "kreta", {"knossos": 20}),
        player("Beate", "asien", {"hattusa": 20}),
        player("Cem", "thrakien", {"thrakien": 20}),
        player("Dora", "babylon", {"sumer": 20}),
        player("Emil", "afrika", {"libyen": 20}),
        calamities=[("seuche", 0, 4)],
    )
    assert why(m, 0, "assign", [0, 9, 9, 8, 0]).args == (26, 0, 25)
    say(m, 0, "assign", [0, 9, 9, 7, 0])
    assert over(m)
    assert [m.state.on_board(seat) for seat in range(5)] == [4, 11, 11, 13, 20]


@rule("52.6")
def test_with_two_players_nobody_else_can_suffer():
    m = struck(player("Ada", "kreta", {"knossos": 20}), player("Beate", "asien", {"hattusa": 20}),
               calamities=[("seuche", 0, 1)])  # fmt: skip
    assert over(m)
    assert [m.state.on_board(seat) for seat in range(2)] == [4, 20]


@rule("52.6", "A-25")
def test_no_area_is_emptied():
    m = sick(ada={"tokens": {"knossos": 3, "ionien": 9, "lykien": 1, "thrakien": 9}})
    say(m, 0, "assign", [0, 0, 0])
    assert why(m, 0, "lose", ["ionien"] * 9 + ["thrakien"] * 7, []).args[1] == 8
    assert why(m, 0, "lose", ["ionien"] * 8 + ["lykien"] + ["thrakien"] * 7, []).id == "no-token-at-risk"
    say(m, 0, "lose", ["ionien"] * 8 + ["thrakien"] * 8, [])
    assert tokens(m, 0) == {"knossos": 3, "ionien": 1, "lykien": 1, "thrakien": 1}


@rule("52.6", "A-25", "A-22b")
def test_the_last_tokens_survive_a_larger_demand():
    m = sick(ada={"tokens": {"knossos": 3, "ionien": 2, "lykien": 1}})
    say(m, 0, "assign", [0, 0, 0])
    assert over(m)
    assert tokens(m, 0) == {"knossos": 1, "ionien": 1, "lykien": 1}


@rule("52.6")
def test_a_lost_city_counts_four_units_and_leaves_a_token():
    m = sick(ada={"tokens": {"ionien": 20}, "cities": ["rhodos", "milet", "sardes", "troja", "athen"]})
    say(m, 0, "assign", [0, 0, 0])
    assert why(m, 0, "lose", ["ionien"], ["athen", "milet", "rhodos", "sardes"]).id == "too-many-units"
    assert can(m, 0, "lose", [], ["athen", "milet", "rhodos", "sardes"])
    say(m, 0, "lose", ["ionien"] * 8, ["milet", "rhodos"])
    assert over(m)
    assert tokens(m, 0) == {"ionien": 12, "milet": 1, "rhodos": 1}
    assert cities(m, 0) == {"sardes", "troja", "athen"}
    assert told(m, "loses", "city-shrinks") == [
        ["loses", 0, 8, "ionien"],
        ["city-shrinks", 0, "milet"],
        ["city-shrinks", 0, "rhodos"],
    ]


@rule("52.6", "A-25", "65.1")
def test_a_city_goes_entirely_where_the_stock_has_no_token_even_after_the_losses():
    m = sick(ada={"tokens": {"ionien": 1}, "cities": ["rhodos", "milet"], "treasury": 54})
    assert m.state.stock[0] == 1
    say(m, 0, "assign", [0, 0, 0])
    assert told(m, "city-shrinks", "city-removed") == [["city-shrinks", 0, "milet"], ["city-removed", 0, "rhodos"]]
    assert tokens(m, 0) == {"ionien": 1, "milet": 1}


@rule("52.6", "A-25")
def test_lost_tokens_go_to_the_stock_before_cities_are_replaced():
    m = sick(ada={"tokens": {"ionien": 3}, "cities": ["rhodos", "milet"], "treasury": 53})
    assert m.state.stock[0] == 0
    say(m, 0, "assign", [0, 0, 0])
    assert tokens(m, 0) == {"ionien": 1, "milet": 1, "rhodos": 1}
    assert m.state.stock[0] == 0


@rule("52.6", "53.12")
def test_victim_with_medicine_loses_eleven():
    m = sick(ada={"cards": ["medizin"]})
    say(m, 0, "assign", [0, 0, 0])
    assert tokens(m, 0) == {"knossos": 9}


@rule("52.6", "53.12")
def test_others_with_medicine_lose_at_most_five():
    m = sick(cem={"cards": ["medizin"]})
    assert why(m, 0, "assign", [0, 0, 6]).args == (2, 5)
    say(m, 0, "assign", [0, 0, 5])
    assert tokens(m, 2) == {"tarent": 15}


@rule("52.6", "53.12")
def test_medicine_holds_even_where_only_cities_could_go():
    cem = {"tokens": {"tarent": 1, "samnium": 1, "kampanien": 1, "illyricum": 1}, "cities": ["kyme", "syrakus"]}
    m = sick(cem=cem)
    say(m, 0, "assign", [0, 0, 8])
    assert over(m)
    assert cities(m, 2) == set()
    m = sick(cem={**cem, "cards": ["medizin"]})
    assert why(m, 0, "assign", [0, 0, 5]).args == (2, 4)
    say(m, 0, "assign", [0, 0, 4])
    assert question(m) == "Lose"
    assert why(m, 2, "lose", [], ["kyme", "syrakus"]).id == "too-many-units"
    say(m, 2, "lose", [], ["kyme"])
    assert cities(m, 2) == {"syrakus"}


@rule("52.6")
def test_who_has_only_single_tokens_cannot_suffer():
    m = sick(cem={"tokens": {"tarent": 1, "samnium": 1}})
    assert over(m)
    assert tokens(m, 2) == {"tarent": 1, "samnium": 1}

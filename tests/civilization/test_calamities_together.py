"""Calamities among themselves and with other phases: from the draw to the strike, what others lose, several at once."""

from __future__ import annotations

from typing import Any

from build import asked, cities, halted, refusal, run_phase, short, sound, tokens, told, with_idle

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say, why

CITIES = ["athen", "byzanz", "chalkis", "gordion", "sardes", "sinope", "troja", "korinth", "milet"]
FARMERS = {"thrakien": 6, "ionien": 6, "delphi": 6}


def question(m: Match) -> str:
    """The name of the step that asks."""
    return type(m.question()).__name__


def struck(*players: Any, calamities: Any, phases: Any = ("Calamities",), **board: Any) -> Match:
    """The phase of calamities, or several phases, with these cards open."""
    return run_phase(list(phases), *players, calamities=calamities, **board)


# -- from the draw to the calamity -------------------------------------------------------------------------------------


@rule("43.8", "43.9", "43.11", "52.9", "A-14")
def test_piracy_bought_as_gold_is_traded_at_once_and_the_buyers_ship_raids() -> None:
    m = run_phase(
        ["TradeCards", "Trade", "Purchases", "Calamities"],
        player("Ada", "kreta", {"knossos": 3}, ships=["knossos"], hand=["salz"] * 3, treasury=18),
        player("Ben", "asien", {"hattusa": 4}, cities=["milet", "gordion"], hand=["korn"] * 3),
        stacks={9: ["piraterie"], 1: ["felle"], 2: ["eisen"]},
    )
    say(m, 0, "gold")
    say(m, 0, "offer_all", ["salz", "salz", "piraterie"], "salz", [], [])
    say(m, 1, "reply", 0, 1, ["korn"] * 3, "korn", [], [])
    say(m, 0, "accept", 1, 2)
    assert told(m, "lays-open") == [(1, "piraterie")]
    while not halted(m):
        say(m, asked(m)[0], "end_trade" if question(m) == "Bargain" else "pass")
    assert told(m, "raids") == [(0, 1, "milet")]
    assert cities(m, 1) == ["gordion"]
    assert sound(m)


@rule("43.11", "52.6")
def test_epidemic_kept_from_an_earlier_round_strikes_who_gets_it_and_spares_who_drew_it() -> None:
    m = run_phase(
        ["Trade", "Purchases", "Calamities"],
        player("Ada", "kreta", {"knossos": 20}, hand=["salz", "salz", "seuche"]),
        player("Ben", "asien", {"hattusa": 20}, hand=["ocker"] * 3),
        player("Cem", "italien", {"tarent": 20}),
    )
    say(m, 0, "offer", 1, ["salz", "salz", "seuche"], "salz", [], [])
    say(m, 1, "reply", 0, 1, ["ocker"] * 3, "ocker", [], [])
    say(m, 0, "accept", 1, 2)
    while question(m) != "AssignLosses":
        say(m, asked(m)[0], "end_trade" if question(m) == "Bargain" else "pass")
    assert asked(m) == [1]
    assert refusal(m, 1, "assign", [1, 0, 0]) == ("assign-too-much", "52.6")
    say(m, 1, "assign", [0, 0, 10])
    assert [tokens(m, seat) for seat in range(3)] == [{"knossos": 20}, {"hattusa": 4}, {"tarent": 10}]


@rule("43.11")
def test_untraded_black_calamity_does_nothing_to_its_drawer() -> None:
    m = run_phase(
        ["Calamities", "Discards"],
        player("Ada", "kreta", {"knossos": 20}, cities=CITIES[:6], hand=["aufruhr", "salz"]),
        player("Ben", "asien", {"hattusa": 4}),
    )
    assert question(m) == "Discard"
    assert len(cities(m, 0)) == 6
    say(m, 0, "discard", [])
    assert halted(m)


@rule("52.4", "53.2", "A-47")
def test_grain_spent_for_pottery_in_the_same_round_no_longer_saves_anything() -> None:
    m = struck(
        player("Ada", "kreta", {"knossos": 20}, hand=["korn"] * 4),
        player("Ben", "asien"),
        calamities=[("hungersnot", 0, -1)],
        phases=["Purchases", "Calamities"],
    )
    say(m, 0, "buy", ["toepfern"], ["korn"] * 4)
    assert tokens(m, 0) == {"knossos": 11}
    assert told(m, "shows-grain") == []


# -- what others lose --------------------------------------------------------------------------------------------------


@rule("52.3", "A-22", "A-46")
def test_flood_never_takes_more_than_ten_units_of_others_in_all() -> None:
    """Beate's only piece in the plain is a city: she loses 5 units or none, never 5 for a share of 2."""
    m = struck(
        player("Ada", "aegypten", {"fayum": 2, "theben": 2}),
        player("Beate", "asien", {"hattusa": 2}, cities=["memphis"]),
        *with_idle(player("Cem", "afrika", {"tanis": 8}), seats=3),
        calamities=[("hochwasser", 0, -1)],
    )
    assert refusal(m, 0, "assign", [0, 2, 8, 0, 0]) == ("assign-inexact", "A-22")
    say(m, 0, "assign", [0, 5, 5, 0, 0])
    assert cities(m, 1) == []
    assert tokens(m, 2) == {"tanis": 3}


@rule("52.3", "53.11", "A-22", "A-46")
def test_flood_takes_less_of_others_where_cities_do_not_come_out_even() -> None:
    m = struck(
        player("Ada", "aegypten", {"fayum": 2, "theben": 2}),
        player("Beate", "asien", {"hattusa": 4}, cities=["memphis", "alexandria"], cards=["ingenieurwesen"]),
        *with_idle(player("Cem", "afrika", {"tanis": 3}), seats=3),
        calamities=[("hochwasser", 0, -1)],
    )
    assert told(m, "assigns") == [(0, "hochwasser", (2, 1), (3, 5))]
    assert refusal(m, 1, "lose", [], ["alexandria", "memphis"]) == ("too-many-units", "A-22")
    say(m, 1, "lose", [], ["memphis"])
    assert tokens(m, 2) == {}
    assert cities(m, 1) == ["alexandria"]


@rule("52.6", "A-22", "A-25")
def test_share_of_an_epidemic_can_be_lost_exactly_so_that_25_stay_25() -> None:
    ben = player("Ben", "asien", {"hattusa": 1, "sinope": 1, "ionien": 1, "lykien": 1}, cities=["milet", "sardes"])
    m = struck(
        player("Ada", "kreta", {"knossos": 20}),
        ben,
        player("Cem", "italien", {"tarent": 20}),
        calamities=[("seuche", 0, 2)],
    )
    assert [n for n in range(11) if why(m, 0, "assign", [0, n, 0]) is None] == [0, 4, 8, 9, 10]  # 8 is all there is
    say(m, 0, "assign", [0, 4, 0])
    say(m, 1, "lose", [], ["milet"])
    assert tokens(m, 1)["milet"] == 1


@rule("52.4", "A-22", "A-22b")
def test_famine_costs_others_no_more_than_was_assigned_and_at_most_all_they_have() -> None:
    m = struck(
        player("Ada", "kreta", {"knossos": 20}),
        player("Ben", "asien", cities=["milet", "sardes", "sinope"]),
        player("Cem", "italien", {"tarent": 4}),
        calamities=[("hungersnot", 0, -1)],
    )
    assert refusal(m, 0, "assign", [0, 11, 0]) == ("assign-too-much", "52.4")
    assert refusal(m, 0, "assign", [0, 9, 0]) == ("assign-inexact", "A-22")
    say(m, 0, "assign", [0, 5, 11])
    say(m, 1, "lose", [], ["sinope"])
    assert tokens(m, 2) == {}
    assert cities(m, 1) == ["milet", "sardes"]


@rule("52.8")
def test_iconoclasm_demands_no_more_than_the_cities_there_are_and_one_is_enough() -> None:
    m = struck(
        player("Ada", "kreta", {"knossos": 8}),
        player("Ben", "asien", {"hattusa": 4}, cities=["milet"]),
        player("Cem", "italien", {"tarquini": 6}, cities=["tarent", "kyme"], cards=["gesetz"]),
        calamities=[("bildersturm", 0, 1)],
    )
    assert refusal(m, 0, "demand", [0, 2, 0]) == ("assign-too-much", "52.8")
    assert refusal(m, 0, "demand", [0, 0, 2]) == ("assign-too-much", "52.8")
    say(m, 0, "demand", [0, 0, 1])
    say(m, 2, "dissolve", "kyme")
    assert cities(m, 1) == ["milet"]
    assert cities(m, 2) == ["tarent"]


# -- several calamities ------------------------------------------------------------------------------------------------


@rule("43.11", "52.7", "52.8")
def test_disorder_counts_cities_before_iconoclasm_takes_from_what_is_left() -> None:
    m = struck(
        player("Ada", "kreta", {**FARMERS, "knossos": 2}, cities=CITIES[:7]),
        player("Ben", "asien", {"hattusa": 4}),
        calamities=[("bildersturm", 0, 1), ("aufruhr", 0, 1)],
    )
    for area in CITIES[:3]:
        say(m, 0, "dissolve", area)
    assert halted(m)  # four are left, and iconoclasm takes all four without a question
    assert cities(m, 0) == []
    assert told(m, "must-dissolve") == [(0, 3, "aufruhr"), (0, 4, "bildersturm")]


@rule("43.11", "A-19")
def test_piracy_lapses_for_a_victim_two_calamities_have_struck_but_not_for_another() -> None:
    m = struck(
        player("Ada", "kreta", {"knossos": 8}, cities=["athen"]),
        player("Ben", "asien", {"hattusa": 4}, ships=["milet"]),
        calamities=[("aufruhr", 0, 1), ("hochwasser", 0, -1), ("piraterie", 0, 1)],
    )
    assert told(m, "calamity-lapses") == [("piraterie", 0)]
    assert cities(m, 0) == ["athen"]
    assert m.state.hit[0] == 2


@rule("52.5", "64", "43.1", "A-45")
def test_city_passed_on_after_a_civil_war_needs_no_support_until_the_next_growth() -> None:
    """Ben has nine cities already; Cem's stock is the largest, so he gets both cities and has no token to feed them."""
    nine = ["milet", "sardes", "sinope", "gordion", "kanesch", "troja", "byzanz", "hattusa", "aleppo"]
    m = struck(
        player("Ada", "kreta", {"knossos": 30}, cities=["athen", "chalkis"]),
        short("Ben", "asien", {"maikop": 18}, cities=nine, stock=30),
        player("Cem", "babylon"),
        player("Dora", "assyrien", treasury=30),
        calamities=[("buergerkrieg", 0, -1)],
    )
    say(m, 0, "mark", ["knossos"] * 5, ["athen", "chalkis"])
    say(m, 0, "name", 1)
    say(m, 0, "keep_rest")
    assert halted(m)
    assert [tokens(m, seat) for seat in range(3)] == [{"knossos": 5}, {"maikop": 18, "knossos": 25}, {}]
    assert cities(m, 2) == ["athen", "chalkis"]
    assert sound(m)


# -- what a position may hold ------------------------------------------------------------------------------------------


# -- the right reason --------------------------------------------------------------------------------------------------


@rule("52.5", "A-24b")
def test_wrong_marks_are_refused_with_the_ruling_about_marks() -> None:
    ada = player("Ada", "kreta", {"knossos": 30}, cities=["athen"])
    m = struck(ada, player("Ben", "asien"), calamities=[("buergerkrieg", 0, -1)])
    assert refusal(m, 0, "mark", ["knossos"] * 14, []) == ("too-few-units", "A-24b")
    assert refusal(m, 0, "mark", ["knossos"] * 16, []) == ("too-many-units", "A-24b")
    assert refusal(m, 0, "mark", ["hattusa"] * 15, []) == ("no-token-at-risk", "52.5")

"""The world wonders of science and war (18)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from dawn import (
    FAR,
    ROW,
    asked,
    barbarian,
    do,
    hexagon,
    line,
    mat,
    may,
    offered,
    owner,
    question,
    refusal,
    rolled,
    row,
    run,
    scene,
    there,
    told,
    trade,
)

from zeitalter import Match
from zeitalter.games.new_dawn.position import player
from zeitalter.testing import rule


def built(wonder: str, **what: Any) -> Match:
    """Ada builds a wonder with her industry card in slot 5."""
    cards = what.pop("row", ROW)
    card = next(c for c in cards if c in ("pottery", "animal_husbandry", "nationalism"))
    ada = player("Ada", "rome", capital="0,0", row=cards, resources={"mercury": 3}, **what)
    m = scene(ada, map=line("GG"), resolve=(card, 5), open=[wonder])
    do(m, 0, "effect", "build_wonder")
    do(m, 0, "build", wonder)
    while question(m) == "Pay":
        do(m, 0, "pay", "mercury")
    return m


def fight(
    ada: dict[str, Any], bea: dict[str, Any], place: str = "1,0", land: dict[str, str] | None = None, **board: Any
) -> tuple[int, int]:
    """The values when Ada attacks in slot 1, both dice 3."""
    a = player("Ada", "egypt", **{"capital": "0,0", **ada})
    b = player("Bea", "rome", **{"capital": FAR, "tokens": ["1,0"], **bea})
    m = scene(a, b, map=land or line("GGG"), resolve=("masonry", 1), dice=[3, 3], **board)
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", place)
    mine, theirs = told(m, "roll")[0][3:]
    return mine, theirs


# -- science ----------------------------------------------------------------------------------------------------------


@rule("N183")
def test_the_oracle_swaps_two_neighbouring_cards_with_all_on_them() -> None:
    m = owner("oracle", line("GG"), trade={"astrology": 2})
    assert offered(m, 0, "swap") == list(itertools.pairwise(ROW))
    do(m, 0, "swap", "astrology", "foreign_trade")
    assert row(m, 0) == ["foreign_trade", "astrology", *ROW[2:]]
    assert trade(m, 0) == {"astrology": 2}


@rule("N184", "N131", "A5", "N46")
def test_pyramids_make_three_cards_of_level_one_level_two() -> None:
    m = built("pyramids", row=["astrology", "currency", "masonry", "early_empire", "pottery"], trade={"masonry": 2})
    assert offered(m, 0, "replace") == [
        ("astrology", "mathematics"),
        ("masonry", "iron_working"),
        ("early_empire", "drama_and_poetry"),
        ("pottery", "animal_husbandry"),
    ]
    do(m, 0, "replace", "masonry", "iron_working")
    do(m, 0, "replace", "pottery", "animal_husbandry")
    do(m, 0, "replace", "astrology", "mathematics")
    assert row(m, 0) == ["animal_husbandry", "mathematics", "currency", "iron_working", "early_empire"]
    assert trade(m, 0) == {"iron_working": 2}
    assert asked(m) == [1]


@rule("N185", "N131")
def test_the_porcelain_tower_raises_two_different_cards_by_one_level() -> None:
    m = built("porcelain_tower", row=["astrology", "capitalism", "iron_working", "early_empire", "pottery"])
    assert ("iron_working", "mass_production") in offered(m, 0, "replace")
    assert all(old != "capitalism" for old, _ in offered(m, 0, "replace"))
    do(m, 0, "replace", "astrology", "mathematics")
    assert all(old != "mathematics" for old, _ in offered(m, 0, "replace"))
    do(m, 0, "replace", "iron_working", "mass_production")
    assert asked(m) == [1]


@rule("N186", "N131")
def test_potala_palace_takes_up_to_three_cards_in_all() -> None:
    m = built("potala_palace")
    assert {giver for giver, _ in offered(m, 0, "take_pact")} == {1}
    for pact in ("embassy", "joint_war", "open_borders"):
        do(m, 0, "take_pact", 1, pact)
    assert asked(m) == [1]
    assert mat(m, 0)["pacts"] == [[1, "joint_war"], [1, "embassy"], [1, "open_borders"]]
    m = built("potala_palace")
    do(m, 0, "done")
    assert mat(m, 0)["pacts"] == []


@rule("N187", "A38", "A42")
def test_oxford_brings_a_card_of_another_type_for_any_but_science() -> None:
    m = owner("oxford_university", line("GG"), dial=2, trade={"foreign_trade": 2}, resolve=("astrology", 1))
    do(m, 0, "advance")
    assert ("foreign_trade", "iron_working") in offered(m, 0, "replace")
    assert refusal(m, 0, "replace", "astrology", "iron_working") == ("wrong-type", "N46")
    do(m, 0, "replace", "foreign_trade", "iron_working")
    assert row(m, 0) == ["astrology", "iron_working", "masonry", "early_empire", "pottery"]
    assert trade(m, 0) == {"iron_working": 2}
    assert mat(m, 0)["caravans"] == ["unused"] * 3


@rule("N188")
@pytest.mark.parametrize(("own", "other", "value"), [(2, 1, 8), (1, 1, 4)])
def test_the_kremlin_adds_four_with_more_reinforced_tokens_than_the_defender(own: int, other: int, value: int) -> None:
    land = line("GG") | {f"{i},9": "G" for i in range(6)}
    ada = {"wonders": {"kremlin": "0,0"}, "strong": [f"{i},9" for i in range(own)]}
    assert fight(ada, {"strong": [f"{5 - i},9" for i in range(other)]}, land=land)[0] == value


@rule("N188")
def test_the_kremlin_is_no_help_against_barbarians() -> None:
    ada = {"wonders": {"kremlin": "0,0"}, "strong": ["2,0"]}
    assert fight(ada, {"tokens": []}, barbarians={"A": "1,0"}) == (4, 4)


# -- war --------------------------------------------------------------------------------------------------------------


@rule("N190", "N132", "N189", "N192")
@pytest.mark.parametrize(
    ("wonder", "attacking", "defending"),
    [
        ("terracotta_army", 2, 0),
        ("alhambra", 2, 2),
        ("ruhr_valley", 0, 5),
        ("petra", 0, 2),
        ("pentagon", 2, 0),
    ],
)
def test_combat_bonuses_of_wonders(wonder: str, attacking: int, defending: int) -> None:
    assert fight({"wonders": {wonder: "0,0"}}, {}) == (4 + attacking, 4)
    assert fight({}, {"wonders": {wonder: FAR}}) == (4, 4 + defending)


@rule("N132")
def test_bonuses_of_several_sources_add_up() -> None:
    ada = {"cities": ["0,9"], "wonders": {"alhambra": "0,0", "terracotta_army": "0,9"}}
    assert fight(ada, {}, land=line("GG") | {"0,9": "G"}) == (8, 4)


@rule("N189", "A13")
@pytest.mark.parametrize("piece", ["cities", "strong", "capital"])
def test_petra_turns_barbarians_away_from_cities_and_reinforced_tokens(piece: str) -> None:
    land = line("GGG") | {"0,9": "G"}
    what: dict[str, Any] = {"capital": "2,0"} if piece == "capital" else {"capital": "0,9", piece: ["2,0"]}
    home = what["capital"]
    ada = player("Ada", **what, wonders={"petra": home}, trade={"pottery": 2})
    m = run("MoveBarbarians", players=[ada], map=land, barbarians={"A": "1,0"}, dice=[1])
    assert barbarian(m, "A") == "0,0"
    assert there(m, "2,0").get("strong", True) is True
    assert trade(m, 0) == {"pottery": 2}


@rule("N189", "A13")
def test_a_barbarian_between_two_such_spaces_stays_and_weak_tokens_are_not_safe() -> None:
    ada = player("Ada", capital="0,0", strong=["2,0"], wonders={"petra": "0,0"})
    m = run("MoveBarbarians", players=[ada], map=line("GGG"), barbarians={"A": "1,0"}, dice=[1])
    assert barbarian(m, "A") == "1,0"
    ada = player("Ada", capital="0,0", tokens=["2,0"], wonders={"petra": "0,0"})
    m = run("MoveBarbarians", players=[ada], map=line("GGG"), barbarians={"A": "1,0"}, dice=[1])
    assert there(m, "2,0") == {"barbarian": "A"}


@rule("N189", "A12", "N102")
def test_across_the_water_a_barbarian_turns_back_before_petras_city() -> None:
    ada = player("Ada", capital="3,0", wonders={"petra": "3,0"})
    m = run("MoveBarbarians", players=[ada], map=line("GGWG"), barbarians={"A": "1,0"}, dice=[1])
    assert barbarian(m, "A") == "1,0"


@rule("N191", "A50", "N26")
def test_the_venetian_arsenal_resolves_a_card_of_slot_five_again_as_in_slot_one() -> None:
    m = owner("venetian_arsenal", hexagon(1), row=[*ROW[1:], "astrology"], trade={"astrology": 1}, wonders={})
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    do(m, 0, "done")
    assert offered(m, 0, "resolve") == ["astrology"]
    do(m, 0, "resolve", "astrology")
    do(m, 0, "spend")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 7
    do(m, 0, "done")
    assert row(m, 0) == ["astrology", *ROW[1:]]
    assert asked(m) == [1]


@rule("N191")
def test_the_venetian_arsenal_needs_slot_five() -> None:
    m = owner("venetian_arsenal", hexagon(1), resolve=("early_empire", 4))
    do(m, 0, "done")
    assert asked(m) == [1]


@rule("N191", "A50")
def test_the_second_time_is_slot_one_also_with_machu_picchu() -> None:
    land = line("GGG")
    m = owner("venetian_arsenal", land, cities=["2,0"], wonders={"machu_picchu": "2,0"}, row=[*ROW[1:], "astrology"])
    do(m, 0, "focus", "astrology")
    do(m, 0, "advance")
    do(m, 0, "done")
    do(m, 0, "resolve", "astrology")
    do(m, 0, "advance")
    assert mat(m, 0)["dial"] == 6


@rule("N192", "A21")
def test_the_pentagon_attacks_at_any_distance_along_the_usual_ways() -> None:
    bea = player("Bea", "rome", capital=FAR, tokens=["8,0", "0,2"])
    m = owner("pentagon", line("G" * 9) | {"0,1": "W", "0,2": "G"}, bea, resolve=("masonry", 1))
    do(m, 0, "effect", "attack")
    assert offered(m, 0, "attack") == ["8,0"]
    assert refusal(m, 0, "attack", "0,2") == ("out-of-range", "N80")
    assert may(m, 0, "attack", "8,0")


@rule("N180", "N85", "N78")
def test_machu_picchu_counts_in_combat_and_for_reinforcing() -> None:
    cards = ["masonry", "astrology", "foreign_trade", "early_empire", "pottery"]
    ada = player("Ada", "egypt", capital="0,0", row=cards, tokens=["0,1"], wonders={"machu_picchu": "0,0"})
    land = line("GG") | {"0,1": "G"}
    m = scene(ada, map=land, barbarians={"A": "1,0"}, dice=[3, 3])
    do(m, 0, "focus", "masonry")
    do(m, 0, "effect", "attack")
    do(m, 0, "attack", "1,0")
    assert rolled(m) == (6, 4)
    m = scene(ada, map=land)
    do(m, 0, "focus", "masonry")
    do(m, 0, "effect", "reinforce")
    assert m.question().n == 3

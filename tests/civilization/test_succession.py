"""Phase 13 and the end: progress on the succession table (31, 43.13, 44, A-20, A-21, A-37, A-38, A-51, A-58)."""

from __future__ import annotations

from typing import Any

import pytest
from build import NATIONS, changed, halted, run_phase, told

from zeitalter import Match
from zeitalter.games.civilization.position import player
from zeitalter.testing import rule, say

SITES = ["athen", "byzanz", "chalkis", "eretria", "gordion"]
STARTS = {
    "afrika": (5, 8, 11, 14),
    "italien": (5, 8, 11, 14),
    "illyrien": (6, 8, 11, 13),
    "thrakien": (6, 9, 11, 13),
    "kreta": (5, 9, 11, 14),
    "asien": (5, 8, 10, 13),
    "assyrien": (5, 8, 10, 14),
    "babylon": (5, 8, 10, 14),
    "aegypten": (4, 7, 10, 13),
}
"""The first fields of epochs 2 to 5."""
POINTS = {
    "afrika": {14: 1000, 15: 1200},
    "italien": {14: 1100, 15: 1300},
    "illyrien": {13: 1000, 14: 1100, 15: 1300},
    "thrakien": {13: 1000, 14: 1100, 15: 1300},
    "kreta": {14: 1000, 15: 1200},
    "asien": {13: 1000, 14: 1100, 15: 1300},
    "assyrien": {14: 1100, 15: 1300},
    "babylon": {14: 1200, 15: 1400},
    "aegypten": {13: 1000, 14: 1200, 15: 1400},
}
SEVEN = ["mystizismus", "weben", "toepfern", "schauspiel", "musik", "architektur", "astronomie"]
"""Seven cards, 400 points."""
ELEVEN = ["metallverarbeitung", "architektur", "astronomie", "landwirtschaft", "muenzwesen", "literatur",
          "ingenieurwesen", "medizin", "gesetz", "demokratie", "philosophie"]  # fmt: skip
"""The eleven dearest cards, 1460 points."""
THOUSAND = ["mystizismus", "musik", "literatur", "ingenieurwesen", "medizin", "weben", "toepfern", "architektur",
            "astronomie", "muenzwesen"]  # fmt: skip
"""30 + 60 + 110 + 140 + 140 + 45 + 45 + 80 + 80 + 110 = 840; with gesetz 1010."""


def wealth(points: int) -> dict[str, Any]:
    """Trade cards and treasury worth exactly this much."""
    ways = [(points - 3 * n * n - 4 * k * k, n, k) for n in range(10) for k in range(9)]
    rest, n, k = min(way for way in ways if way[0] >= 1)
    return {"hand": ["salz"] * n + ["korn"] * k, "treasury": rest}


def after(nation: str, field: int, n: int = 1, **what: Any) -> int:
    """The field of a nation after phase 13, with so many cities; another player looks on from far away."""
    other = "kreta" if nation != "kreta" else "asien"
    m = run_phase(
        "Succession",
        player("Ada", nation, field=field, cities=SITES[:n], **what),
        player("Ben", other, field=0),
    )
    return m.state.field[0]


@rule("43.13", "31")
@pytest.mark.parametrize("nation", NATIONS)
def test_marker_moves_one_field_without_conditions_in_the_first_epoch(nation: str) -> None:
    for field in range(STARTS[nation][0] - 1):
        assert after(nation, field, n=0) == field + 1


@rule("43.13", "31")
@pytest.mark.parametrize("nation", NATIONS)
def test_second_epoch_needs_two_cities(nation: str) -> None:
    first = STARTS[nation][0]
    assert after(nation, first - 1, n=1) == first - 1
    assert after(nation, first - 1, n=0) == first - 1
    assert after(nation, first - 1, n=2) == first
    assert after(nation, first, n=1) == first + 1


@rule("43.13", "31", "35")
@pytest.mark.parametrize("nation", NATIONS)
def test_third_epoch_needs_cards_of_three_groups(nation: str) -> None:
    first = STARTS[nation][1]
    assert after(nation, first - 1) == first - 1
    assert after(nation, first - 1, cards=["mystizismus", "musik"]) == first - 1
    assert after(nation, first - 1, cards=["mystizismus", "weben"]) == first


@rule("43.13", "35", "WE-43.13")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (["mystizismus", "weben"], True),
        (["mystizismus", "musik"], False),
        (["architektur", "weben"], True),
        (["weben", "schauspiel", "astronomie"], True),
        (["weben", "toepfern", "metallverarbeitung", "landwirtschaft"], False),
        (["ingenieurwesen"], False),
        (["ingenieurwesen", "gesetz"], True),
        (["literatur", "gesetz"], False),
        (["ingenieurwesen", "literatur"], True),
    ],
)
def test_groups_are_counted_not_cards(cards: list[str], enough: bool) -> None:
    """WE-43.13."""
    assert after("kreta", 8, cards=cards) == (9 if enough else 8)


@rule("43.13", "31")
@pytest.mark.parametrize("nation", NATIONS)
def test_fourth_epoch_needs_seven_cards(nation: str) -> None:
    first = STARTS[nation][2]
    assert after(nation, first - 1, cards=SEVEN[:6]) == first - 1
    assert after(nation, first - 1, cards=ELEVEN[-5:]) == first - 1
    assert after(nation, first - 1, cards=SEVEN) == first


@rule("43.13", "31", "A-37")
@pytest.mark.parametrize("nation", NATIONS)
def test_fifth_epoch_needs_cards_of_a_thousand_points_and_the_printed_total(nation: str) -> None:
    """1010 points of cards; the printed number may be made up with trade cards and treasury."""
    first = STARTS[nation][3]
    cards = [*THOUSAND, "gesetz"]
    assert after(nation, first - 1, cards=THOUSAND, hand=["salz"] * 9) == first - 1
    assert after(nation, first - 1, cards=cards, hand=["korn"] * 8) == first
    missing = POINTS[nation][first] - 1010
    if missing > 0:
        assert after(nation, first - 1, cards=cards) == first - 1
        assert after(nation, first - 1, cards=cards, **wealth(missing)) == first
        assert after(nation, first - 1, cards=cards, **wealth(missing - 1)) == first - 1


@rule("43.13", "44", "A-38")
@pytest.mark.parametrize("nation", NATIONS)
def test_printed_points_are_needed_for_every_field_of_the_last_epoch(nation: str) -> None:
    cards = [*THOUSAND, "gesetz"]
    for field, points in list(POINTS[nation].items())[1:]:
        assert after(nation, field - 1, cards=cards, **wealth(points - 1010)) == field
        assert after(nation, field - 1, cards=cards, **wealth(points - 1011)) == field - 1


@rule("43.13")
def test_too_few_points_for_the_field_of_the_marker_move_it_back() -> None:
    """Ägypten on 14 (1200) with 1010 points goes back to 13, and with 1210 stays."""
    cards = [*THOUSAND, "gesetz"]
    assert after("aegypten", 14, cards=cards) == 13
    assert after("aegypten", 14, cards=cards, hand=["salz"] * 8) == 14
    assert after("aegypten", 15, cards=ELEVEN[1:]) == 14
    assert after("kreta", 14, cards=SEVEN) == 13


@rule("43.13", "WE-43.13/44")
def test_examples_of_the_fifth_epoch() -> None:
    """WE-43.13/44: Ägypten on 12 with 1010 points goes on, cards of less with a treasury stay."""
    assert after("aegypten", 12, cards=[*THOUSAND, "gesetz"]) == 13
    assert after("aegypten", 12, cards=[*THOUSAND[1:], "gesetz"], treasury=40) == 12


@rule("43.13", "A-20", "WE-43.13/44")
def test_without_a_city_the_marker_goes_back_from_the_second_epoch_on() -> None:
    """WE-43.13/44: Kreta."""
    assert after("kreta", 6, n=0) == 5
    assert after("kreta", 5, n=0) == 4
    assert after("kreta", 4, n=1) == 4
    assert after("kreta", 4, n=2) == 5
    assert after("kreta", 3, n=0) == 4


@rule("A-20")
def test_way_back_into_an_epoch_asks_for_its_condition_again() -> None:
    assert after("kreta", 4, n=1, cards=ELEVEN) == 4
    assert after("kreta", 8, n=1) == 8


@rule("A-58", "44")
def test_two_reasons_take_the_marker_back_one_field_and_it_cannot_finish() -> None:
    assert after("kreta", 14, n=0) == 13
    assert after("kreta", 15, n=0, cards=ELEVEN) == 14


@rule("A-51", "43.13", "21")
def test_pieces_on_the_board_and_in_stock_do_not_score() -> None:
    m = run_phase(
        "Succession",
        player(
            "Ada", "kreta", {"knossos": 30}, cities=SITES, ships=["knossos"], cards=["weben"], hand=["salz"], treasury=4
        ),
        player("Ben", "asien"),
    )
    assert m.view(0)["players"][0]["points"] == 45 + 3 + 4
    assert m.view(1)["players"][0]["points"] is None
    assert m.view(1)["players"][0]["card_points"] == 45


@rule("43.13")
def test_nothing_but_the_markers_changes() -> None:
    m = run_phase(
        "Succession",
        player("Ada", "kreta", {"knossos": 3}, field=1, hand=["salz"], treasury=3),
        player("Ben", "asien", {"hattusa": 1}, field=4, cities=["gordion"]),
        player("Cleo", "italien", {"kyme": 1}, field=6),
    )
    assert halted(m)
    assert changed(m) == {"0.field": 2, "2.field": 5}
    assert told(m, "falls-back") == [(2, 5)]
    assert told(m, "advances") == [(0, 2)]
    assert told(m, "stays") == [(1, 4)]


# -- victory -----------------------------------------------------------------------------------------------------------


def last_step(*people: Any) -> Match:
    return run_phase("Succession", *people)


@rule("44")
@pytest.mark.parametrize("nation", NATIONS)
def test_first_marker_on_the_circle_wins_with_the_points_of_field_fifteen(nation: str) -> None:
    other = "kreta" if nation != "kreta" else "asien"
    m = last_step(
        player("Ada", nation, field=15, cities=["athen"], cards=ELEVEN),
        player("Ben", other, field=13, cities=["gordion"], hand=["salz"] * 9, treasury=50),
    )
    assert m.over
    assert m.result["winners"] == [0]
    assert m.state.field[0] == 16


@rule("44", "43.13")
def test_without_the_points_of_field_fifteen_nobody_finishes() -> None:
    """Babylon needs 1400: 1350 points bring it back to field 14."""
    m = last_step(player("Ada", "babylon", field=15, cities=["athen"], cards=ELEVEN[1:9]), player("Ben", "kreta"))
    assert not m.over
    assert m.state.field[0] == 14


@rule("44", "WE-43.13/44")
def test_highest_total_wins_when_several_finish_together() -> None:
    """WE-43.13/44: totals 1410 and 1455."""
    cards = ELEVEN[1:]
    assert sum((80, 80, 110, 110, 110, 140, 140, 170, 200, 240)) == 1380
    m = last_step(
        player("Ada", "italien", field=15, cities=["athen"], cards=cards, treasury=30),
        player("Ben", "kreta", field=15, cities=["sparta"], cards=cards, hand=["salz"] * 5),
    )
    assert m.result["points"] == [1410, 1455]
    assert m.result["winners"] == [1]


@rule("A-21", "62")
def test_equal_totals_are_settled_by_the_succession_table() -> None:
    m = last_step(
        player("Ada", "kreta", field=15, cities=["athen"], cards=ELEVEN),
        player("Ben", "afrika", field=15, cities=["sparta"], cards=ELEVEN),
    )
    assert m.result["winners"] == [1]


@rule("44")
def test_higher_total_without_reaching_the_circle_does_not_win() -> None:
    m = last_step(
        player("Ada", "kreta", field=15, cities=["athen"], cards=ELEVEN[1:]),
        player("Ben", "afrika", field=14, cities=["sparta"], cards=ELEVEN, treasury=50),
    )
    assert m.result["winners"] == [0]
    assert m.result["ranking"] == [0, 1]
    assert m.result["fields"] == [16, 15]


def struck(*players: Any, calamities: Any, phases: Any = ("Calamities",), **board: Any) -> Match:
    """The phase of calamities, or several phases, with these cards open."""
    return run_phase(list(phases), *players, calamities=calamities, **board)


@rule("43.11", "43.13", "52.2")
def test_last_city_lost_to_an_earthquake_takes_the_marker_back_in_the_same_round() -> None:
    m = struck(
        player("Ada", "kreta", {"knossos": 2}, cities=["athen"], field=6),
        player("Ben", "asien"),
        calamities=[("vulkan_erdbeben", 0, -1)],
        phases=["Calamities", "Discards", "Succession"],
    )
    assert m.state.field[0] == 5


@rule("43.12", "43.13", "44", "A-38")
def test_points_are_counted_after_the_cards_too_many_are_gone() -> None:
    """Eight salt are worth 192 points, six only 108: field 15 of Kreta needs 1200."""
    cards = ["weben", "architektur", "astronomie", "landwirtschaft", "literatur", "ingenieurwesen", "medizin", "gesetz",
             "demokratie"]  # fmt: skip
    for treasury, field in ((16, 14), (17, 16)):  # with 1075 points of cards
        m = run_phase(
            ["Discards", "Succession"],
            player("Ada", "kreta", cities=["athen"], cards=cards, hand=["salz"] * 8, treasury=treasury, field=15),
            player("Ben", "asien"),
        )
        say(m, 0, "discard", ["salz"] * 2)
        assert m.state.field[0] == field

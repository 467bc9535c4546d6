"""The actions Military and Technology, and the bonuses of the levels they gain (H26-H32)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why


def idle(**what: Any) -> Civ:
    """A far rival without cubes: the Art he plays has no effect."""
    return player("Beate", ["oceania"], **{"personal": 0, "used": 0, **what})


def lay(m: Match, *cards: str) -> None:
    fill(m, {0: ["select", list(cards)], 1: ["select", ["art"]]})


def ada(m: Match) -> dict[str, Any]:
    return m.view(0)["civs"][0]


def at(m: Match) -> tuple[int, int, int, int, int]:
    """Military, technology, personal, used, points of Ada."""
    own = ada(m)
    return own["military"], own["technology"], own["personal"], own["used"], own["vp"]


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, *words)
    assert found is not None
    return found.id, found.rule


@rule("H26")
def test_basic_military_costs_one_cube_and_gains_one_level() -> None:
    m = position(player("Ada", ["china"], personal=1, used=0), idle())
    lay(m, "military")
    assert at(m) == (2, 1, 0, 1, 0)
    assert ada(m)["row"] == ["military"]


@rule("H26")
def test_advanced_military_costs_three_cubes_and_gains_two_levels() -> None:
    m = position(player("Ada", ["china"], technology=5, military=4, personal=3, used=0), idle())
    lay(m, "military")
    say(m, 0, "military", "advanced")
    assert at(m) == (6, 5, 0, 3, 0)


@rule("H26", "H22")
def test_advanced_military_needs_three_cubes() -> None:
    m = position(player("Ada", ["china"], technology=5, military=4, personal=2, wonders=["great_wall"]), idle())
    lay(m, "military")
    assert refusal(m, "military", "advanced") == ("needs-cubes", "H22")
    assert can(m, 0, "military", "basic")


@rule("H27", "E3", "E15", "H19a", "A31")
def test_military_without_a_cell_above_has_no_effect() -> None:
    m = position(player("Ada", ["china"], technology=2, military=4, personal=1, wonders=["great_wall"]), idle())
    lay(m, "military")
    assert refusal(m, "military", "basic") == ("no-cell", "H27")
    assert can(m, 0, "wonder", "great_wall", [])
    say(m, 0, "no_effect")
    say(m, 0, "wonder", "great_wall", [])
    assert at(m) == (4, 2, 1, 1, 1)
    assert ada(m)["row"] == ["military"]


@rule("E3", "H27")
def test_military_works_after_one_more_technology() -> None:
    m = position(player("Ada", ["china"], technology=3, military=4, personal=1, used=0), idle())
    lay(m, "military")
    assert at(m) == (5, 3, 0, 1, 0)


@rule("H27", "D2")
def test_military_sixteen_gives_two_points_instead() -> None:
    m = position(player("Ada", ["china"], technology=10, military=16, personal=4, used=0), idle())
    lay(m, "military")
    say(m, 0, "military", "basic")
    assert at(m) == (16, 10, 3, 1, 2)


@rule("H27", "D2", "H28")
@pytest.mark.parametrize(("military", "vp"), [(15, 8), (16, 4)])
def test_advanced_military_over_the_top(military: int, vp: int) -> None:
    m = position(player("Ada", ["china"], technology=10, military=military, personal=3, used=0), idle())
    lay(m, "military")
    say(m, 0, "military", "advanced")
    assert at(m) == (16, 10, 0, 3, vp)


@rule("H28", "A12")
def test_second_level_without_a_cell_is_lost_at_full_price() -> None:
    m = position(player("Ada", ["china"], technology=4, military=6, personal=3, used=0), idle())
    lay(m, "military")
    assert can(m, 0, "military", "basic")
    say(m, 0, "military", "advanced")
    assert at(m) == (7, 4, 1, 2, 0)  # military 7 gives a cube back


@rule("H28", "A12")
def test_not_even_the_first_level_means_no_effect() -> None:
    m = position(player("Ada", ["china"], technology=4, military=7, personal=3, wonders=["great_wall"]), idle())
    lay(m, "military")
    assert refusal(m, "military", "advanced") == ("no-cell", "H27")
    assert can(m, 0, "no_effect")


@rule("H28")
@pytest.mark.parametrize(
    ("military", "technology", "after", "vp"), [(4, 2, 4, 0), (16, 12, 16, 2), (15, 12, 16, 6), (5, 5, 6, 0)]
)
def test_levels_of_an_advisor_follow_the_same_rules(military: int, technology: int, after: int, vp: int) -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            civilization="egypt",
            advisors=["thutmose_iii"],
            military=military,
            technology=technology,
            personal=0,
            used=0,
        ),
        idle(),
    )
    lay(m, "thutmose_iii")
    assert at(m) == (after, technology, 0, 0, vp)


@rule("H28", "H29", "E16")
def test_two_military_levels_give_both_bonuses() -> None:
    m = position(player("Ada", ["china"], technology=4, military=2, personal=3, used=0, row=["trade", "raid"]), idle())
    lay(m, "military")
    say(m, 0, "military", "advanced")
    assert at(m) == (4, 4, 1, 2, 0)  # card at 3, cube at 4
    assert ada(m)["row"] == ["raid", "military"]


@rule("E16", "H29", "A3")
def test_card_back_at_military_three_is_playable_in_the_next_action_round() -> None:
    m = position(player("Ada", ["china"], technology=2, military=2, personal=1, row=["trade", "raid"]), idle())
    lay(m, "military")
    assert ada(m)["row"] == ["raid", "military"]
    assert can(m, 0, "select", ["trade"])
    assert not can(m, 0, "select", ["raid"])


@rule("E16", "H29", "A3")
@pytest.mark.parametrize(("used", "personal"), [(1, 1), (0, 0)])
def test_cube_back_at_military_four(used: int, personal: int) -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            civilization="germany",
            advisors=["bismarck"],
            technology=3,
            military=3,
            personal=0,
            used=used,
        ),
        idle(),
    )
    lay(m, "bismarck")
    assert at(m) == (4, 3, personal, 0, 1)


@rule("H29", "A4", "H20")
def test_cube_gained_by_a_level_pays_a_later_own_card() -> None:
    m = position(player("Ada", ["china"], technology=5, military=3, personal=1, used=0), idle())
    lay(m, "military", "technology")
    say(m, 0, "start", "military")
    assert at(m) == (4, 6, 0, 1, 0)


@rule("H30")
def test_basic_technology_costs_one_cube_and_gains_one_level() -> None:
    m = position(player("Ada", ["china"], personal=1, used=0), idle())
    lay(m, "technology")
    assert at(m) == (1, 2, 0, 1, 0)


@rule("H30", "H28")
def test_advanced_technology_costs_three_cubes_and_gains_two_levels_with_bonuses() -> None:
    m = position(player("Ada", ["china"], technology=11, military=9, personal=3, used=0), idle())
    lay(m, "technology")
    say(m, 0, "technology", "advanced")
    assert at(m) == (9, 13, 0, 3, 0)
    assert "tourism" in ada(m)["hand"]
    assert len(ada(m)["advisors_in_hand"]) == 1
    assert ada(m)["card_limit"] == 3


@rule("H31", "A24", "E4")
def test_technology_without_a_cell_to_the_right_has_no_effect() -> None:
    m = position(player("Ada", ["china"], technology=7, military=4, personal=1, wonders=["library_alexandria"]), idle())
    lay(m, "technology")
    assert refusal(m, "technology", "basic") == ("no-cell", "H31")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert at(m) == (4, 7, 1, 1, 0)
    m = position(player("Ada", ["china"], technology=7, military=5, personal=1, used=0), idle())
    lay(m, "technology")
    assert at(m) == (5, 8, 0, 1, 0)


@rule("H31", "E20", "H28")
@pytest.mark.parametrize(
    ("technology", "version", "vp"), [(15, "basic", 6), (16, "basic", 2), (15, "advanced", 8), (16, "advanced", 4)]
)
def test_singularity_and_beyond(technology: int, version: str, vp: int) -> None:
    m = position(player("Ada", ["china"], technology=technology, military=12, personal=3, used=0), idle())
    lay(m, "technology")
    say(m, 0, "technology", version)
    paid = 1 if version == "basic" else 3
    assert at(m) == (12, 16, 3 - paid, paid, vp)


@rule("H28", "A12")
def test_second_technology_level_without_a_cell_is_lost() -> None:
    m = position(player("Ada", ["china"], technology=12, military=8, personal=3, used=0), idle())
    lay(m, "technology")
    say(m, 0, "technology", "advanced")
    assert at(m) == (8, 13, 0, 3, 0)


@rule("A3", "H32")
@pytest.mark.parametrize(
    ("bonus", "personal", "row"),
    [
        ("recover_cube", 1, ["trade", "technology"]),
        ("recover_card", 0, ["technology"]),
        ("none", 0, ["trade", "technology"]),
    ],
)
def test_animals_bonus_by_table_option(bonus: str, personal: int, row: list[str]) -> None:
    m = position(
        player("Ada", ["china"], technology=2, military=2, personal=1, used=0, row=["trade"]),
        idle(),
        options={"animals_bonus": bonus},
    )
    lay(m, "technology")
    assert at(m) == (2, 3, personal, 1 - personal, 0)
    assert ada(m)["row"] == row


@rule("E17", "H32", "H50")
def test_war_joins_the_hand_at_technology_two() -> None:
    m = position(player("Ada", ["china"], personal=1), idle())
    assert "war" not in ada(m)["hand"]
    lay(m, "technology")
    assert can(m, 0, "select", ["war"])


@rule("E17", "E18", "H32")
@pytest.mark.parametrize("level", [4, 7, 13])
def test_new_advisor_at_technology_4_7_and_13(level: int) -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            civilization="egypt",
            advisors=["cleopatra"],
            technology=level - 1,
            military=level,
            personal=1,
            used=0,
        ),
        idle(),
    )
    lay(m, "technology")
    own = ada(m)
    assert own["technology"] == level
    assert len(own["advisors_in_hand"]) == 2
    assert m.view(1)["civs"][0]["advisors_in_hand"] == [None, None]
    assert len(own["advisor_deck"]) == 3


@rule("H32", "A4", "H23", "H20")
def test_technology_gained_now_serves_the_next_card_of_the_same_action_round() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=6, personal=4, used=0),
        idle(),
        wonder_row=["petra", "sphinx", "mausoleum"],
    )
    lay(m, "technology", "art")
    say(m, 0, "start", "technology")
    assert ada(m)["technology"] == 6
    say(m, 0, "art", "advanced", ["petra", "sphinx"])
    assert at(m) == (6, 6, 0, 4, 0)
    assert [w["wonder"] for w in ada(m)["wonders"]] == ["sphinx", "petra"]


@rule("H32", "H20", "H23")
def test_in_the_other_order_the_new_technology_comes_too_late() -> None:
    m = position(player("Ada", ["china"], technology=5, military=6, personal=4, used=0), idle())
    lay(m, "technology", "art")
    say(m, 0, "start", "art")
    two = m.view(0)["wonder_row"][:2]
    assert refusal(m, "art", "advanced", two) == ("advanced-needs-technology", "H23")

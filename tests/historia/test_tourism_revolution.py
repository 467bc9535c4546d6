"""The actions Tourism and Revolution (H56-H60)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why

WONDERS = [
    "alhambra",
    "angkor_wat",
    "kremlin",
    "taj_mahal",
    "petra",
    "great_wall",
    "colossus_rhodes",
    "terracotta_army",
    "forbidden_city",
    "chichen_itza",
    "parthenon",
    "himeji_castle",
]
"""None of them answers to Tourism or Revolution."""


def idle(**what: Any) -> Civ:
    """A far rival without cubes: the Military he plays has no effect."""
    return player("Beate", ["oceania"], **{"personal": 0, "used": 0, **what})


def lay(m: Match, *cards: str) -> None:
    fill(m, {0: ["select", list(cards)], 1: ["select", ["military"]]})


def ada(m: Match) -> dict[str, Any]:
    return m.view(0)["civs"][0]


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, *words)
    assert found is not None
    return found.id, found.rule


@rule("H56")
def test_tourism_card_comes_with_technology_twelve() -> None:
    m = position(player("Ada", ["china"], technology=11, military=11, personal=1), idle())
    assert refusal(m, "select", ["tourism"]) == ("not-in-hand", "H15")
    lay(m, "technology")
    assert ada(m)["technology"] == 12
    assert can(m, 0, "select", ["tourism"])


@rule("H56", "A29", "H24")
def test_tourism_below_technology_twelve_has_no_effect() -> None:
    start = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution"]
    m = position(
        player(
            "Ada", ["china"], technology=11, military=11, hand=[*start, "tourism"], wonders=[*WONDERS, "eiffel_tower"]
        ),
        idle(),
    )
    lay(m, "tourism")
    assert refusal(m, "tourism", "basic") == ("card-needs-technology", "H56")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert ada(m)["vp"] == 0
    assert ada(m)["row"] == ["tourism"]


@rule("H56")
@pytest.mark.parametrize(
    ("wonders", "basic", "advanced"), [(0, 0, 0), (2, 0, 0), (3, 0, 1), (4, 1, 1), (7, 1, 2), (8, 2, 2), (12, 3, 4)]
)
def test_points_for_full_sets_of_wonders(wonders: int, basic: int, advanced: int) -> None:
    for version, vp in (("basic", basic), ("advanced", advanced)):
        m = position(player("Ada", ["china"], technology=15, military=12, wonders=WONDERS[:wonders]), idle())
        lay(m, "tourism")
        say(m, 0, "tourism", version)
        assert ada(m)["vp"] == vp
        assert ada(m)["row"] == ["tourism"]


@rule("E21", "H56", "H23")
@pytest.mark.parametrize("technology", [12, 13, 14])
def test_seven_wonders_before_the_internet(technology: int) -> None:
    m = position(
        player("Ada", ["china"], technology=technology, military=12, wonders=[*WONDERS[:6], "eiffel_tower"]), idle()
    )
    lay(m, "tourism")
    assert refusal(m, "tourism", "advanced") == ("advanced-needs-technology", "H23")
    say(m, 0, "tourism", "basic")
    assert ada(m)["vp"] == 1


@rule("H56")
def test_turned_and_new_wonders_count_for_tourism() -> None:
    m = position(
        player(
            "Ada", ["china"], technology=12, military=12, wonders=WONDERS[:2], turned=[WONDERS[2]], locked=[WONDERS[3]]
        ),
        idle(),
    )
    lay(m, "tourism")
    assert ada(m)["vp"] == 1


@rule("H57", "H18")
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_revolution_from_a_row_of_three(n: int) -> None:
    m = position(player("Ada", ["china"], row=["art", "trade", "raid", "expansion"][:n]), idle())
    if n < 3:
        assert refusal(m, "select", ["revolution"]) == ("row-too-short", "H18")
    else:
        assert can(m, 0, "select", ["revolution"])


@rule("H58")
def test_revolution_takes_itself_and_one_card_of_choice() -> None:
    m = position(
        player("Ada", ["china"], row=["art", "trade", "raid", "expansion", "technology"], wonders=["statue_zeus"]),
        idle(),
    )
    lay(m, "revolution")
    assert refusal(m, "revolution", "basic", []) == ("choose-a-card", "H58")
    assert refusal(m, "revolution", "basic", ["military"]) == ("card-not-in-row", "H58")
    assert not can(m, 0, "revolution", "basic", ["trade", "raid"])
    say(m, 0, "revolution", "basic", ["raid"])
    assert ada(m)["row"] == ["art", "trade", "expansion", "technology"]
    assert {"revolution", "raid"} <= set(ada(m)["hand"])
    assert can(m, 0, "wonder", "statue_zeus", [])
    say(m, 0, "end_turn")
    assert ada(m)["row"] == ["expansion", "technology"]


@rule("H58", "H20")
def test_cards_of_the_same_action_round_can_be_chosen() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=5, row=["art", "trade", "raid", "expansion"], personal=0),
        idle(),
    )
    lay(m, "technology", "revolution")
    assert ada(m)["row"] == ["art", "trade", "raid", "expansion", "technology"]
    say(m, 0, "revolution", "basic", ["technology"])
    assert ada(m)["row"] == ["raid", "expansion"]
    assert {"revolution", "technology", "art", "trade"} <= set(ada(m)["hand"])


@rule("H59", "H20")
@pytest.mark.parametrize(
    ("civilization", "advisor", "vp", "personal"), [("france", "robespierre", 1, 0), ("usa", "washington", 0, 1)]
)
def test_advisor_takes_the_newest_action_card_and_one_more(
    civilization: str, advisor: str, vp: int, personal: int
) -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            technology=5,
            military=8,
            civilization=civilization,
            advisors=[advisor],
            personal=0,
            used=1,
            row=["art", "trade", "raid", "expansion"],
        ),
        idle(military=8, technology=5),
    )
    lay(m, "military", advisor)
    assert refusal(m, "revolution", "basic", ["military"]) == ("card-not-in-row", "H58")
    say(m, 0, "revolution", "basic", ["trade"])
    assert ada(m)["row"] == ["expansion"]
    assert {"military", "trade", "art", "raid", "revolution"} <= set(ada(m)["hand"])
    assert ada(m)["advisors_face_up"] == [advisor]
    assert ada(m)["personal"] == personal
    assert m.view(None)["round"] == 2
    assert ada(m)["vp"] == vp + 2  # the city-state's bonus at the end of the round


@rule("H59", "H58", "H20a")
def test_second_revolution_takes_what_the_row_still_has() -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            technology=5,
            military=8,
            civilization="france",
            advisors=["robespierre"],
            row=["art", "trade", "raid"],
            wonders=["notre_dame"],
        ),
        idle(),
    )
    lay(m, "revolution", "robespierre")
    say(m, 0, "start", "revolution")
    say(m, 0, "revolution", "basic", ["art"])
    assert ada(m)["row"] == ["trade", "raid"]
    say(m, 0, "wonder", "notre_dame", [])
    cards = m.table.components.ids["card"]
    back = [[cards[card] for card in e.args[1]] for _, e in m.events(None) if e.id == "takes-back"]
    assert back[:3] == [["revolution", "art"], ["trade"], ["raid"]]
    assert m.view(None)["round"] == 2


@rule("H60", "H13")
def test_several_revolutions_in_one_action_round() -> None:
    m = position(
        player("Ada", ["china"], row=["art", "trade", "raid", "expansion"]),
        player("Beate", ["oceania"], row=["military", "trade", "raid", "expansion"]),
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["revolution"]]})
    say(m, 0, "revolution", "basic", ["art"])
    assert m.view(None)["round"] == 1
    say(m, 1, "revolution", "basic", ["raid"])
    assert m.view(None)["round"] == 2
    assert ada(m)["row"] == ["expansion"]
    assert m.view(1)["civs"][1]["row"] == ["expansion"]
    assert "revolution" in ada(m)["hand"]
    assert "revolution" in m.view(1)["civs"][1]["hand"]


@rule("H60")
def test_only_one_action_round_end_for_the_whole_round() -> None:
    m = position(player("Ada", ["china"], row=["art", "trade", "raid"]), idle())
    lay(m, "revolution")
    say(m, 0, "revolution", "basic", ["art"])
    assert m.view(None)["question"]["step"] == "SelectCards"
    assert m.view(None)["round"] == 2
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["raid"]]})
    assert m.view(None)["round"] == 2

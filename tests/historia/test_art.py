"""The action Art, and from when on a wonder can be used (H33-H35, A31)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why

ROW = ["petra", "sphinx", "temple_artemis", "great_wall"]


def idle(**what: Any) -> Civ:
    """A far rival without cubes: the Military he plays has no effect."""
    return player("Beate", ["oceania"], **{"personal": 0, "used": 0, **what})


def lay(m: Match, *cards: str) -> None:
    fill(m, {0: ["select", list(cards)], 1: ["select", ["military"]]})


def ada(m: Match) -> dict[str, Any]:
    return m.view(0)["civs"][0]


def wonders(m: Match) -> dict[str, tuple[bool, bool]]:
    return {w["wonder"]: (w["turned"], w["locked"]) for w in ada(m)["wonders"]}


def refusal(m: Match, *words: Any) -> tuple[str, str]:
    found = why(m, 0, *words)
    assert found is not None
    return found.id, found.rule


@rule("H33", "H35")
def test_basic_art_costs_one_cube_and_takes_one_wonder() -> None:
    m = position(player("Ada", ["china"], personal=1, used=0), idle(), wonder_row=ROW)
    lay(m, "art")
    assert refusal(m, "art", "basic", ["petra", "sphinx"]) == ("other-number-of-wonders", "H33")
    assert refusal(m, "art", "basic", []) == ("other-number-of-wonders", "H33")
    assert refusal(m, "art", "basic", ["colosseum"]) == ("wonder-not-in-row", "H33")
    say(m, 0, "art", "basic", ["sphinx"])
    assert (m.state.personal[0], m.state.used[0]) == (0, 1)
    assert wonders(m) == {"sphinx": (False, True)}
    assert m.view(None)["wonder_row"] == ["petra", "temple_artemis", "great_wall"]
    assert ada(m)["row"] == ["art"]


@rule("H33")
def test_advanced_art_costs_three_cubes_and_takes_two_wonders() -> None:
    m = position(player("Ada", ["china"], technology=6, military=6, personal=3, used=0), idle(), wonder_row=ROW)
    lay(m, "art")
    assert refusal(m, "art", "advanced", ["petra"]) == ("other-number-of-wonders", "H33")
    say(m, 0, "art", "advanced", ["sphinx", "great_wall"])
    assert (m.state.personal[0], m.state.used[0]) == (0, 3)
    assert set(wonders(m)) == {"sphinx", "great_wall"}
    assert m.view(None)["wonder_row"] == ["petra", "temple_artemis"]


@rule("H35")
def test_empty_row_has_no_effect_and_costs_nothing() -> None:
    m = position(player("Ada", ["china"], personal=2, used=0, wonders=["alhambra"]), idle(), wonder_row=[])
    lay(m, "art")
    assert refusal(m, "art", "basic", []) == ("no-wonders", "H35")
    assert can(m, 0, "no_effect")
    say(m, 0, "wonder", "alhambra", [])
    assert (m.state.personal[0], m.state.used[0], m.state.vp[0]) == (2, 0, 1)
    assert ada(m)["row"] == ["art"]


@rule("H35", "A12")
def test_advanced_art_with_one_card_left_pays_three_for_one() -> None:
    m = position(player("Ada", ["china"], technology=6, military=6, personal=3, used=0), idle(), wonder_row=["petra"])
    lay(m, "art")
    assert can(m, 0, "art", "basic", ["petra"])
    say(m, 0, "art", "advanced", ["petra"])
    assert (m.state.personal[0], m.state.used[0]) == (0, 3)
    assert set(wonders(m)) == {"petra"}


@rule("H35")
def test_row_is_not_refilled_before_the_time_circle_says_so() -> None:
    m = position(player("Ada", ["china"], personal=1, row=["trade", "raid", "expansion"]), idle(), wonder_row=ROW)
    lay(m, "art")
    say(m, 0, "art", "basic", ["petra"])
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["art"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert m.view(None)["round"] == 2
    assert m.view(None)["wonder_row"] == ["sphinx", "temple_artemis", "great_wall"]


@rule("H34", "A31")
def test_new_wonder_is_locked_until_the_next_own_card_starts() -> None:
    m = position(
        player("Ada", ["china"], technology=13, military=10, personal=2, used=0), idle(), wonder_row=["petra", "sphinx"]
    )
    lay(m, "military", "art", "expansion")
    say(m, 0, "start", "art")
    say(m, 0, "art", "basic", ["petra"])
    assert refusal(m, "wonder", "petra", []) == ("wonder-too-new", "H34")
    say(m, 0, "start", "expansion")
    assert can(m, 0, "wonder", "petra", [])
    say(m, 0, "wonder", "petra", [])
    assert (m.state.personal[0], m.state.used[0]) == (2, 0)
    assert refusal(m, "wonder", "petra", []) == ("wonder-turned", "H68")


@rule("H34")
def test_two_card_player_uses_the_wonder_with_the_second_card() -> None:
    m = position(player("Ada", ["china"], technology=5, military=6, personal=1, used=0), idle(), wonder_row=["petra"])
    lay(m, "art", "expansion")
    say(m, 0, "start", "art")
    assert wonders(m) == {"petra": (False, False)}
    assert can(m, 0, "wonder", "petra", [])
    say(m, 0, "wonder", "petra", [])
    say(m, 0, "expansion", "basic", 0, "india")
    assert ada(m)["territories"] == ["india", "china"]


@rule("H34", "H69")
def test_wonder_of_art_does_not_answer_to_the_art_that_built_it() -> None:
    m = position(
        player("Ada", ["china"], personal=1, used=1, wonders=["alhambra"]),
        idle(),
        wonder_row=["temple_artemis", "petra"],
    )
    lay(m, "art")
    say(m, 0, "art", "basic", ["temple_artemis"])
    assert can(m, 0, "wonder", "alhambra", [])
    assert refusal(m, "wonder", "temple_artemis", []) == ("wonder-too-new", "H34")
    say(m, 0, "end_turn")
    assert (m.state.personal[0], m.state.used[0]) == (0, 2)


@rule("H34", "A31")
def test_majority_wonder_is_locked_too_and_free_in_the_next_action_round() -> None:
    m = position(
        player("Ada", ["china"], personal=2, used=0, wonders=["alhambra"]), idle(), wonder_row=["sphinx", "petra"]
    )
    lay(m, "art")
    say(m, 0, "art", "basic", ["sphinx"])
    assert refusal(m, "wonder", "sphinx", []) == ("wonder-too-new", "H34")
    say(m, 0, "end_turn")
    fill(m, {0: ["select", ["military"]], 1: ["select", ["technology"]]})
    assert can(m, 0, "wonder", "sphinx", [])
    say(m, 0, "wonder", "sphinx", [])
    assert m.state.vp[0] == 1


@rule("H34")
def test_wonder_built_by_an_advisor_is_locked_as_well() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=6, civilization="egypt", advisors=["imhotep"], personal=1),
        idle(),
        wonder_row=["sphinx"],
    )
    lay(m, "imhotep")
    say(m, 0, "build", ["sphinx"])
    assert wonders(m) == {"sphinx": (False, True)}
    assert m.state.vp[0] == 1
    fill(m, {0: ["select", ["military"]], 1: ["select", ["technology"]]})
    assert can(m, 0, "wonder", "sphinx", [])


@rule("A31", "H19a", "H22")
@pytest.mark.parametrize(
    ("card", "wonder", "words", "after"),
    [
        ("technology", "parthenon", (), (2, 1, 1)),
        ("art", "temple_artemis", (["great_wall"],), (1, 2, 1)),
        ("expansion", "petra", (0, "india"), (1, 1, 2)),
    ],
)
def test_cube_of_a_wonder_pays_the_price_of_its_action(
    card: str, wonder: str, words: tuple[Any, ...], after: tuple[int, int, int]
) -> None:
    m = position(
        player("Ada", ["china"], personal=0, used=1, wonders=[wonder]), idle(), wonder_row=["sphinx", "great_wall"]
    )
    lay(m, card)
    assert can(m, 0, "no_effect")
    say(m, 0, "wonder", wonder, [])
    if card != "technology":  # a single way is taken by itself
        assert refusal(m, "no_effect") == ("must-execute", "H19a")
        say(m, 0, card, "basic", *words)
    own = ada(m)
    assert (own["technology"], len(own["wonders"]), len(own["territories"])) == after
    assert own["personal"] == 0


@rule("A31", "H69")
def test_by_action_wonder_works_though_the_action_has_no_effect() -> None:
    m = position(player("Ada", ["china"], personal=0, used=0, wonders=["angkor_wat", "kremlin"]), idle())
    lay(m, "expansion")
    assert refusal(m, "expansion", "basic", 0, "india") == ("no-cube", "H44")
    assert refusal(m, "wonder", "kremlin", []) == ("wonder-other-action", "H69")
    say(m, 0, "wonder", "angkor_wat", [])
    assert m.state.vp[0] == 1
    assert ada(m)["territories"] == ["china"]


@rule("A31", "H69")
def test_by_action_wonder_ends_with_the_next_own_card() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=6, personal=2, used=0, wonders=["kremlin", "chichen_itza"]),
        idle(),
    )
    lay(m, "military", "technology")
    say(m, 0, "start", "military")
    say(m, 0, "military", "basic")
    assert can(m, 0, "wonder", "kremlin", [])
    assert refusal(m, "wonder", "chichen_itza", []) == ("wonder-other-action", "H69")
    say(m, 0, "start", "technology")
    assert refusal(m, "wonder", "kremlin", []) == ("wonder-other-action", "H69")
    assert can(m, 0, "wonder", "chichen_itza", [])


@rule("A31", "H68")
def test_majority_wonder_before_between_and_after_cards() -> None:
    for moment in range(3):
        m = position(player("Ada", ["china"], technology=5, military=6, personal=2, used=0, wonders=["sphinx"]), idle())
        lay(m, "military", "technology")
        if moment == 0:
            say(m, 0, "wonder", "sphinx", [])
        say(m, 0, "start", "military")
        if moment >= 1:
            assert can(m, 0, "wonder", "sphinx", [])
            say(m, 0, "military", "basic")
            if moment == 1:
                say(m, 0, "wonder", "sphinx", [])
            else:
                say(m, 0, "technology", "basic")
                say(m, 0, "wonder", "sphinx", [])
        assert m.state.vp[0] == 1
        assert (m.state.military[0], m.state.technology[0]) == (7, 6)


@rule("A31", "H68", "H72")
def test_wonder_can_be_used_before_a_lone_advisor_refreshes_it() -> None:
    m = position(player("Ada", ["china"], civilization="egypt", advisors=["nefertiti"], wonders=["sphinx"]), idle())
    lay(m, "nefertiti")
    assert m.view(0)["civs"][0]["played"] == ["nefertiti"]
    say(m, 0, "wonder", "sphinx", [])
    if can(m, 0, "start", "nefertiti"):
        say(m, 0, "start", "nefertiti")
    say(m, 0, "refresh", ["sphinx"])
    say(m, 0, "wonder", "sphinx", [])
    assert m.state.vp[0] == 2


@rule("A31", "H68")
def test_wonders_only_in_the_own_turn() -> None:
    m = position(
        player("Ada", ["china"], wonders=["sphinx"], personal=1),
        player("Beate", ["oceania"], personal=1),
        order=(1, 0),
        wonder_row=["petra", "great_wall"],
    )
    assert not can(m, 0, "wonder", "sphinx", [])
    fill(m, {0: ["select", ["military"]], 1: ["select", ["art"]]})
    assert list(m.asked()) == [1]
    assert refusal(m, "wonder", "sphinx", []) == ("not-your-turn", "")

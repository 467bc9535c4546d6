"""Action rounds: choosing, revealing and executing cards (H15-H25a)."""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter import Match
from zeitalter.games.historia.position import Civ, player, position
from zeitalter.testing import can, fill, rule, say, why

THREE = ["art", "trade", "raid"]
ALL_EIGHT = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution"]


def idle(**what: Any) -> Civ:
    """A far rival without cubes: the Military he plays has no effect."""
    return player("Beate", ["oceania"], **{"personal": 0, "used": 0, **what})


def lay(m: Match, *cards: str) -> None:
    fill(m, {0: ["select", list(cards)], 1: ["select", ["military"]]})


def civ(m: Match, seat: int) -> dict[str, Any]:
    return m.view(seat)["civs"][seat]


def happened(m: Match, id: str) -> list[tuple[Any, ...]]:
    return [e.args for _, e in m.events(None) if e.id == id]


def refusal(m: Match, seat: int, *words: Any) -> tuple[str, str]:
    found = why(m, seat, *words)
    assert found is not None
    return found.id, found.rule


@rule("H15", "H19")
def test_choices_are_hidden_and_replaceable_until_all_have_chosen() -> None:
    m = position(player("Ada", ["china"]), player("Beate", ["oceania"]))
    before = m.view(1)
    say(m, 0, "select", ["art"])
    after = m.view(1)
    assert after["civs"] == before["civs"]
    assert after["civs"][0]["hand"] is None
    assert happened(m, "reveals") == []
    say(m, 0, "select", ["military"])
    say(m, 1, "select", ["trade"])
    assert len(happened(m, "reveals")) == 2
    assert m.state.military[0] == 2
    assert civ(m, 0)["row"] == ["military"]


@rule("H15")
def test_only_cards_of_the_own_hand() -> None:
    m = position(player("Ada", ["china"], civilization="egypt", advisors=["imhotep"], row=["art"]), idle())
    assert refusal(m, 0, "select", ["art"]) == ("not-in-hand", "H15")
    assert refusal(m, 0, "select", ["war"]) == ("not-in-hand", "H15")
    assert refusal(m, 0, "select", ["cleopatra"]) == ("not-in-hand", "H15")
    assert can(m, 0, "select", ["imhotep"])


@rule("E1", "H15", "H16", "H17")
def test_karl_may_lay_one_or_two_cards_and_beate_exactly_one() -> None:
    m = position(player("Karl", ["china"], technology=5, military=5), idle(technology=4, military=3))
    assert can(m, 0, "select", ["art"])
    assert can(m, 0, "select", ["art", "raid"])
    assert refusal(m, 0, "select", []) == ("must-play", "H17")
    assert refusal(m, 0, "pass") == ("must-play", "H17")
    assert refusal(m, 0, "select", ["art", "trade", "raid"]) == ("card-limit", "H16")
    assert can(m, 1, "select", ["art"])
    assert refusal(m, 1, "select", ["art", "raid"]) == ("card-limit", "H16")
    assert refusal(m, 1, "select", []) == ("must-play", "H17")


@rule("H16")
@pytest.mark.parametrize(("technology", "limit"), [(1, 1), (4, 1), (5, 2), (12, 2), (13, 3), (16, 3)])
def test_card_limit_by_technology(technology: int, limit: int) -> None:
    m = position(player("Ada", ["china"], technology=technology, military=technology), idle())
    assert max(len(cards) for _, cards in m.options(0)) == limit
    assert civ(m, 0)["card_limit"] == limit


@rule("H16", "E19", "H32")
@pytest.mark.parametrize(("technology", "limit"), [(4, 1), (12, 2)])
def test_new_card_limit_from_the_next_action_round(technology: int, limit: int) -> None:
    m = position(player("Ada", ["china"], technology=technology, military=technology, personal=3), idle())
    assert max(len(cards) for _, cards in m.options(0)) == limit
    lay(m, "technology")
    if m.question().seats(m.state) == (0,):
        say(m, 0, "technology", "basic")
    assert m.state.technology[0] == technology + 1
    assert max(len(cards) for _, cards in m.options(0)) == limit + 1


@rule("H17", "H21", "H24")
def test_a_card_without_any_effect_may_and_must_be_played() -> None:
    m = position(player("Ada", ["china"], personal=0, used=0), idle())
    lay(m, "raid")
    assert len(happened(m, "no-effect")) == 2
    assert civ(m, 0)["row"] == ["raid"]
    assert "raid" not in civ(m, 0)["hand"]


@rule("H18", "E7")
def test_revolution_needs_three_cards_at_the_start_of_the_action_round() -> None:
    m = position(player("Karl", ["china"], technology=13, military=10, row=["art", "raid"]), idle())
    assert refusal(m, 0, "select", ["military", "technology", "revolution"]) == ("row-too-short", "H18")
    assert refusal(m, 0, "select", ["revolution"]) == ("row-too-short", "H18")
    m = position(player("Karl", ["china"], technology=13, military=10, row=THREE), idle())
    assert can(m, 0, "select", ["military", "technology", "revolution"])


@rule("H18")
@pytest.mark.parametrize(("civilization", "advisor"), [("france", "robespierre"), ("usa", "washington")])
def test_advisor_with_revolution_needs_three_cards_too(civilization: str, advisor: str) -> None:
    for row in ([], ["art"], ["art", "raid"]):
        m = position(player("Ada", ["china"], civilization=civilization, advisors=[advisor], row=row), idle())
        assert refusal(m, 0, "select", [advisor]) == ("row-too-short", "H18")
    m = position(player("Ada", ["china"], civilization=civilization, advisors=[advisor], row=THREE), idle())
    assert can(m, 0, "select", [advisor])


@rule("H18", "H21")
def test_played_advisors_do_not_count_for_revolution() -> None:
    m = position(player("Ada", ["china"], civilization="egypt", advisors=["nefertiti"], row=["art", "raid"]), idle())
    lay(m, "nefertiti")
    assert civ(m, 0)["row"] == ["art", "raid"]
    assert civ(m, 0)["advisors_face_up"] == ["nefertiti"]
    assert refusal(m, 0, "select", ["revolution"]) == ("row-too-short", "H18")


@rule("H19")
def test_a_revealed_card_cannot_be_taken_back() -> None:
    m = position(player("Ada", ["china"], technology=5, military=5, personal=3), idle())
    lay(m, "military", "art")
    assert refusal(m, 0, "end_turn") == ("cards-left", "H19")
    assert refusal(m, 0, "start", "technology") == ("not-revealed", "H19")
    assert not {"military", "art"} & set(civ(m, 0)["hand"])
    assert m.view(1)["civs"][0]["played"] == ["military", "art"]


@rule("H19a", "H22", "A40")
def test_an_action_that_can_be_executed_must_be_executed() -> None:
    m = position(player("Ada", ["china"], technology=4, military=4, personal=3, wonders=["great_wall"]), idle())
    lay(m, "military")
    assert refusal(m, 0, "no_effect") == ("must-execute", "H19a")
    assert can(m, 0, "military", "basic")
    assert can(m, 0, "military", "advanced")


@rule("H19a", "H22")
def test_version_that_cannot_be_paid_is_no_excuse() -> None:
    m = position(player("Ada", ["china"], technology=6, military=6, personal=2, used=0), idle())
    lay(m, "art")
    wonder = m.view(0)["wonder_row"][0]
    two = m.view(0)["wonder_row"][:2]
    assert can(m, 0, "art", "basic", [wonder])
    assert refusal(m, 0, "art", "advanced", two) == ("needs-cubes", "H22")
    assert refusal(m, 0, "no_effect") == ("must-execute", "H19a")


@rule("H20")
def test_players_act_in_player_order_each_with_all_cards() -> None:
    m = position(
        player("Ada", ["china"], technology=5, military=6, personal=2, used=0),
        player("Beate", ["oceania"], technology=5, military=6, personal=2, used=0),
        order=(1, 0),
    )
    fill(m, {0: ["select", ["military", "technology"]], 1: ["select", ["military", "technology"]]})
    assert list(m.asked()) == [1]
    say(m, 1, "start", "technology")
    assert list(m.asked()) == [0]
    assert (m.state.technology, m.state.military) == ([5, 6], [6, 7])
    say(m, 0, "start", "military")
    c = m.table.components.ids["card"]
    started = [(seat, c[card]) for seat, card in happened(m, "starts-card")]
    assert started == [(1, "technology"), (1, "military"), (0, "military"), (0, "technology")]
    assert civ(m, 1)["row"] == ["technology", "military"]
    assert civ(m, 0)["row"] == ["military", "technology"]


@rule("H20", "H57")
def test_revolution_is_the_last_own_card() -> None:
    m = position(player("Ada", ["china"], technology=13, military=10, row=["art", "trade", "raid"], personal=2), idle())
    lay(m, "military", "technology", "revolution")
    assert refusal(m, 0, "start", "revolution") == ("revolution-last", "H20")
    say(m, 0, "start", "technology")
    c = m.table.components.ids["card"]
    assert [c[card] for seat, card in happened(m, "starts-card")] == ["technology", "military", "revolution"]


@rule("H20a", "H58", "H59")
@pytest.mark.parametrize("first", ["revolution", "washington"])
def test_revolution_card_and_advisor_together(first: str) -> None:
    m = position(
        player(
            "Ada",
            ["china"],
            technology=13,
            military=10,
            civilization="usa",
            advisors=["washington"],
            row=["art", "trade", "raid", "exploitation", "expansion"],
            personal=0,
            used=2,
        ),
        idle(),
    )
    lay(m, "military", "revolution", "washington")
    assert civ(m, 0)["row"] == ["art", "trade", "raid", "exploitation", "expansion", "military"]
    assert can(m, 0, "start", "revolution")
    say(m, 0, "start", first)
    say(m, 0, "revolution", "basic", ["art"])
    back = "revolution" if first == "revolution" else "military"
    assert {back, "art"} <= set(civ(m, 0)["hand"])
    assert ("military" in civ(m, 0)["row"]) == (first == "revolution")
    say(m, 0, "revolution", "basic", ["trade"])
    assert m.view(None)["round"] == 2
    assert civ(m, 0)["row"] == ["expansion"]
    assert {"art", "trade", "military", "revolution"} <= set(civ(m, 0)["hand"])
    assert civ(m, 0)["advisors_face_up"] == ["washington"]


@rule("H21")
def test_row_is_ordered_oldest_first_and_advisors_go_under_their_deck() -> None:
    m = position(
        player("Ada", ["china"], civilization="egypt", advisors=["nefertiti"], technology=13, military=10, row=["art"]),
        idle(technology=13, military=10),
    )
    lay(m, "trade", "raid", "nefertiti")
    say(m, 0, "start", "raid")
    say(m, 0, "start", "nefertiti")
    own = m.view(1)["civs"][0]
    assert own["row"] == ["art", "raid", "trade"]
    assert own["advisors_face_up"] == ["nefertiti"]
    assert civ(m, 0)["advisors_in_hand"] == []
    assert len(own["advisor_deck"]) == 4


@rule("H21", "H29", "E16")
def test_card_being_executed_cannot_bring_itself_back() -> None:
    m = position(player("Ada", ["china"], technology=3, military=2, personal=1), idle())
    lay(m, "military")
    assert m.state.military[0] == 3
    assert civ(m, 0)["row"] == ["military"]
    assert "military" not in civ(m, 0)["hand"]


@rule("H22")
@pytest.mark.parametrize("card", ["military", "technology", "art"])
def test_without_a_cube_nothing_happens_and_nothing_is_paid(card: str) -> None:
    m = position(player("Ada", ["china"], personal=0, used=3), idle())
    lay(m, card)
    assert (m.state.personal[0], m.state.used[0]) == (0, 3)
    assert (m.state.military[0], m.state.technology[0]) == (1, 1)
    assert civ(m, 0)["wonders"] == []
    assert civ(m, 0)["row"] == [card]


HELD = {
    "military": ("great_wall", 4, ()),
    "expansion": ("angkor_wat", 5, (0, "india")),
    "art": ("alhambra", 6, (["petra", "sphinx"],)),
    "trade": ("taj_mahal", 8, (1,)),
    "exploitation": ("forbidden_city", 9, (0, [])),
    "raid": ("colossus_rhodes", 10, (2,)),
    "technology": ("library_alexandria", 11, ()),
    "war": ("terracotta_army", 14, ("china", 1)),
    "tourism": ("eiffel_tower", 15, ()),
}


@rule("H23", "E14", "E17", "H26", "H30", "H33", "H37", "H41", "H45", "H48", "H53", "H56")
@pytest.mark.parametrize("card", HELD)
def test_advanced_version_needs_its_technology(card: str) -> None:
    wonder, level, rest = HELD[card]
    for technology in (level - 1, level, min(level + 1, 16)):
        m = position(
            player("Ada", ["china"], technology=technology, military=technology, personal=4, wonders=[wonder]),
            player("Beate", ["china"], technology=16, military=16, personal=0, used=0),
            player("Yuri", ["china"], technology=1, military=1, personal=0, used=0),
            wonder_row=["petra", "sphinx", "kremlin"],
        )
        fill(m, {0: ["select", [card]], 1: ["select", ["art"]], 2: ["select", ["art"]]})
        assert can(m, 0, card, "advanced", *rest) == (technology >= level)
        if technology < level:
            assert refusal(m, 0, card, "advanced", *rest) == ("advanced-needs-technology", "H23")


@rule("H23")
def test_revolution_has_only_a_basic_version() -> None:
    m = position(player("Ada", ["china"], technology=16, military=16, row=THREE), idle())
    lay(m, "revolution")
    assert refusal(m, 0, "revolution", "advanced", ["art"]) == ("only-basic", "H23")
    assert can(m, 0, "revolution", "basic", ["art"])


@rule("H24", "A29", "H50")
def test_war_below_its_technology_counts_as_played_without_effect() -> None:
    m = position(
        player("Ada", ["china", "india"], military=2, hand=[*ALL_EIGHT, "war"], wonders=["terracotta_army"]),
        player("Beate", ["china", "oceania"], personal=0, used=0),
    )
    lay(m, "war")
    assert refusal(m, 0, "war", "basic", "china", 1) == ("card-needs-technology", "H50")
    say(m, 0, "no_effect")
    say(m, 0, "end_turn")
    assert m.state.vp == [0, 0]
    assert civ(m, 1)["territories"] == ["china", "oceania"]
    assert civ(m, 0)["row"] == ["war"]


@rule("H25", "H18")
def test_with_only_revolution_in_hand_it_is_legal() -> None:
    m = position(player("Ada", ["china"], row=ALL_EIGHT[:7]), idle())
    assert civ(m, 0)["hand"] == ["revolution"]
    assert len(m.options(0)) == 1
    assert can(m, 0, "select", ["revolution"])


@rule("H25a", "A45")
def test_a_player_without_a_card_passes_and_the_others_play() -> None:
    m = position(player("Ada", ["china"], row=ALL_EIGHT, hand=[]), player("Beate", ["oceania"], personal=1))
    assert list(m.asked()) == [1]
    say(m, 1, "select", ["military"])
    assert happened(m, "passes") == [(0,)]
    assert m.state.military[1] == 2
    assert m.view(None)["round"] == 1
    assert list(m.asked()) == [1]

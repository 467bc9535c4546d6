"""Powers directly before an action (S36, S120, S137): Buddhism, Christianity, Oracle, Satellites."""

from __future__ import annotations

from typing import Any

import pytest
from course_scene import acting, area, asked, colour, finish, refusal, told

from zeitalter import Match
from zeitalter.games.seven_ages.position import Empire, empire
from zeitalter.games.seven_ages.rules.state import HANDS, NOBODY
from zeitalter.testing import can, rule, say

# -- Buddhism ----------------------------------------------------------------------------------------------------------


def buddhists(**more: Any) -> Empire:
    return empire(
        "mauryans",
        0,
        {"sind": "warriors", "punjab": "warriors"},
        religion="buddhism",
        disorder=["sind", "punjab"],
        **more,
    )


@rule("S36")
def test_buddhists_end_one_disorder_before_the_action() -> None:
    m = acting(buddhists())
    assert refusal(m, 0, "calm", "rome") == "nothing-to-calm"
    say(m, 0, "calm", "sind")
    assert not m.state.disordered(area("sind"))
    assert m.state.disordered(area("punjab"))
    assert asked(m) != "BeforeAction"


@rule("S36")
def test_buddhists_need_not_use_their_power() -> None:
    m = acting(buddhists())
    say(m, 0, "done")
    assert m.state.disordered(area("sind"))


@rule("S36", "A7", "T89")
def test_buddhists_use_it_before_a_second_action_too() -> None:
    """T89."""
    m = acting(buddhists(go=1))
    say(m, 0, "calm", "sind")
    finish(m, "GoOn")
    say(m, 0, "second_action", "civilise")
    say(m, 0, "calm", "punjab")
    assert m.state.disorder == 0


@rule("S129", "S132")
@pytest.mark.parametrize("more", [{"marks": ["religious_strife"]}, {"government": "socialism"}])
def test_strife_and_socialism_end_the_power(more: dict[str, Any]) -> None:
    assert asked(acting(buddhists(**more))) != "BeforeAction"


@rule("S36", "A61")
def test_before_a_vote_there_is_only_buddhism() -> None:
    m = acting(buddhists(artefacts={"sind": ["oracle"]}), heresy={"buddhism": "mauryans"})
    assert asked(m) == "BeforeAction"
    assert {action[0] for action in m.options(0) if isinstance(action, tuple)} == {"calm", "done"}


# -- Christianity ------------------------------------------------------------------------------------------------------


def christians(units: dict[str, str], *others: Empire, **more: Any) -> Match:
    """Christians are about to produce."""
    return acting(empire("romans", 0, units, religion="christianity", **more), *others, doing="production")


@rule("S120")
def test_christians_convert_a_neutral_neighbour() -> None:
    m = christians({"rome": "warriors archers"})
    say(m, 0, "preach", "rome", "archers", "north_italy")
    s = m.state
    assert s.holder[area("north_italy")] == colour(s, "romans")
    assert len(s.units[area("rome")]) == 1
    assert told(m, "converts-area") == [("romans", "north_italy")]
    assert not can(m, 0, "preach", "rome", "warriors", "sicily")


@rule("S120", "S71")
def test_no_area_is_vacated_for_a_conversion() -> None:
    m = christians({"rome": "warriors", "greece": "warriors archers"})
    assert refusal(m, 0, "preach", "rome", "warriors", "north_italy") == "would-be-vacated"
    assert refusal(m, 0, "preach", "greece", "archers", "rome") == "not-next-to"
    assert refusal(m, 0, "preach", "greece", "legion", "macedonia") == "no-such-missionary"


@rule("S120")
def test_ships_do_not_preach_and_lands_of_others_are_not_converted() -> None:
    others = empire("greeks", 1, {"north_italy": "warriors"})
    m = christians({"rome": "warriors galleys"}, others)
    assert refusal(m, 0, "preach", "rome", "galleys", "sicily") == "no-such-missionary"
    assert refusal(m, 0, "preach", "rome", "warriors", "north_italy") == "not-neutral"


@rule("S120", "A57")
def test_an_empire_that_may_vacate_land_sends_its_last_unit() -> None:
    nomads = vacating_card()
    m = acting(empire(nomads, 0, {"rome": "warriors"}, religion="christianity"), doing="production")
    say(m, 0, "preach", "rome", "warriors", "north_italy")
    s = m.state
    assert s.holder[area("rome")] == NOBODY
    assert s.holder[area("north_italy")] == colour(s, nomads)


def vacating_card() -> str:
    c = acting(empire("romans", 0, {"rome": "warriors"})).state.components
    found: str = c.ids["empire"][min(c.allowed["vacate_land_areas"].cards)]
    return found


@rule("S120")
def test_christians_disturb_a_neighbour_instead() -> None:
    others = empire("greeks", 1, {"north_italy": "warriors", "lower_egypt": "warriors"})
    m = christians({"rome": "warriors archers"}, others)
    assert refusal(m, 0, "disturb", "lower_egypt") == "no-neighbour-there"
    assert refusal(m, 0, "disturb", "sicily") == "no-neighbour-there"
    say(m, 0, "disturb", "north_italy")
    assert m.state.disordered(area("north_italy"))
    assert asked(m) != "BeforeAction"


@rule("S120", "A3", "A11")
@pytest.mark.parametrize(
    ("more", "id"),
    [
        ({"religion": "christianity"}, "christian-there"),
        ({"religion": "hinduism"}, "immune-there"),
        ({"leaders": [("unnamed_re", "north_italy")]}, "immune-there"),
        ({"government": "socialism"}, "immune-there"),
        ({"artefacts": {"north_italy": ["great_pyramid"]}}, "cannot-be-disordered"),
        ({"disorder": ["north_italy"]}, "cannot-be-disordered"),
    ],
)
def test_some_neighbours_cannot_be_disturbed(more: dict[str, Any], id: str) -> None:
    m = christians({"rome": "warriors archers"}, empire("greeks", 1, {"north_italy": "warriors"}, **more))
    assert refusal(m, 0, "disturb", "north_italy") == id


@rule("S36", "A7")
def test_christians_do_neither_before_a_second_action() -> None:
    m = christians({"rome": "warriors archers"}, go=1)
    say(m, 0, "done")
    finish(m, "GoOn")
    say(m, 0, "second_action", "civilise")
    assert asked(m) != "BeforeAction"


# -- Oracle ------------------------------------------------------------------------------------------------------------


def oracle(*others: Empire, **board: Any) -> Match:
    """The Oracle stands in Babylon, in age 1."""
    own = empire("babylonians", 0, {"babylon": "warriors"}, artefacts={"babylon": ["oracle"]}, go=board.pop("go", 0))
    return acting(own, *others, hands=board.pop("hands", {1: ["romans", "greeks"]}), **board)


@rule("S137", "T37")
def test_oracle_sees_the_hand_of_a_player_within_double_range() -> None:
    """T37: Palestine is two areas away."""
    m = oracle(empire("israelites", 1, {"palestine": "warriors"}))
    say(m, 0, "consult", "israelites")
    assert m.state.zones[HANDS + 1].known == (3, 3)
    assert told(m, "looks-at-hand", 0) == [(0, 1, 2, ["greeks", "romans"])]
    assert told(m, "looks-at-hand") == [(0, 1, 2, None)]


@rule("S137", "T38")
def test_oracle_does_not_see_further() -> None:
    """T38: Lower Egypt is three areas away."""
    m = oracle(empire("egyptians", 1, {"lower_egypt": "warriors"}), empire("mycenaeans", 0, {"rome": "warriors"}))
    assert asked(m) != "BeforeAction"
    far, near = empire("egyptians", 1, {"lower_egypt": "warriors"}), empire("hittites", 2, {"assyria": "warriors"})
    m = oracle(far, near, players=3, hands={1: ["romans"], 2: ["greeks"]})
    assert refusal(m, 0, "consult", "egyptians") == "beyond-the-oracle"
    assert refusal(m, 0, "consult", "babylonians") == "not-another-player"
    assert refusal(m, 0, "consult", "romans") == "not-another-player"


@rule("S137")
def test_oracle_sees_nothing_in_an_empty_hand() -> None:
    others = (empire("israelites", 1, {"palestine": "warriors"}), empire("hittites", 2, {"assyria": "warriors"}))
    m = oracle(*others, players=3, hands={1: ["romans"]})
    assert refusal(m, 0, "consult", "hittites") == "empty-hand"


@rule("S22", "S137")
def test_explorer_doubles_the_double_range_of_the_oracle() -> None:
    own = empire(
        "babylonians",
        0,
        {"babylon": "warriors"},
        artefacts={"babylon": ["oracle"]},
        leaders=[("unnamed_ex", "babylon")],
    )
    m = acting(own, empire("egyptians", 1, {"lower_egypt": "warriors"}), hands={1: ["romans"]})
    assert can(m, 0, "consult", "egyptians")


@rule("S20", "S137")
def test_oracle_looks_through_an_empire_that_lets_it() -> None:
    """Phoenicia is two areas behind Syria; the Hittites stand in between."""
    others = (empire("hittites", 2, {"syria": "warriors"}), empire("phoenicians", 1, {"phoenicia": "warriors"}))
    m = oracle(*others, players=3, hands={1: ["romans"]})
    assert refusal(m, 0, "consult", "phoenicians") == "beyond-the-oracle"
    assert refusal(m, 0, "ask_way", "phoenicians") == "not-in-the-way"
    say(m, 0, "ask_way", "hittites")
    say(m, 2, "price", 0, 0)
    say(m, 0, "accept")
    say(m, 0, "consult", "phoenicians")
    assert m.state.ways == 0
    assert m.state.zones[HANDS + 1].known == (3,)


@rule("S137", "A37")
def test_a_disordered_capital_hides_a_card() -> None:
    m = oracle(empire("israelites", 1, {"palestine": "warriors"}, capital="palestine", disorder=["palestine"]))
    say(m, 0, "consult", "israelites")
    assert (asked(m), list(m.state.asked)) == ("HideCard", [1])
    say(m, 1, "hide", "romans")
    assert told(m, "looks-at-hand", 0) == [(0, 1, 1, ["greeks"])]
    known = dict(zip(m.state.zones[HANDS + 1].cards, m.state.zones[HANDS + 1].known, strict=True))
    assert sorted(known.values()) == [2, 3]


@rule("S36", "A8")
def test_oracle_looks_once_per_turn() -> None:
    m = oracle(empire("israelites", 1, {"palestine": "warriors"}), go=1)
    say(m, 0, "consult", "israelites")
    assert asked(m) != "BeforeAction"
    finish(m, "GoOn")
    say(m, 0, "second_action", "civilise")
    assert asked(m) != "BeforeAction"


# -- Satellites --------------------------------------------------------------------------------------------------------


@rule("S137", "T40")
def test_satellites_show_as_many_cards_as_are_paid_for() -> None:
    """T40: three money, five cards."""
    hand = ["romans", "greeks", "egyptians", "hittites", "vikings"]
    own = empire("americans", 0, {"virginia": "warriors"}, level=43, money=3, artefacts={"virginia": ["satellites"]})
    m = acting(own, hands={1: hand})
    assert refusal(m, 0, "watch", 1, 4) == "cannot-watch"
    assert refusal(m, 0, "watch", 1, 0) == "cannot-watch"
    assert refusal(m, 0, "watch", 0, 1) == "cannot-watch"
    say(m, 0, "watch", 1, 3)
    s = m.state
    assert s.money[colour(s, "americans")] == 0
    assert sorted(s.zones[HANDS + 1].known) == [2, 2, 3, 3, 3]
    assert len(told(m, "looks-at-hand", 0)[0][3]) == 3
    assert asked(m) != "BeforeAction"


@rule("S36")
def test_powers_are_used_in_any_order() -> None:
    own = empire(
        "babylonians", 0, {"babylon": "warriors archers"}, artefacts={"babylon": ["oracle"]}, religion="christianity"
    )  # fmt: skip
    m = acting(own, empire("israelites", 1, {"palestine": "warriors"}), hands={1: ["romans"]})
    say(m, 0, "preach", "babylon", "archers", "syria")
    say(m, 0, "consult", "israelites")
    assert asked(m) != "BeforeAction"
    m = acting(own, empire("israelites", 1, {"palestine": "warriors"}), hands={1: ["romans"]})
    say(m, 0, "consult", "israelites")
    assert refusal(m, 0, "consult", "israelites") == "no-such-power"
    say(m, 0, "preach", "babylon", "archers", "syria")
    assert asked(m) != "BeforeAction"

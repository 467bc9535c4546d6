"""One test per technology, per military level, per goal token and per action card.

The tables are written from the board, the tokens and the cards. A level is always reached by the action of its stat,
with one cube to pay, so that cube is part of what changes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from facts import ACTIONS

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why


class Level(NamedTuple):
    """What a level gives at once, and what can be done while it is held."""

    id: str = ""
    vp: int = 0
    cubes: int = 0
    oldest: int = 0
    advisors: int = 0
    card: str = ""
    advanced: str = ""
    limit: int = 0
    navigation: bool = False


TECHNOLOGIES = {
    1: Level("fire"),
    2: Level("agriculture", card="war"),
    3: Level("animals", cubes=1),
    4: Level("metalworking", advanced="military", advisors=1),
    5: Level("wheel", advanced="expansion", limit=2),
    6: Level("writing", advanced="art"),
    7: Level("philosophy", advisors=1),
    8: Level("navigation", advanced="trade", navigation=True),
    9: Level("printing_press", advanced="exploitation"),
    10: Level("gunpowder", advanced="raid"),
    11: Level("science", advanced="technology"),
    12: Level("industry", card="tourism"),
    13: Level("medicine", limit=3, advisors=1),
    14: Level("nuclear_power", advanced="war"),
    15: Level("internet", advanced="tourism"),
    16: Level("singularity", vp=6),
}
MILITARY = {
    3: Level(oldest=1),
    4: Level(cubes=1),
    6: Level(oldest=1),
    7: Level(cubes=1),
    9: Level(oldest=1),
    10: Level(cubes=1),
    12: Level(oldest=1),
    13: Level(cubes=1),
    16: Level(vp=6),
}
ROW = ["raid", "art", "trade"]


def own(m: Match, civ: int = 0) -> dict[str, Any]:
    """Everything that lies in front of a civilization, as its player sees it."""
    found: dict[str, Any] = m.view(civ if civ < m.state.players else None)["civs"][civ]
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different now, apart from the government, which follows from the levels."""
    return {name: value for name, value in after.items() if value != before[name] and name != "government"}


def rise(stat: str, technology: int, military: int, **what: Any) -> tuple[dict[str, Any], Match]:
    """Ada pays her cube for one level; what lay before her, and the match when Beate is asked."""
    facts: dict[str, Any] = {"personal": 1, "used": 2, "row": ROW, "civilization": "egypt", "advisors": ["cleopatra"]}
    board = {name: what.pop(name) for name in ("options", "goals") if name in what}
    m = position(
        player("Ada", ["china"], technology=technology, military=military, **{**facts, **what}),
        player("Beate", ["africa"]),
        **board,
    )
    before = own(m)
    fill(m, {0: ["select", [stat]], 1: ["select", ["exploitation"]]})
    assert list(m.asked()) == [1]
    return before, m


def expected(before: dict[str, Any], stat: str, level: Level) -> dict[str, Any]:
    """The changes a level makes, with the card and the cube that were played for it."""
    back = before["row"][: level.oldest]
    cards = {*before["hand"], *back, level.card} - {stat, ""}
    now: dict[str, Any] = {
        stat: before[stat] + 1,
        "vp": before["vp"] + level.vp,
        "personal": before["personal"] - 1 + level.cubes,
        "used": before["used"] + 1 - level.cubes,
        "row": [*before["row"][level.oldest :], stat],
        "hand": [c for c in ACTIONS if c in cards],
        "advisors_in_hand": [*before["advisors_in_hand"], *(["imhotep"] if level.advisors else [])],
        "advisor_deck": before["advisor_deck"][level.advisors :],
        "card_limit": level.limit or before["card_limit"],
    }
    now["hand_count"] = len(now["hand"]) + len(now["advisors_in_hand"])
    return {name: value for name, value in now.items() if value != before[name]}


def test_every_technology_and_military_bonus_of_the_file_is_in_the_tables() -> None:
    assert {t["level"]: t["id"] for t in our_data()["technologies"]} == {n: t.id for n, t in TECHNOLOGIES.items()}
    assert [b["level"] for b in our_data()["matrix"]["military_bonuses"]] == list(MILITARY)


@rule("H30", "H64", "E16", "E17", "E18", "E20")
@pytest.mark.parametrize("level", range(2, 17))
def test_technology_gives_its_bonus_when_it_is_reached(level: int) -> None:
    before, m = rise("technology", level - 1, level)
    assert changes(before, own(m)) == expected(before, "technology", TECHNOLOGIES[level])


@rule("H8", "H64")
def test_fire_is_known_from_the_start_and_gives_nothing() -> None:
    m = Match.new(position(player("Ada"), player("Beate")).game, 2, seed=1)
    assert [(own(m, seat)["technology"], own(m, seat)["card_limit"], own(m, seat)["vp"]) for seat in (0, 1)] == [
        (1, 1, 0),
        (1, 1, 0),
    ]
    assert {"war", "tourism"}.isdisjoint(own(m)["hand"])


@rule("H26", "H64", "E16")
@pytest.mark.parametrize("level", range(2, 17))
def test_military_level_gives_its_bonus_when_it_is_reached(level: int) -> None:
    before, m = rise("military", level, level - 1)
    assert changes(before, own(m)) == expected(before, "military", MILITARY.get(level, Level()))


@rule("H64", "E16")
@pytest.mark.parametrize(
    ("stat", "level"),
    [
        ("technology", 3),
        ("technology", 4),
        ("technology", 7),
        ("technology", 13),
        *(("military", n) for n in MILITARY),
    ],
)
def test_bonus_of_a_level_is_given_as_far_as_possible(stat: str, level: int) -> None:
    given = (TECHNOLOGIES if stat == "technology" else MILITARY)[level]
    everyone = ["cleopatra", "imhotep", "hatshepsut", "thutmose_iii", "nefertiti"]
    low, high = level - 1, level
    technology, military = (low, high) if stat == "technology" else (high, low)
    before, m = rise(stat, technology, military, row=[], used=0, advisors=everyone)
    assert changes(before, own(m)) == expected(before, stat, given._replace(oldest=0, advisors=0))


@rule("H27", "H31", "E20", "D2", "A24")
@pytest.mark.parametrize("stat", ["technology", "military"])
def test_level_beyond_16_is_two_points_instead(stat: str) -> None:
    before, m = rise(stat, 16, 16)
    wanted = expected(before, stat, Level(vp=2))
    del wanted[stat]
    assert changes(before, own(m)) == wanted


@rule("H16", "E19")
@pytest.mark.parametrize(("level", "limit"), [(4, 1), (5, 2), (12, 2), (13, 3), (16, 3)])
def test_card_limit_holds_from_the_next_action_round(level: int, limit: int) -> None:
    _, m = rise("technology", level - 1, level, hand=ACTIONS, row=[])
    while list(m.asked()) == [1]:
        m.play(1, m.options(1)[0])
    assert max(len(option[1]) for option in m.options(0)) == limit


@rule("H42", "H62", "E12")
@pytest.mark.parametrize("level", [7, 8])
def test_navigation_makes_every_territory_adjacent_for_its_owner(level: int) -> None:
    m = position(
        player("Ada", ["north_america"], technology=level, military=8),
        player("Beate", ["africa"], technology=7, military=7),
    )
    fill(m, {0: ["select", ["expansion"]], 1: ["select", ["raid"]]})
    assert can(m, 0, "expansion", "basic", 0, "central_america")
    assert can(m, 0, "expansion", "basic", 0, "russia") == (level >= 8)


# -- goal tokens -------------------------------------------------------------------------------------------------------

GOALS = {
    "goal_1": Level(vp=2),
    "goal_2": Level(vp=2),
    "goal_3": Level(vp=3),
    "goal_4": Level(vp=3),
    "goal_5": Level(vp=1, cubes=1),
    "goal_6": Level(cubes=2),
    "goal_7": Level(oldest=2),
    "goal_8": Level(advisors=1),
    "goal_9": Level(advisors=1),
    "goal_10": Level(vp=1),
}
REFRESHED_BY_GOAL_10 = 2


def test_every_goal_token_of_the_file_is_in_the_table() -> None:
    assert [t["id"] for t in our_data()["civilization_goals"]["tokens"]] == list(GOALS)


@rule("H120")
@pytest.mark.parametrize("goal", [g for g in GOALS if g != "goal_10"])
@pytest.mark.parametrize("stat", ["technology", "military"])
def test_goal_gives_its_bonus_to_the_first_who_reaches_it(goal: str, stat: str) -> None:
    start = (5, 5) if stat == "technology" else (6, 4)
    before, m = rise(stat, *start, options={"goals": "on"}, goals={"m5t6": goal, "m9t9": "goal_10"})
    assert changes(before, own(m)) == expected(before, stat, GOALS[goal])
    assert m.view(None)["goals"] == [{"goal": "goal_10", "military": 9, "technology": 9}]


@rule("H120", "H72a")
def test_goal_10_gives_a_point_and_refreshes_two_wonders() -> None:
    turned = ["petra", "florence_cathedral", "taj_mahal"]
    m = position(
        player("Ada", ["china"], technology=5, military=5, personal=1, turned=turned),
        player("Beate", ["africa"]),
        options={"goals": "on"},
        goals={"m5t6": "goal_10"},
    )
    fill(m, {0: ["select", ["technology"]], 1: ["select", ["exploitation"]]})
    assert own(m)["vp"] == 1
    assert max(len(option[1]) for option in m.options(0)) == REFRESHED_BY_GOAL_10
    say(m, 0, "refresh", ["petra", "florence_cathedral"])
    assert {w["wonder"]: w["turned"] for w in own(m)["wonders"]} == {
        "petra": False,
        "florence_cathedral": False,
        "taj_mahal": True,
    }
    assert m.view(None)["goals"] == []


@rule("H120a")
@pytest.mark.parametrize("goal", GOALS)
def test_civbot_takes_a_goal_for_its_points_only(goal: str) -> None:
    cards = [{"id": f"bot_{n}", "actions": ["technology"] if n == 1 else []} for n in range(1, 8)]
    m = position(
        player("Ada", ["china"], row=ROW),
        player("Beate", ["africa"]),
        bot("noble", ["europe"], technology=5, military=5, used=2),
        options={"goals": "on"},
        goals={"m5t6": goal},
        overlay={"civbots": {"cards": cards, "difficulty": [{"id": "noble", "cards_per_round": 7}]}},
    )
    before = own(m, 2)
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    action, government = 1, 2
    assert changes(before, own(m, 2)) == {"technology": 6, "vp": action + government + GOALS[goal].vp}
    assert m.view(None)["goals"] == []


# -- action cards ------------------------------------------------------------------------------------------------------


class Card(NamedTuple):
    """An action card: the technology it needs and that of its advanced version; for each version an answer, what
    changes for its player and what for the other."""

    technology: int
    advanced: int
    basic: tuple[list[Any], dict[str, Any], dict[str, Any]]
    better: tuple[list[Any], dict[str, Any], dict[str, Any]] | None


BEATEN = {"territories": ["africa"], "used": 2}
EXPANDED = ["russia", "india", "china"]
CARDS = {
    "military": Card(
        1, 4, ([], {"military": 14, "personal": 2, "used": 4}, {}), ([], {"military": 15, "personal": 0, "used": 6}, {})
    ),
    "technology": Card(
        1,
        11,
        ([], {"technology": 14, "personal": 2, "used": 4}, {}),
        ([], {"technology": 15, "personal": 0, "used": 6}, {}),
    ),
    "art": Card(
        1,
        6,
        ([["sphinx"]], {"new wonders": ["sphinx"], "personal": 2, "used": 4}, {}),
        ([["sphinx", "petra"]], {"new wonders": ["sphinx", "petra"], "personal": 0, "used": 6}, {}),
    ),
    "exploitation": Card(
        1,
        9,
        ([2, []], {"personal": 5, "used": 1}, {}),
        ([3, ["india"]], {"personal": 6, "used": 1, "territories": ["china"], "vp": 7}, {}),
    ),
    "expansion": Card(
        1,
        5,
        ([0, "russia"], {"territories": EXPANDED, "personal": 2}, {}),
        ([1, "russia"], {"territories": EXPANDED, "used": 2}, {}),
    ),
    "trade": Card(1, 8, ([1], {"technology": 14}, {"vp": 2}), ([1], {"technology": 14}, {"vp": 1})),
    "raid": Card(
        1, 10, ([1], {"vp": 11, "personal": 4, "used": 2}, {}), ([1], {"vp": 12, "personal": 5, "used": 1}, {})
    ),
    "war": Card(2, 14, (["china", 1], {"vp": 12}, BEATEN), (["china", 1], {"vp": 14}, BEATEN)),
    "tourism": Card(12, 15, ([], {"vp": 11}, {}), ([], {"vp": 12}, {})),
    "revolution": Card(1, 0, ([["art"]], {"back": ["art", "revolution"], "row": ["trade", "military"]}, {}), None),
}


def with_card(card: str) -> Match:
    """Ada executes a card beside Beate, who is cleverer and weaker. The next two levels of each stat give nothing."""
    six = ["kremlin", "taj_mahal", "alhambra", "parthenon", "great_wall", "himeji_castle"]
    m = position(
        player(
            "Ada",
            ["china", "india"],
            technology=13 if card in ("technology", "trade") else 15,
            military=13,
            vp=10,
            personal=3,
            used=3,
            turned=six,
            row=[c for c in ("art", "trade", "military") if c != card],
        ),
        player("Beate", ["china", "africa"], technology=16, military=12),
        wonder_row=["sphinx", "petra", "stonehenge"],
        tiles={"india": 14},
    )
    fill(m, {0: ["select", [card]], 1: ["select", ["exploitation"]]})
    return m


def test_every_action_card_of_the_file_is_in_the_table() -> None:
    printed = {
        c["id"]: (c["requires_technology"] or 1, (c["advanced"] or {}).get("requires_technology", 0))
        for c in our_data()["action_cards"]
    }
    assert printed == {card: (facts.technology, facts.advanced) for card, facts in CARDS.items()}


@rule("H21", "H26", "H30", "H33", "H36", "H37", "H38", "H40", "H41", "H45", "H48", "H52", "H53", "H56", "H58")
@pytest.mark.parametrize(
    ("card", "version"),
    [(card, version) for card, facts in CARDS.items() for version in ("basic", "advanced")[: 1 + bool(facts.better)]],
)
def test_action_card_does_what_is_printed(card: str, version: str) -> None:
    printed = CARDS[card].basic if version == "basic" else CARDS[card].better
    assert printed is not None
    words, mine, rivals = printed
    m = with_card(card)
    before, beate = own(m), own(m, 1)
    say(m, 0, card, version, *words)
    assert list(m.asked()) == [1]
    wanted = {"executing": None, "row": [*before["row"], card], **mine}
    built = [{"wonder": w, "turned": False, "locked": True} for w in wanted.pop("new wonders", [])]
    if built:
        order = m.state.components.ids["wonder"].index
        wanted["wonders"] = sorted(before["wonders"] + built, key=lambda w: order(w["wonder"]))
    back = wanted.pop("back", [])
    if back:
        wanted["hand"] = [c for c in ACTIONS if c in before["hand"] or c in back]
        wanted["hand_count"] = before["hand_count"] + len(back)
    assert changes(before, own(m)) == wanted
    assert changes(beate, own(m, 1)) == {"played": [], "executing": "exploitation", **rivals}


@rule("H23", "H57")
def test_revolution_has_no_advanced_version() -> None:
    objection = why(with_card("revolution"), 0, "revolution", "advanced", ["art"])
    assert objection is not None
    assert (objection.id, objection.rule) == ("only-basic", "H23")


def with_open_question(card: str, technology: int) -> Match:
    """Ada executes a card at this technology; a wonder she may use at any moment keeps the question open."""
    m = position(
        player(
            "Ada",
            ["china", "india"],
            technology=technology,
            military=technology,
            personal=3,
            used=3,
            wonders=["sagrada_familia"],
            row=[c for c in ("trade", "raid", "art") if c != card],
        ),
        player("Beate", ["china", "africa"], technology=min(16, technology + 1), military=technology - 1),
        wonder_row=["sphinx", "petra", "stonehenge"],
    )
    fill(m, {0: ["select", [card]], 1: ["select", ["exploitation"]]})
    return m


@rule("H23", "E2", "E17", "E21")
@pytest.mark.parametrize("card", [card for card, facts in CARDS.items() if facts.advanced])
def test_advanced_version_needs_its_technology(card: str) -> None:
    level, better = CARDS[card].advanced, CARDS[card].better
    assert better is not None
    words = better[0]
    objection = why(with_open_question(card, level - 1), 0, card, "advanced", *words)
    assert objection is not None
    assert (objection.id, objection.args[1], objection.rule) == ("advanced-needs-technology", level, "H23")
    assert can(with_open_question(card, level), 0, card, "advanced", *words)


@rule("H50", "H56", "A29")
@pytest.mark.parametrize(("card", "level"), [("war", 2), ("tourism", 12)])
def test_war_and_tourism_have_no_effect_below_their_technology(card: str, level: int) -> None:
    hand = [*(c for c in ACTIONS if c not in ("war", "tourism")), card]
    four = ["petra", "kremlin", "taj_mahal", "alhambra"]
    for technology in (level - 1, level):
        m = position(
            player("Ada", ["china"], technology=technology, military=level, hand=hand, turned=four),
            player("Beate", ["china", "africa"]),
        )
        fill(m, {0: ["select", [card]], 1: ["select", ["exploitation"]]})
        assert list(m.asked()) == [1]
        assert own(m)["vp"] == (0 if technology < level else 2 if card == "war" else 1)
        assert own(m)["row"] == [card]

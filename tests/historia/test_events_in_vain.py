"""An event strikes who executes an action: not an action that has no effect or cannot happen (H114a).

The rules say of such actions that they "have no effect and cannot be executed" (H24, H27, H31, H46, H49, H54), of a
civbot's Expansion that it "does not take place" (H98) and of its wars that they are waged only where it can win (H97).
"""

from __future__ import annotations

from typing import Any

import pytest

from zeitalter.engine.match import Match
from zeitalter.games.historia.position import bot, player, position
from zeitalter.testing import can, fill, rule, say, why

AMERICAS = ["north_america", "central_america", "south_america"]
FIRST = ["mausoleum", "stonehenge", "kremlin"]
"""Wonders that no Technology, Trade or Expansion brings into play."""

AHEAD = {"technology": 3, "military": 3}
HAND = ["military", "technology", "art", "exploitation", "expansion", "trade", "raid", "revolution"]

# Why an action of Ada in China has no effect: the card, and what is special about her, Beate in Europe and the board.
VOID: dict[str, tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "military without a cube": ("military", {"personal": 0, "used": 0}, {}, {}),
    "military without a cell": ("military", {"military": 4, "technology": 2}, {}, {}),
    "technology without a cube": ("technology", {"personal": 0}, {}, {}),
    "technology without a cell": ("technology", {"military": 1, "technology": 2}, {}, {}),
    "art without a cube": ("art", {"personal": 0, "used": 0}, {}, {}),
    "art with an empty row": ("art", {}, {}, {"wonder_row": []}),
    "exploitation with nothing to take": ("exploitation", {"used": 0}, {}, {}),
    "expansion without a cube": ("expansion", {"personal": 0, "used": 1}, {}, {}),
    "expansion without a territory": ("expansion", {"territories": AMERICAS}, {}, {}),
    "trade without a partner": ("trade", {}, {}, {}),
    "trade with an equal": ("trade", {}, {"territories": ["china"]}, {}),
    "trade without a cell": ("trade", {"technology": 2}, {"territories": ["china"], **AHEAD}, {}),
    "raid without a neighbour": ("raid", {"military": 2}, {"territories": ["south_america"]}, {}),
    "raid of an equal": ("raid", {}, {"territories": ["china"]}, {}),
    "war without an opponent": ("war", {"technology": 2}, {}, {}),
    "war of equals": ("war", {"technology": 2}, {"territories": ["china"]}, {}),
    "war below its technology": ("war", {"hand": [*HAND, "war"], "military": 2}, {"territories": ["china"]}, {}),
    "tourism of too few wonders": ("tourism", {"technology": 12, "military": 10, "turned": FIRST}, {}, {}),
    "tourism below its technology": ("tourism", {"hand": [*HAND, "tourism"], "turned": [*FIRST, "taj_mahal"]}, {}, {}),
}
EVENTS = {
    "military": ["arms_race"],
    "technology": ["library_fire"],
    "art": ["iconoclasm", "renaissance"],
    "exploitation": ["great_depression"],
    "expansion": ["black_death", "age_of_discovery"],
    "trade": ["little_ice_age"],
    "raid": ["mongol_storm"],
    "war": ["bronze_age_collapse"],
    "tourism": [],
}
CASES = [(event, case) for case, (card, *_) in VOID.items() for event in ["vesuvius", *EVENTS[card]]]


def turn(event: str, *cards: str, ada: dict[str, Any], beate: dict[str, Any], **board: Any) -> Match:
    """Ada reveals cards under an event; Beate plays an Exploitation."""
    facts = {"territories": ["china"], "personal": 2, "used": 1, "vp": 5, **ada}
    m = position(
        player("Ada", **facts),
        player("Beate", **{"territories": ["europe"], **beate}),
        event=event,
        **{**board, "options": {"events": "on", **board.get("options", {})}},
    )
    fill(m, {0: ["select", list(cards)], 1: ["select", ["exploitation"]]})
    return m


def finish(m: Match) -> None:
    """Ada answers with the first option until her turn is over."""
    while list(m.asked()) == [0]:
        m.play(0, m.options(0)[0])


def own(m: Match, civ: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = m.view(civ if civ < m.state.players else None)["civs"][civ]
    return found


def stock(m: Match, civ: int = 0) -> tuple[int, int, int, int]:
    """Points, and cubes in the three supplies."""
    data = own(m, civ)
    return data["vp"], data["personal"], data["used"], data["general"]


def struck(m: Match) -> int:
    """How often the event happened to Ada."""
    return sum(e.id == "event-happens" and e.args[0] == 0 for _, e in m.events(None))


def priced(event: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """Our components with other effects on an event."""
    return {"events": [{"id": event, "demand": True, "effects": list(effects), "affects_civbots": True}]}


# -- players ----------------------------------------------------------------------------------------------------------


@rule("H114a", "A47", "H24", "H27", "H31", "H35", "H44", "H44a", "H46", "H49", "H54")
@pytest.mark.parametrize(("event", "case"), CASES)
def test_no_event_strikes_an_action_without_effect(event: str, case: str) -> None:
    card, ada, beate, board = VOID[case]
    m = turn(event, card, ada=ada, beate=beate, **board)
    before = {name: ada.get(name, default) for name, default in (("vp", 5), ("personal", 2), ("used", 1))}
    finish(m)
    after = own(m)
    assert struck(m) == 0
    assert {name: after[name] for name in before} == before
    assert after["row"] == [card]
    assert not [e for _, e in m.events(None) if e.id == "blocked-by-event"]


@rule("H114a", "H19a")
@pytest.mark.parametrize("personal", [0, 1])
def test_little_ice_age_asks_nothing_for_a_trade_without_partner(personal: int) -> None:
    m = turn("little_ice_age", "trade", ada={"personal": personal}, beate={})
    assert stock(m) == (5, personal, 1, 9 - 1 - 1 - personal)
    assert "no-effect" in [e.id for _, e in m.events(None)]


@rule("H114a", "A47", "H54")
def test_a_war_that_can_be_fought_is_struck_even_if_the_equal_is_chosen() -> None:
    m = position(
        player("Ada", ["china"], technology=2, military=2, vp=5),
        player("Beate", ["china"], technology=2, military=2),
        player("Karl", ["china"], technology=2, military=1),
        options={"events": "on"},
        event="vesuvius",
    )
    fill(m, {0: ["select", ["war"]], 1: ["select", ["exploitation"]], 2: ["select", ["exploitation"]]})
    assert own(m)["vp"] == 3  # before she chooses
    say(m, 0, "war", "basic", "china", 1)
    assert (own(m)["vp"], struck(m)) == (3, 1)


@rule("H114a", "H36", "A40")
def test_taking_less_than_possible_is_still_an_exploitation() -> None:
    m = turn("great_depression", "exploitation", ada={}, beate={})
    assert own(m)["vp"] == 4
    say(m, 0, "exploitation", "basic", 0, [])
    assert stock(m)[:3] == (4, 2, 1)


@rule("H114a", "H49")
def test_a_raid_without_cubes_to_take_has_its_point_as_effect() -> None:
    m = turn("vesuvius", "raid", ada={"used": 0, "military": 2}, beate={"territories": ["china"]})
    assert (struck(m), own(m)["vp"]) == (1, 5 - 2 + 1)


@rule("H114a", "H27", "H31")
@pytest.mark.parametrize("card", ["military", "technology"])
def test_points_instead_of_a_level_are_an_effect(card: str) -> None:
    m = turn("vesuvius", card, ada={"military": 16, "technology": 16}, beate={})
    assert (struck(m), own(m)["vp"]) == (1, 5 - 2 + 2)


@rule("H114a", "H115")
def test_a_gift_that_makes_the_action_possible_is_given() -> None:
    m = turn("renaissance", "art", ada={"personal": 0}, beate={})
    say(m, 0, "art", "basic", [m.view(None)["wonder_row"][0]])
    assert (struck(m), len(own(m)["wonders"]), stock(m)[1:3]) == (1, 1, (0, 1))


@rule("H114a", "A47", "H115", "H22")
@pytest.mark.parametrize(("personal", "technology", "left"), [(1, 1, (1, 1)), (2, 2, (0, 3))])
def test_a_demand_that_leaves_too_little_for_the_action_is_not_paid(
    personal: int, technology: int, left: tuple[int, int]
) -> None:
    every = {"little_ice_age_trigger": "any_action"}
    m = turn("little_ice_age", "technology", ada={"personal": personal}, beate={}, options=every)
    assert (own(m)["technology"], stock(m)[1:3]) == (technology, left)


@rule("H114a", "A31")
def test_an_action_that_a_wonder_makes_possible_is_struck_then() -> None:
    m = turn("vesuvius", "technology", ada={"personal": 0, "wonders": ["parthenon"]}, beate={})
    if can(m, 0, "start", "technology"):
        say(m, 0, "start", "technology")
    assert own(m)["vp"] == 5
    assert can(m, 0, "no_effect")
    assert why(m, 0, "technology", "basic").id == "needs-cubes"
    say(m, 0, "wonder", "parthenon", [])  # its cube pays, and there is only one way left
    assert (own(m)["vp"], own(m)["technology"], stock(m)[1:3]) == (3, 2, (0, 1))
    assert struck(m) == 1


@rule("H114a", "A31", "H69")
def test_without_effect_the_wonder_of_the_action_remains() -> None:
    m = turn("vesuvius", "technology", ada={"personal": 0, "wonders": ["parthenon"]}, beate={})
    if can(m, 0, "start", "technology"):
        say(m, 0, "start", "technology")
    say(m, 0, "no_effect")
    say(m, 0, "wonder", "parthenon", [])
    assert (own(m)["vp"], own(m)["technology"], stock(m)[1:3]) == (5, 1, (1, 0))


@rule("H114a", "H115", "A31")
def test_while_the_demand_would_leave_nothing_only_no_effect_is_offered() -> None:
    every = {"little_ice_age_trigger": "any_action"}
    ada = {"personal": 1, "used": 1, "wonders": ["parthenon"]}
    m = turn("little_ice_age", "technology", ada=ada, beate={}, options=every)
    if can(m, 0, "start", "technology"):
        say(m, 0, "start", "technology")
    assert why(m, 0, "technology", "basic").id == "event-leaves-nothing"
    assert (can(m, 0, "no_effect"), stock(m)[1:3]) == (True, (1, 1))
    say(m, 0, "wonder", "parthenon", [])
    assert (own(m)["technology"], stock(m)[1:3], struck(m)) == (2, (0, 2), 1)


@rule("H114a", "H115a", "H74")
@pytest.mark.parametrize("personal", [0, 1])
def test_an_advisor_whose_action_cannot_happen_keeps_its_other_effects(personal: int) -> None:
    ada = {"civilization": "egypt", "advisors": ["hatshepsut"], "personal": personal}
    m = turn("little_ice_age", "hatshepsut", ada=ada, beate={})
    assert (struck(m), stock(m)[1:3]) == (0, (personal + 1, 0))
    m = turn("vesuvius", "hatshepsut", ada=ada, beate={})
    assert (struck(m), own(m)["vp"], stock(m)[1:3]) == (0, 5, (personal + 1, 0))
    m = turn("vesuvius", "hatshepsut", ada=ada, beate={"territories": ["china"], "technology": 2})
    assert (struck(m), own(m)["vp"], own(m)["technology"]) == (1, 3, 2)


@rule("H114a", "H74", "H56")
def test_an_advisor_with_tourism_for_too_few_wonders_is_spared() -> None:
    ada = {"civilization": "germany", "advisors": ["schliemann"], "row": ["art"], "turned": FIRST}
    m = turn("vesuvius", "schliemann", ada=ada, beate={})
    assert (struck(m), own(m)["vp"], own(m)["row"]) == (0, 5, [])
    m = turn("vesuvius", "schliemann", ada={**ada, "turned": [*FIRST, "taj_mahal"]}, beate={})
    assert (struck(m), own(m)["vp"], own(m)["row"]) == (1, 5 - 2 + 1, [])


# -- civbots ----------------------------------------------------------------------------------------------------------


def acted(event: str, action: str, overlay: dict[str, Any] | None = None, **what: Any) -> Match:
    """A civbot in China executes one action under an event; Ada and Beate are in Africa."""
    cards = [{"id": f"bot_{k}", "actions": [action]} for k in range(1, 8)]
    board = {name: what.pop(name) for name in ("wonder_row",) if name in what}
    return position(
        player("Ada", what.pop("ada", ["africa"])),
        player("Beate", ["africa"]),
        bot("noble", what.pop("territories", ["china"]), **{"vp": 5, **what}),
        options={"events": "on"},
        event=event,
        overlay={"civbots": {"cards": cards, "difficulty": [{"id": "noble", "cards_per_round": 1}]}, **(overlay or {})},
        stack=[["CivbotTurn", 2], ["SelectCards"]],
        **board,
    )


@rule("H114a", "H117", "H98")
@pytest.mark.parametrize("event", ["vesuvius", "age_of_discovery", "black_death"])
@pytest.mark.parametrize("what", [{"personal": 0, "used": 7}, {"territories": AMERICAS}])
def test_no_event_strikes_a_civbot_that_cannot_expand(event: str, what: dict[str, Any]) -> None:
    m = acted(event, "expansion", **what)
    assert own(m, 2)["vp"] == 5
    assert len(own(m, 2)["territories"]) == len(what.get("territories", ["china"]))


@rule("H117", "H98")
@pytest.mark.parametrize(("event", "vp"), [("vesuvius", 3), ("age_of_discovery", 6), ("black_death", 4)])
def test_the_event_strikes_a_civbot_that_expands(event: str, vp: int) -> None:
    m = acted(event, "expansion")
    assert (own(m, 2)["vp"], len(own(m, 2)["territories"])) == (vp, 2)


@rule("H114a", "H117", "H97")
@pytest.mark.parametrize(("home", "military", "left"), [("europe", 2, 2), ("china", 1, 2), ("china", 2, 1)])
def test_vesuvius_strikes_only_a_civbot_that_goes_to_war(home: str, military: int, left: int) -> None:
    m = acted("vesuvius", "war", ada=["africa", home], military=military)
    war = left == 1
    assert (len(own(m)["territories"]), own(m, 2)["vp"]) == (left, 5 - 2 + 2 if war else 5)


@rule("H117", "H94", "H95", "H96")
@pytest.mark.parametrize("action", ["technology", "military", "art"])
def test_what_gives_a_civbot_its_point_is_struck_in_any_case(action: str) -> None:
    m = acted("vesuvius", action, wonder_row=[])
    assert own(m, 2)["vp"] == 5 - 2 + 1


@rule("H114a", "H117")
def test_a_level_lost_to_the_event_may_make_the_war_of_a_civbot_impossible() -> None:
    overlay = priced("vesuvius", {"lose_levels": {"stat": "military", "n": 1}})
    m = acted("vesuvius", "war", overlay, ada=["china"], military=2)
    assert (own(m, 2)["military"], own(m, 2)["vp"]) == (2, 5)
    m = acted("vesuvius", "war", overlay, ada=["china"], military=3, technology=2)
    assert (own(m, 2)["military"], own(m, 2)["vp"]) == (2, 7)

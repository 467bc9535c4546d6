"""One test per event card and per civbot card.

Both tables are written from the printed cards: what triggers an event and what it does, and what a civbot executes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from facts import ACTIONS

from zeitalter.engine.match import Match
from zeitalter.games.historia.data.components import our_data
from zeitalter.games.historia.position import bot, player, position
from zeitalter.games.historia.rules.state import SOURCES
from zeitalter.testing import fill, rule, say


class Event(NamedTuple):
    """Triggering action ("any": every one), whether it is a demand, whether civbots feel it, and what it does."""

    trigger: str
    demand: bool
    bots: bool = False
    vp: int = 0
    pays: int = 0
    destroys: int = 0
    cubes: int = 0


EVENTS = {
    "vesuvius": Event("any", True, True, vp=-2),
    "little_ice_age": Event("trade", True, pays=1),
    "black_death": Event("expansion", True, True, vp=-1),
    "library_fire": Event("technology", True, True, vp=-1),
    "bronze_age_collapse": Event("war", True, destroys=1),
    "fall_of_rome": Event("revolution", True, vp=-2),
    "iconoclasm": Event("art", True, True, vp=-1),
    "great_depression": Event("exploitation", True, vp=-1),
    "mongol_storm": Event("raid", False, vp=1),
    "age_of_discovery": Event("expansion", False, True, vp=1),
    "arms_race": Event("military", False, cubes=1),
    "renaissance": Event("art", False, cubes=1),
}
CIVBOT_CARDS = {
    "bot_1": ["technology"],
    "bot_2": ["military"],
    "bot_3": ["art"],
    "bot_4": ["expansion"],
    "bot_5": ["war"],
    "bot_6": ["technology", "expansion"],
    "bot_7": ["military", "war"],
}
BOT_ACTIONS = ["technology", "military", "art", "war", "expansion"]


def own(m: Match, civ: int = 0) -> dict[str, Any]:
    """Everything that lies in front of a civilization, as its player sees it."""
    found: dict[str, Any] = m.view(civ if civ < m.state.players else None)["civs"][civ]
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different now."""
    return {name: value for name, value in after.items() if value != before[name]}


def started(event: str, action: str, **what: Any) -> tuple[dict[str, Any], Match]:
    """Ada starts an action that can be executed in several ways; what lay before her, and the match after the event."""
    row = [card for card in ("exploitation", "raid", "military", "art") if card != action][:3]
    sights = ["stonehenge", "mausoleum", "kremlin", "taj_mahal"]
    facts = {"technology": 15, "military": 15, "personal": 3, "used": 2, "vp": 10, "row": row, "turned": sights}
    m = position(
        player("Ada", ["china", "india"], **{**facts, **what}),
        player("Beate", ["china"], technology=16, military=14),
        options={"events": "on"},
        event=event,
    )
    before = own(m)
    fill(m, {0: ["select", [action]], 1: ["select", ["exploitation"]]})
    return before, m


def laid(before: dict[str, Any], action: str) -> dict[str, Any]:
    """The changes that come from playing the card itself."""
    return {"hand": [c for c in before["hand"] if c != action], "hand_count": before["hand_count"] - 1}


def triggers(event: str, action: str) -> bool:
    return EVENTS[event].trigger in ("any", action)


def test_every_event_of_the_file_is_in_the_table() -> None:
    printed = {
        e["id"]: (e["trigger"].get("action", "any"), e["demand"], e["affects_civbots"]) for e in our_data()["events"]
    }
    assert printed == {event: (card.trigger, card.demand, card.bots) for event, card in EVENTS.items()}


@rule("H114", "H115", "E29", "E30")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("action", ACTIONS)
def test_event_happens_before_its_action_and_no_other(event: str, action: str) -> None:
    card = EVENTS[event]
    before, m = started(event, action)
    assert type(m.question()).__name__ == "Execute"
    wanted = laid(before, action) | {"executing": action}
    if triggers(event, action):
        now = {
            "vp": 10 + card.vp,
            "personal": 3 - card.pays - card.destroys + card.cubes,
            "used": 2 + card.pays - card.cubes,
            "general": before["general"] + card.destroys,
        }
        wanted |= {name: value for name, value in now.items() if value != before[name]}
    assert changes(before, own(m)) == wanted


@rule("H115", "H116", "H88", "E29")
@pytest.mark.parametrize("event", [event for event, card in EVENTS.items() if card.vp < 0])
def test_demand_for_points_can_always_be_met(event: str) -> None:
    action = "art" if EVENTS[event].trigger == "any" else EVENTS[event].trigger
    _, m = started(event, action, vp=0, personal=3)
    assert type(m.question()).__name__ == "Execute"
    assert own(m)["vp"] == EVENTS[event].vp


@rule("H115", "H24", "E30")
@pytest.mark.parametrize("event", [event for event, card in EVENTS.items() if card.pays or card.destroys])
def test_unmet_demand_takes_nothing_and_makes_the_action_void(event: str) -> None:
    action = EVENTS[event].trigger
    before, m = started(event, action, personal=0, used=2 if EVENTS[event].pays else 0)
    assert list(m.asked()) == [1]
    assert changes(before, own(m)) == laid(before, action) | {"row": [*before["row"], action]}
    assert own(m, 1)["vp"] == 0


@rule("A37")
def test_destroyed_cube_comes_from_the_used_pool_when_the_personal_supply_is_empty() -> None:
    before, m = started("bronze_age_collapse", "war", personal=0, used=2)
    after = own(m)
    assert (after["personal"], after["used"], after["general"]) == (0, 1, before["general"] + 1)
    assert after["territories"] == before["territories"]


@rule("H115")
@pytest.mark.parametrize("event", [event for event, card in EVENTS.items() if not card.demand])
def test_gift_never_blocks_an_action(event: str) -> None:
    action = EVENTS[event].trigger
    before, m = started(event, action, used=0)
    assert type(m.question()).__name__ == "Execute"
    wanted = laid(before, action) | {"executing": action}
    if EVENTS[event].vp:
        wanted["vp"] = 10 + EVENTS[event].vp
    assert changes(before, own(m)) == wanted


@rule("H114", "H116")
@pytest.mark.parametrize(
    ("event", "civilization", "cards"),
    [
        ("vesuvius", "egypt", ["technology", "expansion", "trade"]),
        ("little_ice_age", "egypt", ["trade", "hatshepsut"]),
        ("bronze_age_collapse", "rome", ["war", "scipio"]),
        ("fall_of_rome", "usa", ["revolution", "washington"]),
    ],
)
def test_event_happens_for_each_triggering_card(event: str, civilization: str, cards: list[str]) -> None:
    advisors = [card for card in cards if card not in ACTIONS]
    m = position(
        player(
            "Ada",
            ["china"],
            technology=13,
            military=13,
            personal=3,
            used=2,
            row=["raid", "military", "art"],
            civilization=civilization,
            advisors=advisors,
        ),
        player("Beate", ["china"], technology=16, military=14),
        options={"events": "on"},
        event=event,
    )
    fill(m, {0: ["select", cards], 1: ["select", ["exploitation"]]})
    while list(m.asked()) == [0]:
        m.play(0, m.options(0)[0])
    assert sum(e.id == "event-happens" and e.args[0] == 0 for _, e in m.events(None)) == len(cards)


def end_of_round(event: str | None, overlay: dict[str, Any], lands: tuple[str, ...] = ("china", "europe")) -> Match:
    """Ada's Revolution ends a round; then the civbot acts."""
    facts = {"technology": 5, "military": 5, "vp": 20}
    m = position(
        player("Ada", ["africa"], row=["raid", "military", "art"]),
        player("Beate", list(lands), vp=5),
        bot("noble", ["china"], **facts),
        options={"events": "on"} if event else {},
        wonder_row=["sphinx", "petra", "mausoleum", "stonehenge", "colosseum"],
        tiles={"russia": 16, "india": 15, "southeast_asia": 14, "middle_east": 13},
        overlay=overlay,
        **({"event": event} if event else {}),
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    return m


@rule("H117")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("action", BOT_ACTIONS)
def test_event_happens_to_a_civbot_for_points_only(event: str, action: str) -> None:
    same = {"civbots": {"cards": [{"id": card, "actions": [action]} for card in CIVBOT_CARDS]}}
    m = end_of_round(event, same, lands=("china",))  # the last one stays: it can be fought for again
    say(m, 0, "revolution", "basic", ["raid"])
    felt = EVENTS[event].bots and triggers(event, action)
    assert sum(e.id == "event-happens" and e.args[0] == 2 for _, e in m.events(None)) == (4 if felt else 0)
    points = sum(
        e.args[1] * (1 if e.id == "gains-vp" else -1)
        for _, e in m.events(None)
        if e.id in ("gains-vp", "loses-vp") and e.args[0] == 2 and SOURCES[e.args[2]] == "event"
    )
    assert points == (4 * EVENTS[event].vp if felt else 0)


def test_every_civbot_card_of_the_file_is_in_the_table() -> None:
    assert {card["id"]: card["actions"] for card in our_data()["civbots"]["cards"]} == CIVBOT_CARDS


@rule("H93", "H94", "H95", "H96", "H97", "H98")
@pytest.mark.parametrize("card", CIVBOT_CARDS)
def test_civbot_executes_its_card_from_top_to_bottom(card: str) -> None:
    blank = [{"id": other, "actions": []} for other in CIVBOT_CARDS if other != card]
    all_drawn = [{"id": "noble", "cards_per_round": 7}]
    m = end_of_round(None, {"civbots": {"cards": blank, "difficulty": all_drawn}})
    before, beate, row = own(m, 2), own(m, 1), m.view(None)["wonder_row"]
    say(m, 0, "revolution", "basic", ["raid"])
    ids = m.state.components.ids["action"]
    assert [ids[e.args[1]] for _, e in m.events(None) if e.id == "bot-acts"] == CIVBOT_CARDS[card]
    government = 2
    wanted: dict[str, Any] = {"vp": before["vp"] + government}
    lands = beate["territories"]
    for action in CIVBOT_CARDS[card]:
        if action in ("technology", "military"):
            wanted[action] = before[action] + 1
            wanted["vp"] += 1
        elif action == "art":
            row = row[:-1]
            wanted["vp"] += 1
        elif action == "expansion":
            wanted |= {"territories": ["russia", "china"], "personal": before["personal"] - 1}
        else:
            lands = ["europe"]
            wanted["vp"] += 2
    assert changes(before, own(m, 2)) == wanted
    assert m.view(None)["wonder_row"] == row
    assert own(m, 1)["territories"] == lands


@rule("H90", "H93")
@pytest.mark.parametrize(("level", "cards"), [("chieftain", 3), ("noble", 4), ("king", 5)])
def test_civbot_draws_as_many_cards_as_its_difficulty_says(level: str, cards: int) -> None:
    arts = {"civbots": {"cards": [{"id": card, "actions": ["art"]} for card in CIVBOT_CARDS]}}
    m = position(
        player("Ada", ["africa"], row=["raid", "military", "art"]),
        player("Beate", ["europe"]),
        bot(level, ["china"]),
        overlay=arts,
    )
    fill(m, {0: ["select", ["revolution"]], 1: ["select", ["raid"]]})
    say(m, 0, "revolution", "basic", ["raid"])
    assert sum(e.id == "bot-acts" for _, e in m.events(None)) == cards
    assert own(m, 2)["vp"] == cards

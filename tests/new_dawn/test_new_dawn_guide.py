"""The guided first turns: a prepared position in which a newcomer meets one decision of each kind."""

from __future__ import annotations

from typing import Any

from guide_checks import GuideTests

from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.match import Match
from zeitalter.games.new_dawn.game import GAME
from zeitalter.games.new_dawn.rules.military import AttackerSpends
from zeitalter.games.new_dawn.words import guide
from zeitalter.games.new_dawn.words.guide import LESSONS, lesson

PLAN: list[list[Any]] = [
    ["focus", "early_empire"],
    ["claim", "11.5"],
    ["claim", "11.2"],
    ["focus", "masonry"],
    ["effect", "attack"],
    ["attack", "4.8"],
    ["focus", "foreign_trade"],
    ["send", 0, "14.3"],
    ["focus", "astrology"],
    ["spend"],
    ["advance"],
    ["replace", "pottery", "animal_husbandry"],
    ["replace", "foreign_trade", "currency"],
    ["focus", "animal_husbandry"],
    ["effect", "build_wonder"],
    ["build", "colossus"],
]
"""What the guide suggests, in this order; where it says nothing, a question is done with."""


def met(match: Match) -> set[str]:
    """The lessons that fit the question of the newcomer and what has happened."""
    question = type(match.question()).__name__
    options = [GAME.action_to_json(match.table, option) for option in match.options(0)]
    happened = {event.id for _, event in match.events(0)}
    return {
        entry["id"]
        for entry in LESSONS
        if entry.get("event") in happened
        or (
            options
            and entry.get("question") == question
            and ("offers" not in entry or any(entry["offers"] in o for o in options))
        )
    }


def follow(match: Match) -> tuple[set[str], list[list[Any]]]:
    """Do what the guide suggests to the end; what was learned, and what could not be done."""
    bot = find_bot("greedy", GAME)
    plan = list(PLAN)
    learned: set[str] = set()
    while "round" not in learned:
        if 0 not in match.asked():
            bot_move(match, match.asked()[0], bot)
            continue
        learned |= met(match)
        match.play(0, suggested(match, plan))
        learned |= met(match) if 0 in match.asked() else set()
    return learned, plan


def suggested(match: Match, plan: list[list[Any]]) -> Any:
    """The next answer of the plan, if it is possible now; else done, or the first answer."""
    options = list(match.options(0))
    step = match.question()
    if isinstance(step, AttackerSpends) and step.mine <= step.theirs:
        return ("spend",)
    if plan:
        action = GAME.action_from_json(match.table, plan[0])
        if action in options:
            plan.pop(0)
            return action
    return ("done",) if ("done",) in options else options[0]


def test_who_follows_the_guide_meets_every_lesson() -> None:
    learned, left = follow(lesson())
    assert learned == {entry["id"] for entry in LESSONS}
    assert left == []


def test_suggestions_do_what_the_guide_says() -> None:
    match = lesson()
    follow(match)
    shown = match.view(0)
    me = shown["players"][0]
    assert shown["wonders"]["colossus"] == "11.7"
    assert me["agendas"] == ["money_grubber"]
    assert me["envoys"] == ["geneva"]
    assert me["dial"] == 6
    assert "animal_husbandry" in [card["card"] for card in me["row"]]


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    played_to = 5

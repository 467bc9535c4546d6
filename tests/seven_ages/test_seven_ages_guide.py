"""The guided first turns: a prepared position in which a newcomer meets one decision of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guide_checks import GuideTests

from zeitalter.bots import bot_choice, bot_move, find_bot
from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match
from zeitalter.games.seven_ages.game import GAME
from zeitalter.games.seven_ages.words import guide
from zeitalter.games.seven_ages.words.guide import LESSONS, lesson

MOST_TURNS = 8
MARKERS = (["manoeuvre", "start_empire"], ["civilise", "production", "destiny"], ["trade", "manoeuvre"])
"""What is laid in the first turns; later ones are like the last."""
PLAN: dict[str, list[list[Any]]] = {
    "ChooseEmpire": [["found", "babylonians", "1"]],
    "BuyFirstUnits": [["build", "babylon", "warriors"]] * 3,
    "Civilising": [["artefact", "mycenaeans", "colossus", "egyptians"], ["build_city", "upper_egypt"]],
    "Build": [["build", "babylon", "warriors"]],
    "ThrowAway": [["throw_away", ["zulus"]]],
    "ChooseTrade": [["trade", "israelites"]],
}
"""What the guide suggests, question by question."""


def met(match: Match) -> set[str]:
    """The lessons that fit the question of the newcomer and what has happened."""
    question = type(match.question()).__name__
    happened = {event.id for _, event in match.events(0)}
    asked = 0 in match.asked()
    return {e["id"] for e in LESSONS if (asked and e.get("question") == question) or e.get("event") in happened}


def suggested(match: Match, plan: dict[str, list[list[Any]]]) -> Any:
    """What the guide says; where it says nothing, or that is not possible, what a bot would do."""
    question = type(match.question()).__name__
    if question == "PlaceMarkers":
        wanted = placed(match)
        if match.why_not(0, wanted) is None:
            return wanted
    options = [option for option in match.options(0) if not isinstance(option, Form)]
    if question == "Movement":
        raids = list(attacks(match, options))
        return max(raids, key=lambda action: len(action[3])) if raids else ("done",)
    waiting = plan.get(question, [])
    if waiting:
        action = GAME.action_from_json(match.table, waiting[0])
        if match.why_not(0, action) is None:
            waiting.pop(0)
            return action
    if question == "BuyFirstUnits":
        return ("done",)
    for verb in ("turn_over", "turn_over_slot"):
        if options and question == "TurnMarkers" and any(option[0] == verb for option in options):
            return next(option for option in options if option[0] == verb)
    return bot_choice(match, 0, find_bot("greedy", GAME))


def placed(match: Match) -> Any:
    """The markers of this turn, in the order of the empires; an empire the guide does not know of gets Wild."""
    wanted = MARKERS[min(match.state.turn, len(MARKERS)) - 1]
    own = [data["empire"] for data in match.view(0)["empires"] if data["seat"] == 0]
    order = ["egyptians", "babylonians"]
    by_empire = dict(zip(order if len(own) > 1 else own, wanted, strict=False))
    markers = [by_empire.get(empire, "wild") for empire in own] + wanted[len(own) :]
    return GAME.action_from_json(match.table, ["place", markers])


def attacks(match: Match, options: list[Any]) -> Iterator[Any]:
    """Moves from Upper Egypt to Nubia."""
    areas = match.table.components.ids["area"].index
    for option in options:
        if option[0] == "move" and option[1:3] == (areas("upper_egypt"), areas("nubia")):
            yield option


def follow(match: Match) -> tuple[set[str], dict[str, list[list[Any]]]]:
    """Do what the guide suggests until all is learned; what was learned, and what could not be done."""
    bot = find_bot("greedy", GAME)
    plan = {question: list(answers) for question, answers in PLAN.items()}
    learned: set[str] = set()
    while learned != {entry["id"] for entry in LESSONS} and not match.over and match.state.turn <= MOST_TURNS:
        learned |= met(match)
        others = [seat for seat in match.asked() if seat != 0]
        if others:
            bot_move(match, others[0], bot)
        else:
            match.play(0, suggested(match, plan))
    return learned, {question: answers for question, answers in plan.items() if answers}


def test_who_follows_the_guide_meets_every_lesson() -> None:
    match = lesson()
    learned, left = follow(match)
    assert learned == {entry["id"] for entry in LESSONS}
    assert "ChooseEmpire" not in left
    assert "Civilising" not in left


def test_first_attack_is_likely_to_succeed() -> None:
    match = lesson()
    plan = {question: list(answers) for question, answers in PLAN.items()}
    bot = find_bot("greedy", GAME)
    while type(match.question()).__name__ != "Commit":
        others = [seat for seat in match.asked() if seat != 0]
        if others:
            bot_move(match, others[0], bot)
        else:
            match.play(0, suggested(match, plan))
    wins, _, loses = match.view(0)["odds"]["nubia"]
    assert wins > 2 * loses


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    counter = "turn"
    played_to = 4

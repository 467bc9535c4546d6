"""The guided first round: a prepared position in which a newcomer meets one decision of each kind."""

from __future__ import annotations

from typing import Any

import pytest
from guide_checks import GuideTests

from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.forms import Form
from zeitalter.engine.match import Match
from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.words import guide
from zeitalter.games.civilization.words.guide import LESSONS, lesson
from zeitalter.server.wire import game_data
from zeitalter.texts import texts_for

PLAN: dict[str, list[list[Any]]] = {
    "PayShips": [["keep_ship", "knossos", "treasury"]],
    "Move": [
        ["move", "korinth", "sparta", 4],
        ["load", 0, 2],
        ["sail", 0, "rhodos"],
        ["unload", 0, 2],
    ],
    "BuildCities": [["build", "sparta"]],
    "Bargain": [["offer_all", ["ocker", "ocker", "papyrus"], "papyrus", []]],
    "BuyCards": [["buy", ["weben"], ["salz", "salz", "salz", "salz"]]],
}
"""What the guide suggests, question by question."""


def met(match: Match) -> set[str]:
    """The lessons that fit the question of the newcomer and what has happened; forms do not count as answers."""
    question = type(match.question()).__name__
    verbs = {option[0] for option in match.options(0) if not isinstance(option, Form)}
    happened = {event.id for _, event in match.events(0)}
    return {
        entry["id"]
        for entry in LESSONS
        if (verbs and entry.get("question") == question) or entry.get("verb") in verbs or entry.get("event") in happened
    }


def follow(match: Match) -> tuple[set[str], dict[str, list[list[Any]]]]:
    """Do what the guide suggests until the round is over; what was learned, and what could not be done."""
    bot = find_bot("greedy", GAME)
    plan = {question: list(answers) for question, answers in PLAN.items()}
    learned: set[str] = set()
    last = -1
    while "round" not in learned:
        others = [seat for seat in match.asked() if seat != 0]
        if 0 in match.asked() and (last != 0 or not others):
            learned |= met(match)
            match.play(0, suggested(match, plan))
            last = 0
        else:
            last = others[0]
            bot_move(match, last, bot)
        learned |= met(match) if 0 in match.asked() else set()
    return learned, {question: answers for question, answers in plan.items() if answers}


def suggested(match: Match, plan: dict[str, list[list[Any]]]) -> Any:
    """What the plan says; else a swap if there is one, or what is done for people who do not answer."""
    waiting = plan.get(type(match.question()).__name__, [])
    if waiting:
        return GAME.action_from_json(match.table, waiting.pop(0))
    swaps = [option for option in match.options(0) if not isinstance(option, Form) and option[0] == "accept"]
    return swaps[0] if swaps else match.question().default(match.state, 0)


def test_who_follows_the_guide_meets_every_lesson_in_the_first_round() -> None:
    match = lesson()
    learned, left = follow(match)
    assert learned == {entry["id"] for entry in LESSONS}
    assert left == {}


def test_suggestions_do_what_the_guide_says() -> None:
    match = lesson()
    follow(match)
    shown = match.view(0)
    me = shown["players"][0]
    assert shown["round"] == 7
    assert shown["areas"]["sparta"] == {"city": 0}
    assert "0" in shown["areas"]["rhodos"]["tokens"]
    assert me["cards"] == ["weben"]
    assert me["field"] == 6


def test_first_question_is_asked_after_growth_in_a_crowded_knossos() -> None:
    match = lesson()
    assert type(match.question()).__name__ == "PayShips"
    assert 0 in match.asked()
    knossos = match.view(0)["areas"]["knossos"]["tokens"]["0"]
    assert knossos > match.table.components.limit[match.table.components.ids["area"].index("knossos")]


def test_newcomer_moves_first() -> None:
    assert lesson().view(None)["census"][0] == 0


def test_four_salt_are_in_hand_when_cards_are_bought() -> None:
    match = lesson()
    bot = find_bot("greedy", GAME)
    plan = {question: list(answers) for question, answers in PLAN.items()}
    while type(match.question()).__name__ != "Bargain":
        if 0 in match.asked():
            match.play(0, suggested(match, plan))
        else:
            bot_move(match, match.asked()[0], bot)
    hand = match.view(0)["players"][0]["hand"]
    assert hand.count("salz") == 4
    assert {"ocker", "papyrus"} <= set(hand)


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    more = ("guide-try-accept",)
    played_to = 9


@pytest.mark.parametrize("lang", ["de", "en"])
def test_lists_of_components_have_titles(lang: str) -> None:
    texts = texts_for("civilization", lang)
    for kind in game_data.data(GAME)["about"]:
        assert texts.message(f"about-kind-{kind}")

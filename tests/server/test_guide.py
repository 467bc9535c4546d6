"""The guided first round: a prepared position in which a newcomer meets one decision of each kind."""

from __future__ import annotations

from typing import Any

import pytest
from guide_checks import check_lesson, check_words
from visitors import Screen, Visitor

from zeitalter.bots import bot_move, find_bot
from zeitalter.games import find_game
from zeitalter.games.historia.words import guide
from zeitalter.games.historia.words.guide import AREAS, LESSONS, lesson

GAME = find_game("historia")
PLAN: dict[str, list[Any]] = {
    "KeepLeader": [["keep", "isabella"]],
    "SelectCards": [["select", ["art", "expansion"]], ["select", ["military", "war"]], ["select", ["revolution"]]],
    "ChooseNext": [["start", "expansion"], ["wonder", "stonehenge", []], ["start", "military"]],
    "Execute expansion": [["wonder", "petra", []], ["expansion", "basic", 0, "central_asia"]],
    "Execute art": [["art", "basic", ["machu_picchu"]]],
    "Execute military": [["military", "basic"]],
    "Execute war": [["war", "basic", "middle_east", 1]],
    "Execute revolution": [["revolution", "basic", ["art"]]],
}
"""What the guide suggests, question by question."""


def met(prompt: list[Any], options: list[Any], events: set[str]) -> set[str]:
    """The lessons that fit a question and what has happened."""
    found = set()
    for entry in LESSONS:
        question, verb = entry.get("question"), entry.get("verb")
        about = not entry.get("args") or bool(set(entry["args"]) & {v for v in prompt[1] if isinstance(v, str)})
        if question == prompt[0] and about:
            found.add(entry["id"])
        if verb and any(o[0] == verb for o in options):
            found.add(entry["id"])
        if entry.get("event") in events:
            found.add(entry["id"])
    return found


def test_one_request_starts_the_guided_round_against_two_bots() -> None:
    ada = Visitor("Ada")
    match = ada.post("/api/guide", game="historia")["id"]
    shown = ada.get(f"/api/matches/{match}")
    assert shown["guide"] is True
    assert [(s["kind"], s["yours"]) for s in shown["seats"]] == [("person", True), ("bot", False), ("bot", False)]
    assert shown["seats"][0]["name"] == "Ada"
    assert [m["guide"] for m in ada.get("/api/matches", list="mine")] == [True]
    other = ada.post("/api/quick", game="historia")["id"]
    assert ada.get(f"/api/matches/{other}")["guide"] is False
    assert Visitor().refused("/api/guide", game="historia") == (401, "who-are-you")
    assert ada.refused("/api/guide", game="chess") == (404, "unknown-game")


def test_who_follows_the_guide_meets_every_lesson_in_the_first_round() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/guide", game="historia")["id"], 0)
    plan = {question: list(answers) for question, answers in PLAN.items()}
    learned: set[str] = set()
    while len(learned) < len({entry["id"] for entry in LESSONS}):
        now = screen.wait_for_turn(0)
        learned |= met(now["prompt"], now["options"], happened(screen))
        if "round" in learned:
            break
        screen.play(0, suggested(plan, now))
    assert learned == {entry["id"] for entry in LESSONS}


def happened(screen: Screen) -> set[str]:
    return {event[1] for message in screen.heard for event in message.get("events", ())}


def suggested(plan: dict[str, list[Any]], now: dict[str, Any]) -> Any:
    """What the plan says; where it says nothing, end the turn or take the first way."""
    question, values = now["prompt"]
    name = f"{question} {values[1]}" if question == "Execute" else question
    possible: list[Any] = now["options"]
    for answer in plan.get(name, []):
        same = [o for o in possible if o[0] == answer[0] and _plain(o[1:]) == _plain(answer[1:])]
        if same:
            plan[name].remove(answer)
            return same[0]
    return next((o for o in possible if o[0] == "end_turn"), possible[0])


def _plain(values: list[Any]) -> list[Any]:
    return [sorted(v) if isinstance(v, list) else v for v in values]


def test_the_prepared_position_can_be_played_to_the_end() -> None:
    match = lesson()
    bot = find_bot("random", GAME)
    while not match.over:
        bot_move(match, match.asked()[0], bot)
    assert match.state.round == 12


def test_every_lesson_starts_from_its_own_secret_and_the_same_position() -> None:
    check_lesson(guide)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_the_guide_shows_has_its_words_and_a_rule(lang: str) -> None:
    check_words(GAME, guide, lang)


def test_browsers_get_the_plan_of_the_guide() -> None:
    guide = Visitor().get("/api/games/historia/data")["guide"]
    assert guide["areas"] == list(AREAS)
    assert [entry["id"] for entry in guide["lessons"]] == [entry["id"] for entry in LESSONS]
    assert [game["guide"] for game in Visitor().get("/api/games") if game["id"] == "historia"] == [True]

"""The guided first game: a match like any other, in which a newcomer who follows the hints meets every lesson."""

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
MOST_ANSWERS = 80


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


def test_one_request_starts_the_guided_game_against_two_bots() -> None:
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


def test_who_follows_the_hints_meets_every_lesson_of_the_first_game() -> None:
    ada = Visitor("Ada")
    screen = ada.sit(ada.post("/api/guide", game="historia")["id"], 0)
    every = {entry["id"] for entry in LESSONS}
    learned: set[str] = set()
    for _ in range(MOST_ANSWERS):
        now = screen.wait_for_turn(0)
        learned |= met(now["prompt"], now["options"], happened(screen))
        if learned == every:
            break
        screen.play(0, screen.ask("hint", seat=0)["answer"])
    assert learned == every


def happened(screen: Screen) -> set[str]:
    return {event[1] for message in screen.heard for event in message.get("events", ())}


def test_the_guided_game_can_be_played_to_the_end() -> None:
    match = lesson()
    bot = find_bot("random", GAME)
    while not match.over:
        bot_move(match, match.asked()[0], bot)
    assert match.state.round == 12


def test_every_newcomer_starts_from_the_same_position() -> None:
    check_lesson(guide)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_the_guide_shows_has_its_words_and_a_rule(lang: str) -> None:
    check_words(GAME, guide, lang)


def test_browsers_get_the_plan_of_the_guide() -> None:
    guide = Visitor().get("/api/games/historia/data")["guide"]
    assert guide["areas"] == list(AREAS)
    assert [entry["id"] for entry in guide["lessons"]] == [entry["id"] for entry in LESSONS]
    assert [game["guide"] for game in Visitor().get("/api/games") if game["id"] == "historia"] == [True]

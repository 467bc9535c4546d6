"""What must hold for the guide of every game: its words, its rules, its plan."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from zeitalter.bots import bot_hint, bot_move, find_bot
from zeitalter.engine.forms import Form
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.server.wire import game_data
from zeitalter.server.wire.readable import prompt_to_json
from zeitalter.texts import texts_for

FEWEST_WORDS = 3
"""A reason why a question is beyond a first game is a sentence, however short."""


def check_words(game: Game, guide: ModuleType, lang: str) -> None:
    """Everything the guide shows has its words, and a rule that is there; what it waits for exists."""
    texts = texts_for(game.id, lang)
    rules = {rule["number"] for chapter in game_data.rules(game, lang)["chapters"] for rule in chapter["rules"]}
    for area in guide.AREAS:
        assert texts.message(f"guide-area-{area}")
    for entry in [*guide.LESSONS, *guide.ASIDES]:
        assert texts.message(f"guide-{entry['id']}")
        assert entry["rule"] in rules
        assert entry.get("question") in (None, *game.prompts)
        assert entry.get("verb") in (None, *game.verbs)
        assert entry.get("event") in (None, *game.events)
    for id in ("back", "end-title", "end-text", "go-on"):
        assert texts.message(f"guide-{id}")


def check_lesson(guide: ModuleType) -> None:
    """Every newcomer starts from the same position."""
    first, second = guide.lesson(), guide.lesson()
    assert first.view(0) == second.view(0)
    assert first.parent == {"guide": True}


def check_first_move(guide: ModuleType) -> None:
    """The guided game is an ordinary one from its first move on."""
    match = guide.lesson()
    assert match.start_state is None
    assert match.log == []


def check_every_question_is_taught(game: Game, guide: ModuleType) -> None:
    """Every kind of question is explained by a lesson or an aside, or named as beyond a first game, with the reason."""
    beyond = getattr(guide, "BEYOND", {})
    taught = {entry["question"] for entry in [*guide.LESSONS, *guide.ASIDES] if "question" in entry}
    assert {question for question in game.prompts if question not in taught | set(beyond)} == set()
    assert {question for question in beyond if question in taught or question not in game.prompts} == set()
    assert all(len(reason.split()) >= FEWEST_WORDS for reason in beyond.values())


def lessons_met(match: Match, guide: ModuleType, since: int) -> set[str]:
    """The lessons that fit the question of the newcomer, and what has happened since his last answer."""
    happened = {event.id for entry, event in match.events(0) if entry >= since}
    answers: list[Any] = []
    if 0 in match.asked():
        options = match.options(0)
        answers = [match.game.action_to_json(match.table, o) for o in options if not isinstance(o, Form)]
        answers += [[option.verb] for option in options if isinstance(option, Form)]
    question, values = prompt_to_json(match) if answers else ("", [])
    return {entry["id"] for entry in guide.LESSONS if _fits(entry, happened, str(question), values, answers)}


def _fits(entry: Any, happened: set[str], question: str, values: Any, answers: list[Any]) -> bool:
    """What `fits` of web/talk/lessons.js says."""
    if "event" in entry:
        return entry["event"] in happened
    if not answers or entry.get("question", question) != question:
        return False
    if "args" in entry and not any(arg in values for arg in entry["args"]):
        return False
    if "offers" in entry:
        return any(entry["offers"] in _flat(answer) for answer in answers)
    return "verb" not in entry or any(answer[0] == entry["verb"] for answer in answers)


def _flat(value: Any) -> list[Any]:
    return [part for each in value for part in _flat(each)] if isinstance(value, list) else [value]


def follow_the_hints(game: Game, guide: ModuleType, most_answers: int) -> set[str]:
    """Do what the hint says, and so what the guide recommends; the lessons that were met on the way."""
    match = guide.lesson()
    bot = find_bot("strategist", game)
    learned: set[str] = set()
    all_lessons = {entry["id"] for entry in guide.LESSONS}
    since = answers = 0
    answered = False
    while not match.over and learned != all_lessons and answers < most_answers:
        others = [seat for seat in match.asked() if seat != 0]
        if 0 in match.asked():
            learned |= lessons_met(match, guide, since)
        if others and (answered or 0 not in match.asked()):  # where all are asked together they take turns
            bot_move(match, others[0], bot)
            answered = False
            continue
        match.play(0, bot_hint(match, 0, bot).action)
        since = len(match.log)
        answered = True
        answers += 1
    return learned | (lessons_met(match, guide, since) if match.over else set())


def check_plan(game: Game, guide: ModuleType) -> None:
    """Browsers get the plan of the guide."""
    plan = game_data.data(game)["guide"]
    assert list(plan["areas"]) == list(guide.AREAS)
    assert [entry["id"] for entry in plan["lessons"]] == [entry["id"] for entry in guide.LESSONS]
    assert [found["guide"] for found in game_data.games() if found["id"] == game.id] == [True]


def check_nothing_left_over(guide: ModuleType, lang: str, *more: str) -> None:
    """The guide's file has what is shown and nothing else; `more` is what this game shows beside that."""
    shown = {f"guide-area-{area}" for area in guide.AREAS}
    shown |= {f"guide-{entry['id']}" for entry in [*guide.LESSONS, *guide.ASIDES]}
    shown |= {"guide-area-prompt-touch", "guide-area-mat-touch", *more}
    shown |= {"guide-back", "guide-end-title", "guide-end-text", "guide-go-on"}
    optional = {"guide-area-prompt-touch", "guide-area-mat-touch"}
    found = {line.split(" =")[0] for line in _lines(guide, lang)}
    if guide.lesson().start_state is not None:
        found = {id for id in found if not id.startswith("guide-try-")}  # written for a prepared position, not shown
    assert found | optional == shown | optional


def check_style(guide: ModuleType, lang: str) -> None:
    """The guide is short and does not shout."""
    for line in _lines(guide, lang):
        assert "!" not in line
        assert len(line) < 360
        assert line.endswith(".") or re.match(r"guide-(back|go-on|end-title) ", line)


def _lines(guide: ModuleType, lang: str) -> list[str]:
    path = Path(str(guide.__file__)).with_name(f"guide.{lang}.ftl")
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("guide-")]


class GuideTests:
    """What is tested of the guide of every game; a game's own class says which it is."""

    game: Game[Any]
    guide: ModuleType
    more: tuple[str, ...] = ()
    """Words that this game shows beside the usual ones."""
    counter = "round"
    """The field of a position that counts rounds or turns, and how far it is played on."""
    played_to: int
    first_move = True
    """Whether the guided game starts with the first move; a guide that starts from a prepared position says False."""
    most_answers = 300
    """How many answers a newcomer may need to meet every lesson."""

    def test_guided_game_is_an_ordinary_one_from_its_first_move_on(self) -> None:
        if self.first_move:
            check_first_move(self.guide)
        else:
            assert self.guide.lesson().start_state is not None

    def test_every_kind_of_question_is_taught_or_beyond_a_first_game(self) -> None:
        if not self.first_move:
            pytest.skip("a prepared position brings its own questions")
        check_every_question_is_taught(self.game, self.guide)

    def test_who_follows_the_recommendations_meets_every_lesson(self) -> None:
        if not self.first_move:
            pytest.skip("in a prepared position a plan of its own is followed")
        missing = {entry["id"] for entry in self.guide.LESSONS}
        missing -= follow_the_hints(self.game, self.guide, self.most_answers)
        assert missing == set()

    def test_prepared_position_can_be_played_on(self) -> None:
        match = self.guide.lesson()
        bot = find_bot("random", self.game)
        while getattr(match.state, self.counter) < self.played_to and not match.over:
            bot_move(match, match.asked()[0], bot)
        assert getattr(match.state, self.counter) == self.played_to
        assert self.game.invariants(match.state) == []

    def test_every_lesson_starts_from_its_own_secret_and_the_same_position(self) -> None:
        check_lesson(self.guide)

    @pytest.mark.parametrize("lang", ["de", "en"])
    def test_everything_the_guide_shows_has_its_words_and_a_rule(self, lang: str) -> None:
        check_words(self.game, self.guide, lang)

    @pytest.mark.parametrize("lang", ["de", "en"])
    def test_guide_says_nothing_that_is_never_shown(self, lang: str) -> None:
        check_nothing_left_over(self.guide, lang, *self.more)

    @pytest.mark.parametrize("lang", ["de", "en"])
    def test_guide_is_short_and_does_not_shout(self, lang: str) -> None:
        check_style(self.guide, lang)

    def test_browsers_get_the_plan_of_the_guide(self) -> None:
        check_plan(self.game, self.guide)

"""What must hold for the guide of every game: its words, its rules, its plan."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from zeitalter.bots import bot_move, find_bot
from zeitalter.engine.game import Game
from zeitalter.server.wire import game_data
from zeitalter.texts import texts_for


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
    for entry in guide.LESSONS:
        assert entry["id"] == "round" or texts.message(f"guide-try-{entry['id']}")
    for id in ("back", "end-title", "end-text", "go-on"):
        assert texts.message(f"guide-{id}")


def check_lesson(guide: ModuleType) -> None:
    """Every newcomer starts from the same position, with a seed of its own."""
    first, second = guide.lesson(), guide.lesson()
    assert first.seed != second.seed
    assert first.view(0) == second.view(0)
    assert first.parent == {"guide": True}


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
    shown |= {f"guide-try-{entry['id']}" for entry in guide.LESSONS if entry["id"] != "round"}
    shown |= {"guide-area-prompt-touch", "guide-area-mat-touch", *more}
    shown |= {"guide-back", "guide-end-title", "guide-end-text", "guide-go-on"}
    assert {line.split(" =")[0] for line in _lines(guide, lang)} == shown


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

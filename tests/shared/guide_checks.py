"""What must hold for the guide of every game: its words, its rules, its plan."""

from __future__ import annotations

from types import ModuleType

from zeitalter.engine.game import Game
from zeitalter.server import speech
from zeitalter.texts import texts_for


def check_words(game: Game, guide: ModuleType, lang: str) -> None:
    """Everything the guide shows has its words, and a rule that is there; what it waits for exists."""
    texts = texts_for(game.id, lang)
    rules = {rule["number"] for chapter in speech.rules(game, lang)["chapters"] for rule in chapter["rules"]}
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
    plan = speech.data(game)["guide"]
    assert list(plan["areas"]) == list(guide.AREAS)
    assert [entry["id"] for entry in plan["lessons"]] == [entry["id"] for entry in guide.LESSONS]
    assert [found["guide"] for found in speech.games() if found["id"] == game.id] == [True]

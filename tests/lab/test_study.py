"""What a game declares for a study: its events exist and say who gets what; a mistake is named in one sentence."""

from __future__ import annotations

import pytest

from zeitalter import Match, find_game, game_ids
from zeitalter.kit.declaration import Declaration
from zeitalter.kit.game_checks import BrokenGame
from zeitalter.kit.game_parts import Gets, Study
from zeitalter.texts import LANGUAGES, texts_for

HISTORIA = find_game("historia")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_study_with_names(game: str, lang: str) -> None:
    study = find_game(game).study
    assert study is not None
    assert study.opening
    assert all(texts_for(game, lang).message(f"study-{topic}") for topic in study.topics)
    s = Match.new(find_game(game), find_game(game).facts.quick_seats, seed=1).state
    assert study.stage in find_game(game).header(s)


@pytest.mark.parametrize(
    ("study", "said"),
    [
        (Study(topics={"wonder": {"bilds": Gets(who=0, what=1)}}), "Study.topics['wonder'] names 'bilds'"),
        (Study(topics={}, opening={"execute": Gets(who=0, what=1)}), "Study.opening names 'execute'"),
        (Study(topics={}, order={"who-begins": 0}), "Study.order names 'who-begins'"),
        (
            Study(topics={"wonder": {"builds": Gets(who=0, what=2)}}),
            "an argument that the event 'builds' does not have",
        ),
        (
            Study(topics={"wonder": {"builds": Gets(who=1, what=0)}}),
            "arguments of 'builds' that do not say who gets what",
        ),
        (Study(topics={"points": {"gains-vp": Gets(who=0, what=1)}}), "arguments of 'gains-vp' that do not say who"),
    ],
)
def test_a_mistake_is_named(study: Study, said: str) -> None:
    with pytest.raises(BrokenGame) as error:
        Declaration(**{**HISTORIA.parts(), "study": study})
    assert said in str(error.value)
    assert "\n" not in str(error.value)

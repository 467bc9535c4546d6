"""The guided first game: a match like any other, in which whoever follows the hints meets every lesson."""

from __future__ import annotations

import pytest
from guide_checks import GuideTests

from zeitalter.games.civilization.game import GAME
from zeitalter.games.civilization.words import guide
from zeitalter.games.civilization.words.guide import lesson
from zeitalter.server.wire import game_data
from zeitalter.texts import texts_for


def test_game_begins_with_the_first_move_which_is_the_newcomers() -> None:
    match = lesson()
    assert type(match.question()).__name__ == "ChooseNation"
    assert list(match.asked()) == [0]
    assert match.view(0)["areas"] == {}


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    played_to = 3


@pytest.mark.parametrize("lang", ["de", "en"])
def test_lists_of_components_have_titles(lang: str) -> None:
    texts = texts_for("civilization", lang)
    for kind in game_data.data(GAME)["about"]:
        assert texts.message(f"about-kind-{kind}")

"""What somebody did, in a few words: the log and the recap have room for no more, whoever reads them."""

from __future__ import annotations

import pytest

from zeitalter import find_game
from zeitalter.texts import LANGUAGES, texts_for

GAME = find_game("civilization")
DEEDS = [id for id in GAME.vocabulary.deeds if any(kind.name == "seat" for kind in GAME.events[id])]
UNSAID = ("trade-over-alone", "loads")
"""An end is told in a sentence, and who loads lands in the same deed."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deed_has_few_words_for_those_who_see_all_of_it_and_for_the_others(lang: str) -> None:
    words = texts_for("civilization", lang)
    wanted = [f"brief-{id}" for id in DEEDS if id not in UNSAID]
    wanted += [f"brief-{id}-veiled" for id in DEEDS if any(kind.secret for kind in GAME.events[id])]
    assert [id for id in wanted if not words.has(id)] == []


def test_a_calamity_laid_open_is_told_of_who_drew_it() -> None:
    assert "lays-open" in DEEDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_words_do_not_begin_with_the_name_that_stands_above_them(lang: str) -> None:
    words = texts_for("civilization", lang)
    said = words.message("brief-offers-all", seat="Ada", number=14, number2=3, number3=9, card="X")
    assert "14" in said
    assert "Ada" not in said

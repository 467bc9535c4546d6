"""The guided first game: a match like any other, in which a newcomer meets one decision of each kind."""

from __future__ import annotations

from typing import Any

import pytest
from guide_checks import GuideTests

from zeitalter.bots import bot_hint, bot_move, find_bot
from zeitalter.games.new_dawn.game import GAME
from zeitalter.games.new_dawn.words import guide
from zeitalter.texts import texts_for

ROUNDS = 12
"""So many rounds are read."""


def recommended() -> list[tuple[Any, Any, str, dict[str, str]]]:
    """What the guide recommends in its first rounds: question, answer, and the reason as a newcomer reads it."""
    match, bot = guide.lesson(), find_bot("strategist", GAME)
    found = []
    while match.state.round <= ROUNDS and not match.over:
        seat = match.asked()[0]
        if seat:
            bot_move(match, seat, bot)
            continue
        hint = bot_hint(match, 0, bot)
        kinds, values = [kind for kind, _ in hint.args], [value for _, value in hint.args]
        said = {}
        for lang in ("de", "en"):
            texts = texts_for(GAME.id, lang)
            said[lang] = texts.message(hint.id, **texts.args(match, kinds, values))
        found.append((type(match.question()).__name__, hint.action, hint.id, said))
        match.play(0, hint.action)
    return found


@pytest.mark.parametrize("seat", [0])
def test_recommendations_have_a_reason_of_their_own(seat: int) -> None:
    found = recommended()
    assert len(found) > ROUNDS
    guesses = [entry for entry in found if entry[2] == "hint-guess"]
    assert guesses == []


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    played_to = 5
    most_answers = 90

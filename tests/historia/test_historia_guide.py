"""The guided first game: a match like any other, in which whoever follows the hints meets every lesson."""

from __future__ import annotations

from guide_checks import GuideTests

from zeitalter.bots import bot_hint, bot_move, find_bot
from zeitalter.games.historia.game import GAME
from zeitalter.games.historia.words import guide
from zeitalter.games.historia.words.guide import lesson

SILLY = {"hint-cards", "hint-guess", "hint-least"}
"""Reasons that say nothing to a newcomer."""


class TestGuide(GuideTests):
    game = GAME
    guide = guide
    played_to = 3


def test_every_action_and_every_measure_is_spoken_of() -> None:
    spoken = {arg for entry in guide.LESSONS for arg in entry.get("args", ())}
    assert {"art", "exploitation", "expansion", "revolution"} <= spoken
    events = {entry["event"] for entry in [*guide.LESSONS, *guide.ASIDES] if "event" in entry}
    assert {"level-up", "trades", "raids", "attacks", "tourists", "new-order", "leader-scores"} <= events


def test_hints_of_the_guided_game_nearly_always_give_a_reason() -> None:
    match, bot = lesson(), find_bot("strategist", GAME)
    found = []
    while not match.over:
        others = [seat for seat in match.asked() if seat]
        if others:
            bot_move(match, others[0], bot)
            continue
        hint = bot_hint(match, 0, bot)
        found.append(hint.id)
        match.play(0, hint.action)
    assert len(found) > 60
    assert sum(id in SILLY for id in found) <= 0.04 * len(found), [id for id in found if id in SILLY]

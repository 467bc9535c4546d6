"""What an answer tells the others: in two worlds they cannot tell apart, only what it lays open differs.

Every question that the game would skip is asked here, for being asked tells something, too: the standing order "always"
is there for whoever minds.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.bots import bot_move, find_bot
from zeitalter.engine import kernel
from zeitalter.engine.redeal import redeal
from zeitalter.engine.steps import quiet_questions
from zeitalter.testing import amount
from zeitalter.testing.walk import random_answer

GAME = find_game("seven_ages")
ALWAYS = {(seat, kind): "always" for seat in range(7) for kind in quiet_questions(GAME.package)}
LAID_OPEN = {
    "commits", "discards-conflict-card", "draws-again", "proposes", "shows-conflict-card", "shows-opening-card",
    "shows-trade-cards", "turns-card-over", "turns-over", "turns-over-slot", "turns-over-slot-wild", "turns-over-wild",
    "world-shows-card",
}  # fmt: skip
"""Events that show all what was hidden: cards, markers, sealed answers."""
FOR_ONE = {"draws-cards", "draws-conflict-card", "hands-over", "looks-at-hand", "swap"}
"""Events that show something to some."""


def first_difference(one: Any, two: Any, seat: int | None) -> str:
    """The first event of two worlds that differs for a seat; without one whether it sees or is asked otherwise."""
    told = [[event.seen_by(seat, GAME.events[event.id]) for event in world.out] for world in (one, two)]
    for first, second in zip(*told, strict=False):
        if first != second:
            return str(first.id)
    if len(told[0]) != len(told[1]):
        return "more events"
    if one.result is not None or two.result is not None:
        return ""
    if GAME.view(one, seat) != GAME.view(two, seat):
        return "view"
    return "" if one.stack == two.stack and one.asked == two.asked else "question"


@pytest.mark.parametrize("seed", range(amount(2, 12)))
def test_an_answer_tells_others_nothing_but_what_it_lays_open(seed: int) -> None:
    r, bot, trials = Random(seed), find_bot("strategist", GAME), 0
    m = Match.new(GAME, 2 + seed % 4, seed=seed, options={"scenario": ("ancient", "modern")[seed % 2]})
    while not m.over and trials < 250:
        actor = r.choice(list(m.asked()))
        other = r.choice([seat for seat in (*range(len(m.seats)), None) if seat != actor])
        worlds = [redeal(GAME, m.state, other, r) for _ in range(2)]
        worlds[1].source = worlds[0].source
        for world in worlds:
            world.orders, world.out = dict(ALWAYS), []
        action = random_answer(worlds[0], actor, r)
        if r.random() < 0.4 and kernel.may_answer(worlds[1], actor) and not kernel.why_not(worlds[1], actor, action):
            question = type(m.question()).__name__
            for world in worlds:
                kernel.answer(world, actor, action)
            found = first_difference(*worlds, other)
            shown = found in LAID_OPEN or (found in FOR_ONE and other is not None)
            assert not found or shown or question == "PlaceMarkers", (question, action, other, found)
            trials += 1
        bot_move(m, actor, bot)
    assert trials > 100

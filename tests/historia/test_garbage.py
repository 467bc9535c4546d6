"""Answers that are none: refused in one sentence, nothing changes."""

from typing import Any

import pytest

from zeitalter import Match, Refused
from zeitalter.games.historia.game import GAME
from zeitalter.games.historia.position import player, position
from zeitalter.testing import fill
from zeitalter.texts import texts_for

GARBAGE: list[Any] = [
    (), ("war",), ("war", 0, 10, 99), ("war", 0, 99, 1), ("war", 7, 10, 1), ("war", 0, -1, 1), ("war", "basic", 10, 1),
    ("select", 3), ("select", (99,)), ("select", (1, 1)), ("select", (-1,)), ("dance",), ("military", None), None, 5,
    "war", ["war", 0, 10, 1], ("wonder", 0, (0,)), ("exploitation", 0, -2, ()), ("trade", 0, 0), ("war", 0, 10, 0.5),
]  # fmt: skip


@pytest.mark.parametrize("action", GARBAGE, ids=str)
def test_garbage_is_refused_and_changes_nothing(action: Any) -> None:
    for m in (Match.new(GAME, 3, seed=1), war_to_be_executed()):
        before, entries = GAME.state_to_json(m.state), len(m.log)
        with pytest.raises(Refused) as refused:
            m.play(m.asked()[0], action)
        for lang in ("de", "en"):
            assert texts_for("historia", lang).objection(m, refused.value.objection)
        assert (GAME.state_to_json(m.state), len(m.log)) == (before, entries)


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0"])
def test_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    m = Match.new(GAME, 3, seed=1)
    with pytest.raises(Refused) as refused:
        m.play(seat, m.options(m.asked()[0])[0])
    assert refused.value.objection.id == "not-your-turn"


def war_to_be_executed() -> Match:
    m = position(
        player("Ada", ["china", "india"], technology=3, military=2),
        player("Beate", ["china", "india"]),
        player("Yuri", ["africa"]),
    )
    fill(m, {0: ["select", ["war"]], 1: ["select", ["raid"]], 2: ["select", ["raid"]]})
    return m

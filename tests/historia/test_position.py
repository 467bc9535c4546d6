"""The readable position builder: what it prints builds the same position again."""

from random import Random

import pytest

from zeitalter import Match
from zeitalter.games.historia.game import GAME
from zeitalter.games.historia.position import as_test, bot, player, position

VARIANTS = ("events", "goals", "dominion", "chosen_advisors", "advanced_leaders", "expert_start")
NAMES = {"position": position, "player": player, "bot": bot}


@pytest.mark.parametrize("seats", range(1, 7))
def test_printed_position_is_the_same_for_whoever_is_asked(seats: int) -> None:
    r = Random(seats)
    m = Match.new(GAME, seats, {v: r.choice(["on", "off"]) for v in VARIANTS}, seed=seats)
    compared = 0
    while not m.over:
        seat = r.choice(list(m.asked()))
        m.play(seat, r.choice(m.options(seat)))
        if m.over or r.random() > 0.1:
            continue
        again = eval(as_test(m), NAMES)
        assert again.asked() == m.asked()
        for asked in m.asked():
            assert again.options(asked) == m.options(asked)
            assert again.view(asked) == m.view(asked)
        compared += 1
    assert compared


def test_position_that_breaks_a_law_of_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="missing cell"):
        position(player("Ada", ["china"], technology=16, military=1), player("Beate", ["india"]))
    with pytest.raises(ValueError, match="cubes"):
        position(player("Ada", ["china"], personal=9), player("Beate", ["india"]))


def test_unknown_name_is_told() -> None:
    with pytest.raises(ValueError, match="no territory 'atlantis'"):
        position(player("Ada", ["atlantis"]), player("Beate", ["india"]))

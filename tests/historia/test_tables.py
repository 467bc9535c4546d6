"""Tables made from the components say what the rules say: they are only a shorter way to it."""

from __future__ import annotations

import pytest

from zeitalter import find_game
from zeitalter.engine.masks import bits
from zeitalter.engine.rng import SearchSource
from zeitalter.games.historia.data.components import LEVELS
from zeitalter.games.historia.rules.actions import RULES
from zeitalter.games.historia.rules.setup import new_state
from zeitalter.games.historia.rules.wonders import sole_majority, stat

GAME = find_game("historia")


@pytest.mark.parametrize("cost", ["cube", "vp"])
def test_a_card_of_the_hand_can_be_played_in_the_versions_that_its_rule_allows(cost: str):
    s = new_state(GAME.table(2, {"exploitation_advanced_cost": cost}), SearchSource(1))
    c = s.components
    s.vp[0] = 5
    for rule in RULES:
        for s.technology[0] in range(1, LEVELS + 1):
            for s.personal[0] in range(c.cubes + 1):
                versions = c.versions[rule.number][s.technology[0]][s.personal[0]]
                assert versions == rule.versions(s, 0, True, False, False)
                for version in (0, 1):
                    allowed = rule.version_objection(s, 0, version, True, False) is None
                    paid = rule.price_objection(s, 0, version, False) is None
                    assert (version in versions) == (allowed and paid)


def test_a_level_can_be_gained_where_the_matrix_has_a_cell_and_at_the_end_of_it():
    c = GAME.table(2).components
    for m in range(1, LEVELS + 1):
        for t in range(1, LEVELS + 1):
            assert c.rises[0][m][t] == (t == LEVELS or c.cells[m][t + 1] >= 0)
            assert c.rises[1][m][t] == (m == LEVELS or c.cells[m + 1][t] >= 0)


def test_what_lies_around_some_territories_is_what_is_adjacent_to_each_of_them():
    c = GAME.table(2).components
    for land in range(0, 1 << len(c.adjacent), 37):
        near = 0
        for territory in bits(land):
            near |= c.adjacent[territory]
        assert c.around[land] == c.around[land] == near


def test_wonders_by_majority_are_told_apart_by_their_stat():
    c = GAME.table(2).components
    every = c.majorities[c.by_any_majority]
    assert every == tuple(enumerate(c.by_majority))
    assert c.majorities[c.by_majority[2]] == ((2, c.by_majority[2]),)
    assert c.majorities[0] == ()


@pytest.mark.parametrize("civbots", ["0", "2"])
def test_a_sole_majority_is_more_than_every_other_player_has(civbots: str):
    s = new_state(GAME.table(3, {"civbots": civbots}), SearchSource(1))
    for values in ((1, 2, 3), (3, 3, 1), (2, 2, 2), (5, 1, 4)):
        for civ in range(len(s.land)):
            own = values[civ] if civ < 3 else 9
            s.technology[civ] = s.military[civ] = own
            s.land[civ] = (1 << own) - 1
            if civ < 3:
                s.built[civ] = (1 << own) - 1
        for which in range(4):
            for seat in range(3):
                others = [stat(s, other, which) for other in range(3) if other != seat]
                assert sole_majority(s, seat, which) == (stat(s, seat, which) > max(others))

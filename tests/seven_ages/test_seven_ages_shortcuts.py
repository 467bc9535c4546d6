"""What is listed by a shortcut is just what the rules, asked one by one, have no objection to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from settled_world import GAME, Settled

from zeitalter.games.seven_ages.data.cards import MARCHING, MARCHING_FIGURES
from zeitalter.games.seven_ages.rules.adoption import adoptable, adoptions, may_adopt
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.receiving import can_receive, glances, may_receive, possible_receivers
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.stats import effects_on, is_untouched
from zeitalter.testing import amount, rule
from zeitalter.testing.walk import walk


def worlds(name: str, share: float) -> Iterator[State]:
    """Positions of random games: every third from the start, the others in a world full of empires."""
    for n in range(amount(4, 40)):
        r = Random(f"{name} {n}")
        game = Settled(cramped=bool(n % 3 - 1)) if n % 3 else GAME
        for s in walk(game, r):
            if s.stack and r.random() < share:
                yield s


@rule("S97d", "S97f", "S100", "S101", "S102")
def test_a_glance_rules_out_no_empire_that_may_receive_an_artefact() -> None:
    received = refused = 0
    for s in worlds("glance", 0.02):
        looks = glances(s)
        for artefact in range(len(s.components.ids["artefact"])):
            possible = possible_receivers(s, artefact, looks)
            fast = [e for e in possible if can_receive(s, e, artefact)]
            assert fast == [e for e in s.playing if may_receive(s, e, artefact) is None]
            received += len(fast)
            refused += len(possible) - len(fast)
    assert received > 100
    assert refused > 100


@rule("S103")
def test_a_glance_rules_out_no_adoption() -> None:
    adopted = 0
    for s in worlds("adoption", 0.02):
        for e in s.playing:
            found = adoptions(s, e)
            assert found == [artefact for artefact in adoptable(s) if may_adopt(s, e, artefact) is None]
            adopted += len(found)
    assert adopted > 10


@rule("S41", "S41b", "S52", "S53", "S54")
def test_units_that_can_be_built_are_all_those_without_an_objection() -> None:
    seen = {"Build": 0, "BuyFirstUnits": 0}
    for s in worlds("building", 1.0):
        top: Any = s.question() if s.asked else None
        name = type(top).__name__
        if name not in seen:
            continue
        seat, c = s.asked[0], s.components
        areas, kinds = range(c.n_areas), range(len(c.unit_class))
        every = [("build", area, kind) for area in areas for kind in kinds]
        allowed = [action for action in every if top.objection(s, seat, action) is None]
        assert sorted(action for action in top.options(s, seat) if action[0] == "build") == allowed
        seen[name] += 1
    assert min(seen.values()) > 5


@rule("S70", "S71", "S73")
def test_nothing_changes_how_an_empire_moves_that_a_glance_finds_untouched() -> None:
    untouched = touched = 0
    for s in worlds("untouched", 0.02):
        for e in s.playing:
            if is_untouched(s, e, s.components.marching):
                assert not any(allows(s, e, what) for what in MARCHING)
                assert not any(effects_on(s, e, stat) for stat in MARCHING_FIGURES)
                untouched += 1
            else:
                touched += 1
    assert untouched > 20
    assert touched > 20


@rule("S68")
def test_bots_draw_their_moves_from_the_same_list_whether_all_options_were_listed_or_not() -> None:
    seen = 0
    for s in worlds("bots", 1.0):
        top: Any = s.question() if s.asked else None
        if type(top).__name__ == "Movement":
            assert top.bot_list(s, s.asked[0]) == top.bot_options(s, s.asked[0], top.options(s, s.asked[0]))
            seen += 1
    assert seen > 20

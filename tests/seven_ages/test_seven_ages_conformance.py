"""The conformance suite on 7 Ages: all lengths at random, every number of players.

Many laws are tried on `Settled`, too: the same game, begun a few turns before its end in a world full of empires.
"""

from random import Random
from types import SimpleNamespace

import pytest
from settled_world import GAME, Settled

from zeitalter.games.seven_ages.position import as_test, empire, position
from zeitalter.testing import amount, check_game, check_hash_seed, check_texts, seeds
from zeitalter.testing import conformance as suite
from zeitalter.testing.machine import machine_for
from zeitalter.testing.walk import walk

SETTLED, CRAMPED = Settled(), Settled(cramped=True)
RARE = {
    "AgreeOnResolution", "AnswerResolution", "BetraySide", "CallJihad", "CallOnEvent", "CallOnMove", "CalmDown",
    "ConvertOrDisorder", "DisorderAsCapital", "DynastyFails", "EndHeresy", "GiveArtefact", "GiveUpFaith", "HideCard",
    "HireTroops", "KeepAreas", "KeepCore", "KeepHeart", "LostFertileArea", "SendLeader", "TakeProfit", "ThinOut",
}  # fmt: skip
"""Questions that a single card, artefact or misfortune leads to: random games seldom come to them."""


@pytest.mark.parametrize("seats", range(2, 8, amount(5, 1)))
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_all_laws_hold_from_the_start(seats, seed):
    check_game(GAME, f"{seats}/{seed}", seats)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("seed", seeds(1, 10))
def test_all_laws_hold_in_the_middle(seats, seed):
    check_game(SETTLED if seed % 2 else CRAMPED, f"{seats}/{seed}", seats)


@pytest.mark.parametrize("seed", seeds(6, 60))
def test_random_games_end_and_conserve_all_pieces(seed):
    suite.check_walk(GAME, Random(f"walk {seed}"))


@pytest.mark.parametrize("seed", seeds(15, 100))
def test_random_games_from_the_middle_end_and_conserve_all_pieces(seed):
    suite.check_walk(SETTLED if seed % 2 else CRAMPED, Random(f"middle {seed}"))


def test_every_question_is_asked_by_random_games():
    found = set(GAME.prompts) - suite.unasked(GAME, 1)
    for n in range(amount(42, 280)):
        table = GAME.table(2 + n % 6, {"start_age": str(1 + n % 7), "end_age": "7"})
        found |= {type(s.stack[-1]).__name__ for s in walk(CRAMPED, Random(f"asks {n}"), table) if s.stack}
    assert set(GAME.prompts) - found <= RARE


@pytest.mark.parametrize("seats", [2, 5])
def test_matches_are_the_same_under_another_hash_seed(seats):
    check_hash_seed(GAME, Random(f"hash {seats}"), GAME.table(seats, {"scenario": "short"}))


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_everything_is_said_in_both_languages(seed):
    check_texts(GAME, Random(f"texts {seed}"))
    check_texts(CRAMPED, Random(f"texts {seed}"))


def test_resolved_options_resolve_to_themselves():
    suite.check_tables(GAME, Random(5))


def test_positions_come_back_from_the_calls_that_build_them():
    compared = 0
    for seed in range(8):
        r = Random(f"call {seed}")
        for s in walk(CRAMPED, r):
            if not s.stack or r.random() > 0.02:
                continue
            again = eval(as_test(SimpleNamespace(state=s)), {"position": position, "empire": empire})
            for seat in (None, *range(s.players)):
                before, now = GAME.view(s, seat), GAME.view(again.state, seat)
                assert {k: v for k, v in now.items() if before[k] != v} == {}
            compared += 1
    assert compared > 10


TestMatches = machine_for(GAME, examples=3, steps=25)

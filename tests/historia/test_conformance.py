"""The conformance suite on Historia: all options at random, every number of players."""

from random import Random

import pytest

from zeitalter import find_game
from zeitalter.engine import kernel
from zeitalter.testing import amount, check_game, check_hash_seed, check_texts, random_table, seeds
from zeitalter.testing import conformance as suite
from zeitalter.testing.machine import machine_for
from zeitalter.testing.walk import walk
from zeitalter.texts import Texts

GAME = find_game("historia")


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("seed", seeds(2, 12))
def test_all_laws_hold(seats, seed):
    check_game(GAME, f"{seats}/{seed}", seats)


@pytest.mark.parametrize("seed", seeds(30, 300))
def test_random_games_end_and_conserve_all_pieces(seed):
    suite.check_walk(GAME, Random(f"walk {seed}"))


@pytest.mark.parametrize("seats", [1, 4, 2, 6][: amount(2, 4)])
def test_matches_are_the_same_under_another_hash_seed(seats):
    r = Random(f"hash {seats}")
    check_hash_seed(GAME, r, random_table(GAME, r, seats))


@pytest.mark.parametrize("seed", seeds(2, 12))
def test_everything_is_said_in_both_languages(seed):
    check_texts(GAME, Random(f"texts {seed}"))


def test_missing_text_is_found(monkeypatch):
    monkeypatch.setitem(GAME.verbs, "fly", ())
    with pytest.raises(AssertionError, match=r"no text for .*option-fly"):
        check_texts(GAME, Random(1))


@pytest.mark.parametrize("text", ["", "Go!", "{ $seat } plays", "None plays"])
def test_text_that_is_no_sentence_is_found(monkeypatch, text):
    monkeypatch.setattr(Texts, "prompt", lambda self, match, seat: text)
    with pytest.raises(AssertionError, match=r"reads|empty text"):
        check_texts(GAME, Random(1))


def test_every_question_is_asked_by_random_games():
    assert not suite.unasked(GAME, 100, {"LeaveTerritory", "LoseWonders"})


def test_resolved_options_resolve_to_themselves():
    suite.check_tables(GAME, Random(5))


def test_listed_options_of_actions_equal_candidates_without_objection():
    """`Execute` lists by hand; beside the action it offers wonders, the dominion tile and "no effect"."""
    compared = 0
    for seed in seeds(15, 60):
        for s in walk(GAME, Random(f"execute {seed}")):
            if not s.stack or type(s.stack[-1]).__name__ != "Execute":
                continue
            top, (seat,) = s.stack[-1], s.asked
            ways = top.ways(s, seat)
            allowed = [a for a in top.candidates(s, seat) if top.objection(s, seat, a) is None]
            assert sorted(ways) == sorted(allowed)
            listed = kernel.options(s, seat)
            assert (("no_effect",) in listed) == (not ways)
            assert {a[0] for a in listed if a not in ways} <= {"no_effect", "wonder", "dominion"}
            compared += 1
    assert compared > 500


TestMatches = machine_for(GAME, examples=8, steps=40)

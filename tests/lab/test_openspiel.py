"""The games in OpenSpiel: its own random test, copies, worlds a player cannot tell apart, and a search on them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import zeitalter.lab.openspiel  # noqa: E402, F401 (registers the games)

TABLES = {
    "zeitalter_civilization": "round_limit=30",
    "zeitalter_historia": "",
    "zeitalter_new_dawn": "round_limit=40",
    "zeitalter_seven_ages": "scenario=short",
}


def load(name: str) -> Any:
    return pyspiel.load_game(name, {"players": 2, "options": TABLES[name]})


def middle(game: Any, deal: int, tokens: int) -> Any:
    """A state after some tokens by lot."""
    state, r = game.new_initial_state(), Random(deal)
    state.apply_action(deal)
    for _ in range(tokens):
        state.apply_action(r.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_its_information_set_search_plays(name: str) -> None:
    game = load(name)
    state, rng = middle(game, 7, 25), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    for _ in range(2):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", TABLES)
def test_a_resampled_state_looks_the_same_to_its_player_alone(name: str) -> None:
    game = load(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for tokens in range(4, 40, 6):
        state = middle(game, 3, tokens)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
    assert different


def test_a_copy_is_played_on_by_itself() -> None:
    state = middle(load("zeitalter_historia"), 5, 30)
    copy, before = state.clone(), str(state)
    for _ in range(10):
        copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert state.history() == copy.history()[:-10]


def test_a_state_is_found_again_by_its_history() -> None:
    game = load("zeitalter_new_dawn")
    state = middle(game, 11, 40)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_what_was_chosen_is_remembered_by_its_player_alone() -> None:
    """Two first answers under seal lead to two information states of who gave them, and one of the other player."""
    game = load("zeitalter_historia")
    state = middle(game, 3, 0)
    while type(state.play.s.stack[-1]).__name__ != "SelectCards":
        state.apply_action(state.legal_actions()[0])
    first, states = state.current_player(), []
    for which in (0, -1):
        copy = state.clone()
        while copy.current_player() == first:
            copy.apply_action(copy.legal_actions()[which])
        states.append(copy)
    assert states[0].information_state_string(first) != states[1].information_state_string(first)
    assert states[0].information_state_string(1 - first) == states[1].information_state_string(1 - first)

"""The games as PettingZoo environments: PettingZoo's own tests, endings, illegal tokens, what is told beside."""

from __future__ import annotations

import warnings
from random import Random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from zeitalter import game_ids  # noqa: E402
from zeitalter.engine.errors import BadInput  # noqa: E402
from zeitalter.lab.pettingzoo import env, raw_env  # noqa: E402


@pytest.fixture(autouse=True)
def quiet() -> None:
    """PettingZoo warns of every observation that is no plain array, but for its own."""
    warnings.simplefilter("ignore")


def play_by_lot(environment: raw_env, seed: int, most: int = 100_000) -> dict[str, float]:
    """Choose tokens by lot as PettingZoo's users do; what everybody got."""
    r, got = Random(seed), dict.fromkeys(environment.possible_agents, 0.0)
    environment.reset(seed=seed)
    for agent in environment.agent_iter(most):
        seen, reward, terminated, truncated, _ = environment.last()
        got[agent] += reward
        over = terminated or truncated
        environment.step(None if over else r.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize("id", game_ids())
def test_pettingzoos_own_tests_pass(id: str) -> None:
    api_test(env(id), num_cycles=120, verbose_progress=False)
    seed_test(lambda: env(id, seats=2), num_cycles=60)


@pytest.mark.parametrize("id", game_ids())
def test_matches_end_and_winners_share_what_the_others_lose(id: str) -> None:
    environment = raw_env(id, seats=3, options={"round_limit": "8"} if id == "new_dawn" else None)
    got = play_by_lot(environment, 4)
    assert not environment.agents
    assert sum(got.values()) == pytest.approx(0)
    winners = environment.play.s.result["winners"]
    assert {agent for agent, reward in got.items() if reward > 0} == {f"player_{seat}" for seat in winners}


def test_the_same_seed_gives_the_same_observations() -> None:
    first, second = (raw_env("historia", seats=2) for _ in range(2))
    first.reset(seed=9)
    second.reset(seed=9)
    for _ in range(100):
        a, b = first.last()[0], second.last()[0]
        assert first.agent_selection == second.agent_selection
        assert all((a[key] == b[key]).all() for key in a)
        token = int(np.flatnonzero(a["action_mask"])[-1])
        first.step(token)
        second.step(token)


def test_a_token_that_does_not_lead_on_loses_at_once() -> None:
    environment = raw_env("historia")
    environment.reset(seed=1)
    agent = environment.agent_selection
    illegal = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    environment.step(illegal)
    assert all(environment.terminations.values())
    assert environment.rewards == {a: -1.0 if a == agent else 0.0 for a in environment.possible_agents}


def test_a_match_can_be_broken_off() -> None:
    environment = raw_env("historia", longest=10)
    got = play_by_lot(environment, 2)
    assert environment.play.tokens == 10
    assert set(got.values()) == {0.0}


def test_who_is_not_asked_may_choose_nothing() -> None:
    environment = raw_env("civilization", seats=3)
    environment.reset(seed=1)
    for agent in environment.agents:
        assert environment.observe(agent)["action_mask"].any() == (agent == environment.agent_selection)


def test_options_are_told_by_name() -> None:
    environment = raw_env("historia")
    environment.reset(seed=1)
    options = environment.infos[environment.agent_selection]["options"]
    assert set(options) == set(np.flatnonzero(environment.last()[0]["action_mask"]))
    assert all(":" in name or name == "end" for name in options.values())
    other = next(agent for agent in environment.agents if agent != environment.agent_selection)
    assert environment.infos[other]["options"] == {}


def test_without_observations_there_is_the_mask_alone() -> None:
    environment = raw_env("new_dawn", observations=False)
    environment.reset(seed=1)
    seen = environment.last()[0]
    assert set(seen) == {"action_mask"}
    assert environment.observation_space("player_0").contains(seen)


def test_nobody_sees_what_another_seat_has_answered_under_seal() -> None:
    """Whatever the first seat selects, the second sees the same until all have answered."""
    seen = []
    for choice in (0, -1):
        environment = raw_env("historia", seats=2)
        environment.reset(seed=3)
        while type(environment.play.s.stack[-1]).__name__ != "SelectCards":
            environment.step(min(environment.play.legal))
        first = environment.agent_selection
        while environment.agent_selection == first:
            environment.step(sorted(environment.play.legal)[choice])
        seen.append(environment.last()[0])
    assert all((seen[0][key] == seen[1][key]).all() for key in seen[0])


def test_bad_names_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="unknown-game"):
        env("chess")
    with pytest.raises(BadInput, match="bad-seat-count"):
        env("historia", seats=12)

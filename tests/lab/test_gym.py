"""One seat against bots: Gymnasium's own test, masks, seats, bots by name and of one's own."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from zeitalter.bots import Bot, find_bot  # noqa: E402
from zeitalter.engine import kernel  # noqa: E402
from zeitalter.engine.errors import BadInput  # noqa: E402
from zeitalter.lab.gym import SeatEnv  # noqa: E402

IDS = ("zeitalter/Civilization-v0", "zeitalter/Historia-v0", "zeitalter/NewDawn-v0", "zeitalter/SevenAges-v0")


def play_by_lot(env: Any, seed: int) -> tuple[float, int]:
    """Choose tokens by lot to the end; the reward and the number of tokens."""
    rng, steps = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(env.unwrapped.action_masks())))
        steps += 1
        if terminated or truncated:
            return reward, steps


@pytest.mark.parametrize("id", IDS)
def test_gymnasiums_own_test_passes(id: str) -> None:
    env = gymnasium.make(id, seats=2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


def test_ids_with_the_name_of_our_module_need_no_import() -> None:
    program = "import gymnasium; print(gymnasium.make('zeitalter.lab.gym:zeitalter/Historia-v0', seats=2).spec.id)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.stdout == "zeitalter/Historia-v0\n", done.stderr


def test_a_match_against_bots_ends_with_a_reward() -> None:
    env = gymnasium.make("zeitalter/Historia-v0", seats=3, bots=["random", "strategist"], seat=1)
    reward, steps = play_by_lot(env, 5)
    assert reward in (1.0, -0.5) or 0 < reward < 1
    assert steps > 20
    assert (reward, steps) == play_by_lot(env, 5)


def test_the_seat_is_drawn_where_none_is_named() -> None:
    env = SeatEnv("historia", seats=4)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert len(seats) == 4


def test_masks_and_names_agree() -> None:
    env = SeatEnv("historia", seats=2, seat=0)
    _, info = env.reset(seed=1)
    assert set(env.options()) == set(np.flatnonzero(env.action_masks())) == set(np.flatnonzero(info["action_mask"]))


def test_a_token_that_does_not_lead_on_loses() -> None:
    env = SeatEnv("historia", seats=2, seat=0)
    env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, terminated) == (-1.0, True)


def test_bots_may_be_ones_own() -> None:
    class Counting(Bot):
        looks = False
        asked = 0

        def choose(self, game: Any, world: Any, seat: int, r: Any) -> Any:
            self.asked += 1
            return kernel.random_answer(world, seat, r)

    bot = Counting()
    play_by_lot(SeatEnv("historia", seats=2, bots=bot, seat=0), 3)
    assert bot.asked > 20


def test_bad_seats_and_bots_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="no-seat-of-this-number"):
        SeatEnv("historia", seats=2, seat=2)
    with pytest.raises(BadInput, match="wrong-number-of-bots"):
        SeatEnv("historia", seats=4, bots=["random"])
    with pytest.raises(BadInput, match="unknown-bot"):
        SeatEnv("historia", bots="clever")
    assert find_bot("random", SeatEnv("historia").setting.game).name == "random"

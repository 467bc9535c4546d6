"""The games as PettingZoo environments, one agent per seat, acting one after another.

`env("historia", seats=4)` makes one. An observation has the vector of the seat's view and the mask of the tokens that
may be chosen; `infos[agent]["options"]` names them. See `docs/environments.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from zeitalter.lab.environments.extras import needs_extra
from zeitalter.lab.environments.play import Play, Setting

with needs_extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

VERSION = 0
SEED_BITS = 63


class Info(dict[str, Any]):
    """What an agent is told beside its observation, found when it is asked for: `options` and `action_mask`."""

    def __init__(self, env: raw_env, seat: int) -> None:
        super().__init__()
        self._env, self._seat = env, seat

    def __missing__(self, key: str) -> Any:
        play = self._env.play
        if key == "options":
            return play.readable() if play.seat == self._seat else {}
        if key == "action_mask":
            return self._env._observer.mask(play, self._seat)
        raise KeyError(key)


def env(game: str = "historia", seats: int = 4, options: Mapping[str, Any] | None = None, **more: Any) -> Any:
    """An environment that also checks the order of calls; `raw_env` does not, and is faster."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, **more))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's word for it)
    """A game as an environment.

    Without `observations` an observation is the mask alone. After `longest` tokens a match is broken off. Whoever
    chooses a token that does not lead on loses at once, as PettingZoo does it: -1, and 0 for the others.
    """

    def __init__(
        self,
        game: str = "historia",
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        observations: bool = True,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options)
        self.metadata = {
            "name": f"zeitalter_{self.setting.game.id}_v{VERSION}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = self.setting.observer
        self._observes, self._longest = observations, longest
        tokens = len(self.setting.alphabet)
        self._action_spaces = {agent: spaces.Discrete(tokens) for agent in self.possible_agents}
        parts: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (tokens,), np.int8)}
        if observations:
            size = self._observer.size
            parts = {"observation": spaces.Box(-32768, 32767, (size,), np.int16), **parts}
        self._observation_spaces = {agent: spaces.Dict(dict(parts)) for agent in self.possible_agents}
        self._infos = {agent: Info(self, seat) for agent, seat in self._seats.items()}
        self._seeds = Random()
        self.play: Play

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The tokens of the alphabet."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match: that of `zeitalter play --seed SEED`; without a seed the next one of a row."""
        if seed is None:
            seed = self._seeds.getrandbits(SEED_BITS)
        else:
            self._seeds = Random(seed)
        self.play = self.setting.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict(self._infos)
        self._skip_agent_selection = None
        self._over = False
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Any:
        """What an agent sees: its vector, and the mask of the tokens that it may choose."""
        seat = self._seats[agent]
        mask = self._observer.mask(self.play, seat)
        if not self._observes:
            return {"action_mask": mask}
        return {"observation": self._observer.observe(self.play, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Choose a token for the agent that is asked."""
        if self._over:
            self._was_dead_step(action)
            return
        play, agent = self.play, self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        token = int(action)
        if not play.choice.leads_on(token):
            self._end({**dict.fromkeys(self.agents, 0.0), agent: -1.0})
            return
        play.choose(token)
        if play.seat < 0:
            self._end(dict(zip(self.possible_agents, play.rewards(), strict=True)))
        elif self._longest is not None and play.tokens >= self._longest:
            self._end(dict.fromkeys(self.agents, 0.0), truncated=True)
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def _end(self, rewards: dict[str, float], truncated: bool = False) -> None:
        """The match is over for all."""
        self._over = True
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Nothing is drawn: `zeitalter play --seed SEED` shows the same match."""

    def close(self) -> None:
        """Nothing has to be closed."""

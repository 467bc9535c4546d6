"""The games as Gymnasium environments: one seat for the learner, bots of any level in the others.

`import zeitalter.lab.gym` registers `zeitalter/Historia-v0` and its like; `gymnasium.make` takes seats, options, bots.
`action_masks()` says which tokens may be chosen, as learners that know masks expect it. See `docs/environments.md`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from zeitalter.bots import Bot, RestOfPlan, read_bot
from zeitalter.engine.errors import BadInput
from zeitalter.engine.redeal import redeal
from zeitalter.games import find_game, game_ids
from zeitalter.lab.environments.extras import needs_extra
from zeitalter.lab.environments.play import Play, Setting

with needs_extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

NAMESPACE, VERSION = "zeitalter", 0
SEED_BITS = 62
Vector = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A seat at a table with bots.

    `bots` is one level for all other seats or a list of levels or bots, by seat without the own one. Without a `seat`
    it is drawn for every match. The reward comes at the end: 1 for a sole victory, less for a shared one, below 0 for
    a defeat. Whoever chooses a token that does not lead on loses at once; after `longest` tokens a match is broken off.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = "historia",
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = None,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < seats:
            raise BadInput("no-seat-of-this-number", seat=seat, last=seats - 1)
        self._wanted, self._longest = seat, longest
        levels = [bots] * (seats - 1) if isinstance(bots, str | Bot) else list(bots)
        if len(levels) != seats - 1:
            raise BadInput("wrong-number-of-bots", bots=len(levels), seats=seats - 1)
        self._others = [bot if isinstance(bot, Bot) else read_bot(bot, self.setting.game) for bot in levels]
        self.observation_space = spaces.Box(-32768, 32767, (self.setting.observer.size,), np.int16)
        self.action_space = spaces.Discrete(len(self.setting.alphabet))
        self.play: Play
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Start a new match: that of `zeitalter play --seed SEED`; without a seed one by lot."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        self._r = Random(number)
        self.seat = self._r.randrange(self.setting.seats) if self._wanted is None else self._wanted
        self._bots = [*self._others[: self.seat], self._others[0] if self._others else None, *self._others[self.seat :]]
        self._rest = RestOfPlan()
        self.play = self.setting.start(number)
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Choose a token; then the bots play until this seat is asked again."""
        token = int(action)
        if self.play.seat != self.seat or token not in self.play.legal:
            return self._observation(), -1.0, True, False, self._info()
        self.play.choose(token)
        self._let_bots_play()
        over = self.play.over
        reward = self.play.rewards()[self.seat] if over else 0.0
        truncated = not over and self._longest is not None and self.play.tokens >= self._longest
        return self._observation(), reward, over, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which tokens may be chosen now."""
        found: NDArray[np.bool_] = self.setting.observer.mask(self.play, self.seat).astype(bool)
        return found

    def options(self) -> dict[int, str]:
        """The tokens that may be chosen now, by name."""
        return self.play.readable() if self.play.seat == self.seat else {}

    def _let_bots_play(self) -> None:
        play, game = self.play, self.setting.game
        while not play.over and play.seat != self.seat:
            seat, s = play.seat, play.s
            bot = self._bots[seat]
            assert bot is not None
            action = self._rest.next(s, seat)
            if action is None:
                world = redeal(game, s, seat, self._r) if bot.looks else s
                action = self._rest.begin(seat, bot.plan(game, world, seat, self._r))
            play.answer(action)

    def _observation(self) -> Vector:
        found: Vector = self.setting.observer.observe(self.play, self.seat)
        return found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.setting.observer.mask(self.play, self.seat)}


def register() -> None:
    """Register an environment for every game."""
    for id in game_ids():
        name = f"{NAMESPACE}/{id.title().replace('_', '')}-v{VERSION}"
        if find_game(id).observation is not None and name not in gymnasium.registry:
            gymnasium.register(name, entry_point="zeitalter.lab.gym:SeatEnv", kwargs={"game": id})


register()

"""The games as Python games of OpenSpiel: `pyspiel.load_game("zeitalter_historia")` once this module is imported.

A match begins with one chance node that chooses the deal, a seed; dice and cards of the match come from it and never
show as chance nodes. Who answers at the same time is asked one after another. `resample_from_infostate` deals anew
whatever a player does not know, dice included, so searches such as ISMCTS cannot look into the future.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.games import find_game, game_ids
from zeitalter.lab.environments.extras import needs_extra
from zeitalter.lab.environments.play import Play, Setting

with needs_extra("openspiel"):
    import numpy as np
    import pyspiel

DEALS = 4096
"""How many deals the chance node chooses from, if nobody says otherwise."""
LONGEST = 1_000_000
"""More tokens than any match has."""
PREFIX = "zeitalter_"
DIGEST = 16


def read_options(text: str) -> dict[str, str]:
    """The options of a table from one parameter: `civbots=2;events=on`."""
    pairs = (word.partition("=") for word in text.split(";") if word.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


class Held:
    """What a state holds: the match, and for every seat a digest of everything it has heard and chosen."""

    __slots__ = ("memories", "play")

    def __init__(self, seats: int) -> None:
        self.play: Play | None = None
        self.memories = [b""] * seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        """OpenSpiel copies states by deep copies of their attributes."""
        found = Held(0)
        found.play = None if self.play is None else self.play.copy()
        found.memories = self.memories[:]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes states down by pickling their attributes."""
        if self.play is None:
            return Held, (len(self.memories),)
        setting, s = self.play.setting, self.play.s
        position = setting.game.state_to_json(s), s.source, self.play.choice.chosen
        return restored, (setting, position, self.memories)

    def remember(self, seat: int, what: str) -> None:
        """Let a seat remember something for ever."""
        self.memories[seat] = blake2b(self.memories[seat] + what.encode(), digest_size=DIGEST).digest()

    def hear(self, events: Sequence[Event], kinds: Any) -> None:
        """Let all seats hear what happened, each as far as it may know."""
        for seat in range(len(self.memories)):
            heard = [event.seen_by(seat, kinds[event.id]) for event in events]
            self.remember(seat, repr([(event.id, event.args) for event in heard]))


def restored(setting: Setting, position: tuple[Any, Any, Sequence[int]], memories: list[bytes]) -> Held:
    """What a state holds, as it was written down."""
    data, source, chosen = position
    found = Held(0)
    found.memories = memories
    found.play = Play(setting, setting.game.state_from_json(setting.table, source, data))
    found.play.ask()
    for token in chosen:
        found.play.choose(token)
    return found


class State(pyspiel.State):  # type: ignore[misc]
    """A match on its way."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.held = Held(game.setting.seats)

    @property
    def setting(self) -> Setting:
        """The game at its table."""
        found: Setting = self.get_game().setting
        return found

    @property
    def play(self) -> Play:
        """The match; only after the deal."""
        assert self.held.play is not None
        return self.held.play

    def current_player(self) -> int:
        """Who is asked."""
        if self.held.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.play.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.play is not None and self.held.play.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal) if player == self.play.seat else []

    def _apply_action(self, action: int) -> None:
        held, events = self.held, list[Event]()
        if held.play is None:
            held.play = self.setting.start(action, events)
        else:
            held.remember(held.play.seat, f"token {action}")
            held.play.log = events
            held.play.choose(action)
        held.play.log = None
        if events:
            held.hear(events, self.setting.game.events)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.setting.alphabet.names[action]

    def returns(self) -> list[float]:
        """What the match was worth to every player; before its end 0."""
        return [0.0] * self.setting.seats if self.held.play is None else self.held.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that the player cannot tell apart from this one."""
        found: State = self.clone()
        found.held.play = self.play.redealt(player, Random(int(sampler() * 2**53)))
        return found

    def seen_by(self, player: int) -> str:
        """What a player sees now, as text."""
        play = self.held.play
        if play is None:
            return "before the deal"
        view = self.setting.game.view(play.s, player)
        chosen = play.choice.chosen if play.seat == player else ()
        return json.dumps([view, [repr(step) for step in play.s.stack], chosen], sort_keys=True)

    def __str__(self) -> str:
        play = self.held.play
        if play is None:
            return "before the deal"
        return json.dumps([self.setting.game.state_to_json(play.s), play.choice.chosen], sort_keys=True)


class Observer:
    """What a player sees, as vector and as text; with perfect recall the text also has a digest of all it has heard."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self._observer, self._recalls = setting.observer, perfect_recall
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Fill the vector in."""
        play = state.held.play
        self.tensor[:] = 0 if play is None else self._observer.observe(play, player)

    def string_from(self, state: State, player: int) -> str:
        """The text."""
        memory = state.held.memories[player].hex() + " " if self._recalls else ""
        return f"{player} {memory}{state.seen_by(player)}"


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game at a table."""

    id: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        seats = int(params.get("players", find_game(self.id).facts.quick_seats))
        self.deals = int(params.get("deals", DEALS))
        self.setting = Setting(self.id, seats, read_options(str(params.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.alphabet),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params)

    def new_initial_state(self) -> State:
        """A match before its deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes vectors and texts of what players see."""
        return Observer(self.setting, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


def _register(id: str) -> None:
    facts = find_game(id).facts
    low, high = facts.seats
    type_ = pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Zeitalter: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts.quick_seats, "deals": DEALS, "options": ""},
    )
    pyspiel.register_game(type_, type(f"{PREFIX}{id}", (Game,), {"id": id, "type": type_}))


for _id in game_ids():
    if find_game(_id).observation is not None:
        _register(_id)

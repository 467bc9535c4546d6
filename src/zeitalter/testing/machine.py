"""A Hypothesis state machine for matches of any game: it tries odd sequences of deeds and shrinks what fails.

`TestMatches = machine_for(game, examples=8, steps=40)` in a test module runs it. It needs `hypothesis`: only tests do.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any
from unittest import TestCase

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from zeitalter.engine import files
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.testing import matches
from zeitalter.testing.walk import random_seed, random_table, require

NUMBERS = st.integers(min_value=0, max_value=2**16)


def machine_for(tested: Game, examples: int, steps: int) -> type[TestCase]:
    """The machine of a game as a test: so many matches of so many deeds, the same in every run."""

    class Matches(RuleBasedStateMachine):
        played: Any = None

        @initialize(seed=NUMBERS)
        def start(self, seed: int) -> None:
            r = Random(seed)
            table = random_table(tested, r)
            self.played = matches.Played(Match.new(tested, table.seats, table.options, random_seed(r)))
            self.played.remember()

        @property
        def running(self) -> bool:
            return self.played is not None and not self.played.match.over

        @precondition(lambda self: self.running)
        @rule(seed=NUMBERS)
        def answer(self, seed: int) -> None:
            matches.answer(self.played, Random(seed))

        @precondition(lambda self: self.running)
        @rule(seed=NUMBERS)
        def plan(self, seed: int) -> None:
            matches.batch(self.played, Random(seed))

        @precondition(lambda self: self.running)
        @rule(seed=NUMBERS)
        def clock(self, seed: int) -> None:
            matches.clock(self.played, Random(seed))

        @precondition(lambda self: self.running)
        @rule(seed=NUMBERS)
        def order(self, seed: int) -> None:
            matches.order(self.played, Random(seed))

        @precondition(lambda self: self.running)
        @rule(seed=NUMBERS)
        def undo(self, seed: int) -> None:
            matches.undo(self.played, Random(seed))

        @precondition(lambda self: self.played is not None)
        @rule(n=NUMBERS)
        def look_back(self, n: int) -> None:
            match, states = self.played.match, self.played.states
            entry = n % len(states)
            require(tested.state_to_json(match.at(entry).state) == states[entry], f"entry {entry} looks different")

        @precondition(lambda self: self.played is not None)
        @rule()
        def save_and_load(self) -> None:
            match = self.played.match
            again = files.from_json(json.loads(files.dumps(match)), lambda _: tested)
            require(tested.state_to_json(again.state) == self.played.states[-1], "a match does not survive its file")
            self.played.match = again

        @invariant()
        def laws_hold(self) -> None:
            if self.played is None:
                return
            match = self.played.match
            require(tested.state_to_json(match.state) == self.played.states[-1], "the match has changed by itself")
            require(not tested.invariants(match.state), f"invariants are broken: {tested.invariants(match.state)}")
            require(match.over or match.asked(), "the game runs and nobody is asked")
            matches.undo_points_are_fair(self.played)

    found: type[Any] = Matches.TestCase
    found.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    return found

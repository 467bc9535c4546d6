"""Odd sequences of answers, batches, clocks, orders, undo and files, shrunk by Hypothesis where they fail."""

from bazaar import GAME
from hypothesis import HealthCheck, settings

from zeitalter.testing.machine import machine_for

TestMatches = machine_for(GAME).TestCase
TestMatches.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)

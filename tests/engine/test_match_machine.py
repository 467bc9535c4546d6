"""Odd sequences of answers, batches, clocks, orders, undo and files, shrunk by Hypothesis where they fail."""

from bazaar import GAME

from zeitalter.testing.machine import machine_for

TestMatches = machine_for(GAME, examples=40, steps=30)

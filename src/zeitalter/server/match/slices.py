"""Long work in the thread of the event loop, a few milliseconds at a time: nobody waits for it longer than a slice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.005
"""Seconds of work before everybody else has a turn."""


class Slices:
    """All long work of a process: its parts take turns, and between two slices everything else is done."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Generator[None, None, T]) -> T:
        """Do all steps; what they return."""
        while True:
            async with self._turn:
                end = time.perf_counter() + SLICE
                try:
                    while time.perf_counter() < end:
                        next(steps)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(0)

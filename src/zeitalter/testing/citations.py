"""Rule citations: `@rule("H51", "A16")` says which rules a test would notice if they were wrong.

`make rules` compares the citations with the numbers of the rule pages and fails on either side's gaps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[F], F]:
    """Mark a test as proof of these rule numbers."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = (*getattr(test, "rules", ()), *numbers)
        return test

    return mark

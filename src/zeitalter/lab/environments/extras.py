"""What others' interfaces need is not installed with the games: it belongs to extras."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from zeitalter.engine.errors import BadInput


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """What is imported within may be missing; then one sentence says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput("needs-extra", module=error.name or "", extra=extra) from None

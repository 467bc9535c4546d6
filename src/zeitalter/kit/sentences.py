"""What games need of the sentences of a language; `zeitalter.texts` has them.

Describing a component and drawing a table in the terminal both choose messages and hand over names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Texts(Protocol):
    """The sentences of one language."""

    lang: str

    def message(self, id: str, attribute: str | None = None, **args: Any) -> str:
        """A sentence by its id."""

    def listing(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""


def name_of(texts: Texts, components: Any, kind: str, index: int) -> str:
    """The printed name of a component (`components.names[kind]` has it in both languages)."""
    found: str = components.names[kind][index][texts.lang]
    return found

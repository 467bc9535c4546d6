"""What must hold for the descriptions of components in every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from zeitalter import find_game
from zeitalter.texts import texts_for


def describing(game: str, describe: ModuleType) -> Callable[..., str]:
    """Says what a component is by kind and id: `described("card", "salt", "de")`."""
    components: Any = find_game(game).table(4).components

    def described(kind: str, id: str, lang: str = "en") -> str:
        text: str = getattr(describe, f"{kind}_text")(texts_for(game, lang), components, components.ids[kind].index(id))
        return text

    return described


def check_sentences(texts: Iterable[str]) -> None:
    """Every line is a sentence."""
    for text in texts:
        for line in text.splitlines():
            assert line == line.strip()
            assert line.endswith(".")
            assert not re.search(r"[{}$!]|  ", line), line

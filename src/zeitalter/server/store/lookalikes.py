"""Names that look alike: letters of other scripts, figures for letters, two letters that look like one.

`lookalikes.txt` has on each line a look and the letters that have it (Unicode Technical Standard #39;
`tools/build_lookalikes.py` writes it).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path


@cache
def _looks() -> dict[int, str]:
    """What each letter looks like."""
    lines = Path(__file__).with_name("lookalikes.txt").read_text(encoding="utf-8").split("\n")
    pairs = (line.partition(" ") for line in lines if line)
    return {ord(letter): look for look, _, letters in pairs for letter in letters}


def _skeleton(text: str) -> str:
    """What a text is made of to the eye; texts with the same skeleton look alike."""
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).translate(_looks()))


def _small(text: str) -> str:
    """The same without capitals, before and after: a zero looks like a capital and may stand for a small letter."""
    return _skeleton(text.casefold()).casefold()


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other: as they are written, or whatever their capitals."""
    return _skeleton(one) == _skeleton(other) or _small(one) == _small(other)


def lookalike_of(name: str, others: Iterable[str]) -> str | None:
    """The first of some names that can be taken for this one."""
    return next((other for other in others if look_alike(name, other)), None)

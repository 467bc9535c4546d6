"""Where a component or a rule comes from and how sure we are of it, as data files say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SURE = {"rules": "high", "guide": "high", "public": "high", "recalled": "low", "reconstructed": "low", "ours": "low"}
"""How sure we are of components whose file does not say."""
AT_LEAST = (("high", 0.8), ("medium", 0.5), ("low", 0.0))
"""From which number on we are how sure."""


def origin(entry: Mapping[str, Any], part: str = "") -> dict[str, Any]:
    """Source and confidence of an entry, or of a part of it: one source or several, and high, medium or low."""
    source = entry[f"{part}source"]
    usual = SURE[source if isinstance(source, str) else source[-1]]
    return {"source": source, "confidence": _sure(entry.get(f"{part}confidence", usual))}


def _sure(confidence: str | float) -> str:
    """How sure we are in a word; files may say it as a number from 0 to 1."""
    if isinstance(confidence, str):
        return confidence
    return next(word for word, least in AT_LEAST if confidence >= least)

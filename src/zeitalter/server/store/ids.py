"""Ids of what is stored: short, random, and easy to tell from what cannot be one of ours."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    """A short random id that reads well aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def could_be_ours(text: str) -> bool:
    """Whether an id or a token may be one of ours; a database need not be asked for any other, and may not bear it."""
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()

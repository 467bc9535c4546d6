"""JSON as it is sent and stored."""

from __future__ import annotations

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


def json_bytes(value: Any) -> bytes:
    """A value as JSON."""
    return _ENCODER.encode(value)


def json_text(value: Any) -> str:
    """A value as JSON in a string."""
    return _ENCODER.encode(value).decode()

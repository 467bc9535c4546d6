"""What does not change during a game and is shared by all copies of its state: seats, switches, components."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, frozen=True, eq=False)
class Table:
    """The table a game is played at: number of seats, every option as resolved, and the components in use."""

    seats: int
    options: Mapping[str, Any]
    components: Any
    overlay: Mapping[str, Any] | None = None

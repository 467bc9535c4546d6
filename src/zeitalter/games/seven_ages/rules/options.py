"""The table options: how long a game lasts (S27, S27b). The lengths themselves are data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zeitalter.engine.errors import BadInput
from zeitalter.engine.switches import Switch
from zeitalter.games.seven_ages.data.components import our_data
from zeitalter.games.seven_ages.data.figures import AGES

OPEN = 0
"""The start age as long as the first empire may still choose it (S27)."""
_AGES = tuple(str(age) for age in range(1, AGES + 1))


def _scenario_ids(scenarios: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """All lengths of a game, the usual one first."""
    return tuple(d["id"] for d in sorted(scenarios, key=lambda d: not d.get("default", False)))


SWITCHES = (
    Switch("scenario", _scenario_ids(our_data()["scenarios"]), "S27b"),
    Switch("start_age", ("scenario", "open", *_AGES), "S27"),
    Switch("end_age", ("scenario", *_AGES), "S27"),
)


def ages_of(first: int, last: int, options: Mapping[str, str]) -> tuple[int, int]:
    """The start age, or OPEN, and the last age: what was agreed on, else what the scenario says (0: nothing)."""
    start, end = options["start_age"], options["end_age"]
    if start != "scenario":
        first = OPEN if start == "open" else int(start)
    return first, (last if end == "scenario" else int(end)) or AGES


def check_options(seats: int, options: dict[str, str]) -> dict[str, str]:
    """A game cannot begin after its last age (S27b)."""
    said = next(d for d in our_data()["scenarios"] if d["id"] == options["scenario"])
    first, last = (age if isinstance(age, int) else 0 for age in (said["start_age"], said["end_age"]))
    first, last = ages_of(first, last, options)
    if first > last:
        raise BadInput("start-after-end", first=first, last=last)
    return options

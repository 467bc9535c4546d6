"""The steps of each game, found again by name when a position is read from a file.

A step that is declared gets its constructor here, from its fields. (Steps of a compiled game bring theirs with them.)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a position holds steps, and steps change positions
    from typing_extensions import TypeVar

    from zeitalter.engine.state import State

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")

_BY_PACKAGE: dict[str, dict[str, type[Any]]] = {}


def package_of(module: str) -> str:
    """The game a module belongs to: its folder; outside of the games each module is one of its own."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["zeitalter", "games"] else module


def steps_of(package: str) -> Mapping[str, type[Any]]:
    """All steps declared in a game's package, by name."""
    return _BY_PACKAGE.get(package, {})


def register(step: type[Any]) -> None:
    """Give a step its constructor, and let its game find it by name."""
    if "__init__" not in vars(step):
        dataclass(eq=False, repr=False)(step)
    if step.__module__ == "zeitalter.engine.steps":
        return
    package = package_of(step.__module__)
    names = _BY_PACKAGE.setdefault(package, {})
    if step.__name__ in names:
        raise ValueError(f"two steps named {step.__name__} in {package}")
    names[step.__name__] = step

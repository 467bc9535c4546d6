"""Which modules are compiled: the kernel, and the rules of every game. Everything else stays as it is written.

What is compiled must say all its types and build its classes plainly; what needs Python's own magic (records with
defaults, generic containers, names looked up in classes) stays outside, and costs little where it is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

KERNEL = (
    "errors", "events", "forms", "kernel", "rng", "state", "steps", "switches", "table", "values", "zones",
)  # fmt: skip
"""Modules of `engine` that are asked a million times."""


DATA = ("board", "cards", "components", "effects", "figures")
"""Modules of a game's `data` that rules read at every step: what is printed, compiled to small ints."""


def compiled_modules(source: Path, games: Sequence[str] = ()) -> Iterator[Path]:
    """The files that are compiled, below the folder of all sources: the kernel, and some games (none named: all)."""
    engine = source / "zeitalter" / "engine"
    yield from (engine / f"{name}.py" for name in KERNEL)
    for game in sorted((source / "zeitalter" / "games").glob("*/rules")):
        if not games or game.parent.name in games:
            yield from (path for path in sorted(game.rglob("*.py")) if path.name != "__init__.py")
            data = game.parent / "data"
            yield from (path for name in DATA if (path := data / f"{name}.py").exists())

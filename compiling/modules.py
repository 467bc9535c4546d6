"""Which modules are compiled: the kernel, rules and views of every game, and what the server makes of a view.
Everything else stays as it is written.

What is compiled must say all its types and build its classes plainly; what needs Python's own magic (records with
defaults, generic containers, names looked up in classes) stays outside, and costs little where it is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

KERNEL = (
    "errors", "events", "forms", "kernel", "masks", "rng", "state", "steps", "switches", "table", "values", "zones",
)  # fmt: skip
"""Modules of `engine` that are asked a million times."""

DATA = ("artefacts", "board", "cards", "components", "effects", "events", "figures")
"""Modules of a game's `data` that rules read at every step: what is printed, compiled to small ints."""

SHOWING = ("kit/cautions", "server/wire/json_cache", "server/wire/positions", "server/wire/readable")
"""Modules that are asked after every move for all who look on."""


def compiled_modules(source: Path, games: Sequence[str] = ()) -> Iterator[Path]:
    """The files that are compiled, below the folder of all sources, for some games (none named: for all)."""
    ours = source / "zeitalter"
    yield from (ours / "engine" / f"{name}.py" for name in KERNEL)
    for game in sorted(path.parent for path in (ours / "games").glob("*/rules")):
        if not games or game.name in games:
            for folder in (game / "rules", game / "view"):
                yield from (path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py")
            yield from (path for name in DATA if (path := game / "data" / f"{name}.py").exists())
    yield from (ours / f"{name}.py" for name in SHOWING)

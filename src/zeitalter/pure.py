"""Pure Python where compiled rules lie beside their sources: `ZEITALTER_PURE=1` takes the sources."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "zeitalter."


class SourcesOnly:
    """Finds our modules as sources alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where a module of ours is written; None for all others."""
        if not name.startswith(PACKAGE):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)


def install() -> None:
    """From now on our modules are imported as they are written."""
    sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    """Whether the rules that run are compiled."""
    from zeitalter.engine import kernel  # not before it was decided which one is imported

    return not str(kernel.__file__).endswith(tuple(SOURCE_SUFFIXES))

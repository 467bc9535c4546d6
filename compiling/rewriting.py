"""All sources in a folder of their own, those of the rules rewritten for the compiler."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from compiling.modules import compiled_modules
from compiling.sources import Sources, module_name, read

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
WORK = ROOT / ".compiled"


def rewrite(work: Path = WORK, games: Sequence[str] = ()) -> list[str]:
    """Write all sources anew into a folder, for the compiler; the paths of those it compiles."""
    work.mkdir(parents=True, exist_ok=True)
    paths = list(compiled_modules(SOURCE, games))
    shutil.rmtree(work / "zeitalter", ignore_errors=True)
    shutil.copytree(
        SOURCE / "zeitalter", work / "zeitalter", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so", "*.pyd")
    )
    sources = Sources(read(SOURCE, paths))
    for path in paths:
        (work / path.relative_to(SOURCE)).write_text(sources.rewritten(module_name(SOURCE, path)), encoding="utf-8")
    return [str(path.relative_to(SOURCE)) for path in paths]

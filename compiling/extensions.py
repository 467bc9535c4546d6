"""What the compiler makes of the rules, as extensions for `setup.py`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from compiling.rewriting import ROOT, WORK, rewrite


def extensions(games: Sequence[str] = ()) -> list[Extension]:
    """Translate the rules to C: the kernel's, and those of some games (none named: all)."""
    modules = rewrite(games=games)
    os.chdir(WORK)  # the compiler takes names of modules from where they lie
    try:
        found = mypycify(["--strict", *modules], opt_level=os.environ.get("ZEITALTER_OPT", "2"), multi_file=True)
    finally:
        os.chdir(ROOT)
    inside = WORK.relative_to(ROOT)
    for extension in found:
        extension.sources = [str(inside / source) for source in extension.sources]
        extension.depends = [str(inside / source) for source in extension.depends]
        extension.include_dirs = [str(inside / f) if not os.path.isabs(f) else f for f in extension.include_dirs]
    return list(found)


class BuildRules(build_ext):
    """Compiles the files of an extension side by side, and only those that have changed since the last time."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        headers = max((path.stat().st_mtime for path in WORK.glob("build/**/*.h")), default=0.0)

        def compile_file(source: str, output_dir: str, given: dict[str, Any]) -> list[str]:
            made: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            newest = max(headers, Path(source).stat().st_mtime)
            if all(os.path.exists(path) and os.path.getmtime(path) > newest for path in made):
                return made
            return list(compile_files([source], output_dir=output_dir, **given))

        def compile_all(sources: Sequence[str], output_dir: str, **given: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_file(source, output_dir, given), sources)
                return [path for made in found for path in made]

        self.compiler.compile = compile_all
        super().build_extensions()

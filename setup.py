"""Wheels: pure Python, or with compiled rules where `ZEITALTER_COMPILE=1` is set (then mypy is needed to build).

Everything else about the project is in `pyproject.toml`.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent


def compiled_rules() -> list[object]:
    """What the compiler makes of the rules; nothing unless it is asked for."""
    if os.environ.get("ZEITALTER_COMPILE") != "1":
        return []
    sys.path.insert(0, str(ROOT))
    from compiling import build
    from mypyc.build import mypycify

    modules = build.rewrite()
    os.chdir(build.WORK)  # the compiler takes names of modules from where they lie
    try:
        found = mypycify(["--strict", *modules], opt_level="2", multi_file=True)
    finally:
        os.chdir(ROOT)
    inside = build.WORK.relative_to(ROOT)
    for extension in found:
        extension.sources = [str(inside / source) for source in extension.sources]
        extension.depends = [str(inside / source) for source in extension.depends]
        extension.include_dirs = [str(inside / f) if not os.path.isabs(f) else f for f in extension.include_dirs]
    return list(found)


setup(ext_modules=compiled_rules())

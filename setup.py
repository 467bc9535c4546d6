"""Wheels: pure Python, or with compiled rules where `ZEITALTER_COMPILE=1` is set (or the names of some games).

Everything else about the project is in `pyproject.toml`. `make compiled` calls this, too, and lays what comes of it
beside the sources.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
WANTED = os.environ.get("ZEITALTER_COMPILE", "")
IMPORTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
NEEDED = ["mypy>=1.15", "types-PyYAML", "typing_extensions", *IMPORTED]
"""What the compiler needs: itself, and what our sources import."""

if WANTED and "egg_info" in sys.argv:  # whoever builds asks first what is needed for it
    setup(setup_requires=NEEDED)
elif WANTED:
    sys.path.insert(0, str(ROOT))
    from compiling.extensions import BuildRules, extensions

    setup(ext_modules=extensions([] if WANTED == "1" else WANTED.split(",")), cmdclass={"build_ext": BuildRules})
else:
    setup()

"""`docs/observations.md` is current, and every snippet of `docs/environments.md` runs."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SNIPPETS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text(encoding="utf-8"), re.S)
MODULES = ("numpy", "pettingzoo", "gymnasium", "pyspiel")


def test_page_of_observations_is_current() -> None:
    pytest.importorskip("numpy")
    command = [sys.executable, str(ROOT / "tools" / "observations_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_snippet_runs(snippet: str) -> None:
    for module in MODULES:
        pytest.importorskip(module)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(snippet, "docs/environments.md", "exec"), {})


def test_there_is_a_snippet_for_every_interface() -> None:
    assert [name for name in MODULES[1:] if any(f"import {name}" in s or f".{name} " in s for s in SNIPPETS)] == list(
        MODULES[1:]
    )

"""The compiled rules play as the sources do, position by position; only where they are compiled (`make compiled`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from zeitalter.pure import is_compiled


def digests(**environment: str) -> dict[str, str]:
    """What `positions.py` prints in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name("positions.py"))]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.skipif(not is_compiled(), reason="the rules are not compiled here: make compiled")
def test_fifty_games_have_the_same_positions_compiled_and_pure() -> None:
    compiled, pure = digests(), digests(ZEITALTER_PURE="1")
    assert (compiled.pop("compiled"), pure.pop("compiled")) == ("True", "False")
    assert len(compiled) >= 50
    assert compiled == pure

"""The long siege: every attack of `tests/server/attack_*.py` in its long form, and a table of what had an effect.

`make siege` runs all of them (half an hour); `make siege ARGS="slow kills"` those whose names hold one of these words,
`ARGS=--share=0.1` a part of each. Each attack has a server of its own, with all limits, and a bystander who goes on
playing: its longest wait, the server's growth and its log are in the table. Ends with 1 if anything had an effect.
"""

from __future__ import annotations

import importlib
import logging
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests" / "server"
sys.path[:0] = [str(TESTS), str(ROOT / "tests" / "shared")]

from siege import Attack, Outcome, besiege  # noqa: E402

from zeitalter.server.open_files import allow_many_files  # noqa: E402

KILLS = 100
HEAD = ("attack", "tried", "with effect", "bystander", "memory", "with workers", "log", "time")


def attacks() -> Iterator[tuple[str, Attack, int, dict[str, object]]]:
    """All attacks by name, how often each is tried, and with which settings of the server."""
    for file in sorted(TESTS.glob("attack_*.py")):
        named = dict(vars(importlib.import_module(file.stem)))
        settings = next((value for name, value in named.items() if name.endswith("_LIMITS")), {})
        for registry in (value for name, value in named.items() if name.endswith("_ATTACKS")):
            for name, (attack, _, many) in registry.items():
                yield name, attack, many, settings


def kills(n: int) -> Outcome:
    """Kill the server under play again and again: what was acknowledged is found again."""
    start = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS / "test_nothing_lost.py")]
    run = subprocess.run(
        command, env=os.environ | {"ZEITALTER_KILLS": str(n)}, capture_output=True, text=True, cwd=ROOT
    )
    effects = (
        [] if run.returncode == 0 else re.findall(r"^(?:E  |FAILED).*", run.stdout, re.M)[:5] or [run.stdout[-300:]]
    )
    return Outcome("kills", n, effects, 0.0, 0.0, 0.0, 0, time.monotonic() - start)


def show(rows: list[tuple[str, ...]]) -> None:
    """Print a table."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells), flush=True)


def main(words: list[str]) -> int:
    """Run the attacks that are named, or all."""
    share = next((float(word.partition("=")[2]) for word in words if word.startswith("--share=")), 1.0)
    wanted = [word.lower() for word in words if not word.startswith("--")]
    allow_many_files()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # lines that are cut off are nothing to be told of
    outcomes = []

    def note(outcome: Outcome) -> None:
        outcomes.append(outcome)
        print(f"{outcome.name}: {outcome.tried} tried, {len(outcome.effects)} with effect", flush=True)
        for effect in outcome.effects[:10]:
            print(f"    {effect}", flush=True)

    for name, attack, many, settings in attacks():
        if not wanted or any(word in name for word in wanted):
            with tempfile.TemporaryDirectory(prefix="zeitalter-siege-") as folder:
                note(besiege(name, attack, max(1, round(many * share)), Path(folder), **settings))
    if not wanted or any(word in "kills" for word in wanted):
        note(kills(max(1, round(KILLS * share))))
    print()
    show([HEAD, *(outcome.row() for outcome in outcomes)])
    return int(any(outcome.effects for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

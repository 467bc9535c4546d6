"""The long siege: every attack of `tests/server/attack_*.py` in its long form, and a table of what had an effect.

`make siege` runs all of them (half an hour); `make siege ARGS="slow kills"` those whose names hold one of these words,
`ARGS=--share=0.1` a part of each, `ARGS=--small` the small form; `ARGS=--workers=2` attacks two workers on one
PostgreSQL. Each attack has a house of its own, with all limits, and a bystander who goes on playing: its longest wait,
the growth of the worker that grew most and the log are in the table. Ends with 1 if anything had an effect.
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

import houses  # noqa: E402
from siege import Attack, House, Outcome, besiege  # noqa: E402

from zeitalter.server.open_files import allow_many_files  # noqa: E402

KILLS = 100
SLOWEST_ANSWER = 5.0
"""Seconds a bystander may wait where nothing else runs."""
HEAD = ("attack", "tried", "with effect", "bystander", "memory", "with workers", "log", "time")


def attacks(small: bool) -> Iterator[tuple[str, Attack, int, dict[str, object]]]:
    """All attacks by name, how often each is tried, and with which settings of the server."""
    for file in sorted(TESTS.glob("attack_*.py")):
        named = dict(vars(importlib.import_module(file.stem)))
        settings = next((value for name, value in named.items() if name.endswith("_LIMITS")), {})
        for registry in (value for name, value in named.items() if name.endswith("_ATTACKS")):
            for name, (attack, few, many) in registry.items():
                yield name, attack, few if small else many, settings


def kills(n: int, workers: int) -> Outcome:
    """Kill the server, or one of its workers, under play again and again: what was acknowledged is found again."""
    start = time.monotonic()
    tests = (
        "test_nothing_lost.py" if workers == 1 else "test_faults.py::test_a_worker_is_killed_under_play_again_and_again"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS / tests)]
    kind = {} if workers == 1 else {"ZEITALTER_POSTGRES": "1"}
    run = subprocess.run(
        command, env=os.environ | kind | {"ZEITALTER_KILLS": str(n)}, capture_output=True, text=True, cwd=ROOT
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
    said = dict(word.removeprefix("--").split("=") for word in words if word.startswith("--") and "=" in word)
    share, workers, small = float(said.get("share", 1)), int(said.get("workers", 1)), "--small" in words
    if workers > 1:
        houses.use(houses.POSTGRES)
    wanted = [word.lower() for word in words if not word.startswith("--")]
    House.slowest_answer = SLOWEST_ANSWER
    allow_many_files()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # lines that are cut off are nothing to be told of
    outcomes = []

    def note(outcome: Outcome) -> None:
        outcomes.append(outcome)
        print(f"{outcome.name}: {outcome.tried} tried, {len(outcome.effects)} with effect", flush=True)
        for effect in outcome.effects[:10]:
            print(f"    {effect}", flush=True)

    for name, attack, n, settings in attacks(small):
        if not wanted or any(word in name for word in wanted):
            with tempfile.TemporaryDirectory(prefix="zeitalter-siege-") as folder:
                note(besiege(name, attack, max(1, round(n * share)), Path(folder), workers, **settings))
    if not wanted or any(word in "kills" for word in wanted):
        note(kills(max(1, round((KILLS // 25 if small else KILLS) * share)), workers))
    print()
    show([HEAD, *(outcome.row() for outcome in outcomes)])
    return int(any(outcome.effects for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compiles the rules: `make compiled` lays what comes of it beside the sources, where Python takes it instead of them.

    python -m compiling.build            compile what has changed since the last time
    python -m compiling.build historia   compile this game alone: sooner done, for who tries something
    python -m compiling.build --check    say whether what lies there fits the sources; without: nothing is said
    python -m compiling.build --remove   take it away again: pure Python

The sources are copied to `.compiled`, rewritten there (see `sources.py`) and compiled by mypyc with the machine's
C compiler (see `extensions.py`). Nothing is ever compiled because somebody plays: pure Python does the same, slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiling.modules import compiled_modules
from compiling.rewriting import ROOT, SOURCE, WORK

STAMP = SOURCE / "zeitalter" / "compiled.json"
"""Which sources were compiled: the games, and digests by name."""
SUFFIX = EXTENSION_SUFFIXES[0]
HELP = "It needs a C compiler and the headers of Python; on Debian: apt-get install gcc python3-dev"


def stamp(games: Sequence[str]) -> dict[str, object]:
    """A digest of every source that is compiled, and of what compiles them."""
    ours = sorted(Path(__file__).parent.glob("*.py"))
    paths = [*compiled_modules(SOURCE, games), *ours]
    found = {str(p.relative_to(ROOT)): blake2b(p.read_bytes(), digest_size=16).hexdigest() for p in paths}
    return {"games": list(games), "python": SUFFIX, "sources": found}


def built() -> list[Path]:
    """What lies beside the sources."""
    return [*SOURCE.glob(f"*{SUFFIX}"), *SOURCE.rglob(f"zeitalter/**/*{SUFFIX}")]


def is_fresh() -> bool:
    """Whether what lies beside the sources was made from them."""
    if not STAMP.exists():
        return False
    found = json.loads(STAMP.read_text())
    return bool(found == stamp(found.get("games", ())))


def has_built(games: Sequence[str]) -> bool:
    """Whether just these games are compiled, from the sources as they are."""
    return bool(built()) and is_fresh() and json.loads(STAMP.read_text())["games"] == list(games)


def remove() -> None:
    """Take away what was compiled."""
    for path in [*SOURCE.glob("*.so"), *SOURCE.rglob("zeitalter/**/*.so"), *SOURCE.rglob("zeitalter/**/*.pyd")]:
        path.unlink()
    STAMP.unlink(missing_ok=True)


def compile_rules(games: Sequence[str] = ()) -> None:
    """Compile, and lay the result beside the sources."""
    print("Compiling the rules; this takes some minutes the first time ...", flush=True)
    WORK.mkdir(exist_ok=True)
    remove()
    log = WORK / "build.log"
    with log.open("w") as out:
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "--build-temp", str(WORK / "objects")]
        environment = {**os.environ, "ZEITALTER_COMPILE": ",".join(games) or "1"}
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT)
    if done.returncode:
        print(f"The rules could not be compiled; {log.relative_to(ROOT)} says why. Its last words:", file=sys.stderr)
        print(*log.read_text(errors="replace").splitlines()[-5:], sep="\n", file=sys.stderr)
        raise SystemExit(HELP)
    STAMP.write_text(json.dumps(stamp(games), indent=1))
    print("The rules are compiled.", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile, check or remove."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--remove", action="store_true")
    parser.add_argument("games", nargs="*", help="compile these alone")
    options = parser.parse_args(arguments)
    if options.remove:
        remove()
    elif options.check:
        if built() and not is_fresh():
            raise SystemExit("The compiled rules are older than their sources: run make compiled, or make pure.")
    elif has_built(options.games):
        print("The rules are compiled already.")
    else:
        compile_rules(options.games)


if __name__ == "__main__":
    main()

"""One form of our rules in a process of its own, pure or compiled, that measures what it is told to, line by line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from benchmarks import ours
from zeitalter import find_game
from zeitalter.pure import is_compiled


class Player:
    """The other process, as seen from the one that compares: `player.ask("decisions", "historia", 1.0, 3)`."""

    def __init__(self, pure: bool) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "ZEITALTER_PURE"}
        if pure:
            environment["ZEITALTER_PURE"] = "1"
        command = [sys.executable, "-m", "benchmarks.player"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.compiled = bool(self.ask("compiled"))

    def ask(self, *what: Any) -> Any:
        """Let it measure something, and wait for what comes out."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measured(what: str, *given: Any) -> Any:
    """What one line asks for."""
    if what == "compiled":
        return is_compiled()
    game = find_game(given[0])
    if what == "decisions":
        return ours.decisions_per_second(game, *given[1:])
    if what in ("environment", "observations"):
        from benchmarks import environments  # needs an extra

        return environments.play(*given, observe=what == "observations")
    if what == "copies":
        return ours.copies(ours.middle_game(game), given[1])
    if what == "playouts":
        return ours.playouts_per_second(game, *given[1:])
    if what == "search":
        return ours.search_per_second(game, *given[1:])
    if what == "habit":
        return ours.habit_cost(game, *given[1:])
    return ours.state_bytes(game, ours.middle_game(game))


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)

"""Counts the actions that whole tasks of Civilization take: the movement of a round 13, a famine, the own loss in it.

Usage: python tools/count_clicks.py. Starts a server of its own, does each task by mouse and keyboard, and prints every
action; a press, a drag, a key and a held key are one each. It also says how long a redraw of that table takes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

import counted
from cable import serving
from redraws import redraw
from windows import Window, chromium, missing


def main() -> None:
    """Do all tasks and print what they took."""
    if missing():
        raise SystemExit(missing())
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, chromium() as browser:
        for name, task in (("movement", counted.movement), ("famine", counted.famine), ("own loss", counted.own_loss)):
            window = Window(browser, url)
            hands = task(window)
            print(f"{name}: {len(hands.actions)} actions")
            for action in hands.actions:
                print(f"    {action}")
            window.context.close()
        window = Window(browser, url)
        print(redraw(window))
        window.context.close()


if __name__ == "__main__":
    main()

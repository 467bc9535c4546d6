"""The voice of the command line: prints sentences and drawings, asks for a line.

Everything printed fits the width of the terminal (80 columns in a pipe); colour only underlines what letters already
say. Control characters in names or files never reach the terminal.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from zeitalter.kit.drawing import Line, fold
from zeitalter.texts import Texts, texts_for

STYLES = {
    "title": "bold",
    "strong": "bold",
    "dim": "dim",
    "own": "bold green",
    "good": "green",
    "civ0": "dark_orange",
    "civ1": "dodger_blue1",
    "civ2": "green3",
    "civ3": "magenta",
    "civ4": "gold1",
    "civ5": "red1",
    "tint0": "orange4",
    "tint1": "yellow3",
    "tint2": "dark_orange3",
    "tint3": "green4",
    "tint4": "turquoise4",
    "tint5": "dodger_blue3",
    "tint6": "purple",
    "tint7": "bold",
    "tint8": "red3",
}
NARROWEST, USUAL, WIDEST = 40, 80, 100


class Voice:
    """Speaks one language to one terminal or pipe."""

    def __init__(self, lang: str, game_id: str | None = None) -> None:
        self.lang = lang
        self.texts: Texts = texts_for(game_id, lang)
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        known = self.console.is_terminal or "COLUMNS" in os.environ
        self.width = max(NARROWEST, min(self.console.width, WIDEST)) if known else USUAL

    def of_game(self, game_id: str) -> Voice:
        """The same voice with the words of a game."""
        return Voice(self.lang, game_id)

    # -- saying -------------------------------------------------------------------------------------------------------

    def text(self, id: str, **args: Any) -> str:
        """A sentence by its id."""
        return self.texts.message(id, **args)

    def say(self, id: str, style: str = "", **args: Any) -> None:
        """Print a sentence, wrapped."""
        self.print(self.text(id, **args), style=style)

    def print(self, text: str = "", indent: str = "", hang: str | None = None, style: str = "") -> None:
        """Print text, each of its lines wrapped to the width."""
        for line in text.splitlines() or [""]:
            rest = indent if hang is None else hang
            for piece in fold(clean(line), self.width, rest, indent) or [""]:
                self.console.print(Text(piece, style=STYLES.get(style, "")))

    def draw(self, lines: Iterable[Line]) -> None:
        """Print a drawing; its lines are cut at the width."""
        for line in lines:
            text = Text()
            for piece, style in line:
                text.append(clean(piece), style=STYLES.get(style, ""))
            text.truncate(self.width)
            text.rstrip()
            self.console.print(text)

    def raw(self, text: str) -> None:
        """Print text as it is, for other programs to read."""
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
        sys.stdout.flush()

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal."""
        return sys.stdin.isatty() and self.console.is_terminal

    def ask(self, prompt: str = "> ") -> str | None:
        """A line from the person; None at the end of the input."""
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives the line a history and lets it be edited)
            try:
                return clean(input(prompt)).strip()
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.print(prompt + line.strip())
        return clean(line).strip()

    def clear(self) -> None:
        """Hide what is on the screen, so that the next person cannot read it."""
        if not self.interactive:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * max(self.console.height, 60))
        else:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def clean(text: str) -> str:
    """Text without control characters."""
    return "".join(c if c.isprintable() else " " for c in text)


def careful_streams() -> None:
    """Bad bytes in a pipe, or letters the terminal does not know, are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

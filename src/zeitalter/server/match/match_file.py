"""The file of a match in memory: its lines are made once and not all at a time, however often somebody asks for it."""

from __future__ import annotations

from collections.abc import Generator

from zeitalter.engine import files
from zeitalter.engine.match import Match
from zeitalter.server.match.slices import Slices


class MatchFile:
    """The lines of the log of a match, as far as somebody has asked for them."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._lines: list[str] = []

    async def prepare(self, match: Match, slices: Slices) -> None:
        """Make all lines up to the newest entry, without holding anybody up."""
        if self._match is not match:  # it was read anew
            self._match, self._lines = match, []
        await slices.run(_add_lines(match, self._lines, len(match.log)))

    def text(self, match: Match) -> bytes:
        """The file as it is now; quick after `prepare`."""
        lines = self._lines if self._match is match else []
        for _ in _add_lines(match, lines, len(match.log)):
            pass
        return files.text_of(match, lines).encode()


def _add_lines(match: Match, lines: list[str], n: int) -> Generator[None, None, None]:
    while len(lines) < n:
        lines.append(files.entry_line(match, match.log[len(lines)]))
        yield

"""The results of an experiment in a file: its description, and one row for every finished game.

An SQLite file, so other programs can read it (`docs/lab.md` has its tables). Rows are written in small transactions:
whatever happens to the program, the finished games of a second ago are there and are not played again.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from zeitalter.engine.errors import BadInput

FORMAT = "zeitalter experiment 1"
TABLES = """
create table if not exists experiment (format text not null, description text not null);
create table if not exists cells (id integer primary key, description text not null unique);
create table if not exists games (
    number integer not null, cell integer not null references cells, record not null, primary key (number, cell)
);
"""
AT_ONCE = 100
"""Games after which they are written."""
SECONDS = 1.0
"""Time after which they are written, too."""
LONG = 4000
"""Letters from which on a record is compressed."""
BUSY = 10.0
"""Seconds that another program may read or write the file before we give up."""


class Game(NamedTuple):
    """A finished game: its cell, its number there, and what was recorded of it."""

    cell: int
    number: int
    record: Any


def fingerprint(description: Mapping[str, Any]) -> str:
    """A short name for an experiment: the same description, the same name."""
    return blake2b(_as_text(description).encode(), digest_size=4).hexdigest()


def _as_text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Store:
    """The file of one experiment; close it, or use it in a `with` statement."""

    def __init__(self, file: Path, description: Mapping[str, Any]) -> None:
        """Open a file, or begin it. One with another experiment is refused; a broken one is renamed (`set_aside`)."""
        self.file = file
        self.set_aside: Path | None = None
        self._waiting: list[tuple[int, int, object]] = []
        self._written = monotonic()
        try:
            self._base = self._open()
        except sqlite3.OperationalError as error:
            raise _refusal(file, error) from None
        except sqlite3.DatabaseError:
            self.set_aside = _set_aside(file)
            self._base = self._open()
        try:
            self._begin(description)
        except BaseException:
            self._base.close()
            raise

    def _open(self) -> sqlite3.Connection:
        """The file, looked through for damage."""
        base = sqlite3.connect(self.file, timeout=BUSY, isolation_level=None)
        try:
            base.execute("pragma synchronous = normal")
            (state,) = base.execute("pragma quick_check(1)").fetchone()
        except BaseException:
            base.close()
            raise
        if state != "ok":
            base.close()
            raise sqlite3.DatabaseError(state)
        return base

    def _begin(self, description: Mapping[str, Any]) -> None:
        wanted = _as_text(description)
        try:
            tables = {name for (name,) in self._base.execute("select name from sqlite_master where type = 'table'")}
            if tables and "experiment" not in tables:
                raise BadInput("lab-foreign-file", path=str(self.file))
            self._base.executescript(TABLES)
            row = self._base.execute("select format, description from experiment").fetchone()
            if row is None:
                self._base.execute("insert into experiment values (?, ?)", (FORMAT, wanted))
            elif row != (FORMAT, wanted):
                raise BadInput("lab-other-experiment", path=str(self.file))
        except sqlite3.OperationalError as error:
            raise _refusal(self.file, error) from None

    # -- writing ------------------------------------------------------------------------------------------------------

    def cell(self, description: Mapping[str, Any]) -> int:
        """The number of a cell, which is written down when it is first asked for."""
        text = _as_text(description)
        self._base.execute("insert or ignore into cells (description) values (?)", (text,))
        (id,) = self._base.execute("select id from cells where description = ?", (text,)).fetchone()
        return int(id)

    def add(self, cell: int, number: int, record: Any) -> None:
        """A game is over."""
        text = _as_text(record)
        self._waiting.append((number, cell, zlib.compress(text.encode()) if len(text) > LONG else text))
        if len(self._waiting) >= AT_ONCE or monotonic() - self._written > SECONDS:
            self.write()

    def write(self) -> None:
        """Write what is waiting."""
        if self._waiting:
            try:
                self._base.execute("begin immediate")
                self._base.executemany("insert or ignore into games values (?, ?, ?)", self._waiting)
                self._base.execute("commit")
            except sqlite3.OperationalError as error:
                raise _refusal(self.file, error) from None
        self._waiting = []
        self._written = monotonic()

    def close(self) -> None:
        """Write what is waiting, and close the file."""
        try:
            self.write()
        finally:
            self._base.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- reading ------------------------------------------------------------------------------------------------------

    def finished(self, cells: Sequence[int], games: int) -> list[bytearray]:
        """For each of these cells, and each of its first games, whether it is over."""
        found = {cell: bytearray(games) for cell in cells}
        for number, cell in self._base.execute("select number, cell from games where number < ?", (games,)):
            if cell in found:
                found[cell][number] = 1
        return [found[cell] for cell in cells]

    def most(self, cells: Sequence[int]) -> int:
        """One more than the greatest number of a finished game of these cells."""
        self.write()
        marks = ",".join("?" * len(cells))
        (most,) = self._base.execute(f"select max(number) from games where cell in ({marks})", cells).fetchone()
        return 0 if most is None else int(most) + 1

    def games(self, cells: Sequence[int], games: int) -> Iterator[Game]:
        """The finished games of some cells below a number, by their numbers, then in the order of the cells; one at a
        time, so that a summary needs little memory. The order in which they arrived plays no part."""
        self.write()
        place = {cell: i for i, cell in enumerate(cells)}
        marks = ",".join("?" * len(cells))
        rows = self._base.execute(
            f"select cell, number, record from games where cell in ({marks}) and number < ? order by number, cell",
            (*cells, games),
        )
        block: list[Game] = []
        for cell, number, record in rows:
            if block and block[0].number != number:
                yield from sorted(block, key=lambda game: place[game.cell])
                block = []
            block.append(Game(cell, number, _read(record)))
        yield from sorted(block, key=lambda game: place[game.cell])


def _read(record: str | bytes) -> Any:
    return json.loads(record if isinstance(record, str) else zlib.decompress(record))


def _set_aside(file: Path) -> Path:
    """Give a broken file another name, one that is free."""
    n = 1
    while (aside := file.with_name(f"{file.name}.broken-{n}")).exists():
        n += 1
    file.rename(aside)
    return aside


def _refusal(file: Path, error: sqlite3.OperationalError) -> BadInput:
    if "locked" in str(error):
        return BadInput("lab-store-busy", path=str(file))
    return BadInput("cannot-write", path=str(file), reason=str(error))

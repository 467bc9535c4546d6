"""Looking for damaged logs: which matches cannot be opened, why, and how much of them can be saved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, select, text, update

from zeitalter.engine import files
from zeitalter.engine.files import entry_from_json
from zeitalter.engine.match import Match
from zeitalter.engine.textfile import write_text
from zeitalter.games import find_game
from zeitalter.server.store.matches import load_facts, match_rows, rebuild_match
from zeitalter.server.store.tables import ENTRIES, MATCHES, SNAPSHOTS

NOTHING, GAP, REFUSED = "nothing", "gap", "refused"
"""What is wrong: not even the set-up can be made; an entry is missing; an entry is none that the rules allow."""


@dataclass(slots=True)
class Finding:
    """A match that cannot be opened."""

    id: str
    game: str
    name: str
    wrong: str
    good: int
    """How many entries, from the first on, can be played."""
    stored: list[tuple[int, Any]]
    """All entries that are there, with their numbers."""
    saved: Match | None
    """The match after the good ones."""


def check_file(c: Connection) -> str | None:
    """What is wrong with the file of the database itself; None: nothing that it knows of."""
    if c.dialect.name != "sqlite":
        return None
    found = str(c.execute(text("PRAGMA quick_check(1)")).scalar())
    return None if found == "ok" else found


def match_ids(c: Connection) -> list[str]:
    """All matches."""
    return list(c.execute(select(MATCHES.c.id).order_by(MATCHES.c.created)).scalars())


def examine(c: Connection, id: str) -> Finding | None:
    """What is wrong with a match; None if it can be opened."""
    query = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)
    rows = [(row.number, row.entry) for row in c.execute(query)]
    together = sum(1 for n, (number, _) in enumerate(rows, 1) if number == n)
    stored = load_facts(c, id, [entry for _, entry in rows[:together]])
    if stored is None:
        return None
    if together == len(rows) and _opens(rebuild_match(stored)):
        return None
    found = Finding(id, stored.facts.game, stored.info.name, NOTHING, 0, rows, None)
    try:
        found.saved = match = files.begin(find_game(stored.facts.game), stored.as_file(), id)
        found.wrong = GAP
        for entry in stored.entries:
            match.replay([entry_from_json(match, entry)])
    except Exception:
        found.wrong = NOTHING if found.saved is None else REFUSED
    found.good = 0 if found.saved is None else len(found.saved.log)
    return found


def _opens(steps: Iterator[None]) -> bool:
    try:
        for _ in steps:
            pass
    except Exception:
        return False
    return True


def save_finding(found: Finding, folder: Path) -> list[Path]:
    """Write what there is of a match: a match file with the good entries, and all entries as they are.

    Both hold secrets of the players, so nobody else may read them.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    paths = [folder / f"{found.id}.entries.json"]
    write_text(paths[0], json.dumps(found.stored, ensure_ascii=False, indent=1) + "\n")
    if found.saved is not None:
        paths.append(folder / f"{found.id}.json")
        files.save(found.saved, paths[1])
    for path in paths:
        path.chmod(0o600)
    return paths


def cut_log(c: Connection, found: Finding) -> None:
    """Take everything behind the good entries away, so that the match can be opened and played on from there."""
    if found.saved is None:
        return
    for table in (ENTRIES, SNAPSHOTS):
        c.execute(delete(table).where(table.c.match == found.id, table.c.number > found.good))
    facts = match_rows(found.saved).facts
    standing = {name: facts[name] for name in ("rules", "entries", "told", "waiting", "over", "result")}
    c.execute(update(MATCHES).where(MATCHES.c.id == found.id).values(**standing, until=None))

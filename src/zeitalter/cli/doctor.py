"""`zeitalter doctor`: how a server stands (program, database, room, backups, address), and which matches are damaged.

Of each it says in a line that it is well, that it could be better, or what is wrong and what to do.
"""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zeitalter import __version__
from zeitalter.cli.experiments import progress_bar
from zeitalter.cli.flags import Values
from zeitalter.cli.places import opened_database
from zeitalter.cli.site_check import check_site
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.pure import is_compiled

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from zeitalter.server.store.condition import Condition
    from zeitalter.server.store.examination import Finding

DAMAGED = 1
"""The exit code when something is wrong that was not mended; what could only be better does not count."""
GOOD, WARNING, BAD = "doctor-good", "doctor-warning", "doctor-bad"
OLD_BACKUP = 7
"""Days after which a backup is old."""
LITTLE_ROOM = 1 << 30
"""Bytes that should be free, beside those for a copy of the database."""


def run_doctor(voice: Voice, game: Game, values: Values) -> int:
    """Look at a server: its address, its database, and every match."""
    if values["mend"] and not values["rescue"]:
        raise BadInput("doctor-needs-folder")
    report = Report(voice)
    form = voice.text("cli-form-compiled" if is_compiled() else "cli-form-pure")
    report.add(GOOD, "doctor-program", version=__version__, form=form, python=platform.python_version())
    if values["url"]:
        for id, args in check_site(values["url"]):
            report.add(GOOD if id == "site-good" else BAD, id, **args)
        if not (values["data"] or values["database"]):  # from outside there is nothing more to see
            return DAMAGED if report.bad else 0
    with opened_database(values) as engine:
        if _report_condition(report, engine):
            _examine_all(report, engine, values)
    return DAMAGED if report.bad else 0


class Report:
    """What the doctor says, line by line."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.bad = 0

    def add(self, how: str, id: str, **args: Any) -> None:
        """Say something, and how it is."""
        self.bad += how == BAD
        mark = self.voice.text(how)
        style = "good" if how == GOOD else "strong"
        self.voice.print(f"{mark} {self.voice.text(id, **args)}", hang=" " * (len(mark) + 1), style=style)


def _report_condition(report: Report, engine: Engine) -> bool:
    """Say how a database stands; whether its matches can be looked at."""
    from sqlalchemy.exc import DatabaseError

    from zeitalter.server.store.condition import CURRENT, condition_of

    try:
        with engine.connect() as c:
            found = condition_of(c)
    except DatabaseError as error:
        report.add(BAD, "doctor-file-damaged", reason=str(error.orig).splitlines()[0])
        return False
    report.add(GOOD, "doctor-database", software=found.software, bytes=_megabytes(found.bytes))
    if found.wrong is not None:
        report.add(BAD, "doctor-file-damaged", reason=found.wrong)
    if found.strays:
        report.add(BAD, "doctor-strays", rows=found.strays)
    if found.foreign_owner:
        report.add(WARNING, "doctor-foreign-owner")
    _report_room(report, found)
    _report_backup(report, found)
    if found.age != CURRENT:
        report.add(BAD, f"doctor-{found.age}")
    return found.age == CURRENT


def _report_room(report: Report, found: Condition) -> None:
    if found.free is None or found.bytes is None:
        return
    enough = found.free >= LITTLE_ROOM + found.bytes
    id = "doctor-room" if enough else "doctor-little-room"
    report.add(GOOD if enough else WARNING, id, free=_megabytes(found.free))


def _report_backup(report: Report, found: Condition) -> None:
    if found.last_backup is None:
        report.add(WARNING, "doctor-no-backup")
        return
    days = (datetime.now(UTC) - found.last_backup).days
    report.add(WARNING if days > OLD_BACKUP else GOOD, "doctor-backup", days=days)


def _megabytes(bytes: int | None) -> int:
    """Rounded up; 0 where it is not known."""
    return 0 if bytes is None else -(-bytes // 1_000_000)


# -- matches -----------------------------------------------------------------------------------------------------------


def _examine_all(report: Report, engine: Engine, values: Values) -> None:
    from zeitalter.server.store.examination import examine, match_ids

    with engine.connect() as c:
        ids = match_ids(c)
    damaged = 0
    with progress_bar(report.voice, len(ids), "doctor-examining") as tell:
        for n, id in enumerate(ids, 1):
            with engine.connect() as c:
                found = examine(c, id)
            if found is not None:
                damaged += not _treat(report, engine, found, values)
            tell(n, len(ids))
    report.add(BAD if damaged else GOOD, "doctor-done", matches=len(ids), damaged=damaged)


def _treat(report: Report, engine: Engine, found: Finding, values: Values) -> bool:
    """Say what is wrong with a match, save what is wished; whether it can be opened now."""
    from zeitalter.server.store.examination import cut_log, save_finding

    last = found.stored[-1][0] if found.stored else 0
    facts: dict[str, Any] = {
        "match": found.id,
        "game": found.game,
        "name": found.name,
        "good": found.good,
        "next": found.good + 1,
    }
    voice = report.voice
    voice.say(f"doctor-{found.wrong}", last=last, **facts)
    if values["rescue"]:
        for path in save_finding(found, Path(values["rescue"])):
            voice.say("doctor-saved", path=str(path))
    if not values["mend"] or found.saved is None:
        return False
    with engine.execution_options(writes=True).begin() as c:
        cut_log(c, found)
    voice.say("doctor-mended", good=found.good)
    return True

"""`zeitalter backup` and `zeitalter restore`: a whole server in one file, and back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from zeitalter.cli.experiments import progress_bar
from zeitalter.cli.flags import Values
from zeitalter.cli.places import opened_database, place_of
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game


def run_backup(voice: Voice, game: Game, values: Values) -> int:
    """Copy the database of a server, which may go on running, into a new file."""
    from zeitalter.server.store.backup import save_backup

    if not values["file"]:
        raise BadInput("backup-needs-file")
    with opened_database(values) as engine:
        target = Path(values["file"])
        if target.is_dir():
            end = "sqlite" if engine.dialect.name == "sqlite" else "dump"
            target /= f"zeitalter-{datetime.now(UTC):%Y%m%d-%H%M%S}.{end}"
        try:
            with progress_bar(voice, 1, "backup-copying") as tell:
                matches = save_backup(engine, target, tell)
        except OSError as error:
            raise BadInput("cannot-write", path=str(target), reason=error.strerror or str(error)) from None
    _say_done(voice, "backup", target, matches)
    return 0


def run_restore(voice: Voice, game: Game, values: Values) -> int:
    """Make a database of a backup, where there is none."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from zeitalter.server.config import DATABASE_FILE, driver_url
    from zeitalter.server.store.backup import restore_backup

    if not values["file"]:
        raise BadInput("restore-needs-file")
    place, source = place_of(values), Path(values["file"])
    if not source.is_file():
        raise BadInput("restore-no-file", path=str(source))
    folder = place.data
    try:
        if place.database is None and folder is not None:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        url = make_url(driver_url(place.database or f"sqlite:///{folder and folder / DATABASE_FILE}"))
        with progress_bar(voice, 1, "backup-copying") as tell:
            matches = restore_backup(source, url, tell)
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise BadInput("serve-cannot-start", reason=str(error).splitlines()[0]) from None
    _say_done(voice, "restore", Path(str(url.database)), matches)
    return 0


def _say_done(voice: Voice, what: str, path: Path, matches: int) -> None:
    """Say where it lies now, and what is in it as far as it is known."""
    if matches < 0:
        voice.say(f"{what}-done", path=str(path))
    else:
        voice.say(f"{what}-done-matches", path=str(path), matches=matches)

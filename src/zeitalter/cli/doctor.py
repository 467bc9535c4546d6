"""`zeitalter doctor`: finds matches whose log is damaged, says what can be saved, and saves it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from zeitalter.cli.flags import Values
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from zeitalter.server.store.examination import Finding

DAMAGED = 1
"""The exit code when something is damaged and was not mended."""


def run_doctor(voice: Voice, game: Game, values: Values) -> int:
    """Look at every match of a database."""
    from sqlalchemy.exc import SQLAlchemyError  # only the server's commands need its libraries

    from zeitalter.server.config import DATABASE_FILE, Config, usual_data_folder
    from zeitalter.server.store.database import Database

    if values["data"] and values["database"]:
        raise BadInput("serve-two-places")
    if values["mend"] and not values["rescue"]:
        raise BadInput("doctor-needs-folder")
    folder = Path(values["data"]) if values["data"] else usual_data_folder()
    if not values["database"] and not (folder / DATABASE_FILE).exists():
        raise BadInput("doctor-no-database", path=str(folder / DATABASE_FILE))
    try:
        database = Database(Config(folder, values["database"]).url())
    except (SQLAlchemyError, OSError) as error:
        raise BadInput("serve-cannot-start", reason=str(error).splitlines()[0]) from None
    try:
        return _examine_all(voice, database.engine, values)
    finally:
        database.close()


def _examine_all(voice: Voice, engine: Engine, values: Values) -> int:
    from zeitalter.server.store.examination import check_file, examine, match_ids

    with engine.connect() as c:
        wrong = check_file(c)
        ids = match_ids(c)
    if wrong is not None:
        voice.say("doctor-file-damaged", style="strong", reason=wrong)
    damaged = 0
    for id in ids:
        with engine.connect() as c:
            found = examine(c, id)
        if found is not None:
            damaged += not _treat(voice, engine, found, values)
    voice.say("doctor-done", matches=len(ids), damaged=damaged)
    return DAMAGED if damaged or wrong is not None else 0


def _treat(voice: Voice, engine: Engine, found: Finding, values: Values) -> bool:
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

"""`zeitalter move-data`: copies a house into another database, e.g. from SQLite into PostgreSQL, and compares both."""

from __future__ import annotations

from pathlib import Path

from zeitalter.cli.flags import Values
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game


def run_move_data(voice: Voice, game: Game, values: Values) -> int:
    """Copy everything from one database into another one that is empty."""
    from sqlalchemy.exc import SQLAlchemyError  # only the server's commands need its libraries

    from zeitalter.server.store.database import Database
    from zeitalter.server.store.moving import move_house

    def tell(table: str, done: int, all: int) -> None:
        if done == all:
            voice.say("move-data-table", table=table, rows=all)

    opened = []
    try:
        for place, old in ((values["source"], True), (values["target"], False)):
            opened.append(Database(_address(place, old)))
        found = move_house(opened[0].engine, opened[1].engine, tell)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise BadInput("serve-cannot-start", reason=str(error).splitlines()[0]) from None
    finally:
        for database in opened:
            database.close()
    voice.say("move-data-done", rows=sum(table.rows for table in found.values()), tables=len(found))
    return 0


def _address(place: str, old: bool) -> str:
    """The address of a database that is named by an address or a folder."""
    from zeitalter.server.config import DATABASE_FILE, Config

    if "://" in place:
        return Config(database=place).url()
    if old and not (Path(place) / DATABASE_FILE).exists():
        raise BadInput("move-no-database", path=str(Path(place) / DATABASE_FILE))
    return Config(Path(place)).url()

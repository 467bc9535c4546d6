"""Where the data of a server lies, as the commands name it that look after it: `--data` or `--database`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from zeitalter.cli.flags import Values
from zeitalter.engine.errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from zeitalter.server.config import Config


def place_of(values: Values) -> Config:
    """The place that the flags name; only one of both may be used."""
    from zeitalter.server.config import Config, usual_data_folder  # only the server's commands need its libraries

    if values["data"] and values["database"]:
        raise BadInput("serve-two-places")
    return Config(Path(values["data"]) if values["data"] else usual_data_folder(), values["database"])


@contextmanager
def opened_database(values: Values) -> Iterator[Engine]:
    """The database that the flags name, which has to be there; it stays as old as it is: an older server may run."""
    from sqlalchemy.exc import SQLAlchemyError

    from zeitalter.server.config import DATABASE_FILE
    from zeitalter.server.store.database import make_engine

    place = place_of(values)
    file = None if place.data is None else place.data / DATABASE_FILE
    if place.database is None and file is not None and not file.exists():
        raise BadInput("doctor-no-database", path=str(file))
    try:
        engine = make_engine(place.url())
        engine.connect().close()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise BadInput("doctor-cannot-open", reason=str(error).splitlines()[0]) from None
    try:
        yield engine
    finally:
        engine.dispose()

"""`zeitalter serve`: the table for browsers."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from zeitalter.cli.flags import Values
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game

HOST, PORT, HIGHEST_PORT = "127.0.0.1", 8000, 65535
MOST_WORKERS = 64


def run_serve(voice: Voice, game: Game, values: Values) -> int:
    """Serve the table until it is stopped."""
    from sqlalchemy.exc import SQLAlchemyError  # only this command needs the server's libraries

    from zeitalter.server.config import Config
    from zeitalter.server.crew import serve_with_crew
    from zeitalter.server.run import serve

    port = read_number(values["port"], "--port", PORT, 0)
    if port > HIGHEST_PORT:
        raise BadInput("serve-bad-port", port=port, most=HIGHEST_PORT)
    if values["data"] and values["database"]:
        raise BadInput("serve-two-places")
    config = Config(Path(values["data"]) if values["data"] else None, values["database"])
    if values["bot_delay"] is not None:
        config.bot_delay = read_delay(values["bot_delay"])
    workers = read_number(values["workers"], "--workers", 1, 1)
    if workers > 1:
        check_crew(values["database"], workers)
    host = values["host"] or HOST
    try:
        config.url()
        if workers > 1:
            serve_with_crew(config, host, port, workers)
        else:
            serve(config, host, port)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise BadInput("serve-without-psycopg") from None
    except (SQLAlchemyError, OSError) as error:
        raise BadInput("serve-cannot-start", reason=str(error).splitlines()[0]) from None
    return 0


def check_crew(database: str | None, workers: int) -> None:
    """Refuse several workers where they cannot work on one database or listen on one port."""
    from zeitalter.server.crew import can_share_ports

    if workers > MOST_WORKERS:
        raise BadInput("serve-too-many-workers", most=MOST_WORKERS)
    if not (database or "").startswith("postgres"):
        raise BadInput("serve-needs-postgres")
    if not can_share_ports():
        raise BadInput("serve-cannot-share-ports")


def open_table(voice: Voice, game: str | None = None) -> int:
    """Serve the table for this machine alone, open it in the browser at a game, and stay until Ctrl-C."""
    from zeitalter.server.config import Config
    from zeitalter.server.run import free_port, serve

    def opened(url: str) -> None:
        address = url if game is None else f"{url}/?game={game}"
        voice.say("cli-table-open", url=address)
        webbrowser.open(address)

    try:
        serve(Config(), HOST, free_port(HOST, PORT), opened)
    except OSError as error:
        raise BadInput("serve-cannot-start", reason=str(error).splitlines()[0]) from None
    return 0


def read_delay(text: str) -> tuple[float, float]:
    """The seconds a bot takes: half as long at least, this long at most."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadInput("serve-bad-delay", value=text)
    return seconds / 2, seconds

"""How a server runs: where its data lies, how fast bots answer, what it allows."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from argon2 import PasswordHasher
from sqlalchemy import URL, make_url

from zeitalter.engine.rng import new_seed
from zeitalter.server.public_addresses import is_public

DATABASE_FILE = "zeitalter.sqlite"


def usual_data_folder() -> Path:
    """The user's data folder for this program."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "zeitalter"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "zeitalter"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "zeitalter"


@dataclass(slots=True)
class Config:
    """Everything that can be set. `database` (an address as `driver_url` takes it) goes before `data` (a folder for
    SQLite)."""

    data: Path | None = None
    database: str | None = None
    bot_delay: tuple[float, float] = (0.3, 0.9)
    """Seconds a bot takes at least and at most at a brisk pace, so that people can follow; with none it does not hold
    back after a question opens either."""
    bot_workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    """Processes in which bots think; of two or more, one is kept for those whose bots are quick."""
    bot_seconds: float = 3.0
    """Seconds of the processor a bot may think: twenty times what the slowest of ours takes."""
    analysis_seconds: float = 80.0
    """Seconds of the processor for the analysis of a whole match; what comes last is left out."""
    origins: tuple[str, ...] = ()
    """Further sites whose pages may talk to this server; its own always may."""
    limits: bool = True
    """Whether requests and messages are counted per person and address."""
    new_seed: Callable[[], bytes] = new_seed
    """Where the secret seeds of new matches come from."""
    hasher: PasswordHasher = field(default_factory=PasswordHasher)
    """What makes hashes of passwords, with the effort that argon2 recommends."""
    frame_bytes: int = 16 * 1024
    upload_bytes: int = 4 * 1024 * 1024
    body_bytes: int = 64 * 1024
    cards_bytes: int = 640 * 1024
    """Bytes of a request that may bring component files along: as JSON they grow."""
    connections_per_address: int = 400
    """Connections from one address; those of a reverse proxy on this machine are counted by whom they are for."""
    sockets_per_address: int = 256
    requests_per_address: int = 400
    """Requests of one address that are answered at once, and below those that send a body."""
    bodies_per_address: int = 32
    head_seconds: float = 10.0
    """Seconds for a request to begin and for its head to be here, for its body, and for a socket's first message."""
    body_seconds: float = 60.0
    hello_seconds: float = 30.0
    unread_seconds: float = 30.0
    """Seconds after which a connection is cut off that does not read what waits for it."""
    matches_per_person: int = 300
    """Matches and bytes that are stored for one person, and for all who come from one address."""
    matches_per_address: int = 1500
    bytes_per_person: int = 200 * 1024 * 1024
    bytes_per_address: int = 500 * 1024 * 1024
    unplayed_days: float = 30.0
    """Days after which a match that nobody has played in is cleared, and a guest who sits nowhere is forgotten."""
    holiday_days: int = 28
    """Days of a year for which somebody can be on holiday, so that all clocks stand still."""
    prepared_live: tuple[float, float] = (3.0, 12.0)
    """Seconds after which a prepared answer is given at least and at most, so that nobody can tell it from a person's;
    and the same in a match at a move a day."""
    prepared_daily: tuple[float, float] = (60.0, 900.0)
    moment: float = 0.5
    """Seconds between two positions for a screen that is not asked, however quickly others play."""
    worker: int = 0
    """Which of several worker processes this is."""
    plain_log: bool = False
    """Whether the log is written for the eye, not as JSON."""
    metrics: tuple[str, int] | None = None
    """The address at which Prometheus finds the numbers of this process; worker n has the nth port from there on."""
    metrics_token: str | None = None
    """What Prometheus has to know to get them."""
    drain: float = 0.0
    """Seconds between being asked to stop and doing so, in which a load balancer can hear of it from `/ready`."""
    poll: float = 1.0
    """Seconds between looks for entries that another worker of the same database has written."""
    public_url: str | None = None
    """The address by which people reach this house: links in letters lead there. Without it there is no mail."""
    smtp: str | None = None
    """The server that takes letters, e.g. `smtps://user@mail.example.org`, its password, and who they are from."""
    smtp_password: str | None = None
    mail_from: str | None = None
    allowed_address: Callable[[str], bool] = is_public
    """To which addresses requests go that somebody wants us to send."""
    call_pauses: tuple[float, ...] = (60.0, 300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
    """Seconds until a letter is tried again that did not arrive; after the last time its way is given up."""
    call_claim: float = 120.0
    """Seconds after which another worker may send what this one has not: longer than any letter takes."""
    beat: float = 1.0
    """Seconds between two signs of life of a worker; one that has given none for some of them is taken for dead."""

    def url(self) -> str:
        """The address of the database; makes the data folder if needed."""
        if self.database is not None:
            url = driver_url(self.database)
        else:
            folder = usual_data_folder() if self.data is None else self.data
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            url = f"sqlite:///{folder / DATABASE_FILE}"
        _keep_to_ourselves(make_url(url))
        return url


def driver_url(address: str) -> str:
    """The address of a database as SQLAlchemy takes it: PostgreSQL is reached by psycopg unless it says otherwise."""
    url = make_url(address)
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    return url.render_as_string(hide_password=False)


def _keep_to_ourselves(url: URL) -> None:
    """Let nobody else read the file of a database: it holds seeds and hands. SQLite gives its log the same mode."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return
    if url.database.startswith("file:"):
        return
    file = Path(url.database)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for path in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):  # it is not there, or somebody else's
            path.chmod(0o600)

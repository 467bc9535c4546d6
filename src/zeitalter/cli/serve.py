"""`zeitalter serve`: the table for browsers."""

from __future__ import annotations

import ipaddress
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from zeitalter.cli.flags import Values
from zeitalter.cli.places import place_of
from zeitalter.cli.seats import read_number
from zeitalter.cli.voice import Voice
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game

if TYPE_CHECKING:
    from zeitalter.server.config import Config

HOST, PORT, HIGHEST_PORT = "127.0.0.1", 8000, 65535
SHORTEST_TOKEN = 16
MOST_WORKERS = 64


def run_serve(voice: Voice, game: Game, values: Values) -> int:
    """Serve the table until it is stopped."""
    from sqlalchemy.exc import SQLAlchemyError  # only this command needs the server's libraries

    from zeitalter.server.crew import serve_with_crew
    from zeitalter.server.run import serve

    port = read_number(values["port"], "--port", PORT, 0)
    if port > HIGHEST_PORT:
        raise BadInput("serve-bad-port", port=port, most=HIGHEST_PORT)
    config = place_of(values)
    if values["bot_delay"] is not None:
        config.bot_delay = read_delay(values["bot_delay"])
    config.plain_log = values["plain_log"]
    config.drain = read_number(values["drain"], "--drain", 0, 0)
    config.metrics_token = read_token(values["metrics_token"])
    if values["metrics"] is not None:
        config.metrics = read_metrics(values["metrics"], config.metrics_token)
    set_up_letters(config, values)
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


def set_up_letters(config: Config, values: Values) -> None:
    """Say where links in letters lead, and who takes mail; refused if something is missing for that."""
    from zeitalter.server.calls.mail import read_mail_server

    url, smtp, sender, file = (values[name] for name in ("url", "smtp", "mail_from", "smtp_password"))
    if url:
        config.public_url = read_site(url)
    if not (smtp or sender or file):
        return
    if not (smtp and sender and url):
        raise BadInput("serve-mail-incomplete")
    try:
        config.smtp_password = Path(file).read_text(encoding="utf-8").strip() if file else None
    except (OSError, UnicodeDecodeError):
        raise BadInput("serve-no-password", path=file) from None
    config.smtp, config.mail_from = smtp, sender
    read_mail_server(smtp, config.smtp_password, sender)


def read_site(text: str) -> str:
    """The address of a site, without what follows its host."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
        good = good and parts.username is None and parts.path in ("", "/")
    except ValueError:
        good = False
    if not good:
        raise BadInput("serve-bad-url", value=text)
    return f"{parts.scheme}://{parts.netloc}"


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


def read_metrics(text: str, token: str | None) -> tuple[str, int]:
    """The address at which the numbers of the server can be read: `9100` or `HOST:9100`; strangers need a token."""
    host, _, port = text.rpartition(":")
    host = host.strip("[]") or HOST
    if not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise BadInput("serve-bad-metrics", value=text)
    if token is None and host != "localhost" and not _is_this_machine(host):
        raise BadInput("serve-metrics-open", value=text)
    return host, int(port)


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def read_token(path: str | None) -> str | None:
    """The word in a file that only those know who may read it."""
    if path is None:
        return None
    try:
        found = Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("cannot-read", path=path, reason=getattr(error, "strerror", None) or "UTF-8") from None
    if len(found) < SHORTEST_TOKEN or not (found.isascii() and found.isprintable()):
        raise BadInput("serve-short-token", path=path, low=SHORTEST_TOKEN)
    return found


def read_delay(text: str) -> tuple[float, float]:
    """The seconds a bot takes: half as long at least, this long at most."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadInput("serve-bad-delay", value=text)
    return seconds / 2, seconds

"""The broker between workers: PostgreSQL itself, through the backend of Litestar Channels for psycopg."""

from __future__ import annotations

from collections.abc import Callable

from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy import make_url

from zeitalter.server.store.database import PATIENCE


def broker_for(url: str) -> Callable[[], ChannelsBackend] | None:
    """What makes the broker of a database; None where a database has one worker."""
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        return None
    from psycopg.conninfo import make_conninfo

    from zeitalter.server.house.postgres_broker import PostgresBroker

    plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
    conninfo = make_conninfo(plain, **{name: value for name, value in PATIENCE.items() if name not in address.query})
    return lambda: PostgresBroker(conninfo)

"""Links by mail that count once: to confirm an address, and to choose a new password. Stored as hashes, for a while."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, delete, func, insert, select, update

from zeitalter.server.calls.outbox import stamp
from zeitalter.server.calls.ways import remove_way
from zeitalter.server.calls.wishes import MAIL
from zeitalter.server.steady_clock import now
from zeitalter.server.store.holds import hold_people
from zeitalter.server.store.people import token_hash
from zeitalter.server.store.tables import PEOPLE, SESSIONS, TOKENS, WAYS

CONFIRM, RESET = "confirm", "reset"
LIVES = {CONFIRM: timedelta(days=2), RESET: timedelta(hours=1)}
MOST_PER_HOUR = 3
"""Links that are sent to one address, or for one person, in an hour."""
HOUR = timedelta(hours=1)


@dataclass(slots=True, frozen=True)
class Token:
    """What a link stands for."""

    kind: str
    person: str
    way: str | None
    address: str


def new_token(c: Connection, kind: str, person: str, way: str | None, address: str, again: bool = False) -> str | None:
    """What stands in a new link; None if there were too many of them lately.

    `again`: one was made for the same letter, which did not arrive. However often that is tried, it is one letter.
    """
    hold_people(c, person)
    recent = TOKENS.c.created > stamp(now() - HOUR)
    for whose in () if again else (TOKENS.c.person == person, TOKENS.c.address == address):
        if c.execute(select(func.count()).where(TOKENS.c.kind == kind, whose, recent)).scalar_one() >= MOST_PER_HOUR:
            return None
    token = secrets.token_urlsafe(32)
    times = {"created": stamp(now()), "expires": stamp(now() + LIVES[kind])}
    values = {"kind": kind, "person": person, "way": way, "address": address}
    c.execute(insert(TOKENS).values(hash=token_hash(token), **values, **times))
    return token


def use_token(c: Connection, kind: str, token: str) -> Token | None:
    """What a link stands for, which thereby has counted; None if it does not any more."""
    this = TOKENS.c.hash == token_hash(token), TOKENS.c.kind == kind, TOKENS.c.expires > stamp(now())
    row = c.execute(select(TOKENS).where(*this)).first()
    used = update(TOKENS).where(*this).values(expires=stamp(now()))  # the row still counts for a while
    if row is None or not c.execute(used).rowcount:
        return None
    return Token(row.kind, row.person, row.way, row.address)


def confirm_address(c: Connection, token: str) -> bool:
    """Confirm the address to which a link was sent: from now on it is the only one. Whether the link still counted."""
    found = use_token(c, CONFIRM, token)
    if found is None:
        return False
    mine = WAYS.c.person == found.person, WAYS.c.kind == MAIL
    if not c.execute(update(WAYS).where(WAYS.c.id == found.way, *mine).values(confirmed=True)).rowcount:
        return False
    for other in c.execute(select(WAYS.c.id).where(*mine, WAYS.c.id != found.way)).scalars().all():
        remove_way(c, other)
    return True


def reset_password(c: Connection, token: str, hash: str) -> tuple[str, str] | None:
    """Give an account a new password and end all its sessions; its id and name, or None if the link counts no more."""
    found = use_token(c, RESET, token)
    row = None if found is None else c.execute(select(PEOPLE).where(PEOPLE.c.id == found.person)).first()
    if found is None or row is None or row.login is None or not _is_address_of(c, found):
        return None
    c.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(password=hash, refused=0))
    c.execute(delete(SESSIONS).where(SESSIONS.c.person == row.id))
    others = TOKENS.c.person == row.id, TOKENS.c.kind == RESET
    c.execute(update(TOKENS).where(*others).values(expires=stamp(now())))
    return row.id, row.name


def _is_address_of(c: Connection, token: Token) -> bool:
    """Whether the address to which a link was sent still is that of its person: an old one opens nothing any more."""
    mine = WAYS.c.person == token.person, WAYS.c.kind == MAIL, WAYS.c.confirmed.is_(True)
    return c.execute(select(WAYS.c.id).where(*mine, WAYS.c.address == token.address)).first() is not None


def accounts_to_reset(c: Connection, login: str, address: str) -> list[tuple[str, str, str]]:
    """The accounts that a name or a mail address stands for: id, name, and the confirmed address of each."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, WAYS.c.address).join(WAYS, WAYS.c.person == PEOPLE.c.id)
    confirmed = WAYS.c.kind == MAIL, WAYS.c.confirmed.is_(True), PEOPLE.c.login.is_not(None)
    asked = (PEOPLE.c.login == login) | (func.lower(WAYS.c.address) == address.lower())
    return [(r.id, r.name, r.address) for r in c.execute(query.where(*confirmed, asked).limit(MOST_PER_HOUR))]


def clear_tokens(c: Connection) -> None:
    """Forget links that count no more, once they need not be counted either."""
    c.execute(delete(TOKENS).where(TOKENS.c.expires < stamp(now() - HOUR), TOKENS.c.created < stamp(now() - HOUR)))

"""Who is who: guests by name and cookie, accounts with a password to move between devices.

A cookie is 256 random bits; the database knows its hash only. So it is with passwords, see `passwords`.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from zeitalter.server.errors import Conflict, Forbidden, Wrong
from zeitalter.server.steady_clock import now, timestamp
from zeitalter.server.store.database import Database
from zeitalter.server.store.holds import hold_people
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.news import Standing, load_standings, note_changes
from zeitalter.server.store.passwords import PASSWORD_LENGTH, Passwords
from zeitalter.server.store.tables import (
    CALLS,
    CHAT,
    HAPPENINGS,
    HOLIDAYS,
    MATCH_WISHES,
    MATCHES,
    NOTES,
    PEOPLE,
    SEATS,
    SESSIONS,
    TOKENS,
    WATCHERS,
    WAYS,
    WISHES,
)

LONGEST_NAME = 24
LONGEST_LOGIN = 80
SPARE = 4
"""How many times longer a name may be before everything is taken away that cannot be seen."""
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters that look like nothing."""
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of writing."""
OLDEST_SESSION = timedelta(days=400)


@dataclass(slots=True, frozen=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str
    account: bool
    refused: int = 0
    """Wrong passwords that were tried for this account since somebody last logged in to it."""


def token_hash(token: str) -> str:
    """What the database keeps of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_text(text: str) -> str:
    """One line of what can be seen. The text has to be short: some marks take time by the square of their number."""
    visible = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] not in "C")
    return " ".join(visible.translate(_BLANK).split())


def clean_talk(text: str) -> str:
    """A line of chat as it is stored: nothing that would turn it round or that a database cannot hold."""
    return " ".join("".join(c for c in text if c.isspace() or _can_be_said(c)).split())


def clean_writing(text: str) -> str:
    """Several lines as they are stored: nothing that would turn them round or that a database cannot hold."""
    return "".join(c for c in text if c in "\n\t" or _can_be_said(c))


def _can_be_said(c: str) -> bool:
    return unicodedata.category(c) not in ("Cc", "Cs") and c not in _TURNING


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is shown: one line, no control characters, not too long; a clear refusal for none."""
    if len(text) > SPARE * longest:
        raise Wrong("name-too-long", most=longest)
    name = clean_text(text)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Wrong("name-missing")
    if len(name) > longest:
        raise Wrong("name-too-long", most=longest)
    return name


def login_of(name: str) -> str:
    """The form in which names of accounts are compared; no longer than its column, though letters may grow in it."""
    name = clean_text(name[: SPARE * LONGEST_NAME])
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:LONGEST_LOGIN]


class People:
    """Guests, accounts and their cookies."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self.database = database
        self._passwords = passwords

    async def person_of(self, token: str | None) -> Person | None:
        """The person a cookie stands for."""
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        oldest = (now() - OLDEST_SESSION).isoformat()

        def find(c: Connection) -> Person | None:
            columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.refused)
            query = select(*columns).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            row = c.execute(query.where(SESSIONS.c.hash == key, SESSIONS.c.created > oldest)).first()
            return None if row is None else Person(row.id, row.name, row.login is not None, row.refused or 0)

        return await self.database.read(find)

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the cookie that stands for it."""
        person = Person(new_id(), clean_name(name), False)
        token = secrets.token_urlsafe(32)

        def store(c: Connection) -> None:
            c.execute(insert(PEOPLE).values(id=person.id, name=person.name, created=timestamp()))
            _store_session(c, token, person.id)

        await self.database.write(store)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """A person under another name; an account is then known by it."""
        renamed = Person(person.id, clean_name(name), person.account, person.refused)
        values = {"name": renamed.name, **({"login": login_of(renamed.name)} if person.account else {})}
        try:
            await self.database.write(
                lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
            )
        except IntegrityError:
            raise Conflict("name-taken", name=renamed.name) from None
        return renamed

    async def new_account(self, name: str, password: str, guest: Person | None) -> tuple[Person, str]:
        """A new account; a guest becomes it and keeps all seats."""
        if guest is not None and guest.account:
            raise Conflict("already-an-account")
        name = clean_name(name)
        hash = await self.new_hash(password)
        token = secrets.token_urlsafe(32)
        person = Person(new_id() if guest is None else guest.id, name, True)

        def store(c: Connection) -> None:
            values = {"name": name, "login": login_of(name), "password": hash}
            if guest is None:
                c.execute(insert(PEOPLE).values(id=person.id, created=timestamp(), **values))
            else:
                check_guest(c, guest.id)
                c.execute(update(PEOPLE).where(PEOPLE.c.id == guest.id).values(**values))
                c.execute(delete(SESSIONS).where(SESSIONS.c.person == guest.id))
            _store_session(c, token, person.id)

        try:
            await self.database.write(store)
        except IntegrityError:
            raise Conflict("name-taken", name=name) from None
        return person, token

    async def log_in(
        self, login: str, password: str, before: Person | None, old: str | None, known: bool = False
    ) -> tuple[Person, str]:
        """An account by login and password, under a new cookie; a guest's seats move to it, the old cookie ends.

        A wrong password is counted, so that the owner hears of it. `known`: from where it was logged in to before.
        """
        row = await self.database.read(lambda c: c.execute(select(PEOPLE).where(PEOPLE.c.login == login)).first())
        fits = await self._passwords.fits(row.password if row else None, password, known)
        if not fits or row is None:
            more = update(PEOPLE).where(PEOPLE.c.login == login).values(refused=func.coalesce(PEOPLE.c.refused, 0) + 1)
            await self.database.write(lambda c: c.execute(more))  # for unknown names, too: the time tells nothing
            raise Forbidden("wrong-password")
        person = Person(row.id, row.name, True, row.refused or 0)
        token = secrets.token_urlsafe(32)

        def store(c: Connection) -> None:
            if before is not None and not before.account:
                check_guest(c, before.id, person.id)
                _move(c, before.id, person.id)
            if old:
                c.execute(delete(SESSIONS).where(SESSIONS.c.hash == token_hash(old)))
            c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(refused=0))
            _store_session(c, token, person.id)

        await self.database.write(store)
        return person, token

    async def known_sessions(self, hashes: Sequence[str]) -> set[str]:
        """Those of some cookies, as hashes, that still stand for somebody."""
        query = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes))
        return set(await self.database.read(lambda c: c.execute(query).scalars().all()))

    async def matches_of(self, person: str) -> list[Standing]:
        """How far all matches are that a person owns, sits at or watches."""

        def find(c: Connection) -> list[Standing]:
            sits, watches = (select(t.c.match).where(t.c.person == person) for t in (SEATS, WATCHERS))
            mine = (MATCHES.c.owner == person) | MATCHES.c.id.in_(sits) | MATCHES.c.id.in_(watches)
            running = select(MATCHES.c.id).where(mine)
            return load_standings(c, list(c.execute(running).scalars()))

        return await self.database.read(find)

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of an account that is logged in to."""
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        hash = await self.database.read(lambda c: c.execute(query).scalar())
        if not await self._passwords.fits(hash, password, known=True):
            raise Forbidden("wrong-password")

    async def new_hash(self, password: str) -> str:
        """What is stored of a new password; refused if it cannot be one."""
        low, high = PASSWORD_LENGTH
        if not low <= len(password) <= high:
            raise Wrong("bad-password", low=low, high=high)
        return await self._passwords.hash(password)

    async def log_out(self, token: str) -> None:
        """Forget a cookie."""
        await self.database.write(lambda c: c.execute(delete(SESSIONS).where(SESSIONS.c.hash == token_hash(token))))

    async def log_out_everywhere(self, person: Person) -> None:
        """Forget all cookies of a person."""
        await self.database.write(lambda c: c.execute(delete(SESSIONS).where(SESSIONS.c.person == person.id)))


def _store_session(c: Connection, token: str, person: str) -> None:
    c.execute(insert(SESSIONS).values(hash=token_hash(token), person=person, created=timestamp()))


def check_guest(c: Connection, guest: str, *others: str) -> None:
    """Refuse to change a guest who has become an account meanwhile; nobody else changes these people now."""
    hold_people(c, guest, *others)
    if c.execute(select(PEOPLE.c.login).where(PEOPLE.c.id == guest)).scalar() is not None:
        raise Conflict("already-an-account")


def _move(c: Connection, guest: str, account: str) -> None:
    """Everything a guest has belongs to the account from now on."""
    sits, watches = (select(t.c.match).where(t.c.person == guest) for t in (SEATS, WATCHERS))
    touched = (MATCHES.c.owner == guest) | MATCHES.c.id.in_(sits) | MATCHES.c.id.in_(watches)
    note_changes(c, c.execute(select(MATCHES.c.id).where(touched)).scalars())
    c.execute(update(SEATS).where(SEATS.c.person == guest).values(person=account))
    c.execute(update(MATCHES).where(MATCHES.c.owner == guest).values(owner=account))
    watched = c.execute(select(WATCHERS.c.match).where(WATCHERS.c.person == account)).scalars().all()
    c.execute(delete(WATCHERS).where(WATCHERS.c.person == guest, WATCHERS.c.match.in_(watched)))
    c.execute(update(WATCHERS).where(WATCHERS.c.person == guest).values(person=account))
    noted = c.execute(select(NOTES.c.match).where(NOTES.c.person == account)).scalars().all()
    c.execute(delete(NOTES).where(NOTES.c.person == guest, NOTES.c.match.in_(noted)))
    c.execute(update(NOTES).where(NOTES.c.person == guest).values(person=account))
    if c.execute(select(HOLIDAYS.c.id).where(HOLIDAYS.c.person == account).limit(1)).first() is not None:
        c.execute(delete(HOLIDAYS).where(HOLIDAYS.c.person == guest))  # a year has only so many days of holiday
    c.execute(update(HOLIDAYS).where(HOLIDAYS.c.person == guest).values(person=account))
    c.execute(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    _move_calls(c, guest, account)
    c.execute(delete(SESSIONS).where(SESSIONS.c.person == guest))


def _move_calls(c: Connection, guest: str, account: str) -> None:
    """The guest's ways call the account, whose own wishes hold; a mail address counts only for who confirmed it."""
    for table in (TOKENS, WISHES):
        c.execute(delete(table).where(table.c.person == guest))
    c.execute(delete(WAYS).where(WAYS.c.person == guest, WAYS.c.kind == "mail"))
    own = c.execute(select(MATCH_WISHES.c.match).where(MATCH_WISHES.c.person == account)).scalars().all()
    c.execute(delete(MATCH_WISHES).where(MATCH_WISHES.c.person == guest, MATCH_WISHES.c.match.in_(own)))
    for table in (CALLS, HAPPENINGS, MATCH_WISHES, WAYS):
        c.execute(update(table).where(table.c.person == guest).values(person=account))

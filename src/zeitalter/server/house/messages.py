"""What workers of one house say to each other. Nothing here is a secret of a seat: only that something is new.

Whatever is stored is read from the database by whoever hears of it, so a message that is lost or comes late makes
nothing wrong.
"""

from __future__ import annotations

import msgspec


class MatchMoved(msgspec.Struct, tag_field="t", tag="moved"):
    """Something was stored about a match: how many entries it has now, and how often the rest has changed."""

    match: str
    entries: int
    changes: int


class MatchGone(msgspec.Struct, tag_field="t", tag="gone"):
    """A match was deleted."""

    match: str


class Looking(msgspec.Struct, tag_field="t", tag="looking"):
    """Who looks at a match through the worker that says it: seats, spectators, and people who sit there."""

    match: str
    here: list[int]
    watching: int
    people: list[str]


class WhoLooks(msgspec.Struct, tag_field="t", tag="who"):
    """Everybody is to say who looks at a match (None: at all)."""

    match: str | None = None


class LoggedOut(msgspec.Struct, tag_field="t", tag="out"):
    """A person has logged out everywhere."""

    person: str


class LoginTried(msgspec.Struct, tag_field="t", tag="tried"):
    """Somebody tries a password: account and address, as they are counted."""

    login: str
    address: str


class LoginDone(msgspec.Struct, tag_field="t", tag="known"):
    """The password was right."""

    login: str
    address: str


class WorkerLeft(msgspec.Struct, tag_field="t", tag="left"):
    """The worker that says it stops: others may keep its matches."""


HouseMessage = MatchMoved | MatchGone | Looking | WhoLooks | LoggedOut | LoginTried | LoginDone | WorkerLeft


class Letter(msgspec.Struct):
    """Messages of one worker, sent together."""

    worker: str
    messages: list[HouseMessage]

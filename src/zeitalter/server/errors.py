"""What the server refuses, by HTTP status. The sentence of an error is `error-<id>` in `texts/server.*.ftl`."""

from __future__ import annotations

from typing import ClassVar

from zeitalter.engine.errors import ZeitalterError


class Wrong(ZeitalterError):
    """A request that cannot be understood or used."""

    status: ClassVar[int] = 400


class Unknown(Wrong):
    """Nobody has said who is asking."""

    status = 401


class Forbidden(Wrong):
    """Somebody asks for what is not theirs."""

    status = 403


class Missing(Wrong):
    """There is no such thing, or the asker may not know of it."""

    status = 404


class Conflict(Wrong):
    """The thing has changed meanwhile, or is not in a state for this."""

    status = 409


class OddPosition(Conflict):
    """The rules cannot handle a position that came from outside: that is no mistake of ours."""


class TooLarge(Wrong):
    """More than the server reads."""

    status = 413


class NotJson(Wrong):
    """A body of another type than JSON."""

    status = 415


class TooMany(Wrong):
    """Too many requests in a short time."""

    status = 429


class OurMistake(Wrong):
    """Something went wrong on our side."""

    status = 500


class NotStored(OurMistake):
    """What is to be stored or read cannot be reached now; later it can."""

    status = 503

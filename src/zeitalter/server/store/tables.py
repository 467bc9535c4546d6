"""The tables of the database. Migrations in `migrations/versions` make them; this is what queries are written with."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("refused", Integer),
    Column("created", String(32), nullable=False),
)
"""Guests and accounts; `login` is an account's name in the form it is compared by, `password` its argon2 hash.

`refused` counts wrong passwords since the last right one.
"""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", String(32), nullable=False),
    Index("sessions_by_person", "person"),
)
"""Cookies, as hashes only."""

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Integer),
    Column("bank", Integer),
    Column("spent", JSON),
    Column("due", String(32)),
    Column("watch", String(64), nullable=False, unique=True),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("components", JSON),
    Column("parent", JSON),
    Column("start", JSON),
    Column("created", String(32), nullable=False),
    Column("since", String(32), nullable=False),
    Column("until", String(32)),
    Column("entries", Integer, nullable=False),
    Column("told", Integer),
    Column("waiting", JSON, nullable=False),
    Column("owing", JSON),
    Column("over", Boolean, nullable=False),
    Column("result", JSON),
    Column("aside", Boolean),
    Column("size", Integer),
    Column("made_from", String(32)),
    Column("bot_pace", String(8)),
    Column("changes", Integer),
    Column("keeper", String(16)),
    Column("nudged", String(32)),
    Index("matches_by_time", "over", "since"),
    Index("matches_by_owner", "owner"),
    Index("matches_by_origin", "made_from"),
    Index("matches_by_due", "due"),
)
"""A match without its log; from `since` on it is as the lists show it.

`told` is its newest entry of which all know. `owing` are the seats that are `waiting`, and also those who owe a
reaction, which nobody else may know. `aside`: its bots have failed and rest. `size` are the bytes it was
made with, `made_from` hides the address it was made from; see `space`. `bot_pace` is how quickly its bots answer.
`changes` counts what has changed about it beside its log, see `news`; `keeper` is the worker that plays its bots and
clocks, see `leases`.
`nudged` is the `since` of the last question for which people were called a second time, or of a question for which
somebody is still to be called so, a mark of it and when; see `calls.nudges`.
`clock` are the hours for an answer, `bank` those that every seat has beside them, `spent` what the seats have used of
these, and `due` is when the next clock is to be looked at (none: now); see `match.clocks`.
"""

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("link", String(64), unique=True),
)
"""Who sits where: a person (none yet: an invitation), or a bot; `stand_in` plays for an absent person."""

WATCHERS = Table(
    "watchers",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Index("watchers_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("entry", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("match", "number", name="one_entry_per_number"),
)
"""The logs. The unique number is what two workers race for."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("state", JSON, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(16)),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("news", JSON),
)
"""What was said at the tables; with `news` (the id of a sentence and its arguments) what became of a seat."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("at", String(32), nullable=False),
    Column("done", Float, nullable=False),
    Column("work", JSON),
    Column("review", JSON),
)
"""What was found in matches that are over (`review`), or how far somebody's analysis is (`work`).

`at` is when something was last written to it: if that is long ago, nobody works on it any more.
"""

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("beats", Integer, nullable=False),
)
"""The workers that live; each counts its beats, see `leases`."""

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("begins", String(32), nullable=False),
    Column("ends", String(32), nullable=False),
)
"""When people are away: the clocks of their seats stand still."""

NOTES = Table(
    "notes",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
)
"""What people have written down at a table for themselves alone; `version` counts the changes."""

PREPARED = Table(
    "prepared",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", String(80), primary_key=True),
    Column("answer", JSON, nullable=False),
    Column("until", String(16)),
    Column("entry", Integer, nullable=False),
    Column("dropped", JSON),
)
"""Answers that seats have prepared for a coming question, each a secret of its seat.

It is given once, or (`until`) again and again until something happens. `entry` was the newest when it was prepared;
`dropped` says why it was not given.
"""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this database has of its own, e.g. the key with which addresses are hidden."""

WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("site", String(200), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("stopped", String(40)),
    Column("created", String(32), nullable=False),
    Index("ways_by_person", "person"),
)
"""How people are called: to a browser (`push`), by `mail`, or through a hook of another service.

`facts` are the keys of a browser, `site` is the address of ours at which the way was made. Nothing but the question
whether it is right goes to an address that is not `confirmed`; `stopped` says why nothing goes there any more.
"""

WISHES = Table(
    "call_wishes",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("wishes", JSON, nullable=False),
    Column("feed", Integer, nullable=False),
)
"""Of what people want to hear and when; `feed` is the number of the present secret address of their feeds (0: none)."""

MATCH_WISHES = Table(
    "match_wishes",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("wishes", JSON, nullable=False),
    Index("match_wishes_by_person", "person"),
)
"""The same for one match, where somebody wants it to be different there."""

HAPPENINGS = Table(
    "happenings",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("match", String(16), nullable=False),
    Column("person", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("since", String(32), nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("here", Boolean, nullable=False),
    Column("by", String(80), nullable=False),
    Column("at", String(32), nullable=False),
    Index("happenings_by_person", "person"),
)
"""What somebody may want to be called for, written with the entry that caused it; see `store.happenings`."""

CALLS = Table(
    "calls",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(16)),
    Column("way", String(16)),
    Column("match", String(16)),
    Column("kind", String(16), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("at", String(32), nullable=False),
    Column("due", String(32), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claim", String(16)),
    Column("claimed_until", String(32)),
    Index("calls_by_due", "due"),
    Index("calls_by_way", "way"),
    Index("calls_by_person", "person"),
)
"""What is to be sent, each by one way; see `calls.outbox`."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("way", String(16)),
    Column("address", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("expires", String(32), nullable=False),
    Index("tokens_by_person", "person"),
)
"""Links that were sent by mail and count once, as hashes only."""

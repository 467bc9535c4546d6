"""Parts of messages as JSON, made once: most answers and events come again and again, in all matches of a game."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any

import msgspec

from zeitalter.engine.events import Event
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.kit.view_parts import ViewPart
from zeitalter.server.encoding import json_bytes
from zeitalter.server.wire.readable import event_to_json, option_to_json

MOST_CACHED = 20_000
"""Answers, and events, of a game that are cached as JSON."""


JsonCache = dict[Any, bytes]
"""JSON by what it stands for."""


def _keep(cache: JsonCache, key: Any, json: bytes) -> bytes:
    """Keep JSON that was made; a cache that is full is emptied."""
    if len(cache) >= MOST_CACHED:
        cache.clear()
    cache[key] = json
    return json


class GameCache:
    """The answers and events of all matches of a game with the same components: their readable forms are the same."""

    def __init__(self) -> None:
        self.options: JsonCache = {}
        self.events: JsonCache = {}


@lru_cache(maxsize=32)
def _cache_of(game: Game, components: Any) -> GameCache:
    return GameCache()


class MatchEncoder:
    """Makes the JSON of one match's answers and events, and holds what the game shares between its views."""

    def __init__(self, match: Match) -> None:
        self.view_memo: dict[Any, Any] = {}
        self._cache = _cache_of(match.game, match.table.components)

    def options(self, match: Match, seat: int) -> msgspec.Raw:
        """Everything a seat may answer now."""
        cache, parts = self._cache.options, []
        for option in match.options(seat):
            part = cache.get(option)
            if part is None:
                part = _keep(cache, option, json_bytes(option_to_json(match, option)))
            parts.append(part)
        return msgspec.Raw(b"[%b]" % b",".join(parts))

    def events(self, match: Match, seat: int | None, since: int) -> msgspec.Raw:
        """What happened after an entry, as a seat sees it."""
        parts = [event.encoded or self._event(match, n, event) for n, event in match.events(seat, since + 1)]
        return msgspec.Raw(b"[%b]" % b",".join(parts))

    def encode_in_steps(self, match: Match) -> Generator[None, None, None]:
        """Make the JSON of all events that everybody may see, one by one."""
        lines = match.events(None)
        for i, (n, event) in enumerate(lines):
            if not event.encoded:
                self._event(match, n, event)
                yield
            elif i % 1000 == 999:
                yield

    def _event(self, match: Match, n: int, event: Event) -> bytes:
        of = event.of and (event.of.id, event.of.args)
        cache, key = self._cache.events, (event.id, event.args, of)
        part = cache.get(key)
        if part is None:
            part = _keep(cache, key, json_bytes(event_to_json(match, event))[1:])
        event.encoded = b"[%d,%b" % (n, part)
        return event.encoded


def encode_parts(view: dict[str, Any]) -> dict[str, Any]:
    """A view with its parts as JSON; a part that has not changed since it was last encoded is not encoded again."""
    found = view.copy()
    for key, value in view.items():
        if type(value) is ViewPart:
            found[key] = _encode_part(value)
        elif type(value) is list and value and type(value[0]) is ViewPart:
            found[key] = [_encode_part(part) for part in value]
    return found


def _encode_part(part: ViewPart) -> msgspec.Raw:
    try:
        raw: msgspec.Raw = part.encoded
    except AttributeError:
        raw = part.encoded = msgspec.Raw(json_bytes(part))
    return raw

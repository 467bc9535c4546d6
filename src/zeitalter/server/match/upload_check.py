"""What a worker does with a match file from outside: read it, play it through, look at it from every seat.

Only what has come through all of this is stored, so nothing in a file can surprise the server later: every position
holds what the game says must always hold, and showing it is quick.
"""

from __future__ import annotations

import math
import time
from types import SimpleNamespace
from typing import Any

import msgspec

from zeitalter.bots.ladder import USUAL, find_bot, level_of
from zeitalter.engine import files
from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.engine.match import Match, Seat
from zeitalter.games import find_game
from zeitalter.kit.owners_files import check_words
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import TooLarge
from zeitalter.server.match.bot_workers import answers_of_bot, bot_task
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.store.matches import MatchRows, StoredMatch, match_rows, rebuild_match
from zeitalter.server.store.people import clean_name
from zeitalter.server.store.standing import standing_of
from zeitalter.server.wire import game_data
from zeitalter.server.wire.edition import differences_of
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.match_summary import summarize_match
from zeitalter.server.wire.party_names import party_names
from zeitalter.server.wire.positions import Position
from zeitalter.texts import LANGUAGES, texts_for

FILE = "upload.json"
LONGEST_LOG = 5000
LONGEST_NAME = 24
DEEPEST = 40
"""Lists in lists in a file: more than any of ours has."""
LARGEST = 2**62
SHOWING = 1.0
"""Seconds of the processor that showing a position to everybody may take: people would wait for it after every move."""
EVERY = 50
"""Entries between two positions of the log that are looked at."""


class UploadedSeat(msgspec.Struct):
    """Who sits in a seat of an uploaded match: a bot, or whoever uploads it."""

    name: str
    bot: str | None


class Upload(msgspec.Struct):
    """A match file as the server stores it."""

    game: str
    seats: list[UploadedSeat]
    minutes: int
    """How long a live table may take over the present question."""
    rows: msgspec.Raw
    """`MatchRows`."""


def check_upload(data: bytes) -> bytes:
    """The `Upload` of a match file; refused with what is wrong with it."""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("not-a-match-file", path=FILE) from None
    try:
        return _checked(content)
    except (ZeitalterError, MemoryError):
        raise
    except Exception:  # whatever a forged file makes the rules stumble over
        raise BadInput("damaged-file", path=FILE) from None


def _checked(content: Any) -> bytes:
    check_plain(content)
    if isinstance(content, dict) and isinstance(content.get("log"), list) and len(content["log"]) > LONGEST_LOG:
        raise TooLarge("log-too-long", most=LONGEST_LOG)
    if isinstance(content, dict) and isinstance(content.get("components"), dict):
        check_words(content["components"], FILE)
    match = files.from_json(content, find_game, FILE)
    if match.read_only:
        raise BadInput("log-does-not-match", path=FILE)
    places = [_place(number, seat, match) for number, seat in enumerate(match.seats, 1)]
    match.seats = [Seat(p.name, f"bot:{p.bot}" if p.bot else "person") for p in places]
    match.parent = _parent(match.parent)
    rows = json_bytes(match_rows(match))
    match = _opened(match.game.id, places, msgspec.json.decode(rows, type=MatchRows))
    check_positions(match)
    check_shown(match, places)
    question = match.question()
    minutes = 0 if question is None else question.minutes(match.state)
    seats = [UploadedSeat(p.name, p.bot) for p in places]
    return json_bytes(Upload(match.game.id, seats, minutes, msgspec.Raw(rows)))


def check_plain(content: Any) -> None:
    """Refuse values that no file of ours holds and not every database keeps."""
    level = [content]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below += value
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif not _is_plain(value):
                raise BadInput("damaged-file", path=FILE)
        if not below:
            return
        level = below
    raise BadInput("damaged-file", path=FILE)


def _is_plain(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" not in value
    if isinstance(value, int):
        return abs(value) < LARGEST
    return not isinstance(value, float) or math.isfinite(value)


def _place(number: int, seat: Seat, match: Match) -> Place:
    name, player = str(seat.name)[:LONGEST_NAME], str(seat.player)
    name = clean_name(name) if name.strip() else str(number)
    if not player.startswith("bot:"):
        return Place(name)
    bot = player.removeprefix("bot:")
    return Place(name, bot=level_of(bot, match.game))


def _quickly(bot: str, match: Match) -> str:
    """A bot that does not think for long, to see whether a position can be played at all."""
    return USUAL if find_bot(bot, match.game).seconds else bot


def _parent(data: Any) -> dict[str, Any] | None:
    """What an uploaded file says of the match it goes on from, as far as it makes sense."""
    entry, commitment = (data.get("entry"), data.get("commitment")) if isinstance(data, dict) else (None, None)
    if not isinstance(entry, int) or not isinstance(commitment, str):
        return None
    return {"entry": entry, "commitment": commitment[:80]}


def _opened(game: str, places: list[Place], rows: MatchRows) -> Match:
    """The match as the server will open it."""
    facts = SimpleNamespace(**rows.facts, game=game)
    steps = rebuild_match(StoredMatch(_info(game, places), facts, rows.entries, rows.states.get(len(rows.entries))))
    try:
        while True:
            next(steps)
    except StopIteration as done:
        match: Match = done.value[0]
        return match


def _info(game: str, places: list[Place]) -> MatchInfo:
    return MatchInfo("", game, "", "", False, "live", "", "", "", places)


def check_positions(match: Match) -> None:
    """Refuse a match with a position in which something does not hold that always must."""
    game, seats = match.game, (None, *range(match.table.seats))
    first = max((i for i, entry in enumerate(match.log, 1) if entry.kind == "rules"), default=0)
    for n in sorted({*range(first, len(match.log), EVERY), len(match.log)}):
        state = match.state_at(n)
        if game.invariants(state):
            raise BadInput("not-a-position", path=FILE, entry=n)
        for seat in seats:
            json_bytes(game.view(state, seat))


def check_shown(match: Match, places: list[Place]) -> None:
    """Do everything with the present position that the server will do with it."""
    for lang in LANGUAGES:
        texts_for(match.game.id, lang)  # the server has read them long ago
    begun = time.process_time()
    position = Position(match, MatchEncoder(match), "", None)
    for seat in (None, *range(match.table.seats)):
        position.message(seat, -1)
    json_bytes([party_names(match), game_data.printed(match), differences_of(match), files.to_json(match)])
    json_bytes(summarize_match(_info(match.game.id, places), standing_of(match), None))
    tasks = [bot_task(match, seat, _quickly(places[seat].bot or "random", match)) for seat in match.asked()]
    if time.process_time() - begun > SHOWING:
        raise BadInput("file-too-much", path=FILE)
    for task in tasks:
        answers_of_bot(task)
